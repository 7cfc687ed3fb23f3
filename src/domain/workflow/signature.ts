import { Fields, type Problem } from '../letter/fields.ts';

/** A stroke of the pen: x and y in turn, both 0…1 of the pad's width (3 : 1). */
export type Stroke = readonly number[];

/** How somebody signed in the browser. This is no qualified electronic signature. */
export interface Signature {
  readonly name: string;
  /** As it stands below the name: „Geschäftsführerin“. */
  readonly function: string;
  readonly kind: 'drawn' | 'typed';
  /** What was typed; '' for a drawn one. */
  readonly text: string;
  readonly strokes: readonly Stroke[];
}

const most = { strokes: 200, numbers: 12_000, text: 120 } as const;
/** Height of the pad by its width. */
const height = 1 / 3;

/** A signature from JSON of unknown shape, and what is wrong with it (German, by path). */
export function readSignature(source: unknown): {
  readonly signature: Signature;
  readonly problems: readonly Problem[];
} {
  const fields = new Fields(source);
  const kind = fields.choice('kind', ['drawn', 'typed'] as const, 'Bitte zeichnen oder tippen.');
  const strokes = kind === 'drawn' ? readStrokes(fields) : [];
  const signature: Signature = {
    name: limited(fields, 'name', 'Bitte Ihren Namen angeben.'),
    function: limited(fields, 'function'),
    kind,
    text: kind === 'typed' ? limited(fields, 'text', 'Bitte Ihren Namenszug eintippen.') : '',
    strokes,
  };
  return { signature, problems: fields.problems };
}

function limited(fields: Fields, path: string, required?: string): string {
  const text = fields.text(path, required);
  if (text.length > most.text) fields.refuse(path, `Bitte höchstens ${most.text} Zeichen eingeben.`);
  return text.slice(0, most.text);
}

const isPlace = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function readStrokes(fields: Fields): Stroke[] {
  const strokes = fields.list('strokes');
  const fine = strokes.every(
    (stroke): stroke is number[] =>
      Array.isArray(stroke) && stroke.length >= 4 && stroke.length % 2 === 0 && stroke.every(isPlace),
  );
  const numbers = fine ? (strokes as number[][]).flat().length : 0;
  // A dot is no signature.
  if (!fine || numbers < 8) fields.refuse('strokes', 'Bitte in das Feld unterschreiben.');
  if (strokes.length > most.strokes || numbers > most.numbers)
    fields.refuse('strokes', 'Die Unterschrift ist zu lang. Bitte noch einmal zeichnen.');
  return fields.problems.length > 0 ? [] : (strokes as number[][]);
}

const place = (value: number): string => (value * 300).toFixed(1);

/** A drawn signature as a picture; only numbers get into it. */
export function signatureSvg(strokes: readonly Stroke[]): string {
  const paths = strokes.map((stroke) => {
    const points: string[] = [];
    for (let at = 0; at + 1 < stroke.length; at += 2)
      points.push(`${place(stroke[at] ?? 0)} ${place(stroke[at + 1] ?? 0)}`);
    return `<path d="M${points.join(' L')}"/>`;
  });
  const size = `width="300" height="${300 * height}" viewBox="0 0 300 ${300 * height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g fill="none" stroke="#1d2433" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}
