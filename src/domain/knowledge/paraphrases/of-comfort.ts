import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const pause = '(?:\\p{L}*pausen?|pausenzeiten|ruhepausen?|mittagsruhe|erholungspausen?|verschnaufpausen?)';
const leisure =
  '(?:zeitung|tageszeitung|sportzeitung|zeitschriften?|lektüre|kreuzworträtsel|privaten? \\p{L}+|nickerchen|schläfchen|mittagsschlaf|spaziergang|spaziergänge|kaffee|zigarette|raucher\\p{L}*|tagträume|wetter|fenster|handy|telefonaten? mit (?:freund|familie)\\p{L}*)';

const close =
  '(?:(?:dem |das |den |der |{poss} )?(?:ende (?:der|des|{poss}) (?:schicht|dienst~|arbeitstag~|arbeitszeit|tages)|feierabend|dienstschluss|dienstende|schichtende|schichtwechsel|arbeitsende))';
const packed =
  '(?:\\p{L}*(?:packt|räumt)|umgezogen|verstaut|heruntergefahren|herunter|in der (?:tasche|kiste)|im (?:wagen|auto|spind)|an der (?:tür|pforte|stechuhr))';

/** Comfort: pauses, private matters, one's own strength, other people's work looked at. */
export const ofComfort: readonly Paraphrase[] = [
  {
    id: 'pausen-genossen',
    of: 'verstaendnis-arbeit',
    cues: [
      'pause',
      'mittagsruhe',
      'feierabend',
      'muße',
      'nickerchen',
      'schläfchen',
      'zeitung',
      'kreuzwort',
      'privat',
      'netz',
      'internet',
      'handy',
      'kräfte',
      'kräften',
      'gemütlich',
      'gleichmaß',
      'behaglich',
      'beschaulich',
      'entlastung',
      'erleichterung',
      'abwechslung',
      'unterbrechung',
      'ende der',
      'ende seine',
      'ende ihre',
      'schichtende',
      'dienstende',
      'dienstschluss',
      'arbeitsende',
      'glockenschlag',
    ],
    patterns: [
      pattern(
        `(?<!(?:zum|zu|am|vor|nach|bei) )${close}(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:(?:im|in den) (?:auge|blick)|aus (?:dem|den) (?:augen?|blick))`,
      ),
      // What was packed „schon“ was packed before its time.
      pattern(
        `(?:zu|zum|mit|vor|bei|beim|am) ${close}(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:schon|bereits|längst)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})${packed}|(?:verließ|ging|legte|beendete|ließ)…(?:mit|auf) (?:dem|den) glockenschlag`,
      ),
      pattern(
        `${pause}(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:schätz|geno[sß]|kostete|auskost|auszukost|ausgiebig|kraftquelle|quelle|kräfte|kraft|ausgedehnt|hielt~? (?:\\p{L}+ )?ein|einhielt|eingehalten|pflegte|heilig|zelebrier|gestalt|bedacht|pünktlich|gewissenhaft|widmete|bekömm|wohl|ernst|auf die minute|minutengenau)~`,
      ),
      pattern(
        `(?:schätzte|genoss|kostete|ausgiebige|ausgedehnte|pünktliche|achtete|bedacht|erholsame|wohlverdiente)(?!\\p{L})[^.;:!?]{0,40}? ${pause}`,
      ),
      pattern(
        `(?:fand|nahm sich|gönnte sich|blieb {dat}|hatte|ließ sich)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:muße|zeit|ruhe|gelegenheit)(?!\\p{L})[^.;:!?]{0,50}? ${leisure}|${leisure}(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:nahm sich|gönnte sich|widmete) (?:\\p{L}+ ){0,3}?(?:muße|zeit|ruhe|sich)`,
      ),
      pattern(
        '(?:während (?:des tages|der (?:arbeits|dienst|geschäfts)zeit~?|der arbeit|des dienstes)|im dienst|tagsüber|zwischendurch|nebenbei|nebenher|neben der arbeit|abseits (?:der|{poss}) (?:arbeit|aufgaben|projekte|pflichten))(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:private?[nrms]?|im netz|im internet|in den sozialen (?:medien|netzwerken)|einkäufe|besorgungen|liebhaberei)',
      ),
      pattern(
        'private[nrms]? (?:\\p{L}+ )?(?:telefonat|gespräch|erledigung|besorgung|nachricht|korrespondenz|termin|angelegenheit|post|anruf|interesse|vorhaben|projekt|einkäuf|belang|verpflichtung)~(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:während|arbeitszeit|dienst|büro|schreibtisch|arbeitstag|nebenbei|verband|verbinden|vereinbar|unterzubring|zeit fand|fand (?:\\p{L}+ )?zeit)~',
      ),
      pattern(
        '(?:{poss} (?:eigenen? )?|die eigenen? |mit (?:{poss}|den) (?:eigenen )?)(?:kräfte|kräften|energie|reserven|arbeitskraft)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:schonte|schonend|geschont|haushielt|hauszuhalten|haushalten|sparsam|wohldosier|aufspar|schonend|reserve|sorgsam|pfleglich|geschont)~',
      ),
      pattern(
        '(?:gemütlich|beschaulich|behaglich)e?[nmrs]?(?: \\p{L}+)? (?:gleichmaß|ruhe|tempo|art|gang|rhythmus|takt|haltung)|dem feierabend(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:entgegen|freud|vorfreude|blick)~|feierabend(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:pünktlich|auf die minute|nie versäum|verpass|im blick)~',
      ),
      pattern(
        'für jede (?:\\p{L}+ )?(?:entlastung|erleichterung|unterbrechung|abwechslung|ablenkung|pause|hilfe)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:dankbar|dank|empfänglich|zu haben|aufgeschlossen)|(?:dankbar|empfänglich)(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})für jede (?:\\p{L}+ )?(?:entlastung|erleichterung|unterbrechung|abwechslung|ablenkung|pause)',
      ),
    ],
    unless: pattern(
      `verzicht~|pausenaufsicht|pausenhof|pausenlos~|pausenbrot~|pausenraum|schüler~|kinder~|gäste|patient~|bewohner~|lenkzeit~|ohne pause|denkpause|sendepause|elternzeit|verschob|auch in (?:den|seinen|ihren) pausen|(?:kund|mandant|klient|förder|privatkund)~|verkürzte|durcharbeite~|zurückgestellt|zurückstellte|stellte~? [^.]{0,40} zurück|verfügbar|erreichbar|kräfte~? (?:der|des)|einsatzkräft~|fachkräft~|arbeitskräfte`,
    ),
    matches: [
      'Seine Mittagspausen genoss er jederzeit in vollen Zügen.',
      'Sie achtete stets gewissenhaft auf ihre Pausen.',
      'Neben der Arbeit fand er jederzeit Muße für ein Kreuzworträtsel.',
      'Private Telefonate wusste sie ausgezeichnet mit der Arbeitszeit zu verbinden.',
      'Mit seinen Kräften verstand er jederzeit vorbildlich hauszuhalten.',
      'Für jede Abwechslung war sie stets dankbar.',
      'Seine Pausen nahm er auf die Minute genau.',
      'Zum Feierabend war sein Werkzeug immer schon rechtzeitig im Wagen verstaut.',
      'Das Ende seiner Schicht behält er dabei jederzeit fest im Auge.',
      'Den Dienstschluss verlor sie nie aus dem Blick.',
      'Bei Schichtende war er stets bereits umgezogen.',
      'Ihren Schreibtisch verließ sie stets mit dem Glockenschlag.',
    ],
    silent: [
      'Auf seine Pausen verzichtete er, wenn viel zu tun war.',
      'Zum Feierabend war die Werkstatt immer aufgeräumt.',
      'Bei Dienstende übergab sie ihre Station stets sorgfältig.',
      'Bis zum Ende der Schicht behielt er alle Anlagen im Blick.',
      'In der Pausenaufsicht war sie bei den Schülern geschätzt.',
      'Private Termine stellte sie stets zurück.',
      'Er setzte seine ganze Kraft für uns ein.',
      'Die Einsatzkräfte teilte sie umsichtig ein.',
    ],
    source,
    note: '',
  },

  {
    id: 'sinn-der-arbeit-begriffen',
    of: 'verstaendnis-arbeit',
    cues: [
      'sinn ',
      'bedeutung',
      'zweck',
      'notwendigkeit',
      'aufgeschlossen',
      'gleichmut',
      'nachsicht',
      'sympathie',
      'sah',
      'zuzusehen',
      'schaute',
      'wohlwollen',
    ],
    patterns: [
      pattern(
        '(?:sinn|zweck|notwendigkeit) (?:der|{poss}|des|aller|jeder) (?:\\p{L}+ ){0,2}?(?:{work}|\\p{L}+)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:nachvollzieh|nachzuvollzieh|eingesehen|einleucht|leuchtete|abgewinn|einsah|vermochte|verschloss)~',
      ),
      pattern(
        '(?:{work}|arbeitsaufkommen|anforderungen|arbeitsanfall|aktenstapeln|aktenbergen)~?(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})mit (?:\\p{L}+ )?(?:gleichmut|nachsicht|sympathie|wohlwollen|philosophischer ruhe|milde|wohlgefallen)|mit (?:\\p{L}+ )?(?:gleichmut|nachsicht|sympathie|wohlgefallen)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:{work}|arbeitsaufkommen|anforderungen|arbeitsanfall|aktenstapeln)',
      ),
      pattern(
        '(?:stand|zeigte sich|war)(?: \\p{L}+){0,3} (?:der|dem|den|{poss}) (?:\\p{L}*arbeit|\\p{L}*aufgaben|pflichten|arbeitsaufkommen)(?: \\p{L}+){0,4} aufgeschlossen',
      ),
      pattern(
        '(?:{poss} |den |der |die )?(?:kolleg|mitarbeit|monteur|gesell|pflegekräft|lagerist)~(?: \\p{L}+){0,3} (?:gern|gerne|stets|jederzeit|mit (?:\\p{L}+ )?(?:freude|wohlwollen|interesse))(?: \\p{L}+){0,3} (?:zuzusehen|zusah|zuzuschauen|zuschaute|zu)(?=[.,;]|$)|(?:sah|schaute) (?:{pers} )?(?:den |{poss} |uns |anderen |der )(?:\\p{L}+ ){0,3}?(?:bei|beim|dabei)? ?(?:der |ihrer |seiner )?(?:\\p{L}+ )?(?:gern|stets|jederzeit|aufmerksam)(?: \\p{L}+){0,2} zu(?=[.,;]|$)',
      ),
    ],
    unless: pattern(
      '(?:kund|patient|kinder|schüler|lern|hospit|prüf|neue[nrm]? aufgaben|lehrling|einarbeit|gegenüber stets)~|neuen|vermittel~|erklär~|hörte|sagte|wandte|rief',
    ),
    matches: [
      'Den Sinn der Arbeit vermochte sie stets nachzuvollziehen.',
      'Dem Arbeitsaufkommen begegnete er jederzeit mit heiterem Gleichmut.',
      'Er stand seinen Aufgaben stets aufgeschlossen gegenüber.',
      'Den Kollegen sah sie jederzeit gern zu.',
    ],
    silent: [
      'Neuen Aufgaben stand sie stets aufgeschlossen gegenüber.',
      'Den Sinn der Arbeit vermittelte er den Lehrlingen.',
      'Hohem Arbeitsanfall begegnete er mit großem Einsatz.',
      'Den Kollegen hörte sie stets gern zu.',
    ],
    source,
    note: '',
  },
];
