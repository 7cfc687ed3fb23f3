import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const feast =
  '(?:(?:kein|jede[ms]) fest|\\p{L}+fest(?:e|en|es)?|\\p{L}*(?:feier|feiern|ausflug|ausflügen|ausflüge|jubiläum|jubiläen|geburtstag|geburtstage|geburtstagen|party|partys|festlichkeit|festlichkeiten|einstand|ausstand|polterabend|kegelabend|kegelabende|kegelabenden|grillabend|grillabenden|teamabend|teamabende|teamabenden|freitagabend|freitagabende|hüttenabend|stammtisch|umtrunk|zusammenkunft|zusammenkünfte|zusammenkünften))';
const jokes =
  '(?:spaß|späße|späßen|späßchen|scherz|scherze|scherzen|witz|witze|witzen|anekdoten|possen|streiche|streichen|imitationen|sprüche|sprüchen|schwänke|schwänken|schnurren|ulk|schabernack|jux|schelmereien|neckereien|kunststückchen|parodien)';
const amused =
  '(?:verkürz|erheiter|aufheiter|heiter(?:te|n)|locker|aufgelocker|auflocker|amüsier|kurzweil|belust|bei laune|zum lachen|lacher|lachsalv|lachstürm|gelächter|heiterkeit|stimmung|unterhielt|unterhalten|unterhaltung|würz|versüß|bereicher|belebt|beleben)~';
const drink =
  '(?:bier|bierchen|gläschen|glas (?:wein|bier|sekt)|schnäpschen|schnaps|likör|likörchen|\\p{L}*umtrunk|feierabendbier|frühschoppen|absacker|aperitif|longdrink|cocktail|zapfhahn|hotelbar|\\p{L}*kühlschrank|zechrunde|kneipe)';
const gladly =
  '(?:gern|gerne|stets|jederzeit|immer|nie|ausdauer|laune|stimmung|zu haben|zu gewinnen|dabei|fehlte|beliebt|geschätzt|ausgezeichnet|kollegial|anschluss|unterhaltsam|runde|unermüdlich|großzügig|lebten|einladen|lud)';
const guests =
  '(?:kund|gäst|gast|patient|bewohner|senior|publikum|kinder|schüler|besucher|sommelier|weinkarte|ausschank|organisier|ausricht|plante|plant|veranstalt|vorbereit|bankett|catering)~';

