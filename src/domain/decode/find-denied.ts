import { gateOf, searchOf } from '../german/sieve.ts';
import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { stem } from '../german/stem.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { taskFields } from '../knowledge/task-fields.ts';
import { isOfOtherHands } from './of-other-hands.ts';
import { isOfEarlierPost } from './earlier-post.ts';
import { findExcluded } from './find-excluded.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import type { Unit } from './units.ts';

const rule = letterRule('task-denied');

const never =
  '(?:[Nn]icht|nie|niemals|kaum|keinesfalls|keineswegs|zu keiner Zeit|zu keinem Zeitpunkt|kein(?:e[mnrs]?)?)';
const person = '(?:er|sie|wir|man|ihm|ihr|Frau [\\p{L}-]+|Herrn? [\\p{L}-]+)';
/** „gehörten nicht zu dieser Position“, „fielen zu keiner Zeit in ihre Zuständigkeit“, „waren nicht vorgesehen“ */
const belongs = `(?:gehör(?:en|te[n]?|t)|zähl(?:en|te[n]?|t)|fiel(?:en)?|f[aä]ll(?:en|t)|l(?:a|ie)g(?:en|t)?|oblag(?:en)?|oblieg(?:en|t))`;
const office =
  '(?:(?:ihr(?:e[nmrs]?)?|sein(?:e[nmrs]?)?|diese[nmrs]?|de[nmrs]|d[ai]e?s?) )?(?:\\p{L}*[Aa]ufgaben?\\p{L}*|(?:[Ff]ach|[Tt]ätigkeits)?[Gg]ebiet|Position|Stelle|Tätigkeit(?:en)?|Zuständigkeit(?:en|sbereich)?|Verantwortung(?:sbereich)?|Bereich|Arbeits(?:bereich|gebiet|alltag)|Arbeiten|Pflichten|Funktion|Rolle|Posten|Dienst)';
/** What others had to do: „hatte allein der Meister“, „blieb der Leitung vorbehalten“, „erledigte bei uns ein Kollege“ */
const others =
  '(?:(?:(?:der|die|dem|den|eine?[rnm]?|unsere?[rnm]?|andere[nr]?|ihre?[rnm]?|seine?[rnm]?) )(?:\\p{Ll}+ )?(?:\\p{Lu}\\p{L}*(?:leit(?:er|erin|ung)|meister(?:in)?|chef(?:in)?|führung|partner(?:in)?|inhaber(?:in)?|vorgesetzte[rn]?|vorsteher(?:in)?|sekretär(?:in)?|sekretariat|beratung|direktion|verwaltung|buchhaltung|kolleg(?:e|en|in|innen)|mitarbeiter(?:in|innen)?|dienst(?:e|es)?|abteilung|kraft|kräfte|stelle|team|büro|konzipient(?:in)?|anwält?(?:e|en|in)|ärzt(?:e|en|in)|arzt|firma|nachfolger(?:in)?|stelle)|Meister(?:in)?|Leit(?:er|erin|ung)|Chef(?:in)?|Kolleg(?:e|en|in|innen)|Partner(?:in)?|Inhaber(?:in)?|Vorgesetzte[rn]?|Konzipient(?:in)?|Firma|Direktion|Anwält(?:e|en|in|innen)|Geschäftsführung|Verwaltung|Beratung|Nachfolger(?:in)?|[Aa]nderen?|[Aa]nderer|[Dd]ritten?)|jemand anderes|anderen|Dritten?)';

/** Verbs of work; „versäumte sie nie“ is praise. */
const doing =
  '(?:übern[ai]hm(?:en)?|übernehmen|übernimmt|hat|hatten?|besa(?:ß|ßen)|besitzt|kannte|kennt|bekam|erhielt|nahm|durfte|darf|trug|trägt|fuhr|fährt|erlässt|erließ|schrieb|schreibt|entwarf|beriet|berät|sprach|spricht|maß|hielt|hält|(?:leiste|bereite|erledig|mach|bearbei|führ|leite|betreu|arbeite|lern|wirk|verwalte|bedien|versorg|verhandel|unterrichte|vereinbar|beherrsch|erstell|prüf|plan|buch|verfass|programmier|montier|verkauf|bestell|koch|pfleg|richte|verabreich|besuch|reis|benötig|brauch|bau|fertig|bilde|schul|präsentier|begleite|überwach|kontrollier|rechne|verantworte|kann|nutz|benutz|verwende|steuer|warte|reparier|zeichne|berechne|liefer|transportier|pack|lager)(?:te|t))';
