import { useEffect, useRef } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

interface SignaturePadProps {
  /** x and y in turn, both by the width of the pad (3 : 1). */
  readonly strokes: readonly (readonly number[])[];
  readonly onChange: (strokes: readonly (readonly number[])[]) => void;
}

const [width, height] = [900, 300];

/** Where the pen is, by the width of the pad. */
function place(event: React.PointerEvent): [number, number] {
  const box = event.currentTarget.getBoundingClientRect();
  const within = (value: number, most: number): number =>
    Math.round(Math.min(most, Math.max(0, value / box.width)) * 10_000) / 10_000;
  return [within(event.clientX - box.left, 1), within(event.clientY - box.top, 1 / 3)];
}

/** A field to sign in with finger, pen or mouse. Whoever cannot draw types instead. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef<number[] | null>(null);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, width, height);
    pen.lineWidth = 5;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = '#1d2433';
    for (const stroke of strokes) {
      pen.beginPath();
      for (let at = 0; at + 1 < stroke.length; at += 2)
        pen.lineTo((stroke[at] ?? 0) * width, (stroke[at + 1] ?? 0) * width);
      pen.stroke();
    }
  }, [strokes]);

  const end = (): void => void (current.current = null);

  return (
    <div>
      {/* What is drawn has no other element. */}
      <canvas
        ref={canvas}
        width={width}
        height={height}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={t('sign.pad')}
        className="w-full touch-none rounded border border-ink-soft/60 bg-sheet"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          current.current = [...place(event)];
        }}
        onPointerMove={(event) => {
          if (current.current === null) return;
          const fresh = current.current.length === 2;
          current.current.push(...place(event));
          const stroke = [...current.current];
          onChange(fresh ? [...strokes, stroke] : [...strokes.slice(0, -1), stroke]);
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <Button look="quiet" className="mt-1 -ml-2" onClick={() => onChange([])}>
        {t('sign.clear')}
      </Button>
    </div>
  );
}
