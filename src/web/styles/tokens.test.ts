import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Rgb = readonly [number, number, number];

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function token(name: string): Rgb {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (hex === undefined) throw new Error(`no colour named ${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** What `color-mix(in srgb, a share, b)` gives. */
function mix(a: Rgb, share: number, b: Rgb): Rgb {
  return a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)) as unknown as Rgb;
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2: 1 … 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const [paper, sheet, ink, inkSoft] = [token('paper'), token('sheet'), token('ink'), token('ink-soft')];
const [accent, accentDeep, accentWash] = [token('accent'), token('accent-deep'), token('accent-wash')];
const grades = [1, 2, 3, 4, 5].map((step) => ({
  step,
  colour: token(`grade-${step}`),
  wash: token(`grade-${step}-wash`),
}));

/** Every pair of text and ground that the screens use. */
const pairs: readonly (readonly [string, Rgb, Rgb])[] = [
  ['text on the desk', ink, paper],
  ['text on the sheet', ink, sheet],
  ['text in the layman note', ink, accentWash],
  ['quiet text on the desk', inkSoft, paper],
  ['quiet text on the sheet', inkSoft, sheet],
  ['quiet text where files are laid', inkSoft, mix(paper, 0.7, sheet)],
  ['link on the desk', accent, paper],
  ['link on the sheet', accent, sheet],
  ['link under the pointer', accentDeep, paper],
  ['button under the pointer', accent, accentWash],
  ['drop veil', accent, mix(accentWash, 0.88, paper)],
  ['primary button', sheet, accent],
  ['primary button under the pointer', sheet, accentDeep],
  ['button at rest while it works', sheet, inkSoft],
  ['dangerous button', sheet, token('danger')],
  ['dangerous button under the pointer', sheet, mix(token('danger'), 0.9, sheet)],
  ['fault beside a field', token('danger'), token('danger-wash')],
  ...grades.flatMap(({ step, colour, wash }): (readonly [string, Rgb, Rgb])[] => {
    const open = mix(colour, 0.15, sheet);
    return [
      [`word of grade ${step} on the desk`, colour, paper],
      [`word of grade ${step} on the sheet`, colour, sheet],
      [`sentence marked ${step}`, ink, wash],
      [`open sentence marked ${step}`, ink, open],
      [`evidence in a sentence marked ${step}`, ink, mix(colour, 0.16, open)],
    ];
  }),
];

test.each(pairs)('%s has a contrast of at least 4.5 : 1', (_name, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test('the measure knows the extremes', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test('the focus ring and the lines of the grades stand out from both grounds by 3 : 1', () => {
  for (const ground of [paper, sheet]) {
    expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
    for (const { colour } of grades) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  }
});