/** Fronted work that somebody else did: „Die Abbundanlage bediente nur der Meister“. */
const byOthers = lateRegExp(
  `^(?!.*(?<!\\p{L})(?:ihn|ihm|ihr|sie|er|uns|mir|mich|seine?[nmrs]?|ihre[nmrs]?) )[^,;]{4,60} \\p{Ll}{3,} (?:[^,;]{0,30} )?(?:(?:allein|ausschließlich|nur|stets|immer|durchweg) ${others}(?: \\p{Ll}+)?|${others} (?:allein|selbst|ausschließlich))[. ]*$`,
  'u',
);
const leftTo = lateRegExp(
  `(?:überließ|überließen|übertrugen|vergaben|gab|gaben) (?:er|sie|wir|Frau [\\p{L}-]+|Herr [\\p{L}-]+) (?:\\p{Ll}+ ){0,2}(?:an )?(?:anderen|Dritten?|(?:den|der|dem|einer|einem|unserer|unserem) (?:externen |anderen |übrigen )?(?:\\p{L}*[kK]olleg\\p{L}+|\\p{L}*[lL]eit\\p{L}+|\\p{L}*[bB]eratung|\\p{L}*[bB]üro|\\p{L}*[dD]ienst\\p{L}*|\\p{L}*[fF]irma|\\p{L}*[gG]esell\\p{L}+|\\p{L}*[aA]bteilung|Meister))`,
  'u',
);
const denials: readonly RegExp[] = [
  byOthers,
  leftTo,
  late.u`(?:ganz|völlig|gänzlich|vollständig|bewusst|durchweg) ohne (?:jeden? |jegliche[nrs]? )?(?:\p{Ll}+ )?\p{Lu}`,
  late.u`(?<!\p{L})[Oo]hne (?:jede |jegliche |eigene |disziplinarische |fachliche )?(?:Personal|Führungs|Budget|Leitungs|Kunden|Kassen|Projekt)\p{L}*(?:verantwortung|führung|aufgaben?|kontakt|befugnis|funktion)`,
  /die einzigen (?:Außenstehenden|Externen|Fremden)/u,
  lateRegExp(
    `${belongs}(?!\\p{L})[^,;]{0,40}(?<!\\p{L})${never}(?!\\p{L})(?! (?:nur|zuletzt|allein))[^,;]{0,30}(?:zu|in|bei|unter) ${office}`,
    'u',
  ),
  lateRegExp(
    `(?<!\\p{L})${never}(?!\\p{L})(?! (?:nur|zuletzt|allein))[^,;]{0,30}(?:zu|in|unter) ${office}[^,;]{0,20}${belongs}`,
    'u',
  ),
  lateRegExp(
    `(?<!\\p{L})(?:zu keiner Zeit|nie|nicht)[^,;]{0,30}in (?:ihre|seine) (?:Zuständigkeit|Verantwortung|Hände)[^,;]{0,30}`,
    'u',
  ),
  lateRegExp(
    `(?<!\\p{L})(?:war(?:en)?|ist|sind|wurden?)(?!\\p{L})[^,;]{0,50}(?<!\\p{L})${never}(?!\\p{L})(?! (?:nur|zuletzt|allein))[^,;]{0,40}(?:vorgesehen|anvertraut|übertragen|betraut|befasst|beteiligt|zuständig|eingesetzt|Teil (?:ihrer|seiner|der)|Bestandteil|Gegenstand|Sache|(?:ihre|seine) (?:Aufgabe|Arbeit)|herangezogen|gestattet|erlaubt|zugeteilt|zugeordnet|verbunden|enthalten|eingebunden)(?!\\p{L})`,
    'u',
  ),
  lateRegExp(
    `(?<!\\p{L})${doing} ${person}(?!\\p{L}| sich(?! nicht))[^,;]{0,40}(?<!\\p{L})${never}(?!\\p{L})(?! (?:nur|zuletzt|allein|mehr|weniger|selten|leicht|immer|umsonst|gefehlt|lange|zu|ohne|für|oberflächlich|un\\p{Ll}{3,}))`,
    'u',
  ),
  lateRegExp(
    `(?<!\\p{L})kam(?:en)? ${person}(?!\\p{L})[^,;]{0,30}${never}(?!\\p{L})(?:[^,;]{0,20}mit(?=[,;.]|$)|[^,;]{0,20}in (?:Berührung|Kontakt))`,
    'u',
  ),
  lateRegExp(
    `(?<!\\p{L})(?:zogen|zog|setzten|betrauten|schickten|ließen) (?:wir|ich) [^,;]{0,60}(?<!\\p{L})${never}(?!\\p{L})[^,;]{0,12}(?:heran|hinzu|ein|zu)?(?=[,;.]|$)`,
    'u',
  ),
  lateRegExp(
    `(?<!\\p{L})(?:war|waren|zeigte sich) ${person} ${never}(?:[^,;]{0,20}) (?:bereit|verfügbar|einsetzbar)|(?<!\\p{L})stand ${person} ${never} zur Verfügung`,
    'u',
  ),
  lateRegExp(
    `(?<!(?:[Ww]enn|[Ww]ar|[Ww]o|es|[Ss]olange|[Ss]obald)(?: (?:einmal|mal|es|gerade|sonst|gar))* )(?:kaum|nie|nichts?) (?:begegnet|kennengelernt|kennenlernte|zu tun|zu schaffen)(?!\\p{L})|${never} [^,;]{0,40}kennenlernte`,
    'u',
  ),
  lateRegExp(
    `(?<!\\p{L})(?:hatten?|machten?|erledigten?|übernahm(?:en)?|führten?|behielten?|bearbeiteten?|überwacht?(?:en?|ten?)?|versorgten?) [^,;]{0,50}(?<!\\p{L})(?:allein|ausschließlich|nur|stets|durchweg|immer|selbst) ${others}`,
    'u',
  ),
  lateRegExp(
    `(?<!\\p{L})(?:lag(?:en)?|blieb(?:en)?|oblag(?:en)?|war(?:en)?) [^,;]{0,40}(?<!\\p{L})(?:allein|ausschließlich|nur|stets|durchweg|immer|weiterhin) (?:(?:bei|beim|in der Hand) )?${others}`,
    'u',
  ),
  lateRegExp(
    `(?:[Kk]ontakte?|Einsatz|Einsätze|Berührung|Einblicke?|Zugang|Umgang|verantwortung)(?!\\p{L})[^,;]{0,50} (?:gab es|bestand(?:en)?|fand(?:en)?) (?:[^,;]{0,20} )?${never}(?!\\p{L})`,
    'u',
  ),
  lateRegExp(
    `[Aa]usgenommen (?:war|blieb)(?:en)?(?!\\p{L})|(?:war|blieb)(?:en)? [^,;]{0,40}(?:hiervon|davon|von|aus) (?:(?:ihre[mr]|seine[mr]|de[mr]) )?\\p{Lu}\\p{L}+ (?:ausdrücklich )?ausgenommen|(?:Stelle|gebiet|Tätigkeit|Position|Zuständigkeit|Aufgabe) (?:umfasste|beinhaltete|enthielt) [^,;]{0,40}(?<!\\p{L})${never}(?!\\p{L})(?! nur)`,
    'u',
  ),
  lateRegExp(
    `(?:war|blieb|wurde|ist) ${person} (?:[^,;]{0,40} )?(?:befreit|freigestellt|entbunden|ausgenommen|ausgeschlossen)`,
    'u',
  ),
  // „Rufbereitschaften fielen nicht an“, „Zu ihrer Stelle gehörte keine Kasse“
  lateRegExp(
    `(?:fiel(?:en)?|f[aä]ll(?:en|t)) (?:[^,;]{0,40} )?${never} (?:[^,;]{0,20} )?an(?=[.,;]|$)|(?:[Zz]u|[Ii]n|[Uu]nter) ${office}(?: von (?:Frau|Herrn) [\\p{L}-]+)? ${belongs}(?!\\p{L})[^,;]{0,30}(?<!\\p{L})${never}(?!\\p{L})(?! (?:nur|zuletzt|allein))`,
    'u',
  ),
  lateRegExp(`(?<!\\p{L})(?:blieb(?:en)?|war(?:en)?) [^,;]{0,30}${others} [^,;]{0,20}vorbehalten`, 'u'),
  lateRegExp(
    `^ ?(?:die|das|den|deren|welche) (?:bei uns (?:allein )?|(?:[^,;]{0,30} )?(?:allein|ausschließlich) )${others} (?:\\p{Ll}+ )?\\p{Ll}+(?=[,;.]|$)`,
    'u',
  ),
  // „ohne jeden Kundenkontakt“, „Im Operationssaal war er nicht tätig“
  lateRegExp(
    `(?<!\\p{L})ohne (?:jede\\p{L}{0,2} |jegliche\\p{L}{0,2} |direkte\\p{L}{0,2} )?\\p{Lu}\\p{L}+kontakte?(?!\\p{L})|(?:war|wurde|ist) ${person} (?:dort )?${never} (?:tätig|eingesetzt|beteiligt)(?=[,;.]|$)`,
    'u',
  ),
  lateRegExp(`dafür allein zuständig\\p{L}+ \\p{Lu}|allein dafür zuständig\\p{L}+ \\p{Lu}`, 'u'),
];
/** Words of which `byOthers` needs one, and what may follow them: told sooner. */
const alone = late.u`(?:allein|ausschließlich|nur|stets|immer|durchweg) (?:d|ein|unser|ander|ihr|sein|jemand|\p{Lu})|(?:allein|selbst|ausschließlich)[. ]*(?:$|[,;:])`;
const sifted = denials.map((pattern) => ({ pattern, mayHold: gateOf(pattern) }));
const quick = searchOf(
  late.iu`(?<!\p{L})(?:nichts?|nie|niemals|kaum|keinesfalls|keineswegs|zu keine[rm]|kein\p{L}{0,2}|allein|ausschließlich|nur|stets|durchweg|immer|selbst|weiterhin|überließ(?:en)?|übertrugen|vergaben|vorbehalten|bei uns|ohne|einzigen|befreit|freigestellt|entbunden|aus(?:genommen|geschlossen))(?!\p{L})`,
);
/** Praise says this of faults, and other times are told as such. */
const praise = late.iu`(?<!\p{L})(?:nicht nur|noch nie|noch nicht|so|anleitung|hilfe|unterstützung|aufsicht|kontrolle|pausen?|(?:enttäusch|missbrauch|beschädig|verlor|versäum|verpass|vergaß|vergess|verspät|verletz|verwechsel)\p{L}*|schaden|zu spät|besser\p{L}*|aufforderung\p{L}*|nicht zuletzt|nicht selten|fehler|nachlässig\p{L}*|(?:arbeits)?unf[aä]ll\p{L}*|jemand etwas vor|klagen?|beschwerden?|beanstandung\p{L}*|zweifel|mühe|schwierigkeit\p{L}*|probleme?|grenzen|anlass|grund|zunächst|anfangs|(?:bei|vor) (?:ihrem|seinem) (?:eintritt|antritt|einstieg)|zuvor|früher|bis(?:her| dahin| (?:ende |anfang |mitte )?(?:19|20)\d\d)|begann|über(?:schr[ie]tt?|zog)\p{L}*|obwohl|obgleich|gern|freiwillig|künftig|ursprünglich|eigentlich|vertretung|während der einarbeitung|bevor|ehe|mehr(?= als))(?!\p{L})`;
/** „mit nie nachlassendem Schwung“, „nie müde werdend“: denied is the word behind, and the trait is praised. */
const ofTrait = late.giu`(?<!\p{L})(?:nicht|nie|niemals|kaum|keinesfalls|keineswegs|zu keiner zeit) (?:(?:zu |müde |enden )?\p{L}{2,}(?:end|bar)(?:e[mnrs]?(?!\p{L})|(?=[,;.]|$))|(?:gekannt|erlebt|gesehen|alltäglich)e[mnrs]?(?!\p{L})|müde(?!\p{L}))`;
const concession = late.iu`^(?:\s*(?:auch wenn|wenngleich|wenn auch)(?!\p{L}))`;

