import { redline } from '#domain/letter/redline.ts';
import type { TextEdit } from '#domain/workflow/text-edits.ts';
import { RedlineRuns } from './redline-runs.tsx';

/** A list that stayed as it was below its sentence is not told again. */
function withoutSameList(before: string, after: string): [string, string] {
  const at = before.indexOf(' • ');
  const list = before.slice(at);
  if (at === -1 || !after.endsWith(list)) return [before, after];
  return [before.slice(0, at), after.slice(0, -list.length)];
}

/** What somebody changed in the text, sentence by sentence: what stood there, and what does since. */
export function TextEdits({ title, edits }: { title: string; edits: readonly TextEdit[] }) {
  if (edits.length === 0) return null;
  return (
    <div className="mt-4 border-l-2 border-accent pl-4">
      <p className="text-note font-semibold">{title}</p>
      <ul className="mt-1 space-y-2 font-letter">
        {edits.map(({ block, before, after }) => (
          <li key={block}>
            <RedlineRuns runs={redline(...withoutSameList(before, after))} />
          </li>
        ))}
      </ul>
    </div>
  );
}
