import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import { blanked, type Span } from './blanked.ts';
import { made } from './foreign-praise.ts';
import { tellsContent } from './formula.ts';

const mates =
  '\\p{L}*(?:[Kk]olleg(?:en|innen|ium)|[Tt]eams?|[Mm]annschaft|[Bb]elegschaft|[Kk]olonne|[Aa]bteilung|[Ss]chicht|[Gg]ruppe)';
const workers = '\\p{Lu}\\p{L}*(?:innen|ern?|kräften?|leuten?|kollegen|gesellen|enden|lingen?|köchen?|isten)';
/** Those beside the person, by their noun or because they are „die übrigen“. */
const group = `(?:${mates}|(?:übrigen|anderen|restlichen|sonstigen) (?:\\p{Ll}+ )?${workers})(?!\\p{L})`;
const someone = late.u`(?<!\p{L})(?:er|sie|ihn|ihm|Herrn?|Frau)(?!\p{L})`;
/** A clause about them: they are content with, or do the work. */
const ofGroup = lateRegExp(
  `^(?:(?:[Ww]ährend|wohingegen|wogegen|doch|aber|und) )?(?:[Mm]it )?(?:(?:[Dd](?:as|em|ie|er|en)|(?:[Uu]nser|[Ss]ein|[Ii]hr)(?:e[mnr]?)?|[Aa]llen?) )?(?:(?:gesamte|ganze|alle|übrige|restliche)[nmr]? )?${group}|(?<!\\p{L})[Zz]ufriedenheit (?:galt|gilt|gehörte?) [^,;]*${group}`,
  'u',
);
/** Where the next clause is about somebody else. */
const seam = late.u`(?<=;) |(?<=,) (?=(?:während|wohingegen|wogegen|doch|aber) |(?:mit )?(?:Herrn?|Frau|(?:seine|ihre|unsere|die|den) (?:übrigen |anderen )?\p{L}+en) |mit (?:ihm|ihr) |(?:er|sie) (?:selbst|hingegen|dagegen|aber|allein) )`;
/** The person is told apart from them … */
const apart = late.u`(?<!\p{L})(?:für sich|selbst|allein|hingegen|dagegen|jedoch|indes|während|wohingegen|seinerseits|ihrerseits|zurück|weniger)(?!\p{L})`;
/** … or counted among them. */
const among = late.u`(?<!\p{L})(?:auch|ebenso|ebenfalls|gleichfalls|Anteil|Verdienst|beigetragen|beitrug|zähl\p{L}+|gehör\p{L}+ (?:er|sie|zu\p{L}*))(?!\p{L})`;

/** „…, seine Kollegen stets zu unserer vollsten“ leaves the noun out. */
const content = late.iu`zufrieden|zu (?:unser|mein)er \p{Ll}+[.;,]?$`;

/** „Unsere vollste Zufriedenheit galt dem Team; Herr Behncke für sich genommen …“: the clause about the team. */
function clauseOfGroup(told: string): Span[] {
  const parts = told.split(told.startsWith('Während ') ? /(?<=,) / : seam);
  if (parts.length !== 2 || among.test(told)) return [];
  const at = parts.findIndex((part) => content.test(part) && !someone.test(part) && ofGroup.test(part));
  const other = parts[1 - at];
  if (at < 0 || other === undefined || !someone.test(other)) return [];
  if (!content.test(other) && !apart.test(told)) return [];
  const start = at === 0 ? 0 : told.length - (parts[1]?.length ?? 0);
  return [{ start, end: at === 0 ? (parts[0]?.length ?? 0) : told.length - 1 }];
}

/** „im Vergleich mit unseren übrigen Pflegekräften, die stets zur vollsten Zufriedenheit arbeiten“ */
const relative = lateRegExp(
  `(?<!(?:[Ee]ine[rs]?|[Tt]eil) (?:\\p{Ll}+ ){0,3})(?<!\\p{L})${group}(?: zurück| nach)?(?<clause>, (?:die|das) (?!(?:er|sie|Herr|Frau) )[^,;.]*[Zz]ufrieden[^,;.]*(?:,(?! und)|(?=[,.;])))`,
  'gu',
);

const firm = '(?:Agentur|Firma|Unternehmen|\\p{L}*(?:[Bb]üro|[Bb]etrieb)|Handwerker|Gesellschaft|Institut)s?';
/** Who did what somebody took over, used or looked after. */
const doer = `(?:(?:\\p{Ll}+ ){0,2}\\p{L}*(?:[Ff]remdfirm|[Ss]ubunternehm|[Gg]eneralunternehm|[Dd]ienstleist|[Vv]orgänger|[Vv]orbesitz|[Ff]achfirm|[Ss]pezialfirm|[Hh]ersteller|[Zz]uliefer)\\p{L}*|eine?[mnr]? (?:\\p{Ll}+ )?${firm})(?!\\p{L})`;
const done = `(?:(?:von|vom|durch) ${doer}|(?<=, (?:die|den|das) )${doer})`;
/** „…, zuvor zur vollen Zufriedenheit der Eigentümer von einer Fremdfirma renoviert, …“ */
const aside = lateRegExp(
  `, (?=[^,;.]*${done})(?=[^,;.]*[Zz]ufriedenheit(?!\\p{L}))[^,;.]+(?:,(?! und)|(?=[.;]))`,
  'gu',
);
/** „die von einer Agentur zu unserer vollen Zufriedenheit gestaltete Website“ */
const before = lateRegExp(
  `(?<=(?<!\\p{L})(?:[Dd](?:ie|er|as|em|en|es)|[Ee]ine?[mnrs]?) )(?=[^,;.]*${done})(?:[\\p{L}]+ ){2,12}?Zufriedenheit (?:\\p{L}+ ){0,6}?(?:\\p{Ll}+e[nrms]? )(?=\\p{Lu})`,
  'gu',
);
const ownDeed = late.u`(?<!\p{L})(?:er|sie|ih[nmr]|Herrn?|Frau|übernommen\p{L}*|übergeben\p{L}*|unterstützt\p{L}*|an(?:ge)?leitet\p{L}*)(?!\p{L})`;
const finite = late.u`(?<!\p{L})(?:wurden?|hat|haben|war|waren|ist|sind|wird)(?!\p{L})`;

const spanOf = ({ index, 0: words }: RegExpExecArray, cut = words): Span => ({
  start: index + words.length - cut.length,
  end: index + words.length,
});

function spansIn(told: string): Span[] {
  return [
    ...clauseOfGroup(told),
    ...(made.test(told) || among.test(told)
      ? []
      : allMatches(relative, told).map((match) => spanOf(match, match.groups?.['clause']))),
    ...allMatches(aside, told)
      .filter(([words]) => !ownDeed.test(words))
      .map((match) => spanOf(match)),
    ...allMatches(before, told)
      .filter(([words]) => !ownDeed.test(words) && !finite.test(words))
      .map((match) => spanOf(match)),
  ];
}

const mostTokens = 60;
const tellsOthers = lateRegExp(`${group}|(?:von|vom|durch|, (?:die|den|das)) ${doer}`, 'u');

/**
 * The sentence with blanks over the contentment with others: with the team or the colleagues that the person is told
 * apart from, and with those who did the work before; null where there is none.
 */
export function withoutOthersContent(text: string, tokens: readonly Token[]): string | null {
  if (tokens.length > mostTokens || !tokens.some(tellsContent)) return null;
  return blanked(text, tokens, (told) => (tellsOthers.test(told) ? spansIn(told) : []));
}
