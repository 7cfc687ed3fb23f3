import type { CorrectionPoint } from '#domain/compose/correction-points.ts';
import { formatDate } from '#domain/german/format-date.ts';
import type { Facts, Reading } from '#domain/decode/reading.ts';
import { citeRuling, rulingById } from '#domain/knowledge/rulings.ts';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';

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

/** What both formats print; every string is plain text. */
export interface CorrectionContent {
  readonly subject: string;
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly date: string;
  readonly opening: readonly string[];
  readonly points: readonly {
    readonly title: string;
    readonly old: string;
    readonly wanted: string;
    readonly reason: string;
    readonly citation: string;
  }[];
  readonly closing: readonly string[];
  readonly name: string;
  readonly day: { readonly year: number; readonly month: number; readonly day: number };
}

const titles: Readonly<Record<CorrectionPoint['kind'], string>> = {
  replace: 'Bisherige Fassung',
  remove: 'Zu streichen',
  add: 'Zu ergänzen',
  clarify: 'Klarer zu fassen',
};

/** Turns points into a letter that only needs addresses and a signature. */
export function correctionContent({ reading, points, today, deadline }: CorrectionInput): CorrectionContent {
  const { facts, type } = reading;
  const what = certificateTypeLabels[type ?? 'arbeitszeugnis'];
  const issued = facts.date === null ? '' : ` vom ${formatDate(facts.date, 'long')}`;
  const name = [facts.title, facts.first_name, facts.last_name].filter(Boolean).join(' ');
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return {
    subject: `Bitte um Berichtigung meines Zeugnisses (${what}${issued})`,
    sender: [name === '' ? '[Vor- und Nachname]' : name, '[Straße und Hausnummer]', '[PLZ und Ort]'],
    recipient: [facts.company ?? '[Name des Arbeitgebers]', '[Straße und Hausnummer]', '[PLZ und Ort]'],
    date: formatDate(today, 'long'),
    opening: [
      'Sehr geehrte Damen und Herren,',
      `für das ${what}${issued} danke ich Ihnen.${employment(facts)} Nach gründlicher Durchsicht bitte ich Sie, ${
        points.length === 1 ? 'die folgende Stelle' : `die folgenden ${points.length} Stellen`
      } zu ändern, damit das Zeugnis klar, vollständig und wohlwollend ist (§\u{a0}109\u{a0}GewO).`,
    ],
    points: points.map(({ kind, old, wanted, reason, ruling }) => ({
      title: titles[kind],
      old,
      wanted,
      reason,
      citation: citationOf(ruling),
    })),
    closing: [
      `Bitte senden Sie mir das berichtigte Zeugnis bis zum ${formatDate(deadline, 'long')} zu${
        facts.date === null
          ? '.'
          : '; das Datum der Ausstellung bleibt dabei das des ursprünglichen Zeugnisses.'
      } Wenn Sie einzelne Formulierungen anders sehen, freue ich mich über ein kurzes Gespräch.`,
      'Mit freundlichen Grüßen',
    ],
    name: name === '' ? '[Vor- und Nachname]' : name,
    day: { year, month, day },
  };
}

/** Who is asked looks it up: a ruling of which neither day nor file number is known proves nothing to him. */
function citationOf(id: string | null): string {
  const ruling = id === null ? undefined : rulingById(id);
  if (ruling === undefined) return '';
  const isFindable = ruling.kind === 'statute' || ruling.date !== null || ruling.fileNumber !== '';
  return citeRuling(isFindable ? ruling.id : clarity);
}

/** A reference must be worded clearly and may hint at nothing. */
const clarity = 'gewo-109-2';

function employment({ begin, end }: CorrectionFacts): string {
  if (begin === null) return '';
  const from = formatDate(begin, 'long');
  return end === null
    ? ` Ich bin seit dem ${from} bei Ihnen beschäftigt.`
    : ` Ich war vom ${from} bis zum ${formatDate(end, 'long')} bei Ihnen beschäftigt.`;
}
