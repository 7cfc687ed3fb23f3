import type { ReactNode } from 'react';
import type { HelpKind, HelpMark } from '#domain/review/help-marks.ts';
import { useText } from '#web/lib/i18n.ts';

/** In the order in which they are told. */
export const helpKinds = ['own', 'edited', 'unusual', 'duplicate'] as const satisfies readonly HelpKind[];

/** All that the help view says of a block, as its row carries it: „edited duplicate“; undefined for nothing. */
export function helpOf(marks: readonly HelpMark[]): string | undefined {
  const found = helpKinds.filter((kind) => marks.some((mark) => mark.kind === kind));
  return found.length === 0 ? undefined : found.join(' ');
}

/** Each kind of mark with its pattern and its word; unusual places are quoted, a duplicate names the other place. */
export function HelpChips({
  marks,
  placeOf,
}: {
  readonly marks: readonly HelpMark[];
  /** What the label of another block says. */
  readonly placeOf: (block: string) => string;
}) {
  const t = useText();
  return helpKinds.flatMap((kind) => {
    const found = marks.filter((mark) => mark.kind === kind);
    const [first] = found;
    if (first === undefined) return [];
    const words =
      kind === 'unusual' || first.item !== undefined
        ? [...new Set(found.map(({ note }) => note))].join(', ')
        : kind === 'duplicate' && first.other !== undefined
          ? t('editor.help-duplicate-of', { place: placeOf(first.other) })
          : t(`editor.help-${kind}`);
    return [
      <span key={kind} className="help-chip">
        <span aria-hidden className="help-sample" data-help={kind} />
        {words}
      </span>,
    ];
  });
}

/** Words with all their marks: one line for each kind that the block is of, and the unusual places within. */
export function MarkedText({
  text,
  marks,
  item,
}: {
  readonly text: string;
  readonly marks: readonly HelpMark[];
  /** Which bullet it is; undefined for the text of the block. */
  readonly item?: number;
}) {
  const spans = marks.filter((mark) => mark.kind === 'unusual' && mark.item === item);
  const whole = helpKinds.filter(
    (kind) => kind !== 'unusual' && marks.some((mark) => mark.kind === kind && mark.item === item),
  );
  // One inside the other: each keeps its own line, further down.
  return whole.reduceRight<ReactNode>(
    (inner, kind) => (
      <span className="help-line" data-help={kind}>
        {inner}
      </span>
    ),
    <OddPlaces text={text} spans={spans} />,
  );
}

function OddPlaces({ text, spans }: { readonly text: string; readonly spans: readonly HelpMark[] }) {
  const ordered = spans.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
  let at = 0;
  const parts = ordered.flatMap(({ start = 0, end = 0, note }) => {
    const before = text.slice(at, start);
    at = end;
    return [
      before,
      <span key={start} className="help-unusual" title={note}>
        {text.slice(start, end)}
        <span className="sr-only"> ({note})</span>
      </span>,
    ];
  });
  return [...parts, text.slice(at)];
}
