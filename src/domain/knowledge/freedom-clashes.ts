import { aBoss, boss, by, bySplit, him, his, nom, number, p, sound, staff } from './aspect-words.ts';
import { clash, type StoryClash } from './story-clash.ts';

const any = (...patterns: readonly string[]): string => patterns.join('|');

/** What somebody made or had in hand: „die er entwarf“, „von ihr gestellte“, „ihre Bescheide“. */
const hers = `(?:${his}|von ${him}|(?:die|den|das|der|was|welche[ns]?) ${p}|(?:frau|herrn?) [\\p{L}-]+s%)`;
/** Somebody looks at it again … */
const looks =
  '(?<!\\p{L})(?:las|liest|lasen|prüfte|prüft|kontrollierte|kontrolliert|sah|sieht|sahen|schaute|schaut|zählte|zählt|rechnete|rechnet|ging|geht|korrigierte|korrigiert|besserte|bessert|arbeitete|hörte|maß|misst|überarbeitete|ergänzte|berichtigte|testete|verglich|zeichnete|nahm|gab)%';
/** … and how that is known for a check. */
const again =
  '(?<!\\p{L})(?:durch|nach|gegen|quer|ab|frei|noch ?(?:ein)?mal|nochmals|erneut|zeile (?:für|um)|satz (?:für|um)|stück (?:für|um)|wort (?:für|um)|punkt (?:für|um)|vor (?:der|dem|jede[mr])|bevor|ehe|anschließend|danach|hinterher|abends|jeden (?:abend|morgen|tag|freitag)|täglich|jeweils|jedes mal|und ergänzte|und korrigierte|und berichtigte)%';
const explains =
  '(?<!\\p{L})(?:erklär|erläuter|zeig|vormach|vorgab|vorgeb|vorgegeb|aufschrieb|aufgeschrieb|vorschrieb|vorgeschrieb|diktier|(?<!zu|ab|an)gesagt|(?<!zu|ab|an)sagte%|auftrug|vorsagt|freigab|freigegeb|abgesegn|durchging|durchgesprochen)@';
const alone =
  'selb(?:st)?ständig|eigenständig|eigenverantwort|in (?:voller )?eigener (?:regie|verantwortung)|aus eigener kraft|(?:ganz|völlig|vollkommen) allein|(?:ohne|keine[rn]?|weder|nie|nicht|zu keiner zeit)% [^.;]{0,60}@(?:anleitung|kontrolle|durchsicht|vorgaben?|rückfragen?|rücksprache|aufsicht|hilfe|hilfestellung|nachprüfung|nachkontrolle|gegenlesen|unterstützung|unterweisung|anweisung|begleitung)(?:en)?%|@(?:anleitung|kontrolle|durchsicht|vorgaben|rückfragen|aufsicht|hilfe|hilfestellung|unterstützung)%[^.;]{0,40} (?:nicht|nie|zu keiner zeit)% (?:benötigt|gebraucht|bedurft|nötig|erforderlich)@|ohne dass (?:jemand|man|wir|einer)[^.;]{0,40}(?:schau|prüf|kontroll|helf|nachs[ae]h|erklär|sagen)@|freie hand|teilte [^.;,]{0,40} frei ein|unbesehen|blind% [^.;,]{0,20}(?:verlass|übergeb|anvertrau)@|sich selbst überlassen|niemand[^.;]{0,40} (?:nachs[ae]h|kontroll|anleit|erklär|sagen)@|(?:traf|fand|löste|entschied)% [^.;]{0,50}selbst%';

