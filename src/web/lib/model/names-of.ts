import type { Answers } from '#domain/letter/answers.ts';

/** Everything in the answers that points to somebody; the server hides it from the model. */
export function namesOf({ person, company, occupation, signatories, place }: Answers): string[] {
  const names = [person.first_name, person.last_name, company.name, person.birthplace, place];
  const others = [occupation.location_of_operation, ...signatories.map(({ name }) => name)];
  return [...names, ...others].filter((name) => name.trim() !== '').slice(0, 30);
}
