import { Check } from 'lucide-react';
import { categoryLabels } from '#domain/letter/category.ts';
import { gradeWord, namedGrade } from '#domain/letter/grade.ts';
import type { Letter } from '#domain/letter/letter.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import type { Proofreading } from '#web/lib/certificate/proofread.ts';
import { useText } from '#web/lib/i18n.ts';
import { Scale } from '#web/ui/scale.tsx';
import { isAsBefore, unreadWishes, wantedGrade } from './wanted-grade.ts';

interface Written {
  readonly letter: Letter;
  readonly draft: Draft;
  /** The letter was made from a reference. */
  readonly isTaken: boolean;
}

/** The letter read by the decoder while it is written: overall and by category, against what was wanted. */
export function ProofreadPanel({ proof, ...written }: { readonly proof: Proofreading | null } & Written) {
  const t = useText();
  return (
    <section aria-labelledby="proof-title">
      <h2 id="proof-title" className="font-letter text-lead font-semibold">
        {t('editor.proof')}
      </h2>
      <p className="text-note text-ink-soft">{t('editor.proof-text')}</p>
      {proof === null ? (
        <p className="mt-3 text-note text-ink-soft">{t('editor.proof-wait')}</p>
      ) : (
        <Reading proof={proof} {...written} />
      )}
    </section>
  );
}

function Reading({ proof: { reading }, letter, draft, isTaken }: { readonly proof: Proofreading } & Written) {
  const t = useText();
  if (reading.overall === null) return <p className="mt-3 text-note">{t('editor.proof-none')}</p>;
  const { overall } = reading;
  return (
    <>
      <output className="block mt-3">
        <span className="text-note text-ink-soft">{t('editor.overall')} </span>
        <span className="pencil text-lead" data-grade={namedGrade(overall.grade)}>
          {gradeWord(overall.grade)}
        </span>
      </output>
      <div className="mt-1 px-3">
        <Scale rating={overall} size="row" />
      </div>
      <table className="mt-4 w-full text-note">
        <thead className="sr-only">
          <tr>
            <th>{t('editor.category')}</th>
            <th>{t('editor.read')}</th>
            <th>{t('editor.wanted-column')}</th>
          </tr>
        </thead>
        <tbody>
          {reading.categories.map((one) => {
            const wanted = wantedGrade(one.category, letter, draft);
            const isBefore = isTaken && isAsBefore(one.category, letter);
            // „befriedigend, wie gewünscht“ where „ausreichend“ was wished would be no answer.
            const isOff = wanted !== null && namedGrade(one.grade) !== wanted;
            const isNear = wanted !== null && Math.abs(wanted - one.grade) <= 0.75;
            return (
              <tr key={one.category} className="border-t border-line align-baseline">
                <th scope="row" className="py-1 pr-2 text-left font-normal hyphens-auto">
                  {categoryLabels[one.category]}
                </th>
                <td className="py-1 pr-2 whitespace-nowrap">
                  <span className="pencil" data-grade={namedGrade(one.grade)}>
                    {gradeWord(one.grade)}
                  </span>
                </td>
                <td className="py-1 text-right text-small text-ink-soft">
                  {isOff &&
                    t(isBefore ? 'editor.before' : isNear ? 'editor.near' : 'editor.off', {
                      grade: gradeWord(wanted),
                    })}
                  {!isOff && isBefore && wanted !== null && t('editor.as-before')}
                  {!isOff && !isBefore && wanted !== null && (
                    <>
                      <Check size={16} aria-hidden className="inline" />
                      <span className="sr-only">{t('editor.as-wanted')}</span>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
          {unreadWishes(reading.categories, letter, draft).map(({ category, grade }) => (
            <tr key={category} className="border-t border-line align-baseline">
              <th scope="row" className="py-1 pr-2 text-left font-normal hyphens-auto">
                {categoryLabels[category]}
              </th>
              <td className="py-1 pr-2 text-danger">{t('editor.unread')}</td>
              <td className="py-1 text-right text-small text-ink-soft">
                {t(isTaken ? 'editor.before' : 'editor.off', { grade: gradeWord(grade) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
