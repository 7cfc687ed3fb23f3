import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const occasion =
  '(?<!(?:frau|herrn?) )(?:umtrunk|umtrünk|stammtisch|feierabendbier|bierchen|bier|gläschen|theke|tresen|stehtisch|kaffeeküche|raucherecke|kneipe|wirtshaus|grillabend|kegelabend|betriebsausfl|firmenfeier|betriebsfeier|weihnachtsfeier|betriebsfest|sommerfest|feierlichkeit|feiern?(?!abend|tag)|heitere[nr]? stunden|fröhliche[nr]? runde|lustige[nr]? runde|trinkspr|zechen|sektempf)\\p{L}*';
const merry =
  '(?:stimmung|laune|mittelpunkt|beliebt|betriebsklima|gern gesehen|verzichten|fehlte|fehlen|fehlt|geprägt|unentbehrlich|ausdauer|ausdauernd|zuverlässig|verlass|letzten?|treu|dabei|zugegen|anzutreffen|unterhielt|unterhaltung|gemeinschaft|bereicher|geschätzt|seele|erheiter|bester laune|in erinnerung|anwesend|begleiter|gesellschaft|zusammenhalt|zugewandt|trinkfest)\\p{L}*';
const hostWork =
  '(?:organisier|plante|planung|gäste|gast|kund|event|bewirt|(?:(?:halbe|ganze) (?:stadt|welt|land|dorf|firma|haus)|andere[nr]?|alle) (?:\\p{L}+ )?feier(?:n|t)|umsatz|verkauf|service|catering|verantwort|koordin|gastronom|hotel|senior|bewohner|veranstalt|braut|brauerei)\\p{L}*';

const warmth =
  '(?:zartgefühl|zuneigung|wärme|zugetan|zugewandt|zuwendung|herz|herzlich|charme|charmant|einfühl|feingefühl|fürsorg|aufmerksam|nähe|galant|kompliment|anschmieg|liebevoll|zärtlich|sympathie|anteilnahme|mitgefühl|hingezogen|ritterlich|verbunden|interess|kontakt)\\p{L}*';
const oneSex =
  '(?:(?:weiblich|männlich)\\p{L}*|damen(?! und herren)|damenwelt|herrenwelt|frauen(?! und (?:männer|(?:ihren|deren) (?:famil|partner|männer|kind|angehör)))|herren|(?:das|dem) andere[n]? geschlecht|(?<!und )(?:kolleginnen|mitarbeiterinnen|praktikantinnen|sekretärinnen|arbeitskolleginnen)(?! und)(?!,))';
const careWork =
  '(?:patient|bewohner|kund|gäste|gast|schüler|kind|klient|angehörig|mandant|famili|mütter|wöchner|schwanger|gebär|geburt|hebamme|frauenhaus|damenmode|herrenmode|senior|besucher|eltern|pfleg|betreu|berat|bedien|verkauf|bekleidung|abteilung damen|mannschaft|sport)\\p{L}*';

/** Clients of one sex alone, picked out from all others. */
const oneSexOfClients =
  '(?:(?:jungen |jüngeren )?(?:kundinnen|besucherinnen|mandantinnen|klientinnen|teilnehmerinnen|versicherungsnehmerinnen|anruferinnen|mieterinnen|bewerberinnen|antragstellerinnen)(?! (?:und|sowie|oder|wie|im|in)(?!\\p{L}))(?!,)|(?:weiblichen|männlichen) \\p{L}+|damen(?! und)|herren(?! und))';
const feeling = '(?:einfühl|feingefühl|zartgefühl)\\p{L}*';

/** Who stands in front: the person, not the matter („für sie stand der Mensch im Mittelpunkt“). */
const self = '(?<!(?:für|durch|über|um|ohne|gegen|an|auf) ){pers}';
const stands =
  '(?:stand|steht|war|(?:sah|fand|befand|bewegte|zeigte|sonnte|stellte|stellt|rückte|rückt|drängte|drängt|schob|spielte) sich|drängte|strebte|trat|tritt)';
const fondly = '(?:gern|gerne|stets|immer|oft|häufig|regelmäßig|bevorzugt|mit vorliebe)';
const beside =
  '(?: (?:(?:bei|auf|in|vor|zu) (?:den |der |dem )?\\p{L}+|(?!(?:d(?:er|ie|as|en|em)|{poss}|(?:kein|unser|ein)\\p{L}*)(?!\\p{L}))\\p{L}+)){0,4}?';
const infront = '(?:im (?:mittelpunkt|vordergrund)|in den (?:mittelpunkt|vordergrund))';
const withJoy = '(?:gern|gerne|bevorzugt|mit vorliebe)';
const onStage = 'auf (?:die|der) bühne';
const stood = '(?:stand|steht|war|trat|tritt|drängte|strebte|(?:zu )?(?:stehen|treten|drängen|streben))';
/** Whoever leads women of one's own house with heart leads well; nothing else may be said of them. */
const leadsOwn =
  '^(?!.*(?:weiblich|männlich|jung|hübsch|zart|zärtlich|zuneigung|zugetan|nähe|charm|galant|kompliment|anschmieg|hingezogen|privat|persönlich|besonder))(?=.*(?:(?:sein|ihr)e[nr]?|(?:ihm|ihr) (?:unterstellt|anvertraut)en) (?:\\p{L}+ )?(?:kolleg|mitarbeiter|praktikant|sekretär|verkäufer)\\p{L}*innen).*(?:leitete?|leite|führte?|unterw[ie]+st?|unterweist|lernte (?:er|sie|herr|frau) .* an|bildete .* aus|begleitete|vorgesetzter?|führung|anleitung)';

