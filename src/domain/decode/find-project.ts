import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import { unitsIn } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const thing =
  '(?:projekt\\p{L}*|vorhaben\\p{L}*|\\p{L}*(?:entwicklung|einführung|umstellung|software|system|bau|anlage|portal|shop|linie|umzug|verlegung|programm|plattform))(?:s|es|e?n|e)?';
const tooSoon =
  '(?:noch )?vor (?:dem|der|seinem|ihrem|seiner|ihrer) (?:\\p{Ll}+ )?(?:start|abschluss|beginn|einführung|inbetriebnahme|fertigstellung|eröffnung|umsetzung|ende)';
/** It never came about. */
const never = searchOf(
  late.iu`(?<!\p{L})(?:nie|niemals|zu keiner zeit|nicht)(?!\p{L}) (?:mehr )?(?:in betrieb|in serie|ans netz|an den start|live|online|zustande|zum einsatz|zur (?:umsetzung|ausführung|einführung)|eingeführt|umgesetzt|fertig(?:gestellt)?|gebaut|vollendet|eröffnet|realisiert|verwirklicht|freigeschaltet|produktiv|zu ende geführt)(?!\p{L})|über [^.;,]{3,40} (?:nie|nicht) hinaus`,
);
/** It was given up. */
const givenUp = searchOf(
  lateRegExp(
    `(?<!\\p{L})${thing}(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:brach(?:en)?|gab(?:en)?|stellten?)(?!\\p{L})[^.;]{0,80}(?<!\\p{L})(?:ab|auf|ein)(?=[.,;]|$)|(?:brach(?:en)?|gab(?:en)?|stellten?)(?!\\p{L})[^.;]{0,40}(?<!\\p{L})${thing}(?!\\p{L})[^.;]{0,60}${tooSoon} (?:ab|auf|ein)(?!\\p{L})|(?<!\\p{L})${thing}(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:wurde|ist|war|musste|haben wir)(?!\\p{L})[^.;]{0,60}(?:abgebrochen|aufgegeben|eingestellt|verworfen|gestoppt|gestrichen|auf eis gelegt|fallen ?gelassen|gescheitert|begraben|nicht weiterverfolgt)(?!\\p{L})|(?<!\\p{L})${thing}(?!\\p{L})(?: \\p{L}+){0,5} (?:scheiterte|unterblieb|platzte)(?!\\p{L})|(?<!\\p{L})(?:stoppten?|verwarf(?:en)?|strich(?:en)?|begrub(?:en)?)(?!\\p{L})[^.;]{0,40}(?<!\\p{L})${thing}(?!\\p{L})|auf (?:die|das|den) (?:\\p{Ll}+ )?${thing}(?!\\p{L})[^.;]{0,60}verzichtet(?!\\p{L})|aus (?:de[mr]) (?:\\p{Ll}+ )?${thing}(?!\\p{L})[^.;]{0,50}(?<!\\p{L})wurde [^.;]{0,30}nichts(?!\\p{L})`,
    'iu',
  ),
);
/** Words that none of this goes without: asked first, for what stands for a thing is sought in every word. */
const gaveUp = searchOf(
  late.iu`(?<!\p{L})(?:brach|gab|stellt)|vor (?:de|seine|ihre)[mr] |abgebroch|aufgegeb|eingestellt|verw[ao]rf|stoppt|strich|eis gelegt|fallen|scheiter|begr[au]b|verfolgt|unterblieb|platzt|verzichtet|nichts`,
);
/** It came about. */
const launched = searchOf(
  late.iu`(?<!\p{L})(?:führte|nahm|brachte|stellte|setzte|schloss|eröffnete|übergab)(?!\p{L}) (?:er|sie|frau \p{L}+|herr \p{L}+)(?!\p{L})[^.;]{0,110}(?<!\p{L})(?:ein|in betrieb|an (?:den|die) \p{L}+|ans netz|zum (?:erfolgreichen )?abschluss|(?:erfolgreich|planmäßig|termingerecht|fristgerecht|pünktlich) ab|fertig|um)(?=[.,;]| und|$)|(?<!\p{L})(?:schloss (?:er|sie|frau \p{L}+|herr \p{L}+)(?!\p{L})[^.;]{0,110} ab|schaltete (?:er|sie|frau \p{L}+|herr \p{L}+)(?!\p{L})[^.;]{0,80} (?:frei|live))(?=[.,;]| und|$)|(?<!\p{L})(?:wurde|ist|konnte|haben wir|hat (?:er|sie))(?!\p{L})[^.;]{0,90}(?:eingeführt|in betrieb genommen|fertiggestellt|umgesetzt|eröffnet|abgeschlossen)(?!\p{L})|(?<!\p{L})(?:ging(?:en)?|gingen)(?!\p{L})[^.;]{0,60}(?:in betrieb|ans netz|online|live|an den start)(?!\p{L})|(?:seither|seitdem|heute|inzwischen|seit \d{4})(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:läuft|in betrieb|im einsatz|nutzen|genutzt|verwendet|eingesetzt)(?!\p{L})|(?<!\p{L})von (?:ihr|ihm) (?:\p{Ll}+ )?(?:eingeführte|umgesetzte|aufgebaute|fertiggestellte)[nrsm]?(?!\p{L})|(?<!\p{L})(?:läuft|arbeitet) (?:seither|seitdem|heute|inzwischen)(?!\p{L})|(?<!\p{L})gelang (?:ihr|ihm|frau|herrn)(?!\p{L})|erfolgreiche[nr]? (?:einführung|inbetriebnahme|umsetzung|abschluss)(?!\p{L})`,
);
/** Another one than that, or a second go. */
const another = late.iu`(?<!\p{L})(?:alte[nrs]?|bisherige[nrs]?|frühere[nrs]?|vorige[nrs]?|ander\p{L}*|erste[nrs]?|zweite[nrs]?|zunächst|später|erneut|wieder\p{L}*|stattdessen|ersatz\p{L}*|nachfolge\p{L}*|abgelöst|ablös\p{L}*|vorgänger\p{L}*|teilweise|noch nicht|(?<!in )betrieb genommen werden (?:soll|wird))(?!\p{L})`;
const denied = late.iu`(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|zu keiner zeit)(?!\p{L})`;
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
/** Nouns that name no project of their own. */
const anything =
  /^(?:projekt|vorhaben|einführung|umsetzung|start|abschluss|beginn|betrieb|vorstand|leitung|geschäfts|kunden$|mitarbeit|standort|entwicklung$|anlage$|anlagen$|system$|linie$|umstellung$|bereich|abteilung|unternehm|frau|herr|erfolg|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember|anfang|(?:herbst|sommer|frühjahr|winter)(?:s|$|mon)|jahr|gründe|kosten)/u;

