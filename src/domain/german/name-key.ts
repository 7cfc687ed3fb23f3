import { lateRegExp } from './late.ts';

/** How names of firms are compared: a letterhead in capitals knows no ß, and many write „AE“ for „Ä“. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[äöü]/g, (letter) => plain[letter as 'ä'] + 'e');
}

const plain = { ä: 'a', ö: 'o', ü: 'u' } as const;

/** Finds a name in any such spelling. */
export function spelledLike(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return lateRegExp(
    escaped.replaceAll(/ss|ß|[aou]e|[äöü]/giu, (one) => spellings[nameKey(one) as 'ss']),
    'iu',
  );
}

const spellings = { ss: '(?:ss|ß)', ae: '(?:ae|ä)', oe: '(?:oe|ö)', ue: '(?:ue|ü)' } as const;
