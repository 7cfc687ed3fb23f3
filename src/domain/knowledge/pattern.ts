/**
 * A pattern in the notation of the knowledge, read by people and compiled once:
 * a space stands for one space; `~` after letters for any word ending; `…` for up to 70 characters inside one
 * clause; `{poss}` for sein/ihr, `{dat}` for ihm/ihr, `{pers}` for er/sie/Herr X/Frau X, `{always}` for the usual
 * time adverbs, `{knew}` for „wusste, verstand“, `{mates}`, `{boss}` and `{work}` for all that they are called,
 * `{result}` and `{top}` for words that tell success or high praise. Everything else is a regular expression. Matches
 * whole words only and ignores case.
 */
export function pattern(source: string): RegExp {
  let body = source.replaceAll(/\{(\w+)\}/g, (whole, name: string) => macros[name] ?? whole);
  body = body.replaceAll('~', '\\p{L}*').replaceAll('…', '[^.;:!?]{0,70}?');
  return new RegExp(`(?<![\\p{L}\\d])(?:${body})(?![\\p{L}\\d])`, 'iu');
}

const macros: Readonly<Record<string, string>> = {
  poss: '(?:sein|ihr|dessen|deren)(?:e[mnrs]?)?',
  dat: '(?:ihm|ihr)',
  pers: '(?:er|sie|(?:herrn?|frau) [\\p{L}.-]+(?: [\\p{Lu}][\\p{L}.-]+)?)',
  always: '(?:stets|immer|jederzeit|durchweg|ständig|allzeit|in jeder Hinsicht|zu jeder Zeit)',
  knew: '(?:wusste|weiß|verstand|versteht|vermochte|vermag)',
  mates:
    '(?:kolleg|mitarbeiter|mitarbeitend|team|abteilung|belegschaft|gruppe|mannschaft|mitstreiter|mitauszubildend|beschäftigt|kreis|betrieb|büro)\\p{L}*',
  boss: '(?:vorgesetzt|chef|geschäftsführ|direktion|direktor|vorstand|vorständ|inhaber|meister(?!haft)|\\p{L}*leit(?:ung|er)|ausbilder|arbeitgeber)\\p{L}*',
  work: '\\p{L}*(?:arbeit|aufgabe|tätigkeit|vorgang|vorgäng|pflicht|auftrag|aufträg)\\p{L}*',
  result:
    '(?:erfolgreich\\p{L}*|(?:mit|großen|vollen|vollem|besten|bestem|zum|der|viel|guten|messbare[mnr]) (?:\\p{L}+ )?erfolg\\p{L}*|gewann(?:en)?|steiger\\p{L}+|senkt\\p{L}*|verdoppel\\p{L}*|verringer\\p{L}*|erzielt\\p{L}*|erreicht\\p{L}*|übertr[ao]f\\p{L}*|umgesetzt|umsetzte|umzusetzen|verwirklich\\p{L}*|prozent|spart\\p{L}*|einspar\\p{L}*|auszeichnung\\p{L}*|serienreif\\p{L}*|bewährt\\p{L}*|ergebnisse[nr]?(?! (?:nicht|aus)))',
  top: '(?:hervorragend|ausgezeichnet|herausragend|exzellent|außergewöhnlich|außerordentlich|überdurchschnittlich|vorbildlich|bestens|meisterhaft|glänzend|mustergültig|äußerst|erstklassig|souverän|sehr gut)\\p{L}*',
  dear: '(?:sehr|überaus|äußerst|durchaus|recht|stets|immer|jederzeit|allseits)',
};

/** What every entry of the knowledge brings along, so that a test can prove it. */
export interface Proved {
  /** Written by hand, stable, kebab-case. */
  readonly id: string;
  /** Sentences in which it must be found … */
  readonly matches: readonly string[];
  /** … and such, looking alike, in which it must not. */
  readonly silent: readonly string[];
  readonly source: string;
  readonly note: string;
}

/** An entry that is found in single sentences by its words. */
export interface Phrase extends Proved {
  /** Lower-case parts of words; where none stands in a sentence, the patterns need not be tried. */
  readonly cues: readonly string[];
  readonly patterns: readonly RegExp[];
  /** Where this stands in the same sentence, the entry stays silent. */
  readonly unless?: RegExp;
}

/** First place of a phrase in a flat sentence, or null; tries its patterns without looking for its cues first. */
export function matchPhrase(phrase: Phrase, flat: string): { start: number; end: number } | null {
  for (const regex of phrase.patterns) {
    const match = regex.exec(flat);
    if (match === null) continue;
    if (phrase.unless?.test(flat) === true) return null;
    return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** First place of a phrase in a flat sentence, or null. `lower` is the sentence in lower case. */
export function findPhrase(
  phrase: Phrase,
  flat: string,
  lower: string,
): { start: number; end: number } | null {
  return phrase.cues.some((cue) => lower.includes(cue)) ? matchPhrase(phrase, flat) : null;
}
