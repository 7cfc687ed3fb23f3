import { allMatches } from '../german/all-matches.ts';
import { jobTitleNominative } from '../german/job-cases.ts';
import { late } from '../german/late.ts';
import { titleGender } from '../german/title-gender.ts';
import { postAt } from './head-title.ts';
import { beside, heads } from './job-ranks.ts';
import { soundsLikeJob } from './title-cut.ts';

const lead = late.giu`(?<!\p{L})(?:als|(?:position|stelle|funktion|aufgaben?|rolle|tätigkeit|posten|amt) (?:als|der|des|eine[rs])|(?:in der|die) (?:position|funktion|rolle)(?= (?!als |de[rs] |eine)\p{Lu})|zum|zur|ist (?:er|sie)|handwerk (?:der|des|einer|eines)|\p{L}*beruf(?:e?s)?(?: (?:der|des|einer|eines|als|zum|zur))?|(?:war|ist|wurde) (?:er|sie|(?:herr|frau) [\p{L}-]+)(?: (?:dann|zuletzt|dort|bei uns|zudem|auch))? (?:unsere?|unser))\s+(?=["„“]?\p{L})`;
const training = late.iu`(?:ausbildung|umschulung|grundbildung|lehre|lehrjahr|auszubildende[rn]?|azubi|lehrling) (?:als|zum|zur)\s+|(?<=(?:zum|zur) )(?=[^.]{3,260} (?:ausgebildet|ausbilden|umgeschult)(?!\p{L}))|bilde(?:n|ten?) [^;]{3,160} (?:zum|zur) [^.;]{3,90} aus(?!\p{L})|(?<!\p{L})ausgebildet(?:, | und zwar |: | )(?:zunächst |zuerst |erst |anfangs |nacheinander |und zwar )?zu[mr]\s`;
/** Right before and right behind „zum/zur …“: no other thing than the occupation. */
const trainedTo = /(?:ausbildung|umschulung|lehre|auszubildende[rn]?|azubi|lehrling) $/iu;
const wasTrained = late.iu`^[^.;]{3,260}? (?:ausgebildet|ausbilden|umgeschult)(?!\p{L})|^[^.;,]{3,90} aus(?=[.,]|$)`;

/** What the sentences before have told. */
export interface Before {
  readonly isLater: boolean;
  readonly found: string | null;
  /** „leitete die Filiale“: the title itself is to come. */
  readonly isByVerb: boolean;
  /** Whom the letter is about, where it tells. */
  readonly gender: 'f' | 'm' | null;
}

/** „Verordnung über die Berufsausbildung zum …“, „Prüfung zur …“: what is learnt, not what somebody was. */
const regulated = late.u`(?:[Oo]rdnung|[Pp]lan|[Bb]erufsbild|[Pp]rüfung|[Ll]ehrgang|[Ww]eiterbildung|[Ff]ortbildung|[Ss]tudium)(?:e?s)? (?:(?:über|für|zu[mr]|die|den|der|und|vom|\d\S*|\p{Lu}[\p{L}/-]*) ){0,8}$`;
/** „zusätzlich zur Lehrfahrerin bestellt“ */
const besides = late.iu`(?<!\p{L})(?:zusätzlich|zudem|außerdem|nebenbei|daneben|darüber hinaus)(?!\p{L})`;

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
    const text = postAt(after);
    if (text === null || (told.isLater && !tellsLater(flat, match, text, told))) continue;
    const title = jobTitleNominative(ofGender(text, told.gender), before);
    const isAim =
      /^zu[mr]/.test(before) && (trainedTo.test(flat.slice(0, match.index)) || wasTrained.test(after));
    const isAnyNoun = isAim
      ? /^(?:\p{Ll}+ )?\p{Lu}\p{L}{3}/u.test(title)
      : !told.isLater && told.found === null && before.startsWith('als') && isPost(title, after);
    if (isAnyNoun || soundsLikeJob(title)) titles.push(title);
  }
  return titles.filter((title) => !isOtherGender(title, titles, told.gender));
}

