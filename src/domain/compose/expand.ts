import { ourEmployer, theEmployer, type EmployerNoun } from '../german/employer-nouns.ts';
import { frameFor, groupList, groupNoun, groupStem, type GenderForm } from '../german/group-nouns.ts';
import {
  addressedName,
  endsMute,
  introducedName,
  possessive,
  pronoun,
  type PersonForms,
} from '../german/person-forms.ts';
import type { BoosterSet } from './booster-sets.ts';
import type { DataSlot } from './data-slots.ts';
import type { Piece, Template } from './template.ts';

/** All that turns a template into German text. */
export interface Expansion {
  readonly person: PersonForms;
  readonly tense: 'past' | 'present';
  readonly employer: EmployerNoun;
  readonly genderForm: GenderForm;
  /** What „Kunden“ are called here: a lemma of the group nouns. */
  readonly clients: string;
  /** The people that `{Gruppen}` stands for, in their order: lemmas. */
  readonly groups: readonly string[];
  readonly data: Readonly<Partial<Record<DataSlot, string>>>;
  /** True: the first mention of the person is the name; false: the pronoun. */
  readonly nameFirst: boolean;
  /** Chooses a word of a booster set; gets the word that the template wrote. */
  readonly booster: (set: BoosterSet, word: string) => string;
}

/** Why a template gives no text for these answers. */
export type Skip = { readonly missing: DataSlot } | { readonly needsGender: true };

interface State {
  readonly expansion: Expansion;
  /** How often the person was mentioned so far; a possessive counts. */
  mentions: number;
  /** The sentence names the person somewhere, so that an article is enough for „sein“. */
  readonly named: boolean;
  /** What stands before the piece, as far as its part of the template goes. */
  before: string;
}

/** The text, or why there is none: a fact is missing, or the person wants no pronouns and the template needs them. */
export function expand(template: Template, expansion: Expansion): string | Skip {
  const result = expandPieces(template, { expansion, mentions: 0, named: names(template), before: '' });
  if (typeof result !== 'string') return result;
  return smooth(result.replace(twiceADepartment, ''), expansion.person.gender === 'x');
}

/** „in der Abteilung Kreditabteilung“, „in der Abteilung Abteilung Einkauf“ */
const twiceADepartment = /(?<=\bder )Abteilung (?=Abteilung |\p{Lu}\p{L}*abteilung(?!\p{L}))/u;

const names = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => piece.kind === 'person' || (piece.kind === 'optional' && names(piece.pieces)));

function expandPieces(pieces: readonly Piece[], state: State): string | Skip {
  let text = '';
  let before: Piece | null = null;
  for (const piece of pieces) {
    state.before = text;
    const part = expandPiece(piece, state);
    if (typeof part !== 'string') return part;
    const sofar = isPlace(piece, state) ? text.replace(/(?<=^| )(?:in|In) $/u, at) : text;
    text = isInner(before) ? joined(sofar, part, state) : sofar + part;
    before = piece;
  }
  return text;
}

const isInner = (piece: Piece | null): boolean =>
  piece?.kind === 'person' && piece.case === 'nom' && !piece.capital;

/** „verhielt er sich“ is „verhielt sich Frau Vogt“: before a name the reflexive comes first. */
function joined(before: string, after: string, { expansion }: State): string {
  const name = addressedName(expansion.person, 'nom');
  if (!/^ sich(?!\p{L})/u.test(after) || !before.endsWith(` ${name}`)) return before + after;
  return `${before.slice(0, -name.length)}sich ${name}${after.slice(' sich'.length)}`;
}

/** Templates say „in unserem Betrieb“; one works „an unserer Hochschule“. */
const at = (found: string): string => (found.startsWith('I') ? 'An ' : 'an ');
const isPlace = (piece: Piece, { expansion }: State): boolean =>
  piece.kind === 'employer' &&
  piece.preposition === '' &&
  piece.case === 'dat' &&
  expansion.employer.at === 'an';

function expandPiece(piece: Piece, state: State): string | Skip {
  const { person, tense, employer, genderForm, clients, groups, data, booster } = state.expansion;
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'person':
      return capitalIf(piece.capital, personText(piece, state));
    case 'possessive':
      return capitalIf(piece.capital, possessiveText(piece, state));
    case 'tense':
      return piece[tense];
    case 'gender':
      return piece[person.gender] ?? { needsGender: true };
    case 'employer': {
      const { determiner, preposition, case: wanted } = piece;
      const noun = determiner === 'our' ? ourEmployer(employer, wanted) : theEmployer(employer, wanted);
      const before = preposition === 'in' ? employer.at : preposition;
      return capitalIf(piece.capital, before === '' ? noun : merge(`${before} ${noun}`));
    }
    case 'group': {
      const { lemma, frame, case: wanted } = piece;
      const determiner = frame.determiner === 'sein' ? ownDeterminer(person) : frame.determiner;
      const noun = lemma === 'Kunden' ? clients : lemma;
      return capitalIf(
        piece.capital,
        groupNoun(noun, wanted, genderForm, frameFor(noun, { ...frame, determiner })),
      );
    }
    case 'groups':
      return groupList(groups, piece.case, genderForm);
    case 'stem':
      return groupStem(piece.lemma === 'Kunden' ? clients : piece.lemma);
    case 'booster':
      return capitalIf(piece.capital, booster(piece.set, piece.word) + piece.ending);
    case 'data':
      return data[piece.slot] ?? { missing: piece.slot };
    case 'optional':
      break;
  }
  const inner = expandPieces(piece.pieces, state);
  return typeof inner === 'string' || !('missing' in inner) ? inner : '';
}

