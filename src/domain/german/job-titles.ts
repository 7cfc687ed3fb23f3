/** Masculine nouns that take „-en“ or „-n“ in every case but the nominative: „zum Chemielaboranten“. */
const weakEnd = /(?:ant|ent|ist|loge|nom|graf|graph|soph|pädagoge|assistent|kunde|bote|gehilfe|astronaut)$/u;

/** A job title in the dative, for „zum …“: „Mechatroniker“ stays, „Referent“ and „Fachangestellter“ change. */
export function jobTitleDative(title: string, gender: 'm' | 'f' | 'x'): string {
  const [first = '', ...rest] = title.split(' ');
  return [
    declined(first, gender),
    ...(isAdjective(first) ? rest.map((word) => declined(word, gender)) : rest),
  ].join(' ');
}

/** „Medizinischer Fachangestellter“: the adjective changes like the noun made of one. */
const isAdjective = (word: string): boolean => /(?:isch|lich|ig|al|iv|tiert)e[rsn]?$/u.test(word);

function declined(word: string, gender: 'm' | 'f' | 'x'): string {
  if (/(?:angestellt|beamt|bedienstet|beauftragt|beschäftigt)er?$/u.test(word) || isAdjective(word)) {
    return word.replace(/er?$/u, 'en');
  }
  if (gender === 'f') return word;
  if (weakEnd.test(word)) return word.endsWith('e') ? `${word}n` : `${word}en`;
  return word;
}
