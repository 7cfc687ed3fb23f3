import { daysBetween } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { type Search, searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { retiredAndHired } from './retired-and-hired.ts';
import { datesOf } from './unit-dates.ts';
import type { Unit } from './units.ts';

/** The point of a date ends no sentence: „der von uns am 29. Juli ausgesprochenen Kündigung“. */
const acrossDates = ({ source, flags }: RegExp): RegExp =>
  lateRegExp(source.replaceAll('[^.;]', String.raw`(?:[^.;]|(?<=\d)\.)`), flags);

const ownWish = searchOf(
  late.iu`auf wunsch von (?:frau|herrn) |wunsch nach (?:beendigung|auflösung|aufhebung)|auf (?:(?:ihren|seinen) )?(?:(?:ganz )?eigenen |ausdrücklichen |persönlichen )?wunsch(?!\p{L})|(?:kündigte|hat|löste)(?!\p{L})[^.;]{0,40} (?:von sich aus|selbst)(?! (?:in|den|die|das))[^.;]{0,30}(?:gekündigt|verlassen|beendet|auf)|eigenkündigung|eigene[nr]? kündigung|von sich aus (?:zu )?(?:verlassen|verlässt|gehen|geht|ausscheiden|auszuscheiden|ausscheidet|ausgeschieden|gegangen)|(?:geht|verlässt|verließ|scheidet|schied)(?!\p{L})[^.;]{0,40}, (?:weil (?:sie|er) sich|um sich) [^.;]{0,50}selbst(?:st)?ändig|um (?:die )?(?:auflösung|aufhebung) (?:ihre|seine)s vertrag(?:e?s)? (?:zu bitten|gebeten)|aus freien stücken|aus (?:ganz )?eigene[mnr] (?:freien )?(?:entschluss|antrieb|entscheidung|willen|stücken)|auf (?:eigenes betreiben|eigene (?:initiative|veranlassung))`,
);
const person = '(?:sie|er|frau [\\p{L}-]+|herr [\\p{L}-]+)';
const whose = '(?:(?:ihr|sein)(?:e[nmrs]?)?|von frau \\p{L}+|von herrn \\p{L}+)';
/** „seinen Entschluss, unser Haus zu verlassen“, „die Kündigung, die uns Frau Kern überreichte“: the step is the person's. */
const ownStep = searchOf(
  acrossDates(
    lateRegExp(
      `(?<!\\p{L})(?:${whose} (?:\\p{Ll}+ )?(?:entschluss|entscheidung|schritt|kündigung|kündigungsschreiben)|(?:den|dem|der|die) (?:entschluss|entscheidung|schritt|kündigung) (?:von|unserer?|unseres)(?! (?:seite|haus))|kündigung, die (?:uns|mir|sie|er)(?!\\p{L})|(?:ging|geht) (?:allein |ausschließlich )?von (?:ihr|ihm|frau \\p{L}+|herrn \\p{L}+) aus|(?:ihre|seine)[nmr]? (?:wunsch|wünschen) nach|hätten? (?:wir |ich )?(?:sie|ihn) (?:\\p{Ll}+ ){0,3}(?:gehalten|behalten)|(?:von sich aus|selbst|aus eigenem \\p{L}+)(?: \\p{Ll}+)? (?:gekündigt|kündigte|gelöst|aufgelöst|aufgegeben|beendet)|${person} (?:[\\p{L}-]+ ){0,6}(?:gekündigt (?:hat|hatte)|kündigte)|${person} (?:hat|hatte) (?:[^.;]{0,60} )?gekündigt(?! w[ou]rden?)|kündigte ${person}|(?:${person} reichte|reichte ${person})(?!\\p{L})[^.;]{0,40}kündigung(?: \\p{Ll}+)? ein|eigenkündigung|(?:sich ${person}|${person} sich) (?:[^.;]{0,40} )?(?:entschlossen|entschieden)(?!\\p{L})(?:(?!nicht|mitzu|umzu)[^.;]){0,60}(?:verlassen|veränder\\p{L}*|kündigen|wechseln|orientieren))(?!\\p{L})`,
      'iu',
    ),
  ),
);
/** What the employer cannot say of a step of its own. */
const ofOthersStep =
  /angebot|verlänger|übernahme|bewerb|eltern|studi|selbst(?:st)?ändig zu|beruflichen? (?:erfolg|weg)/iu;
const post =
  '(?:stelle|position|arbeitsplatz|funktion|posten|dienstposten|planstelle|aufgabenbereich|abteilung)';
/** „seine Stelle nicht erhalten“: what the house could not do is why it had to part. */
const held = `(?:ihre|seine|die|den|ihren|seinen) ${post}(?!\\p{L})[^.;]{0,60} nicht (?:\\p{Ll}+ )?(?:(?:er|bei|aufrechter)?halten|fortführen|weiterführen|sichern)`;
const notHeld = lateRegExp(
  `(?<!\\p{L})${held} (?:konnten?|können|ließ)(?!\\p{L})|(?:konnten?|können|ließ) (?:wir |ich |sich )?${held}(?=[.,]|$| und)`,
  'iu',
);
/** What ends the employment without a wish of the person's own, so plainly that it does not go together with one. */
const forced: readonly Search[] = [
  late.iu`(?:wir|ich|leitung|geschäftsführung|firma)(?!\p{L})[^.;]{0,60} kündigung (?:ausgesprochen|erklärt|überreicht|übergeben|zugestellt|ausgehändigt)(?!\p{L})|kündigung(?!\p{L})[^.;]{0,20} (?:sprachen|erklärten|überreichten|übergaben|sprach|erklärte) (?:wir|ich)(?!\p{L})`,
  late.iu`betriebsbedingt|(?<!un)befristete \p{L}*(?:verhältnis|vertrag)(?!\p{L})[^.;]{0,30} (?:endete?|läuft)(?!\p{L})|stellenabbau|personalabbau|(?<!vor )(?:mit|nach|durch|wegen|infolge|bei|zum|der) (?:dem |den |der |des )?(?:ablauf|ende|auslaufen)? ?(?:der |des |ihre[rs] |seine[rs] )?(?:\p{Ll}+ )?(?:befristung|befristeten (?:arbeits)?(?:vertrag|verhältnis)\p{L}*|zeitvertrag\p{L}*)|fristablauf|insolvenz(?:verfahren|antrag|eröffnung)?s?(?!\p{L})(?! (?:de[sr]|eine[sr]|unsere[sr]) (?:\p{L}+ )?\p{L}*(?:lieferant|kund|mieter|bauherr|spedi|hersteller|auftraggeb|dienstleist|partner|händler|träger|bauunternehm))|(?:läuft|lief)(?!\p{L})[^;]{0,30}vertrag(?!\p{L})[^;]{0,60} aus(?!\p{L})|vertrag(?!\p{L})[^;]{0,60} (?:läuft|lief)(?!\p{L})[^;]{0,50} aus(?!\p{L})`,
  lateRegExp(
    `(?:wegfall|streichung|abbau|verlagerung) (?:ihrer|seiner|der|des|ihres|seines) ${post}|${post}(?!\\p{L})[^.;]{0,70}(?:weggefallen|wegfiel|wegfällt|wegfallen|entfiel|entfällt|entfallen|gestrichen|streichen|einsparen|eingespart|abbauen|abgebaut|(?:fällt|fiel)(?!\\p{L})[^.;]{0,40} weg)`,
    'iu',
  ),
  // Replaced by somebody whom the employer chose.
  lateRegExp(
    `(?:da|weil|nachdem|indem)(?!\\p{L})[^.;]{0,50}${post}(?!\\p{L})[^.;]{0,60}(?:neu|anderweitig|anders|intern|extern)\\p{L}*[^.;]{0,20}besetz|abberuf|(?:da|weil|nachdem) (?:wir|man)[^.;]{0,60}(?:ersetzt|abgelöst|abgesetzt|entbunden)`,
    'iu',
  ),
  // Dismissal.
  late.iu`(?:kündigung|trennung|auflösung)(?!\p{L})[^.;]{0,40} (?:von uns|unsererseits|von unserer seite|durch (?:uns|das unternehmen|den arbeitgeber|die (?:geschäftsleitung|firma|kanzlei|geschäftsführung|praxis)|den betrieb|das haus))(?!\p{L})|(?<!\p{L})(?:haben|mussten|müssen)(?!\p{L})[^.;]{0,80}(?:gekündigt|kündigen|aufkündigen|entlassen|uns (?:von (?:ihm|ihr) )?(?:zu )?trennen)(?!\p{L})|(?<!\p{L})(?:kündigen|entlassen|trennen) (?:mussten?|müssen)(?!\p{L})|(?<!\p{L})(?:musste|mußte)[^.;]{0,60} (?:gekündigt|kündigen|entlassen)(?!\p{L})|(?<!\p{L})(?:wir|ich) (?:kündigten|kündigte|trennten uns|trennen uns(?! (?:nur |sehr )?(?:ungern|schweren))|haben uns von [^.;]{3,70} getrennt|entließen)(?!\p{L})(?![^.;]*einvernehm)|(?:mussten|müssen|haben) (?:wir|ich) [^.;]{0,20}\p{L}*(?:verhältnis|vertrag)(?!\p{L})(?:[^.;]|(?<=\d)\.){0,60}(?:beenden|beendet|auflösen|aufgelöst|lösen)(?!\p{L})|(?:endet|endete|beendigung|endigt)(?!\p{L})[^.;]{0,60}(?:durch zeitablauf|von uns aus)|(?:beendigung|trennung|ende)(?!\p{L})[^.;]{0,20} von uns aus|ging [^.;]{0,40}(?:beendigung|trennung|kündigung)[^.;]{0,20} von uns aus|arbeitgeberseitig|fristlos|(?:nach|wegen|durch|infolge|aufgrund) unserer kündigung|auf (?:initiative|veranlassung|betreiben|wunsch) (?:der firma|des (?:unternehmens|arbeitgebers|hauses|betriebs)|der (?:geschäftsleitung|leitung|gesellschaft|kanzlei))|von uns [^.;]{0,40}(?:ausgesprochene[nr]?|erklärte[nr]?) (?:\p{L}+ )?kündigung|durch den arbeitgeber|(?:von|auf) unserer seite [^.;]{0,40}(?:beendet|gelöst|gekündigt)|auf unsere (?:initiative|veranlassung)|gezwungen, [^.;]{0,80}zu (?:beenden|kündigen|lösen)|(?:schritt|trennung|ende|entscheidung)(?!\p{L})[^.;]{0,30} von unserer seite(?: aus)?(?!\p{L})|(?:verhaltens|personen|krankheits)bedingte? kündigung|(?<!\p{L})(?:wurde|ist) (?:ihm|ihr|Frau \p{L}+|Herrn \p{L}+) [^.;]{0,30}gekündigt`,
  notHeld,
].map((one) => searchOf(acrossDates(one)));
/** What leaves room for a wish in the same sentence, but not as a second account of the end. */
const others = searchOf(
  late.iu`(?:im|in) (?:gegenseitige|beiderseitige)[mn] einvernehmen (?:\p{Ll}+ )?(?:beendet|auflös|aufgelöst|gelöst|aufgehoben|getrennt)|(?:aus|wegen) (?:(?:dringende|inner)[nr]? ?)?(?:betrieblich|organisatorisch|wirtschaftlich|strukturell)e[nr] gründe|still?legung|rationalisierung|(?:betriebs|geschäfts|praxis|standort)(?:aufgabe|schließung|verlagerung|verlegung|auflösung)|(?:auflösung|aufgabe|verlegung|verlagerung|zusammenlegung) (?:der|des|unser\p{L}*|ihre[rs]|seine[rs]) (?!\p{L}*(?:verhältnis|vertrag))\p{L}+|(?:abteilung|station|filiale|werk|werkstatt|standort|praxis|betrieb|niederlassung|geschäftsstelle|küche|büro|kanzlei|lager|gruppe)(?:e?s)?(?!\p{L})[^.;]{0,60}(?:geschlossen|schließen|schließt|aufgelöst|stillgelegt|verlegt|verlagert)(?!\p{L})|wegfall|weggefallen|neuordnung|umstrukturierung|restrukturierung|neuausrichtung|einstellung (?:des|der) |verkleinerung|durch befristung|zwing(?:t|en) uns(?!\p{L})|schließung|aufhebungsvertrag|aufhebung|auftragslage|auftragsmangel|auftragsrückgang\p{L}*|(?:geeinigt|verständigt|einig geworden)(?!\p{L})|(?<!best\p{L}* |best\p{L}* gegenseitig\p{L}* |best\p{L}* beiderseitig\p{L}* )einvernehm(?:en|lich)|(?<!best\p{L}* )einverständnis`,
);
const ends = searchOf(
  late.iu`(?<!\p{L})(?:(?:das|dem|vom|zum|am) ende (?:des|der|(?:seine|ihre)[sr]) \p{L}*(?:verhältnisses|beschäftigung|tätigkeit|anstellung)|endet|endete|beendet|beenden|beendigung|aufgelöst|gelöst|aufgehoben|verlässt|verließ|verlassen|scheidet|schied|trennung|trennen|trennten|gekündigt|ausgeschieden|(?:ihr|sein)e[mns]? ausscheiden|geht|(?:aufhebung|auflösung) (?:des|ihres|seines) (?:\p{L}*vertrag(?:e?s)?|\p{L}*verhältnisses)|aufhebungsvertrag\p{L}*)(?!\p{L})`,
);
/** What happened to the firm may be why somebody wished to leave, or why the firm regrets it. */
const linked = late.iu`(?<!\p{L})(?:obwohl|obgleich|trotz|daher|deshalb|daraufhin|infolge dessen|angeboten|angebot|anbieten|vor ablauf|vor ende|nicht|hätten?|lehnte|ablehnte|statt)(?!\p{L})`;

/** Outside the farewell „Stelle“ and „endet“ may tell of much: there the employment itself must be over, or about to be. */
const endsEmployment = searchOf(
  lateRegExp(
    `(?:arbeits|anstellungs|dienst|beschäftigungs|angestellten)(?:verhältnis|vertrag)\\p{L}*(?!\\p{L})[^;]{0,90}(?:endet|endete|beendet|aufgelöst|gelöst|aufgehoben|ausläuft|gekündigt)(?!\\p{L})|(?<!\\p{L})(?:endet|endete|beenden|lösen|lösten)(?!\\p{L})[^;]{0,60}(?:arbeits|anstellungs|dienst|beschäftigungs)(?:verhältnis|vertrag)|(?:ihre?|seine?)[mnr]? ${post}(?!\\p{L})[^.;]{0,70}(?:entfällt|entfiel|wegfällt|wegfiel|(?:fällt|fiel) [^.;]{0,30}weg)(?!\\p{L})|kündigen mussten|nach unserer kündigung|ihre kündigung (?:übergeben|überreicht|eingereicht)|(?<!\\p{L})(?:scheidet|schied)(?!\\p{L})[^;]{0,100} aus(?!\\p{L})|(?<!\\p{L})(?:verlässt|verließ)(?!\\p{L})[^;]{0,20} (?:uns|unser)`,
    'iu',
  ),
);
/** A post that ended before the one that is told of. */
const wentOn = late.iu`(?<!\p{L})(?:seither|seitdem|danach|anschließend|fortan|wechselte|wechselt|übernahm|übernimmt|versetzt|erneut|zunächst|damals|kolleg\p{L}+)(?!\p{L})`;

const isForced = (unit: Unit): boolean => forced.some((search) => search.test(unit));

/** Sentences of the farewell that name two reasons: of the person's own wish, and of the firm's. */
export const findTwoReasons: Finder = (letter): Candidate[] => {
  if (letter.type === 'zwischenzeugnis') return [];
  const units = unitsOf(letter, 'introduction', 'closing');
  return [
    ...twoReasons(letter, units),
    ...advised(letter, units),
    ...notKept(letter, units),
    ...retiredAndHired(letter),
  ].slice(0, 1);
};

/** „…, deshalb mussten wir ihr kündigen“: where the sentence itself gives the reason of the firm, the word points nowhere else. */
const pointsWithin = late.giu`(?<=^(?:da|weil|nachdem)(?!\p{L})[^;]{0,120}|,[^;]{0,120})(?<!(?<!\p{L})(?:sie|er|frau|herr)(?!\p{L})[^;]*)(?<!\p{L})(?:daher|deshalb|daraufhin)(?!\p{L})`;
/** „Da … nicht …, mussten wir ihr kündigen“: what stands before is why, the notice itself is plain. */
const whyDismissed = late.iu`^(?:da|weil|nachdem)(?!\p{L})(?! (?:sie|er|frau|herr)(?!\p{L}))[^;]*, (?=(?:mussten|müssen|haben|sahen|waren) wir(?!\p{L})[^;]*(?:kündig|künden|entlassen|trennen|gezwungen))`;

/** Behind a semicolon another statement begins. */
const isTold = (unit: Unit): boolean =>
  unit.zone === 'body' &&
  !linked.test(tellingPart(unit.flat.split(/;|, (?:weil|da) (?:wir|d[eia]|unser)/u)[0] ?? unit.flat));

const tellingPart = (flat: string): string =>
  flat.replace(whyDismissed, '').replace(notHeld, ' ').replaceAll(pointsWithin, ' ');

function twoReasons(letter: LetterContext, units: readonly Unit[]): Candidate[] {
  if (!mayStand(letter, ownWish, ownStep)) return [];
  const wishes = [
    ...units.filter((unit) => ownWish.test(unit) && ends.test(unit)),
    ...elsewhere(letter).filter((unit) => ownWish.test(unit) || isOwnStep(unit)),
    ...[...units, ...lastOf(letter)].filter(isOwnStep),
  ];
  if (wishes.length === 0) return [];
  const inOne = wishes.find((unit) => isForced(unit) && isTold(unit));
  if (inOne !== undefined) {
    const match = firstOf(inOne);
    const at = match === null ? inOne : spanOf(inOne, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('two-reasons'), { at })];
  }
  if (!wishes.some((unit) => !others.test(unit) && (isTold(unit) || isOwnStep(unit)))) return [];
  const other = [...units, ...lastOf(letter)].find(
    (unit) => isOther(unit) && !wishes.includes(unit) && (isForced(unit) || ends.test(unit)),
  );
  const [wish] = wishes;
  // What comes second is what does not fit.
  if (other !== undefined)
    return [
      byRule(letter, letterRule('two-reasons'), {
        at: wish !== undefined && wish.start > other.start ? wish : other,
      }),
    ];
  const earlier =
    elsewhere(letter).find((unit) => isOther(unit) && !wentOn.test(unit.flat)) ??
    letter.units.find((unit) => isEndOfHouse(letter, unit) && !wishes.includes(unit)) ??
    unitsOf(letter, 'introduction', 'company', 'tasks').find(
      (unit) =>
        !linked.test(unit.flat) &&
        ((ranOut.test(unit) && !wentOn.test(unit.flat)) ||
          (/kündig/iu.test(wish?.flat ?? '') && lastedItsTerm(letter, unit))),
    );
  if (earlier === undefined || wish === undefined) return [];
  // What comes second is what does not fit.
  return [byRule(letter, letterRule('two-reasons'), { at: earlier.start > wish.start ? earlier : wish })];
}

