const ones: readonly string[] = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
];
const tens: readonly string[] = [
  'zwanzig',
  'dreißig',
  'vierzig',
  'fünfzig',
  'sechzig',
  'siebzig',
  'achtzig',
  'neunzig',
];

/** Number words from „ein“ to „neunundneunzig“, and halves. */
const words: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.flatMap((ten, at) =>
    ones
      .slice(0, 10)
      .map((one, value) => [value === 0 ? ten : `${one}und${ten}`, (at + 2) * 10 + value] as const),
  ),
  ['einem', 1],
  ['einer', 1],
  ['eines', 1],
  ['eine', 1],
  ['zweier', 2],
  ['dreier', 3],
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['zweieinhalb', 2.5],
  ['dreieinhalb', 3.5],
  ['viereinhalb', 4.5],
  ['fünfeinhalb', 5.5],
  ['sechseinhalb', 6.5],
  ['siebeneinhalb', 7.5],
]);

/** The value of „12“, „zwölf“, „zweieinhalb“ or „dreissig“; null for anything else. */
export function readNumber(text: string): number | null {
  if (/^\d{1,3}(?:,5)?$/.test(text)) return Number(text.replace(',', '.'));
  const lower = text.toLowerCase();
  return words.get(lower) ?? words.get(lower.replace('dreissig', 'dreißig')) ?? null;
}

/** A number in digits or words, for patterns. */
export const numberPattern =
  '(?:\\d{1,3}(?:,5)?|(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und(?:zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig)|anderthalb|(?:ein|zwei|drei|vier|fünf|sechs|sieben)einhalb|zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwölf|elf|zehn|neun|acht|sieben|sechs|fünf|vier|drei|zwei(?:er)?|eine?[mrns]?))';
