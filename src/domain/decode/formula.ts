import { late } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import type { Category } from '../letter/category.ts';
import type { Grade, Rating } from '../letter/grade.ts';
import type { MarkerHit } from './find-markers.ts';
import {
  type Degree,
  degreeAt,
  fullBeside,
  isMostOfIt,
  isUnlimited,
  limitingKinds,
  verySatisfiedAt,
} from './formula-degree.ts';
import { isMereWill } from './mere-will.ts';
import { alwaysBy, limitsOther, sideClauseAfter } from './satisfaction-always.ts';
import type { SentenceUnits } from './sentence-units.ts';
import { isContent, isDoneToContent, withHolder } from './who-is-content.ts';

/** A known formula with its grade. */
export interface Formula extends Rating {
  readonly id: string;
  /** Its words stand in sentences about things too: it holds only where the sentence rates somebody. */
  readonly ifRated?: true;
  /** What it speaks of, where its words leave no doubt. */
  readonly category?: Category;
}

/** A word that the satisfaction formula cannot do without. */
export const tellsContent = ({ lower }: Token): boolean =>
  lower.startsWith('zufrieden') || lower === 'begnügten';

/**
 * Reads the satisfaction formula, wherever it stands in the sentence; null when there is none. Covers the word order
 * („zu unserer stets vollen …“), a missing „unserer“, genitives („… der Partnerschaft“) and „waren … zufrieden“.
 * Source: domain.md §2.2 (BAG 9 AZR 584/13: „zur vollen Zufriedenheit“ is befriedigend).
 */
export function readFormula(sentence: SentenceUnits): Formula | null {
  const at = sentence.tokens.findIndex(tellsContent);
  if (at < 0) return null;
  const word = (sentence.tokens[at] as Token).text.toLowerCase();
  const noun = word.startsWith('zufriedenheit');
  const whole = sentence.tokens.map((token) => token.text).join(' ');
  const isLikeOthers = likeOthers.test(whole);
  const text = whole.replace(neverElse, '$<between>').replace(likeOthers, '');
  if (contentWithLittle.test(text))
    return { ...formula('restricted', 5, [4.5, 5.5], 0.8), category: 'performance-summary' };
  if (isMereWill(text)) return formula('effort', 5, [4.5, 6], 0.8);
  if (word === 'begnügten') return null;
  if (!noun && twiceNegated.test(text)) return table[degreeAt(sentence, at)][1];
  if (noun && (ownContent.test(text) || merelyWanted.test(text) || bound.test(text)))
    return formula('restricted', 5, [4.5, 5.5], 0.8);
  const saidOfIt = noun
    ? isDoneToContent(sentence.tokens, at) || told.test(text)
    : isContent(sentence.tokens, at);
  if (!saidOfIt) return null;
  const kinds = new Set(
    sentence.hits
      .filter((hit) => !isPlain(sentence, hit) && !isOfTask(sentence, hit, at))
      .map((hit) => hit.kind),
  );
  if (kinds.has('fault') || kinds.has('distance')) return null;
  const isPart = partOnly.test(text) || easyOnly.test(text);
  const isHalf = halfOnly.test(text);
  const isOnlyThat = contrasted.test(text);
  if (doubtful.test(ownPart(sentence.tokens, at, text)) && !isPart && !isOnlyThat) return null;
  const near = degreeAt(sentence, at);
  const degree = near === 'bare' && fullBeside.test(text) ? 'full' : near;
  const always = !isLikeOthers && alwaysBy(sentence, at);
  if (kinds.has('effort')) return formula('effort', 5, [5, 6], 0.9);
  if (intended.test(text)) return null;
  if (isOnlyThat) return formula('partial', 5, [4, 5.5], 0.7);
  if (isPart) return formula('partial', degree === 'bare' ? 5 : 4.5, [4, 5.5], 0.7);
  if (isHalf && degree !== 'top') return formula('half', degree === 'bare' ? 5 : 4, [3.5, 5], 0.6);
  const limits = sentence.hits.filter(
    (hit) =>
      limitingKinds.has(hit.kind) &&
      // „zufriedenstellend erledigt“ is the formula itself.
      hit.first !== at &&
      !isMereSummary(sentence, hit, degree, always) &&
      !isOfTask(sentence, hit, at) &&
      // „Sooft wir ihn riefen“ is no condition: it was every time.
      (sentence.tokens[hit.first] as Token).lower !== 'sooft' &&
      !limitsOther(sentence.tokens, hit, at) &&
      !isOfLoad(sentence.tokens, hit, at),
  );
  const limited = limits.length > 0;
  if (degree === 'full' && !always && exceededToo.test(text) && !isLimitedBefore(sentence, at))
    return formula('full-exceeded', 2, [1.5, 2.5], 0.7);
  if (limited && degree === 'full' && always) return null;
  if (limited && degree !== 'top') {
    if (degree === 'bare') return formula('restricted', 5, [4.5, 5.5], 0.9);
    return formula('restricted-full', isMostOfIt(sentence, limits) ? 4 : 4.5, [4, 5], 0.6);
  }
  if (limited) return null;
  if (!noun && degree !== 'bare' && verySatisfiedAt(sentence.tokens, at))
    return verySatisfied[always ? 1 : 0];
  if (!noun && degree === 'top' && !always) return formula('top', 2, [1, 2.5], 0.6);
  if (degree === 'top' && !always && isUnlimited(sentence, at)) return formula('unlimited', 2.5, [2, 3], 0.6);
  if (degree === 'full' && !always && noun && great.test(sentence.tokens[at - 1]?.lower ?? ''))
    return formula('great', 2.5, [2, 3], 0.6);
  // „Voll und ganz“ is more than „voll“ to some readers.
  if (degree === 'full' && !always && /voll und ganz/iu.test(text)) return formula('full', 3, [2.5, 3], 0.65);
  // „Mit der Leiterin der Geschäftsstelle zufrieden“ sums up, whatever her post has to do with.
  const sums = !noun && withHolder.test(text);
  return { ...table[degree][always ? 1 : 0], ...(sums && { category: 'performance-summary' }) };
}

