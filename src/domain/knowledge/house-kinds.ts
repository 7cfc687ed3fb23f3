import { lateRegExp } from '../german/late.ts';

/** A kind of employer: how it calls itself, and by which words a letter of that kind is known. */
export interface HouseKind {
  readonly called: RegExp;
  /** Any of these makes the name plausible. */
  readonly signs: RegExp;
  /** These tell for sure that the letter is from such a house. */
  readonly surely: RegExp;
}

const kind = (called: string, signs: string, surely = signs): HouseKind => ({
  called: lateRegExp(`^(?:${called})$`, 'iu'),
  signs: lateRegExp(signs, 'iu'),
  surely: lateRegExp(surely, 'iu'),
});

export const houseKinds: readonly HouseKind[] = [
  kind(
    '(?:rechts)?anwaltskanzlei|anwaltsbüros?|sozietät|notariats?|notarkanzlei',
    'anwalt|anwält|kanzlei|notar|sozietät|jurist|recht',
    'rechtsanw[aä]lt|notariat|mandant',
  ),
  kind('steuerkanzlei|steuerbüros?', 'steuer|kanzlei|wirtschaftsprüf', 'steuerberat'),
  kind(
    '(?:haus|immobilien)verwaltung',
    'hausverwalt|immobilien|mieter|wohnung|wohneigentum|liegenschaft',
    'hausverwaltung|immobilienverwaltung',
  ),
  kind(
    '(?:zahn|tier|haus)?arztpraxis|zahnarztpraxis|praxis|ordination',
    'arzt|ärzt|med\\.|praxis|patient|therap|ordination|heilprakt|physio|logopäd|tierarzt|tierärzt',
    'arztpraxis|patient|zahnarzt|zahnärzt',
  ),
  kind(
    'klinik|krankenhaus(?:es)?|klinikums?|spitals?',
    'klinik|krankenhaus|spital|station(?!är)|patient|hospital|ärzte|ärztin|chirurg|op-',
    'klinik|krankenhaus|patient',
  ),
  kind(
    '(?:alten|pflege|senioren)(?:heims?|zentrums?|residenz|stifts?)|pflegedienst(?:es)?',
    'pflege|senior|bewohner|heim|alten|stift|klient',
    '(?:pflege|senioren|alters|alten)(?:heim|zentrum)|wohnbereich',
  ),
  kind(
    'hotels?|gasthofs?|gasthaus(?:es)?|pension',
    'hotel|gast|gäst|pension|resort|übernacht',
    'hotel|gasthof',
  ),
  kind(
    'restaurants?|wirtshaus(?:es)?|cafés?',
    'restaurant|gast|gäst|küche|koch|köch|service|café|hotel|gastronom',
    'restaurant|gastronomie',
  ),
  kind('apotheke', 'apothek|pharma|arznei', 'apotheke'),
  kind(
    '(?:grund|musik|sprach|fahr|real|berufs)?schule|gymnasiums?',
    'schul|lehr|unterricht|gymnas|schüler|pädagog|bildung',
    'schule|unterricht|schüler',
  ),
  kind(
    'kita|kindertagesstätte|kindergartens?|kinderkrippe|krippe|kinderhaus(?:es)?',
    'kita|kind|krippe|hort|erzieh|pädagog',
    'kita|kindergarten|kindertages|krippe',
  ),
  kind(
    '(?:spar)?kasse|bank|sparkasse',
    'bank|kasse|kredit|spar|konto|finanz',
    'bankkauf|sparkasse|volksbank|geldanlage',
  ),
  kind('catering(?:betriebs?|unternehmens?|firma)', 'cater|küche|koch|köch|speise|buffet|event', 'catering'),
  kind('software(?:haus|hauses|firma|unternehmens?)', 'software|informat|entwickl|it-|daten', 'softwarehaus'),
  kind('bau(?:firma|unternehmens?|betriebs?)', 'bau|handwerk|polier|gerüst', 'bauunternehm|baustelle'),
  kind('reinigungs(?:firma|unternehmens?|betriebs?)', 'reinig|sauber|hygien', 'reinigungs'),
  kind('buchhandlung|buchladens?|buchhandelskette', 'buch(?!halt|ung)|antiquari', 'buchhandlung'),
  kind('(?:friseur|kosmetik)?salons?', 'friseur|salon|haar|kosmetik', 'friseur'),
  kind('reisebüros?', 'reise|touris', 'reisebüro'),
  kind(
    '(?:architektur|ingenieur|planungs)büros?',
    'architekt|ingenieur|plan',
    'architekturbüro|ingenieurbüro',
  ),
  kind('fitnessstudios?', 'fitness|sport|train', 'fitnessstudio'),
  kind('verlags?|redaktion', 'verlag|redaktion|lektor|buch|zeitung|zeitschrift|medien', 'verlag|redaktion'),
  kind('spedition', 'spedition|transport|logistik|fracht|fahr', 'spedition'),
  kind('bäckerei|konditorei', 'bäck|back|konditor|brot|torten', 'bäckerei|konditorei'),
  kind('metzgerei|fleischerei|schlachterei', 'metzger|fleisch|wurst|schlacht', 'metzgerei|fleischerei'),
  kind('tischlerei|schreinerei', 'tischler|schreiner|möbel|holz|treppen', 'tischlerei|schreinerei'),
  kind('zimmerei', 'zimmer|holz|dachst', 'zimmerei'),
  kind('dachdeckerei', 'dach', 'dachdecker'),
  kind('gärtnerei|baumschule', 'gärtner|garten|pflanz|baum', 'gärtnerei|baumschule'),
  kind('brauerei', 'brau|bier', 'brauerei'),
  kind(
    '(?:auto|kfz-)?werkstatt|autohaus(?:es)?',
    'werkstatt|auto|kfz|fahrzeug|mechan|reparat|tischler|schreiner|holz|metall|handwerk|meister|maschin',
    'autohaus|kfz',
  ),
  kind('druckerei', 'druck', 'druckerei'),
  kind(
    '(?:werbe|marketing|event|kreativ)agentur|agentur',
    'agentur|werb|marketing|kampagn|event|design|medien|pr-',
    'werbeagentur|kampagnen',
  ),
  kind(
    '(?:kranken|pflege)(?:kasse|versicherung)|versicherung',
    'versicher|kasse|police|schaden',
    'versicherung',
  ),
  kind(
    'stadtwerke|gemeinde|stadtverwaltung|behörde|amt(?:es|s)?',
    'stadt|gemeinde|behörde|amt|landkreis|kommun|öffentlich|landes|bundes|kreis|verband|verwaltung|ministeri',
    'landratsamt|stadtverwaltung|behörde',
  ),
  kind(
    'hochschule|universität|fakultät',
    'hochschul|universit|fakult|lehrstuhl|institut|forsch|studier',
    'universität|hochschule|lehrstuhl',
  ),
  kind(
    'möbelhaus(?:es)?|supermarkts?|modehaus(?:es)?|kaufhaus(?:es)?',
    'möbel|markt|mode|kauf|filial|verkauf|handel|sortiment|kassier',
    'supermarkt|möbelhaus|modehaus',
  ),
];
