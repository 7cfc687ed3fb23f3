import { speaksOfLeading } from '../decode/leading-told.ts';
import type { Reading, SentenceReading } from '../decode/reading.ts';
import { employerNouns } from '../german/employer-nouns.ts';
import { leading, type Answers } from '../letter/answers.ts';
import { performanceCategories, type PerformanceCategory } from '../letter/category.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import { namedGrade, type NamedGrade } from '../letter/grade.ts';
import { areaIds, type AreaId, type Block, type Letter } from '../letter/letter.ts';
import { readAnswers } from '../letter/read-answers.ts';
import { compose } from './compose.ts';
import { contactsOf } from './contacts-of.ts';

/** A reference that was read, ready to be written anew. */
export interface Improvement {
  readonly answers: Answers;
  /** The employer's own sentences in the places of ours. */
  readonly letter: Letter;
}

/**
 * Takes a reading over into the generator: facts, tasks and grades become answers, each sentence a block. A sentence
 * that says what a place of the plan says stands in that place, so that its grade can be changed and other wordings
 * be chosen; the rest stays as text of the user's own.
 */
export function improve(read: Reading): Improvement {
  const reading = leads(read) ? read : withoutLeading(read);
  const answers = answersOf(reading);
  return { answers, letter: letterOf(reading, compose(answers), answers.type) };
}

const isLeading = (category: string | undefined): boolean => leading.some((one) => one === category);

/** Leads the person rated? One sentence alone may be misread: „hatte Gelegenheit, sich einzuarbeiten“. */
function leads({ categories, sentences, facts }: Reading): boolean {
  // Of an older reading a sentence may count that speaks of nobody led.
  const told = categories.filter(
    ({ category, sentences: at }) =>
      isLeading(category) && at.some((i) => speaksOfLeading(sentences[i]?.text ?? '')),
  );
  return (
    told.length > 1 ||
    told.some(({ category }) => category === 'leadership') ||
    leadersTitle.test(facts.job_title ?? '')
  );
}

/** „Hausmeister“ and „Kranführerin“ lead nobody. */
const leadersTitle =
  /leit(?!ungs(?!kraft))|chef(?!sek|ass)|(?<!kran|bagger|zug|maschinen|fahrzeug|lok|trieb\p{L}*|anlagen)führ|(?<!haus|platz|bade)meister|vorstand/iu;

/** What seems to rate the leading of somebody who leads nobody stays as text, without a category to write anew. */
function withoutLeading(reading: Reading): Reading {
  return {
    ...reading,
    categories: reading.categories.filter(({ category }) => !isLeading(category)),
    sentences: reading.sentences.map((sentence) => {
      if (!isLeading(sentence.category)) return sentence;
      const { category: _, ...rest } = sentence;
      return { ...rest, categories: [] };
    }),
  };
}

function answersOf({ facts, sentences, categories, type }: Reading): Answers {
  const certificate = type ?? 'arbeitszeugnis';
  const graded = (category: string): NamedGrade | null => {
    const found = categories.find((one) => one.category === category);
    return found === undefined ? null : namedGrade(found.grade);
  };
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const interim = certificate === 'zwischenzeugnis';
  const contacts = contactsOf(sentences);
  return readAnswers({
    type: certificate,
    person: {
      salutation: facts.salutation,
      title: facts.title ?? '',
      first_name: facts.first_name ?? '',
      last_name: facts.last_name ?? '',
      birthday: facts.birthday,
      birthplace: facts.birthplace ?? '',
    },
    company: {
      name: facts.company ?? '',
      description: companyText(sentences),
      clients: contacts.clients ?? '',
    },
    occupation: {
      job_title: facts.job_title ?? '',
      begin_employment: facts.begin,
      end_employment: interim ? null : facts.end,
      leader: graded('leadership') !== null,
    },
    activities: tasksOf(sentences),
    performance: { ratings: ratingsOf(categories, graded) },
    behavior: {
      internal: graded('internal-behavior') ?? graded('external-behavior'),
      customer_contact: contacts.customers || (contacts.unnamed && graded('external-behavior') !== null),
      // What one sentence says of superiors and customers alike is written as one sentence again.
      customers: sentences.some(({ category }) => category === 'external-behavior')
        ? graded('external-behavior')
        : null,
      partner_contact: contacts.partners,
    },
    ending: { future_wishes: graded('future-wishes') },
    exam: graded('exam-result') === null ? null : { result: graded('exam-result') },
    place: facts.place ?? '',
    date: facts.date,
    signatories: facts.signatories.map((line) => {
      const [name = '', ...role] = line.split(/,\s*|\n/);
      return { name: name.trim(), role: role.join(', ').trim() };
    }),
    options: { company_term: employerTermOf(text) },
  }).answers;
}

