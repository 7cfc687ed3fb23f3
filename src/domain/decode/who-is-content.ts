import { late } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';

/** Those for whom one works, beside the issuer: what contents them is told by the same formula. */
const others =
  /^(kund|gäst|gast|mandantschaft|elter|klient|schül|auftraggeb|besuch|leser|leserschaft|mitarbeit|angehörig|käuf|bürg|beteiligt|team|beid|mitglied|bauherr|versichert|nachfolg)|(patient|mandant|bewohn|anwohn|kund|gäst|anwend|nutz|ärzt|team$)/;
/** Who speaks for the employer. */
const superior =
  /(leitung|direktion|führung|vorstand|präsidium|inhaber|inhaberin|chef|chefin|geschäftsführer|geschäftsführerin|vorgesetzte[rnm]?|partner|partnerschaft|kanzlei|meister|meisterin|behörde|gemeinde|praxis|klinik|agentur|haus|betrieb|firma|kreisverband|verband|verein|schule|redaktion|herrschaft|herrschaften|amt|stadt|institut|unternehmen|gesellschaft|verwaltung|stiftung|beirat|(?:gemeinde|stadt|aufsichts|verwaltungs|stiftungs|orts|kirchen|betriebs)rat|kuratorium|genossenschaft|rektorat|dekanat|intendanz)$/;
const work = /^(leistung|arbeit|arbeitsleistung|tätigkeit|einsatz|dienst|ausgeführt|gefertigt|geleistet)/;
/** The work as a whole, or what was done: of a single trait „zufriedenstellend“ sums nothing up. */
const wholeWork =
  /(?:leistung(?:en)?|aufgaben?|arbeit|arbeiten|auftrag|aufträge|tätigkeit(?:en)?|pflichten|gearbeitet|arbeitete?n?|übertragenen?)$/;

const joined = (tokens: readonly Token[], from = 0, to = tokens.length): string =>
  tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');

/**
 * „Wir waren mit ihren Leistungen … zufrieden“, „Seine Arbeit stellte uns zufrieden“, „Ihre Leistungen waren …
 * zufriedenstellend“: said of the work by those for whom it was done; nobody's contentment with themselves.
 */
export function isContent(tokens: readonly Token[], at: number): boolean {
  const word = (tokens[at] as Token).lower;
  const ending = contentWord.exec(word)?.groups?.['ending'];
  const texts = tokens.map(({ lower }) => lower);
  if (ending === undefined || texts.some((one) => /^(?:gut|wären?)$/.test(one))) return false;
  const text = texts.join(' ');
  if (ending.startsWith('stellend')) return texts.some((one) => wholeWork.test(one)) && !ofTrait.test(text);
  if (ending !== '' || contents.test(text))
    return !otherFirst.test(text) && (contented.test(text) || texts.some((one) => work.test(one)));
  if (at === 0) return /^(?:waren|sind) wir(?= |$)/.test(joined(tokens, 1, 3));
  if (/(?<!\p{L})(?:war|ist) man(?!\p{L})/u.test(text))
    return !tokens.some((token) => others.test(token.stem));
  if (texts.includes('wir'))
    return (
      texts.some((one) => weAre.test(one)) ||
      (texts.some((one) => weCan.test(one)) && (ofWork.test(text) || withThem.test(text)))
    );
  return (
    texts.some((one) => isOrWas.test(one)) &&
    (ofWork.test(text) ? areOthers(tokens) : withHolder.test(text) && areOthers(tokens, true))
  );
}

const contentWord = /^zufrieden(?<ending>|gestellt|stellt|stellte|stellend(?:e[nrsm]?)?)$/;
const weAre = /^(?:waren|sind|durften|dürfen)$/;
const weCan = /^(?:konnten|können)$/;
const isOrWas = /^(?:war|waren|ist|sind|konnten?|können|durften?)$/;
/** „zufriedenstellende Qualität“, „Fortschritte“: one trait, one result. */
const ofTrait = late.u`zufriedenstellende[nrsm]? (?!\p{L}*leistung|arbeit(?:en)? |erledigung|erfüllung|ausführung|bewältigung|weise)\p{L}|zu zufriedenstellend|berufsschule|gelang|(?:bereitschaft|qualität|motivation|engagement|kenntnisse|auffassungsgabe|verhalten|auftreten|arbeitsweise|arbeitsstil|ergebnisse?|tempo|führung|team|mannschaft|(?:seine|ihre)n? \p{L}+er)(?!\p{L})`;
/** „… war exzellent und stellte uns zufrieden“: the other statement says more. */
const otherFirst = late.u`(?<!\p{L})und (?:stell(?:t|te|ten|en)|hat) `;
/** „stellte(n) … zufrieden“ */
const contents = late.u`(?<!\p{L})stell(?:t|te|ten|en)(?!\p{L})(?: \p{L}+| ,)* zufrieden(?!\p{L})`;
const contented = late.u`(?<!\p{L})(?:uns|mich|(?:die|den|unsere[nr]?) (?:\p{L}*(?:leitung|führung)|vorstand|inhaber(?:in)?))(?!\p{L})`;

