/**
 * Light German stemming: takes inflection away and nothing else, so that „vollen“ and „vollsten“ stay two words
 * while „volle“, „voller“ and „vollen“ become one. Input in lower case; output is no dictionary form.
 */
export function stem(word: string): string {
  const s = withoutFemale(word.includes('ß') ? word.replaceAll('ß', 'ss') : word);
  if (!lastOfEndings.includes(s.charAt(s.length - 1))) return s;
  for (const ending of endings)
    if (s.length - ending.length >= 3 && s.endsWith(ending)) return s.slice(0, -ending.length);
  return s;
}

/** „Kolleg*innen“, „Leiterin“: few words end so, and only those are asked by patterns. */
function withoutFemale(word: string): string {
  if (!word.endsWith('in') && !word.endsWith('innen')) return word;
  return word
    .replace(/[*:/_·]in(nen)?$/, '')
    .replace(/(er|ist|ent|ant|or|eur|log|at|är|eg|und|aut|iv|ot|af)in(nen)?$/, '$1');
}

/** Longest first; „-s“ only after letters that take it, so that „stets“ and „ins“ keep theirs. */
const endings = ['ern', 'em', 'en', 'er', 'es', 'e', 'n'];
const lastOfEndings = 'emnrs';
