import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

/** What a rating praises; a sentence that only tells where somebody worked holds none of it. */
const praise =
  '(?:(?:sorgfältig|gewissenhaft|zuverlässig|verlässlich|belastbar|ausdauernd|freundlich|höflich|zuvorkommend|hilfsbereit|geduldig|einfühlsam|herzlich|liebevoll|verbindlich|aufmerksam|engagiert|einsatzbereit|einsatzfreudig|motiviert|interessiert|fleißig|sicher|sachkundig|genau|gründlich|sauber|ordentlich|zügig|flott|ruhig|konzentriert|fehlerfrei|fehlerlos|vorschriftsgemäß|brauchbar|gelungen|selb(?:st)?ständig|einwandfrei|korrekt|gewachsen|tadellos|planvoll|umsichtig|tatkräftig|überzeugend|kompetent|geschickt|verlass|übersicht|überblick|einsatz|einsatzbereitschaft|engagement|vorschläge|eifer|schwung|elan|beliebt|geschätzt)\\p{L}*|gut|gute[nrms]?|hielt (?:\\p{L}+ )?stand|überzeugte?|gelang(?:en)?|gelingt|gelingen|glänzte|bewährte|lieferte|ging {dat} [^.;]{0,20}von der hand)';
const tail = `[^.;:!?]{0,90}?${praise}`;
const head = `${praise}[^.;:!?]{0,60}?`;
const work =
  '\\p{L}*(?:vorgäng|aufgabe|arbeit|fälle|fällen|tätigkeit|handgriff|sachverhalt|anfrage|aufträg|verrichtung|handreichung|themen|abläuf|ablauf|maschine|programm|gerät|fahrzeug|verfahren|formular|gericht|speise|rezept|strecke|tour|produkt|material|messung|reparatur|buchung|stück|teile|gebiet|feld|bahn|gesellschaft|mandat|modell|typ|bauart|anlage|texte|übersetzung|schicht|abteil|prozess|routine|klausur|fach|fäch|system)\\p{L}*';
const familiar =
  '(?:(?:{dat} )?(?:von jeher |bereits |schon |seit langem |längst |von (?:\\p{L}+ ){1,2}her |aus (?:der|dem|{poss}) \\p{L}+ )?(?:geläufig|vertraut|bekannt|gewohnt|eingeübt|eingespielt|eingefahren|altbekannt|wohlvertraut|angestammt|wiederkehrend|gleichbleibend|einfacher|leichter|kleiner|überschaubarer|unkomplizierter|übersichtlicher))e[nr]?';
const not = '(?<!(?:auch|selbst|sogar|gerade|nicht nur|besonders|sowohl|ebenso|wie|vor allem) )';
const busy =
  'stoß|spitzen|hoch|weihnacht|andrang herrscht|hektik|turbulen|schwierig|unruhig|stürmisch|größt|stärkst|höchst';
const alsoElsewhere =
  '(?:auch|ebenso|genauso|gleichermaßen|wie|und|sowie|nicht minder|erst recht) (?:auch )?(?:bei|in|an|am|mit|unter|zu|zur|außerhalb|gegenüber|abends|nachts|danach|später|heute|bis heute|neue[nrms]?|unbekannte[nrms]?|fremde[nrms]?|schwierige[nrms]?|anspruchsvolle[nrms]?|komplexe[nrms]?|jede[nrms]|alle[nrms]?)(?!\\p{L})';

const alsoTimes =
  '(?:auch|ebenso|genauso|wie|und|sowie) (?:auch )?(?:am|abends|nachts|danach|später|heute|bis heute|außerhalb|in den (?:abend|nacht|übrig)\\p{L}*|an (?:sams|sonn|feier)\\p{L}*)(?!\\p{L})';

/** At the head of the sentence or behind its verb. */
const atOnce =
  '(?:^|^(?:{pers}|(?:herr|frau) \\p{L}[\\p{L}-]+) (?:war|ist|zeigte?|arbeitete?|bleibt|blieb|behielt|behält|brachte|bringt|überzeugte?) )';

const control =
  '(?:gegenlas|gegengelesen|durchsah|durchgesehen|nachsah|nachgesehen|nachprüfte|nachgeprüft|prüfte|geprüft|vorgeprüft|überprüfte|überprüft|kontrollierte|kontrolliert|korrigierte|korrigiert|durchging|durchgegangen|durchgesprochen|besprochen|nachbesserte|nachgebessert|nacharbeitete|nachgearbeitet|überarbeitete|überarbeitet|glättete|geglättet|vorbereitete|vorbereitet|vorarbeitete|vorgearbeitet|erklärte|erklärt|erläuterte|erläutert|zeigte|gezeigt|vormachte|vorgemacht|anleitete|angeleitet|einwies|eingewiesen|erinnerte|erinnert|aufforderte|aufgefordert|anhielt|angehalten|half|geholfen|unterstützte|unterstützt|mithalf|mitgeholfen|zusah|hinsah|zuschaute|danebenstand|dabeistand|begleitete|begleitet|nachhakte|nachfragte|drängte|antrieb|mahnte|ermahnte|ermahnt|zur hand ging|zur seite stand|an die hand nahm|ein auge darauf hatte)';
const others =
  '(?:ich|wir|man|jemand|einer|(?:der|die|ein|eine|unsere?|{poss}) (?:\\p{L}+e[nr]? )?\\p{L}*(?:kolleg|vorgesetzt|chef|meister|leiter|leitung|redakteur|gesell|ausbild|betreu|anleit|vorarbeit|fachkraft|fachkräft|polier|lehrer|mentor|paten?(?!\\p{L})|patin|inhaber|geschäftsführ|büroleit|kraft(?!\\p{L})|ingenieur|mitarbeiter)\\p{L}*)';
/** Somebody else by name; the one rated stands before as „ihm“ or „sie“. */
const named = '(?:frau|herr) \\p{L}[\\p{L}-]+';
const checked =
  '(?:gegen(?:ge)?les|gegenlas|durchsah|durchgesehen|nachsah|nachgesehen|nachgeprüft|geprüft|überprüft|kontrolliert|korrigiert|durchgegangen|durchgesprochen|nachgebessert|nachgearbeitet|überarbeitet|geglättet|vorbereitet|vorgearbeitet|erinnert|geholfen|unterstützt hat|unterstützt hatte)';

