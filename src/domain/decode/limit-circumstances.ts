import { late, lateRegExp } from '../german/late.ts';
import {
  heightened,
  inPraise,
  inRatings,
  limit,
  praised,
  strong,
  total,
  underLoad,
  words,
  type Limit,
} from './limit.ts';

const easy =
  '(?:wiederkehrend|bekannt|wohlbekannt|vertraut|gewohnt|einfach|einfacher|leicht|leichter|kurz|kürzer|klein|kleiner|selbst ?gewählt|selbst ?gestellt|selbst bestimmt|frei gewählt|(?:gut |sorgfältig |lange )?vorbereitet|(?:lange |langfristig )?geplant|planbar|vorhersehbar|übersichtlich|überschaubar|ruhig|ruhiger|geregelt|eingespielt|eingeübt|unkompliziert|umgänglich|gut ?gelaunt|pflegeleicht|geordnet|geklärt|günstig|trocken|schön|üblich|normal|gewöhnlich|(?:rechtzeitig |vorher )?(?:angekündigt|abgesprochen|vereinbart)|vorgegeben|beliebt|angenehm|dankbar|passend|geeignet|entsprechend|ausreichend|genügend|hinreichend|regulär|durchschnittlich|wohlgesinnt|wohlwollend|geduldig|mild|schwach|gering|klar umrissen|klar|standardisiert|routinemäßig|planmäßig|fahrplanmäßig|störungsfrei|reibungslos|problemlos|unproblematisch|ungestört|entspannt|beschaulich|flau|alltäglich|moderat|mäßig)e?[nrms]?';
const wonted =
  '(?:regulär|gewohnt|bekannt|vertraut|normal|üblich|gewöhnlich|störungsfrei|ungestört|ruhig|friedlich|leistungsstark|leistungswillig|planmäßig|geregelt|eingespielt|reibungslos|alltäglich|routinemäßig|standardisiert|wiederkehrend|durchschnittlich)e[mnr]';
const plainly = late.u`(?<!\p{L})(?:sicher|gut|selb(?:st)?ständig|zügig|sorgfältig|zuverlässig|genau|fehlerfrei|ordentlich|rasch|schnell|umsichtig|konzentriert|souverän|gelang(?:en)?|gelingt|gelingen|anschaulich\p{L}*)(?!\p{L})`;
/** Only with these nouns „gut“ is a condition. */
const goodOf =
  'gute[nmr] (?:Wetter|Laune|Vorbereitung|Anleitung|Führung|Auftragslage|Witterung|Sicht|Bedingungen|Voraussetzungen|Tagen|Zeiten|Jahren|\\p{L}*jahren|Konjunktur|Besetzung|Planung|Vorgaben|Zureden|Einweisung)';
const noun =
  '(?:\\p{L}+(?:en|er|es|em|e) )?(?!Zeit(?!en)|Weise|Art(?!ikel)|Worten|Ton|Schritten|Form|Mitteln|Abständen|Folge|Rahmen|Kreis|Zusammenhalt|Wegen|Frist|Klima|Preis|Ziel|Bahnen|Stand|Wert)[A-ZÄÖÜ][\\p{L}-]+';
const joined = late.u`^(?: [\p{L}-]+)? ?(?:wie|und|oder|ebenso|sowie|als auch|bis|,? aber)(?!\p{L})`;
/** „im Mittel um 1,4 Tage“ measures something and limits nobody. */
const joinedOrCounted = lateRegExp(
  `${joined.source}|^ (?:(?:nur|noch|etwa|rund|gut|über|unter|um|auf|bei|mehr als|weniger als|nach|in|binnen|innerhalb von|mit|von|alle|schon|bereits|statt|seit|vor) ){0,2}(?:\\d|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf|\\p{Ll}*(?:zehn|zig)|hundert|tausend) )`,
  'u',
);
const seldomGood = late.iu`^Ob |von sich aus|(?<!\p{L})freiwillig(?!\p{L})|suchte sich|genauso|schwier|komplex|anspruchsvoll|groß(?!er Freude)|neu(?:e|en|er|em)(?!\p{L})|unbekannt|unvorhergesehen|schwer|hektisch`;

