import { allMatches } from '../german/all-matches.ts';
import { late } from '../german/late.ts';
import { letterRuns } from '../german/scan-tokens.ts';
import { type Searched, searchOf } from '../german/sieve.ts';
import { threesOf } from '../german/threes.ts';
import { otherDocuments, type OtherDocument } from '../knowledge/other-documents.ts';
import { certificateTypes, type CertificateType } from '../letter/certificate-type.ts';
import { bodyText } from './body-text.ts';
import type { Unit } from './units.ts';

/** Is it a reference, of which kind, and if not: why (German, for the user)? */
export interface Detection {
  readonly isReference: boolean;
  readonly reason: string | null;
  readonly type: CertificateType | null;
}

const shortest = 150;
/** A sentence or two: too little to be told apart from anything else. */
export const isTooShort = (text: string): boolean => text.trim().length < shortest;
/** „§ 4 Zeugnis“ is a paragraph of a contract. */
const clause =
  /^\W*(?:§|(?:artikel|art\.|ziffer|punkt|absatz) ?\d|\(?\d+[.)])|zeugnis (?:unsere|meine|ihre)[sr] (?:mitglied|mandant|arbeitnehmer|beschäftigt|mitarbeiter)/u;
const headingWord =
  /^(?:qualifizierte[sn]?|einfache[sn]?|vorläufige[sn]?|bescheinigungund)?(?:arbeits|zwischen|end|schluss|abschluss|ausbildungs|praktikums|praktikanten|dienst|lehr|volontariats|tätigkeits|famulatur|famulanten|praxissemester|hospitations|assistenten|freiwilligen|beschäftigungs)?zeugnis(?!se(?!nr)|sprache|recht|wesen|formul|anspruch|berichtigung)/;
/** Of a doctor who worked there; elsewhere it is an attest. */
const medical = /^(?:fach)?ärztlichezeugnis|^(?:fach)?ärztlicheszeugnis/;
const heldPost = late.iu`(?<!\p{L})(?:vom|seit)(?!\p{L}).{0,160}(?:tätig|beschäftigt|angestellt|gearbeitet|als \p{L}*ärzt|als \p{L}*arzt)`;
const introduces = late.iu`(?:war|ist|wurde|wird|trat|arbeitete|arbeitet|absolvierte|hat|stand|begann|gehört\p{L}*)(?!\p{L}).{0,200}(?:beschäftigt|tätig|angestellt|ausgebildet|gearbeitet|praktikum|ausbildung|arbeitsverhältnis|unternehmen|betrieb|praxis|haus|bei uns|dienst|einrichtung|kanzlei|als \p{Lu})`;
const person = late.u`(?<!\p{L})(?:Herrn?|Frau)\s+(?:(?:Dr|Prof|Dipl)\.\S*\s+)*\p{Lu}`;
/** „Der Korbinian Huber, geboren am …“ */
const born = late.u`(?<!\p{L})(?:geb\.|geboren)(?!\p{L})`;
const summary = /zufrieden|anerkennung|erwartungen/;
const behavior = /verhalten|umgang mit|gegenüber (?:vorgesetz|kolleg)|vorgesetzten/;
const closing = /wünsche|danke|eigenen wunsch|bedau(?:er|re)/;
const tasks = /aufgaben|tätigkeit|zuständig|verantwortlich|betreut|eingesetzt|ausbildung/;
const german = new Set('der die und ist war mit für von das den zu wir nicht ein eine'.split(' '));
const english = new Set('the and of was his her with for she he to we has that is our'.split(' '));

const no = (reason: string): Detection => ({ isReference: false, reason, type: null });

/** @param text the whole document; @param units its units */
export function detectReference(text: string, units: readonly Unit[]): Detection {
  const length = text.trim().length;
  if (length === 0) return no('Der Text ist leer.');
  if (isTooShort(text)) return no('Der Text ist zu kurz, um ihn als Zeugnis zu lesen.');
  const strength = referenceStrength(text, units);
  // Letters of laymen may greet, thank in the second person or use signs of a form: a plain reference stays one.
  const doubt = strength >= 7 ? -3 : 0;
  const other = strength >= 9 ? null : otherDocument(text, Math.max(3, strength - 4 - doubt));
  if (other !== null && other.weight >= 3 && other.weight + doubt > strength - 4) {
    return no(`Das ist nach allen Merkmalen kein Arbeitszeugnis, sondern ${other.document.label}.`);
  }
  const foreign = foreignLanguage(text);
  if (foreign !== null) return no(foreign);
  if (strength < 4) {
    return no(
      'Dem Text fehlen die Merkmale eines Arbeitszeugnisses: Person, Dauer, Aufgaben und Beurteilung.',
    );
  }
  return { isReference: true, reason: null, type: detectType(text, units) };
}

