/** Lower case, without marks; the server prepared the entries the same way. */
const searchable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

function countText(count: number, query: string): string {
  if (query === '') return '';
  if (count === 0) return 'Kein Eintrag mit diesen Wörtern. „Suchen“ prüft auch ganze Sätze.';
  return count === 1 ? '1 Eintrag' : `${count} Einträge`;
}

/** Filters the list of secret codes while one types. Without script the form does it on the server. */
export function filterCodes(page: Document): void {
  const field = page.querySelector<HTMLInputElement>('[data-search]');
  const status = page.querySelector('[data-count]');
  if (field === null) return;
  field.addEventListener('input', () => {
    const query = searchable(field.value);
    const words = query.split(' ').filter(Boolean);
    let count = 0;
    for (const entry of page.querySelectorAll<HTMLElement>('[data-entry]')) {
      const text = entry.dataset['entry'] ?? '';
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) count += 1;
    }
    for (const group of page.querySelectorAll<HTMLElement>('[data-group]')) {
      group.hidden = group.querySelector('[data-entry]:not([hidden])') === null;
      const way = page.querySelector(`a[href="#${group.getAttribute('aria-labelledby')}"]`);
      way?.parentElement?.toggleAttribute('hidden', group.hidden);
    }
    if (status) status.textContent = countText(count, query);
  });
}
