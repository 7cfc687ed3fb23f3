import { allMatches } from '../german/all-matches.ts';
import { jobTitleNominative } from '../german/job-cases.ts';
import { leaderOf } from './head-title.ts';
import { heads } from './job-ranks.ts';
import { soundsLikeJob, titleAt } from './title-cut.ts';

const lead =
  /(?<!\p{L})(?:als|(?:position|stelle|funktion|aufgaben?|rolle|tätigkeit|posten) (?:als|der|des|eine[rs])|in der (?:position|funktion|rolle)(?= \p{Lu})|zum|zur|ist (?:er|sie)|handwerk (?:der|des|einer|eines)|\p{L}*beruf(?:e?s)?(?: (?:der|des|einer|eines|als|zum|zur))?|(?:war|ist|wurde) (?:er|sie|(?:herr|frau) [\p{L}-]+)(?: (?:dann|zuletzt|dort|bei uns|zudem|auch))? (?:unsere?|unser))\s+(?=["„“]?\p{L})/giu;
const training =
  /(?:ausbildung|umschulung|grundbildung|lehre|auszubildende[rn]?|azubi|lehrling) (?:als|zum|zur)\s+|(?<=(?:zum|zur) )(?=[^.]{3,120} (?:ausgebildet|ausbilden))|bilde(?:n|ten?) [^;]{3,160} (?:zum|zur) [^.;]{3,90} aus(?!\p{L})/iu;
/** Right before and right behind „zum/zur …“: no other thing than the occupation. */
const trainedTo = /(?:ausbildung|umschulung|lehre|auszubildende[rn]?|azubi|lehrling) $/iu;
const wasTrained =
  /^[^.;]{3,110}? (?:ausgebildet|ausbilden|umgeschult)(?!\p{L})|^[^.;,]{3,90} aus(?=[.,]|$)/iu;

/** What the sentences before have told. */
export interface Before {
  readonly isLater: boolean;
  readonly found: string | null;
  /** „leitete die Filiale“: the title itself is to come. */
  readonly isByVerb: boolean;
}

/** The job titles that a sentence tells of the person, in the nominative. */
export function titlesIn(flat: string, told: Before): string[] {
  const titles: string[] = [];
  for (const match of allMatches(lead, flat)) {
    const before = match[0].toLowerCase();
    const after = flat.slice(match.index + match[0].length);
    if (/^(?:zum|zur)/.test(before) && !training.test(flat) && !isRise(flat.slice(0, match.index), after))
      continue;
    if (
      before.startsWith('ist') &&
      !/seit|inzwischen|heute|derzeit|nunmehr/i.test(flat.slice(0, match.index + 4))
    )
      continue;
    // „war sie unsere Leiterin Einkauf“, but not „war sie unsere beste Kraft“.
    if (/unsere?\s+$/.test(before) && !/^\p{Lu}/u.test(after)) continue;
    const text = leaderOf(after) ?? titleAt(after);
    if (text === null || (told.isLater && !tellsLater(flat, match, text, told))) continue;
    const title = jobTitleNominative(text, before);
    const isAim =
      /^zu[mr]/.test(before) && (trainedTo.test(flat.slice(0, match.index)) || wasTrained.test(after));
    if (soundsLikeJob(title) || (isAim && /^(?:\p{Ll}+ )?\p{Lu}\p{L}{3}/u.test(title))) titles.push(title);
  }
  return titles;
}

/** „zur Leiterin befördert“, „beriefen ihn zum Vorstand“ */
const isRise = (before: string, after: string): boolean =>
  /(?<!\p{L})(?:berief(?:en)?|ernannten?|beförderten?|bestellten?) (?:\p{L}+ ){0,4}$/iu.test(before) ||
  /^[^.;,]{3,60}(?:ernannt|befördert|bestellt|berufen|ausgebildet|aufgestiegen|auf)(?!\p{L})/iu.test(after);

/** „als …“ behind the first sentence is a job only beside words like these. */
const worked =
  /^als [^,;]{3,60} (?:trug|trägt|führte?|leitete?|verantwortete?|oblag(?:en)?|obliegt|obliegen)(?!\p{L})|eingesetzt|tätig|wirkte?(?!\p{L})|fungiert|betraut|beschäftigt|angestellt|wechsel|arbeitete|arbeitet(?!\p{L})|(?:seit|zuletzt|später|danach|ab \d\S*|ab dem [^,;]{4,20}) als|(?:war|ist|leitete?|führte?|verantwortete?) (?:er|sie|(?:herr|frau) \p{L}+) (?:[^,;]{0,40} )?als/iu;
/** „Als Filialleiterin berichtete Frau Kern“ */
const asWhat =
  /^als (?:[^,;]{3,60}?) \p{L}{3,}(?:te|[^aeiou]t|ar|ug|ag|and|ing|ielt) (?:(?:frau|herr) \p{L}+|er|sie|ihr|ihm)(?!\p{L})/iu;
const rose =
  /(?<!\p{L})(?:seit|ab|zuletzt|später|danach|dann|wechselte|übernahm|befördert|aufgestiegen|stieg|avancierte|übertragen)(?!\p{L})/iu;

/** Whether a sentence behind the first tells of the job. */
function tellsLater(
  flat: string,
  match: RegExpExecArray,
  title: string,
  { found, isByVerb }: Before,
): boolean {
  const before = match[0].toLowerCase();
  const clause = clauseAt(flat, match.index);
  if (before.startsWith('als')) {
    if (found !== null && duty.test(title)) return false;
    const isTitleOfLeader = isByVerb && heads.test(title) && asWhat.test(clause);
    if (!isTitleOfLeader && !worked.test(clause)) return false;
    // „arbeitet als Zweitkraft in einer Gruppe“ tells of an „Erzieherin“ how she works.
    if (found !== null && !isByVerb && !status.test(found) && !moved.test(flat) && !heads.test(title))
      return false;
  }
  if (/(?:zunächst|anfangs)(?!.*(?:seit|später|dann|zuletzt))/iu.test(clause)) return false;
  if (found === null) return true;
  // „verantwortete den Posten des Sauciers“ tells what a cook did, unless she rose to it.
  // „übernahm alle Aufgaben einer Pflegefachkraft“ is what the work was like.
  if (/^aufgaben? eine/.test(before)) return /befördert|aufgestiegen|seit|ab /iu.test(flat);
  return !/^(?:position|stelle|funktion|aufgabe|rolle|tätigkeit|posten)/.test(before) || rose.test(flat);
}
/** What somebody does beside the job. */
const duty = /stellvertreter|^verantwortliche|^zuständige/iu;
/** What anybody may be. */
const status =
  /^(?:\p{L}*(?:beschäftigte[rn]?|angestellte[rn]?|beamte[rn]?|beamtin)|mitarbeiter(?:in)?)(?: im (?:öffentlichen )?dienst)?$/iu;
const moved =
  /(?<!\p{L})(?:seit|ab (?:dem|\d|\p{L}+ \d{4})|vom|von \d{4}|zuletzt|später|danach|dann|anschließend|wechsel\p{L}*|befördert|aufgestiegen|stieg|bis (?:zum|\d{4}|ende|anfang)|im jahr)(?!\p{L})/iu;

/** What stands between semicolons around an offset. */
function clauseAt(flat: string, at: number): string {
  const end = flat.indexOf(';', at);
  return flat.slice(flat.lastIndexOf(';', at) + 1, end < 0 ? flat.length : end);
}
