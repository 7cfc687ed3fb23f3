import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Finder } from './finding.ts';
import { mayStand } from './may-stand.ts';

const simple = searchOf(
  late.iu`(?<!\p{L})(?:(?:beschränkt sich|beschränken wir uns|lediglich|nur|allein|ausschließlich)(?!\p{L})[^.;]{0,60} art und dauer|einfaches (?:arbeits)?zeugnis|(?:beurteilung|bewertung)(?!\p{L})[^.;]{0,90} (?:nicht gegenstand|nicht enthalten|(?:verzichtet|unterbleibt|entfällt)(?=[.,;]|$)))(?!\p{L})`,
);
/** What somebody had before, or asked for in vain. */
const otherwise = late.iu`(?<!\p{L})(?:kein\p{L}*|statt|anstelle|ersetzt|frühere\p{L}*|zuvor|qualifizierte\p{L}*)(?!\p{L})`;

/** „beschränkt sich auf Art und Dauer“, and the letter rates work and conduct. */
export const findSimpleButRated: Finder = (letter) => {
  if (letter.simple || letter.layman || !mayStand(letter, simple)) return [];
  return letter.units.flatMap((unit) => {
    const match = unit.zone === 'body' ? simple.exec(unit) : null;
    if (match === null || otherwise.test(unit.flat)) return [];
    const at = spanOf(unit, match.index, match.index + match[0].length);
    return [
      byRule(letter, letterRule('told-both-ways'), { at, words: { matter: 'ob bewertet werden sollte' } }),
    ];
  });
};
