import { FileSearch, FileText } from 'lucide-react';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import { formatAgo, formatMoment } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { ratingOf, type Entry } from '#web/lib/overview/entry.ts';
import { Scale } from '#web/ui/scale.tsx';

const icons = { certificate: FileText, analysis: FileSearch } as const;

/** The kind of an entry as a picture, with its word for those who do not see it. */
export function KindIcon({ kind }: Pick<Entry, 'kind'>) {
  const t = useText();
  const Icon = icons[kind];
  return (
    <>
      <Icon size={20} aria-hidden className="mt-1 shrink-0 text-ink-soft" />
      <span className="sr-only">{t(`cockpit.kind-${kind}`)}: </span>
    </>
  );
}

/** Whom it is about where the title does not say so, the type, and the job. */
export function aboutOf({ title, person, type, job }: Entry): string {
  return [person === title ? '' : person, type === '' ? '' : certificateTypeLabels[type], job]
    .filter(Boolean)
    .join(' · ');
}

/** The grade as a word and a place on the scale; where there is none, a dash with its meaning. */
export function GradeOf({ entry }: { entry: Entry }) {
  const t = useText();
  const rating = ratingOf(entry);
  if (rating === null) return <span className="text-ink-soft">{t('cockpit.no-grade')}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Scale rating={rating} size="inline" />
      <span aria-hidden>{gradeWord(rating.grade)}</span>
    </span>
  );
}

/** „vor 3 Tagen“, with the moment for those who want it exactly. */
export function Ago({ time }: { time: string }) {
  return (
    <time dateTime={time.replace(' ', 'T')} title={formatMoment(time)}>
      {formatAgo(time)}
    </time>
  );
}
