/** YYYY-MM-DD of a day that exists. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** „01.03.2018“ for a day; what is none yet stays as it was typed. */
export function shownDay(value: string): string {
  if (!isDay(value)) return value;
  const [year, month, day] = value.split('-');
  return `${day}.${month}.${year}`;
}

const months = 'jan feb mär apr mai jun jul aug sep okt nov dez'.split(' ');

/** YYYY-MM-DD for „1.3.2018“, „010318“, „1. März 2018“, „2018-03-01“; anything else as it was typed. */
export function typedDay(text: string): string {
  const plain = text.trim().toLowerCase();
  if (isDay(plain)) return plain;
  const numbers =
    /^(\d{1,2})[.\s/-]+(\d{1,2})[.\s/-]+(\d{4}|\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(plain);
  const words = /^(\d{1,2})\.?\s*(\p{L}{3,9})\.?\s+(\d{4})$/u.exec(plain.replace('mrz', 'mär'));
  const found = numbers ?? words;
  if (found === null) return text;
  const [, day = '', month = '', year = ''] = found;
  const number = words === found ? months.indexOf(month.slice(0, 3)) + 1 : Number(month);
  // Two figures: whoever works today was born or hired within the last hundred years.
  const whole = year.length === 4 ? year : `${Number(year) > 40 ? 19 : 20}${year}`;
  const iso = `${whole}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : text;
}