/** „Die Software ging nie in Betrieb“, and „die Lagersoftware führte er im Mai 2021 planmäßig ein“. */
export const findProject: Finder = (letter): Candidate[] => {
  if (!mayStand(letter, never, givenUp) || !mayStand(letter, launched)) return [];
  const told = unitsIn(letter, 'company', 'tasks', 'performance', 'summary', 'behavior', 'closing')
    .map((at) => letter.units[at] as Unit)
    .filter((unit) => unit.zone === 'body');
  const failed = told.filter(
    (unit) => (never.test(unit) || (gaveUp.test(unit) && givenUp.test(unit))) && !ofAnother(unit),
  );
  for (const unit of failed) {
    const before = letter.units[letter.units.indexOf(unit) - 1];
    const nouns = [
      ...nounsOf(unit),
      ...(before !== undefined && pointsBack.test(unit.flat) ? thingsOf(before) : []),
    ];
    const done = told.find(
      (one) =>
        one !== unit &&
        launched.test(one) &&
        !ofAnother(one) &&
        !denied.test(one.flat) &&
        !(givenUp.test(unit) && !never.test(unit) && isLater(one, unit)) &&
        nounsOf(one).some((noun) => nouns.some((other) => noun.endsWith(other) || other.endsWith(noun))),
    );
    if (done !== undefined)
      return [byRule(letter, letterRule('same-subject'), { at: done.start > unit.start ? done : unit })];
  }
  return [];
};

/** „nicht wieder aufgenommen“ tells of no second go, „nutzen weiter das alte Programm“ of no new one. */
const notAgain = late.giu`nicht (?:wieder|erneut) \p{L}+|(?:weiter(?:hin)?|nach wie vor|noch immer|immer noch) (?:(?:das|die|den|mit|auf) )+(?:alte|bisherige)[nrms]?`;
const ofAnother = ({ flat }: Unit): boolean => another.test(flat.replace(notAgain, ''));
/** „Dieses Projekt wurde abgebrochen“: which one, the sentence before tells. */
const pointsBack = late.iu`^(?:dieses|diese[rs]?|das|die|der|es) (?:(?:\p{Ll}+ )?(?:projekt|vorhaben|system|programm|portal|anlage|einführung|umstellung|entwicklung|arbeiten|software)(?!\p{L})|(?:kam|wurde|ging|scheiterte)(?!\p{L}))`;
const aThing = lateRegExp(`^${thing}$`, 'iu');
const thingsOf = (unit: Unit): string[] => nounsOf(unit).filter((noun) => aThing.test(noun));

export const nounsOf = ({ flat }: Unit): string[] =>
  (flat.match(/(?<!\p{L})\p{Lu}[\p{L}-]{5,}/gu) ?? [])
    .map((noun) => noun.toLowerCase().replace(/(?<=\p{L}{5})(?:en|n|s)$/u, ''))
    .filter((noun) => !anything.test(noun));

/** What was given up in one year may have come about in a later one. */
const isLater = (one: Unit, other: Unit): boolean => {
  const [mine, theirs] = [one, other].map(({ flat }) => Math.max(...(flat.match(year) ?? ['0']).map(Number)));
  return (theirs ?? 0) > 0 && (mine ?? 0) > (theirs ?? 0);
};
