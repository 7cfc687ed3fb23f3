import { basisOf } from './basis.ts';
import { categories } from './category.ts';
import { certificateTypes } from './certificate-type.ts';
import type { NamedGrade } from './grade.ts';
import { areaIds, type Area, type Block, type Letter, type NamedPerson } from './letter.ts';
import { letterLimits as limits } from './letter-size.ts';
import { readAnswers } from './read-answers.ts';

/**
 * A letter out of JSON of unknown shape, with every area in its place.
 * @returns null for what is no letter
 */
export function readLetter(source: unknown): Letter | null {
  const value = objectIn(source);
  const type = certificateTypes.find((one) => one === value?.['type']);
  const areas = value?.['areas'];
  if (value === null || type === undefined || !Array.isArray(areas)) return null;
  const seen = new Set<string>();
  const read = areas.map((area) => readArea(area, seen));
  if (read.includes(null) || seen.size > limits.blocks) return null;
  const found = read as Area[];
  return {
    type,
    seed: typeof value['seed'] === 'number' && Number.isFinite(value['seed']) ? value['seed'] : 1,
    areas: areaIds.map((id) => ({
      id,
      blocks: found.filter((area) => area.id === id).flatMap(({ blocks }) => blocks),
    })),
    dropped: readDropped(value['dropped']),
    ...madeIn(value['made']),
  };
}

/** Read like any answers: what a later version asks for in addition does not make a letter an old one. */
const madeIn = (source: unknown): Pick<Letter, 'made'> =>
  objectIn(source) === null ? {} : { made: basisOf(readAnswers(source).answers) };

type Values = Readonly<Record<string, unknown>>;
const objectIn = (value: unknown): Values | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : null;
const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= limits.text ? value : null;
const gradeIn = (value: unknown): NamedGrade | null =>
  value === 1 || value === 2 || value === 3 || value === 4 || value === 5 ? value : null;

function readArea(source: unknown, seen: Set<string>): Area | null {
  const value = objectIn(source);
  const id = areaIds.find((one) => one === value?.['id']);
  const blocks = value?.['blocks'];
  if (id === undefined || !Array.isArray(blocks) || blocks.length > limits.blocks) return null;
  const read = blocks.map((block) => readBlock(block, seen));
  return read.includes(null) ? null : { id, blocks: read as Block[] };
}

function readBlock(source: unknown, seen: Set<string>): Block | null {
  const value = objectIn(source);
  const [id, text] = [textIn(value?.['id']), textIn(value?.['text'])];
  if (value === null || id === null || id === '' || text === null || seen.has(id)) return null;
  seen.add(id);
  const employer = objectIn(value['employer']);
  const sentence = textIn(employer?.['text']);
  const list = Array.isArray(value['list']) ? value['list'].slice(0, limits.items) : [];
  return {
    id,
    kind: value['kind'] === 'own' ? 'own' : 'system',
    category: categories.find((one) => one === value['category']) ?? null,
    grade: gradeIn(value['grade']),
    module: textIn(value['module']),
    text,
    original: textIn(value['original']),
    ...(sentence === null ? {} : { employer: { text: sentence, grade: gradeIn(employer?.['grade']) } }),
    list: list.flatMap((item) => textIn(item) ?? []),
    paragraph: value['paragraph'] === true,
    hidden: value['hidden'] === true,
    ...(value['assisted'] === true ? { assisted: true } : {}),
    ...writtenForIn(value['writtenFor']),
    ...(value['listAssisted'] === true ? { listAssisted: true } : {}),
  };
}

function writtenForIn(source: unknown): Pick<Block, 'writtenFor'> {
  const value = objectIn(source);
  if (value === null) return {};
  const { salutation, title, first_name, last_name } = readAnswers({ person: value }).answers.person;
  const writtenFor: NamedPerson = { salutation, title, first_name, last_name };
  return { writtenFor };
}

function readDropped(source: unknown): Letter['dropped'] {
  if (!Array.isArray(source)) return [];
  return source.slice(0, limits.dropped).flatMap((one) => {
    const value = objectIn(one);
    const id = textIn(value?.['id']);
    return id === null ? [] : [{ id, grade: gradeIn(value?.['grade']) }];
  });
}
