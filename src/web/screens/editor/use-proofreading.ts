import { useEffect, useState } from 'react';
import type { Letter } from '#domain/letter/letter.ts';
import { answersOf, type Draft } from '#web/lib/certificate/draft.ts';
import type { Proofreading } from '#web/lib/certificate/proofread.ts';
import { write } from '#web/lib/certificate/writer.ts';

/** What a reader makes of the letter, a moment after the last change; null until the first reading. */
export function useProofreading(letter: Letter | null, draft: Draft): Proofreading | null {
  const [proof, setProof] = useState<Proofreading | null>(null);
  useEffect(() => {
    if (letter === null) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      write('proofread', letter, answersOf(draft)).then(
        (next) => isCurrent && setProof(next),
        () => null,
      );
    }, 200);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [letter, draft]);
  return proof;
}
