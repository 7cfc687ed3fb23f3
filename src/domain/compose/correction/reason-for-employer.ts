import type { Finding } from '../../decode/reading.ts';
import { gradeWord, type Grade } from '../../letter/grade.ts';
import { tidy } from './point.ts';

/** Whose own words on the screen would speak against the person, or say too much, in a letter to the employer. */
const own: Readonly<Record<string, string>> = {
  'dull-spot': 'Der Satz fällt gegen die übrigen Aussagen ab und passt nicht zu ihnen.',
  outlier: 'Der Satz fällt gegen die übrigen Aussagen ab und passt nicht zu ihnen.',
  'summary-against-singles': 'Die Zufriedenheitsformel und die Einzelaussagen passen nicht zusammen.',
  'formula-over-weakness': 'Die Zufriedenheitsformel und die Einzelaussagen passen nicht zusammen.',
  'praise-against-formula': 'Die Formel passt nicht zu dem Lob, das im selben Satz steht.',
  'trait-told-twice':
    'Dieselbe Eigenschaft wird an anderer Stelle besser beurteilt; beides passt nicht zusammen.',
  'behavior-against-performance':
    'Leistung und Verhalten sind sehr verschieden beurteilt; das wirft Fragen auf.',
  'grades-scatter': 'Die einzelnen Beurteilungen passen nicht zusammen.',
  'negated-praise': 'Eine Verneinung an der Stelle eines Lobes wird leicht als Tadel verstanden.',
  'interim-past': 'Das Arbeitsverhältnis dauert an; die übrigen Aussagen stehen in der Gegenwart.',
  'interim-slip': 'Das Arbeitsverhältnis dauert an; die übrigen Aussagen stehen in der Gegenwart.',
  'second-attempt': 'Zu nennen ist, dass die Prüfung bestanden wurde, nicht auf welchem Weg.',
  'pruefung-teilgenommen': 'Offen bleibt, wie die Prüfung ausgegangen ist.',
  'open-weakness': 'Einzelne Schwächen gehören nicht in ein wohlwollendes Zeugnis.',
  arbeitnehmerinteressen: 'Der Einsatz für die Belegschaft darf nur auf eigenen Wunsch genannt werden.',
  'trennung-angedeutet': 'Wie es zum Ende kam, gehört nur auf eigenen Wunsch ins Zeugnis.',
  'gesundheit-wunsch': 'Gute Wünsche gelten üblicherweise dem beruflichen und persönlichen Weg.',
  'missing-exam': 'Ein Ausbildungszeugnis nennt üblicherweise das Ergebnis der Abschlussprüfung.',
  'missing-ratings': 'Das Zeugnis nennt bisher nur Art und Dauer der Tätigkeit.',
  'order-tasks': 'Aufgaben werden üblicherweise der Wichtigkeit nach genannt.',
  'missing-occasion': 'Ein Zwischenzeugnis nennt üblicherweise seinen Anlass.',
  'no-signer': 'Name und Funktion der Person, die unterschreibt, stehen gedruckt unter dem Zeugnis.',
};

/** More words are no turn of phrase. */
const mostWords = 6;
const isBare = (detail: string): boolean =>
  /^(?:In anderen Worten gesagt|Keine bekannte Formel|Wird gelesen als)/u.test(detail);

/** Why a finding should be mended, to be read by the employer: calm, short, and nothing he could turn against the person. */
export function reasonFor(
  finding: Pick<Finding, 'rule' | 'kind' | 'quote' | 'detail' | 'severity' | 'guessed'>,
): string {
  const fixed = own[finding.rule];
  if (fixed !== undefined) return fixed;
  if (!isBare(finding.detail) && finding.kind !== 'code') return finding.detail;
  const words = tidy(finding.quote ?? '').replace(/[.!?;,]$/u, '');
  const isShort = words !== '' && words.split(' ').length <= mostWords;
  if (finding.kind === 'restriction')
    return isShort ? `„${words}“ schränkt die Aussage ein.` : 'Der Satz enthält eine Einschränkung.';
  const surely = finding.severity === 'error' && finding.guessed !== true;
  const what = isShort ? `Die Wendung „${words}“` : 'Der Satz';
  return surely
    ? `${what} wird in Zeugnissen abwertend verstanden.`
    : `${what} kann in einem Zeugnis abwertend verstanden werden.`;
}

/** Why a sentence should be better that is only weak: who has to prove it is said once, above all of them. */
export const reasonForGrade = (grade: Grade): string =>
  grade < averageUntil
    ? 'Der Satz steht für eine durchschnittliche Beurteilung.'
    : `Der Satz wird als „${gradeWord(grade)}“ verstanden.`;

/** From here on the employer has to prove that the work was no better. */
export const averageUntil = 3.5;

/** Who must prove a grade: below the average the employer, above it the person. */
export const burdenOfProof = (grade: Grade): string =>
  grade < averageUntil ? 'bag-9-azr-584-13' : 'lag-koeln-4-sa-12-23';
