import { allMatches } from '../german/all-matches.ts';
import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import {
  asRule,
  decline,
  denied,
  failure,
  failureTold,
  mended,
  met,
  ofOutsiders,
  setRight,
} from '../knowledge/failure-words.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { tellsEarlierState } from './earlier-state.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { findProject } from './find-project.ts';
import { findTakenDuty } from './find-taken-duty.ts';
import { mayStand } from './may-stand.ts';
import { isOfOtherHands } from './of-other-hands.ts';
import { isSameNoun, nounsOf } from './subject-nouns.ts';
import { atFirst } from './takes-away.ts';
import { toldWithoutBlame } from './told-without-blame.ts';
import { toldInFavour } from './told-in-favour.ts';
import { isTurnedAfter } from './turned-after.ts';
import type { Unit } from './units.ts';

const failed = searchOf(failure);
const declined = searchOf(decline);
/** From here on a sentence praises. */
const praisedTo = 2.4;
const rates: ReadonlySet<string> = new Set(['performance', 'summary', 'behavior']);
/** What tells success without any word of rating. */
const succeeds = late.iu`(?<!\p{L})(?:verdoppel\p{L}*|verdreifach\p{L}*|steiger\p{L}*|gesteiger\p{L}*|wachs\p{L}*|wuchs\p{L}*|gewinnzone|gewinne?|übertr(?:af|affen|offen)|erfolg\p{L}*|tiefststand|bestwert|stets|immer|jederzeit|ausnahmslos|ohne ausnahme|durchweg|durchgehend|kein einzige[rsn]?|keine einzige|sämtliche\p{L}*|alle[nr]?|jede[rsnm]?|vollständig\p{L}*|fehlerfrei\p{L}*|fehlerlos\p{L}*|pünktlich|verlässlich\p{L}*)(?!\p{L})`;

/**
 * A failure in a letter of praise: of the same thing that is praised elsewhere („verdoppelten sich die Bestellungen“,
 * „halbierten sich“), or one that no such letter can mean („mussten regelmäßig überarbeitet werden“).
 */
export const findSameSubject: Finder = (letter) => [
  ...failuresOf(letter),
  ...findTakenDuty(letter),
  ...findProject(letter),
];

const failuresOf: Finder = (letter): Candidate[] => {
  if (letter.layman || letter.simple || letter.gradeRows.length > 0) return [];
  if ((letter.rating.overall?.grade ?? 9) > 2.7 || !mayStand(letter, failed, declined)) return [];
  const bad = letter.units.flatMap((unit, at) => failureAt(letter, unit, at) ?? []);
  if (bad.length === 0) return [];
  const good = letter.units.flatMap((unit, at) => {
    const part = letter.parts[at] ?? '';
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || !rates.has(part)) return [];
    if (bad.some((one) => one.at === at) || failed.test(unit)) return [];
    const { graded = false, grade = 9 } = letter.sentences[at] ?? {};
    return (graded && grade <= praisedTo) || succeeds.test(unit.flat)
      ? [{ at, nouns: nounsOf(letter, unit.flat) }]
      : [];
  });
  return bad.flatMap(({ unit, start, end, nouns, isPlain }) => {
    const isShared = good.some((one) =>
      one.nouns.some((noun) => nouns.some((other) => isSameNoun(noun, other))),
    );
    if (!isShared && !isPlain) return [];
    return [
      byRule(letter, letterRule(isShared ? 'same-subject' : 'failure-told'), {
        at: spanOf(unit, start, end),
        words: { what: failureTold(unit.flat.slice(start, end)) },
      }),
    ];
  });
};

interface Bad {
  readonly at: number;
  readonly unit: Unit;
  readonly start: number;
  readonly end: number;
  readonly nouns: readonly string[];
  /** It needs nothing beside it to be a failure. */
  readonly isPlain: boolean;
}

const ofPerson = late.iu`(?<!\p{L})(?:er|sie|ihm|ihn|ihr|ihre[nrms]?|seine?[nrms]?|Frau|Herrn?|deren|dessen)(?!\p{L})`;
/** A list item that tells how it went: with a verb behind the noun, or in brackets. */
const isToldOf = late.u`(?:,| \() ?(?:\p{L}+ ){0,8}\p{L}+(?:te|ten|t|en|war|waren)(?!\p{L})|, (?:die|der|das|deren|dessen|da|weil|seit|ausschließlich|nur)(?!\p{L})|\(`;
const clausePattern = /[^,;:()]+/gu;

