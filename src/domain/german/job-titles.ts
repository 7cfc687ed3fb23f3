import { late } from './late.ts';
import { titleGender } from './title-gender.ts';

/** Masculine nouns that take „-en“ or „-n“ in every case but the nominative: „zum Chemielaboranten“. */
const weakEnd =
  /(?:ant|ent|ist|loge|nom|graf|graph|soph|pädagoge|assistent|kunde|bote|gehilfe|astronaut|therapeut|architekt|pilot|chirurg|päde|geselle|experte|matrose|soldat)$/u;

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

/** Titles of female gender, whoever bears them: „Fachkraft für Lagerlogistik“. */
const femaleHead = late.u`^(?:\p{Lu}[\p{L}-]*)?(?:[kK]raft|[hH]ilfe|[aA]ssistenz|[lL]eitung|[pP]erson)(?!\p{L})`;

/** „zum Bauzeichner“, „zur Fachkraft für Lagerlogistik“; „im Beruf …“ where the title would tell a gender that is not wanted. */
export function trainingAim(title: string, gender: 'm' | 'f' | 'x'): string {
  if (femaleHead.test(title)) return `zur ${title}`;
  // The article is the noun's own, whomever it is said of: „zur Erzieherin“.
  const own = titleGender(title) ?? gender;
  // Behind „Beruf“ the title stands as it is.
  if (gender === 'x' || own === 'x') return `im Beruf ${title}`;
  return `${own === 'm' ? 'zum' : 'zur'} ${jobTitleDative(title, own)}`;
}
