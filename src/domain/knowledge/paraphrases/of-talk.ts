import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

/** What is owed to nobody but those who asked first. */
const reminded =
  '(?:nur |erst |stets |jeweils |immer )?(?:auf|nach) (?:ausdrückliche[rn]? |wiederholte[rn]? |mehrmalige[rn]? |mehrfache[rn]? |besondere[rn]? )?(?:aufforderung|ermahnung|mahnung|anmahnung|erinnerung)';
/** What was so at the end, and hence not before: „im letzten Praktikumsmonat“, „ab dem dritten Jahr“. */
const atLast =
  '(?:(?:im|in (?:den|der)) letzten \\p{L}*(?:jahr|monat|woche|tage|quartal|halbjahr|drittel|abschnitt|zeit)\\p{L}*|zuletzt|am (?:ende|schluss)(?: {poss} \\p{L}+| de[rs] \\p{L}+)?|ab dem (?:zweiten|dritten|vierten|fünften|letzten) \\p{L}+)';
const usable =
  '(?:brauchbar|verwendbar|verwertbar|ausreichend|zufriedenstellend|befriedigend|annehmbar|ansprechend|akzeptabel|genügend|in ordnung)';
const works =
  '\\p{L}*(?:ergebnis|leistung|arbeit|buchung|entw[uü]rf|zeichnung|text|bericht|beleg|kenntnis|werkst[uü]ck|unterlage|auswertung|protokoll)\\p{L}*';

