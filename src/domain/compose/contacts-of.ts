import type { SentenceReading } from '../decode/reading.ts';
import { clientNounIn, clientNouns, type ClientNoun } from '../german/client-nouns.ts';
import { flatten } from '../german/flat.ts';
import { findPersons } from '../german/persons.ts';

/** With whom outside of the firm a letter shows somebody. */
export interface Contacts {
  readonly customers: boolean;
  /** What the customers are called; null where the letter has a word that the generator does not know. */
  readonly clients: ClientNoun | null;
  readonly partners: boolean;
  /** A sentence on conduct toward strangers that names none of them. */
  readonly unnamed: boolean;
}

/** Who is met for business and is no customer. */
const partner =
  /partner|lieferant|dienstleister|handel|händler|spediteur|frachtführer|unternehmer|handwerk|behörd|ämter|agentur|banken|institution|kommun|verwaltung|kassen|medien|presse|verein|investor|extern|dritten|außen|öffentlichk|buchhand|verlag|ärzt/iu;
/** „als Ansprechpartner geschätzt“, „war ein beliebter Gesprächspartner“: what somebody is, not whom somebody meets. */
const asRole = /(?<!\p{L})(?:als|zum|zur|eine?[mnrs]?) (?:\p{L}+e[rnms]? ){0,3}$/iu;

const isConduct = ({ part, categories }: SentenceReading): boolean =>
  part === 'behavior' || categories.some((one) => one === 'internal-behavior' || one === 'external-behavior');

/** Reads from the sentences on behaviour whom they name, whatever each of them rates. */
export function contactsOf(sentences: readonly SentenceReading[]): Contacts {
  const outside = sentences.filter(isConduct).flatMap(({ text }) => {
    const flat = flatten(text).text;
    return findPersons(flat)
      .filter(({ group, start }) => group === 'external' && !asRole.test(flat.slice(0, start)))
      .map((person) => person.text);
  });
  const customers = outside.filter((word) => clientNounIn(word) !== null || !partner.test(word));
  const named = new Set(customers.map(clientNounIn));
  return {
    customers: customers.length > 0,
    clients: clientNouns.find((noun) => named.has(noun)) ?? null,
    unnamed: sentences.some(
      ({ categories, text }) =>
        categories.includes('external-behavior') &&
        !categories.includes('internal-behavior') &&
        findPersons(flatten(text).text).length === 0,
    ),
    partners: outside.some((word) => partner.test(word) && clientNounIn(word) === null),
  };
}