const independence = any(
  by(
    'prüfte|prüft|prüften|überprüfte|kontrollierte|kontrolliert|überwachte|überwacht|beaufsichtigte|korrigierte|korrigiert|berichtigte|überarbeitete|überarbeitet|verbesserte|vervollständigte|ergänzte|unterwies|diktierte|kalkulierte|entwarf|verantwortete|vorbereitete|nachbesserte|nachrechnete|nachsah|durchsah|gegenlas|freigab|abnahm|absegnete|vorgab|vorschrieb|anleitete|anwies|überstimmte|redigierte|lektorierte',
  ),
  bySplit('gab|gibt|schrieb|schreibt|sagte|legte', 'vor'),
  bySplit('gab|gibt', 'frei'),
  bySplit(
    'sah|sieht|schaute|las|liest|ging|rechnete|zählte|maß|arbeitete|besserte',
    'durch|nach|gegen|quer|an|noch einmal|nochmals',
  ),
  bySplit('leitete|leitet|wies|weist|lernte', 'an'),
  bySplit('nahm|nimmt|segnete|zeichnete|schmeckte', 'ab'),
  bySplit('bereitete|bereitet|stellte|richtete', 'vor|ein|her'),
  by(
    '(?:begleitete|begleitet|half|hilft|unterstützte|saß|stand|betreute|erklärte|zeigte) (?:(?:ih[rmn]|sie|\\p{L}+) ){0,3}?(?:stets|immer|jeden|jedes|jeder|jedem|noch|täglich|neben|dabei)',
  ),
  `^(?=.*(?:stets|immer|bei jede[mr]|zu jede[mr]|noch (?:nach|im)|jeden (?:tag|morgen|abend))%)[^;]*?(?<!\\p{L})(?:begleitete|half|unterstützte|saß|stand)% (?:(?:ih[rmn]|sie) )?(?:\\p{L}+ ){0,2}?${nom}`,
  // „fragte vor jedem Anruf bei ihrer Leiterin nach“, „rief sie den Techniker und wartete“
  `(?:(?:fragte|rief|holte|erkundigte|wandte|versicherte|wartete) ${p}|${p} (?:fragte|rief|holte|erkundigte|wandte|versicherte|wartete))% (?![^.;]*(?:ideen|meinung|kund))[^.;]{0,60}${boss}[^.;]{0,60}(?:nach%|jede[snrm]?%|wie%|was%|ob%|bevor%|ehe%|wartete|zu hilfe|um (?:rat|hilfe)|rück%)`,
  `(?:fragte|rief|holte|erkundigte|wandte|wartete) ${p} [^.;]{0,40}(?:vor|bei|nach) jede[mrn] [^.;]{0,80}(?:nach|um rat|um hilfe|rück|an)(?=[.,;]|$)`,
  `(?:abgestellt|eingeteilt|bereitgestellt|freigestellt|zur seite gestellt|an die seite gestellt)%[^.;]{0,20}, (?:um )?[^.;]{0,60}(?:${his}|${him})`,
  // „Die Bescheide, die er entwarf, las die Leiterin Zeile für Zeile“
  `${hers}[^.;]{0,80}? ${looks} (?:\\p{L}+ ){0,2}?${aBoss}[^.;]{0,60} ${again}`,
  `${aBoss} ${looks} [^.;]{0,60}${hers}[^.;]{0,60} ${again}`,
  `${hers}[^.;]{0,80}? (?:gingen|ging|verließen|verließ|wurden?|kamen?)% (?:erst|nur|nicht)[^.;]{0,60}(?:wenn|nachdem|bevor|ehe|durch|über|an)% [^.;]{0,30}${boss}`,
  // „um Herrn Kern an der Presse anzuleiten“, „wie Meister Vogel ihm über die Schulter sah“
  `um ${him} [^.;,]{0,40}(?:anzuleiten|einzuweisen|zu (?:beaufsichtigen|unterweisen|kontrollieren|führen|begleiten))%`,
  `${boss}(?![^.;]* um )[^.;]{0,60}${him}[^.;,]{0,60} (?:über die schulter|auf die finger|an die hand|bei der hand)%`,
  `${p}[^.;]{0,80} sich [^.;,]{0,60}(?:zeigen|erklären|erläutern|vorgeben|ansagen|vormachen|vorsagen) (?:zu )?(?:lassen|ließ)%`,
  `(?:ließ|lässt) ${p} sich [^.;,]{0,60}(?:zeigen|erklären|erläutern|vorgeben|ansagen|vormachen)%`,
  // „bis sie ihm das weitere Vorgehen erklären konnte“
  `(?:nachdem|bis|ehe|bevor|erst wenn|nur wenn|wenn|wobei) ${him}[^.;,]{0,30}${aBoss}[^.;,]{0,60} ${explains}`,
  `(?:nachdem|bis|ehe|bevor|erst wenn|nur wenn|sobald|wobei) [^.;,]{0,30}${him}[^.;,]{0,50} ${explains}`,
  // „der ihm die Arbeit vorbereitete“, „der jeden Teller abschmeckte“
  `${boss}(?: \\p{L}+){0,3}, (?:der|die(?! sie%)|welcher?) (?:${him}|(?:jede[nrs]?|alle[sn]?|das ergebnis|die ergebnisse|(?:ihre?|seine?)[nsr]?)%)[^.;,]{0,50}(?:vorbereite|vorg[ae]b|einteil|zuteil|abnahm|abnimmt|prüf|kontrollier|nachs[aie]h|durchs[aei]|abschmeck|korrigier|ergänz|beaufsichtig|anleit|erklär|gegenl[ai]s|nachrechn|vorschreib|vorschrieb)@`,
  // „nach den Rezeptkarten des Küchenchefs“, „nach dessen Vorgaben“
  `${p}[^.;]{0,60} nach (?:den |dem |festen |genauen )*@(?:karten|vorgaben|anweisungen?|weisungen?|listen|plänen|zetteln|angaben|diktat|vorlagen|skizzen) (?:de[rs]|ihre[rs]|seine[rs]|eine[rs]|unsere[rs]) &${boss}`,
  `(?:unterstützung|assistenz|zuarbeit|mithilfe) [^.;]{0,20}${boss}[^.;]{0,60} nach (?:dessen|deren) &(?:an|vor)?(?:weisung|gabe|ordnung)(?:en|n)?%`,
  `(?:^|${p}[^.;]{0,80}|und )[^.;]{0,70}(?<!\\p{L})unter (?:(?:der |ständiger |enger |steter )?&(?:aufsicht|kontrolle|begleitung|obhut)|(?:ständiger |enger |steter )anleitung) (?:de[rs]|eine[rs]|ihre[rs]|seine[rs]|unsere[rs]|von) `,
  `(?:während|in) (?:de[sr] |ihre[sr] |seine[sr] )?&(?:urlaubs?|abwesenheit|krankheit|fehlens) (?:de[sr]|ihre[sr]|seine[sr]|von) &${boss}[^.;]{0,20} (?:ruhten?|lagen?|blieben?|stand(?:en)?|warteten?|stockten?)%`,
  // „Im Schnitt elfmal am Tag kam er, um …“
  `(?:${number}[- ]?mal|@mal) (?:am tag|täglich|pro (?:tag|stunde|schicht|woche)|in der (?:woche|stunde)|je (?:schicht|stunde|tag))%[^.;]{0,120}(?:fragt|fragen|hilfe%|rat%|rückfrag|zeigen|erklären|nachfrag|vergewisser|rückversicher)@`,
  // „lief die Einarbeitung nach vierzehn Monaten noch“
  `einarbeitung@[^.]{0,120} (?:nach|auch nach|erst nach|im|über|statt)% &${number} (?:monaten?|jahren?|jahr|wochen)%[^.]{0,25}(?:noch|nicht|erst|andauer|abgeschlossen)@`,
  `(?:auch|noch|selbst) (?:noch )?im (?:zweiten|dritten|vierten|fünften|sechsten|siebten|letzten) &(?:dienst|arbeits|berufs)?jahr%[^.;]{0,90}(?:schulter|erklär|zeig|half|anleit|anleitete|prüf|kontroll|nachfrag|fragte|beaufsicht|begleit|einarbeit|hand)@`,
  // „War die Chefin im Urlaub, ruhten seine Vorgänge“
  `${boss}[^.;,]{0,30} (?:urlaub|krank|fehlte|weg|außer haus|nicht da|abwesend|verreist|frei|abwesenheit)%[^.;,]{0,20}, (?:ruhten?|lagen?|blieben?|stand(?:en)?|warteten?|stockten?)%`,
  `${p}[^.;,]{0,40} nur, (?:nachdem|wenn|sofern)% [^.;]{0,60}(?:${boss}|${explains})`,
  `diktierten? (?:${him} )?${aBoss}|(?:legte|gab|reichte|brachte|schickte) ${p}? ?(?:sie|ihn|es|alles|alle|jede[nrs]?) (?:${him} |${aBoss} )?[^.;,]{0,30}zur (?:durchsicht|kontrolle|prüfung|korrektur|abnahme|freigabe|nachschau)%`,
);

