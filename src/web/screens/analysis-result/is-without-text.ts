/**
 * Whether a reading failed since no text was made out: then a better picture may help. Files that are damaged or too
 * large, and readings that were broken off, have another cause. What failed are always pictures: files with text are
 * refused at once where they cannot be read.
 * @param failure as the server says it
 */
export const isWithoutText = (failure: string): boolean => /\bkein (?:lesbarer )?Text\b/.test(failure);