/** „Sein Vertrag war befristet und endete mit Ablauf dieser Frist.“ */
const ranOut = searchOf(
  late.iu`(?<!un)befrist\p{L}*(?!\p{L})[^;]{0,70} (?:endete?|lief|läuft)(?!\p{L})[^;]{0,40}(?:ablauf|frist(?!\p{L})|(?<!\p{L})aus(?=[.,])|vereinbarungsgemäß|planmäßig)`,
);

const limitedTo = searchOf(
  late.iu`(?:auf|für) (?<count>ein(?:e|en)?|zwei|drei|vier|fünf|sechs|\d{1,2}) (?<unit>jahr|monat)\p{L}* befristet|befristet(?:e[nrs]?)? [^.;]{0,30}(?:auf|für) (?<times>ein(?:e|en)?|zwei|drei|vier|fünf|sechs|\d{1,2}) (?<of>jahr|monat)`,
);
const inWords = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
/** „auf zwei Jahre befristet“, and it lasted two years to the day: nobody had to give notice. */
function lastedItsTerm({ facts: { begin, end } }: LetterContext, unit: Unit): boolean {
  const { count, unit: one, times = count, of = one } = limitedTo.exec(unit)?.groups ?? {};
  if (begin === null || end === null || times === undefined || /unbefristet/iu.test(unit.flat)) return false;
  const many = Math.max(Number.parseInt(times, 10) || 0, inWords.indexOf(times.replace(/^eine?n?$/u, 'ein')));
  const months = many * (of?.toLowerCase() === 'jahr' ? 12 : 1);
  return months > 0 && Math.abs(daysBetween(begin, end) - months * 30.44) <= 3;
}

