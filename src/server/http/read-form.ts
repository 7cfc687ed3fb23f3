import type { FastifyRequest } from 'fastify';
import { ApiError, unreadable } from '../errors.ts';

/** Bytes that one request may carry in all. */
export const maxRequestBytes = 15 * 1024 * 1024;
/** Room for the lines between the parts. */
const slack = 64 * 1024;

export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a form carried, in its order. */
export interface Form {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly FormFile[];
}

function tooLarge(): ApiError {
  const message = 'Die Dateien sind zu groß: zusammen höchstens 15 MB.';
  return new ApiError(413, message, { files: { code: 'validation_file_size_limit', message } });
}

/** A file's name as it may be shown and stored: one line of reasonable length. */
function displayName(name: string): string {
  const short = name.length > 200 ? `${name.slice(0, 199)}…` : name;
  return short.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '');
}

async function takeParts(request: FastifyRequest, maxFiles: number): Promise<Form> {
  const fields: [string, string][] = [];
  const files: FormFile[] = [];
  let total = 0;
  const parts = request.parts({
    limits: {
      fileSize: maxRequestBytes + 1,
      files: maxFiles + 1,
      fields: 1000,
      fieldSize: maxRequestBytes,
      headerPairs: 50,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      const value = String(part.value);
      total += value.length;
      if (total > maxRequestBytes || part.valueTruncated) throw tooLarge();
      fields.push([part.fieldname, value]);
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > maxRequestBytes) throw tooLarge();
      chunks.push(chunk);
    }
    files.push({ field: part.fieldname, name: displayName(part.filename), bytes: Buffer.concat(chunks) });
    if (files.length > maxFiles) {
      const message = `Das sind zu viele Dateien: höchstens ${maxFiles} auf einmal.`;
      throw new ApiError(413, message, { files: { code: 'validation_too_many_values', message } });
    }
  }
  return { fields, files };
}

/**
 * Takes a multipart request apart.
 * @throws ApiError 413 when it is too large or has too many files, 400 when it is cut off or no multipart
 */
export async function readForm(request: FastifyRequest, maxFiles = 20): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > maxRequestBytes + slack) throw tooLarge();
  try {
    return await takeParts(request, maxFiles);
  } catch (fault) {
    // The parser's own faults carry no status; they are the sender's.
    if (fault instanceof Error && !('statusCode' in fault) && !(fault instanceof ApiError))
      throw unreadable();
    throw fault;
  }
}
