import { expect, test } from 'vitest';
import { exhibitionReasons, terminationReasons } from '#domain/letter/module.ts';
import type { Translate } from '#web/lib/i18n.ts';
import messages from '#web/messages/de.json' with { type: 'json' };
import { answerName, answerValue } from './answer-change.ts';

/** The German text of a key; a key that nobody wrote a text for is a fault. */
const t: Translate = (key) => {
  const text = (messages as Readonly<Record<string, string>>)[key];
  if (text === undefined) throw new Error(`no text ${key}`);
  return text;
};

test('answers are told as the interface calls them', () => {
  expect(answerName('performance.ratings.expertise', t)).toBe('Fachwissen');
  expect(answerName('performance.positive_traits', t)).toBe('Positive Eigenschaften');
  expect(answerName('behavior.customer_contact', t)).toBe('Die Person hat Kontakt zu Kunden');
  expect(answerName('signatories.0.name', t)).toBe('Unterzeichner');
  expect(answerName('letterhead.logo', t)).toBe('Briefkopf');
  expect(answerName('options.gender_form', t)).toBe('Weitere Angaben');
});

test('values are told in words, and what says nothing to readers is not told', () => {
  expect(answerValue('performance.ratings.expertise', '2', t)).toBe('gut');
  expect(answerValue('performance.positive_traits', 'teamgeist · diskretion', t)).toBe(
    'Teamgeist · Diskretion',
  );
  expect(answerValue('person.birthday', '1988-05-14', t)).toBe('14.05.1988');
  expect(answerValue('behavior.customer_contact', 'true', t)).toBe('ja');
  expect(answerValue('type', 'zwischenzeugnis', t)).toBe('Zwischenzeugnis');
  expect(answerValue('person.title', '', t)).toBe('');
  expect(answerValue('letterhead.logo', 'data:image/png;base64,iVBORw0', t)).toBeNull();
  expect(answerValue('options.seed', '7', t)).toBeNull();
});

test('no reason is shown as its key', () => {
  for (const reason of terminationReasons)
    expect(answerValue('ending.termination_reason', reason, t)).not.toContain(reason);
  for (const reason of exhibitionReasons)
    expect(answerValue('ending.exhibition_reason', reason, t)).not.toContain(reason);
});