/** „Mit der von ihr geleisteten Arbeit“, „mit dem, was er leistete“. */
const ofWork = late.u`(?<!\p{L})mit (?:(?:(?!und )\p{L}+ ){0,6}?(?:\p{L}*leistung|\p{L}*arbeit|tätigkeit|einsatz|dienst|[\p{L}]*aufgaben|\p{L}*arbeiten)|dem , was (?!.* (?:haus|wir) ))`;
const withThem = late.u`(?<!\p{L})mit (?:ihm|ihr|herrn|frau)(?!\p{L})`;

/** „mit der Leiterin seiner Geschäftsstelle“: whoever holds the post, by its name. */
export const withHolder = late.u`(?<!\p{L})mit (?:de[rm]|unsere[rm]|seine[rm]|ihre[rm]) (?:\p{L}+en )?\p{L}{2,}(?:er|rin|tin|ist|eur|kraft|mann|frau|wart|tor|ling|küster|kantor)(?!\p{L})`;

/** Do others or those who speak for the issuer stand as the subject? Not „mit der Betreuung der Kunden war er zufrieden“. */
function areOthers(tokens: readonly Token[], ofHouseOnly = false): boolean {
  return tokens.some(({ lower, stem, capital, text }, index) => {
    const isOther = !ofHouseOnly && others.test(stem) && !stem.startsWith('mitarbeit');
    if (!isOther && !superior.test(text.toLowerCase())) return false;
    if (!capital && index > 0) return false;
    return subject.test(`${joined(tokens, Math.max(0, index - 6), index)} ${lower}`);
  });
}
/** What stands in front of a subject: the verb, a link or the start. */
const subject = late.u`^ \p{L}+$|(?:^ ?|(?:war|waren|ist|sind|,|und|auch|sowohl|konnten?|können) )(?:(?:die|der|das|unsere?|meine?|seine|ihre|alle|sämtliche|ganze) )+(?:\p{L}+ ){0,3}\p{L}+$|(?:und|sowohl|auch|alle|war|waren|sind) \p{L}+$`;

/** „Umfrage zur Zufriedenheit der Anwender“, „trug zur Zufriedenheit der Gäste bei“: no work was done to it. */
const asked =
  /(?<!einschränk)(?:fragen?|ungen|ung|studien?|berichte?|daten|zahlen|index|analysen?|interviews?|gespräche?|maßnahmen?|beitrag|konzepte?|workshops?|werte?|bögen)$/;
const contributes = late.u`(?<!\p{L})(?:bevor|\p{L}*(?:konflikt|spannung|streit|beschwerde|reklamation|differenz)\p{L}*|bei(?:trug|getragen|trägt|zutragen|tragen)|(?:trug|trägt|trugen) .* bei|gehört\p{L}*|gehörten?|zählt\p{L}*|dient\p{L}*|führten? (?:\p{L}+ )?zur (?:\p{L}+ )?zufriedenheit(?! .* (?:aus|durch) )|geführt)(?!\p{L})`;
const someone = late.u`(?<!\p{L})(?:er|sie|ih[nmr]|(?:sein|ihr)e?[nmrs]?|herrn?|frau|\p{L}*(?:auszubildende[rn]?|praktikant(?:in)?|werkstudent(?:in)?|mitarbeiter(?:in)?|lehrling))(?!\p{L})`;

/** „zu unserer … Zufriedenheit“, „zur vollen Zufriedenheit der Geschäftsleitung“, „… des Auftraggebers“. */
export function isDoneToContent(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== 'zufriedenheit') return false;
  const first = Math.max(0, at - 8);
  const before = tokens.slice(first, at).map(({ lower }) => lower);
  const from = Math.max(before.lastIndexOf('zu'), before.lastIndexOf('zur'));
  const aside = tokens.slice(first + from + 1, at);
  if (from >= 0 && aside.some(({ text }) => text === 'und') && aside.some(({ capital }) => capital))
    return false;
  if (from < 0 || before.slice(from).some((word) => /^(die|der|das|[,;:–—])$/.test(word))) return false;
  if (/^(?:unsere|meine)r$/.test(before[from + 1] ?? '')) return true;
  const isOfOthers =
    before.some((word) => others.test(word)) ||
    tokens.slice(at + 1, at + 6).some(({ stem }) => others.test(stem));
  return !isOfOthers || isShared(tokens, at) || isOthersContent(tokens, first + from, at);
}

/** „zu meiner … Zufriedenheit und zu der meiner Kunden“, „zur … Zufriedenheit von Inhaber und Gästen“. */
const isShared = (tokens: readonly Token[], at: number): boolean =>
  /^(?:und|von \p{L}+ und|de[rs] \p{L}+ und)(?= )/u.test(
    tokens
      .slice(at + 1, at + 4)
      .map(({ lower }, place) => (place === 1 && superior.test(lower) ? 'x' : lower))
      .join(' '),
  );

/** What somebody did to the content of others, not what others were asked about or were made to feel. */
function isOthersContent(tokens: readonly Token[], way: number, at: number): boolean {
  if (/^(?:mit|seiner|ihrer)$/.test(tokens[at + 1]?.lower ?? '')) return false;
  if (/^(?:seiner|ihrer)$/.test(tokens[way + 1]?.lower ?? '')) return false;
  if (tokens.slice(0, way).some(({ text }) => /^[„»"]$/.test(text))) return false;
  const text = joined(tokens);
  return !asked.test(tokens[way - 1]?.lower ?? '') && !contributes.test(text) && someone.test(text);
}
