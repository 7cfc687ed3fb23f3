import { late } from '../german/late.ts';
import type { PersonMention } from '../german/persons.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { conductWords } from './conduct-wording.ts';
import { behaviorUnits } from './find-missing-persons.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import type { Unit } from './units.ts';

const rule = letterRule('order-persons');

/** Superiors come first: within a list, and among the sentences on behaviour. */
export const findOrderPersons: Finder = (letter) => {
  const mayLead = customerFirst.has(letter.profile.group?.id ?? '');
  const inList = orderInLists(letter, mayLead);
  return inList.length > 0 ? inList : orderOfSentences(letter, mayLead);
};

const customerFirst: ReadonlySet<string> = new Set(['cash', 'sales', 'service', 'care', 'education']);

function orderInLists(letter: LetterContext, mayLead: boolean): Candidate[] {
  const ranked = behaviorUnits(letter).filter((at) =>
    personsIn(letter, at).some(
      ({ group, text }) => group === 'superior' && (bySuperior.test(text) || praisesTo.test(text)),
    ),
  );
  for (const at of behaviorUnits(letter)) {
    const unit = letter.units[at] as Unit;
    const persons = personsIn(letter, at);
    // Only where a superior stands behind somebody else the order may be wrong.
    if (persons.findLastIndex(({ group }) => group === 'superior') < 1) continue;
    for (const list of listsOf(unit.flat, persons)) {
      // A foreman is no superior where those who run the house are named as well.
      const known = list.some(({ group, text }) => group === 'superior' && bySuperior.test(text));
      // Where „mir“ comes first, doctors behind the patients are those of other houses.
      const isOwnWord = list.some(({ text }) => praisesTo.test(text));
      // Beside guests and clubs teachers come with their classes.
      const external = list.some(({ group }) => group === 'external');
      const superior = list.findIndex(
        ({ group, text }) =>
          group === 'superior' &&
          !(isOwnWord && doctors.test(text)) &&
          !isCourtesy(list, text) &&
          !(known && foreman.test(text)) &&
          !(external && teachers.test(text)) &&
          // „Bei Bauherren und Bauleitern gern gesehen“, where another sentence names those who lead the house.
          !(external && elsewhere.test(text) && ranked.some((one) => one !== at)),
      );
      const first = list
        .slice(0, Math.max(0, superior))
        .find(({ group, text }) => (group !== 'external' || !mayLead) && !doctors.test(text));
      const last = list[superior];
      if (first === undefined || last === undefined) continue;
      const place = {
        at: spanOf(unit, first.start, last.end),
        category: 'internal-behavior',
        words: conductWords(letter, [at], persons),
      } as const;
      return [byRule(letter, rule, place)];
    }
  }
  return [];
}

/** „mit Kunden, Kollegen und mir“: who writes names himself last, unless the list climbs from those who learn up to him. */
const isCourtesy = (list: readonly PersonMention[], text: string): boolean =>
  praisesTo.test(text) &&
  list.length > 1 &&
  praisesTo.test(list.at(-1)?.text ?? '') &&
  !(list.length > 2 && learners.test(list[0]?.text ?? ''));
const learners = /lehrling|auszubild|praktikant|lernend|mitschüler|aushilf|hilfskr/iu;

const doctors = /ärzt/i;
const praisesTo = /^(?:uns|mir)$/iu;
const lauds = late.iu`(?<!\p{L})(?:lob(?:t|te|ten)|gelobt|rühm(?:t|te|ten)|gerühmt|(?:hervor|heraus)(?:ge)?hoben|bestätig(?:t|te|ten)|berichte(?:t|te|ten)|erwähnt(?:e|en)?|geäußert|äußer(?:te|ten)|gedankt|versicher(?:t|te|ten)|betont(?:e|en)?|sprachen|gesprochen|bedankt(?:e|en)?)(?!\p{L})`;
/** „viele Mandanten haben sie uns gegenüber gelobt“: to whom others speak is no counterpart of her conduct. */
function personsIn(letter: LetterContext, at: number): readonly PersonMention[] {
  const { flat } = letter.units[at] as Unit;
  const met = letter.personsAt(at).filter((person) => !isDream(flat, person));
  return lauds.test(flat) ? met.filter(({ text }) => !praisesTo.test(text)) : met;
}

/** „wollten drei Kinder Landwirt werden“, „die Kinder nannten ihn Chef“: what somebody becomes or is called. */
const isDream = (flat: string, { start, end }: PersonMention): boolean =>
  (becomes.test(flat.slice(end)) && !article.test(flat.slice(0, start))) || called.test(flat.slice(0, start));
const becomes = late.iu`^(?: (?:de[rs] \p{L}+|im \p{L}+|bei uns))? (?:zu )?(?:geworden|werden(?!,? (?:er|sie|ihm|ihr)(?!\p{L})))(?!\p{L})`;
const article = late.u`(?<!\p{L})(?:de[mnr]|die|vo[mn]|mit|zu[mr]?|beim?|von|durch|unsere?[mnr]?|ihre[mnr]?|seine[mnr]?|allen?|und|sowie|wie) (?:\p{Ll}+ )?$|, $`;
const called = late.iu`(?<!\p{L})(?:nann(?:te|ten)|nennt|nennen|malten?|hielten?|halten|ansprach|rief(?:en)?) (?:ihn|sie|herrn \p{L}+|frau \p{L}+) (?:seither |nur noch |bald |für |als |liebevoll |einfach )*(?:(?:den|die|ihren?|seine?n?|eine?n?) )?$`;