const day =
  'unter der Woche|wochentags|werktags|[Vv]on Montag bis (?:Mittwoch|Donnerstag|Freitag|Samstag)|montags bis (?:mittwochs|donnerstags|freitags)|an (?:Wochentagen|Werktagen)|in (?:\\p{L}+) von (?:\\p{L}+) (?:Fällen|Wochen|Tagen|Monaten)|an (?:zwei|drei|vier) (?:Tagen|Vormittagen|Tagen der Woche|Tagen in der Woche)|(?:in den (?:Monaten|Wochen|Zeiten)|in der Zeit|an Tagen)? ?[Aa]u(?:ß|ss)erhalb (?:de[rs]|von) [\\p{L} -]{4,40}?|in der (?:Nebensaison|Vorsaison|Zwischensaison|Probezeit|Anfangszeit|Einarbeitungszeit|warmen Jahreszeit|Sauregurkenzeit)|gegen (?:Ende|Schluss) (?:de[rs]|ihre[rs]|seine[rs]) [\\p{L}-]+|auf der Zielgeraden(?: (?:de[rs]|ihre[rs]|seine[rs]) [\\p{L}-]+)?|auf den letzten Metern|zu guter Letzt|im (?:zweiten|dritten) (?:Anlauf|Versuch)|beim (?:zweiten|dritten) (?:Anlauf|Versuch)|(?<!was )im (?:Durchschnitt|Schnitt|Mittel)(?! (?:de[rs]|aller|unsere[rs]|über alle) )|bei (?:Tageslicht|Sonnenschein|Schönwetter|Windstille|Flaute|Leerlauf|(?:Routine|Standard|Kleinauftr|Kleinprojekt|Kleinrepar|Alltags|Lieblings|Wunsch|Normal|Bagatell|Übungs|Stammkund)\\p{Ll}+)|innerhalb (?:ihres|seines) (?:\\p{L}+ )?\\p{L}*(?:gebiet|bereich|kreis|ressort)e?s|in (?:ihrem|seinem) (?:engeren|eigentlichen|unmittelbaren|kleinen|begrenzten) \\p{L}+|während der (?:Kern|Probe|Anfangs|Büro|Schul)\\p{L}*zeit(?:en)?';
const span =
  'in der (?:ersten|zweiten|letzten) (?:Hälfte|Jahreshälfte|Zeit|Wochenhälfte|Tageshälfte)(?: (?:de[rs]|ihre[rs]|seine[rs]) [\\p{L}-]+)?|in (?:den|ihren|seinen) (?:ersten|letzten) (?:[\\p{L}]+ )?(?:Jahren|Monaten|Wochen|Tagen)(?: (?:de[rs]|ihre[rs]|seine[rs]) [\\p{L}-]+)?|im (?:ersten|zweiten|dritten|letzten) (?:Jahr|Halbjahr|Lehrjahr|Ausbildungsjahr|Quartal)(?: (?:de[rs]|ihre[rs]|seine[rs]) [\\p{L}-]+)?|bis zu[rm] (?:Mittag|Feierabend|frühen|Kündigung|Beförderung|Umzug|Wechsel|vorletzten|Herbst|Sommer|Frühjahr)\\p{L}*(?: \\p{L}+)?|(?:bis|ab) (?:zum |Ende |Anfang |Mitte |Sommer |Herbst |Frühjahr )?(?:Jahr )?20\\d\\d|in den Jahren 20\\d\\d (?:bis|und) 20\\d\\d|in (?:letzter|jüngster|neuester|erster) Zeit|bis (?:zuletzt )?(?:kurz )?vor [\\p{L} ]{4,30}?';