/** Nouns that say nothing of the field. */
const general = late.u`^(?:nicht$|ausgenommen$|aufgab|arbeit(?!er)|tätigk|bereich|zuständigk|verantwort|haus(?:e|es)?$|unternehm|betrieb(?:e|es|s)?$|firma|kanzlei|praxis$|frau|herrn?$|hand$|händ|dienst(?:e|en|es)?$|funktion|rolle|posten|pflicht|teil|team|kolleg|meister|chef|(?:\p{L}+)?leiter|(?:\p{L}+)?leiterin|vorgesetzt|partner|mitarbeit|führung|einsatz$|ausbildung|person(?:en)?$|beruf$|fall$|weise$|dauer$|anfang$|ende$|position|stelle|vertrag$|(?:zeit|jahr|tag|woche|monat|mal)(?:e|en|n|s|es|raum)?$|auch|nach|unter|direktion|geschäftsführung|(?:\p{L}+)?leitung$(?<!^leitung)|nachfolger|(?:\p{L}+)?vorsteher|konzipient|anw[aä]lt|berührung|kontakt|umgang|hinsicht|regel$)`;

/** What a letter says somebody did not do, and tells elsewhere that she did. */
export const findDenied: Finder = (letter) => {
  const own = letter.units.flatMap((unit, at): Candidate[] => {
    const part = letter.parts[at] ?? '';
    if (unit.zone !== 'body' || part === 'closing') return [];
    const denied = quick.test(unit) ? deniedIn(letter, unit, at) : [];
    return denied.length > 0 || part === 'performance' ? denied : outsourced(letter, unit, at);
  });
  return [...own, ...findExcluded(letter, own)];
};

