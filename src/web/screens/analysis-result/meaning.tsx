import { useQuery } from '@tanstack/react-query';
import { explanationsWith } from '#domain/knowledge/guides/explanations.ts';
import { categoryLabels } from '#domain/letter/category.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import { explanationsQuery } from '#web/lib/explanations.ts';
import type { Note } from './notes.ts';

/** What the categories of a sentence are about, and what makes its grade: as a superuser wrote it, else built in. */
export default function Meaning({ note }: { note: Note }) {
  const { data = [] } = useQuery(explanationsQuery);
  const explain = explanationsWith(data);
  const { sentence, grade } = note;
  return (
    <dl className="space-y-2 pb-1 text-small">
      {(sentence?.categories ?? []).map((category) => (
        <div key={category}>
          <dt className="font-semibold">{categoryLabels[category]}</dt>
          <dd className="text-ink-soft">{explain('category', category)}</dd>
        </div>
      ))}
      {grade !== null && (
        <div>
          <dt className="font-semibold">{gradeWord(grade)}</dt>
          <dd className="text-ink-soft">{explain('grade', grade)}</dd>
        </div>
      )}
    </dl>
  );
}
