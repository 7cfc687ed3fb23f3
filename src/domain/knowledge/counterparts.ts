import { lateRegExp } from '../german/late.ts';

/** People whom only certain houses deal with, and the words by which a letter from such a house is known. */
export interface Counterpart {
  readonly called: RegExp;
  /** Any of these in post, tasks, employer or introduction makes the people plausible. */
  readonly signs: RegExp;
}

const people = (called: string, signs: string): Counterpart => ({
  called: lateRegExp(`^(?:${called})$`, 'iu'),
  signs: lateRegExp(signs, 'iu'),
});

const health =
  'patient|(?:kranken|alten|gesundheits|tages|senioren|kinder|intensiv|kurzzeit|langzeit|behandlungs|grund|ambulante[rn]? |häusliche[rn]? )-?pfleg|pflege(?:kraft|fach|dienst|heim|helf|personal|assist|grad|planung|doku|einricht|leit|bedürft|zentrum|team|berat)|pfleger|klini|(?<!in (?:der|die) )(?<!in \\p{L}+e )praxis|arzt|ärzt|medizin|krank|therap|gesund|heil|reha|apothek|sanitä|rettung|labor|hörger|akust|optik|orthop|dental|zahn|pharma|station|hebamm|hospiz|physio|logop|podolog|diät|op-|chirurg|kardio|neuro|psych|onko|implant|stift|senior|diakon|caritas|kreuz|spital|ordination|bewohner';
const learning =
  'schul|schül|lehr|unterricht|gymnas|pädagog|(?<!weiter)(?<!fort)bildungs|kurs|nachhilfe|hort|internat|jugend|erzieh|kinder|museum|biblioth|sport|musik|fahr(?:schul|lehr)|lern|praktikant|trainer|theater|bus(?!i|s)|ausbild|kantin|mensa|küche|koch|köch|hausmeist|sozial|integration|inklusion';
const hosting =
  'gast|gäst|hotel|restaurant|küche|koch|köch|café|cafe|(?<!\\p{L})bar(?!k)|event|veranstalt|messe|empfang|rezeption|touris|(?<!p)reise|kantin|mensa|cater|service|wellness|thermal|bad(?!e)|freizeit|theater|museum|schiff|kreuzfahrt|flug|kino|konzert|kongress|tagung|besuch|konditor|bäcker|brau|wein|kulinar|pension|herberge|camping|zimmer|therme|sauna|sport|golf|casino|spiel|park|führung';
const law =
  'mandant|anwalt|anwält|kanzlei|notar|sozietät|jurist|recht|steuer|wirtschaftsprüf|unternehmensberat|treuhand|buchhalt|lohn|jahresabschl|consult';

/** Counterparts that tell of another house when nothing else in the letter goes with them. */
export const counterparts: readonly Counterpart[] = [
  people('patient(?:en?|in|innen)', health),
  people(
    'schülern?|schülerin(?:nen)?|schulkindern?|(?:kindergarten)?kindern',
    `${learning}|famil|eltern|spiel`,
  ),
  people('(?:hotel|stamm)?gäste?n?', hosting),
  people('mandant(?:en?|in|innen|schaft)', law),
  people(
    'bewohner(?:n|in|innen)?|heimbewohner\\p{L}*',
    'bewohn|heim|(?<!\\p{L})pfleg(?!e (?:de[rs]|von|unser))|senior|(?<![hw])alten|wohn|stift|betreu|hausmeist|immobil|miet|quartier|behinder|diakon|caritas|sozial|küche|koch|hauswirtsch|reinig|siedlung|nachbar|gemeinde|stadt',
  ),
  people(
    'fahrgäste?n?|fluggäste?n?|passagiere?n?',
    'fahr|bus|bahn|(?<!\\p{L}|an)zug(?!ang|leich|unst)|schiff|flug|verkehr|transport|taxi|reise|luft|kabine|lokf|tram|fähre|schaffner|reeder',
  ),
];
