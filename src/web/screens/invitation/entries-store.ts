import { blocksOf, type Letter } from '#domain/letter/letter.ts';
import {
  answerAt,
  mergeEntries,
  saysTheSame,
  withStored,
  type Clash,
} from '#domain/workflow/merge-entries.ts';
import type { Field } from '#domain/workflow/permissions.ts';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import type { Comment, InvitationView } from '#web/lib/work/recipient.ts';
import { soundIn, wrongIn } from './field-faults.ts';
import { dropEntriesCopy, keepEntriesCopy, loadEntriesCopy } from './entries-copy.ts';

export type Values = Partial<Record<Field, unknown>>;

export interface EntriesState {
  /** What stands in the fields now. */
  readonly values: Values;
  /** Remarks on the letter. */
  readonly comments: readonly Comment[];
  /**
   * - `offline`: kept in this browser until the server can be reached again
   * - `held`: kept in this browser until what is wrong with it is put right; all else is saved
   */
  readonly state: 'saved' | 'saving' | 'failed' | 'offline' | 'held' | 'idle';
  /** What is wrong with single fields, by path. */
  readonly faults: Readonly<Record<string, string>>;
  /** Answers that were changed here and, meanwhile, elsewhere. */
  readonly conflict: readonly Clash[] | null;
  /** Paths of what others changed meanwhile, and what was taken over from them; „letter.3“: the third paragraph. */
  readonly taken: readonly string[];
}

/** What the store needs of the world; tests bring their own. */
export interface EntriesParts {
  readonly save: (body: object) => Promise<InvitationView>;
  readonly load: () => Promise<InvitationView>;
  /** Takes what the server has now. */
  readonly told: (view: InvitationView) => void;
  /** Milliseconds of rest after which typing is saved. */
  readonly rest: number;
  /** Milliseconds after which the server is tried again. */
  readonly again: number;
}

const valuesOf = (view: InvitationView): Values => ({ ...view.values, ...view.entries });
const entriesIn = (values: Values): [Field, unknown][] => Object.entries(values) as [Field, unknown][];

const shown = (letter: unknown) =>
  letter === null || letter === undefined ? [] : blocksOf(letter as Letter).filter(({ hidden }) => !hidden);

/** „letter.3“ for each paragraph of a letter that is not as it was; the letter itself where none is. */
function changedBlocks(before: unknown, after: unknown): string[] {
  const old = new Map(shown(before).map(({ id, text, list }) => [id, [text, ...list].join(' ')]));
  const paths = shown(after).flatMap(({ id, text, list }, at) =>
    old.get(id) === [text, ...list].join(' ') ? [] : [`letter.${at + 1}`],
  );
  return paths.length === 0 ? ['letter'] : paths;
}

/**
 * What a recipient enters: taken at once, saved when he rests, kept in this browser until the server has it. For
 * `useSyncExternalStore`.
 */
export class EntriesStore {
  #state: EntriesState;
  #id: string;
  #version: number;
  #waiting: Values = {};
  #remarks: readonly Comment[] | undefined;
  /** What stood at the server when the entering began, as far as it was seen here. */
  #base: Values;
  /** What was sent and not answered: the server may have got one of them. */
  #sent: readonly Values[] = [];
  /** What the server had when a conflict was found. */
  #seen: Values = {};
  #parts: EntriesParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  #sending: Promise<void> = Promise.resolve();
  #listeners = new Set<() => void>();