/** „liegt bei einem externen Steuerbüro“, „den Ärztinnen vorbehalten“, „durfte sie nicht ausführen“: not the person's work. */
const outside = searchOf(
  late.iu`(?<!\p{L})(?:außer haus|(?:bei|beim|von|an|durch) (?:(?:einem|einer|ein|eine|dem|der|das) )?(?:\p{Ll}+ )?(?:externe[nrms]? |fremde[nrms]? |eigenen )?(?:\p{L}*(?:steuer|reise|übersetzungs|ingenieur|lohn)büro|\p{L}*agentur|\p{L}*dienstleister|fremdfirma|rechenzentrum|fahrergruppe)|(?:von|durch) (?:eine[mnr]?|unsere[mnr]?|de[mnr]|das) (?:\p{Ll}+ )?\p{L}*(?:firma|fachbetrieb|kanzlei|steuerberater(?:in)?|wirtschaftsprüfer(?:in)?|dienstleister|büro|zentrale) (?:erstellt|ausgeführt|erledigt|übernommen|durchgeführt|aufgestellt|geführt|bearbeitet|vorgenommen|gemacht)|den \p{L}+(?:innen|en|ern) vorbehalten|sache (?:der|des) \p{L}+|extern (?:vergeben|erledigt|geplant)|ausgelagert|(?:damit |mit [^.;,]{3,60} )(?:nicht|nie) (?:befasst|betraut)|nicht (?:befasst|betraut)|durfte (?:sie|er|frau \p{L}+|herr \p{L}+) (?:[^.;,]{0,20})nicht|(?:zählte|zählten|gehörte|gehörten) nicht (?:zu|dazu)|nicht dazu gehörte|keinen zugriff)(?!\p{L})`,
);
/** What the person had to do with it all the same, and other times. */
const stillHers = late.iu`(?<!\p{L})(?:gemeinsam|zusammen|steuerte|koordinier\p{L}*|überwach\p{L}*|betreute (?:sie|er)|zunächst|bis (?:zum|20)|seit 20|abstimm\p{L}*|ansprechpartner\p{L}*|schnittstelle|prüfte)(?!\p{L})`;
/** A part of the kind only, that others do: the rest may be hers. */
const partOnly = late.iu`(?<!\p{L})(?:größere|umfangreiche|schwierige|komplexe|besondere|einzelne|spezielle|bestimmte|aufwändige|aufwendige|einige|teil\p{L}*|in der regel|meist\p{L}*|überwiegend|zum teil)[nrs]?(?!\p{L})`;
/** She helped with it, or got it ready for those who do it. */
const servesIt = late.iu`(?<!\p{L})(?:(?:zu|vor)arbeit\p{L}*|(?:zu|an|ge)?liefer\p{L}*|vor(?:zu)?bereit\p{L}*|unterlag\p{L}*|unterstütz\p{L}*|half|\p{L}*hilf\p{L}*|vertr[ea]t\p{L}*|abstimm\p{L}*|stimmte|koordin\p{L}*|termin\p{L}*|begleit\p{L}*|beauftrag\p{L}*|zusammenarbeit)(?!\p{L})`;
/** Traits that are made of words of work: „Einsatzbereitschaft“. */
const traitNoun = /bereitschaft|^zufriedenheit|^vorgesetzt|^leistung|^ergebnis|^arbeitsergebnis/u;
const praised = /fehlerfrei|stets|immer|jederzeit|vorbildlich|hervorragend|tadellos/iu;
const wholly = late.iu`(?<!\p{L})(?:vollständig|komplett|ausschließlich|allein|ganz)(?!\p{L})`;
const leastShared = 6;

