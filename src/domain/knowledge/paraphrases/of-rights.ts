import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const fellows =
  '(?:{mates}|arbeitnehmer\\p{L}*|personals?|küchenpersonals?|\\p{L}*personals|azubis?|auszubildende[nr]?|\\p{L}*jahrgangs?|lehrlinge?|aushilfen|pflegekräfte|angestellten?|fahrer|kassiererinnen|erntehelfer|schwächere[nr]?|\\p{L}*mitarbeiter\\p{L}*|zusteller|monteure|schicht)';
const fought =
  '(?:trat|eintrat|einzutreten|eingetreten|stand|einstand|einzustehen|eingestanden|kämpf|gekämpft|verfocht|verfochten|verfechter|stark (?:gemacht|machte|zu machen)|gewicht|gehör|streit|stritt|erstritt|anwalt|anwältin|fürsprech|unerschrocken|mutig|furchtlos|leidenschaft|zivilcourage|verteidig|herzensangelegenheit|hartnäckig|kämpferisch|lautstark|wortführ|sprecher|sprachrohr)~';
const union =
  '(?:betriebsrat~|betriebsräte~|personalrat~|personalräte~|personalvertretung|mitarbeitervertretung|belegschaftsvertretung|auszubildendenvertretung|jugendvertret~|gewerkschaft~|tarifrunden?|tarifverhandlungen|tarifkonflikt~|streik~|warnstreik~|arbeitskampf~|arbeitskämpfen?|arbeitsniederlegung~|vertrauensleute~|vertrauensmann|vertrauensfrau|wahlvorstand~|mitbestimmung)';

