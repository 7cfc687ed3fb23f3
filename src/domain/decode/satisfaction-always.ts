import { late } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import type { MarkerHit } from './find-markers.ts';
import type { SentenceUnits } from './sentence-units.ts';

/** Whether it is said of the satisfaction that it lasted: not by a word that belongs to the next statement. */
export function alwaysBy(sentence: SentenceUnits, at: number): boolean {
  const { tokens, hits } = sentence;
  const rest = tokens.findIndex(
    ({ text }, index) => index > at && /^(und|;)$/.test(text) && !isOfList(tokens, at, index),
  );
  const isAside = rest >= 0 && /^(zwar|das|dies)$/.test(tokens[rest + 1]?.text.toLowerCase() ?? '');
  const end = Math.min(rest < 0 || isAside ? tokens.length : rest, sideClauseAfter(tokens, at));
  const told = tokens
    .slice(0, end)
    .map(({ text }) => text)
    .join(' ');
  return (
    throughout.test(told) ||
    isEachTime(told) ||
    hits.some(
      (hit) =>
        hit.kind === 'always' &&
        hit.first < end &&
        !ofThing.test(tokens[hit.last]?.lower ?? '') &&
        governs(tokens, hit, at),
    )
  );
}

/** „der laufende Wareneingang“ */
const ofThing = /^(?:laufend|regelmäßig|täglich)e[nrsm]?$/;

/** „zur Zufriedenheit unserer Mandanten und der Partner“ */
const isOfList = (tokens: readonly Token[], at: number, and: number): boolean =>
  /^(?:von |de[rs] |unsere[rs] |aller )(?:\p{L}+ ){1,3}und (?:de[rs] |unsere[rs] |aller )?\p{Lu}/u.test(
    tokens
      .slice(at + 1, and + 3)
      .map(({ text }) => text)
      .join(' '),
  );

/** „…, während der Verein so viele Mitglieder gewann wie nie zuvor“: from there on something else is told. */
export function sideClauseAfter(tokens: readonly Token[], at: number): number {
  const found = tokens.findIndex(
    ({ lower }, index) =>
      index > at + 1 &&
      tokens[index - 1]?.text === ',' &&
      /^(?:während|wobei|obwohl|obgleich|obschon|wohingegen|indes|weil|da)$/.test(lower) &&
      // „wobei dies jederzeit galt“, „obwohl er stets unter Druck stand“
      !/^(?:das |dies|letzteres |des |der (?:\p{Ll}+en |\p{L}*zeit )|(?:sein|ihr|unser)e[rs] )/u.test(
        tokens
          .slice(index + 1, index + 3)
          .map(({ text }) => `${text} `)
          .join(''),
      ),
  );
  return found < 0 ? tokens.length : found;
}

/** „Während der Verein immer neue Mitglieder gewann, waren wir …“ */
const opensSideClause =
  /^(?:Während (?!de[rs] (?:ganzen|gesamten|vollen))|Obwohl |Obgleich |Obschon |Weil |Da )/;

/** Duration told by what it was done on: „an jedem Tag“, „Haus für Haus“, „wie am ersten Tag“. */
const throughout = late.u`\b[Ii]n jeder (?:Hinsicht|Beziehung)\b|(?<!\p{L})(?:[Ii]n|[Aa]n|[Aa]uf|[Bb]ei|[Ff]ür|[Zz]u) jede[mnrs]? \p{Lu}|(?<!\p{L})(\p{Lu}\p{Ll}+) (?:für|um) \1(?!\p{L})|(?<!\p{L})[Ii]n allen (?:Phasen|Belangen|Punkten|Lagen|Abschnitten|Jahren)|(?<!\p{L})(?:[Ww]ährend|[Üü]ber|[Dd]urch) (?:de[nrs]|die|ihre[rs]?|seine[rs]?) (?:ganze|gesamte)[nrs]? (?:\p{Ll}+ )?\p{Lu}|(?<!\p{L})[Dd]ie ganzen? (?:\p{Ll}+ )?(?:Jahre|Monate|Zeit) (?:über|hindurch|lang)(?!\p{L})|(?<!\p{L})(?:[Dd]urch|[Üü]ber) alle (?:\p{Ll}+ )?\p{L}*[Jj]ahre(?!\p{L})|(?<!\p{L})[Zz]u allen Zeiten|wie am ersten Tage?|(?<!\p{L})[Aa]m ersten (?:\p{Lu}\p{Ll}+ )?(?:wie|so wie|genauso wie|und) (?:\p{Ll}+ )?am letzten(?!\p{L})|(?<!\p{L})[Vv]om ersten \p{L}*[Tt]age? an(?!\p{L})|(?<!\p{L})(?:[Ss]tändig|[Uu]nunterbrochen)(?!\p{L})|(?<!\p{L})(?:[Tt]agein ,? ?tagaus|[Tt]agaus ,? ?tagein|[Jj]ahrein ,? ?jahraus|[Jj]ahraus ,? ?jahrein)(?!\p{L})|[Vv]on Anfang bis Ende(?!\p{L})|[Vv]o[nm] .{0,40} bis zu[mr] (?:letzten|Abschied|Schluss|Austritt|Ausscheiden)|(?<!\p{L})[Ii]n (?:all den|sämtlichen) (?:\p{Ll}+ )?\p{L}*[Jj]ahren|(?<!\p{L})[Aa]ll die \p{L}*[Jj]ahre`;

