import { countInWords } from '#domain/german/count-in-words.ts';
import { isAddition } from '#domain/compose/correction/point.ts';
import type { CorrectionPoint } from '#domain/compose/correction-points.ts';
import { formatDate } from '#domain/german/format-date.ts';
import type { Facts, Reading } from '#domain/decode/reading.ts';
import { citeRuling, rulingById } from '#domain/knowledge/rulings.ts';
import { certificateTypeLabels, type CertificateType } from '#domain/letter/certificate-type.ts';
import { isBarred } from '#domain/letter/limitation.ts';

/** What the letter tells of the reference. */
export type CorrectionFacts = Pick<
  Facts,
  'title' | 'first_name' | 'last_name' | 'company' | 'begin' | 'end' | 'date'
>;

/** What the letter to the employer is made of. */
export interface CorrectionInput {
  readonly reading: Pick<Reading, 'type'> & { readonly facts: CorrectionFacts };
  readonly points: readonly CorrectionPoint[];
  /** YYYY-MM-DD, both. */
  readonly today: string;
  readonly deadline: string;
}

interface PointContent {
  readonly title: string;
  readonly old: string;
  readonly wanted: string;
  /** „Gewünschte Fassung“ where both stand there; else empty. */
  readonly between: string;
  readonly wish: string;
  readonly reason: string;
  readonly citation: string;
}

/** Points of one kind, with what is said of all of them in front. */
interface SectionContent {
  /** Empty where there is only one section. */
  readonly title: string;
  readonly intro: string;
  /** The number of the first point: they are counted through. */
  readonly first: number;
  readonly points: readonly PointContent[];
}

/** What both formats print; every string is plain text. */
export interface CorrectionContent {
  readonly subject: string;
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly date: string;
  readonly opening: readonly string[];
  readonly sections: readonly SectionContent[];
  readonly closing: readonly string[];
  readonly name: string;
  readonly day: { readonly year: number; readonly month: number; readonly day: number };
}

/** Turns points into a letter that only needs addresses and a signature. */
export function correctionContent({ reading, points, today, deadline }: CorrectionInput): CorrectionContent {
  const { facts, type } = reading;
  const kind = type ?? 'arbeitszeugnis';
  const what = certificateTypeLabels[kind];
  const issued = facts.date === null ? '' : ` vom ${formatDate(facts.date, 'long')}`;
  const name = [facts.title, facts.first_name, facts.last_name].filter(Boolean).join(' ');
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const corrections = points.filter(({ request }) => request !== true);
  const requests = points.filter(({ request }) => request === true);
  const isSimple = points.some(({ rules }) => rules.includes('missing-ratings'));
  const barred = kind !== 'zwischenzeugnis' && isBarred(facts.date, today);
  return {
    subject: `${subjectOf(isSimple, corrections.length > 0)} (${what}${issued})`,
    sender: [name === '' ? '[Vor- und Nachname]' : name, '[Straße und Hausnummer]', '[PLZ und Ort]'],
    recipient: [facts.company ?? '[Name des Arbeitgebers]', '[Straße und Hausnummer]', '[PLZ und Ort]'],
    date: formatDate(today, 'long'),
    opening: [
      'Sehr geehrte Damen und Herren,',
      `für das ${what}${issued} danke ich Ihnen.${employment(facts, kind)} ${askingFor(corrections, requests, isSimple, barred ? '' : lawOf(kind))}`,
    ],
    sections: sectionsOf(corrections, requests, kind),
    closing: [closingOf(facts, deadline, barred, isSimple), 'Mit freundlichen Grüßen'],
    name: name === '' ? '[Vor- und Nachname]' : name,
    day: { year, month, day },
  };
}

function subjectOf(isSimple: boolean, isWrong: boolean): string {
  if (isSimple) return 'Bitte um ein qualifiziertes Zeugnis';
  return isWrong ? 'Bitte um Berichtigung meines Zeugnisses' : 'Bitte, mein Zeugnis zu prüfen';
}

const places = (count: number): string =>
  count === 1 ? 'die folgende Stelle' : `die folgenden ${countInWords(count)} Stellen`;

/** „die folgenden zwei Stellen zu ändern und eine Angabe zu ergänzen“: as the screen counts them. */
function toChange(corrections: readonly CorrectionPoint[]): string {
  const added = corrections.filter(isAddition).length;
  const changed = corrections.length - added;
  if (changed === 0) return 'das Folgende zu ergänzen';
  const more = added === 1 ? 'eine Angabe' : `${countInWords(added)} Angaben`;
  return `${places(changed)} zu ändern${added === 0 ? '' : ` und ${more} zu ergänzen`}`;
}

function askingFor(
  corrections: readonly CorrectionPoint[],
  requests: readonly CorrectionPoint[],
  isSimple: boolean,
  law: string,
): string {
  if (isSimple) {
    const rest = corrections.length > 1 ? ', und um die weiteren Änderungen, die hier stehen' : '';
    return `Es nennt nur Art und Dauer der Tätigkeit. Ich bitte Sie um ein Zeugnis, das auch Leistung und Verhalten beurteilt${rest}.`;
  }
  const end = `damit das Zeugnis klar, vollständig und wohlwollend ist${law === '' ? '' : ` (${law})`}.`;
  if (corrections.length > 0) {
    return `Nach gründlicher Durchsicht bitte ich Sie, ${toChange(corrections)}, ${end}${requests.length > 0 ? ' Darunter steht, was ich Sie darüber hinaus zu prüfen bitte.' : ''}`;
  }
  return `Nach gründlicher Durchsicht bitte ich Sie, ${places(requests.length)} zu prüfen.`;
}

