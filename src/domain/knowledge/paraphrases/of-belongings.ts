import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const left =
  '(?:überzählig|übrig|ausgemustert|ausrangiert|nicht mehr benötigt|nicht mehr gebraucht|ausgesondert|übriggeblieben|übrig geblieben|liegengeblieben|liegen geblieben|überschüssig|herrenlos|unverkauft|entbehrlich|zurückgelassen|vergessen)e[nrms]?';
const home =
  '(?:selbst|private?[nrms]?|eigene[nrms]?|daheim|zu hause|zuhause|persönlich~?|nach hause|bei sich|im eigenen|in {poss} (?:garten|keller|garage|haushalt|wohnung))';
const money =
  '(?:spesenordnung|spesenregelung|spesen|spesenkonto|spesenrahmen|spesensätze|reisekosten|reisekostenordnung|bewirtungsbudget|bewirtungskosten|dienstwagen|firmenwagen|dienstfahrzeug|firmenfahrzeug|tankkarte|firmenkarte|firmenkreditkarte|kreditkarte|firmenhandy|diensthandy|personalrabatt|mitarbeiterrabatt|trinkgelder|portokasse|kaffeekasse)n?s?';

const ofFirm =
  '(?:der (?:firma|gesellschaft|praxis|kanzlei|agentur|leitung|geschäftsleitung)|(?:des|unseres|unserer) (?:betriebe?s|unternehmens|hauses|arbeitgebers|geschäfts|firma|vereins|trägers)|firmen)';
const good = '(?:interessen?|belangen?|vorteile?n?|nutzen|wohl)';
const joined =
  '(?:verbinden|verband|verbindet|vereinbaren|vereinen|vereinte|verknüpfen|verknüpfte|einklang|vereinbar|abzustimmen|unter einen hut)~?';