const house =
  '(?:das|die|unsere?|meine?|den|der (?=\\p{L}*(?:betrieb|laden|standort))) \\p{L}*(?:betrieb|unternehmen|firma|werk|werkstatt|praxis|kanzlei|filiale|niederlassung|laden|geschäft|haus|hotel|standort|gesellschaft|einrichtung)(?!\\p{L})';
/** „in unserem Haus endet“ speaks of somebody within it. */
const within = '(?<!(?:in|aus|bei|für|von|an|mit|durch|auf|verlässt|verließ) )';
const houseCloses = searchOf(
  lateRegExp(
    `(?<!\\p{L})${within}${house}[^;]{0,60} (?:geschlossen|schließt|schließen|aufgelöst|stillgelegt|aufgegeben|eingestellt|endet)(?!\\p{L})|(?:schließt|endet) ${house}|(?:schließen|schlossen|geben|gaben|stellen|stellten|lösen) (?:wir|ich) [^;]{0,50}${house}`,
    'iu',
  ),
);
/** Everybody has to go. */
const allDismissed = searchOf(
  late.iu`(?:alle[nr]?|sämtliche[nr]?|gesamte[nr]?|ganze[nr]?) (?:\p{Ll}+ )?(?:mitarbeit|beschäftigt|angestellt|belegschaft|arbeitsverhältnis|arbeitsplätz|stellen(?!\p{L})|kolleg|team(?!\p{L}))\p{L}*[^;]{0,60}(?:kündigen|gekündigt|kündigung|entfallen|entlassen)(?!\p{L})`,
);

