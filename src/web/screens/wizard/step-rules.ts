import * as z from 'zod/mini';
import { limits } from '#domain/letter/answers.ts';
import { performanceCategories } from '#domain/letter/category.ts';
import { isCity } from '#domain/letter/city.ts';
import { certificateTypes } from '#domain/letter/certificate-type.ts';
import { examFaults } from '#domain/letter/exam-faults.ts';
import type { Problem } from '#domain/letter/fields.ts';
import { exhibitionReasons, terminationReasons } from '#domain/letter/module.ts';
import { hasExam } from '#domain/letter/reasons-for.ts';
import { timeFaults, yearsAfter } from '#domain/letter/time-faults.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { isDay } from '#web/lib/typed-day.ts';
import type { GeneratorStep } from '#web/lib/paths.ts';

/** The steps that ask for something. */
export type WizardStep = Exclude<GeneratorStep, 'editor'>;

/** A field that is not as it must be. */
export interface Fault {
  readonly field: string;
  readonly message: string;
}

/** The messages of the specification (§5), in German. */
export const messages = {
  type: 'Bitte eine Zeugnisart wählen.',
  role: 'Bitte zuerst eine Rolle wählen.',
  firstName: 'Bitte einen Vornamen angeben.',
  lastName: 'Bitte einen Nachnamen angeben.',
  birthday: 'Bitte ein gültiges Geburtsdatum angeben.',
  city: 'Bitte einen gültigen Ort angeben.',
  job: 'Bitte eine Berufsbezeichnung angeben.',
  department: 'Bitte eine Abteilung angeben.',
  location: 'Bitte einen Einsatzort angeben.',
  date: 'Bitte ein gültiges Datum angeben.',
  tooLate: 'Dieser Tag liegt zu weit in der Zukunft.',
  hours: 'Bitte eine Stundenzahl zwischen 1 und 60 angeben.',
  activity: 'Bitte eine gültige Tätigkeit angeben.',
  ratings: `Bitte mindestens ${limits.minRatings} Kategorien bewerten.`,
  traits: `Es sind höchstens ${limits.maxPositiveTraits} Eigenschaften möglich.`,
  behavior: 'Bitte das Verhalten bewerten.',
  reason: 'Bitte einen gültigen Beendigungsgrund wählen.',
  occasion: 'Bitte einen gültigen Ausstellungsgrund wählen.',
  exam: 'Bitte das Prüfungsergebnis wählen.',
  signatory: 'Bitte einen Namen angeben.',
} as const;

const text = (message: string) => z.string().check(z.refine((value) => /[\p{L}\p{N}]/u.test(value), message));
const city = z.string().check(z.refine(isCity, messages.city));
const day = (message: string) => z.string().check(z.refine((value) => isDay(value), message));
const optionalDay = (message: string) =>
  z.string().check(z.refine((value) => value === '' || isDay(value), message));
const any = z.unknown();

/** What contradicts another field: told at this one, once each of them is right by itself. */
const unlessTold = (faults: readonly Problem[], path: string) => {
  const told = faults.find(({ field }) => field === path)?.message;
  return z.refine(() => told === undefined, told ?? '');
};

/** Old enough to have worked, and not older than people become. */
function isBirthday(value: string, today: string): boolean {
  if (!isDay(value)) return false;
  const age = Number(today.slice(0, 4)) - Number(value.slice(0, 4));
  return age >= 10 && age <= 110;
}

const named = z.object({ type: z.enum(certificateTypes, messages.type) });

function stamm({ person, role }: Draft, today: string) {
  const noBirth = person.no_birth;
  return z.object({
    role: z.string().check(z.refine(() => role !== '', messages.role)),
    type: named.shape.type,
    person: z.object({
      first_name: text(messages.firstName),
      last_name: text(messages.lastName),
      birthday: z.string().check(z.refine((value) => noBirth || isBirthday(value, today), messages.birthday)),
      birthplace: noBirth ? any : city,
    }),
  });
}

/** Hours of a week; not told is right as well. */
const weekly = z
  .unknown()
  .check(
    z.refine(
      (hours) =>
        hours === null || hours === undefined || (typeof hours === 'number' && hours >= 1 && hours <= 60),
      messages.hours,
    ),
  );

/** Days as the checks between them take them; what is no day yet contradicts nothing. */
const dayOf = (value: string): string | null => (isDay(value) ? value : null);

function contradictionsOf({ type, person, occupation }: Draft): Problem[] {
  return timeFaults({
    birthday: person.no_birth ? null : dayOf(person.birthday),
    begin: dayOf(occupation.begin_employment),
    end: type === 'zwischenzeugnis' ? null : dayOf(occupation.end_employment),
    stations: occupation.stations.map(({ begin, end }) => ({ begin: dayOf(begin), end: dayOf(end) })),
  });
}

/** Years ahead of today; whoever writes knows a new post for months, and the end of a contract for years. */
const ahead = { begin: 1, end: 5 } as const;
const soon = (today: string, years: number) =>
  z.refine<string>((value) => !isDay(value) || value <= yearsAfter(today, years), messages.tooLate);

