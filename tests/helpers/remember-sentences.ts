import { rememberSentences } from '../../src/domain/decode/remembered-sentences.ts';

// Hundreds of letters are read that differ in a sentence: as in the editor, the others are graded once.
rememberSentences(2000);
