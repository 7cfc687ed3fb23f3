import { pattern } from '../pattern.ts';
import { afterwards, forAReason, stops } from '../subtle-techniques.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const tasks =
  '(?:\\p{L}*arbeit(?:en)?|\\p{L}*aufgaben?|pflichten|vorgänge|akten|fälle|tickets|post|pensum|arbeitspensum|ablage|\\p{L}*dienste|kleinkram|kleinarbeit|handgriffe|anteil|tätigkeiten|schriftsätze|arbeitslast|last|verantwortung)n?';
const unloved =
  '(?:lästig|ungeliebt|unliebsam|unangenehm|zeitraubend|mühsam|schmutzig|mühselig|undankbar|langweilig|eintönig|schwere? )e?[nrs]?';
const others =
  '(?:kolleg~|mitarbeit~|team~?|nachbar~|praktikant~|auszubildende~|azubis?|lehrling~|aushilf~|assistent~|sekretär~|andere[nr]?|übrigen|abteilung~|spätschicht|frühschicht|nachtschicht|\\p{L}*besetzung|jüngeren?|referendar~|vertretung|mannschaft|dritten?)';
const gave =
  '(?:überließ|überlassen|zu überlassen|unterzubringen|untergebracht|unterbrachte|abzugeben|abgab|abgegeben|weiterzureichen|weiterreichte|weitergereicht|abzuladen|ablud|anzuvertrauen|anvertraute|anvertraut|vertraute|aufzubürden|zu verteilen|verteilte|verteilt|auszulasten|ausgelastet|in gute händen?|in die hände|gelangten?|landeten?|wanderten?|erledigten sich|zufallen|zu betten|zu legen|zukommen|abzutreten|abtrat|zu übertragen)';

/** Who does the work afterwards. */
const mate =
  '(?:(?:andere[nmr]?|erfahrene[nr]?|weitere[nr]?|neue[nr]?|jüngere[nr]?) )?(?:kolleg|mitarbeiter|mitarbeitend|stellvertret|andere)\\p{L}*';