/** What is done to somebody who does not work alone … */
const guided =
  'angeleitet|beaufsichtigt|kontrolliert|überwacht|erinnert|angewiesen|angehalten|ermahnt|angetrieben|angestoßen|unterwiesen|geführt|begleitet|unterstützt|an die hand genommen|beobachtet';
const shown = 'erklärt|gezeigt|vorgemacht|vorgegeben|gesagt|geholfen|vorgelegt|zurechtgelegt|erläutert';
/** … and what whoever stands by does. */
const helper =
  '(?:man|jemand|(?:ein|eine|der|die|{poss}) (?:\\p{L}+ )?\\p{L}*(?:kolleg|gesell|meister|ausbild|anleiter|vorarbeiter|schichtführer|fachkr[aä]ft|pflegekr[aä]ft|betreuer|mentor|vorgesetzt|chef|inhaber|köch|erzieher|mitarbeiter|leiter)\\p{L}*)';
const stands =
  '(?:mit)?half|hilft|anleitete?|danebenst[ae]nd|daneben stand|danebensaß|neben {dat} (?:stand|saß)|dabei ?stand|auf die finger (?:sah|schaute)|über die schulter (?:sah|schaute)|beaufsichtigte?|kontrollierte?|überwachte?|daran erinnerte?|dazu aufforderte?|dazu anhielt|antrieb|anschob|anstieß|zur (?:seite|hand) (?:stand|ging)|unterstützte|an die hand nahm|vorgab|vormachte|hinsah|zusah|zuschaute';

/**
 * Praise that is fenced in by the circumstances it is told for, by their structure: what was familiar, a part of the
 * people, a part of the time, and what others had to do before it came to pass.
 */
