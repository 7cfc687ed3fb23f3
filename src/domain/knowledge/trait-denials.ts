import { late } from '../german/late.ts';
import type { PlainFact } from './plain-facts.ts';

const who = '(?:er|sie|frau \\p{L}+|herr \\p{L}+)';
const again =
  '(?:wiederholte|mehrfache|mehrmalige|mehrere|ständige|häufige|vielfache|zweimalige|dreimalige|nochmalige|geduldige|lange)[rmn]?';
const telling =
  '(?:erklär|erläuter|unterweis|einweis|zeigen|vormachen|anläufe|versuche|wiederhol|rückfragen|nachfragen)@';
const fresh =
  '(?:neue[smnr]?|neuerungen|zusammenhänge|abläufe|arbeitsgänge|inhalte|arbeitsschritte|themen|umstellungen)';

/** What somebody may think up; „Ideen“ alone are in the older pattern. */
const designs =
  '(?:ideen?|einf[aä]llen?|(?:gestaltungs|verbesserungs)?vorschl[aä]ge?n?|anregung(?:en)?|ansätze|impulse?n?|entwürfen?|entwurf|konzepte?n?|gestaltungen|rezepte?n?|kreationen)';

const offers =
  '(?:brachte|legte|machte|reichte|steuerte|trug|entwickelte|erarbeitete|lieferte|unterbreitete)';

const trait = (id: string, field: string, praise: RegExp): PlainFact => ({ id, field, praise, facts: [] });

/** Traits that only the denials of this file take back. */
export const moreTraits: readonly PlainFact[] = [
  trait(
    'order',
    'Ordnung',
    /ordentlich(?! )|ordentlich (?:und|arbeit|geführt)|ordnungssinn|aufgeräumt|sauber|gut organisiert|in (?:bester |guter )?ordnung/iu,
  ),
  trait(
    'teamwork',
    'Teamarbeit',
    /teamfähig|teamgeist|teamorientiert|teamplayer|teamarbeiter|teammensch|mannschaftsspieler|harmonisch|(?:mitglied|fügte).*team|kollegial|kooperativ|hilfsbereit|(?:zusammenarbeit|arbeitete)[^.;]{0,40}(?:gut|reibungslos|vertrauensvoll|eng)[^.;]{0,20}(?:team|kolleg|zusammen)/iu,
  ),
  trait(
    'flexibility',
    'Flexibilität',
    late.iu`flexib|anpassungsfähig|vielseitig einsetzbar|stellte sich[^.;]{0,50}ein(?!\p{L})`,
  ),
  trait(
    'languages',
    'Sprachkenntnisse',
    late.iu`(?:englisch|französisch|spanisch|italienisch|russisch|polnisch|sprachkenntnis|fremdsprache)\p{L}*(?!\p{L})[^.;]{0,80}(?:sicher|fließend|gut|hervorragend|ausgezeichnet|exzellent|perfekt|mühelos|wort und schrift)|(?:sicher|fließend|gut|hervorragend|ausgezeichnet|exzellent|perfekt|mühelos)\p{L}* (?:\p{L}+ ){0,3}(?:englisch|französisch|spanisch|italienisch|russisch|polnisch|sprachkenntnis)`,
  ),
  trait(
    'indispensable',
    'Unentbehrlichkeit',
    /unentbehrlich|unersetzlich|unverzichtbar|unersetzbar|(?:nicht|kaum|schwer|nur schwer)(?: zu ersetzen|(?:er)?setzbar)|(?:große|spürbare|schmerzliche|tiefe) lücke/iu,
  ),
  trait(
    'ideas',
    'Ideen',
    late.iu`ideen(?!los)|kreativ|originell|anregungen|einfallsreich|(?:ihre|seine|eigene)[nr]? (?:\p{L}+ )?(?:entwürfe|konzepte|kreationen)|verbesserungsvorschl|gestaltungs`,
  ),
  trait(
    'tempo',
    'Arbeitstempo',
    /zügig|flink|(?:hohe[sm]?|gute[sm]?|flotte[sm]?|straffe[sm]?) (?:arbeits)?tempo|schnell (?:und|arbeit)|arbeitete[^.;]{0,30}(?:schnell|rasch)/iu,
  ),
];