const power =
  '@(?:budget|etat|vollmacht|prokura|zeichnung|zeichnete|unterzeichn|unterschr|entsch[ie]+d|entscheidung|befugnis|konto|kontovollmacht|mittel%|bestimmte%)@';
const full =
  '(?:eigene[snrm]?|volle[rsnm]?|alleinige?[rsn]?|uneingeschränkt@|umfassend@|sämtliche[rn]?|alle[rn]?|frei%|allein%|selbst%|abschließend@|selb(?:st)?ständig@|eigenständig@|ohne (?:jede )?(?:einschränkung|rücksprache|obergrenze|zweitvotum|rückfrage|gegenzeichnung|freigabe|zustimmung)|general@|einzelprokura|letzte[sn]? wort)';
const decides =
  '(?<!\\p{L})(?:entsch[ie]+d(?:et|en)?|unterschrieb|unterschreibt|unterzeichnete?|zeichnete?|genehmigte?|bewilligte?|vergab|vergibt|befand|beschloss|bestimmte?|traf|trifft|tätigte?|schloss|schließt|vereinbarte?|erteilte?|lehnte?|fällte?|sprach|geschah|geschieht|übernahm)%';
/** What is done by whoever does not decide. */
const minor =
  '(?<!\\p{L})(?:vorbereite|bereite|entwarf|entwirf|gestalte|sammel|zusammenstell|stellte [^.;,]* zusammen|schrieb%|mitschrieb|schrieb [^.;,]* mit|protokollier|begleite|rief%|anrief|vorschl[au]g|schlug% [^.;,]* vor|geraten|riet%|empfahl|holte|führt &gespräche|sprach vor|saß|einholt|holte|tippt|erfasst|weitergab|übermittelt|sicht)@';

