import { pino } from 'pino';
import { decode } from '../../src/domain/decode/decode.ts';
import { readConfig } from '../../src/server/config.ts';
import { createModel } from '../../src/server/outside/model/model.ts';
import { askSecondOpinion } from '../../src/server/usecases/ask-second-opinion.ts';
import type { Budget } from '../../src/server/usecases/model-budget.ts';
import { readLetters } from './letter-rows.ts';

const freeOfCharge: Budget = { spend: async (_, run) => (await run()).value };

/** Runs the second reader of the settings over our own letters: agreement, invented quotes, time. */
export async function measureModel(): Promise<string[]> {
  const { model: config } = readConfig();
  if (config === null) return ['Kein Sprachmodell eingestellt (MODEL_URL, MODEL_NAME).'];
  const parts = { clock: () => new Date(), secret: 'bench', log: pino({ level: 'silent' }) };
  const model = createModel(config, parts);
  const letters = readLetters().filter((row) => row.grade !== null);
  const counts = { asked: 0, faults: 0, inSpan: 0, near: 0, disagreed: 0, quotes: 0, invented: 0 };
  const times: number[] = [];
  for (const { text, grade } of letters) {
    counts.asked += 1;
    const start = performance.now();
    try {
      const letter = { text, reading: decode(text) };
      const opinion = await askSecondOpinion(
        model,
        freeOfCharge,
        letter,
        () => undefined,
        AbortSignal.timeout(120_000),
      );
      const [from, to] = opinion.range ?? [0, 0];
      counts.inSpan += grade !== null && grade >= from && grade <= to ? 1 : 0;
      counts.near += grade !== null && Math.abs((from + to) / 2 - grade) <= 0.5 ? 1 : 0;
      counts.disagreed += opinion.disagrees ? 1 : 0;
      counts.quotes += opinion.findings.length + opinion.dropped;
      counts.invented += opinion.dropped;
    } catch {
      counts.faults += 1;
    }
    times.push(performance.now() - start);
  }
  const answered = counts.asked - counts.faults;
  return [
    `Letters asked                  ${counts.asked}, without a usable answer ${counts.faults}`,
    `Expert's grade inside the span ${share(counts.inSpan, answered)}`,
    `Middle within half a grade     ${share(counts.near, answered)}`,
    `More than a grade from ours    ${share(counts.disagreed, answered)}`,
    `Quotes that were invented      ${share(counts.invented, counts.quotes)} of ${counts.quotes}`,
    `Median time                    ${(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0).toFixed(0)} ms`,
  ];
}

function share(part: number, whole: number): string {
  return `${whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)} %`;
}
