import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';
import { person, words, lauded } from './words.ts';

const worn =
  '\\p{L}*(?:kittel|hemd|krawatte|anzug|schuhe|schuhwerk|helm|warnweste|namensschild|firmenausweis|dienstausweis|werksausweis|uniform|(?<!schutz)kleidung|schürze|haube|kostüm|frisur|haare|fingernägel|sakko|bluse|jackett|schutzbrille|weste|overall|latzhose|haarnetz|überschuhe)';
const kitchen =
  '(?:geschirr|\\p{L}*tassen?|kaffeebecher|teller|kaffeemaschine|spülmaschine|kühlschrank|papierkorb|mülleimer|teeküche|kaffeeküche|büroküche|müll)';
const carried =
  '(?:block|notizblock|stift|stifte|kugelschreiber|schreibzeug|schreibgerät|taschenrechner|personalausweis|führerschein|fahrschein|zugticket|fahrkarte|reisepass|kalender|armbanduhr|lineal|radiergummi|frühstück|pausenbrot|brotdose|regenschirm|papiere)';
const things =
  '\\p{L}*(?:dienstwagen|firmenwagen|dienstfahrzeug|firmenfahrzeug|diensthandy|firmenhandy|diensttelefon|diensthandys|laptop|notebook|firmenparkplatz|parkplatz|stellplatz|bürostuhl|bürotür|kopierer|drucker|druckerpapier|lichtschalter|büroschlüssel|schlüsselbund|werkzeugkoffer|bildschirm|rechner|computer)s?';

/** What a letter singles out for praise … */
const singledOut =
  '(?:(?:zu (?:loben|erwähnen|vermerken|würdigen)|hervorzuheben|erwähnenswert|anzuerkennen|lobenswert) (?:ist|sind|war|waren|bleibt)|(?:hervorheben|erwähnen|loben) (?:möchten|wollen|können|dürfen) (?:wir|ich)|(?:ist|sind|war|waren|bleibt)(?: \\p{L}+){1,6} (?:hervorzuheben|zu loben|zu erwähnen|erwähnenswert)|(?:lob|anerkennung) (?:verdiente?|verdienen|gebührt|gilt)|(?:positiv|angenehm) (?:ist|fiel|war) uns|besonders gut gelang (?:{dat}|{pers})|besondere stärke (?:war|ist|lag|liegt))';
/** … and what is no work worth the praise. */
const trifle =
  '\\p{L}*(?:(?:aufwickel|aufroll|zusammenfalt|abheft|beschrift|wegräum|aufräum|zurückräum|zurückstell|zurückleg|zurückhäng)(?:te|t|en)|falten|faltete|stapelte|stapeln|gestapelt|fegte|auskehrte|goss|gießen|handschrift|schönschrift|(?:ruhige|angenehme|schöne|freundliche|feste)r? stimme|lächeln|frisur|kleidung|äußeres|papierkorb|mülleimer|kaffeetassen|kaffee (?:kochte|zubereitete)|spind|gruß|schreibtisch|heftklammern|locher|bleistifte?)';

