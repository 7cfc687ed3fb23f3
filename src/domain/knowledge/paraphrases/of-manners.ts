import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const own = '(?:{poss}(?: eigenen?)?|eigene[rnms]?|der eigenen|des eigenen|dem eigenen)';
const till =
  '(?:über |hindurch |lang )?(?:\\p{L}+ )?(?:anwesend|dabei|zugegen|mit dabei|zu sehen|im saal|im raum|im haus|vor ort)';
const event =
  '\\p{L}*(?:konferenz|sitzung|besprechung|schulung|vortrag|vorträge|veranstaltung|führung|lesung|messe|unterricht|unterweisung|workshop|versammlung|visite|seminar|präsentation|fortbildung|fest|feier|teamrunde)\\p{L}*';

const view =
  '{poss} (?:eigenen? )?(?:meinung|sicht(?:weise)?(?: der dinge)?|standpunkte?|ansicht(?:en)?|auffassung(?:en)?|einw[aä]nde?n?|bedenken)';
const decided = '(?:gefallen|entschieden|beschlossen|getroffen|besiegelt|abgeschlossen)';
const decision =
  '(?:entscheidung(?:en)?|beschluss|beschlüssen|abstimmung|beschlussfassung|ende der (?:diskussion|aussprache))';
const everywhere =
  '(?:(?:bei|zu) jeder (?:sich bietenden |passenden und unpassenden )?(?:gelegenheit|frage)|bei jedem anlass|zu jedem (?:thema|punkt|anlass)|in jeder (?:\\p{L}*sitzung|\\p{L}*besprechung|runde)|unüberhörbar|laut und deutlich)';

const demand = '(?:anspruch|ansprüche|maßstab|maßstäbe|erwartungen|anforderungen)';
/** What is found fault with, and that it is said. */
const critique =
  '(?:kritik|kritisch~|beanstand~|bemängel~|tadel~|mängel (?:\\p{L}+ ){0,2}(?:ungefragt|offen|deutlich)|auszusetzen)';