/** „als Kastellan auf Schloss Lind beschäftigt“: what one is there is a post, whatever it is called. */
const isPost = (title: string, after: string): boolean =>
  /^\p{Lu}[\p{Ll}-]{4,}(?: d['’]\p{L}+)?$/u.test(title) &&
  !status.test(title) &&
  employed.test(after.slice(title.length));
const employed = late.u`^[^,;.]{0,60} (?:beschäftigt|angestellt|tätig|eingestellt|in unseren Diensten|bei uns)(?!\p{L})`;

/** „zum Industriekaufmann und zur Industriekauffrau“: where both are named, the person's own. */
const isOtherGender = (title: string, titles: readonly string[], own: 'f' | 'm' | null): boolean => {
  const gender = titleGender(title);
  return (
    own !== null &&
    gender !== null &&
    gender !== own &&
    titles.some((other) => other.slice(0, 5) === title.slice(0, 5) && titleGender(other) === own)
  );
};

/** „Chemikant/Chemikantin“, „Industriekaufmann/zur Industriekauffrau“ */
function ofGender(text: string, own: 'f' | 'm' | null): string {
  const both = /^(\p{Lu}\p{L}+) ?\/ ?(?:zu[mr] )?(\p{Lu}\p{L}+)$/u.exec(text)?.slice(1) ?? [];
  const [one = '', other = ''] = both;
  if (own === null || one === '' || one.slice(0, 5) !== other.slice(0, 5)) return text;
  const [woman, man] = titleGender(one) === 'f' ? [one, other] : [other, one];
  return own === 'f' ? woman : jobTitleNominative(man, 'zum ');
}

/** „zur Leiterin befördert“, „beriefen ihn zum Vorstand“ */
const isRise = (before: string, after: string): boolean =>
  /(?<!\p{L})(?:berief(?:en)?|ernannten?|beförderten?|bestellten?) (?:\p{L}+ ){0,4}$/iu.test(before) ||
  /^[^.;,]{3,60}(?:ernannt|befördert|bestellt|berufen|ausgebildet|aufgestiegen|auf)(?!\p{L})/iu.test(after);

/** „als …“ behind the first sentence is a job only beside words like these. */
const worked = late.iu`^als [^,;]{3,60} (?:trug|trägt|führte?|leitete?|verantwortete?|oblag(?:en)?|obliegt|obliegen)(?!\p{L})|(?<!\p{L})(?:er|sie|(?:herr|frau) [\p{L}-]+) (?:seither |seitdem |dann |bis heute )?als [^,;]{3,60} (?:führte?|leitete?|verantwortete?)(?!\p{L})|eingesetzt|tätig|wirkte?(?!\p{L})|fungiert|betraut|beschäftigt|angestellt|wechsel|arbeitete|arbeitet(?!\p{L})|(?:seit|zuletzt|später|danach|ab \d\S*|ab dem [^,;]{4,20}) als|(?:war|ist|leitete?|führte?|verantwortete?|übernahm) (?:er|sie|(?:herr|frau) [\p{L}-]+) (?:[^,;]{0,40} )?als`;
/** „kam als Leiterin Verfahrenstechnik zu uns“ */
const began = late.iu`(?<!\p{L})(?:kam|trat|begann|startete|stieg) (?:[^,;]{0,40} )?als `;
/** „leitete als Einkaufsleiter die Beschaffung“, where no title was told before */
const didAs = late.iu`^(?:er|sie|(?:herr|frau) [\p{L}-]+) (?:leitete?|führte?|verantwortete?|betreute?|bearbeitete?|steuerte?|organisierte?|übernahm|vertrat) (?:[^,;]{0,60} )?als `;
/** „Als Filialleiterin berichtete Frau Kern“ */
const asWhat = late.iu`^als (?:[^,;]{3,60}?) \p{L}{3,}(?:te|[^aeiou]t|ar|ug|ag|and|ing|ielt) (?:(?:frau|herr) [\p{L}-]+|er|sie|ihr|ihm)(?!\p{L})`;
const rose = late.iu`(?<!\p{L})(?:seit|ab|zuletzt|später|danach|dann|wechselte|übernahm|befördert|aufgestiegen|stieg|avancierte|übertragen)(?!\p{L})`;

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
    if (found !== null && (duty.test(title) || (besides.test(flat) && !heads.test(title)))) return false;
    const isTitleOfLeader =
      (found === null || isByVerb) &&
      (heads.test(title) || (found === null && !beside.test(title) && !status.test(title))) &&
      asWhat.test(clause);
    const isFirst = found === null && (began.test(clause) || didAs.test(clause));
    if (!isTitleOfLeader && !worked.test(clause) && !isFirst) return false;
    // „arbeitet als Zweitkraft in einer Gruppe“ tells of an „Erzieherin“ how she works.
    if (found !== null && !isByVerb && !status.test(found) && !moved.test(flat) && !heads.test(title))
      return false;
  }
  if (
    /(?:zunächst|anfangs)(?!.*(?:seit|später|dann|zuletzt|(?<!\p{L})ab (?:dem|\d|\p{L}+ \d)))/iu.test(clause)
  )
    return false;
  if (found === null) return true;
  if (!before.startsWith('als') && (beauftragt.test(title) || besides.test(flat))) return false;
  if (regulated.test(flat.slice(0, match.index + match[0].length).replace(ownLead, ''))) return false;
  // „verantwortete den Posten des Sauciers“ tells what a cook did, unless she rose to it.
  // „übernahm alle Aufgaben einer Pflegefachkraft“ is what the work was like.
  if (/^aufgaben? eine/.test(before)) return /befördert|aufgestiegen|seit|ab /iu.test(flat);
  return (
    !/^(?:die )?(?:position|stelle|funktion|aufgabe|rolle|tätigkeit|posten|amt)/.test(before) ||
    rose.test(flat)
  );
}
/** What somebody does beside the job. */
const beauftragt = /beauftragt|ersthelf/iu;
const ownLead = late.u`(?:zu[mr]|\p{Lu}\p{L}*)\s+$`;
const duty = /stellvertreter|^verantwortliche|^zuständige/iu;
/** What anybody may be. */
export const status = late.iu`^(?:\p{L}*(?:beschäftigte[rn]?|angestellte[rn]?|beamte[rn]?|beamtin)|mitarbeiter(?:in)?)(?: im (?:öffentlichen )?dienst)?$`;
const moved = late.iu`(?<!\p{L})(?:seit|ab (?:dem|\d|\p{L}+ \d{4})|vom|von \d{4}|zuletzt|später|danach|dann|anschließend|wechsel\p{L}*|befördert|aufgestiegen|stieg|bis (?:zum|\d{4}|ende|anfang)|im jahr)(?!\p{L})`;

/** What stands between semicolons around an offset. */
function clauseAt(flat: string, at: number): string {
  const end = flat.indexOf(';', at);
  return flat.slice(flat.lastIndexOf(';', at) + 1, end < 0 ? flat.length : end);
}
