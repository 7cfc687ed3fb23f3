import { late } from '../german/late.ts';
import { decline, failure, met, ofOutsiders, setRight } from '../knowledge/failure-words.ts';
import { hasBlame } from './doubtful.ts';
import { toldWithoutBlame } from './told-without-blame.ts';
import type { Searched } from '../german/sieve.ts';

/** „Seine Rüstzeiten lagen unter dem Durchschnitt“ */
const lessIsBetter = late.iu`(?:zeit|zeiten|kosten|fehler|ausschuss|quote|reklamation|verlust|bestand|bestände|verbrauch|ausfall|ausfälle|schwund|abweichung)\p{L}*(?!\p{L})[^.;]{0,60} unter (?:de[mnr]|unsere[mnr]) \p{L}*(?:durchschnitt|mittel|vorgabe|soll|plan|budget)`;

/** „Seine Kollegen schätzten ihn als nachgiebigen Menschen“: what is valued is no failure, whatever it is called. */
const valued = late.iu`(?<!\p{L})(?:schätzten?|achteten|verehrten) (?:sie|ihn|(?:frau|herrn) [\p{L}-]+)(?: (?:sehr|besonders|vor allem|gerade|auch|stets|allesamt))* (?:als (?:\p{Ll}+en? )|für )(?![^.;]*(?<!\p{L})(?:aber|jedoch|allerdings|obwohl|trotz|weniger|nicht|kaum)(?!\p{L}))`;

/** „Im Französischen konnte er Grundkenntnisse erwerben“: whoever learns the first of a thing does not fail in it. */
const begun = late.iu`(?<!\p{L})(?:grund|basis|anfangs|erste )kenntnisse(?!\p{L})[^.;,]{0,60}(?:erwerben|erwarb|erworben|angeeignet|anzueignen|aneignen|an|erlernt|vermittelt)\.?$|(?<!\p{L})(?:erwarb|lernte|eignete)(?!\p{L})[^.;,]{0,60}(?:grund|basis|anfangs|erste )kenntnisse(?!\p{L})`;

/** „schneller, als Hausärzte es erwartet hatten“: what others thought possible was surpassed. */
const beyondHopes = late.iu`(?<!\p{L})(?:schneller|besser|günstiger|ruhiger|leichter|reibungsloser|genauer|sicherer|gründlicher|schöner)(?: \p{L}+)?,? als (?!ihr(?!\p{L})|sein(?!\p{L}))[^.;]{0,50}(?:erwartet|gedacht|geplant|vorgesehen|vorhergesagt|angenommen|geglaubt|gehofft|prognostiziert|kalkuliert|möglich gehalten)(?! \p{L}+ (?:aber|doch|jedoch))`;

/** Words that blame, limit, deny or tell a failure; „ohne einen Tag Rückstand“ and „mangelte es nie“ tell none. */
export function takesAway(unit: Searched): boolean {
  const { flat } = unit;
  if (
    toldWithoutBlame(unit) ||
    lessIsBetter.test(flat) ||
    met.test(flat) ||
    setRight.test(flat) ||
    flat.search(ofOutsiders) >= 0 ||
    valued.test(flat) ||
    begun.test(flat) ||
    beyondHopes.test(flat)
  )
    return false;
  const told = flat
    .replaceAll(spared, ' ')
    .replaceAll(relative, ',')

    .replace(ofThem, '.');
  if (denies.test(told)) return false;
  return failure.test(told) || decline.test(told) || hasBlame(told);
}
const lack =
  '(?:(?:be)?mangel\\p{L}*|fehl\\p{L}*|gekündigt|erst (?:auf|nach)|\\p{L}*beschwer\\p{L}*|\\p{L}*klag\\p{L}*|beanstand\\p{L}*|reklamation\\p{L}*|reklamiert|verzug|verspät\\p{L}*|nachbesser\\p{L}*|streit|stör\\p{L}*)';
const none = '(?:nie(?:mals)?|niemand|kein(?:e[nmrs]?)?(?: einzige[nrs]?)?|nicht)';
/** „In seinem Team hat niemand gekündigt“ */
const denies = new RegExp(
  `(?<!\\p{L})${none}(?!\\p{L})[^.;,]{0,40}(?<!\\p{L})${lack}|(?<!\\p{L})${lack}(?!\\p{L})[^.;,]{0,30}(?<!\\p{L})(?:nie(?:mals)?|niemand|keine[nr]?)(?!\\p{L})`,
  'iu',
);
const spared = late.gu`(?<!\p{L})ohne (?:\p{Ll}+ ){0,2}(?:\p{L}+ )?\p{Lu}\p{L}+|(?<!\p{L})galt(?:en)? (?:de[nmr]|die) (?:\p{Ll}+ )?\p{Lu}\p{L}+`;
/** „…, an der manche Büros lange laborierten, gelang“: what is told of others beside it. */
const relative = /, (?:an |in |bei |mit |auf |zu |von )?(?:der|die|das|dem|den|denen|deren|dessen) [^,]*,/gu;

/** „Gespräche mit Mitarbeitern, die häufig zu spät kamen“ */
const ofThem = late.iu`, die (?!(?:er|sie|ihm|ihr|ihn)(?!\p{L}))(?:\p{L}+ ){0,6}(?:kamen|fehlten|zahlten|lieferten|erschienen|ausfielen|einreichten)\.?$`;

/** Before somebody came, or in the first weeks: what was so then is none of the praise. */
export const atFirst = late.iu`(?<!\p{L})(?:bei (?:seinem|ihrem) (?:eintritt|beginn|antritt|amtsantritt|dienstantritt|start)|bei (?:der|ihrer|seiner) übernahme|(?:in den|im) ersten (?:\p{L}+ )?(?:tagen|wochen|monaten|monat|jahr|halbjahr|lehrjahr|ausbildungsjahr|quartal)|zu beginn|(?:noch )?vor (?:seiner|ihrer|der) (?:einstellung|zeit|übernahme|ankunft)|(?:noch )?vor (?:dem|seinem|ihrem) (?:(?:amts|dienst)antritt|eintritt)|(?<=[,:] )(?:als|bevor|ehe) (?:er|sie|frau [\p{L}-]+|herr [\p{L}-]+) (?:[\p{L}-]+ ){0,4}(?:übernahm|antrat|begann|anfing|eintrat|zu uns kam)|anfangs|anfänglich\p{L}*|zunächst)(?!\p{L})`;

/** Help that was given beside the own work: „Daneben half sie gelegentlich beim Auspacken mit“. */
export const besides = late.iu`^(?:daneben|nebenbei|zudem|außerdem|darüber hinaus|zusätzlich|bei bedarf|im projekt|im rahmen des projekts)(?!\p{L}).*(?<!\p{L})(?:half|halfen|unterstützte|wirkte)(?!\p{L})`;
