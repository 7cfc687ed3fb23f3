import type { ModelConfig } from '../../src/server/outside/model/model.ts';
import type { ModelServer } from './model-server.ts';

/** A letter with everything that must not leave: names, birth, firm, places. */
export const namedLetter = `Ostwind Anlagenbau GmbH · Hafenstraße 12 · 24103 Kiel

Arbeitszeugnis

Frau Lena Vogt, geboren am 14. Mai 1988 in Husum, war vom 1. März 2018 bis zum 30. September 2025 als Einkäuferin bei der Ostwind Anlagenbau GmbH tätig.

Frau Vogt erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit. Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei.

Wir danken Frau Vogt und wünschen ihr alles Gute.

Kiel, 30. September 2025
Dr. Henrike Brodersen, Geschäftsführerin`;
export const secretsOfLetter = [
  'Vogt', 'Lena', 'Ostwind', 'Husum', '1988', '2018', 'Kiel', 'Brodersen', 'Hafenstraße',
]; // prettier-ignore

/** A wish for a block that `goodBlock` fulfils. */
export const blockWish = {
  consent: true,
  task: 'warmer',
  text: 'Frau Vogt erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
  category: 'performance-summary',
  grade: 1,
  gender: 'f',
  tense: 'past',
  names: ['Lena Vogt', 'Ostwind Anlagenbau GmbH'],
};
export const goodBlock = 'Mit ihren Leistungen waren wir stets in jeder Hinsicht außerordentlich zufrieden.';

/** Settings of the model for a server of the tests. */
export const modelConfig = ({ url }: ModelServer, changes: Partial<ModelConfig> = {}): ModelConfig => ({
  url,
  name: 'test',
  key: 'geheim',
  place: 'Deutschland',
  timeout: 1200,
  dailyTokens: 1e9,
  price: 0,
  dailyCost: 0,
  ...changes,
});

export interface StreamEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events of a stream, in their order. */
export function eventsIn(payload: string): StreamEvent[] {
  return payload
    .split('\n\n')
    .filter(Boolean)
    .map((part) => {
      const [event = '', data = ''] = part.split('\n').map((line) => line.replace(/^\w+: /, ''));
      return { event, data: JSON.parse(data) as Record<string, unknown> };
    });
}