/** „zu unserer großen Zufriedenheit“ says more than „vollen“. */
const great = /^(?:groß|hoh)e[rn]?$/;

/** „… und hat darüber hinaus unsere Erwartungen wiederholt übertroffen“ */
const exceededToo = late.u`(?<!\p{L})und (?!.*(?:nicht|nie|kaum|einzeln\p{L}*|teilweise) ).{0,60}Erwartungen .{0,30}übertr(?:offen|af|ifft)`;

/** A limit behind the „und“ belongs to what was exceeded. */
const isLimitedBefore = ({ tokens, hits }: SentenceUnits, at: number): boolean => {
  const and = tokens.findIndex(({ lower }, index) => index > at && lower === 'und');
  return hits.some(({ kind, first }) => limitingKinds.has(kind) && first < and);
};

/** „… wurden von ihr … ausgeführt“, „hat ihre Aufgaben … wahrgenommen“, „erfolgte durch ihn …“: the usual wording here, no distance. */
const isPlain = ({ tokens }: SentenceUnits, { kind, first }: MarkerHit): boolean =>
  kind === 'distance' && /^(?:wahrgenommen|wurden?|erfolgten?)$/.test((tokens[first] as Token).lower);

/** „Die Führung der Gruppe, in der es oft laut zuging, erfolgte …“: told of the task, in a clause with nobody in it. */
function isOfTask({ tokens }: SentenceUnits, { first, kind }: MarkerHit, at: number): boolean {
  if (kind === 'help' || kind === 'condition' || kind === 'restriction' || first > at) return false;
  const from = tokens.findLastIndex(({ text }, index) => index < first && text === ',');
  const to = tokens.findIndex(({ text }, index) => index > first && text === ',');
  if (from < 2 || to < 0 || to > at) return false;
  const told = tokens.slice(from + 1, to).map(({ lower }) => lower);
  return (
    (opensRelative.test(told[0] ?? '') || opensRelative.test(told[1] ?? '')) && !told.some(isSomeoneOrEasy)
  );
}
const opensRelative = /^(?:der|die|das|dem|den|denen|deren|dessen|welche[mnrs]?)$/;
const isSomeoneOrEasy = (word: string): boolean => someone.test(word) || easyWord.test(word);
const easyWord = /^(?:einfach|leicht|überschaubar|klein|gering|wenig|routine|nur$)/;

const table: Readonly<Record<Degree, readonly [Formula, Formula]>> = {
  top: [formula('top', 1.5, [1, 2], 0.6), formula('top-always', 1, [1, 1.5], 0.97)],
  full: [formula('full', 3, [2.5, 3], 0.9), formula('full-always', 2, [1.5, 2.5], 0.95)],
  bare: [formula('bare', 4, [3.5, 4.5], 0.9), formula('bare-always', 3, [3, 4], 0.6)],
};

function formula(id: string, grade: Grade, range: readonly [Grade, Grade], confidence: number): Formula {
  return { id: `satisfaction-${id}`, grade, range, confidence };
}

