import { dictionaryKey } from '#domain/german/dictionary-key.ts';
import { certificateTypes } from '#domain/letter/certificate-type.ts';
import { analysisStates, certificateStates } from '#web/lib/overview/entry.ts';
import { quoted } from '#web/lib/records.ts';

/** Parts of the list; the words are the address. */
export const views = ['alle', 'zeugnisse', 'auswertungen', 'papierkorb'] as const;
export type View = (typeof views)[number];

/** Orders of the list by their word in the address; the first is the usual one. */
export const orders = {
  neueste: '-updated',
  aelteste: 'updated',
  name: 'sort_key',
  'name-rueckwaerts': '-sort_key',
  'beste-note': 'rank,-updated',
  'schlechteste-note': '-grade,-updated',
} as const;
export type Order = keyof typeof orders;

/** What somebody wants to see of his documents. */
export interface Wish {
  readonly view: View;
  readonly search: string;
  /** '' for all. */
  readonly type: string;
  readonly state: string;
  readonly order: Order;
  /** From 1. */
  readonly page: number;
}

const oneOf = <T extends string>(all: readonly T[], value: string | null, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

/** States that entries of a view can have. */
export function statesIn(view: View): readonly string[] {
  if (view === 'zeugnisse') return certificateStates;
  return view === 'auswertungen' ? analysisStates : [...certificateStates, ...analysisStates];
}

/** The wish that an address expresses; what it does not understand is passed over. */
export function readWish(query: URLSearchParams): Wish {
  const view = oneOf(views, query.get('ansicht'), 'alle');
  return {
    view,
    search: query.get('suche') ?? '',
    type: oneOf(['', ...certificateTypes], query.get('art'), ''),
    state: oneOf(['', ...statesIn(view)], query.get('stand'), ''),
    order: oneOf(Object.keys(orders) as Order[], query.get('sortierung'), 'neueste'),
    page: Math.max(1, Math.trunc(Number(query.get('seite'))) || 1),
  };
}

/** The address of a wish, without what is usual. */
export function writeWish({ view, search, type, state, order, page }: Wish): Record<string, string> {
  const parts = {
    ansicht: view === 'alle' ? '' : view,
    suche: search,
    art: type,
    stand: statesIn(view).includes(state) ? state : '',
    sortierung: order === 'neueste' ? '' : order,
    seite: page === 1 ? '' : String(page),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}

const mostWords = 8;

/** The wish in the grammar of the API. Every word must be found, wherever it stands. */
export function filterOf({ view, search, type, state }: Wish): string {
  // „%“ would be a pattern, and „\“ means something in the grammar.
  const words = dictionaryKey(search)
    .split(/[\s%\\]+/)
    .filter(Boolean)
    .slice(0, mostWords);
  return [
    view === 'papierkorb' ? 'trashed != ""' : 'trashed = ""',
    view === 'zeugnisse' && 'kind = "certificate"',
    view === 'auswertungen' && 'kind = "analysis"',
    type !== '' && `type = ${quoted(type)}`,
    state !== '' && `status = ${quoted(state)}`,
    ...words.map((word) => `words ~ ${quoted(word.slice(0, 60))}`),
  ]
    .filter((part) => part !== false)
    .join(' && ');
}

/** Whether something is left out of the view. */
export const isNarrowed = ({ search, type, state }: Wish): boolean =>
  search.trim() !== '' || type !== '' || state !== '';