/** Drinking, feasting, joking and chatting, told as if they were merits. */
export const ofFeasts: readonly Paraphrase[] = [
  {
    id: 'glas-in-der-hand',
    of: 'geselligkeit',
    cues: [
      'tropfen',
      'gläschen',
      'glas',
      'gläser',
      'bier',
      'sekt',
      'schnaps',
      'schnäpschen',
      'likör',
      'umtrunk',
      'frühschoppen',
      'tresen',
      'theke',
      'zapf',
      'zech',
      'trink',
      'feucht',
      'weinselig',
      'anstoßen',
      'anzustoßen',
      'anstieß',
      'stieß',
      'kühlschrank',
      'flasche',
      'absacker',
      'stammtisch',
      'cocktail',
      'kneipe',
      'durst',
      'trocken',
      'begieß',
      'begoss',
    ],
    patterns: [
      pattern(
        '(?:tag|feierabend|abend|woche|schicht|baustelle|richtfest|abschluss|werkstatt|runde|kehle~?)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:nicht|nie|selten|kaum|keine?|keinen) (?:\\p{L}+ ){0,3}?trocken~?|(?:niemand|keine[rn]?|nicht|nie) (?:\\p{L}+ ){0,4}?auf dem trockenen(?: (?:saß|sitzen|blieb))?|(?:begoss|begossen|begießt|zu begießen)(?: (?:wusste|verstand|pflegte))?',
      ),
      pattern(
        `${gladly}[^.;:!?]{0,80}?(?<!\\p{L})(?:zum|beim|auf ein|auf einen|ein|für ein|am|im) (?:\\p{L}+ )?${drink}`,
      ),
      pattern(
        '(?:gut|edl|fein|manch|kühl|klein)e[nrms]? (?:\\p{L}+ )?(?:tropfen|gläschen|glas|schluck|bierchen|fläschchen)',
      ),
      pattern(
        `(?:zum|zu einem|beim|bei einem|auf ein|auf einen|ein|dem|den|im|am|der|für ein) (?:\\p{L}+ )?${drink}(?!\\p{L})[^.;:!?]{0,80}?${gladly}`,
      ),
      pattern('(?:feuchtfröhlich|trinkfest|trinkfreudig|weinselig|bierselig|zecher|angeheitert|feierfest)~'),
      pattern(
        '(?:hob|heben|erhob|leerte|leeren|füllte|klang|klangen)… (?:das|die|sein|ihr|volle|gefüllte)(?:e[nms]?)? (?:\\p{L}+ )?(?:glas|gläser|becher|krug|krüge|bierkrug)|(?:das glas|die gläser) (?:zu )?(?:heben|erhob|hob|leeren|füllen|klingen)',
      ),
      pattern(
        '(?:mit (?:allen|den|seinen|ihren|uns|dem) (?:\\p{L}+ )?(?:kolleg~|team|{mates})?|auf (?:jede[nmrs]?|den|die|das|unsere?n?|{poss}) (?:\\p{L}+ ){1,3})(?!\\p{L})[^.;:!?]{0,40}?(?:anzustoßen|anstoßen|angestoßen)',
      ),
      pattern(
        'bis zum letzten (?:glas|fass|kasten|tropfen|krug|schluck)|(?:großen|gesunden|kräftigen) durst',
      ),
    ],
    unless: pattern(
      `${guests}|wein~ (?:berat|empfahl|handel)~|brau(?:er|meister|te)~|verkaufs~|fleisch~|käse~|proben?|laborkühlschrank|vorhaben|projekt~|neuerung~|verbesserung~|entwicklung~|impfstoff~|medikament~|kühlkette~|brillen~|fenster~|(?:pflanz|blume|blüte|beet|garten|farbe|lack|anstrich|estrich|beton|putz|boden|böden|rasen|braten|teig|humor)~`,
    ),
    matches: [
      'Für ein kühles Bierchen in der Runde war sie stets zu haben.',
      'Beim Frühschoppen in der Kantine traf man ihn jederzeit bei bester Laune an.',
      'Seine Trinkfestigkeit im Kreis der Monteure war weithin geschätzt.',
      'Auf jeden Abschluss wusste er mit den Kollegen anzustoßen.',
      'Sie hielt in froher Runde stets bis zum letzten Glas durch.',
      'Er sorgte dafür, dass der Tag in der Werkstatt nicht trocken zu Ende ging.',
      'Bei ihm musste niemand auf dem Trockenen sitzen.',
      'Jeden Auftrag wusste sie mit den Kollegen gebührend zu begießen.',
      'Der Krug in seiner Hand, so hob er das volle Glas auf unser Haus.',
    ],
    silent: [
      'Den Gästen empfahl er zu jedem Gang einen edlen Tropfen.',
      'Sie bediente am Tresen unsere Gäste stets aufmerksam.',
      'Neue Vorhaben wusste er jederzeit selbst anzustoßen.',
      'Die Beete begoss sie morgens und abends.',
      'Der Anstrich war am Abend noch nicht trocken.',
      'Die Gläser an der Anlage spülte er stets gründlich.',
    ],
    source,
    note: 'In Gastgewerbe und Handel gehört das Getränk zur Arbeit.',
  },
  {
    id: 'auf-jedem-fest',
    of: 'geselligkeit',
    cues: [
      'feier',
      'fest',
      'ausflüge',
      'ausflug',
      'jubiläum',
      'jubiläen',
      'geburtstag',
      'party',
      'partys',
      'ausstand',
      'einstand',
      'abend',
      'umtrunk',
      'stammtisch',
      'zusammenk',
    ],
    patterns: [
      pattern(
        `(?:kein|keine|keinen|jede[nmrs]?|alle[nr]?|unsere[nr]?|auf|bei|beim|am|im) (?:\\p{L}+ ){0,2}${feast}(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:aus(?:ließ|gelassen|harrt|geharrt)|letzten|letzte[rn]?|versäum|verpasst|fehlte|fehlen|ausdauer|blühte|aufblühte|blüht|höchstform|zu (?:großer )?form|mittelpunkt|bis (?:zum|in|tief)|laune|stimmung|ausgelassen|heiter|unterhielt|stehvermögen|standfest|durchhalt|einfallsreich|lebten|unentbehrlich|unverzichtbar|nicht wegzudenken|seele)\\p{L}*`,
      ),
      pattern(
        `(?:seele|mittelpunkt|stimmungsmacher|stimmungskanone|ausdauer|stehvermögen|lebten|laune|höchstform|unermüdlich)~(?!\\p{L})[^.;:!?]{0,70}? ${feast}`,
      ),
    ],
    unless: pattern(
      `${guests}|auch an|feiertag~|feierabend~|feierlich~|geburtstagskind~|trauerfeier~|hochzeit~|dienst|schicht~|volksfest~|manifest~|standfest~|sattelfest~|wetterfest~|protest~|zapfte|festnetz|festival~|einsatz|firmenjubiläum|arbeit~|betriebsklima`,
    ),
    matches: [
      'Auf unseren Betriebsfesten lief er stets zu großer Form auf.',
      'Sie ließ sich kein Jubiläum entgehen und hielt bei jedem Sommerfest ausgezeichnet die Stimmung hoch.',
      'Unsere Kegelabende lebten von seiner Ausdauer.',
      'Bei der Weihnachtsfeier zählte er jederzeit zu den Letzten.',
    ],
    silent: [
      'Bei Festen unserer Gäste blieb sie jederzeit gelassen.',
      'Auch an Feiertagen und bis in den Abend war er im Dienst.',
      'Das Sommerfest unserer Kunden organisierte er mit großer Ausdauer.',
      'An Wochenenden fehlte sie nie.',
    ],
    source,
    note: '',
  },
  {
    id: 'spassvogel',
    of: 'geselligkeit',
    cues: [
      'spaß',
      'späß',
      'scherz',
      'witz',
      'anekdote',
      'possen',
      'streiche',
      'imitation',
      'sprüche',
      'schwänke',
      'schnurren',
      'ulk',
      'schabernack',
      'jux',
      'schelm',
      'neckerei',
      'parodie',
      'lachst',
      'lachsalv',
      'heiterkeit',
      'erheiterung',
      'belustigung',
      'kurzweil',
    ],
    patterns: [
      pattern(`${jokes}(?!\\p{L})[^.;:!?]{0,90}?(?<!\\p{L})${amused}`),
      pattern(
        `${amused}(?!\\p{L})[^.;:!?]{0,90}?(?<!\\p{L})(?:mit|durch|dank|dessen|deren|{poss}) (?:\\p{L}+ ){0,3}${jokes}`,
      ),
      pattern(
        `(?:für|zu) (?:einen?|einem|jede[nm]|manche[nm]|alle[nm]|allerlei) (?:\\p{L}+ )?${jokes}(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:haben|aufgelegt|bereit|gut|gewinnen|zeit|muße|einfall)`,
      ),
      pattern(
        '(?:für|zur|an) (?:\\p{L}+ )?(?:heiterkeit|kurzweil|erheiterung|belustigung|lacher|lachsalven|lachstürme)~(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:sorg|beitr|beigetr|beizutr|gesorg|garant|bürg|fehl|bei)~',
      ),
      pattern(
        '(?:spaßvogel|spaßmacher|stimmungskanone|alleinunterhalter|possenreißer|witzbold|klassenclown)~',
      ),
    ],
    unless: pattern(`${guests}|leser~|hörer~|spaß an der`),
    matches: [
      'Mit seinen Scherzen wusste er uns die Nachmittage stets zu versüßen.',
      'Zu einem Späßchen war sie jederzeit aufgelegt.',
      'Er trug in jeder Besprechung zur Erheiterung aller bei.',
      'Die Montage lockerte er durch immer neue Witze ausgezeichnet auf.',
      'Sie galt uns stets als Spaßvogel der Abteilung.',
    ],
    silent: [
      'Mit kleinen Scherzen nahm sie den Kindern die Angst und lockerte die Stimmung.',
      'Die Arbeit machte ihm sichtlich Spaß.',
      'Sie hatte Spaß an der Arbeit und sorgte für eine gute Stimmung.',
      'Witterung und Umstände verkürzten die Bauzeit.',
    ],
    source,
    note: '',
  },
  {
    id: 'rede-ohne-ende',
    of: 'gespraechig',
    cues: [
      'redner',
      'plausch',
      'plauder',
      'schwatz',
      'schwätz',
      'klatsch',
      'tratsch',
      'flurfunk',
      'flurgespräch',
      'gesprächsstoff',
      'neuigkeit',
      'gerücht',
      'redefreu',
      'redefluss',
      'redekunst',
      'wortmeldung',
      'wortbeitr',
      'mitteilungs',
      'beredsam',
      'beredt',
      'gesprächsfreud',
      'erzähl',
      'kaffeerunde',
      'kaffeeküche',
      'kaffeepause',
      'kaffeemaschine',
      'raucherecke',
      'um worte',
      'zutrug',
      'zuträgt',
      'vorging',
      'vorgeht',
      'tat,',
      'geschah',
      'geschieht',
      'ereignete',
      'abspielte',
    ],
    patterns: [
      pattern(
        '(?:was|allem, was|alles, was) (?:sich )?(?:im|in (?:der|unserem|unserer)|unter den|bei den|zwischen den) (?:\\p{L}+ ){1,3}?(?:so )?(?:zutrug|zuträgt|vorging|vorgeht|tat|geschah|geschieht|ereignete|abspielte),? [^.;:!?]{0,60}?(?<!\\p{L})(?:als erste[rs]?|zuerst|teilhaben|weiter|erzähl~|bescheid|richtig|unterrichtet|auf dem laufenden|verborgen)',
      ),
      pattern(
        '(?:plausch|plauderstündchen|schwatz|schwätzchen|tratsch|flurfunk|flurgespräche?n?|kaffeeklatsch|redefreude|redefluss|redefreudig|mitteilungsfreud|mitteilungsbedürfnis|mitteilungsdrang|beredsamkeit|plauderei|plauderte?n?|geplaudert|plaudertasche)\\p{L}*',
      ),
      pattern(
        '(?:redner|rednerin|erzähler|erzählerin|gesprächspartner|gesprächspartnerin) (?:von|mit) (?:\\p{L}+ )?(?:ausdauer|länge|beharrlichkeit|stehvermögen|fülle)|(?:ausdauernd|unermüdlich|wortreich|unerschöpflich)~ (?:redner|erzähl|gesprächspartner)~',
      ),
      pattern(
        '(?:wortmeldungen|wortbeiträgen?|redebeiträgen?)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:ausdauer|ausführlich|ausgiebig|länge|lang|verlänger|zahlreich|sparte|geizte|füll)~|(?:ausdauernd|ausführlich|ausgiebig|lang|zahlreich)e[nrm]? (?:wortmeldungen|wortbeiträge|redebeiträge)n?',
      ),
      pattern(
        '(?:ging|fehlte|mangelte|gingen)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:gesprächsstoff|gesprächsthema|gesprächsthemen|worte)|gesprächsstoff(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:nie|aus|fehlte|mangel)|(?:um worte|um gesprächsstoff|um ein gesprächsthema) (?:\\p{L}+ )?(?:nie|nicht|selten) verlegen|nie (?:\\p{L}+ )?um (?:worte|gesprächsstoff) verlegen',
      ),
      pattern(
        '(?:neuigkeiten?|gerüchte?n?) (?:aus|über|des|der|im|von)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:teil|verteil|verbreit|kannte|wusste|versorg|bescheid|erster|erste|weiter|verkürz|bestens|informiert)~|(?:verteil|verbreit|versorg|kannte|wusste|weiter)~(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:neuigkeiten|gerüchte)n?(?! (?:des marktes|am markt|der branche))',
      ),
      pattern(
        '(?:kaffeerunden?|kaffeeküche|kaffeepausen?|kaffeemaschine|raucherecke)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:ausgiebig|gern|bekannt|beliebt|geschätzt|mittelpunkt|stets|jederzeit|bereicher|leb)~',
      ),
    ],
    unless: pattern(
      `${guests}|(?:klient|angehörig|zuhörer|mandant|leser|eltern|teilnehmer|branche|märchen|museum|radio|presse|redaktion|messe|markt)~|klatschte|wartete|reparier~|reinig~`,
    ),
    matches: [
      'Für einen Plausch auf dem Flur nahm sie sich jederzeit Zeit.',
      'In jeder Sitzung war er ein Redner von bemerkenswerter Länge.',
      'Ihre Wortmeldungen bereicherten unsere Runden stets ausführlich.',
      'Um Gesprächsstoff war er im Büro nie verlegen.',
      'Was sich im Hause zutrug, wusste sie meist als Erste und ließ auch die anderen daran teilhaben.',
      'Über alles, was in der Abteilung vorging, war er bestens unterrichtet.',
      'Neuigkeiten aus dem Haus wusste sie stets als Erste zu verbreiten.',
      'In der Kaffeeküche war er stets ein gern gesehener Gesprächspartner.',
    ],
    silent: [
      'Mit den Bewohnern plauderte sie gern und hörte ihnen zu.',
      'Als Redner auf Messen überzeugte er jederzeit.',
      'Er reinigte die Kaffeemaschine stets gründlich.',
      'Neuigkeiten vom Markt verfolgte sie aufmerksam.',
      'Was im Labor geschah, hielt sie stets genau im Protokoll fest.',
    ],
    source,
    note: '',
  },
];