const authority = any(
  by(
    'entschied|entscheidet|entschieden|unterschrieb|unterschreibt|unterzeichnete|unterzeichnet|genehmigte|genehmigt|bewilligte|bewilligt|vergab|vergibt|befand|beschloss|beschließt|bestimmte|bestimmt|gewährte|gewährt|erteilte|verwaltete|verwaltet|zeichnete|tätigte|tätigt|(?:traf|trifft|fällte|fällt) (?:\\p{L}+ ){0,4}?(?:entscheidung|entscheidungen|auswahl|zusage)',
  ),
  `(?:entscheidung(?:en)?|auswahl|zusagen?|wahl)% [^.;,]{0,30}?(?:traf|trafen|trifft|fällte)% (?:[\\p{L}]+ ){0,4}?${aBoss}`,
  bySplit('legte|legt|setzte|setzt', 'fest'),
  bySplit('gab|gibt', 'frei|heraus'),
  bySplit('nahm|nimmt', 'vor'),
  bySplit('schloss|schließt', 'ab'),
  bySplit('lehnte|lehnt', 'ab'),
  bySplit('sprach|spricht', 'aus'),
  `(?:brauchte|benötigte|bedurfte|braucht|benötigt|erbat|holte|wartete|einholen|einzuholen|abwarten)@ [^.;]{0,60}@(?:unterschrift(?:en)?|zustimmung|freigaben?|genehmigung(?:en)?|erlaubnis|einwilligung|gegenzeichnung|rückendeckung|bewilligung)%(?! de[sr] (?:kund|vermiet|behörd|stadt|bauherr|mandant|eltern))`,
  `(?:konnte|durfte|kann|darf) ${p}? ?[^.;,]{0,50}erst [^.;,]{0,40}, (?:wenn|nachdem|sobald)% [^.;]{0,40}${boss}`,
  `ohne (?:die |eine |ausdrückliche |vorherige )*@(?:gegenzeichnung|zustimmung|freigabe|unterschrift|genehmigung|rücksprache|einwilligung)%[^.;]{0,80} (?:nicht|kein@|nie|ungültig|undenkbar|unmöglich)%`,
  `(?:vereinbart|festgelegt|geregelt|abgesprochen)%[^.;]{0,20}, dass ${p} [^.;]{0,40}(?:nicht|kein@)`,
  `auf (?:anfrage|antrag)% [^.;,]{0,30}(?:zugeteilt|zugewiesen|bewilligt|freigegeben)`,
  `ohne dass ${p} [^.;,]{0,20}(?:gehört|gefragt|beteiligt|einbezogen|angehört)@`,
  // „legte er dem Marktleiter zur Genehmigung vor“
  `(?:${p}[^.;]{0,70} (?:legte|reichte|gab|schickte|brachte|leitete|übergab|übermittelte)|(?:legte|reichte|gab|schickte|brachte|leitete|übergab|übermittelte) ${p}) [^.;]{0,70}zur (?:genehmigung|freigabe|unterschrift|entscheidung|bewilligung|zustimmung|abzeichnung|zeichnung)%`,
  `(?:einholen|einholung|vorlage|vorlegen) (?:de[rs] |von )?@(?:freigaben?|genehmigung(?:en)?|zustimmung(?:en)?|unterschrift(?:en)?|bewilligung(?:en)?)%[^.;]{0,20} (?:de[rs]|eine[rs]|ihre[rs]|seine[rs]|beim?|von) &${boss}`,
  // „Die Verträge, die sie vorbereitete, unterschrieb der Prokurist“
  `${p}[^.;]{0,60}${minor}[^.]{0,90}(?:${decides} (?:\\p{L}+ ){0,2}?(?:durch )?${aBoss}|${aBoss}, (?:der|die) [^.;,]{0,40}${decides}|${boss} [^.;,]{0,20}${decides})`,
  `${minor} ${p}[^.]{0,90}(?:${decides} (?:\\p{L}+ ){0,2}?(?:durch )?${aBoss}|${aBoss}, (?:der|die) [^.;,]{0,40}${decides})`,
  `${decides} (?:\\p{L}+ ){0,2}?${aBoss}[^.]{0,40},? (?:(?:und|während|indes|woraufhin) )?(?:${p} [^.;]{0,30}${minor}|${minor} ${p})`,
  `(?:bewilligen|genehmigen|unterschreiben|entscheiden|freigeben|zeichnen|vergeben|abschließen|zusagen)% (?:konnte|durfte|kann|darf)n? [^.;,]{0,20}(?:nur|allein|ausschließlich|erst|der|die|ihr|sein)% [^.;,]{0,20}${boss}`,
  // „konnte er Preise nicht ändern“, „zeichnete er nicht“
  `(?:konnte|durfte|kann|darf) ${p} [^.;,]{0,50}?(?<!\\p{L})(?:nicht|nie|keine[nr]?|nur mit|nur nach)%[^.;,]{0,50} (?:ändern|entscheiden|zeichnen|unterschreiben|bestellen|genehmigen|bewilligen|zusagen|ausgeben|abschließen|einstellen|vergeben|gewähren|festlegen|freigeben|verfügen)%`,
  `(?:zeichnete|unterschrieb|unterzeichnete|entschied) ${p} (?:\\p{L}+ ){0,3}?nicht(?=[.,;]|$| (?:selbst|allein|mit))`,
  `(?<!\\p{L})(?:ohne|kein(?:e|en)?) (?:eigene[sn]? )?(?:stimme%|stimmrecht|zeichnungs@|befugnis@|vollmacht|unterschriftsrecht|budget|entscheidungs@)%`,
  // „zogen wir wieder ein“
  `(?:vollmacht|prokura|befugnis|@budget|etat|zeichnungs|kreditkarte|firmenkarte|unterschriftsrecht)@(?![^.;]*(?:ausscheid|austritt|ende des|weggang))[^.;]{0,90} (?:zogen wir|zog [^.;,]{0,30} ein|entzogen|entzog|widerr[iu]ef@|zurückgenommen|zurückgezogen|eingeschränkt|gestrichen|strichen wir|kürzten|zurückzugeben|zurückgegeben|nahmen wir|gelöscht|erloschen|beendet|widerrufen|ruhte|wieder (?:ein|ab|entzogen))%`,
  // „bis 200 Euro“
  `(?:bis(?: zu)?|höchstens|maximal|nicht mehr als|über|ab|oberhalb(?: von)?) [1-9]\\d{0,2} euro%[^.;]{0,80}(?:durfte|konnte|entsch[ie]+d|frei%|selbst%|allein%|verfüg|zeichn|rücksprache|freigabe|genehmig|zustimm|fragte|legte)@`,
  `(?:durfte|konnte|verfüg|zeichn|befugnis|vollmacht|${his} @(?:grenze|limit|rahmen))@[^.;]{0,60} (?:bis(?: zu)?|höchstens|maximal|von|bei|auf|über) [1-9]\\d{0,2} euro%`,
  `${boss}[^.;,]{0,30} vorbehalten%|vorbehalten%[^.;,]{0,30} ${boss}`,
  `(?:vereinbarten|ordneten|legten|bestimmten|beschlossen)% [^.;,]{0,20}wir[^.;]{0,10}, dass (?:künftig|fortan|seitdem|ab (?:da|sofort))[^.;]{0,60} über (?:den|die|das)% `,
  `ob ${p} [^.;,]{0,50}(?:durfte|darf|dürfe|sollte|solle)%`,
  `(?:zum (?:unterschreiben|abzeichnen|zeichnen)|zur unterschrift)% [^.;,]{0,20}(?:ins haus|kam|vorbei|fuhr|gebracht|gegeben)`,
  `(?:entsch[ie]+d|entscheidung|vergabe|auswahl)@[^.;,]{0,30} ${p} (?:nur )?(?:beratend|als gast|zuhörend|als zuhörer)`,
);