/** The work that others do, told elsewhere as the person's own. */
function outsourced(letter: LetterContext, unit: Unit, at: number): Candidate[] {
  const match = outside.exec(unit);
  if (match === null || stillHers.test(unit.flat) || partOnly.test(unit.flat)) return [];
  const names = [letter.facts.first_name, letter.facts.last_name].map((name) => name?.toLowerCase());
  const said = partAround(unit.flat, match.index);
  const fieldsIn = (text: string): string[] =>
    (text.match(/(?<!\p{L})\p{Lu}[\p{L}-]{4,}/gu) ?? [])
      .map(fieldOf)
      .filter((noun) => !general.test(noun) && !notField.test(noun) && !names.includes(noun));
  // „Elektroarbeiten an festen Anlagen“ denies no work with plant.
  const heads = fieldsIn(said.replaceAll(placeOf, '$<head>'));
  const fields = heads.length > 0 ? heads : fieldsIn(said);
  if (fields.length === 0) return [];
  const told = letter.units.find((one, i) => {
    const { graded = false, grade = 9, part } = letter.sentences[i] ?? {};
    if (i === at || one.zone !== 'body' || part === 'closing' || part === 'company') return false;
    if (servesIt.test(one.flat)) return false;
    const isTask = part === 'tasks' && wholly.test(unit.flat);
    if (!isTask && !(graded && grade <= 2.6) && !(part === 'performance' && praised.test(one.flat)))
      return false;
    const own = (one.flat.match(/\p{Lu}[\p{L}-]{4,}/gu) ?? [])
      .map(fieldOf)
      .filter((noun) => !traitNoun.test(noun));
    return fields.some((field) => own.some((noun) => shares(field, noun, isTask ? 10 : leastShared)));
  });
  return told === undefined ? [] : [byRule(letter, rule, { at: told.start > unit.start ? told : unit })];
}

