import { late, lateRegExp } from '../german/late.ts';
import { numberPattern } from '../german/numbers.ts';
import { type Search, searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { interimEnds } from './interim-ends.ts';
import { isScene } from './interim-scene.ts';
import { oncePerLetter, unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const pastVerbs =
  'war(?:en)?|wurden?|hatten?|zeigten?|zeigte|bewies|besaß|verfügten?|verfügte|arbeitete|erledigte|erfüllte|übertraf|bewältigte|behielt|erzielte|überzeugte|führte|motivierte|genoss|verhielt|setzte|löste|ging|beherrschte|ergriff|identifizierte|fand(?:en)?|trat|begegnete|handelte|plante|erbrachte|verstand|wandte|wendete|bildete|nahm|erfasste|entsprach(?:en)?|leistete|delegierte|erreichte|meisterte|engagierte|dachte|blieb|fanden|schätzten|konnten?|kannte|wusste|hielt(?:en)?|brachte|übernahm|gewann|verband|erkannte|begriff|lernte|agierte|reagierte|überblickte|steigerte|verbesserte|gestaltete|organisierte|koordinierte|betreute|unterstützte|verantwortete|verwendete|half|stand|vertrat|beriet|traf|gab|trug|galt|wirkte|pflegte|lag(?:en)?|stellte|bearbeitete|dokumentierte|strukturierte|überraschte|begeisterte|glänzte|gelang(?:en)?|brillierte|fiel(?:en)?|lieferten?|verlief(?:en)?|geriet(?:en)?';
/** In small letters, or as the first word: „Veränderte Lagen“ are no verb. */
const past = lateRegExp(`(?<!\\p{L})(?:${pastVerbs})(?!\\p{L})`, 'u');
const pastFirst = lateRegExp(`^(?:${pastVerbs})(?!\\p{L})`, 'iu');
/** Any weak verb in the past beside its subject. */
const pastVerb = late.u`(?<!\p{L})\p{L}\p{Ll}{2,}te (?:er|sie|Frau|Herr)(?!\p{L})|(?<!\p{L})(?:[Ee]r|[Ss]ie|(?:Frau|Herr) \p{Lu}[\p{L}-]+) (?!heute|erste|letzte|gute|beste)\p{Ll}{3,}te(?!\p{L})`;
const present = late.iu`(?<!\p{L})(?:ist|sind|hat|haben|zeigt|beweist|besitzt|verfügt|arbeitet|erledigt(?! (?:hat|worden))|erfüllt|übertrifft|bewältigt|behält|erzielt|überzeugt|führt|motiviert(?= (?:sein|ihr|die|das|den))|genießt|verhält|setzt|löst|geht|beherrscht|ergreift|identifiziert sich|findet|tritt|begegnet|handelt|plant|erbringt|versteht|wendet|bildet|nimmt|erfasst|entspricht|leistet|delegiert|erreicht|meistert|engagiert sich|denkt|bleibt|schätzen|kann|kennt|weiß|hält|bringt|übernimmt|gewinnt|erkennt|begreift|lernt|agiert|reagiert|überblickt|gestaltet|(?:organisiert|koordiniert)(?= (?:er|sie|ihre?|seine?|die|das|den|der)(?!\p{L}))|betreut|unterstützt|vertritt|berät|trifft|gibt|trägt|gilt|wirkt|pflegt|liegt|liegen|läuft|laufen|lebt|dient|steht|genießen|schätzt|wird|werden)(?!\p{L})`;
const finished = late.iu`\b(?:19|20)\d\d\b|(?<!\p{L})(?:während|bei der einführung|seinerzeit|damals|bisher|zuvor|zunächst|im projekt|bis zum|nach dem)(?!\p{L})`;
/** „Alle neun Prüfungen gelangen“, „in 63 Versuchen“, „der letzten vier Jahre“: what was counted is done. */
const counted = lateRegExp(
  `(?<!\\p{L})(?:(?:alle[nr]?|sämtliche[nr]?|in|bei|von|aus|nach) (?:(?:de[nr]|ihren|seinen|bisher|rund|über|mehr als) )*(?!eine?[mnrs]? )${numberPattern} (?:\\p{Ll}+ )?(?!\\p{L}*(?:mitarbeit|kolleg|kund|patient|person|leute|kinder|team|schicht|abteilung|bereich|station|filial|standort|werk|sprache|länder|fäch|jahr|tag))\\p{L}{4,}|(?:letzten|vergangenen) (?:${numberPattern} )?(?:jahren?|monaten?|quartalen?))(?!\\p{L})`,
  'iu',
);
/** „In die neue Steuerung fand er sich nach einer Schulung hinein“: what happened once may be told as past. */
const happened = late.iu`(?<!\p{L})nach (?:\p{L}+ )?(?:\p{L}+ )?\p{L}*(?:schulung|lehrgang|einweisung|unterweisung|kurs|umstellung|umzug|wechsel|zusammenlegung|übernahme|rückkehr|ausfall)(?!\p{L})|(?<!\p{L})in (?:das|die|den|ein|eine|einen|unser|unsere|unseren) (?:neu|ander)\p{L}+ \p{L}+[^.;]{0,80}(?<!\p{L})(?:ein|hinein|zurecht|eingearbeitet)(?!\p{L})|(?<!\p{L})(?:bei|mit|seit|anlässlich|im zuge) (?:der|dem|des|einer|einem) (?:\p{L}+ )?\p{L}*(?:umstellung|umzug|umbau|zusammenlegung|ausfall|einführung|wechsel|inbetriebnahme|eröffnung|insolvenz|pandemie|projekt)\p{L}{0,2}(?!\p{L})|(?<!\p{L})(?:anfangs|zu beginn|kürzlich|zuletzt|erstmals|im vergangenen|im letzten|vor kurzem|innerhalb (?:von|weniger|kurzer)|binnen|in der einarbeitung|absolviert\p{L}*|erwarb|bestand(?= .{0,60}(?:prüfung|lehrgang)))(?!\p{L})|(?<!\p{L})(?:nahm|besuchte|legte|schloss)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:einem|einen|eine|einer|zwei|drei|vier|beiden?|mehrere[nr]?|\d+)(?!\p{L})`;
/** „Der Neubau der Brücke wurde unter ihrer Leitung vor dem Termin fertiggestellt“: one work, and it is done. */
const completed = late.iu`^(?:auch |selbst |zudem |so |ebenso )?(?:der|die|das|den|unser[en]*|mit (?:de[rm]|unser[enm]*)) (?!\p{L}*(?:aufgabe|arbeite?n?|tätigkeit|ergebniss?e?|leistung|anforderung|vorgabe|ziel|termin|belastung|situation)\p{L}* )[^.;]{4,}(?:(?<!\p{L})wurden?(?!\p{L})[^.;]*(?:fertiggestellt|fertig gestellt|abgeschlossen|vollendet|(?:wieder|neu)?eröffnet|eingeweiht|eingeführt|in betrieb genommen|übergeben|abgenommen|errichtet|saniert|umgebaut|umgestellt|ausgezeichnet|zertifiziert|freigegeben)|(?<!\p{L})(?:schloss|stellte|nahm|brachte|führte) [^.;]*(?<!\p{L})(?:ab|fertig|in betrieb|zum abschluss|zu ende|ins ziel))(?!\p{L})`;
/** What is told as a habit is no single event. */
const always = late.iu`(?<!\p{L})(?:stets|immer|jederzeit|regelmäßig|durchgehend|durchweg|durchgängig|ausnahmslos|meist|oft|häufig|gewöhnlich|in der regel)(?!\p{L})`;
const farewellRegret = searchOf(
  late.iu`bedau(?:er\p{L}*|re)[^.;]{0,60}(?:ausscheiden|weggang|fortgang|austritt|abschied|verlassen|verlässt|geht|entscheidung|verlust|verlieren)|(?:ausscheiden|weggang|fortgang|austritt|abschied)[^.;]{0,60}(?:bedau|verlust|schade|verlier|lücke|(?<!\p{L})leid(?!\p{L})|schwer|ungern)|verabschieden (?:wir )?(?:uns|sie|ihn)(?!\p{L})|(?<!\p{L})(?:nach (?:ihrem|seinem) (?:weggang|ausscheiden|austritt|abschied|fortgang)|weggang von uns|lebewohl|(?:ist|sind) nicht mehr bei uns|(?:zum|an (?:ihrem|seinem)) letzten (?:arbeits|dienst|werk)tag)(?!\p{L})|(?:werden|wird) (?:wir |ich )?(?:sie|ihn|uns|(?:frau|herrn?) [\p{L}-]+)(?!\p{L})[^.;]{0,40}(?:vermissen|fehlen)(?!\p{L})|(?:verlässt|scheidet|verlassen wird|ausscheidet)[^.;]{0,60}(?:unternehmen|uns|haus|aus|betrieb|bedau)|(?:unser|mein)\p{L}* \p{L}+ (?:verlässt|verlassen wird|verlassen hat)(?!\p{L})|(?:arbeits|anstellungs|dienst)?(?:vertrag|verhältnis)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:endet|ausläuft|auslaufen wird|enden wird)(?!\p{L})|(?:lassen|verlieren) (?:wir )?(?:sie|ihn|(?:Frau|Herrn) [\p{L}-]+|mit (?:ihr|ihm|(?:frau|herrn) [\p{L}-]+))[^.;]{0,40}(?:ungern|ziehen|gehen|kraft|mitarbeiter\p{L}*|fachkraft|kolleg\p{L}*)|(?:für )?(?:ihre|seine|eine|jede)[nm] (?:neuen|nächsten|künftigen|zukünftigen|anderen|weiteren) arbeitgeber`,
);
const farewellWishes = searchOf(
  late.iu`(?:für|auf) (?:ihre[mnr]?|seine[mnr]?|de[nm]|die)[^.;]{0,40}außerhalb (?:unser|des|der)[^.;]{0,60}(?:gute|erfolg|glück|wünschen?|beste)(?!\p{L})|(?:für|auf) (?:ihre[mnr]?|seine[mnr]?|de[nm]|die)[^.;]{0,30}(?:\p{L}*(?<!durch|hin|vor)weg|zukunft|laufbahn|wirkungskreis|wirkungsstätte|wirkungsfeld|(?:aufgabe|tätigkeit|stelle)[^.;]{0,20} (?:außerhalb|anderswo|andernorts))(?!\p{L})[^.;]{0,60}(?:alles (?:\p{L}+ )?gute|erfolg|glück|wünsche|beste)|(?:wünschen|wünsche)(?! uns)[^.;]{0,80}(?:zukunft|\p{L}*(?<!durch|hin|vor)weg|laufbahn)(?!\p{L})[^.;]{0,60}(?:gute|erfolg|glück|beste)|alles (?:\p{L}+ )?gute (?:für|auf) (?:ihre|seine|die|den)[^.;]{0,30}(?:zukunft|\p{L}*(?<!durch|hin|vor)weg)(?!\p{L})|wünsche(?!n)[^.;]{0,60}(?:begleit|auf|für)[^.;]{0,60}(?:(?:lebens|berufs|zukunfts)weg|laufbahn|(?:weitere|künftige|zukünftige|neue)[nrms]* (?:beruflichen |privaten )?weg)(?!\p{L})|alles (?:\p{L}+ )?gute[^.;!]{0,60}(?:an anderer stelle|andernorts|anderswo)|(?:hoff|wünsch|möge|sicher|überzeugt|zuversicht|gönnen|freu)\p{L}*[^.;]{0,80}(?:andernorts|anderswo|anderenorts|woanders|an (?:einem )?andere[rmn] (?:stelle|ort|platz|wirkungsstätte)|(?:bei|in) (?:einem|einer) ander\p{L}+ (?:arbeitgeber|unternehmen|haus|betrieb|firma)|außerhalb unser\p{L}+)[^.;]{0,60}|mit auf (?:den|ihren|seinen) (?:\p{L}+ )?(?:lebens|berufs)?weg`,
);
/** „… und wünschen ihr beruflich und persönlich alles Gute“: a farewell, unless the work goes on. */
const personalWishes = searchOf(
  late.iu`(?:wünschen|wünsche)(?! uns)[^.;]{0,80}(?:beruflich|persönlich|privat)\p{L}*(?!\p{L})[^.;]{0,60}(?:gute|erfolg|glück|beste)`,
);
const stillHere = late.iu`(?<!\p{L})(?:weiterhin|auch künftig|dafür|dabei|bei uns|in unser\p{L}+|gemeinsam\p{L}*|hier)(?!\p{L})`;
const elsewhere = late.iu`außerhalb|zukunft|laufbahn|anderswo|andernorts|(?<!\p{L})ander\p{L}+|wirkungs|lebensweg`;
/** A new post, or good wishes that name no aim at all: a farewell only where nobody looks forward to going on. */
const newPost = searchOf(
  late.iu`(?<!\p{L})(?:für|in|bei|an|auf|zu) (?:ihre[mnr]?|seine[mnr]?|de[nmr]|die|das|alle|alles) (?:\p{L}+ )?(?:(?:neu|künftig|zukünftig|nächst|weiter|kommend|bevorstehend|ander)\p{L}* (?:beruflich\p{L}* |privat\p{L}* |verantwortungsvoll\p{L}* )?(?:\p{L}*stelle|position|aufgaben?|tätigkeit(?:en)?|funktion|rolle|arbeitsplatz|arbeitgeber|herausforderung(?:en)?|arbeitsstelle|amt|arbeit|beruf\p{L}*|leben\p{L}*|wirkungs\p{L}+|start|schritte?|pläne|vorhaben)|\p{L}*werdegang|neubeginn|neuanfang|neustart|kommende|weitere|lebensabschnitt)(?!\p{L})[^.;]{0,60}(?:gute|erfolg|glück|beste|wünsch)|wünsch\p{L}* (?!uns)[^.;]{0,60}(?<!\p{L})(?:für|in|bei|an|auf) (?:ihre[mnr]?|seine[mnr]?|de[nmr]|die) (?:(?:neu|künftig|zukünftig|nächst|weiter|ander)\p{L}* (?:beruflich\p{L}* |privat\p{L}* )?(?:\p{L}*stelle|position|aufgaben?|tätigkeit(?:en)?|funktion|rolle|arbeitsplatz|arbeitgeber|herausforderung(?:en)?|arbeitsstelle|amt|wirkungs\p{L}+|start|schritte?|pläne|vorhaben)|\p{L}*werdegang|neubeginn|neuanfang|neustart)(?!\p{L})|wünsch\p{L}* (?!uns)[^.;]{0,60}(?:alles (?:\p{L}+ )?gute|(?<!weiterhin )viel (?:glück|erfolg))|alles (?:\p{L}+ )?gute(?=[.!]|$| und (?:weiterhin )?viel)`,
);
/** A move within the house: the work goes on. */
const movesInside = searchOf(
  late.iu`versetz|innerhalb|intern(?!ational|ist)|(?:in|bei|für) unser(?:em|er|en)?(?!\p{L})|(?:im|in diesem) (?:haus|betrieb|unternehmen|konzern)|niederlassung|elternzeit|mutterschutz|beförder|übernimmt|übernehmen wird|übertragen|tochter|abteilung`,
);
const notFarewell = late.iu`(?:vorgesetzte|leiter|chef|kolleg)\p{L}* (?:\p{L}+ ){0,3}(?:verlässt|ausscheid|scheidet)|zusammenarbeit|vorgesetzte[rn]? .{0,60}(?:verlässt|scheidet)|(?:in|bei) unser|weiteren? (?:tätigkeit|mitarbeit)|erhalten bleib|(?<!\p{L})(?:bei|mit) uns(?!\p{L})|gemeinsamen? weg`;
/** „Der bisherige Werkleiter scheidet Ende März aus“: why the reference is asked for. */
const othersLeave = late.iu`(?<!\p{L})(?:de[rm]|die|ihre?|seine?|unsere?)(?:e?[rn])? (?:\p{Ll}+ )?\p{L}*(?:leiter|leitung|chef|vorgesetzter?|inhaber|geschäftsführer|meister|direktor|kollege?|partner|ausbilder)(?:in)? (?:[^.;,]{0,30} )?(?:verlässt|verlassen|scheidet|ausscheidet|geht|tritt)(?!\p{L})`;
/** „Ihr Ausscheiden wäre ein Verlust“ */
const wouldBe = late.iu`(?<!\p{L})wäre(?!\p{L})`;
/** „jede Anlage, die unser Haus verlässt“ */
const ofThings = late.iu`(?<!(?:frau|herrn?) [\p{L}-]+), (?:die|das|der|welche[rs]?) (?:unser\p{L}*|das|den|die) \p{L}+ verl[aä]ss\p{L}*`;
const onRequest = searchOf(
  late.iu`zwischenzeugnis[^.;]{0,80}auf (?:\p{L}+ ){0,2}wunsch|auf (?:\p{L}+ ){0,2}wunsch[^.;]{0,60}zwischenzeugnis`,
);
const occasion = searchOf(
  late.iu`weil|(?<!\p{L})da(?!\p{L})|wegen|anlässlich|aufgrund|infolge|im zuge|im rahmen|wechsel|elternzeit|umstrukturierung|übergang|versetzung|nachdem|neue[nr]? (?:aufgabe|position|vorgesetzt)|ruhestand`,
);

/** Tense and farewell in interim references. */
export const findInterim: Finder = (letter) => {
  if (letter.type !== 'zwischenzeugnis') return [];
  const over = endedIntroduction(letter);
  if (over !== undefined && letter.units.some((unit) => leavesFirm.test(unit))) {
    // A whole final reference under the wrong heading: its past tense and its farewell are no faults of their own.
    const heading = letter.units.find(
      ({ zone, flat }) => zone === 'heading' && /zeugnis/i.test(letterOnly(flat)),
    );
    return [byRule(letter, letterRule('heading-kind'), { at: heading })];
  }
  const farewell = farewellsOf(letter);
  return [
    ...pastRatings(letter),
    ...farewell,
    ...(farewell.length > 0 || over !== undefined ? [] : interimEnds(letter)),
    ...withoutOccasion(letter),
    ...(over === undefined || goesOn.test(over.flat)
      ? []
      : [byRule(letter, letterRule('interim-ended'), { at: over })]),
    ...twoOccasions(letter),
  ];
};

const letterOnly = (flat: string): string => flat.replaceAll(/[^\p{L}]/gu, '');
const ended = late.iu`(?<!\p{L})(?:war|wurde|arbeitete|stand|hat)(?!\p{L})[^;]{0,60}(?:vom|von) [^;]{4,30} bis (?:zum |einschließlich |ende |am )?\d`;
/** „ist vom 1. April 2017 bis zum 31. Juli 2025 als Hausmeister tätig“: the end is known. */
const limited = late.iu`(?<!\p{L})ist (?:\p{Ll}+ )?(?:vom|von) \d[^;]{2,28} bis (?:zum |einschließlich )?\d[^;]*(?<!\p{L})(?:tätig|beschäftigt|angestellt)(?!\p{L})`;
const forSomeTime = /befrist|ausbildung|praktik|elternzeit|projekt|zunächst|vertretung/iu;
const still = late.iu`(?<!\p{L})(?:ist|arbeitet|gehört|steht|seither|seitdem|leitet|elternzeit|ausbildung|praktikum)(?!\p{L})`;
/** „zunächst bis 2020 als …, seither als …“ */
const goesOn = late.iu`(?<!\p{L})(?:seit|zunächst|ab)(?!\p{L})`;
const leavesFirm = searchOf(
  late.iu`(?<!\p{L})(?:verlässt|verließ|scheidet|schied)(?!\p{L})[^.;]{0,60}(?:(?<!\p{L})uns(?!\p{L})|unser|unternehmen|(?<!\p{L})aus(?!\p{L}))`,
);

/** „war vom … bis zum … tätig“: that employment is over. */
function endedIntroduction(letter: LetterContext): Unit | undefined {
  const intro = letter.units.filter(({ zone }, at) => zone === 'body' && letter.parts[at] === 'introduction');
  const bounded = intro.find(({ flat }) => limited.test(flat) && !forSomeTime.test(flat));
  if (bounded !== undefined) return bounded;
  if (intro.some(({ flat }) => still.test(flat))) return undefined;
  return intro.find(({ flat }) => ended.test(flat));
}

const issued = searchOf(
  late.iu`(?:zeugnis|beurteilung)(?!\p{L})[^.;]{0,100}(?<!\p{L})(?:weil|wegen|anlässlich|aufgrund|infolge|da (?:er|sie))(?!\p{L})|(?<!\p{L})(?:wegen|anlässlich|aufgrund|infolge)(?!\p{L})[^.;]{0,100}(?<!arbeits)zeugnis`,
);

/** One sentence says that it is issued for one reason, another one for another. */
function twoOccasions(letter: LetterContext): Candidate[] {
  const told = letter.units.filter((unit) => unit.zone === 'body' && issued.test(unit));
  const second = told[1];
  return second === undefined ? [] : [byRule(letter, letterRule('two-occasions'), { at: second })];
}

/** Only where the others stand in the present: else the whole letter was simply written in the past. */
function pastRatings(letter: LetterContext): Candidate[] {
  const rated = letter.sentences.flatMap(({ part, graded, codes }, at) =>
    // What a code tells is told there.
    codes.length > 0
      ? []
      : (graded && part === 'performance') || part === 'summary' || (part === 'behavior' && graded)
        ? [at]
        : [],
  );
  const main = (at: number): string => letter.units[at]?.flat.split(/[;:]/)[0] ?? '';
  const over = rated.filter((at) => (tellsPast(main(at)) && !isOver(main(at))) || isHabitOver(main(at)));
  const now = rated.filter((at) => present.test(main(at)));
  if (over.length === 0 || now.length < over.length) {
    const first = over.find((at) => letter.parts[at] === 'summary') ?? over[0];
    return first === undefined
      ? []
      : [byRule(letter, letterRule('interim-past'), { at: letter.units[first] })];
  }
  const only = over[0];
  if (over.length === 1 && only !== undefined && letter.parts[only] !== 'summary')
    return isEpisode(main(only))
      ? []
      : [byRule(letter, letterRule('interim-slip'), { at: letter.units[only] })];
  return over.map((at) => byRule(letter, letterRule('interim-past'), { at: letter.units[at] }));
}

const tellsPast = (flat: string): boolean =>
  (past.test(flat) || pastFirst.test(flat) || pastVerb.test(flat)) && !present.test(flat);

/** „Ihre Ergebnisse waren stets gut, und seit 2021 hat …“: what stands in the second sentence excuses nothing. */
function isHabitOver(flat: string): boolean {
  const [first, second] = flat.split(secondClause, 2);
  if (first === undefined || second === undefined || isScene(flat)) return false;
  if (always.test(first) && tellsPast(first) && !finished.test(first)) return true;
  if (slips.test(second) && always.test(second) && present.test(first) && !isOver(flat)) return true;
  const rest = flat.replace(perfect, ' ');
  return (
    rest !== flat &&
    (always.test(rest) || trait.test(rest)) &&
    tellsPast(rest) &&
    !finished.test(flat) &&
    !happened.test(flat)
  );
}
/** „Er arbeitet sorgfältig und war immer ehrlich“ */
const slips = /^(?:(?:er|sie) )?(?:war|waren|zeigte|bewies|arbeitete) /u;
/** „… und hat viel Schwung ins Team gebracht“ is no present. */
const perfect = late.u`(?<!\p{L})(?:hat|haben) (?!zu )[^.;]*?(?<!\p{L})\p{Ll}{3,}(?:t|en)(?= und |[,.]|$)`;
const trait =
  /motiviert|engagiert|einsatz|belastbar|zuverlässig|flei(?:ß|ss)ig|hilfsbereit|begeister|sorgfältig|gewissenhaft/u;

const secondClause =
  /, (?:und|aber|wobei|doch) | und (?=(?:(?:er|sie) )?(?:hat|haben|war|waren|zeigte|bewies|arbeitete) )/u;

/** „Eine Patientin, der man …, schickte ihr eine Karte“: what one of many did once; and what followed on something. */
const someone = late.u`^(?:(?:Für|Bei|Mit) e|E)ine?[nmr]? (?:\p{Ll}+ )?\p{L}*(?:[Pp]atient|[Kk]und|[Gg]ast|[Bb]esucher|[Bb]ewohner|[Kk]lient|[Mm]andant|[Mm]utter|[Vv]ater|[Ss]chüler|[Kk]ind|[Ff]amilie|[Nn]achbar|[Ll]ieferant|[Pp]rüfer|[Gg]utachter|[Jj]unge|[Mm]ädchen|[Tt]eilnehmer|[Aa]ngehörige)\p{L}*(?!\p{L})|, (?:die|der|das|den|dem|denen|deren) [^,;]*(?<!\p{L})\p{Ll}{4,}(?:t|en) (?:hatten?|waren?), \p{Ll}`;
/** „An Lehrgängen nahm er regelmäßig teil“: those are over. */
const attended = late.iu`(?:lehrg[aä]ng|seminar|kurs|schulung|fortbildung|weiterbildung|tagung|workshop)\p{L}*(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:nahm|besuchte|absolvierte|schloss|bestand|erwarb)(?!\p{L})|(?<!\p{L})(?:nahm|besuchte|absolvierte)(?!\p{L})[^.;]{0,60}(?:lehrg[aä]ng|seminar|kurs|schulung|fortbildung|weiterbildung|tagung|workshop)`;
const ofPerson = late.u`(?:^|[^\p{L}])(?:[Ee]r|[Ss]ie|(?:Herr|Frau) \p{Lu}[\p{L}-]+|(?:[Ss]ein|[Ii]hr)e? \p{Lu}\p{L}+)(?!\p{L})`;
const once = lateRegExp(
  `(?<!\\p{L})(?:seit|letzten|vergangenen|eine[mnr]? einzige[mnr]?|nicht mehr|keine[mnrs]?|niemand|nie|(?!eine?[mnrs]?(?!\\p{L}))${numberPattern})(?!\\p{L})|\\d|: \\p{Ll}|\\p{Ll}{3,}(?<!te)t (?:er|sie) `,
  'iu',
);
/** „Keine der Wahlen wurde angefochten“, „in acht Jahren hatte er keinen Unfall“: it happened, or never did. */
const isEpisode = (flat: string): boolean => !always.test(flat) && (!ofPerson.test(flat) || once.test(flat));

/** Something that is over, whatever goes on. */
const isOver = (flat: string): boolean =>
  isScene(flat) ||
  finished.test(flat) ||
  attended.test(flat) ||
  counted.test(flat) ||
  ((someone.test(flat) || happened.test(flat) || completed.test(flat)) && !always.test(flat));

function farewells(letter: LetterContext): Candidate[] {
  // A provisional reference is written for somebody who is leaving (domain.md §1.1).
  if (letter.units.some(({ zone, lower }) => zone === 'heading' && lower.includes('vorläufig'))) return [];
  const goingOn = letter.closing.continuation !== null;
  const regret = farewellIn(letter, 'interim-farewell', farewellRegret);
  const wishes =
    farewellIn(letter, 'interim-wishes', farewellWishes, (flat, wish) => goingOn && isOnward(flat, wish)) ??
    (goingOn ? null : farewellIn(letter, 'interim-wishes', personalWishes, (flat) => stillHere.test(flat)));
  return [...(regret === null ? [] : [regret]), ...(wishes === null ? wishesForNewPost(letter) : [wishes])];
}

/** The first place where such words part from the person, unless they stay after all. */
function farewellIn(
  letter: LetterContext,
  id: 'interim-farewell' | 'interim-wishes',
  words: Search,
  stays: (flat: string, words: string) => boolean = () => false,
): Candidate | null {
  for (const [at, unit] of letter.units.entries()) {
    if (unit.zone !== 'body' || letter.parts[at] === 'tasks') continue;
    const match = words.exec(unit);
    if (match === null || notFarewell.test(match[0]) || ofThings.test(unit.flat)) continue;
    const end = match.index + match[0].length;
    if (wouldBe.test(unit.flat) || othersLeave.test(unit.flat.slice(0, end))) continue;
    if (stays(unit.flat, match[0])) continue;
    return byRule(letter, letterRule(id), { at: spanOf(unit, match.index, end) });
  }
  return null;
}

/** „Für ihren weiteren Weg weiterhin viel Erfolg“ where the work together goes on. */
const isOnward = (flat: string, wish: string): boolean => stillHere.test(flat) && !elsewhere.test(wish);

function wishesForNewPost(letter: LetterContext): Candidate[] {
  if (letter.closing.continuation !== null || !mayStand(letter, newPost)) return [];
  const closing = unitsOf(letter, 'closing');
  if (closing.some((unit) => movesInside.test(unit))) return [];
  for (const unit of closing) {
    const match = newPost.exec(unit);
    if (match === null) continue;
    return [byRule(letter, letterRule('interim-wishes'), { at: unit })];
  }
  return [];
}

/** Where the letter parts from somebody who stays: there nobody misses the hope of going on. */
export const farewellsOf = oncePerLetter(farewells);

/** Issued „auf Wunsch“ and for no other reason, and nobody looks forward: may be read as a wish to leave. */
function withoutOccasion(letter: LetterContext): Candidate[] {
  if (letter.closing.continuation !== null) return [];
  const closing = letter.units.filter((_, at) => letter.parts[at] === 'closing');
  const unit = closing.find((one) => onRequest.test(one));
  if (unit === undefined || closing.some((one) => occasion.test(one))) return [];
  return [byRule(letter, letterRule('interim-on-request'), { at: unit })];
}
