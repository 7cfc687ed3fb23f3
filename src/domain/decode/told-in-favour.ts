import { lateRegExp } from '../german/late.ts';
import { type Search, type Searched, searchOf } from '../german/sieve.ts';
import { ofPerson } from './of-others.ts';
import { toldWithoutBlame } from './told-without-blame.ts';

/**
 * Sentences whose words sound like blame and whose grammar praises: readers of single words hear the trouble, and not
 * who had it, who put it right, or how little it took.
 */
const who = '(?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+)(?!\\p{L})';
const told = (source: string): Search => searchOf(lateRegExp(source, 'iu'));

/** „Frau Kern sieht, was andere übersehen“, „wenn andere nicht mehr weiterwissen“: what others could not. */
const othersCannot = told(
  `(?<!\\p{L})(?:was|wo|wenn|woran|als) (?:viele )?andere (?:[^,;.:]{0,40} )?(?:übers[ea]|nicht |aufg|scheiter|verzweif|(?:nur )?probleme |liegen|wegs|den kopf |zöger)`,
);

/** Conflicts are left out: settling them is a trait, and rated. */
const trouble =
  '(?:beschimpf|beleidig|störung|reklamation|beschwerde|angriff|aggress|missglückt|griffe|schäden|fehler(?!los|frei)|mängel|einw[aä]nd|nachfragen|notf[aä]ll|engp[aä]ss)';
const mends =
  '(?:(?:begegne|entschärf|verhinder|korrigier|lös|melde|beseitig|schlichte|beantworte|klär|wende)(?:te?|t)?|be?hob|behebt|fängt|fing|gl(?:ich|eicht))';
/** How somebody would not be praised for it. */
const badly =
  '(?<!\\p{L})(?:nicht|kaum|selten|nur|erst|oft|meist|teilweise|zöger\\p{L}*|spät|zu|wenn|sobald|nachdem|auf|laut|bemüh\\p{L}*|un(?:freund|gedul|wil|höf|ger)\\p{L}*)(?!\\p{L})';