export const ofCircumstances: readonly Paraphrase[] = [
  {
    id: 'in-vertrauten-ablaeufen',
    of: 'simple-tasks',
    cues: [
      'geläufig',
      'vertraut',
      'bekannt',
      'gewohnt',
      'eingeübt',
      'eingespielt',
      'eingefahren',
      'angestammt',
      'wiederkehr',
      'gleichbleib',
      'einfacher',
      'leichter',
      'kleiner',
      'überschaubarer',
      'unkomplizierter',
      'übersichtlicher',
      'einfachen',
      'von früher',
      'routine',
      'übung',
      'erfahrung hatte',
    ],
    patterns: [
      pattern(
        `${not}(?:bei|in|mit|an|für|auf) (?:all )?(?:den|dem|der) ${familiar} (?:\\p{L}+ )?${work}${tail}`,
      ),
      pattern(
        `${head}(?:bei|in|mit|an|für|auf) (?:all )?(?:den|dem|der) ${familiar} (?:\\p{L}+ )?${work}(?=[.,]| (?:war|ist|und|ging|geht|vor|um|aus))`,
      ),
      pattern(
        `${not}(?:bei|in|mit|an|beim) [^.;:!?]{0,60}?${work} (?:von )?(?:leichterer|einfacherer|geringerer|überschaubarer|leichter|einfacher|bekannter|vertrauter|gewohnter|geringer|minderer) (?:art|natur|schwierigkeit|bauart|güte|tragweite|bedeutung)${tail}`,
      ),
      pattern(
        `${not}(?:bei|in|mit|an) (?:den |solchen )?${work},? (?:die|mit denen|in denen|welche) (?:{dat}|{pers}) (?:\\p{L}+ ){0,3}(?:von früher|vertraut|bekannt|geläufig|gewohnt|schon kannte|bereits kannte|kannte)${tail}`,
      ),
      pattern(
        `${not}(?:bei|in|mit|an) (?:den |solchen )?${work},? (?:mit|in|bei|an) denen {pers} (?:\\p{L}+ ){0,2}(?:übung|erfahrung|routine) (?:hatte|besaß|mitbrachte)${tail}`,
      ),
      pattern(
        `${not}(?:soweit|solange|wenn|sofern) (?:\\p{L}+ ){1,4}(?:geläufig|vertraut|bekannt|eingeübt|routine) (?:war|waren|ist|sind)${tail}`,
      ),
    ],
    unless: pattern(
      `${alsoElsewhere}|neue[nrms]? |unbekannt~|schwierig(?!keit)~|komplex~|anspruchsvoll~|verbesser~|vereinfach~|hinterfrag~|vermittel~|einarbeit~`,
    ),
    matches: [
      'Bei den ihm geläufigen Arbeiten ging er sorgfältig vor.',
      'In den vertrauten Abläufen des Räderwechsels und der Inspektion war er stets belastbar.',
      'Beim Pikieren, Topfen und anderen Handgriffen von leichterer Art lieferte sie gute Ergebnisse.',
      'Bei den Gesellschaften, die ihm von früher vertraut waren, fielen seine Abschlüsse stets gut aus.',
      'An den ihr gewohnten Maschinen arbeitete sie zügig und genau.',
      'In den eingespielten Abläufen der Spätschicht war er zuverlässig.',
      'Mit den bekannten Formularen ging sie sicher um.',
      'Sie arbeitete sorgfältig bei den ihr vertrauten Vorgängen.',
      'Bei kleineren Reparaturen und Arbeiten von geringer Schwierigkeit war er geschickt.',
      'Bei den einfacheren Buchungen arbeitet sie fehlerfrei.',
      'Auf den ihm bekannten Strecken fuhr er sicher.',
      'In den wiederkehrenden Aufgaben des Tagesgeschäfts bewies er Übersicht.',
      'Mit den ihr von der Ausbildung her bekannten Verfahren ging sie sicher um.',
      'Bei Aufgaben, in denen sie Übung hatte, arbeitete sie fehlerfrei.',
    ],
    silent: [
      'Bei den ihm geläufigen wie bei neuen Arbeiten ging er sorgfältig vor.',
      'Auch in den vertrauten Abläufen suchte er sorgfältig nach Verbesserungen.',
      'Sie hinterfragte vertraute Abläufe und arbeitete sehr sorgfältig.',
      'Mit den Maschinen arbeitete er sicher und genau.',
      'In seinen Aufgaben war er zuverlässig.',
      'Die neuen Kollegen machte sie geduldig mit den vertrauten Abläufen bekannt.',
    ],
    source,
    note: 'Wer nur im Vertrauten gelobt wird, kam mit Neuem nicht zurecht.',
  },
  {
    id: 'wie-es-in-ruhigen-zeiten-herrscht',
    of: 'limited-to-place-or-time',
    cues: [
      'wie es',
      'wie sie',
      'wie er',
      'wie wir',
      'gewöhnlich',
      'normale',
      'ruhig',
      'durchschnittlich',
      'überschaubar',
      'mäßig',
      'schwach',
      'gering',
      'regulär',
      'außerhalb der',
      'abseits',
      'jenseits',
      'zwischen',
    ],
    patterns: [
      pattern(
        '(?:dem|der|den|einem|einer|bei|unter) (?:\\p{L}+ )?\\p{L}*(?:aufkommen|anfall|lage|betrieb|belastung|pensum|andrang|verkehr|druck|menge|besuch|eingang|auslastung|dichte|tempo|takt),? (?:wie|so wie) (?:es|sie|er|ihn|wir|man)[^.;!?]{0,40}(?:winter|neben|ruhig|zwischen|normal|gewöhnlich|üblich|durchschnitt|wochentag|werktag|unter der woche|vormittag|sommerloch|vorsaison|nachsaison|außerhalb|alltag|gewohnt|die regel)\\p{L}*',
      ),
      pattern(
        `${not}(?:bei|unter|in|dem|der|den|einem|einer) (?:gewöhnlich|normal|durchschnittlich|ruhig|überschaubar|mäßig|schwach|gering|regulär)e[nrm] (?:\\p{L}*(?:aufkommen|anfall|eingang|verkehr|andrang|pensum|besetzung|auslastung|nachfrage|publikumsverkehr|gästezahl|kundenzahl|besuch|auftragslage|terminlage|geschäftslage|belegung|fallzahl|betrieb|saison)\\p{L}*)${tail}`,
      ),
      pattern(
        `${not}(?:außerhalb|abseits|jenseits) (?:der|des|von) (?:\\p{L}+ )?(?:stoßzeit|spitzenzeit|hochsaison|saison|hauptzeit|hauptsaison|ferien|weihnacht|jahresabschl|monatsabschl|spitzen)\\p{L}*${tail}`,
      ),
    ],
    unless: pattern(`${busy}|${alsoElsewhere}|mehr als|weit über`),
    matches: [
      'Dem Auftragsaufkommen, wie es in den Wintermonaten anfällt, hielt er gut stand.',
      'Der Terminlage, wie sie zwischen zwei Abgaben herrscht, zeigte er sich jederzeit gewachsen.',
      'Bei gewöhnlichem Antragsaufkommen ist er jederzeit gut belastbar.',
      'Einem Andrang, wie er an Wochentagen üblich ist, war sie gewachsen.',
      'Dem Arbeitsanfall, wie wir ihn außerhalb der Saison kennen, hielt sie stand.',
      'Bei ruhiger Auftragslage arbeitete er zügig und genau.',
      'Außerhalb der Stoßzeiten war sie freundlich und aufmerksam.',
      'Bei mäßigem Publikumsverkehr behielt sie die Übersicht.',
      'Unter normaler Auslastung lieferte er gute Ergebnisse.',
      'Abseits der Monatsabschlüsse arbeitete sie sorgfältig.',
    ],
    silent: [
      'Dem Andrang, wie er in der Weihnachtszeit herrscht, war sie jederzeit gewachsen.',
      'Bei ruhigem wie bei starkem Andrang behielt sie die Übersicht.',
      'Auch bei hohem Auftragsaufkommen hielt er gut stand.',
      'Auch außerhalb der Arbeitszeiten war er erreichbar und hilfsbereit.',
    ],
    source,
    note: 'Belastbar ist, wer hoher Last standhält; die gewöhnliche zählt nicht.',
  },
  {
    id: 'nur-ein-teil-der-leute',
    of: 'limited-to-place-or-time',
    cues: [
      'stamm',
      'kleineren',
      'ruhigeren',
      'jüngeren',
      'älteren',
      'einfacheren',
      'geduldigeren',
      'umgänglich',
      'freundlicheren',
      'zugänglich',
      'unkompliziert',
      'leichteren',
      'ruhigen',
      'braven',
      'pflegeleicht',
      'gesprächigen',
      'gespräch kam',
      'ins gespräch',
      'schon länger',
      'schon lange',
      'seit langem',
      'seit jahren',
    ],
    patterns: [
      pattern(
        `${not}(?:unseren?|den|dem|der|unserer|unserem) (?:langjährigen )?(?:stamm)\\p{L}+ gegenüber${tail}`,
      ),
      pattern(
        `${not}(?:gegenüber|mit|bei|zu) (?:unseren?|den|der|unserer) (?:langjährigen )?stamm(?:g[aä]st|kund|kund\\p{L}+|publikum|belegschaft|mannschaft|team|klient|patient|hörer|leser)\\p{L}*${tail}`,
      ),
      pattern(
        `${not}(?:gegenüber|mit|bei|zu|für) (?:den|unseren|der) (?:kleineren|ruhigeren|jüngeren|älteren|einfacheren|geduldigeren|umgänglich(?:er)?en|freundlicheren|zugänglich(?:er)?en|unkompliziert(?:er)?en|leichteren|ruhigen|braven|pflegeleicht(?:er)?en|gesprächig(?:er)?en) \\p{L}*(?:kind|kund|kolleg|gäst|patient|bewohn|schüler|teilnehmer|klient|mandant|partner|mieter|besucher|mitarbeiter|bürger|eltern|gruppe|betrieb|person|leute|mensch|fälle)\\p{L}*${tail}`,
      ),
      pattern(
        '(?:vor allem|besonders|insbesondere|in erster linie|hauptsächlich|namentlich) (?:die|den|unsere|unseren|bei den|mit den|von den|bei unseren|von unseren) (?:\\p{L}+ (?:aus|in|von) (?:den|unseren) )?(?:kleineren|ruhigeren|einfacheren|umgänglich(?:er)?en|unkompliziert(?:er)?en|geduldigeren|pflegeleicht(?:er)?en) (?:\\p{L}+)',
      ),
      pattern(
        '(?:die|jene|diejenigen|bei den|von den|den) \\p{L}+,? (?:die|mit denen|denen|bei denen) {pers} (?:\\p{L}+ ){0,3}ins gespräch kam',
      ),
      pattern(
        `(?:kund|gäst|patient|mandant|kolleg|eltern|mieter|klient|partner|bewohner)\\p{L}*,? (?:die|denen|mit denen) {pers} (?:schon lange|schon länger|bereits länger|seit langem|seit jahren) (?:\\p{L}+ )?(?:betreute|kannte|kennt|kennen|kannten|bediente|zu tun hatte|zusammenarbeitete)${tail}`,
      ),
    ],
    unless: pattern(
      `${alsoElsewhere}|(?:und|wie|sowie|oder) (?:auch )?(?:gegenüber |mit |bei |zu )?(?:den |unseren )?(?:neu|lebhaft|schwierig|groß|größer|älter|jünger|unruhig|laufkund|übrig|ander|anspruchsvoll|\\p{L}+en (?:kund|gäst|patient|kind))~|vorbild~|vertret~|gewann`,
    ),
    matches: [
      'Unseren Stammgästen gegenüber war sie freundlich und zuvorkommend.',
      'Mit den ruhigeren Kindern ging er geduldig und einfühlsam um.',
      'Vor allem die Ansprechpartner aus den kleineren Betrieben schätzten seine Art.',
      'Zu unserer Stammkundschaft war sie höflich.',
      'Gegenüber den älteren Bewohnern war er aufmerksam.',
      'Bei den umgänglicheren Mietern trat sie freundlich auf.',
      'Mit den jüngeren Kollegen arbeitete er gut zusammen.',
      'Besonders bei den unkomplizierten Fällen überzeugte er.',
      'Die Mütter, mit denen er beim Abholen ins Gespräch kam, fanden ihn nett.',
      'Mit Geduld begegnete sie den Eltern, mit denen sie ins Gespräch kam.',
      'Zu den Kunden, die sie schon länger betreute, war sie freundlich.',
    ],
    silent: [
      'Stammgästen wie neuen Gästen gegenüber war sie freundlich und zuvorkommend.',
      'Unseren Stammgästen und allen neuen Gästen gegenüber war sie freundlich.',
      'Mit den ruhigeren wie mit den lebhaften Kindern ging er geduldig um.',
      'Gerade mit den lebhaften Kindern ging er geduldig um.',
      'Allen Gästen gegenüber war sie freundlich.',
      'Stammkunden gewann er durch seine freundliche Art.',
    ],
    source,
    note: 'Wer nur bei einem Teil der Leute gut ankommt, tut es beim anderen nicht.',
  },
  {
    id: 'nur-zu-einer-zeit',
    of: 'limited-to-place-or-time',
    cues: [
      'zu beginn',
      'am anfang',
      'anfangszeit',
      'in den ersten',
      'in den wochen',
      'in den monaten',
      'in den jahren',
      'zurückliegend',
      'letzten wochen',
      'letzten monaten',
      'vergangenen monaten',
      'vergangenen wochen',
      'jüngster zeit',
      'letzter zeit',
      'einiger zeit',
      'neuerdings',
      'stunden',
      'vormittag',
      'nachmittag',
      'unter der woche',
      'werktag',
      'wochentag',
      'saison',
      'wintermonaten',
      'sommermonaten',
      'winterhalbjahr',
    ],
    patterns: [
      pattern(
        `^(?:zu beginn|am anfang|in der anfangszeit) (?:{poss} |der |des )(?:\\p{L}+ )?(?:tätigkeit|beschäftigung|mitarbeit|zusammenarbeit|zeit|ausbildung|anstellung|praktikums|dienstes|jahre)\\p{L}* (?!noch )${tail}`,
      ),
      pattern(
        `^in den (?:wochen|monaten|jahren) (?:nach|vor) (?:der|dem|{poss}) \\p{L}+ (?:war|zeigte|arbeitete|überzeugte|bewies|hielt)${tail}`,
      ),
      pattern(
        `^in den ersten (?:\\p{L}+ )?(?:tagen|wochen|monaten|jahren)(?: \\p{L}+){0,3}? (?!noch )${tail}`,
      ),
      pattern(
        `${atOnce}(?:in den (?:zurückliegenden|letzten|vergangenen|jüngsten) (?:\\p{L}+ )?(?:monaten|wochen|tagen)|in (?:letzter|jüngster) zeit|neuerdings|seit einiger zeit|seit kurzem)(?!\\p{L})${tail}`,
      ),
      pattern(
        `${atOnce}(?:in den (?:vormittags|morgen|frühen|mittags|nachmittags|ruhigen|ersten)(?: ?stunden| morgenstunden)|vormittags|nachmittags|am (?:vor|nach)mittag|unter der woche|an (?:werktagen|wochentagen)|wochentags|werktags|in der (?:neben|vor|nach)saison|in der nebenzeit|im winterhalbjahr|in den (?:winter|sommer)monaten)(?!\\p{L})${tail}`,
      ),
    ],
    unless: pattern(
      `bis heute|bis zuletzt|bis zum schluss|seither|seitdem|bereits|schon (?:nach|in|zu|bald)|noch |danach|weiterhin|${alsoTimes}|wochenende|rund um die uhr|stieg|übernahm|befördert|sowohl|geöffnet|\\d{4}|projekt|umzug|vertrat|vertretung|erzielte|umsatz|prozent|zusätzlich|teilzeit`,
    ),
    matches: [
      'Zu Beginn seiner Tätigkeit brachte er sich mit sehr guten Vorschlägen ein.',
      'In den zurückliegenden Monaten zeigt sie eine stets hohe Einsatzbereitschaft.',
      'In den Vormittagsstunden bleibt er ruhig und freundlich.',
      'Unter der Woche war sie auch bei regem Kundenverkehr belastbar.',
      'Am Anfang ihrer Ausbildung war sie sehr engagiert.',
      'In den ersten Monaten ihrer Mitarbeit überzeugte sie durch hohen Einsatz.',
      'In den letzten Wochen arbeitet er sorgfältig.',
      'In jüngster Zeit ist sie zuverlässig.',
      'In den Monaten nach der Einarbeitung war sie sehr engagiert.',
      'Vormittags arbeitete er konzentriert und genau.',
      'In der Nebensaison war sie zu den Gästen freundlich.',
      'An Werktagen behielt er die Übersicht.',
      'Er ist neuerdings sehr engagiert.',
    ],
    silent: [
      'Zu Beginn seiner Tätigkeit und bis heute brachte er sich mit sehr guten Vorschlägen ein.',
      'Bereits in den ersten Monaten überzeugte sie durch hohen Einsatz.',
      'Gerade in den Sommermonaten war er jederzeit belastbar.',
      'Unter der Woche wie am Wochenende war sie stets einsatzbereit.',
      'Auch in den letzten Monaten war sie sehr engagiert.',
      'Zu Beginn seiner Tätigkeit betreute er das Lager.',
    ],
    source,
    note: 'Was nur für eine Zeit gelobt wird, fehlte sonst.',
  },
  {
    id: 'erst-durch-andere',
    of: 'needs-help',
    cues: [
      'sobald',
      'sofern',
      'wenn ',
      'solange',
      'falls',
      'soweit',
      'nachdem',
      'sooft',
      'unterstützung',
      'hilfe',
      'anleitung',
      'begleitung',
      'kontrolle',
      'nachsicht',
      'geduld',
      'fassung',
      'version',
      'durchsicht',
      'gegenlesen',
      'einräum',
      'anlauf',
      'durchgang',
      'nacharbeit',
    ],
    patterns: [
      pattern(
        `(?:sobald|sofern|wenn|solange|falls|soweit|nachdem|sooft|nur wenn|erst wenn) ${others} (?:[^.;:!?,]{0,60} )?${control}(?: (?:hatte|hatten|hat|haben|war|waren|ist|sind|wurde))?(?=[,.]|$)`,
      ),
      pattern(
        `(?:sobald|sofern|wenn|solange|falls|soweit|sooft) (?:ich|wir|(?:der|die|ein|eine|{poss}) {boss}) (?:(?:selbst|selber|persönlich) (?:auf|in|im|an|am|vor|mit|da)(?!\\p{L})[^.;:!?,]{0,30}|(?:\\p{L}+ )?(?:dabei|zugegen|anwesend|daneben|vor ort|in der nähe|im haus|im betrieb|im laden|im raum|auf der baustelle|in der werkstatt|mit im \\p{L}+|mit am \\p{L}+) )(?:war|stand|blieb|saß|arbeitete|ist|steht)(?=[ ,.]|$)`,
      ),
      pattern(
        `(?:er|sie|ihm|ihr|seine|ihre)(?!\\p{L})[^.;:!?]{0,60}(?:sobald|sofern|wenn|solange|nachdem) ${named} [^.;:!?,]{0,60}${checked}\\p{L}*(?: (?:hatte|hat|war|ist))?(?=[ ,.]|$)`,
      ),
      pattern(
        '(?:mit|bei|unter) (?:der )?(?:nötige[rn]?|erforderliche[rn]?|notwendige[rn]?|entsprechende[rn]?|gebotene[rn]?|einiger|etwas|gewisse[rn]?|freundliche[rn]?|tatkräftige[rn]?|geduldige[rn]?|kollegiale[rn]?) (?:unterstützung|hilfe|hilfestellung|anleitung|begleitung|einweisung|nachhilfe|nachsicht|aufsicht|kontrolle|führung)(?! (?:für|an|von kund))',
      ),
      pattern(
        `(?:(?:arbeit|text|entw[uü]rf|bericht|zeichnung|ergebnis|werkst[uü]ck|pl[aä]n|arbeiten|angebote|protokoll)\\p{L}* (?:war|waren|ist|sind|überzeugten?|gelang(?:en)?) (?:stets |immer |jederzeit )?)?in (?:der|ihrer|seiner) (?:endgültigen|letzten|überarbeiteten|korrigierten|zweiten|abschließenden|durchgesehenen|schließlich abgegebenen|nachgebesserten) (?:fassung|version|form|ausführung|abgabe)${tail}`,
      ),
      pattern(
        '(?:nach|bei) (?:der |dem |einer |erneuter |nochmaliger |gemeinsamer |sorgfältiger )?(?:durchsicht|gegenlesen|nacharbeit|nachbearbeitung|endkontrolle|korrekturschleife) (?:durch|von|der|seitens)[^.;:!?]{0,40}(?:gut|brauchbar|fehlerfrei|verwendbar|einwandfrei|ordentlich|verwertbar|zufriedenstellend)',
      ),
      pattern(
        '(?:zeit|geduld|nachsicht|hilfe|unterstützung|aufmerksamkeit)(?: zugute| zu hilfe)?,? (?:die|welche) (?:wir|man|ich|die \\p{L}+|{poss} \\p{L}+) (?:{dat} )?(?:\\p{L}+ ){0,5}(?:einräumten?|gaben?|gab|ließen|gewährten?|aufbrachten?|aufwandten?|zugestanden|schenkten)|(?:zugute|zu hilfe|entgegen) (?:\\p{L}+ ){0,3}(?:zeit|geduld|nachsicht)',
      ),
    ],
    unless: pattern(
      'versteh~|verstand|begreif~|begriff|erfasst~?|danach|kund~|gäst~|patient~|schüler~|kindern? |mandant~|bewohn~|ohne (?:\\p{L}+ )?(?:hilfe|unterstützung|anleitung|kontrolle|aufsicht)|unter {poss} |bot~? |auch wenn|selbst wenn|selbst dann|sprang|vertrat|übernahm|verantwort~|gefragt|fallen|ausfiel~|erkrank~|notfall~|dank {poss}|leitete~?|setzte~? (?:\\p{L}+ )?(?:um|durch)',
    ),
    matches: [
      'Er arbeitete sauber und zügig, sobald ich selbst auf der Baustelle war.',
      'Seine Texte waren brauchbar, wenn eine Redakteurin sie zuvor mit ihm durchgegangen war.',
      'Bei der Erfassung der Bestellungen arbeitete er vorschriftsgemäß, sofern eine Kollegin die Eingaben gegenlas.',
      'Die Katalogisierung gelingt ihm fehlerfrei, nachdem Frau Lindequist die Datensätze durchgesehen hat.',
      'Ihre Auffassungsgabe ist gut, wobei sie sich in neue Sachgebiete mit der nötigen Unterstützung einarbeitet.',
      'Ihre Arbeiten waren in der endgültigen Fassung stets von guter Qualität.',
      'In der Keramik kam ihr dabei die Zeit zugute, die wir ihr über die Vorgaben hinaus einräumten.',
      'Sie hielt ihre Termine, wenn man sie daran erinnerte.',
      'Solange der Meister danebenstand, arbeitete er genau.',
      'Seine Pläne waren fehlerfrei, nachdem der Büroleiter sie geprüft hatte.',
      'Mit etwas Nachhilfe löste sie auch diese Aufgabe.',
      'Seine Berichte waren nach der Durchsicht durch die Kollegen brauchbar.',
      'Er lernte dank der Geduld, die seine Kollegin aufbrachte.',
    ],
    silent: [
      'Wenn Kolleginnen Hilfe brauchten, unterstützte sie diese jederzeit gern.',
      'Wenn ein Gast nachfragte, half er sofort.',
      'Er arbeitete auch dann zügig, wenn niemand zusah, und ohne Kontrolle.',
      'Nachdem Frau Kern die Leitung übernommen hatte, sank die Fehlerquote.',
      'Sobald wir neue Programme einführten, beherrschte sie diese rasch.',
      'Unter seiner geduldigen Anleitung lernten die Auszubildenden schnell.',
    ],
    source,
    note: 'Was erst durch andere gut wurde, war es zuvor nicht.',
  },
  {
    id: 'gewoehnliche-last',
    of: 'normal-load',
    cues: [
      'normal',
      'gewöhnlich',
      'durchschnittlich',
      'branchenüblich',
      'gleichmäßig',
      'geordnet',
      'mittler',
      'geregelt',
      'planmäßig',
      'üblich',
      'regelbetrieb',
      'tagesgeschäft',
      'wenig los',
      'nicht mehrere',
      'erster ansturm',
      'erste ansturm',
    ],
    patterns: [
      pattern(
        `${not}(?:bei|unter|dem|der|den|einem|einer|mit|das|die) (?:{poss} )?(?:normal|gewöhnlich|durchschnittlich|branchenüblich|gleichmäßig|mittler|geregelt|planmäßig|üblich)e[nmrs]? \\p{L}*(?:tempo|volumen|nachfrage|beanspruchung|anforderung|pensum|umfang|maß|andrang|schultag|bürotag|arbeitstag|tagesgeschäft|tagesbetrieb|dienstbetrieb|ablauf|verkehr|zulauf|gästezahl|besucherzahl|belegung)\\p{L}*[^.;!?]{0,50}(?:gewachsen|stand|gerecht|belastbar|folgen|bewältigt|entsprechen|zurecht|hielt|überblick|übersicht|sicher|ruhig|ruhe)\\p{L}*`,
      ),
      pattern(
        '(?:solange|wenn|sofern|sobald) (?:im \\p{L}+ |in der \\p{L}+ |am \\p{L}+ )?(?:wenig (?:los|betrieb|andrang|verkehr)|nicht (?:zu )?(?:viel|mehrere|viele) [^.;!?,]{0,40}|(?:der|die) erste \\p{L}+ vorüber) (?:war|kamen|anstanden|warteten|anfielen|ist)',
      ),
    ],
    unless: pattern(`${busy}|${alsoElsewhere}|mehr als|weit über|auch`),
    matches: [
      'Dem gewöhnlichen Arbeitstempo unserer Abteilung konnte er gut folgen.',
      'Dem üblichen Tagesgeschäft war sie gewachsen.',
      'Das durchschnittliche Auftragsvolumen bewältigte er sicher.',
      'Der branchenüblichen Beanspruchung hielt sie stand.',
      'Er war freundlich, wenn im Laden wenig los war.',
      'Solange nicht mehrere Anrufe gleichzeitig kamen, behielt er die Übersicht.',
    ],
    silent: [
      'Auch dem höchsten Arbeitstempo konnte er gut folgen.',
      'Dem üblichen Tagesgeschäft wie auch den Spitzen zum Jahresende war sie gewachsen.',
      'Wenn im Laden viel los war, behielt sie die Übersicht.',
    ],
    source,
    note: 'In guten Zeugnissen ohne Gewicht: „üblicher Belastung gewachsen“ ist befriedigend.',
  },
  {
    id: 'alles-zusammengenommen',
    of: 'general-restriction',
    cues: [
      'alles in allem',
      'zusammengenommen',
      'summa summarum',
      'in der summe',
      'insgesamt betrachtet',
      'nimmt man alles',
      'regelfall',
      'aller regel',
      'gemeinhin',
      'tendenziell',
      'abgesehen',
      'meistenteils',
      'größeren teil',
      'groben zügen',
      'wie immer bei',
      'meisten tagen',
      'ziemlich',
      'großzügig',
      'hinweg',
      'abzüge',
      'abstriche',
    ],
    patterns: [
      pattern(
        'alles zusammengenommen|nimmt man alles zusammen|summa summarum|in der summe (?=annehmbar|akzeptabel|einverstanden|zufrieden|in ordnung|gut)|im regelfall|tendenziell|meistenteils|zum größeren teil|in groben zügen|so ziemlich (?:alle|alles|immer)|an den (?:aller)?meisten tagen',
      ),
      // In a longer tale „in aller Regel“ is praise.
      pattern('^[^,;]{0,60}(?:in aller regel|gemeinhin)[^,;]{0,60}$'),
      pattern(
        '(?:von|abgesehen von) (?:wenigen |einigen |kleinen |kleineren )?(?:ausnahmen|kleinigkeiten|einzelfällen|ausrutschern|versäumnissen|schwächen)(?: (?:einmal )?abgesehen)?',
      ),
      pattern(
        '(?:alles in allem|insgesamt betrachtet|im ergebnis)[^.;!?]{0,50}(?:leben|in ordnung|ordentlich\\p{L}*|angemessen|annehmbar|akzeptabel|einverstanden|zurecht|auskommen)',
      ),
      pattern(
        '(?:wenn man|sieht man|sah man)[^.;!?]{0,30}(?:großzügig|über (?:das eine oder andere|manches|einiges|kleinigkeiten) hinweg)|(?:einige|gewisse|kleine|kleinere) (?:abstriche|abzüge) (?:eingerechnet|abgerechnet|vorausgesetzt)',
      ),
    ],
    unless: pattern(
      '{top}|{always}|voll~|kund~ sieht|schloss sie aus|überstieg|übertraf|gelang~ … gut|zurück|abgesehen davon|davon abgesehen',
    ),
    matches: [
      'Die Touren fuhr er, von Kleinigkeiten abgesehen, zuverlässig.',
      'Sein Benehmen gegenüber der Kundschaft war in aller Regel höflich.',
      'Nimmt man alles zusammen, waren wir mit ihr einverstanden.',
      'Seine Buchungen stimmten zum größeren Teil.',
      'Alles in allem konnten wir mit ihrer Arbeit leben.',
      'In groben Zügen beherrscht er das Baurecht.',
      'Abgesehen von Einzelfällen arbeitete sie genau.',
      'Sieht man über Kleinigkeiten hinweg, arbeitete er sorgfältig.',
    ],
    silent: [
      'Alles in allem waren wir mit ihren Leistungen stets sehr zufrieden.',
      'Abgesehen davon übernahm er stets gern zusätzliche Aufgaben.',
      'Sie arbeitete sorgfältig und zuverlässig.',
    ],
    source,
    note: '',
  },
  {
    id: 'leichtere-faelle',
    of: 'simple-tasks',
    cues: [
      'leichtere',
      'einfachere',
      'kleinere',
      'standard',
      'routine',
      'unkompliziert',
      'hilfsarbeit',
      'schwierigkeitsgrad',
      'ohne besonder',
      'fälle ohne',
      'ohne rechtliche',
      'wenig vorbereitung',
    ],
    patterns: [
      pattern(
        '^(?:auf |bei |mit |für |in )?(?:(?:leichtere|einfachere|kleinere|unkomplizierte|unkompliziertere)[nr]? \\p{L}+|standard(?:fälle|fällen|anfragen|vorgänge|vorgängen|aufgaben|arbeiten|situationen)|routine(?:arbeiten|aufgaben|fälle|fällen|vorgänge|vorgängen|anfragen)|hilfsarbeiten|(?:fälle|aufgaben|arbeiten|vorgänge|fällen|vorgängen) (?:mit geringem schwierigkeitsgrad|ohne (?:besonderen|rechtliche|fachliche|größeren?) \\p{L}+)) (?:\\p{L}+ ){0,4}?(?:erledigte|bearbeitete|beantwortete|löste|führte|bewältigte|beherrschte|übernahm|konnte|arbeitete|war|fand|zeigte|verrichtete|gelangen|gelang|hat)',
      ),
      pattern(
        'im umgang mit (?:standardfällen|routinefällen|leichteren \\p{L}+|einfacheren \\p{L}+) (?:war|ist|zeigte|fand|bewies)',
      ),
    ],
    unless: pattern(
      `${alsoElsewhere}|nicht nur|delegier~|übergab|vergab|automatisier~|überließ|gab (?:{pers} )?ab|kund~ mit|großprojekt~|größere~|umfangreich~|schwierig(?!keit)~|komplex~`,
    ),
    matches: [
      'Leichtere Fälle hat Herr Gabler selbst bearbeitet.',
      'Kleinere Reparaturen führte er sorgfältig aus.',
      'Standardanfragen beantwortete sie sicher.',
      'Bei Aufgaben mit geringem Schwierigkeitsgrad arbeitete er selbständig.',
      'Im Umgang mit Standardfällen zeigte sich Frau Plank sattelfest.',
      'Fälle ohne rechtliche Besonderheiten löste sie zügig.',
      'Routineaufgaben erledigte er ordentlich.',
    ],
    silent: [
      'Kleinere und größere Reparaturen führte er sorgfältig aus.',
      'Routineaufgaben automatisierte er und gewann so Zeit.',
      'Auch komplexe Fälle löste sie sicher.',
      'Standardfälle löste sie ebenso sicher wie schwierige.',
    ],
    source,
    note: '',
  },
  {
    id: 'solange-jemand-anleitet',
    of: 'needs-help',
    cues: ['solange ', 'sofern ', 'soweit ', 'wenn ', 'falls ', 'sobald ', 'sooft ', 'wurde ', 'wird '],
    patterns: [
      // „arbeitete ordentlich, solange sie angeleitet wurde“
      pattern(
        `(?:solange|sofern|soweit|wenn|falls|sobald|sooft) {pers} (?!nicht)(?:\\p{L}+ (?:\\p{L}+ )?){0,2}(?:${guided})(?: worden)? (?:wurde|wird|war|ist)`,
      ),
      pattern(
        `(?<!auch )(?:solange|sofern|soweit|wenn|falls|sobald) {dat} (?!nicht)(?:\\p{L}+,? ){1,4}(?:${shown})(?: worden)? (?:wurde|wird|war|ist)`,
      ),
      // „Wurde er angeleitet, arbeitete er ordentlich“
      pattern(`^(?:wurde|wird) {pers} (?!nicht)(?:\\p{L}+ ){0,3}(?:${guided}), (?:so |dann )?\\p{L}+`),
      pattern(
        `(?:solange|sofern|soweit|wenn|falls|sobald|sooft) (?:(?:{dat}|ihn|sie) )?${helper}(?: (?:{dat}|ihn|sie))? (?!nicht)(?:\\p{L}+ ){0,4}(?:${stands})(?=,|\\.|$| und)`,
      ),
    ],
    unless: pattern(
      '{always}|(?:auch|selbst|sogar|besonders|gerade|nicht nur) (?:dann )?,? ?(?:wenn|solange|sofern|falls|wurde)|sofort|umgehend|schnell|rasch|zügig verstand|bedankte~|dank~|gern~|erklärte (?:er|sie)|half (?:er|sie) |kein~|niemand~|nie|ruhig|gelassen|doppelt|mehr als|{top}',
    ),
    matches: [
      'Sie arbeitete ordentlich, solange sie angeleitet wurde.',
      'Er hielt Ordnung, wenn er täglich daran erinnert wurde.',
      'Ihre Akten führte sie genau, sofern sie kontrolliert wurde.',
      'Wurde er angeleitet, arbeitete er ordentlich.',
      'Er arbeitete sauber, sobald ihm alles erklärt worden war.',
      'Wenn ihr jemand half, kam sie voran.',
      'Er war zuverlässig, solange man ihm auf die Finger sah.',
      'Sie blieb bei der Sache, wenn ein Geselle sie antrieb.',
    ],
    silent: [
      'Auch wenn sie nicht angeleitet wurde, arbeitete sie ordentlich.',
      'Wenn neue Kräfte angeleitet wurden, war er zur Stelle.',
      'Wenn jemand danebenstand, erklärte sie gern ihre Arbeit.',
      'Wenn ein Kollege Hilfe brauchte, half er sofort.',
      'Wenn er dazu aufgefordert wurde, half er sofort.',
      'Sie blieb ruhig, wenn sie kontrolliert wurde.',
      'Ihre Küche arbeitete genau, auch wenn sie nicht danebenstand.',
    ],
    source: 'categories.md self-reliance; domain.md §3 Einschränkung',
    note: 'Wer auch ohne Anleitung arbeitet, wird gelobt.',
  },
  {
    id: 'an-der-hand-anderer',
    of: 'needs-help',
    cues: [
      'zur seite stand',
      'zur seite, ',
      'mithilfe',
      'rückendeckung',
      'zuarbeit',
      'angewiesen',
      'fremde hilfe',
      'verließ',
      'stützen',
      'klare vorgaben',
      'richtung',
      'zugute',
      'musterlösung',
      'merkzettel',
    ],
    patterns: [
      pattern(
        '(?:solange|wenn|sofern|sobald) (?:{dat} )?(?:jemand|man|ein \\p{L}+|eine \\p{L}+)(?: {dat})? (?:\\p{L}+ )?zur seite stand|(?:fremde|kollegiale) hilfe (?:nahm|nimmt)|auf (?:die )?(?:zuarbeit|führung|unterstützung|hilfe|vorarbeit) (?:anderer |der \\p{L}+ )?(?:konnte|war|ist|noch|stützte|verließ)',
      ),
      pattern(
        'wo (?:klare |andere |genaue )?(?:vorgaben|anweisungen|{dat} (?:andere|jemand)|andere {dat})[^.;!?,]{0,40}(?:bestanden|vorlagen|gab|wiesen|zeigten|vorgaben),? (?:kam|fand|arbeitete|gelang|war)',
      ),
      pattern(
        '(?:mithilfe|mit hilfe|unter zuhilfenahme|in enger anlehnung an) (?:der |die |ausführlicher |von )?(?:\\p{L}+ )?(?:musterlösung|merkzettel|vorlagen|anleitung|checkliste|notizen)\\p{L}*[^.;!?]{0,50}(?:erledigte|gelang|löste|fand|kam|erstellte|setzte)',
      ),
      pattern(
        '{dat} (?:kam|kommt) (?:\\p{L}+ )?(?:zugute|zu hilfe), dass (?:die |{poss} |ein\\p{L}* )?(?:\\p{L}+ )?(?:kolleg|vorgesetzt|meister|team)\\p{L}*',
      ),
    ],
    unless: pattern(
      'kund~|gäst~|patient~|ohne|{top}|erfolgreich~?|mit erfolg|nicht angewiesen|bot~?|leistete',
    ),
    matches: [
      'Er arbeitete sicher, solange ihm jemand zur Seite stand.',
      'Wo klare Vorgaben bestanden, kam sie zu richtigen Ergebnissen.',
      'Fremde Hilfe nahm sie bei der Dienstplanung dankbar an.',
      'Mithilfe ausführlicher Merkzettel erledigte sie die Abläufe.',
      'Ihm kam zugute, dass die Kollegen seine Berechnungen noch korrigierten.',
      'Er ist auf Führung noch angewiesen.',
    ],
    silent: [
      'Neuen Kolleginnen stand sie jederzeit zur Seite.',
      'Ohne klare Vorgaben fand er stets eine Lösung.',
      'Auf ihn war jederzeit Verlass.',
    ],
    source,
    note: '',
  },
  {
    id: 'wurde-er-gebeten',
    of: 'auf-anweisung',
    cues: ['aufgefordert', 'gebeten', 'erinnert', 'angehalten', 'angewiesen', 'ermahnt'],
    patterns: [
      pattern(
        '^(?:wurde|wird|war) {pers} (?:dazu |darum |daran |hierzu |ausdrücklich |eigens |rechtzeitig )*(?:aufgefordert|gebeten|erinnert|angehalten|angewiesen|ermahnt)(?: worden)?,? (?:so |dann |da )?\\p{L}+ {pers}',
      ),
      pattern(
        '(?:wenn|sofern|sobald|nachdem) {pers} (?:dazu |darum |daran |hierzu |ausdrücklich |eigens )+(?:aufgefordert|gebeten|erinnert|angehalten|angewiesen|ermahnt) (?:wurde|wird|worden war|war)',
      ),
    ],
    unless: pattern('jederzeit|gern~|sofort|kund~|gäst~|kolleg~|{top}|nicht erst'),
    matches: [
      'Wurde sie dazu aufgefordert, half sie auch in anderen Bereichen aus.',
      'Wird er darum gebeten, ist er auch zu zusätzlichen Arbeiten bereit.',
      'Wurde er daran erinnert, hielt er seine Termine ein.',
      'Sie räumte auf, wenn sie dazu aufgefordert wurde.',
    ],
    silent: [
      'Wurde sie um Hilfe gebeten, sprang sie jederzeit gern ein.',
      'Er half, ohne dass man ihn darum bitten musste.',
      'Er wurde gebeten, die Leitung zu übernehmen.',
    ],
    source,
    note: '',
  },
];
