import { expect, it } from 'vitest';
import { decode } from './decode.ts';

it('a farewell is rated though it tells that somebody would have been kept', () => {
  const farewell =
    'Wir bedauern dies, hätten ihn gern als Gesellen übernommen, danken ihm für seine Mitarbeit und wünschen ihm für seinen weiteren Weg alles Gute und viel Erfolg.';
  const { sentences, closing, categories } = decode(
    `Ausbildungszeugnis\n\nHerr Jan Kern, geboren am 3. Mai 2001, wurde vom 1. August 2018 bis zum 31. Januar 2022 bei uns zum Kraftfahrzeugmechatroniker ausgebildet.\n\nSeine Arbeiten führte er sorgfältig aus. Mit seinen Leistungen waren wir voll zufrieden. Sein Verhalten gegenüber Vorgesetzten, Ausbildern und Kollegen war einwandfrei.\n\nHerr Kern verlässt uns auf eigenen Wunsch. ${farewell}\n\nKassel, 31. Januar 2022\n\nPeter Lang\nWerkstattleiter`,
  );
  expect(closing).not.toBeNull();
  expect(sentences.find(({ text }) => text === farewell)).toMatchObject({
    graded: true,
    category: 'future-wishes',
  });
  expect(categories.map(({ category }) => category)).toContain('future-wishes');
});