  constructor(view: InvitationView, parts: EntriesParts) {
    this.#parts = parts;
    this.#id = view.id;
    this.#version = view.version;
    const copy = loadEntriesCopy(view.id);
    this.#waiting = copy?.values ?? {};
    this.#remarks = copy?.comments;
    this.#sent = copy?.sent ?? [];
    if (copy !== null) this.#version = copy.version;
    this.#base = { ...valuesOf(view), ...copy?.base };
    this.#state = {
      values: { ...valuesOf(view), ...this.#waiting },
      comments: this.#remarks ?? view.comments,
      state: 'idle',
      faults: {},
      conflict: null,
      taken: [],
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): EntriesState => this.#state;

  #set(change: Partial<EntriesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    if (this.#isSaved()) dropEntriesCopy(this.#id);
    else
      keepEntriesCopy(this.#id, {
        values: this.#waiting,
        comments: this.#remarks,
        version: this.#version,
        base: this.#baseOf(this.#waiting),
        sent: this.#sent,
      });
  }

  /** Whether the server would take any of what waits. */
  #isSendable = (): boolean => Object.keys(soundIn(this.#waiting)).length > 0 || this.#remarks !== undefined;

  #isSaved = (): boolean => Object.keys(this.#waiting).length === 0 && this.#remarks === undefined;

  /** Takes a value; it is saved when no other follows for a moment. */
  set(field: Field, value: unknown): void {
    this.#waiting = { ...this.#waiting, [field]: value };
    this.#changed({ values: { ...this.#state.values, [field]: value } });
  }

  /** Takes all remarks that were written until now. */
  remark(comments: readonly Comment[]): void {
    this.#remarks = comments;
    this.#changed({ comments });
  }

  #changed(change: Partial<EntriesState>): void {
    this.#keep();
    this.#set({ ...change, state: this.#until('idle') });
    this.#schedule(this.#parts.rest);
  }

  /** What could not be saved is told until it is saved, not only while nobody types. */
  #until(next: 'idle' | 'saving'): EntriesState['state'] {
    const { state } = this.#state;
    return state === 'offline' || state === 'held' ? state : next;
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOpen) return;
    this.#timer = setTimeout(() => void this.flush().catch(() => {}), after);
  }

  /**
   * Sends what is not sent yet. One after the other: each save carries the version that the one before it brought.
   * @throws what the server or the network said
   */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending = this.#sending.catch(() => {}).then(() => this.#send());
    return this.#sending;
  }

  #baseOf = (values: Values): Values =>
    Object.fromEntries(entriesIn(values).map(([field]) => [field, this.#base[field] ?? null]));

  /** @param tries how often what others change in the meantime is taken over and sent again */
  async #send(tries = 3): Promise<void> {
    if (this.#isSaved()) return;
    const [values, comments] = [soundIn(this.#waiting), this.#remarks];
    if (!this.#isSendable()) return this.#set({ state: 'held', faults: wrongIn(this.#waiting) });
    const base = this.#baseOf(values);
    this.#sent = [...this.#sent, values].slice(-4);
    this.#keep();
    this.#set({ state: this.#until('saving') });
    try {
      this.#taken(
        await this.#parts.save({ values, base, version: this.#version, comments }),
        values,
        comments,
      );
    } catch (error) {
      if (error instanceof ServerError && error.status === 409) return this.#stale(error, tries);
      this.#failed(error);
      throw error;
    }
  }

  /** The server has it; what was typed meanwhile goes on waiting. */
  #taken(view: InvitationView, values: Values, comments?: readonly Comment[]): void {
    this.#version = view.version;
    this.#waiting = Object.fromEntries(
      entriesIn(this.#waiting).filter(([field, value]) => values[field] !== value),
    );
    if (this.#remarks === comments) this.#remarks = undefined;
    // From what was sent on, for that is what the server has now.
    this.#rebase(view, { ...this.#base, ...values });
    this.#sent = [];
    this.#keep();
    this.#parts.told(view);
    const rest = this.#isSaved() ? 'saved' : this.#isSendable() ? 'idle' : 'held';
    this.#set({ faults: wrongIn(this.#waiting), conflict: null, state: rest });
    if (rest === 'idle') this.#schedule(this.#parts.rest);
  }

  /**
   * Puts what is here onto what the server has now; what was not touched here is taken over.
   * @returns what was changed at both places
   */
  #rebase(view: InvitationView, base: Values): readonly Clash[] {
    const now = valuesOf(view);
    const fields = [...new Set([...entriesIn(now), ...entriesIn(this.#waiting)].map(([field]) => field))];
    const merged = fields.map((field) => {
      const mine = this.#state.values[field];
      return { field, ...mergeEntries(field, base[field], mine, now[field], this.#isMine) };
    });
    // Who goes on typing at an answer that others changed, too, is asked before he overwrites it.
    const open = merged.filter(({ clashes }) => clashes.length > 0).map(({ field }) => [field, base[field]]);
    this.#base = { ...now, ...(Object.fromEntries(open) as Values) };
    this.#seen = now;
    const values = Object.fromEntries(merged.map(({ field, value }) => [field, value])) as Values;
    const waits = entriesIn(this.#waiting).map(([field]) => [field, values[field]] as const);
    this.#waiting = Object.fromEntries(waits);
    const told = merged.flatMap((one) =>
      one.field === 'letter' && one.taken.length > 0
        ? changedBlocks(this.#state.values.letter, one.value)
        : one.taken,
    );
    const taken = new Set([...this.#state.taken, ...told]);
    this.#set({ values: { ...this.#state.values, ...values }, taken: [...taken] });
    return merged.flatMap(({ clashes }) => clashes);
  }

  /** Only the answer to a save was lost: what the server has came from here. */
  #isMine = (path: string, stored: unknown): boolean =>
    this.#sent.some((sent) => {
      const field = path.split('.')[0] as Field;
      return field in sent && saysTheSame(answerAt(sent[field], path), stored);
    });

  #failed(error: unknown): void {
    const isOffline = error instanceof ConnectionError;
    this.#set({ state: isOffline ? 'offline' : 'failed' });
    // A server that is busy takes it a moment later; what it refuses, it refuses again.
    const isBusy = error instanceof ServerError && (error.status === 429 || error.status >= 500);
    if (isOffline || isBusy) this.#schedule(this.#parts.again);
    if (!(error instanceof ServerError)) return;
    const told = Object.entries(error.data).map(([path, { message = '' }]) => [path, message] as const);
    this.#set({ faults: Object.fromEntries(told) });
  }

  /** Others changed the same answers, or nothing can be changed any more. */
  async #stale(refusal: ServerError, tries: number): Promise<void> {
    const view = await this.#parts.load();
    if (view.status !== 'open' || view.locked) {
      this.#parts.told(view);
      this.#failed(refusal);
      throw refusal;
    }
    this.#version = view.version;
    const clashes = this.#rebase(view, this.#base);
    this.#keep();
    if (clashes.length > 0 || tries <= 1) {
      this.#set({ state: 'failed', conflict: clashes.length > 0 ? clashes : null });
      throw refusal;
    }
    this.#sent = [];
    await this.#send(tries - 1);
  }

  /** Ends a conflict: with what is here, or with what the server has. */
  async resolve(choice: 'mine' | 'stored'): Promise<void> {
    const { conflict, values } = this.#state;
    if (conflict === null) return;
    this.#sent = [];
    this.#base = { ...this.#base, ...this.#seen };
    if (choice === 'stored') {
      const chosen = { ...values };
      for (const field of new Set(conflict.map((one) => one.field)))
        chosen[field] = withStored(
          chosen[field],
          conflict.filter((one) => one.field === field),
        );
      this.#waiting = Object.fromEntries(entriesIn(this.#waiting).map(([field]) => [field, chosen[field]]));
      this.#set({ values: chosen });
    }
    this.#set({ conflict: null, state: 'idle' });
    this.#keep();
    await this.flush();
  }

  /** Takes what the server made of it; nothing waits any more. */
  reset(view: InvitationView): void {
    this.#version = view.version;
    [this.#waiting, this.#remarks, this.#sent] = [{}, undefined, []];
    this.#base = valuesOf(view);
    this.#keep();
    this.#set({ values: valuesOf(view), comments: view.comments, conflict: null });
  }

  /** Takes what others changed meanwhile; what waits here goes on waiting. */
  refresh(view: InvitationView): void {
    this.#version = view.version;
    this.#rebase(view, this.#base);
    this.#keep();
  }

  /** Begins with what an earlier visit left in this browser. */
  open(): void {
    this.#isOpen = true;
    this.flush().catch(() => {});
  }

  /** Tries once more, and then no more on its own: the screen is left. What is not saved stays as a copy. */
  close(): void {
    this.#isOpen = false;
    this.flush().catch(() => {});
  }
}
