import { date, text, type Field, type RelationField } from './field.ts';

/** Filters that a row must meet; '' lets everybody, `null` only superusers. */
export interface Rules {
  readonly list: string | null;
  readonly view: string | null;
  readonly create: string | null;
  readonly update: string | null;
  readonly delete: string | null;
}

/** What can be done with the accounts of a collection. */
export interface AuthOptions {
  /** Seconds that a session lasts unless it is renewed. */
  readonly sessionSeconds: number;
  /** Login with a password that is sent by mail. */
  readonly otp: boolean;
  readonly google: boolean;
}

/** How much of something is kept. */
export interface Room {
  readonly rows: number;
  readonly bytes: number;
}

/** A set of rows of one kind, as the API offers it. */
export interface Collection {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly Field[];
  readonly rules: Rules;
  /** Set where the rows are accounts. */
  readonly auth?: AuthOptions;
  /** Rows have `owner` and `visitor`, which the server sets: whoever makes a row owns it. */
  readonly owned?: boolean;
  /** What one owner may keep of it, and what its rows are called (German, plural). */
  readonly room?: { readonly of: string; readonly visitor: Room; readonly account: Room };
  /** Rows have `version`: a save that carries an old one is refused, see `updateRecord`. */
  readonly versioned?: boolean;
  /** What a row held after each save is kept in `article_versions`, see records/keep-version.ts. */
  readonly history?: boolean;
  /** Changes are noted with who made them, see `noteEdit`. */
  readonly noted?: true;
  /** Of a deleted row its owner is told that it was deleted, see records/tombstones.ts. */
  readonly tombstoned?: true;
  /** Rows are neither added nor deleted, by nobody. */
  readonly fixed?: boolean;
  /** Rows are not changed by requests to the collection, by nobody. */
  readonly frozen?: boolean;
}

/** The rows of one's own: of the user, or of the visitor as long as there is no account. */
export const ownRows =
  '(@request.auth.id != "" && owner = @request.auth.id) || ' +
  '(@request.visitor.id != "" && owner = "" && visitor = @request.visitor.id)';

/** Superusers alone. */
export const nobody: Rules = { list: null, view: null, create: null, update: null, delete: null };

/** The two fields of rows that belong to somebody. */
export const ownerFields: readonly Field[] = [
  { type: 'relation', name: 'owner', collection: 'users', onDelete: 'cascade' },
  text('visitor', { hidden: true, writers: 'server' }),
];

const idField = text('id', { pattern: /^[a-z0-9]{15}$/, unique: true });
const timeFields = [date('created', { writers: 'server' }), date('updated', { writers: 'server' })];

/** All fields of a row in the order of the API, with `id`, `created` and `updated`. */
export function fieldsOf(collection: Collection): readonly Field[] {
  return [idField, ...collection.fields, ...timeFields];
}

export function fieldOf(collection: Collection, name: string): Field | undefined {
  return fieldsOf(collection).find((field) => field.name === name);
}

/** The relations of a collection that point to another one. */
export function relationsTo(collection: Collection, target: string): readonly RelationField[] {
  return collection.fields.filter(
    (field): field is RelationField => field.type === 'relation' && field.collection === target,
  );
}
