import { late, lateRegExp } from '../german/late.ts';
import { numberPattern } from '../german/numbers.ts';
import type { Category } from '../letter/category.ts';
import { searchOf } from '../german/sieve.ts';
import { omission } from './find-missing-parts.ts';
import type { Candidate, Finder } from './finding.ts';
import { unitsIn, unitsOf, type LetterContext } from './letter-context.ts';
import { worksAtHome } from './works-at-home.ts';

type Feature =
  'missing-method' | 'missing-expertise' | 'missing-strain' | 'missing-motivation' | 'missing-result';

/** Words by which a letter tells how it went under pressure, in whatever kind of sentence. */
export const strainWords = late.iu`belast|stress|druck|arbeitsanfall|arbeitsaufkommen|hektik|hektisch|spitzen|ruhe|ruhig|gelassen|krise|andrang|überblick|übersicht|schwierig|saison|turbulent|ausdauer|witterung|trubel|notf[aä]ll(?!pfleg|medizin|sanit|ambul|aufnahm|kurs|schul|training|wissen|kenntnis|management|koffer|ausrüst)|betrieb herrscht|hochbetrieb|engpäss|stoßzeit|souverän|flexib|wechselnd|unvorherges|unwägbar|schichten|stürm|heiß|pensum|auslastung|releasetermin|weihnacht|besetzt|abends|wochenend|sonntag|feiertag|kühlen kopf|nerven|robust|überstunden|anstreng|gewachsen|sommer|winter|hitze|kälte|knapp|durchgehalten|durchhielt|hielt [^.;]{0,40} durch(?!\p{L})|hält [^.;]{0,40} durch(?!\p{L})|auf einmal|drunter und drüber|hoch herging|eng wurde|brenzlig|feierabend|eilig|eile(?!\p{L})`;

/** What courts ask of a rating, by the categories that tell it and by the words it may hide in. */
const features: readonly (readonly [Feature, readonly Category[], RegExp])[] = [
  [
    'missing-method',
    ['working-method', 'self-reliance', 'time-management'],
    late.iu`arbeitsweise|arbeitsstil|sorgf|gewissenhaft|strukturiert|systemati|methodisch|plante|geplant|planvoll|genau(?! angemess)|gründlich|umsicht|zügig|organis|präzis|effizien|selbst(?:st)?ändig|eigenverantwort|zielstreb|zielorient|routin|akkurat|konzentriert|(?<!außer)ordentlich|sauber|pfleglich|vorausschau|überlegt|besonnen|exakt|flink|rationell|speditiv|pragmatisch|weitsichtig|zu werke|vorgehen|ging .{0,40} vor(?!\p{L})|liebevoll|behutsam|diszipliniert|auf den (?:cent|pfennig)|\p{L}*disziplin (?:war|ist)`,
  ],
  [
    'missing-expertise',
    [
      'expertise',
      'technical-understanding',
      'it-knowledge',
      'market-knowledge',
      'commercial-skills',
      'language-skills',
    ],
    late.iu`fachw|kenntnis|fachkönnen|(?<!un|ge)wissen(?!schaft)|know-?how|versiert|beherrsch|fachlich|fachkompeten|expert|(?<!\p{L})erfahren|erfahrung|kundig|staplerschein|fertigkeit|sachverstand|qualifi|kompeten|meister(?!t|haft)|(?:sein|ihr|\p{L}+e[sm]) können(?!\p{L})|(?<!\p{L}|er)k(?:e|a)nn(?:t|te)(?!\p{L})|versteht? .{0,60} viel|verstand .{0,60} viel|sachkund|begab|spezialist|ansprechpartner|handwerklich`,
  ],
  ['missing-strain', ['resilience', 'flexibility'], strainWords],
  [
    'missing-motivation',
    ['motivation', 'identification', 'determination'],
    late.iu`engagi|engagement|einsatz|setzte sich|setzt sich|hinaus ein|motiv|initiativ|fleiß|fleiss|bereitschaft|interess(?!ent)|tatkr|tatendrang|eifer|eifrig|elan|schwung|identifi|arbeitswill|lernwill|begeister|freude|wissbegier|neugier|leidenschaft|hingabe|anpack|packt|antrieb|ehrgeiz|ambition|bestreb|strebsam|rührig|ungebeten|von sich aus|aus eigenem|unaufgefordert|gerne?(?!\p{L}| gesehen)|herzblut|leistungswill|wille|rastlos|energie|(?:immer|stets|jederzeit|sofort) bereit(?!s)|bereitwillig|freiwillig`,
  ],
  [
    'missing-result',
    ['working-success'],
    late.iu`ergebnis|erfolg|(?:abrechnung|kasse|bestand|beständ|abschlüss)\p{L}*[^.;]{0,40}stimmte|stimmte[^.;]{0,40}(?:abrechnung|kasse|bestand|beständ)|in der presse|weniger als \p{L}+ fehler|über dem \p{L}*(?:mittel|schnitt)|qualität|güte|fehlerfrei|fehlerlos|prozent|gelang|gelungen|tadellos|einwandfreie (?:arbeit|ware)|ziele|quote|übertraf|übertr|termingerecht|gewann|gewonnen|durch (?:ihn|sie) so |steiger|verkürz|(?:ein)?spart|ersparnis|beigetragen|trug[^.;]{0,60} dazu bei|vor (?:dem|der|seinem) \p{L}*(?:termin|zeit)(?!\p{L})|unter (?:dem )?budget|(?:spitzen|höchst)leistung|höchste[nr]? bewertung|senkte|sank|sanken|(?<!ein|um|be)stieg|wuchs|umsatz|bestwert|unfallfrei|niedrigste|höchste wert|preis|auszeichn|reibungslos|beanstand|maßstäbe|glanzstück|(?:sind|waren|ist|war|gehören|gehörten|zählen|zählten) (?:die|das|der|zu den|zum) \p{Ll}+sten|dicht(?!\p{L})|auf den takt|ohne fehl|in (?:gutem|bestem|sehr gutem|einwandfreiem|tadellosem|ausgezeichnetem) zustand|ging(?:en)? [^.;]{0,40}zurück|niveau|nutzen|gewinn|bewähr|hielt .{0,30}(?:termin|frist)|leistungen (?:war|sind|ist)|\d+ %`,
  ],
];

