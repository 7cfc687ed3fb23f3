import type { Code } from './codes.ts';
import { pattern } from './pattern.ts';

const source = 'domain.md §3, in anderen Worten (eigene Beobachtung)';

const blamed =
  '(?:hinweise?n?|kritik|anmerkung~|beanstandung~|tadel|vorhaltung~|fehlern?|versehen|mängeln?|rügen?|ermahnung~|verspätung~|versäumnis~|korrekturen)';
const excuse =
  '(?:erklärung|begründung|entschuldigung|ausrede|rechtfertigung|erwiderung|gegenargument)(?:en)?';
const ready = '(?:bei der hand|zur hand|parat|bereit|zu finden)';

/** Friendly words about what no fair employer would praise. */
export const friendlyCodes: readonly Code[] = [
  {
    id: 'eigene-uhr',
    title: 'Anspielung auf Unpünktlichkeit',
    reading: 'kam und ging, wann es passte; unpünktlich',
    better: '… war jederzeit pünktlich und zuverlässig.',
    cues: [
      'uhr',
      'zeitgefühl',
      'zeitrechnung',
      'zeitverständnis',
      'gleitzeit',
      'kernzeit',
      'anfangszeit',
      'arbeitsbeginn',
      'dienstbeginn',
      'schichtbeginn',
      'kommen und gehen',
      'begonnen hatte',
      'begonnen war',
      'noch erreichte',
      'feierabendzeit',
      'dienstschluss',
      'pünktlichkeit',
    ],
    patterns: [
      pattern(
        '(?:die )?uhr…(?:hatte|behielt|behält)… (?:stets |immer |dabei )?(?:fest )?im (?:auge|blick)|(?:die )?uhr…(?:stets|immer) im (?:auge|blick)',
      ),

      pattern(
        '(?:nach|auf) (?:{poss}|(?:der|dem|einer|einem) (?:ganz )?(?:eigenen|inneren|persönlichen)) (?:eigenen |inneren |persönlichen )?(?:uhr|zeitgefühl|zeitrechnung|zeitverständnis|kalender)(?! (?:der|des))|(?:{poss}|eine) (?:ganz )?(?:eigene |innere |persönliche )+(?:uhr|zeitrechnung|zeiteinteilung|auffassung von pünktlichkeit)|{poss} (?:eigene[sn]? |inneres )+(?:zeitgefühl|zeitverständnis)',
      ),
      pattern(
        '(?:gleitzeit|kernzeit|anfangszeiten|arbeitsbeginn|dienstbeginn|schichtbeginn|arbeitszeiten)(?:regelung)?~?(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:großzügig|spielräum|ausschöpf|auszuschöpf|voll aus|einzurichten|eingerichtet|frei (?:zu )?(?:gestalt|wähl)|gestaltete~? (?:\\p{L}+ )?selbst|nach {poss} (?:belieben|bedürfnissen|befinden)|dehnbar|kreativ|als (?:empfehlung|anregung|richtwert)|ausgelegt|auszulegen|auslegte|legte)~',
      ),
      pattern(
        '(?:auch )?(?:wenn|nachdem|obwohl|sobald) (?:der|die|das|eine?) (?:\\p{L}*tag|\\p{L}*schicht|dienst|\\p{L}*besprechung|sitzung|unterricht|arbeit|schulung|runde|sprechstunde)(?: \\p{L}+){0,3} (?:begonnen|angefangen|in gang|im gange|lief)(?: hatte| war)?',
      ),
      pattern(
        '(?:den|das|dem|{poss}) (?:dienstschluss|arbeitsende|feierabend|dienstende)(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:stets |jederzeit |immer )?(?:pünktlich|auf die minute|vorausschauend|voraus|zuvor|nie (?:verpasst|versäumt))',
      ),
    ],
    unless: pattern(
      '(?:kund|gäst|patient|schüler|uhrmacher|armbanduhr|wanduhr)~|mitarbeiter~ (?:gleitzeit|arbeitszeit)~|rund um die uhr|uhr (?:morgens|abends)|dienstplan|personalabrechnung|übernahm|sprang',
    ),
    matches: [
      'Die Uhr im Labor hatte sie dabei stets im Auge.',
      'Die Kollegen konnten sich stets nach seiner Uhr richten.',
      'Die Gleitzeit verstand sie jederzeit großzügig auszulegen.',
      'Auch wenn die Schicht schon begonnen hatte, wurde er stets freundlich empfangen.',
      'Ihre Anfangszeiten wusste sie sich jederzeit vorbildlich einzurichten.',
    ],
    silent: [
      'Er war rund um die Uhr erreichbar.',
      'Sie war bei Arbeitsbeginn stets pünktlich zur Stelle.',
      'Er reparierte Uhren für unsere Kunden nach ihrer Uhr.',
      'Die Besprechung leitete er jederzeit souverän.',
    ],
    source,
    note: '',
  },
  {
    id: 'eigene-gesundheit',
    title: 'Anspielung auf Krankheit oder Schonung',
    reading: 'häufig krank, oder schonte sich bei der Arbeit',
    advice: 'Krankheit und Gesundheit gehören nicht in ein Zeugnis; um Streichung bitten.',
    cues: [
      'gesundheit',
      'wohlbefinden',
      'befinden',
      'konstitution',
      'genesung',
      'schonung',
      'verfassung',
      'natur',
      'körperliches wohl',
      'erholung',
      'wohl ',
    ],
    patterns: [
      pattern(
        '(?:{poss}|die|das|der) (?:eigenen?|eigenes|körperliche[sn]?|leibliche[sn]?|persönliche[sn]?)? ?(?:gesundheit|wohlbefinden|befinden|wohl|konstitution|genesung|schonung|erholung|körperliche verfassung)(?! (?:der|des|{poss}|unserer|am|und sicherheit))(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:geachtet|achtete|bedacht|zuließ|erlaubte|gestattete|rücksicht|nahm~? sich|zeit|schont|schonte|verantwort|nie (?:zu kurz|aus den augen)|pflegte|pfleglich|wert|sorgte|gesorgt|umsicht|widmete)',
      ),
      pattern(
        '(?:achtete|geachtet|bedacht|rücksicht|sorgte|widmete)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:auf|für|der|um) (?:{poss} (?:eigene[ns]? |körperliche[sn]? )?|die eigene |das eigene |der eigenen )(?:gesundheit|wohlbefinden|wohl|befinden|konstitution|genesung|erholung)(?! (?:der|des|{poss}|unserer))',
      ),
      pattern(
        '(?:stabilere|robustere|kräftigere|belastbarere|stärkere)[nr]? (?:natur|konstitution|gesundheit|verfassung)|(?:an|in) (?:den )?tagen, an denen(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:befinden|gesundheit|verfassung)|(?:wenn|soweit|sofern) (?:es )?(?:{poss}|die|das) (?:gesundheit|befinden|verfassung|konstitution)',
      ),
    ],
    unless: pattern(
      '(?:kund|patient|bewohner|kinder|tier|mitarbeiter|gäst|klient|arbeitsschutz|gesundheitsschutz|gesundheitsmanagement)~|wünsch~|allgemeinwohl|wohl de[rs]|alles gute',
    ),
    matches: [
      'Auf das eigene Wohlbefinden war sie stets vorbildlich bedacht.',
      'Seine Gesundheit hat er jederzeit umsichtig geschont, auf seine Gesundheit achtete er.',
      'Mit einer robusteren Natur hätte er noch mehr erreicht.',
      'Sie arbeitete ausgezeichnet, soweit ihre Verfassung dies gestattete.',
    ],
    silent: [
      'Auf die Gesundheit der Bewohner achtete sie stets.',
      'Wir wünschen ihm Gesundheit und Erfolg.',
      'Das Wohl der Kinder lag ihr am Herzen.',
      'Die Konstitution der Anlage prüfte er.',
    ],
    source,
    note: 'Neben der Regel, dass Krankheit nicht erwähnt werden darf.',
  },
  {
    id: 'meinung-der-leitung',
    title: 'Code für Ja-Sager',
    reading: 'ohne eigene Meinung; sagte und tat, was Vorgesetzte hören wollten',
    better: '… vertrat die eigene Meinung stets sachlich und überzeugend.',
    cues: [
      'zustimm',
      'deckte',
      'schloss',
      'meinung',
      'ansicht',
      'auffassung',
      'beipflicht',
      'nickte',
      'was man',
      'einverstanden',
      'übereinstimm',
      'teilte',
      'recht gab',
      'pflichtete',
      'ließ sich',
      'zu halten',
    ],
    patterns: [
      pattern(
        '(?:meinung|ansicht|auffassung|vorstellung|vorstellungen|urteil|sichtweise|vorschlag|vorschläge|vorschlägen|einschätzung|idee|ideen|wünschen) (?:der|des|{poss}|unserer|unseres|von) (?:\\p{L}+ )?(?:{boss}|\\p{L}*vorstands?|\\p{L}*leitung|chefin)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:deckte|schloss|anzuschließen|zustimmung|zuzustimmen|zustimmte|stimmte|zu eigen|übereinstimm|beipflicht|beizupflichten|einverstanden|teilte (?:er|sie))\\p{L}*',
      ),
      pattern(
        '(?:deckte|deckten|schloss|zustimmung|übereinstimm|pflichtete|teilte)\\p{L}*(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:meinung|ansicht|auffassung|vorstellungen|urteil|sichtweise|einschätzung|(?:der|die|das|denen|dem)) (?:der|des|{poss}|unserer|unseres) (?:\\p{L}+ )?(?:{boss}|chefin)',
      ),
      pattern(
        'was man (?:{dat}|von {dat}) (?:\\p{L}+ )?(?:sagte|auftrug|gesagt hatte|vorlegte|vorgab|befahl|verlangte|anwies)(?!\\p{L})[^.;:!?]{0,10}?,? (?:das |so )?(?:tat|machte|führte|befolgte|erledigte)|(?:tat|machte|befolgte)(?: \\p{L}+){0,3},? was man (?:{dat}|von {dat}) (?:\\p{L}+ )?(?:sagte|auftrug|verlangte)',
      ),
      pattern(
        '(?:sich )?an (?:vorgegebenes|vorgaben|anweisungen|weisungen|das vorgegebene) zu halten,? (?:\\p{L}+ ){0,4}?(?:verstand|wusste|gelang|lag)|ließ sich(?: \\p{L}+){0,3} gern(?:e)? (?:führen|leiten|lenken|sagen|anleiten|an die hand nehmen)',
      ),
    ],
    unless: pattern(
      '(?:nicht nur|kritisch|eigene meinung|kund|patient|gäst|unabhängig|überzeugte|fundiert|gewann|holte|einholte|erhielt)~',
    ),
    matches: [
      'Was man von ihr verlangte, das tat sie jederzeit.',
      'Mit der Meinung seiner Vorgesetzten deckte sich seine Sicht stets in vorbildlicher Weise.',
      'Sie schloss sich jederzeit gern der Auffassung der Geschäftsführung an.',
      'Er ließ sich stets gern führen.',
    ],
    silent: [
      'Er holte die Zustimmung der Leitung rechtzeitig ein, deren Meinung er einholte.',
      'Ihre Vorschläge fanden stets die Zustimmung der Kunden.',
      'Was man ihr anvertraute, behandelte sie vertraulich.',
      'Er vertrat seine Meinung sachlich.',
    ],
    source,
    note: '',
  },
  {
    id: 'erklaerung-zur-hand',
    title: 'Code für Uneinsichtigkeit',
    reading: 'nahm Kritik nicht an und hatte für jeden Fehler eine Ausrede',
    better: '… nahm Hinweise jederzeit offen auf und setzte sie um.',
    cues: [
      'erklär',
      'begründ',
      'entschuldig',
      'rechtfertig',
      'erwider',
      'entgegn',
      'antwort',
      'führen',
      'ausrede',
      'gegenargument',
    ],
    patterns: [
      pattern(
        `(?:auf|bei|zu|für) [^.;:!?]{0,30}?${blamed}(?!\\p{L})… (?:hatte|fand|wusste|hat|findet|weiß)…(?:${excuse}|antwort)`,
      ),
      pattern(
        `(?:auf|für) (?:alles?|jede[snmr]?|sämtliche)[^.;:!?]{0,60}(?:hatte|fand|wusste|hat|findet|weiß) (?:er|sie|frau \\p{L}+|herr \\p{L}+) (?:stets |immer |jederzeit )?(?:eine |ihre |seine )?${excuse}(?=[.,;]|$)`,
      ),
      pattern(
        `${blamed} (?:konnte|wusste|verstand)… (?:mit|durch|auf) (?:\\p{L}+ ){0,2}?(?:umstände|ursachen|zufall|zufälle|verhältnisse|ander|kolleg)~ (?:zu )?(?:begründen|erklären|zurück(?:zu)?führen|entschuldigen)`,
      ),
      pattern(
        `(?:misslingt|misslang|missrät|missriet|fehlschl[uä]g|nicht (?:gel[ai]ng|klappt)|schief)~…${excuse}(?!\\p{L})… ${ready}`,
      ),
      pattern(`${excuse}(?!\\p{L})… (?:für|auf|bei) (?:\\p{L}+ ){0,2}?${blamed}… ${ready}`),
      pattern(
        `um (?:eine )?(?:\\p{L}+ )?${excuse} (?:\\p{L}+ ){0,7}?(?:nie|nicht|selten) (?:\\p{L}+ )?verlegen|(?:nie|nicht|selten) um (?:eine )?${excuse} verlegen`,
      ),
      pattern(
        `(?:auf|bei) (?:\\p{L}+ ){0,2}?${blamed}(?!\\p{L})…(?:zu (?:erwidern|entgegnen|rechtfertigen|begründen)|rechtfertigte|entgegnete)`,
      ),
    ],
    unless: pattern(
      '(?:kund|gäst|patient|mandant|bürger|anrufer|bewohner|schüler|angehörig|maschine|anlage|gerät|system|programm|software|technik|test|ursachenforschung)~|lösung|dankbar|{top}',
    ),
    matches: [
      'Für alle Anliegen, die man an sie herantrug, hatte sie eine Erklärung.',
      'Für alles hatte er stets eine Begründung.',
      'Auf jede Nachfrage fand sie eine Erklärung.',
      'Auf Hinweise der Laborleitung hatte er stets rasch eine Erklärung bei der Hand.',
      'Für jedes Versäumnis wusste sie eine einleuchtende Begründung zu finden.',
      'Um eine Erklärung war er auch bei Fehlern nie verlegen.',
      'Eine Entschuldigung hatte sie für Verspätungen immer parat.',
      'Auf Kritik wusste er stets etwas zu entgegnen.',
      'Für Versehen fand er immer eine einleuchtende Begründung.',
      'Eigene Fehler konnte sie stets auf andere Ursachen zurückführen.',
      'Bei Beanstandungen der Meisterin hatte er jederzeit eine Rechtfertigung zur Hand.',
      'Wenn etwas misslang, hatte sie dafür stets eine Begründung parat.',
      'Lief eine Charge schief, war er mit einer Erklärung jederzeit rasch zur Hand.',
    ],
    silent: [
      'Für alle Fragen unserer Kunden hatte er stets eine verständliche Erklärung.',
      'Für jeden Schüler fand sie eine passende Erklärung.',
      'Auf Reklamationen der Kunden hatte sie stets eine gute Erklärung parat.',
      'Hinweise der Leitung nahm er dankbar auf und setzte sie um.',
      'Für Fehler der Anlage fand sie stets rasch eine Erklärung.',
      'Auf Kritik reagierte er sachlich.',
      'Fehler im System konnte sie rasch auf ihre Ursachen zurückführen.',
      'Wenn an der Anlage etwas misslang, hatte sie stets eine Lösung parat.',
    ],
    source,
    note: '',
  },
  {
    id: 'interna',
    title: 'Code für fehlende Verschwiegenheit',
    reading: 'trug nach außen, was im Haus bleiben sollte',
    better: '… war jederzeit absolut verschwiegen.',
    cues: ['was in', 'was bei', 'intern', 'vertrauliches'],
    patterns: [
      pattern(
        '(?:durch|von|über|dank) (?:ihn|ihm|sie|ihr) (?:wuss|erf[au]hr|hör|kann)t?e?n?(?!\\p{L})…(?:mitbewerb|wettbewerb|konkurren|nachbar|außenstehend|(?:früher|eher) als|bevor)~…(?:was (?:in unser|bei uns)|intern)~',
      ),
      pattern('(?:interna|vertrauliches)…(?:gern|freigebig|nie|nicht lange)~…(?:weiter|mit|für sich|geheim)'),
    ],
    unless: pattern('nie (?:an|nach außen)'),
    matches: [
      'Durch ihn wussten Mitbewerber meist früher als die eigene Belegschaft, was in unserem Hause besprochen wurde.',
      'Von ihr erfuhren die Nachbarn stets, was bei uns beraten wurde.',
      'Interna teilte er stets gern auch mit Außenstehenden.',
      'Vertrauliches behielt sie nie lange für sich.',
    ],
    silent: [
      'Durch ihn wussten die Kunden stets, was bei uns neu war.',
      'Von ihr hörten die Kollegen immer, was in der Nachtschicht geschehen war.',
      'Interna behandelte er stets streng vertraulich.',
      'Interna gab sie nie nach außen weiter.',
      'Internes Wissen gab sie stets gern weiter.',
      'Neuigkeiten aus dem Fachgebiet gab sie stets gern weiter.',
    ],
    source,
    note: '',
  },
  {
    id: 'komma-genau',
    title: 'Code für Kleinlichkeit',
    reading: 'kleinlich, verliert sich in Nebensachen',
    better: '… arbeitete stets genau und behielt das Wesentliche im Blick.',
    cues: [
      'komma',
      'tüpfel',
      'büroklammer',
      'pünktchen',
      'erbsen',
      'nebensäch',
      'fußnote',
      'paragraf',
      'paragraph',
      'schreibfehler',
    ],
    patterns: [
      pattern(
        '(?:kommas?|kommata|i-tüpfelchen|tüpfelchen|büroklammern?|pünktchen|erbsen|nebensächlichkeit~?|nebensächlichste~?|nebensächliches|nebensächlichem)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:aufmerksamkeit|schenkte|widmete|liebe|sorgfalt|ruhte|entging|hingabe|ausdauer|achtete|geduld|beschäftig|verweil|vertief|gewidmet)~',
      ),
      pattern(
        '(?:widmete|schenkte|vertiefte|achtete|aufmerksamkeit|hingabe|liebe|ausdauer)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:kommas?|kommata|i-tüpfelchen|büroklammern?|nebensächlichkeit~?|nebensächlichste~?|nebensächliches)',
      ),
    ],
    unless: pattern('(?:lektor|korrektorat|text|satzspiegel|redaktion)~|nicht (?:mit|in) nebens'),
    matches: [
      'Jedem Komma schenkte er stets seine volle Aufmerksamkeit.',
      'Auch Nebensächlichem widmete sie sich jederzeit mit Hingabe.',
      'Mit großer Ausdauer achtete sie stets auf jede Büroklammer.',
      'Noch die kleinste Nebensächlichkeit fand seine Liebe und Sorgfalt, Nebensächlichkeiten beschäftigten ihn stets.',
    ],
    silent: [
      'Sie prüfte jeden Beleg genau.',
      'Im Lektorat schenkte sie auch jedem Komma Aufmerksamkeit.',
      'Er hielt sich nicht mit Nebensächlichem auf.',
      'Auf Einzelheiten achtete er ebenso wie auf das Ganze.',
    ],
    source,
    note: '',
  },
  {
    id: 'besserwisser',
    title: 'Code für Besserwisserei',
    reading: 'wusste alles besser, redete hinein und nörgelte',
    better: '… brachte eigene Vorschläge ein, von denen die Abteilung viel übernahm.',
    cues: ['ratschl', ' rat ', 'vorschl', 'tipps', 'meinung', 'beizutragen', 'beizusteuern'],
    patterns: [
      pattern(
        `{knew} (?:{pers} )?(?:[\\p{L}-]+ ){0,5}(?:ratschläge|verbesserungsvorschläge|vorschläge|tipps|meinung|kommentare|anmerkungen)(?: und [\\p{L}-]+)? (?:[\\p{L}-]+ ){0,3}(?:beizutragen|beizusteuern|zu geben|zu erteilen|zu machen|kundzutun|anzubringen|anzubieten)|(?:ratschläge|verbesserungsvorschläge|tipps) (?:und [\\p{L}-]+ )?{knew} {pers} (?:[\\p{L}-]+ ){0,4}(?:zu (?:geben|erteilen|machen)|beizu\\p{L}+)`,
      ),
      pattern(
        `hatte (?:{pers} )?(?:zu (?:allem|jedem \\p{L}+|jeder \\p{L}+|allen \\p{L}+)|stets|immer|für (?:alles|jeden)) (?:[\\p{L}-]+ ){0,2}(?:rat|ratschläge|ratschlag|verbesserungsvorschläge|tipps|meinung) (?:[\\p{L}-]+ )?(?:parat|bereit|zur hand|bei der hand|übrig)`,
      ),
      pattern(
        '(?:sparte|geizte|hielt) (?:{pers} )?(?:[\\p{L}-]+ ){0,2}nicht (?:hinter dem berg )?(?:mit (?:\\p{L}+ )?(?:ratschlägen|verbesserungsvorschlägen|vorschlägen|belehrungen|tipps)|zurück mit (?:ratschlägen|verbesserungsvorschlägen))|an (?:\\p{L}+ )?(?:ratschlägen|verbesserungsvorschlägen|belehrungen) ließ (?:{pers} )?(?:es )?(?:[\\p{L}-]+ ){0,3}nicht (?:fehlen|mangeln)',
      ),
      pattern(
        `zu (?:allem|jedem \\p{L}+|jeder \\p{L}+|allen \\p{L}+) {knew} {pers} (?:[\\p{L}-]+ ){0,2}(?:etwas|viel|einiges) (?:beizutragen|beizusteuern|zu sagen|anzumerken)`,
      ),
    ],
    unless: pattern(
      'umgesetzt|übernommen|aufgegriffen|wertvoll~|hilfreich~|nützlich~|sinnvoll~|konstruktiv~|klug~|durchdacht~|gewinn~|nutzen|erfolg~|verwirklich~|verbessert|(?:kund|gäst|patient|mandant|elter|klient|käufer|anfänger|auszubildend)~|{top}',
    ),
    matches: [
      'Zu Arbeitsabläufen wusste sie stets Ratschläge und Verbesserungsvorschläge beizutragen.',
      'Er hatte zu allem einen Rat parat.',
      'Sie sparte nicht mit Verbesserungsvorschlägen.',
      'An Ratschlägen ließ er es nicht fehlen.',
      'Zu jedem Vorgang wusste sie etwas beizutragen.',
    ],
    silent: [
      'Er wusste stets Rat.',
      'Ihren Kunden wusste sie stets gute Ratschläge zu geben.',
      'Sie brachte wertvolle Verbesserungsvorschläge ein.',
      'Seine Verbesserungsvorschläge wurden umgesetzt.',
      'Sie wusste zum Erfolg der Abteilung stets beizutragen.',
    ],
    source,
    note: 'Nur in Zeugnissen, die sonst wenig loben; ein gutes meint die Vorschläge als Lob.',
  },
];
