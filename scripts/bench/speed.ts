import { decode } from '../../src/domain/decode/decode.ts';

/** Times the decoding of letters after warming up: median and 95th percentile in milliseconds. */
export function measureSpeed(texts: readonly string[]): string[] {
  const letters = texts.map(twoPages);
  for (let round = 0; round < 3; round += 1) for (const text of letters) decode(text);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const text of letters) {
      const start = performance.now();
      decode(text);
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  const size = Math.round(letters.reduce((sum, text) => sum + text.length, 0) / letters.length);
  return [
    '',
    `Speed: ${times.length} letters of ${size} characters on average: median ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  ];
}

/** About two pages are 4,500 characters; shorter letters get their middle part once more. */
function twoPages(text: string): string {
  if (text.length >= 4000) return text;
  const middle = text.slice(Math.floor(text.length / 3), Math.floor((2 * text.length) / 3));
  let long = text;
  while (long.length < 4500)
    long = `${long.slice(0, text.length / 2)}\n\n${middle}\n\n${long.slice(text.length / 2)}`;
  return long;
}