/** The house itself closes on the day on which the employment ends, or everybody is given notice on it. */
function isEndOfHouse({ facts }: LetterContext, unit: Unit): boolean {
  if (unit.zone !== 'body' || facts.end === null || ownWish.test(unit)) return false;
  return (
    (houseCloses.test(unit) || allDismissed.test(unit)) && datesOf(unit).some(({ iso }) => iso === facts.end)
  );
}

const isOwnStep = (unit: Unit): boolean =>
  ownStep.test(unit) && !isForced(unit) && !ofOthersStep.test(unit.flat);

/** A farewell is seldom longer; not all of it is read as the closing. */
const lastOf = ({ units }: LetterContext): readonly Unit[] =>
  units.filter(({ zone, kind }) => zone === 'body' && kind === 'sentence').slice(-6);

/** Told of the firm, not of the person, without any tie to a wish. */
const isOther = (unit: Unit): boolean =>
  (isForced(unit) || others.test(unit)) && !ownWish.test(unit) && isTold(unit);

/** Sentences outside of introduction and farewell on the end of the employment. */
const elsewhere = (letter: LetterContext): readonly Unit[] =>
  mayStand(letter, endsEmployment)
    ? unitsOf(letter, 'company', 'tasks', 'performance', 'summary', 'behavior').filter(
        (unit) => unit.kind === 'sentence' && endsEmployment.test(unit),
      )
    : [];