/** „Elektroarbeiten“: that it is work tells nothing of the field. */
const fieldOf = (noun: string): string => noun.toLowerCase().replace(/(?<=\p{L}{4})arbeiten?$/u, '');
const placeOf = late.gu`(?<head>\p{Lu}[\p{L}-]{4,}) (?:an|in|im|am|auf|bei|beim) (?:(?:de[nmr]|unseren?|festen?|\p{Ll}+en) ){0,2}\p{Lu}[\p{L}-]{3,}`;
/** What stands between two semicolons. */
function partAround(flat: string, at: number): string {
  const end = flat.indexOf(';', at);
  return flat.slice(flat.lastIndexOf(';', at) + 1, end < 0 ? undefined : end);
}

const notField =
  /^(?:steuerbüro|reisebüro|übersetzungsbüro|agentur|dienstleister|fremdfirma|rechenzentrum|fahrergruppe|leitung|sekretariat|praktikant|ärzt|meister|kolleg|haus|bereich|zugriff|gründung|kundin|kunden|ambulanz|entwicklung$|unsere|nicht|diese|durch|auftrag|fach(?:firma|betrieb))/u;

const period = /^(?:jahres|halbjahres|quartals|monats|wochen|tages)/u;
/** Whether two words have a run of letters in common: „Datensicherung“ and „Sicherung“. */
function shares(a: string, b: string, least: number): boolean {
  // „Jahresabschluss“ and „Monatsabschluss“ are two.
  const [one, other] = [period.exec(a)?.[0], period.exec(b)?.[0]];
  if (one !== undefined && other !== undefined && one !== other) return false;
  const length = Math.min(least, a.length, b.length);
  if (length < 5) return false;
  for (let at = 0; at + length <= a.length; at += 1) if (b.includes(a.slice(at, at + length))) return true;
  return false;
}

