/** Readers look for both marks within this many bytes of the ends. */
const reach = 1024;

const holds = (part: Uint8Array, mark: string): boolean =>
  Buffer.from(part.buffer, part.byteOffset, part.byteLength).includes(mark);

/** Whether a file says of itself that it is a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => holds(bytes.subarray(0, reach), '%PDF-');

/** Whether a PDF has its end. Without it the transfer broke off, and what a signature signed is not all there. */
export const hasPdfEnd = (bytes: Uint8Array): boolean => holds(bytes.subarray(-reach), '%%EOF');
