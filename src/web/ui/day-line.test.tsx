import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '#web/lib/i18n.ts';
import { DayLine } from './day-line.tsx';

beforeAll(startI18n);
const shown = (value: string): string =>
  renderToStaticMarkup(<DayLine label="Fällig am" value={value} onChange={() => {}} />);

test('a day is shown as one writes it, and what is none is told', () => {
  expect(shown('2030-12-24')).toContain('value="24.12.2030"');
  expect(shown('2030-12-24')).not.toContain('aria-invalid="true"');
  expect(shown('')).not.toContain('aria-invalid="true"');
  expect(shown('31.2.2030')).toContain('Bitte ein gültiges Datum angeben.');
});
