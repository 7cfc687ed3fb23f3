/**
 * A number as people write it in German: „1.234,5“, „12“, „0,25“. A single point between digits stands for a comma,
 * unless it parts thousands.
 * @returns undefined for anything else
 */
export function parseNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0€]/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** An amount in euros as cents; undefined when it is none, or has parts of a cent. */
export function parseCents(text: string): number | undefined {
  const value = parseNumber(text);
  if (value === undefined) return undefined;
  const cents = Math.round(value * 100);
  return Math.abs(value * 100 - cents) < 1e-6 ? cents : undefined;
}
