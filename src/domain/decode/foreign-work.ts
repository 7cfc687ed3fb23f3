import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { rankOf } from './job-ranks.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

/** Success in selling, and the words by which tasks and posts are known that have to do with it. */
const praised = searchOf(
  late.iu`(?<!\p{L})(?:neukunden\p{L}*|(?:umsatz|verkaufs|absatz|vertriebs)(?:ziele?n?|vorgaben?|erfolge?n?|zahlen)|kunden(?:akquise|gewinnung)|(?:neue|namhafte|weitere)[rn]? (?:kunden|auftraggeber))(?!\p{L})`,
);
const signs =
  /kund|vertrieb|vertret|verk[aä]uf|umsatz|akqui|berat|mark[et]|account|(?<!be)handel(?!t)|verhand|händler|auftr[aä]g(?!en)|angebot|messe(?!n|rn)|klient|g[aä]st|hotel|filial|business|sales|inhaber|projekt|einkauf|reise|(?<!sozial|renten|kranken|unfall|pflege)versicher(?!t)|bank|makler|agentur|miet|immobil|service|laden|shop|theke|salon|werbe|mitglieder|spende|partner/iu;
/** So much must be told of the tasks before anything can be missing from them. */
const toldEnough = 120;

/** The payroll clerk who won new customers: a sentence out of another letter. Who leads may well win some. */
export function foreignWork(letter: LetterContext): Candidate[] {
  if (letter.layman || letter.simple) return [];
  if (!mayStand(letter, praised) || rankOf(letter.facts.job_title ?? '') === 3) return [];
  const found = unitsIn(letter, 'performance').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? praised.exec(unit) : null;
    return unit === undefined || match === null ? [] : [{ at, unit, match }];
  });
  const [first] = found;
  const told = (...parts: Parameters<typeof unitsIn>[1][]): string =>
    unitsIn(letter, ...parts)
      .flatMap((at) => (found.some((one) => one.at === at) ? [] : [letter.units[at]?.flat]))
      .join('\n');
  if (first === undefined || told('tasks').length < toldEnough) return [];
  const known = `${letter.facts.job_title}\n${told('introduction', 'tasks', 'performance', 'behavior')}`;
  if (signs.test(known)) return [];
  const { unit, match } = first;
  return [
    byRule(letter, letterRule('unfit-praise'), {
      at: spanOf(unit, match.index, match.index + match[0].length),
    }),
  ];
}
