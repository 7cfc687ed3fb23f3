/** Says above the page that it could not be loaded; in words that stand here, since all others are what is missing. */
export function tellUnreachable(page: Document): void {
  const note = page.createElement('div');
  note.role = 'alert';
  note.className = 'mx-auto max-w-[45rem] px-4 py-10';
  const text = page.createElement('p');
  text.textContent =
    'Diese Seite ließ sich nicht laden: Es konnte keine Verbindung zu dem Server hergestellt werden. Fehlercode 504';
  const button = page.createElement('button');
  button.className = 'link min-h-11 font-semibold';
  button.textContent = 'Neu laden';
  button.addEventListener('click', () => location.reload());
  note.append(text, button);
  page.body.prepend(note);
}
