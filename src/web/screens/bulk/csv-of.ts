const cell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Lines as a CSV file that spreadsheet programs of this country open as they are. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  // The mark at the front tells them that it is UTF-8.
  `\uFEFF${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