/** Words for nothing done: talk, trifles, a double „no“, what had to be asked for, and what was usable in the end. */
export const ofTalk: readonly Paraphrase[] = [
  {
    id: 'unterhaltsam-im-gespraech',
    of: 'gespraechig',
    cues: ['gesprächspartner', 'unterhalter', 'erzähler', 'plauder', 'plausch', 'schwatz', 'gespräch'],
    patterns: [
      pattern(
        '(?:unterhaltsam|amüsant|kurzweilig|gesellig|launig|redegewandt|mitteilsam)e[rnms]? (?:\\p{L}+ )?(?:gesprächspartner|unterhalter|erzähler|plauderer|plauderin)~',
      ),
      pattern('(?:gern|gerne|viel) gehörte[rn]? (?:erzähler|unterhalter|gesprächspartner)~'),
      pattern(
        '(?:immer|stets|jederzeit|gern|gerne) (?:für|zu) (?:ein(?:en|em)?|jede[nms]?) (?:\\p{L}+ )?(?:gespräch|plausch|schwatz|schwätzchen|plauderei) (?:bereit|zu haben|aufgelegt|zu gewinnen|ansprechbar)|für (?:ein(?:en)?|jede[ns]?) (?:\\p{L}+ )?(?:gespräch|plausch|schwatz|schwätzchen) (?:war|ist) {pers} (?:immer|stets|jederzeit|gern|gerne) (?:bereit|zu haben|aufgelegt|zu gewinnen)',
      ),
    ],
    unless: pattern(
      '(?:kund|gäst|gast|patient|mandant|elter|lieferant|angehörig|bewohn|klient|besucher|kinder|reisegruppe|teilnehm|senior)~|fachlich~|klärend~|verhandl~|berat~',
    ),
    matches: [
      'Er war in allen Abteilungen als unterhaltsamer Gesprächspartner bekannt.',
      'Sie galt als amüsante Erzählerin.',
      'Für ein Gespräch war sie jederzeit zu haben.',
      'Er war stets zu einem Plausch aufgelegt.',
    ],
    silent: [
      'Für unsere Kunden war sie eine unterhaltsame Gesprächspartnerin.',
      'Sie war eine angenehme und kompetente Gesprächspartnerin.',
      'Für ein klärendes Gespräch war sie jederzeit bereit.',
      'Den Kindern war er ein unterhaltsamer Erzähler.',
    ],
    source,
    note: 'Wer sich unterhält, arbeitet in dieser Zeit nicht.',
  },
  {
    id: 'neuigkeiten-im-umlauf',
    of: 'gespraechig',
    cues: ['zunge', 'erzählen', 'berichten', 'zeitung', 'neuigkeit', 'neueste', 'erfuhr'],
    patterns: [
      pattern(
        '(?:trug|trägt|trugen) (?:{pers} )?(?:\\p{L}+ ){0,2}{poss} herz auf der zunge|(?:trug|trägt) (?:{pers} )?(?:\\p{L}+ ){0,2}das herz auf der zunge',
      ),
      pattern(
        '{knew}(?: {pers})? (?:\\p{L}+ ){0,3}?(?:über|von) (?:jede[nmrs]?|alle[nrs]?|fast jede[nmrs]?|fast alle[nr]?|die|das halbe) (?:\\p{L}+ )?(?:haus|häuser|famili|kolleg|nachbar|mitarbeit|abteilung|mitglied|gemeindeglied|einwohn|dorf|leute|person|chef|mann)~(?: \\p{L}+){0,3} (?:etwas|viel|manches|einiges|neues|geschichten) (?:neues )?zu (?:erzählen|berichten|sagen)',
      ),
      pattern(
        '(?:besuch|gespräch|schwatz|plausch|halt|weg) (?:bei|mit|zu) (?:ihm|ihr|{pers})(?: \\p{L}+){0,5} (?:ersetzte|ersetzt|ersparte|erspart)(?: \\p{L}+){0,4} (?:zeitung|tageszeitung|lokalblatt|nachrichten)',
      ),
      pattern(
        '(?:bei|von|durch) (?:ihm|ihr|{pers}) erfuhr(?:en)? (?:man|jeder|jede|alle|wir|die \\p{L}+)(?: \\p{L}+){0,3} (?:das neueste|neueste|alles|neuigkeiten|was (?:im|in der|unter)|als erste[sr]?)|(?:nie|niemals|nicht) um (?:eine )?neuigkeit(?:en)? verlegen|neuigkeiten (?:aus|im|in) (?:\\p{L}+ ){1,3}(?:wusste|kannte|verbreitete|teilte|erzählte|machte)',
      ),
    ],
    unless: pattern(
      '(?:gäst|gast|reisegrupp|besuchergrupp|museum|stadtführ|führungen|schüler|exponat|leser|redaktion|fachlich|produkt|kollektion)~',
    ),
    matches: [
      'Sie trug das Herz auf der Zunge.',
      'Sie wusste über jedes Haus im Dorf etwas zu erzählen.',
      'Er wusste stets von jedem Kollegen etwas Neues zu berichten.',
      'Ein Besuch bei ihr ersetzte manchem die Zeitung.',
      'Von ihm erfuhr man stets das Neueste.',
      'Um eine Neuigkeit war er nie verlegen; nie um eine Neuigkeit verlegen, unterhielt er alle.',
    ],
    silent: [
      'Sie wusste unseren Gästen über jedes Haus der Altstadt etwas zu erzählen.',
      'Er wusste zu jedem Exponat etwas zu erzählen.',
      'Über Neuigkeiten aus der Forschung berichtete sie im Team.',
      'Sie nahm kein Blatt vor den Mund.',
      'Durch ihn erfuhren wir früh von Mängeln im Lager.',
    ],
    source,
    note: 'Wer von allen erzählt, behält auch Vertrauliches nicht für sich.',
  },
  {
    id: 'vorgeschriebene-kleidung',
    of: 'self-evident',
    cues: ['kleidung', 'ausrüstung', 'uniform', 'schuhe', 'helm', 'schild', 'kittel', 'weste', 'haube'],
    patterns: [
      pattern(
        '(?:trug|trägt) (?:{pers} )?(?:[\\p{L}-]+ ){0,3}(?:vorgeschrieben|vorgesehen|erforderlich|vorgegeben|verlangt|gestellt|üblich|nötig|notwendig)e[nr]? (?:\\p{L}+ )?\\p{L}*(?:kleidung|ausrüstung|uniform|schuhe|helm|schild|kittel|weste|haube)(?=,|\\.|$| und)|(?:die|das|den|{poss}) (?:vorgeschrieben|vorgesehen|erforderlich|vorgegeben|verlangt|gestellt|üblich|nötig|notwendig)e[nr]? \\p{L}*(?:kleidung|ausrüstung|uniform|schuhe|helm|schild|kittel|weste|haube) (?:trug|trägt)(?: {pers})?',
      ),
    ],
    unless: pattern('sorge~|achtete|kontroll~|überwach~|kolleg~|mitarbeiter~|dafür|unterwies~|trugen'),
    matches: [
      'Bei der Arbeit trug er die vorgeschriebene Schutzkleidung.',
      'Sie trug immer die vorgesehenen Sicherheitsschuhe.',
      'Die gestellte Dienstkleidung trug er.',
    ],
    silent: [
      'Sie achtete darauf, dass alle die vorgeschriebene Schutzkleidung trugen.',
      'Er gab die vorgeschriebene Schutzkleidung aus.',
      'Sie trug die nötige Verantwortung.',
    ],
    source,
    note: 'Was vorgeschrieben ist, ist keine Leistung.',
  },
  {
    id: 'nicht-ohne-ergebnis',
    of: 'negated-praise',
    cues: [
      'nicht ohne',
      'nicht erfolglos',
      'nicht ergebnislos',
      'nicht vergeb',
      'nicht wirkungslos',
      'fruchtlos',
    ],
    patterns: [
      pattern(
        '(?:blieb|war|verlief|ist|bleib)(?:en|t)? (?:[\\p{L}-]+ ){0,5}nicht ohne (?:\\p{L}+ )?(?:ergebnis~|erfolg~|wirkung~|resultat~|ertrag|erträge|nutzen|frucht|früchte|folgen|widerhall|anklang)',
      ),
      pattern(
        '(?:blieb|war|verlief|ist|bleib)(?:en)? (?:[\\p{L}-]+ ){0,5}nicht (?:ganz |gänzlich |völlig )?(?:erfolglos|ergebnislos|wirkungslos|fruchtlos|folgenlos|vergeblich|vergebens)',
      ),
    ],
    unless: pattern('{top}|größt~|beachtlich~|prozent'),
    matches: [
      'Seine Gespräche mit Herstellern blieben nicht ohne Ergebnis.',
      'Ihre Verhandlungen verliefen nicht ergebnislos.',
      'Ihr Einsatz blieb nicht ohne Wirkung.',
      'Seine Mühe war nicht vergeblich.',
    ],
    silent: [
      'Seine Verhandlungen waren nicht nur erfolgreich, sondern auch schnell.',
      'Seine herausragenden Ideen blieben nicht ohne Wirkung.',
      'Ohne Ergebnis ging sie nie nach Hause.',
    ],
    source,
    note: 'Die doppelte Verneinung sagt weniger als das Wort selbst: kaum Ergebnis.',
  },
  {
    id: 'nach-aufforderung',
    of: 'auf-anweisung',
    cues: ['aufforderung', 'mahnung', 'erinnerung'],
    patterns: [
      pattern(
        `(?:legte|reichte|gab|füllte|räumte|lieferte|holte|brachte|meldete|half|nahm|sprang|griff|packte|schrieb|erstellte|pflegte|führte|kam|erschien|entschuldigte|putzte|säuberte|reinigte|besserte|stellte) (?:[\\p{L}-]+ ){0,6}${reminded}(?: (?:vor|ab|nach|ein|aus|hin|mit|zurück|auf|her|fertig|zu|an|bei|bereit))?(?=,|\\.|$| und)`,
      ),
      pattern(
        `^(?:erst )?${reminded} (?:legte|reichte|gab|füllte|räumte|lieferte|holte|brachte|meldete|half|nahm|sprang|griff|packte|schrieb|erstellte|führte|kam|erschien|putzte|säuberte|reinigte|besserte|stellte) (?:sie|er|frau|herr)`,
      ),
    ],
    unless: pattern(
      'ärztlich~|ordnungsgemäß|ohne (?:\\p{L}+ )?(?:aufforderung|mahnung|ermahnung)|(?:kund|gäst|lieferant|behörd|prüfer|gericht|mieter|mandant|schuldner|bürger|patient|polizei|zoll|säumig|antragstell)~|zahl~',
    ),
    matches: [
      'Ihr Berichtsheft legte sie nach Aufforderung vor.',
      'Nach Aufforderung räumte er seinen Platz auf.',
      'Ihre Stundenzettel gab sie nach Mahnung ab.',
      'Fehlende Unterlagen reichte er erst nach wiederholter Erinnerung nach.',
    ],
    silent: [
      'Sie half auch ohne Aufforderung im Versand.',
      'Unterlagen legte sie der Behörde nach Aufforderung vor.',
      'Säumigen Kunden schrieb sie nach der Mahnung.',
      'Rechnungen glich er nach Mahnung der Lieferanten aus.',
    ],
    source,
    note: 'Von selbst geschah es nicht.',
  },
  {
    id: 'am-ende-brauchbar',
    of: 'limited-to-place-or-time',
    cues: ['letzten', 'zuletzt', 'am ende', 'am schluss', 'ab dem'],
    patterns: [
      pattern(
        `${works} (?:war|waren|ist|sind) (?:erst |nur )?${atLast} (?:\\p{L}+ )?${usable}|^(?:erst |nur )?${atLast} (?:war|waren|ist|sind) (?:[\\p{L}-]+ ){0,3}${works} (?:[\\p{L}-]+ ){0,2}${usable}`,
      ),
    ],
    unless: pattern('auch|besonders|noch|sogar|stets|durchweg|immer|weiterhin|ebenso|unverändert'),
    matches: [
      'Seine Arbeitsergebnisse waren im letzten Praktikumsmonat verwendbar.',
      'Ihre Leistungen waren zuletzt ausreichend.',
      'Am Ende waren ihre Buchungen brauchbar.',
      'Ab dem dritten Jahr waren seine Ergebnisse zufriedenstellend.',
    ],
    silent: [
      'Ihre Ergebnisse waren auch im letzten Jahr zufriedenstellend.',
      'Seine Ergebnisse waren stets zufriedenstellend.',
      'Im letzten Jahr übernahm sie zusätzlich die Reisekosten.',
    ],
    source,
    note: 'Zuvor war es das nicht.',
  },
];