function personText(piece: Extract<Piece, { kind: 'person' }>, state: State): string {
  const { person, nameFirst } = state.expansion;
  const first = state.mentions === 0;
  state.mentions += 1;
  if (piece.form === 'full') return introducedName(person, piece.case);
  // Behind its noun the mute genitive of „Groß“ is taken for a nominative: „die Arbeit von Frau Groß“.
  if (piece.case === 'gen' && !piece.capital && endsMute(person.last))
    return `von ${addressedName(person, 'dat')}`;
  const byName = piece.form === 'name' || (first && nameFirst);
  return byName || piece.case === 'gen' ? addressedName(person, piece.case) : pronoun(person, piece.case);
}

/** People without pronouns: „das Wort“ where the sentence names them, else „Kim Süß’ Wort“, or nobody knows whose. */
function possessiveText(piece: Extract<Piece, { kind: 'possessive' }>, state: State): string {
  const { person } = state.expansion;
  const first = state.mentions === 0;
  state.mentions += 1;
  if (person.gender !== 'x') return possessive(person, piece.ending, piece.noun);
  // „die Ergebnisse seiner Arbeit“: behind a noun no second genitive.
  const attributive =
    piece.ending === 'es' || (piece.ending === 'er' && /\s\p{Lu}\p{L}* $/u.test(state.before));
  if (first && !state.named && !attributive) {
    return `${addressedName(person, 'gen')}${genitive}${piece.ending}${genitive}`;
  }
  return mark(piece.ending === '', possessive(person, piece.ending, piece.noun));
}

const ownDeterminer = (person: PersonForms): string => {
  if (person.gender === 'x') return 'der';
  return person.gender === 'm' ? 'sein' : 'ihr';
};

const capitalIf = (capital: boolean, text: string): string =>
  capital ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Marks an article that stands for „sein“: the adjectives behind it change their ending. */
const marker = '¤';
/** Stands behind a genitive that stands for „sein“, on both sides of its ending: „Kims¦em¦ hohen Einsatz“. */
const genitive = '¦';
const mark = (marked: boolean, text: string): string => (marked ? `${text}${marker}` : text);

/** „der hoher Einsatz“ → „der hohe Einsatz“, „das sicheres, gewinnendes Auftreten“ → „das sichere, gewinnende …“. */
function smooth(text: string, neutral: boolean): string {
  if (!neutral) return text;
  const weak = text.replaceAll(
    // Article, marker, then words in lower case up to the noun.
    new RegExp(`(?<article>[Dd](?:er|as))${marker}(?<words>(?: \\p{Ll}+,?)*)`, 'gu'),
    (_, article: string, words: string) => {
      const ending =
        article.toLowerCase() === 'der' ? /(?<=\p{Ll}{2})er(?=,?$)/u : /(?<=\p{Ll}{2})es(?=,?$)/u;
      const rest = words.split(' ').map((word) => (unchanged.test(word) ? word : word.replace(ending, 'e')));
      return article + rest.join(' ');
    },
  );
  return merge(strong(weak));
}

/** „mit Kims hohen Einsatz“ → „mit Kims hohem Einsatz“: behind a genitive adjectives show the case themselves. */
const strong = (text: string): string =>
  text.replaceAll(
    new RegExp(`${genitive}(?<ending>\\p{Ll}*)${genitive}(?<words>(?: \\p{Ll}+,?)*)`, 'gu'),
    (_, ending: string, words: string) =>
      ending === '' || ending === 'en'
        ? words
        : words
            .split(' ')
            .map((word) => (unchanged.test(word) ? word : word.replace(/(?<=\p{Ll}{2})en(?=,?$)/u, ending)))
            .join(' '),
  );

const unchanged =
  /^(?:immer|aber|sehr|über|unter|besonders|stets|hinter|weiter|neben|zusammen|mitten|gegen|selten),?$/;

/** „in dem“ → „im“, „zu der“ → „zur“; not behind a comma, where it begins a relative clause („…, von dem unsere“). */
function merge(text: string): string {
  return text.replaceAll(
    /(?<!\p{L}|, )(?<first>[Ii]n dem|[Aa]n dem|[Bb]ei dem|[Vv]on dem|[Zz]u dem|[Zz]u der)(?= )/gu,
    (found) => {
      const short = contractions[found.toLowerCase()] ?? found;
      return /^\p{Lu}/u.test(found) ? short.charAt(0).toUpperCase() + short.slice(1) : short;
    },
  );
}

const contractions: Readonly<Record<string, string>> = {
  'in dem': 'im',
  'an dem': 'am',
  'bei dem': 'beim',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
};