/** Manners and habits told friendly, near the phrases that the guides list. */
export const ofManners: readonly Paraphrase[] = [
  {
    id: 'meinung-anderer',
    of: 'durchsetzen',
    cues: [
      'auffassung',
      'meinung',
      'ansicht',
      'linie',
      'widerspruch',
      'widerrede',
      'anders dachte',
      'vorstellung',
      'das sagen',
      'willen',
      'argument',
    ],
    patterns: [
      pattern(
        'wer (?:{poss} (?:\\p{L}+ )?(?:auffassung|meinung|ansicht|linie|vorstellung|vorstellungen|weg|standpunkt)|anderer (?:auffassung|meinung|ansicht)|anders dachte)… (?:lernte|merkte|spürte|fügte|schloss|wusste|bekam|begriff|musste|hatte|gab|stellte)',
      ),
      pattern(
        '(?:duldete|ließ|kannte|akzeptierte|gestattete|vertrug|duldet|kennt)… (?:keinen|keine|keinerlei|wenig|kaum) (?:widerspruch|widerrede|andere meinung|zweite meinung|abweichende \\p{L}+|gegenrede)',
      ),
      pattern(
        '(?:alle|jeder|jede|mitarbeit\\p{L}+|das team|{mates})… (?:wussten?|spürten?|merkten?)(?: stets| immer| bald| rasch| schnell)?,? wer… (?:das sagen|zu bestimmen|zu entscheiden) hat(?:te)?',
      ),
      pattern(
        '(?:setzte|bekam|erreichte)… {poss} (?:willen|kopf|ansicht|meinung|vorstellungen) (?:stets |immer |auch )?(?:gegen|durch)',
      ),
    ],
    unless: pattern('kund~|lieferant~|argumente überzeug~|verhandl~|gewann|überzeugte alle'),
    matches: [
      'Wer ihre Auffassung nicht teilte, lernte rasch, sich ihr anzuschließen.',
      'Wer anderer Meinung war, merkte bald, dass es bei seiner Entscheidung blieb.',
      'Er duldete in seiner Abteilung keinen Widerspruch.',
      'Sie ließ keine andere Meinung gelten.',
      'Das Team wusste stets, wer das Sagen hat.',
      'Er setzte seinen Willen stets durch.',
    ],
    silent: [
      'Wer anderer Meinung war, den überzeugte sie mit Argumenten.',
      'Seine Auffassung vertrat er stets sachlich.',
      'Gegenüber Lieferanten setzte sie unsere Vorstellungen durch.',
    ],
    source,
    note: '',
  },
  {
    id: 'meinung-ohne-ende',
    of: 'durchsetzen',
    cues: ['meinung', 'sicht', 'standpunkt', 'auffassung', 'einwänd', 'einwand', 'bedenken'],
    patterns: [
      pattern(
        `${view}(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:wenn|als|nachdem|obwohl) [^.;:!?]{2,50}?(?<!\\p{L})${decided}`,
      ),
      pattern(
        `${view}(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})nach (?:\\p{L}+ ){0,2}${decision}|(?:auch|noch) (?:lange )?nach (?:\\p{L}+ ){0,2}${decision}(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})${view}`,
      ),
      pattern(`${view}(?!\\p{L})…${everywhere}|${everywhere}(?!\\p{L})…${view}`),
      pattern('zu (?:allem|jedem|jeder sache) (?:stets |immer )?(?:seine |ihre |eine )(?:eigene )?meinung'),
    ],
    unless: pattern(
      '(?:kund|mandant|leser|hörer|sachlich|konstruktiv|fundiert|begründet|fair|sachkund|überzeug|gehört|gefragt|geschätzt|geachtet|einholte|ermutig)~|fachlich~|kurz und',
    ),
    matches: [
      'Seine Sicht der Dinge legt er auch dann noch ausführlich dar, wenn die Entscheidung bereits gefallen ist.',
      'Er war dafür bekannt, dass er seine Meinung bei jeder sich bietenden Gelegenheit und unüberhörbar zur Geltung brachte.',
      'Ihre Einwände trug sie auch noch vor, nachdem die Sache längst beschlossen war.',
      'Ihren Standpunkt vertrat sie auch nach der Entscheidung weiter.',
      'Noch lange nach dem Beschluss der Leitung kam er auf seine Bedenken zurück.',
      'In jeder Sitzung machte er seinen Standpunkt geltend.',
      'Zu jedem Thema äußerte sie ihre Meinung.',
      'Er hatte zu allem eine Meinung.',
    ],
    silent: [
      'Ihre Meinung vertrat sie in jeder Sitzung sachlich und überzeugend.',
      'Seine Bedenken trug er vor, bevor die Entscheidung gefallen war.',
      'Ihre Meinung war in jeder Besprechung gefragt.',
      'Sie setzte Beschlüsse auch dann um, wenn sie anderer Meinung war.',
      'Aus Sicht der Kunden traf er nach der Entscheidung den richtigen Ton.',
    ],
    source,
    note: '',
  },
  {
    id: 'anspruch-an-andere',
    of: 'anspruchsvoll-kritisch',
    cues: ['kritik', 'anspruch', 'ansprüche', 'maßstab', 'maßstäbe', 'verlangte', 'verlangt', 'forderte'],
    patterns: [
      pattern(
        `${demand}(?!\\p{L})[^.;:!?]{0,90}?(?<!\\p{L})an (?:die |alle |{poss} |seine |ihre )?(?:andere[nr]?|kolleg~|vorgesetzte[n]?|mitmenschen|umgebung|umfeld)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})${critique}`,
      ),
      pattern(
        `(?:was|wie viel) {pers} von sich (?:selbst )?(?:verlangt|verlangte|fordert|forderte|erwartet|erwartete),[^.;:!?]{0,20} (?:verlangt|verlangte|fordert|forderte|erwartet|erwartete) {pers} (?:\\p{L}+ )?von (?:den |allen |{poss} )?(?:andere[nr]?|kolleg~)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})${critique}`,
      ),
      pattern(
        '{poss} kritik (?:trug|trägt|brachte|bringt|äußerte|äußert|vertrat|vertritt|sprach|spricht) {pers} (?:{always} |dabei |auch )*(?:mit (?:allem |großem |viel )?nachdruck|nachdrücklich|ungefragt|laut|lautstark|unverblümt|unbeirrt|in aller schärfe|scharf)|(?:trug|trägt|brachte|bringt|äußerte|äußert) (?:{pers} )?(?:\\p{L}+ )?{poss} kritik (?:{always} |dabei |auch )*(?:mit (?:allem |großem |viel )?nachdruck|nachdrücklich|ungefragt|lautstark|unverblümt|in aller schärfe)',
      ),
    ],
    unless: pattern(
      'konstruktiv~|sachlich~|förderlich~|hilfreich~|half~|wertvoll~|ohne zu verletzen|wertschätzend~|dankbar~|begeister~|film~|theater~|kunst~|literatur~',
    ),
    matches: [
      'Den Anspruch, den er an sich selbst stellt, legt er auch an andere an, und seine Kritik trägt er mit Nachdruck vor.',
      'Ihre hohen Maßstäbe legte sie auch an ihre Kollegen an und äußerte ihre Kritik deutlich.',
      'Seine Kritik brachte er stets mit Nachdruck vor.',
      'Was sie von sich verlangte, verlangte sie auch von anderen, und mit Kritik hielt sie nicht zurück.',
      'Hohe Ansprüche stellte er an sich und an andere, und Mängel sprach er ungefragt an.',
    ],
    silent: [
      'Hohe Maßstäbe legte sie stets an die eigene Arbeit an.',
      'Ihre Kritik trug sie stets sachlich und mit Nachdruck vor.',
      'Den hohen Anspruch, den er an sich selbst stellte, vermittelte er auch seinem Team.',
      'Was sie von sich verlangte, verlangte sie auch von ihren Mitarbeitern, und sie führte sie zu sehr guten Leistungen.',
      'Konstruktive Kritik nahm er gern an.',
    ],
    source,
    note: '',
  },
  {
    id: 'noergler',
    of: 'anspruchsvoll-kritisch',
    cues: [
      'beanstandung',
      'einwänd',
      'bedenken',
      'kritik',
      'maßstab',
      'maßstäbe',
      'unzufrieden',
      'auszusetzen',
      'verbesserungswürdig',
      'mängel',
    ],
    patterns: [
      pattern(
        '(?:ließ|lässt) (?:uns|die \\p{L}+|{mates}|vorgesetzte|alle)… an {poss} (?:\\p{L}+ )?(?:beanstandungen|einwänden|bedenken|kritik|unzufriedenheit|urteilen|sorgen)(?: \\p{L}+){0,4} teilhaben',
      ),
      pattern(
        '(?:an|auch an) (?:die |unsere |den )?(?:\\p{L}+ und )?(?:abläufe|ausstattung|arbeitsbedingungen|kollegen|vorgesetzte|die führung|die leitung|entscheidungen|{mates})… (?:legte|legt)… (?:hohe[nr]?|strenge[nr]?) (?:maßstab|maßstäbe|ansprüche)|(?:legte|legt) (?:{pers} )?(?:\\p{L}+ )?(?:einen )?(?:hohe[nr]?|strenge[nr]?) (?:maßstab|maßstäbe) an (?:die |den )?(?:andere|kolleg|vorgesetzt|leitung|abläufe|arbeitsbedingungen|ausstattung)~',
      ),
      pattern(
        '(?:sparte|hielt|geizte|sparte)… (?:nicht|nie|selten|kaum) (?:\\p{L}+ )?mit (?:\\p{L}+ )?(?:kritik|beanstandungen|einwänden|bedenken|urteilen)|mit (?:{poss} )?(?:kritik|beanstandungen|einwänden|bedenken) (?:\\p{L}+ )*(?:sparte|hielt|geizte)… (?:nicht|nie|selten|kaum)',
      ),
      pattern('aus {poss} (?:unzufriedenheit|unmut|enttäuschung|ärger)… (?:keinen hehl|kein geheimnis)'),
      pattern(
        '(?:fand|findet|hatte|hat) (?:{pers} )?(?:an|bei)… (?:stets|immer|oft|häufig|regelmäßig|jedes mal) (?:etwas|einiges|manches) (?:auszusetzen|zu bemängeln|zu beanstanden|verbesserungswürdiges)',
      ),
    ],
    unless: pattern(
      'an (?:sich|die eigene|{poss} eigene)|kund~|prüf~|lieferant~|qualitätssich~|konstruktiv~',
    ),
    matches: [
      'An Abläufe und Ausstattung legte er einen hohen Maßstab an und ließ uns an seinen Beanstandungen regelmäßig teilhaben.',
      'Sie sparte nicht mit Kritik.',
      'Mit Einwänden hielt er selten zurück.',
      'Aus ihrer Unzufriedenheit machte sie keinen Hehl.',
      'Er fand an unseren Abläufen stets etwas auszusetzen.',
      'An die Kollegen legte er strenge Maßstäbe an.',
    ],
    silent: [
      'An sich selbst legte sie stets hohe Maßstäbe an.',
      'Beanstandungen unserer Kunden bearbeitete er zügig.',
      'Sie war offen für Kritik und lernte daraus.',
    ],
    source,
    note: '',
  },
  {
    id: 'von-sich-durchdrungen',
    of: 'gesundes-selbstvertrauen',
    cues: [
      'überzeugt',
      'zweifel',
      'wert',
      'hinterm berg',
      'hinter dem berg',
      'scheffel',
      'hehl',
      'geheimnis',
      'vorzüge',
      'wusste',
      'unfehlbar',
    ],
    patterns: [
      pattern(
        `(?:von|vom|an) (?:der |dem )?(?:richtigkeit|güte|wert|qualität|überlegenheit|wichtigkeit|bedeutung|vorzügen) ${own} \\p{L}+…(?:überzeugt|glaubte|zweifel|durchdrungen)~?|(?:überzeugt|durchdrungen) (?:von|vom) (?:der |dem )?(?:richtigkeit|güte|wert|qualität|überlegenheit|wichtigkeit) ${own}`,
      ),
      pattern(
        `(?:zweifel~?|zweifelte)… (?:an sich|an (?:den |der |dem )?eigenen? \\p{L}+|an {poss} (?:arbeit|person|meinung|fähigkeiten|können|urteil|ansichten|ideen))…(?:nie|nicht|kannte|fremd|kamen|selten|kaum|keine)|(?:kannte|hatte|hegte)… (?:keine|keinen|nie|kaum) zweifel an (?:sich|(?:den |der |dem )?eigene\\p{L}*)`,
      ),
      pattern(
        `(?:wusste|weiß|war sich)… (?:um|von) {poss} (?:eigenen )?(?:\\p{L}+ )?(?:wert|können|bedeutung|vorzüge|stärken|verdienste|wirkung)(?=[ ,.]|$)|{poss} (?:eigenen )?(?:werts|wertes|bedeutung|könnens) (?:war|ist) {pers} sich (?:\\p{L}+ )?bewusst`,
      ),
      pattern(
        'was {pers} (?:\\p{L}+ )?(?:kann|konnte|weiß|leistet|leistete)[^.;:!?]{0,40}(?:wusste|zeigte|sagte|erwähnte|betonte) (?:{pers} )?(?:selbst|auch|gern\\p{L}*|am besten)',
      ),
      pattern(
        `(?:hielt|hält)… (?:mit|damit)… (?:${own} \\p{L}+ )?(?:\\p{L}+ ){0,5}(?:nicht|nie|selten) (?:hinterm|hinter dem) berg|{poss} licht (?:\\p{L}+ )?(?:nicht|nie) unter den scheffel|aus {poss} (?:können|vorzügen|kenntnissen|verdiensten|fähigkeiten)… (?:keinen hehl|kein geheimnis)`,
      ),
    ],
    unless: pattern(
      '{result}|kund~|gäst~|besonnen|lernbereit~|bescheiden~|ohne {poss}|unter den kolleg~ gilt',
    ),
    matches: [
      'Auch von der Richtigkeit eigener Einfälle war sie stets unerschütterlich überzeugt.',
      'Was er kann, das wusste er selbst am besten, und damit hielt er auch auf der Baustelle nicht hinterm Berg.',
      'Er wusste stets um seinen Wert.',
      'Zweifel an der eigenen Arbeit kannte sie nicht.',
      'Sie stellte ihr Licht nie unter den Scheffel.',
      'Seines Wertes war er sich jederzeit bewusst.',
      'Aus seinen Fähigkeiten machte er kein Geheimnis.',
    ],
    silent: [
      'Sie war von der Richtigkeit unserer Strategie überzeugt.',
      'Von der Qualität seiner Arbeit waren unsere Kunden überzeugt.',
      'Er wusste viel und blieb bescheiden.',
      'Ihr Wissen gab sie gern an die Kollegen weiter.',
    ],
    source,
    note: '',
  },
  {
    id: 'vergass-die-zeit',
    of: 'geselligkeit',
    cues: ['vergaß', 'vergisst', 'verging', 'plaud', 'pläusch', 'plausch', 'unterhalten', 'schwatz'],
    patterns: [
      pattern(
        '(?:gesellschaft|gespräch|gesprächen|runde|kreis|kreise|pause|pausen|kolleg\\p{L}+|plaudern|unterhaltung)[^.;!?]{0,40}(?:vergaß|vergisst|vergaßen)… (?:die )?(?:zeit|stunde|uhr|arbeit)',
      ),
      pattern(
        '(?:vergaß|vergisst)… (?:die )?(?:zeit|stunde|uhr|arbeit)[^.;!?]{0,40}(?:gesellschaft|gespräch|runde|kreis|pause|kolleg|plaudern|unterhaltung)\\p{L}*',
      ),
      pattern(
        '(?:gesellschaft|gespräch|runde|pause|plaudern|unterhaltung)\\p{L}*[^.;!?]{0,40}verging[^.;!?]{0,20}(?:zeit|stunde|arbeitstag|vormittag|nachmittag)[^.;!?]{0,30}(?:im flug|unbemerkt|schnell|rasch)?',
      ),
      pattern(
        '(?:für|zu) (?:einen|einem) (?:\\p{L}+ )?(?:plausch|schwatz|schwätzchen|pläuschchen)…(?:zeit|gelegenheit|bereit|zu haben|aufgelegt)',
      ),
      pattern(
        '(?:man|wir|{mates}) konnten? (?:man |sich |uns )*(?:mit {dat} )?(?:\\p{L}+ )?(?:gut|angenehm|prächtig|trefflich|lange|stundenlang) unterhalten|mit {dat} konnte man sich [^.;!?]{0,30}unterhalten',
      ),
    ],
    unless: pattern('kund~|gäst~|patient~|bewohn~|kinder~?'),
    matches: [
      'Besonders mit den anderen Studierenden verstand er sich prächtig, und in deren Gesellschaft vergaß er manches Mal die Zeit.',
      'Im Gespräch mit Kollegen vergaß sie gern die Zeit.',
      'In froher Runde verging ihm die Zeit im Flug.',
      'Sie vergaß mitunter die Zeit, wenn sie in der Pause saß.',
      'Für einen Plausch war er jederzeit zu haben.',
      'In den Pausen vergaß er leicht die Uhr.',
      'Man konnte sich mit ihr gut unterhalten.',
      'Mit ihm konnte man sich stets angenehm unterhalten.',
    ],
    silent: [
      'Über ihrer Arbeit vergaß sie manches Mal die Zeit.',
      'Im Gespräch mit unseren Gästen vergaß sie nie die Uhr.',
      'Er vergaß keinen Termin.',
    ],
    source,
    note: '',
  },
  {
    id: 'haette-lernen-koennen',
    of: 'gelegenheit',
    cues: [
      'hätte',
      'stand ihm',
      'stand ihr',
      'standen ihm',
      'standen ihr',
      'ihm standen',
      'ihr standen',
      'ihm stand',
      'ihr stand',
    ],
    patterns: [
      pattern(
        '(?:stand|standen|bot|boten|gab|gibt|hielt|hielten)(?!\\p{L})… (?:offen|gelegenheit~|möglichkeit~|angebote?|zur verfügung|bereit|frei)(?!\\p{L})[^.;!?]{0,100}hätten? (?:\\p{L}+ ){0,6}können',
      ),
      pattern(
        '(?:offen|gelegenheit~|möglichkeit~|angebote?|zur verfügung|bereit|frei)(?!\\p{L})[^.;!?]{0,100}(?:können hätten?|hätten? (?:\\p{L}+ ){0,6}können)',
      ),
      pattern(
        '(?:kurse?|schulungen|seminare|werkstätten|bibliothek|fortbildungen|lehrgänge|labore?|lernprogramme?|unterricht|weiterbildungen)\\p{L}*(?: \\p{L}+){0,3} (?:hätten? (?:{pers} )?(?:\\p{L}+ ){0,5}(?:besuchen|nutzen|belegen|lernen) können|standen? {dat} (?:\\p{L}+ ){0,3}(?:offen|frei))|{dat} standen? (?:\\p{L}+ ){0,4}(?:kurse?|schulungen|seminare|werkstätten|fortbildungen|lehrgänge|lernprogramme?|angebote)\\p{L}* (?:\\p{L}+ ){0,3}(?:offen|frei)',
      ),
    ],
    unless: pattern('nutzte|nahm {pers}?|wahrgenommen|{result}|besuchte|machte… gebrauch|belegte|kund~|gern'),
    matches: [
      'Ihm standen unsere internen Werkstätten offen, in denen er sich mit Bildbearbeitung und Farbkorrektur hätte vertraut machen können.',
      'Wir boten ihr Gelegenheiten, bei denen sie viel hätte lernen können.',
      'Die Kurse unserer Akademie standen ihm jederzeit offen.',
      'Ihr standen alle Fortbildungen des Hauses offen.',
      'Es gab im Haus Angebote, die er hätte nutzen können.',
    ],
    silent: [
      'Die Kurse unserer Akademie standen ihm offen, und er besuchte sie mit Erfolg.',
      'Für Fragen stand sie jederzeit zur Verfügung.',
      'Wir hätten uns keinen besseren Kollegen wünschen können.',
    ],
    source,
    note: '',
  },
  {
    id: 'eifrig-am-werk',
    of: 'interesse-ohne-ergebnis',
    cues: ['am werk', 'ans werk', 'zu werke', 'entgegen', 'bei der sache'],
    patterns: [
      pattern(
        '(?:war|ging|ist|geht|machte)… mit (?:\\p{L}+ )?(?:interesse|eifer|feuereifer|neugier)(?: und (?:\\p{L}+ )?(?:eifer|interesse|neugier|schwung|begeisterung))? (?:am werk|ans werk|zu werke|bei der sache)',
      ),
      pattern(
        '(?:{poss} (?:ausbildung|arbeit|aufgaben?|tätigkeit|beruf|fach|praktikum)|den (?:\\p{L}+ )?(?:themen|inhalten|fächern|aufgaben)) (?:\\p{L}+ ){0,3}(?:brachte|bringt|stand|begegnete) (?:{pers} )?(?:\\p{L}+ ){0,2}(?:neugier|interesse|begeisterung|aufgeschlossenheit)(?: und (?:\\p{L}+ )?\\p{L}+)? entgegen',
      ),
    ],
    unless: pattern(
      '{result}|gut~|{top}|erfolg~|stets|jederzeit|immer|groß~|hoh~|vollend~|abschl~|schloss|konzentriert',
    ),
    matches: [
      'Bei der Aufnahme der Neuzugänge war sie mit regem Interesse und spürbarem Eifer am Werk.',
      'Ihrer Ausbildung brachte sie viel Neugier und Begeisterung entgegen, am meisten den Orchideen.',
      'An die Bestellungen ging er mit Eifer ans Werk.',
      'Den Inhalten des Studiums brachte er Interesse entgegen.',
    ],
    silent: [
      'Mit großem Eifer und sehr guten Ergebnissen war sie stets am Werk.',
      'Ihren Aufgaben brachte sie stets großes Interesse entgegen.',
      'Den Kindern brachte sie viel Wärme entgegen.',
    ],
    source,
    note: '',
  },
  {
    id: 'nie-nachgewiesen',
    of: 'ehrlichkeit-eingeschraenkt',
    cues: [
      'nachgewiesen',
      'nachweisen',
      'nachzuweisen',
      'verdacht',
      'angelastet',
      'zur last',
      'bestätigt',
      'erhärte',
      'bewahrheit',
      'unterschlag',
      'vorwürf',
    ],
    patterns: [
      pattern(
        '(?:konnte|konnten|war|ist|ließ|ließen|wurde)… (?:{dat}|herrn? \\p{L}+|frau \\p{L}+) (?:sich )?(?:\\p{L}+ )?(?:nie|nichts|nicht|niemals|kein\\p{L}*)[^.;!?]{0,40}(?:nachgewiesen|nachweisen|nachzuweisen|angelastet|anlasten|zur last gelegt|zur last legen)|{dat} (?:war|ist|konnte) (?:nie|nichts|nicht)[^.;!?]{0,30}(?:nachzuweisen|nachgewiesen)',
      ),
      pattern(
        '(?:verdacht|verdächtigung|vorwurf|vorwürfe|gerücht|gerüchte)\\p{L}*[^.;!?]{0,50}(?:nicht|nie|niemals|kein\\p{L}*)[^.;!?]{0,30}(?:bestätig|erhärt|bewahrheit|nachgewiesen|beweisen|bewiesen|belegen)\\p{L}*',
      ),
      pattern(
        '(?:unregelmäßigkeiten|fehlbeträge|fehlbestände|unterschlagungen?|manko|differenzen)[^.;!?]{0,40}(?:{dat}|herrn? \\p{L}+|frau \\p{L}+)[^.;!?]{0,30}(?:nicht|nie|niemals|kaum)',
      ),
    ],
    unless: pattern('kund~|patient~|mandant~|aufdeckte|deckte'),
    matches: [
      'In der Kasse konnte ihm nie etwas nachgewiesen werden.',
      'Ihr war nichts nachzuweisen.',
      'Der Verdacht gegen ihn hat sich nicht bestätigt.',
      'Fehlbeträge konnten Frau Kern nie angelastet werden.',
      'Vorwürfe ließen sich nicht erhärten.',
    ],
    silent: [
      'Unregelmäßigkeiten deckte sie zuverlässig auf.',
      'Ihre Kenntnisse hat sie mit dem Zertifikat nachgewiesen.',
      'Die Kasse stimmte stets auf den Cent.',
    ],
    source,
    note: '',
  },
  {
    id: 'kein-wort-verlieren',
    of: 'ausgespart',
    cues: ['wort', 'schweigen', 'nicht reden', 'nicht sprechen', 'mantel'],
    patterns: [
      pattern(
        '(?:über|zu|von) (?:die |den |der |das |{poss} )?(?:\\p{L}+ (?:der|des|von) )?(?:\\p{L}+ )?\\p{L}*(?:reklamation|beschwerde|fehler|fehlzeit|ergebnis|umsätze|umsatz|zahlen|leistung|arbeit|pausen|ausfäll|qualität|termin|verspätung)\\p{L}* [^.;!?]{0,50}(?:kein wort|keine worte|nicht viele worte|schweigen|nicht (?:reden|sprechen)|den mantel)[^.;!?]{0,20}',
      ),
    ],
    unless: pattern('für sich selbst|sprechen für|{top}|verstand sich|zuverlässig~|selbstverständlich'),
    matches: [
      'Über die Zahl der Reklamationen muss man bei ihm kein Wort verlieren.',
      'Über ihre Fehlzeiten möchten wir schweigen.',
      'Über seine Arbeitsergebnisse brauchen wir nicht viele Worte zu verlieren.',
      'Über die Qualität der Arbeiten wollen wir hier nicht reden.',
    ],
    silent: [
      'Ihre Ergebnisse sprechen für sich selbst.',
      'Über Kundendaten verlor sie kein Wort.',
      'Seine Arbeit machte nicht viele Worte nötig, die Zahlen sprechen für ihn.',
    ],
    source,
    note: '',
  },
  {
    id: 'nichts-vorgefallen',
    of: 'negated-praise',
    cues: [
      'streit',
      'vorkommnis',
      'zwischenf',
      'auseinandersetz',
      'reiberei',
      'unstimmigkeit',
      'vorfäll',
      'auffälligkeit',
      'missstimm',
      'misst',
      'vorgefallen',
      'reibung',
    ],
    patterns: [
      pattern(
        '(?:gab|gibt|(?:kam|kamen)(?= es)) (?:es )?(?:\\p{L}+ ){0,3}?(?:kein|keine|keinen|keinem|keinerlei|nie|niemals|nicht|nie zu|zu keinen|zu keinem|zu keinerlei) (?:zu )?(?:\\p{L}+ )?(?:streit|streitigkeiten|vorkommnisse\\p{L}*|zwischenf[aä]lle\\p{L}*|auseinandersetzung\\p{L}*|reibereien|reibungen|unstimmigkeiten|vorf[aä]lle\\p{L}*|auffälligkeiten|missstimmung\\p{L}*|misstöne\\p{L}*)',
      ),
      pattern(
        '(?:verlief|verliefen|war|blieb|blieben)… (?:ohne|frei von) (?:\\p{L}+ )?(?:streit|vorkommnisse|zwischenfälle|auseinandersetzungen|reibereien|reibungen|unstimmigkeiten|vorfälle|auffälligkeiten|misstöne)n?',
      ),
      pattern('(?:ist|war) (?:uns |\\p{L}+ ){0,2}nichts vorgefallen'),
    ],
    unless: pattern(
      '{top}|schlichtete|vermied|sorgte|dank {poss}|unter (?:{poss}|frau|herrn)|de[nrm] (?:er|sie|herr|frau)|geschlichtet|solange',
    ),
    matches: [
      'Im Verhalten zu mir und den Kollegen gab es keinen Streit.',
      'Im Verhalten gegenüber der Inhaberin und den Kolleginnen gab es keinerlei Vorkommnisse.',
      'Mit den Kollegen kam es nie zu Auseinandersetzungen.',
      'Die Zusammenarbeit verlief ohne Zwischenfälle.',
      'Sein Umgang mit den Vorgesetzten blieb frei von Misstönen.',
      'Im Umgang mit Kunden ist nichts vorgefallen.',
    ],
    silent: [
      'Streit schlichtete sie stets mit Geschick.',
      'Dank ihrer Umsicht gab es keine Zwischenfälle.',
      'Sie suchte nie den Streit, sondern die Lösung.',
    ],
    source,
    note: '',
  },
  {
    id: 'mit-fester-hand',
    of: 'one-sided-leadership',
    cues: ['hand', 'zügel', 'streng', 'straff', 'eisern', 'regiment', 'zucht'],
    patterns: [
      pattern(
        'unter {poss} (?:festen|strengen|straffen|harten|eisernen|strammen|strikten) (?:hand|führung|leitung|regie|aufsicht|zucht|regiment)|unter {poss} (?:strengem|straffem|festem|eisernem) regiment',
      ),
      pattern(
        '(?:führte|führt|leitete|leitet|lenkte|regierte|steuerte)…mit (?:fester|strenger|straffer|harter|eiserner|starker) hand|mit (?:fester|strenger|straffer|harter|eiserner|starker) hand (?:führte|führt|leitete|leitet|lenkte|regierte)|(?:führte|führt|hatte|hielt)… (?:ein )?(?:strenges|straffes|hartes|eisernes|festes) regiment',
      ),
      pattern('(?:hielt|hält|hatte|führte)… die zügel (?:\\p{L}+ )*(?:straff|fest|in der hand|kurz)'),
    ],
    unless: pattern('motivier~|zufrieden~|klima|geschätzt|vertrauen|fair~?|wertschätz~|anerkannt'),
    matches: [
      'Unter ihrer festen Hand erzielte die Abteilung stets gute Zahlen.',
      'Er leitete die Gruppe mit fester Hand.',
      'Sie führte ein strenges Regiment.',
      'Er hielt die Zügel stets straff in der Hand.',
      'Unter seiner strengen Führung erreichte das Team die Ziele.',
    ],
    silent: [
      'Mit fester Hand und fairem Ton führte sie ein motiviertes Team.',
      'Das Werkzeug führte er mit ruhiger Hand.',
      'Unter ihrer Leitung erzielte die Abteilung stets gute Zahlen.',
    ],
    source,
    note: '',
  },
  {
    id: 'erste-kenntnisse',
    of: 'room-to-grow',
    cues: [
      'grundkenntnis',
      'grundwissen',
      'basiswissen',
      'basiskenntnis',
      'anfangskenntnis',
      'erste kenntnisse',
      'elementare',
    ],
    patterns: [
      pattern(
        '(?:brachte|bringt|verfügte?|verfügt|zeigte|zeigt|erwarb|hatte|kannte)(?!\\p{L})[^.;!?]{0,40}(?:grundkenntnisse\\p{L}*|grundwissen|basiswissen|basiskenntnisse\\p{L}*|anfangskenntnisse\\p{L}*|erste kenntnisse|elementare kenntnisse)',
      ),
      pattern(
        '(?:grundkenntnisse\\p{L}*|grundwissen|basiswissen|basiskenntnisse\\p{L}*|anfangskenntnisse\\p{L}*)[^.;!?]{0,40}(?:waren (?:\\p{L}+ )?vorhanden|brachte|bringt|besitzt|besaß|verfügte|sind vorhanden)',
      ),
    ],
    unless: pattern(
      'vertieft~|erweitert~|ausbau~|baute|gut(?:e[nrms]?)? (?:grund|basis)~|solide|fundiert|sehr|rasch|umfassend~|darüber hinaus|sicher~?|englisch|spanisch|französisch|russisch|polnisch|sprach~|vermittel~|zudem|zusätzlich',
    ),
    matches: [
      'Herr Ehmke brachte Grundkenntnisse im Tonschnitt mit.',
      'Sie verfügt über Basiswissen in der Buchhaltung.',
      'Grundkenntnisse der Statik waren vorhanden.',
      'Er zeigte erste Kenntnisse im Umgang mit dem Programm.',
    ],
    silent: [
      'Sie brachte gute Grundkenntnisse mit und vertiefte sie rasch.',
      'Grundkenntnisse in Spanisch brachte sie mit.',
      'Er vermittelte den Auszubildenden Grundkenntnisse.',
    ],
    source,
    note: '',
  },
  {
    id: 'was-einer-braucht',
    of: 'bare-minimum',
    cues: [
      'kenntnisse, die',
      'wissen, das',
      'fertigkeiten, die',
      'fähigkeiten, die',
      'rüstzeug',
      'kenntnisse die',
    ],
    patterns: [
      pattern(
        '(?:kenntnisse|fachkenntnisse|fertigkeiten|fähigkeiten|wissen|rüstzeug),? (?:die|das) (?:ein|eine|man|jede[rs]?|der|die|{poss} \\p{L}+|für \\p{L}+)[^.;!?]{0,40}(?:braucht|brauchte|benötigt|benötigte|haben muss|haben sollte|mitbringen muss|verlangt|verlangte|voraussetzt|voraussetzte|erfordert|erforderte|nötig (?:ist|sind|war|waren)|ausreichen|ausreichten|genügen|genügten)',
      ),
    ],
    unless: pattern('weit|darüber hinaus|{top}|stets|jederzeit|sehr|alle'),
    matches: [
      'Er hat die Kenntnisse, die ein Fahrer braucht.',
      'Sie besitzt das Wissen, das man in diesem Beruf haben muss.',
      'Er verfügt über die Fertigkeiten, die seine Stelle verlangte.',
    ],
    silent: [
      'Sie verfügt über Kenntnisse, die weit über das hinausgehen, was die Stelle verlangt.',
      'Er besitzt alle Fertigkeiten, die ein Meister braucht.',
    ],
    source,
    note: '',
  },
  {
    id: 'aeusserliches-gelobt',
    of: 'self-evident',
    cues: [
      'aussehen',
      'schriftbild',
      'handschrift',
      'leserlich',
      'äußerlich',
      'arbeitskleidung',
      'berufskleidung',
      'rechten zeit',
      'fahrzeug',
      'wagen',
      'haar',
      'nägel',
    ],
    patterns: [
      pattern(
        '\\p{L}*(?:zeichnung|bericht|unterlage|ausarbeitung|präsentation|protokoll|mappe|text|tabelle|plan|pläne|akte|arbeit)\\p{L}* (?:war|waren|ist|sind|hatten?)… (?:von|ein) (?:\\p{L}+ ){0,2}(?:aussehen|schriftbild|äußeren|erscheinungsbild)|(?:gut |stets )(?:leserlich|lesbar)~? (?:handschrift|schrift|geschrieben)',
      ),
      pattern(
        '(?:in|auf) (?:\\p{L}+ )?(?:sauberer|ordentlicher|gepflegter|angemessener|tadelloser|einwandfreier) (?:arbeits|berufs|dienst)?kleidung',
      ),
      pattern(
        '(?:kam|erschien|war|kommt)(?!\\p{L}) (?:\\p{L}+ ){0,4}(?:zur rechten zeit|beizeiten)|(?:fahrzeug|wagen|lkw|lastwagen) (?:war|ist|hielt) (?:\\p{L}+ ){0,3}(?:aufgeräumt|sauber|gewaschen|ordentlich)',
      ),
      pattern(
        '(?:{poss}|das|die) (?:haare?|fingernägel|nägel) (?:war|waren|ist|sind|trug|trägt|hielt|hält)(?!\\p{L})[^.;:!?,]{0,60} (?:(?:zusammen|zurück|hoch)?gebunden|hochgesteckt|geflochten|gekämmt|kurz|sauber|gepflegt|ordentlich)(?=[.,]| und|$)',
      ),
    ],
    unless: pattern(
      'kund~|modell~|braut|bräute|fachlich|inhalt~|richtig~|präzis~|fehlerfrei~|hervorragend~|ergebnis~|hygien~|schutz',
    ),
    matches: [
      'Seine Zeichnungen waren in der Linienführung und Beschriftung von sehr ansprechendem Aussehen.',
      'Hervorheben möchten wir, dass sie ihr Berichtsheft lückenlos führte und stets in sauberer Arbeitskleidung erschien.',
      'Sein Fahrzeug war immer aufgeräumt und er kam morgens zur rechten Zeit.',
      'Ihre Berichte hatten ein schönes Schriftbild.',
      'Sie erschien in ordentlicher Berufskleidung.',
      'Ihr Haar trug sie vorschriftsmäßig gebunden.',
      'Die Fingernägel hielt er kurz und sauber.',
    ],
    silent: [
      'Seine Zeichnungen waren fachlich richtig und von ansprechendem Aussehen.',
      'Ihre Präsentationen überzeugten durch Inhalt und Form.',
      'Kranke Kollegen vertrat er zur rechten Zeit.',
      'Die Haare der Kundinnen schnitt sie stets sauber.',
      'Ihr Haar trugen die Bräute nach ihren Entwürfen hochgesteckt.',
    ],
    source,
    note: '',
  },
  {
    id: 'von-anfang-bis-ende-dabei',
    of: 'only-present',
    cues: ['anwesend', 'dabei', 'zugegen', 'verfolgte', 'wohnte', 'zuhörer', 'zuschauer', 'beobachter'],
    patterns: [
      pattern(
        `(?:war|blieb|ist|saß|waren|hielt)… (?:(?:den|die|das) ganzen? \\p{L}+|von (?:der |dem )?\\p{L}+(?: \\p{L}+)? bis (?:zum|zur|ans) \\p{L}+|durchgehend|bis zum (?:ende|schluss)|während der gesamten \\p{L}+) ${till}`,
      ),
      pattern(
        `(?:dass|weil|wo|indem) {pers} (?:von (?:der |dem )?\\p{L}+ bis (?:zum|zur) \\p{L}+|(?:den|die) ganzen? \\p{L}+|durchgehend|stets) ${till}`,
      ),
      pattern(
        `(?:^|(?:den|die|der|dem|das|an) (?:\\p{L}+ )?)${event}[^.;!?]{0,20}(?:verfolgte|wohnte)(?!\\p{L})[^.;!?]{0,40}(?:von anfang bis ende|bis zum (?:ende|schluss)|aufmerksam|mit interesse|schweigend|bei)(?!\\p{L})`,
      ),
      pattern(
        'eine?n? (?:aufmerksame|geduldige|stille|dankbare|gute|interessierte)[rn]? (?:zuhörer|zuschauer|beobachter)(?:in)?(?!\\p{L})',
      ),
    ],
    unless: pattern(
      'kund~|patient~|gäst~|mandant~|klient~|bewohn~|eltern |schülern|sorgen|anliegen|ratgeber|vertrat|moderier~|leitete|organisier~|gestaltete|betreute|half|unterstützte|übernahm|packte|beriet|präsentier~|{result}|ansprechpartner~|ratsuchend~|brachte',
    ),
    matches: [
      'Die wöchentliche Redaktionskonferenz verfolgte er von Anfang bis Ende.',
      'Bei Lesungen war Frau Obermüllner den ganzen Abend über anwesend.',
      'Sein Beitrag zum Sommerfest bestand darin, dass er von der Eröffnung bis zum Abbau mit dabei war.',
      'Neue Abläufe fanden an ihm einen aufmerksamen Zuhörer.',
      'Sie war bei der Messe die ganze Zeit zugegen.',
      'Den Sitzungen wohnte er aufmerksam bei.',
      'Die Schulungen verfolgte sie mit Interesse.',
      'In den Besprechungen war er ein stiller Beobachter.',
    ],
    silent: [
      'Bei Lesungen war sie den ganzen Abend über anwesend und beriet unsere Gäste.',
      'Unseren Kunden war er ein aufmerksamer Zuhörer.',
      'Er verfolgte die Entwicklung des Marktes aufmerksam.',
      'Für die Sorgen der Kollegen war sie eine geduldige Zuhörerin.',
    ],
    source,
    note: '',
  },
];
