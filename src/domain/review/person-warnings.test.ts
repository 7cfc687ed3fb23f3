import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { compose } from '../compose/compose.ts';
import { regenerate } from '../compose/regenerate.ts';
import { editBlock, insertOwn, letStand } from '../letter/edit-letter.ts';
import { blockOf, type Letter } from '../letter/letter.ts';
import { readLetter } from '../letter/read-letter.ts';
import { personWarnings } from './person-warnings.ts';

const her = sampleAnswers({ salutation: 'Frau', grade: 2 });
const him = { ...her, person: { ...her.person, salutation: 'Herr' as const, last_name: 'Krause' } };
const { last_name: last } = her.person;
const own = { id: 'own/1', text: `Frau ${last} baute 2021 das Lager auf; sie senkte die Kosten.` };
const worked = insertOwn(
  editBlock(compose(her), 'performance/expertise', 'Besonders hervorzuheben ist ihre Sorgfalt.'),
  'performance',
  own,
  null,
);

describe('words that were kept when the person changed', () => {
  const after = regenerate(worked, him);

  test('are told one by one, each with a proposal', () => {
    expect(personWarnings(worked, her)).toEqual([]);
    const found = personWarnings(after, him);
    expect(found.map(({ block, better }) => [block, better])).toEqual([
      ['own/1', 'Herr Krause baute 2021 das Lager auf; er senkte die Kosten.'],
      ['performance/expertise', 'Besonders hervorzuheben ist seine Sorgfalt.'],
    ]);
    expect(found[0]?.detail).toContain('gilt jetzt Herrn Krause');
  });

  test('stay told over reloads and further changes, until somebody has looked at them', () => {
    const stored = readLetter(JSON.parse(JSON.stringify(after)));
    const later = regenerate(stored as Letter, { ...him, place: 'Kiel' });
    expect(personWarnings(later, him)).toHaveLength(2);
    const adapted = personWarnings(later, him).reduce(
      (letter, { block = '', better = '' }) => editBlock(letter, block, better),
      later,
    );
    expect(personWarnings(adapted, him)).toEqual([]);
    expect(personWarnings(letStand(later, 'performance/expertise'), him)).toHaveLength(1);
    expect(personWarnings(regenerate(later, her), her)).toEqual([]);
    expect(blockOf(regenerate(later, her), 'own/1')?.writtenFor).toBeUndefined();
  });
});

/** How often an own sentence is warned of in a letter on him. */
const say = (text: string): number =>
  personWarnings(insertOwn(compose(him), 'performance', { id: 'own/1', text }, null), him).length;

test('a name or a pronoun of somebody else is told in any own sentence, other people beside the person are not', () => {
  expect(say('Sie war sehr pünktlich.')).toBe(1);
  expect(say('Frau Krause war sehr pünktlich.')).toBe(1);
  expect(say('Herr Meier war sehr pünktlich.')).toBe(1);
  expect(say('Herr Krause war sehr pünktlich, und er half allen.')).toBe(0);
  expect(say('Zusammen mit Frau Kern baute er das Lager auf.')).toBe(0);
  expect(say('Sein Lager war immer aufgeräumt.')).toBe(0);
});