const firstOf = (unit: Unit): RegExpExecArray | null =>
  forced.reduce<RegExpExecArray | null>((found, search) => found ?? search.exec(unit), null);

const advice = searchOf(
  late.iu`(?:entschluss|entscheid|entscheidung|schritt|weggang|fortgang|wechsel|ausscheiden|kündigung|abschied|trennung|neuorientierung|rückzug)(?!\p{L})[^.;]{0,80}(?:nahegelegt|nahe gelegt|nahelegten|ans herz gelegt|angeraten|geraten haben|geraten hatten|gedrängt|aufgefordert|angeregt haben|angeregt hatten|gewünscht haben|gewünscht hatten|veranlasst haben|veranlasst hatten|herbeigeführt)(?!\p{L})|(?:nahegelegt|nahe gelegt|geraten|gedrängt|aufgefordert|gebeten)(?!\p{L})[^.;]{0,60}(?:zu gehen|sich (?:\p{Ll}+ )?(?:umzusehen|umzuorientieren|zu verändern|zu orientieren)|zu kündigen|auszuscheiden|aufzugeben|zu suchen|zu verlassen)(?!\p{L})`,
);
const missed = searchOf(
  late.iu`bedau(?:er|re)|ungern|verlieren|verlust|auf (?:\p{L}+ )?eigenen wunsch|danken|schade`,
);