const hour =
  'vormittags|nachmittags|morgens|abends|tagsüber|am (?:Vormittag|Nachmittag|Morgen|frühen Morgen|Abend)|in der (?:Früh|Frühe|Saison|Frühschicht|Spätschicht|Tagschicht|Nachtschicht)|in den (?:Sommer|Winter|Herbst|Frühjahrs|Vormittags|Nachmittags|Morgen)(?:monaten|wochen|stunden)|im (?:Sommer|Winter|Frühjahr|Frühling|Herbst|Sommerhalbjahr|Winterhalbjahr)|zu (?:Monats|Jahres|Quartals|Wochen|Schicht|Saison)(?:beginn|anfang|ende)|am (?:Monats|Jahres|Quartals|Wochen)(?:anfang|beginn|ende)|an (?:[\\p{L}-]+ )?\\p{L}*(?<!Werk|Wochen)tagen|\\p{L}+tags|zuletzt|anfangs|anfänglich|zunächst|zu Beginn(?: (?:eines|einer|des|der|jedes|jeder) \\p{L}+)?|am Anfang';
const place =
  'aus der (?:Ferne|Distanz)|in der Öffentlichkeit|in Gegenwart (?:Dritter|anderer)|während der Arbeitszeit|auf (?:Distanz|Entfernung|die Entfernung|den ersten Blick|dem Papier|kleinen Bildschirmen|vertrautem (?:Gebiet|Terrain|Boden)|bekanntem (?:Gebiet|Terrain|Boden)|sicherem (?:Terrain|Boden))|vor (?:fremden|anderen|fremdem) (?:Leuten|Menschen|Publikum)|vor (?:Fremden|Publikum|Zeugen)|nach außen(?: hin)?|nach aussen(?: hin)?|am eigenen \\p{L}+|im (?:eigenen|engsten|engeren|kleinen|vertrauten|gewohnten) (?!Team|Bereich|Haus|Unternehmen|Betrieb)\\p{L}+|bei Tisch|unter vier Augen|in (?:gewohnter|vertrauter|bekannter|eigener) \\p{L}+|an (?:Massivholz|bekannten \\p{L}+|vertrauten \\p{L}+)|in der Theorie|theoretisch|(?:in|unter) (?:fachlicher|technischer|theoretischer|handwerklicher|schulischer|zeitlicher) (?:Hinsicht|Beziehung)|[Rr]ein (?:fachlich|technisch|handwerklich|äußerlich|formal|theoretisch|menschlich|rechnerisch)(?: gesehen| betrachtet)?|[Ff]achlich (?:gesehen|betrachtet)';

/** Traits that know no hour. */
const constant =
  /Verlass|verlass|verlässlich|pünktlich|zuverlässig|ehrlich|sorgf[aä]lt|freundlich|hilfsbereit|[Ee]insatz|motiviert|engagi|fleiß|[Uu]msatz|zufrieden|einwandfrei|vorbildlich|[Qq]ualität|gewissenhaft|höflich|genau|Interesse|[Ll]eistung|vertrau|aufmerksam|gründlich|diskret|[Ff]reude/u;

/** Whoever bears load bears it, in plain words too: „Bei ruhigem Geschäft war er belastbar“. */
const praisedOrHardy = lateRegExp(`${praised.source}|(?<!\\p{L})(?:belastbar|gewachsen)(?!\\p{L})`, 'u');

/** One place of many. */
const workPlace =
  '(?:Im|In der|Am|An der|Auf dem|Auf der|Beim|Bei der) (?:\\p{Ll}+ )?(?=\\p{Lu})\\p{L}*(?:[Ss]tand|[Ss]tall|[Hh]alle|[Ll]ager|[Kk]üche|[Ww]erkstatt|[Bb]üro|[Ll]abor|[Tt]heke|[Ll]aden|[Kk]eller|[Gg]arten|[Hh]of|[Aa]rchiv|[Ee]mpfang|[Ss]chalter|[Bb]ackstube|[Ww]ald|[Gg]ewächshaus|[Kk]antine|[Vv]ersand|[Ff]rühdienst|[Ss]pätdienst|[Nn]achtdienst|[Ss]ommer|[Ww]inter)';
const steady =
  '(?:zuverlässig|pünktlich|verlässlich|fleißig|engagiert|motiviert|hilfsbereit|gewissenhaft|verantwortungsbewusst)';

