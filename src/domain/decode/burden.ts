import { late, lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import type { Formula } from './formula.ts';
import type { SentenceUnits } from './sentence-units.ts';

/** The word that such a sentence cannot do without. */
export const tellsBurden = ({ lower }: Token): boolean => burdens.has(lower);

const burdens: ReadonlySet<string> = new Set(
  'muss müssen musste mussten bedarf bedürfen bedurfte bedurften'.split(' '),
);
const burden = late.u`(?<!\p{L})(?:muss|müssen|mussten?|bedarf|bedürfen|bedurften?)(?!\p{L})`;

/** What one does when somebody's work or conduct did not suffice: do it over, explain anew, step in, make amends. */
const redone = lateRegExp(
  String.raw`(?<!\p{L})(?:(?:über|nach|um|durch)(?:ge)?arbeit\p{L}*|\p{L}*(?:besser|korrig|mahn|erinner)\p{L}*|berichtig\p{L}*
richtig(?:ge|zu)?stell\p{L}*|\p{L}*rechn\p{L}*|um(?:ge|zu)?schr[ie]+b\p{L}*|\p{L}*(?:erklär|erläuter)\p{L}*|ein(?:zu|ge)?spr[iu]ng\p{L}*
ein(?:zu|ge)?schr[ie]+t\p{L}*|ein(?:zu|ge)?gr[ei]+f\p{L}*|abhelfen|ausbaden|aushelfen|auf(?:ge|zu)?forder\p{L}*|wiederhol\p{L}*
weg(?:ge|zu)?w[eo]rf\p{L}*|entsorg\p{L}*|zurück(?:ge|zu)?(?:n[eo]m|hol|schick|geb|ruf)\p{L}*|ersetz\p{L}*|erstatt\p{L}*|entschuldig\p{L}*|beruhig\p{L}*|schlicht\p{L}*
ausbügeln|rückgängig|stornier\p{L}*|(?:auf|nach)(?:ge|zu)?räum\p{L}*|beaufsichtig\p{L}*|drängen|gedrängt|an(?:ge|zu)?tr[ie]+b\p{L}*
nach(?:ge|zu)?(?:reinig|putz|wisch|mess|prüf|les|zähl|hak|frag|fass|bestell|liefer|schul|trag)\p{L}*|neu(?: \p{L}+)? \p{L}+
(?:noch einmal|nochmals|erneut|abermals|ein zweites Mal|von vorne?) \p{L}+)(?!\p{L})`.replaceAll('\n', '|'),
  'iu',
);

/** By others, more than once or for the most part: no single mishap, and not what the person had to do. */
const others = lateRegExp(
  String.raw`(?<!\p{L})(?:immer|stets|regelmäßig|meist|meistens|oft|öfter|häufig|mehrfach|mehrmals|wiederholt|ständig|jedes Mal|jede\p{L}*
fast|nahezu|beinahe|durchwegs?|laufend|dauernd|jeweils|andere\p{L}*|Kolleg\p{L}+|noch einmal|nochmals|erneut|neu|wieder|\p{L}+leitung
\p{L}*leiter\p{L}*|Vorgesetzte\p{L}*|\p{L}*chef\p{L}*|Nachfolger\p{L}*|\p{L}*meister\p{L}*|vollständig|komplett|zum Teil|teils
teilweise|größtenteils|überwiegend|Drittel|Hälfte|alle|sämtliche|zahlreiche|viele|mehrere)(?!\p{L})`.replaceAll(
    '\n',
    '|',
  ),
  'iu',
);

/** Nothing of the kind was needed, or once only; or something else ends that nobody is to blame for. */
const denied = lateRegExp(
  String.raw`(?<!\p{L})(?:nie|niemals|nicht|kein\p{L}*|selten|seltener|kaum|niemand\p{L}*|ohne|weder|nirgends|nichts|jemals|statt|weniger
einzig\p{L}*|eher|früher|sonst|zuvor|wenn|als|ein Mal|nur einmal|bis vor|vor (?:ihm|ihr)|so viele|Schließung|Arbeitsverhältnis\p{L}*
\p{L}*bedingt\p{L}*)(?!\p{L})`.replaceAll('\n', '|'),
  'iu',
);

/** A clause that tells when, whether or what for … */
const depends = late.iu`^(?:(?:und|aber|auch|selbst) )?(?:wenn|wo|was|ob|wie|wer|wen|wem|falls|ehe|wann|damit|um|obwohl)(?!\p{L})`;
/** … or, behind a comma, which: the burden may be what the person took from others. */
const relates = late.iu`^(?:(?:in|bei|für|mit) )?(?:die|der|das|den|dem|deren|dessen|denen|welche\p{L}*)(?!\p{L})`;

/**
 * Reads what others had to do over, time and again, as the failing that it tells („Seine Kalkulationen mussten wir meist
 * neu rechnen“); null where that was never needed or may have had another cause. Words such as „stets“ and „regelmäßig“
 * make such a sentence worse, which the fitted part, where they are words of praise, does not learn.
 * Source: domain.md §2.1 (a failing told plainly: 5).
 */
export function readBurden({ tokens }: SentenceUnits): Formula | null {
  if (!tokens.some(tellsBurden)) return null;
  const text = tokens.map((token) => token.text).join(' ');
  if (denied.test(text)) return null;
  const clauses = text.split(/ [,;:.–-](?: |$)/u);
  const found = clauses.some(
    (clause, at) =>
      burden.test(clause) &&
      redone.test(clause) &&
      others.test(clause) &&
      !depends.test(clause) &&
      !(at > 0 && relates.test(clause)),
  );
  // Machines are replaced time and again too.
  return found ? { id: 'burden', grade: 5, range: [4, 6], confidence: 0.85, ifRated: true } : null;
}
