// A process of its own: makes documents, one after the other, until its parent is gone.
import process from 'node:process';
import type { CorrectionContent } from '../correction-content.ts';
import type { LetterContent } from '../letter-content.ts';
import type { Written, WriterAnswer, WriterOrder } from './writer.ts';

// What one kind of document needs takes time to load; the others do not wait for it.
async function make(order: WriterOrder): Promise<Written> {
  if (order.kind === 'typst') {
    const { setWithTypst } = await import('../typst/typst.ts');
    return setWithTypst(order);
  }
  if (order.kind === 'letter-docx') {
    const { makeLetterDocx } = await import('../docx/make-letter-docx.ts');
    return { bytes: await makeLetterDocx(JSON.parse(order.data) as LetterContent, order.logo) };
  }
  const { makeCorrectionDocx } = await import('../docx/make-correction-docx.ts');
  return { bytes: await makeCorrectionDocx(JSON.parse(order.data) as CorrectionContent) };
}

const answer = (told: WriterAnswer): void => void process.send?.(told);

process.on('disconnect', () => process.exit(0));
process.on('message', (order: WriterOrder) => {
  make(order).then(
    (done) => answer({ done }),
    (fault: unknown) => answer({ error: String(fault) }),
  );
});
answer({ ready: true });
