import { useQuery } from '@tanstack/react-query';
import { explanationsWith } from '#domain/knowledge/guides/explanations.ts';
import { categoryLabels } from '#domain/letter/category.ts';
import type { Category } from '#domain/letter/category.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import type { NamedGrade } from '#domain/letter/grade.ts';
import { explanationsQuery } from '#web/lib/explanations.ts';

export interface MeaningProps {
  readonly categories: readonly Category[];
  readonly grade: NamedGrade | null;
}

/** What categories are about, and what makes a grade: as a superuser wrote it, else built in. */
export default function Meaning({ categories, grade }: MeaningProps) {
  const { data = [] } = useQuery(explanationsQuery);
  const explain = explanationsWith(data);
  return (
    <dl className="space-y-2 pb-1 text-small">
      {categories.map((category) => (
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
