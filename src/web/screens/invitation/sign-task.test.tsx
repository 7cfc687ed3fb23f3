import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { ServerError } from '#web/lib/http.ts';
import { startI18n } from '#web/lib/i18n.ts';
import * as recipient from '#web/lib/work/recipient.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { SignTask } from './sign-task.tsx';

await startI18n();
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const paper = {
  firm: 'Ostwind GmbH',
  place: 'Husum, 30. September 2026',
  signatories: [{ name: 'Ulrike Kern', role: '' }],
};
const open = (more: object = {}) => {
  const view = {
    task: 'sign',
    name: 'Ulrike Kern',
    function: '',
    about: 'das Zeugnis',
    asker: 'HR',
    values: { letter: compose(sampleAnswers()) },
    paper,
    ...more,
  };
  return act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <SignTask view={view as unknown as InvitationView} />
      </QueryClientProvider>,
    ),
  );
};
const click = (words: string) =>
  act(async () => {
    const all = [...place.querySelectorAll<HTMLElement>('button, label')];
    const found = all.find(({ textContent }) => textContent?.trim() === words);
    (found?.querySelector('input') ?? found)?.click();
  });

test('the whole letter is read before it is signed, and what it lacks is told', async () => {
  await open();
  const sheet = place.querySelector('article')?.textContent ?? '';
  for (const part of ['Ostwind GmbH', 'Arbeitszeugnis', paper.place, 'Ulrike Kern'])
    expect(sheet).toContain(part);
  expect(place.textContent).not.toContain('fehlen Ort und Datum');
  await open({ paper: { ...paper, place: '' } });
  expect(place.textContent).toContain('Auf diesem Zeugnis fehlen Ort und Datum der Ausstellung.');
});

test('what was wrong with one way to sign goes with the other way', async () => {
  vi.spyOn(recipient, 'closeTask').mockRejectedValue(
    new ServerError(400, '', { strokes: { message: 'Bitte in das Feld unterschreiben.' } }),
  );
  await open();
  await click('Zeugnis unterzeichnen');
  expect(place.textContent).toContain('Bitte in das Feld unterschreiben.');
  await click('Tippen');
  expect(place.textContent).not.toContain('Bitte in das Feld unterschreiben.');
});
