/** What clients are called, the most usual first: lemmas of the group nouns. */
export const clientNouns = [
  'Kunden', 'Mandanten', 'Klienten', 'Patienten', 'Bewohner', 'Gäste', 'Fahrgäste', 'Besucher', 'Bürger', 'Schüler',
  'Teilnehmer', 'Studierende', 'Kinder', 'Mitglieder', 'Mieter', 'Auftraggeber', 'Nutzer', 'Anwender', 'Eltern', 'Kinder und Eltern', 'Angehörige',
] as const; // prettier-ignore
export type ClientNoun = (typeof clientNouns)[number];

/** „Fahrgäste“ are guests, too. */
const longestFirst = clientNouns.toSorted((a, b) => b.length - a.length);
const beginning = (noun: ClientNoun): string => noun.toLowerCase().replace(/(?:en|er|e)$/, '');

/** The name for clients that a word holds in any form: „Stammkundinnen“ → „Kunden“; null for none. */
export function clientNounIn(word: string): ClientNoun | null {
  const lower = word.toLowerCase();
  return longestFirst.find((noun) => lower.includes(beginning(noun))) ?? null;
}
