import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const tasks =
  '(?:\\p{L}*arbeit(?:en)?|\\p{L}*aufgaben?|pflichten|vorgänge|akten|fälle|tickets|post|pensum|arbeitspensum|ablage|\\p{L}*dienste|kleinkram|kleinarbeit|handgriffe|anteil|tätigkeiten|schriftsätze|arbeitslast|last|verantwortung)n?';
const unloved =
  '(?:lästig|ungeliebt|unliebsam|unangenehm|zeitraubend|mühsam|schmutzig|mühselig|undankbar|langweilig|eintönig|schwere? )e?[nrs]?';
const others =
  '(?:kolleg~|mitarbeit~|team~?|nachbar~|praktikant~|auszubildende~|azubis?|lehrling~|aushilf~|assistent~|sekretär~|andere[nr]?|übrigen|abteilung~|spätschicht|frühschicht|nachtschicht|\\p{L}*besetzung|jüngeren?|referendar~|vertretung|mannschaft|dritten?)';
const gave =
  '(?:überließ|überlassen|zu überlassen|unterzubringen|untergebracht|unterbrachte|abzugeben|abgab|abgegeben|weiterzureichen|weiterreichte|weitergereicht|abzuladen|ablud|anzuvertrauen|anvertraute|anvertraut|vertraute|aufzubürden|zu verteilen|verteilte|verteilt|auszulasten|ausgelastet|in gute händen?|in die hände|gelangten?|landeten?|wanderten?|erledigten sich|zufallen|zu betten|zu legen|zukommen|abzutreten|abtrat|zu übertragen)';

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
];