const ofFigures = late.iu`(?<!\p{L})(?:\p{L}*(?:umsatz|umsätze|erlös|absatz|ertrag|quote|zahl|anteil|gewinn|ergebnis)\p{L}{0,3}(?= (?:mit|bei|in|zu|der|des)(?!\p{L})|,? *$)|stieg(?:en)?|sank(?:en)?|wuchs(?:en)?|verdoppel\p{L}*|verdreifach\p{L}*|halbier\p{L}*|verbesserten? sich|(?:nahm|legte|ging)(?:en)? [^.;]{0,40}(?:zu|zurück|ab)(?=[ .,;]|$)|prozent(?:punkt\p{L}*)?|gab es (?:nie|kaum|kein\p{L}*))(?!\p{L})`;

/** Praise bound to a time, a place or an occasion that asks little. */
export const circumstances: readonly Limit[] = [
  // An easy occasion is a limit wherever it stands.
  {
    rule: 'limit-circumstance',
    parts: inPraise,
    pattern: limit(
      words(
        `(?:[Bb]ei|[Ii]n|[Aa]n|[Aa]uf|[Uu]nter|[Gg]egenüber|[Mm]it) (?:den |allen )?(?:${easy} ${noun}|${goodOf})`,
      ),
    ),
    praising: late.u`^[Mm]it (?!.*(?:[Kk]und|[Gg]äst|[Kk]olleg|[Pp]atient|[Mm]andant|[Mm]enschen|[Ll]euten))|^(?:[Ii]n|[Aa]uf|[Aa]n) (?:kurz|klein|klar|einfach|leicht|entsprechend|ausreichend|passend|dankbar|geeignet)\p{L}* |Kinder|[Pp]atient|Fortbild|Weiterbild|Kurs|Lehrg|Störung|Klasse|Gruppe|Menge|Budget|Fehler|Mengen|Team|Schüler|(?:klein|gering|leicht)\p{L}* (?:\p{L}+ )?(?:Abweich|Fehl|Mängel|Unstimm|Änder|Veränder|Anzeichen|Anlass|Anlässen|Personal|Vorlauf|Zeit|Besetz)|Vorlauf|kurze[rn] (?:Einarbeit|Einweis|Frist|Dauer|Vorbereit)`,
    beside: praisedOrHardy,
    unless: seldomGood,
    after: joined,
  },
  // „Bei regulärem Verlauf disponiert sie sicher“: where all goes its way, plain praise is bound to it as well.
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(`^(?<limit>(?:Bei|In|Unter) ${wonted} ${noun})`),
    beside: plainly,
    unless: seldomGood,
    after: joined,
  },
  // „Gegenüber Kunden, die sie kannte, war sie sehr freundlich“
  {
    rule: 'limit-persons',
    parts: inRatings,
    pattern: limit(
      `(?<limit>(?:[Gg]egenüber|[Zz]u|[Mm]it|[Bb]ei|[Ii]n) (?:den )?[\\p{L}-]+, die (?:er|sie|ihm|ihr) (?:gut |bereits |schon |persönlich |länger |seit langem )*(?:kannte|(?<!(?:[Ii]n|[Bb]ei) [^,]{1,60}, die (?:er|sie) )betreute|mochte|schätzte|vertraut waren|bekannt waren|sympathisch waren|zusagten))`,
    ),
    // What came of the work for them is a figure, and no praise that others miss.
    unless: ofFigures,
  },
  // „In den Abteilungen, die ihm lagen, arbeitete er sorgfältig“
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(
      `(?<limit>(?:[Ii]n|[Bb]ei|[Mm]it|[Aa]n|[Aa]uf) (?:den |jenen |solchen )?(?!Kunden|Gästen)[A-ZÄÖÜ][\\p{L}-]+n, die (?:ihm|ihr) (?:besonders |gut |mehr )?(?:lagen|zusagten|gefielen|vertraut waren|bekannt waren|Freude machten|leicht fielen))`,
    ),
  },
  // „An der Theke war sie fleißig“, where the tasks name the kitchen and the store as well.
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(
      `^(?<limit>${workPlace}) (?:war|ist|zeigte|arbeitete|arbeitet|blieb) (?:er|sie|Herr [\\p{L}-]+|Frau [\\p{L}-]+) (?:sich )?(?:[\\p{Ll}]+ ){0,2}${steady}(?!\\p{L})`,
    ),
    trait: lateRegExp(steady, 'u'),
    unless: late.u`(?<!\p{L})(?:ebenso|auch|wie|sowie|und in|und im|und an|und am|überall)(?!\p{L})`,
  },
  // „unter der Woche“, „gegen Ende“: nobody is good at such times only, unless it is meant.
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(words(day)),
    praising:
      /bis (?:zum|zur|vor) (?!(?:kurz|vor))|Arbeitszeit|Öffnungszeit|Dienstzeit|regulären|üblichen|normalen|Geschäftszeit|Bürozeit|eigenen|Büro|Hauses|Europas|Abteilung|Fach/u,
    beside: praised,
    after: joinedOrCounted,
    unless: late.u`(?<!\p{L})(?:stieg|sank|wuchs|erreichte|leitete|übernahm|wechselte|bestand|absolvierte|durchlief|vertrat|besuchte|Prozent|verkürzt\p{L}*|halbiert\p{L}*|verdoppelt\p{L}*)(?!\p{L})`,
  },
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(
      `${words(span)}(?=,? (?:(?:war|waren|ist|arbeitete|zeigte|hat) (?:er|sie|wir|ich|Herr [\\p{L}-]+|Frau [\\p{L}-]+) )?${strong})`,
    ),
    after: joined,
    // What a team or a figure reached in those years is told of them.
    unless: late.u`(?<!\p{L})(?:auch|seither|danach|erreicht?\p{L}*|übertr[aio]f\p{L}*|stieg\p{L}*|sank\p{L}*|wuchs\p{L}*|gewann\p{L}*|gesteigert|gesenkt|von (?:19|20)\d\d)(?!\p{L})`,
  },
  // „auf ihn war am Vormittag stets Verlass“: load has its hours, reliability has none.
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(`${words(hour)}(?= (?:[\\p{Ll}-]+ )?${total})`),
    after: joined,
    // „den Andrang im Frühjahr“ has its season, not the praise.
    before: lateRegExp(
      `${heightened.source}|(?<!\\p{L})(?:andrang|ansturm|trubel|hochbetrieb|gedränge|hektik|hitze|kälte|lärm) ?$`,
      'iu',
    ),
    beside: constant,
    unless: lateRegExp(
      `${underLoad.source}|(?<!\\p{L})(?:auch|selbst|sogar) (?:bei|an|in|im|unter|wenn)(?!\\p{L})`,
      'iu',
    ),
    praising:
      /^(?:.*(?:Feier|Sonn|Not|Spitzen|Stoß|Aktions|freien|arbeitsreichen|heißen|vollen|stärksten|dichten).*|heutzutags)$/u,
  },
  {
    rule: 'limit-circumstance',
    parts: inPraise,
    pattern: limit(`${words(place)}(?=,? (?:(?:auch|wegen|gut|sicher|[\\p{Ll}]+) )?(?:${strong}|wegen))`),
    after: joined,
    praising: /eigenen (?:Antrieb|Wunsch|Ansprüch|Anspruch)|(?:Verantwort|Regie|Initiative)/u,
    beside:
      /schätz|beliebt|Verhalten|freundlich|höflich|hilfsbereit|zuvorkommend|einwandfrei|zufrieden|Zusammenarbeit|Verlass|[Ee]indruck|nutzte|sicher|überzeug|ausgezeichnet|vorbildlich|benehmen|Benehmen|sorgf[aä]lt/u,
    unless: /vertr[aei]|vertritt|repräs|identif|[Tt]elefonist|Hotline|Callcenter|[Kk]undencenter|argument/u,
  },
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(
      words(
        'rein (?:fachlich|technisch|handwerklich|äußerlich|formal|theoretisch|menschlich|rechnerisch)(?: gesehen| betrachtet)?|fachlich (?:gesehen|betrachtet)|in (?:fachlicher|technischer|theoretischer|handwerklicher|schulischer) (?:Hinsicht|Beziehung)',
      ),
    ),
    beside: praised,
    after: joined,
    unless: late.u`menschlich|persönlich|(?<!\p{L})auch`,
  },
  // Who is valued on the telephone only is not valued face to face.
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(
      words(
        'am (?:Telefon|Hörer)|per (?:E-Mail|Mail)|im (?:Chat|Schriftverkehr|Schriftwechsel)|aus der Ferne',
      ),
    ),
    // „Kundenzufriedenheit“ is a figure, and nobody's contentment with her.
    beside: late.u`schätzt|schätzen|beliebt|geachtet|(?<!\p{L})zufrieden`,
    after: joined,
    // „seine Hilfsbereitschaft und sein freundlicher Ton am Telefon“: one of several traits, and how it showed.
    before: lateRegExp(
      `${heightened.source}|(?:,| und| sowie) (?:sein|ihr)e? (?:\\p{L}+ )?\\p{L}+ $|(?:ton|tonfall|stimme|auskünfte) $`,
      'iu',
    ),
    // „viele verlangten am Telefon ausdrücklich nach ihm“: what others did there, for they value the person.
    unless: late.u`[Tt]elefonist|Hotline|Callcenter|[Kk]undencenter|(?<!\p{L})(?:auch|überall|allseits|dass|(?:nach|um|für) (?:ihr|ihm|ihn|sie|ihren?|seinen?)(?!\p{L})|verlang\p{L}*|erkundig\p{L}*|(?:be)?danke?n?|(?:be)?dankt\p{L}*|baten?|bitten|[Aa]nruf\p{L}*|sag(?:t|te|ten)|lob(?:t|te|ten)|wollt\p{L}*)(?!\p{L})`,
  },
  // „fast immer“ right before the rating itself; facts are told so as well, but not with these predicates.
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(
      `^(?:(?:Er|Sie|Herr|Frau|Seine?|Ihre?|Die) [^,;.]{2,90}|Auf [^,;.]{3,40}) (?<limit>(?:fast|beinahe|nahezu|annähernd|so gut wie) (?:stets|immer|jederzeit|durchweg|durchgehend|ausnahmslos|in jeder Hinsicht)|überwiegend|größtenteils|meist|meistens|zumeist|in der Regel|im Allgemeinen|im Wesentlichen|normalerweise|für gewöhnlich|vielfach|häufig|mitunter|gelegentlich|teilweise|phasenweise|zeitweise|bisweilen|mehrheitlich|zunehmend) (?:\\p{Ll}+ )?(?:${strong}|[\\p{Ll}]+ )[^,;.]*(?:Verlass|zufrieden|zuverlässig|sorgfältig|gewissenhaft|selb(?:st)?ständig|motiviert|engagiert|freundlich|einwandfrei|vorbildlich|Qualität|hoch|Zufriedenheit|genau|zügig|gut|verlassen)(?!\\p{L})`,
    ),
    before: late.u`(?<!\p{L})(?:nicht|auch|andere|anderen|früher)[ ,]*$`,
    praising: /zunehmend/u,
  },
  // „dachte, zumal gegen Ende des Geschäftsjahres, in hohem Maße ertragsbewusst“
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(
      `, (?<limit>(?:zumindest|jedenfalls|wenigstens) (?:was|wo|wenn|solange|soweit) [^,;.]{4,60}|zumal (?:gegen (?:Ende|Schluss)|zuletzt|am Anfang|zu Beginn|anfangs|in der (?:ersten|zweiten|letzten|Anfangs)|in den (?:ersten|letzten)|unter der Woche|bei (?:gutem|kleine|leichte|einfache))[^,;.]{0,60}|(?:jedenfalls|zumindest|wenigstens|immerhin) (?:in|im|an|am|bei|beim|auf|unter|gegen|vor|nach|zu|zum|zur|gegenüber|mit|seit|außerhalb|als|während) [^,;.]{3,60})`,
    ),
    beside: praised,
  },
  // „war in der Werkstatt jedenfalls stets pünktlich“
  {
    rule: 'limit-circumstance',
    parts: inPraise,
    pattern: limit(
      `(?<!(?:wir|ich) )${words('jedenfalls|zumindest')}(?= (?:stets|immer|jederzeit|was|fachlich|nach außen|gegenüber|in (?:der|seinem|ihrem|den)|im|am|bei) )`,
    ),
    beside: praised,
    unless: /mindestens|Prozent|\d/u,
  },
];
