import { formatDate } from '../german/format-date.ts';
import { isPast } from './candidates.ts';
import { isIssuedAfter } from '../letter/answers.ts';
import type { Expansion } from './expand.ts';
import type { Place } from './plan.ts';
import { present, type Setting } from './setting.ts';

/** What a place adds to the setting: its groups of people, its station. */
export function expansionFor(
  place: Pick<Place, 'kind' | 'groups' | 'station'>,
  { answers, base }: Setting,
): Pick<Expansion, 'groups'> & Partial<Pick<Expansion, 'data' | 'tense'>> {
  const groups = (place.groups ?? []).map((lemma) => (lemma === 'Kunden' ? base.clients : lemma));
  if (place.kind === 'ending') {
    const isOver = isIssuedAfter(answers.occupation.end_employment, answers.date);
    return { groups, tense: isOver ? 'past' : 'present' };
  }
  if (place.station === undefined) return { groups };
  const { job_title, department, begin, end } = place.station;
  const day = (iso: string): string => formatDate(iso, answers.options.date_format);
  const data = present({
    Station: job_title,
    Stationsabteilung: department,
    Von: day(begin),
    Bis: isPast(place.station) && end !== null ? day(end) : '',
  });
  return { groups, data: { ...base.data, ...data } };
}