/** What belongs to others. */
export const ofBelongings: readonly Paraphrase[] = [
  {
    id: 'verwendung-fuer-reste',
    of: 'ehrlichkeit-eingeschraenkt',
    cues: [
      'überzählig',
      'übrig',
      'ausgemustert',
      'ausrangiert',
      'benötigt',
      'gebraucht',
      'ausgesondert',
      'geblieben',
      'überschüssig',
      'herrenlos',
      'unverkauft',
      'entbehrlich',
      'zurückgelassen',
      'vergessen',
      'material',
      'andenken',
      'erinnerungsstück',
      'verkam',
      'verderben',
    ],
    patterns: [
      pattern(
        `${left} (?:\\p{L}+ ){1,4}?[^.;:!?]{0,50}?(?<!\\p{L})${home}(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:verwendung|abnehmer|platz|nutzen|bleibe|heimat|gebrauch|obhut|zuflucht|mit|genommen|unter)|${left} (?:\\p{L}+ ){1,4}?[^.;:!?]{0,50}?(?<!\\p{L})(?:verwendung|abnehmer|platz|bleibe|gebrauch|obhut|zuflucht) (?:bei|an|in|auf) (?:ihm|ihr|sich|{poss}) ?(?:eigenen|garten|keller|haus~)?|${left} (?:\\p{L}+ ){1,4}?[^.;:!?]{0,50}?(?<!\\p{L})(?:mit nach hause|nahm~? (?:\\p{L}+ )?(?:gern |stets )?an sich|daheim)`,
      ),
      pattern(
        '(?:andenken|erinnerungsstücke?n?|souvenirs?|mitbringsel)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:betrieb|haus|lager|werk|firma|arbeit)~|(?:material|ware|waren|werkzeug|reste|muster|büromaterial)~(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:mit nach hause|daheim|zu hause|heimwerk~|privat~ verwendung)',
      ),
    ],
    unless: pattern(
      `(?:sozial|spende|tafel|gemeinnützig|recycling|entsorg|wiederverwert|kund|produktion|serie|fertigung|anlage|home ?office|nachhaltig)~`,
    ),
    matches: [
      'Für übrig gebliebenes Material fand sie stets selbst eine Verwendung.',
      'Ausgesonderte Möbel fanden in seinem Keller jederzeit einen guten Platz.',
      'Unverkaufte Ware hat er stets gern mit nach Hause genommen.',
      'Von mancher Baustelle brachte er ein Andenken an unser Haus mit.',
    ],
    silent: [
      'Überschüssige Speisen gab sie stets an die Tafel, die Verwendung dafür hatte.',
      'Nicht mehr benötigte Akten vernichtete er fristgerecht.',
      'Für Reste der Produktion fand er eine sinnvolle Verwendung in einer neuen Serie.',
      'Übrige Aufgaben übernahm sie ohne Zögern.',
    ],
    source,
    note: '',
  },
  {
    id: 'leichte-hand-bei-geld',
    of: 'ehrlichkeit-eingeschraenkt',
    cues: [
      'spesen',
      'reisekosten',
      'bewirtung',
      'dienstwagen',
      'firmenwagen',
      'fahrzeug',
      'tankkarte',
      'karte',
      'handy',
      'rabatt',
      'trinkgeld',
      'kasse',
      'bargeld',
      'barverk',
      'bareinnahmen',
      'rechnete',
      'wechselgeld',
      'hand ',
    ],
    patterns: [
      pattern(
        `${money}(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:ausschöpf|ausgeschöpf|schöpfte|auszuschöpf|kenntnisreich|voll aus|großzügig|(?:an|am) wochenenden?|in den ferien|im urlaub|privat (?:stets|gern|ausgiebig)|kreativ|fantasie|einfallsreich|in (?:{poss} )?obhut|behielt|verwahrte|geschickt|sachkundig|reichlich|ausgiebig)~`,
      ),
      pattern(
        `(?:ausschöpfung|ausschöpfen|auszuschöpfen|großzügige[rn]?|einfallsreiche[rn]?|kenntnisreiche[rn]?|geschickte[rn]?|ausgiebige[rn]?|kreative[rn]?)(?!\\p{L})[^.;:!?]{0,40}? ${money}`,
      ),
      pattern(
        '(?:bargeld|kasse|bareinnahmen|barverkäufen?|wechselgeld|rechnete|abrechnung|abrechnete|kassierte|geld)~?(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:mit|von) (?:unkomplizierte|leichte|lockere|freie|großzügige|schnelle|glückliche|offene)r hand|(?:mit|von) (?:unkomplizierte|leichte|lockere|freie|großzügige|glückliche|offene)r hand(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:bargeld|kasse|bareinnahmen|barverkäufe|wechselgeld|rechnete|abrechn|kassier|geld|buchte|verbuch)~',
      ),
      pattern(
        '(?:bargeld|kasse|bareinnahmen|barverkäufen?|wechselgeld|barzahlungen?)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:unbürokratisch|unkompliziert|formlos|ohne beleg|ohne viel papier|ohne (?:lästigen )?papierkram|aus dem kopf)~',
      ),
    ],
    unless: pattern(
      '(?:prüfte|kontroll|korrekt|bearbeit|mandant|buchhalt|fuhrpark|verwalt|senk|spar|gewissenhaft|pflegte|gepflegt|pfleglich|nie privat|zur privaten nutzung|privat nutzen|überlass|verfügung|tarif|mappe|abrechnung der|reparatur|beriet)~',
    ),
    matches: [
      'Den Firmenwagen nutzte sie auch im Urlaub stets ausgiebig.',
      'Unter kreativer Auslegung und großzügiger Ausschöpfung der Spesen reiste er jederzeit komfortabel.',
      'Mit leichter Hand führte er stets die Kasse.',
      'Barverkäufe wickelte sie jederzeit unbürokratisch ab.',
    ],
    silent: [
      'Reisekosten rechnete sie stets korrekt ab.',
      'Den Dienstwagen behandelte er pfleglich, auch am Wochenende.',
      'Die Kasse stimmte jederzeit auf den Cent.',
      'Er senkte die Bewirtungskosten durch geschickte Verhandlung.',
    ],
    source,
    note: '',
  },
  {
    id: 'ehrlich-wo-man-hinsah',
    of: 'ehrlichkeit-eingeschraenkt',
    cues: ['ehrlich', 'vertrauenswürdig', 'redlich', 'aufrichtig'],
    patterns: [
      pattern(
        '(?:wo (?:aufsicht|kontrolle|jemand)|unter (?:\\p{L}+ )?(?:aufsicht|kontrolle|zeugen|beobachtung)|in (?:\\p{L}+ )?gegenwart|im beisein|vor zeugen|bei (?:\\p{L}+ )?(?:kontrollen?|überprüfungen?|stichproben|nachfragen?)|auf nachfrage|auf (?:direkte|ausdrückliche) frage~?)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:ehrlich|grundehrlich|vertrauenswürdig|redlich|aufrichtig)~?',
      ),
      pattern(
        '(?:ehrlich|grundehrlich|vertrauenswürdig|redlich|aufrichtig)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:wo (?:aufsicht|kontrolle)|unter (?:\\p{L}+ )?aufsicht|in (?:\\p{L}+ )?gegenwart|im beisein|vor zeugen|bei (?:\\p{L}+ )?(?:kontrollen?|stichproben|nachfragen?)|auf (?:direkte )?nachfrage)',
      ),
    ],
    unless: pattern('auch ohne|nie beanstand~|einer zweiten|kund~ ehrlich|beriet|rückmeld~'),
    matches: [
      'Bei Kontrollen erwies sie sich jederzeit als ehrlich.',
      'Im Beisein anderer war er stets vertrauenswürdig.',
      'Sie antwortete auf Nachfrage jederzeit aufrichtig.',
      'Er war stets grundehrlich, wo Aufsicht war, also wo Kontrolle herrschte.',
    ],
    silent: [
      'Sie war jederzeit ehrlich und vertrauenswürdig.',
      'Auch ohne Aufsicht war er stets ehrlich.',
      'Kontrollen führte er gewissenhaft durch.',
      'Kunden beriet sie ehrlich, auch auf Nachfrage zu Mängeln.',
    ],
    source,
    note: '',
  },

  {
    id: 'eigener-vorteil',
    of: 'firmeninteresse',
    cues: ['interesse', 'belange', 'vorteil', 'nutzen', 'wohl', 'geschäftliche', 'dienstliche'],
    patterns: [
      pattern(
        `${good} ${ofFirm}(?!\\p{L})… (?:mit|und) (?:auch )?(?:{poss} |den |dem )*(?:eigenen?|persönlichen?|privaten?)(?!\\p{L})…${joined}|(?:firmen|betriebs|unternehmens)interessen?… (?:mit|und) (?:{poss} |den )*(?:eigenen?|persönlichen?|privaten?)(?!\\p{L})…${joined}`,
      ),
      pattern(
        `${good} ${ofFirm} (?:verband|verknüpfte|vereinte|verbindet|verknüpft)… mit (?:{poss} |den |dem )*(?:eigenen?|persönlichen?)`,
      ),
      pattern(
        `(?:{poss} |den |das )*(?:eigene[ns]?|persönliche[ns]?|private[ns]?) ${good}… (?:mit|und) (?:dem|den|der|denen|jenen|das|die|${good}) ?(?:${good} )?(?:${ofFirm}|{poss} arbeitgebers|firmeninteressen?)(?!\\p{L})…${joined}`,
      ),
      pattern(
        `(?:stets|immer|jederzeit|auch|gern|zugleich)… (?:{poss} |den |das )+(?:eigene[ns]?|persönliche[ns]?) (?:vorteil|nutzen|wohl)(?!\\p{L})… (?:im (?:auge|blick)|bedacht)|(?:geschäftliche|dienstliche)[sn]? (?:und|mit) private[snm]?…${joined}`,
      ),
    ],
    unless: pattern(
      '(?:mitarbeit|kund|mandant|patient|familie|elternzeit|kinder|beruf)~|(?:nie|nicht|ohne|kein|trenn|zurück|uneigennützig)~',
    ),
    matches: [
      'Auf seinen Fahrten wusste er die Interessen der Firma stets mit seinen eigenen zu verbinden.',
      'Sie verstand es, Firmeninteressen und eigene Belange in Einklang zu bringen.',
      'Den eigenen Nutzen wusste er mit dem des Betriebs zu verknüpfen.',
      'Beim Einkauf behielt sie stets auch ihren eigenen Vorteil im Blick.',
      'Geschäftliches und Privates verstand er gut zu verbinden.',
      'Die Belange des Unternehmens verknüpfte er stets mit den eigenen.',
    ],
    silent: [
      'Die Interessen der Firma vertrat sie stets mit Nachdruck.',
      'Auf seinen eigenen Vorteil war er nie bedacht.',
      'Die Interessen des Unternehmens wusste er mit denen der Kunden zu verbinden.',
    ],
    source,
    note: '',
  },
  {
    id: 'nichts-gefunden',
    of: 'ehrlichkeit-eingeschraenkt',
    cues: [
      'unregelmäßigkeit',
      'differenz',
      'fehlbest',
      'verdacht',
      'diebst',
      'veruntreu',
      'ermittlung',
      'nachforschung',
      'inventurverlust',
      'missbrauch',
      'stichprobe',
      'taschenkontroll',
      'unterschlag',
    ],
    patterns: [
      pattern(
        '(?:unregelmäßigkeit|\\p{L}*differenz|fehlbestand|fehlbestände|verdacht|verdachtsmoment|diebst|veruntreu|unterschlag|ermittlung|nachforschung|inventurverlust|missbrauch|stichprobe|taschenkontroll)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:nicht|nie|niemals|keine[rmn]?|ohne|nichts|niemand)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:nachgewiesen|nachweis|zugeordnet|zuord|zurückführ|zurückgeführt|angelastet|anlast|zugerechnet|bestätig|feststell|festgestellt|beleg|beweis|gefunden|ergebnis|verbindung|zu tun|sprechen|bezeug)~',
      ),
    ],
    unless: pattern(
      '(?:deckte|aufdeck|prüfte|prüfung|buchhalt|revis|detektiv|verhinder|täter)~|minimier~|senkte|klärte|seit (?:er|sie)|unter (?:seiner|ihrer) (?:leitung|führung)',
    ),
    matches: [
      'Unregelmäßigkeiten konnten ihr jederzeit nicht angelastet werden.',
      'Der Verdacht gegen ihn hat sich nie bestätigt.',
      'Bei Stichproben wurde bei ihr stets nichts gefunden.',
      'Kassendifferenzen ließen sich nie auf ihn zurückführen.',
    ],
    silent: [
      'Unregelmäßigkeiten deckte er auf, ehe sie anderen nachgewiesen wurden.',
      'Kassendifferenzen gab es bei ihr nie.',
      'Die Stichproben entnahm sie vorschriftsmäßig.',
      'Er prüfte Differenzen und klärte sie ohne Rückfrage.',
    ],
    source,
    note: '',
  },
];
