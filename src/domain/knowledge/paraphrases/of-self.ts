import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const own = '(?:(?:die|den|der|das|dem|ihre[nrms]?|seine[nrms]?|ihr|sein|des) )?eigene[nrms]?';
const dear =
  '(?:person|leistung|leistungen|verdienste?n?|erfolge?n?|vorzügen?|rolle|anteil|anteils|beitrag|beiträge|name|namen|bedeutung|arbeit|wirkung|auftritte?)';
const shown =
  '(?:(?:in|ins|im|an|zu|zur|in das|in ein|ans|auf)(?: \\p{L}+){0,3} (?:szene|licht|geltung|vordergrund|mittelpunkt|schau|rampenlicht|bühne|sockel|aufmerksamkeit)|vorteilhaft~|sichtbar~|herauszustellen|herausgestellt|herausstellte|hervorzuheben|hervorgehoben|hervorhob|vermarkt~|zu präsentieren|präsentierte|bekannt ?zu ?machen|(?:zu )?rühmen|(?:zu )?loben|gebührend~|ins gespräch)';
const career =
  '(?:berufliche zukunft|karriere|laufbahn|werdegang|werdegangs|fortkommens?|vorankommens?|aufstiegs?|weiterkommens?|vorteile?s?|nutzens?|profils?|rufs?|ansehens?|ruhm~?)';

