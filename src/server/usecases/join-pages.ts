/**
 * Puts pages together in their order. A page that ends with a whole sentence ends a paragraph; otherwise the
 * sentence goes on over the turn of the page.
 */
export function joinPages(pages: readonly string[]): string {
  return pages
    .map((page) => page.trim())
    .filter((page) => page !== '')
    .reduce((text, page) => {
      if (text === '') return page;
      return text + (/[.!?:“"]$/.test(text) ? '\n\n' : '\n') + page;
    }, '');
}