/** Rights: those of others, and one's own. */
export const ofRights: readonly Paraphrase[] = [
  {
    id: 'rechte-der-anderen',
    of: 'arbeitnehmerinteressen',
    cues: ['rechte', 'interessen', 'belange', 'forderungen', 'ansprüche', 'anliegen'],
    patterns: [
      pattern(
        `(?:rechte|forderungen|ansprüche|interessen|belange)n? (?:der|des|{poss}|aller|unsere[rs]|von) (?:\\p{L}+ )?${fellows}(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})${fought}`,
      ),
      pattern(
        `${fought}(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:rechte|forderungen|ansprüche|interessen|belange)n? (?:der|des|{poss}|aller|unsere[rs]|von) (?:\\p{L}+ )?${fellows}`,
      ),
    ],
    unless: pattern(
      '(?:kund|mandant|patient|bewohner|mieter|rechtsanwalt|kanzlei|mandat|geschäftsleitung und)~|als (?:führungskraft|vorgesetzte[r]?|leiter)~|ausgleich|gericht~',
    ),
    matches: [
      'Die Rechte der Monteure verteidigte sie jederzeit unerschrocken.',
      'Er stand stets mutig für die Forderungen seiner Kollegen ein.',
      'Mit Leidenschaft hat sie die Interessen der Belegschaft verfochten.',
      'Den Ansprüchen der Aushilfen verschaffte er jederzeit Gehör.',
    ],
    silent: [
      'Die Rechte unserer Mieter kannte sie genau.',
      'Als Rechtsanwalt verteidigte er die Ansprüche der Beschäftigten vor Gericht.',
      'Für die Belange der Kunden hatte er stets ein offenes Ohr.',
      'Als Führungskraft vertrat sie auch die Interessen ihrer Mitarbeiter.',
    ],
    source,
    note: '',
  },
  {
    id: 'vertretung-der-belegschaft',
    of: 'arbeitnehmerinteressen',
    cues: [
      'betriebsr',
      'personalr',
      'vertretung',
      'jugendvertret',
      'gewerkschaft',
      'tarif',
      'streik',
      'arbeitskampf',
      'arbeitskämpf',
      'arbeitsniederleg',
      'vertrauens',
      'wahlvorstand',
      'mitbestimmung',
    ],
    patterns: [
      pattern(
        `(?:mitglied|vorsitzende|sprecher|vertreter|mitwirkung|gründung|wahl|aufbau)~(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})${union}(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:engag|einsatz|einsetz|vorbildlich|leidenschaft|unermüdlich|mut|ausdauer|betrieb|werk|herz|kräft|zuverlässig)~|(?:engag|leidenschaft|unermüdlich|aktiv|gedanken?|mutig|beharrlich)~(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})${union}`,
      ),
      pattern(
        `${union}(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:engag|einsatz|standfest|kämpf|beharrlich|leidenschaft|wirkte|aktiv|durchbruch|verdient|gründung|wortführ|redner|wortgewandt|ausdauer|einfallsreich|begeister|unermüdlich|vorbildlich|mut|solidar)~`,
      ),
    ],
    unless: pattern(
      `(?:mit|dem|den|zum|der) ${union} (?:verhandel|abgestimmt|abstimm|einig|ab|zusammen)~|zusammenarbeit|(?:verhandlung|abstimmung|austausch|gespräch|partner)~ (?:mit|des|für)|(?:betriebsrat|personalrat),? (?:dem|setzte|eines)|freigestellt~|personalleit~|(?:betriebsrat|personalrat)~? arbeitete|arbeitete (?:er|sie)|personalreferent~|arbeitgeber~|kund~|stimmte~|abgestimmt|einführ~|verhandelte|verhandelt|gegenüber…(?:verhielt|verhält|verhalten|benahm)|(?:verhielt|verhält|verhalten|benahm)~?…gegenüber`,
    ),
    matches: [
      'In den Tarifrunden bewies er stets großen Mut.',
      'Als Sprecherin der Auszubildendenvertretung war sie jederzeit vorbildlich.',
      'Die Gründung einer Personalvertretung betrieb er mit ausgezeichneter Ausdauer.',
      'Bei jedem Warnstreik zeigte sie sich stets engagiert.',
    ],
    silent: [
      'Mit dem Betriebsrat arbeitete er engagiert und vertrauensvoll zusammen.',
      'Sie führte Verhandlungen mit der Gewerkschaft mit viel Geschick.',
      'Die Abstimmung mit dem Personalrat verlief dank seines Einsatzes reibungslos.',
      'In der Vertretung der Teamleitung bewies sie großen Einsatz.',
      'Gegenüber den Gesellschaftern, dem Betriebsrat und allen Mitarbeitern verhielt er sich jederzeit vorbildlich.',
    ],
    source,
    note: '',
  },
  {
    id: 'eigene-rechte-gewahrt',
    of: 'anspruchsvoll-kritisch',
    cues: [
      'recht',
      'anspr',
      'pause',
      'ruhezeit',
      'urlaub',
      'tarif',
      'zulage',
      'zuschl',
      'zusteh',
      'vertraglich',
      'vorrecht',
      'privileg',
      'arbeitsvertrag',
      'stellenbeschreibung',
      'besitzst',
    ],
    patterns: [
      pattern(
        '(?:{poss}|die {dat}|der {dat}|eigene[nr]?|{dat}) (?:\\p{L}+ ){0,3}?(?:rechten?|ansprüche?n?|anspruch|anspruchs|pausen|\\p{L}*pausen|ruhezeiten|urlaubsansprüche?n?|urlaubstage?n?|vorrechte?n?|privilegien|zulagen?|zuschläge?n?|besitzstände?n?|arbeitsvertrags?|stellenbeschreibung|gehalts?|dienstwagens?)(?! (?:der|des) (?:kund|patient|bewohner))(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:poch|gepocht|bestand|bestehen|beharr|fest im blick|im blick|im auge|wachte|wacht|wahrt|gewahrt|wusste|kannte|einforder|eingeforder|forderte|geltend|wachsam|verteidig|nachdruck|bedacht|vergaß|berief|zitier|erinner|genauestens|bestens unterricht|durchzusetzen)\\p{L}*',
      ),
      pattern(
        '(?:pochte|gepocht|bestand|beharrte|wachte|achtete|berief|bedacht|erinnerte|forderte|verteidigte|wahrte)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:{poss}|die {dat}|eigene[nr]?|{dat}) (?:\\p{L}+ ){0,3}?(?:rechten?|ansprüche?n?|anspruch|\\p{L}*pausen|ruhezeiten|urlaubsansprüche?n?|vorrechte?n?|privilegien|zulagen?|zuschläge?n?|besitzstände?n?|arbeitsvertrag|stellenbeschreibung)(?! (?:der|des) (?:kund|patient|bewohner))',
      ),
      pattern(
        '(?:{dat} )?(?:zustehend|gesetzlich vorgesehen|tariflich vereinbart|vertraglich vereinbart|tariflich|verbrieft)e[nr]? (?:\\p{L}+ )?(?:pausen?|ruhezeiten|ruhepausen?|urlaubstage?n?|vergünstigungen|rechte?n?|leistungen|zulagen|ansprüche?n?)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:achtete|geachtet|bestand|nahm|genutzt|nutzte|ausschöpf|wahrte|blick|sorgfalt|kannte|wachte|einhielt|hielt)~',
      ),
    ],
    unless: pattern(
      '(?:kund|patient|mandant|bewohner|mieter|versicher|auszubild|mitarbeiter)~|verzicht~|hintan|nicht auf|nie auf|verschob|stellte~? zurück|beriet|ansprüchen? (?:an (?:sich|die qualität)|gerecht)|qualität~|sich selbst|anspruch an|ansprüche an',
    ),
    matches: [
      'Auf die ihm zustehenden Pausen hat er stets mit Nachdruck bestanden.',
      'Ihre vertraglichen Rechte hatte sie jederzeit fest im Blick.',
      'Er berief sich jederzeit auf seine Stellenbeschreibung.',
      'Den Anspruch auf seine Zulagen vergaß er nie, und seine Zulagen kannte er bestens.',
    ],
    silent: [
      'Die Rechte unserer Mandanten hatte sie stets im Blick.',
      'Auf seine Pausen verzichtete er, wenn viel zu tun war.',
      'Ihren hohen Anspruch an sich selbst bewahrte sie jederzeit.',
      'Die tariflichen Leistungen rechnete er fehlerfrei ab.',
    ],
    source,
    note: '',
  },
  {
    id: 'wacher-blick-fuer-fremde-fehler',
    of: 'anspruchsvoll-kritisch',
    cues: [
      'bedenken',
      'einwänd',
      'vorbehalt',
      'einwendung',
      'skepsis',
      'irrtüm',
      'fehler',
      'versäumnis',
      'schwäche',
      'unzulänglich',
      'mängel',
      'missständ',
      'anderer',
      'der kolleg',
    ],
    patterns: [
      pattern(
        '(?:neuerung|änderung|entscheidung|vorschl|vorschläg|anweisung|anordnung|plan|pläne|beschlüss|beschluss|vorhaben|weisung)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:begegne|begleite|quittier|bedachte|versah|versehen|aufnahm|antwort|trat)\\p{L}*(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:bedenken|einwänden?|vorbehalten?|skepsis|einwendungen|misstrauen|argwohn|zweifeln)',
      ),
      pattern(
        '(?:bedenken|einwänden?|vorbehalten?|skepsis|einwendungen|misstrauen|argwohn|kritik)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:begegne|begleite|quittier|bedachte|versah|antwort)\\p{L}*(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:neuerung|änderung|entscheidung|vorschl|vorschläg|anweisung|anordnung|plan|pläne|beschl|vorhaben|leitung|direktion)~',
      ),
      pattern(
        '(?:irrtümern?|fehlern?|versäumnissen?|schwächen|unzulänglichkeiten|missgeschicken?|mängeln?) (?:anderer|der (?:kolleg|leitung|vorgesetzt|geschäftsleitung|führung|\\p{L}*leitung|direktion|übrigen)~|{poss} (?:\\p{L}+ )?(?:kolleg|vorgesetzt|umgebung|chef)~|im (?:eigenen )?haus~?|in unserem haus~?)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:gegenwärtig|entging|vor augen|aufmerksam|hinwies|hinzuweisen|wach|blick|auge|buch|ansprach|kannte|gespür|zur sprache|benannte|benennen|wies|merkte|bemerkte|vergaß)',
      ),
      pattern(
        '(?:blick|auge|gespür|sinn|gedächtnis) für (?:die |alle |jegliche |auch kleine )?(?:irrtümer|fehler|versäumnisse|schwächen|unzulänglichkeiten|missgeschicke|mängel|missstände) (?:anderer|der (?:kolleg|leitung|vorgesetzt|geschäftsleitung|führung|direktion|übrigen)~|{poss} (?:\\p{L}+ )?(?:kolleg|vorgesetzt|umgebung|mitmenschen)~|in unserem haus~?|im haus~?)',
      ),
      pattern(
        'an (?:\\p{L}+ ){0,3}?(?:arbeit(?:en)?|ergebnissen|leistungen|entwürfen|vorschlägen|entscheidungen) (?:anderer|der kolleg~|{poss} kolleg~|der leitung|der vorgesetzten|der übrigen)(?!\\p{L})[^.;:!?]{0,30}?(?<!\\p{L})(?:fand|entdeckte|bemerkte|bemängelte|sah|erkannte|wusste)',
      ),
    ],
    unless: pattern(
      'qualitätssich~|revis~|prüfer~|prüfte|audit~|lektor~|kund~|räumte|ausgeräumt|zerstreu~|ausräum~|half',
    ),
    matches: [
      'Jeder neuen Anweisung begegnete sie stets mit gut begründeten Einwänden.',
      'Mit Skepsis begleitete er jederzeit die Entscheidungen unserer Leitung.',
      'Sie hatte stets ein ausgezeichnetes Auge für die Fehler anderer.',
      'Versäumnisse der Leitung waren ihm jederzeit gegenwärtig.',
      'An den Entwürfen der Kollegen fand er stets noch Stellen, die ihm missfielen.',
    ],
    silent: [
      'Bedenken der Kunden gegen Neuerungen begegnete er stets mit guten Argumenten.',
      'Fehler der Kollegen besserte sie stillschweigend aus und half ihnen.',
      'Eigene Fehler erkannte er sofort.',
      'In der Qualitätssicherung hatte sie ein Auge für Mängel im Haus.',
    ],
    source,
    note: '',
  },

  {
    id: 'sprachrohr-der-belegschaft',
    of: 'arbeitnehmerinteressen',
    cues: [
      'sprachrohr',
      'fürsprech',
      'wortführ',
      'sachwalter',
      'anwalt',
      'anwältin',
      'gerechte',
      'arbeitsbedingungen',
      'löhne',
      'arbeitszeiten',
      'mitsprache',
      'solidar',
      'betriebsversammlung',
      'tarifliche',
      'arbeitsrechtliche',
      'gerechtigkeit',
    ],
    patterns: [
      pattern(
        `(?:sprachrohr|fürsprech|wortführ|sachwalter|anwalt|anwältin)~ (?:der|aller|{poss}|unserer|des) (?:\\p{L}+ )?${fellows}`,
      ),
      pattern(
        '(?:gerechtere[nr]?|bessere[nr]?|höhere[nr]?|kürzere[nr]?|faire[nr]?) (?:löhne|bezahlung|arbeitsbedingungen|bedingungen|arbeitszeiten|dienstpläne|pausen|schichtpläne)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:kämpf|ein|eintrat|einsatz|engag|stritt|leidenschaft|unermüdlich|stark|beharrlich)~|(?:einsatz|engagierte|kämpfte|stritt|leidenschaft|trat|setzte)~?(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})für (?:gerechtere|bessere|höhere|kürzere|faire) (?:löhne|bezahlung|arbeitsbedingungen|bedingungen (?:der|für)|arbeitszeiten|dienstpläne|pausen|schichtpläne)',
      ),
      pattern(
        '(?:in|zu|bei) (?:\\p{L}+ )?(?:tariflichen|arbeitsrechtlichen|tarifrechtlichen) (?:fragen|dingen|belangen)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:kolleg|ratgeb|ansprechpartner|belegschaft|beriet)~|(?:kolleg|belegschaft|ratgeb|ansprechpartner)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})in (?:\\p{L}+ )?(?:tariflichen|arbeitsrechtlichen|tarifrechtlichen) (?:fragen|dingen)',
      ),
      pattern(
        '(?:auf|in|bei) (?:\\p{L}+ )?betriebsversammlungen?(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:redner|wort|meldete|gehör|wirkte|engag|stimme|beitr)~|(?:mitsprache|solidarität|solidargedanke|gerechtigkeit unter)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:einsatz|engag|verfecht|bewies|verpflichtet|herz|kämpf|leidenschaft|unermüdlich)~|(?:verfecht|einsatz|engag|kämpf)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:mitsprache|solidarität|arbeitnehmerschutz|gerechtigkeit unter)',
      ),
    ],
    unless: pattern(
      'stiftung|verein |(?:kund|mandant|kanzlei|personalreferent|personalleit|geschäftsführer|leiter|hr-|leitete|moderier|organisier|als führungskraft|personalabteilung|klient|patient|bewohner)~',
    ),
    matches: [
      'Sie war stets das Sprachrohr der Belegschaft.',
      'Für gerechtere Dienstpläne trat er jederzeit unermüdlich ein, ja er kämpfte stets für bessere Arbeitsbedingungen.',
      'In tariflichen Fragen war sie den Kollegen stets eine gute Ratgeberin.',
      'Auf Betriebsversammlungen meldete er sich jederzeit zu Wort.',
    ],
    silent: [
      'Als Personalreferent beriet er die Belegschaft in arbeitsrechtlichen Fragen.',
      'Die Betriebsversammlungen organisierte sie reibungslos.',
      'Als Rechtsanwältin vertrat sie die Interessen der Kunden.',
      'Er senkte die Kosten und sorgte für bessere Abläufe.',
    ],
    source,
    note: '',
  },
];
