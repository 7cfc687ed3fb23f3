import { CircleAlert } from 'lucide-react';

/** A fault told beside the field it concerns. It is announced when it appears; nothing is shown without text. */
export function FaultLine({ id, text }: { id: string; text: string | null }) {
  return (
    <div id={id} role="alert">
      {text !== null && (
        <p className="flex gap-2 rounded bg-danger-wash px-3 py-2 text-note text-danger">
          <CircleAlert size={20} aria-hidden className="mt-px shrink-0" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
