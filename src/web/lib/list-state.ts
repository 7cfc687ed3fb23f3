import { useRef } from 'react';
import { useSearchParams } from 'react-router';

/** What a list is narrowed by, sorted by, and which page of it is shown; kept in the address. */
export interface ListState<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** As the API takes it: `-created`. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
  /** Whether anything narrows the list. */
  readonly narrowed: boolean;
  /** Narrows the list; it starts again at its first page. */
  readonly set: (name: Name, value: string) => void;
  readonly setSort: (sort: string) => void;
  readonly setPage: (page: number) => void;
  readonly reset: () => void;
}

const pageName = 'seite';
const sortName = 'sortiert';

/**
 * Keeps the state of a list in the address: going back from a row finds the list as it was left, and an address can
 * be handed on.
 * @param names of what narrows it, as they stand in the address
 * @param start the order when nobody chose another one
 */
export function useListState<Name extends string>(names: readonly Name[], start: string): ListState<Name> {
  const [params, setParams] = useSearchParams();
  // The address follows a moment later: of two choices at once neither may undo the other.
  const asked = useRef<{ readonly since: URLSearchParams; readonly next: URLSearchParams } | null>(null);
  const change = (entries: Readonly<Record<string, string>>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(asked.current?.since === params ? asked.current.next : before);
        next.delete(pageName);
        for (const [name, value] of Object.entries(entries)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        asked.current = { since: params, next };
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const page = Number(params.get(pageName) ?? '1');
  return {
    values,
    sort: params.get(sortName) ?? start,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    narrowed: names.some((name) => values[name] !== ''),
    set: (name, value) => change({ [name]: value }),
    setSort: (sort) => change({ [sortName]: sort === start ? '' : sort }),
    setPage: (wanted) => change({ [pageName]: wanted === 1 ? '' : String(wanted) }),
    reset: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  };
}
