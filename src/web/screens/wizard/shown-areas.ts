import type { AreaId } from '#domain/letter/letter.ts';
import { hasExam } from '#domain/letter/reasons-for.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { isDay } from '#web/lib/typed-day.ts';
import { ratedCount } from './step-rules.ts';

/** The parts of the letter that were answered: the preview shows no sentence that rests on nothing. */
export function shownAreas(draft: Draft): ReadonlySet<AreaId> {
  const { person, occupation, activities, behavior, ending, exam, company, type } = draft;
  const isInterim = type === 'zwischenzeugnis';
  const title = type === 'ausbildungszeugnis' ? occupation.graduation_title : occupation.job_title;
  const isNamed = person.last_name.trim() !== '';
  const isDated = isDay(occupation.begin_employment) && (isInterim || isDay(occupation.end_employment));
  const isRated = isNamed && ratedCount(draft) > 0;
  const shown: Readonly<Record<AreaId, boolean>> = {
    introduction: isNamed && isDated && (title.trim() !== '' || type === 'praktikumszeugnis'),
    company: company.name !== '' || company.description !== '',
    career: isNamed && isDated && occupation.stations.length > 0,
    tasks: isNamed && activities.length > 0,
    performance: isRated,
    summary: isRated,
    exam: isNamed && exam.result !== null && hasExam(type, ending.termination_reason),
    behavior: isNamed && behavior.internal !== null,
    closing:
      isNamed && isDated && (isInterim ? ending.exhibition_reason !== '' : ending.termination_reason !== ''),
  };
  return new Set((Object.keys(shown) as AreaId[]).filter((area) => shown[area]));
}
