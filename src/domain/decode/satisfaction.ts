import { late } from '../german/late.ts';
import { type Searched, searchOf } from '../german/sieve.ts';
import type { GradedSentence } from './grade-sentence.ts';

const satisfaction = late.isu`zu(?:r| unserer| meiner| seiner| ihrer)?\s+(?:\p{L}+\s+){0,4}zufriedenheit|(?:waren|sind|war|bin)\s+(?:wir|ich)\s.{0,80}zufrieden(?!heit)|zufrieden\s+(?:waren|sind|sein)|(?:stellten?|stellt)\s(?:\p{L}+\s)?(?:uns|mich)\s.{0,60}zufrieden(?!heit)|(?:leitung|führung|meister\p{L}*|vorgesetzten?|chefin|chef|haus|museum|betrieb|unternehmen|firma|verein|schule|praxis|klinik|kanzlei|werk|verlag)\s.{0,80}zufrieden(?!heit)|(?:unsere?|meine?|volle|vollste|höchste|größte|uneingeschränkte)[nr]?\s(?:.{0,30}\s)?(?:anerkennung|zufriedenheit)`;
/** Without one of these words none of the above is there; told faster. */
const named = searchOf(/zufrieden|anerkennung/i);
/** What one is content with as a whole: „Kenntnisse, die er zur Zufriedenheit anwendet“ are a single trait. */
const work = late.iu`aufgaben|leistung|arbeit|auftr|tätigkeit|pflicht|funktion|position|anforderung|ausbildungsziel|lernziel|erledig|erfüll|ausgeführt|(?:waren|sind|war|bin)\s+(?:wir|ich)(?!\p{L})|zufrieden\s+(?:waren|sind|sein)`;
const ofOthers = late.iu`zufriedenheit\s+(?:\p{L}+\s+){0,2}(?:kund|gäst|patient|mandant|eltern|auftraggeb|bewohn|mitarbeit|teilnehm)|anerkennung\s+(?:(?:von|durch|bei|unter)\s+)?(?:(?:der|des|seine[rsn]|ihre[rsn]|unsere[rsn]|aller|den)\s+)?(?:\p{Ll}+\s+)?(?:kund|gäst|patient|mandant|eltern|auftraggeb|bewohn|mitarbeit|beschäftigt|belegschaft|teams?(?!\p{L})|mannschaft|kolleg|teilnehm|fachwelt|branche|öffentlichkeit)`;

/** Does a sentence tell how content the employer was? Contentment or esteem of customers and staff does not count. */
export function isSatisfaction(one: Searched): boolean {
  const { flat } = one;
  return (
    named.test(one) &&
    satisfaction.test(flat) &&
    work.test(flat) &&
    !ofOthers.test(flat) &&
    // A team that stands behind its leader is content with her.
    !/zufriedenheit hinter ih[rm] st/iu.test(flat)
  );
}

const judgement = late.isu`(?:leistung|arbeit|ergebniss?e?|aufgaben|erwartung|anforderung)\p{L}*\s.{0,90}(?:entsprach|entspricht|entsprochen|genügt|erwartungen|anforderungen|übertr(?:af|iff|off)|erfüllt)|(?:erwartungen|anforderungen)\s.{0,60}(?:erfüll|entsprach|entspricht|entsprochen|übertr(?:af|iff|off)|gerecht)`;
const judges = searchOf(/entspr|genügt|erwartungen|anforderungen|übertr|erfüllt/i);
/** A single trait or result: a judgement of it sums nothing up. */
const ofOneTrait = late.iu`(?:zufriedenheit|überzeugung) hinter (?:ihr|ihm)(?!\p{L})|qualität|güte|ergebniss?e|menge|(?<!voll(?:st)?em )umfang|tempo|(?<!gesamt)eindruck|ziele|(?:einsatz|leistungs|lern)bereit|engagement|motivation|eifer|wissen(?!schaft)|kenntnis|auffassung|arbeitsweise|arbeitsstil|sorgfalt|belast|führungs|verhalten|auftreten|team|kund|projekte?(?!\p{L})|texte|entwürfe|selbst(?:st)?ändig|eigenverantwort`;

/** Does a sentence sum the performance up in any words: contentment, expectations, demands? */
export function sumsUp(one: Searched): boolean {
  if (isSatisfaction(one)) return true;
  return judges.test(one) && judgement.test(one.flat) && !ofOneTrait.test(one.flat);
}

/** „Ihre Arbeit ist von guter Qualität, und wir sind mit ihr stets voll zufrieden“: the trait stands beside the sum. */
const ourContent = late.iu`, (?:und )?(?:wir|ich) (?:waren|sind|war|bin) (?:\p{L}+ )?mit [^.;]{2,60}zufrieden(?!heit)`;

/** Is it the satisfaction formula, by its words or because the sentence reader is sure of it? */
export function isSummary(
  one: Searched,
  graded: Partial<Pick<GradedSentence, 'category' | 'confidence'>> | null,
): boolean {
  if (isSatisfaction(one)) return true;
  return (
    graded?.category === 'performance-summary' &&
    (graded.confidence ?? 0) >= 0.5 &&
    (!ofOneTrait.test(one.flat) || ourContent.test(one.flat))
  );
}
