import { withoutTurns } from '#domain/german/without-turns.ts';
import { toTimestamp } from '../clock.ts';
import type {
  DateField,
  EmailField,
  Field,
  JsonField,
  NumberField,
  RelationField,
  SelectField,
  TextField,
} from '../collections/field.ts';
import type { FieldFault } from '../errors.ts';
import { isId } from '../ids.ts';
import { isEmail, normalEmail } from './email.ts';
import * as faults from './faults.ts';

/** A value in the form of the API, or what is wrong with it. */
export type ReadValue = { readonly value: unknown } | { readonly fault: FieldFault };

const defaultTextLength = 5_000;
const defaultJsonBytes = 1024 * 1024;
const jsonDepth = 64;

function isStorable(text: string): boolean {
  // PostgreSQL takes neither; nobody means them.
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** Numbers and flags come as such from forms, where everything that looks like one becomes one. */
function asText(raw: unknown): string | undefined {
  if (raw === null || raw === undefined) return '';
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
  return typeof raw === 'string' && isStorable(raw) ? withoutTurns(raw) : undefined;
}

function readText(field: TextField, raw: unknown): ReadValue {
  const value = asText(raw);
  if (value === undefined) return { fault: faults.badValue };
  if (value === '') return field.required ? { fault: faults.required } : { value };
  if (field.min !== undefined && value.length < field.min) return { fault: faults.tooShort(field.min) };
  const max = field.max ?? defaultTextLength;
  if (value.length > max) return { fault: faults.tooLong(max) };
  if (field.pattern && !field.pattern.test(value)) return { fault: faults.badFormat };
  return checked(value, field.check?.(value));
}

/** A value that fits its field, unless the field's own check finds a fault. */
const checked = (value: unknown, fault: string | null | undefined): ReadValue =>
  fault ? { fault: faults.unfit(fault) } : { value };

function readEmail(field: EmailField, raw: unknown): ReadValue {
  const value = normalEmail(asText(raw) ?? '?');
  if (value === '') return field.required ? { fault: faults.required } : { value };
  return isEmail(value) ? { value } : { fault: faults.badEmail };
}

function readNumber(field: NumberField, raw: unknown): ReadValue {
  const text = typeof raw === 'string' ? raw.trim() : raw;
  const value = typeof text === 'string' && text !== '' ? Number(text) : text;
  if (value === null || value === undefined || value === '') return { value: 0 };
  if (typeof value !== 'number' || !Number.isFinite(value)) return { fault: faults.badValue };
  if (field.whole && !Number.isInteger(value)) return { fault: faults.notWhole };
  if (field.min !== undefined && value < field.min) return { fault: faults.tooSmall(field.min) };
  if (field.max !== undefined && value > field.max) return { fault: faults.tooBig(field.max) };
  return { value };
}

function readFlag(raw: unknown): ReadValue {
  if (raw === null || raw === undefined || raw === '') return { value: false };
  if (typeof raw === 'boolean') return { value: raw };
  const known = new Map<unknown, boolean>([
    [1, true],
    [0, false],
    ['true', true],
    ['false', false],
  ]);
  const value = known.get(raw);
  return value === undefined ? { fault: faults.badValue } : { value };
}

function readDate(field: DateField, raw: unknown): ReadValue {
  const text = asText(raw);
  if (text === '') return field.required ? { fault: faults.required } : { value: '' };
  const written = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
  if (text === undefined || !written.test(text)) return { fault: faults.badValue };
  const zoned = /[T ].*(Z|[+-]\d{2}:?\d{2})$/.test(text);
  const moment = new Date(text.replace(' ', 'T') + (zoned || text.length === 10 ? '' : 'Z'));
  return Number.isNaN(moment.getTime()) ? { fault: faults.badValue } : { value: toTimestamp(moment) };
}

function readChoice(
  field: SelectField | RelationField,
  raw: unknown,
  fits: (value: string) => boolean,
  misfit: FieldFault,
): ReadValue {
  const value = asText(raw);
  if (value === undefined) return { fault: faults.badValue };
  if (value === '') return field.required ? { fault: faults.required } : { value };
  return fits(value) ? { value } : { fault: misfit };
}

/** True for JSON that both engines can hold and look into. */
function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= jsonDepth) return false;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorableJson(inner, depth + 1));
}

/** Forms carry JSON as text. */
function parseIfJson(raw: unknown): unknown {
  if (typeof raw !== 'string' || !/^\s*[[{]/.test(raw)) return raw;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
}

function readJson(field: JsonField, raw: unknown): ReadValue {
  const parsed = parseIfJson(raw) ?? null;
  if (!isStorableJson(parsed)) return { fault: faults.badValue };
  const value = withoutTurns(parsed);
  if (field.required && value === null) return { fault: faults.required };
  const max = field.max ?? defaultJsonBytes;
  // What the check says tells people more than a number of bytes.
  const fault = field.check?.(value);
  const isTooLarge = Buffer.byteLength(JSON.stringify(value)) > max;
  return isTooLarge && !fault ? { fault: faults.tooManyBytes(max) } : checked(value, fault);
}

/**
 * Reads what a request says for a field; kind values are taken („5“ for a number), others refused.
 * @returns the value as the API shows it. Files and passwords are read elsewhere; for them it is always a fault
 */
export function readValue(field: Field, raw: unknown): ReadValue {
  switch (field.type) {
    case 'text':
      return readText(field, raw);
    case 'email':
      return readEmail(field, raw);
    case 'number':
      return readNumber(field, raw);
    case 'flag':
      return readFlag(raw);
    case 'date':
      return readDate(field, raw);
    case 'select':
      return readChoice(field, raw, (value) => field.values.includes(value), faults.notInList);
    case 'relation':
      return readChoice(field, raw, isId, faults.missingRows);
    case 'json':
      return readJson(field, raw);
    default:
      return { fault: faults.badValue };
  }
}
