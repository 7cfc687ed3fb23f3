import { late, lateRegExp } from '../german/late.ts';
import {
  aboutPerson,
  inClosing,
  inPraise,
  inRatings,
  limit,
  praised,
  strong,
  words,
  type Limit,
} from './limit.ts';

/** What happens to somebody and is mastered: a condition that shows strength. */
const hard = late.u`(?:wir|ich|man) (?:sie|ihn|Frau \p{L}+|Herrn \p{L}+) (?:kenn|erleb)|zurückdenken|denken können|keine? (?:einzige[rn]? |freie[rn]? )?(?:Minute|Sekunde|Augenblick|Atempause|Pause|Ruhe|Ende|Stuhl|Platz|Tisch|Bett|Zimmer)|Telefone? [^,;.]*(?:klingel|läut|schrill|ruht)|Schlange|Andrang|brauch|verbesser|gescheitert|scheiterte|vergeblich|Anl[aä]uf|nötig|nötigt|notwend|erforder|nahe ?leg|(?<!\p{L})Not(?!\p{L})|fehlt|ausf[iä]|krank|(?<!\p{L})eng(?!\p{L})|hektisch|[Dd]ruck|dräng|dring|eilt?e?(?!\p{L})|Alarm|[Nn]otruf|[Nn]otfall|[Ss]törung|[Pp]roblem|[Ss]chwier|kritisch|ernst|anstand|standen? an(?!\p{L})|anf[ai]|bevorst|knapp|spät|Stau|Ansturm|voll(?:er)?(?!\p{L})|voll(?:e|en|er) |mehrere|zugleich|gleichzeitig|Hilfe|verlangt|es um|(?<!\p{L})gilt|galt|darauf an|zu ?viel|hoch her|stürm|stürz|brannt|brennt|Engpass|Engpäss|vertreten|besetzt|unbequem|unangenehm|schwer|heikel|turbul|(?<!\p{L})laut|Kritik|Widerst|Streit|änder|umgest|neue?[rsnm]?(?!\p{L})|überrasch|unerwartet|plötzlich|kurzfristig|häuf|türm|überschlug|wart(?:et|en)|klemm|streik|andere|niemand|keiner|verschob|kippt|(?<!\p{L})rief|(?<!\p{L})bat(?:en)?(?!\p{L})|(?:um|nach) Rat|fragt|bot(?:en)? sich|über(?:nahm|nimmt|nommen|geb|trag|trug)|anvertrau|beförd|ernannt|ausgeschied|kam(?:en)?(?! .{0,30}(?:zu Hilfe|zur Hand))|kommt|suchte|[Ss]tau|schnell (?:gehen|zu)|uneins|weiterw|gar nichts|anderswo|vorschl|zurückdenk|erklärte|offenblieb|knirsch|krach|viel los|hoch (?:war|ist|waren)|groß (?:war|ist)|stark|erschien|dicht|Verfügung|Tempo|Grenz|lange dauert|wollten?$|Nacht`;
/** The person itself is bound by it: humour, learning, being told or watched. */
const own =
  'Lust|Laune|Stimmung|aufgelegt|gestimmt|gelaunt|ausgeschlafen|ausgeruht|wollte|mochte|durfte|Zeit|Muße|Interesse|interessierte|zusagte|gefiel|lag(?!\\p{L})|beobachtet|gelobt|angesprochen|aufgefordert|erinnert|gemahnt|ermahnt|hingewiesen|angehalten|motiviert|eingearbeitet|eingewiesen|eingewöhnt|eingelebt|verstanden|begriffen|vertraut|vorbereitet|Anleitung|Vorgabe|Vorlage|Plan|Muster|Rückhalt|Unterstützung|Rückendeckung|ungestört|allein|anwesend|im Haus|im Büro|am Platz|im Dienst|vor Ort|da (?:war|ist)|wusste|überzeugt|Gelegenheit|gezeigt|vorgemacht|erklärt|vorgegeben|einteilen|aussuchen|bestimmen|ließ|einverstanden|beaufsichtigt|begleitet|Ruhe';
const person = '(?:er|sie|Herrn? \\p{L}+|Frau \\p{L}+|[Ii]h[rmn]e?)';
/** What makes work easy: an own condition of whoever needs it. */
const eased =
  'klar|fest(?:stand|gelegt|gesetzt)|mitspielt|passte|stimmte|ruhig|günstig|geregelt|geordnet|geklärt|gesichert|nichts|keine?[nrms]?(?!\\p{L})|rechtzeitig|früh|genug|genügend|ausreichend|bekannt|überschaubar|einfach|leicht|klein|dabei|zugegen|daneben|zusah|hinsah|nachsah|half|anleitet|lobte|Wetter|Sonne|Auftragslage|Rahmenbedingungen|Umstände|Aufsicht|Kontrolle|Chef|Meister|Vorgesetzt|Absprache|abgesprochen|vereinbart|übersichtlich|eingespielt|hinterlegt|zugeschaltet';
