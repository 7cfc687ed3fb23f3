import { served } from './clause-words.ts';
import { pattern } from './pattern.ts';
import type { Idiom } from './idioms.ts';

const source = 'Standardwendungen (eigene Beobachtung), domain.md §2.1';
const lore =
  '(?:wissen|fachwissen|erfahrung|erfahrungen|berufserfahrung|kenntnisse|fachkenntnisse|know-how|können)';
const usual = '(?:üblich|normal|gewöhnlich|durchschnittlich|gängig|alltäglich|regulär|ruhig)';

const worker =
  '\\p{L}*(?:lehrling|auszubildende|azubi|mitarbeiter|kolleg|kraft|kräfte|gesell|meister|praktikant|chef|fachmann|fachfrau|mensch|leute|leiter|assistent|sekretär|verkäufer|pfleger|schwester|erzieher|koch|köchin|fahrer|techniker|ingenieur|buchhalter|handwerker|hilfe)(?:n|in|innen|en|e[nr]?)?';
const seldom =
  '(?:lange (?:schon )?nicht(?: mehr)?|noch nie(?:mals)?|seit \\p{L}+ (?:\\p{L}+ )?nicht(?: mehr)?|nicht (?:alle tage|jeden tag|oft|häufig|so schnell(?: wieder)?)|nur (?:selten|einmal(?: im leben)?)|sehr selten|selten|kaum(?: noch| mehr)?|nicht auf bäumen|kein zweites mal)(?: (?:hatten|gehabt|finden|ausgebildet|erlebt))?(?=[.!]|$| und )';

/** What is praised where it is seldom met. */
const virtue =
  '(?:freude|begeisterung|leidenschaft|eifer|fleiß|einsatz|engagement|hingabe|liebe|herzblut|tatkraft|sorgfalt|sorgfältig|gründlichkeit|gründlich|umsicht|ruhe|geduld|wärme|herzlichkeit|treue|loyalität|verlass|zuverlässigkeit|zuverlässig|verlässlichkeit|genauigkeit|präzision|leichtigkeit|geschick|gespür|talent|können|wissen|sachverstand|kreativität|ideenreichtum|mischung|verbindung|souveränität|selbstverständlichkeit)';
const rarely =
  '(?:(?:nur |nur noch |nur ganz |ganz |äußerst |sehr |höchst )?selten|kaum(?: noch)?|nicht alle tage|nicht oft|nicht jeden tag)';

