import type { Finding } from '../../decode/reading.ts';
import { tidy } from './point.ts';

/** What is asked of the employer where the advice to the employee says more, or something else. */
const own: Readonly<Record<string, string>> = {
  'missing-behavior': 'Ich bitte um eine Beurteilung des Verhaltens.',
  'missing-exam': 'Ich bitte um einen Satz mit Tag und Ergebnis der Abschlussprüfung.',
  'missing-ratings': 'Ich bitte um ein qualifiziertes Zeugnis, das auch Leistung und Verhalten beurteilt.',
  'missing-occasion':
    'Ich bitte um einen Satz dazu, aus welchem Anlass das Zwischenzeugnis ausgestellt wurde.',
  'missing-tasks': 'Ich bitte um eine Beschreibung der Aufgaben, die wichtigsten zuerst.',
  'missing-creativity': 'Ich bitte um einen Satz zu Kreativität und Ideenreichtum.',
  'missing-discretion': 'Ich bitte um einen Satz zur Verschwiegenheit.',
  'missing-honesty': 'Ich bitte um einen Satz zur Ehrlichkeit.',
  'missing-resilience': 'Ich bitte um einen Satz zur Belastbarkeit.',
  'no-training-goal': 'Ich bitte, den Ausbildungsberuf zu nennen.',
  'no-period': 'Ich bitte, Beginn und Ende der Beschäftigung zu nennen.',
  'no-date': 'Ich bitte um Ort und Tag der Ausstellung.',
  'other-owner': 'Ich bitte um eine stimmige Unterschriftszeile.',
  'staff-unmentioned':
    'Ich bitte um eine Fassung, in der Aufgaben und Führungsverantwortung zueinander passen.',
  'interim-ended': 'Ich bitte, deutlich zu machen, dass das Arbeitsverhältnis fortbesteht.',
  'early-date': 'Ich bitte, den Tag der Ausstellung und das Ende des Arbeitsverhältnisses abzugleichen.',
  'behavior-against-performance':
    'Ich bitte um eine Fassung, in der die Beurteilung von Leistung und Verhalten zueinander passt.',
  'summary-against-singles':
    'Ich bitte, die zusammenfassende Beurteilung und die Einzelaussagen in Einklang zu bringen, die schwächere Seite an die bessere angeglichen.',
  'exam-failed': 'Ich bitte, den Satz zu streichen.',
  'open-weakness': 'Ich bitte, den Satz zu streichen.',
  'parental-leave': 'Ich bitte, den Hinweis auf Elternzeit, Schwangerschaft oder Pflege zu streichen.',
  health: 'Ich bitte, den Hinweis auf die Gesundheit ersatzlos zu streichen.',
  sickness: 'Ich bitte, den Hinweis auf Krankheit oder Fehlzeiten ersatzlos zu streichen.',
  origin: 'Ich bitte, die Angabe zur Herkunft ersatzlos zu streichen.',
  'private-life': 'Ich bitte, die Angabe zum Privatleben ersatzlos zu streichen.',
  'warning-letter': 'Ich bitte, den Hinweis auf eine Abmahnung oder Verfehlung ersatzlos zu streichen.',
  'works-council': 'Ich bitte, den Hinweis auf die Interessenvertretung ersatzlos zu streichen.',
  salary: 'Ich bitte, die Angabe zur Vergütung zu streichen und gegebenenfalls „in Teilzeit“ zu schreiben.',
  'pruefung-teilgenommen':
    'Ich bitte, den Ausgang der Prüfung eindeutig wiederzugeben oder den Satz zu streichen.',
  arbeitnehmerinteressen: 'Ich bitte, den Hinweis auf den Einsatz für die Belegschaft zu streichen.',
  'trennung-angedeutet': 'Ich bitte, nur das Ende des Arbeitsverhältnisses zu nennen.',
  'weak-formula': 'Ich bitte um eine eindeutige zusammenfassende Beurteilung.',
};

const ofSentence = 'Ich bitte um eine klare Fassung dieses Satzes.';
/** More words are no turn of phrase. */
const mostWords = 6;

/** What the letter asks for in words: „Ich bitte um …“. */
export function wishInWords(finding: Pick<Finding, 'rule' | 'kind' | 'quote' | 'advice'>): string {
  return own[finding.rule] ?? fromAdvice(finding.advice) ?? byKind(finding);
}

/** „Um Streichung des Satzes bitten.“, „Eine fehlerfreie Fassung kann verlangt werden.“ */
function fromAdvice(advice: string): string | null {
  if (/klare Formulierung/u.test(advice)) return null;
  const asked = /^Um ([^:;]+?) bitten(?!\p{L})([^:;.]*)/u.exec(advice);
  if (asked !== null) {
    const rest = (asked[2] ?? '').replace(/,? (?:am besten|oder|wenn)(?!\p{L}).*$/u, '');
    return `Ich bitte um ${asked[1]}${rest}.`;
  }
  const demanded = /^(Eine|Die|Ein) (.+?) kann verlangt werden/u.exec(advice);
  if (demanded !== null) return `Ich bitte um ${(demanded[1] ?? '').toLowerCase()} ${demanded[2]}.`;
  if (/^Es kann .*(?:entfällt|Streichung)/u.test(advice))
    return 'Ich bitte, diese Angabe ersatzlos zu streichen.';
  if (/(?:die )?Streichung verlangt werden/u.test(advice)) return 'Ich bitte, diese Angabe zu streichen.';
  const put = /^Bitten, (.+)\.$/u.exec(advice);
  return put === null ? null : `Ich bitte, ${put[1]}.`;
}

function byKind({ kind, quote = '' }: Pick<Finding, 'kind' | 'quote'>): string {
  const words = tidy(quote).replace(/[.!?;,]$/u, '');
  if (kind === 'omission') return 'Ich bitte um die Ergänzung.';
  if (kind === 'formal' || kind === 'contradiction' || kind === 'order') return 'Ich bitte um Berichtigung.';
  return words !== '' && words.split(' ').length <= mostWords
    ? `Ich bitte um eine klare Fassung ohne die Wendung „${words}“.`
    : ofSentence;
}

/** What several findings in one sentence ask for, in one sentence where they name words that shall go. */
export function wishesInWords(findings: readonly Finding[]): string {
  const all = [...new Set(findings.map((finding) => wishInWords(finding)))];
  const words = [
    ...new Set(
      all.flatMap(
        (wish) => /^Ich bitte um eine klare Fassung ohne die Wendung („.+“)\.$/u.exec(wish)?.[1] ?? [],
      ),
    ),
  ];
  // Words within other words go with them.
  const apart = words.filter(
    (one) => !words.some((other) => other !== one && other.includes(one.slice(1, -1))),
  );
  const rest = all.filter(
    (wish) => !/ohne die Wendung „/u.test(wish) && !(apart.length > 0 && wish === ofSentence),
  );
  const first =
    apart.length === 0
      ? []
      : [`Ich bitte um eine klare Fassung ohne die Wendung${apart.length > 1 ? 'en' : ''} ${inRow(apart)}.`];
  // What shall be struck need not be asked for in other words.
  const strike = rest.find((wish) => /streichen/u.test(wish));
  const others = strike === undefined ? [...first, ...rest] : [strike];
  return others.slice(0, 2).join(' ');
}

const inRow = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' und ') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

/** How the whole finding is named in the letter where no sentence is quoted. */
export const topicOf = ({ title }: Pick<Finding, 'title'>): string => title;
