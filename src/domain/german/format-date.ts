/** How a letter writes its days („Datumsformat“). */
export const dateFormats = ['long', 'numeric'] as const;
export type DateFormat = (typeof dateFormats)[number];

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);

/** „1. März 2018“ or „01.03.2018“ for YYYY-MM-DD. */
export function formatDate(iso: string, format: DateFormat): string {
  const [year, month, day] = iso.split('-');
  if (year === undefined || month === undefined || day === undefined) return iso;
  if (format === 'numeric') return `${day}.${month}.${year}`;
  return `${Number(day)}. ${months[Number(month) - 1] ?? month} ${year}`;
}
