import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Finder } from './finding.ts';
import { unitsOf } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const branch =
  '["„»‚(]?(?:für |im |in der |der |des |die |das )?(?<NAME>\\p{Lu}[\\p{L}-]{3,}(?:(?:,| und| für| im| in der| der) \\p{Lu}[\\p{L}-]+){0,2})';
const named = (name: string): string => branch.replace('NAME', name);
/** By which words a training or a course of study tells its branch. */
const signs = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})(?:Fach|Studien|Vertiefungs|Ausbildungs)richtung:? ${named('field')}`,
      `(?:Einsatzgebiet|Einsatzfeld|Ausbildungsschwerpunkt|Studienschwerpunkt|Vertiefungsfach|Hauptfach|Wahlqualifikation|(?:mit|im|in|und)(?: dem)? Schwerpunkt):? ${named('focus')}`,
      `[Pp]rüfung (?:zum|zur) (?:Fachinformatiker|Elektroniker|Kauf(?:frau|mann)|Fachkraft|Fachangestellten)(?:in)? für (?<title>\\p{Lu}[\\p{L}-]+(?: und \\p{Lu}[\\p{L}-]+)?)`,
    ].join('|'),
    'u',
  ),
);
/** „zum Fachinformatiker für Systemintegration“: a branch told in the title. */
const inTitle = late.u`(?:Fachinformatiker|Elektroniker|Kauf(?:frau|mann)|Fachkraft|Fachangestellten?)(?:in)? für (?<title>\p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+)?)`;
const otherwise = late.iu`(?<!\p{L})(?:wechsel\p{L}*|gewechselt|zunächst|ursprünglich\p{L}*|anfangs|später|zusätzlich\p{L}*|zweite[nrm]?|weitere[nrm]?|andere[nrm]?|beide[nrm]?|auch|früher\p{L}*|zuvor|künftig\p{L}*|kolleg\p{L}+|auszubildenden|lehrlinge\p{L}*|betreute\p{L}*|bildet|bilden|anschließend\p{L}*|möchte|strebt|beginnt|studium|studiert|wird)(?!\p{L})`;

interface Told {
  readonly unit: Unit;
  readonly match: RegExpExecArray;
  readonly kind: 'branch' | 'focus';
  readonly name: string;
}

const roots = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

/** „Fachrichtung Archiv“ at the beginning, „in der Fachrichtung Bibliothek“ at the examination. */
export const findOtherBranch: Finder = (letter) => {
  if (letter.type !== 'ausbildungszeugnis' && letter.type !== 'praktikumszeugnis') return [];
  if (!mayStand(letter, signs)) return [];
  const parts = [
    'introduction',
    'company',
    'tasks',
    'performance',
    'summary',
    'behavior',
    'closing',
  ] as const;
  const told = unitsOf(letter, 'heading', ...parts).flatMap((unit): Told[] => {
    const match = signs.exec(unit);
    if (match === null) return [];
    const { field, focus, title } = match.groups ?? {};
    return [
      { unit, match, kind: focus === undefined ? 'branch' : 'focus', name: field ?? focus ?? title ?? '' },
    ];
  });
  if (told.length === 0) return [];
  const opening = unitsOf(letter, 'heading', 'introduction');
  const title = opening
    .map(({ flat }) => inTitle.exec(flat)?.groups?.['title'])
    .find((one) => one !== undefined);
  const other = told.find(({ unit, kind, name }) => {
    if (unit.kind === 'item' || otherwise.test(unit.flat)) return false;
    const before = told.find(
      (one) => one.kind === kind && one.unit.start < unit.start && opening.includes(one.unit),
    );
    const began = before?.name ?? (kind === 'branch' && !opening.includes(unit) ? title : undefined);
    return began !== undefined && !isAlike(began, name) && !isTold(letter.units, unit, name);
  });
  return other === undefined
    ? []
    : [
        byRule(letter, letterRule('branch-varies'), {
          at: spanOf(other.unit, other.match.index, other.match.index + other.match[0].length),
        }),
      ];
};

const isAlike = (one: string, other: string): boolean => {
  const known = roots(one);
  return known.length === 0 || roots(other).some((root) => known.includes(root)) || roots(other).length === 0;
};

/** A house may train in both: what another sentence before it tells of is no slip. */
const isTold = (units: readonly Unit[], unit: Unit, name: string): boolean =>
  units.some(
    (one) =>
      one.start < unit.start && one.zone === 'body' && roots(name).some((root) => one.lower.includes(root)),
  );
