import { ConnectionError, ServerError } from '#web/lib/http.ts';
import { getSession } from '#web/lib/session.ts';
import {
  createCertificate,
  generateLetter,
  loadCertificate,
  saveCertificate,
  StaleSave,
  type Content,
  type Lock,
  type Source,
  type StoredCertificate,
} from './calls.ts';
import { hasLoginEnded } from './login-ended.ts';
import { dropLocalCopy, keepLocalCopy, loadLocalCopy } from './local-copy.ts';
import { isOwnSave, isSameContent } from './same-content.ts';

/**
 * `offline`: typed on, kept in this browser until the server can be reached again; `login-ended`: until somebody has
 * logged in again.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'login-ended' | 'conflict' | 'failed';

export interface CertificateState {
  readonly content: Content;
  /** null until the first save. */
  readonly id: string | null;
  readonly source: Source | null;
  readonly save: SaveState;
  /** What the server says against what it did not take, in German; '' where it says nothing. */
  readonly refusal: string;
  /** Why nothing can be changed; null where it can. */
  readonly lock: Lock | null;
  /** Something was typed here that the certificate does not hold, for it was locked meanwhile; it stays in this browser. */
  readonly isLeftOut: boolean;
  /** What the server has, when it is not what this browser typed upon. */
  readonly conflict: StoredCertificate | null;
}

/** What a store needs of the world; tests bring their own. */
export interface StoreParts {
  readonly load: typeof loadCertificate;
  readonly create: typeof createCertificate;
  readonly save: typeof saveCertificate;
  readonly generate: typeof generateLetter;
  /** Milliseconds of rest after which typing is saved. */
  readonly rest: number;
  /** Milliseconds after which the server is tried again. */
  readonly again: number;
}

/** As many saves without an answer are remembered. */
const mostSent = 4;

const real: StoreParts = {
  load: loadCertificate,
  create: createCertificate,
  save: saveCertificate,
  generate: generateLetter,
  rest: 700,
  again: 4_000,
};

/** What is too long or too much is told with the field; the message above it is for programs. */
function refusalIn(error: unknown): string {
  if (!(error instanceof ServerError) || error.status !== 400) return '';
  return Object.values(error.data)[0]?.message ?? '';
}

/**
 * One certificate in this browser: takes changes at once, saves them when typing rests, keeps a local copy until the
 * server has them, and overwrites nothing that was changed elsewhere. For `useSyncExternalStore`.
 */
export class CertificateStore {
  #state: CertificateState;
  #version: number;
  #parts: StoreParts;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  /** Who opened it; '' for a visitor. */
  #user = getSession().userId;
  #changes = 0;
  /** What was sent and not answered. */
  #sent: readonly Content[] = [];