/** Why a text is not German (German, for the user), or null when it is. */
export function foreignLanguage(text: string): string | null {
  const sample = text.slice(0, 3000);
  const { here, there } = countSmallWords(sample.toLowerCase());
  if (there > 8 && there > 1.5 * here) {
    return 'Der Text ist auf Englisch geschrieben. Ausgewertet werden deutsche Arbeitszeugnisse.';
  }
  // Every other letter a space at most: with so many small words none need be counted.
  if (here / (sample.length / 2 + 1) >= 0.05) return null;
  const words = (sample.match(/\s+/g)?.length ?? 0) + 1;
  return words > 60 && here / words < 0.05 ? 'Der Text scheint nicht auf Deutsch geschrieben zu sein.' : null;
}

/** How many of the small words of either language a text in lower case holds. */
function countSmallWords(lower: string): { here: number; there: number } {
  let [here, there] = [0, 0];
  letterRuns(lower, (start, end) => {
    // The words sought have two to five letters.
    if (end - start < 2 || end - start > 5) return;
    const word = lower.slice(start, end);
    if (german.has(word)) here += 1;
    else if (english.has(word)) there += 1;
  });
  return { here, there };
}

const noLetter = late.gu`[^\p{L}]`;

/** 0 … 10: how much a document looks like a reference. */
function referenceStrength(text: string, units: readonly Unit[]): number {
  const { units: body, flat: whole, lower } = bodyText(units);
  const start = startOf(body, 6);
  const employed = dated.test(start) && introduces.test(start);
  const heading = units.some(({ zone, lower: line }) => {
    if (zone !== 'heading' || clause.test(line)) return false;
    const letters = line.replaceAll(noLetter, '');
    return headingWord.test(letters) || (medical.test(letters) && heldPost.test(start));
  });
  const first = allMatches(firstPerson, lower).length;
  return (
    (heading ? 3 : 0) +
    (person.test(start) || (heading && born.test(start)) ? 1 : 0) +
    (employed ? 2 : 0) +
    (summary.test(lower) ? 1 : 0) +
    (behavior.test(lower) ? 1.2 : 0) +
    (closing.test(lower) ? 0.8 : 0) +
    (tasks.test(lower) ? 1 : 0) -
    // The master who writes „ich“ under the heading of a reference means one.
    Math.min(heading ? 1 : 3, first / 3) -
    (heading ? 0 : Math.min(2, allMatches(addressed, whole).length / 6)) -
    (heading || calledSo.test(text) ? 0 : 1)
  );
}

/** How the body begins: its first units on one line. */
const startOf = (body: readonly Unit[], count: number): string =>
  body
    .slice(0, count)
    .map(({ flat }) => flat)
    .join(' ');

const dated = late.u`\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?\d{2,4}|seit \d{4}|\d{4}`;
const firstPerson = late.gu`(?<!\p{L})(?:ich|mein(?:e[mnrs]?)?|mich)(?!\p{L})`;
const addressed = late.gu`(?<!\p{L})(?:Ihnen|Ihre[mnrs]?|Ihr)(?!\p{L})(?<!^.)`;
/** The class before the word is faster than a look behind. */
const calledSo = late.iu`(?:^|[^\p{L}])zeugnis`;

const signsOf = otherDocuments.map((document) => ({
  document,
  most: document.signs.reduce((sum, [, value]) => sum + Math.max(0, value), 0),
  signs: document.signs.map(([sign, value]) => ({ search: searchOf(sign), value })),
}));
/** Sums of the same numbers in another order may differ by less. */
const rounding = 1e-6;

/** The document that a text looks most like; one that cannot reach the least weight is not looked for to the end. */
function otherDocument(text: string, least: number): { document: OtherDocument; weight: number } | null {
  let best: { document: OtherDocument; weight: number } | null = null;
  let searched: Searched | null = null;
  for (const { document, most, signs } of signsOf) {
    let weight = 0;
    let open = most;
    for (const { search, value } of signs) {
      if (weight + open < least - rounding) break;
      searched ??= { flat: text, threes: threesOf(text) };
      open -= Math.max(0, value);
      if (search.test(searched)) weight += value;
    }
    if (weight + open >= least - rounding && (best === null || weight > best.weight))
      best = { document, weight };
  }
  return best;
}