const leads =
  '@(?:führt|führung|leite|leitung|leiter|vorgesetzt|anleit|chef|vorstand%|stand%|vorsteh|gab%|hand%|geführt|rückhalt|gewann|motivier|mannschaft)@';
const theOther = `(?:bei )?${aBoss}`;
const leadership = any(
  `^(?=[^;]*(?:${him}|${his}|${p}))[^;]*?${staff}[^.;]{0,50} (?:weigerten|verweigerten|mieden|protestierten|streikten|verlangten|forderten|stimmten [^.;]{0,30}(?:dafür, [^.;]{0,40}ander@|gegen ${him})|beschwerten|beklagten|kündigten|verließen|niederlegten|fernblieben|blieben [^.;,]{0,20}fern|ignorierten|übergingen|umgingen|nicht mehr [^.;,]{0,40}(?:wollten|annahmen|erscheinen|akzeptierten|folgten|gehorchten)|hielten sich an|holten sich)%(?![^.;]*(?:wechselten zurück|andere@ abteilung|rente|ruhestand))[^.;]{0,80}`,
  `(?:kündigten?|gekündigt|verließen|verlassen|gingen)% [^.;]{0,30}(?:${number}|die hälfte|ein drittel|reihenweise|fast alle|mehr als)[^.;]{0,50}(?:${his}|von ${him})[^.;]{0,30}${staff}`,
  `(?:beschwerden?|klagen?|kündigungen|abgänge|versetzungsgesuche?|versetzungsanträge?|unterschriften|eingaben?)% [^.;]{0,30}(?:aus|von|in|gegen|über) (?:${his}|${him})[^.;,]{0,40}${staff}?`,
  `(?:${staff}[^.;,]{0,30} unterstand(?:en)?|unterstand(?:en)? (?:das|die|ihr|ihre|sein|seine) &${staff})% [^.;]{0,40}(?:de[mr]|einem|einer) &${boss}`,
  `(?:ihm|ihr) (?:selbst )?(?:war|waren|ist|sind) (?:\\p{L}+ )?(?:niemand|keine[rn]?)%[^.;,]{0,40}(?:unterstellt|zugeordnet|beigegeben|untergeben)@`,
  `(?:gab|legte) ${p} [^.;,]{0,40}(?:@leitung|führung|gruppe|mannschaft|schicht|verantwortung für)%[^.;,]{0,40} (?:wieder )?(?:ab|nieder|zurück)(?=[.,;]|$)`,
  `(?:gruppe|team|mannschaft|abteilung|kolonne|schicht)% (?:lösten|teilten|verteilten|löste|teilte) (?:wir|man)% [^.;]{0,20}(?:auf|ein)%`,
  `(?:von|unter) (?:${his}|den) &${staff}[^.;]{0,40} (?:note|noten|zeugnis)% (?:vier|fünf|sechs|[456])`,
  `(?:betriebsrat|mediator|schlichter|personalrat|ombud)@ [^.;]{0,20}(?:vermittel|schlicht|einschalt|griff|kam)@ [^.;]{0,30}(?:zwischen )?${him}`,
  by(
    '(?:führte|leitete|leitet|führt|übernahm|schrieb|schreibt|erstellte|plante|teilte|hielt|einteilte|abhielt) (?:\\p{L}+ ){0,3}?(?:dienstpläne?|einsatzpl[aä]ne?|mitarbeitergespräche|teambesprechungen|besprechungen|team|gruppe|mannschaft|schicht|personal|leute)',
  ),
  `(?:dienstpl[aä]ne?|einsatzpl[aä]ne?|@gespräche|@besprechungen|ausbildung|anleitung|einteilung|urlaubsplanung)% [^.;,]{0,40}(?:schrieb|schreibt|erstellte|machte|führte|übernahm|hielt|besorgte|entzog|entzogen)% (?:\\p{L}+ ){0,3}?${aBoss}`,
  // nobody to lead
  `(?:zur seite|unterstellt|unterstanden|zugeordnet|untergeben@|team|gruppe|mitarbeiter)%[^.;]{0,60} (?:sonst niemand|niemand sonst|niemanden|sonst keiner)%`,
  `(?:titel|leiter|leiterin|leitung|vorgesetzter?|funktion)%[^.;]{0,70} ohne (?:eine |ein |eigene[sn]? |unterstellte[sn]? )*@(?:gruppe|team|mitarbeit|personal|leute|mannschaft|untergeben)@`,
  '@(?:leitung|leiter|leiterin|führung)@[^.;]{0,50}(?:@einzelarbeitsplatz|alleinarbeitsplatz|ein-(?:mann|frau|personen)|einmann|einpersonen|eine? person%|allein besetzt)@',
  `(?:organigramm|stellenplan|organisationsplan)@[^.;]{0,90} (?:niemand|leer|allein|unbesetzt|keine? (?:linie|zeile|kästchen|name|mitarbeit|unterstellt|person)@)`,
  `(?:stelle|stellen|planstelle|posten)%[^.;]{0,50} (?:blieb|blieben|war|waren) (?:\\p{L}+ )?unbesetzt%[^.;]{0,90}(?:titel|leiter|ohne|allein)@`,
  // somebody else leads
  `(?:führung|leitung|anleitung|einteilung|beurteilung|einsatzplanung) (?:de[srn]|unsere[srn]|ihre[srn]|seine[srn]) &${staff} (?:lag|liegt|oblag|hatte|übernahm|besorgte|war|blieb)% (?:\\p{L}+ )?${theOther}`,
  `${staff}[^.;,]{0,30} (?:führte|leitete|leitet|führt|beurteilte|teilte)% (?:\\p{L}+ )?(?!${p})${aBoss}[^.;]{0,40}${p}`,
  `(?:übernahm|übernimmt|führte|leitete)% (?:\\p{L}+ )?${aBoss}(?: \\p{L}+)?(?: die| das| den)? @(?:kolonne|team|gruppe|mannschaft|schicht|abteilung|station|leitung|führung|lehrlinge|trupp)% (?:von|um)? ?${him}`,
  `(?:lehrling|auszubild|mitarbeit|team|gruppe|leute|mannschaft|schicht)@[^.;]{0,60} (?:gaben|übergaben|nahmen|unterstellten|ordneten|übertrugen) wir%[^.;]{0,110}(?:ander|${boss})`,
  `(?:gespräche?|besprechung(?:en)?|dienstpläne?)%[^.;]{0,70} (?:sprang|übernahm|hielt|führte)% ${aBoss}[^.;]{0,60}(?:weil|da|nachdem)% [^.;]{0,60}${him} nicht`,
  // the staff turns away
  `(?:weiger|verweiger)(?:ten?|t)@[^.;]{0,70}(?:mit|unter|von|für) ${him}%`,
  `${staff}[^.;]{0,60}(?:wegen|unter|mit|gegen|über|nach|seit) (?:${him}|${his})[^.;]{0,80} (?:niederleg|niedergeleg|legten?% [^.;,]{0,20}nieder|kündigten|kündigung|krank%|beschwer|unterschr[ie]+b|streik|misstrau|versetzung)@`,
  `(?:wegen|unter|gegen|nach) ${his}[^.;]{0,60}(?:niederlegten|legten?% [^.;,]{0,20} nieder|meldete[n]? sich [^.;]{0,60}krank|kündigten|streikten|protestier)@`,
  `beschwerde@[^.;]{0,30}, die (?:alle|sämtliche|die|viele|mehrere|${number}) &${staff}[^.;,]{0,30}(?:unterschr|unterzeichn|eingereicht)@`,
  `(?:wandten|wendeten|hielten|hielt|wandte)% sich [^.;]{0,40}(?:lieber|eher|bald|meist)% [^.;,]{0,20}an ${aBoss}`,
  `hörte[n]? (?:man|die leute|alle|die \\p{L}+)? ?auf ${aBoss}|was ${p} (?:anordnete|sagte|anwies|verlangte|befahl), (?:blieb|wurde|galt|geschah)% `,
  `(?:coach|mediator|supervis|schlichter|konfliktberat)@[^.;]{0,120}(?:nachdem|weil|wegen|da)%`,
  `(?:stellvertret|vorarbeit)@[^.;]{0,40} (?:hielt% [^.;]{0,40}zusammen|führte in (?:wahrheit|wirklichkeit)|führte tatsächlich)`,
);

export const freedomClashes: readonly StoryClash[] = [
  clash('works-alone', 'Selbständigkeit', {
    claim: alone,
    lack: independence,
    unless: `${sound}|(?:in|während) der &(?:einarbeitung|probezeit)@|(?:prüfte|kontrollierte|korrigierte|berichtigte) ${p}|${p} (?:prüfte|kontrollierte|korrigierte|berichtigte)%|(?:kund|mandant|patient|ärztlich)@ (?:wunsch|anordnung)`,
    ofPerson: true,
  }),
  clash('decides-alone', 'Entscheidungsbefugnis', {
    claim: `${power}[^.;]{0,70}${full}|${full}[^.;]{0,70}${power}`,
    lack: authority,
    unless: `${sound}|behörd@|amtlich@|baugenehmigung@|(?:erteilte|übertrug) ${p}|${p} (?:erteilte|übertrug)%`,
    ofPerson: true,
  }),
  clash('leads-staff', 'Führung', {
    claim: `${leads}[^.;]{0,90}${staff}|${staff}[^.;]{0,90}${leads}`,
    lack: leadership,
    unless: `${sound}|hervorragend@|leisteten%|blieben%~gern@`,
    ofPerson: true,
  }),
];