/** Persons named in one breath: only small words between them. */
function listsOf(flat: string, persons: readonly PersonMention[]): PersonMention[][] {
  const lists: PersonMention[][] = [];
  let before: PersonMention | undefined;
  for (const person of persons) {
    const between = before === undefined ? '' : flat.slice(before.end, person.start);
    if (before !== undefined && between.length < 60 && !breaks.test(between)) lists.at(-1)?.push(person);
    else lists.push([person]);
    before = person;
  }
  return lists;
}

const breaks = late.iu`[.;:]|(?<!\p{L})bis zu[rm]?(?!\p{L})|(?<!\p{L})als (?!auch|(?:seine|ihre)[rnm]? (?:\p{L}+ )?$)|(?<!\p{L})(?:schätzt|achte|würdig|vertrau|lob|mocht|mögen)\p{L}*|(?<!\p{L})(?:war|ist|sind|waren|wurde|verhielt|begegnete|weil|dass|da|die|der|unter|durch|er|sie)(?= (?:er|sie|stets|immer|\p{L}+te|war|ist|ihn|ihm))|(?<!\p{L})(?:war|ist|wurde|verhielt|begegnete|weil|dass|geschätzt|beliebt|einwandfrei|vorbildlich)(?!\p{L})`;

const conduct = searchOf(
  late.iu`(?<!\p{L})(?:gegenüber|begegne\p{L}*|verh[ai]e?lt\p{L}*|umgang|benahm|auftreten|trat|tritt|betragen|beliebt|geschätzt|schätzt\p{L}*|geachtet|angesehen|anerkannt|verstand sich|kam)(?!\p{L})`,
);
const formula = late.iu`(?<!\p{L})(?:verhalten|verhielt|verhält)(?!\p{L})`;
const teachers = /^lehrkr/i;
/** Heads of gangs, below whoever leads the site. */
const foreman = /^(?:polier|vorarbeiter|kolonnenführ)/i;
/** Rank elsewhere or a charge by law, not above this person, where superiors are named by that name. */
const elsewhere =
  /^(?:bürgermeister|landr[aä]t|minister|dezernent|polier|bauleit|schulleit|rektor|betreuer|verwalter|förster|\p{L}+verwaltung|(?:revier|ober|stadt)förster)/iu;
const staff = /mitarbeit|team|beschäftigt|unterstellt|auszubild/i;
const bySuperior = /vorgesetz|leitung|geschäftsführ|chef|vorstand|ausbild|inhaber/i;

/** Superiors named only after a sentence, or a clause of its own, on colleagues or strangers. */
function orderOfSentences(letter: LetterContext, mayLead: boolean): Candidate[] {
  const told = unitsIn(letter, 'behavior').filter(
    (at) => personsIn(letter, at).length > 0 && conduct.test(letter.units[at] as Unit),
  );
  if (!told.some((at) => personsIn(letter, at).some(({ group }) => group === 'superior'))) return [];
  // Where the formula itself lists them first, the esteem of a team told before it changes nothing.
  const inOrder = told.some((at) => {
    const { flat } = letter.units[at] as Unit;
    return (
      formula.test(flat) &&
      listsOf(flat, personsIn(letter, at)).some((list) => list.length > 1 && list[0]?.group === 'superior')
    );
  });
  const named = told.flatMap((at) =>
    personsIn(letter, at)
      .filter((person) => !isRole(letter.units[at] as Unit, person))
      .map((person) => ({ at, person })),
  );
  // „mit Kunden, Kollegen und mir“: who writes names himself last, and is judged within the list.
  if (named.every(({ person }) => person.group !== 'superior' || praisesTo.test(person.text))) {
    const [self] = named.filter(({ person }) => person.group === 'superior');
    const lists =
      self === undefined ? [] : listsOf((letter.units[self.at] as Unit).flat, personsIn(letter, self.at));
    if (lists.some((list) => list.length > 1 && praisesTo.test(list.at(-1)?.text ?? ''))) return [];
  }
  const known = named.some(({ person }) => person.group === 'superior' && bySuperior.test(person.text));
  const counting = known ? named.filter(({ person }) => !elsewhere.test(person.text)) : named;
  const later = counting.findIndex(({ person }) => person.group === 'superior');
  const superior = counting[later];
  const before = counting.slice(0, Math.max(0, later));
  const first = before.find(({ person }) => person.group !== 'external' || !mayLead);
  if (first === undefined || superior === undefined) return [];
  if (inOrder && first.person.group !== 'external') return [];
  // What staff think of a leader is told with the leading; and what lies between ends the matter.
  if (letter.profile.leader && before.every(({ person }) => staff.test(person.text))) return [];
  if (letter.parts.slice(first.at, superior.at).some((part) => part !== 'behavior')) return [];
  const at = {
    start: spanOf(letter.units[first.at] as Unit, first.person.start, first.person.end).start,
    end: spanOf(letter.units[superior.at] as Unit, superior.person.start, superior.person.end).end,
  };
  const words = conductWords(
    letter,
    told,
    counting.map(({ person }) => person),
  );
  return [byRule(letter, rule, { at, category: 'internal-behavior', words })];
}

/** „schätzten sie als faire Chefin“: what somebody is, not whom somebody meets. */
const isRole = (unit: Unit, { start, text }: PersonMention): boolean =>
  oneColleague.test(text) || (as.test(unit) && asBefore.test(unit.flat.slice(0, start)));
const oneColleague = /^(?:mit)?kolleg(?:e|in)$/i;
const as = searchOf(/als /iu);
const asBefore = late.iu`(?<!\p{L})als (?:\p{L}+e[rnms]? ){0,3}$`;
