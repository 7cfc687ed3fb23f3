import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readWish, writeWish, type Wish } from './wish.ts';

/** Milliseconds of rest after which typing is looked for. */
const rest = 250;

/** What is wished stands in the address: reload, „back“ and a bookmark keep it. What is typed gets there after a rest. */
export function useWish() {
  const [query, setQuery] = useSearchParams();
  const wish = readWish(query);
  const [typed, setTyped] = useState(wish.search);
  const [known, setKnown] = useState(wish.search);
  if (known !== wish.search) {
    // „Back“, or a reset: the field follows the address, unless one is typing on.
    setKnown(wish.search);
    if (typed.trim() === known.trim()) setTyped(wish.search);
  }
  // The address follows a moment later: of two choices at once neither may undo the other.
  const asked = useRef<{ readonly since: URLSearchParams; readonly wish: Wish } | null>(null);
  const change = (part: Partial<Wish>): void => {
    if (part.search !== undefined) setTyped(part.search);
    const last = asked.current?.since === query ? asked.current.wish : wish;
    const next = { ...last, search: typed.trim(), page: 1, ...part };
    asked.current = { since: query, wish: next };
    setQuery(writeWish(next), { preventScrollReset: true });
  };
  useEffect(() => {
    if (typed.trim() === wish.search) return undefined;
    const timer = setTimeout(() => {
      setQuery((before) => writeWish({ ...readWish(before), search: typed.trim(), page: 1 }), {
        replace: true,
        preventScrollReset: true,
      });
    }, rest);
    return () => clearTimeout(timer);
  }, [typed, wish.search, setQuery]);
  return { wish, typed, setTyped, change };
}
