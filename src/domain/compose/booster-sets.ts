/**
 * Words that templates write in braces so that the composer may swap them: all words of a set say the same and carry
 * the same grade. Adjectives are listed without ending; the ending in the template is carried over.
 */
export const boosterSets = {
  /** Time adverbs: read as „without exception“. */
  always: ['stets', 'jederzeit', 'immer', 'durchweg'],
  /** Degrees above „sehr“. */
  degree: ['äußerst', 'überaus', 'außerordentlich', 'höchst'],
  /** Adjectives of the highest grade; all take regular endings. */
  excellent: ['hervorragend', 'ausgezeichnet', 'herausragend', 'exzellent'],
  /** Restrictions: a whole letter of the lowest grade is made of them, and they wear out soonest. */
  mostly: ['im Großen und Ganzen', 'im Allgemeinen', 'im Wesentlichen', 'überwiegend', 'weitgehend'],
} as const;
export type BoosterSet = keyof typeof boosterSets;

const endings = /^(?:e[mnrs]?)?$/;

/** The set, the word and the ending of a word in braces („hervorragende“), or null. */
export function boosterOf(word: string): { set: BoosterSet; word: string; ending: string } | null {
  const lower = word.toLowerCase();
  for (const [set, words] of Object.entries(boosterSets) as [BoosterSet, readonly string[]][]) {
    for (const one of words) {
      if (!lower.startsWith(one.toLowerCase())) continue;
      const ending = lower.slice(one.length);
      if (ending === '' || (set === 'excellent' && endings.test(ending))) return { set, word: one, ending };
    }
  }
  return null;
}
