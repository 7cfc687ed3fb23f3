import { daysBetween } from '../german/dates.ts';
import type { FoundDate } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { datesOf } from './unit-dates.ts';
import type { Unit } from './units.ts';

/** From a day to a day, as a letter tells them of one employment. */
export interface Spell {
  readonly from: FoundDate;
  readonly to: FoundDate;
}

const begins = late.iu`(?<!\p{L})(?:vom|von|zwischen dem)\s*$`;
const until = /^\s*(?:bis|und)(?: (?:zum|einschließlich|ende|dem))*\s*$/iu;
/** What lies beside the work, or came to an end within it. */
const ofElse = late.iu`(?<!\p{L})(?:elternzeit|mutterschutz|karenz|beurlaub\p{L}*|freigestellt|freistellung|ruhte|sabbatical|ausbildung|lehre|schule|studium|studierte|projekt\p{L}*|abgeordnet|abordnung|entsandt|vertret\p{L}*|vertrat)(?!\p{L})`;

/** „vom 1. März 2009 bis zum 31. August 2013 und vom 1. April 2017 bis zum …“: one behind the other. */
export function spellsOf(intro: readonly Unit[]): readonly Spell[] {
  const found: Spell[] = [];
  for (const unit of intro) {
    const dates = datesOf(unit);
    if (dates.length < 2 || (found.length > 0 && ofElse.test(unit.flat))) continue;
    for (const [at, from] of dates.entries()) {
      const to = dates[at + 1];
      if (to === undefined || !begins.test(unit.flat.slice(0, from.start))) continue;
      if (!until.test(unit.flat.slice(from.end, to.start)) || to.iso < from.iso) continue;
      const last = found.at(-1);
      if (last === undefined || from.iso > last.to.iso) found.push({ from, to });
    }
  }
  return found;
}

/** How many days were worked where somebody went and came back; null where nobody did. */
export function daysOfSpells(spells: readonly Spell[]): number | null {
  const isBroken = spells.some(
    ({ from }, at) => at > 0 && daysBetween(spells[at - 1]?.to.iso ?? from.iso, from.iso) > leastGap,
  );
  if (!isBroken) return null;
  return spells.reduce((sum, { from, to }) => sum + daysBetween(from.iso, to.iso) + 1, 0);
}
const leastGap = 31;