const byEmployer = late.iu`(?<!\p{L})(?:wir|ich|die (?:geschäftsleitung|geschäftsführung|firma|leitung)|unser\p{L}*)(?!\p{L})`;

/** Regret at a decision that the employer had urged. */
function advised(letter: LetterContext, units: readonly Unit[]): Candidate[] {
  if (!mayStand(letter, advice) || !units.some((unit) => missed.test(unit))) return [];
  return units.flatMap((unit) => {
    const match = unit.zone === 'body' ? advice.exec(unit) : null;
    if (match === null || linked.test(unit.flat)) return [];
    const end = match.index + match[0].length;
    if (!byEmployer.test(unit.flat.slice(Math.max(0, match.index - 40), end))) return [];
    const at = spanOf(unit, match.index, end);
    return [byRule(letter, letterRule('advised-to-leave'), { at })];
  });
}

const notOffered = searchOf(
  late.iu`(?:nicht|keine[nr]?)(?!\p{L})[^.;,]{0,60}(?:übernehmen|weiterbeschäftigen|anbieten|übernommen werden|weiterbeschäftigt werden)(?: konnten?| können)?(?!\p{L})|(?:übernahme|weiterbeschäftigung|festanstellung|verlängerung|entfristung)(?!\p{L})[^.;]{0,60}(?:nicht möglich|ausgeschlossen|kam nicht)(?!\p{L})|(?:vertrag|verhältnis|befristung|beschäftigung|anstellung|stelle)(?:s|es)?(?!\p{L})[^;]{0,110} nicht (?:\p{Ll}+ )?(?:verlänger|entfrist|fortgesetzt|fortgeführt|(?:weiter)?finanzier)\p{L}*|(?:nicht möglich|keine möglichkeit|nicht in der lage|außerstande)(?!\p{L})[^.;]{0,90}(?:zu verlängern|zu entfristen|zu übernehmen|(?:weiter(?:hin )?(?:zu ?)?|hinaus (?:zu )?)beschäftigen|(?:fort|weiter)zu(?:setzen|führen))(?!\p{L})|(?:entfristung|verlängerung|weiterbeschäftigung|übernahme|festanstellung)(?!\p{L})[^.;]{0,80}(?:nicht zu(?=[.,]|$)|nicht vorgesehen|(?:fehlen|fehlten|fehlte)(?!\p{L})|(?:fehlen|fehlten|fehlte) [^.;]{0,30}(?:mittel|stellen?|gelder))(?!\p{L})|(?:anschluss|folge)vertrag(?!\p{L})[^.;]{0,40} nicht(?!\p{L})[^.;]{0,30}(?:geben|anbieten|schließen)(?!\p{L})|kein(?:en)? (?:anschluss|folge)vertrag(?!\p{L})`,
);
const could = late.iu`(?<!\p{L})(?:konnten?|können|kann|möglich|möglichkeit|kam|ausgeschlossen|außerstande|in der lage|ließ(?:en)?|lässt|fehl\p{L}*|vorgesehen|haben wir)(?!\p{L})`;
/** What the person did or wished is why. */
const ofPerson = late.iu`(?<!\p{L})(?:(?:da|weil|nachdem) (?:sie|er|frau|herr)|(?:die|das|den) (?:sie|er) sich|wie (?:von|es|sie|er)|auf (?:ihre|seine)\p{L}* (?:bitte|wunsch))(?!\p{L})`;
/** The person's own choice, or an offer after all. */
const chosen = searchOf(
  late.iu`(?<!\p{L})(?:(?:verlässt|verließ|scheidet|schied|endete?)(?!\p{L})[^.;]{0,60})?auf (?:(?:ihren |seinen )?(?:ganz )?eigenen wunsch|wunsch von (?:frau|herrn))(?:(?<=(?:lässt|ließ|eidet|ied|endete?) .*)| (?:verlässt|scheidet|endet))|angebot(?!\p{L})[^.;]{0,80}(?:nicht angenommen|abgelehnt|ausgeschlagen|nahm[^.;]{0,20}nicht an)|(?<!\p{L})lehnte?[^.;]{0,60}(?:übernahme|angebot)[^.;]{0,20} ab(?!\p{L})`,
);
/** Where one follows from the other, or for a time. */
const follows = late.iu`(?<!\p{L})(?:daher|deshalb|daraufhin|infolgedessen|deswegen|somit|zunächst|damals|sofort|gleich|jedoch|allerdings|abteilung)(?!\p{L})`;

/** „Übernehmen konnten wir sie nicht“, and she goes of her own wish or has declined an offer. */
function notKept(letter: LetterContext, units: readonly Unit[]): Candidate[] {
  if (!mayStand(letter, notOffered) || !mayStand(letter, chosen)) return [];
  const refused = letter.units.find(
    (unit) =>
      unit.zone === 'body' &&
      notOffered.test(unit) &&
      could.test(unit.flat) &&
      !follows.test(unit.flat) &&
      !ofPerson.test(unit.flat) &&
      !chosen.test(unit),
  );
  if (refused === undefined) return [];
  const wished = units.find((unit) => chosen.test(unit) && !follows.test(unit.flat));
  if (wished === undefined) return [];
  return [byRule(letter, letterRule('two-reasons'), { at: refused.start > wished.start ? refused : wished })];
}