const conjunction = '(?:[Ss]obald|[Ss]olange|[Nn]achdem|[Ss]eitdem|[Ss]ooft)';
/** Somebody has begun to act: what follows stands inside the statement about him. */
const begun =
  '(?<=(?:^|[;,] |und )[^,;.]*(?<!\\p{L})(?:[Ee]r|[Ss]ie|Herrn? [\\p{L}-]+|Frau [\\p{L}-]+|war|waren|ist|sind)(?: \\p{Ll}+)?,) ';
const from = '(?:^|(?<=[,(–;] ?))';
/** The condition closes with its verb, in small letters. */
/** A finite verb that opens a condition: „stand der Meister daneben“. */
const verb =
  '(?!(?:heute|gute|rechte|beste|letzte|echten) )(?:\\p{Ll}{3,}ten?|stand|standen|steht|lag|lagen|liegt|gab|gaben|gibt|ließ|ließen|lässt|sprach|sprachen|spricht|half|halfen|war|waren|ist|sind|sah|sahen|saß|saßen|traf|blieb|schien|ging|fand|lief|wurden?|bekam|erhielt|gefiel|fiel|bot|zog|nahm|trug|rief|schob|trieb|hielt|kam)';
const clause = '[^,;.()–]{4,90}?\\p{Ll}';
const close = '(?=[,;.)–]| –|$)';
const heightenedClause = late.iu`(?<!\p{L})(?:auch|selbst|sogar|gerade|besonders|insbesondere|ganz|allem|namentlich|immer|stets|dann|da|zur Stelle|ob|als|wie|erst recht|jedes Mal|sprang[^,]*|half[^,]*|einzuspringen|nie|kein\p{L}*|(?:auch|selbst|gerade) dann(?: [\p{L}-]+){0,4})[ ,]*$`;

/** „Auch an den Pfingsttagen, wenn kein Stuhl frei blieb“: what else was so on a hard day, before anybody has acted. */
const heightenedDay =
  '(?:^|[;,] )(?:[Aa]uch|[Ss]elbst|[Ss]ogar|[Gg]erade|[Bb]esonders|[Ii]nsbesondere|[Nn]och) (?:noch )?(?:an|am|in|im|bei|beim|zu|zur|zum|während|vor|nach|unter|auf|mit|um)(?: (?!(?:er|sie|war|ist|blieb|hat)(?!\\p{L}))[\\p{L}\\d.-]+){1,7}, ';