/** The nouns of a trait: „Seine Pünktlichkeit ließ zu wünschen übrig“, „an Sorgfalt fehlte es ihr“. */
const nouns: Readonly<Record<string, string>> = {
  punctuality: 'pünktlichkeit|zuverlässigkeit|verlässlichkeit',
  quality: 'sorgfalt|genauigkeit|gründlichkeit|gewissenhaftigkeit',
  calm: 'belastbarkeit|gelassenheit|innere ruhe|übersicht',
  readiness: 'einsatzbereitschaft|engagement|motivation|(?:eigen)?initiative|fleiß|einsatzwille',
  independence: 'selb(?:st)?ständigkeit|eigenständigkeit|eigenverantwortung',
  grasp: 'auffassungsgabe|schneller auffassung',
  knowledge: 'fachwissen|fachkenntnisse[n]?|kenntnisse[n]?',
  trust: 'ehrlichkeit|verschwiegenheit|diskretion|loyalität',
  conduct: 'freundlichkeit|höflichkeit|umgangston|takt',
  order: 'ordnung|ordnungssinn|sauberkeit',
  teamwork: 'teamfähigkeit|teamgeist|hilfsbereitschaft|kollegialität',
  flexibility: 'flexibilität|anpassungsfähigkeit',
  ideas: 'kreativität|ideen|einfällen|ideenreichtum',
  tempo: '(?:arbeits)?tempo|schnelligkeit',
  deadlines: 'termintreue',
};

const lackOf = (noun: string): string =>
  [
    `(?<!\\p{L})(?:${noun})%[^.;,]{0,40}(?:ließ(?:en)?|lässt|lassen) [^.;,]{0,40}zu wünschen`,
    `(?:ließ|lässt) ${who} [^.;,]{0,40}(?<!\\p{L})(?:${noun})%[^.;,]{0,20}vermissen`,
    `(?<!\\p{L})(?:${noun}) (?:ließ|lässt) ${who} [^.;,]{0,30}vermissen`,
    `(?:fehlte|mangelte|fehlt|mangelt) es (?:ih[mr] |frau \\p{L}+ |herrn \\p{L}+ )?[^.;,]{0,30}an &(?:${noun})%`,
    `(?<!\\p{L})an &(?:${noun}) (?:fehlte|mangelte|fehlt|mangelt) es%`,
    `(?<!\\p{L})(?:${noun}) (?:gehörte[n]?|gehört|zählte[n]?|zählt)%[^.;,]{0,20} nicht zu (?:ihren|seinen) stärken`,
    `(?<!\\p{L})(?:${noun}) (?:war(?:en)?|ist|sind) (?:leider )?nicht (?:ihre|seine) stärken?%`,
  ].join('|');

const never = '(?:nicht(?! nur)|selten|kaum|nie)';
/** „Nicht immer wurden alle Anlieferstellen am vorgesehenen Tage bedient“ */
const notOnTime =
  '(?<!(?:deren|dessen|denen) [^.;,]{0,40})nicht (?:immer|stets|durchgängig|durchweg|ausnahmslos|in (?:jedem|allen) f[aä]ll(?:en)?)%(?![^.;]*(?:dennoch|trotzdem|gleichwohl))[^.;,]{0,110}(?:pünktlich|rechtzeitig|(?:frist|termin)gerecht|(?:am|zum|zur|im|innerhalb de[rs]|in de[rm]) (?:vorgesehen|vereinbart|zugesagt|verabredet|geplant|vorgegeben)e[nrm] @(?:tag|termin|zeit|frist|zeitpunkt)@)';
/** „am liebsten“, „vor allem dann“: what somebody is good at, or likes, where it is easy. */
const best =
  '(?:am (?:wohlsten|liebsten|besten)|vor allem(?: dann)?|besonders(?: dann)?|insbesondere(?: dann)?|nur(?: dann)?|gern)';