const classes = [
  // „Beschimpfungen am Telefon begegnete sie mit Freundlichkeit“: trouble is the object, and she mends it.
  `^(?:[\\p{L}-]+ ){0,3}?\\p{L}*${trouble}\\p{L}*(?: [^.;:]{0,120}?)? ${mends} ${who}(?![^.]*${badly})`,
  `(?:steht|stand|ist|war) (?:\\p{L}+ )?außer (?:jedem |allem )?(?:zweifel|frage)`,
  // „Sie redete niemandem etwas ein“
  `(?<!\\p{L})(?:redete?|drängte?|verkaufte?) (?:(?:er|sie) )?(?:nie )?niemande[mn] [^.;,]*(?:ein|auf|was)(?!\\p{L})`,
  // „In unruhigen Gruppen genügte meist ihr Blick“, „sodass Streit gar nicht erst entsteht“: how little it took.
  `(?<!\\p{L})(?:genügte?|reichte?)(?: \\p{L}+)? (?:ein|ihr|sein) (?:\\p{Ll}+ )?(?:blick|wort|satz|anruf)(?!\\p{L}| (?:der|des|von))|so ?dass [^.;]*(?:${trouble}|streit|konflikt)\\p{L}* (?:meist |oft )?(?:gar |erst )*nicht (?:erst |mehr )*(?:ent|auf)`,
  // „Sie hat viele Einfälle, und nahezu alle ließen sich verwirklichen“: what came of almost all of them.
  `^(?=.*(?:einf[aä]ll|idee|vorschl|entw[uü]rf|anregung|konzept|antr[aä]g|plän|rezept|verbesserung)).*(?:nahezu|fast|beinahe|so gut wie) (?:alle|jede[rsn]?|sämtliche)(?!\\p{L}|[^.;,]*(?:nicht|nie|zurück|verw[oa]rf|abgelehn|misslang|gescheitert))[^.;,]{0,80}(?:verwirklich|umsetz|umgesetz|übern[aeo]hm|übernommen|eingeführt|bewährt|realisier|aufgegriffen|in serie|früchte|gelang|genehmigt|angenommen)`,
  // „Das war nach drei Tagen nicht mehr zu merken“: of what was new to somebody at first.
  `^(?:das|davon|dies) (?:war|merkte|merkt|ist) (?:man (?:ihm |ihr )?)?(?:ihm |ihr )?(?:(?:schon|bereits) )?(?:nach [^.;,]{3,30}|bald|rasch|schnell) (?:nicht mehr|nichts mehr|kaum (?:noch|mehr))(?: (?:an|zu merken|anzumerken))?\\.?$`,
  // „Ihr Gesellenstück steht in unserem Schaufenster“, „Der von Herrn Kern liegt auf meinem Schreibtisch“
  `^(?!.*(?:erledigt|unfertig|unberührt|halbfertig|ungelesen|ungeöffnet|liegen|noch nicht|immer noch))(?:der|die|das|sein\\p{L}*|ihr\\p{L}*) [^,;.]{0,60}(?:liegt|hängt|steht|ziert|schmückt)(?: \\p{Ll}+){0,3}? (?:(?:auf|in|über|an|neben) )?(?:mein|unser)(?:e[mrn]?)? \\p{L}*(?:schreibtisch|schaufenster|büro|werkstatt|laden|foyer|eingang|empfang|küche|wand|vitrine|halle|flur|zimmer|regal|kamin|kasse|stube)(?!\\p{L})`,
  // „Den ruppigen Ton der Fahrer nahm sie mit Humor“
  `^[^,;:]* (?:nahm|nimmt|ertrug|erträgt|trug) ${who}(?: (?:stets|immer|jederzeit))? mit (?:(?:viel|großem|gutem) )?(?:humor|gelassenheit|fassung|gleichmut|nachsicht|einem lächeln)(?!\\p{L})`,
  // „Über Überstunden verlor er kein Wort“, „Ohne ihn wüssten wir bis heute nicht, was ein Lichtplan ist“
  `(?<!\\p{L})(?:über|darüber)(?!\\p{L})[^.;,]* verl(?:or|iert) ${who} (?:nie (?:auch nur )?ein|kein) (?:einziges )?wort|verl(?:or|iert) ${who} (?:darüber )?kein (?:einziges )?wort(?: darüber)?(?=[ ,.;]|$)`,
  `^ohne (?:ihn|sie|frau [\\p{L}-]+|herrn [\\p{L}-]+) (?:wüsst|hätt|wär|gäb|stünd|läg|könnt|säß|käm|würd|müsst)en?(?!\\p{L}|[^.;]*(?<!\\p{L})(?:besser|schneller|ruhiger|weniger|leichter)(?!\\p{L}))`,
  // „Von ihr haben wir gelernt, dass man auch ohne Lautstärke verhandeln kann“, „Er hat mehr Geduld als Lieferanten Ausreden“
  `^(?:von|bei) (?:ihm|ihr|frau [\\p{L}-]+|herrn [\\p{L}-]+) (?:haben (?:wir|alle|viele|auch)|habe ich|lern(?:en|ten) (?:wir|alle|viele|auch)|(?:kann|konnte) (?:man|jeder|ich)|können wir)(?!\\p{L})[^.;]*(?:gelernt|lernen)(?!\\p{L}| müss)`,
  `^${who} (?:hat|hatte|besitzt|besaß|bringt|brachte) mehr (?:geduld|humor|ausdauer|ideen|einfälle|mut|herz|fantasie|phantasie|wissen|takt|fingerspitzengefühl) (?:mit )?als(?!\\p{L}| (?:arbeit|fleiß|können|wissen))`,
  // „Kein Ton war ihm zu leise, keine Naht zu klein“
  `^(?!.*(?:anlass|anlässe|fest(?!\\p{L})|feier|streit|ausrede|vorwand))kein(?:e|er)? [^,;]{2,50} (?:war|ist) (?:ihm|ihr) (?:je )?zu \\p{Ll}+(?!\\p{L}|,? um )`,
  // „Was die Maschine nicht kann, kann seine Hand“, „Zweimal hat man versucht, ihn uns abzuwerben“
  `^was (?:die|der|das|kein\\p{L}*|unsere?) [^,;]* (?:nicht|nie|kein\\p{L}*) [^,;]*, (?:kann|konnte|schafft|schaffte|findet|fand|hört|hörte|sieht|sah|merkt|merkte) (?:${who}|(?:ihre|seine) (?:hand|nase|hände)|(?:ihr|sein) (?:auge|ohr|gedächtnis))`,
  `(?:versucht|wollte|bot)(?!\\p{L})[^.;]*(?:ihn|sie|ihm|ihr)(?!\\p{L})[^.;]*ab(?:zu)?werben`,
  // „Das war nicht Glück, das war Können“
  `(?:nicht|kein)(?: \\p{L}+)? (?:glück|zufall|hexerei|wunder),? (?:sondern|das war|es war|das ist)(?: \\p{Ll}+)* (?:\\p{L}*können|arbeit|fleiß|verdienst|planung|handwerk|erfahrung|sorgfalt|mut)(?!\\p{L})|mit (?:glück|zufall) hatte das (?:wenig|nichts) zu tun`,
  // „Die Termine hielt er stets ein, oft war er vor der Zeit fertig“
  `^(?!.*(?<!\\p{L})(?:nicht immer|nie|kein\\p{L}*|kaum)(?!\\p{L})).*(?:termin|frist|zusage|bauzeit)\\p{L}* [^.;]*(?:hielt|hält|ein(?!\\p{L})|eingehalten)[^.;]*(?:vor der (?:zeit|frist)|vor dem (?:\\p{L}+ )?termin|früher|vorzeitig) (?:fertig|fertiggestellt|ab)(?!\\p{L})`,
  // „Ihre Kollegen kamen gern mit schlechten Nachrichten zuerst zu ihr“
  `(?:kam|wandte|ging)(?:en)?(?: sich)? (?:stets |immer |auch )*(?:gerne?|zuerst|am liebsten)(?!\\p{L})[^.;,]{0,60} (?:zu|an) (?:ih[rmn]|sie|frau [\\p{L}-]+|herrn [\\p{L}-]+)(?=[.;]|$)`,
  // „Die angebotene Beförderung lehnte sie ab, weil sie bei ihren Patienten bleiben wollte“
  `(?=.*(?:angebot|beförderung|abwerb|(?<!\\p{L})ruf(?!\\p{L})|aufstieg|(?:stelle|position|posten)(?!\\p{L})))(?:lehnte|lehnt|schlug|wies|verzichte\\p{L}*|widerstand)(?!\\p{L})[^.;]*, (?:um|weil|da|denn) [^.;]*(?:bleib|blieb|treu|fort(?:zu)?(?:führ|setz)|fortführ|fortsetz|behalten|weiter(?:zu)?(?:führ|mach|betreu|arbeit)|weiterhin|zu ende|abzuschließen|nicht (?:im stich|allein))`,
  // „Bei mehreren Kollegen führte sie zu einer niedrigeren Gruppe, bei ihm zu einer höheren“
  `bei (?:mehreren|vielen|den|einigen|allen|anderen|zwei|drei|manchen)[^.;,]*(?:niedriger|schlechter|geringer|kleiner|weniger|kürzer)\\p{L}*[^.;,]*, bei (?:ihm|ihr|frau [\\p{L}-]+|herrn [\\p{L}-]+) [^.;,]*(?:höher|besser|größer|mehr|länger)`,
  // „Kunden beschwerten sich nur, wenn sie im Urlaub war“
  `(?:beschwer|beklag|klag|murr)\\p{L}*[^.;]* (?:nur|höchstens|allenfalls|einzig)(?!\\p{L})[^.;]*(?:dass|wenn|weil) (?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+) [^.;]*(?:urlaub|frei(?!\\p{L})|nicht (?:da|im haus|selbst)|fehlte|abwesend|fort(?!\\p{L})|verließ|ging)`,
  // „Erleichtert waren wir, als sie unverletzt zurückkehrte“
  `^(?:wie )?(?:erleichtert|froh|glücklich|dankbar) (?:waren|war) (?:wir|ich|alle)[^.;]*, (?:als|dass) (?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+) [^.;]*(?:unverletzt|unversehrt|wohlbehalten|heil|gesund|wieder bei uns|unbeschadet)`,
  // „Dass die Schule sein Zeugnis verspätet ausstellte, lag an einem Fehler im Sekretariat“
  `^dass [^.;]*, lag (?!.*(?<!\\p{L})(?:an|bei|daran, dass) (?:ihm|ihr|frau|herrn|ihre[mrn]?|seine[mrn]?|er|sie|mangeln|fehlend)(?!\\p{L}))(?:allein |nur |einzig )?(?:an|bei) `,
  // „Eine Mitschülerin hatte ihr Heft verloren; sie half ihr, es wiederherzustellen“
  `^(?:als |dass |wenn )?eine[mnr]? (?:\\p{Ll}+ )?\\p{L}*(?:mitschüler|kolleg|praktikant|auszubildend|lehrling|kund|gast|patient|bewohner|nachbar)(?!\\p{L}* (?:mussten?|übernahm|sprang|half))[^.]{3,90}[;,] (?:(?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+) (?:half|unterstützte|zeigte|lieh|erklärte|stand)|(?:half|unterstützte|zeigte|lieh|erklärte|stand) ${who})`,
  // „Nachhilfe gab sie einem Mitschüler“: the help that was given.
  `(?:gab|erteilte|leistete|bot|gibt) ${who}(?: [^.;]{0,80})? nachhilfe|(?<!\\p{L})(?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+) (?:gab|erteilte|leistete|bot|gibt) [^.;]{2,110} nachhilfe`,
].map(told);
/** „Nachts am Bahnhof ist die Stimmung bisweilen gereizt“: where somebody works, and no word of how. */
const surroundings = told(
  `^(?!.*(?:unser|team))(?:nachts|abends|im|in|an|am|auf|vor|bei|zur|zum) [^.;:,]{2,50} (?:ist|sind|war|herrsch\\p{L}+|wird|geht) (?:\\p{L}+ ){0,2}(?:stimmung|ton|hitze|lärm|andrang|betrieb|wettbewerb)(?!\\p{L})`,
);
const denied =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|nur|kaum|selten|(?:er|sie) auch|auch (?:er|sie))(?!\p{L})/iu;

/** Whether a sentence tells in somebody's favour what its words alone make sound like blame. */
export function toldInFavour(unit: Searched): boolean {
  if (classes.some((search) => search.test(unit)) || toldWithoutBlame(unit)) return true;
  if (surroundings.test(unit) && !ofPerson.test(unit.flat)) return true;
  const match = othersCannot.exec(unit);
  return match !== null && !denied.test(unit.flat.replace(match[0], ' '));
}
