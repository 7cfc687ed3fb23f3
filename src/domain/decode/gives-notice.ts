import { lateRegExp } from '../german/late.ts';

const person = '(?:sie|er|(?:frau|herr) (?:dr\\. )?(?:[\\p{L}-]+ )?[\\p{L}-]+)';
/** Within the sentence; the point of a date ends none. */
const within = (most: number): string => `(?:[^.;,]|(?<=(?<!\\d)\\d\\d?)\\.){0,${String(most)}}`;
/** What may stand before „hat sie“ where she is the subject: „Der Vorstand hat sie gekündigt“ is another's step. */
const before =
  '(?:^|(?<=[.;,] )|(?<=(?<!\\p{L})(?:leider|nun|jetzt|bedauerlicherweise|deshalb|deswegen|daher|darum|inzwischen|schließlich|wir) )|(?<=(?:zum|am|im|seit) (?:[^,;]{1,25} )?))';
const employment =
  '(?:ihr|sein|das)e?[nms]? (?:\\p{Ll}+ )?(?:arbeits|dienst|anstellungs|beschäftigungs|vertrags)?(?:verhältnis|vertrag|stelle|anstellung|beschäftigung|mitarbeit|tätigkeit)';
const ended = '(?:gekündigt|beendet|gelöst|aufgelöst|aufgegeben)';
const handed =
  '(?:eingereicht|ausgesprochen|erklärt|abgegeben|vorgelegt|überreicht|übergeben|mitgeteilt|geschickt|gegeben)';
/** Nothing that others do or that both agree on. */
const alone = `(?!${within(90)}(?:einvernehm|einverständnis|gemeinsam|gegenseitig|beiderseit|erhalten|bekommen|gegen die))`;
const hers = '(?:ihre|seine)[rn]? (?:eigene[rn]? |ordentliche[rn]? |fristgerechte[rn]? )?kündigung';
const whose =
  '(?:von (?:ihr|ihm|frau \\p{L}[\\p{L} -]{1,40}?|herrn \\p{L}[\\p{L} -]{1,40}?)|ihrerseits|seinerseits|(?:von|auf) (?:ihr|sein)er seite)';

/** „hat von sich aus gekündigt“, „auf ihre Kündigung hin“: whoever gives notice leaves because she wishes to. */
export const givesNotice = lateRegExp(
  [
    `(?<!\\p{L})${person} hat(?!\\p{L})${alone}${within(70)} gekündigt(?! worden)`,
    `${before}hat ${person} ${alone}${within(70)}gekündigt(?! worden)`,
    `(?<!\\p{L})und hat ${alone}${within(50)}gekündigt(?! worden)`,
    `(?<!\\p{L})(?:${person} hat|hat ${person})(?!\\p{L})${alone} ${within(30)}${employment}(?!\\p{L})${within(60)} ${ended}`,
    `(?<!\\p{L})${person} (?:beendet|beendete|löst|löste|kündigt) ${alone}${employment}`,
    `(?:${person} hat|hat ${person}|,) (?:\\p{L}+ ){0,2}?(?:die|ihre|seine) kündigung ${within(40)}${handed}|(?:${person} hat|hat ${person})(?!\\p{L})${within(50)} (?:die|ihre|seine) kündigung ${handed}`,
    `(?:${person} (?:reichte|sprach|legte|gab)|(?:reichte|sprach|legte|gab) ${person})(?!\\p{L})${within(50)} kündigung(?!\\p{L})`,
    `(?:auf|durch|infolge|aufgrund|nach|wegen|mit) ${hers}(?! (?:durch|seitens|von))(?!\\p{L})`,
    `kündigung (?:ging|geht|ist|kam) ${within(20)}von (?:ihr|ihm|frau [\\p{L}-]+|herrn [\\p{L}-]+)(?: selbst| persönlich)?(?: aus(?:gegangen)?)?(?=[.,;]|$)`,
    `(?:${hers}|(?:frau|herrn?) [\\p{L}-]+ kündigung)(?!\\p{L})${within(40)} (?:bedau(?:ern|ere|erten)|überrasch|traf uns|trifft uns|kam (?:für uns|uns))`,
    `${whose} ${within(40)}${ended}(?!\\p{L})`,
    `(?<!\\p{L})(?:von sich aus|aus freien stücken|aus (?:ganz )?eigene[mnr] (?:freien )?(?:entschluss|antrieb|entscheidung|willen|stücken)|auf (?:eigene|ihre|seine) (?:eigene )?(?:initiative|veranlassung)|auf initiative (?:von (?:frau|herrn)|der mitarbeiter|des mitarbeiters)|auf eigenen entschluss)(?!\\p{L})${within(60)}(?:gekündigt|beende\\p{L}*|endet\\p{L}*|aufgelöst|gelöst|verlässt|verlassen|geht|scheidet|kündigt\\p{L}*)`,
    `(?:endet|endete|beendet|verlässt|scheidet|geht)(?!\\p{L})${within(50)} (?:von sich aus|aus freien stücken|aus (?:ganz )?eigene[mnr] (?:freien )?(?:entschluss|antrieb|entscheidung|willen|stücken)|auf (?:eigene|ihre|seine) (?:eigene )?(?:initiative|veranlassung)|auf initiative von (?:frau|herrn)|auf eigenen entschluss)(?!\\p{L})`,
    `(?:${person} hat sich|hat sich ${person}|hat ${person} sich)(?!\\p{L})${within(40)} (?:entschieden|entschlossen), ${within(70)}(?:zu (?:beenden|kündigen|lösen|verlassen|gehen|wechseln)|aufzugeben|aufzulösen)`,
  ].join('|'),
  'iu',
);
