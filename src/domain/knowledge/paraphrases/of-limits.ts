import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const fits =
  '(?:fähigkeiten|fähigkeit|möglichkeiten|leistungsstand|kenntnisstand|ausbildungsstand|wissensstand|leistungsvermögen|leistungsfähigkeit|kenntnissen|kenntnisse|können|vermögen|niveau|kräften|voraussetzungen|verhältnissen|verhältnisse|begabung|eignung|erfahrungsstand|auffassungsgabe|entwicklungsstand|gaben|talenten|qualifikation|mitteln)';

/** „ohne größere“: there were small ones. */
const graver =
  '(?:ernst(?:haft|lich|er)?|größer|nennenswert|wesentlich|schwer(?:er|wiegend)?|gravierend|häufig|massiv|erheblich|ständig|dauernd|offen|grob|nachhaltig|wiederholt)e[nr]?';
const fuss =
  '(?:klagen?|beschwerden?|reibereien|reibungen|beanstandung(?:en)?|konflikten?|auseinandersetzung(?:en)?|streit(?:igkeiten|ereien)?|zusammenst[oö](?:ß|ss)en?|ärger|missstimmung(?:en)?|reklamationen|unstimmigkeiten|differenzen|unfällen?|fehlbetr[aä]ge?n?)';
const mishap =
  '(?:zwischenf[aä]llen?|fehlern?|sch[aä]den|pannen|problemen?|schwierigkeiten|vorkommnissen?|verlusten?|ausfällen?)';

