import { groupLemmas, isGroupLemma, type GroupFrame } from '../german/group-nouns.ts';
import { grammaticalCases, type GrammaticalCase } from '../german/person-forms.ts';
import { boosterOf, type BoosterSet } from './booster-sets.ts';
import { isDataSlot, type DataSlot } from './data-slots.ts';

/** A part of a parsed template. `capital`: the template wrote the slot with a capital letter. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** `rhythm`: name or pronoun as the rhythm asks; `name`, `full`: always the name; `pronoun`: „er“. */
  | {
      readonly kind: 'person';
      readonly form: 'rhythm' | 'name' | 'full' | 'pronoun';
      readonly case: GrammaticalCase;
      readonly capital: boolean;
    }
  | {
      readonly kind: 'possessive';
      readonly ending: string;
      readonly noun: 'm' | 'n' | null;
      readonly capital: boolean;
    }
  | { readonly kind: 'tense'; readonly past: string; readonly present: string }
  | { readonly kind: 'gender'; readonly m: string; readonly f: string; readonly x: string | null }
  | {
      readonly kind: 'employer';
      readonly determiner: 'our' | 'the';
      readonly preposition: string;
      readonly case: GrammaticalCase;
      readonly capital: boolean;
    }
  | {
      readonly kind: 'group';
      readonly lemma: string;
      readonly case: GrammaticalCase;
      readonly frame: GroupFrame;
      readonly capital: boolean;
    }
  | { readonly kind: 'groups'; readonly case: GrammaticalCase }
  | { readonly kind: 'stem'; readonly lemma: string }
  | {
      readonly kind: 'booster';
      readonly set: BoosterSet;
      readonly word: string;
      readonly ending: string;
      readonly capital: boolean;
    }
  | { readonly kind: 'data'; readonly slot: DataSlot }
  | { readonly kind: 'optional'; readonly pieces: readonly Piece[] };

export type Template = readonly Piece[];

/** A template that cannot be read; the message names the place and what to write instead. */
export class TemplateError extends Error {}

/**
 * Reads a template (syntax: TEMPLATES.md).
 * @throws TemplateError for unknown slots, missing cases, open braces
 */
export function parseTemplate(text: string): Template {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = nextOf(text, at);
    if (next > at) pieces.push({ kind: 'text', text: text.slice(at, next) });
    if (next === text.length) break;
    const sign = text[next] as string;
    if (sign === '}' || sign === ']') throw new TemplateError(`„${sign}“ ohne Anfang: ${near(text, next)}`);
    const end = sign === '{' ? text.indexOf('}', next) : closingBracket(text, next);
    if (end < 0) throw new TemplateError(`„${sign}“ ohne Ende: ${near(text, next)}`);
    const inner = text.slice(next + 1, end);
    pieces.push(sign === '{' ? parseSlot(inner) : { kind: 'optional', pieces: parseOptional(inner) });
    at = end + 1;
  }
  if (pieces.length === 0) throw new TemplateError('leerer Baustein');
  return pieces;
}

function nextOf(text: string, from: number): number {
  const found = text.slice(from).search(/[{}[\]]/);
  return found < 0 ? text.length : from + found;
}

const near = (text: string, at: number): string => `„…${text.slice(Math.max(0, at - 15), at + 20)}…“`;

