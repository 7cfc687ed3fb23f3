const degree = '(?:vollsten|vollen|größten|höchsten|besten|vollkommenen|uneingeschränkten)';
/** Formulas with a word too few: what is left is no German. */
const broken = [
  new RegExp(String.raw`(?<!\p{L})zu ${degree} Zufriedenheit`, 'gu'),
  /(?<!\p{L})zur? (?:unserer|meiner) (?:vollsten|vollen|größten|höchsten|besten)(?= ?[.,;])/gu,
  /(?<!\p{L})(?:stets|jederzeit|immer) (?:unserer|meiner) (?:vollsten |vollen |größten |höchsten |besten )?Zufriedenheit/gu,
  /(?<!\p{L})zur unserer(?!\p{L})/gu,
];
/** Behind these a small letter goes on. */
const short = new Set(
  'bzw ca ggf inkl exkl usw etc evtl geb gem lt vgl abs art dr dipl ing tel str st prof nr max min sog z b u a o d h i v r e k s p jan feb mrz apr jun jul aug sep sept okt nov dez gez verh ehem zzgl einschl betr vorm nachm stellv allg kfm techn abt med rer nat phil iur pol'.split(
    ' ',
  ),
);

/**
 * Places where a sentence cannot have been written that way: a formula with a word too few, or a sentence that begins
 * with a small letter.
 */
export function findBroken(text: string): readonly string[] {
  const flat = text.replaceAll(/\s+/g, ' ');
  const formulas = broken.flatMap((pattern) => [...flat.matchAll(pattern)].map(([found]) => found));
  const starts = [...flat.matchAll(/([\p{L}\p{N}]+)[.!?] (\p{Ll}[\p{L}-]+(?: [\p{L}-]+){0,2})/gu)]
    .filter(([, word = '']) => word.length > 3 && !/\p{N}/u.test(word) && !short.has(word.toLowerCase()))
    .map(([, , start = '']) => `… ${start} …`);
  return [...new Set([...formulas, ...starts])];
}