/** Praise bound by a clause: „solange die Aufgaben klar waren“. */
export const conditions: readonly Limit[] = [
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `(?:${from} ?(?<limit>(?:(?:[Ss]oweit|[Ss]o weit(?= (?:es|er|sie|die|das|wir|man|dies) )|[Ss]ofern|[Ff]alls|[Ww]ofern|[Vv]orausgesetzt,?|[Ii]nsoweit|[Ii]nsofern|[Jj]e nachdem,? (?:wie|ob|wer|was)) [^,;.]{4,90}|[Ss]o gut (?:er|sie|es|das|die|der) [^,;.]{2,60})))`,
    ),
    praising:
      /(?:erforderlich|nötig|notwendig|gewünscht|überhaupt|wissen)$|zurückdenken|denken können|(?:an|bei|in) (?:ihm|ihr) lag|keine[rn]? ander/u,
    beside: praised,
    before: late.iu`(?<!\p{L})(?:auch|selbst|sogar)[ ,]*$`,
  },
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `(?<!\\p{L})(?<limit>[Ii]nso(?:fern|weit) (?=[^;.]*(?<!\\p{L})${strong})(?:[^;.]{3,80}), als) `,
    ),
  },
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(`${from} ?(?<limit>${conjunction} (?!${person} )${clause})${close}`),
    praising: hard,
    needs: aboutPerson,
    beside: praised,
    before: heightenedClause,
    // „ändert seinen Plan, sobald …“ tells when somebody bends, not when the praise holds.
    unless: late.u`verstumm|legten|wurde es|(?:Kunden|Gäste|Leute|Kollegen) (?:fragten|kamen)|sank|stieg|(?<!\p{L})(?:änder(?:t|te|n)|wechsel(?:t|te)|reagier(?:t|te)|verw[ai]rft?|gr(?:iff|eift)(?= [^,;.]*ein,)|(?:stell(?:t|te)|plan(?:t|te)|disponier(?:t|te)|schwenk(?:t|te))(?= [^,;.]*um,)|pass(?:t|te)(?= [^,;.]*an,))(?!\p{L})[^.]*,`,
  },
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `(?:${begun}(?<limit>wenn (?!${person} |jemand(?!\\p{L}))${clause})(?=, (?:[\\p{Ll}]+ )?${strong}))`,
    ),
    praising: hard,
    beside: praised,
    before: heightenedClause,
  },
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `${from} ?(?<limit>[Ww]enn (?:(?:man|wir|ich) (?:ihn|sie|ihm|ihr)(?= )|(?<!${heightenedDay}[Ww]enn )(?!${person} )(?=[^,;.]*(?:${own}|${eased})))${clause})${close}`,
    ),
    praising: hard,
    beside: praised,
    before: heightenedClause,
    needs: aboutPerson,
  },
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `${from} ?(?<limit>(?:${conjunction}|[Ww]enn) ${person} (?=[^,;.]*(?:${own}))${clause})${close}`,
    ),
    praising: late.u`(?<!\p{L})(?:etwas|das Wort|der Kundschaft|IT|nicht gefiel|gebeten|selbst|längst|krank|frei|keine Zeit|wenig Zeit|kaum|Hilfe|übernahm)`,
    beside: praised,
    before: heightenedClause,
    needs: aboutPerson,
    unless: /verstumm|legten|wurde es|sank|stieg/u,
  },
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `${from} ?(?<limit>[Ss]eit (?:die|der|das|man|wir|ich|ihr|ihm|eine?|unsere?|sein|feste?) [^,;.]{3,80}?(?:te|ten|t|en|ab|gab|ließ|war|stand|lag|bekam|ging))${close}`,
    ),
    praising: /über(?:nahm|nommen|tragen|geben)|anvertraut|beförd|ernannt|geht|gibt/u,
    beside: late.u`(?<!\p{L})(?:stets|immer|jederzeit|durchweg|durchgehend)(?!\p{L})`,
    needs: aboutPerson,
    unless: late.u`(?<!\p{L})(?:sank|stieg|wuchs)\p{L}*`,
  },
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `(?<!\\p{L})(?<limit>seit (?:der|dem|einer|einem|unser(?:er|em)|ihr(?:er|em)|sein(?:er|em)) [\\p{L} -]{3,60}?) ${strong}`,
    ),
    praising:
      /Eintritt|Beginn|Anfang|[Gg]ründ|Tag|Stunde|Beförd|Ernenn|Übernahme|Wechsel|Ausbild|Lehre|Studium|Anstell|Einstell|Beschäftig|Antritt|Start|Jahr|Zeit|Amts|Rückkehr|Abschluss|Prüfung|Bestehen|Beruf|Wirken|Vermittl|Monat|Restaurier|Reparatur|Überholung|Sanierung|Renovier|Einführung|Eröffnung|\d/u,
  },
  {
    rule: 'limit-condition',
    parts: inClosing,
    pattern: limit(
      `${from} ?(?<limit>(?:[Ss]olange|[Ss]ofern|[Ff]alls|[Ss]oweit|[Vv]orausgesetzt,?) [^,;.]{4,90})`,
    ),
    praising: /Hoffnung|hier|zurück|ich |überleg|weiterhin/u,
    beside: /freuen|Zusammenarbeit|weiter(?:e|en|hin)|danken|hoffen/u,
  },
  // The verb is asked for first: to look at all that stands before each comma is dear.
  // „ließ sie, sprach das Thema sie an, auch schwierigste Inhalte erfassen“
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `(?=, ${verb} )(?<=(?:^|; |und )(?:(?:Er|Sie|Herr [\\p{L}-]+|Frau [\\p{L}-]+|(?:Seine?|Ihre?) [^,;.]{3,60}?) \\p{Ll}+|[^,;.]{3,90} \\p{Ll}+ (?:er|sie|sich|Herr [\\p{L}-]+|Frau [\\p{L}-]+))), (?<limit>${verb} (?:(?:\\p{Ll}+ )?(?:man|wir|er|es|sie|ihr|ihn|ihm|der|ein|kein|nur)(?!\\p{L})[^,;.]{2,60}|(?:\\p{Lu}|die |das |eine |keine |ihre? |seine? |alle |erst )[^,;.]{0,60}(?:(?<!\\p{L})(?:sie|ihr|vor|an|bei|ein|auf|ins Haus|zur Hand|klar|fest|bereit|günstig|gut|ruhig|vorhanden|geregelt|bekannt|geklärt|daneben|dabei|zugegen|genug)|(?=, (?:stets|immer|jederzeit|durchweg)))(?!\\p{L})[^,;.]{0,20})), (?!und |dann |so |doch |aber )[^,;.]*(?<!\\p{L})${strong}`,
    ),
    praising: late.u`(?<!\p{L})(?:nötig|eng|Not|krank|sich und|darauf an|schwierig|ernst|hektisch|knapp|dringend|ohne|auch)(?!\p{L})`,
    unless: /^(?:Bei|Auch|Selbst)/u,
  },
  // „Ließ man ihn gewähren, arbeitete er stets sorgfältig.“
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `(?:^|(?<=; ))(?<limit>(?:War(?:en)?|Ließ(?:en)?|Lagen?|Standen?|Stimmten?|Gab(?:en)?|Hatten?|Bekam(?:en)?|Konnten?|Durften?|Wurden?|Wussten?|Blieb(?:en)?|Passten?|Kannten?|Sah(?:en)?|Half(?:en)?|Erhielt(?:en)?|Fand(?:en)?|Verlief(?:en)?|Fühlten?|Gefiel(?:en)?|Sprach|Interessierte|Reizte|Schien|Zeigten?|Erklärten?|Setzten?|Nahm(?:en)?) (?=[^,;.]*(?:${own}|${eased}|gewähren|Tagesform|bereit|(?<!\\p{L})vor,))[^,;.]{4,80}), (?=\\p{Ll}+ (?:er|sie|Herr|Frau|ihre?|seine?|auf|wir|die|der|das)(?!\\p{L})[^;.]*${strong})`,
    ),
    // What the person had prepared is her own work.
    praising: lateRegExp(`${hard.source}|(?<!\\p{L})von (?:ihm|ihr)(?!\\p{L})`, 'u'),
    needs: aboutPerson,
    unless: late.u`(?<!\p{L})(?:auch|trotzdem|dennoch)(?!\p{L})`,
  },
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      words(
        'nach (?:entsprechende|ausreichende|einige|längere|gehörige|gewisse|gebührende|angemessene|hinreichende|reiflicher|genügende|mehrmalige)r (?:Bedenkzeit|Einarbeitung\\p{L}*|Anlaufzeit|Vorbereitung|Eingewöhnung\\p{L}*|Überlegung|Zeit|Anleitung|Erklärung|Aufforderung|Ermahnung|Ermunterung|Einweisung|Unterweisung)|mit (?:dem nötigen|der nötigen|genügend|ausreichend(?:em|er)?|etwas|entsprechend(?:em|er)?|gehörig(?:em|er)?|ein wenig|gutem|sanftem) (?:Vorlauf|Zeit|Anlauf|Anleitung|Zuspruch|Hilfe|Unterstützung|Zureden|Vorbereitung|Ermunterung|Einarbeitung|Nachhilfe|Rückhalt)|bei (?:Lust|Interesse|Sympathie|Gelegenheit|genügend \\p{L}+)',
      ),
    ),
    beside: praised,
  },
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `(?<=,) (?<limit>wo (?:(?:man|wir) (?:ihn|sie|ihm|ihr) [^,;.]{3,60}|(?:es|sie|er) (?=[^,;.]*(?:${own}|gefordert|fühlte|sicher|wohl))[^,;.]{3,60}))(?=,)`,
    ),
    beside: praised,
    praising: hard,
  },
  {
    rule: 'limit-condition',
    parts: inPraise,
    pattern: limit(
      `(?:^|(?<=, ))(?<limit>(?:(?:(?:erst |nur |schon )?[Ee]inmal|[Ee]rst|[Rr]echtzeitig|[Rr]ichtig|[Gg]ut|[Ff]reundlich|[Aa]usdrücklich|[Ee]igens|[Ee]ntsprechend|[Ss]orgfältig|[Aa]usreichend|[Gg]ründlich) (?:[\\p{L}-]+ ){0,3}|(?:[Dd]arauf|[Dd]azu|[Dd]aran|[Vv]on [\\p{L} ]{3,30}|[Uu]nter [\\p{L} ]{3,30}) )(?:hingewiesen|angesprochen|erinnert|aufgefordert|angeleitet|eingewiesen|eingearbeitet|angelernt|begriffen|verstanden|erkannt|gezeigt|erklärt|ermuntert|ermutigt|ermahnt|gebeten|angestoßen|vorgegeben|vorgemacht|überzeugt|gewonnen|aufgetaut|aufgewärmt|warmgelaufen|angelaufen|beauftragt|gestellt|motiviert|unterwiesen|begleitet|betreut|gefordert|eingespielt|eingerichtet|begonnen|vorbereitet|instruiert|angekommen|in Gang gekommen))(?=,)`,
    ),
    praising: /hervorragend|bestens|von (?:ihm|ihr)/u,
    beside: praised,
  },
];