/** Words that turn the formula into something else; left to the fitted part. */
const doubtful = late.iu`(?<!\p{L})(nicht|kein\w*|nie|weder|kaum|ohne(?! (?:(?:eine(?: einzige)?|jede|jegliche|alle) )?(Unterbrechung|Ausnahme|Einschränkung|Vorbehalt|Abstrich))|bedacht|gemäßen|gemässen|Vorgänger|Vorgängerin|entsprachen|langsam|erst|vor allem|wenn(?! immer))(?!\p{L})`;

const someone = /^(?:er|sie|ih[mnr]|(?:sein|ihr)e[mnrs]?|herrn?|frau)$/;
/** Without „…, während der Verein so viele Mitglieder gewann wie nie zuvor“. */
function ownPart(tokens: readonly Token[], at: number, text: string): string {
  const end = sideClauseAfter(tokens, at);
  if (end === tokens.length || tokens.slice(end).some(({ lower }) => someone.test(lower))) return text;
  return tokens
    .slice(0, end)
    .map((token) => token.text)
    .join(' ');
}

/** „zu seiner eigenen vollsten Zufriedenheit“, „unsere Zufriedenheit wollte er erringen“: not the employer's content. */
const ownContent = late.u`\b(seiner|ihrer) eigenen (\p{Ll}+ )?Zufriedenheit\b|\bZufriedenheit (wollte|suchte|wünschte|strebte|trachtete)\b|\b(wollte|suchte|wünschte)\b.{0,60}\bZufriedenheit\b.{0,30}\b(erringen|erlangen|gewinnen|erreichen)\b`;

/** „Die Zufriedenheit der Leitung stellte sich ein, wenn …“: bound to what does not always hold. */
const bound =
  /\bZufriedenheit\b.{0,60} stellte sich .{0,20}ein , (?:wenn|sobald|sofern|solange|falls|nachdem) /u;

/** „Zu unserer Zufriedenheit zu arbeiten, war ihr Ziel“, „… wären zu unserer Zufriedenheit gewesen, hätte er …“. */
const merelyWanted = late.u`\bZufriedenheit (\p{Ll}+ )?(zu \p{Ll}+en|anzustreben|beizutragen)\b.{0,80}\b(Ziel|am Herzen|Anliegen|Bestreben|Absicht|Wunsch|Ehrgeiz|versucht|bemüht|Voraussetzungen)\b|\bZufriedenheit (\p{Ll}+ )?\p{Ll}+en zu wollen\b|\b(Voraussetzungen|Gelegenheit|Chance)\b.{0,40} zu .{0,30}Zufriedenheit zu \p{Ll}+en\b|\bZufriedenheit fehlten?\b|\bZufriedenheit (\p{Ll}+en )?wollte\b|\bwäre?n? .*Zufriedenheit gewesen\b`;

/** „Unsere volle Zufriedenheit mit ihren Leistungen bestätigen wir gern“: told of, not arrived at. */
const told = late.iu`^(?:\p{L}+ ){0,2}Zufriedenheit (?:, )?(?:so )?(?:lautet|herrscht)\b(?=.*\b(?:Urteil|Fazit|Leistungen)\b)|\b((unsere[rn]?|unser aller|meine[rn]?|die|der) (\p{Ll}+ )?Zufriedenheit (de[rs] \p{L}*(leitung|führung|direktion|vorstands?) )?mit\b.*\b(bestätig|Ausdruck|bekund|aussprech|aussprachen|sprechen)|(dürfen|können|dürfte|möchten|konnten|durften|kann|darf) (wir|ich)\b.{0,80}\b(unsere|meine) (\p{Ll}+ )?Zufriedenheit (aussprech|bestätig|bekund)|\b(fand|fanden|finden|findet|hat|haben) (?:(?:in|im) (?:\p{Ll}+ )?\p{Lu}\p{Ll}+ (?:und Ganzen )?|(?:zum|mit|ohne) (?:\p{Ll}+ )?\p{Lu}\p{Ll}+ )?(\p{Ll}+ ){0,2}(unsere|meine) (\p{Ll}+ )?Zufriedenheit( gefunden)? \.?$|(unsere|meine|die|Unsere|Meine|Die) (\p{Ll}+ )?Zufriedenheit (de[rs] \p{L}+ )?begleitete\b|(unsere|unser aller|meine|die|Die) (\p{Ll}+ )?Zufriedenheit\b.{0,60}\b(gefunden|erworben|errungen|fand|erwarb|errang)\b|bestand mit (seine|ihre)n \p{L}+ (\p{Ll}+ )?Zufriedenheit\b)`;

