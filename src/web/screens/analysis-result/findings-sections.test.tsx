import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decode } from '#domain/decode/decode.ts';
import { rulingById } from '#domain/knowledge/rulings.ts';
import { toldReading } from '#domain/letter/told-reading.ts';
import { startI18n } from '#web/lib/i18n.ts';
import { FindingsSections } from './findings-sections.tsx';
import { groupFindings, toldAt } from './group-findings.ts';
import { NextSteps } from './next-steps.tsx';
import { NoteContent } from './note-content.tsx';
import { marginNotes } from './notes.ts';

await startI18n();

const text = `Arbeitszeugnis

Herr Jan Petersen, geboren am 3. Mai 1990, war vom 1. April 2018 bis zum 30. Juni 2024 in unserem Unternehmen als Verkäufer tätig.

Herr Petersen war stets bemüht, die ihm übertragenen Aufgaben zu unserer Zufriedenheit zu erledigen. Er zeigte Verständnis für seine Arbeit und war mit Interesse bei der Sache. Durch seine Geselligkeit trug er zur Verbesserung des Betriebsklimas bei.

Wir wünschen ihm für die Zukunft alles Gute, vor allem Gesundheit.

Kassel, 30. Juni 2024`;

const reading = toldReading(decode(text));
const groups = groupFindings(reading.findings);
const notes = marginNotes(reading);
const times = (where: string, what: string): number => where.split(what).length - 1;
const markup = (what: React.ReactNode): string =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{what}</QueryClientProvider>)
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");

const page = markup(
  <>
    <FindingsSections groups={groups} notes={notes} narrow={false} onShow={() => {}} />
    <NextSteps
      steps={reading.recommendations}
      toldAt={toldAt(groups)}
      correction={<p id="offer">letter</p>}
    />
  </>,
);

test('advice and what follows from a ruling are told in full once on the page, then briefly', () => {
  const codes = reading.findings.filter(({ kind }) => kind === 'code');
  expect(codes.length).toBeGreaterThan(3);
  const advice = codes[0]?.advice ?? '';
  expect(codes.filter((one) => one.advice === advice).length).toBeGreaterThan(3);
  expect(times(page, advice)).toBe(1);
  const holdings = [...reading.findings, ...reading.recommendations].flatMap(
    ({ ruling }) => rulingById(ruling ?? '')?.holding ?? [],
  );
  expect(new Set(holdings.map((holding) => times(page, holding)))).toEqual(new Set([1]));
  // What is told elsewhere is one step away.
  for (const [, id] of page.matchAll(/href="#(hinweis-\d+)">siehe oben/g))
    expect(page).toContain(`id="${id}"`);
  expect(times(page, 'siehe oben')).toBeGreaterThan(3);
});

test('a phone shows the first finding, and of the others only what they are called', () => {
  const phone = markup(<FindingsSections groups={groups} notes={notes} narrow onShow={() => {}} />);
  const count = groups.correctable.length + groups.other.length + groups.missing.length;
  expect(times(phone, '<details')).toBe(count - 1);
  expect(phone.indexOf('Was Sie tun können')).toBeLessThan(phone.indexOf('<details'));
  // What is led to lies inside of what is folded: so the browser opens it.
  expect(phone).toMatch(/<\/summary><div id="hinweis-2"/);
  expect(page).not.toContain('<details');
});

test('the letter to the employer stands with the first step that it takes', () => {
  const [before = '', after = ''] = page.split('<p id="offer">');
  expect(before).toMatch(/<li[^>]*id="schritt-1"/);
  expect(before).not.toContain('id="schritt-2"');
  expect(after).toContain('id="schritt-2"');
});

test('a note says once what its sentence speaks of, and asks for one wording', () => {
  const coded = notes.filter(({ rating, findings }) => rating !== null && findings.length > 0);
  expect(coded.length).toBeGreaterThan(2);
  for (const note of coded) {
    const shown = markup(<NoteContent note={note} />);
    expect(times(shown, 'Besser<'), note.sentence?.text).toBeLessThanOrEqual(1);
    expect(shown).not.toMatch(/>[A-ZÄÖÜ][a-zäöüß]+: Das lesen die meisten/);
  }
});
