import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const calmDays =
  '(?:(?:nach|wie|im) plan|planmäßig|plangemäß|wie (?:geplant|gewohnt|üblich|immer|vorgesehen)|beim (?:üblichen|alten|gewohnten|bekannten)|(?:in|auf) (?:\\p{L}+ )?(?:gewohnten|geordneten|ruhigen|geregelten|bekannten|üblichen|normalen|vertrauten|eingefahrenen) (?:bahnen|gleisen|wegen|verhältnissen|grenzen|rahmen)|in ruhigem fahrwasser|im (?:üblichen|gewohnten|normalen|gewöhnlichen) (?:rahmen|maß|bereich))';
const calm =
  '(?:(?<!un)ruhig|reibungslos|geordnet|gleichmäßig|normal|ungestört|überschaubar|entspannt|unverändert|störungsfrei|ohne (?:\\p{L}+ )?(?:störung|zwischenf|überraschung|druck|hektik|änderung|ablenkung|unterbrechung)\\p{L}*)';
const trouble =
  '\\p{L}*(?:störung|änderung|hektik|druck|überraschung|problem|schwierigkeit|ausfall|ausfälle|rückfrag|nachfrag|eile|hindernis|unterbrechung|ablenkung|abweichung|besonderheit|sonderf[aä]ll|zwischenf[aä]ll|widerst[aä]nd|widerspr[uü]ch|engp[aä]ss|komplikation|turbulenz|unruhe|stress|neuerung)\\p{L}*';
const quiet = `(?:${calmDays}|${calm}|nichts? (?:\\p{L}+ ){0,2}(?:außergewöhnliche|ungewöhnliche|besondere|unvorhergesehene|unerwartete|neue|anderes|dazwischen|änderte|störte|drängte)s?|keine[nr]? (?:\\p{L}+ )?${trouble}|(?:genügend|genug|ausreichend|viel|{dat}|die nötige) zeit|nicht (?:\\p{L}+ )?(?:gestört|gedrängt|unterbrochen|abgelenkt|gedrängelt|drängte|eilte))`;
const given =
  '{dat} (?:\\p{L}+ ){1,3}(?:geläufig|vertraut|bekannt)|\\p{L}*(?:bedingungen|voraussetzungen|umstände|umfeld|stimmung|chemie|klima) (?:\\p{L}+ ){0,2}(?:stimmte|stimmten|passte|passten|gegeben|günstig|gut|geeignet|zuließ|zuließen|erlaubte|erlaubten)|(?:vorgaben?|anweisung(?:en)?|auftrag|aufträge|regeln?|weg|wege|ziele?|aufgaben?|abläufe?|zuständigkeiten|anforderungen) (?:\\p{L}+ ){0,2}(?:klar|eindeutig|vertraut|bekannt|einfach|feststand|feststanden|vorgegeben|vorgezeichnet|die gewohnten|die üblichen|unverändert)';
const liked =
  '(?<!\\p{L})(?:(?:{dat}|ihn|sie|herrn \\p{L}+) (?!etwas)(?:\\p{L}+ ){0,4}(?:interessierten?|lag|lagen|zusagten?|gefiel|gefielen|reizten?|freude machte)|{pers} sich (?:auskannte|auskennt|heimisch|wohl|sicher|zuhause|zu hause|verstanden)(?: fühlte| wusste)?|(?:{pers} )?einen guten tag|(?:{pers} )?(?:sich )?(?:\\p{L}+ )?(?:angesprochen|gut aufgelegt|bei laune|in stimmung|dazu aufgelegt|in form|beachtet|gewürdigt)(?: fühlte| war)?)';
const clause = '[^.;:!?,]{0,60}?';
/** „zeigte stets Einsatz und fing im Sommer um fünf an“: what follows tells how ready somebody was, and limits nothing. */
const ownClause =
  '(?:(?! und (?:begann|fing|kam|stand|blieb|half|sprang|fuhr|übernahm|leistete|verschob|verzichtete|arbeitete|öffnete)(?! erst| nur)(?!\\p{L}))[^.;:!?,]){0,60}?';
const finite =
  '(?:so |dann |da )?(?:(?:war|ist|waren|sind|ging|hielt|fand|blieb|kam|bot|gab|lag)(?:en)?|\\p{L}+te|\\p{L}+t)';
const opened =
  '(?:wurde|wurden|wird|stimmte|stimmten|passten|reichte|reichten|verl(?:ief|iefen|äuft|aufen)|lief|liefen|läuft|ging|gingen|geht|blieb|blieben|bleibt|war|waren|ist|sind|gab|gibt|kam|kamen|fiel|fielen|trat|traten|stand|standen|lag|lagen|ließ|ließen|lässt|hatte|hat|fühlte|herrschte|drängte|störte|bewegte|änderte|traf|passte|interessierte|reizte|sagte|gefiel|sprach)';

const places =
  '(?:was|wo|bei|beim|in|im|am|an|auf|gegenüber|mit|zu|zum|zur|unter|für|solange|wenn|sofern|soweit|dort|während|nach|vor|innerhalb|außerhalb|gelegentlich|zeitweise|teilweise|anfangs|zuletzt|am telefon)';