  constructor(content: Content, stored: StoredCertificate | null = null, parts: StoreParts = real) {
    this.#parts = parts;
    this.#version = stored?.version ?? 0;
    const id = stored?.id ?? null;
    const copy = loadLocalCopy(id);
    const lock = stored?.lock ?? null;
    this.#state = {
      content,
      id,
      source: stored?.source ?? null,
      save: 'saved',
      refusal: '',
      lock,
      isLeftOut: lock !== null && copy !== null,
      conflict: null,
    };
    if (copy === null || lock !== null) return;
    this.#sent = copy.sent ?? [];
    if (stored === null || copy.version === stored.version || isOwnSave(stored, copy.content, copy.sent)) {
      this.#state = { ...this.#state, content: copy.content };
      if (stored !== null && isSameContent(copy.content, stored)) dropLocalCopy(id);
      else this.#schedule(0);
    } else {
      this.#state = { ...this.#state, content: copy.content, save: 'conflict', conflict: stored };
    }
  }

  /**
   * Opens a stored certificate. Without a network what this browser kept of it is opened.
   * @throws ServerError when it is not there for this visitor, ConnectionError when there is no copy either
   */
  static async open(id: string, parts: StoreParts = real): Promise<CertificateStore> {
    try {
      const stored = await parts.load(id);
      return new CertificateStore(stored, stored, parts);
    } catch (error) {
      const copy = error instanceof ConnectionError ? loadLocalCopy(id) : null;
      if (copy === null) throw error;
      return new CertificateStore(
        copy.content,
        { ...copy.content, id, version: copy.version, source: null, lock: null },
        parts,
      );
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): CertificateState => this.#state;

  #set(change: Partial<CertificateState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Takes a change; it is saved when no other follows for a moment. */
  change(change: Partial<Content>): void {
    if (this.#state.lock !== null) return;
    this.#changes += 1;
    const content = { ...this.#state.content, ...change };
    this.#keep(content);
    this.#set({ content, ...(this.#state.conflict === null ? { save: 'waiting' } : {}) });
    this.#schedule(this.#parts.rest);
  }

  #keep(content: Content): void {
    keepLocalCopy(this.#state.id, { content, version: this.#version, sent: this.#sent });
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), after);
  }

  /** Saves now what is not saved yet. Resolves when the server has answered or could not be reached. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#running !== null) await this.#running;
    const { save } = this.#state;
    const isNew = this.#state.id === null && this.#changes > 0;
    if (
      this.#state.conflict !== null ||
      this.#state.lock !== null ||
      (save === 'saved' && !isNew && loadLocalCopy(this.#state.id) === null)
    )
      return;
    this.#running = this.#save();
    await this.#running;
  }

  async #save(): Promise<void> {
    const { content, id } = this.#state;
    const at = this.#changes;
    this.#set({ save: 'saving' });
    // Whoever reloads now may find it on the server, without having heard of it.
    this.#sent = [...this.#sent, content].slice(-mostSent);
    if (id !== null) this.#keep(content);
    try {
      const stored =
        id === null ? await this.#parts.create(content) : await this.#parts.save(id, content, this.#version);
      this.#taken(stored);
      if (this.#changes === at) {
        dropLocalCopy(stored.id);
        this.#set({ save: 'saved' });
      } else {
        this.#keep(this.#state.content);
        this.#schedule(this.#parts.rest);
      }
    } catch (error) {
      if (await hasLoginEnded(error, this.#user)) this.#set({ save: 'login-ended' });
      else if (!(await this.#lockedMeanwhile(error))) this.#failed(error);
    } finally {
      this.#running = null;
    }
  }

  /** A save that finds nothing to write to: the certificate may have been locked from another window. */
  async #lockedMeanwhile(error: unknown): Promise<boolean> {
    if (!(error instanceof ServerError && error.status === 404)) return false;
    await this.look();
    return this.#state.lock !== null;
  }

  /**
   * Looks whether the certificate was locked or opened again elsewhere; then what the server has is what is shown.
   * Other changes are left to the next save, which overwrites nothing.
   */
  async look(): Promise<void> {
    const { id, lock } = this.#state;
    if (id === null) return;
    const stored = await this.#parts.load(id).catch(() => null);
    if (stored === null || stored.lock === lock) return;
    clearTimeout(this.#timer);
    this.#version = stored.version;
    const { draft, letter, status } = stored;
    const shown = {
      content: { draft, letter, status },
      lock: stored.lock,
      save: 'saved',
      conflict: null,
    } as const;
    const copy = loadLocalCopy(id);
    if (copy === null || stored.lock !== null) this.#set({ ...shown, isLeftOut: copy !== null });
    else this.#set({ ...shown, isLeftOut: false, content: copy.content, save: 'conflict', conflict: stored });
  }

  #taken(stored: StoredCertificate): void {
    if (this.#state.id === null) dropLocalCopy(null);
    this.#version = stored.version;
    this.#sent = [];
    this.#set({ id: stored.id, source: stored.source, lock: stored.lock });
  }

  #failed(error: unknown): void {
    if (error instanceof StaleSave) {
      this.#stale(error.stored);
      return;
    }
    const offline = error instanceof ConnectionError;
    this.#set({ save: offline ? 'offline' : 'failed', refusal: refusalIn(error) });
    // A server that is busy takes it a moment later; what it refuses, it refuses again.
    const isBusy = error instanceof ServerError && (error.status === 429 || error.status >= 500);
    if (offline || isBusy) this.#schedule(this.#parts.again);
  }

  /** The server has another version: one that was sent from here, the same by chance, or a stranger's. */
  #stale(stored: StoredCertificate): void {
    const { content, id } = this.#state;
    if (!isOwnSave(stored, content, this.#sent)) {
      this.#set({ save: 'conflict', conflict: stored });
      return;
    }
    this.#version = stored.version;
    this.#sent = [];
    if (isSameContent(content, stored)) {
      dropLocalCopy(id);
      this.#set({ save: 'saved' });
      return;
    }
    this.#keep(content);
    this.#set({ save: 'waiting' });
    this.#schedule(0);
  }

  /** Ends a conflict: with what is here, or with what the server has. */
  async resolve(choice: 'mine' | 'stored'): Promise<void> {
    const { conflict, content, id } = this.#state;
    if (conflict === null) return;
    this.#version = conflict.version;
    this.#sent = [];
    if (choice === 'stored') {
      dropLocalCopy(id);
      const { draft, letter, status } = conflict;
      this.#set({ content: { draft, letter, status }, save: 'saved', conflict: null });
      return;
    }
    this.#keep(content);
    this.#set({ save: 'waiting', conflict: null });
    await this.flush();
  }

  /**
   * Lets the server write the letter from what is here.
   * @returns false when it could not be saved before; the state says why
   * @throws ServerError with faults by field when answers are missing
   */
  async generate(seed?: number): Promise<boolean> {
    this.#changes += 1;
    this.#keep(this.#state.content);
    await this.flush();
    const { id, save } = this.#state;
    if (id === null || save !== 'saved') return false;
    try {
      const stored = await this.#parts.generate(id, this.#version, seed);
      this.#taken(stored);
      this.#set({
        content: { draft: this.#state.content.draft, letter: stored.letter, status: stored.status },
      });
      return true;
    } catch (error) {
      if (await hasLoginEnded(error, this.#user)) {
        this.#set({ save: 'login-ended' });
        return false;
      }
      if (!(error instanceof StaleSave || error instanceof ConnectionError)) throw error;
      this.#failed(error);
      return false;
    }
  }

  /** Stops saving on its own, when the screen is left; what is not saved stays as local copy. */
  close(): void {
    clearTimeout(this.#timer);
  }
}
