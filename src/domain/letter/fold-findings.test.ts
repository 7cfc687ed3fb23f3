import { expect, test } from 'vitest';
import { decode } from '../decode/decode.ts';
import type { Finding } from '../decode/reading.ts';
import { samples } from '../knowledge/samples.ts';
import { foldFindings } from './fold-findings.ts';

const finding = (start: number, rest: Partial<Finding> = {}): Finding => ({
  rule: 'bemueht',
  kind: 'code',
  severity: 'error',
  title: 'Code „bemüht“',
  quote: 'stets bemüht',
  detail: '',
  advice: '',
  correctable: true,
  start,
  end: start + 12,
  ...rest,
});

test('equal findings become the first of them, wherever they stand', () => {
  const all = [
    finding(5),
    finding(70, { quote: 'stets\nbemüht' }),
    finding(9, { quote: 'war bemüht' }),
    finding(99),
  ];
  const folded = foldFindings(all);
  expect([...folded.keys()]).toEqual([all[0], all[2]]);
  expect(folded.get(all[0] as Finding)).toEqual([all[0], all[1], all[3]]);
});

test('findings of another rule, wording or advice stay apart', () => {
  const all = [
    finding(1),
    finding(2, { rule: 'x' }),
    finding(3, { better: 'y' }),
    finding(4, { detail: 'z' }),
  ];
  expect(foldFindings(all).size).toBe(4);
});

test('a letter with one sentence pasted a hundred times has its finding once', () => {
  const again = Array.from({ length: 100 }, () => 'Wir haben ihn als geselligen Mitarbeiter kennen gelernt.');
  const text = `${samples[1]?.text ?? ''}\n\n${again.join('\n')}`;
  const { findings } = decode(text);
  expect(findings.filter(({ quote }) => quote === 'als geselligen')).toHaveLength(100);
  const folded = foldFindings(findings);
  expect([...folded.values()].filter((group) => group.length === 100)).toHaveLength(1);
  expect(folded.size).toBeLessThan(findings.length - 98);
});
