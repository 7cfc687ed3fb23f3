import type { CorpusSentence } from './corpus.ts';

const subject =
  /^(?:(?:Frau|Herrn?) (?:Dr\. )?(?:(?:von|van|de|der|zu) )*\p{Lu}[\p{L}’'-]+|Sie|Er|Ihre?[nmrs]?|Seine?[nmrs]?|Der Praktikant|Die Praktikantin|Der Auszubildende|Die Auszubildende) (?=\p{L})/u;

/**
 * The sentence without its subject, as phrase lists and bullet points have it („verfügt über …“), or null. Without
 * such variants the fitted part would take a missing person for a missing rating.
 */
export function withoutSubject(row: CorpusSentence): CorpusSentence | null {
  const text = row.text.replace(subject, '').replace(/\.$/, '');
  if (text.length > row.text.length - 3) return null;
  return { ...row, text };
}
