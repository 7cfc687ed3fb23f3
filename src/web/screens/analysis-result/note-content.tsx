import { categoryLabels } from '#domain/letter/category.ts';
import { explanationBody } from '#domain/letter/explanation-body.ts';
import { gradeWord, gradeWords, namedGrade, points } from '#domain/letter/grade.ts';
import type { Rating } from '#domain/letter/grade.ts';
import type { Finding } from '#domain/decode/reading.ts';
import { formatPoints } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import type { Translate } from '#web/lib/i18n.ts';
import { MeaningFold } from '#web/ui/meaning-fold.tsx';
import { Scale } from '#web/ui/scale.tsx';
import { BetterWording } from './better-wording.tsx';
import { kindKey } from './group-findings.ts';
import { Law } from './law.tsx';
import type { Note } from './notes.ts';
import { useFindingDetail } from './use-finding-detail.ts';

/** „Fachwissen · Weiterbildung“: what a sentence speaks of. */
export function categoriesOf(note: Note): string {
  return (note.sentence?.categories ?? []).map((category) => categoryLabels[category]).join(' · ');
}

/** Why it reads as it does, for below the words of {@link categoriesOf}. */
export function explanationOf({ sentence, rating }: Note): string {
  if (sentence === null) return '';
  const label = rating === null || sentence.category === undefined ? '' : categoryLabels[sentence.category];
  return explanationBody(sentence.explanation, label);
}

/** Everything written about one passage: grade, why, what counts, what would be better, what to know besides. */
export function NoteContent({ note }: { note: Note }) {
  const t = useText();
  const { sentence, rating } = note;
  // One wording to ask for; a finding has the same one further down the page.
  const better = sentence?.better ?? note.findings.find((one) => one.better !== undefined)?.better;
  return (
    <div className="space-y-3 text-note" data-grade={note.grade ?? undefined}>
      {rating && (
        <div>
          <p className="pencil text-title">{gradeWord(rating.grade)}</p>
          <p className="text-small text-ink-soft">{categoriesOf(note)}</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-ink-soft tabular-nums">
            <Scale rating={rating} size="inline" />
            <span>{t('summary.points', { points: formatPoints(points(rating.grade)) })}</span>
            <span>{rangeWords(rating, t)}</span>
          </div>
        </div>
      )}
      {sentence !== null && sentence.explanation !== '' && <p>{explanationOf(note)}</p>}
      {sentence !== null && rating && sentence.evidence.length > 0 && (
        <dl className="text-small">
          {sentence.evidence.map((one) => (
            <div key={`${one.start}-${one.kind}`} className="border-t border-line py-1">
              <dt className="font-letter text-note italic">
                „<q>{one.text}</q>“
              </dt>
              <dd className="text-ink-soft">{one.note ?? t(`evidence.${one.kind}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      {rating && better !== undefined && <BetterWording text={better} />}
      {rating && <MeaningFold categories={note.sentence?.categories ?? []} grade={note.grade} />}
      {note.findings.map((finding) => (
        <NoteFinding key={`${finding.rule}-${finding.start}`} finding={finding} />
      ))}
      {!rating && better !== undefined && <BetterWording text={better} />}
    </div>
  );
}

function NoteFinding({ finding }: { finding: Finding }) {
  const t = useText();
  const detail = useFindingDetail(finding);
  return (
    <section className="space-y-2 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <p className="text-small text-ink-soft">{t(kindKey(finding))}</p>
      <h3 className="font-letter text-body leading-6 font-semibold">{finding.title}</h3>
      <p>{detail}</p>
      {finding.advice !== '' && <p>{finding.advice}</p>}
      {finding.ruling !== undefined && <Law id={finding.ruling} />}
    </section>
  );
}

/** „zwischen befriedigend und gut“ where the range spans two grades, else empty. */
export function rangeWords(rating: Rating, t: Translate): string {
  const [best, worst] = rating.range.map((grade) => namedGrade(grade)) as [number, number];
  if (best === worst) return '';
  return t('summary.between', { worst: gradeWords[worst - 1] ?? '', best: gradeWords[best - 1] ?? '' });
}
