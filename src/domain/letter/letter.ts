import type { PersonAnswers } from './answers.ts';
import type { Basis } from './basis.ts';
import type { Category } from './category.ts';
import type { CertificateType } from './certificate-type.ts';
import type { NamedGrade } from './grade.ts';

/** Parts of the letter in the order of the most usual type („Bereiche“). */
export const areaIds = [
  'introduction',
  'company',
  'career',
  'tasks',
  'performance',
  'summary',
  'exam',
  'behavior',
  'closing',
] as const;
export type AreaId = (typeof areaIds)[number];

/** Whom a letter speaks of. */
export type NamedPerson = Pick<PersonAnswers, 'salutation' | 'title' | 'first_name' | 'last_name'>;

/** One statement of the letter („Baustein“). */
export interface Block {
  /** Unique in the letter. System blocks: the key of their place in the plan; own ones: given by the caller. */
  readonly id: string;
  readonly kind: 'system' | 'own';
  readonly category: Category | null;
  readonly grade: NamedGrade | null;
  /** Id of the module in the library; null for own blocks and for texts taken from the answers. */
  readonly module: string | null;
  readonly text: string;
  /** What stood there before an edit: the composer's text, or the employer's; null for own blocks. */
  readonly original: string | null;
  /** In an improved reference: the employer's sentence in this place, which stays known whatever is written instead. */
  readonly employer?: { readonly text: string; readonly grade: NamedGrade | null };
  /** Bullets below the text (tasks). */
  readonly list: readonly string[];
  /** Begins a new paragraph. */
  readonly paragraph: boolean;
  /** Left out of the finished letter, and dropped on the next generation. */
  readonly hidden: boolean;
  /** Its text was written by a language model and accepted by the user. */
  readonly assisted?: boolean;
  /** Words that were kept when the person changed: whom they were written for, until somebody has looked at them. */
  readonly writtenFor?: NamedPerson;
  /** Some of its list was suggested by a language model and accepted by the user. */
  readonly listAssisted?: boolean;
}

export interface Area {
  readonly id: AreaId;
  readonly blocks: readonly Block[];
}

export interface Letter {
  readonly type: CertificateType;
  /** The same answers and seed give the same letter. */
  readonly seed: number;
  readonly areas: readonly Area[];
  /** The answers that it was made of; unknown of older ones. */
  readonly made?: Basis;
  /** Ids of system blocks that the user hid and a generation dropped; they stay away until their grade changes. */
  readonly dropped: readonly { readonly id: string; readonly grade: NamedGrade | null }[];
}

/** Was a system block changed by hand? */
export const isEdited = (block: Block): boolean => block.original !== null && block.text !== block.original;

/** Holds a system block the employer's words, untouched? */
export const isEmployers = ({ employer, module, text }: Block): boolean =>
  employer !== undefined && module === null && text === employer.text;

/** Does a system block hold words that were not composed, so that no new generation may replace them? */
export const isKept = (block: Block): boolean => isEdited(block) || isEmployers(block);

/** Was the letter made from a reference that was read? */
export const isTakenOver = (letter: Letter): boolean =>
  blocksOf(letter).some(({ employer }) => employer !== undefined);

/** Is there another text that a system block can be set back to? */
export const canReset = ({ employer, original, text }: Block): boolean =>
  original !== null && text !== (employer?.text ?? original);

/** Holds the block text of a language model? */
export const isAssistedBlock = ({ assisted, listAssisted }: Block): boolean =>
  assisted === true || listAssisted === true;

/** Holds the letter, as it is handed out, text of a language model? */
export const isAssisted = (letter: Letter): boolean =>
  blocksOf(letter).some((block) => isAssistedBlock(block) && !block.hidden);

/** All blocks in the order of the letter. */
export const blocksOf = (letter: Letter): Block[] => letter.areas.flatMap(({ blocks }) => blocks);

/** The block with an id, or null. */
export const blockOf = (letter: Letter, id: string): Block | null =>
  blocksOf(letter).find((block) => block.id === id) ?? null;

/** The letter with some blocks replaced by what `change` gives; null removes one. */
export function mapBlocks(letter: Letter, change: (block: Block, area: AreaId) => Block | null): Letter {
  return {
    ...letter,
    areas: letter.areas.map((area) => ({
      ...area,
      blocks: area.blocks.flatMap((block) => change(block, area.id) ?? []),
    })),
  };
}