function failureAt(letter: LetterContext, unit: Unit, at: number): Bad[] | null {
  if (unit.zone !== 'body' || unit.kind === 'title' || isRatedGood(letter, at)) return null;
  const mayFail = failed.test(unit);
  if (!mayFail && !declined.test(unit)) return null;
  if (
    asRule.test(unit.flat) ||
    met.test(unit.flat) ||
    setRight.test(unit.flat) ||
    ofOld.test(unit.flat) ||
    studied.test(unit.flat) ||
    toldInFavour(unit) ||
    toldWithoutBlame(unit) ||
    atFirst.test(unit.flat) ||
    tellsEarlierState(unit) ||
    ofOffer.test(unit.flat) ||
    isTurnedAfter(letter, at) ||
    isOfOtherHands(unit)
  )
    return null;
  // „Bearbeitung von Beanstandungen“ is a task.
  if (unit.kind === 'item' && !isToldOf.test(unit.flat)) return null;
  const part = letter.parts[at];
  if (part === 'company' && !ofPerson.test(unit.flat)) return null;
  for (const clause of allMatches(clausePattern, unit.flat)) {
    if (hasOutsiders(clause[0])) continue;
    const plain = mayFail ? failure.exec(clause[0]) : null;
    const match = plain ?? decline.exec(clause[0]);
    if (match === null || mended.test(clause[0]) || isDenied(clause[0], match[0])) continue;
    if (plain === null && isOutOfHand(clause[0], match[0])) continue;
    // „Bestellungen, die verspätet eintrafen, klärte sie“
    if (relative.test(clause[0]) && (mended.test(unit.flat) || wonBack.test(unit.flat))) continue;
    if (isOfHouse(letter, unit, clause[0]) || isOfOthers(clause[0])) continue;
    if (isOvercome(clause[0], unit.flat) || ofOtherHands.test(clause[0])) continue;
    const start = clause.index + (clause[0].length - clause[0].trimStart().length);
    const isPlain =
      plain !== null &&
      part !== 'company' &&
      part !== 'introduction' &&
      unit.kind !== 'item' &&
      (part !== 'tasks' || ofPerson.test(unit.flat));
    const end = clause.index + clause[0].trimEnd().length;
    return [{ at, unit, start, end, nouns: nounsOf(letter, unit.flat), isPlain }];
  }
  return null;
}

/** The fault of others, and hers is not told beside it. */
const hasOutsiders = (clause: string): boolean => clause.search(ofOutsiders) >= 0;

/** „Handschriften, an denen Professoren gescheitert waren“ */
const isOfOthers = (clause: string): boolean =>
  (otherHouses.test(clause) ||
    leftByOthers.test(clause) ||
    /^\s*(?:an|bei|mit) (?:de[mr]|denen) .*(?:gescheitert|scheiterten?)/iu.test(clause) ||
    theirs.test(clause)) &&
  !ofPerson.test(clause);
/** „Während andere Vereine Mitglieder verloren“ */
const otherHouses = late.iu`^\s*(?:während|wo|als) (?:viele |fast alle |die )?(?:ander|vergleichbar|benachbart)e (?:verein|betrieb|firm|häuser|unternehmen|schul|klinik|abteilung|filial|praxen|verlag|händler|hotel|gemeinden)\p{L}*`;
/** „einen Auftrag, den ein fremdes Büro liegen gelassen hatte“: what she took over from somebody. */
const leftByOthers = late.u`^\s*(?:den|das|die|an (?:dem|der|denen)) (?:eine?|der|die|das|zwei|drei|mehrere|andere) (?:\p{Ll}+ )?\p{Lu}[^.;,]* (?:hatte|hatten|war|waren)\s*$`;
/** „Gespräche mit Mitarbeitern, die häufig zu spät kamen“ */
const ofOtherHands = late.iu`(?<!\p{L})(?:aus|von) (?:anderer|fremder|zweiter) hand(?!\p{L})`;
/** „analysiert Verluste“, „eine Übersicht häufiger Fehler“, „versteht, woran ein Kind scheitert“: what somebody looked into. */
const studied = late.iu`(?:analysier|untersuch)\p{L}* (?:\p{Ll}+ )?(?:verlust|fehler|rückst|ausf)|(?:übersicht|liste|leitfaden|schulung)\p{L}* (?:\p{Ll}+ ){0,3}(?:fehler|mängel|reklamation|beanstand)|, (?:woran|warum) (?!sie |er |ihr|sein)[^.;,]*scheiter`;
const theirs = late.iu`^\s*die (?:\p{L}+ ){0,6}(?:kamen|fehlten|zahlten|lieferten|erschienen|ausfielen|einreichten)[\s.]*$`;