/** Work that others did. */
export const ofHanding: readonly Paraphrase[] = [
  {
    id: 'arbeit-bei-anderen',
    of: 'delegieren',
    cues: [
      'überl',
      'unterzubring',
      'untergebracht',
      'abzug',
      'abgab',
      'weiterzu',
      'weiterr',
      'abzula',
      'anvertrau',
      'anzuvertrau',
      'vertraute',
      'verteil',
      'auszulast',
      'ausgelast',
      ' hände',
      'gelangte',
      'landete',
      'wanderte',
      'erledig',
      'schulter',
      'tische',
      'beschäftigen',
      'abtrat',
      'abzutret',
      'arbeiten zu lassen',
      'arbeiten ließ',
      'übernehmen',
      'abnehmen',
    ],
    patterns: [
      pattern(
        `${unloved} (?:\\p{L}+ )?${tasks}(?!\\p{L})[^.;:!?]{0,90}?(?<!\\p{L})${others}(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})${gave}`,
      ),
      pattern(
        `${unloved} (?:\\p{L}+ )?${tasks}(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})${gave}(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})${others}`,
      ),
      pattern(
        `(?:auch )?(?:{poss} eigene[nrms]?|die eigenen?|das eigene|dem eigenen|der eigenen|eigene[nr]?) (?:\\p{L}+ )?${tasks}(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})${gave}`,
      ),
      pattern(
        `{poss} (?:\\p{L}+ )?${tasks}(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:in die hände|auf die (?:schultern|tische|schreibtische)|in anderen|in fremde|bei den kolleg~|bei {poss} kolleg~|von anderen|auf andere)`,
      ),
      pattern(
        `(?:${tasks}|last|alles)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:auf|in) (?:die )?(?:übrigen|anderen|fremde|andere|jüngere) (?:\\p{L}+ )?(?:schultern|händen?|tische|schreibtische)`,
      ),
      pattern(
        '(?:wusste|weiß|kannte|sah|erkannte|blick dafür|gespür dafür|auge dafür)(?!\\p{L})[^.;:!?]{0,30}?, (?:wer|welcher kolleg~|welche kolleg~|wem)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:für (?:ihn|sie)|{poss} (?:\\p{L}+ )?(?:arbeit|aufgaben|aufträge|vorgänge|last))(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:erledig|übernehm|abnehm|aufbürd|anvertrau|übertrag)~',
      ),
      pattern(
        '(?:kinder|schüler|bewohner|patienten|lehrlinge|auszubildenden|gäste|kunden|gruppe|mitarbeiter|jugendlichen)n? sich (?:\\p{L}+ )?selbst (?:zu )?(?:überlassen|beschäftigen|überließ|genügen)(?: zu lassen)?',
      ),
      pattern(
        '(?:assistent|sekretär|mitarbeiter|praktikant|auszubildende|kolleg)~(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})mit (?:dem|{poss}) (?:eigenen? )?(?:\\p{L}*pensum|aufgaben|arbeit|arbeiten|vorgängen|pflichten)(?!\\p{L})[^.;:!?]{0,30}?(?<!\\p{L})(?:auszulasten|ausgelastet|zu betrauen|beschäftigt|zu beschäftigen|versorgt|zu versorgen)',
      ),
      pattern(
        '(?:{knew}|gern|gelang es {dat})(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:andere|{poss} kolleg~|die kolleg~|die übrigen|das team|{poss} umgebung)(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:für sich (?:\\p{L}+ )?(?:arbeiten|einzuspannen|tätig)|arbeiten zu lassen|die arbeit (?:tun|machen))',
      ),
    ],
    unless: pattern(
      '(?:leiter|führungskraft|vorgesetzte|mandant|klient|kund|lieferant|wissen|erfahrung|aufgaben der|verantwortungsvoll|montessori)~|förder~|zu erweitern|nie (?:anderen|den|auf)|nicht (?:anderen|den|auf)|niemals|ohne [^.]{0,30}(?:überlassen|abzugeben)|rechtzeitig an (?:den|die) kund~|übernahm',
    ),
    matches: [
      'Unliebsame Vorgänge wusste sie stets den Praktikanten anzuvertrauen.',
      'Die eigenen Akten verstand er jederzeit ausgezeichnet bei anderen unterzubringen.',
      'Seine Aufgaben legte er stets vertrauensvoll in die Hände der Aushilfen.',
      'Sie wusste jederzeit, wer ihre Arbeit für sie übernehmen würde, und verteilte die Last auf die übrigen Schultern.',
      'Die Jugendlichen sich selbst zu überlassen, gelang ihm stets mühelos.',
      'Zeitraubende Ablagearbeiten überließ er jederzeit gern der Spätschicht.',
    ],
    silent: [
      'Lästige Arbeiten übernahm sie selbst und überließ sie nie den Kollegen.',
      'Als Leiterin verteilte sie die Arbeit gerecht auf alle Schultern.',
      'Sein Wissen gab er gern an jüngere Kollegen weiter.',
      'Ihre Aufgaben erledigte sie stets selbständig.',
    ],
    source,
    note: '',
  },

  {
    id: 'den-juengeren-ueberlassen',
    of: 'delegieren',
    cues: [
      'überließ',
      'überlässt',
      'überlassen',
      'händen',
      'freie hände',
      'eigenen aufgaben',
      'eigenen pflichten',
      'eigene pensum',
      'eigene arbeit',
      'eigenen arbeit',
      'abzugeben',
      'abgab',
      'abzutreten',
      'einzuspringen',
      'zuarbeit',
    ],
    patterns: [
      pattern(
        '(?:überließ|überlässt|überlassen|überlasse)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:den|{poss}|der|jüngeren|anderen) ?(?:\\p{L}+ )?(?:lehrling|praktikant|auszubildend|azubi|kolleg|jünger|übrigen|anderen|frühschicht|spätschicht|aushilf|gesellen|referendar|nachbar|sekretär)~',
      ),
      pattern(
        '(?:den|{poss}|jüngeren|anderen|der) (?:\\p{L}+ )?(?:lehrlingen|praktikanten|auszubildenden|azubis|kolleginnen|kollegen|jüngeren|übrigen|anderen|aushilfen|referendaren|frühschicht|spätschicht|nachtschicht)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:überließ|überlassen)',
      ),
      pattern(
        '{work}(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})in (?:anderen|fremden|jüngeren) händen|{poss} {work}(?: \\p{L}+){0,5} in (?:guten|besten) händen|in jüngeren händen|(?:wer|welcher kollege|welche kollegin)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:freie hände|freie zeit|gerade zeit|noch luft) (?:hat|hatte|habe|hätte)',
      ),
      pattern(
        '(?:für|in|an|um) (?:{poss} eigenen|die eigenen|das eigene) (?:aufgaben|pflichten|arbeiten|vorgänge|pensum|arbeit)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:zu gewinnen|gewann|heranführ|herangeführt|heranzuführen|einzubinden|eingebunden|einband|ein|zu bewältigen|einzuspannen)~?',
      ),
      pattern(
        '(?:gern|großzügig|stets bereit|jederzeit bereit|leicht|neidlos)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:verantwortung|aufgaben|arbeit|arbeiten|pflichten)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:abzugeben|abgab|abzutreten|abtrat)|(?:verantwortung|aufgaben|arbeit|arbeiten|pflichten)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:gern|großzügig|neidlos|leichten herzens) (?:an \\p{L}+ )?(?:ab|abgab|abzugeben|abtrat|abzutreten)',
      ),
    ],
    unless: pattern(
      '(?:entscheidung|wahl|vortritt|leiter|führungskraft|vorgesetzt|stellvertret|kund|mandant|bühne|erfolg|lob|ruhm|wagen|baustelle|unterlagen zur|feld)~|nie (?:den|anderen|der)|nicht (?:den|anderen|der)|niemals|ungern|nichts (?:dem )?|statt|fördert~|sorgfältig einarb~|wusste (?:man|wir)',
    ),
    matches: [
      'Das Kehren der Halle überließ sie stets gern den Lehrlingen.',
      'Seine Vorgänge wusste er jederzeit in guten Händen der Kollegen.',
      'Sie hatte stets ein Auge dafür, wer gerade Zeit hatte, und wer im Büro freie Hände hatte.',
      'Für die eigenen Aufgaben verstand er jederzeit Aushilfen zu gewinnen.',
      'Sie war stets bereit, Arbeiten an andere abzugeben.',
    ],
    silent: [
      'Die Entscheidung überließ sie den Kunden.',
      'Schwere Lasten überließ er nie den Kollegen.',
      'Als Führungskraft war sie stets bereit, Verantwortung abzugeben.',
      'Für seine Aufgaben war er stets gut vorbereitet.',
    ],
    source,
    note: '',
  },
  {
    id: 'danach-ein-kollege',
    of: 'task-withdrawn',
    cues: ['kolleg', 'mitarbeit', 'stellvertret', 'andere'],
    patterns: [
      pattern(
        `(?:übernahm|übernahmen|führte|erledigte|bearbeitete|machte) ${afterwards} (?:wieder )?(?:ein|eine|der|die|{poss}) ${mate}${stops}|hat ${afterwards} (?:ein|eine) ${mate} übernommen`,
      ),
      pattern(
        `wurden?… ${afterwards} (?:von|durch) eine[mnr] ${mate} (?:übernommen|erledigt|fortgeführt|geführt|bearbeitet)|wurden?… ${afterwards} (?:wieder )?eine[mr] ${mate} (?:übertragen|übergeben|zugeteilt|anvertraut)|ging(?:en)?… ${afterwards}… auf eine?n? ${mate} über`,
      ),
    ],
    unless: forAReason,
    matches: [
      'Die Buchhaltung übernahm danach eine Kollegin.',
      'Die Kasse wurde daraufhin von einem Kollegen geführt.',
      'Die Aufgabe wurde schließlich einem anderen Mitarbeiter übertragen.',
      'Die Verantwortung für das Lager ging nach drei Monaten auf eine Kollegin über.',
    ],
    silent: [
      'Nach ihrer Beförderung übernahm dann ein Kollege die Akten.',
      'Danach übernahm er die Gruppe eines Kollegen.',
      'Die Kunden übergab er am Ende einem Kollegen.',
    ],
    source,
    note: '',
  },
];