const easy =
  '(?:ruhig|geordnet|überschaubar|gleichmäßig|eingespielt|geregelt|störungsfrei|gewohnt|vertraut|gemächlich)e?[nrms]?%';

/** „Absprachen hielt er häufig nicht ein“, „dem Druck hielt sie nicht stand“ */
const heldNot = `(?:hielt|hält) ${who} [^.;,]{0,50}(?<!\\p{L})${never} (?:immer )?(?:ein|stand)%`;

const own: Readonly<Record<string, readonly string[]>> = {
  punctuality: [heldNot, notOnTime],
  deadlines: [notOnTime],
  calm: [
    heldNot,
    `${best}%[^.;]{0,60} (?:wenn|solange|sofern)%[^.;]{0,60} ${easy}[^.;,]{0,40}(?:verl(?:ie|äu)f|blieb|ging|war|zuging)@`,
  ],
  readiness: [
    `pünktlich@[^.;,]{0,40} (?:@feierabend|dienst(?:schluss|ende)|arbeits(?:schluss|ende)|schichtende)@(?! (?:ihre[rs]|seine[rs]|de[rs]) )[^.;,]{0,60} (?:wert|geachtet|achtete|bedacht)%`,
  ],
  knowledge: [
    `kenntnisse%[^.;,]{0,40} (?:reich|genüg)t?en &(?:einfache|routine|hilfsarb|nur)@`,
    `(?:nur|lediglich|nötigen|über die) (?:\\p{L}+ )?(?:grund|basis)kenntnisse@`,
  ],
  conduct: [
    `(?:\\p{Ll}+te|war|wurde) ${who} (?:(?!nie|nicht|kein|kaum|weder)\\p{L}+ ){0,5}(?:patzig|schroff|barsch|kurz angebunden|unhöflich|unfreundlich|ausfallend|abweisend)%`,
  ],
  grasp: [
    `(?:erst|nur|lediglich) (?:nach|mit|durch|bei) &${again} ${telling}`,
    `(?:begriff|verstand|erfasste|lernte|versteht|begreift|erfasst|lernt) ${who} &(?:erst|nur) (?:nach|mit) (?:\\p{Ll}+ ){0,2}${telling}`,
    `${fresh}%[^.;,]{0,50} (?:lernte|begriff|verstand|erfasste|erschloss) ${who} (?:sich )?(?:nur |recht |eher |sehr )?(?:langsam|mühsam|zögerlich|schleppend|schwer)%`,
    `(?:tat|tut) ${who} sich (?:mit|bei) ${fresh}%[^.;,]{0,40}schwer%|(?:mit|bei) ${fresh}%[^.;,]{0,40} (?:tat|tut) ${who} sich [^.;,]{0,20}schwer%`,
    `(?:bedurfte|brauchte) (?:es|${who}) [^.;,]{0,40}(?:mehrerer|mehrere|wiederholter|vieler|viele|zahlreicher|zahlreiche) (?:erklärungen|erläuterungen|anläufe|unterweisungen|versuche)%`,
  ],
  quality: [
    `(?:arbeitete|arbeitet|ging|war|wirkte) ${who}? ?(?:(?!nie|nicht|kein|kaum|weder|ohne)\\p{Ll}+ ){0,3}(?:flüchtig|nachlässig|ungenau|oberflächlich|unaufmerksam|unkonzentriert|schludrig)%`,
    `(?:flüchtigkeits|leichtsinns|sorgfalts)fehler@%`,
    `übersah ${who} [^.;,]{0,40}(?:oft|häufig|wiederholt|mehrfach|mehrmals|regelmäßig|immer wieder|etliche|viele|einzelne)%`,
  ],
  tempo: [
    `(?:arbeitete|arbeitet|ging|war) ${who}? ?(?:(?!nie|nicht|kein|kaum|weder|ohne)\\p{Ll}+ ){0,3}(?:langsam|schleppend|gemächlich|umständlich|zeitraubend)%`,
    `(?:tempo|arbeitstempo|tagespensum|pensum|stückzahl(?:en)?)%[^.;,]{0,40} (?:hielt|erreichte|schaffte|konnte) ${who} [^.;,]{0,30}(?:nicht|selten|kaum)(?! nur)%`,
    `(?:mit )?dem tempo (?:der|ihrer|seiner|des) [^.;,]{0,30}nicht (?:mit|schritt)%`,
  ],
  order: [
    `(?:arbeitsplatz|schreibtisch|werkbank|werkzeuge?|unterlagen|akten|ablage|posten|fahrzeug|wagen|lager)%[^.;]{0,50}(?:unordentlich|unaufgeräumt|ungeordnet|unsauber|verschmutzt|chaotisch|durcheinander|in unordnung|nicht (?:aufgeräumt|gereinigt|weggeräumt))%`,
    `(?:musste[n]?|mussten)%[^.;]{0,50}(?:${who.replace('er|sie|', 'ihm|ihr|')} )?(?:hinterher(?:räumen|geräumt)|nachgereinigt|aufgeräumt) ?(?:werden)?%`,
  ],
  trust: [
    `mit der wahrheit[^.;,]{0,30} nicht%|sagte ${who} [^.;,]{0,30}die unwahrheit|${who} [^.;,]{0,30}die unwahrheit sagte`,
    `(?:angaben|abrechnungen|stundenzettel|spesen)%[^.;,]{0,40}(?:stimmten|trafen)[^.;,]{0,30} nicht(?! nur)%`,
  ],
  teamwork: [
    heldNot,
    `${best}%[^.;]{0,50} (?:wenn|solange|sofern|wo)%[^.;]{0,60} (?:ohne (?:abstimmung|absprache|rücksprache|rücksicht|einbindung|hilfe anderer|andere|kolleg@)|für sich|ungestört|allein|(?:ihre[nm]|seine[nm]) eigenen weg|unabhängig von)%`,
    `(?:arbeitete?|bearbeitete?|erledigte?|löste?|entwickelte?|gestaltete?|entwarf|entwirft|plante?|führte?) ${who} (?:[^.;,]{0,30} )?(?:am liebsten|lieber|bevorzugt|überwiegend|meist|ausschließlich|grundsätzlich|durchweg|stets|nur|immer)(?: (?:und|ganz|völlig|ausschließlich|stets|immer)){0,3} (?:allein(?!\\p{L}|e[^.;]* verantwort)|für sich(?: allein)?)%(?! (?:verantwort|zuständig))|(?:am liebsten|lieber|ausschließlich) (?:be)?arbeitete ${who} (?:allein|für sich)%|(?:(?:blieb|bleibt|war) ${who}|${who} (?:blieb|bleibt|war)) &(?:ein einzelgänger|eine einzelgängerin|(?:eine? )?einzelkämpfer(?:in)?)%|${who} arbeitete?t? (?:am liebsten|lieber|stets|immer|ausschließlich|grundsätzlich) (?:nur )?(?:allein%|für sich(?: allein)?)(?=[.,;]|$)`,
    `(?:informationen|wissen|kenntnisse|erfahrungen)%[^.;,]{0,40} (?:behielt|gab|teilte) ${who} [^.;,]{0,30}(?:für sich|nicht weiter|ungern|nicht|kaum)%`,
    `(?:in (?:das|unser|die|unsere) &(?:team|gruppe|mannschaft|kollegium)|ins team)%[^.;,]{0,20} (?:fand|fügte|passte|integrierte) ${who} (?:sich )?[^.;,]{0,20}(?:nie|nicht|kaum|nur schwer)%`,
  ],
  flexibility: [
    `(?:auf|mit) (?:änderungen|veränderungen|neuerungen|umstellungen|neue \\p{L}+|geänderte \\p{L}+)%[^.;,]{0,30} (?:stellte|kam|tat|ließ|reagierte) ${who} (?:sich )?[^.;,]{0,30}(?:schwer|ungern|nicht|kaum|langsam|unwillig)%`,
    `hielt ${who} [^.;,]{0,30}(?:an gewohnte[mn]|am gewohnten|am alten|an alten gewohnheiten|starr)[^.;,]{0,20}fest%`,
    `(?:andere|fremde|ungewohnte) (?:aufgaben|schichten|tätigkeiten|dienste|posten)%[^.;,]{0,20} (?:lehnte|mied|verweigerte) ${who}%`,
  ],
  indispensable: [
    `(?:ihre|seine|die)[nr]? (?:arbeit(?:en)?|aufgaben?|tätigkeit(?:en)?|dienste?)%[^.;,]{0,30} (?:ohne weiteres|ohne (?:große |jede )?(?:mühe|schwierigkeit(?:en)?|probleme)|leicht|problemlos|mühelos|nebenbei|reibungslos|rasch)%[^.;,]{0,60}(?:verteilen|verteilt|verteilten|aufteilen|aufgeteilt|auffangen|aufgefangen|übernommen|übernehmen|übernahmen|mit ?erledigt|mit ?erledigen)(?: ließen| lassen| werden)?`,
    `(?:nachbesetzung|neubesetzung|wiederbesetzung|nachfolge)%[^.;,]{0,30} (?:nicht|kaum) (?:nötig|erforderlich|notwendig)`,
  ],
  ideas: [
    `${designs}%[^.;,]{0,30} (?:sparsam|selten|kaum|wenig|zurückhaltend|nur gelegentlich)%[^.;,]{0,20} gebrauch%`,
    // „Eigene Entwürfe legte sie nicht vor“: „lieferte sie nie verspätet“ is praise.
    `(?<!\\p{L})eigene ${designs} (?:brachte|legte|machte|reichte|steuerte|trug|hatte|entwickelte|erarbeitete|lieferte|schuf|unterbreitete|verfasste|zeigte|sahen|erhielten|bekamen|gab|kamen|stammten|waren)%[^.;,]{0,70}(?<!\\p{L})(?:nicht|nie|niemals|kaum|keine)(?: (?:vor|ein|bei|zustande|zu sehen|zu erkennen|zur sprache))?(?=[.,;]|$)`,
    `(?<!\\p{L})(?:${offers} ${who}|${who} ${offers}) [^.;,]{0,50}(?<!\\p{L})keine(?:rlei)? (?:eigenen )?${designs}(?:,| |$|\\.)`,
    `(?<!\\p{L})(?:von|aus) (?:ihr|ihm|ihrer feder|seiner feder|frau \\p{L}+|herrn \\p{L}+) (?:kam|kamen|stammten?|gab es|erhielten wir|hörten wir|sahen wir)[^.;,]{0,40} (?:keine|nie|kaum) (?:eine? |eigenen? |neuen? )*${designs}`,
    `${designs}%[^.;,]{0,30} (?:brachte|machte|steuerte|hatte|haben|kamen|entwickelte|lieferte|äußerte|waren)(?! wir nur)(?: (?:von |wir von )?(?:${who}|ih[rm]))?[^.;,]{0,30} (?:nie|nicht(?! nur)|keine|kaum|selten)(?: (?:gehört|zu erwarten|ein|vor|bei))?(?=[.,;]|$)`,
  ],
  independence: [
    `(?<!\\p{L})(?:gab|gibt|reichte|schickte|übergab|leitete) ${who} [^.;,]{0,80}zur (?:durchsicht|freigabe|kontrolle|prüfung|genehmigung|abzeichnung)(?=[.,;]|$| weiter| ein)`,
    `(?<!(?:bei|mit) (?:ihr|ihm)%[^.;,]{0,20})rück(?:zu|ge)?versicher(?:n|te|t|te sich)%`,
    `(?:wartete|wartet) ${who} [^.;,]{0,30}auf &(?:anweisung|anweisungen|anleitung|vorgaben)%`,
    `(?:nur|erst|ausschließlich) (?:auf|nach) &(?:anweisung|anstoß|aufforderung)%[^.;,]{0,40}(?:tätig|aktiv|in angriff|begann|erledigte|arbeitete)`,
  ],
};

/** Denials of a trait, by its id: each holds its own negation. */
export const traitDenials: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set([...Object.keys(nouns), ...Object.keys(own)])].map((id) => [
    id,
    [...(own[id] ?? []), ...(nouns[id] === undefined ? [] : [lackOf(nouns[id])])],
  ]),
);
