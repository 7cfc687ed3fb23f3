import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { introducedJob } from './introduced-job.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { datesOf } from './unit-dates.ts';
import type { Unit } from './units.ts';

const title =
  '(?:(?:staatlich \\p{L}+|vereidigte[nrs]?|öffentlich \\p{L}+) )?(?:\\p{Lu}[\\p{L}-]+(?:,| und) )?(?<title>\\p{Lu}[\\p{L}-]+)(?![\\p{L}-]| für )';
const paper =
  '(?:[Ee]xamen|[Pp]rüfung|[Ss]taatsprüfung|[Aa]pprobation|[Aa]nerkennung|[Zz]ulassung|[Bb]estellung|[Bb]erufsurkunde|[Ee]rlaubnis|[Aa]bschluss|[Aa]usbildung|[Bb]erufsbezeichnung)';
/** „bestand er die staatliche Prüfung zum Notfallsanitäter“, „ihre Approbation als Apothekerin“ */
const examined = searchOf(
  lateRegExp(`${paper}(?: (?:zur|zum|als|der)(?: Führen? der Berufsbezeichnung)?|:)? ["„»]?${title}`, 'u'),
);
const done = late.iu`(?<!\p{L})(?:bestand(?!en?t)|bestanden|legte|ablegte|abgelegt|erwarb|erworben|erhielt|erhalten|erlangte|erlangt|abgeschlossen|schloss|abschloss|absolvierte|erteilt|bestellt|zugelassen)(?!\p{L})`;
/** Callings that nobody may follow before a paper of the state, or of a chamber by law, is in hand. */
const protectedByLaw = late.iu`notfallsanitäter|rettungsassistent|rettungssanitäter|krankenpfleger|krankenschwester|altenpfleger|kinderpfleger|pflegefach|heilerziehungspfleger|hebamme|entbindungspfleger|erzieher|physiotherapeut|ergotherapeut|logopäd|podolog|masseur|diätassistent|orthoptist|heilpraktiker|psychotherapeut|apotheker|technische[rn]? assistent|assistent(?:in)? für (?:radiologie|laboratorium|funktionsdiagnostik)|(?:^|[ -])\p{L}*(?:arzt|ärztin)(?!h)|tierarzt|rechtsanw[aä]lt|steuerberater|wirtschaftsprüfer|patentanw[aä]lt|notar(?!fach|iat)|fahrlehrer|lokführer|triebfahrzeugführer|fluglots|pilot|schornsteinfegermeister|meister(?:in)?$`;
/** The letter knows of the time before, or of an examination beyond the calling. */
const before = searchOf(
  late.iu`(?<!\p{L})(?:zunächst|anfangs|anfänglich|vorerst|ursprünglich|auszubildend\p{L}*|ausgebildet|helfer(?:in)?|hilfskraft|assistenz|anerkennungsjahr\p{L}*|anerkennungspraktik\p{L}*|berufspraktik\p{L}*|berufsbegleitend\p{L}*|nebenberuflich\p{L}*|in ausbildung|praxisintegriert\p{L}*|später|sodann|wechselte|übernommen|übernahme|aufstieg|befördert|referendar\p{L}*|volont\p{L}*|vorbereitungsdienst|ausland\p{L}*|heimat\p{L}*|herkunftsland|gleichwertig\p{L}*|facharzt\p{L}*|fachärzt\p{L}*|zusatz\p{L}*|fachweiterbildung|weiterbildung|(?:als|zur|zum) \p{L}*(?:geselle|gesellin|anwärter(?:in)?|werkstudent(?:in)?|praktikant(?:in)?))(?!\p{L})`,
);

/** … or that something changed in between. */
const meanwhile = searchOf(
  late.iu`(?<!\p{L})(?:zunächst|anfangs|vorerst|bis dahin|bis zur prüfung|seitdem|seither|danach|daraufhin)(?!\p{L})`,
);
const bareYear = /(?<![\d.,])20\d\d(?![\d.,]\d)/u;

/** The stem that man and woman, and the cases, have in common. */
const stemOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?:frau|mann|innen|in|en|e|s)$/u, '')
    .replaceAll('ä', 'a');

/** Somebody who is said to have followed a calling of the law since a day before the examination for it. */
export const findBeforeExam: Finder = (letter): Candidate[] => {
  const { begin, end, date } = letter.facts;
  if (begin === null || !isPost(letter) || !mayStand(letter, examined)) return [];
  const job = introducedJob(letter) ?? '';
  if (!protectedByLaw.test(job) || !taughtNowhere(letter)) return [];
  const stem = job.toLowerCase().replaceAll('ä', 'a');
  const until = end ?? date;
  return letter.units.flatMap((unit) => {
    const match = unit.zone === 'body' && unit.kind !== 'title' ? examined.exec(unit) : null;
    const name = stemOf(match?.groups?.['title'] ?? '');
    if (match === null || name.length < 4 || !stem.includes(name) || !done.test(unit.flat)) return [];
    const months = datesOf(unit).map(({ iso }) => iso.slice(0, 7));
    const passed = months[0] ?? bareYear.exec(unit.flat)?.[0];
    if (passed === undefined || passed <= begin.slice(0, passed.length)) return [];
    if (until !== null && passed > until.slice(0, passed.length)) return [];
    return [
      byRule(letter, letterRule('before-exam'), {
        at: spanOf(unit, 0, unit.flat.length),
        words: { job },
      }),
    ];
  });
};

const isPost = ({ type, layman, simple }: LetterContext): boolean =>
  (type === 'arbeitszeugnis' || type === 'zwischenzeugnis') && !layman && !simple;

/** Nowhere does the letter tell that the person was something else at first. */
const taughtNowhere = (letter: LetterContext): boolean =>
  !unitsOf(letter, 'introduction').some((unit) => before.test(unit)) &&
  !unitsOf(letter, 'introduction', 'tasks', 'performance').some((unit) => meanwhile.test(unit)) &&
  !letter.units.some((unit: Unit) => unit.zone === 'body' && examined.test(unit) && before.test(unit));
