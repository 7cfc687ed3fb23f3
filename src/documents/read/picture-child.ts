// Entry of the child process that reads one page from its picture: the file comes from stdin, the page goes over IPC.
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { answerParent, tellProgress } from './answer-parent.ts';
import { DocumentError } from './document-error.ts';
import type { GreyImage } from './picture/grey-image.ts';
import { loaded } from './reader-fault.ts';
import type { PictureWork } from './run-picture.ts';
import { isPictureFormat } from './sniff.ts';

async function open(bytes: Uint8Array, { format, page }: PictureWork): Promise<GreyImage> {
  if (isPictureFormat(format)) {
    const { loadPicture } = await loaded(import('./picture/load-picture.ts'));
    return loadPicture(bytes, format, page);
  }
  if (format === 'pdf') {
    const { renderPdfPage } = await loaded(import('./picture/render-pdf-page.ts'));
    return renderPdfPage(bytes, page);
  }
  throw new DocumentError('unknown-format');
}

await answerParent(async () => {
  const work = JSON.parse(process.argv[2] ?? '{}') as PictureWork;
  const bytes = new Uint8Array(await buffer(process.stdin));
  tellProgress({ stage: 'opening', share: 0 });
  const { readPicture } = await loaded(import('./picture/read-picture.ts'));
  const image = await open(bytes, work);
  return readPicture(image, work.turn, (stage, share) => tellProgress({ stage, share }));
});
