import { once } from '../german/once.ts';
import { rememberIf, type Token } from '../german/tokens.ts';
import { categoryWeights } from '../knowledge/weights.ts';
import type { Category } from '../letter/category.ts';

/** A word that sounds like a category and belongs to another one, unless a word of its own stands beside it. */
interface Misleading {
  readonly category: Category;
  /** What misleads … */
  readonly by: RegExp;
  /** A word that must stand in the same sentence. */
  readonly beside?: RegExp;
  /** … and what proves the category all the same. */
  readonly unless: RegExp;
}

const misleading: readonly Misleading[] = [
  // „Viele Kunden verlangten ausdrücklich nach ihr.“
  {
    category: 'rhetorical-skills',
    by: /^ausdrücklich/,
    unless:
      /ausdruck|ausdrück(?!lich)|formulier|sprach|rhetor|red(?:e|et|en|ner)|wort|vortrag|vorträg|vortrug|schrift|stil|präsent|kommunik|gespräch|überzeug|text|brief|erklär|deutsch|verständlich|moderier|argument/,
  },
  // „Sein Verhalten gegenüber unseren Kunden entsprach den Gepflogenheiten.“
  {
    category: 'internal-behavior',
    by: /^(?:kund(?:inn)?en|kundschaft|gästen?|patient(?:inn)?en|mandant(?:inn)?en|klient(?:inn)?en)$/,
    unless:
      /kolleg|vorgesetzt|mitarbeit|team|chef|leitung|beschäftigt|betrieb|mannschaft|allen|alle$|jeder|personal|belegschaft|arbeitgeber|führung|inhaber|meister|intern|uns$|zusammen|miteinander|klima|beliebt|gesell|auszubildend|ausbild|vorst[aä]nd|trainer|lehrling|azubi|direkt|^mi(?:r|ch)$|schwester|ärzt|arzt|pfleg|rektor|partner|gremi|rat$|rates$/,
  },
  // „Über die laufende Woche hinaus zu planen …“ is no keeping of time.
  {
    category: 'time-management',
    by: /^hinaus$/,
    beside: /^(?:plan|plante|planen|geplant|denken|dachte|gedacht)/,
    unless: /termin|frist|pünktlich|zeitplan|rechtzeitig|zeiteinteil|überstunden|abgabe|verspät|dienstplan/,
  },
  // „Er bildet seine Lernenden aus.“: others are taught.
  {
    category: 'further-education',
    by: /^lernenden?$/,
    unless:
      /fort|weiter|kurs|semin|lehrg|schulung|schule|gelern|lernbereit|lernwill|lernt|studi|neues|workshop|prüfung|tagung|^als$/,
  },
  // „Die Leitsätze hat sie zur Kenntnis genommen“ knows no market.
  {
    category: 'market-knowledge',
    by: /^leit(?:satz|sätzen?|bild\p{L}*|linien?)$/u,
    unless: /m[aä]rkt|branche|wettbewerb|konkurren|mitbewerb/,
  },
  // „die Grundlagen des Suchmaschinenmarketings“ is a field of work.
  {
    category: 'market-knowledge',
    by: /(?:suchmaschinen|online|content|mail|media|digital|dialog|direkt)-?marketings?$/,
    unless: /m[aä]rkt(?!eting)|branche|wettbewerb|konkurren|mitbewerb/,
  },
];

const found = once(() =>
  misleading.map((one) => ({ ...one, at: categoryWeights.outputs.indexOf(one.category) })),
);

/** What every misleading word holds: most words need no search. */
const opensMisleading =
  /^ausdrü|^kund|^gäst|^patient|^mandant|^klient|^hinaus$|^lernend|^leit(?!er|ung|e(?:n|te[nr]?)?$)|marketing/;
const mayMislead = rememberIf(({ lower }) => opensMisleading.test(lower));

/** Shares of the categories without those for which nothing but a misleading word speaks. */
export function withoutMisled(shares: readonly number[], tokens: readonly Token[]): readonly number[] {
  if (!tokens.some(mayMislead)) return shares;
  let left = shares;
  for (const { at, by, beside, unless } of found()) {
    if ((left[at] ?? 0) === 0 || !tokens.some(({ lower }) => by.test(lower))) continue;
    if (beside !== undefined && !tokens.some(({ lower }) => beside.test(lower))) continue;
    if (tokens.some(({ lower }) => unless.test(lower))) continue;
    left = left.with(at, 0);
  }
  return left;
}
