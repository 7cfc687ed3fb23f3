import { lateRegExp } from '../german/late.ts';

/** In whose name a reference may thank, and by which words a letter from there is known. */
export interface IssuerKind {
  readonly called: RegExp;
  readonly signs: RegExp;
}

const kind = (called: string, signs: string): IssuerKind => ({
  called: lateRegExp(`(?<!\\p{L})(?:${called})(?!\\p{L})`, 'iu'),
  signs: lateRegExp(signs, 'iu'),
});

export const issuerKinds: readonly IssuerKind[] = [
  kind(
    '(?:stadt|gemeinde|kreis|landes|markt|amts)verwaltung|gemeinderate?s?|stadtrate?s?|magistrats?|(?:ober)?bürgermeister(?:in|s)?|landkreises|landratsamte?s|kommune|\\p{L}+ im öffentlichen dienst',
    '(?:stadt|gemeinde|kreis|landes|markt|bezirks|amts)(?:verwaltung|werke|rat|betrieb|bibliothek|bücherei|kasse|museum|archiv|theater)|(?<!\\p{L})(?:stadt|gemeinde|landkreis|kreis|bezirk|kommune|amt|samtgemeinde|freistaat|hansestadt|landeshauptstadt)(?!\\p{L})|bürger(?:haus|büro|meister)|kommunal|öffentlich|tvöd|tv-l|beamt|behörde|\\p{L}amt(?:es|s)?(?!\\p{L})|ministeri|(?<!ver)anstalt|zweckverband|eigenbetrieb|städtisch|staatlich',
  ),
  kind(
    'kirchengemeinde|kirchenvorstands?|kirchengemeinderate?s?|presbyteriums|pfarrgemeinde(?:rate?s)?|pfarrei|\\p{L}+ im kirchlichen dienst',
    'kirch|pfarr|diakon|caritas|evangel|kathol|bistum|orden|christ|seelsorg|gemeinde|kloster|stift',
  ),
  kind(
    'schulleitung|lehrerkollegiums|schulgemeinschaft|elternbeirate?s|elternschaft|schülerschaft',
    'schul|kita|kinder|gymnas|hort|pädagog|bildung|lehr|internat|erzieh|eltern',
  ),
  kind('vereinsvorstande?s|vereinsmitglieder|vereins', 'verein|e\\. ?v\\.|verband|klub|club|initiative'),
  kind(
    'klinikleitung|pflegedirektion|ärztlichen direktion|ärzteschaft|patienten',
    'klini|krankenhaus|arzt|ärzt|patient|pflege|medizin|praxis|therap|gesundheit',
  ),
  kind(
    'fakultät|hochschulleitung|rektorats?|universitätsleitung|lehrstuhls|fachschaft',
    'hochschul|universit|fakult|lehrstuhl|institut|forsch|studi|akadem',
  ),
  kind('stiftungsrate?s|stiftungsvorstande?s', 'stiftung'),
  kind(
    'eigentümergemeinschaft|mieterschaft|hausgemeinschaft',
    'wohn|immobil|hausverwalt|miet|eigentüm|liegenschaft',
  ),
];
