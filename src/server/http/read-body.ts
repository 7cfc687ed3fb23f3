import type { FastifyRequest } from 'fastify';
import { unreadable } from '../errors.ts';
import type { Body, UploadedFile } from '../records/body.ts';
import { readForm } from './read-form.ts';

type Values = Record<string, unknown>;

function asObject(value: unknown): Values {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw unreadable();
  return value as Values;
}

/** Forms know only text: what is written exactly like a flag or a number is one. */
function inferred(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) && String(Number(text)) === text ? Number(text) : text;
}

function parseJson(text: string): Values {
  try {
    return asObject(JSON.parse(text));
  } catch {
    throw unreadable();
  }
}

/** Fields of a form as values: repeated ones are a list, `@jsonPayload` holds values as JSON. */
function toValues(fields: Iterable<readonly [name: string, value: string]>): Values {
  const values = new Map<string, unknown>();
  for (const [name, text] of fields) {
    if (name === '@jsonPayload') {
      for (const [inner, value] of Object.entries(parseJson(text))) values.set(inner, value);
      continue;
    }
    const value = inferred(text);
    const before = values.get(name);
    const list =
      before === undefined ? value : [...(Array.isArray(before) ? (before as unknown[]) : [before]), value];
    values.set(name, list);
  }
  return Object.fromEntries(values);
}

/**
 * What a request carries, be it JSON, a form, or nothing.
 * @throws ApiError 400 when it is not readable or no object, 413 when it is too large
 */
export async function readBody(request: FastifyRequest): Promise<Body> {
  if (request.body instanceof URLSearchParams) return { values: toValues(request.body), files: new Map() };
  if (!request.isMultipart()) return { values: asObject(request.body), files: new Map() };
  const form = await readForm(request);
  const files = new Map<string, UploadedFile[]>();
  for (const { field, ...file } of form.files) files.set(field, [...(files.get(field) ?? []), file]);
  return { values: toValues(form.fields), files };
}

/** A value that should be text; forms may have made a number or a flag of it. Others are ''. */
export function textIn(values: Readonly<Values>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
