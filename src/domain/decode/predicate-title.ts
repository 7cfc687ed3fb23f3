import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { rankOf } from './job-ranks.ts';
import { day, postAt, since } from './head-title.ts';
import { soundsLikeJob } from './title-cut.ts';
import { status } from './titles-in.ts';
import type { Unit } from './units.ts';

const posts = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:war|ist|wurde|wird)(?: (?:er|sie|Herr [\\p{L}-]+|Frau [\\p{L}-]+))?(?: (?:dann|danach|zuletzt|später|schließlich|inzwischen|(?:seit|ab|zum|bis(?: zum)?) (?:dem )?${day}|vom? ${day} (?:bis(?: zum)? ${day}|an)))? (?:unsere? )?(?=(?:(?:stellvertretende|leitende|kaufmännische|technische|pädagogische|ärztliche|verantwortliche)r? )?(?!Frau |Herrn? )\\p{Lu}\\p{L}{3})`,
    'u',
  ),
);
/** What one is beside the job, or for a while. */
const beside = late.iu`vorgesetzt|mitglied|klassenl|vorsitz|betriebsr|personalr|ansprech|stellvertreter(?:in)?(?!\p{L})|beauftragt|ersthelf|ausbild|mentor|inhaber|träger|student|schüler|praktik|projekt|prüfer|sprecher|vertreter|vertretung|pate|patin|eltern|kurzarbeit|mutterschutz|angehörig|teil(?!\p{L})|gast|bestandteil|grundlage|gegenstand`;
const beyond = late.iu`(?<!\p{L})(?:zusätzlich|zudem|außerdem|nebenbei|daneben|neben|auch|vertretungsweise|kommissarisch\p{L}*|interim\p{L}*|zugleich|gleichzeitig)(?!\p{L})`;

/** „Vom 1. Januar 2016 an war er Leiter der Abteilung Technik“: a post that somebody came to later, without „als“. */
export function laterPost(unit: Unit, found: string | null): string | null {
  const match = posts.exec(unit);
  if (match === null) return null;
  const { flat } = unit;
  const end = match.index + match[0].length;
  // „war er Referent, seit 2018 Leiter Vergütung“
  const next = again.exec(flat.slice(end));
  const last = next === null ? null : postOf(flat, end + next.index + next[0].length, found);
  return last ?? postOf(flat, end, found);
}

/** The post that begins at an offset. */
function postOf(flat: string, at: number, found: string | null): string | null {
  const before = flat.slice(0, at);
  const clause = before + flat.slice(at).split(',')[0];
  if (!since.test(before) || beyond.test(clause) || ofThing.test(before)) return null;
  const title = postAt(flat.slice(at).split(/ bei /)[0] ?? '');
  if (title === null || !soundsLikeJob(title) || beside.test(title)) return null;
  return found !== null && !status.test(found) && rankOf(title) < rankOf(found) ? null : title;
}
const again = lateRegExp(
  `,(?: und)? (?:(?:seit|ab)(?: dem)? ${day}|danach|dann|zuletzt) (?=\\p{Lu}\\p{L}{3})`,
  'u',
);
/** „Das Autohaus ist seit 1958 Vertragshändler“ */
export const ofThing = late.u`^(?:(?:Das|Die|Der|Unsere?) (?!(?:Mitarbeiter|Schüler|Student|Kolleg|Herr|Frau))|Wir )(?!.*(?<!\p{L})(?:er|sie|Frau|Herrn?)(?!\p{L}))`;