const does =
  '(?:war|waren|ist|sind|arbeitete?|erzielte?|lieferte?|erledigte?|hielt|hält|erreichte?|leistete?|löste?|zeigte?|kam|kommt|bewältigte?|überzeugte?|erbrachte?|erbringt|blieb|bleibt|gelang|gelangen|gelingt|ließ|lässt)';
const spells =
  '(?:seit kurzem|seit (?!(?:{poss} |dem |der )?(?:ersten|eintritt|dienstantritt|antritt|beginn|einstieg|start|anbeginn|jeher|langem|jahren|vielen))(?:anfang|mitte|ende|dem|der|\\p{L}+) (?:des |dem |der |{poss} )?(?:\\p{L}+|\\d{4})(?: (?:der|des|{poss}) \\p{L}+)?|nach den ersten \\p{L}+|im (?:frühjahr|frühling|sommer|herbst|winter)(?!\\p{L}| (?:19|20)\\d\\d)|in den (?:vormittags|morgen|mittags|nachmittags|abend|nacht)stunden|in der (?:ersten|zweiten|letzten) hälfte(?: (?:{poss} |der )\\p{L}+)?|(?:in|während) (?:den|der|{poss}) (?:\\p{L}+ )?(?:letzten|ersten|vergangenen|jüngsten|anfänglichen) (?:\\p{L}+ )?(?:monaten|wochen|jahren|zeit|tagen)|im (?:ersten|letzten|zweiten|vergangenen) (?:halb)?jahr|in der (?:ersten|letzten|anfangs)(?:zeit| zeit| hälfte| phase)|(?:zu|am) (?:beginn|anfang) (?:{poss} |der |des )(?:\\p{L}+)?|gegen (?:ende|schluss) (?:{poss} |der |des )(?:\\p{L}+)?|am ende (?:{poss} |der )\\p{L}+|(?:morgens|vormittags|nachmittags|anfangs|zuletzt|zeitweise))';
const kept =
  '(?:(?:war|waren|ist|sind) (?:\\p{L}+ ){0,3}(?:zuverlässig|sorgfältig|engagiert|motiviert|pünktlich|konzentriert|belastbar|freundlich|einsatz|fleißig|hoch|gut|ordentlich|verlass|zufrieden|interessiert|bemüht)~?|arbeitete? (?:\\p{L}+ ){0,2}(?:zuverlässig|sorgfältig|genau|gut|konzentriert|zügig|ordentlich|sauber|engagiert|sicher|fleißig)|zeigte? (?:\\p{L}+ ){0,3}(?:einsatz\\p{L}*|engagement|interesse|fleiß|motivation|initiative|leistung\\p{L}*|lernbereitschaft)|(?:erreichte?|erfüllte?|hielt|hält) (?:\\p{L}+ ){0,4}(?:ziele|zahlen|vorgaben|termine|erwartungen|anforderungen|zusagen)|überzeug(?:t|en|te|ten) (?:\\p{L}+ ){0,3}(?:leistung|ergebnis|arbeit|qualität)\\p{L}*|(?:verlassen(?! hat)|verlass|zufrieden)|(?:einsatz\\p{L}*|engagement|motivation|leistung\\p{L}*|ergebnisse|qualität|zuverlässigkeit|fleiß) (?:war|waren|ist|sind)|entspr(?:ach|achen|icht|echen) (?:\\p{L}+ ){0,4}(?:erwartungen|anforderungen|vorgaben))';
const owed =
  '(?:\\p{L}*(?:ziele|aufgaben|arbeiten|termine|vorgaben|anforderungen|inhalte|kenntnisse|erwartungen|ergebnisse|entwürfe|texte|berichte|aufträge|vorgänge|fristen|fertigkeiten|pflichten|unterlagen|zahlen|teile|werkstücke|rechnungen)n?)';
const folk =
  '(?:kolleg|mitarbeit|kund|gäst|mandant|patient|partner|mitauszubild|team|vorgesetz|belegschaft|beschäftigt|nutzer|eltern|schüler|bewohner)\\p{L}*';
const liking =
  '(?:freundlich|höflich|korrekt|hilfsbereit|beliebt|gut|offen|geschätzt|umgänglich|zugewandt|verbindlich|angenehm|kollegial|respektiert|geachtet|anerkannt|akzeptiert|anklang|gelitten|gesehen|zusammen|wohl)\\p{L}*';