/** Where the bracket at `from` closes; optional parts may hold optional parts. */
function closingBracket(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function parseOptional(inner: string): Template {
  const pieces = parseTemplate(inner);
  if (!pieces.some(({ kind }) => kind === 'data')) {
    throw new TemplateError(`in „[${inner}]“ steht keine Angabe, mit der die Stelle entfallen könnte`);
  }
  return pieces;
}

function parseSlot(slot: string): Piece {
  if (slot !== slot.trim() || slot === '') throw new TemplateError(`Leerzeichen oder nichts in „{${slot}}“`);
  const piece =
    alternatives(slot) ??
    person(slot) ??
    possessive(slot) ??
    employer(slot) ??
    groups(slot) ??
    stem(slot) ??
    booster(slot) ??
    data(slot) ??
    group(slot);
  if (piece === null) throw new TemplateError(`„{${slot}}“ ist nicht bekannt`);
  return piece;
}

/** `{past|present}` and `{he/she/neither}`. */
function alternatives(slot: string): Piece | null {
  const [tense, gender] = [slot.split('|'), slot.split('/')];
  if (tense.length > 1 && gender.length > 1) throw new TemplateError(`„|“ und „/“ zugleich in „{${slot}}“`);
  if (tense.length > 1) {
    const [past, present, more] = tense;
    if (more !== undefined || past === '' || present === '') {
      throw new TemplateError(`„{${slot}}“ braucht genau {Vergangenheit|Gegenwart}`);
    }
    return { kind: 'tense', past: past as string, present: present as string };
  }
  if (gender.length < 2) return null;
  const [m, f, x, more] = gender;
  if (more !== undefined) throw new TemplateError(`„{${slot}}“: höchstens {Mann/Frau/ohne Pronomen}`);
  return { kind: 'gender', m: m as string, f: f as string, x: x ?? null };
}

const isCase = (text: string): text is GrammaticalCase =>
  (grammaticalCases as readonly string[]).includes(text);

function caseOf(text: string | undefined, slot: string): GrammaticalCase {
  if (text === undefined) return 'nom';
  if (!isCase(text)) throw new TemplateError(`„{${slot}}“: nach „:“ steht nom, gen, dat oder akk`);
  return text;
}

const pronounCases: Readonly<Record<string, GrammaticalCase>> = { er: 'nom', ihm: 'dat', ihn: 'akk' };

function person(slot: string): Piece | null {
  if (Object.hasOwn(pronounCases, slot)) {
    return { kind: 'person', form: 'pronoun', case: pronounCases[slot] ?? 'nom', capital: false };
  }
  if (/^(?:Er|Ihm|Ihn)$/.test(slot)) {
    throw new TemplateError(`„{${slot}}“: am Satzanfang steht {Name}, {Name:dat} oder {Name:akk}`);
  }
  const match = /^(?<word>[Nn]ame)(?::(?<rest>[a-z:]+))?$/.exec(slot);
  if (match === null) return null;
  const capital = match.groups?.['word'] === 'Name';
  const rest = (match.groups?.['rest'] ?? 'nom').split(':');
  const full = rest[0] === 'voll';
  const wanted = caseOf(full ? rest[1] : rest[0], slot);
  const form = full ? 'full' : capital && wanted !== 'gen' ? 'rhythm' : 'name';
  return { kind: 'person', form, case: wanted, capital };
}

function possessive(slot: string): Piece | null {
  const match = /^(?<first>[Ss])ein(?<ending>e[mnrs]?)?(?::(?<noun>[mn]))?$/.exec(slot);
  if (match === null) {
    if (/^[Ii]hr/.test(slot))
      throw new TemplateError(`„{${slot}}“: Possessive in der Form für einen Mann (sein…)`);
    return null;
  }
  const { first, ending = '', noun } = match.groups as { first: string; ending?: string; noun?: 'm' | 'n' };
  if (ending === '' && noun === undefined) {
    throw new TemplateError(
      `„{${slot}}“: das Geschlecht des Hauptworts fehlt, also {${slot}:m} oder {${slot}:n}`,
    );
  }
  return { kind: 'possessive', ending, noun: noun ?? null, capital: first === 'S' };
}

const masculine: Readonly<Record<string, GrammaticalCase>> = {
  unser: 'nom', unseren: 'akk', unserem: 'dat', unseres: 'gen',
  der: 'nom', den: 'akk', dem: 'dat', des: 'gen',
}; // prettier-ignore
const merged: Readonly<Record<string, string>> = { im: 'in', vom: 'von', zum: 'zu', beim: 'bei', am: 'an' };

function employer(slot: string): Piece | null {
  const match = /^(?<word>\p{L}+) (?<noun>Betriebs?|Betriebes|Unternehmens?)(?::(?<case>[a-z]+))?$/u.exec(
    slot,
  );
  if (match === null) return null;
  const { word = '', noun = '', case: told } = match.groups as Record<string, string | undefined>;
  const lower = word.toLowerCase();
  const capital = word !== lower;
  if (Object.hasOwn(merged, lower)) {
    return { kind: 'employer', determiner: 'the', preposition: merged[lower] ?? '', case: 'dat', capital };
  }
  const determiner = lower.startsWith('unser') ? 'our' : 'the';
  const byForm = lower === 'das' ? undefined : masculine[lower];
  const ambiguous = lower === 'das' || (noun.startsWith('Unternehmen') && lower === 'unser');
  const wanted = told === undefined ? byForm : caseOf(told, slot);
  if (wanted === undefined || (ambiguous && told === undefined)) {
    throw new TemplateError(
      `„{${slot}}“: Fall unklar; {unser Betrieb}, {unseren Betrieb}, {unserem Betrieb} …`,
    );
  }
  return { kind: 'employer', determiner, preposition: '', case: wanted, capital };
}

function groups(slot: string): Piece | null {
  const match = /^Gruppen:(?<case>\w+)$/.exec(slot);
  if (match !== null) return { kind: 'groups', case: caseOf(match.groups?.['case'], slot) };
  if (slot === 'Gruppen') throw new TemplateError('„{Gruppen}“ braucht den Fall: {Gruppen:dat}');
  return null;
}

function stem(slot: string): Piece | null {
  if (!slot.endsWith('-')) return null;
  const lemma = slot.slice(0, -1);
  return isGroupLemma(lemma) ? { kind: 'stem', lemma } : null;
}

function booster(slot: string): Piece | null {
  const found = boosterOf(slot);
  return found === null ? null : { kind: 'booster', ...found, capital: /^\p{Lu}/u.test(slot) };
}

function data(slot: string): Piece | null {
  return isDataSlot(slot) ? { kind: 'data', slot } : null;
}

const determinerCases: Readonly<Record<string, GrammaticalCase>> = { en: 'dat', er: 'gen' };

/** `{Kollegen:dat}`, `{seinen Kollegen}`, `{unseren internationalen Kunden}`. */
function group(slot: string): Piece | null {
  const match =
    /^(?:(?<det>(?:[Uu]nser|[Ss]ein|[Dd])(?:en|er|e|ie)) )?(?:(?<adjective>\p{Ll}+) )?(?<lemma>\p{Lu}\p{Ll}+)(?::(?<case>[a-z]+))?$/u.exec(
      slot,
    );
  if (match === null) return null;
  const { det, adjective, lemma = '', case: told } = match.groups as Record<string, string | undefined>;
  const base = lemmaOf(lemma);
  if (base === null) return null;
  const ending = det === undefined ? undefined : /(en|er|ie|e)$/.exec(det)?.[1];
  const byForm = ending === undefined ? undefined : determinerCases[ending];
  const wanted = told === undefined ? byForm : caseOf(told, slot);
  if (wanted === undefined) {
    throw new TemplateError(`„{${slot}}“: Fall fehlt, also {${slot}:dat}, :akk oder als Subjekt :nom`);
  }
  if (byForm !== undefined && byForm !== wanted)
    throw new TemplateError(`„{${slot}}“: Fälle widersprechen sich`);
  return {
    kind: 'group',
    lemma: base,
    case: wanted,
    frame: {
      determiner: det === undefined ? null : determinerStem(det),
      adjective: adjective === undefined ? null : adjective.replace(/e[nr]?$/, ''),
    },
    capital: det !== undefined && /^\p{Lu}/u.test(det),
  };
}

const determinerStem = (det: string): string => {
  const lower = det.toLowerCase();
  if (lower.startsWith('unser')) return 'unser';
  return lower.startsWith('sein') ? 'sein' : 'der';
};

/** Accepts the dative („Mitarbeitern“) as well as the lemma. */
function lemmaOf(word: string): string | null {
  if (isGroupLemma(word)) return word;
  return groupLemmas.find((lemma) => `${lemma}n` === word) ?? null;
}
