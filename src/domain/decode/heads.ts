import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import type { PersonMention } from '../german/persons.ts';
import { lowered, lowerOf } from '../knowledge/pattern.ts';
import type { Signer } from './extract-signature.ts';
import type { Facts } from './reading.ts';

/** Those who run a house, by what tells so in its name or below the signature, and what sentences call them. */
const professions: readonly (readonly [RegExp, string])[] = [
  [/anw[aä]lt|kanzlei|sozietät/iu, '(?:rechts|patent|fach)?anw[aä]lt(?:en?|in|innen|s)?|berufsträger\\p{L}*'],
  [
    /anw[aä]lt|notar|sozietät|partg|partner|steuerberat|wirtschaftsprüf/iu,
    '(?:kanzlei)?partner(?:n|s|in|innen)?',
  ],
  [late.iu`(?<!\p{L})notar(?:e|en|in|innen|s)?(?!\p{L})|notariat`, 'notar(?:en?|in|innen|s)?'],
  [/steuerberat/iu, 'steuerberater(?:n|s|in|innen)?|berufsträger\\p{L}*'],
  [/wirtschaftsprüf/iu, 'wirtschaftsprüfer(?:n|s|in|innen)?'],
  [
    /praxis|zahnmedizin|mvz/iu,
    '(?:praxis|zahn|tier|fach|haus|kinder|frauen|augen)?(?:ärzt(?:en?|in|innen)|arzt(?:es)?)|behandler\\p{L}*',
  ],
  [/apothek/iu, 'apotheker(?:n|s|in|innen)?'],
  [/architekt/iu, '(?:innen|landschafts)?architekt(?:en|in|innen)?'],
  [/pfarr/iu, 'pfarrer(?:n|s|in|innen)?'],
  [/therapeut|physio|ergotherap/iu, '(?:\\p{L}+)?therapeut(?:en|in|innen)?'],
  [/logopäd/iu, 'logopäd(?:en?|in|innen)'],
  [/hebamme/iu, 'hebammen?'],
  [/sachverständig/iu, 'sachverständigen?'],
  [late.iu`landwirt|(?<!\p{L})(?:bauern)?hof(?!\p{L})`, 'landwirt(?:en?|in|innen|s)?|bäuerin|bauern'],
  [/meister/iu, '\\p{L}*(?<!haus|platz)meister(?:n|s|in|innen)?'],
];
/** Of another house, or of the other side. */
const strangers =
  '(?<!(?:gegnerisch|überweisend|zuweisend|extern|ander|fremd|niedergelassen|behandelnd|kooperierend|auswärtig|befreundet)\\p{L}{0,3} )';
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How sentences of this letter, in lower case, may call those who run the house: by profession or by name; null where unknown. */
export function headsOf(facts: Facts, signers: readonly Signer[]): RegExp | null {
  const frame = [facts.company ?? '', ...signers.map(({ role }) => role ?? '')].join(' ');
  const called = callings.flatMap(([told, words]) => (told.test(frame) ? [words] : []));
  const names = signers
    .map(({ name }) => name.slice(name.lastIndexOf(' ') + 1))
    .filter((name) => name.length > 2 && name !== facts.last_name)
    .map((name) => escaped(name.toLowerCase()));
  if (names.length > 0) called.push(`${addressed}(?:${names.join('|')})`);
  return called.length === 0 ? null : lateRegExp(`${before}(?:${called.join('|')})${after}`, 'gu');
}

// What is the same in all letters is made ready for sentences in lower case once.
const addressed = lowered(
  '(?:herrn?|frau|familie|ehepaar|(?:dr|prof)\\.) (?:(?:dres|dr|prof)\\.? |med\\. |\\p{L}+\\. |\\p{L}[\\p{L}-]+ ){0,3}?',
);
const callings = professions.map(([told, words]) => [told, lowered(words)] as const);
const before = lowered(`${strangers}(?<!\\p{L})`);
const after = lowered('(?!\\p{L}| der (?:gegen|ander)| von (?:ander|gegn))');

/** Persons of a sentence, with those who run the house among the superiors. */
export function withHeads(
  flat: string,
  persons: readonly PersonMention[],
  heads: RegExp | null,
): readonly PersonMention[] {
  if (heads === null) return persons;
  const known = persons.filter(({ group }) => group === 'superior');
  const found = allMatches(heads, lowerOf(flat))
    .map((match): PersonMention => {
      const at = { start: match.index, end: match.index + match[0].length };
      return { group: 'superior', ...at, text: flat.slice(at.start, at.end) };
    })
    // „mir als Meister“ is one person.
    .filter(({ start, end }) => known.every((one) => end > one.end || start < one.start));
  if (found.length === 0) return persons;
  const others = persons.filter(({ start, end }) =>
    found.every((one) => end <= one.start || start >= one.end),
  );
  return [...others, ...found].toSorted((a, b) => a.start - b.start);
}
