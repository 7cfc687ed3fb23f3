/** How much a file may cost; beyond it reading ends with a `DocumentError`. */
export interface ReadLimits {
  /** Size of the file in bytes. */
  readonly bytes: number;
  readonly pages: number;
  /** Pages that are read from pictures. */
  readonly pictures: number;
  /** Length of the text that comes out, in UTF-16 code units. */
  readonly characters: number;
  /** Processor time for one parser, in milliseconds; see `ChildLimits`. */
  readonly milliseconds: number;
  /** Processor time for one page that is read from its picture, in milliseconds. */
  readonly pictureMilliseconds: number;
  /** Resident memory of one parser, in MB. */
  readonly megabytes: number;
}

/** Far beyond any reference, far below what would hurt the machine. */
export const defaultLimits: ReadLimits = {
  bytes: 15 * 1024 * 1024,
  pages: 50,
  pictures: 20,
  characters: 200_000,
  milliseconds: 10_000,
  pictureMilliseconds: 60_000,
  megabytes: 700,
};
