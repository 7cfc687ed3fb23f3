import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, type Draft } from '#web/lib/certificate/draft.ts';
import { startI18n } from '#web/lib/i18n.ts';
import { PendingFields, PendingProvider } from '../use-taken-on-leaving.ts';
import { TaskList } from './task-list.tsx';

let root: Root;
let place: HTMLElement;
let form: UseFormReturn<Draft>;
let pending: PendingFields;

function Form({ onForm }: { readonly onForm: (made: UseFormReturn<Draft>) => void }) {
  const made = useForm<Draft>({ defaultValues: emptyDraft() });
  useEffect(() => onForm(made), [made, onForm]);
  const groups = [{ path: 'activities' as const, label: 'Tätigkeiten' }];
  return (
    <FormProvider {...made}>
      <PendingProvider value={pending}>
        <TaskList path="activities" label="Tätigkeiten" groups={groups} job="" onMove={() => {}} />
      </PendingProvider>
      <a href="#elsewhere">woanders</a>
    </FormProvider>
  );
}

const keep = (made: UseFormReturn<Draft>): void => {
  form = made;
};

beforeAll(startI18n);
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  pending = new PendingFields();
  await act(async () => root.render(<Form onForm={keep} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const field = (): HTMLInputElement => place.querySelector('input') as HTMLInputElement;
async function type(text: string): Promise<void> {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  await act(async () => {
    property?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
/** What a button of the wizard does before it leads on. */
async function leave(): Promise<boolean> {
  let isTaken = false;
  await act(async () => {
    isTaken = pending.take();
  });
  return isTaken;
}

test('what is typed and not added is taken when the step is left, and once', async () => {
  await type('Planung von Touren.');
  expect(await leave()).toBe(true);
  expect(form.getValues('activities')).toEqual(['Planung von Touren']);
  expect(await leave()).toBe(true);
  expect(form.getValues('activities')).toEqual(['Planung von Touren']);
  expect(field().value).toBe('');
});

test('it is taken where the step goes by other ways, and where the focus goes elsewhere', async () => {
  await type('Planung von Touren');
  await act(async () => {
    field().focus();
    place.querySelector('a')?.focus();
  });
  expect(form.getValues('activities')).toEqual(['Planung von Touren']);
  await type('Einkauf');
  await act(async () => root.unmount());
  expect(form.getValues('activities')).toEqual(['Planung von Touren', 'Einkauf']);
  root = createRoot(place);
});

test('what is no task keeps the step and its words', async () => {
  await type('??');
  expect(await leave()).toBe(false);
  expect(field().value).toBe('??');
  expect(form.getValues('activities')).toEqual([]);
});

test('a task that is there already is not taken again, and that is said', async () => {
  await type('Planung von Touren');
  await leave();
  await type('planung von Touren.');
  await leave();
  expect(form.getValues('activities')).toEqual(['Planung von Touren']);
  expect(place.textContent).toContain('steht schon in der Liste');
});
