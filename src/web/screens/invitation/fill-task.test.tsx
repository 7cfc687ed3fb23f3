import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { permissions, stepsOf } from '#domain/workflow/permissions.ts';
import { startI18n } from '#web/lib/i18n.ts';
import * as recipient from '#web/lib/work/recipient.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';
import { FillTask } from './fill-task.tsx';

await startI18n();
let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const task = 'master-data';
const view = {
  id: 'inv',
  task,
  type: 'arbeitszeugnis',
  status: 'open',
  access: permissions[task],
  steps: stepsOf(task),
  values: { name: {}, birth: {}, occupation: {}, activities: [] },
  entries: {},
  comments: [],
  version: 1,
} as unknown as InvitationView;

vi.spyOn(recipient, 'askRecipient').mockResolvedValue(view);
const open = () =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <FillTask view={view} />
      </QueryClientProvider>,
    ),
  );
const field = (label: string): HTMLInputElement => {
  const found = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
};
const faultAt = (label: string): string =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '-')?.textContent ?? '';
const type = (label: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), text);
    field(label).dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = (label: string) =>
  act(async () => void field(label).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const finish = () =>
  act(async () => {
    const button = [...place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Aufgabe abschließen',
    );
    button?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  });

test('what is missing is told at its field, the first takes the focus, and what is filled in is missed no more', async () => {
  await open();
  expect(faultAt('Vorname')).toBe('');
  await finish();
  expect(faultAt('Vorname')).toBe('Bitte einen Vornamen angeben.');
  expect(faultAt('Beginn der Beschäftigung')).toBe('Bitte ein gültiges Datum angeben.');
  expect(document.activeElement).toBe(field('Vorname'));
  expect(place.textContent).toContain('Bitte noch ausfüllen oder berichtigen: Vorname, Nachname');
  await type('Vorname', 'Lena');
  expect(faultAt('Vorname')).toBe('');
  expect(place.textContent).toContain('Bitte noch ausfüllen oder berichtigen: Nachname');
});

test('what is no number and no day stays in its field and is told there, without waiting for the end', async () => {
  await open();
  await type('Stunden je Woche', 'abc');
  expect(field('Stunden je Woche').value).toBe('abc');
  expect(faultAt('Stunden je Woche')).toBe('Hier wird eine Zahl über null erwartet.');
  await type('Geburtsdatum', '31.2.1990');
  expect(faultAt('Geburtsdatum')).toBe('');
  await leave('Geburtsdatum');
  expect(field('Geburtsdatum').value).toBe('31.2.1990');
  expect(faultAt('Geburtsdatum')).toBe('Bitte ein gültiges Datum angeben.');
  await type('Beginn der Beschäftigung', '1.1.2030');
  await type('Ende der Beschäftigung', '1.1.2020');
  await leave('Ende der Beschäftigung');
  expect(faultAt('Ende der Beschäftigung')).toBe('Das Ende liegt vor dem Beginn.');
  // Typing rests a moment before it is saved.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 800)));
  expect(place.textContent).toContain(
    'Noch nicht gespeichert, bitte berichtigen: Geburtsdatum, Stunden je Woche.',
  );
  expect(place.textContent).not.toContain('Gespeichert.');
});
