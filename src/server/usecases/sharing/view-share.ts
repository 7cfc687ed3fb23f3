import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { paragraphsOf } from '#domain/letter/letter-text.ts';
import { ApiError } from '../../errors.ts';
import type { Database } from '../../database/tables.ts';
import { openCertificate } from '../open-certificate.ts';
import { paperFrame } from '../paper-frame.ts';
import type { OpenShare } from './open-share.ts';

/**
 * What a reader of a shared certificate gets: the letter as it stands on paper. Not the grades that were chosen, the
 * notes beside it, or who worked on it.
 */
export async function viewSharedCertificate(db: Database, { share, document }: OpenShare): Promise<object> {
  const { letter, answers, signed } = await openCertificate(db, document);
  if (letter === null) throw new ApiError(400, 'Dieses Zeugnis ist noch nicht erstellt.');
  return {
    ...paperFrame(answers),
    heading: certificateTypeLabels[letter.type],
    paragraphs: paragraphsOf(letter),
    signed,
    expires: share['expires'],
  };
}

/** What a reader of a shared analysis gets: the reference with what was read in it. Not the name of the file. */
export function viewSharedAnalysis({ share, document }: OpenShare): object {
  return {
    text: document['text'],
    reading: JSON.parse(String(document['reading'])) as unknown,
    created: document['created'],
    expires: share['expires'],
  };
}
