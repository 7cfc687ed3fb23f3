/**
 * „Zeugnis-Auswertung-Vogt-2026-11-21.pdf“: what a report is saved as. Whoever keeps several finds them by name and
 * day; without a name in the letter the day alone tells them apart.
 * @param day on which it was read, YYYY-MM-DD
 */
export function reportName(lastName: string | null, day: string): string {
  // A name is somebody's typing: what no file system takes, and what could lead elsewhere, is left out.
  const name = (lastName ?? '').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${['Zeugnis-Auswertung', name.slice(0, 60), day].filter((part) => part !== '').join('-')}.pdf`;
}
