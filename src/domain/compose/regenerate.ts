import type { Answers } from '../letter/answers.ts';
import type { NamedGrade } from '../letter/grade.ts';
import { readAnswers } from '../letter/read-answers.ts';
import {
  blocksOf,
  isKept,
  isTakenOver,
  mapBlocks,
  type Area,
  type Block,
  type Letter,
  type NamedPerson,
} from '../letter/letter.ts';
import { candidatesFor } from './candidates.ts';
import { placeOf, saidBy } from './block-context.ts';
import { compose } from './compose.ts';
import { moduleById } from './library.ts';
import { planLetter } from './plan.ts';
import { restyle } from './restyle.ts';
import { settingOf, type Setting } from './setting.ts';
import { withoutRepeats } from './without-repeats.ts';

/**
 * Composes anew after a change of answers and keeps the user's work: own blocks, edited blocks, chosen alternatives
 * that still fit, and the order. Hidden blocks are dropped; a dropped system block stays away until its grade changes.
 * @param seed another one gives new wordings where the user chose nothing
 * @param isWanted may a block be added that the letter did not have? Without it all of the plan may
 */
export function regenerate(
  letter: Letter,
  answers: Answers,
  seed = letter.seed,
  isWanted: (block: Block) => boolean = () => true,
): Letter {
  const setting = settingOf(answers);
  const fresh = compose(answers, seed);
  const dropped = droppedBy(letter, fresh);
  const known = new Set(blocksOf(letter).map(({ id }) => id));
  const isAddable = addable(letter);
  const asked = gradesAsked(letter);
  const areas = fresh.areas.map((area) => {
    const old = letter.areas.find(({ id }) => id === area.id)?.blocks ?? [];
    const gone = new Set(dropped.map(({ id }) => id));
    const blocks = area.blocks.filter(
      (block) => known.has(block.id) || (isAddable(block) && isWanted(block)),
    );
    return mergeArea({ ...area, blocks }, old, gone, { setting, asked });
  });
  const merged = withWrittenFor({ ...fresh, areas, dropped }, letter.made?.person, answers.person);
  return restyle(withoutRepeats(merged, letter, answers), answers);
}

/**
 * Which blocks of the plan may come in addition? In a reference that was taken over, what its employer tells of a category
 * in other sentences is told: beside them the plan's would say it twice. The closing is told part by part.
 */
function addable(letter: Letter): (block: Block) => boolean {
  if (!isTakenOver(letter)) return () => true;
  const shown = blocksOf(letter).filter(({ hidden }) => !hidden);
  const told = new Set(shown.flatMap(({ category }) => category ?? []));
  return ({ category, id }) => category === null || id.startsWith('closing/') || !told.has(category);
}

/** Words that stay although the letter speaks of somebody else now remember of whom they spoke. */
function withWrittenFor(letter: Letter, before: NamedPerson | undefined, now: NamedPerson): Letter {
  return mapBlocks(letter, (block) => {
    const { writtenFor = before, ...rest } = block;
    const isOurs = block.kind === 'own' || isKept(block);
    if (!isOurs || writtenFor === undefined || isSamePerson(writtenFor, now)) return rest;
    const { salutation, title, first_name, last_name } = writtenFor;
    return { ...rest, writtenFor: { salutation, title, first_name, last_name } };
  });
}

const isSamePerson = (one: NamedPerson, other: NamedPerson): boolean =>
  one.salutation === other.salutation &&
  one.title === other.title &&
  one.first_name === other.first_name &&
  one.last_name === other.last_name;

function droppedBy(letter: Letter, fresh: Letter): Letter['dropped'] {
  const hidden = letter.areas
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.hidden && block.kind === 'system')
    .map(({ id, grade }) => ({ id, grade }));
  const grades = new Map(fresh.areas.flatMap(({ blocks }) => blocks).map(({ id, grade }) => [id, grade]));
  return [...letter.dropped, ...hidden].filter(({ id, grade }) => grades.get(id) === grade);
}

