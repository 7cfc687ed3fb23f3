import type { Answers, OccupationAnswers } from './answers.ts';
import type { Problem } from './fields.ts';

/** Old enough to have worked, and not older than people become. */
const ages = { youngest: 10, oldest: 110 } as const;
/** Hours of a week. */
const hours = { least: 1, most: 60 } as const;

const isWord = (text: string): boolean => /\p{L}/u.test(text);

/**
 * What cannot be so, though it has the right form: the generator's steps refuse it, and whoever uses the API shall not
 * get a letter with it either. What is left out is no fault.
 * @param today YYYY-MM-DD
 */
export function implausible(answers: Answers, today: string): Problem[] {
  const { person, occupation, activities, place } = answers;
  const problems: Problem[] = [];
  const refuse = (field: string, isGood: boolean, message: string): void => {
    if (!isGood) problems.push({ field, message });
  };
  const age = person.birthday === null ? null : yearOf(today) - yearOf(person.birthday);
  refuse(
    'person.birthday',
    age === null || (age >= ages.youngest && age <= ages.oldest),
    'Bitte ein gültiges Geburtsdatum angeben.',
  );
  for (const [field, town] of Object.entries({ 'person.birthplace': person.birthplace, place }))
    refuse(field, town === '' || isWord(town), 'Bitte einen gültigen Ort angeben.');
  for (const [at, activity] of activities.entries())
    refuse(`activities.${at}`, isWord(activity), 'Bitte eine gültige Tätigkeit angeben.');
  return [...problems, ...implausibleWork(occupation)];
}

function implausibleWork({ workload, stations }: OccupationAnswers): Problem[] {
  const weekly = Object.entries(workload ?? {})
    .filter(([, count]) => count < hours.least || count > hours.most)
    .map(([name]) => ({
      field: `occupation.workload.${name}`,
      message: `Bitte eine Stundenzahl zwischen ${hours.least} und ${hours.most} angeben.`,
    }));
  const backwards = stations.flatMap(({ begin, end }, at) =>
    end !== null && end < begin
      ? [{ field: `occupation.stations.${at}.end`, message: 'Das Ende liegt vor dem Beginn.' }]
      : [],
  );
  return [...weekly, ...backwards];
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
