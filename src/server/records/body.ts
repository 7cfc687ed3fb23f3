/** A file that came with a request. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a request wants to store. */
export interface Body {
  readonly values: Readonly<Record<string, unknown>>;
  /** By the name of their field. */
  readonly files: ReadonlyMap<string, readonly UploadedFile[]>;
}

export function bodyOf(values: Readonly<Record<string, unknown>>): Body {
  return { values, files: new Map() };
}
