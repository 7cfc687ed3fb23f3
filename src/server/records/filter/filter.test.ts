import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FilterFault } from './ast.ts';
import { toPattern } from './compare.ts';
import { macro } from './macros.ts';
import { parseFilter } from './parse.ts';

const name = (text: string) => ({ kind: 'name', name: text });
const text = (value: string) => ({ kind: 'text', value });
const number = (value: number) => ({ kind: 'number', value });
const equal = (left: object, right: object) => ({ kind: 'compare', left, operator: '=', any: false, right });

describe('a filter', () => {
  test.each([
    ['a = 1', equal(name('a'), number(1))],
    ['a=1', equal(name('a'), number(1))],
    ['a = -1.5', equal(name('a'), number(-1.5))],
    ['\n\ta\n=\n1 // Ende', equal(name('a'), number(1))],
    ['// vorn\na = 1', equal(name('a'), number(1))],
    ["a = 'b'", equal(name('a'), text('b'))],
    [String.raw`a = "b\"c"`, equal(name('a'), text('b"c'))],
    [String.raw`a = 'b\'c'`, equal(name('a'), text("b'c"))],
    [String.raw`a = "b\nc\\d"`, equal(name('a'), text(String.raw`b\nc\\d`))],
    ['a = "// kein Kommentar"', equal(name('a'), text('// kein Kommentar'))],
    ['"a" = b.c:lower', equal(text('a'), name('b.c:lower'))],
    ['((a = 1))', equal(name('a'), number(1))],
    ['a ?!~ "x"', { kind: 'compare', left: name('a'), operator: '!~', any: true, right: text('x') }],
    [
      'a = 1 || b = 2 && c = 3',
      {
        kind: 'or',
        parts: [
          equal(name('a'), number(1)),
          { kind: 'and', parts: [equal(name('b'), number(2)), equal(name('c'), number(3))] },
        ],
      },
    ],
    [
      '(a = 1 || b = 2) && c = 3',
      {
        kind: 'and',
        parts: [
          { kind: 'or', parts: [equal(name('a'), number(1)), equal(name('b'), number(2))] },
          equal(name('c'), number(3)),
        ],
      },
    ],
  ])('is read: %s', (filter, expected) => {
    expect(parseFilter(filter)).toEqual(expected);
  });

  const faulty = [
    '',
    '   ',
    '// nur ein Kommentar',
    '=',
    'a',
    'a =',
    '= 1',
    'a == 1',
    'a === 1',
    'a <> 1',
    'a ? 1',
    'a ?? 1',
    'a = 1 AND b = 2',
    'a = 1 and b = 2',
    'a = 1 & b = 2',
    'a = 1 |',
    'a = 1 &&',
    '|| a = 1',
    'a = 1 b = 2',
    'a = (1)',
    '(a) = 1',
    '(a = 1',
    'a = 1)',
    '()',
    '! a = 1',
    'a LIKE 1',
    'a = "b',
    "a = 'b",
    String.raw`a = "b\"`,
    'a = 1;',
    'a = 1e3',
    'a = 1x',
    'a = `b`',
    'a = $1',
    'a = 1 -- x',
    'a = 1 /* x */',
    'a = "x\0"',
    'ä = 1',
    `a = "${'x'.repeat(3500)}"`,
    Array(201).fill('a=1').join('||'),
    `${'('.repeat(800)}a=1${')'.repeat(800)}`,
  ];
  test.each(faulty.map((filter) => [filter.slice(0, 30), filter]))('is refused: %s', (_, filter) => {
    expect(() => parseFilter(filter)).toThrow(FilterFault);
  });

  test('may have 200 comparisons and 200 parentheses', () => {
    expect(() => parseFilter(Array(200).fill('a=1').join('||'))).not.toThrow();
    expect(() => parseFilter(`${'('.repeat(200)}a=1${')'.repeat(200)}`)).not.toThrow();
  });

  test('of any characters is read or refused, never anything else', () => {
    const pieces = fc.constantFrom(
      'a',
      'b.c',
      '=',
      '?=',
      '~',
      '(',
      ')',
      '&&',
      '||',
      '"x"',
      "'",
      '"',
      '1',
      '-',
      ' ',
      '//',
      '@now',
      '\\',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((list) => list.join('')),
        ),
        (filter) => {
          try {
            parseFilter(filter);
          } catch (fault) {
            if (!(fault instanceof FilterFault)) throw fault;
          }
        },
      ),
    );
  });

  test('keeps every text that is written as JSON without escapes but of quotes', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        fc.pre(!/[\\\0]/.test(value));
        const filter = `a = "${value.replaceAll('"', '\\"')}"`;
        expect(parseFilter(filter)).toEqual(equal(name('a'), text(value)));
      }),
    );
  });
});

describe('a pattern', () => {
  test.each([
    ['abc', '%abc%'],
    ['a_b', String.raw`%a\_b%`],
    [String.raw`a\b`, String.raw`%a\\b%`],
    ['a%', 'a%'],
    ['%a_', '%a_'],
    [String.raw`a\%`, String.raw`%a\\\%%`],
    [String.raw`%a\%b`, String.raw`%a\%b`],
    [String.raw`%a${'\\'}`, String.raw`%a\\`],
    ['', '%%'],
  ])('for %s is %s', (value, pattern) => {
    expect(toPattern(value)).toBe(pattern);
  });
});

describe('macros', () => {
  test.each([
    ['@now', '2024-02-29 13:05:07.089Z'],
    ['@yesterday', '2024-02-28 13:05:07.089Z'],
    ['@tomorrow', '2024-03-01 13:05:07.089Z'],
    ['@second', 7],
    ['@minute', 5],
    ['@hour', 13],
    ['@weekday', 4],
    ['@day', 29],
    ['@month', 2],
    ['@year', 2024],
    ['@todayStart', '2024-02-29 00:00:00.000Z'],
    ['@todayEnd', '2024-02-29 23:59:59.999Z'],
    ['@monthStart', '2024-02-01 00:00:00.000Z'],
    ['@monthEnd', '2024-02-29 23:59:59.999Z'],
    ['@yearStart', '2024-01-01 00:00:00.000Z'],
    ['@yearEnd', '2024-12-31 23:59:59.999Z'],
    ['@never', undefined],
  ])('%s on a leap day', (macroName, value) => {
    expect(macro(macroName, new Date('2024-02-29T13:05:07.089Z'))).toBe(value);
  });
});