function beruf(draft: Draft, today: string) {
  const { type, occupation } = draft;
  const interim = type === 'zwischenzeugnis';
  const training = type === 'ausbildungszeugnis';
  const internship = type === 'praktikumszeugnis';
  const contradictions = contradictionsOf(draft);
  const station = (_: unknown, at: number) =>
    z.object({
      job_title: text(messages.job),
      begin: day(messages.date).check(
        soon(today, ahead.begin),
        unlessTold(contradictions, `occupation.stations.${at}.begin`),
      ),
      end: optionalDay(messages.date).check(
        soon(today, ahead.end),
        unlessTold(contradictions, `occupation.stations.${at}.end`),
      ),
    });
  return z.object({
    occupation: z.object({
      job_title: training || internship ? any : text(messages.job),
      graduation_title: training ? text(messages.job) : any,
      department: occupation.no_department || training ? any : text(messages.department),
      location_of_operation: occupation.no_location ? any : text(messages.location),
      begin_employment: day(messages.date).check(
        soon(today, ahead.begin),
        unlessTold(contradictions, 'occupation.begin_employment'),
      ),
      end_employment: interim
        ? any
        : day(messages.date).check(
            soon(today, ahead.end),
            unlessTold(contradictions, 'occupation.end_employment'),
          ),
      workload: z.object({ hours: weekly, full_time: weekly }),
      // Each has faults of its own, in the order of its fields.
      stations: z.tuple(occupation.stations.map(station) as unknown as []),
    }),
  });
}

/** Enough letters to be a task. */
export const isActivity = (words: string): boolean => (words.match(/\p{L}/gu)?.length ?? 0) >= 3;
const activity = z.string().check(z.refine(isActivity, messages.activity));

function taetigkeiten({ occupation }: Draft) {
  const elsewhere = occupation.stations.some(({ activities }) => activities.length > 0);
  const all = z.array(activity);
  return z.object({
    activities: elsewhere ? all : all.check(z.refine((list) => list.length > 0, messages.activity)),
    occupation: z.object({ stations: z.array(z.object({ activities: z.array(activity) })) }),
  });
}

/** Ratings that count: the summary follows from the others. */
export const ratedCount = ({ performance }: Draft): number =>
  performanceCategories.filter((category) => performance.ratings[category] !== undefined).length;

function leistung(draft: Draft) {
  const traits = z.array(z.string()).check(z.maxLength(limits.maxPositiveTraits, messages.traits));
  return z.object({
    performance: z.object({
      ratings: z.unknown().check(z.refine(() => ratedCount(draft) >= limits.minRatings, messages.ratings)),
      positive_traits: traits,
      leadership_traits: traits,
    }),
  });
}

const verhalten = z.object({
  behavior: z.object({ internal: z.unknown().check(z.refine((value) => value !== null, messages.behavior)) }),
});

function beendigung({ type, ending, exam, occupation }: Draft) {
  const interim = type === 'zwischenzeugnis';
  const contradictions = examFaults({
    type,
    reason: ending.termination_reason,
    result: exam.result,
    examined: dayOf(exam.date),
    begin: dayOf(occupation.begin_employment),
    end: dayOf(occupation.end_employment),
  });
  return z.object({
    ending: z.object({
      termination_reason: interim
        ? any
        : z
            .enum(terminationReasons, messages.reason)
            .check(unlessTold(contradictions, 'ending.termination_reason')),
      exhibition_reason: interim ? z.enum(exhibitionReasons, messages.occasion) : any,
    }),
    exam: hasExam(type, ending.termination_reason)
      ? z.object({
          result: z.unknown().check(z.refine((value) => value !== null, messages.exam)),
          date: optionalDay(messages.date).check(unlessTold(contradictions, 'exam.date')),
        })
      : any,
    place: z.string().check(z.refine((value) => value === '' || isCity(value), messages.city)),
    date: optionalDay(messages.date),
    signatories: z.array(z.object({ name: z.string(), role: z.string() })).check((list) => {
      for (const [at, { name, role }] of list.value.entries()) {
        if (name.trim() !== '' || role.trim() === '') continue;
        list.issues.push({ code: 'custom', message: messages.signatory, path: [at, 'name'], input: name });
      }
    }),
  });
}

const rules = {
  stamm,
  beruf,
  taetigkeiten,
  leistung,
  verhalten: () => verhalten,
  beendigung,
} satisfies Record<WizardStep, (draft: Draft, today: string) => z.ZodMiniType>;

export const wizardSteps = Object.keys(rules) as WizardStep[];

/**
 * What is wrong in a step, in the order of its fields.
 * @param today YYYY-MM-DD
 */
export function faultsIn(step: WizardStep, draft: Draft, today: string): Fault[] {
  const read = rules[step](draft, today).safeParse(draft);
  const faults = (read.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
  // One thing at a time of each field.
  return faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at);
}

/** The first step that is not right yet; `editor` when all are. */
export function firstOpenStep(draft: Draft, today: string): GeneratorStep {
  return wizardSteps.find((step) => faultsIn(step, draft, today).length > 0) ?? 'editor';
}
