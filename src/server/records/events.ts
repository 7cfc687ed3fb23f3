import type { Collection } from '../collections/collection.ts';
import type { Row } from '../database/engine.ts';

export type Action = 'create' | 'update' | 'delete';

/** Something that happened to a row; told to those who listen once it is committed. */
export interface RecordEvent {
  readonly action: Action;
  readonly collection: Collection;
  /** In stored form; of a deleted row what it was before. */
  readonly row: Row;
  /** What the row of an account was before an update. */
  readonly before?: Row;
  /** Names of what was changed, where they are known. */
  readonly changed?: readonly string[];
}
