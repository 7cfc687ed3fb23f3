/**
 * Light German stemming: takes inflection away and nothing else, so that „vollen“ and „vollsten“ stay two words
 * while „volle“, „voller“ and „vollen“ become one. Input in lower case; output is no dictionary form.
 */
export function stem(word: string): string {
  let s = word.replaceAll('ß', 'ss').replace(/[*:/_·]in(nen)?$/, '');
  s = s.replace(/(er|ist|ent|ant|or|eur|log|at|är|eg|und|aut|iv|ot|af)in(nen)?$/, '$1');
  for (const ending of endings) {
    if (s.length - ending.length >= 3 && s.endsWith(ending)) {
      s = s.slice(0, -ending.length);
      break;
    }
  }
  return s;
}

/** Longest first; „-s“ only after letters that take it, so that „stets“ and „ins“ keep theirs. */
const endings = ['ern', 'em', 'en', 'er', 'es', 'e', 'n'];
