/** What was there before and after the present state. */
export interface History<State> {
  readonly past: readonly State[];
  readonly future: readonly State[];
}

export const noHistory: History<never> = { past: [], future: [] };
/** Steps that are remembered. */
const depth = 200;

/** A change was made upon `before`: what was undone until then is gone. */
export function remember<State>(history: History<State>, before: State): History<State> {
  return { past: [...history.past, before].slice(-depth), future: [] };
}

/** One step back: the state to show and the history then; null when there is none. */
export function undo<State>(history: History<State>, present: State): [State, History<State>] | null {
  const before = history.past.at(-1);
  if (before === undefined) return null;
  return [before, { past: history.past.slice(0, -1), future: [present, ...history.future] }];
}

/** One step forward again. */
export function redo<State>(history: History<State>, present: State): [State, History<State>] | null {
  const [after, ...rest] = history.future;
  if (after === undefined) return null;
  return [after, { past: [...history.past, present], future: rest }];
}
