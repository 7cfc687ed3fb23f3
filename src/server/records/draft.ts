import { idOf, isSuperuser, type Actor } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import { fieldsOf, type Collection } from '../collections/collection.ts';
import type { Field } from '../collections/field.ts';
import type { Row, Stored } from '../database/engine.ts';
import type { FieldFault } from '../errors.ts';
import { newId } from '../ids.ts';
import { fixedId, notInList, notYours } from './faults.ts';
import { readValue } from './read-value.ts';
import { initial, shown, stored } from './row.ts';

type Values = Readonly<Record<string, unknown>>;

/** A row as it shall be stored, and what is wrong with it. */
export interface Draft {
  /** Complete, in stored form; where a value is faulty, the one before stays. */
  readonly row: Record<string, Stored>;
  readonly faults: Record<string, FieldFault>;
}

function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  return value === null || value === undefined || value === '' ? [] : [value];
}

/** `count+`, `count-`, `tags+`, `+tags`, `tags-`: a change to what is stored instead of a new value. */
function changed(field: Field, values: Values, before: Stored | undefined): unknown {
  const { name } = field;
  if (field.type === 'number') {
    if (Object.hasOwn(values, `${name}+`)) return Number(before) + Number(values[`${name}+`]);
    if (Object.hasOwn(values, `${name}-`)) return Number(before) - Number(values[`${name}-`]);
  }
  if (field.type === 'json') {
    const list = asList(shown(field, before));
    if (Object.hasOwn(values, `${name}+`)) return [...list, ...asList(values[`${name}+`])];
    if (Object.hasOwn(values, `+${name}`)) return [...asList(values[`+${name}`]), ...list];
    if (Object.hasOwn(values, `${name}-`)) {
      const without = new Set(asList(values[`${name}-`]));
      return list.filter((value) => !without.has(value));
    }
  }
  return undefined;
}

function mayNotSet(field: Field, value: unknown, before: Stored | undefined): FieldFault | undefined {
  const same = stored(field, value) === before;
  if (field.writers === 'superusers' && !same) return notYours;
  if (field.type === 'select' && !same && field.reserved?.includes(String(value))) return notInList;
  return undefined;
}

function readField(draft: Draft, field: Field, values: Values, actor: Actor, isNew: boolean): void {
  if (field.writers === 'server' || field.type === 'password' || field.type === 'file') return;
  const before = draft.row[field.name];
  const raw = Object.hasOwn(values, field.name) ? values[field.name] : changed(field, values, before);
  if (raw === undefined && !(isNew && field.required)) return;
  const read = readValue(field, raw);
  const fault =
    'fault' in read
      ? read.fault
      : isSuperuser(actor)
        ? undefined
        : mayNotSet(field, read.value, isNew ? initial(field) : before);
  if (fault) draft.faults[field.name] = fault;
  else if ('value' in read) draft.row[field.name] = stored(field, read.value);
}

/** Whoever makes a row owns it; superusers may make it for somebody else. */
export function setOwner(draft: Draft, actor: Actor): void {
  if (isSuperuser(actor)) return;
  if (actor.account === null) draft.row['visitor'] = actor.visitor ?? '';
  else if (draft.row['owner'] === '') draft.row['owner'] = idOf(actor.account);
}

/** A new row out of what the request says; the client may choose its id. Files and passwords are not in it yet. */
export function newDraft(collection: Collection, values: Values, actor: Actor, now: Date): Draft {
  const row = Object.fromEntries(fieldsOf(collection).map((field) => [field.name, initial(field)]));
  const draft: Draft = { row, faults: {} };
  for (const field of fieldsOf(collection)) readField(draft, field, values, actor, true);
  if (draft.row['id'] === '') draft.row['id'] = newId();
  draft.row['created'] = toTimestamp(now);
  draft.row['updated'] = toTimestamp(now);
  if (collection.owned) setOwner(draft, actor);
  return draft;
}

/** A stored row with what the request changes. A row is not given away. */
export function changedDraft(
  collection: Collection,
  before: Row,
  values: Values,
  actor: Actor,
  now: Date,
): Draft {
  const draft: Draft = { row: { ...before }, faults: {} };
  for (const field of fieldsOf(collection)) readField(draft, field, values, actor, false);
  if (draft.row['id'] !== before['id'] || draft.faults['id']) {
    draft.row['id'] = String(before['id']);
    draft.faults['id'] = fixedId;
  }
  const guarded = collection.owned ? 'owner' : collection.auth ? 'email' : undefined;
  if (guarded && !isSuperuser(actor) && draft.row[guarded] !== before[guarded])
    draft.faults[guarded] = notYours;
  draft.row['updated'] = toTimestamp(now);
  return draft;
}
