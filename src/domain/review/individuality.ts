import { blocksOf, isEdited, type Block, type Letter } from '../letter/letter.ts';
import type { Warning } from './warning.ts';

/** How much of a letter speaks of this very person. */
export interface Individuality {
  /** 0…1: share of own texts, edits, tasks and sentences with concrete facts in what is told beside the frame. */
  readonly share: number;
  readonly words: number;
}

/** Below this share a letter reads like a form. */
const enough = 0.15;
/** A letter of one to two pages. */
const [fewWords, manyWords] = [150, 800];

const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

const wordsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { text, list }) => sum + wordsIn(`${text} ${list.join(' ')}`), 0);

export function individualityOf(letter: Letter): Individuality {
  const shown = blocksOf(letter).filter(({ hidden }) => !hidden);
  const telling = shown.filter((block) => !isFrame(block));
  const all = wordsOf(telling);
  const own = telling.reduce((sum, block) => sum + ownWords(block), 0);
  return { share: all === 0 ? 0 : Math.round((100 * own) / all) / 100, words: wordsOf(shown) };
}

/** Sentences that are the same for everybody but for name and date, and must be. */
const isFrame = (block: Block): boolean =>
  block.kind === 'system' &&
  /^(?:introduction|part-time|ending|occasion|closing|rehire|recommendation)/.test(block.id);

function ownWords(block: Block): number {
  const listed = wordsIn(block.list.join(' '));
  const written = block.kind === 'own' || block.module === null || isEdited(block) || isFactual(block);
  return listed + (written ? wordsIn(block.text) : 0);
}

/** Stations, the exam, and figures, which are the sign of a concrete success. */
const isFactual = ({ id, text }: Block): boolean => /^(?:station|exam)/.test(id) || /\d/.test(text);

export function individualityWarnings(letter: Letter): Warning[] {
  const { share, words } = individualityOf(letter);
  const found: Warning[] = [];
  if (share < enough) {
    found.push({
      id: 'little-individual',
      severity: 'hint',
      title: 'Wenig Persönliches',
      detail:
        'Das Zeugnis besteht fast nur aus allgemeinen Sätzen. Ein konkreter Erfolg, ein Projekt oder eine Zahl machen es glaubwürdiger.',
    });
  }
  if (words < fewWords || words > manyWords) {
    found.push({
      id: 'length',
      severity: 'hint',
      title: words < fewWords ? 'Sehr kurz' : 'Sehr lang',
      detail:
        words < fewWords
          ? 'Unter einer Seite wirkt ein Zeugnis knapp; Kürze wird als Zurückhaltung gelesen.'
          : 'Mehr als zwei Seiten sind nur bei Führungskräften üblich.',
    });
  }
  return found;
}