/** What proves success whatever else the sentence is about. */
const proof = late.iu`sprech(?:en|t) für sich|zeig(?:t|en) (?:mir |uns |auch )*(?:die |seine |ihre |unsere )?(?:statistik|zahlen|bilanz)(?!\p{L})|verdoppel|verdreifach|\d+ (?:prozent|%)|besser (?:ab )?als|landesfinale|landessieg|(?:ersten|zweiten|dritten) platz|wettbewerb|(?:kinder|schüler|jugendlichen?|bewohner|patienten?|klienten?|betreuten|teilnehmer|auszubildenden)(?:n|innen)? (?:\p{Ll}+ )?(?:entwickelten sich|machten)(?!\p{L})[^.;]{0,60}(?:gut|prächtig|fortschritte|erfreulich|positiv|hervorragend)|(?:führte|baute|entwickelte|richtete|erarbeitete|schuf|gestaltete|erstellte|begründete|schrieb)(?!\p{L})[^.;]{0,80}, (?:die|der|das) (?:sich )?(?:heute|inzwischen|seither|seitdem|mittlerweile|bis heute|noch heute)(?!\p{L})[^.;,]{0,50}(?:gehör(?:t|en)|etabliert|bewährt|genutzt|nutzen|verwende[tn]|eingesetzt|gelten|gilt|dient|dienen|fortgeführt|bestehen|besteht)(?!\p{L})`;

/** How seldom anything was amiss: „in fünf Jahren ganze drei Rückfragen“; no „kein Anlass zu Beanstandungen“. */
const seldomAmiss = late.iu`(?<!\p{L})(?:kein\p{L}*|nie\p{L}*|nicht ein\p{L}*|nur|ganze|gerade (?:ein)?mal|lediglich|kaum|bloß|ohne) (?:(?!anlass|grund)\p{L}+ ){0,4}(?:rück(?:fragen?|läufer)|(?:\p{L}*reklamation|beschwerde|beanstandung|nachbesserung|nacharbeit|unf[aä]ll|retoure|stornierung|fehlbuchung|fehllieferung|fehler|mängel|schäden)\p{L}*)(?!\p{L})`;
const ofWork: ReadonlySet<string> = new Set(['performance', 'summary']);

