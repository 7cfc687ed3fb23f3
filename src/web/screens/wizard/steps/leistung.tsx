import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { averageGrade, isLeader, limits } from '#domain/letter/answers.ts';
import { categoryLabels, type PerformanceCategory } from '#domain/letter/category.ts';
import { gradeWord, gradeWords, type NamedGrade } from '#domain/letter/grade.ts';
import { answersOf, type Draft } from '#web/lib/certificate/draft.ts';
import { leaderTraits, positiveTraits } from '#web/lib/certificate/traits.ts';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '../fields/check-field.tsx';
import { Below, inputLook } from '../fields/field-frame.tsx';
import { GradePicker } from '#web/ui/grade-picker.tsx';
import { Section } from '../fields/section.tsx';
import { TextField } from '../fields/text-field.tsx';
import { TraitChoice } from '../fields/trait-choice.tsx';
import { orderCategories, quickCategories } from '../order-categories.ts';
import { useFault, useSuggestions, useValue } from '../use-draft.ts';

/** How good the work was: at least five categories, traits, and the sum of it all. */
export function Leistung() {
  const t = useText();
  const { setValue, trigger, getValues } = useFormContext<Draft>();
  const ratings = useValue('performance.ratings');
  const fault = useFault('performance.ratings');
  const job = useSuggestions();
  useValue('occupation.leader');
  const leader = isLeader(answersOf(getValues()));
  const ordered = orderCategories(job, leader);
  const [all, setAll] = useState(false);
  const set = (next: Partial<Record<PerformanceCategory, NamedGrade>>): void => {
    setValue('performance.ratings', next, { shouldDirty: true });
    if (fault !== '') void trigger('performance.ratings');
  };
  const rate = (category: PerformanceCategory, grade: NamedGrade | null): void => {
    const { [category]: _, ...rest } = ratings;
    set(grade === null ? rest : { ...rest, [category]: grade });
  };
  const quick = (grade: NamedGrade): void => {
    const rated = ordered.map(({ category }) => category).filter((one) => ratings[one] !== undefined);
    const categories = new Set([...rated, ...quickCategories(ordered)]);
    set(Object.fromEntries([...categories].map((category) => [category, grade])));
  };
  const shown = ordered.filter(
    ({ category, expectation }, at) =>
      all || at < 12 || expectation === 'required' || ratings[category] !== undefined,
  );
  const count = Object.keys(ratings).length;
  const mean = averageGrade(ratings);
  return (
    <>
      <QuickRating onRate={quick} />
      <section aria-labelledby="ratings-title">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="ratings-title" className="font-letter text-lead font-semibold">
            {t('wizard.ratings')}
          </h2>
          <output className="block text-note text-ink-soft">
            {t('wizard.rated', { count, least: limits.minRatings })}
          </output>
        </div>
        <p className="text-note text-ink-soft">{t('wizard.ratings-text')}</p>
        <div tabIndex={-1} data-field="performance.ratings" className="mt-2 outline-none">
          <Below id="performance.ratings" fault={fault} />
        </div>
        <div className="mt-2 border-t border-line">
          {shown.map(({ category, expectation }) => (
            <GradePicker
              key={category}
              label={categoryLabels[category]}
              note={expectation === 'open' ? undefined : t(`wizard.expect-${expectation}`)}
              value={ratings[category] ?? null}
              onChange={(grade) => rate(category, grade)}
              onClear={() => rate(category, null)}
            />
          ))}
        </div>
        {!all && shown.length < ordered.length && (
          <Button look="quiet" className="mt-2" onClick={() => setAll(true)}>
            {t('wizard.more-categories', { count: ordered.length - shown.length })}
          </Button>
        )}
      </section>
      <Section
        title={categoryLabels['performance-summary']}
        text={
          mean === null ? t('wizard.summary-text-open') : t('wizard.summary-text', { mean: gradeWord(mean) })
        }
      >
        <GradePicker
          label={categoryLabels['performance-summary']}
          isTitled
          value={ratings['performance-summary'] ?? mean}
          onChange={(grade) => rate('performance-summary', grade)}
        />
      </Section>
      <TraitChoice
        name="performance.positive_traits"
        title={t('wizard.traits')}
        traits={positiveTraits.map((key) => ({ key, label: t(`wizard.trait-${key}`) }))}
      />
      {leader && (
        <TraitChoice
          name="performance.leadership_traits"
          title={t('wizard.leader-traits')}
          traits={leaderTraits.map((key) => ({ key, label: t(`wizard.leader-trait-${key}`) }))}
        />
      )}
      {ratings['it-knowledge'] !== undefined && (
        <TextField
          name="performance.it_systems"
          label={t('wizard.it-systems')}
          hint={t('wizard.it-systems-hint')}
        />
      )}
      {job?.honesty === true && (
        <Section title={t('wizard.honesty-title')}>
          <CheckField
            name="performance.honesty"
            label={t('wizard.honesty')}
            hint={t('wizard.honesty-hint')}
          />
        </Section>
      )}
    </>
  );
}

/** One grade for everything, to be refined below. */
function QuickRating({ onRate }: { readonly onRate: (grade: NamedGrade) => void }) {
  const t = useText();
  const [grade, setGrade] = useState<NamedGrade>(2);
  return (
    <div className="flex flex-wrap items-end gap-3 rounded bg-accent-wash p-4">
      <div className="grow">
        <label htmlFor="quick-grade" className="mb-1 block font-semibold">
          {t('wizard.quick')}
        </label>
        <select
          id="quick-grade"
          className={inputLook}
          value={grade}
          onChange={({ target }) => setGrade(Number(target.value) as NamedGrade)}
        >
          {gradeWords.map((word, at) => (
            <option key={word} value={at + 1}>
              {t('wizard.quick-all', { word })}
            </option>
          ))}
        </select>
      </div>
      <Button onClick={() => onRate(grade)}>{t('wizard.quick-apply')}</Button>
    </div>
  );
}