function deniedIn(letter: LetterContext, unit: Unit, at: number): Candidate[] {
  const live = sifted.filter(
    ({ mayHold, pattern }) =>
      mayHold(unit) && (pattern !== byOthers || (letter.parts[at] !== 'behavior' && alone.test(unit.flat))),
  );
  if (live.length === 0 || isOfOtherHands(unit)) return [];
  const clauses = allMatches(clausePattern, unit.flat);
  for (const [i, clause] of clauses.entries()) {
    const text = clause[0].replace(ofTrait, '');
    if (!live.some(({ pattern }) => pattern.test(text)) || (praise.test(text) && !concession.test(text)))
      continue;
    const relative = asRelative.test(text);
    // „An Mähdreschern, für die ein Kollege da war, hat er nie gearbeitet“: what it is about stands before the clause between.
    const around = !relative && rootsOf(text).length === 0 && asRelative.test(clauses[i - 1]?.[0] ?? '');
    const before = (relative ? clauses[i - 1]?.[0] : around ? clauses[i - 2]?.[0] : '') ?? '';
    const besides = clauses.flatMap((one, j) => (j === i || j === i - 1 ? [] : [one[0]]));
    const beside = [toldBeside(letter, at), ...besides, relative ? '' : (clauses[i - 1]?.[0] ?? '')];
    const told = signing.test(text) ? signedIn(beside) : beside.join('\n');
    if (!isTold(text, before, told, letter.profile.leader) || isOfEarlierPost(letter, unit)) continue;
    const start = clause.index + clause[0].search(/\S/u);
    const second = letter.units.find(
      (_, place) => place > at && isPraiseOf(letter, place, (flat) => isTold(text, before, flat, false)),
    );
    return [byRule(letter, rule, { at: second ?? spanOf(unit, start, clause.index + clause[0].length) })];
  }
  return [];
}

/** What comes second is what does not fit: the praise of the work that was denied. */
function isPraiseOf(
  { units, sentences, parts }: LetterContext,
  at: number,
  tells: (told: string) => boolean,
): boolean {
  const { graded = false, grade = 9 } = sentences[at] ?? {};
  return (
    (parts[at] === 'performance' || parts[at] === 'behavior') &&
    graded &&
    grade <= 2.6 &&
    tells(units[at]?.flat ?? '')
  );
}

const clausePattern = /[^,;:]+/gu;
const asRelative = late.u`^\s*(?:neben |mit |bei |zu )?(?:die|das|der|den|denen|deren|welche[rn]?)(?!\p{L} \p{Lu})(?!\p{L})`;

/** „Bei Engpässen half sie auch dort aus“: no contradiction to a duty that was not hers. */
const helpedOut = late.iu`(?<!\p{L})(?:half|aushalf|aus(?:zu)?helfen|ausgeholfen|vertretungsweise|zuarbeit\p{L}*|vorarbeiten)(?!\p{L})|unterlagen für|(?:lieferte|übergab|stellte|reichte)(?!\p{L})[^.;]{0,80} (?:für|zur verfügung|bereit|weiter)(?!\p{L})`;

/** „Rahmenverträge unterzeichnete allein der Einkaufsleiter“: who got them ready did not sign them. */
const signing = late.iu`(?<!\p{L})(?:entscheidung(?:en)?|unterzeichn\p{L}*|unterschr\p{L}*|gegengezeichnet|(?:gegen)?zeichnete?n?|zeichnungs\p{L}*|genehmig\p{L}*|(?:gab|gaben) [^.;]* frei|freigegeben|freigaben?|freizugeben)(?!\p{L})`;
const signed = late.iu`entscheidung|entschied|unterzeichn|unterschr(?:ie|ei)b|zeichnete|zeichnungs|gezeichnet|genehmig|freig[ea]b|frei(?:zu|ge)geben|(?<!\p{L})(?:gab|gaben) [^.;]* frei|abgeschlossen|abschluss|abschlüss|abschlie|(?<!\p{L})schl[io](?:e?ss|e?ß)`;
const readied = late.giu`unterschriftsreif|unterschriftsfertig|(?:zur|für die|vor der|bis zur) (?:unterschrift|unterzeichnung|genehmigung|freigabe)|(?<!\p{L})(?:legte|bereitete|reichte|arbeitete) [^.;]*? (?:vor|ein|aus|zu)(?!\p{L})|vorbereite|vorzubereiten|vorleg|vorbereitung`;
const signedIn = (told: readonly string[]): string =>
  told
    .flatMap((one) => one.split('\n'))
    .filter((one) => signed.test(one.replace(readied, ' ')))
    .join('\n');