/** People who think of themselves: display, career, better knowledge. */
export const ofSelf: readonly Paraphrase[] = [
  {
    id: 'eigene-person-gezeigt',
    of: 'gut-verkaufen',
    cues: ['eigene', 'persönlichen anteil', 'seinen anteil', 'ihren anteil', 'seine person', 'ihre person'],
    patterns: [
      pattern(`${own} ${dear}(?: \\p{L}+){0,6}? ${shown}`),
      pattern(
        `(?:seinen|ihren|seine|ihre) (?:persönlichen? |großen? )?(?:anteil|beitrag|verdienste|person)(?: \\p{L}+){0,8}? ${shown}`,
      ),
    ],
    unless: pattern('(?:auszubild|schüler|teilnehm|klient|bewerber)~'),
    matches: [
      'Die eigene Leistung wusste sie stets ins hellste Licht zu rücken.',
      'Seinen Anteil am Umsatz verstand er jederzeit ausgezeichnet herauszustellen.',
      'Ihre eigenen Erfolge hat sie bei jeder Gelegenheit gebührend gewürdigt.',
      'Den eigenen Namen brachte er stets ins Gespräch.',
    ],
    silent: [
      'Ihre Kenntnisse brachte sie stets hervorragend zur Geltung.',
      'Die Vorzüge unserer Geräte stellte er überzeugend heraus.',
      'Er half Bewerbern, ihre eigenen Leistungen sichtbar zu machen.',
      'Eigene Ideen setzte sie mit großem Erfolg um.',
    ],
    source,
    note: '',
  },
  {
    id: 'karriere-im-blick',
    of: 'gut-verkaufen',
    cues: [
      'karriere',
      'laufbahn',
      'werdegang',
      'fortkommen',
      'vorankommen',
      'aufstieg',
      'weiterkommen',
      'vorteil',
      'nutzen',
      'eigenen profil',
      'ruf ',
      'ansehen',
      'ruhm',
      'wirkung',
    ],
    patterns: [
      pattern(
        `(?:${own}|(?:{poss}|das|sein|ihr) (?:berufliche[nsmr]?|persönliche[nsmr]?)) ${career}(?! (?:und|sowie) (?:team|unternehmen)~)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:im blick|im auge|aus den augen|aus dem blick|vergaß|vergessen|verlor|verfolgt|voran|mehr|dien|achte|zugute|dachte|sorge|sorgt|widmet|bedacht|arbeitete|nutz|förder|behielt)\\p{L}*`,
      ),
      pattern(
        `(?:verfolgte|dachte|bedacht|achtete|dienten?|förderte|nutzte|widmete|behielt|arbeitete)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:${own}|(?:{poss}|das|sein|ihr) (?:berufliche[nsmr]?|persönliche[nsmr]?)) ${career}`,
      ),
      pattern(
        'auf (?:{poss}|die|den|das|ihr|sein) (?:eigenen? |berufliche[sn]? |persönliche[sn]? )?(?:vorteil|fortkommen|vorankommen|aufstieg|nutzen|ansehen|außenwirkung|wirkung|geltung|image)(?!\\p{L})[^.;:!?]{0,40}? bedacht',
      ),
    ],
    unless: pattern(
      'wünsch~|hintan~|hintangestellt|zurück(?:gestellt|stellte|zustellen)|stellte~? zurück|nie (?:{poss}|den|auf)|ohne (?:auf )?{poss} (?:eigenen )?vorteil|kund~|(?:ruf|ansehen|vorteil|nutzen)s? (?:des unternehmens|unseres hauses)',
    ),
    matches: [
      'Die eigene Laufbahn hatte sie dabei jederzeit fest im Blick.',
      'Stets auf seinen Vorteil bedacht, knüpfte er ausgezeichnete Verbindungen.',
      'Sie vergaß bei allem Einsatz nie das eigene Ansehen und dachte stets an ihr berufliches Vorankommen.',
      'Mit großer Umsicht arbeitete er jederzeit auch an der eigenen Karriere.',
    ],
    silent: [
      'Für ihre berufliche Laufbahn wünschen wir ihr alles Gute.',
      'Den eigenen Vorteil stellte er stets zurück.',
      'Auf den Ruf unseres Hauses war sie jederzeit bedacht.',
      'Er nutzte die Vorteile der neuen Technik.',
    ],
    source,
    note: '',
  },
  {
    id: 'vor-den-augen-der-leitung',
    of: 'gut-verkaufen',
    cues: [
      'beisein',
      'gegenwart',
      'anwesenheit',
      'augen de',
      'augen un',
      'augen se',
      'augen ih',
      'im haus war',
      'hinsah',
      'zusah',
    ],
    patterns: [
      pattern(
        '(?:im beisein|in gegenwart|in anwesenheit|bei anwesenheit|unter den augen|vor den augen|in sichtweite) (?:de[rs]|von|{poss}|unsere[rs]) (?:\\p{L}+ )?{boss}(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:einsatz|eifer|fleiß|form|arbeit|beschäftigt|tempo|engag|überzeug|blüht|vorbildlich|sorgfalt|sorgfältig|glänz|hilfsbereit|zuverlässig|leistung)~',
      ),
      pattern(
        '(?:einsatz|eifer|fleiß|form|arbeitete|tempo|engag|blühte|sorgfalt|glänzte|leistung)~(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:im beisein|in gegenwart|in anwesenheit|unter den augen|vor den augen|in sichtweite) (?:de[rs]|von|{poss}|unsere[rs]) (?:\\p{L}+ )?{boss}',
      ),
    ],
    unless: pattern('(?:prüfung|abnahme|präsentation|vortrag|patient|gericht|kund)~'),
    matches: [
      'In Gegenwart der Geschäftsführung zeigte er stets vorbildlichen Fleiß.',
      'Unter den Augen ihrer Vorgesetzten arbeitete sie jederzeit ausgezeichnet.',
      'Im Beisein des Meisters legte er stets ein hohes Tempo vor.',
      'Ihr Engagement war in Anwesenheit des Chefs jederzeit hervorragend.',
    ],
    silent: [
      'Die Prüfung legte sie im Beisein des Meisters mit sehr gutem Erfolg ab.',
      'Auch in Abwesenheit der Leitung arbeitete er vorbildlich.',
      'In Gegenwart von Patienten blieb sie stets ruhig.',
      'Er trug seine Ergebnisse der Geschäftsführung überzeugend vor.',
    ],
    source,
    note: '',
  },
  {
    id: 'im-rampenlicht',
    of: 'gut-verkaufen',
    cues: [
      'rampenlicht',
      'scheinwerfer',
      'mittelpunkt',
      'vordergrund',
      'bühne',
      'applaus',
      'beifall',
      'fotos',
      'bildern',
      'fremde',
      'federn',
      'lorbeer',
    ],
    patterns: [
      pattern(
        '(?:suchte|liebte|genoss|schätzte|mied nie|scheute nie|(?<!(?:das|dem|zum|ihr|sein) )wohl(?! (?:de[rs]|unsere[rs]|ihre[rs]|seine[rs]|von|aller)(?!\\p{L}))|fühlte sich|zog es|drängte|strebte|blühte)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:rampenlicht|scheinwerferlicht|(?:im|in den|den) (?:mittelpunkt|vordergrund)|(?:großen|breiten) bühne|große bühne|applaus|beifall)',
      ),
      pattern(
        'auf (?:\\p{L}+ ){0,3}(?:fotos|bildern|gruppenbildern|pressefotos|aufnahmen)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:vorn|vertreten|zu sehen|mittelpunkt|ersten reihe|fehlte)',
      ),
      pattern(
        '(?:(?:fremde[nr]?|anderer|der kollegen|des teams) (?:ideen|ergebnissen?|erfolgen?|leistungen|verdienste?n?|vorschläge|gedanken|federn)|(?:ideen|ergebnisse|erfolge|leistungen|verdienste|vorschläge) (?:anderer|der kolleg~|des teams|des gesamten teams))(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:als (?:die )?(?:eigenen?|ihren?|seinen?)|unter (?:eigenem|seinem|ihrem) namen|mit (?:seinem|ihrem) namen|zu eigen|geschmückt)',
      ),
    ],
    unless: pattern(
      'war~? offen|würdig~|anerkann~|wertschätz~|(?:stets|jederzeit) offen|hörte|aufgriff|griff~|offen für|schauspiel~|theater~|bühnenbild~|gesang|fremde ergebnisse prüf~|prüfte|beurteil~|stellte~? [^.]{0,40}in den (?:vorder|mittel)',
    ),
    matches: [
      'Bei Besuchen der Presse suchte er stets das Rampenlicht.',
      'Auf den Fotos unserer Messen war sie jederzeit in der ersten Reihe vertreten.',
      'Fremde Ideen wusste er jederzeit ausgezeichnet als die eigenen vorzutragen.',
      'Sie fühlte sich im Mittelpunkt stets wohl.',
    ],
    silent: [
      'Die Leistungen der Kollegen würdigte er stets.',
      'Für fremde Ideen war sie jederzeit offen.',
      'Im Mittelpunkt ihrer Arbeit stand stets der Mensch.',
      'Das Wohl der Kinder stand für sie stets im Vordergrund.',
      'Er stellte sich nie in den Vordergrund.',
    ],
    source,
    note: '',
  },
  {
    id: 'besseres-wissen',
    of: 'gesundes-selbstvertrauen',
    cues: [
      'bessere',
      'besserwiss',
      'besser zu wissen',
      'besser wusste',
      'belehr',
      'unterwies',
      'urteil',
      'meinung',
      'ansicht',
      'auffassung',
      'einschätzung',
      'lösung',
      'standpunkt',
      'überzeugung',
      'vertrauen auf',
      'eigenen fähig',
      'eigenen könn',
      'eigenen leistung',
      'eigenen bedeut',
      'eigenen talent',
      'eigenen qualit',
      'eigenen wert',
      'den wert',
    ],
    patterns: [
      pattern(
        '(?:{poss}|das) bessere[nrms]? (?:wissen|wissens|einsicht|erkenntnis|urteil|urteils|kenntnis)|besserwiss~|(?:alles|manches|vieles|vielem|es|allem) (?:\\p{L}+ )?(?:besser zu wissen|besser wusste)',
      ),
      pattern(
        '(?:belehrte|belehren|belehrungen|belehrung)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:{mates}|{boss}|fachleute|fachmann|ältere|erfahrene|altgedient|prüfer|spezialist)~|(?:{mates}|{boss}|fachleute|ältere|erfahrene|altgedient|prüfer|spezialist)~(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:belehrte|belehren|zu belehren|belehrungen)',
      ),
      pattern(
        '(?:{poss} eigene[sn]?|das eigene|die eigene|der eigenen|{poss}) (?:urteil|meinung|ansicht|auffassung|einschätzung|lösung|standpunkt|überzeugung|sicht der dinge)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:(?:stand|stets|schon|bereits|anfang an|vornherein)(?!\\p{L})[^.;:!?]{0,40}? fest|unumstößlich|unerschütterlich|unverrückbar|über jeden zweifel|die richtige war|nicht zu erschüttern)',
      ),
      pattern('im vertrauen auf (?:das|die|{poss}) eigene[ns]? (?:\\p{L}+ )?\\p{L}+'),
      pattern(
        'von (?:den |der |dem )?(?:{poss} )?eigenen? (?:\\p{L}+ )?(?:fähigkeit|könn|leistung|talent|bedeutung|qualität|vorzüg|begabung|arbeit|unfehlbarkeit|person|meinung)~(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:überzeugt|durchdrungen|begeistert|angetan|eingenommen)',
      ),
      pattern(
        '(?:um|über) (?:den|die|das) (?:wert|güte|bedeutung|qualität|rang|ausmaß) {poss} (?:eigenen )?(?:arbeit|person|leistung|könnens|fähigkeiten|leistungen|wissens|beiträge)(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:wusste|weiß|wissend|im klaren|bewusst)|wusste um (?:den|die) (?:wert|güte|qualität|rang) {poss} (?:eigenen )?(?:arbeit|person|leistung|könnens|leistungen)',
      ),
    ],
    unless: pattern(
      'bestätig~|(?:patient|kund|gäst|mandant|rechtsbehelf|besucher)~|wider besseres|sicherheitsbelehr~|aufgrund (?:ihres|seines) besseren|nutz~ (?:er|sie) stets für|nicht an',
    ),
    matches: [
      'Auch ältere Kollegen profitierten jederzeit von ihrem besseren Wissen.',
      'Erfahrene Fachleute zu belehren, verstand er stets ausgezeichnet.',
      'Ihre Meinung stand stets schon vor jeder Besprechung fest.',
      'Im Vertrauen auf das eigene Gespür traf er jederzeit rasche Entscheidungen.',
      'Von den eigenen Leistungen war sie stets aufrichtig begeistert.',
      'Um den Wert seiner Arbeit wusste er jederzeit.',
    ],
    silent: [
      'Sie arbeitete stets nach bestem Wissen.',
      'Patienten belehrte er ruhig und verständlich über die Risiken.',
      'Von seinen Fähigkeiten waren unsere Auftraggeber jederzeit überzeugt.',
      'Ihre Meinung vertrat sie sachlich und offen.',
    ],
    source,
    note: '',
  },

  {
    id: 'in-eigener-sache',
    of: 'gut-verkaufen',
    cues: [
      'eigenwerbung',
      'selbstvermarkt',
      'eigenlob',
      'selbstlob',
      'inszen',
      'in eigener sache',
      'kleine',
      'bescheidene',
      'fortschritte',
      'leistungen',
      'erfolge',
      'verdienste',
      'überstunden',
      'bild von',
      'eindruck von',
      'bild ihrer',
      'bild seiner',
      'geheimnis',
      'eigene vermarktung',
      'sich selbst',
      'im mittelpunkt',
    ],
    patterns: [
      pattern(
        '(?:eigenwerbung|selbstvermarkt|eigenlob|selbstlob|selbstinszen)~|(?:redner|rednerin|anwalt|anwältin|botschafter|botschafterin|werbung|geschick|beredt) in eigener sache|die eigene vermarktung',
      ),
      pattern(
        '(?:kleine|geringe|bescheidene|alltägliche) (?:arbeiten|fortschritte|erfolge|reparaturen|leistungen|schritte|aufgaben)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:groß (?:zu|erschein|heraus)|in (?:\\p{L}+ )?glanz|eindrucksvoll|als (?:\\p{L}+ )?(?:ereignis|leistung|erfolg|tat)|erscheinen)~',
      ),
      pattern(
        '{poss} (?:eigenen )?(?:fortschritte|leistungen|erfolge|verdienste|überstunden|vorzüge|talente)n?(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:aufmerksam|kein geheimnis|bemerkt?en|bemerkten|hinzuweisen|hinwies|schwärm|erzähl|verschwieg|nie verborgen|hehl|groß erscheinen|zu rühmen|rühmte)~',
      ),
      pattern(
        '(?:gelegenheit|anlass|versäumte)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:von|über|auf) {poss} (?:eigenen )?(?:fortschritte|leistungen|erfolge|verdienste|vorzüge|können)n?',
      ),
      pattern(
        '(?:günstiges|vorteilhaftes|eindrucksvolles|glänzendes|leuchtendes|gutes|überaus günstiges|beeindruckendes) bild (?:von )?(?:{poss}|der eigenen) (?:eigenen )?(?:tätigkeit|arbeit|person|leistung|verdienste|bedeutung)~?',
      ),
    ],
    unless: pattern(
      '(?:kund|auszubild|schüler|klient|mitarbeiter|kinder|bewerber|teilnehm|anerkenn|machten ihn|team)~|wir |uns(?:ere)? ',
    ),
    matches: [
      'Sie war jederzeit eine ausgezeichnete Rednerin in eigener Sache.',
      'Kleine Fortschritte ließ er stets in großem Glanz erscheinen.',
      'Aus ihren Erfolgen, über ihre Erfolge, machte sie nie ein Hehl.',
      'Er versäumte keine Gelegenheit, auf seine Leistungen zu verweisen.',
    ],
    silent: [
      'Den Kunden erzählte sie von den Erfolgen des Hauses.',
      'Auch kleine Arbeiten erledigte er sorgfältig.',
      'Er half Bewerbern, ein gutes Bild ihrer Tätigkeit zu geben.',
      'Wir waren mit ihren Leistungen stets zufrieden.',
    ],
    source,
    note: '',
  },
  {
    id: 'mit-sich-zufrieden',
    of: 'gesundes-selbstvertrauen',
    cues: [
      'zufrieden',
      'selbstbewusst',
      'selbstsicher',
      'selbstvertrauen',
      'feste meinung',
      'fertige',
      'zu allem',
      'zu jedem',
      'zu sämtlichen',
      'zu allen',
      'erklärte',
      'ratschläge',
      'erfahrung',
    ],
    patterns: [
      pattern(
        '(?:er|sie|herr \\p{L}+|frau \\p{L}+) (?:war|ist|zeigte sich)(?: \\p{L}+){0,2} mit (?:{poss}|den eigenen|sich)(?: eigenen)?(?: leistungen| leistung| arbeit| ergebnissen| können)?(?: \\p{L}+){0,4} zufrieden',
      ),
      pattern(
        'an (?:selbstbewusstsein|selbstsicherheit|selbstvertrauen|selbstwertgefühl)(?: \\p{L}+){0,7} (?:gefehlt|gemangelt|fehlte|mangelte|gebrach|mangel)|an (?:selbstbewusstsein|selbstsicherheit|selbstvertrauen) (?:hat es|fehlte|mangelte)',
      ),
      pattern(
        '(?:zu (?:allen|sämtlichen|jede[mr]|allem))(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:feste|eigene|fertige|abschließende|entschiedene)[srn]? (?:meinung|urteil|ansicht|antwort|antworten|standpunkt)',
      ),
      pattern(
        '(?:ältere|erfahrene|langjährige|altgediente|gestandene)n? (?:kolleg|gesell|fachleut|fachkräft|meister|mitarbeit|pflegekräft|hasen)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:erklärte|ratschläge|verbesserte|zurechtw|korrigierte|unterwies|aufklär|aufzuklären|unterrichte)~(?!(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:nahm|an)(?=[ ,.]))',
      ),
      pattern(
        '(?:sicherheit|bestimmtheit|gewissheit|selbstsicherheit), die {poss} (?:\\p{L}+ )?(?:erfahrung|kenntnisse|können|wissen|stellung)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:überstieg|übertraf|vorauseilte|hinausging)',
      ),
    ],
    unless: pattern(
      '(?:kund|patient|gäst)~|nie mit (?:sich|dem)|erst zufrieden|nicht zufrieden|dozent~|schulung~|einführung|neue (?:technik|software|anlage)',
    ),
    matches: [
      'Sie war mit ihren Leistungen jederzeit sehr zufrieden.',
      'An Selbstbewusstsein hat es ihm nie gefehlt.',
      'Zu jedem Thema hatte sie stets eine feste Meinung.',
      'Erfahrenen Kollegen gab er stets gern Ratschläge.',
    ],
    silent: [
      'Mit seinen Leistungen waren wir stets sehr zufrieden.',
      'Von erfahrenen Kollegen nahm sie gern Rat an.',
      'Sie war nie mit halben Lösungen zufrieden.',
      'Zu allen Fragen fand er eine gute Lösung.',
    ],
    source,
    note: '',
  },
];
