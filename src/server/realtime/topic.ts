import { findCollection } from '../collections/collections.ts';
import type { Collection } from '../collections/collection.ts';

/** Something that a client listens to. */
export interface Topic {
  /** As it was posted; events are called exactly like it. */
  readonly text: string;
  /** Set where it is about rows. */
  readonly rows?: {
    readonly collection: Collection;
    /** One row, `null` for all. */ readonly id: string | null;
  };
  readonly filter: string;
  readonly fields: string;
  readonly expand: string;
}

function readOptions(query: string): Readonly<Record<string, unknown>> {
  try {
    const options = JSON.parse(new URLSearchParams(query).get('options') ?? '{}') as {
      query?: unknown;
    } | null;
    const inner = options?.query;
    return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function rowsOf(name: string): Topic['rows'] {
  const [, table = '', id = '*'] = /^([^/]+)(?:\/([^/]+))?$/.exec(name) ?? [];
  const collection = findCollection(table);
  return collection && { collection, id: id === '*' ? null : id };
}

/** „certificates/*“, „certificates/ID“, „certificates“ or any name, with „?options=…“ (the SDK's options as JSON). */
export function readTopic(text: string): Topic {
  const [name = '', query = ''] = text.split(/\?(.*)/s);
  const options = readOptions(query);
  const option = (key: string): string => (typeof options[key] === 'string' ? options[key] : '');
  const rows = rowsOf(name);
  return {
    text,
    ...(rows ? { rows } : {}),
    filter: option('filter'),
    fields: option('fields'),
    expand: option('expand'),
  };
}
