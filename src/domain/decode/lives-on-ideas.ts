import { late } from '../german/late.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';

/** Who is paid for what occurs to her. */
const byIdeas = late.iu`(?<!\p{L})(?:werbe|marketing|konzept|kreativ)?texter|copywrit|art[- ]?direct|(?:creative|kreativ)[- ]?direct|konzept(?:er|ioner)(?:in)?(?!\p{L})|(?<!\p{L})grafiker|grafik-?\s?design|(?:kommunikations|mode|produkt|industrie|textil|schmuck)-?design|(?<!\p{L})designer|visuelle[ns]? marketing|schauwerbe|bühnenbild|kostümbild|illustrator`;
const ideas = late.iu`kreativ|idee|einf[aä]ll|originell|originalität|phantas|fantas|schöpferisch|gestalterisch|gestaltungs(?:kraft|vermögen|sicher|freude)|gespür|innovat|impuls|ungewöhnlich|unkonventionell|unverwechselbar|stilsicher|stilgefühl|sprachwitz|wortwitz|pointiert|geschmack|inspir|ausdrucks(?:stark|kraft)|preisgekrönt|(?<!\p{L})preise?(?!\p{L})|prämiert|überrasch|konzeptionell|wirkungsvoll|fesselnd|vorstellungskraft|(?:eigene[nrm]?|unverkennbare[nr]?) (?:handschrift|stil|ton|bildsprache)|frische[nrms]? (?:blick|texte|sprache|entw)|(?:neue|eigene|frische|andere)[nr]? (?:lösungen|wege|ansätze|konzepte|entwürfe|vorschläge)`;

/** Few ratings tell only what is told of everybody. */
const enough = 5;

/** A copywriter or designer of whom all kinds of things are praised, and no idea. */
export function leavesOutIdeas(letter: LetterContext): boolean {
  const { facts, type, layman, categories, sentences } = letter;
  if ((type !== 'arbeitszeugnis' && type !== 'zwischenzeugnis') || layman) return false;
  if (!byIdeas.test(facts.job_title ?? '')) return false;
  if (categories.some(({ category }) => category === 'creativity')) return false;
  const rated = sentences.filter(({ graded, part }) => graded && part === 'performance');
  return (
    rated.length >= enough &&
    !unitsOf(letter, 'performance', 'summary', 'behavior', 'closing').some(({ flat }) => ideas.test(flat))
  );
}
