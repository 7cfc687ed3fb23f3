import { html, type Html } from './html.ts';
import { paths } from './paths.ts';
import type { SiteDetails } from '../site/site-details.ts';

interface Entry {
  readonly href: string;
  readonly label: string;
}

const home: Entry = { href: paths.check, label: 'Start' };
const areas: readonly Entry[] = [
  { href: paths.check, label: 'Prüfen' },
  { href: paths.create, label: 'Erstellen' },
  { href: paths.language, label: 'Wissen' },
];
const knowledge: readonly Entry[] = [
  { href: paths.samples, label: 'Muster' },
  { href: paths.codes, label: 'Geheimcodes' },
  { href: paths.language, label: 'Zeugnissprache' },
];

/** As soon as there are some to read. */
const articles: Entry = { href: '/artikel', label: 'Artikel' };
/** Beside what explains, in the foot of the page. */
const further: readonly Entry[] = [{ href: paths.newsletter, label: 'Newsletter' }];

const legal: readonly Entry[] = [
  { href: '/impressum', label: 'Impressum' },
  { href: '/datenschutz', label: 'Datenschutz' },
  { href: '/agb', label: 'AGB' },
  { href: '/barrierefreiheit', label: 'Barrierefreiheit' },
];

const within = (path: string, { href }: Entry): boolean => path === href || path.startsWith(`${href}/`);
/** „Wissen“ leads to the first of its pages and stands for all of them. */
const isOpen = (path: string, entry: Entry): boolean =>
  within(path, entry) || (entry.href === paths.language && knowledge.some((one) => within(path, one)));

const link = (entry: Entry, path: string): Html =>
  html`<li>
    <a
      href="${entry.href}"
      ${isOpen(path, entry) && html`aria-current="${path === entry.href ? 'page' : 'true'}"`}
      >${entry.label}</a
    >
  </li>`;

/** The product's name, marked the way it marks a letter. */
const wordmark = html`<span class="wordmark"><span>Klar</span>zeugnis</span>`;

/** The one that the app shows. */
const menuIcon = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
  <path d="M4 5h16M4 12h16M4 19h16" />
</svg>`;

/** The areas, and the way into the account: with a login the script puts what belongs to it in its place. */
const places = (path: string): Html =>
  html`<nav aria-label="Bereiche">
      <ul>
        ${areas.map((entry) => link(entry, path))}
      </ul>
    </nav>
    <nav aria-label="Konto">
      <ul data-account>
        <li><a href="${paths.login}">Anmelden</a></li>
      </ul>
    </nav>`;

/** The bar at the top. On narrow screens its links are behind „Menü“, as in the app, and that without a script. */
export function header(path: string): Html {
  return html`<header class="bar">
    <div class="bar-inner">
      <a class="bar-home" href="${paths.check}">${wordmark}</a>
      <div class="bar-places">${places(path)}</div>
      <details class="bar-menu">
        <summary>${menuIcon} Menü</summary>
        <div class="bar-sheet">${places(path)}</div>
      </details>
    </div>
  </header>`;
}

/** The foot of the page: the ways on, the law, how to reach us; where visits are counted, the way to change the answer. */
export function footer(site: SiteDetails, counted: boolean, hasArticles: boolean): Html {
  const links = [home, ...knowledge, ...(hasArticles ? [articles] : []), ...further, ...legal];
  return html`<footer class="foot">
    <div class="foot-inner">
      <nav aria-label="Wissen und Rechtliches">
        <ul>
          ${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li> `)}
        </ul>
      </nav>
      ${
        (site.email !== null || site.social.length > 0) &&
        html`<ul class="foot-contact">
          ${site.email !== null && html`<li><a href="mailto:${site.email}">${site.email}</a></li>`}
          ${site.social.map(({ name, url }) => html`<li><a href="${url}" rel="noreferrer me">${name}</a></li> `)}
        </ul>`
      }
      ${counted && html`<p><button type="button" class="foot-button" data-consent-open hidden>Einwilligung ändern</button></p>`}
      <p>Gesagt wird, wie ein Zeugnis meist gelesen wird. Keine Rechtsberatung.</p>
      <p>© 2025 ${site.name}</p>
    </div>
  </footer>`;
}