/** „Als die Messreihe wegen eines Sensors unbrauchbar war, fand sie die Ursache“: whose fault it was, and who mended it. */
const isOvercome = (clause: string, flat: string): boolean =>
  happened.test(clause) && !ofPerson.test(clause) && overcame.test(flat);
const happened = late.iu`^\s*(?:als|nachdem|obwohl|obgleich|wenn)(?!\p{L})`;
const overcame = late.iu`, (?:fand|löste|behob|rettete|organisierte|beschaffte|klärte|wiederholte|ersetzte|sprang|stellte|brachte|übernahm|führte) (?:er|sie|herr \p{L}+|frau \p{L}+)(?!\p{L})`;

/** „in denen die Filiale hinter ihren Zielen zurückblieb“: not the person who reached hers, unless she led it. */
const houseLags = late.iu`(?<!\p{L})(?:die|das|der|unsere?|de[sr]) (?:\p{Ll}+ )?(?=\p{Lu})\p{L}*(?:filiale|niederlassung|abteilung|haus|hauses|team|mannschaft|branche|markt|konzern|unternehmen|region|werk|standort|geschäftsstelle|zweigstelle|bereich|gruppe|betrieb|firma|gesellschaft|bank|agentur|vertrieb)(?!\p{L})[^.;,]{0,40} (?:hinter|unter|verfehlte|verpasste|nicht|unterschritt)(?!\p{L})`;
const concedes = late.iu`(?<!\p{L})(?:auch (?:in|im|als|wenn|während|dann)|selbst|obwohl|obgleich|während|trotz\p{L}*|dennoch|wenngleich|(?:ihre|seine)[nrs]? (?:persönlichen|eigenen)|die (?:ihren|seinen|ihrigen|seinigen))(?!\p{L})`;
const underHer = late.iu`(?<!\p{L})(?:(?:unter |mit )?(?:ihrer|seiner) (?:leitung|führung|verantwortung)|von (?:ihr|ihm) (?:geführt|geleitet|verantwortet)\p{L}*|(?:ihre|seine)[nrs]? (?:\p{L}*filiale|team|abteilung|niederlassung|bereich|gruppe|region))(?!\p{L})`;
const isOfHouse = ({ profile }: LetterContext, { flat }: Unit, clause: string): boolean =>
  !profile.leader && houseLags.test(clause) && concedes.test(flat) && !underHer.test(flat);
/** What the client ended or want of money, and a house that was shut for a time: nobody's failure. */
const isOutOfHand = (clause: string, words: string): boolean =>
  (/eingestellt/iu.test(words) &&
    (byClient.test(clause) || wantOfMoney.test(clause)) &&
    !forFault.test(clause)) ||
  (/geschlossen/iu.test(words) && (shut.test(clause) || shutDown.test(clause)));
