import type { Explain } from '#domain/knowledge/guides/explanations.ts';
import { myths } from '#domain/knowledge/guides/myths.ts';
import type { Page } from '../document.ts';
import { html, type Html } from '../html.ts';
import { knowledgeNav } from '../parts/knowledge-nav.ts';
import { law } from '../parts/law.ts';
import { paths } from '../paths.ts';
import {
  codeEntries,
  entryClasses,
  searchCodes,
  searchText,
  type CodeEntry,
  type EntryClass,
} from './code-entries.ts';

const classes: Readonly<Record<EntryClass, { readonly title: string; readonly text: string }>> = {
  code: {
    title: 'Klassische Geheimcodes',
    text: 'Wendungen mit einer Nebenbedeutung. § 109 Abs. 2 GewO verbietet sie; wer eine findet, kann eine klare Formulierung verlangen.',
  },
  technique: {
    title: 'Techniken und Auffälligkeiten',
    text: 'So wird heute Kritik geschrieben: durch Einschränken, Verneinen, Weglassen, Nebensächliches.',
  },
  forbidden: {
    title: 'Was nicht hineingehört',
    text: 'Inhalte, die ohne Wunsch der beurteilten Person nichts im Zeugnis zu suchen haben.',
  },
};

/** The searchable list of codes. The search works by an ordinary form; with script it filters while one types. */
export function codesPage(explain: Explain, query: string): Page {
  const all = codeEntries(explain);
  const found = searchCodes(all, query);
  const shown = new Set(found.map(({ id }) => id));
  return {
    title: 'Geheimcodes im Arbeitszeugnis: Bedeutung, Quellen, Mythen',
    description: `${all.length} Wendungen aus Arbeitszeugnissen mit Bedeutung, Beispiel, Quelle und besserer Formulierung, und was davon nur ein Mythos ist.`,
    path: paths.codes,
    data: [
      {
        '@type': 'DefinedTermSet',
        name: 'Geheimcodes im Arbeitszeugnis',
        inLanguage: 'de',
        hasDefinedTerm: all.map(({ title, explanation }) => ({
          '@type': 'DefinedTerm',
          name: title,
          description: explanation,
        })),
      },
    ],
    content: html`<div class="wide">
      ${knowledgeNav(paths.codes)}
      <header class="opening">
        <h1>Geheimcodes</h1>
        <p class="lead">
          Das meiste, was über geheime Zeichen erzählt wird, ist alt, verboten und selten. Hier steht, wie
          Wendungen gelesen werden, woher das bekannt ist, und was ein Mythos ist.
        </p>
      </header>
      ${searchForm(query)} ${contents(all, shown)}
      <p class="search-count" role="status" data-count>${countText(found.length, query)}</p>
      ${entryClasses.map((name) =>
        section(
          name,
          all.filter((entry) => entry.class === name),
          shown,
        ),
      )}
      ${mythSection()}
    </div>`,
  };
}

const part = (id: string, title: string, count: number, hidden: boolean): Html =>
  html`<li ${hidden && html`hidden`}><a href="#${id}">${title}</a> (${count})</li>`;

/** The way to the parts of a list that is many screens long; a part in which nothing was found leads nowhere. */
function contents(entries: readonly CodeEntry[], shown: ReadonlySet<string>): Html {
  return html`<nav class="contents" aria-label="Auf dieser Seite">
    <ul>
      ${entryClasses.map((name) => {
        const ofPart = entries.filter((entry) => entry.class === name);
        return part(name, classes[name].title, ofPart.length, !ofPart.some(({ id }) => shown.has(id)));
      })}
      ${part('mythen', mythTitle, myths.length, false)}
    </ul>
  </nav>`;
}

/** „3 Einträge zu „bemüht““. The script says the same while one types. */
function countText(count: number, query: string): string {
  if (query.trim() === '') return '';
  if (count === 0) return 'Nichts gefunden. Vielleicht ist die Wendung gar kein Code.';
  return count === 1 ? '1 Eintrag' : `${count} Einträge`;
}

const searchForm = (query: string): Html =>
  html`<form class="search" action="${paths.codes}" method="get" role="search">
    <label for="suche">Wort oder ganzen Satz suchen</label>
    <div>
      <input
        id="suche"
        name="q"
        type="search"
        value="${query}"
        maxlength="200"
        autocomplete="off"
        placeholder="zum Beispiel: gesellig"
        data-search
      />
      <button type="submit">Suchen</button>
    </div>
  </form>`;

function section(name: EntryClass, entries: readonly CodeEntry[], shown: ReadonlySet<string>): Html {
  const { title, text } = classes[name];
  const none = !entries.some(({ id }) => shown.has(id));
  return html`<section class="chapter" aria-labelledby="${name}" data-group ${none && html`hidden`}>
    <h2 id="${name}">${title}</h2>
    <p class="chapter-lead">${text}</p>
    <ul class="codes">
      ${entries.map((entry) => item(entry, shown.has(entry.id)))}
    </ul>
  </section>`;
}

const item = (entry: CodeEntry, isShown: boolean): Html =>
  html`<li id="${entry.id}" data-entry="${searchText(entry)}" ${!isShown && html`hidden`}>
    <div>
      <h3>${entry.title}</h3>
      ${entry.myth && html`<p class="stamp">Mythos</p>`}
    </div>
    <div>
      <p class="code-example">„${entry.example}“</p>
      <p>${entry.explanation}</p>
      ${entry.better !== null && html`<p class="better"><span>Besser</span> „${entry.better}“</p>`}
      ${entry.ruling !== null && law(entry.ruling)}
      ${
        entry.sources.length > 0 &&
        html`<p class="sources">
          Gelesen bei:
          ${entry.sources.map(
            ({ name, url }, at) =>
              html`${at > 0 && ' · '}${url === '' ? name : html`<a href="${url}" rel="noreferrer">${name}</a>`}`,
          )}
        </p>`
      }
    </div>
  </li>`;

const mythTitle = 'Was nicht stimmt';

const mythSection = (): Html =>
  html`<section class="chapter" aria-labelledby="mythen">
    <h2 id="mythen">${mythTitle}</h2>
    <p class="chapter-lead">Oft erzählt, und doch anders.</p>
    <ul class="codes">
      ${myths.map(
        ({ id, claim, answer, ruling }) =>
          html`<li id="mythos-${id}">
            <div>
              <h3>${claim}</h3>
              <p class="stamp">Mythos</p>
            </div>
            <div>
              <p>${answer}</p>
              ${ruling !== undefined && law(ruling)}
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