/** „Es gab keinen Tag, an dem wir nicht voll zufrieden waren“: always content. */
const twiceNegated = late.u`\b(kein(en|e|em)? (einzige[nrsm]? )?(Tag|Moment|Augenblick|Zeitpunkt|Mal|Woche|Monat|Jahr)|nie|niemals)\b.* nicht (\p{Ll}+ ){0,2}zufrieden\b`;

/** „Zu keiner Zeit anders als zu unserer vollen Zufriedenheit“ denies nothing. */
const neverElse = late.gu`(?<!\p{L})(?:[Nn]ie|[Nn]iemals|[Nn]icht ein(?: ?einziges)? ?[Mm]al|(?:[AaIi][nm] |[Zz]u )[Kk]eine[mnr] (?:einzigen )?\p{L}+)(?<between>(?: \p{L}+){0,8}?)(?= anders als [^,;]{0,60}[Zz]ufrieden)`;

/** „nicht anders als seine Kollegen“: like others, and no denial. */
const likeOthers = late.u` nicht anders als (?:seine|ihre|die|alle|unsere)(?: (?:anderen|übrigen))? \p{Lu}\p{L}+`;

/** „Wir gaben uns mit seinen Leistungen zufrieden“: they would have liked more. */
const contentWithLittle = late.iu`(?<!\p{L})(?:(?:ga?e?ben wir uns|wir ga?e?ben uns|gab man sich|man gab sich)(?! (?:\p{L}+ ){0,3}(?:nie|niemals|nicht|kaum|ungern) )[^,;]* zufrieden|(?:(?:haben|mussten|müssen|konnten) wir uns|wir (?:haben|mussten|müssen|konnten) uns|(?:hat|musste|konnte) man sich|man (?:hat|musste|konnte) sich)(?! (?:\p{L}+ ){0,3}(?:nie|niemals|nicht|kaum|ungern) )[^,;]* zufrieden ?(?:ge)?geben|begnügten wir uns|wir begnügten uns)(?!\p{L})`;

/** „…, und zwar neben dem regelmäßig sehr umfangreichen Schreibdienst“: how often there was more to do. */
const isOfLoad = (tokens: readonly Token[], { first, last, kind }: MarkerHit, at: number): boolean =>
  first > at &&
  kind !== 'downtoner' &&
  beside.test(
    tokens
      .slice(at + 1, first)
      .map(({ lower }) => ` ${lower}`)
      .join(''),
  ) &&
  heavy.test(
    tokens
      .slice(last + 1, last + 4)
      .map(({ lower }) => ` ${lower}`)
      .join(''),
  );
const beside =
  /^ , und (?:zwar|das|dies) (?:auch )?(?:neben|trotz|bei|während|in|unter) (?:de[rmns]|eine[rms]|seine[rmns]|ihre[rmns]|unsere[rmns]) $|^ , und (?:zwar|das|dies) (?:auch )?(?:neben|trotz|bei|während|in|unter)(?: de[rmns]| eine[rms]| seine[rmns]| ihre[rmns]| unsere[rmns])?$/;
const heavy =
  /^ (?:sehr |äußerst |überaus |besonders |recht )?(?:umfangreich|hoh|hoch|groß|stark|schwer|schwierig|hektisch|unruhig|anspruchsvoll|angespannt|knapp|eng|turbulent|belast|dünn|voll|lang|widrig)/;

/** What was meant to be done, or would have been, is not said to have been done. */
const intended =
  /\b(hätte|hätten|zu (erledigen|erfüllen|bewältigen|lösen|arbeiten|zeigen|erbringen|leisten))\b/i;