/** What is hinted at about the person among others: sociability, closeness, tolerance, self-display. */
export const ofPersons: readonly Paraphrase[] = [
  {
    id: 'geselligkeit-anlass',
    of: 'geselligkeit',
    cues: [
      'umtrunk',
      'umtrünk',
      'stammtisch',
      'bier',
      'gläschen',
      'theke',
      'tresen',
      'stehtisch',
      'kaffeeküche',
      'raucherecke',
      'kneipe',
      'wirtshaus',
      'grillabend',
      'kegelabend',
      'ausfl',
      'feier',
      'fest',
      'stunden',
      'runde',
      'trinkspr',
      'zechen',
      'sekt',
    ],
    patterns: [pattern(`${occasion}…${merry}`), pattern(`${merry}…${occasion}`)],
    unless: pattern(
      `${hostWork}|feierabend(?!bier)|nach feierabend|biergarten|bierbrau~|fest(?:er|en|e|es|em|igte|gelegt|stell~)(?! )|feiertag~|bierschenk|schürze`,
    ),
    matches: [
      'Bei keinem Umtrunk der Abteilung mochte man auf Herrn Kern verzichten.',
      'Am Stammtisch der Kollegen war sie stets gern gesehen.',
      'Für gute Laune am Stehtisch sorgte er verlässlich.',
      'An der Theke der Kantine fehlte sie nie.',
    ],
    silent: [
      'Er plante Weihnachtsfeiern für unsere Gäste und sorgte stets für gute Stimmung.',
      'In acht Runden verhandelte sie den Vertrag.',
      'Frau Bierwisch ist jederzeit zuverlässig.',
      'Auch in den letzten Stunden vor der Abgabe war auf ihn Verlass.',
    ],
    source,
    note: '',
  },
  {
    id: 'geselligkeit-stimmung',
    of: 'geselligkeit',
    cues: [
      'stimmung',
      'laune',
      'frohnatur',
      'spaßvogel',
      'spassvogel',
      'lebenslust',
      'lebensfroh',
      'trinkfest',
      'feierfreud',
      'leutselig',
      'gesellig',
      'heiter',
      'fröhlich',
      'humor',
      'lustig',
      'lebensfreude',
      'ausgelassen',
      'unterhaltsam',
      'anekdot',
      'frohsinn',
      'scherz',
    ],
    patterns: [
      pattern(
        '(?:frohnatur|spaßvogel|spassvogel|stimmungskanone|stimmungsmacher~|feierfreud~|trinkfest~|leutselig~|frohsinn~)',
      ),
      pattern('ausgelassene[nrm]? (?:stimmung|laune|fröhlichkeit|runde)'),
      pattern(
        '(?:sorgte|verbreitete|hob|hebt|lockerte|sorgt|trug)…(?:{mates}|pausen?|werkstatt|halle|nachtschicht|büro|alltag)…(?:gute |gehobene |beste |heitere )(?:stimmung|laune)',
      ),
      pattern(
        '(?:gute|gehobene|beste|heitere)[rn]? (?:stimmung|laune)…(?:{mates}|pausen?|dienstzeit|arbeitszeit|nachtschicht)…(?:sorgte|verbreitete|trug)|(?:für|zur) (?:gute[nr]?|beste[rn]?|gehobene[nr]?) (?:stimmung|laune)…(?:sorgte|verbreitete)',
      ),
      pattern(
        '(?:lebenslustig|lebensfroh|fröhlich|heiter|humorvoll|lustig|unterhaltsam|ausgelassen)~ (?:\\p{L}+ )?(?:art|wesen|natur|naturell|gemüt|temperament)…(?:betriebsklima|stimmung|pausen|beliebt|atmosphäre|bereicher)~',
      ),
      pattern(
        '(?:bereicherung|gewinn) für (?:das|unser) (?:betriebsklima|gesellige)|gesellige[snr]? (?:leben|miteinander|seite)|(?:geselligkeit|frohsinn|lebensfreude)…(?:pflegte|pflegt|hingabe|erinnerung|geschätzt|beliebt|beitrug|bei)',
      ),
      pattern(
        '(?:sinn|vorliebe|faible|begabung) für (?:\\p{L}+ )?(?:heiter|gesellig|fröhlich|schöne)~ (?:stunden?|seiten?|runden?|beisammensein|leben)~',
      ),
      pattern(
        '(?:anekdoten|scherzen?|späße|geschichten)…(?:{mates}|pausen?|stimmung|unterhielt|unterhalten|laune)',
      ),
    ],
    unless: pattern(`${hostWork}|faire~|hilfsbereit~|teamorientiert~|maßgeblich`),
    matches: [
      'Herr Kern sorgte im Kollegenkreis für ausgelassene Stimmung.',
      'Sie war in der Werkstatt als Frohnatur bekannt.',
      'Mit ihrer lebensfrohen Art war sie in den Pausen beliebt.',
      'Er hatte einen ausgeprägten Sinn für die heiteren Seiten des Büroalltags.',
    ],
    silent: [
      'Durch ihre hilfsbereite und fröhliche Art trug sie zum guten Betriebsklima bei.',
      'Bei Veranstaltungen sorgte er für gute Stimmung unter den Gästen.',
      'Er moderierte die Sendung heiter und sicher.',
    ],
    source,
    note: '',
  },
  {
    id: 'einfuehlung-kollegen',
    of: 'einfuehlungsvermoegen-belegschaft',
    cues: [
      'einfühl',
      'feingefühl',
      'anschmieg',
      'privat',
      'dienstlich',
      'zuwendung',
      'zartgefühl',
      'zuneigung',
      'wärme',
      'herzlichkeit',
      'nähe',
      'zärtlich',
    ],
    patterns: [
      pattern(
        '(?:einfühl~|feingefühl|zartgefühl)…(?:belange|sorgen|nöte|bedürfnisse|wünsche) (?:der|{poss}|unserer|aller|von) (?:\\p{L}+ )?(?:kolleg|belegschaft|beschäftigt|betriebsangehörig)~',
      ),
      pattern(
        '(?:belegschaft|betriebsangehörigen|kollegenschaft)…(?:einfühl|anschmieg|zärtlich|zutraulich)~|anschmieg~',
      ),
      pattern(
        '(?:privat|persönlich)~ (?:sorgen|nöte|belange|angelegenheiten|kontakte?|probleme|wünsche|begegnungen)…(?:kolleg|belegschaft|mitarbeit|weiblich|männlich|damen|herren|auszubildend)~',
      ),
      pattern(
        '(?:kolleg|belegschaft|mitarbeit|auszubildend)~…(?:über das dienstliche hinaus|auch (?:privat|außerdienstlich|außerhalb der arbeitszeit|nach dienstschluss|nach feierabend)) (?:\\p{L}+ ){0,3}(?:zugewandt|verbunden|nahe?|zugetan|kontakt|zuwendung|interess|näher|gesellschaft|begegne|aufmerksam|da)~',
      ),
      pattern(
        '(?:über das dienstliche hinaus|nicht auf (?:das|die) dienstlich~|mehr als (?:nur )?dienstlich~)…(?:kolleg|belegschaft|mitarbeit|damen|herren|auszubildend)~',
      ),
      pattern(
        '(?:kolleg|belegschaft|jüngeren mitarbeit|jungen mitarbeit|neuen mitarbeit|auszubildend)~…(?:sehr viel |viel |besondere~? |großer |große |menschliche )(?:wärme|zuneigung|zärtlichkeit|nähe|herzenswärme|zartgefühl)',
      ),
      pattern(
        '(?:suchte|suchen|pflegte|fand|genoss)…(?:menschliche |persönliche |private )?(?:nähe) (?:zu|zum|zur|der) (?:kolleg|{poss} kolleg|den |jüngeren |weiblichen |männlichen |belegschaft)~',
      ),
    ],
    unless: pattern(
      'wünsch~|(?:patient|bewohner|kund|gäste|schüler|kind|klient|angehörig|mandant|seelsorg|betriebsarzt|betriebsärzt|vertrauensperson|personalabteilung|sozialberat|betreuung)~',
    ),
    matches: [
      'Sie zeigte viel Einfühlungsvermögen für die Sorgen ihrer Kollegen.',
      'Auch über das Dienstliche hinaus war er den Kolleginnen zugetan.',
      'In der Belegschaft war sie für ihre anschmiegsame Art bekannt.',
      'Für private Nöte der Kollegen hatte er immer Zeit.',
    ],
    silent: [
      'Auf die Sorgen der Patienten ging sie mit Einfühlungsvermögen ein.',
      'Kollegen begegnete er freundlich und hilfsbereit.',
    ],
    source,
    note: '',
  },
  {
    id: 'einfuehlung-fuer-ein-geschlecht',
    of: 'einfuehlungsvermoegen-belegschaft',
    cues: ['einfühl', 'feingefühl', 'zartgefühl'],
    patterns: [
      pattern(
        `(?:insbesondere|vor allem|besonders|gerade|namentlich|speziell|vornehmlich|vorzugsweise) (?:(?:bei|gegenüber|zu|für) )?(?:(?:den|unseren|die|unsere|seinen|ihren) )?${oneSexOfClients}(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})${feeling}`,
      ),
      pattern(
        `${feeling}(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:insbesondere|vor allem|besonders|gerade|namentlich|speziell|vornehmlich) (?:(?:bei|gegenüber|zu|für) )?(?:(?:den|unseren|die|unsere) )?${oneSexOfClients}`,
      ),
      pattern(
        `(?:besonders|besonderem|ganz besonderem) (?:\\p{L}+ )?${feeling}(?: \\p{L}+){0,4} (?:den|unseren|die|unsere) ${oneSexOfClients}`,
      ),
    ],
    unless: pattern(
      '(?:patient|schwanger|gebär|wöchner|mütter|angehörig|trauer|krank|ängstlich|brust|krebs|frauenhaus|klinik|praxis|hebamme|geburt|opfer|gewalt|dessous|wäsche|perücken|braut|kosmetik|beratungsstelle|pflege|hilfsbedürftig)~|fachlich~',
    ),
    matches: [
      'Insbesondere unseren Kundinnen bringt er ein großes Einfühlungsvermögen entgegen.',
      'Vor allem gegenüber unseren Kundinnen bewies sie stets viel Einfühlungsvermögen.',
      'Besonders den weiblichen Kunden begegnete er mit großem Einfühlungsvermögen.',
      'Mit besonderem Einfühlungsvermögen widmete sie sich den männlichen Gästen.',
      'Viel Einfühlungsvermögen zeigte er vor allem bei den Teilnehmerinnen.',
    ],
    silent: [
      'Insbesondere ängstlichen Patientinnen brachte sie großes Einfühlungsvermögen entgegen.',
      'Besonders unseren Kundinnen und Kunden im Rollstuhl begegnete er mit Einfühlungsvermögen.',
      'Auf die Wünsche unserer Kundinnen ging sie stets mit viel Einfühlungsvermögen ein.',
      'Gerade den Frauen im Frauenhaus begegnete sie mit großem Einfühlungsvermögen.',
    ],
    source,
    note: 'Wo nur das eine Geschlecht Kunde ist, ist Einfühlungsvermögen echtes Lob.',
  },
  {
    id: 'kontakt-ein-geschlecht',
    of: 'sexueller-kontakt',
    cues: [
      'weiblich',
      'männlich',
      'damen',
      'herren',
      'frauen',
      'geschlecht',
      'kolleginnen',
      'mitarbeiterinnen',
      'praktikantinnen',
      'sekretärinnen',
    ],
    patterns: [
      // „Bauherren“ and „Ratsherren“ are no men.
      pattern(`${oneSex}(?!\\p{L})[^.;:!?]{0,110}?${warmth}`),
      pattern(`${warmth}[^.;:!?]{0,110}?(?<!\\p{L})${oneSex}`),
    ],
    unless: pattern(
      `${careWork}|${leadsOwn}|mir und|verhalten~|verhielt|einwandfrei|kolleginnen und kollegen|mitarbeiterinnen und mitarbeiter|damen und herren|förder~|gleichstell~|einarbeit~|fachlich~|interesse (?:bei der sache|an (?:der|den|dem|{poss}) (?:arbeit|aufgabe|beruf|sache|tätigkeit|fach|technik)~)|(?:aufgaben?|arbeiten|arbeit) (?:\\p{L}+ ){0,2}(?:an|auf) (?:die|{poss}|andere)`,
    ),
    matches: [
      'Den weiblichen Auszubildenden begegnete er mit besonderem Zartgefühl.',
      'Für die Damen der Verwaltung fand er stets herzliche Worte.',
      'Sie war den männlichen Kollegen sehr zugetan.',
      'Um die Praktikantinnen kümmerte er sich besonders aufmerksam.',
      'Gerade die männlichen Aushilfen fanden bei ihr am Abend wie am frühen Morgen immer wieder ein offenes Herz.',
    ],
    silent: [
      'Damen und Herren der Kundschaft beriet er aufmerksam.',
      'Weibliche Patienten betreute sie mit viel Feingefühl.',
      'Den Frauen und ihren Familien stand sie stets mit großer Wärme bei.',
      'Zu Kolleginnen und Kollegen pflegte er guten Kontakt.',
      'Er war mit Interesse bei der Sache und arbeitete mit den Kolleginnen der Nachbargruppe.',
      'Er zeigte Interesse an der Arbeit der Praktikantinnen.',
      'Er verstand es, Aufgaben geschickt an die Kolleginnen weiterzureichen.',
      'Im Kontakt mit Bauherren und Fachplanern trat sie stets sicher auf.',
      'Den Ratsherren und Kauffrauen war er stets ein aufmerksamer Zuhörer.',
      'Sie betreute die Abteilung Damenmode mit viel Herz.',
      'Ihre Mitarbeiterinnen leitete sie mit natürlicher Autorität und großer Herzenswärme an.',
      'Die ihr unterstellten Mitarbeiterinnen führte sie mit Wärme und Bestimmtheit.',
      'Ihren Mitarbeiterinnen war sie eine stets aufmerksame und gerechte Vorgesetzte.',
    ],
    source,
    note: '',
  },
  {
    id: 'tolerant-nach-oben',
    of: 'tolerant',
    cues: [
      'toleran',
      'duldsam',
      'weitherzig',
      'großzügig',
      'nachsicht',
      'gelassen',
      'gestand',
      'gelten',
      'stehen',
      'geduld',
      'langmut',
      'nahm',
      'hin',
      'ertrug',
      'zugest',
      'abweichend',
      'anderer meinung',
      'andere meinung',
      'respektier',
      'akzeptier',
    ],
    patterns: [
      pattern(
        'tolerante[nrm]? (?:art|haltung|einstellung|wesen|umgang|persönlichkeit|geist|zeitgenoss~|mitmensch~|vorgehen)',
      ),
      pattern('(?:duldsam|weitherzig|langmütig)~'),
      pattern(
        '(?:{boss}|von oben|anweisung~|vorgabe~|weisung~|führungsebene)…(?:toleran~|nachsicht~|großzügig~|langmut|duldsam~|mit geduld|geduldig~|mit gelassenheit|gelassen hin~|gelassen gegenüber|gelassen auf)',
      ),
      pattern(
        '(?:toleran~|nachsicht~|großzügig~|langmut|mit geduld|geduldig|gelassenheit)…(?:gegenüber|mit|bei|für|auch|einwände|entscheidungen|anweisungen|vorgaben)…(?:{boss}|von oben)',
      ),
      pattern('(?:gestand|billigte)(?!\\p{L})…{boss}…(?:zu|ein)'),
      pattern(
        '(?:ließ|lässt|lassen|ließen)…(?:meinung|ansicht|auffassung|einwand|einwänd|entscheidung|kritik)~…{boss}…(?:gelten|stehen|zu)|(?:meinung|ansicht|auffassung|einwand|einwänd|entscheidung)~…{boss}…(?:gelten|stehen) (?:zu )?lassen|ließ…(?:gelten|stehen), (?:auch|selbst) wenn',
      ),
      pattern(
        '{boss}…(?:anders|anderer meinung|eine andere)…(?:hin|gelten|gelassen|akzeptiert~|hinnehmen)|(?:nahm|ertrug)…(?:entscheidung|anweisung|weisung|vorgabe|kritik)~…(?:{boss}|von oben)…(?:gelassen|hin|mit humor)',
      ),
      pattern(
        '(?:eigenen?|{poss}) (?:\\p{L}+ )?(?:fehler|versäumniss|schwäche|irrtüm)~…(?:toleran|nachsicht|großzügig|gelassen)~|(?:toleran|nachsicht|großzügig|gelassen)~…(?:gegenüber|mit|bei) (?:{poss} )?eigenen (?:fehler|versäumniss|schwäche)~',
      ),
    ],
    unless: pattern(
      'wünsch~|toleranz(?:en|grenz~|bereich|maß|klass~|edikt)|(?:kultur|religion|herkunft|interkulturell|schüler|kind|kund|patient|bewohner|gäste|demokratie|jugendlich|auszubildende)~|fehlertoleran~|(?:schätz|lob|rühm|würdig)~ (?:an {dat} )?(?:{poss}|die) (?:\\p{L}+,? ){0,3}?(?:geduld|gelassen)~',
    ),
    matches: [
      'Gegenüber seinen Vorgesetzten zeigte er sich stets nachsichtig.',
      'Wenn die Teamleitung anders entschied, nahm sie das gelassen hin.',
      'Mit den Vorgaben von oben ging er großzügig um.',
      'Eigenen Fehlern begegnete sie mit Nachsicht.',
    ],
    silent: [
      'Auch Kritik ihrer Vorgesetzten nahm sie an und setzte sie um.',
      'Mit den Kindern ging er geduldig und nachsichtig um.',
      'Er prüfte die Toleranzklassen der Werkstücke.',
      'Die Schulleitungen und Dienstleister schätzten ihre stets geduldige und verständliche Art.',
    ],
    source,
    note: '',
  },
  {
    id: 'umgaenglich-geduldet',
    of: 'umgaenglich',
    cues: [
      'verträglich',
      'gewöhnte',
      'gewöhnt',
      'ertragen',
      'erträglich',
      'geduldet',
      'hingenommen',
      'toleriert',
      'akzeptiert',
      'passabel',
      'leidlich',
      'aus.',
      'auskommen',
      'auszukommen',
      'ausgekommen',
      'arrangier',
      'abgefunden',
      'fand sich',
      'pflegeleicht',
      'friedfertig',
      'friedlich',
      'unbeliebt',
      'nebeneinander',
      'auszuhalten',
      'zugänglich',
      'eckte',
      'nahm man',
      'in ruhe',
      'konnte man',
      'ließ sich',
    ],
    patterns: [
      pattern(
        '(?:durchaus |recht |ganz |als |stets |weitgehend |einigermaßen )+(?:verträglich|friedfertig|friedlich|pflegeleicht)e?[rnms]?',
      ),
      pattern(
        '(?:verträglich|friedfertig|friedlich|pflegeleicht)e?[rnms]? (?:mitarbeiter|kolleg|mensch|zeitgenoss)~',
      ),
      pattern(
        '(?:gewöhnte|gewöhnten|arrangierte|arrangierten) sich… (?:{mates}|alle|man|wir)|(?:{mates}|man|alle)…(?:(?:an|mit) (?:{pers}|ihn|ihm|ihr|{poss} \\p{L}+) (?:gewöhnt|arrangiert|abgefunden|gewöhnen)|gewöhnte~ sich (?:\\p{L}+ )?an)',
      ),
      pattern(
        '(?:für|von|den) (?:die |den |das |allen |vielen |{poss} |anderen )*{mates}…(?:zu ertragen|erträglich|auszuhalten|hinnehmbar|zumutbar)',
      ),
      pattern(
        '(?:war|wurde|ist|wird|fand)… (?:geduldet|hingenommen|toleriert|leidlich gelitten|wohl gelitten)',
      ),
      pattern(
        '(?:{mates}|man)…(?:nahmen|nahm|akzeptierten|ließ|ließen) (?:ihn|sie|herrn \\p{L}+|frau \\p{L}+) (?:hin|gewähren|in ruhe)',
      ),
      pattern(
        '(?:kam|kamen|kommt|ist|fand)… (?:leidlich|passabel|einigermaßen|halbwegs|ganz gut|irgendwie|im großen und ganzen|miteinander) (?:\\p{L}+ )?(?:aus|zurecht|ausgekommen|zurechtgekommen)',
      ),
      pattern(
        '(?:auszukommen|auskommen|ausgekommen),? wenn|(?:ließ|lässt) (?:sich|es sich)… (?:mit (?:ihm|ihr|herrn \\p{L}+|frau \\p{L}+))…(?:auskommen|arbeiten|leben|reden|aushalten)|(?:mit (?:ihm|ihr|herrn \\p{L}+|frau \\p{L}+))… ließ (?:es )?sich…(?:auskommen|arbeiten|leben|reden|aushalten)|konnte man (?:\\p{L}+ )?(?:auskommen|zurechtkommen)',
      ),
      pattern(
        '(?:nicht|keineswegs|durchaus nicht) (?:unbeliebt|unverträglich|unsympathisch)|eckte… (?:selten|kaum|nicht (?:oft|immer)) an|lebte~… nebeneinander',
      ),
    ],
    unless: pattern(
      '(?:pferd|hund|tier|umwelt|sozial|magen|arznei|medik|material|kosmet|lösung|stoff|barriere|kund|gewöhnte~ sich (?:rasch|schnell))~|sehr gut|hervorragend|ausgezeichnet|schnell an|rasch an',
    ),
    matches: [
      'Im Kollegenkreis wurde sie als durchaus verträglich empfunden.',
      'Nach einigen Wochen gewöhnte sich die Abteilung an Herrn Kern.',
      'Im Team war er geduldet.',
      'Die Gruppe kam mit ihr leidlich aus.',
      'Mit Herrn Kern ließ es sich auskommen.',
    ],
    silent: [
      'Die Zusammenarbeit mit ihr war stets sehr angenehm.',
      'Er gewöhnte sich schnell an die neue Umgebung.',
      'Umweltverträgliche Lacke wählte sie selbst aus.',
    ],
    source,
    note: '',
  },
  {
    id: 'von-sich-ueberzeugt',
    of: 'gesundes-selbstvertrauen',
    cues: [
      'vertrauen in',
      'zutrauen',
      'glaube',
      'zuversicht',
      'überzeugt',
      'glaubte',
      'zweifel',
      'hinter dem berg',
      'gehör',
      'schüchtern',
      'bescheiden',
      'zurückhaltung',
      'verlegen',
      'bewusst',
      'wert',
      'ungefragt',
      'niemand',
      'zu wort',
      'meinung',
      'selbst',
      'ego',
      'sendungsbewusst',
      'geltung',
      'scheu',
      'lautstark',
      'vehement',
      'hielt sich',
    ],
    patterns: [
      pattern(
        '(?:vertrauen|zutrauen|glaube|glauben|zuversicht) (?:in|zu|an|auf) (?:(?:die|das|{poss}) eigene[nr]? (?:fähigkeit|können|kraft|kräfte|wissen|stärke|urteil|person|leistung|begabung)\\p{L}*|sich selbst)',
      ),
      pattern(
        'von (?:sich|{poss} (?:\\p{L}+ )?(?:fähigkeit|können|person|leistung|wissen|wert|bedeutung|qualität|talent|urteil|kompetenz|arbeit|begabung)~)…überzeugt|überzeugt von (?:sich|{poss} (?:\\p{L}+ )?(?:fähigkeit|können|person|leistung|wissen|wert|bedeutung|qualität|talent|urteil|kompetenz|begabung)~)',
      ),
      pattern(
        'glaubte? (?:{always} |fest |sehr )*an (?:sich|{poss} (?:können|fähigkeit|talent|stärke)~)|(?:zweifelte?|zweifel)…(?:nie|niemals|nicht|keine|kaum|fremd)…an (?:sich|{poss} \\p{L}+)|(?:selbstzweifel~)…(?:fremd|fern|kannte|plag|unbekannt|nicht|nie|kaum)|(?:kannte|hatte)… (?:keine|keinerlei) selbstzweifel',
      ),
      pattern(
        'hielt… (?:mit {poss} \\p{L}+ )?…nicht hinter dem berg|mit (?:{poss} )?(?:\\p{L}+ )?(?:meinung|ansicht|urteil|kritik)~…(?:nicht hinter dem berg|nicht zurück|selten zurück|nie zurück)',
      ),
      pattern('(?:{knew}|wusste)…gehör zu verschaffen|verschaffte sich (?:{always} |überall )?gehör'),
      pattern(
        '(?:schüchternheit|bescheidenheit|zurückhaltung|scheu|selbstkritik)…(?:zählte|zählt|gehörte|gehört|war|lag|kannte|ist|übte|fremd)…(?:nicht|kaum|gewiss|fremd|fern|keine|weniger)|(?:nicht|wenig|kaum) unter (?:übertriebener |mangelndem )?(?:schüchternheit|bescheidenheit|selbstbewusstsein|selbstvertrauen)|(?:fremd|fern)… (?:schüchternheit|bescheidenheit|zurückhaltung|selbstkritik)',
      ),
      pattern(
        '(?:um|nie um) (?:eine |ein |keine |kein )?(?:antwort|ausrede|wort|erklärung|meinung) (?:\\p{L}+ )?verlegen|nie um (?:eine )?(?:\\p{L}+ )?(?:antwort|ausrede|wort|erklärung|meinung)',
      ),
      pattern(
        '(?:wusste|weiß) (?:{always} |sehr wohl |genau |wohl )*um {poss} (?:eigenen )?(?:wert|bedeutung|stärken|vorzüge|qualität~|unentbehrlich~|rang)|(?:war|ist) sich… {poss} (?:eigenen )?(?:wertes|werts|bedeutung|fähigkeiten|stärken|könnens|vorzüge|stellung|rolle|person) (?:\\p{L}+ ){0,2}bewusst|{poss} (?:wertes|bedeutung|fähigkeiten|stärken|könnens|vorzüge) (?:\\p{L}+ ){0,3}bewusst',
      ),
      pattern(
        '(?:ansicht|meinung|urteil|standpunkt|rat)~…(?:auch dann|ungefragt|ob gefragt|wenn niemand|auch wenn (?:niemand|sie keiner|es nicht)|unaufgefordert|lautstark|vehement)|(?:ungefragt|lautstark|vehement)…(?:ansicht|meinung|urteil|standpunkt)~',
      ),
      pattern(
        '(?:gern|gerne|häufig|oft|stets|überall|bei jeder gelegenheit) (?:\\p{L}+ )?zu wort|(?:meldete|ergriff)… (?:gern|oft|stets|häufig|bei jeder) …(?:wort)',
      ),
      pattern(
        '(?:ausgeprägt|stark|groß|hoh|beträchtlich|beachtlich|unerschütterlich|unbeirrt|reichlich|enorm|bemerkenswert|nie versiegend)~ (?:ego|selbstbewusstsein~|selbstvertrauen~|selbstsicherheit|selbstgewissheit|selbstwertgefühl~|sendungsbewusstsein~|geltungsbewusstsein~|eigenbild)|an (?:selbstbewusstsein|selbstvertrauen|selbstsicherheit|überzeugung von sich)…(?:fehlte|mangelte|mangeln|gebrach|arm)~|(?:hohe|gute) meinung von (?:sich|{poss})|hielt… (?:große|viel|sehr viel) (?:stücke )?(?:von|auf) sich|hielt sich (?:selbst )?für',
      ),
      pattern(
        'mit (?:gesunde[mnr]|viel|reichlich|großem|starkem) (?:selbstbewusstsein|selbstvertrauen|selbstsicherheit)',
      ),
    ],
    unless: pattern(
      '(?:kund|schüler|kind|patient|jugendlich|bewohner|klient|mandant|gäste|teilnehmer)~|verantwort~|stärkte|gab~…(?:zurück|mit)|an selbstvertrauen|{result}|fachlich fundiert|sachlich|lösung~|überzeugte|uns alle überzeugt',
    ),
    matches: [
      'Ihr Vertrauen in die eigenen Fähigkeiten war groß.',
      'Sein Zutrauen zu sich selbst half ihm in Besprechungen.',
      'Er war von seinen Fähigkeiten stets fest überzeugt.',
      'Bescheidenheit zählte nicht zu ihren hervorstechenden Eigenschaften.',
      'Seine Meinung äußerte er auch dann, wenn niemand danach gefragt hatte.',
      'Sie wusste sich in jeder Sitzung Gehör zu verschaffen.',
      'An Selbstbewusstsein mangelte es ihm nicht.',
    ],
    silent: [
      'Er gewann an Selbstvertrauen und arbeitete bald selbständig.',
      'Sie war sich ihrer Verantwortung stets bewusst.',
      'Von der Qualität seiner Arbeit waren die Kunden überzeugt.',
      'Sie trat sicher auf und überzeugte durch ihr Wissen.',
    ],
    source,
    note: '',
  },
  {
    id: 'kritisch-fordernd',
    of: 'anspruchsvoll-kritisch',
    cues: [
      'kritische',
      'beschl',
      'anordnung',
      'weisung',
      'neuerung',
      'nahm',
      'bedenken',
      'erwartungen',
      'ansprüche',
      'anforderungen',
      'debatte',
      'infrage',
      'in frage',
      'hinterfrag',
      'schuldete',
      'zustand',
      'zustehen',
      'rechte',
      'pocht',
      'bestand',
      'kritik',
      'forderte',
      'einforder',
      'fehler anderer',
      'schwächen',
      'zufriedenzustellen',
      'zufrieden zu stellen',
      'kritisch',
      'anspruchsvoll',
      'unzufrieden',
      'beschwer',
      'mängel',
      'missst',
      'wünsche',
      'kommentier',
    ],
    patterns: [
      pattern(
        '(?:hohe[nm]? anspr(?:uch|üchen?)|anspruchsvoll)~? (?:und|sowie|mit) (?:\\p{L}+ ){0,3}kritisch~ (?:blick|auge|haltung|sinn|geist|urteil)|kritisch~ (?:blick|auge|haltung|sinn|geist) (?:und|sowie) (?:\\p{L}+ ){0,2}hohen? ansprüchen?',
      ),
      pattern(
        'nahm (?:er |sie |herr \\p{L}+ |frau \\p{L}+ )?(?:selten|nie|kaum|nichts|wenig|nur ungern)…(?:hin|an),? ohne|ohne (?:{poss} )?(?:bedenken|einwände|kritik|kommentar) (?:\\p{L}+ )?(?:vorzutragen|anzumelden|darzulegen|zu äußern|anzubringen|zu)',
      ),
      pattern(
        '(?:bedenken|einwände|kritik an|unzufriedenheit|beschwerden|wünsche|forderungen)…(?:ausführlich|regelmäßig|stets|gern|gerne|häufig|immer wieder|wiederholt|deutlich|offen|nachdrücklich|unmissverständlich|mit nachdruck)…(?:vor|vorzutragen|vorgetragen|dar|darzulegen|äußer~|geäußert|kund|anmeld~|formulier~|vorbrachte|brachte|geltend)',
      ),
      pattern(
        '(?:regelmäßig|stets|gern|gerne|häufig|immer wieder|wiederholt|deutlich|offen|nachdrücklich)…(?:bedenken|einwände|kritik|unzufriedenheit|beschwerden|forderungen)…(?:vor|vorzutragen|vorgetragen|dar|darzulegen|äußer~|geäußert|kund|anmeld~|brachte|geltend)',
      ),
      pattern(
        '(?:an|von|für) (?:{poss} |die |das |den |sein~ |ihr~ )?(?:arbeitsplatz|arbeitsumgebung|umgebung|umfeld|ausstattung|kolleg~|{boss}|unternehmen|arbeitgeber|betrieb|firma|rahmenbedingungen|arbeitsbedingungen|andere[rn]?|mitmenschen|mitarbeit~)…(?:hohe|große|höchste|beträchtliche|klare|gewisse)~ (?:erwartungen|ansprüche|anforderungen|maßstäbe|vorstellungen)',
      ),
      pattern(
        '(?:hohe|große|höchste|klare|gewisse|{poss})n? (?:erwartungen|ansprüche|anforderungen|maßstäbe) (?:hatte |stellte )?(?:er |sie )?(?:an|gegenüber) (?:{poss} |die |das |den )?(?:arbeitsplatz|arbeitsumgebung|umgebung|umfeld|ausstattung|kolleg~|{boss}|unternehmen|arbeitgeber|betrieb|firma|rahmenbedingungen|arbeitsbedingungen|andere[rn]?|mitmenschen|uns)',
      ),
      pattern(
        '(?:entscheidung|anweisung|vorgabe|weisung|beschlüsse|beschluss|maßnahme)~ (?:\\p{L}+ )?(?:{poss} )?(?:\\p{L}+ )?(?:{boss}|von oben)…(?:zur debatte|zur diskussion|in frage|infrage|hinterfrag~|diskutier~|kritisier~|kritisch|kommentier~|anzuzweifeln)',
      ),
      pattern(
        '(?:entscheidung|anweisung|vorgabe|weisung|beschlüss|beschluss|anordnung|maßnahme|neuerung)~[^.;:!?]{0,80}?(?:kritische[nmr]?|prüfende[nmr]?|skeptische[nmr]?|wachsame[nmr]?|strenge[nmr]?|wache[nmr]?) (?:auge|augen|blick|blicke|sinn|geist|ohr|haltung|zurückhaltung)',
      ),
      pattern(
        '(?:zur debatte|in frage|infrage|hinterfragte|diskutierte|kritisierte|kommentierte)…(?:entscheidung|anweisung|vorgabe|weisung)~ (?:\\p{L}+ )?(?:{poss} )?{boss}',
      ),
      pattern(
        '(?:was|das) (?:{dat}|der arbeitgeber {dat})…(?:zustand|zusteht|schuldete|schuldig)|(?:achtete|bestand|pochte|wachte|legte)…auf (?:{poss} |die einhaltung {poss} |das |alle )?(?:\\p{L}+ )?(?:rechte?|zustehend~|ansprüche|pausenregelung|überstundenausgleich|privilegien|vorteil~)|{poss} (?:\\p{L}+ )?(?:rechte|ansprüche) (?:\\p{L}+ ){0,3}(?:bewusst|kannte|einzufordern|geltend|durchzusetzen|zu wahren|vertrat)|kannte~? (?:er |sie )?(?:\\p{L}+ ){0,2}{poss} rechte',
      ),
      pattern(
        '(?:sparte|geizte|hielt)…(?:nicht|nie|selten|wenig)…(?:mit )?(?:kritik|tadel)|(?:kritik|tadel)…(?:sparte|geizte)…(?:nicht|nie|selten)|(?:fehler|schwächen|versäumnisse)n? (?:anderer|der anderen|{poss} kolleg~|der kolleg~|{poss} {boss}|der {boss}|im betrieb)…(?:blick|auge|erkannte|bemerkte|benannte|hin|aufmerksam|entgingen)~|(?:blick|auge) für (?:die )?(?:fehler|schwächen|mängel|versäumnisse) (?:anderer|der|{poss} kolleg)~',
      ),
      pattern(
        '(?:zufriedenzustellen|zufrieden zu stellen)…(?:nicht|schwer|kaum)|(?:nicht|schwer|kaum)… (?:leicht )?(?:zufriedenzustellen|zufrieden zu stellen)',
      ),
      pattern(
        '(?:kritische|anspruchsvolle)[rn]? (?:geist|kopf|zeitgenoss~|beobachter~|begleiter~|haltung|einstellung)|{boss}…(?:kritisch~ (?:distanz|begleit|gegenüber|beobacht))~|{poss} ansprüche an (?:andere|{mates}|uns)',
      ),
    ],
    unless: pattern(
      '(?:kund|schüler|patient|gäste|publikum|mandant|bauherr|lieferant|theater|gericht|arbeitsrecht)~|konstruktiv~|{result}|eigene[nr]? arbeit|an sich selbst|{top}|höchste ansprüche an|lernte|zog|lehren|betriebsvereinbarung',
    ),
    matches: [
      'Beschlüsse der Geschäftsleitung nahm er mit hohem Anspruch und kritischem Auge auf.',
      'Anordnungen von oben begegnete sie mit wachem Blick und prüfendem Sinn.',
      'Wir lernten sie als Mitarbeiterin mit hohen Ansprüchen und stets kritischem Blick schätzen.',
      'Sie nahm kaum etwas hin, ohne ihre Bedenken vorzutragen.',
      'An seinen Arbeitsplatz stellte er hohe Erwartungen.',
      'Entscheidungen ihrer Vorgesetzten stellte sie gern zur Debatte.',
      'Er achtete genau auf das, was ihm zustand.',
      'Die Schwächen seiner Kollegen entgingen ihm nie.',
    ],
    silent: [
      'An die eigene Arbeit stellte sie hohe Ansprüche.',
      'Bedenken brachte er sachlich vor und fand konstruktiv eine Lösung.',
      'Auch Gäste mit hohen Erwartungen stellte sie zufrieden.',
    ],
    source,
    note: '',
  },
  {
    id: 'selbstdarstellung',
    of: 'gut-verkaufen',
    cues: [
      'selbstdarstell',
      'eigenwerbung',
      'eigenlob',
      'selbstvermarkt',
      'selbstinszenier',
      'selbstpräsent',
      'eigenmarketing',
      'selbstmarketing',
      'licht',
      'erste reihe',
      'ersten reihe',
      'rampenlicht',
      'auftritt',
      'präsentation',
      'vortrag',
      'verdienst',
      'anteil',
      'beitrag',
      'erfolge',
      'leistungen',
      'in szene',
      'verkaufen',
      'scheffel',
      'wahrgenommen',
      'eindruck',
      'aufmerksam',
      'vordergrund',
      'mittelpunkt',
      'bühne',
      'wirkung',
      'sichtbar',
      'bemerkt',
    ],
    patterns: [
      pattern(
        '(?:selbstdarstell|eigenwerbung|eigenlob|selbstvermarkt|selbstinszenier|selbstpräsent|eigenmarketing|selbstmarketing)~',
      ),
      pattern(
        'sich(?: selbst)?(?: und {poss} (?:arbeit|leistung~|ideen|ergebnisse))?(?: \\p{L}+){0,3} (?:ins|im|in ein~) (?:rechte|rechten|beste|besten|gute|gutes|günstige|günstiges|helle|richtige|vorteilhafte)s? licht|(?:gabe|talent|geschick|begabung|kunst)…(?:im|ins) (?:rechten?|besten?|richtigen?|günstigen?) licht',
      ),
      pattern(
        '(?:gern|gerne|stets|immer|oft|häufig|regelmäßig|bevorzugt|mit vorliebe)[^.,;:!?]{0,70}? (?:in (?:die|der) (?:erste|ersten|vorderste|vordersten) reihe|(?:im|ins) rampenlicht)',
      ),
      pattern(
        `(?:${self} ${stands}|${stands} {pers})(?:, (?:wenn|sobald|wo)(?!\\p{L})[^.,;:!?]{1,40},)?${beside} (?:${fondly}${beside} ${infront}|${withJoy}${beside} ${onStage})`,
      ),
      pattern(
        `(?:${fondly} ${stands} {pers}${beside} ${infront}|${withJoy} ${stands} {pers}${beside} ${onStage})`,
      ),
      pattern(`${self}${beside} (?:${fondly}${beside} ${infront}|${withJoy}${beside} ${onStage}) ${stood}`),
      pattern(
        '(?:auftritt|präsentation|vortrag|vorträge|worte|ankündigung)~…(?:glanzvoller|besser|überzeugender|eindrucksvoller|größer|beeindruckender|brillanter) (?:\\p{L}+ )?als',
      ),
      pattern(
        '(?:{knew}|ohne|vergaß|versäumte|ließ|gern|gerne|geschickt|nie|stets|talent|gabe)…(?:{poss}|den eigenen|die eigenen) (?:eigenen? )?(?:\\p{L}+ )?(?:anteil|beitrag|verdienste?|erfolge|leistungen|einsatz|vorzüge|person|rolle)…(?:würdigen|hervorzuheben|hervor|herauszustellen|herausstell~|zu betonen|betonte|unterstreichen|unterstrich|zu erwähnen|erwähnte|hinzuweisen|hinwies|bekannt zu machen|sichtbar|zu vermarkten|zu verkaufen|zu präsentieren|bemerkt|unbemerkt|wahrgenommen|im verborgenen|unerwähnt)',
      ),
      pattern(
        'stell[te]+ {poss} licht…scheffel|sorgte…dafür, dass {poss} (?:\\p{L}+ )?(?:leistung|erfolg|einsatz|arbeit|beitrag|ergebnis)~…(?:bemerkt|gesehen|wahrgenommen|unbemerkt|beachtung|sichtbar|bekannt|verborgen)',
      ),
      pattern(
        '(?:{knew}|geschickt|geschick|gabe|gelang es {dat})…(?:bei|auf) (?:{poss} |den |die |der )?{boss}…(?:eindruck|wirkung)~|(?:eindruck|wirkung) (?:auf|bei|vor) (?:{poss} |den |die |der )?{boss}…(?:achtete|bedacht|wusste|legte|wichtig|war)',
      ),
      pattern(
        '(?:{knew}|gut|stets)…auf sich aufmerksam (?:zu )?mach~|machte… (?:gern|stets|gerne|immer) auf sich aufmerksam|(?:{knew}),? … (?:zu glänzen|zu beeindrucken|eindruck zu machen|aufzufallen)(?=\\.|,|$)',
      ),
      pattern(
        'sich(?: selbst)?(?: und {poss} \\p{L}+)?(?: \\p{L}+){0,2} zu (?:verkaufen|vermarkten|inszenieren|präsentieren)(?=\\.|,|$)',
      ),
    ],
    unless: pattern(
      '(?:training|jugendlich|teilnehmer|schulte|bewerbung|kund(?:e|en|in|innen)|produkt|ware|exponat|unternehmens|museum|marke|schüler)(?:\\p{L}*)|{result}',
    ),
    matches: [
      'Er war ein Meister der Selbstdarstellung.',
      'Sie stand gern im Rampenlicht.',
      'Seine Auftritte gerieten meist glanzvoller als seine Unterlagen.',
      'Sie vergaß nie, ihren Anteil am Gelingen hervorzuheben.',
      'Er sorgte dafür, dass seine Leistungen nicht unbemerkt blieben.',
      'Auf Messen stand sie immer gern im Mittelpunkt.',
      'Er trat, wenn Besuch kam, stets in den Vordergrund.',
    ],
    silent: [
      'Er brachte immer wieder eigene Ideen ein, von denen mehrere heute auf der Bühne zu sehen sind.',
      'Bei ihr stand immer der Mensch im Mittelpunkt.',
      'Das Wohl der Kinder stand für sie stets im Vordergrund.',
      'Sie half immer gern auf der Bühne aus, wenn beim Umbau Hände fehlten.',
      'Er rückte die Exponate ins rechte Licht.',
      'Sie trainierte Jugendliche in Selbstpräsentation.',
      'Seine Präsentationen überzeugten den Vorstand.',
      'Seine Ergebnisse konnten sich sehen lassen.',
    ],
    source,
    note: '',
  },
  {
    id: 'arbeit-weitergegeben',
    of: 'delegieren',
    cues: ['weiterzugeben', 'weiterzureichen', 'abzugeben', 'abzutreten', 'weiterzuleiten'],
    patterns: [
      pattern(
        '{knew}(?: {pers})?(?: es)?(?: \\p{L}+){0,3},? (?:{poss} |die |anfallende |lästige |unangenehme |eigene )?(?:arbeit|aufgabe|pflicht|tätigkeit)~ (?:\\p{L}+ ){0,3}(?:weiterzugeben|weiterzureichen|abzugeben|abzutreten|weiterzuleiten)',
      ),
      pattern(
        '(?:meister~|geschickt|geübt|stark) (?:darin|im),? (?:{poss} |die |anfallende |lästige |unangenehme |eigene )?(?:arbeit|aufgabe|pflicht)~ (?:\\p{L}+ ){0,2}(?:weiterzugeben|weiterzureichen|abzugeben|abzutreten)',
      ),
    ],
    unless: pattern(
      '(?:angemessen|passend|richtig|augenmaß|gezielt|verantwortung|sinnvoll|vertrauen|gleichmäßig|gerecht|wissen|erfahrung|stärken|pünktlich|fristgerecht|termingerecht|rechtzeitig|übergabe|schicht)~',
    ),
    matches: [
      'Dabei verstand er es ausgezeichnet, Arbeiten weiterzugeben.',
      'Sie wusste anfallende Aufgaben stets hervorragend weiterzureichen.',
      'Er verstand es vorzüglich, unangenehme Arbeiten abzugeben.',
      'Sie war geschickt darin, Aufgaben abzutreten.',
    ],
    silent: [
      'Er verstand es ausgezeichnet, Wissen weiterzugeben.',
      'Sie verstand es hervorragend, Aufgaben mit Augenmaß weiterzugeben.',
      'Er wusste Arbeiten stets pünktlich abzugeben.',
      'Sie verstand es ausgezeichnet, ihre Freude an der Arbeit weiterzugeben.',
    ],
    source,
    note: '',
  },
  {
    id: 'arbeit-abgeschoben',
    of: 'delegieren',
    cues: [
      'abnehmer',
      ' hände',
      'verteil',
      'weiter',
      'abgeb',
      'abgab',
      'abzu',
      'überlass',
      'überließ',
      'einzubinden',
      'einspann',
      'einzuspann',
      'entlast',
      'bearbeiter',
      'andere',
      'kollegen',
      'loszuwerden',
      'unterzubringen',
      'abzuladen',
      'beschäftigt',
      'auf trab',
      'zu beschäftigen',
      'fand',
      'delegier',
      'übertrug',
      'schultern',
    ],
    patterns: [
      pattern(
        '(?:was (?:\\p{L}+ ){0,2}(?:liegen blieb|liegenblieb|anfiel|lästig war|unangenehm war|übrig blieb|mühe machte)|liegengebliebenes|lästiges|unangenehmes)[^.;:!?]{0,60}?(?:fand|wusste|reichte|gab)[^.;:!?]{0,60}?(?:abnehmer|bearbeiter|weiter|durch|unterzubringen|loszuwerden)',
      ),
      pattern(
        '{work}… in (?:andere|fremde) hände (?:\\p{L}+ )?(?:zu (?:legen|geben)|gelegt|gegeben|legte|gab)',
      ),
      pattern(
        '(?:{knew}|gelang es {dat}|gern~?|stets|geschickt)…{work}… (?:auf|an) (?:{poss} |die |den |andere |viele )?(?:\\p{L}+ )?(?:umgebung|umfeld|kolleg~|nachbar~|andere|mitarbeit~|schultern|{mates}|auszubildend~|dritte)…(?:verteil~|zu verteilen|weiter~|weiterzu~|übertragen|übertrug|abzu~|abzugeben|abgab|abwälz~|zu delegieren|umzu~)',
      ),
      pattern(
        '{work}…(?:fand|fanden) (?:\\p{L}+ ){0,3}(?:einen anderen|andere|jemand|abnehmer|bearbeiter)~|fand… (?:rasch|stets|immer|schnell|meist|leicht) (?:jemanden|kolleg~|einen (?:anderen|kollegen)|andere|abnehmer),? (?:der|die|für)?',
      ),
      pattern(
        '(?:kunst|talent|gabe|geschick|begabung|meister~)…(?:sich (?:selbst )?zu entlasten|zu delegieren|des delegierens|der delegation|andere~? einzu~|andere (?:\\p{L}+ )?arbeiten zu lassen|arbeit(?:en)? (?:auf|an) (?:andere|mehrere))',
      ),
      pattern(
        'sich (?:selbst )?(?:\\p{L}+ )?(?:zu entlasten|entlastung zu verschaffen) (?:wusste|verstand|beherrschte|verstanden)|{knew}…sich (?:selbst )?(?:\\p{L}+ )?(?:zu entlasten|entlastung zu verschaffen)',
      ),
      pattern(
        '(?:{knew}|gern~?|gelang es {dat})…(?:andere|{poss} kolleg~|die kolleg~|{mates}) (?:\\p{L}+ ){0,3}(?:einzuspannen|für sich arbeiten|zu beschäftigen|heranzuziehen|arbeiten zu lassen)',
      ),
      pattern(
        '(?:dank|mithilfe|mit hilfe) (?:der |{poss} |von )?(?:\\p{L}+ )?kolleg~…(?:wurden|wurde|konnten|waren) {poss} {work}…(?:fertig|erledigt|rechtzeitig|termingerecht|bewältigt|abgeschlossen)',
      ),
      pattern(
        '(?:weiterzureichen|weiterzugeben|abzugeben|abzutreten|zu verteilen|unterzubringen|umzuverteilen|abzuladen|loszuwerden),? (?:darauf|darin|das|dies) (?:verstand|wusste|beherrschte|war|lag|gelang|vermochte|hatte)',
      ),
      pattern(
        '{knew}…(?:bei|auf|an) (?:{poss} |den |die )?(?:leuten|leute|mitarbeit~|{mates}|kolleg~|andere[nr]?) (?:unterzubringen|abzuladen|loszuwerden|weiterzureichen)',
      ),
      pattern(
        '(?:leute|mitarbeit|team|mannschaft|kolleg)~ (?:hielt|wusste) (?:{pers} )?(?:\\p{L}+ ){0,2}(?:beschäftigt|auf trab|in bewegung|am laufen|zu beschäftigen)',
      ),
      pattern(
        '(?:beim|im|mit dem) (?:weitergeben|weiterleiten|verteilen|delegieren|abgeben|weiterreichen) (?:von |der |{poss} )?(?:\\p{L}+ )?{work}',
      ),
      pattern(
        '{work} (?:überließ|überlässt) (?:{pers} )?(?:gern~? |meist |lieber |stets )?(?:anderen|{poss} kolleg~|den kolleg~|dem team)|(?:überließ|überlässt|überlassen|ließ)… {work}… (?:gern~? |meist |lieber |stets |vorzugsweise )?(?:anderen|{poss} kolleg~|den kolleg~|dem team|{poss} mitarbeit~)|(?:überließ|überlässt)…(?:anderen|{poss} kolleg~|den kolleg~)…{work}|ließ… (?:gern~?|lieber|stets|vorzugsweise) (?:andere|die kolleg~|{poss} kolleg~)…(?:arbeiten|machen|ran|den vortritt|tun|erledigen)',
      ),
      pattern(
        '(?:verstand|versteht|wusste)…(?:hilfsbereitschaft|hilfe) (?:der|{poss}) (?:kolleg~|mitarbeit~|{mates})…(?:zu nutzen|in anspruch|gebrauch)',
      ),
    ],
    unless: pattern(
      '(?:angemessen|passend|richtig|klar|augenmaß|gezielt|verantwortung|zielgerichtet|sinnvoll|effektiv|effizient|hervorragend|ausgezeichnet|vorbildlich|vertrauen|gleichmäßig|gerecht|anruf|wissen|erfahrung|kund|lieferant|schicht|ausgewogen|stärken|gespür|fachabteilung|empfang)~|entlastete',
    ),
    matches: [
      'Was liegen blieb, fand in ihrem Team stets einen Abnehmer.',
      'Dabei verstand er es, Arbeiten in andere Hände zu legen.',
      'Vorgänge an die Gruppe weiterzureichen, darauf verstand sie sich.',
      'Was liegen blieb, wusste er bei seinen Leuten unterzubringen.',
      'Ihre Mitarbeiter hielt sie gut beschäftigt.',
      'Sie wusste lästige Arbeiten auf ihre Umgebung zu verteilen.',
      'Die Kunst, sich selbst zu entlasten, beherrschte er.',
      'Für liegengebliebene Vorgänge fand sie stets Kollegen, die sie übernahmen.',
      'Beim Weitergeben von Vorgängen war er besonders schnell.',
      'Unangenehme Aufgaben überließ er gern den Kollegen.',
    ],
    silent: [
      'Sie verteilte Aufgaben gerecht und mit Augenmaß.',
      'Er gab sein Wissen gern an jüngere Kollegen weiter.',
      'Eingehende Anrufe leitete sie an die Fachabteilungen weiter.',
      'Sie entlastete ihre Vorgesetzten spürbar.',
    ],
    source,
    note: '',
  },
];
