/**
 * What users gave, between marks that say it is material. Marks of the same kind inside it are taken out, so that
 * nothing in a letter can end them and speak as we do.
 */
export function asMaterial(mark: string, text: string): string {
  return `<${mark}>\n${text.replaceAll(/<\s*\/?\s*(?:zeugnis|baustein|stichpunkte|anzeige|beruf)\b[^>]*>?/giu, ' ')}\n</${mark}>`;
}