/** Told anywhere but of the house; that little was amiss, of the work. */
export const provesSuccess = ({ units, parts }: LetterContext): boolean =>
  units.some(
    ({ zone, flat }, at) =>
      zone === 'body' &&
      ((parts[at] !== 'company' && proof.test(flat)) ||
        (ofWork.has(parts[at] ?? '') && seldomAmiss.test(flat))),
  );

/** Sentences whose words tell nothing of the feature: „mit großem Erfolg weitergebildet“ is no result of the work. */
const beside: Readonly<Partial<Record<Feature, ReadonlySet<Category>>>> = {
  'missing-result': new Set<Category>(['performance-summary', 'further-education', 'expertise']),
  'missing-motivation': new Set<Category>(['further-education']),
  'missing-expertise': new Set<Category>(['performance-summary', 'internal-behavior']),
  'missing-method': new Set<Category>([
    'performance-summary',
    'further-education',
    'leadership',
    'delegation',
  ]),
};
/** Said in so many words, whatever else the sentence tells: „Er ist stets engagiert und hat die Weiterbildung beendet“. */
const isEager = late.iu`(?<!\p{L})(?:war|ist|zeigte sich|zeigt sich) (?:(?:stets|immer|jederzeit|sehr|überaus|hoch|äußerst) ){0,3}(?:engagiert|motiviert|einsatzfreudig|einsatzbereit|einsatzwillig|fleißig|tatkräftig|leistungsbereit)(?!\p{L})`;
const ofTheWhole: ReadonlySet<Category> = new Set<Category>(['performance-summary']);

/** Below this the usual order of a full letter cannot be expected. */
const enough = 8;
/** From here on `find-missing-features.ts` looks, by other measures. */
const middling = 2.4;

/**
 * In a full letter of good grades: one of the features that all the others have is told nowhere, neither by a sentence
 * of its kind nor by any word of it.
 */
export const findMissingPraise: Finder = (letter) => {
  const { type, layman, simple, rating } = letter;
  if (type !== 'arbeitszeugnis' && type !== 'zwischenzeugnis') return [];
  if (layman || simple || letter.gradeRows.length > 0) return [];
  const grade = Math.max(rating.overall?.grade ?? 9, rating.singles?.grade ?? 9);
  if (grade >= middling) return [];
  const found: Candidate[] = [...company(letter), ...wishes(letter)];
  const rated = unitsIn(letter, 'performance', 'summary', 'behavior').filter(
    (at) => letter.units[at]?.kind === 'sentence',
  );
  if (rated.length < enough) return found;
  // What a sentence leads with; that it also speaks of something is a guess.
  const told = new Set(
    letter.sentences.flatMap(({ graded, category }) => (graded && category ? [category] : [])),
  );
  const flats = (skipped: ReadonlySet<Category>): string =>
    rated
      .filter((at) => !skipped.has(letter.sentences[at]?.category ?? 'overall-performance'))
      .map((at) => letter.units[at]?.flat ?? '')
      .join(' ');
  for (const [id, categories, words] of features) {
    // Not every job is expected to tell how it went under pressure.
    if (id === 'missing-strain' && letter.profile.group?.expected.includes('resilience') !== true) continue;
    if (categories.some((one) => told.has(one))) continue;
    if (id === 'missing-result' && provesSuccess(letter)) continue;
    if (id === 'missing-motivation' && rated.some((at) => isEager.test(letter.units[at]?.flat ?? '')))
      continue;
    if (!words.test(flats(beside[id] ?? ofTheWhole))) found.push(omission(letter, id));
  }
  return found;
};

const wishing = searchOf(late.iu`wünsch|alles (?:\p{L}+ )?gute|erfolg`);
const forWork =
  /beruf|karriere|laufbahn|aufgabe|tätigkeit|stelle(?!n)|position|wirkungs|arbeitgeber|schaffen|studium|schule|werdegang|restaurant|selbst(?:st)?ändig|zukunft|(?<!lebens)weg/iu;
const forLife =
  /privat|persönlich|leben(?!s?mittel)|familie|gesundheit|glück|herzen|daheim|zuhause|menschlich|ruhestand|wohl|zufriedenheit|in jeder (?:hinsicht|beziehung)|allen bereichen|de[nr] (?:seinen|ihren|seine|ihre)(?= |,|\.|$)|lieben|herzlich|rundum|für alles (?:andere|übrige|sonstige|weitere|was )|für den rest|(?:jenseits|außerhalb|abseits) (?:der|des|von) (?:arbeit|beruf)|drum ?herum/iu;

