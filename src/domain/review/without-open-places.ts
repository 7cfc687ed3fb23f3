import { splitSentences } from '../german/sentences.ts';
import { mapBlocks, type Letter } from '../letter/letter.ts';
import { hasOpenPlace } from './help-marks.ts';

/** The letter without the sentences that are still to be filled in: what they will say nobody knows, so they rate nothing. */
export const withoutOpenPlaces = (letter: Letter): Letter =>
  mapBlocks(letter, (block) => {
    if (block.hidden || !hasOpenPlace(block.text)) return block;
    const text = splitSentences(block.text)
      .map(({ start, end }) => block.text.slice(start, end))
      .filter((sentence) => !hasOpenPlace(sentence))
      .join(' ')
      .trim();
    return text === '' && block.list.length === 0 ? { ...block, hidden: true } : { ...block, text };
  });