/** What goes without saying, told as praise; and what had to be done, told as if it were much. */
export const ofTrifles: readonly Paraphrase[] = [
  {
    id: 'alltag-als-lob',
    of: 'self-evident',
    certain: true,
    cues: [
      'kittel',
      'hemd',
      'krawatte',
      'anzug',
      'schuh',
      'helm',
      'weste',
      'schild',
      'ausweis',
      'uniform',
      'kleidung',
      'schürze',
      'haube',
      'kostüm',
      'frisur',
      'haare',
      'nägel',
      'sakko',
      'bluse',
      'jackett',
      'brille',
      'overall',
      'hose',
      'geschirr',
      'tasse',
      'becher',
      'teller',
      'maschine',
      'kühlschrank',
      'papierkorb',
      'mülleimer',
      'küche',
      'müll',
      'block',
      'ordner',
      'akten',
      'mappe',
      'hefter',
      'leserlich',
      'geläufig',
      'beschriftet',
      'klopf',
      'öffnungszeiten',
      'post ',
      'stift',
      'schreib',
      'rechner',
      'schein',
      'ticket',
      'karte',
      'pass',
      'kalender',
      'uhr',
      'lineal',
      'frühstück',
      'brot',
      'schirm',
      'papiere',
      'dienst',
      'firmen',
      'laptop',
      'notebook',
      'platz',
      'stuhl',
      'tür',
      'kopierer',
      'drucker',
      'licht',
      'schlüssel',
      'koffer',
      'computer',
      'gruß',
      'grüß',
      'bitte und danke',
      'guten morgen',
      'namen',
      'krank',
      'spesen',
      'reisekosten',
      'fahrtkosten',
      'bewirtung',
      'fenster',
      'heizung',
      'hände',
      'alphabet',
      'einmaleins',
      'lesen und',
      'hörer',
      'eingang',
      'aufzug',
      'arbeitsbeginn',
      'arbeitstag',
      'schicht',
      'urlaub',
      'e-mail',
      'anrufe',
      'stempel',
      'zeiterfassung',
      'passwort',
      'unterschr',
    ],
    patterns: [
      // What one wears.
      pattern(
        `${worn}… (?:trug|trägt|getragen|gebügelt|geputzt|angelegt|anlegte|anhatte|aufsetzte|zugeknöpft|gestärkt|frisch gewaschen|gekämmt|stets sauber|immer sauber|jederzeit sauber|sichtbar|am revers)|(?:trug|trägt|getragen|gebügelt|geputzt|gekämmt|rasiert|knöpfte|legte)(?:, | )${words(6)}${worn}|ordentlich (?:frisiert|gekämmt|rasiert)`,
      ),
      // Cups and bins.
      pattern(
        `${kitchen}… (?:räumte|geräumt|spülte|gespült|stellte|gestellt|leerte|geleert|ausgeräumt|eingeräumt|wusch|abgewaschen|abwusch|zurückgestellt|zurückstellte|befüllte|nachfüllte|zurückbrachte|einräumte|ausräumte|wegräumte|wegbrachte|entsorgte)|(?:räumte|spülte|stellte|leerte|wusch|säuberte|reinigte|brachte|entsorgte|hinterließ) ${words(6)}${kitchen}`,
      ),
      // What one carries along.
      pattern(
        `(?:brachte|besaß|führte|trug|hatte|hielt|verfügte) ${words(9)}${carried}… (?:mit|bei sich|mit sich|dabei|zur hand|griffbereit|bereit|parat|in der tasche)|(?:besaß|vergaß nie|vergaß niemals) ${words(4)}${carried}|${carried}… (?:mitbrachte|mitgebracht|bei sich|mit sich|mitführte|dabeihatte|griffbereit|zur hand|nie vergaß|nie vergessen)`,
      ),
      // Keys, cars and lamps.
      pattern(
        `${things}… (?:vollgetankt|getankt|auftankte|betankt|abgeschlossen|abschloss|verschlossen|zugeschlossen|ausgeschaltet|ausschaltete|herunterfuhr|heruntergefahren|aufgeladen|auflud|abgestellt|geparkt|parkte|zurückgab|zurückgegeben|abgab|nachfüllte|nachgefüllt|gewaschen|gesäubert|gereinigt|einschaltete|eingeschaltet)|(?:parkte|tankte|fuhr|schaltete|stellte|lud|schloss|verschloss|füllte|gab|putzte|wusch) ${words(6)}${things}… (?:ab|auf|aus|ein|nach|zurück|voll|herunter|zu|ordnungsgemäß)`,
      ),
      pattern(
        '(?:löschte|löscht|gelöscht|schaltete|ausgeschaltet|ausschaltete|ausmachte|machte)… (?:das licht|die lampe|die beleuchtung|der lichtschalter)|(?:das licht|die lampe|die beleuchtung|den lichtschalter)… (?:löschte|gelöscht|ausgeschaltet|ausschaltete|ausmachte|bediente|aus)|(?:schloss|geschlossen|verschloss)… (?:die|das|alle|jedes) (?:bürofenster|fenster|bürotür)|(?:die|das|alle|jedes) (?:bürofenster|fenster|bürotür)… (?:schloss|geschlossen|verschloss|zumachte)',
      ),
      // Greetings and manners at the door.
      pattern(
        '(?:bitte und danke|danke und bitte|guten morgen|guten tag|auf wiedersehen)(?: \\p{L}+){0,8}|(?:jeden (?:morgen|tag)|morgens|beim betreten|auf dem flur|im flur|im treppenhaus|zu (?:arbeits|dienst)beginn|am morgen|täglich|tagtäglich)… (?:grüßte|gruß|gegrüßt|begrüßte|begrüßt|grüßt|verabschiedete)|(?:grüßte|gruß|gegrüßt|erwiderte)… (?:jeden (?:morgen|tag)|morgens|auf dem flur|im flur|im treppenhaus|am morgen|täglich|im aufzug)|erwiderte ${w5}gruß'.replace(
          '${w5}',
          words(5),
        ),
      ),
      pattern(
        '(?:hielt|hält|gehalten)… (?:die|jede) tür(?: \\p{L}+){0,4} auf|(?:die tür|türen)… (?:aufhielt|aufgehalten|offen hielt)|(?:klopfte|anzuklopfen|anklopfte|angeklopft)|(?:am telefon|telefonisch)… mit (?:{poss} )?(?:vollen |vollem |ganzem |eigenem )*namen|(?:nannte|meldete)… (?:am telefon|den hörer)… namen|den (?:telefon)?hörer… (?:abnahm|abgenommen|auflegte|aufgelegt)|(?:die |ihre |seine )?(?:namen|vornamen)… (?:korrekt|richtig|fehlerfrei) (?:aus|schrieb|aussprach|buchstabierte|ansprach|kannte)|(?:kannte|wusste|merkte sich) (?:stets |jederzeit |immer )?(?:die namen|den namen|die vornamen)',
      ),
      // Being ill, being on leave, being on time.
      pattern(
        '(?:bei|im fall von|im falle von|jede|seine|ihre|im) (?:eigener )?(?:krankheit|erkrankung|krankheitsfall|krankheitstagen|krankmeldung~?|arbeitsunfähigkeit|krankschreibung|verhinderung)(?!\\p{L})… (?:informierte|meldete|rief|benachrichtigte|verständigte|teilte|legte|reichte|gab|gemeldet|eingereicht|vorgelegt|mitgeteilt|abgegeben|an(?=,|\\.| und)|bescheid)|(?:meldete|rief|gab) sich ${w}krank|{poss} (?:\\p{L}+ )?(?:urlaubsanträge?|urlaubsantrag|urlaub|krankmeldungen|krankmeldung|urlaubswünsche)… (?:stellte|reichte|beantragte|gab|eingereicht|abgegeben|an(?=,|\\.| und)|ein(?=,|\\.| und)|vorgelegt|meldete)'.replace(
          '${w}',
          words(4),
        ),
      ),
      pattern(
        `(?:zu|bei|vor|pünktlich zu) (?:\\p{L}*beginn|(?:arbeits|dienst|schicht)antritt|beginn (?:der|des|{poss}) (?:\\p{L}+ )?\\p{L}*(?:arbeit|schicht|dienst)\\p{L}*)(?!\\p{L})… (?:saß|saßen|stand|war|erschien|befand)(?!\\p{L})… (?:schreibtisch|arbeitsplatz|platz|werkbank|stelle|posten|tor|maschine)|(?:saß|befand sich|begab sich) ${words(5)}(?:an|auf|zu) {poss} (?:schreibtisch|platz|arbeitsplatz|stuhl)|betrat ${words(8)}(?:gebäude|haus|büro|werk|firmengelände|betriebsgelände|durch)|(?:schichten|schicht|dienst)… (?:trat|an)… (?:stets|jederzeit|immer|pünktlich) an(?=,|\\.|$)`,
      ),
      // Own papers.
      pattern(
        '{poss} (?:eigenen? )?(?:\\p{L}+ )?(?:fahrtkosten|reisekosten|spesen|reisekostenabrechnung~|spesenabrechnung~|bewirtungsbelege?|tankquittungen|tankbelege|stundenzettel|arbeitszeiten|stempelkarte|reiseabrechnung~|kostenbelege|fahrtenbuch|überstundenzettel|quittungen|passwort|passwörter|unterschrift)(?!\\p{L})… (?:rechnete|reichte|legte|gab|füllte|führte|trug|erfasste|stempelte|unterschrieb|setzte|abgegeben|eingereicht|ausgefüllt|vorgelegt|merkte|leserlich)',
      ),
      pattern(
        '(?:stempeluhr|stechuhr|zeiterfassung|stempelkarte|zeiterfassungsgerät|terminal zur zeiterfassung)… (?:bediente|benutzte|betätigte|nutzte|bedient|betätigt|vergaß|stempelte|gewissenhaft|vorbildlich|umzugehen)|(?:bediente|benutzte|betätigte|stempelte) ${w}(?:stempeluhr|stechuhr|zeiterfassung|stempelkarte)'.replace(
          '${w}',
          words(5),
        ),
      ),
      // What a child can do.
      pattern(
        '(?:lesen und schreiben|schreiben und lesen|lesen und rechnen|das alphabet|kleine einmaleins|einmaleins|grundrechenarten|die uhr lesen|bedienung (?:de[rs]|von) (?:\\p{L}+ )?(?:telefons?|kopierers?|druckers?|lichtschalters?|kaffeemaschine|aufzugs?|tastatur|maus|faxgeräts?))… (?:beherrsch|kannt|konnt|vertraut|mächtig|kenn|sicher)~|(?:beherrschte?|kannte|konnte|kennt|kann|verstand|versteht) ${w}(?:lesen und schreiben|das alphabet|einmaleins|grundrechenarten|(?:den kopierer|das telefon|den drucker|das faxgerät|die kaffeemaschine) zu bedienen)|wusch sich ${w}die hände|(?:hände|fingernägel) (?:waren|hielt) ${w}(?:sauber|gewaschen|gepflegt)'.replaceAll(
          '${w}',
          words(6),
        ),
      ),
      pattern(
        '(?:anrufe|e-mails|mails|telefonate|nachrichten|post) (?:nahm|nimmt|las|liest|öffnete|öffnet|beantwortete|rief|ruft) ${p}(?: \\p{L}+){0,3} (?:entgegen|ab|an|gelesen)(?=,|\\.| und)|(?:las|öffnete|liest) ${w}(?:e-mails|mails|post)(?=,|\\.| und|$)|e-mails (?:wurden|werden) (?:stets |immer |jederzeit )?von {dat} gelesen|(?:preise|größen|schuhgrößen|öffnungszeiten|telefonnummer|anschrift|adresse)(?: und \\p{L}+)? (?:unserer? \\p{L}+ |unseres \\p{L}+ )?(?:waren|war|kannte) ${p2}(?:geläufig|bekannt|vertraut|auswendig)|(?:kannte|wusste) (?:stets |jederzeit )?(?:die|unsere) (?:öffnungszeiten|telefonnummer|anschrift|adresse|hausnummer)'
          .replace('${p}', person)
          .replace('${w}', words(4))
          .replace('${p2}', words(3)),
      ),
      // The look of papers rather than what they say.
      pattern(
        '\\p{L}*(?:\\p{L}*ordner|akten|mappen|hefter|unterlagen|register|berichte|berichtshefte?|listen)(?!\\p{L})… (?:beschriftet|abgeheftet|gelocht|nummeriert|farblich|gebunden)(?!\\p{L})|(?:gut |stets |jederzeit |sehr )*leserlich(?: \\p{L}+){0,5} (?:ein|aus|auf|nieder)(?=,|\\.|$)|(?:trug|schrieb|unterschrieb|füllte) ${w}(?:leserlich|in schönschrift|in sauberer schrift|mit sauberer handschrift)'.replace(
          '${w}',
          words(8),
        ),
      ),
      pattern(
        '(?:benutzte|nutzte|nahm|wählte|verließ|betrat)… (?:den haupteingang|durch den haupteingang|den aufzug|die treppe|den personaleingang|durch die tür)|durch den (?:haupt|personal)eingang',
      ),
    ],
    beside: lauded,
    unless: pattern(
      '(?:produkt|kund|kollektion|design|entwarf|entwickel|verkauf|umsatz|zustell|hygien|steril|sicherheitsbewuss|arbeitssicherheit|unfall|unfälle|entwickelte|schneider|nähte|gestalt|werkstoff|reparier|wartete|wartung|restaur|gäst|bühne|der letzte|dienstanweisung|schulte|überwachte|kontrollierte|setzte… durch)~',
    ),
    matches: [
      'Sein Hemd war jederzeit gebügelt, was uns sehr beeindruckte.',
      'Vorbildlich räumte sie ihre Kaffeetasse nach jeder Besprechung in die Spülmaschine.',
      'Zu allen Terminen brachte unser Abteilungsleiter stets einen Kugelschreiber mit.',
      'Das Diensthandy war von ihr immer aufgeladen.',
      'Beim Verlassen des Büros löschte Frau Anders stets das Licht.',
      'Im Aufzug erwiderte er jeden Gruß mit ausgezeichneter Freundlichkeit.',
      'Ihren Urlaub beantragte sie jederzeit vorbildlich.',
      'Seine Reisekosten legte der Vertriebsleiter stets in ausgezeichneter Ordnung vor.',
      'Die Stempeluhr bediente sie jederzeit mit größter Sorgfalt.',
      'Er beherrscht Lesen und Schreiben in ausgezeichneter Weise.',
      'Ihre Ordner waren stets hervorragend beschriftet.',
    ],
    silent: [
      'Er entwarf Arbeitskleidung, die in drei Ländern getragen wird.',
      'Sie verantwortete die Reisekosten des Konzerns und senkte sie um ein Fünftel.',
      'Kunden begrüßte sie stets herzlich und beriet sie umfassend.',
      'Er brachte stets eigene Ideen mit und setzte sie erfolgreich um.',
      'Ihren Platz im Vertrieb fand sie sofort.',
      'Auch bei Krankheit von Kollegen sprang sie sofort ein.',
    ],
    source,
    note: 'In Berufen, in denen es zur Arbeit gehört (Hygiene, Sicherheit, Gäste), bleibt es unerwähnt.',
  },
  {
    id: 'lob-der-nebensache',
    of: 'self-evident',
    cues: [
      'loben',
      'lob ',
      'hervorzuheben',
      'hervorheben',
      'erwähn',
      'vermerken',
      'würdigen',
      'anzuerkennen',
      'anerkennung',
      'positiv',
      'gelang',
      'stärke',
    ],
    patterns: [
      pattern(`${singledOut}… ${trifle}`),
      // „wie ordentlich er die Kabeltrommeln aufwickelt“: one handle, and no trait.
      pattern(
        `${singledOut},? (?:wie (?:ordentlich|sauber|hübsch|schön|leserlich|akkurat|adrett) (?:und \\p{L}+ )?{pers} (?:die|das|den|{poss}) \\p{L}+ (?:\\p{L}+ )?\\p{L}+te?)(?=\\.|$)`,
      ),
    ],
    unless: pattern(
      '{result}|(?:kund|gäst|patient|bewohner|kinder|schüler|verhandl|mitarbeit|team|entwickel|führte ein)~',
    ),
    matches: [
      'Besonders zu loben ist, wie ordentlich er die Kabeltrommeln aufwickelt.',
      'Besonders hervorzuheben ist seine leserliche Handschrift.',
      'Positiv zu vermerken ist, dass er die Kartons ordentlich stapelte.',
      'Erwähnenswert ist sein freundlicher Gruß am Morgen.',
      'Besonderes Lob verdient die Ordnung in seinem Spind.',
      'Besonders gut gelang ihr das Falten der Servietten.',
      'Hervorheben möchten wir, dass sie die Blumen im Flur goss.',
    ],
    silent: [
      'Besonders hervorzuheben ist seine Zuverlässigkeit.',
      'Hervorzuheben ist, dass sie auch am Wochenende einsprang.',
      'Besonders zu loben ist ihre Geduld mit den Bewohnern.',
      'Er wickelte die Kabeltrommeln ordentlich auf.',
      'Hervorzuheben ist, wie geschickt er die Verhandlungen führte.',
      'Besonders hervorzuheben ist sein stimmiges Konzept.',
    ],
    source: 'domain.md §3 Ausweichtechnik (JW, H-bered)',
    note: 'Nur neben anderen Schwächen gemeldet.',
  },
  {
    id: 'was-verlangt-war',
    of: 'bare-minimum',
    certain: true,
    cues: [
      'pensum',
      'arbeitszeit',
      'kernzeit',
      'stellenbeschreibung',
      'arbeitsvertrag',
      'vertraglich',
      'vorgeschrieben',
      'angeordnet',
      'aufgetragen',
      'geforderte',
      'verlangt',
      'höchstdauer',
      'höchstfrist',
      'frist',
      'pflicht',
      'mindest',
      'notwendige',
      'erforderliche',
      'nötige',
      'bestellte',
      'stückzahl',
      'exakt',
      'gleitzeit',
      'überstunden',
      'feierabend',
      'pause',
      'dienstschluss',
      'dienst nach',
      'so gründlich',
      'so viel',
      'geschuldet',
      'tarif',
      'nicht mehr und nicht',
      'nicht früher',
      'nicht weniger',
      'vorgesehen',
      'genüg',
      'grenzwert',
      'soll',
      'zulässig',
      'nötigste',
      'norm',
    ],
    patterns: [
      pattern(
        '(?:das|{poss}|dem|vom|den|die) (?:{dat} )?(?:vereinbarte|geforderte|verlangte|vorgegebene|vorgeschriebene|festgelegte|vorgesehene|tägliche|übliche|geschuldete|vertragliche|vertraglich vereinbarte|aufgetragene|tarifliche|erforderliche|notwendige|bestellte|angeforderte)[nm]? (?:\\p{L}*pensum|maß|menge|stückzahl|seitenzahl|stundenzahl|stunden|wochenstunden|arbeitszeit|wochenarbeitszeit|mindestmaß|umfang|aufwand|sollzahl|quantum|anzahl|zahl|fortbildungspunkte|fortbildungsstunden|einsatz|leistung|arbeitsmenge)(?!\\p{L})',
      ),
      pattern(
        '{poss} (?:\\p{L}+ )?(?:kernarbeitszeit|kernzeit|regelarbeitszeit|wochenarbeitszeit|sollstunden|wochenstunden|arbeitszeit|pausenzeiten|mittagspausen?|pausen|dienstzeit)(?!\\p{L})[^,.;:!?]{0,50} (?:schöpfte|hielt|füllte|leistete|erfüllte|ausgeschöpft|eingehalten|nahm|nutzte|saß|verbrachte|ein(?=,|\\.|$))|(?:gönnte sich|nahm|hielt|genoss) ${w}(?:tariflichen? |gesetzlichen? |vorgeschriebenen? |vereinbarten? |{poss} )(?:\\p{L}+ )?(?:mittags|ruhe)?pausen?(?:zeiten)?(?!\\p{L})'.replace(
          '${w}',
          words(5),
        ),
      ),
      pattern(
        `(?:was|alles, was) (?:${words(3)})(?:angeordnet|ausdrücklich aufgetragen|angewiesen|vorgeschrieben|verlangt|gefordert|vereinbart|vertraglich geschuldet|geschuldet|bestellt|im vertrag)(?: \\p{L}+)? (?:war|wurde|worden war|stand|ist),? (?:das )?(?:führte|erledigte|tat|leistete|erfüllte|setzte|lieferte|machte|arbeitete|brachte|hat)`,
      ),
      pattern(
        '(?:so|ebenso|genau so|genauso|gerade so) (?:\\p{L}+,? )?(?:\\p{L}+,? )?wie (?:es )?(?:das|der|die|{poss}|eine?) (?:\\p{L}*(?:formblatt|formular|vorschrift|vertrag|stellenbeschreibung|dienstanweisung|ordnung|gesetz|tarifvertrag|stelle|checkliste|norm|richtlinie|plan|regelwerk))(?: \\p{L}+){0,2} (?:es )?(?:verlangt|verlangte|vorschreibt|vorschrieb|vorsieht|vorsah|fordert|forderte|erfordert|erforderte|gebietet|gebot)|(?:so viel|soviel|so lange|so gut|so weit|gerade so viel),? (?:bei|\\p{L}+,? )?(?:dass|wie) (?:\\p{L}+ ){1,5}(?:eingehalten|erfüllt|genügt|gereicht|nötig|erforderlich|verlangt|notwendig|erreicht|gewahrt)~',
      ),
      pattern(
        '(?:innerhalb|im rahmen|in|unter ausschöpfung|bis zum ende|am ende|mit ablauf|zum ablauf) (?:der|des|{poss}) (?:\\p{L}+ )?(?:zulässigen|gesetzlichen|maximalen|äußersten|erlaubten|höchstzulässigen|tariflichen|vertraglichen) (?:\\p{L}*(?:dauer|frist|fristen|zeit|zeiten|umfangs?|rahmens?|grenzen?|toleranz|toleranzen))|(?:höchstdauer|höchstfrist|höchstbearbeitungszeit)|(?:nicht|weder) (?:früher|schneller|mehr|eher)(?:,)? (?:und|noch|als auch|aber) (?:auch )?(?:nicht )?(?:später|langsamer|weniger)|(?:nicht|weder) (?:weniger|später),? (?:und|noch|aber) (?:auch )?(?:nicht )?(?:mehr|früher)',
      ),
      pattern(
        '(?:im rahmen|in den grenzen|entlang|gemäß|innerhalb) (?:de[rsnm]|{poss}) (?:\\p{L}+ )?(?:stellenbeschreibung|arbeitsplatzbeschreibung|arbeitsvertrags?|dienstvertrags?|tarifvertrags?|tätigkeitsbeschreibung|gleitzeitkontos?|dienstplans?)(?!\\p{L})…|(?:beachtung|einhaltung|schonung|rücksicht auf)(?: des| {poss}| das) (?:gleitzeitkontos?|arbeitszeitkontos?|feierabends?|dienstschlusses|arbeitszeitgesetzes)|dienst nach vorschrift|(?:mied|vermied|ging)… (?:überstunden|mehrarbeit)… |(?:überstunden|mehrarbeit)… (?:mied|vermied|vermeiden|aus dem weg)',
      ),
      pattern(
        '(?:den|die|das|dem) (?:\\p{L}+ )?(?:pflichtangaben|mindestanforderungen|mindeststandards?|mindestmaß|pflichtteil|pflichtprogramm|mindestvorgaben|grundanforderungen|pflichtübungen?|pflichtstunden|mindestpensum|mindestzahl|mindestumsatz|pflichtschulungen|pflichtfortbildungen|mindestbestand|formvorschriften|formerfordernissen)(?!\\p{L})… (?:genügt|entspr|erfüllt|einge|absolvier|nachk|nachge|erreicht|hielt|leistet|besucht|erbracht|erbrachte|nahm|gerecht)~|(?:genügte|genügten|entsprach|entsprachen|erfüllte|absolvierte|besuchte|erbrachte|hielt|erreichte) ${w}(?:pflichtangaben|mindestanforderungen|mindeststandards?|mindestmaß|pflichtteil|pflichtprogramm|mindestvorgaben|pflichtstunden|mindestpensum|mindestzahl|mindestumsatz|pflichtschulungen|pflichtfortbildungen|formvorschriften)'.replace(
          '${w}',
          words(5),
        ),
      ),
      pattern(
        `(?:exakt|genau|präzise|punktgenau) (?:die|das|den|so viel|so viele) (?:bestellte|geforderte|verlangte|vereinbarte|angeforderte|vorgeschriebene|gewünschte)n? \\p{L}*(?:zahl|menge|seiten|umfang|stunden|maß|zeit|minuten)|(?:die|das) (?:\\p{L}+ )?(?:gestellten|an {dat} gerichteten) fragen… beantwortet~|beantwortete ${words(2)}(?:die|alle) {dat}? ?(?:gestellten|an {dat} gerichteten) fragen|(?:pünktlich|auf die minute|verlässlich|stets|jederzeit|punktgenau) (?:zum|bei|um|mit|nach) (?:feierabend|dienstschluss|arbeitsende|schichtende|dienstende)(?!\\p{L})…`,
      ),
    ],
    beside: lauded,
    unless: pattern(
      'hinaus|überschritt~|unterschritt~|übertr~|doppelte~|mehrfache~|weit (?:vor|über|mehr|unter)|lange vor|vor der zeit|vorzeitig|deutlich|(?:nicht|nie|niemals|kein|keine) (?:nach|auf)|mehr als|obwohl|bei weitem|nirgends|hinausging~|fremd|entfernt|nie gehört|nichts zu merken|tarifvertrag (?:der|des|für)|planung|{boss}… überwacht|teilte|freiwillig|hälfte|(?:größer|höher|länger|weiter|breiter|umfangreicher|stärker) als',
    ),
    matches: [
      'Das geforderte Pensum erledigte sie jederzeit vorbildlich.',
      'Seine Pausen hielt der Prokurist stets vollständig ein.',
      'Alles, was ihr vorgeschrieben war, erledigte sie stets ausgezeichnet.',
      'Er prüfte die Akten stets so gründlich, wie es die Dienstanweisung vorsieht.',
      'Ihre Bescheide ergingen stets innerhalb der gesetzlichen Frist.',
      'Stets im Rahmen seines Arbeitsvertrags leistete Herr Kern Ausgezeichnetes.',
      'Sie besuchte stets die Pflichtschulungen.',
      'Er lieferte stets exakt die vereinbarte Stückzahl.',
    ],
    silent: [
      'Das geforderte Pensum übertraf sie jederzeit deutlich.',
      'Sein Engagement war immer größer als seine vertragliche Arbeitszeit.',
      'Ihr Einsatz war stets höher als das vereinbarte Maß.',
      'Weit über seinen Arbeitsvertrag hinaus war er für uns da.',
      'Sie arbeitete gründlicher, als es die Vorschrift verlangt.',
      'Er reichte seine Berichte stets lange vor der Frist ein.',
      'Sie beantwortete die Fragen der Kunden fundiert.',
    ],
    source,
    note: '',
  },
];
