import type { GrammaticalCase } from './person-forms.ts';

/** Gender of a noun in the singular, or the plural, which knows no gender. */
export type NounForm = 'm' | 'f' | 'n' | 'pl';

const endings: Readonly<Record<NounForm, Readonly<Record<GrammaticalCase, string>>>> = {
  m: { nom: '', gen: 'es', dat: 'em', akk: 'en' },
  f: { nom: 'e', gen: 'er', dat: 'er', akk: 'e' },
  n: { nom: '', gen: 'es', dat: 'em', akk: '' },
  pl: { nom: 'e', gen: 'er', dat: 'en', akk: 'e' },
};
const articles: Readonly<Record<NounForm, Readonly<Record<GrammaticalCase, string>>>> = {
  m: { nom: 'der', gen: 'des', dat: 'dem', akk: 'den' },
  f: { nom: 'die', gen: 'der', dat: 'der', akk: 'die' },
  n: { nom: 'das', gen: 'des', dat: 'dem', akk: 'das' },
  pl: { nom: 'die', gen: 'der', dat: 'den', akk: 'die' },
};

/** Ending of „unser“, „sein“, „ihr“, „ein“ before a noun: '', 'e', 'em' … */
export function determinerEnding(noun: NounForm, wanted: GrammaticalCase): string {
  return endings[noun][wanted];
}

/** „der“, „die“, „dem“ … */
export function article(noun: NounForm, wanted: GrammaticalCase): string {
  return articles[noun][wanted];
}

/** What stands before an adjective: nothing, „der“, or „unser/sein“. */
export type Before = 'none' | 'article' | 'possessive';

/** An adjective with its ending; `stem` without ending („international“). */
export function inflectAdjective(
  stem: string,
  noun: NounForm,
  wanted: GrammaticalCase,
  before: Before,
): string {
  return stem + adjectiveEnding(noun, wanted, before);
}

function adjectiveEnding(noun: NounForm, wanted: GrammaticalCase, before: Before): string {
  const straight = wanted === 'nom' || (wanted === 'akk' && noun !== 'm');
  if (before === 'none') return strong[noun][wanted];
  if (noun === 'pl' || !straight) return 'en';
  // „unser guter Betrieb“, „unser gutes Haus“: the ending that the determiner lacks.
  if (before === 'possessive' && noun !== 'f') return noun === 'm' ? 'er' : 'es';
  return 'e';
}

const strong: Readonly<Record<NounForm, Readonly<Record<GrammaticalCase, string>>>> = {
  m: { nom: 'er', gen: 'en', dat: 'em', akk: 'en' },
  f: { nom: 'e', gen: 'er', dat: 'er', akk: 'e' },
  n: { nom: 'es', gen: 'en', dat: 'em', akk: 'es' },
  pl: { nom: 'e', gen: 'er', dat: 'en', akk: 'e' },
};