const forFault = late.iu`(?<!\p{L})(?:wegen|aufgrund|infolge|nach|aus) (?:\p{Ll}+ ){0,3}(?:\p{L}*(?:mängel|fehler|verzug|verzöger|qualität|beschwerde|unzufrieden|überschreit|mehrkosten|streit|erfolglos|misserfolg|vertrauen)\p{L}*)`;
const byClient = late.iu`(?<!\p{L})(?:vo[mn]|durch|seitens)(?!\p{L}) (?:(?:de[mnrs]|das|die|eine[mnrs]?|unsere[mnrs]?|ihre[mnrs]?) )?(?:\p{Ll}+ )?(?:\p{L}*(?:auftraggeber|bauherr|kund|mandant|gemeinde|stadtrat|kommun|landkreis|ministeri|behörde|fördergeber|geldgeber|investor|träger|besteller|eigentümer|konzern)\p{L}*|stadt|land|kreis|bund)(?!\p{L})`;
const wantOfMoney = late.iu`(?<!\p{L})(?:aus (?:\p{Ll}+ )?(?:haushalts|finanz|budget|spar)\p{L}*gründen|aus (?:finanziellen|haushaltsrechtlichen|politischen|strategischen|rechtlichen) gründen|(?:mangels|wegen (?:fehlender|gestrichener|gekürzter|ausbleibender)|aus mangel an) (?:\p{Ll}+ )?(?:\p{L}*mitteln?|förderung|geld(?:er|ern)?|finanzierung)|(?:wegen|nach|infolge|aufgrund) (?:der|des|einer) (?:\p{L}*insolvenz|haushaltssperre|rückzugs?|auslaufen\p{L}*))(?!\p{L})`;
/** „weil das Büro geschlossen war“, „von März bis Mai waren die Häuser geschlossen“: shut, not shut down. */
const shut = late.iu`(?<!\p{L})(?:wegen|zum|zur|während|nach) (?:\p{L}+ ){0,2}(?:\p{L}*umbau|\p{L}*sanierung|renovierung|pandemie|hochwasser|brand|ferien)\p{L}{0,2}(?!\p{L}).*geschlossen|geschlossen(?!\p{L}).*wieder (?:ge|er)öffnet|für (?:\p{L}*(?:kunden|besucher|gäste|publikum|leser)\p{L}*|das publikum|den publikumsverkehr|die öffentlichkeit) geschlossen|(?<!\p{L})(?:weil|da|während|solange|als|obwohl|wenn)(?!\p{L}).*(?<!\p{L})geschlossen (?:war|blieb|hatte|bleiben musste)(?:en)?(?!\p{L})|(?<!\p{L})(?:war|blieb|hatte|musste)(?:en)?(?!\p{L}).*(?<!\p{L})(?:vorübergehend|zeitweise|monatelang|wochenlang|(?:viele |mehrere |einige |zwei |drei )(?:monate|wochen)(?: lang)?|von \p{L}+ (?:\d{4} )?bis|für die öffentlichkeit)(?!\p{L}).*geschlossen|(?<!\p{L})(?:monatelang|wochenlang|vorübergehend|zeitweise) geschlossen (?:war|waren|blieb|blieben|hatte|hatten|bleiben m)|(?<!\p{L})(?:vorübergehend|zeitweise|monatelang|wochenlang|von \p{L}+ (?:\d{4} )?bis)(?!\p{L}).*(?<!\p{L})(?:war|blieb|hatte|musste)(?:en)?(?!\p{L}).*geschlossen`;

/** „weil der Standort im Zuge der Neuordnung geschlossen wird“: why somebody has to go. */
const shutDown = late.iu`^\s*(?:weil|da|nachdem|denn)(?!\p{L})(?! (?:sie|er|ihr|sein)).*geschlossen (?:wird|wurde|werden|wurden|worden)`;

/** „Das bisherige Portal wurde eingestellt“: what took its place did not fail. */
const ofOld = late.iu`(?<!\p{L})(?:bisherige|vorige|ehemalige|abgelöste)[nrs]? \p{Lu}`;

/** „Unser Angebot einer Festanstellung lehnte sie ab“: what somebody was offered, for she was wanted. */
const ofOffer = late.iu`^(?:unser|mein|ein|das|dieses|unserem|meinem|auch unser)(?:e[ms]?)? (?:\p{Ll}+ )?angebot [^.;,]*(?:stelle|stellung|übernahme|vertrag|vertrags|weiterbeschäftigung|beschäftigung|position|verlängerung|vollzeit|leitung|bleiben|übernehmen|meisterstelle|arbeitsverhältnis)(?:e?s)?(?!\p{L})[^.;,]*(?:lehnte|lehnt|schlug|nahm|hat|konnte|folgte)(?!\p{L})`;

/** A negation beside the words, or within what had to be done: „musste in keinem Punkt berichtigt werden“. */
const isDenied = (clause: string, words: string): boolean =>
  denied.test(clause.replace(words, ' ')) || (passive.test(words) && denied.test(words));
const passive = /^(?:m[uü]ss|w[ua]r|ist|sind|werden)/iu;

/** What the sentence reader surely takes for praise is no failure, whatever word it holds. */
function isRatedGood({ sentences }: LetterContext, at: number): boolean {
  const { graded = false, grade = 9, confidence = 0 } = sentences[at] ?? {};
  return graded && grade <= praisedTo && confidence >= surely;
}
const surely = 0.55;

/** „Eine Auftraggeberin, die uns wegen hoher Rückstände verlassen wollte, überzeugte sie“ */
const wonBack = late.iu` (?:verlassen|kündigen|wechseln) wollten?, (?:überzeugte|gewann|hielt) (?:er|sie|frau|herr) `;
const relative = late.iu`^\s*(?:die|der|das|den|dem|deren|denen|dessen|welche[rsn]?)(?!\p{L})`;