/** Duration told by each single occasion: „wann immer“, „was wir ihr auch auftrugen“, „nie anders als“. */
const eachTime = late.iu`(?<!\p{L})(?:(?:wann|was|wenn) (?:auch )?immer(?! \p{Ll}+er )|sooft|durch die bank|jede[rnsm]? einzelne[rnsm]?|ausnahmslos|ohne (?:jede |eine einzige )?ausnahme|ein(?:s)? ums andere mal|anders als|(?:egal|gleich|gleichgültig|gleichviel|einerlei) ,? ?(?:was|womit|wofür|welche\p{L}*|wie)|(?:was|welche[rnsm]? \p{L}+|womit|wofür) (?:wir|man|ich) [^,;]*auch [^,;]*|(?:jeden|an jedem) tag darauf verlassen)(?!\p{L})`;

/** Does a sentence tell that something held on every occasion? */
export const isEachTime = (text: string): boolean => eachTime.test(text);

/** What opens a group of words around a noun, with up to two adjectives. */
const opensGroup = late.u`(?:^| )(?:[Dd](?:ie|er|as|en|em|es)|(?:[Ii]hr|[Ss]ein|[Ee]in|[Uu]nser)e[mnr]?|Ihr|Sein|Ein|[Uu]nser) (?:(?:von|an|bei|mit) (?:de[nmr] \p{Lu}\p{Ll}+|allen|vielen|ihm|ihr|uns) )?(?:(?:(?:sehr|überaus|äußerst|höchst|besonders|oft|meist) )?\p{Ll}+e[mnrs]? (?:, |und )?){0,2}$`;
/** Adjectives and what belongs to them, up to the noun. */
const closesGroup = late.u`^ (?:(?:mit|von|in|an|auf|aus|für|bei|durch) (?:\p{Ll}+ )?\p{Lu}\p{Ll}+ |(?!zu |zur |wir )\p{Ll}+ (?:\p{Ll}+e[nmr]? \p{Lu}\p{Ll}+ )?){0,3}?\p{Ll}+e[mnrs]? (?!Zufriedenheit)\p{Lu}`;

/** „Die stets anspruchsvollen Aufgaben“, „ihre immer mit Fleiß begonnenen Arbeiten“: said of a thing. */
export function isOfThing(tokens: readonly Token[], first: number, last: number): boolean {
  const before = tokens.slice(Math.max(0, first - 5), first).map(({ text }) => `${text} `);
  const after = tokens.slice(last + 1, last + 8).map(({ text }) => ` ${text}`);
  return opensGroup.test(before.join('')) && closesGroup.test(after.join(''));
}

const verb = late.u`^(ge\p{Ll}+t|\p{Ll}+te|\p{Ll}+ten|war|ist|sind|waren)$`;
const deed =
  /^(versah|versieht|verricht|nahm|übte|leistet|kam|ging|wickelt|erledig|erfüll|arbeit|bewältig|führt|hat$|haben$)/;

/**
 * Does „stets“ speak of the satisfaction? Not in „war stets freundlich und erledigte … zu unserer vollen Zufriedenheit“.
 */