/** What the letter tells of the person, without the sentence in question and what is said of the firm. */
function toldBeside(letter: LetterContext, without: number): string {
  return letter.units
    .flatMap(({ flat, zone }, at) =>
      zone === 'body' &&
      at !== without &&
      letter.parts[at] !== 'company' &&
      letter.parts[at] !== 'closing' &&
      !helpedOut.test(flat)
        ? [flat]
        : [],
    )
    .join('\n');
}

const leading =
  /personal(?:verantwortung|führung)|führungs(?:verantwortung|aufgabe|funktion)|leitungs(?:verantwortung|aufgabe|funktion)|mitarbeiterführung/iu;
const leadsStaff =
  /unterst(?:ellt|anden|ehen)|disziplinar|vorgesetzte[nr]? (?:geschätzt|von)|(?:führte|leitete|führt|leitet|führung|leitung)[^.;]{0,60}(?:mitarbeit|beschäftigt|team|leute|gesellen|angestellt)/iu;
const ownLead = /bereits ohne|auch ohne|obwohl/iu;

/** „Die Entscheidung über jede Bestellung lag beim Leiter“: who ordered did not decide. */
const decided = late.u`(?<word>(?:Entscheidung|Genehmigung|Freigabe|Bewilligung)(?:en)?) (?:über|für|von|zu|zur|zum|de[rs]) (?:\p{Ll}+ )*\p{Lu}[\p{L}-]+(?: (?:und|oder) (?:\p{Ll}+ )*\p{Lu}[\p{L}-]+)?`;

function isTold(clause: string, before: string, told: string, led: boolean): boolean {
  // The person's own name stands everywhere.
  const denied =
    `${lastNoun(before)} ${clause.replace(done, (_, verb: string) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`)}`
      .replaceAll(/(?:Frau|Herrn?) (?:Dr\. )?(?:\p{Ll}+ )?[\p{L}-]+/gu, ' ')
      .replace(/(?:allein|ausschließlich|nur|stets|immer) (?:die|der) Leitung/u, ' ')
      .replace(decided, '$<word>');
  // Who leads is told by many words.
  if (leading.test(denied) && !ownLead.test(clause)) return led && leadsStaff.test(told);
  if (taskFields.some(({ words, told: other }) => words.test(denied) && (other ?? words).test(told)))
    return true;
  const lower = told.toLowerCase();
  const nouns = rootsOf(denied);
  return nouns.length > 0 && nouns.length <= 4 && nouns.every((root) => tells(lower, root));
}

/** „Geschweißt hat er nie“ denies the welding. */
const done = late.u`^\s*Ge(\p{Ll}{4,})t(?= (?:hat|haben|wurde|wird|war)(?!\p{L}))`;

/** Short roots at the beginning of a word only: „Wort“ is no part of „Verantwortung“. */
const tells = (lower: string, root: string): boolean =>
  root.length > 4 ? lower.includes(root) || tellsInTwo(lower, root) : startsWord(lower, root);

const startsWord = (lower: string, root: string): boolean =>
  lateRegExp(`(?<!\\p{L})${root}`, 'u').test(lower);

/** „Pflegedokumentation“ is told by „Dokumentation der Pflege“. */
function tellsInTwo(lower: string, root: string): boolean {
  for (let at = 4; at <= root.length - 6; at += 1)
    if (
      lower.includes(root.slice(at)) &&
      startsWord(lower, root.slice(at)) &&
      lower.includes(root.slice(0, at))
    )
      return true;
  return false;
}

const lastNoun = (clause: string): string => clause.match(/\p{Lu}[\p{L}-]+/gu)?.at(-1) ?? '';

/** Roots of the nouns that name a field; „Leitung“ is told by „leitete“ as well. */
function rootsOf(clause: string): string[] {
  const nouns = clause.match(/(?<!\p{L})(?:\p{Lu}[\p{L}-]{3,}|\p{Lu}{2,3}(?!\p{L}))/gu) ?? [];
  return nouns
    .map((noun) => noun.toLowerCase().replace(/(?<=\p{L}{4})kontakte?$/u, ''))
    .filter((noun) => !general.test(noun) || /^(?:führungs|personal)/u.test(noun))
    .map((noun) => stem(noun.replace(/ungs?(?:en)?$/u, '')))
    .filter((root) => root.length >= 3);
}