/** The kind: by the heading, else by what the introduction says; „Zeugnis“ with „ist seit“ is an interim one. */
function detectType(text: string, units: readonly Unit[]): CertificateType {
  const heading = units
    .filter(({ zone }) => zone === 'heading')
    .map(({ lower }) => lower.replaceAll(noLetter, ''))
    .join(' ');
  const named = certificateTypes.find(
    (type) => type !== 'arbeitszeugnis' && heading.includes(type.slice(0, 8)),
  );
  if (named !== undefined) return named;
  if (/vorläufig/.test(heading)) return 'zwischenzeugnis';
  if (/lehrzeugnis/.test(heading)) return 'ausbildungszeugnis';
  if (
    /praktik|praxissemester|praxisphase|praktischesjahr|praktischejahr|praktischenjahr|famulatur/.test(
      heading,
    )
  )
    return 'praktikumszeugnis';
  if (/arbeitszeugnis|dienstzeugnis|endzeugnis/.test(heading)) return 'arbeitszeugnis';
  const { units: body } = bodyText(units);
  const start = startOf(body, 3);
  // „Nach ihrer Ausbildung zur …“ tells what was before.
  if (mayBeTrained.test(start) && !workedOn.test(start) && trained.test(start.replaceAll(trainedBefore, '')))
    return 'ausbildungszeugnis';
  if (mayBeIntern.test(start) && intern.test(start)) return 'praktikumszeugnis';
  if (interim.test(text)) return 'zwischenzeugnis';
  if (!still.test(start)) return 'arbeitszeugnis';
  return left.test(`${start} ${startOf(body.slice(-5), 5)}`) ? 'arbeitszeugnis' : 'zwischenzeugnis';
}

const mayBeTrained = /ausbild|ausgebild|auszubild|lehr|erlernt/i;
/** Of the years after the training; of the training itself there is another reference. */
const workedOn = late.iu`über (?:die|seine|ihre) (?:ausbildung|lehre)(?!\p{L})[^.;]{0,60}(?:eigenes|gesondertes|separates) (?:ausbildungs)?zeugnis|(?:übernommen|weiterbeschäftigt)\. (?:als solche[rs]?|seitdem|seither|danach|anschließend) (?:war|arbeitete)(?!\p{L})`;
const mayBeIntern = /praktik|praxissemester|praktischen? jahr|praktisches jahr|famulatur/i;
const trainedBefore = late.giu`(?:nach|seit) (?:\p{L}+ ){0,3}(?:ausbildung|lehre) (?:zum|zur|als)?|(?<!\p{L})(?:zunächst|anfangs|zuerst) (?:als |in der |in )?(?:auszubildende[rn]?|lehrling|ausbildung)(?!\p{L})(?=[^.]{0,60}(?<!\p{L})(?:ab|seit|danach|anschließend|dann|später|zuletzt)(?!\p{L}))|als (?:\p{L}+ )?(?:auszubildende[rn]?|lehrling)(?!\p{L})(?=[^.]{0,80}(?<!\p{L})(?:arbeitete?|war|ist|blieb|wurde|übernahm\p{L}*)(?!\p{L})[^.]{0,30} nach (?:\p{L}+ ){1,3}(?:\p{L}*prüfung|abschluss|ausbildung|lehre)(?!\p{L})|[^.]{0,60} nach (?:\p{L}+ ){1,3}(?:\p{L}*prüfung|abschluss|ausbildung|lehre) (?:arbeitete?|war|ist|blieb|wurde|übernahm\p{L}*)(?!\p{L}))|(?:zuvor|vorher|davor|bereits|schon)(?!\p{L})[^.]{0,60}(?:ausbildung|lehre)(?!\p{L})[^.]*|(?:ausbildung|lehre)(?!\p{L})[^.,]{0,40}, die (?:er|sie) (?:\d{4}|im|am|bereits|erfolgreich)[^.]*`;
const trained = late.iu`(?<!\p{L})(?:zum|zur) .{3,80}ausgebildet|ausbildung (?:zum|zur|als)|(?:als|war|ist|unsere?n?|bei uns) (?:\p{L}+ ){0,2}(?:auszubildende[rn]?|lehrling)(?!\p{L})|(?:auszubildende[rn]?|lehrling) (?:zum|zur|im beruf)|ausbildung (?:absolviert|gemacht|durchlaufen|erhalten)|(?:absolvierte|machte|durchlief) .{0,80}(?<!\p{L})(?:ausbildung|lehre)(?!\p{L})|beruf .{0,60}erlernt`;
const intern = late.iu`(?:als|war|ist|unsere?n?) (?:\p{L}+ ){0,2}\p{L}*praktikant(?:in)?(?!\p{L})|(?<!nach (?:ihrem|seinem|einem) )(?<!\p{L})(?:\p{L}*praktikum|praxissemester|famulatur|(?:das|sein|ihr|de[sr]|ihres|seines)[^.;]{0,40} praktische[ns]? jahr(?:es)?)(?!\p{L})`;
const interim = /(?:dieses|das) zwischenzeugnis|zwischenzeugnis (?:wird|wurde|erh)/i;
const still = late.iu`(?<!\p{L})(?:ist|arbeitet|gehört|steht) (?:\p{L}+ )?seit|seit (?:dem )?\d.{0,80}(?<!\p{L})(?:ist|arbeitet|tätig|beschäftigt)(?!\p{L})`;
const left = late.iu`(?<!\p{L})(?:war|wurde|arbeitete|endete|verlässt|scheidet|bis zum)(?!\p{L})`;
