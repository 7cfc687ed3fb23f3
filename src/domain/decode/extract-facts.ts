import { findDates } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import { bodyText } from './body-text.ts';
import { extractCompany } from './extract-company.ts';
import { extractPeriod } from './extract-employment.ts';
import { extractJobTitle } from './extract-job.ts';
import { lastStation } from './stations.ts';
import { extractPerson } from './extract-person.ts';
import { extractPlaceAndDate, extractSigners, type Signer } from './extract-signature.ts';
import type { Facts, Part } from './reading.ts';
import type { Unit } from './units.ts';

const ratings: ReadonlySet<Part> = new Set<Part>(['performance', 'summary', 'behavior']);
const slips = searchOf(
  late.iu`(?<!\p{L})in (?:seiner|ihrer) (?:\p{L}+ als|ausbildung|lehre)(?!\p{L})|(?<!\p{L})als (?:(?:auszubildende|azubi|lehrling)\p{L}* |(?:angehend|künftig|werdend)\p{L}* |[^,;.]{4,50} (?:arbeitete|arbeitet) (?:er|sie)(?!\p{L}))`,
);
const slip = (unit: Unit, rated: ReadonlySet<Unit>): boolean => rated.has(unit) && slips.test(unit);

/** Facts of a document that is no reference: none. */
export const noFacts: Facts = {
  salutation: null,
  title: null,
  first_name: null,
  last_name: null,
  birthday: null,
  birthplace: null,
  job_title: null,
  begin: null,
  end: null,
  company: null,
  place: null,
  date: null,
  signatories: [],
};

const leavesNow = searchOf(late.iu`(?<!\p{L})(?:heute|heutigen|mit dem tag der ausstellung)(?!\p{L})`);
/** „Er blieb bis zum 31. Januar 2024 und leitete …“, a sentence or two below the introduction. */
function endTold(body: readonly Unit[]): string | null {
  for (const { flat } of body) {
    if (!stayed.test(flat)) continue;
    const date = findDates(flat).find(
      ({ start, precision }) =>
        precision === 'day' && /(?<!\p{L})bis (?:zum |einschließlich )?$/iu.test(flat.slice(0, start)),
    );
    if (date !== undefined) return date.iso;
  }
  return null;
}
const stayed = late.iu`(?<!\p{L})(?:blieb|bleibt)(?!\p{L})`;

const goes = late.iu`(?<!\p{L})(?:verlässt|scheidet|geht|endet|beendet|verabschiede\p{L}*)(?!\p{L})`;

/** „Teamleiter Wareneingang“ beside „Teamleiter“; „Beraterin in der Zentrale“ tells where. */
const tellsMore = (station: string | null, job: string): boolean =>
  !job.includes(' ') && station?.startsWith(job) === true && /^ \p{Lu}/u.test(station.slice(job.length));

/** What the letter says of persons, dates and places. */
export function extractFacts(
  units: readonly Unit[],
  parts: readonly Part[],
  type: CertificateType,
): { facts: Facts; signers: Signer[]; dateUnit: Unit | null } {
  const intro = units.filter((_, i) => parts[i] === 'introduction');
  const { units: body } = bodyText(units);
  const rated = new Set(units.filter((_, i) => ratings.has(parts[i] as Part)));
  // „In seiner Funktion als …“ in a rating may be the slip of a template; the job is told before.
  const early = body
    .slice(0, 6)
    .filter((unit) => unit.kind === 'sentence' && !intro.includes(unit) && !slip(unit, rated));
  const company = extractCompany(units);
  const { place, date, unit: dateUnit } = extractPlaceAndDate(units);
  const signers = extractSigners(units, company);
  const closing = units.filter((_, i) => parts[i] === 'closing');
  const period = extractPeriod(intro.length > 0 ? intro : body.slice(0, 2), closing, type);
  // „verlässt uns heute“: the day of issue is the last one.
  const leavesToday =
    type !== 'zwischenzeugnis' &&
    [...closing, ...intro.filter(({ flat }) => goes.test(flat))].some((unit) => leavesNow.test(unit));
  const job = extractJobTitle([...intro, ...early], type);
  // „Als Teamleiter plante er …“ tells less than „seit 2019: Teamleiter Wareneingang“.
  const station = lastStation(body.slice(0, 20));
  const facts: Facts = {
    ...extractPerson(intro, units),
    job_title: job === null || tellsMore(station, job) ? station : job,
    ...period,
    end: period.end ?? (leavesToday ? date : type === 'zwischenzeugnis' ? null : endTold(body.slice(0, 8))),
    company,
    place,
    date,
    signatories: signers.map(({ name, role }) => (role === null ? name : `${name}, ${role}`)),
  };
  return { facts, signers, dateUnit };
}