/** What the claim rests on; what is said of an interim reference or of an internship stands in no single statute. */
function lawOf(type: CertificateType): string {
  if (type === 'arbeitszeugnis') return '§\u{a0}109\u{a0}GewO';
  return type === 'ausbildungszeugnis' ? '§\u{a0}16\u{a0}BBiG' : '';
}

function sectionsOf(
  corrections: readonly CorrectionPoint[],
  requests: readonly CorrectionPoint[],
  type: CertificateType,
): SectionContent[] {
  const both = corrections.length > 0 && requests.length > 0;
  const section = (title: string, intro: string, first: number, points: readonly CorrectionPoint[]) => ({
    title: both ? title : '',
    intro,
    first,
    points: points.map((point) => contentOf(point, type)),
  });
  return [
    section('Bitte um Berichtigung', '', 1, corrections),
    section('Bitte, zu prüfen', burdenOf(requests), corrections.length + 1, requests),
  ].filter(({ points }) => points.length > 0);
}

const average = 'bag-9-azr-584-13';
const below = 'lag-koeln-4-sa-12-23';

/** Who has to prove what, once for all wishes for a better grade; evidence is to be named by who has it. */
function burdenOf(requests: readonly CorrectionPoint[]): string {
  const has = (id: string): boolean => requests.some(({ ruling }) => ruling === id);
  const parts = [
    has(below)
      ? `Für eine Beurteilung unter dem Durchschnitt trägt der Arbeitgeber die Darlegungs- und Beweislast (${citeRuling(below)}).`
      : '',
    has(average)
      ? `Dass eine bessere als eine durchschnittliche Beurteilung zutrifft, habe ich darzulegen (${citeRuling(average)}): [Belege nennen, zum Beispiel erreichte Ziele, Beurteilungen, Dankschreiben].`
      : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const titles: Readonly<Record<CorrectionPoint['kind'], string>> = {
  replace: 'Bisherige Fassung',
  remove: 'Zu streichen',
  add: 'Zu ergänzen',
  clarify: 'Bisherige Fassung',
};

function contentOf(point: CorrectionPoint, type: CertificateType): PointContent {
  const { kind, old, wanted, wish, reason, ruling, topic, request } = point;
  // What is said of the burden of proof stands above all of them.
  const isCited = ruling !== null && !(request === true && (ruling === average || ruling === below));
  return {
    title: old === '' && wanted === '' && topic !== '' ? topic : titles[kind],
    old,
    wanted,
    between: old !== '' && wanted !== '' ? 'Gewünschte Fassung' : '',
    wish,
    reason,
    citation: isCited ? citationOf(ruling, type) : '',
  };
}

/** Who is asked looks it up: a ruling of which neither day nor file number is known proves nothing to him. */
function citationOf(id: string, type: CertificateType): string {
  const ruling = rulingById(id);
  if (ruling === undefined) return '';
  const isFindable = ruling.kind === 'statute' || ruling.date !== null || ruling.fileNumber !== '';
  const cited = isFindable ? ruling.id : clarity;
  // What is said of references in general holds for a training, which has a statute of its own.
  return citeRuling(type === 'ausbildungszeugnis' && cited.startsWith('gewo-109') ? training : cited);
}

/** A reference must be worded clearly and may hint at nothing. */
const clarity = 'gewo-109-2';
const training = 'bbig-16';

function employment({ begin, end }: CorrectionFacts, type: CertificateType): string {
  if (begin === null) return '';
  const from = formatDate(begin, 'long');
  if (end === null) {
    if (type === 'ausbildungszeugnis') return ` Meine Ausbildung bei Ihnen begann am ${from}.`;
    if (type === 'praktikumszeugnis') return ` Mein Praktikum bei Ihnen begann am ${from}.`;
    return ` Ich bin seit dem ${from} bei Ihnen beschäftigt.`;
  }
  const span = `vom ${from} bis zum ${formatDate(end, 'long')}`;
  if (type === 'ausbildungszeugnis') return ` Meine Ausbildung bei Ihnen dauerte ${span}.`;
  if (type === 'praktikumszeugnis') return ` Mein Praktikum bei Ihnen dauerte ${span}.`;
  return ` Ich war ${span} bei Ihnen beschäftigt.`;
}

function closingOf({ date }: CorrectionFacts, deadline: string, barred: boolean, isSimple: boolean): string {
  const what = isSimple ? 'das neue Zeugnis' : 'das geänderte Zeugnis';
  const talk = 'Wenn Sie einzelne Formulierungen anders sehen, freue ich mich über ein kurzes Gespräch.';
  // Nothing can be demanded any more: no day is set.
  if (barred) return `Über ${what} würde ich mich sehr freuen. ${talk}`;
  const issue =
    date === null || isSimple
      ? '.'
      : '; das Datum der Ausstellung bleibt dabei das des ursprünglichen Zeugnisses.';
  return `Bitte senden Sie mir ${what} bis zum ${formatDate(deadline, 'long')} zu${issue} ${talk}`;
}
