import { findDates } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { nameKey } from '../german/name-key.ts';
import { functionWord, readSigner, readTradeName } from '../german/names.ts';
import { officeAndName } from '../german/offices.ts';
import type { Facts } from './reading.ts';
import type { Unit } from './units.ts';
import { isPlaceAndDate } from './zones.ts';

/** A person who signed; `role` is the function as printed, `by` „i. V.“, „i. A.“, „ppa.“ as printed. */
export interface Signer {
  readonly name: string;
  readonly role: string | null;
  readonly by: string | null;
  readonly unit: Unit;
}

/** Place and day of issue: under the text, else in the letterhead. A bare month is no day. */
export function extractPlaceAndDate(
  units: readonly Unit[],
): Pick<Facts, 'place' | 'date'> & { unit: Unit | null } {
  const outside = units.filter(
    ({ zone }) => zone === 'signature' || zone === 'letterhead' || zone === 'heading',
  );
  const sorted = [
    ...outside.filter(({ zone }) => zone === 'signature'),
    ...outside.filter(({ zone }) => zone !== 'signature'),
  ];
  for (const unit of sorted) {
    const cell = unit.text.split(/\s{3,}|\t/).find((one) => isPlaceAndDate(one));
    if (cell === undefined) continue;
    const [date] = findDates(cell);
    if (date === undefined) continue;
    const place = cell
      .slice(0, date.start)
      .replace(/(?<!\p{L})(?:den|am|im)\s*,?\s*$/u, '')
      .replace(/[\s,]+$/, '')
      .trim();
    return { place: place === '' ? null : place, date: date.precision === 'day' ? date.iso : null, unit };
  }
  return { place: null, date: null, unit: null };
}

/** „Ihr Verhalten gegenüber Heim- und Pflegedienstleitung, Kolleginnen und“: the last line of a page, and nobody's name. */
const beginsSentence = late.u`^(?:Ihre?[mnrs]?|Seine?[mnrs]?|Er|Sie|Das|Den|Dem|Gegenüber|Zu|Zur|Zum|Auch|Bei|Mit|Im(?! Auftrag)|In(?! Vertretung))(?= |$)`;

/** Who signed, from the lines under the text; two columns are read column by column. */
export function extractSigners(units: readonly Unit[], company: string | null): Signer[] {
  const rows = units.filter(
    ({ zone, text }) => zone === 'signature' && !isPlaceAndDate(text) && !beginsSentence.test(text),
  );
  const signers: Signer[] = [];
  const house = company === null ? null : nameKey(company);
  rows.forEach((unit, row) => {
    cells(unit).forEach((cell, column) => {
      const key = nameKey(cell);
      // Who runs a workshop under her own name signs with it.
      const own =
        key === house &&
        functionWord.test(rows[row + 1]?.flat ?? '') &&
        (signs.test(rows[row - 1]?.flat ?? '') || (row === 0 && titled.test(cell)));
      // „Dr. Berthold Achternbusch, Notar“: the function stands behind the name.
      const named =
        house !== null && key.startsWith(`${house}, `) && functionWord.test(key.slice(house.length));
      if (house !== null && key.includes(house) && !own && !named) return;
      const [first = '', ...more] = cell.split(/,\s+/);
      const rest = more.filter((one) => !degree.test(one));
      const isRole = signers.some(({ role: below }) => below?.startsWith(cell) === true);
      const told = rest.length > 0 ? rest.join(', ') : roleBelow(rows, row, column);
      const trade = isRole || !isFunction(told) ? null : readTradeName(first);
      const inline = trade === null ? nameAndRole(first) : null;
      const held = isRole ? null : officeAndName(first);
      const name = trade ?? inline?.name ?? held?.name ?? readSigner(first);
      if (name === null || (isRole && (inline !== null || !name.includes(' ')))) return;
      const role = inline?.role ?? told ?? roleAbove(rows, row, company) ?? held?.office ?? null;
      signers.push({
        name,
        role,
        by: /^(i\.\s?[VA]\.|ppa\.?)/.exec(first.trim())?.[1] ?? orderAbove(rows, row),
        unit,
      });
    });
  });
  return signers.length < 2 ? signers : withoutHouse(signers, units);
}

/** A branch that sounds like a name, „Haus Am Anger“, stands in the letterhead as well and has no function. */
function withoutHouse(signers: readonly Signer[], units: readonly Unit[]): Signer[] {
  const above = units.flatMap((unit) => (unit.zone === 'letterhead' ? cells(unit) : []));
  const isHouse = (name: string): boolean => above.some((line) => `${line} `.startsWith(`${name} `));
  const persons = signers.filter(({ name, role, by }) => role !== null || by !== null || !isHouse(name));
  return persons.length === 0 ? [...signers] : persons;
}