function ratingsOf(
  categories: Reading['categories'],
  graded: (category: string) => NamedGrade | null,
): Partial<Record<PerformanceCategory, NamedGrade>> {
  const rated = performanceCategories.filter((one) => categories.some(({ category }) => category === one));
  return Object.fromEntries(rated.map((category) => [category, graded(category) ?? 3]));
}

const bullet = /^[\s–•·*-]+/;
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Lines of the tasks; the sentence that leads to them is none. */
function tasksOf(sentences: readonly SentenceReading[]): string[] {
  return sentences
    .filter(({ part, graded, text }) => part === 'tasks' && !graded && !/[:.]\s*$/.test(text))
    .map(({ text }) => tidy(text.replace(bullet, '')))
    .filter((text) => text !== '');
}

const companyText = (sentences: readonly SentenceReading[]): string =>
  tidy(
    sentences
      .filter(({ part }) => part === 'company')
      .map(({ text }) => text)
      .join(' '),
  );

function employerTermOf(text: string): string {
  const counts = employerNouns.map(({ noun }) => ({
    noun,
    count: text.match(new RegExp(String.raw`\bunser\p{L}* ${noun}`, 'gu'))?.length ?? 0,
  }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  return best === undefined || best.count === 0 ? '' : best.noun;
}

/** What the sheet shows beside the text. */
const aside: ReadonlySet<SentenceReading['part']> = new Set(['letterhead', 'heading', 'signature']);
const areaOf: Partial<Record<SentenceReading['part'], AreaId>> = {
  introduction: 'introduction',
  company: 'company',
  tasks: 'tasks',
  performance: 'performance',
  summary: 'summary',
  behavior: 'behavior',
  closing: 'closing',
};

function letterOf(reading: Reading, fresh: Letter, type: CertificateType): Letter {
  const free = new Map(fresh.areas.flatMap(({ blocks }) => blocks).map((block) => [block.id, block]));
  const blocks = new Map<AreaId, Block[]>(areaIds.map((id) => [id, []]));
  const tasks = tasksOf(reading.sentences);
  let last: SentenceReading | null = null;
  let here: AreaId = 'introduction';
  for (const [at, sentence] of reading.sentences.entries()) {
    const text = tidy(sentence.text);
    if (text === '' || aside.has(sentence.part)) continue;
    // What belongs nowhere stays where it stood.
    const area: AreaId = sentence.category === 'exam-result' ? 'exam' : (areaOf[sentence.part] ?? here);
    here = area;
    if (area === 'tasks' && tasks.includes(tidy(text.replace(bullet, '')))) continue;
    const place = placeFor(sentence, area, fresh, free);
    if (place !== null) free.delete(place.id);
    const paragraph = last === null || last.part !== sentence.part;
    blocks.get(area)?.push(blockFor(sentence, text, `own/${at + 1}`, place, paragraph));
    last = sentence;
  }
  addTasks(blocks.get('tasks') ?? [], tasks, free.get('tasks'));
  return {
    ...fresh,
    type,
    areas: areaIds.map((id) => ({ id, blocks: blocks.get(id) ?? [] })),
  };
}

/** The list hangs on the sentence that leads to it. */
function addTasks(blocks: Block[], tasks: readonly string[], leadIn: Block | undefined): void {
  const at = blocks.findLastIndex(({ text }) => text.endsWith(':'));
  const block = at === -1 ? leadIn : blocks[at];
  if (tasks.length === 0 || block === undefined) return;
  if (at === -1) blocks.push({ ...block, list: tasks });
  else blocks[at] = { ...block, list: tasks };
}

/** The place of the plan that says the same as a sentence: by category, in frame and tasks by area. */
function placeFor(
  sentence: SentenceReading,
  area: AreaId,
  fresh: Letter,
  free: ReadonlyMap<string, Block>,
): Block | null {
  const open = fresh.areas.find(({ id }) => id === area)?.blocks.filter(({ id }) => free.has(id)) ?? [];
  if (area === 'introduction' || area === 'company') return open[0] ?? null;
  if (area === 'tasks') return sentence.text.trim().endsWith(':') ? (open[0] ?? null) : null;
  // The sentence on the end is not graded: it is told by its place.
  const category = area === 'closing' && !sentence.graded ? 'ending' : sentence.category;
  return open.find((block) => block.category !== null && block.category === category) ?? null;
}

function blockFor(
  sentence: SentenceReading,
  text: string,
  id: string,
  place: Block | null,
  paragraph: boolean,
): Block {
  const grade = sentence.grade === undefined ? null : namedGrade(sentence.grade);
  if (place !== null) {
    const employer = { text, grade: grade ?? place.grade };
    return { ...place, ...employer, module: null, original: text, employer, list: [], paragraph };
  }
  return {
    id,
    kind: 'own',
    category: sentence.category ?? null,
    grade,
    module: null,
    text,
    original: null,
    list: [],
    paragraph,
    hidden: false,
  };
}