/** Stock phrases of everyday references whose words, one by one, sound like a lack. */
export const stockIdioms: readonly Idiom[] = [
  {
    id: 'idiom-among-the-best',
    opens: ['best', 'fähigst', 'tüchtigst', 'leistungsstärkst', 'stärkst', 'zuverlässigst'],
    pattern: pattern(
      `(?:gehört|gehörte|gehörten|zählt|zählte|zählten|gerechnet|rechnen|rechneten|gezählt|zählen)… (?:zu|unter) (?:den|unseren|unsern) (?:\\p{L}+ ){0,2}(?:besten|fähigsten|tüchtigsten|leistungsstärksten|stärksten|zuverlässigsten) (?:\\p{L}+ und )?${worker}|(?:war|ist|hatten wir) (?:{pers} )?(?:\\p{L}+ ){0,4}(?:eine[rm]? (?:der|unserer) besten|(?:der|die|unser|unsere|den|dem) beste[nr]?) ${worker}`,
    ),
    grade: [1, 1],
    matches: [
      'Sie gehört zu den besten Mitarbeiterinnen, die wir je hatten.',
      'Alles in allem zählte Frau Hollerbach über zwölf Jahre hinweg zu den besten Kräften, die wir in der Kanzlei beschäftigen durften.',
      'Er war einer der besten Auszubildenden unseres Hauses.',
    ],
    silent: ['Sie zählte die besten Karten.', 'Er gehörte zum Team der besten Filiale.'],
    source,
  },
  {
    id: 'idiom-staff-stays',
    opens: ['fluktuation', 'krankenstand', 'fehlzeit', 'krankheitsquote'],
    pattern: pattern(
      '(?:fluktuation|krankenstand|krankenstände|fehlzeiten|krankheitsquote)… (?:niedrigst~|geringst~)|(?:niedrigst~|geringst~)… (?:fluktuation|krankenstand|fehlzeiten|krankheitsquote)',
    ),
    grade: [2, 1],
    matches: [
      'Fluktuation und Krankenstand seiner Station waren die niedrigsten des Klinikums.',
      'Ihr Team hatte stets die geringste Fluktuation des Hauses.',
    ],
    silent: ['Sie wertete Fluktuation und Krankenstand aus.'],
    source,
  },
  {
    id: 'idiom-praised-by-customers',
    opens: ['gelobt', 'lobten', 'loben'],
    pattern: pattern(
      `${served}… (?:lobten|loben) (?:ihn|sie|{pers})(?!\\p{L})|(?:haben|hatten) ${served} (?:ihn|sie|{pers})… gelobt|${served} (?:haben|hatten) (?:ihn|sie|{pers})… gelobt`,
    ),
    grade: [2, 2],
    matches: [
      'Wiederholt haben Fahrgäste ihn bei uns gelobt.',
      'Kunden lobten ihn wiederholt.',
      'Mehrere Patienten haben sie schriftlich gelobt.',
    ],
    silent: ['Die Kunden hat sie gelobt.', 'Gelobt wurde die Küche.'],
    source,
  },
  {
    id: 'idiom-asked-for',
    // Whoever wants nobody else may say „nur“.
    denies: true,
    opens: ['bedient', 'beraten', 'betreut', 'behandelt', 'ihretwegen', 'seinetwegen'],
    pattern: pattern(
      `${served}… (?:möchten|wollten|wollen|wünschten|wünschen|ließen sich|lassen sich|baten)… (?:von|bei) (?:ihm|ihr|{pers})… (?:bedient|beraten|betreut|behandelt)(?: (?:werden|zu werden))?|${served}… (?:ihretwegen|seinetwegen)… (?:wiederholt|wieder|treu|zurück|gebucht)`,
    ),
    grade: [2, 1],
    matches: [
      'Viele Stammkunden möchten am liebsten von ihr bedient werden.',
      'Zahlreiche Stammgäste haben ihren Aufenthalt ihretwegen gern wiederholt.',
      'Viele Kunden wollten nur von ihm beraten werden.',
    ],
    silent: ['Die Kunden wurden von ihm bedient.', 'Seinetwegen kamen Kunden mit Beschwerden.'],
    source,
  },
  {
    id: 'idiom-gladly-heard',
    opens: ['hören', 'hörten', 'zuhör'],
    pattern: pattern(
      '(?:kinder|schüler|besucher|gäste|zuhörer|teilnehmer) (?:hören|hörten) (?:ihm|ihr) gerne? zu',
    ),
    grade: [3, 2],
    matches: ['Kinder hören ihr gern zu.'],
    silent: ['Sie hört den Kindern zu.'],
    source,
  },
  {
    id: 'idiom-best-values',
    opens: ['bestwert', 'bestnote', 'höchstnote', 'höchstwert', 'spitzenwert', 'spitzennote'],
    pattern: pattern(
      '(?:mit|erreicht~|erzielt~|erhielt~|bekam~)… (?:best|höchst|spitzen)(?:werten?|noten?)(?!\\p{L})|(?:best|höchst|spitzen)(?:werte|noten)… (?:erreicht|erzielt|erhalten)',
    ),
    grade: [1, 1],
    matches: [
      'Ihre Rezepturen bestehen jeden Ringversuch mit Bestwerten.',
      'Ihre Station erreichte in der Befragung Bestnoten.',
    ],
    silent: ['Er pflegte die Bestwerte in der Datenbank.'],
    source,
  },
  {
    id: 'idiom-liked-for',
    opens: ['mochte', 'mochten', 'mögen', 'mag'],
    pattern: pattern(
      '(?:mochte|mochten|mögen|mag) (?:\\p{L}+ ){0,2}{poss} (?:\\p{L}+ ){0,4}(?:art|wesen|ton|weise)(?= |[.,;]|$)',
    ),
    grade: [3, 2],
    matches: ['Gerade die Stammkundschaft mochte ihre herzliche und geduldige Art.'],
    silent: ['Sie mochte ihre Arbeit.'],
    source,
  },
  {
    id: 'idiom-no-guidance',
    denies: true,
    opens: ['anleitung', 'unterstützung', 'hilfe', 'erklärung', 'aufsicht', 'anweisung'],
    pattern: pattern(
      '(?:benötigt|benötigte|braucht|brauchte|bedurfte|bedarf)… (?:keinerlei|keine|keiner|nie|niemals) (?:\\p{L}+ )?(?:anleitung|unterstützung|hilfe|erklärung|erklärungen|aufsicht|anweisungen?)',
    ),
    grade: [2, 1],
    matches: ['Sie benötigte keinerlei Anleitung.', 'Bei neuen Aufgaben brauchte er keine Hilfe.'],
    silent: ['Sie benötigte Anleitung.', 'Er brauchte keine Hilfskräfte einzustellen.'],
    source,
  },
  {
    id: 'idiom-mainstay',
    opens: ['größe', 'säule', 'stütze', 'wegzudenken'],
    pattern: pattern(
      '(?:feste|feststehende|bekannte) größe|tragende[nr]? säule|(?:wichtige|wertvolle|verlässliche|große|zuverlässige|wesentliche|starke)[nr]? stütze|nicht (?:mehr )?wegzudenken',
    ),
    denies: true,
    grade: [2, 1],
    matches: ['Im Team war sie eine feste Größe.', 'Er war eine wertvolle Stütze der Abteilung.'],
    silent: ['Er passte Kleidung in jeder Größe an.', 'Sie war auf die Stütze der Kollegen angewiesen.'],
    source,
  },
  {
    id: 'idiom-no-pains-spared',
    denies: true,
    opens: ['scheut', 'mühe', 'aufwand'],
    pattern: pattern(
      '(?:scheute|scheut|gescheut)… (?:keine|keinen|keinerlei|weder)… (?:mühen?|aufwand|arbeit|zeit|überstunden|anstrengung|anstrengungen|wege)',
    ),
    grade: [2, 1],
    matches: [
      'Sie scheute keine Mühe, auch schwierigste Kundenwünsche zu erfüllen.',
      'Er scheute weder Zeit noch Mühe.',
    ],
    silent: ['Mühe scheute sie.', 'Er scheute die Verantwortung.'],
    source,
  },
  {
    id: 'idiom-shared-knowledge',
    opens: ['wissen', 'fachwissen', 'erfahrung', 'kenntnis', 'fachkenntnis', 'know'],
    pattern: pattern(
      `${lore}… (?:gab|gibt|teilte|teilt)… (?:gern|gerne|bereitwillig|jederzeit|stets|großzügig)… (?:weiter|mit)|(?:gab|gibt|teilte|teilt)… ${lore}… (?:gern|gerne|bereitwillig|jederzeit|stets)… (?:weiter|mit)`,
    ),
    grade: [2, 1],
    matches: [
      'Ihr Wissen gab sie gern an jüngere Kollegen weiter.',
      'Er gab seine Erfahrung jederzeit gern an das Team weiter.',
    ],
    silent: ['Ihr Wissen gab sie ungern weiter.', 'Er gab die Unterlagen weiter.'],
    source,
  },
  {
    id: 'idiom-sought-advice',
    opens: ['rat', 'ratschl', 'expertise', 'ansprechpartner'],
    pattern: pattern(
      '(?:rat|ratschläge|fachlicher rat|expertise)… (?:war|waren|ist|wurde|wurden|wird)… (?:gern|gerne|stets|sehr|jederzeit|allseits|überall|hoch)… (?:gesucht|gefragt|geschätzt|eingeholt)|(?:war|ist)… (?:ein |eine )?(?:gefragter?|geschätzter?|beliebter?|gesuchter?|kompetenter?) ansprechpartner(?:in)?',
    ),
    grade: [2, 2],
    matches: [
      'Ihr Rat wurde von allen Kollegen gern gesucht.',
      'Für die Vertreter war er ein geschätzter Ansprechpartner.',
    ],
    silent: ['Den Rat der Kollegen suchte sie selten.', 'Sein Rat kam ungefragt.'],
    source,
  },
  {
    id: 'idiom-quick-start',
    opens: ['eingearbeitet', 'einarbeitung', 'zeit', 'wochen', 'bald', 'zurecht', 'tagen', 'monaten'],
    pattern: pattern(
      '(?:innerhalb|binnen|in|nach) (?:nur |sehr )?(?:kurzer|kürzester|kurzen) (?:zeit|einarbeitung|einarbeitungszeit)… (?:eingearbeitet|zurecht|vertraut|selb(?:st)?ständig|eigenverantwortlich|eigenständig|einsatzfähig|sicher|ein)|(?:bereits|schon) nach (?:nur )?(?:wenigen|zwei|drei) (?:tagen|wochen|monaten)… (?:selb(?:st)?ständig|eigenverantwortlich|eigenständig|vertraut|sicher|ein|zurecht)|(?:schon|sehr) bald… (?:selb(?:st)?ständig|eigenverantwortlich|eigenständig)',
    ),
    grade: [2, 1],
    matches: [
      'Frau Kern hat sich innerhalb kurzer Zeit in ihr Aufgabengebiet eingearbeitet.',
      'Bereits nach kurzer Einarbeitungszeit konnte sie alle Aufgaben selbständig übernehmen.',
      'Bereits nach wenigen Wochen übernahm sie eigenverantwortlich Projekte.',
      'Sie konnte schon bald alle Aufgaben eigenverantwortlich erledigen.',
    ],
    silent: [
      'Nach längerer Einarbeitung arbeitete sie selbständig.',
      'In kurzer Zeit verließen drei Kollegen das Haus.',
    ],
    source,
  },
  {
    id: 'idiom-found-access',
    opens: ['zugang', 'anschluss', 'draht'],
    pattern: pattern(
      '(?:fand|findet|gewann)… (?:schnell|rasch|leicht|sofort|mühelos|immer|stets)… (?:zugang|anschluss|draht)(?: zu)?|(?:guten|sehr guten|besten) (?:draht|zugang) zu',
    ),
    grade: [2, 1],
    matches: [
      'Durch ihre offene Art fand sie schnell Zugang zu unseren Kunden.',
      'Er fand rasch Anschluss an das Team.',
    ],
    silent: ['Zugang zum Lager hatte er nicht.', 'Sie fand schwer Zugang zu den Kindern.'],
    source,
  },
  {
    id: 'idiom-no-small-part',
    denies: true,
    opens: ['zuletzt', 'anteil', 'beitrag'],
    pattern: pattern(
      'nicht zuletzt (?:durch|dank|wegen|aufgrund) (?:{poss}|de[nmrs]) (?:\\p{L}+ )?(?:einsatz|engagement|arbeit|ideen|fleiß|fachwissen|leistung|mitarbeit|initiative|erfahrung)~?|(?:maßgeblichen?|wesentlichen?|großen|entscheidenden?|erheblichen?) (?:anteil|beitrag)',
    ),
    grade: [2, 1],
    matches: [
      'Nicht zuletzt durch ihren Einsatz konnten wir den Marktanteil steigern.',
      'Am Erfolg des Projekts hatte er maßgeblichen Anteil.',
    ],
    silent: ['Der Anteil der Reklamationen stieg.', 'Zuletzt war sie im Lager.'],
    source,
  },
  {
    id: 'idiom-open-ear',
    opens: ['ohr'],
    pattern: pattern('offenes ohr'),
    grade: [2, 2],
    matches: ['Für Kollegen hatte sie stets ein offenes Ohr.'],
    silent: ['Sie hatte kein offenes Ohr.'],
    source,
  },
  {
    id: 'idiom-can-inspire',
    opens: ['fähigkeit', 'gabe'],
    pattern: pattern(
      '(?:besitzt|besaß|hat|hatte|verfügt über|verfügte über) die (?:\\p{L}+ )?(?:fähigkeit|gabe),? (?:\\p{L}+ ){0,8}?(?:zu (?:begeistern|motivieren|überzeugen|gewinnen|führen|erkennen|erfassen|vermitteln)|mitzureißen)',
    ),
    grade: [2, 1],
    matches: ['Sie besitzt die Fähigkeit, andere zu begeistern und zu motivieren.'],
    silent: ['Er hatte die Gabe, Arbeit in andere Hände zu geben.'],
    source,
  },
  {
    id: 'idiom-knew-well-how',
    opens: ['verst'],
    pattern: pattern(
      '(?:verstand|versteht) (?:{pers} )?es (?:stets |immer |jederzeit )?(?:ausgezeichnet|hervorragend|bestens|vorzüglich|meisterhaft|in (?:hervorragender|ausgezeichneter|vorbildlicher) weise)(?!.*(?:überlassen|delegier|verkaufen|szene|darzustellen|vordergrund|anderen|(?:arbeit|aufgabe)\\p{L}* (?:\\p{L}+ ){0,3}(?:weiterzu|abzugeben|abzutreten)))',
    ),
    grade: [1, 1],
    matches: [
      'Sie verstand es ausgezeichnet, Kunden zu gewinnen und langfristig zu binden.',
      'Er verstand es in hervorragender Weise, seine Mitarbeiter zu motivieren.',
    ],
    silent: [
      'Sie verstand es, Aufgaben zu delegieren.',
      'Er verstand es ausgezeichnet, die Arbeit anderen zu überlassen.',
    ],
    source,
  },
  {
    id: 'idiom-easy-terms',
    opens: ['spannungsfrei', 'enttäuscht', 'reibungslos'],
    denies: true,
    pattern: pattern(
      '(?:spannungsfrei|reibungslos)(?:es|e|en)? (?:verhältnis|zusammenarbeit|verhältnisse)|verhältnis… (?:gut und )?spannungsfrei|(?:erwartungen|uns|vertrauen)… (?:nicht|nie) enttäuscht',
    ),
    grade: [3, 2],
    matches: [
      'Sie hatte zu Vorgesetzten und Kollegen ein spannungsfreies Verhältnis.',
      'Sie hat unsere Erwartungen nicht enttäuscht.',
    ],
    silent: ['Das Verhältnis war nicht immer einfach.', 'Sie hat unsere Erwartungen enttäuscht.'],
    source,
  },
  {
    id: 'idiom-bears-load',
    opens: ['gewachsen'],
    pattern: pattern(
      `(?<!${usual}(?:e[nrms]?)? )(?:belastungen?|anforderungen|aufgaben|pensum|druck|ansturm|andrang|stress)(?!.*${usual})… (?:war|ist|zeigte|zeigt)… gewachsen`,
    ),
    grade: [3, 2],
    matches: [
      'Den Belastungen ihrer Position war sie jederzeit gewachsen.',
      'Auch hohen Anforderungen war er stets gewachsen.',
    ],
    silent: [
      'Die Abteilung ist auf zwölf Personen gewachsen.',
      'Den Aufgaben war er im üblichen Rahmen gewachsen.',
      'Den üblichen Belastungen war sie gewachsen.',
    ],
    source,
  },
  {
    id: 'idiom-special-care',
    opens: ['interesse', 'augenmerk', 'anliegen'],
    pattern: pattern(
      '(?:besonderes?|großes?|ganz besonderes?) (?:interesse|augenmerk) galt|(?:lag|liegt) {dat} (?:stets |immer )?(?:besonders |sehr )?am herzen|(?:war|ist) {dat} (?:stets |immer )?ein (?:wichtiges|besonderes|großes) anliegen',
    ),
    grade: [3, 2],
    matches: [
      'Ihr besonderes Interesse galt der Ausbildung des Nachwuchses, dem sie sich mit großem Erfolg widmete.',
      'Die Sicherheit der Anlage war ihm stets ein wichtiges Anliegen.',
    ],
    silent: ['Sein Interesse galt anderem.', 'Die Anliegen der Kunden nahm sie auf.'],
    source,
  },
  {
    id: 'idiom-known-as',
    opens: ['kennen', 'erlebt', 'kennengelernt'],
    pattern: pattern(
      '(?:lernten|lernte|haben|habe|erlebten|erlebte)… als (?:eine?n? )?(?:stets |jederzeit )?(?:sehr |äußerst |überaus |besonders )?(?:zuverlässig|engagiert|motiviert|freundlich|hilfsbereit|verlässlich|kompetent|fleißig|verantwortungsbewusst|kollegial|gewissenhaft)e[nr]?… (?:kennen|kennengelernt|kennen gelernt|erlebt)',
    ),
    grade: [3, 2],
    matches: ['Wir lernten Frau Kern als eine äußerst zuverlässige Mitarbeiterin kennen.'],
    silent: ['Sie lernte alle Abteilungen kennen.'],
    source,
  },
  {
    id: 'idiom-goals-exceeded',
    opens: ['übert'],
    pattern: pattern(
      '~(?:ziele?n?|vorgaben?|planzahlen|sollzahlen|quoten?) (?:übertraf|übertrifft) (?:er|sie|{pers})… (?:erheblich|deutlich|weit|wesentlich)',
    ),
    grade: [1, 1],
    matches: ['Die vereinbarten Umsatzziele übertraf Frau Kern in jedem Quartal erheblich.'],
    silent: ['Ihre Ziele übertraf sie häufig.', 'Die Abteilung hat ihre Ziele deutlich übertroffen.'],
    source: 'categories.md (Arbeitserfolg)',
  },
  {
    id: 'idiom-conduct-limited',
    denies: true,
    opens: ['verhalten', 'betragen', 'benehmen'],
    pattern: pattern(
      '(?:verhalten|betragen|benehmen)(?: [^.;:!?,]{0,80})? (?:war|ist) (?:[^.;:!?,]{0,60} )?im (?:wesentlichen|großen und ganzen) (?:einwandfrei|tadellos|nicht zu beanstanden|ohne beanstandung)|im (?:wesentlichen|großen und ganzen) (?:war|ist)… (?:verhalten|betragen|benehmen)… (?:einwandfrei|tadellos|nicht zu beanstanden)',
    ),
    grade: [5, 5],
    matches: [
      'Im Wesentlichen war ihr Verhalten gegenüber Vorgesetzten und Kollegen einwandfrei.',
      'Sein Verhalten war im Großen und Ganzen nicht zu beanstanden.',
    ],
    silent: ['Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei.'],
    source: 'domain.md §2.3',
  },
  {
    id: 'idiom-conduct-intended',
    opens: ['verhalten', 'benehmen', 'umgang'],
    pattern: pattern(
      '(?:verhalten|benehmen|umgang)… (?:einwandfrei|vorbildlich|korrekt|tadellos|freundlich) (?:sein sollte|zu sein hat|zu sein hatte|sein soll)',
    ),
    grade: [5, 5],
    matches: ['Dass ihr Verhalten gegenüber Vorgesetzten stets einwandfrei sein sollte, war ihr bewusst.'],
    silent: ['Ihr Verhalten war stets einwandfrei.'],
    source: 'domain.md §3 (Absicht statt Tat)',
  },
  {
    id: 'idiom-seldom-met',
    denies: true,
    opens: ['mit', 'welch', 'wie', 'so', 'solch', 'ein', 'dies', 'dass', 'mensch'],
    pattern: pattern(
      `(?:(?:mit|welche[nrms]?|wie|was für|so|solche[nrms]?|solch|diese[nrms]?|dass)(?: \\p{L}+){0,4}|(?:mit |von )?(?:eine[nrm]? )?(?:solche[nrms]?|so viel)(?: \\p{L}+)?) ${virtue}(?![^.;!?]*(?:(?:bei|von|an) (?:ihm|ihr)(?!\\p{L})|fehl|nachläss|gleichgült))[^.;!?]{0,90}? (?:(?:findet|sieht|trifft|erlebt|kennt|bekommt|begegnet|bemerkt) (?:man|einem)|(?:ist|sind) (?:uns|mir|wir))(?: (?:heute|heutzutage|sonst|sonstwo|anderswo|im|in|unserer|diesem|unserem|beruf|berufsleben|alltag|branche|alter|zeit)){0,4} ${rarely}(?: (?:noch|an|begegnet|zu sehen|vor|untergekommen))?(?=[.!,;]|$)|eine? (?:\\p{L}+ )?${worker} (?:von|mit) (?:solche[rnm]?|so viel) ${virtue} (?:ist|sind|findet man|trifft man) ${rarely}(?=[.!,;]|$)`,
    ),
    grade: [1, 1],
    matches: [
      'Mit welcher Freude und welchem Einsatz er bei der Sache war, findet man nur ganz selten.',
      'Eine solche Hingabe findet man heute nur noch selten.',
      'Wie sorgfältig sie ihre Akten führte, ist uns nur selten begegnet.',
      'Menschen mit so viel Tatkraft begegnet man im Berufsleben nur selten.',
      'Mit wie viel Liebe sie ihre Kunden betreute, erlebt man nur selten.',
      'So viel Geduld sieht man nicht alle Tage.',
      'Eine Mitarbeiterin von solcher Umsicht ist selten.',
    ],
    silent: [
      'Mit Freude bei der Sache war sie nur ganz selten.',
      'Einsatz fand man bei ihr nur selten.',
      'Eine solche Nachlässigkeit findet man selten.',
      'Mit welcher Gleichgültigkeit er arbeitete, erlebt man nur selten.',
      'So viel Einsatz sieht man bei ihr nur selten.',
      'Mit Sorgfalt sah man sie nur selten arbeiten.',
    ],
    source: 'categories.md, Spalte der starken Wendungen',
  },
  {
    id: 'idiom-sought-first',
    denies: true,
    opens: ['meist', 'zumeist', 'regel'],
    pattern: pattern(
      '(?<!(?:beschwerd|klag|kritik|fehler|ärger|vorw[uü]rf)[^.;!?]{0,90})(?:gingen|gehen|kamen|kommen|wandte|wandten|sprach|sprachen|fragte|fragten|galt|galten)(?: \\p{L}+){0,4}? (?:meist|meistens|zumeist|in der regel) (?:zuerst |zunächst |als erste[mnrs]? |direkt |gleich |sofort |lieber )?(?:(?:mit|zu|nach) (?:ihr|ihm)|an (?:sie|ihn)|(?<=gal(?:t|ten) \\p{L}+ )(?:ihr|ihm))(?=[.,;!]|$)',
    ),
    grade: [2, 1],
    matches: [
      'Wer einen Trauerfall zu melden hatte, sprach meist zuerst mit ihr.',
      'Fragten Kollegen um Rat, gingen sie meist zu ihr.',
      'Das Lob der Kunden galt meist ihr.',
      'Mit kniffligen Fragen kamen die Kollegen in der Regel zuerst zu ihr.',
    ],
    silent: [
      'Die Kritik der Kunden galt meist ihr.',
      'Mit Beschwerden kamen die Kunden meist zu ihm.',
      'Sie sprach Probleme meist zuerst mit uns ab.',
      'Er ging meist mit ihr essen.',
    ],
    source: 'categories.md (eigene Beobachtung)',
  },
  {
    id: 'idiom-seldom-found',
    denies: true,
    opens: ['so', 'solch', 'wie', 'selten', 'nie', 'ihresgleichen', 'seinesgleichen'],
    pattern: pattern(
      `(?:(?:so|solch) eine?n?|solche[nr]?|eine?n? solche[nr]?) (?:\\p{L}+ )?${worker} (?:hatten?|haben?|hat|findet|finden|trifft|bekommt|bekommen|sieht|gibt|gab|wachsen)(?: \\p{L}+){0,3} ${seldom}|(?:${worker}|jemande?n?|eine?n?) wie (?:ihn|sie|er|herrn? \\p{L}+|frau \\p{L}+) (?:hatten?|haben?|hat|findet|finden|trifft|bekommt|bekommen|sieht|gibt|gab|wachsen|sind|ist)(?: \\p{L}+){0,3} ${seldom}|(?:selten|nie zuvor|noch nie)(?: \\p{L}+){0,3} eine?n? so (?:begabt|umsichtig|gut|talentiert|fleißig|geschickt|zuverlässig|engagiert|tüchtig|wissbegierig|aufgeweckt|klug|fähig|herzlich)e[nrs]? ${worker}|(?:ihres|seines)gleichen (?:findet man|sind|trifft man) ${seldom}|such(?:t|en|te|ten) (?:ihres|seines)gleichen`,
    ),
    grade: [1, 1],
    matches: [
      'So einen Lehrling hatten wir lange nicht.',
      'Eine solche Auszubildende hatten wir noch nie.',
      'Eine Mitarbeiterin wie sie findet man nicht alle Tage.',
      'Einen Gesellen wie ihn bekommt man selten.',
      'Jemanden wie sie hatten wir seit Jahren nicht.',
      'Solche Leute wachsen nicht auf Bäumen.',
      'So eine Kollegin bekommt man nur einmal im Leben.',
      'Wir haben selten einen so begabten Lehrling ausgebildet.',
      'Ihresgleichen findet man selten.',
      'Seine Genauigkeit sucht ihresgleichen.',
    ],
    silent: [
      'So viele Beschwerden hatten wir noch nie.',
      'So einen Umsatz hatten wir lange nicht.',
      'So einen Lehrling hatten wir noch nie erlebt, der ständig zu spät kam.',
      'Selten hatten wir einen so ungeschickten Lehrling.',
      'Eine Leiterin wie sie hatten wir nicht gesucht.',
      'Solche Kollegen half sie selten ein.',
      'Einen Lehrling wie ihn hatten wir nicht erwartet.',
    ],
    source: 'categories.md, Spalte der starken Wendungen',
  },
  {
    id: 'idiom-gift-for-people',
    denies: true,
    opens: ['begabung', 'gabe', 'talent', 'fähigkeit', 'geschick', 'kunst'],
    pattern: pattern(
      '(?:begabung|gabe|talent|geschick|fähigkeit|kunst),… (?:(?:angst|ängste|scheu|sorgen?|furcht|nervosität|unsicherheit)… zu nehmen|zu (?:beruhigen|begeistern|ermutigen|trösten|motivieren)|verständlich zu machen|zu erklären|zu vermitteln|einzufühlen|zuzuhören)(?=[.,;!]| und |$)',
    ),
    grade: [2, 1],
    matches: [
      'Bemerkenswert ist ihre Begabung, älteren Menschen die Angst vor dem Eingriff zu nehmen.',
      'Beeindruckend war sein Talent, Laien schwierige Technik zu erklären.',
      'Bewundernswert war seine Gabe, aufgebrachte Anrufer zu beruhigen.',
      'Erstaunlich war ihre Fähigkeit, Schüler für Mathematik zu begeistern.',
    ],
    silent: [
      'Hervorzuheben ist seine Gabe, Arbeit weiterzureichen.',
      'Sie hatte das Talent, sich ins rechte Licht zu setzen.',
      'Bemerkenswert war seine Kunst, Termine zu verschieben.',
    ],
    source: 'categories.md, Spalte der starken Wendungen',
  },
  {
    id: 'idiom-needs-no-help',
    denies: true,
    opens: ['bedurf', 'bedarf', 'brauch', 'benötig', 'angewiesen'],
    pattern: pattern(
      '(?<!(?:ständige[rn]?|hinausgehenden?|besondere[rn]?|größere[rn]?|dauernde[rn]?) )(?:anleitung|begleitung|aufsicht|hilfe|hilfestellung|unterstützung|betreuung|erinnerung|aufforderung) (?:bedurfte|bedarf|brauchte|braucht|benötigte|benötigt) (?:{pers} )?(?:…)(?<!zu )nicht(?: mehr| länger)?(?=[.,;!]|$)|auf… (?:hilfe|anleitung|unterstützung|begleitung)… (?:nicht|nie|niemals)… angewiesen',
    ),
    grade: [3, 2],
    matches: [
      'Einer Begleitung bedurfte Frau Kern nach der Einarbeitung nicht mehr.',
      'Anleitung brauchte er schon nach wenigen Wochen nicht mehr.',
      'Auf fremde Hilfe war sie nicht angewiesen.',
      'Auf Anleitung ist er nicht mehr angewiesen.',
      'Einer Aufforderung bedurfte es bei ihr nicht.',
    ],
    silent: [
      'Die Anleitung brauchte er nicht zu lesen.',
      'Ohne Anleitung kam er nicht aus.',
      'Auf Hilfe war er häufig angewiesen.',
      'Einer ständigen Aufsicht bedurfte er nicht.',
      'Einer über das Übliche hinausgehenden Aufsicht bedurfte er nicht.',
      'Hilfe brauchte sie bei schwierigen Fällen.',
    ],
    source: 'categories.md self-reliance',
  },
];
