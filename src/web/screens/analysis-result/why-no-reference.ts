/** Why a text is no reference, as far as it changes what helps. */
export type NoReference = 'other-document' | 'other-language' | 'too-short' | 'incomplete';

/** @param reason as the reading says it */
export function whyNoReference(reason: string | null): NoReference {
  if (reason === null) return 'incomplete';
  if (reason.includes('kein Arbeitszeugnis, sondern')) return 'other-document';
  if (reason.includes('zu kurz')) return 'too-short';
  return /auf (?:Englisch|Deutsch) geschrieben/.test(reason) ? 'other-language' : 'incomplete';
}