function governs(tokens: readonly Token[], { first, last }: MarkerHit, at: number): boolean {
  if (isOfThing(tokens, first, last)) return false;
  if (/^gerne?$/.test(tokens[last + 1]?.lower ?? '') || isEnclosed(tokens, first, at)) return false;
  if (last > at) return !isOfRelative(tokens.slice(at + 1, first));
  const way = tokens.findLastIndex((token, index) => index < at && /^(zu|zur)$/i.test(token.text));
  const between = withoutAsides(tokens.slice(last + 1, way > last ? way : at));
  const link = between.findIndex((token) => /^(und|,|;)$/.test(token.text));
  if (link < 1) return true;
  const [before, after] = [between.slice(0, link), between.slice(link)];
  if (after.some(({ text }) => deed.test(text))) return false;
  // „Stets stellte sie uns und unsere Mandanten zufrieden“ is one statement.
  return (
    !before.some(({ text }) => verb.test(text)) ||
    (after[0]?.text === 'und' && !isVerbal([...after, ...tokens.slice(at + 1)]))
  );
}

const isVerbal = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => verb.test(text));

/** Without „, was sie leistete,“ and the „und“ of „voll und ganz“: neither opens another statement. */
function withoutAsides(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const end =
      token.text === ',' && opensAside.test(tokens[index + 1]?.lower ?? '')
        ? tokens.findIndex(({ text }, later) => later > index && text === ',')
        : -1;
    const isOfUs = token.text === ',' && /^(?:uns|mich)$/.test(tokens[index + 2]?.lower ?? '');
    if (end > index) index = end;
    else if (isOfUs) continue;
    else if (token.lower !== 'und' || !isWholly(tokens, index)) kept.push(token);
  }
  return kept;
}
const opensAside = /^(?:was|die|der|das|den|dem|mit|wie)$/;
const isWholly = (tokens: readonly Token[], and: number): boolean =>
  /^(?:voll|ganz|einzig)$/.test(tokens[and - 1]?.lower ?? '') &&
  /^(?:ganz|voll)$/.test(tokens[and + 1]?.lower ?? '');

/** „… und vertritt bei Bedarf den Schichtführer“, „half bei Bedarf aus und erledigte …“: a limit of another statement. */
export function limitsOther(tokens: readonly Token[], { first }: MarkerHit, at: number): boolean {
  // What opens the sentence limits all of it.
  if (first < 2) return false;
  const [from, to] = first > at ? [at, first] : [first, at];
  const between = tokens.slice(from + 1, to);
  const link = between.findIndex(({ text }, index) => /^(?:und|;)$/.test(text) && !isWholly(between, index));
  if (link < 0 || /^(?:zwar|das|dies)$/.test(between[link + 1]?.lower ?? '')) return false;
  // Before the limit stands its own verb, as in „und vertritt bei Bedarf“; in front, that of the satisfaction.
  return between.slice(link + 1, link + 4).some(({ text }) => finite.test(text) || deed.test(text));
}

const finite = late.u`^(?:(?!mit$|seit$|nicht$|erst$|sonst$)\p{Ll}{2,}(?:t|te|ten)|war|waren|ist|half|sprang|gab|bot|trug|las|fuhr|schrieb)$`;

const relative =
  /(?:^|, )(?:(?:in|auf|an|bei|mit|für|von|zu|aus|unter) )?(?:der|die|das|dem|den|deren|dessen|denen|welche[mnrs]?|wo|wie|was)(?= )[^,]*$/;

/** „… zu unserer Zufriedenheit auf einer Station, deren Pflege stets mit Bestnoten beurteilt wird“. */
const isOfRelative = (between: readonly Token[]): boolean =>
  between.some(({ text }) => text === ',') &&
  relative.test(
    between
      .map(({ lower }) => lower)
      .join(' ')
      .replaceAll(' ,', ','),
  );

/** „Die Pforte, an der es jederzeit lebhaft zugeht, betreute er zu unserer …“: within a clause that ends before. */
function isEnclosed(tokens: readonly Token[], first: number, at: number): boolean {
  const open = tokens.findLastIndex(({ text }, index) => index < first && text === ',');
  if (
    open < 0 &&
    opensSideClause.test(
      tokens
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return tokens.slice(first, at).some(({ text }) => text === ',');
  if (open < 0 || !tokens.slice(first, at).some(({ text }) => text === ',')) return false;
  const begin = tokens.slice(open + 1, open + 3).map(({ lower }) => lower);
  return /^(?:die|der|das|dem|den|deren|dessen|denen|(?:in|an|auf|bei|mit|für|von|zu|aus) (?:der|dem|denen|deren))(?: |$)/.test(
    begin.join(' '),
  );
}