/** Praise that hangs on a condition or is fenced in by „jedenfalls“. */
export const ofConditions: readonly Paraphrase[] = [
  {
    id: 'solange-nichts-dazwischenkam',
    of: 'limited-to-place-or-time',
    cues: [
      'bedingung',
      'umständ',
      'umstände',
      'voraussetzung',
      'umfeld',
      'chemie',
      'klima',
      'plan',
      'beim ',
      'geläufig',
      'gewohnt',
      'üblich',
      'geordnet',
      'ruhig',
      'reibungslos',
      'gleichmäßig',
      'normal',
      'störung',
      'störte',
      'gestört',
      'überschaubar',
      'entspannt',
      'unverändert',
      'nichts',
      'keine',
      'zeit ',
      'zeit,',
      'zeit.',
      'gedrängt',
      'drängte',
      'unterbrochen',
      'abgelenkt',
      'bekannt',
      'klar',
      'eindeutig',
      'vertraut',
      'ohne ',
    ],
    patterns: [
      pattern(
        `(?:solange|sofern|soweit|wenn|falls|insofern|wo) ${clause}(?:${quiet}|${given})${clause}(?=[,.]|$)`,
      ),
      pattern(
        `^(?:und )?(?:${opened} ${clause}(?:${quiet}|${given})|(?:stimmten?|passten?) ${clause}\\p{L}*(?:bedingungen|voraussetzungen|umstände|umfeld|stimmung|chemie|klima))${clause}, ${finite}`,
      ),
    ],
    unless: pattern(
      '(?<!nichts ){top}|nicht (?:nach|wie|immer|alles|mehr|ganz|reibungslos|im plan)|(?:auch|selbst|sogar|gerade|nicht nur|ebenso|erst recht|besonders|nur selten) (?:dann |dort )?(?:,)?(?:wenn|wo|solange|falls)|nutzte~|räumte~|half|unaufgefordert~|widmete~|kümmerte~|weiterbild~|fortbild~|gab (?:er|sie) (?:\\p{L}+ )?keine ruhe|kund~ (?:\\p{L}+ )?(?:wünsch|frag)~|lösung~',
    ),
    matches: [
      'Wenn keine Hektik aufkam, behielt sie den Überblick.',
      'Verlief der Tag nach Plan, war er belastbar.',
      'Sie arbeitete genau, solange man sie nicht drängte.',
      'Ließ man ihm genügend Zeit, waren seine Berichte ordentlich.',
      'Waren die Vorgaben eindeutig, arbeitete sie sorgfältig.',
      'Blieb alles beim Alten, kam er gut zurecht.',
      'Solange nichts Besonderes anlag, arbeitete sie stets sorgfältig.',
    ],
    silent: [
      'Wenn es hektisch wurde, behielt sie stets den Überblick.',
      'Lief eine Anlage nicht wie sie sollte, fand er schnell die Ursache.',
      'Auch wenn keine Vorlage da war, fand sie rasch einen Weg.',
      'Wenn es ruhig war, nutzte er die Zeit für die Einarbeitung der Neuen.',
      'Er schlief im Stall, wenn eine Kuh unruhig war, und stand um vier wieder sicher am Melkstand.',
      'Fiel ein Kollege aus, sprang er gern ein.',
      'Lief ein Auftrag nicht nach Plan, fand sie stets schnell die Ursache.',
    ],
    source,
    note: 'Bedingungssätze, auch ohne „wenn“ (Verb voran).',
  },
  {
    id: 'solange-voran',
    of: 'limited-to-place-or-time',
    cues: ['solange', 'sofern'],
    patterns: [
      pattern(
        '^(?:solange|sofern) (?![^,]{0,60}(?:nötig|notwendig|erforder|möglich|gewünscht|gewollt|verlang|gebraucht|kenn|denken|erinner|hier|beschäftigt|unserem haus|reich))[^.;:!?,]{5,90}, (?:ist|war|arbeitet|arbeitete|bleibt|blieb|behält|behielt|zeigt|zeigte|verhält|verhielt|erledigt|erledigte|kommt|kam|hält|hielt|gelingt|gelang|gelangen|läuft|lief)',
      ),
    ],
    matches: [
      'Solange die Gruppe voll besetzt ist, ist sie belastbar.',
      'Sofern der Chef im Haus war, arbeitete er zügig.',
      'Solange das Lager nur eine Schicht fuhr, behielt er den Überblick.',
    ],
    silent: [
      'Solange wir sie kennen, arbeitete sie stets sorgfältig.',
      'Sofern erforderlich, arbeitete er auch am Wochenende.',
      'Solange es nötig war, blieb sie auch über den Feierabend hinaus.',
      'Er gab keine Ruhe, solange ein Fehler offen war.',
    ],
    source,
    note: 'Eine Bedingung vor dem Lob: sonst gilt es nicht.',
  },
  {
    id: 'wenn-es-ihm-gefiel',
    of: 'limited-to-place-or-time',
    cues: [
      'auskannte',
      'guten tag',
      'auskennt',
      'heimisch',
      ' wohl',
      ' sicher',
      'verstanden',
      'interessiert',
      ' lag',
      'zusagt',
      'gefiel',
      'ansprach',
      'angesprochen',
      'reizte',
      'aufgelegt',
      'laune',
      'stimmung',
      'in form',
      'gefordert',
      'gewürdigt',
      'beachtet',
      'freude machte',
    ],
    patterns: [
      pattern(`(?:wenn|sofern|solange|soweit|sobald|falls|wo) ${clause}${liked}(?=[,. ]|$)`),
      pattern(`^${opened} ${clause}${liked}, ${finite}`),
    ],
    unless: pattern('{top}|auch|selbst|sogar|kund~|gäst~|teilnehmer~|schüler~'),
    matches: [
      'Wenn ihn ein Thema interessierte, arbeitete er mit Einsatz.',
      'Fühlte sie sich angesprochen, brachte sie Vorschläge ein.',
      'War er gut aufgelegt, arbeitete er zügig.',
      'Wo ihr die Arbeit zusagte, war sie fleißig.',
    ],
    silent: [
      'Sie erkannte, was die Kunden interessierte.',
      'Die Leitung des Projekts lag bei ihm.',
      'Wenn Gäste sich angesprochen fühlten, war das ihr Verdienst.',
    ],
    source,
    note: '',
  },
  {
    id: 'unter-guten-bedingungen',
    of: 'limited-to-place-or-time',
    cues: [
      'eingewöhnung',
      'anlauf',
      'einarbeitung',
      'orientierung',
      'phase',
      'bedingungen',
      'voraussetzungen',
      'umständen',
      'vorzeichen',
      'stellung',
      'vorgabe',
      'anweisung',
      'vorlauf',
      'vorbereitung',
      'zeit',
      'druck',
      'störung',
      'ablenkung',
      'motivation',
      'führung',
      'ansprache',
      'anreiz',
      'zuspruch',
      'interesse',
      'verfassung',
    ],
    patterns: [
      pattern(
        `(?:bei|unter|mit) (?:klare[rmn]|eindeutige[rmn]|genaue[rmn]|konkrete[rmn]|detaillierte[rmn]|enge[rmn]|feste[rmn]|günstige[rmn]|gute[rmn]|ideale[rmn]|geeignete[rmn]|entsprechende[rmn]|passende[rmn]|ausreichende[rmn]|genügend|viel|angemessene[rmn]|stabile[rmn]|vertraute[rmn]) (?:\\p{L}+ )?\\p{L}*(?:bedingungen|voraussetzungen|umständen|vorzeichen|aufgabenstellung|vorgaben?|anweisung|anweisungen|vorlauf|vorbereitung|zeit|motivation|führung|ansprache|anreiz|zuspruch|interesse|verfassung|rahmen) ${does}`,
      ),
      pattern(
        `ohne (?:äußeren |größeren |zu viel |besonderen |allzu großen )?(?:zeitdruck|druck|termindruck|störung|störungen|ablenkung|ablenkungen|hektik|publikum|zuschauer) ${does}`,
      ),
      pattern(
        `^nach (?:einer |einiger |der |{poss} )?(?:längeren|längerer|gewissen|gewisser|ausgiebigen|ausgiebiger|geraumer|angemessenen|angemessener|nötigen) (?:eingewöhnung|anlaufzeit|einarbeitung|orientierung|zeit|phase)\\p{L}* ${does}`,
      ),
    ],
    unless: pattern('{top}|auch|selbst|sogar|ebenso|kund~|mitarbeit~|team|sehr|nicht nur'),
    matches: [
      'Bei genauer Aufgabenstellung arbeitete er sorgfältig.',
      'Unter günstigen Bedingungen erzielte sie ordentliche Ergebnisse.',
      'Mit ausreichendem Vorlauf hielt sie ihre Termine ein.',
      'Ohne Zeitdruck arbeitete er genau.',
      'Nach längerer Eingewöhnung arbeitete sie selbständig.',
    ],
    silent: [
      'Auch unter ungünstigen Bedingungen erzielte er gute Ergebnisse.',
      'Nach kurzer Einarbeitung arbeitete sie selbständig.',
      'Sein Team führte er ohne Druck zu guten Leistungen.',
      'Mit guter Vorbereitung gewann sie die Kunden.',
    ],
    source,
    note: '',
  },
  {
    id: 'jedenfalls-dort',
    of: 'limited-to-place-or-time',
    cues: [
      'jedenfalls',
      'zumindest',
      'wenigstens',
      'immerhin',
      'betraf',
      'anging',
      'betrifft',
      'angeht',
      'anbelang',
      'was sein',
      'was ihr',
    ],
    patterns: [
      pattern(`(?:jedenfalls|zumindest|wenigstens|immerhin) ${places}`),
      pattern(
        '(?:was|soweit es|sofern es) (?:\\p{L}+ ){1,4}(?:betraf|anging|betrifft|angeht|anbelangte?)(?=,| (?:war|ist|arbeitete))(?![^.;]*(?:stets|immer|jederzeit|durchweg|vollste|gutem ergebnis))',
      ),
    ],
    unless: pattern('{top}|auch was|sehr|nie|niemals|niemand~|keine[nr]?|nichts|nicht'),
    matches: [
      'Sie war, jedenfalls bei vorbereiteten Gesprächen, sicher.',
      'Er arbeitete, wenigstens in seinem Kerngebiet, sorgfältig.',
      'Gegenüber Kunden war sie freundlich, zumindest am Telefon.',
      'Was die Ablage betraf, war er zuverlässig.',
    ],
    silent: [
      'Auch was die Qualität betrifft, überzeugte sie uns sehr.',
      'Er besuchte mindestens im Jahresrhythmus Seminare.',
      'Was er anbot, hielt er.',
    ],
    source,
    note: '„jedenfalls“ sagt, dass es anderswo anders war.',
  },

  {
    id: 'nur-eine-zeit-lang',
    of: 'limited-to-place-or-time',
    cues: [
      'letzte',
      'ersten',
      'erste',
      'vergangenen',
      'jüngste',
      'zu beginn',
      'gegen ende',
      'am ende',
      'anfangs',
      'strecken',
      'guten wochen',
      'manchen',
      'einigen',
      'tageszeit',
      'morgens',
      'seit ',
      'frühjahr',
      'sommer',
      'herbst',
      'winter',
      'stunden',
      'hälfte',
      'verlauf',
      'mit den jahren',
      'tagesgeschäft',
      'alltag',
      'routine',
      'betrieb',
    ],
    patterns: [
      pattern(`${spells}${clause}${kept}`),
      pattern(`${kept}${ownClause}${spells}`),
      pattern('(?:über|auf) (?:weite|lange|längere|große|einige|manche) strecken'),
      pattern(
        '(?:in|an) (?:guten|starken|manchen|einigen|einzelnen) (?:wochen|tagen|monaten|phasen|momenten|jahren) (?:war|waren|erreichte|\\p{L}+te|kam|hielt)',
      ),
      pattern(
        `(?:im|in der) (?:normalen|gewöhnlichen|üblichen|gewohnten|alltäglichen|ruhigen) (?:tagesgeschäft|geschäftsbetrieb|alltag|routine|betrieb|arbeitsalltag|geschäft|tagesablauf)${clause}${kept}`,
      ),
    ],
    unless: pattern(
      '{top}|(?:auch|bereits|schon|selbst|sogar|noch|ebenso|zudem|zusätzlich|außerdem|darüber hinaus|besonders|wie|nicht nur|bis) (?:in|im|zu|gegen|nach|an|am|zum|während|bei|beim|auf|unter|vor)|(?:übernahm|leitete|führte|vertrat|wechselte|durchlief|begleitete|verantwortete|eingearbeitet|arbeitete (?:er|sie) sich|wuchs|wurde|pandemie|umbau|aufbau|schuljahr|prüfung|erkrank|vertretung)~|erfolg~|sehr|selb(?:st)?ständig|eigenständig|darüber hinaus',
    ),
    matches: [
      'In den letzten Monaten hielt sie ihre Termine ein.',
      'Gegen Ende ihrer Beschäftigung war sie zuverlässig.',
      'Sein Einsatz war in den ersten Jahren hoch.',
      'Über weite Strecken arbeitete sie sorgfältig.',
      'In guten Wochen erreichte er seine Zahlen.',
      'Im gewohnten Alltag arbeitete sie genau.',
      'Seit dem Umzug der Abteilung arbeitete er zuverlässig.',
      'Seit kurzem hält sie ihre Termine ein.',
    ],
    silent: [
      'Auch in den letzten Monaten war sie mit vollem Einsatz dabei.',
      'Er war einsatzbereit und auch bei viel Arbeit und auf der Baustelle im Winter belastbar.',
      'In den letzten drei Jahren leitete er zudem ein Projekt.',
      'Im letzten Ausbildungsjahr arbeitete sie selbständig an eigenen Aufträgen.',
      'Bereits in den ersten Wochen zeigte er hohe Einsatzbereitschaft.',
      'Seit ihrem Eintritt zeigte sie hohen Einsatz.',
      'Im Sommer 2021 vertrat er die Leitung.',
    ],
    source,
    note: 'Was nur für eine Zeit gelobt wird, fehlte sonst.',
  },
  {
    id: 'nur-was-vertraut-war',
    of: 'limited-to-place-or-time',
    cues: [
      ', die ',
      'denen',
      ', der ',
      'teilgebiet',
      'vorgabe',
      'unterstützung',
      'begleitung',
      'betreuung',
      'dabeist',
      'danebenst',
      'zusah',
      'zuschaut',
      'zur seite',
      'anwesend',
    ],
    patterns: [
      pattern(
        '(?:vorgäng|aufgab|arbeit|anfrag|them|fäll|gebiet|bereich|programm|maschin|projekt|abläuf|gäst|kund|kolleg|mandant|patient|bewohner|menschen|personen)\\p{L}*,? (?:die|mit denen|in denen|an denen|bei denen|auf denen|denen|in dem|auf dem) (?:{pers}|{dat}|{poss} \\p{L}+)(?: \\p{L}+){0,3} (?:vertraut|bekannt|sympathisch|geläufig|gelegen|entsprach|entsprachen|entsprechen|am herzen|lagen|liegen|zusagten|zusagen|kannte|kennt|beherrschte|überblickte|auskannte|auskennt|gewohnt|mochte|gewogen|wohlgesinnt|gewachsen)(?: war| waren| ist| sind| lagen| liegen)?, (?:\\p{L}+te|\\p{L}+t|war|ist|trat|half|kam|fand|ging) (?:{pers}|sich)',
      ),
      pattern(
        `(?:widmete|widmet|zeigte|zeigt|erledigte|bearbeitete|löste|begegnete|half|war|ist)${clause} (?:\\p{L}*(?:vorgäng|aufgab|arbeit|anfrag|them|fäll|gebiet|kund|kolleg|gäst)\\p{L}*|denen), (?:die|denen|mit denen) (?:{pers}|{dat}|ihn|{poss} \\p{L}+)(?: \\p{L}+){0,3} (?:am herzen|lagen|liegen|zusagten|zusagen|gefielen|interessierten|interessieren|vertraut|bekannt|sympathisch|mochte|entsprachen|entsprechen)(?!\\p{L})`,
      ),
      pattern(
        '(?:auf|in) (?:dem|den|der) (?:von {dat} )?(?:\\p{L}+ )?(?:teilgebiet|teilbereich|ausschnitt|spezialgebiet)(?:en|s)? (?:gut|sicher|ordentlich|zufrieden|brauchbar|war|arbeitete)~',
      ),
      pattern(
        `mit (?:\\p{L}+er )?(?:vorgabe|anleitung|kontrolle)(?: und (?:\\p{L}+er )?(?:unterstützung|begleitung|hilfe|kontrolle|betreuung))? ${does}|mit (?:laufender|ständiger|enger|dauernder|steter|regelmäßiger|tatkräftiger) (?:unterstützung|begleitung|hilfe|kontrolle|betreuung|anleitung) ${does}`,
      ),
      pattern(
        '(?:wenn|solange|sofern) (?:jemand|man|einer|ein kollege|eine kollegin) (?:\\p{L}+ ){0,2}(?:dabeistand|danebenstand|zusah|zuschaute|zur seite stand|anwesend war|dabei war)',
      ),
    ],
    unless: pattern('{top}|auch|sehr|selbst die|ebenso|größte|bahnbrechend~|patent~'),
    matches: [
      'Vorgänge, mit denen sie vertraut war, bearbeitete sie selbständig.',
      'Bei Gästen, die ihm sympathisch waren, trat er freundlich auf.',
      'Mit Eifer widmet sie sich den Themen, die ihr am Herzen liegen.',
      'Die Ergebnisse sind auf dem von ihm betreuten Teilgebiet gut.',
      'Mit laufender Unterstützung gelangen ihr brauchbare Auswertungen.',
      'Er arbeitete ordentlich, wenn jemand dabeistand.',
    ],
    silent: [
      'Aufgaben, die ihr übertragen wurden, erledigte sie zügig.',
      'Kunden, die er betreute, schätzten ihn.',
      'Mit Unterstützung der Leitung baute sie das Archiv auf.',
      'Projekte, die sie leitete, wurden pünktlich fertig.',
    ],
    source,
    note: '',
  },
  {
    id: 'nur-ein-teil',
    of: 'general-restriction',
    cues: [
      'teil',
      'mehrzahl',
      'mehrheit',
      'zahl der',
      'zahl aller',
      'zahl ihrer',
      'zahl seiner',
      'ausschnitt',
      'ansätzen',
      'umrissen',
      'bereichen',
      'punkten',
      'fällen',
      'gebieten',
      'hinsicht',
      'belangen',
      'themen',
      'fächern',
      'ganze gesehen',
      'ganze betrachtet',
      'großen ganzen',
      'grossen ganzen',
      'strich',
      'schnitt',
      'mittel',
      'wohlwollend',
      'meisten',
      'viele',
      'etliche',
      'manche',
      'einige',
      'man kann',
      'üblichen',
      'erwartbaren',
      'ausreichenden',
      'hälfte',
      'wesentlichen',
      'wichtigsten',
      'grundlegenden',
      'elementaren',
      'nötigsten',
      'notwendigsten',
      'grundlagen',
      'grundzüge',
      'grundbegriffe',
      'anfangsgründe',
      'zwei ',
      'drei ',
      'annähernd',
      'beinahe',
      'nahezu',
      'fast ',
      'halbwegs',
      'so gut wie',
      'hinsicht',
      'gemessen',
      'vertrauten',
      'bekannten',
      'geläufigen',
      'gewohnten',
    ],
    patterns: [
      pattern(
        '(?:aufs|auf das|als) ganzes? (?:gesehen|betrachtet|genommen)|im (?:großen|grossen) ganzen|unter(?:m| dem) strich',
      ),
      pattern(
        'im (?:mittel|schnitt|durchschnitt) (?:entsprach|erreichte|erfüllte|war|waren|hielt)~|aufs (?:jahr|ganze) gesehen',
      ),
      pattern(
        '(?:bei|mit) (?:\\p{L}+er )?(?:wohlwollende[rn]?|nachsichtige[rn]?|großzügige[rn]?|freundliche[rn]?) (?:betrachtung|auslegung|blick|augen|maßstab|prüfung)|wohlwollend (?:betrachtet|gesehen|beurteilt)',
      ),
      pattern(
        `(?:erwarb|erwirbt|beherrschte?|erfüllte?|erreichte?|kannte|kennt|verstand|überblickte|entsprach|entsprachen|genügte?|genügten|erledigte?|bewältigte?|überzeugte?|deckte?|hielt)${clause} (?:in (?:teilen|ausschnitten|ansätzen|umrissen|der mehrzahl|auszügen|grundzügen|einem teil)|zu (?:einem )?(?:guten|großen|gewissen|beträchtlichen|erheblichen|einem) teil|zur hälfte|teils)`,
      ),
      pattern(
        `(?:in teilen|in ausschnitten|in ansätzen|zu einem (?:guten|großen|gewissen|beträchtlichen|erheblichen) teil|zur hälfte) (?:erwarb|erwirbt|beherrschte?|erfüllte?|erreichte?|kannte|kennt|verstand|entsprach|entsprachen|genügte?|genügten|erledigte|bewältigte|überzeugte|brauchbar|gut)`,
      ),
      pattern(
        `(?:einen|ein|zu einem|den) (?:guten |großen |größeren |beträchtlichen |erheblichen |gewissen |überwiegenden )?teil (?:der|{poss}) (?:\\p{L}+en )?${owed}`,
      ),
      pattern(
        'in (?:einigen|manchen|bestimmten|einzelnen|gewissen|etlichen|mehreren|den meisten|ausgewählten) (?:\\p{L}*(?:bereich|punkt|fäll|gebiet|belang|them|fäch|hinsicht|disziplin|frag|teil)\\p{L}*) (?:war|waren|verfügte|gut|arbeitete|überzeugte|konnte|hielt|erreichte|kannte|zufrieden|ordentlich|brauchbar|sicher)~|(?:war|waren|überzeugte|gut|zufrieden|ordentlich|brauchbar|sicher) in (?:einigen|manchen|bestimmten|einzelnen|gewissen|etlichen|den meisten) \\p{L}*(?:bereich|punkt|fäll|gebiet|belang|them|fäch|hinsicht|disziplin|frag|teil)\\p{L}*|in (?:mancher|gewisser|einiger) hinsicht',
      ),
      pattern(
        `(?:viele|etliche|manche|einige|mehrere|die meisten|die mehrzahl|der (?:größere|überwiegende) teil) (?:der |{poss} )?(?:\\p{L}+en )?${owed} (?:waren|löste|erledigte|hielt|erfüllte|erreichte|gelangen|gelang|stimmte|entsprach|bearbeitete|bewältigte|schloss|schließt|beantwortete|lieferte|erledigt|erfüllt|erreicht|bearbeitet|hält|löst|gelingen)~`,
      ),
      pattern(
        `(?:in|bei|an) der (?:weit |ganz )?(?:überwiegenden|großen|größeren|weitaus größten) (?:zahl|anzahl|mehrzahl|mehrheit|masse) (?:der|aller|{poss}) (?:\\p{L}+en )?(?:${owed}|\\p{L}*(?:fälle|tage|schichten|abrechnungen|anfragen|prüfungen|messungen|lieferungen|buchungen|einsätze|schäden|anträge|akten|gutachten|reparaturen|wochen|monate))(?!\\p{L})`,
      ),
      pattern(
        `in (?:(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun) von (?:drei|vier|fünf|sechs|sieben|acht|neun|zehn)|(?:gut |rund |etwa )?(?:zwei dritteln|drei vierteln|der hälfte) (?:der|aller)) fällen? (?:hielt|hält|schloss|schließt|war|waren|arbeitete|gelang|löste|fand|erreichte)(?!\\p{L})`,
      ),
      pattern(
        `die (?:wesentlichen|wichtigsten|grundlegenden|elementaren|nötigsten|notwendigsten) ${owed} (?:\\p{L}+te|hielt|entsprach|kannte)`,
      ),
      pattern(
        '(?:grundlagen|grundzüge|grundbegriffe|anfangsgründe) (?:{poss} (?:\\p{L}+ )?\\p{L}+|des \\p{L}+|der \\p{L}+) (?:beherrschte|kannte|verstand|waren {dat}|eignete)|(?:beherrschte|kannte|verstand)…(?:grundlagen|grundzüge|grundbegriffe)',
      ),
      pattern(
        '(?:zwei|drei|vier|fünf|einige|mehrere|eines|ein) (?:der|von|{poss}) (?:drei|vier|fünf|sechs|sieben|zehn) (?:\\p{L}+ )?\\p{L}*(?:ziele|aufgaben|vorgaben|projekte|termine|quartale|jahre)n?',
      ),
      pattern(
        `(?:annähernd|beinahe|nahezu|fast|halbwegs) (?:\\p{L}+ )?(?:erreich|erfüll|entspr|eingehalten|hielt|zufrieden)\\p{L}*|(?:erreichte|erfüllte|hielt|entsprach|entsprachen)${clause} (?:annähernd|beinahe|nahezu|halbwegs|so gut wie)`,
      ),
      pattern(
        'in (?:praktischer|handwerklicher|fachlicher|theoretischer|technischer|menschlicher|formaler|formeller|äußerer|mancher) hinsicht (?:war|waren|überzeugte|überzeugten|genügte?|genügten|entsprach|entsprachen|konnte)',
      ),
      pattern('gemessen am (?:durchschnitt|üblichen|mittel|umfeld|rest)'),
      pattern(
        '(?:bei|mit|in|an) (?:den|der|dem) {dat} (?:vertrauten|bekannten|geläufigen|gewohnten) \\p{L}+ (?:war|arbeitete|fand|kam|kannte|bewegte|fühlte)',
      ),
      pattern('man (?:kann|konnte|darf|durfte) (?:\\p{L}+ ){1,5}(?:zufrieden|einverstanden) sein'),
      pattern(
        'im rahmen des (?:üblichen|gewöhnlichen|normalen|erwartbaren|zumutbaren|ausreichenden|vertretbaren|hinnehmbaren)',
      ),
    ],
    unless: pattern(
      '{top}|{always}|auch in|(?:nicht|weit) (?:nur|über)|vor allem|größten teil|sehr|selbst|veröffentlich~|umgesetzt|patent~|zudem',
    ),
    matches: [
      'Den Stoff der Ausbildung beherrschte sie in Ausschnitten.',
      'Ihre Leistungen stellten uns, aufs Ganze gesehen, zufrieden.',
      'Einen Teil der Termine hielt er ein.',
      'In manchen Punkten waren seine Berichte gut.',
      'Die meisten Vorgaben erfüllte sie.',
      'Bei wohlwollender Betrachtung war seine Arbeit ordentlich.',
      'Im Rahmen des Üblichen war sie fleißig.',
      'An den ihr bekannten Maschinen arbeitete sie sicher.',
      'Die grundlegenden Anforderungen erfüllte er.',
      'Zwei der vier vereinbarten Ziele erreichte sie.',
      'Die Erwartungen hat er beinahe erreicht.',
      'In handwerklicher Hinsicht war sie geschickt.',
      'Den Stoff beherrscht sie in Teilen.',
      'In der überwiegenden Zahl der Fälle schließt er die Regulierung innerhalb der vorgesehenen Frist ab.',
      'Bei der großen Mehrheit der Abrechnungen gab es keine Fehler.',
      'Die meisten Vorgänge schloss sie fristgerecht ab.',
      'In acht von zehn Fällen hielt er die Frist ein.',
    ],
    silent: [
      'In der überwiegenden Zahl der Fälle fand sie schon am selben Tag eine sehr gute Lösung.',
      'Die überwiegende Zahl der Gäste bewertete unser Haus mit der besten Note.',
      'In allen Fällen hielt er die Frist ein.',
      'Einen großen Teil unserer Neukunden gewann sie durch ihre Beratung.',
      'Viele ihrer Vorschläge wurden umgesetzt.',
      'In vielen Bereichen verfügt er über umfassende Kenntnisse.',
      'Sie arbeitete in Teilzeit in mehreren Bereichen mit.',
      'Ihre Ziele erreichte sie stets, in den meisten Jahren übertraf sie sie.',
    ],
    source,
    note: '',
  },
  {
    id: 'nur-manche-leute',
    of: 'limited-to-place-or-time',
    cues: [
      'gleichgesinnt',
      'wichtigen',
      'wohlgesinnt',
      'gewogenen',
      'bekannten',
      'vertrauten',
      'langjährigen',
      'ausgewählten',
      'freundlichen',
      'netten',
      'zahlenden',
      'nahestehenden',
      'unkomplizierten',
      'eigenen',
      'vertrauter',
      'kleinen',
      'kleiner',
      'kannte',
      'mochte',
      'engeren',
      'engsten',
      'unmittelbaren',
      'näheren',
      'manchen',
      'einigen',
      'mancher',
      'etlichen',
      'bestimmten',
      'einzelnen',
      'teil der',
      'mehrzahl',
      'meisten',
      'mehrheit',
      'überwiegend',
    ],
    patterns: [
      pattern(
        `(?:mit|bei|unter|von) (?:gleichgesinnten|vertrauten|bekannten|freunden)(?: (?:\\p{L}+ )?${folk})?${clause}${liking}`,
      ),
      pattern(
        `(?:im|in der|in|innerhalb) (?:der |{poss} |des )?(?:eigenen|kleine[nr]|vertraute[nr]|engeren|engsten|gewohnte[nr]) (?:büros?|teams?|abteilung|gruppe|runde|kreise?s?|schicht|umfelds?|umgebung|zirkels?)${clause}${liking}`,
      ),
      pattern(
        `(?:wer|die|welche|den) (?:{pers} |ihn |sie )?(?:näher|besser|gut|länger|schon lange) (?:kannte|kannten|kennt|kennen|kennengelernt)~`,
      ),
      pattern(
        `${folk},? (?:die|denen|welche) (?:{pers} |{dat} |ihn )(?:\\p{L}+ )?(?:mochte|kannte|kannten|schätzte|sympathisch|vertraut|nahe|nahestand|gewogen|wohlgesinnt)~`,
      ),
      pattern(
        `(?:von|bei|mit) (?:manchen|einigen|etlichen|bestimmten|einzelnen|den meisten|der mehrheit der|der mehrzahl der|einem (?:guten |großen |gewissen )?teil (?:der|{poss})|{poss} (?:engeren|engsten|näheren|unmittelbaren)|den (?:engeren|engsten|näheren)) (?:\\p{L}+ )?${folk}${clause}${liking}`,
      ),
      pattern(
        `^(?:den )?(?:{dat} )?(?:wichtigen|wohlgesinnten|gewogenen|bekannten|vertrauten|langjährigen|ausgewählten|bestimmten|einigen|manchen|freundlichen|gleichgesinnten|netten|zahlenden|besseren|nahestehenden|unkomplizierten) ${folk} (?:gegenüber )?(?:begegnete|war|trat|zeigte|half)${clause}`,
      ),
      pattern(
        `(?:einige|manche|etliche|die meisten|die mehrheit|ein teil) (?:der |{poss} |von )?(?:\\p{L}+ )?${folk} (?:schätzte|mochte|achtete|kam|kamen|arbeitete)~`,
      ),
    ],
    unless: pattern(
      '{top}|auch|ebenso|nicht nur|weit über|über (?:die|das) (?:eigene|\\p{L}+) hinaus|alle[nr]?|sehr|ausdrücklich|wie (?:in|bei|von)|sowie|sowohl',
    ),
    matches: [
      'Unter Gleichgesinnten war sie hilfsbereit.',
      'In vertrauter Runde war er offen.',
      'Wer sie näher kannte, schätzte ihre Art.',
      'Bei manchen Kunden war er beliebt.',
      'Von ihren engeren Kolleginnen wurde sie geschätzt.',
      'Zu Kollegen, die er mochte, war er freundlich.',
      'Wichtigen Kunden begegnete sie freundlich.',
    ],
    silent: [
      'Mit den Kollegen im eigenen Team wie in anderen Abteilungen arbeitete sie gut zusammen.',
      'Wer mit ihm zusammenarbeitete, schätzte seine Art.',
      'Viele Stammkunden fragten nach ihr.',
      'Von allen Kollegen wurde er geschätzt.',
    ],
    source,
    note: '',
  },
];