/** Content with a part of the work only („die leichteren Aufgaben“, „die Arbeiten, die ihm lagen“). */
const partOnly = late.u`\b([Ee]inige[nr]?|(?<!jede[rnsm]? )[Ee]inzelne|einzelnen (Tagen|Aufgaben|Ausnahmen)|[Mm]anche|[Ll]eichtere[nr]?|[Ee]infache(re)?[nr]? (Aufgabe|Arbeit|Tätigkeit)\p{Ll}*|(?<!\b[Aa]uch (\p{Ll}+ )?)Routine(aufgabe|arbeit|tätigkeit|vorg[aä]ng)\p{Ll}*(?! (wie|und|sowie|ebenso))|[Ii]n der Hauptsache|zu Ende führte|was (ihm|ihr) lag|(ihm|ihr) (lagen|zusagten)|gemäß waren|Fähigkeiten entsprachen|[Ee]ine[nm] ((guten|großen|gewissen|kleinen|kleineren) )?Teil (de[rs]|dessen|seine[rs]|ihre[rs])|(?:[Dd]er|[Ee]iner) (?:überwiegenden |großen )?Mehrzahl (?:de[rs]|dessen|seine[rs]|ihre[rs])|leidlich|dort , wo|(an|in) jenen \p{Lu}\p{Ll}+|zu Beginn|[Ii]n den letzten (Wochen|Monaten)|[Uu]nter (ständiger|enger|steter) Aufsicht)(?!\p{L})|(?<!\p{L})(?:[Üü]ber weite Strecken|[Aa]n (?:den meisten|manchen|vielen|guten|ruhigen) (?:Tagen|Vormittagen|Abenden))(?!\p{L})|^Wo die|\b[Zz]ufrieden(?:heit)?\b(?:(?! erst ).){0,60} , (?:wenn (?!nicht |auch |es (?:um|darum) )|solange |sofern |falls )|\bnur anfangs\b|\b[Vv]on (wenigen|einigen|einzelnen) .{0,30} ?abgesehen|^Was (?<who>[Ee]r|[Ss]ie) (?<did>\p{Ll}+) , \k<did> \k<who> |^(?!Frag|Kam )\p{Lu}\p{Ll}+(?:t|d|ß|b|g|f|h|te|ten|ar|en) (?:de[rmn]|die|das|man|er|sie|ihm|ihr|es|eine?[rmn]?|jemand|seine?|ihre?|Herr|Frau) (?!.*(?:auch|noch so|immer) )[^,.;]+ , (?:so|dann) \p{Ll}+`;

/** „In der zweiten Hälfte der Lehrzeit …“: in the other one not. */
const halfOnly = late.u`(?<!\p{L})[Ii]n der (?:zweiten|letzten|ersten) (?:Hälfte|Jahreshälfte) (?:de[rs]|ihre[rs]|seine[rs]) (?!Saison|Arbeitstag)`;

/** „Wo es sich um einfache Handgriffe handelte, …“, „Solange jemand daneben stand, …“: where little was asked. */
const easyOnly = late.u`^(?:Wo|Soweit|Insoweit|Sofern|Solange|Sobald|Wenn|Falls) (?!(?:auch|immer|andere) )(?![^,]*(?:schwierig|schwer|anspruchsvoll|komplex| auch | bei uns ))[^,]*(?<!\p{L})(?:(?:einfach|leicht|überschaubar|vertraut|gewohnt|wiederkehrend)\p{Ll}*|bekannt(?:e[nrms]?| waren)|Routine\p{Ll}*|kleinere[nrms]?|nur(?! (?:konnte|ging|möglich))|wenige[nrms]?|(?:klare|genaue|feste) \p{Lu}\p{Ll}+|keine?[rnms]? (?:besonder|größer|höher|Vorkenntnis|Schwierig|Eile|Zeitdruck|Druck)\p{Ll}*|(?:ihm|ihr) (?:\p{L}+ ){0,2}(?:half|beistand|lag|lagen|zusagten?)|(?:daneben|dabei|zur Seite) ?stand|angeleitet|anleitete)(?!\p{L})[^,]* , `;
/** „Zu unserer Zufriedenheit hat er nur die Vertretungen erledigt, nicht aber …“ */
const contrasted = late.u`^(?:Nur|Lediglich|Bloß|Ausschließlich) [^,;]+ , nicht (?:aber|jedoch|hingegen|dagegen) |\b[Zz]ufrieden(?:heit)?\b[^;.]* , nicht (?:aber|jedoch|hingegen|dagegen) (?:\p{Ll}+ )*(?!\p{L}*(?:[Nn]achfolg|[Vv]orgäng|[Kk]olleg|Herr|Frau))(?:\p{Lu}|, was )`;

/** „insgesamt“ before „volle Zufriedenheit“ or „stets“ sums up; alone it restricts. */
function isMereSummary(sentence: SentenceUnits, hit: MarkerHit, degree: Degree, always: boolean): boolean {
  return (
    (always || degree !== 'bare') && /^(insgesamt|alles)$/i.test((sentence.tokens[hit.first] as Token).text)
  );
}

/** „Sehr zufrieden“ says more than „voll zufrieden“. */
const verySatisfied: readonly [Formula, Formula] = [
  formula('full-always', 2, [2, 3], 0.7),
  formula('top-always', 1.5, [1, 2], 0.7),
];
