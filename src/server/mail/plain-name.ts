/** What mail programs make a link of: with a scheme, „www.“, or a path behind the name of a host. */
const links = /\b[a-z][a-z\d+.-]*:\/\/\S*|\bwww\.\S*|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/\S*/giu;
/** Signs that nobody sees; some of them turn text round. */
const unseen = /\p{Cf}/gu;

/**
 * A name as it may stand in a mail that somebody else gets: one line, without links. Whoever wrote it must not write
 * the mail by it.
 */
export function plainName(text: string, most = 120): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Z}\s]+/gu, ' ')
    .replaceAll(unseen, '')
    .replaceAll(links, ' ');
  const short = Array.from(line.replaceAll(/ {2,}/g, ' ').trim()).slice(0, most);
  return short.join('').trim();
}
