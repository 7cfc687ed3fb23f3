import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { ServerError } from './http.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Faults<Name extends string> = Partial<Record<Name, string | undefined>>;

interface FormOptions<Name extends string> {
  readonly names: readonly Name[];
  /** What is wrong with the values before they are sent. */
  readonly check: (values: Values<Name>) => Faults<Name>;
  readonly send: (values: Values<Name>) => Promise<void>;
  /** Tells what the server refused, unless it named one of the fields. */
  readonly onError: (error: unknown) => void;
}

/** What a form needs: reads its fields, checks them, sends them once, and takes the reader to the first fault. */
export function useForm<Name extends string>({ names, check, send, onError }: FormOptions<Name>) {
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const show = (form: HTMLFormElement, found: Faults<Name>): boolean => {
    setFaults(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first === undefined) return false;
    const field = form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return true;
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const entries = names.map((name) => [name, valueOf(data, name)] as const);
    const values = Object.fromEntries(entries) as Values<Name>;
    if (sending.current || show(form, withoutGaps(check(values)))) return;
    sending.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const found = error instanceof ServerError ? faultsIn(error, names) : {};
      if (!show(form, found)) onError(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { faults, busy, formProps: { onSubmit, noValidate: true, 'aria-busy': busy } };
}

function valueOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function withoutGaps<Name extends string>(faults: Faults<Name>): Faults<Name> {
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text)) as Faults<Name>;
}

function faultsIn<Name extends string>(error: ServerError, names: readonly Name[]): Faults<Name> {
  const told = names.map((name) => [name, error.data[name]?.message] as const);
  return withoutGaps(Object.fromEntries(told) as Faults<Name>);
}