/** Wishes for the job alone, or for private life alone. */
function wishes(letter: LetterContext): Candidate[] {
  const { type, closing } = letter;
  if (type !== 'arbeitszeugnis' || closing.wishes === null || closing.reason === 'retirement') return [];
  const flat = unitsOf(letter, 'closing')
    .filter((unit) => wishing.test(unit))
    .map((unit) => clauseOf(unit.flat))
    .join(' ');
  if (forLife.test(flat))
    return anyWork.test(flat) || unitsOf(letter, 'closing').some((unit) => foretold.test(unit))
      ? []
      : [omission(letter, 'missing-professional-wish')];
  // „Für die neue Aufgabe alles Gute und weiterhin viel Erfolg“ leaves nothing out.
  if (allTheBest.test(flat) && (!onlyWork.test(flat) || bestApart.test(flat))) return [];
  return plainWork.test(flat) && forWork.test(flat) ? [omission(letter, 'missing-private-wish')] : [];
}

const anyWork = late.iu`beruf|karriere|laufbahn|aufgabe|erfolg|stelle|position|arbeit|weg(?!en)|zukunft|studium|schul|schaffen|forsch|neue|hand(?!\p{L})|(?<!\p{L})(?:dafür|hierfür|dazu|dabei|dort)(?!\p{L})`;
/** „Wir sind sicher, dass sie weiterhin erfolgreich sein wird“: what she is wished for her work is told beforehand. */
const foretold = searchOf(
  late.iu`(?:sicher|überzeugt|gewiss|zweifeln? (?:\p{L}+ )?nicht|kein zweifel|zuversichtlich)(?!\p{L})[^.;]{0,90}erfolg|erfolg[^.;]{0,60}(?:sind|bin) (?:wir|ich) (?:\p{L}+ )?(?:sicher|überzeugt|gewiss)`,
);
const allTheBest = late.iu`alles (?:\p{L}+ )?gute[^.;]{0,40}erfolg|erfolg[^.;]{0,40}alles (?:\p{L}+ )?gute`;
const onlyWork = /beruflich/iu;
/** „unterwegs und danach alles Gute und beruflich weiterhin viel Erfolg“: only the success is of the job. */
const bestApart = late.iu`(?<!beruf[^.;]*)alles (?:\p{L}+ )?gute(?:,| und| sowie) (?:\p{Ll}+ )?beruflich`;
const plainWork = /beruf|stelle(?!n)|position|aufgabe|karriere|laufbahn|arbeitgeber|tätigkeit/iu;

const wishWord = /wünsch/iu;

/** The words of the wish, not those of the thanks before it. */
function clauseOf(flat: string): string {
  const at = flat.search(wishWord);
  const before = Math.max(
    flat.lastIndexOf(' danke', at),
    flat.lastIndexOf(' bedau', at),
    flat.lastIndexOf(' und wünsch', at),
  );
  return at < 0 ? flat : flat.slice(Math.max(0, before));
}

const authority = late.iu`eigenbetrieb|abfallwirtschaft|stadtwerk|bauhof|(?<!\p{L})(?:stadt|gemeinde|landkreis|kreis|land|bund|bezirk|kanton)(?!\p{L})|verwaltung|(?<!\p{L})\p{L}*amt(?!\p{L})|ministerium|behörde|gericht|kirche|pfarr|universität|hochschule|schule|bundes|landes|verband|magistrat|kita|kindertag|institut|zweckverband|(?:tier|wild|vogel)park|tiergarten|(?<!\p{L})zoo(?!\p{L})|museum|theater(?!\p{L}*(?:verlag|bedarf|technik))|schauspielhaus|opernhaus|philharmon`;
const aboutWork = searchOf(/aufgab|tätigkeit|verantwort|zuständig|oblag|gehörten|umfasst/iu);
const aboutPerson = /^(?:Er|Sie|Ihre?[mnrs]?|Seine?[mnrs]?|Zu (?:ihren|seinen)|Zunächst|Seit) /u;
const aboutUs = /^(?:Wir|Unser)/u;
const aboutHouse = searchOf(
  late.iu`,? (?:ein(?:e|em|er)|dem|der) (?:[\p{L}-]+ ){0,4}(?:hersteller|anbieter|dienstleister|betrieb|unternehmen|haus|praxis|kanzlei|agentur|hotel|zulieferer|verlag|händler)\p{L}* (?:für|von|mit|im|der|in)(?!\p{L})|beschäftigten|(?:mit|von) (?:rund |etwa |über )?\d[\d.]* (?:mitarbeit|menschen|angestellt|betten|plätzen|zimmern|wohneinheiten|filialen|standorten|märkten|schüler|kindern|hektar|quadratmeter)`,
);

