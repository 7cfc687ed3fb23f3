import { late, lateRegExp } from './late.ts';
import { allMatches } from './all-matches.ts';
import { Generations } from './generations.ts';

/** Whom a person deals with at work. */
export type PersonGroup = 'superior' | 'colleague' | 'staff' | 'external';

export interface PersonMention {
  readonly group: PersonGroup;
  /** Offsets into the text that was searched. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Who runs manors, castles, forests and old-fashioned houses; „Verwaltern“ and „Förstern“ in the plural are strangers. */
const ofManors =
  '(?:guts|schloss|burg|kloster|domänen|forst|park|bade|museums)verwaltung|guts(?:herrschaft|inspektor\\p{L}*|besitzer\\p{L}*)|(?<=(?:der|den) )herrschaft(?:en)?|(?:guts|dienst|lehr)herr(?:n|en|in|innen)?|(?:guts|domänen|hof|schloss)verwalter(?:n|s|in|innen)?|(?<=(?:dem|der|zum|zur|unsere[mr]|seine[mr]|ihre[mr]) )(?:verwalter(?:in)?|förster(?:in)?|kustos|kustodin)|(?:revier|ober|stadt)förster(?:n|s|in|innen)?|(?:wirtschafts)?hausdamen?|(?:ober|stations)schwester(?:n)?|oberpfleger(?:n|s|in|innen)?|(?:amts|abteilungs|stations|bahnhofs|kloster)vorsteher(?:n|s|in|innen)?|(?:ober|revier|fahr)steiger(?:n|s|in|innen)?|betriebsführer(?:n|s|in|innen)?|rentmeister(?:n|s|in|innen)?';
const superior = `${ofManors}|(?:mir|uns) als (?:\\p{L}+ )?(?:\\p{L}*meister(?:n|in|innen)?|chef(?:s|in)?|vorgesetzte[rmn]?|\\p{L}*leiter(?:n|in)?|\\p{L}*ausbilder(?:n|in)?|\\p{L}*inhaber(?:n|in)?|(?:arbeit|dienst)geber(?:n|in)?|geschäftsführer(?:n|in)?)|\\p{L}*vorgesetzte\\p{L}*|(?:mit)?gründer(?:n|in|innen|team|paar)?|gründungs(?:team|mitglied\\p{L}*)|\\p{L}+(?<!an|ein|ab|zu|be|um|her|weiter|über)leitung(?:en)?|\\p{L}*(?:geschäftsführ|geschäftsleit|betriebsleit|werkleit|schulleit|praxisleit|heimleit|pflegedienstleit|einrichtungsleit|bereichsleit|abteilungsleit|teamleit|projektleit|marktleit|filialleit|küchenleit|niederlassungsleit|amtsleit|hausleit)\\p{L}*|\\p{L}*(?:bau|stations|bereichs|gruppen|schicht|lager|verkaufs|vertriebs|gebiets|bezirks|regional|werks|produktions|service|restaurant|ressort|referats|dezernats|sachgebiets|büro|kanzlei|labor|instituts|fach|dienst|montage|kita|hort|haus|objekt|revier|forst|abschnitts|einsatz|wachen|linien|segment|standort|zentrums|museums|archiv|bibliotheks|gemeinde)leiter(?:n|s|in|innen)?|bürovorsteher\\p{L}*|ob(?:mann|frau|leuten?)|(?:vereins)?vorsitzenden?|leitung(?!s)(?<!(?:unter|während|in) (?:ihrer|seiner) (?:\\p{L}+ )?leitung)|leitungskräfte\\p{L}*|(?<=(?:zur|zum|der|dem|den|ihrer|seiner|unserer|meiner|unseren|ihren|seinen) )leiter(?:n|in|innen)?|\\p{L}*direktion|direktor\\p{L}*|(?<=(?:dem|unserem|gegenüber|vom|zum) (?:\\p{L}+en )?)(?:top)?managements?|\\p{L}*(?<!aus)chef(?:s|in|innen|arzt|ärzt\\p{L}*|redakt\\p{L}*)?|vorstand\\p{L}*|vorstände\\p{L}*|führungskräfte\\p{L}*|führungskraft|\\p{L}*ausbilder\\p{L}*|ausbildenden|(?:küchen|bau|werk|werkstatt|industrie|ober|brau|polier|betriebs|schicht|wehr|lehr|forst|hafen|platz|hof|stall|rotten|maschinen|keller)?meister(?:n|s|in|innen)?|polier\\p{L}*|\\p{L}*inhaber\\p{L}*|partnerschaft|sozietät|dienststelle|gesellschafter\\p{L}*|aufsichtsrat\\p{L}*|aufsichtsräte\\p{L}*|betreuer\\p{L}*|praxisanleit\\p{L}*|anleiter\\p{L}*|mentor\\p{L}*|bürgermeister\\p{L}*|landr[aä]t\\p{L}*|dezernent\\p{L}*|minister(?:in|s|n|innen)?|präsidium\\p{L}*|\\p{L}*präsident(?:en|in|innen)?|\\p{L}+vorstand(?:s|es)?|\\p{L}*rektor(?:s|en|in|at|ats|innen)?|dekan(?:s|e|in|at|ats|innen)?|kanzler(?:s|in)?|intendan(?:z|ten|t|tin)|\\p{L}*(?:schicht|gruppen|kolonnen|wach|zug)führ(?:er|ern|erin|erinnen|ung)|vorarbeiter(?:n|s|in|innen)?|\\p{L}*prokurist\\p{L}*|oberin|\\p{L}*(?:eigentümer|inhaber|unternehmer|betreiber|chef|wirts|hotelier|besitzer|gründer|winzer|verleger)familie|(?<=(?:dem|der|den) )(?:abt|äbtissin|prior|priorin|propst)|kapit[aä]n(?:e|en|s|in)?|(?:haus|pfarr)herr\\p{L}*|\\p{L}*pfarrer(?:n|s|in|innen)?|(?:kirchen|friedhofs|stifts)verwaltung|presbyter(?:ium|iums|n|innen)|\\p{L}*(?:kirchen|kirchengemeinde|pfarrgemeinde|stifts|stiftungs|verwaltungs)r[aä]t(?:e[sn]?|s)?|\\p{L}*bisch[oö]fe?(?:[sn]|in)?|superintendent\\p{L}*|dechant\\p{L}*|pröpst\\p{L}*|prälat\\p{L}*|beigeordnete\\p{L}*|(?<=(?:mit|zu|gegenüber) )(?:mir|uns)(?= (?:(?:und|sowie|wie|als)|(?:\\p{L}*(?:wirten|wirtinnen|leuten|pächtern|eigentümern|gründern|schwestern|brüdern|gesellschaftern)|beiden))(?!\\p{L})|,)|(?<=und mit )mir|(?<=, (?:(?:den|dem|der|seinen|ihren|unseren|meinen|allen) )?(?:\\p{L}+en )?\\p{L}+ (?:und|sowie) )(?:mir|uns)(?! (?:\\p{L}+ ){0,2}(?:fehl|bei(?:brachte|gebracht)|half|geholfen|gezeigt|zeigte|erzähl))|(?:mir|uns)(?=, [^.;]{0,140}(?:begegne|gegenüber))|(?<=(?:begegnete?|verhielt|verhält) (?:er |sie )?(?:sich )?)mir(?=,| (?:und|sowie|wie)(?!\\p{L}))|(?<=(?:meine[mr]|unsere[mr]) \\p{L}+ und )mir|(?:mir|uns)(?= (?:persönlich )?(?:(?:und|sowie|wie|als auch) [^.;]{0,100})?(?:gegenüber(?! (?:ehrlich|offen))|begegne))|dienststellenleit\\p{L}*|lehrkräften?|praxisinhaber\\p{L}*|(?:arbeit|dienst)geber\\p{L}*|lehrberechtigte\\p{L}*`;
const staff =
  '(?:(?:ihm|ihr|fachlich|disziplinarisch) (?:direkt |fachlich |disziplinarisch )?(?:unterstellten|anvertrauten) \\p{L}+)|unterstellte\\p{L}* \\p{L}+|(?<=(?:seinem|ihrem) )team|(?<=(?:seinen|ihren) )(?:mitarbeiter\\p{L}*|mitarbeitende\\p{L}*|leuten|beschäftigten)|saisonkräften?|(?:ernte|saison)helfer(?:n|innen)?|aushilfs?kräften|beschäftigten (?:seiner|ihrer) \\p{L}+|mitarbeiter\\p{L}* (?:seiner|ihrer|seines|ihres) \\p{L}+|unterstellten|untergebenen';
const workers =
  '(?:hilfs|fach|stall|land|saison|wald|bau|hof|guts|lager|metall|ernte|forst|feld|garten|hafen|werks?|fabrik|leih|wander)?arbeiter(?:n|s|in|innen)?|(?:aufsichts|küchen|bar|service|bühnen|haus|stall|bedien|reinigungs|fach|fahr|zug|kabinen|boden|verkaufs|hotel|lager|wach|sicherheits|kassen|büro|werkstatt|forst|hof)personals?|gesindes?|knechten?|mägden?|(?<!leitenden )(?:haus|büro|hotel)?angestellten(?=[,.;]| (?:und|sowie|wie|oder|des|der|im|war|ist|gegenüber|verhielt|begegnete)(?!\\p{L})|$)|zimmermädchen|stallburschen|küchenhilfen';
const colleague = `${workers}|erzieherinnen|erziehern|redakteur\\p{L}*|volontär\\p{L}*|\\p{L}*kolleg(?:e|en|in|innen|ium|iums|enkreis|enschaft|enteam)(?:[*:_/]-?innen)?|kolleg[*:_]innen|mitarbeiter\\p{L}*(?:[*:_/]-?innen)?|mitarbeitende\\p{L}*|(?<!\\p{L})(?:\\p{L}*team|team(?:mitglied\\p{L}*|kolleg\\p{L}*)|\\p{L}*mannschaft|brigade|crew|equipe|kolonne|\\p{L}*besatzung|\\p{L}*offizier(?:e|en|s|innen|sanwärter\\p{L}*)?|ensemble|orchester|redaktion|konvent|lehrpersonen|hauswart(?:en?|in)?|(?:\\p{L}+|(?<=(?:anderen|übrigen|weiteren) ))kräften?|mitstreiter\\p{L}*|\\p{L}*bedienstete\\p{L}*|belegschaft|gesellen|gesellinnen|\\p{L}*auszubildende\\p{L}*|lehrlinge?n?|mitlehrling\\p{L}*|(?:übungsleiter|trainer)(?:n|s|in|innen)?|beschäftigten|personal|betriebsangehörige\\p{L}*|kameraden|praktikant\\p{L}*|kollegenkreis|belegschaftsmitglied\\p{L}*|mitschüler\\p{L}*|lernende\\p{L}*|kommiliton\\p{L}*|(?:haupt|ehren)amtlich(?:e[nr]?)?(?: (?:und|sowie) (?:haupt|ehren)amtlich(?:e[nr]?)?)?(?: tätigen)?|freiwilligen)`;
const external =
  '(?:\\p{L}*-)?\\p{L}*(?:kund(?:e|en|in|innen|schaft)|kund[*:_]innen|gäste?n?|patient(?:en|innen|in)?|mandant(?:en|innen|schaft)?|klient(?:en|innen|el)?|geschäftspartner\\p{L}*|handelspartner\\p{L}*|vertragspartner\\p{L}*|gesprächspartner\\p{L}*|ansprechpartner\\p{L}*|frachtpartner\\p{L}*|projektpartner\\p{L}*|kooperationspartner\\p{L}*|lieferant(?:en|innen)?|auftraggeber\\p{L}*|besucher\\p{L}*|dienstleister\\p{L}*|händler\\p{L}*|bewerber\\p{L}*|nutzer\\p{L}*|anwender\\p{L}*)|(?:externen? )?partnern?|bewohner\\p{L}*|heimbewohner\\p{L}*|angehörigen?|eltern|elternteile\\p{L}*|kindern?|schülern?|schülerinnen|jugendlichen|behörden|ämtern|bürger\\p{L}*|agenturen|bauherr\\p{L}*|mietern?|mieterinnen|versicherten|mitgliedern(?! (?:des|der|unseres|unserer) \\p{L}*(?:rat(?:e?s)?|räte|vorstand(?:e?s)?|präsidiums|kuratoriums|direktion|leitung|geschäftsführung)(?!\\p{L}))|teilnehmer\\p{L}*|teilnehmenden|autor(?:en|innen)|frachtführer\\p{L}*|spediteur\\p{L}*|fahrgäste?n?|geschädigten|versicherungsnehmer\\p{L}*|tierhalter\\p{L}*|(?<!(?:von|durch) (?:ihr|ihm) )betreuten|externen|dritten|außenstehenden|investoren|banken|spender\\p{L}*|studierenden|leser\\p{L}*|pflegebedürftigen|(?:fach|einzel|groß)handel|ratsuchenden|interessent\\p{L}*|verbraucher\\p{L}*|öffentlichkeit|verwaltungen|kassen|krankenkassen|pressevertreter\\p{L}*|medien|einsendern?|ärzteschaft|hausärzt\\p{L}*|buchhandlungen|handwerkern?|nachunternehmer\\p{L}*|subunternehmer\\p{L}*|kommunen|vereinen|institutionen|außenwelt|publikum|ratsmitglied\\p{L}*|antragsteller\\p{L}*|käufer\\p{L}*|reisenden|hilfesuchenden|menschen mit behinderung\\p{L}*|landwirt\\p{L}*|verlagen';

const mention = lateRegExp(
  `(?<![\\p{L}])(?:(?<staff>${staff})|(?<superior>${superior})|(?<colleague>${colleague})|(?<external>${external}))(?![\\p{L}])`,
  'iuy',
);

/** What every word holds that opens a mention, whatever stands around it: most words need no search. */
const opening = late.iu`(?<!\p{L})(?:mir|uns|ihm|ihr|fachlich|disziplinarisch|personal)(?!\p{L})|vorgesetzte|arbeiter|personal|gesinde|knecht|mägde|angestellt|mädchen|burschen|küchenhilf|verwalter|(?:guts|schloss|burg|kloster|domänen|forst|park|bade|museums)verw|herrschaft|(?:guts|dienst|lehr)herr|guts(?:insp|bes)|förster|kusto|hausdame|(?:ober|stations)schwester|oberpfleg|steiger|betriebsführ|gründ(?:er|ungs)|leit(?:ung|er)|(?<=\p{L})(?<!beg|ge)leit|vorsteher|ob(?:mann|frau|leute)|vorsitz|management|direkt(?:ion|or)|chef|vorst[aä]nd|führungskr|(?:geschäfts|schicht|gruppen|kolonnen|wach|zug|fracht)führ|ausbilde|meister|polier|inhaber|partner|sozietät|dienst(?:stell|leist)|gesell(?:en|innen|schafter)|aufsichtsr|betreu(?:er|ten)|mentor|landr|dezernent|minister|präsid|rektor|dekan|kanzler|intendan|vorarbeiter|prokurist|oberin|äbtissin|prior|propst|kapitän|besatzung|offizier|ensemble|orchester|konvent|lehrperson|hauswart|(?<!\p{L})abt(?!\p{L})|familie|hausherr|pfarr(?:er|herr)|presbyt|bisch[oö]f|superint|dechant|pröpst|prälat|beigeordn|(?:kirchen|friedhofs|stifts)verw|(?:de|en|s|dt)r[aä]t|lehrkr|arbeitgeber|unterstellte|untergeb|team|leuten|mitarbeite|beschäftigten|erzieher|redakt|volontär|geschädigt|versicherungsnehm|kolleg|mannschaft|brigade|crew|equipe|kolonne|kräfte|mitstreit|bedienstet|belegschaft|auszubild|lehrling|trainer|kamerad|praktikant|schüler|lernende|kommiliton|amtlich|freiwillig|kund|gäst|patient|mandant|klient|lieferant|auftraggeb|besucher|händler|bewerber|nutzer|anwender|extern|bewohner|angehörig|eltern|kinder|jugendl|behörd|ämter|bürger|agentur|bauherr|mieter|versicherten|mitglied|teilnehm|autor|spediteur|tierhalter|dritten|außen(?:steh|welt)|investor|banken|spender|studierend|leser|pflegebed|handel|ratsuch|interessent|verbraucher|öffentlichk|verwaltungen|kassen|pressev|medien|einsend|ärzt|buchhand|handwerker|unternehmer|kommunen|vereine|instituti|publikum|antragsteller|käufer|reisend|hilfesuch|menschen|landwirt|verlagen`;
const start = late.gu`(?<!\p{L})[\p{L}-]`;

/** Where in what stands between two blanks a mention may begin. */
const startsIn = (chunk: string): readonly number[] =>
  opening.test(chunk) ? allMatches(start, chunk).map(({ index }) => index) : [];

const known = new Generations<readonly number[]>(10_000);
/** Of longer texts nothing is remembered: they are made up to fill the memory. */
const longest = 2000;

function rememberStarts(text: string, from: number, to: number): readonly number[] {
  const before = known.get(text, from, to);
  if (before !== undefined) return before;
  const chunk = text.slice(from, to);
  const starts = startsIn(chunk);
  if (text.length <= longest) known.set(chunk, starts);
  return starts;
}

/** Everybody whom a flat sentence names as counterpart, in the order of the text. */
export function findPersons(text: string): PersonMention[] {
  const found: PersonMention[] = [];
  let free = 0;
  for (let from = 0; from < text.length;) {
    const blank = text.indexOf(' ', from);
    const to = blank < 0 ? text.length : blank;
    for (const offset of rememberStarts(text, from, to)) {
      const person = from + offset < free ? null : personAt(text, from + offset);
      if (person === null) continue;
      found.push(person);
      free = person.end;
    }
    from = to + 1;
  }
  return found;
}

function personAt(text: string, at: number): PersonMention | null {
  mention.lastIndex = at;
  const match = mention.exec(text);
  if (match === null) return null;
  const groups = match.groups ?? {};
  const group = (['staff', 'superior', 'colleague', 'external'] as const).find(
    (key) => groups[key] !== undefined,
  );
  return group === undefined ? null : { group, start: at, end: at + match[0].length, text: match[0] };
}
