import { late } from '../german/late.ts';
import { stem } from '../german/stem.ts';
import type { LetterContext } from './letter-context.ts';

const noun = late.gu`(?<!\p{L})\p{Lu}[\p{L}-]{3,}`;
/** Words with a capital that say nothing of the subject. */
const general =
  /^(?:frau|herr|aufgab|arbeit|arbeitsw|tätigk|leistung|ergebnis|unternehm|haus|betrieb|firma|bereich|abteil|mitarbeit|kolleg|vorgesetzt|team|jahr|monat|woch|tag|zeit|mal|anfang|end|beginn|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|sommer|herbst|winter|prozent|euro|million|teil|fall|grund|hinsicht|weise|art|hand|seit|stell|position|person|verhalt|zusammenarbeit|beschäftig|wunsch|erfolg|zufriedenh|geschäftsf|leitung|dienst|eintritt|ihr|ihre|sein|seine|auch|durch|unter|nach|alle|dies|dabei|dank|selbst|jede|wenn|obwohl|dass|nicht|keine|sämtlich|stets|immer|besonder|weg|zukunft|verantwort|umfang|maß|anforder|erwart|ziel|umgang|punkt|ruhe|einsatz|bereitschaft)/u;

/** Stems of the nouns of a sentence that name its subject. */
export function nounsOf({ facts }: LetterContext, flat: string): string[] {
  const own = `${facts.first_name ?? ''} ${facts.last_name ?? ''} ${facts.company ?? ''} ${facts.place ?? ''}`;
  return (flat.match(noun) ?? [])
    .filter((word) => !own.includes(word))
    .map((word) => stem(word.toLowerCase()).replace(/(?<=\p{L}{5})s$/u, ''))
    .filter((root) => root.length > 3 && !general.test(root));
}

/** „Umsatzziele“ and „Umsatz“, „Onlineshop“ and „Shop“, „Speichertechnik“ and „Batteriespeicher“. */
export const isSameNoun = (a: string, b: string): boolean =>
  a === b ||
  (a.length > 4 && (b.startsWith(a) || b.endsWith(a))) ||
  (b.length > 4 && (a.startsWith(b) || a.endsWith(b))) ||
  meet(a, b) ||
  meet(b, a);

/** The end of one compound begins the other. */
const meet = (a: string, b: string): boolean => {
  for (let size = Math.min(a.length, b.length) - 1; size >= joint; size -= 1)
    if (b.startsWith(a.slice(-size))) return true;
  return false;
};
const joint = 7;