/** „Die Möwe hat 640 Mitglieder“: by a word of its name, and what it is or has. */
function tellsByName(flat: string, firm: string): boolean {
  const word = named.exec(flat)?.groups?.['word'];
  return word !== undefined && firm.split(noLetter).includes(word);
}
const named = late.u`^(?:Die|Der|Das) (?<word>\p{Lu}[\p{L}-]{3,}) (?:hat|ist|zählt|umfasst|betreibt|unterhält|beschäftigt|betreut|versorgt|bietet|führt|steht|besteht|verfügt|gehört|liegt|spielt|fährt)(?! (?:mit |für |zu )?(?:Frau|Herrn?|sie|ihr|ihm|ihn)(?!\p{L}))`;
const noLetter = late.u`[^\p{L}-]+`;

/** Nothing before the ratings tells of the employer. */
function company(letter: LetterContext): Candidate[] {
  const { facts, units, parts } = letter;
  const name = facts.last_name ?? '';
  const firm = facts.company?.split(' ')[0] ?? '';
  if (name === '' || facts.company === null || authority.test(facts.company)) return [];
  if (parts.includes('company') || worksAtHome(letter)) return [];
  const first = parts.findIndex((part) => part === 'performance' || part === 'behavior');
  const before = units
    .slice(0, first < 0 ? 0 : first)
    .filter(({ zone, kind }) => zone === 'body' && kind === 'sentence');
  if (before.length === 0) return [];
  const tells = before.some(
    (unit) =>
      (!unit.flat.includes(name) &&
        !aboutPerson.test(unit.flat) &&
        (!aboutWork.test(unit) || unit.flat.startsWith(firm) || aboutUs.test(unit.flat))) ||
      aboutHouse.test(unit) ||
      tellsByName(unit.flat, facts.company ?? ''),
  );
  return tells || isToldByTheWay(letter) ? [] : [omission(letter, 'missing-company')];
}

/** „Bäckerei Onken“ says what it is, and a letter that tells of it all along says how big it is: „unserer 38 Brote“. */
function isToldByTheWay({ facts, units, parts, sentences }: LetterContext): boolean {
  if (!ofTrade.test(facts.company ?? '')) return false;
  const told = units.filter(
    (unit, at) =>
      unit.zone === 'body' &&
      parts[at] !== 'closing' &&
      parts[at] !== 'summary' &&
      sentences[at]?.codes.length === 0 &&
      ofOurs.test(unit),
  );
  return told.length > 2;
}
const ofTrade = late.iu`(?<!\p{L})\p{L}*(?:bäckerei|konditorei|metzgerei|fleischerei|tischlerei|schreinerei|zimmerei|schlosserei|gärtnerei|baumschule|weingut|winzer|gasthof|gasthaus|wirtshaus|restaurant|hotel|pension|café|autohaus|apotheke|praxis|kanzlei|steuerberatung|friseur|salon|optik|molkerei|käserei|brauerei|mühle|druckerei|spedition|reederei|fähre|dachdeckerei|malerei|elektrotechnik|buchhandlung|reisebüro|fahrschule|werft|kino|musikschule|tanzschule|reitschule|campingplatz|imkerei|hof(?= \p{Lu}))(?!\p{L})`;
const ofOurs = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:[Uu]nser(?:e[mnrs]?)?|[Mm]eine?[mnrs]?) (?!Zufriedenheit)(?:\\p{Ll}+ )?(?:\\d[\\d.]*|${numberPattern}(?<!eine?[mnrs]?)|(?:gesamt|ganz)\\p{Ll}+|[Uu]msatz\\p{L}*)(?!\\p{L})|(?<!\\p{L})(?:wir|ich|uns)(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:\\d[\\d.]*|${numberPattern}(?<!eine?[mnrs]?)) (?:\\p{Ll}+ )?(?:Prozent|Leute|Kunden|Gäste|Betten|Plätze|Tische|Brote|Kühe|Wagen|Jahre|Menschen|Häuser|Filialen|Kolonnen)`,
    'u',
  ),
);
