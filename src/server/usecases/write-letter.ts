import { helpMarks, openPlace } from '#domain/review/help-marks.ts';
import type { Letter } from '#domain/letter/letter.ts';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { writeLetterDocx } from '#documents/write/letter-docx.ts';
import type { LetterInput } from '#documents/write/letter-content.ts';
import { writeLetterPdf } from '#documents/write/letter-pdf.ts';
import { pagePicture, readLogo, type Logo } from '#documents/write/pictures/pictures.ts';
import { ApiError } from '../errors.ts';
import type { Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { openCertificate } from './open-certificate.ts';

/** A document with the name it is saved under, without ending. */
export interface LetterFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Pixels per point: sharp on a screen, about 150 kB. */
const pictureScale = 1.6;

async function logoOf(db: Database, certificate: string): Promise<Logo | null> {
  const file = await db
    .selectFrom('files')
    .innerJoin('file_contents', 'file_contents.record', 'files.id')
    .select('file_contents.bytes')
    .where('file_contents.collection', '=', 'files')
    .where('files.certificate' as 'files.owner', '=', certificate)
    .where('files.purpose' as 'files.owner', '=', 'logo')
    .orderBy('files.created', 'desc')
    .executeTakeFirst();
  return file === undefined ? null : ((await readLogo(new Uint8Array(file.bytes))) ?? null);
}

/** What a file of the letter is for: to be looked through, or to be printed and signed by hand. */
export type Purpose = 'reading' | 'signing';

/**
 * Nothing but a finished letter leaves the house without the mark of a draft: none that is still being filled in, none
 * with places to fill, and none that is being signed here, for there would be two originals.
 */
function refuseUnfinished(row: Row, letter: Letter): void {
  const { status, locked } = row;
  if (status === 'signed') return;
  if (locked === 1)
    throw new ApiError(
      400,
      'Das Zeugnis wird gerade elektronisch unterzeichnet. Bis dahin gibt es nur den Entwurf.',
    );
  if (status !== 'generated' && status !== 'edited')
    throw new ApiError(400, 'Dieses Zeugnis ist noch nicht fertig. Bis dahin gibt es nur den Entwurf.');
  if (helpMarks(letter).some(({ note }) => note === openPlace))
    throw new ApiError(
      400,
      'Im Text ist noch eine offene Stelle auszufüllen. Die Hilfe im Editor zeigt sie rot.',
    );
}

/** What the documents of a certificate are made of. @throws ApiError 400 when no letter was written yet */
export async function letterOf(db: Database, row: Row): Promise<LetterInput> {
  const { letter, answers, letterhead, signed } = await openCertificate(db, row);
  if (letter === null) throw new ApiError(400, 'Dieses Zeugnis ist noch nicht erstellt.');
  return { letter, answers, letterhead, logo: await logoOf(db, String(row['id'])), draft: !signed };
}

/** „Arbeitszeugnis Lena Vogt“: what its files are called. */
export function nameOf({ letter, answers: { person } }: Pick<LetterInput, 'letter' | 'answers'>): string {
  return [certificateTypeLabels[letter.type], person.first_name, person.last_name]
    .join(' ')
    .replaceAll(/[^\p{L}\p{N} .-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** As `letterOf`, without the mark of a draft where it is to be signed by hand. */
async function letterFor(db: Database, row: Row, purpose: Purpose): Promise<LetterInput> {
  const input = await letterOf(db, row);
  if (purpose === 'reading') return input;
  refuseUnfinished(row, input.letter);
  return { ...input, draft: false };
}

/**
 * The letter of a certificate as PDF.
 * @param row as it is stored
 * @throws ApiError 400 when there is no letter yet, or none that could be signed
 */
export async function letterPdf(db: Database, row: Row, purpose: Purpose = 'reading'): Promise<LetterFile> {
  const letter = await letterFor(db, row, purpose);
  return { name: nameOf(letter), bytes: await writeLetterPdf(letter) };
}

/**
 * The letter of a certificate as DOCX.
 * @param row as it is stored
 * @throws ApiError 400 when there is no letter yet, or none that could be signed
 */
export async function letterDocx(db: Database, row: Row, purpose: Purpose = 'reading'): Promise<LetterFile> {
  const letter = await letterFor(db, row, purpose);
  return { name: nameOf(letter), bytes: await writeLetterDocx(letter) };
}

/** A page of the letter as PNG, and how many there are; undefined when it has no such page. */
export async function letterPicture(
  db: Database,
  row: Row,
  page: number,
): Promise<{ readonly png: Uint8Array; readonly pages: number } | undefined> {
  const { bytes } = await letterPdf(db, row);
  return pagePicture(bytes, page, pictureScale);
}
