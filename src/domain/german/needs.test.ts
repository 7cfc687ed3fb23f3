import { expect, test } from 'vitest';
import { needsOf, type Needs, type Way } from './needs.ts';

test.each<[RegExp, Needs]>([
  [/sorgfalt/, [['sorgfalt']]],
  [/Sehr Gute/i, [['sehr gute']]],
  [/(?:stets|immer) zufrieden/, [['stets zufrieden', 'immer zufrieden']]],
  [/zufrieden(?:heit)?/u, [['zufrieden']]],
  [/gut(?:e[mnrs]?)? leistung/u, [[' leistung'], ['gut']]],
  [/arbeit\p{L}* .{0,20}fleiß/u, [['arbeit'], ['fleiß']]],
  [/abc+d/, [['abc']]],
  [/ab?cd?/, []],
  [/abc{2,3}def/, [['abc'], ['def']]],
  [/(?:xyz)*tat(?:war){0,2}/, [['tat']]],
  [/[dt]ank/, [['dank', 'tank']]],
  [/[^d]ank/, [['ank']]],
  [/[a-z]ank/, [['ank']]],
  [/(?:war|er)/, []],
  [/(?:lob|.*)/, []],
  [/(?<!nicht )gelobt(?= von)/, [['gelobt']]],
  [/(?<wort>ruhe) und \k<wort>/, [['ruhe und ']]],
  [/\bprüfung\b\.$/, [['prüfung']]],
  [/lob\p{L}* .*dank|tadel/u, [['tadel', [['lob'], ['dank']]]]],
  [/lob.*dank|.*/, []],
  [/straße|stra\u00dfe|\x61bc/, []],
])('%s needs %j', (regex, needs) => {
  expect(sorted(needsOf(regex))).toEqual(sorted(needs));
});

const inOrder = (a: string, b: string): number => a.localeCompare(b);
const sorted = (groups: Needs): string[] =>
  groups.map((group) => group.map(told).toSorted(inOrder).join('|')).toSorted(inOrder);
const told = (way: Way): string => (typeof way === 'string' ? way : `(${sorted(way).join('&')})`);
