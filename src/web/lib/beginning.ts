/** As much of a text as names it: its beginning, cut between words where there are some. */
export function beginningOf(text: string, most = 60): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s\S*$/, '')} …`;
}
