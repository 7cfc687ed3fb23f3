import type { Token } from '../german/tokens.ts';

const salutations: ReadonlySet<string> = new Set(['Herr', 'Herrn', 'Frau', 'Fräulein']);
const title = /^(Dr|Prof|Professor|Dipl|Ing|Mag|MSc|BSc|med|rer|nat|phil|jur|h|c)$/;
const particle =
  /^(von|van|vom|zu|zum|zur|der|den|de|del|della|di|da|dos|al|el|Graf|Gräfin|Freiherr|Freifrau)$/;
/** Nouns do not pass for a second name: „übertrug Frau Meier Verantwortung“. */
const nounEnd =
  /(?:ung|heit|keit|nis|nisse|schaft|tion|tät|ungen|heiten|keiten|schaften|tionen|ismus|tum|ment|arbeit|aufgaben|projekte?|kenntnisse|kund(?:en|innen)|gäste|patient(?:en|innen)|kolleg(?:en|innen)|vorgesetzte[nmr]?|mitarbeiter(?:n|innen)?|aufträge|vorhaben|vorgaben|verhalten|interessen?|baustellen|schäden|fehler|betrieb|leitung|dienst|schicht|(?:jahres|monats|wochen)ende)$|^(?:beginn|ende|anfang|anlass|jahre?n?|tage?n?|zeit|zeiten|monate?|woche|wunsch|wert|lob|rat|fälle|mängel|verkauf|einkauf|vertrieb|hause?|teams?|natur|verlass|vertrauen|verfahren|verträge|budgets?|umsatz|termine|fristen|eltern|kinder[n]?)$/i;

/** Positions that hold a person's name: „Herr“ or „Frau“ with titles, particles and up to two names. */
export function nameTokens(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const { capital, text } = tokens[at] as Token;
    if (text === 'von' && bearers.has(tokens[at - 1]?.lower ?? '') && isFullName(tokens, at + 1)) {
      found
        .add(at)
        .add(at + 1)
        .add(at + 2);
      continue;
    }
    if (!capital || !salutations.has(text)) continue;
    found.add(at);
    readName(tokens, at + 1, found);
  }
  return found;
}

/** „das Verhalten von Noa Lindquist“: letters that call nobody „Herr“ or „Frau“. */
const bearers: ReadonlySet<string> = new Set([
  'verhalten',
  'auftreten',
  'leistungen',
  'arbeit',
  'weggang',
  'ausscheiden',
]);
const isFullName = (tokens: readonly Token[], at: number): boolean =>
  [at, at + 1].every((place) => {
    const word = tokens[place];
    return word?.kind === 'word' && word.capital && !salutations.has(word.text) && !nounEnd.test(word.text);
  });

function readName(tokens: readonly Token[], from: number, found: Set<number>): void {
  let names = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const word = tokens[at] as Token;
    const next = tokens[at + 1];
    if (title.test(word.text)) {
      found.add(at);
      if (next?.text === '.') {
        found.add(at + 1);
        at += 1;
      }
    } else if (word.text === 'zum' && next?.text === 'Teil') {
      // „Frau Kern zum Teil“ is no „Kern zum Felde“.
      return;
    } else if (particle.test(word.text) && next !== undefined && (next.capital || particle.test(next.text))) {
      // „Frau Roth von Anfang an“
      if (names > 0 && nounEnd.test(next.text)) return;
      found.add(at);
    } else if (word.capital && word.kind === 'word' && (names === 0 || !nounEnd.test(word.text))) {
      found.add(at);
      names += 1;
      const goesOn = next !== undefined && (next.capital || particle.test(next.text));
      if (names >= 2 || !goesOn) return;
    } else return;
  }
}
