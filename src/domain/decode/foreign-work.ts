import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { rankOf } from './job-ranks.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

/** Successes of one kind of work, and the words by which tasks and posts are known that have to do with it. */
const works = [
  {
    praised: searchOf(
      /(?<!\p{L})(?:neukunden\p{L}*|(?:umsatz|verkaufs|absatz|vertriebs)(?:ziele?n?|vorgaben?|erfolge?n?|zahlen|abschlüssen?|talent)|kunden(?:akquise|gewinnung)|(?:neue|namhafte|weitere)[rn]? (?:\p{Lu}?\p{L}*kunden|auftraggeber) (?:gewann|zu gewinnen|gewonnen)|gewann(?!\p{L})[^.;,]{0,40} (?:neue|namhafte)[rn]? (?:kunden|auftraggeber))(?!\p{L})/iu,
    ),
    signs:
      /kund|vertrieb|verk[aä]uf|umsatz|akqui|berat|market|account|(?<!be)hand(?:el(?!t)|lung)|verhandel|händler|auftr[aä]g(?!en)|angebot|messe(?!n|rn)|klient|mandant|g[aä]st(?:e|en)?(?!\p{L})|gastro|hotel|filial|markt|business|sales|(?:neu|privat|firmen)geschäft|inhaber|projekt|einkauf|reise|(?<!sozial|renten|kranken|unfall|pflege)versicher(?!t)|bank|makler|agentur|vermiet|immobil|service|außendienst|laden|shop|theke|salon|werbe|mitglieder|spende|abonn|anzeige|partner|repräsent/iu,
  },
  {
    praised: searchOf(
      /(?<!\p{L})(?:fahrweise|fahrstil|lenk- und ruhezeiten|lenkzeiten|unfallfrei zurück\p{L}*)(?!\p{L})/iu,
    ),
    signs:
      /fahr|tour|liefer|transport|außendienst|bus(?!i)|lkw|pkw|wagen|fuhr|kurier|taxi|stapler|kran|montage|service|rettung|bote|straße|schlepper|traktor|maschine/iu,
  },
];
/** So much must be told of the tasks before anything can be missing from them. */
const toldEnough = 120;

/** The payroll clerk who won new customers: a sentence out of the letter of somebody else. */
export function foreignWork(letter: LetterContext): Candidate[] {
  if (letter.layman || letter.simple) return [];
  return works.flatMap(({ praised, signs }) => {
    if (!mayStand(letter, praised)) return [];
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
    // Who leads may well win customers herself.
    if (rankOf(letter.facts.job_title ?? '') === 3) return [];
    const known = `${letter.facts.job_title}\n${told('introduction', 'tasks', 'performance', 'behavior')}`;
    if (signs.test(known)) return [];
    const { unit, match } = first;
    return [
      byRule(letter, letterRule('unfit-praise'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
      }),
    ];
  });
}
