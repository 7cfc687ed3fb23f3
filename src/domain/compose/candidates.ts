import { hasMoved, isLeader, type Station } from '../letter/answers.ts';
import type { ModuleFile } from '../letter/module.ts';
import { modulesOfKind, type LibraryModule } from './library.ts';
import type { Place } from './plan.ts';
import type { Setting } from './setting.ts';

/** Modules that may fill a place, whatever stands around it. */
export function candidatesFor(place: Place, setting: Setting): LibraryModule[] {
  const found = modulesOfKind(place.kind).filter(
    (module) => fits(module, place) && isChange(module, place, setting) && allowed(module, setting),
  );
  // Wishes made for this very ending (retirement) leave no room for general ones.
  const own = place.kind === 'closing' ? found.filter(({ reasons }) => reasons !== undefined) : [];
  return own.length > 0 ? own : found;
}

function fits(module: LibraryModule, place: Place): boolean {
  if (place.grade !== null && module.grade !== undefined && module.grade !== place.grade) return false;
  if (place.kind === 'performance' || place.kind === 'behavior') {
    return module.category === place.category && module.grade === place.grade;
  }
  if (place.station !== undefined) return module.text.includes('{Bis}') === isPast(place.station);
  if (place.trait !== undefined) return module.trait === place.trait;
  if (place.kind === 'task-lead-in') return (module.single === true) === (place.list?.length === 1);
  if (place.says !== undefined) return module.says?.join() === place.says.join();
  return true;
}

/** Nobody changes to the position with which the employment began. */
const isChange = ({ text }: LibraryModule, { station }: Place, { answers }: Setting): boolean =>
  station === undefined || station.begin > answers.occupation.begin_employment || !text.includes('wechselte');

/** A position that is over; the present or last one lasts to the end of the employment. */
export const isPast = ({ end, type }: Station): boolean =>
  end !== null && type !== 'current' && type !== 'last';

/** Limits of type, occupation, leadership and reason. */
function allowed(module: LibraryModule, { answers, group }: Setting): boolean {
  const { type, ending } = answers;
  const leader = isLeader(answers);
  return (
    (module.types ?? [type]).includes(type) &&
    !(type === 'praktikumszeugnis' && isOnCourses(module)) &&
    (module.leaders ?? leader) === leader &&
    (module.moved === undefined || module.moved === hasMoved(answers)) &&
    (module.occupations === undefined || module.occupations.some((one) => one === group)) &&
    (module.reasons ?? [ending.termination_reason]).includes(ending.termination_reason) &&
    (module.occasions ?? [ending.exhibition_reason]).includes(ending.exhibition_reason)
  );
}

/** Courses that interns were sent to nobody has told of; how they learned is what they are rated by. */
const isOnCourses = ({ category, text }: LibraryModule): boolean =>
  category === 'further-education' && /Fortbildung|Schulung|Lehrg|Seminar|Weiterbildung(?:en)?\b/u.test(text);

/** Written for this very type or occupation: such a module says more than a general one. */
export const isSpecial = (module: Pick<ModuleFile, 'occupations' | 'types'>): boolean =>
  module.occupations !== undefined || (module.types?.length ?? 4) < 3;