function mergeArea(area: Area, old: readonly Block[], dropped: ReadonlySet<string>, wishes: Wishes): Area {
  const visible = old.filter(({ hidden }) => !hidden);
  // The closing formula may be cut otherwise than before: the old cut stays as long as it says the same.
  const fresh = keepCut(area.blocks, visible).filter(({ id }) => !dropped.has(id));
  const kept = visible.flatMap((block) => {
    const now = fresh.find(({ id }) => id === block.id);
    if (block.kind === 'own' || now !== undefined || isKept(block)) return [keep(block, now, wishes)];
    return [];
  });
  return { ...area, blocks: insertNew(kept, fresh) };
}

interface Wishes {
  readonly setting: Setting;
  /** The grades that the letter was made with, by place; empty where they are not known. */
  readonly asked: ReadonlyMap<string, NamedGrade | null>;
}

function gradesAsked({ made }: Letter): Wishes['asked'] {
  if (made === undefined) return new Map();
  const { options } = readAnswers({}).answers;
  const places = planLetter({ ...made, place: '', signatories: [], options });
  return new Map(places.map(({ key, grade }) => [key, grade]));
}

/** The closing is one place in the plan and several blocks in the letter. */
const placeKey = ({ id }: Block): string => (id.startsWith('closing/') ? 'closing' : id);

/** An old block in the new letter: the user's text and choice stay, everything else comes from the new answers. */
function keep(block: Block, now: Block | undefined, { setting, asked }: Wishes): Block {
  if (block.kind === 'own' || now === undefined) return block;
  const { text, paragraph, assisted, employer, original, writtenFor } = block;
  const told = {
    ...(employer === undefined ? {} : { employer }),
    ...(writtenFor === undefined ? {} : { writtenFor }),
  };
  // The employer's words are what an edit of them goes back to.
  const before = block.module === null && employer !== undefined ? { module: null, original } : {};
  // Another grade than the answers asked for was the user's choice, as long as they ask for the same.
  const isChosen = now.grade !== null && asked.get(placeKey(block)) === now.grade && block.grade !== null;
  const grade = isChosen ? block.grade : now.grade;
  if (isKept(block)) {
    return { ...now, grade, ...told, ...before, text, paragraph, ...(assisted === true ? { assisted } : {}) };
  }
  const place = block.grade === grade ? placeOf(block, setting.answers) : null;
  const module = block.module === null ? undefined : moduleById(block.module);
  const fits = place !== null && module !== undefined && candidatesFor(place, setting).includes(module);
  const chosen = fits ? { grade, module: block.module, text, original } : {};
  return { ...now, ...told, ...chosen, paragraph };
}

/** New blocks stand behind the one that precedes them in the plan. */
function insertNew(kept: readonly Block[], fresh: readonly Block[]): Block[] {
  const blocks = [...kept];
  fresh.forEach((block, at) => {
    if (blocks.some(({ id }) => id === block.id)) return;
    const before = fresh.slice(0, at).findLast(({ id }) => blocks.some((one) => one.id === id));
    const index = before === undefined ? 0 : blocks.findIndex(({ id }) => id === before.id) + 1;
    blocks.splice(index, 0, block);
  });
  return blocks;
}

const cut = (blocks: readonly Block[]): Block[] => blocks.filter(({ id }) => id.startsWith('closing/'));

function keepCut(fresh: readonly Block[], old: readonly Block[]): Block[] {
  const said = (blocks: readonly Block[]): string =>
    cut(blocks)
      .flatMap(({ id }) => saidBy(id))
      .toSorted()
      .join();
  const [now, before] = [cut(fresh), cut(old)];
  const sameGrade = before.every(({ grade }) => grade === now[0]?.grade);
  if (before.length === 0 || said(now) !== said(before) || !sameGrade) return [...fresh];
  return fresh.flatMap((block) => (block === now[0] ? before : now.includes(block) ? [] : [block]));
}
