import { defaultLimits } from './limits.ts';

/** Why a file could not be read. */
export type DocumentErrorCode =
  | 'empty'
  | 'unknown-format'
  | 'encrypted'
  | 'damaged'
  | 'too-large'
  | 'too-many-pages'
  | 'timeout'
  | 'memory'
  | 'no-text';

const orPaste = 'oder den Text des Zeugnisses kopieren und einfügen.';

/** One message per fault: what is the matter, and what to do instead. Impersonal, for the user. */
export const documentMessages: Readonly<Record<DocumentErrorCode, string>> = {
  empty: `Die Datei ist leer. Bitte die Datei neu speichern ${orPaste}`,
  'unknown-format': `Dieses Dateiformat lässt sich nicht lesen. Geeignet sind PDF, Word (DOCX, DOC), OpenDocument (ODT), RTF, Textdateien und Fotos oder Scans (JPEG, PNG, WEBP, HEIC, TIFF). Bitte in einem dieser Formate speichern ${orPaste}`,
  encrypted: `Die Datei ist mit einem Passwort geschützt. Bitte den Schutz entfernen und die Datei ohne Passwort speichern ${orPaste}`,
  damaged: `Die Datei ist beschädigt oder unvollständig. Bitte die Datei noch einmal speichern oder herunterladen ${orPaste}`,
  'too-large': `In der Datei steht mehr Text, als ein Zeugnis hat: Gelesen werden höchstens ${defaultLimits.characters.toLocaleString('de-DE')} Zeichen. Bitte nur die Seiten des Zeugnisses speichern ${orPaste}`,
  'too-many-pages': `Die Datei hat zu viele Seiten für ein Zeugnis. Bitte nur die Seiten des Zeugnisses speichern ${orPaste}`,
  timeout: `Das Lesen der Datei hat zu lange gedauert und wurde abgebrochen. Bitte die Datei neu speichern ${orPaste}`,
  memory: `Das Lesen der Datei hat zu viel Speicher gebraucht und wurde abgebrochen. Bitte die Datei neu speichern ${orPaste}`,
  'no-text': `In der Datei steht kein lesbarer Text. Bitte prüfen, ob es die richtige Datei ist, ${orPaste}`,
};

/** A file that cannot be read; `message` is German and meant for the user. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  /** @param message only where the usual sentence for this code can be said more exactly */
  constructor(code: DocumentErrorCode, message: string = documentMessages[code]) {
    super(message);
    this.name = 'DocumentError';
    this.code = code;
  }
}
