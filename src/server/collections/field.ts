interface FieldBase {
  readonly name: string;
  readonly required?: boolean;
  /** Never shown and not to be filtered by. */
  readonly hidden?: boolean;
  /** Who may set it; others are refused (`superusers`) or passed over (`server`). Everybody by default. */
  readonly writers?: 'superusers' | 'server';
}

export interface TextField extends FieldBase {
  readonly type: 'text';
  readonly min?: number;
  /** Characters, 5,000 by default. */
  readonly max?: number;
  readonly pattern?: RegExp;
  /** What is wrong with a text that is not empty, in German; null: nothing. */
  readonly check?: (text: string) => string | null;
  readonly unique?: boolean;
}

export interface EmailField extends FieldBase {
  readonly type: 'email';
  readonly unique?: boolean;
}

export interface NumberField extends FieldBase {
  readonly type: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
}

export interface FlagField extends FieldBase {
  readonly type: 'flag';
}

export interface DateField extends FieldBase {
  readonly type: 'date';
}

export interface SelectField extends FieldBase {
  readonly type: 'select';
  readonly values: readonly string[];
  /** Values that only the server gives. */
  readonly reserved?: readonly string[];
}

export interface JsonField extends FieldBase {
  readonly type: 'json';
  /** Bytes, 1 MiB by default. */
  readonly max?: number;
  /** The value of a new row, null by default. */
  readonly initial?: unknown;
  /** What is wrong with a value, in German; null: nothing. */
  readonly check?: (value: unknown) => string | null;
}

/** What becomes of a row when the row it points to is deleted. */
export type OnDelete = 'cascade' | 'detach';

export interface RelationField extends FieldBase {
  readonly type: 'relation';
  readonly collection: string;
  readonly onDelete: OnDelete;
}

export interface FileField extends FieldBase {
  readonly type: 'file';
  /** Bytes. */
  readonly max: number;
  /** MIME types, told from the content. */
  readonly types: readonly string[];
}

/** Written as plain text, kept as a hash. */
export interface PasswordField extends FieldBase {
  readonly type: 'password';
}

/** One field of a collection: how its values look, and who sees and sets them. */
export type Field =
  | TextField
  | EmailField
  | NumberField
  | FlagField
  | DateField
  | SelectField
  | JsonField
  | RelationField
  | FileField
  | PasswordField;

type Rest<F extends Field> = Omit<F, 'type' | 'name'>;

export function text(name: string, rest: Rest<TextField> = {}): TextField {
  return { type: 'text', name, ...rest };
}
export function email(name: string, rest: Rest<EmailField> = {}): EmailField {
  return { type: 'email', name, ...rest };
}
export function number(name: string, rest: Rest<NumberField> = {}): NumberField {
  return { type: 'number', name, ...rest };
}
export function flag(name: string, rest: Rest<FlagField> = {}): FlagField {
  return { type: 'flag', name, ...rest };
}
export function date(name: string, rest: Rest<DateField> = {}): DateField {
  return { type: 'date', name, ...rest };
}
export function select(
  name: string,
  values: readonly string[],
  rest: Omit<Rest<SelectField>, 'values'> = {},
): SelectField {
  return { type: 'select', name, values, ...rest };
}
export function json(name: string, rest: Rest<JsonField> = {}): JsonField {
  return { type: 'json', name, ...rest };
}
export function relation(name: string, rest: Rest<RelationField>): RelationField {
  return { type: 'relation', name, ...rest };
}
export function file(name: string, rest: Rest<FileField>): FileField {
  return { type: 'file', name, ...rest };
}
export function password(name: string, rest: Rest<PasswordField> = {}): PasswordField {
  return { type: 'password', name, ...rest };
}
