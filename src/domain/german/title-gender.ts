import { late } from './late.ts';

/** Ends of nouns that only a woman is called by: „Leiterin“, „Ärztin“, „Kauffrau“; not „Medizin“ or „Termin“. */
const female = late.iu`(?:(?<!\p{L})(?:ärzt|köch)in|\p{L}{2}(?:er|or|eur|ant|ent|ist|[aä]rzt|wirt|[aä]lt|at|et|ot|og|äd|eut|af|aph|ekt|nom|urg|öch|lyst|chef|tär|tiv|när|lot|ahn|bot|ell|sell|kund|dat|mann)in|frau|schwester|dame)$`;
/** Ends of nouns that only a man is called by; „Manager“ and the like serve everybody. */
const male = late.iu`(?:mann|leiter|arbeiter|berater|pfleger|verkäufer|entwickler|techniker|fahrer|lehrer|helfer|zeichner|mechaniker|elektroniker|friseur|ingenieur|redakteur|assistent|referent|architekt|buchhalter|erzieher|betreuer|händler|(?<!\p{L})koch|chefkoch|arzt|wirt|anwalt|therapeut|kassierer|angestellter|beamter|informatiker|führer|prüfer|planer|laborant|chemikant|kellner|tischler|maler|gärtner)$`;

/** Where the noun is over and what it works at begins: „Leiterin des Einkaufs“, „Fachkraft für …“. */
const behind = /\s+(?:für|im|in|am|an|auf|bei|mit|der|des|von|zu|zum|zur)\s.*$|\(.*$/u;

const apprentice = /^auszubildende?r? zu[mr]\s/iu;

/**
 * Whom a job title calls by its gender: „Projektleiterin“ a woman, „Kaufmann“ a man; null where it serves both, or is of
 * both („Verkäufer/in“, „Kaufmann/-frau“, „Projektleiter*in“).
 */
export function titleGender(title: string): 'f' | 'm' | null {
  if (/[/*:_]|\((?:in|m|w|d)\b|(?<=\p{Ll})In(?!\p{L})/u.test(title)) return null;
  const nouns = title
    .trim()
    .replace(apprentice, '')
    .replace(behind, '')
    .split(/[\s,-]+/u);
  const [women, men] = [nouns.some((word) => female.test(word)), nouns.some((word) => male.test(word))];
  if (women === men) return null;
  return women ? 'f' : 'm';
}