/** Restrictions, negations, distance and trifles. */
export const ofLimits: readonly Paraphrase[] = [
  {
    id: 'nach-massgabe-des-koennens',
    of: 'within-abilities',
    cues: [
      'gegeben',
      'vergönnt',
      'beschieden',
      'zuzutrauen',
      'gemessen',
      'entspr',
      'gemäß',
      'angepasst',
      'angemessen',
      'grenzen',
      'kenntnisse',
      'reichte',
      'verhältnisse',
      'niveau',
      'möglich',
      'im rahmen',
      'nach maßgabe',
      'mitteln',
      'voraussetzungen',
      'zugeschnitten',
      'abgestimmt',
      'rahmen dessen',
      'vermochte',
    ],
    patterns: [
      pattern(
        'was (?:{dat}|von {dat}|bei {dat}|herrn? \\p{L}+|frau \\p{L}+) (?:\\p{L}+ ){0,3}(?:gegeben|vergönnt|beschieden|zuzutrauen|möglich|zu erwarten|zu leisten)(?: war| ist)?',
      ),
      pattern(
        `gemessen an {poss} (?:\\p{L}+ )?${fits}|(?:in anbetracht|unter berücksichtigung|mit rücksicht auf|angesichts) {poss} (?:\\p{L}+ )?${fits}`,
      ),
      pattern(
        `{poss} (?:\\p{L}+ )?${fits} (?:entsprechend|entsprechende[nrms]?|gemäß|gemäße[nrms]?|angepasst|angepasste[nrms]?|angemessen|angemessene[nrms]?|nach)`,
      ),
      pattern(
        `(?:die|das|welche|was) {poss} (?:\\p{L}+ )?${fits} (?:\\p{L}+ )?(?:entsprach|entsprachen|entsprechen|entspricht|gemäß)~`,
      ),
      pattern(
        `(?:entsprechend|gemäß|nach maßgabe) {poss} (?:\\p{L}+ )?${fits}|auf {poss} (?:\\p{L}+ )?(?:${fits}|neigungen|bedürfnisse) (?:\\p{L}+ )?(?:zugeschnitten|abgestimmt|ausgerichtet)~`,
      ),
      pattern(
        '(?:innerhalb|in|im rahmen) (?:der |{poss} )(?:{dat} |eigenen )?(?:gesetzten |gegebenen |gezogenen |persönlichen |natürlichen )?(?:grenzen)(?! (?:der|des|von))',
      ),
      pattern(
        `(?:wo|soweit|so weit|sofern|solange|wenn|insoweit) {poss} (?:\\p{L}+ )?(?:${fits}|erfahrung|horizont|verständnis|wissen|geduld) (?:\\p{L}+ )?(?:reicht|hinreicht|ausreicht|erlaubt|zuließ|zuließen|genügt|trug|trugen|hergab|langt)~`,
      ),
      pattern(
        `im rahmen (?:dessen|des {dat}|{poss}),? (?:was|möglichen|\\p{L}* ?${fits})|für {poss} (?:verhältnisse|möglichkeiten|begriffe|kenntnisstand)|auf {poss} niveau|mit (?:den|{poss}) (?:{dat} )?(?:gegebenen |zur verfügung stehenden |bescheidenen )?(?:mitteln|gaben)(?! (?:des|der|(?:ihre|seine|unsere)[sr]))`,
      ),
    ],
    unless: pattern(
      '{top}|{result}|weit über|kund~|budget|förder~|setzte {poss} \\p{L}+ |leute|mitarbeit~|im rahmen (?:{poss} )?(?:prokura|ausbildung|studiums|programm)',
    ),
    matches: [
      'Sie leistete, was ihr zu leisten gegeben war.',
      'Gemessen an seinen Voraussetzungen arbeitete er ordentlich.',
      'Die ihrem Kenntnisstand entsprechenden Arbeiten führte sie aus.',
      'Wo seine Kenntnisse ausreichten, arbeitete er sachgerecht.',
      'Innerhalb der ihr gesetzten Grenzen war sie brauchbar.',
    ],
    silent: [
      'Im Rahmen ihrer Prokura zeichnete sie Verträge.',
      'Seine Fähigkeiten stellte er mit hervorragenden Ergebnissen unter Beweis.',
    ],
    source,
    note: '',
  },
  {
    id: 'gefuehrt-und-begleitet',
    of: 'needs-help',
    cues: [
      'unterstützung',
      'hilfe',
      'rat',
      'profitierte',
      'vorgezeichnet',
      'vorgegeben',
      'vorgemacht',
      'gezeigt',
      'überarbeitung',
      'korrektur',
      'begleit',
      'betreut',
      'kontroll',
      'beaufsicht',
      'angeleitet',
      'augen',
      'obhut',
      'seite',
      'über die schulter',
      'an die hand',
      'nachhilfe',
      'nachgearbeitet',
      'beistand',
      'mitwirkung',
      'zutun',
      'rücksprache',
      'unterweisung',
      'einweisung',
      'half',
      'gemeinsam mit',
      'geduld',
      'fragen',
    ],
    patterns: [
      pattern(
        '(?:mit|dank|durch|erst mit|unter) (?:der |tatkräftiger |freundlicher |geduldiger |\\p{L}+er )?(?:unterstützung|hilfe|hilfestellung|mithilfe|beistand|mitwirkung|begleitung|rückendeckung|zutun|nachhilfe) (?:der |{poss} |von |eines |einer |des )?(?:\\p{L}+ )?(?:kolleg|{boss}|ausbild|meister|team|abteilung|mitarbeit|kamerad|vorarbeit|gesell|paten|mentor)~',
      ),
      pattern(
        '(?:profitierten?|lebte|zehrte|gewann|gewannen|war angewiesen|angewiesen)…(?:vom|von|durch|von der|auf) (?:\\p{L}+ ){0,2}(?:rat|ratschlägen|hilfe|unterstützung|erfahrung|überarbeitung|korrektur|durchsicht|zuarbeit|vorarbeit|geduld|hinweisen) (?:der|{poss}|des|von|durch|eines|erfahrener)',
      ),
      pattern(
        '(?:war|waren|wenn|sobald|sofern|nachdem) (?:\\p{L}+ ){0,4}(?:weg|richtung|ablauf|vorgehen|lösung|schritte|arbeit|aufgabe|rahmen)~? (?:\\p{L}+ ){0,3}(?:vorgezeichnet|vorgegeben|gewiesen|gezeigt|vorgemacht|erklärt|erläutert|vorbereitet|abgesteckt)',
      ),
      pattern(
        '(?:eng|engmaschig|ständig|dauerhaft|laufend|regelmäßig|sorgfältig|gut|geduldig)(?:er|e|en)? (?:begleitet|betreut|geführt|angeleitet|kontrolliert|überwacht|beaufsichtigt|begleitung|betreuung|führung|anleitung|kontrolle|aufsicht)(?=,|\\.| (?:\\p{L}+ )?(?:von|durch|arbeitete|führte|erledigte|gelang|konnte|fand))',
      ),
      pattern(
        '(?:unter|in) (?:den |der |{poss} )?(?:wachsamen |aufmerksamen |\\p{L}+en )?(?:augen|obhut|aufsicht|begleitung|fittiche) (?:eines|{poss}|des|der|von|erfahrener|einer)',
      ),
      pattern(
        'an (?:der|die) (?:seite|hand) (?:eines|einer|von|{poss}|des|der|erfahrener) (?:\\p{L}+ )?(?:kolleg|{boss}|mitarbeit|fach|gesell|monteur|kräft)~|(?:kolleg|{boss}|mitarbeit|gesell)~ (?:an {poss} seite|zur seite)|blickte~? {dat}…über die schulter|(?:nahm|genommen)…an die hand',
      ),
      pattern(
        '(?:nach|in) (?:vorheriger |jeweiliger |steter |ständiger |enger |vorhergehender |nochmaliger )?(?:rücksprache|absprache|anleitung|unterweisung|einweisung|vorbereitung) (?:mit|durch) (?:{poss} |der |dem |den |einem |einer )?(?:\\p{L}+ )?(?:kolleg|{boss}|meister|ausbild)~',
      ),
      pattern(
        'nach (?:eingehend|ausführlich|mehrmalig|wiederholt|gründlich|geduldig|nochmalig|längerer|umfassend)e?[rn]? (?:unterweisung|einweisung|erklärung|anleitung|erläuterung|vorbereitung|einarbeitung|hilfestellung)(?:en)?',
      ),
      pattern(
        '(?:gelang|schaffte|bewältigte|löste|erledigte)… (?:nicht ohne|nur mit|erst mit|erst nach|nie ohne) (?:\\p{L}+ ){0,2}(?:hilfe|unterstützung|rat|anleitung|rückfragen?|beistand)',
      ),
    ],
    unless: pattern(
      'unter {poss} (?:\\p{L}+ )?(?:anleitung|obhut|begleitung|aufsicht)|ohne (?:\\p{L}+ )?(?:anleitung|hilfe|unterstützung|aufsicht|anweisung)|(?:kund|patient|bewohner|schüler|kind|klient|gründer|mandant)~|{top}|{result}|praxisanleit~|nicht gebraucht|keine rückfrage|in enger abstimmung|bot~? |stand {dat}',
    ),
    matches: [
      'Mit Unterstützung seiner Kollegen fand er eine Lösung.',
      'War der Weg einmal vorgegeben, ging sie ihn auch zu Ende.',
      'Er führte, von seinem Meister eng begleitet, auch Reparaturen aus.',
      'Ihre Entwürfe profitierten von der Überarbeitung der Kollegen.',
    ],
    silent: [
      'Unter ihrer Anleitung wuchs das Team zusammen.',
      'Ohne jede Hilfe fand er sich zurecht.',
      'Mit Unterstützung ihres Teams erzielte sie hervorragende Ergebnisse.',
    ],
    source,
    note: '',
  },
  {
    id: 'ohne-ernsthafte-klagen',
    of: 'negated-praise',
    cues: ['ohne '],
    patterns: [
      pattern(`ohne dass (?:\\p{L}+ ){0,3}?(?:zu )?${graver} (?:${fuss}|${mishap})`),
      pattern(`ohne ${graver} ${fuss}`),
      pattern(
        '(?:bediente?|behandelte?|verkehrte?|begegnete?|arbeitete?|kam|kommt|ging|geht|betreute?|versah|versorgte?|empfing|vertrug)…,? ohne dass (?:es (?:\\p{L}+ )?zu )?(?:klagen|beschwerden|reibereien|streit|beanstandungen|ärger|reibungen)',
      ),
    ],
    unless: pattern('{always}|{top}|{result}|ohne jede~|(?:schlichtet|löst|klärt)~'),
    matches: [
      'Die Kundschaft bediente sie, ohne dass es zu ernsthaften Beschwerden kam.',
      'Er führte die Kasse, ohne dass größere Fehlbeträge auftraten.',
      'Mit den Kollegen arbeitete er ohne größere Reibereien zusammen.',
      'Mit den Eltern ging sie um, ohne dass es zu Klagen kam.',
      'Die Kunden betreute er ohne nennenswerte Beschwerden.',
    ],
    silent: [
      'Sie betreute die Kunden ohne jede Beschwerde.',
      'Ohne dass es zu Ausfällen kam, leitete er den Umbau.',
      'Sie schlichtete manchen Streit, ohne dass es zu größeren Klagen kam.',
      'Ohne größere Verzögerungen brachte er das Vorhaben zum Ziel.',
    ],
    source: 'domain.md §3 Negation (ZF961, BEW)',
    note: 'Größere gab es nicht, kleinere wohl.',
  },
  {
    id: 'kein-schaden',
    of: 'negated-praise',
    cues: [
      'zugetragen',
      'gab es',
      'nicht sagen',
      'nicht behaupt',
      'schaden',
      'nachteil',
      'in grenzen',
      'einzuwenden',
      'auszusetzen',
      'bemängeln',
      'schmälern',
      'trüben',
      'kenntnis',
      'zu ohren',
      'negativ',
      'schlecht',
      'ungünstig',
      'gegenteil',
      'grund',
      'anlass',
      'veranlassung',
      'ohne größere',
      'ohne nennenswerte',
      'ohne grobe',
      'ohne wesentliche',
      'selten',
      'zwischenfälle',
      'entgegen',
      'nicht ungern',
      'keiner zeit',
      'kein ',
      'keine',
      'nicht ohne',
      'vorwerfen',
      'vorzuwerfen',
      'verärger',
      'vernachlässig',
      'kaum',
    ],
    patterns: [
      pattern(
        '(?:kritik|beanstandung|klage|beschwerde|tadel|einwände|mängel|reklamation|nachfrage|rückfrage)~ (?:\\p{L}+ ){0,6}gab es (?:\\p{L}+ )?(?:nur |eher |recht |zum glück )?(?:selten|kaum|wenig|vereinzelt|nicht)',
      ),
      pattern(
        '(?:kann|könnte|lässt|konnte|möchte) (?:man |sich |niemand |wirklich )*nicht (?:sagen|behaupten|behauptet|nachsagen|vorwerfen|gesagt)|(?:niemand|keiner) (?:kann|könnte|wird) (?:\\p{L}+ )?(?:sagen|behaupten|nachsagen|vorwerfen)|(?:nichts|wenig|kaum etwas) (?:\\p{L}+ )?(?:vorzuwerfen|vorwerfen|nachsagen|nachzusagen)|nicht (?:vorzuwerfen|nachzusagen)',
      ),
      pattern(
        '(?:kein|keine|keinen|keinerlei|nie|selten|kaum) (?:\\p{L}+ ){0,2}(?:schaden|schäden|nachteil|nachteile|ärger|kummer|sorgen|verdruss|unannehmlichkeiten|umstände)…(?:verursacht|bereitet|gemacht|gebracht|entstanden|zugefügt|angerichtet|hinterlassen|erwachsen|beschert)',
      ),
      pattern(
        '(?:klagen|beschwerden|beanstandungen|fehler|mängel|reklamationen|rückfragen|ausfälle|konflikte|zwischenfälle|versäumnisse)~? (?:\\p{L}+\\.? ){0,7}(?:hielten sich in (?:\\p{L}+ )?grenzen|blieben (?:selten|die ausnahme|überschaubar|im rahmen|in der minderheit)|kamen (?:nur |eher )?selten|waren (?:nicht (?:schwerwiegend|gravierend|häufig|übermäßig)|(?:eher |recht )?selten|überschaubar|die ausnahme))',
      ),
      pattern(
        '(?:konnte|konnten|vermochte|vermochten)…nicht (?:\\p{L}+ )?(?:schmälern|trüben|beeinträchtigen|mindern|erschüttern)',
      ),
      pattern(
        '(?:nichts|wenig|kaum etwas|im grunde nichts|nicht viel|nicht das geringste|kaum) (?:\\p{L}+ )?(?:einzuwenden|auszusetzen|zu bemängeln|zu beanstanden|zu kritisieren|zu klagen|zu tadeln|zu rügen|zu erinnern)',
      ),
      pattern(
        'nicht (?:zu|an) (?:unserer|unsere|unseren|meiner) (?:kenntnis|ohren)|(?:uns|mir) (?:\\p{L}+ )?nicht (?:zu ohren|zugetragen|gemeldet|bekannt|berichtet|zur kenntnis)|(?:sind|ist) (?:uns|mir)…(?:keine|nicht|nichts)…(?:bekannt|zu ohren gekommen|zugetragen|gemeldet|berichtet)',
      ),
      pattern(
        '(?:nichts|kein|keine|keinerlei|nie) (?:\\p{L}+ )?(?:negatives|nachteiliges|schlechtes|ungünstiges|gegenteiliges|auffälliges|belastendes|anstößiges|nachteilige[ns]?)|(?:fiel|fällt|aufgefallen)…nicht (?:\\p{L}+ )?(?:negativ|unangenehm|weiter|störend|besonders)|nicht (?:negativ|unangenehm|störend) (?:auf|in erscheinung)',
      ),
      pattern(
        '(?:gab|gibt|bot|bestand|hatten|sahen|sah)…(?:kein|keine|keinen|keinerlei|kaum|selten|nie|niemals|wenig) (?:\\p{L}+ )?(?:anlass|grund|gründe|veranlassung|handhabe|ursache) (?:zu|zur|zum|für|uns|an|über|einzu|sich|mit|ihn|sie)',
      ),
      pattern(
        'ohne (?:größere|nennenswerte|grobe|wesentliche|ernsthafte|ernste|erhebliche|gröbere|schwerwiegende) (?:\\p{L}+ )?(?:fehler|mängel|beanstandung|probleme|schwierigkeiten|reibung|zwischenfälle|störung|schäden|auffälligkeiten|konflikte|einwände)~',
      ),
      pattern(
        '(?:war|ist)… kein(?:e|er)? (?:schlechte|ungeschickte|schwierige|unangenehme|faule|unbegabte|einfache)[rn]? (?:\\p{L}+)|(?:war|ist|ging|arbeitete)… nicht (?:ungern|ungeschickt|unangenehm|unmotiviert|faul|ohne (?:geschick|talent|einsatz|interesse|sorgfalt|wirkung))',
      ),
      pattern(
        '(?:nicht|nie) (?:\\p{L}+ )?(?:vernachlässigt|verschlafen|vergessen|im stich gelassen) (?:hätte|haben)|ließ… (?:nicht |wenig |kaum )(?:etwas )?zu wünschen',
      ),
    ],
    unless: pattern(
      '{top}|{always} ohne|scheute|scheuen|{result}|(?:revision|prüfer|prüfung|auditor|fand)~…(?:nichts|keine)|je |in (?:\\p{L}+ )?jahren|besser|kein grund zur|wünschen übrig',
    ),
    matches: [
      'Kritik an den Berichten gab es selten.',
      'Klagen über sein Verhalten sind uns nicht zugetragen worden.',
      'Man kann nicht sagen, dass er seine Arbeit vernachlässigt hätte.',
      'Klagen über sie hielten sich in Grenzen.',
      'Gegen seine Arbeitsweise war im Grunde nichts einzuwenden.',
      'Beschwerden sind uns nicht zu Ohren gekommen.',
      'Ihr Umgang mit dem Werkzeug hat keinen Schaden verursacht.',
      'Sie arbeitete ohne größere Fehler.',
    ],
    silent: [
      'Er scheute keine Mühe und gewann den Auftrag.',
      'Beschwerden bearbeitete sie zügig und freundlich.',
      'Ihre Leistung ist kaum zu übertreffen.',
    ],
    source: 'domain.md §3 Negation (ZF961, BEW), in anderen Worten',
    note: '',
  },
  {
    id: 'vom-hoerensagen',
    of: 'galt-als',
    cues: [
      ' ruf',
      'nachgesagt',
      'sagt',
      'gehalten',
      'angesehen',
      'eingeschätzt',
      'empfunden',
      'wahrgenommen',
      'zu hören',
      'hörten',
      'berichtet',
      'es hieß',
      'verlaute',
      'anschein',
      'vernehmen',
      'eindruck',
      'angaben',
      'aussage',
      'bekunden',
      'angeblich',
      'vermutlich',
      'offenbar',
      'schien',
      'scheint',
      'bezeichnete',
      'verstand sich',
      'sah sich',
      'einschätzung',
      'darstellung',
      'wirkte',
      'worten',
      'gerücht',
      'vermittelte',
      'dürfte',
      'erweckte',
      'gelten',
      'betrachtet',
      'will ',
      'dem hörensagen',
      'soll ',
    ],
    patterns: [
      pattern(
        '(?:stand|standen|steht) (?:\\p{L}+ ){0,4}(?:im|in dem) (?:\\p{L}+ )?ruf|(?:genoss|hatte|besaß) (?:\\p{L}+ ){0,4}den ruf|eilte {dat} (?:\\p{L}+ )?ruf|{dat} ging der ruf',
      ),
      pattern(
        '(?:sagte|sagt|sagten) (?:man )?(?:{dat}|herrn? \\p{L}+|frau \\p{L}+)…(?:nach)(?=\\.|,|$)|(?:{dat}|herrn? \\p{L}+|frau \\p{L}+) (?:wird|wurde|wurden|werden)…nachgesagt|nachgesagt',
      ),
      pattern(
        '(?:wurde|wird|worden)…(?:von (?:manchen|einigen|vielen|anderen|{mates}|den \\p{L}+|{poss} \\p{L}+|der \\p{L}+) |gemeinhin |allgemein )?(?:für|als) (?:eine?[nrms]? |den |die )?(?:\\p{L}+[ ,]+){1,4}(?:gehalten|angesehen|betrachtet|eingeschätzt|empfunden|wahrgenommen|eingestuft)',
      ),
      pattern(
        '(?:wie|so) (?:man |wir |uns |zu |es |allgemein )*(?:zu hören war|zu hören|hörten|hört|berichtet wurde|berichten|berichtet|hieß|verlautete|verlautet|erzählt wurde|versichert wurde|mitgeteilt wurde)|es hieß,|(?:man|kollegen|kunden) (?:berichtete|erzählte|versicherte|bestätigte)n?(?: uns)?,? (?:dass|er|sie)',
      ),
      pattern(
        '(?:dem (?:\\p{L}+ )?(?:anschein|vernehmen|hörensagen) nach|dem eindruck nach|allem anschein|nach außen hin|nach (?:eigenen|{poss}(?: eigenen)?) (?:angaben|aussagen?|bekunden|worten|darstellung|einschätzung|überzeugung|empfinden)|nach eigene[rmn] (?:aussage|einschätzung|darstellung|bekunden|überzeugung|ansicht)|nach (?:aussage|einschätzung|meinung|ansicht|angaben|auskunft) (?:von|der|{poss}|einiger|mancher) (?:\\p{L}+ )?(?:kolleg|mitarbeit|kund)~)(?: nach)?',
      ),
      pattern(
        '(?:angeblich|vermutlich|offenbar|mutmaßlich|vorgeblich|augenscheinlich)(?= (?:\\p{L}+ ){0,3}(?:beherrscht|gut|zuverlässig|sorgfältig|fleißig|engagiert|gern|sicher|kannte|kundig|bewandert|interess)\\p{L}*)',
      ),
      pattern(
        '(?:machte|machten|hinterließ|erweckte|vermittelte)…(?:auf uns |bei uns |uns |stets |den )*(?:den |einen |eine )?(?:\\p{L}+ )?eindruck(?: eine[rs]|, | von|, als|\\.| \\p{L}+er \\p{L}+)',
      ),
      pattern(
        '(?:schien|scheint|schienen(?! (?:an|aus|und)(?!\\p{L}))|dürfte) (?:\\p{L}+[ ,]+){0,8}(?:zu \\p{L}+|\\p{L}+zu\\p{L}+en|haben|sein|liegen|beherrscht)',
      ),
      pattern(
        '(?:bezeichnete|sah|verstand|betrachtete|beschrieb|empfand|hielt) sich (?:selbst |stets |gern |immer )*(?:als|für)(?! (?:teil|dienstleister|ansprechpartner|partner|team))',
      ),
      pattern(
        'wirkte (?:{always} |sehr |recht |auf uns |durchaus |dabei |immer |im allgemeinen |auf (?:die |{poss} )?(?:kolleg|kund|andere)~ )*(?:engagiert|interessiert|kompetent|motiviert|fleißig|zuverlässig|belastbar|sachkundig|fachkundig|beschäftigt|konzentriert|aufmerksam|sorgfältig|gewissenhaft|vorbereitet|kundig|informiert)',
      ),
    ],
    unless: pattern(
      '{top}|{result}|geschätzt|gefragt|besten ruf|ausgezeichneten ruf|guten ruf|unser(?:es|em|en)? (?:\\p{L}+ )?(?:haus|unternehmen|ruf)|(?:guten|besten|überzeugenden|positiven|bleibenden|nachhaltigen) eindruck|unermüdlich|schien {dat} (?:keine|nichts)|zu schwer|unmöglich|weithin|als (?:sehr |besonders |überaus |äußerst )|(?:kund|besucher|gäste)~ vermittelte',
    ),
    matches: [
      'Sie stand im Ruf, genau zu arbeiten.',
      'Er wurde von manchen für einen geschickten Einkäufer gehalten.',
      'Wie zu hören war, beherrschte sie das Programm.',
      'Dem Anschein nach kam er mit seinen Vorgängen voran.',
      'Sie machte den Eindruck einer umsichtigen Leiterin.',
      'Nach eigenen Angaben kannte er sich gut aus.',
    ],
    silent: [
      'Sie genoss bei Kunden einen ausgezeichneten Ruf.',
      'Er hinterließ stets einen sehr guten Eindruck.',
      'Den Ruf unseres Hauses mehrte sie nach Kräften der Küche.',
      'Sie fertigte Schienen an und beriet Angehörige zu Hilfsmitteln.',
    ],
    source: 'domain.md §3 Einschränkung („galt als“, DLF, JW), in anderen Worten',
    note: '',
  },
  {
    id: 'puenktlich-anders',
    of: 'puenktlichkeit-vorbild',
    cues: [
      'die uhr',
      'rechtzeitig',
      'arbeitszeit',
      'kernzeit',
      'dienstzeit',
      'pausen',
      'arbeitsbeginn',
      'dienstbeginn',
      'dienstantritt',
      'schichtbeginn',
      'zu spät',
      'verspät',
      'erscheinen',
      'erschien',
      'pünktlich',
      'anwesenheit',
      'uhrzeit',
      'morgens',
      'jeden morgen',
    ],
    patterns: [
      pattern(
        '(?:konnte man|ließ sich)… die uhr (?:stellen|danach)|die uhr (?:\\p{L}+ )?(?:stellen|gestellt)',
      ),
      pattern(
        '(?:jeden morgen|morgens|täglich|jeden tag|{always}|tag für tag|allmorgendlich)…(?:rechtzeitig|zeitig|beizeiten|zur rechten zeit|zur vereinbarten zeit|auf die minute|ohne verspätung)…(?:schreibtisch|arbeitsplatz|dienst|arbeit|büro|platz|werkbank|schicht|tor|werkstatt|ein(?=,|\\.)|an(?=,|\\.)|zugegen|anwesend)~?',
      ),
      pattern(
        '(?:hervorzuheben|hervorheben|stärken|erwähnen|loben|lobend|anerkennung|verdient|zeichnet~|schätzten|vorzüge|verlass|bestätigen|verlassen|beispiel|vorbild)…(?:einhalt~|einhielt|beachtung|nutzung|respekt)…(?:kernzeit|\\p{L}*arbeitszeit|dienstzeit|pausenzeit|pausen)~',
      ),
      pattern(
        '(?:pausen?|pausenzeit~|arbeitszeit~|kernzeit)…(?:nie|nicht|niemals|kaum|selten|genau|stets|exakt)…(?:überzog|überzogen|überschritt|überschritten|einhielt|eingehalten|ausdehnte)',
      ),
      pattern(
        '(?:sinn|gespür|gefühl|begabung|talent) für (?:den |die |das )?(?:rechtzeitig|pünktlich)~|rechtzeitige[nrms]? (?:arbeitsbeginn|dienstbeginn|erscheinen|dienstantritt|arbeitsantritt|eintreffen|schichtbeginn)',
      ),
      pattern(
        '(?:erschien|kam|war)… (?:nie|niemals|selten|kein einziges mal|nicht einmal|kaum einmal|nicht ein einziges mal) (?:\\p{L}+ )?(?:zu spät|verspätet|unpünktlich)|(?:verspätungen|zuspätkommen|unpünktlichkeit)…(?:nie|nicht|keine|fremd|selten|kannte|unbekannt)|(?:nie|keine|keinerlei|kaum) verspätung~',
      ),
      pattern(
        '(?:{poss} (?:\\p{L}+ )?)?pünktlich~ (?:\\p{L}+ )?(?:erscheinen|eintreffen|kommen|arbeitsbeginn|dienstbeginn)|(?:lob|loben|gern|gerne|anerkennung|dank|freude|angenehm|schätzten|stärke|stärken|größte|vorzug)~?…(?<!un)pünktlichkeit|(?<!un)pünktlichkeit…(?:lob|schätzten|beispiel|maßstäbe|unübertroffen|sprichwörtlich|legendär|geschätzt|stärke)~',
      ),
    ],
    unless: pattern(
      '(?:zuverlässig|sorgfältig|fleißig|gewissenhaft|ehrlich|sorgfalt|fleiß|ergebnis|zuverlässigkeit|einsatz|engagement|liefer|projekt|züge|zug|fahrgäst|kund|termintreu|engagiert|termin|abgab|{top})~',
    ),
    matches: [
      'Nach seinem morgendlichen Erscheinen konnte man die Uhr stellen.',
      'Sie fand sich jeden Morgen rechtzeitig an ihrem Schreibtisch ein.',
      'Zu seinen Stärken zählt die Einhaltung der Arbeitszeit.',
      'Hervorzuheben ist, dass sie ihre Pausen nie überzog.',
      'Er kam nie zu spät.',
    ],
    silent: [
      'Ihre Berichte lieferte sie stets rechtzeitig ab.',
      'Er war pünktlich, zuverlässig und sorgfältig.',
      'Die Züge fuhren dank seiner Planung pünktlich.',
    ],
    source,
    note: '',
  },
  {
    id: 'selbstverstaendlich-anders',
    of: 'self-evident',
    cues: [
      'gekleidet',
      'hände',
      'sparsam',
      'grüßte',
      'gruß',
      'fenster',
      'licht',
      'namen',
      'kopierer',
      'drucker',
      'telefon',
      'klassenbuch',
      'anwesenheitsliste',
      'stundenzettel',
      'namensschild',
      'dienstkleidung',
      'arbeitskleidung',
      'haarnetz',
      'tasse',
      'geschirr',
      'schreibtisch',
      'ordentlich',
      'sauber',
      'frisiert',
      'rasiert',
      'schlüssel',
      'tür',
      'büromaterial',
      'leserlich',
      'handschrift',
      'rechtschreib',
      'körperpflege',
      'hygiene',
      'abgeschlossen',
      'mülleimer',
      'papier',
      'aufgeräumt',
      'dienstwagen',
      'ausweis',
      'umgangsformen',
      'bitte und danke',
    ],
    patterns: [
      pattern(
        '(?:sauber|korrekt|ordentlich|angemessen|gepflegt|adrett|passend|geschmackvoll|tadellos|reinlich)~? (?:und \\p{L}+ )?(?:gekleidet|frisiert|rasiert|angezogen)|(?:{poss} )?(?:kleidung|frisur|äußeres|erscheinung|erscheinungsbild) (?:war|waren|ist|entsprach)(?: \\p{L}+){0,3} (?:gepflegt|sauber|ordentlich|angemessen|korrekt|anlass|passend|einwandfrei)',
      ),
      pattern(
        '(?:wusch|wäscht|desinfizierte) sich… die hände|sich… die hände (?:gründlich )?(?:wusch|zu waschen|gewaschen|desinfiziert)',
      ),
      pattern(
        '(?:ging|geht|war|gebrauch|verbrauchte|nutzte)…(?:büromaterial|papier|strom|kopierpapier|verbrauchsmaterial|briefmarken|heftklammern)~?…(?:sparsam|pfleglich|sorgsam|schonend|bedacht)|(?:büromaterial|papier|strom|kopierpapier|verbrauchsmaterial|briefmarken) (?:ging|war) (?:\\p{L}+ ){1,3}(?:sparsam|pfleglich|sorgsam|schonend)|(?:sparsam|pfleglich|sorgsam)…(?:büromaterial|papier|strom|briefmarken)',
      ),
      pattern(
        '(?:grüßte|begrüßte) (?:jeden|alle|jede|stets|täglich|jeden morgen|{poss}|{pers}|freundlich|die kolleg~|höflich|\\p{L}+)(?: \\p{L}+){0,5}(?= und|\\.|,|$)|(?:schloss|löschte|schaltete|machte)…(?:fenster|licht|türen|tür|computer|rechner|lampen)(?:n)?(?: \\p{L}+){0,2}(?=\\.|,| und|$)',
      ),
      pattern('(?:kannte|konnte|merkte)…(?:die )?(?:vor|nach)?namen (?:{poss}|der|aller|unserer)'),
      pattern(
        '(?:bediente|bedienen|beherrschte|umgang mit|handhabte|benutzte)…(?:drucker|kopierer|telefon|telefonanlage|kaffeemaschine|faxgerät|taschenrechner|tastatur|maus|heftgerät|locher)~?(?: \\p{L}+){0,4}',
      ),
      pattern(
        '(?:führte|füllte|unterschrieb|unterzeichnete|trug)…(?:klassenbuch|anwesenheitslist|stundenzettel|stundennachweis|urlaubslist|urlaubsantr)~(?: \\p{L}+){0,2}(?=\\.|,| und|$)',
      ),
      pattern(
        '(?:trug|trägt)…(?:namensschild|dienstkleidung|arbeitskleidung|haarnetz|schutzkleidung|sicherheitsschuhe|dienstausweis|uniform|kittel)~?(?: \\p{L}+){0,2}(?=\\.|,| und|$)',
      ),
      pattern(
        '(?:räumte|spülte|wischte|leerte|hinterließ|hielt)…(?:tasse|geschirr|schreibtisch|mülleimer|papierkorb|kaffeeküche|dienstwagen|spind|teeküche|arbeitsplatz)~?…(?:ab|auf|weg|sauber|ordentlich|aufgeräumt|gespült|geleert|rein)~?',
      ),
      pattern(
        '(?:leserlich|lesbar)~ (?:\\p{L}+ )?(?:hand)?schrift|(?:handschrift|schrift) (?:war|ist) (?:\\p{L}+ )?(?:leserlich|lesbar)|schrieb… (?:gut |stets |immer )?leserlich|beherrschte… (?:die )?(?:rechtschreibung|grundrechenarten|zeichensetzung)',
      ),
      pattern('(?:körperpflege|körperhygiene|sauberkeit {poss} kleidung|bitte und danke|manieren)~?'),
    ],
    unless: pattern(
      '{result}|{top}|(?:revision|schulung|kontroll|konzept|pflege(?!nd)|bewohner|patient|kund|kind|gäste|reinigungsplan)~(?! (?:ihrer|seiner) schüler)|prozent|schulte|druckerei',
    ),
    matches: [
      'Er war immer sauber und korrekt gekleidet.',
      'Sie wusch sich vor der Arbeit gründlich die Hände.',
      'Mit dem Büromaterial ging er sparsam um.',
      'Sie grüßte jeden im Haus.',
      'Er kannte die Namen seiner Kollegen.',
      'Ihre Schrift war stets leserlich.',
    ],
    silent: [
      'Sie schulte Kliniken in Händehygiene und senkte die Infektionsrate.',
      'Er entwickelte Drucker für die Industrie.',
      'Durch sparsamen Materialeinsatz senkte sie die Kosten.',
    ],
    source: 'domain.md §3 Ausweichtechnik (JW, H-bered), in anderen Worten',
    note: '',
  },
  {
    id: 'in-allem-zufriedenstellend',
    of: 'general-restriction',
    cues: ['alles in allem', 'insgesamt', ' ganzen', 'im ergebnis', 'in der summe', 'in summe'],
    patterns: [
      pattern(
        '(?:alles in allem|insgesamt|im (?:großen und )?ganzen|im ergebnis|in (?:der )?summe)(?! (?:\\d|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf))… (?:(?:zufriedenstellend|(?<!mit )ausreichend|annehmbar|akzeptabel|brauchbar|hinnehmbar|noch befriedigend)(?:e[rnms]?)?|ordentlich)',
      ),
      // As a mark of its own „befriedigend“ is one grade among others.
      pattern(
        '(?:alles in allem|im (?:großen und )?ganzen|in (?:der )?summe)… (?<!(?:als|mit|note) )befriedigend',
      ),
      pattern(
        '(?:alles in allem|im ganzen(?: gesehen| betrachtet)?|im ergebnis|in (?:der )?summe)… zur zufriedenheit',
      ),
    ],
    unless: pattern(
      '{always}|{top}|{result}|(?:voll|vollst|sehr|überaus|höchst|rundum|ausgesprochen|überdurchschnittlich|gut|prüfung|zeugnis|note|berufsschul|abschluss)~|mehr als|ob',
    ),
    matches: [
      'Ihre Leistungen waren alles in allem zufriedenstellend.',
      'Seine Leistungen waren insgesamt noch zufriedenstellend.',
      'Ihre Arbeit war im Ganzen befriedigend.',
      'Die ihr übertragenen Aufgaben erfüllte sie alles in allem zur Zufriedenheit.',
      'Im Ergebnis waren seine Auswertungen brauchbar.',
    ],
    silent: [
      'Alles in allem waren ihre Leistungen sehr gut und stets zufriedenstellend.',
      'Ihre Leistungen beurteilen wir insgesamt mit der Note befriedigend.',
      'Insgesamt zwölf Filialen versorgte er mit brauchbaren Zahlen.',
      'Alles in allem ein ordentlicher, fleißiger Mitarbeiter, auf den Verlass war.',
      'Insgesamt hat er die Filialen mit ausreichend Personal versorgt.',
      'Die Prüfung schloss er insgesamt mit einem ausreichenden Ergebnis ab.',
    ],
    source: 'domain.md §2.1 (Stufe 5), §3 Einschränkung',
    note: '„Insgesamt befriedigend“ ist eine Note, keine Einschränkung.',
  },
  {
    id: 'meist-anders',
    of: 'general-restriction',
    cues: [
      'ausnahmen',
      'sofern',
      'tagen',
      'tagesform',
      'laune',
      'eigentlich',
      'im grunde',
      'sieht man',
      'abgesehen',
      'nicht immer',
      'oftmals',
      'mehr oder weniger',
      'an sich',
      'im kern',
      'größeren teil',
      'überwieg',
      'häufig genug',
      'gemeinhin',
      'vielfach',
      'mehrzahl',
      'je nach',
      'unterm strich',
      'phasenweise',
      'stellenweise',
      'streckenweise',
      'annähernd',
      'nahezu',
      'passabel',
      'leidlich',
      'beinahe',
      'fast',
      'zumindest',
      'immerhin',
      'mit der zeit',
      'alles in allem',
    ],
    patterns: [
      pattern(
        '(?:von|bis auf|mit) (?:\\p{L}+ )?(?:einigen|wenigen|einzelnen|manchen|kleineren|gewissen) (?:ausnahmen|fällen|ausreißern|lücken|abstrichen|einbußen|punkten)|sieht man (?:einmal )?von|wenn man von…absieht|abgesehen von (?:einigen|wenigen|einzelnen|manchen|kleineren|gewissen)',
      ),
      pattern(
        '(?:an|in) (?:guten|besseren|ruhigen|manchen|den meisten|einigen|starken) (?:tagen|phasen|wochen|momenten|stunden|zeiten)|je nach (?:tagesform|laune|stimmung|tag|lage|interesse)|bei guter (?:tagesform|laune|stimmung)',
      ),
      pattern(
        '(?:phasenweise|stellenweise|streckenweise|mehr oder weniger|unterm strich|im kern|in der mehrzahl|mehrzahl der|zum größeren teil|zum besseren teil|annähernd|immerhin|wenigstens|zumindest (?:teilweise|in|bei|zeitweise))(?= )',
      ),
      pattern(
        '(?:erschien|war|arbeitete|hielt|kam|erfüllte|zuverlässig)~? (?:\\p{L}+ ){0,2}(?:fast|beinahe|nahezu) (?:immer|stets|jederzeit|jeden tag|vollständig|fehlerfrei|durchweg|durchgehend)',
      ),
      pattern(
        '(?:im grunde|an sich|eigentlich) (?:\\p{L}+ )?(?:eine?n? )?(?:\\p{L}+ )?(?:ordentlich|brauchbar|zuverlässig|gut|fleißig|willig|verlässlich|korrekt)~',
      ),
    ],
    unless: pattern(
      '{top}|{result}|fast immer als|(?:auch|selbst|sogar) (?:an|in)|nahezu null|schwierigkeit',
    ),
    matches: [
      'Von einigen Ausnahmen abgesehen, stimmten ihre Zahlen.',
      'An guten Tagen war seine Leistung ansprechend.',
      'Sie arbeitete phasenweise sehr ordentlich.',
      'Er erschien nahezu immer zum Dienst.',
    ],
    silent: [
      'Selbst an den stärksten Tagen blieb sie ruhig.',
      'In fast allen Disziplinen erzielte er Bestwerte.',
    ],
    source: 'domain.md §3 Einschränkung (DLF, JW), in anderen Worten',
    note: '',
  },
];
