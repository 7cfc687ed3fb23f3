import { late } from '../german/late.ts';

/** Names and owners of the house, and where it stood: „das bis 2015 unter dem Namen … auftrat“. */
const ofFirm = late.iu`^(?=.*(?<!\p{L})(?:hieß|heißt|firmier(?:t|te)|auftrat|trat .{0,60} auf|geführt|gehör(?:t|te)|umbenannt|unter dem namen|sitz|ansässig|untergebracht|betrieben|verkauft|fusionier\p{L}*|trägerschaft)(?!\p{L}))(?!.*(?<!\p{L})(?:er|sie|ihm|ihr|ihn|herrn?|frau)(?!\p{L}))`;
/** „Frau Kern, die bis 2018 zum Einkauf gehörte“ */
const ofPerson = late.u`(?:Herrn?|Frau)(?: \p{Lu}[\p{L}-]+){1,3}, (?:der|die) $`;
/** Hours and term of the contract: no post. */
const ofContract = late.iu`(?<!\p{L})(?:vertrag|arbeitsvertrag|arbeitsverhältnis|unbefristet\p{L}*|entfristet|vollzeit|teilzeit|\p{L}*stunden|arbeitszeit|stundenzahl)(?!\p{L})`;
const asWhat = late.iu`(?<!\p{L})(?:als|leit\p{L}*|führt\p{L}*|übern\p{L}+|übertr\p{L}+|beförder\p{L}*)(?!\p{L})`;
const endOfClause = /^[^,;]*/u;
/** What stands between commas around a place. */
const clauseAt = (flat: string, at: number): string =>
  flat.slice(flat.lastIndexOf(',', at) + 1, at) + (endOfClause.exec(flat.slice(at))?.[0] ?? '');

/** Whether a date at an offset tells of the house. */
export const isOfFirm = (flat: string, at: number): boolean =>
  ofFirm.test(clauseAt(flat, at)) && !ofPerson.test(flat.slice(0, at));

/** Whether it tells of the contract and of no post. */
export function isOfContract(flat: string, at: number): boolean {
  const clause = clauseAt(flat, at);
  return ofContract.test(clause) && !asWhat.test(clause);
}