/** A function, and no firm. */
const isFunction = (told: string | null): boolean =>
  told !== null &&
  functionWord.test(told) &&
  !/(?:mbh|(?<!\p{L})(?:AG|KG|SE|OHG|e\. ?V\.))(?!\p{L})/iu.test(told);

const signs = /^\(?(?:unterschrift|gez)|^_{3,}/i;
/** „MBA“ behind a name is no function. */
const degree = /^(?:MBA|[MB]\. ?(?:A|Sc|Eng)\.|[MB]Sc|[MB]A|LL\. ?[MB]\.?|Ph\. ?D\.?|Bakk\.?)$/;

const cells = (unit: Unit): string[] =>
  unit.text
    .split(/\s{3,}|\t+|(?<=\p{Ll}{2}) \/ (?=\p{Lu})/u)
    .flatMap(narrowCells)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

const isWholeName = (one: string): boolean => one.includes(' ') && readSigner(one) !== null;

/** Two spaces part columns only where whole names or functions stand on both sides. */
function narrowCells(cell: string): string[] {
  const pieces = cell.split('  ');
  return pieces.every(isWholeName) || pieces.every((one) => functionWord.test(one)) ? pieces : [cell];
}

function roleBelow(rows: readonly Unit[], row: number, column: number): string | null {
  for (let at = row + 1; at < Math.min(rows.length, row + 3); at++) {
    const next = rows[at] as Unit;
    const under = cells(next);
    const cell = under[column] ?? (under.length === 1 ? under[0] : undefined);
    if (cell === undefined || /^_+$/.test(cell)) continue;
    if (cell.startsWith('(')) {
      if (/unterschrift|stempel|siegel/i.test(cell) || !functionWord.test(cell)) continue;
      return cell.replaceAll(/[()]/g, '');
    }
    // A single word right under a full name is what the person is: „Pfarrer“, „Architektin“.
    const single = !cell.includes(' ') && !next.flat.includes(',');
    if (readSigner(cell) !== null && !functionWord.test(cell) && !single) return null;
    return [cell, ...goesOn(rows, at, column)].join(' ');
  }
  return null;
}

/** „Leiterin des Amtes“, and on the next line „für Schule und Bildung“. */
function goesOn(rows: readonly Unit[], at: number, column: number): string[] {
  const [above, next] = [rows[at], rows[at + 1]];
  if (above === undefined || next === undefined) return [];
  // Right below, and not moved in.
  if (next.start - above.end > 1) return [];
  const cell = cells(next)[column] ?? '';
  const isOpen = openEnd.test(cells(above)[column] ?? '') && cell !== '';
  return isOpen || /^\p{Ll}/u.test(cell) ? [cell, ...goesOn(rows, at + 1, column)] : [];
}

const openEnd = late.u`(?:,|(?<!\p{L})(?:de[rsn]|für|und|stellvertretende[rn]?))$`;

/** „Heike Brandt Direktorin“ on one line. */
function nameAndRole(cell: string): { name: string; role: string } | null {
  if (readSigner(cell) !== null || /^(?:im|in|für|namens) /iu.test(cell)) return null;
  const words = cell.split(/\s+/);
  for (const count of [3, 2]) {
    const name = readSigner(words.slice(0, count).join(' '));
    const role = words.slice(count).join(' ');
    if (name !== null && words.length > count && functionWord.test(role) && role.length < 60)
      return { name, role };
  }
  return null;
}

/** „Dr. Leopold Harkort“ over „Notar“ is a person, whose house bears the name. */
const titled = /^(?:Dr|Prof)\. /;
const authority = late.iu`^(?:der|die|für (?:die|den|das)) \p{Lu}|vertretung|auftrag`;

/** „Der Landrat / In Vertretung“ over the name, as authorities sign. */
function roleAbove(rows: readonly Unit[], row: number, company: string | null): string | null {
  const above = rows
    .slice(Math.max(0, row - 2), row)
    .map(({ flat }) => flat)
    .filter((flat) => authority.test(flat) && (company === null || !flat.includes(company)));
  return above.length === 0 ? null : above.join(', ');
}

function orderAbove(rows: readonly Unit[], row: number): string | null {
  const line = rows[row - 1]?.flat ?? '';
  const above = signs.test(line) ? (rows[row - 2]?.flat ?? '') : line;
  if (/^(?:im auftrag|i\. ?A\.)/i.test(above)) return 'i. A.';
  return /^(?:in vertretung|i\. ?V\.)/i.test(above) ? 'i. V.' : null;
}
