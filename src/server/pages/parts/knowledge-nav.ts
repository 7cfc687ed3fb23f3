import { html, type Html } from '../html.ts';
import { paths } from '../paths.ts';

const pages = [
  { href: paths.language, label: 'Zeugnissprache' },
  { href: paths.codes, label: 'Geheimcodes' },
  { href: paths.samples, label: 'Muster' },
];

/** The way between the pages of knowledge; `path` is the one that is open. */
export function knowledgeNav(path: string): Html {
  return html`<nav class="shelf" aria-label="Wissen">
    <ul>
      ${pages.map(
        ({ href, label }) =>
          html`<li>
            <a href="${href}" ${(path === href || path.startsWith(`${href}/`)) && html`aria-current="true"`}
              >${label}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}
