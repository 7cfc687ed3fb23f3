import type { Explain } from '#domain/knowledge/guides/explanations.ts';
import { categories, categoryLabels, type Category } from '#domain/letter/category.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import type { Page } from '../document.ts';
import { html, type Html } from '../html.ts';
import { knowledgeNav } from '../parts/knowledge-nav.ts';
import { ratingOf, scale } from '../parts/scale.ts';
import { paths } from '../paths.ts';
import { shownExamples } from './examples.ts';
import { families } from './families.ts';

const grades = [1, 2, 3, 4, 5] as const;

/** The sentences that are looked at first, each in five grades. */
const firstRead: readonly { readonly category: Category; readonly title: string; readonly text: string }[] = [
  {
    category: 'performance-summary',
    title: 'Die Zufriedenheitsformel',
    text: 'Sie fasst die Leistung zusammen. Zwei Wörter entscheiden: „stets“ und „voll“ oder „vollst“.',
  },
  {
    category: 'internal-behavior',
    title: 'Das Verhalten',
    text: 'Vorgesetzte zuerst, dann Kolleginnen und Kollegen. „Vorbildlich“ steht über „einwandfrei“.',
  },
  {
    category: 'future-wishes',
    title: 'Der Schluss',
    text: 'Bedauern, Dank und gute Wünsche. Je wärmer, desto besser die Note dahinter.',
  },
];

/** How grades are written: the five grades, the sentences that count most, and the way to every category. */
export function languagePage(explain: Explain): Page {
  return {
    title: 'Zeugnissprache: So werden Noten geschrieben',
    description: `Wie Arbeitszeugnisse Noten in Sätze verwandeln: die fünf Stufen, die Zufriedenheitsformel, Verhalten und Schluss, und ${categories.length} Merkmale mit Beispielsätzen.`,
    path: paths.language,
    data: [
      {
        '@type': 'Article',
        headline: 'Zeugnissprache: So werden Noten geschrieben',
        inLanguage: 'de',
        about: 'Arbeitszeugnis',
      },
    ],
    content: html`<div class="wide">
      ${knowledgeNav(paths.language)}
      <header class="opening">
        <h1>Zeugnissprache</h1>
        <p class="lead">
          Ein Arbeitszeugnis muss wohlwollend klingen. Deshalb steckt die Note nicht im Ton, sondern in
          einzelnen Wörtern: in denen, die dastehen, und in denen, die fehlen.
        </p>
      </header>
      <section class="chapter" aria-labelledby="stufen">
        <h2 id="stufen">Fünf Stufen</h2>
        <div class="ladder">${grades.map((grade) => step(grade, explain))}</div>
        <p class="aside">
          Ein amtliches Wörterbuch gibt es nicht, und nicht alle lesen gleich. Darum nennt Klarzeugnis zu
          jeder Note eine Spanne.
        </p>
      </section>
      <section class="chapter" aria-labelledby="zuerst">
        <h2 id="zuerst">Was zuerst gelesen wird</h2>
        ${firstRead.map(specimen)}
      </section>
      <section class="chapter" aria-labelledby="merkmale">
        <h2 id="merkmale">Alle Merkmale</h2>
        <p class="chapter-lead">
          In der Reihenfolge, in der sie im Zeugnis stehen. Jedes mit Sätzen für jede Note.
        </p>
        <dl class="families">
          ${families.map(
            ({ title, categories: members }) =>
              html`<div>
                <dt>${title}</dt>
                ${members.map((one) => html`<dd><a href="${paths.category(one)}">${categoryLabels[one]}</a></dd> `)}
              </div>`,
          )}
        </dl>
      </section>
      <p class="actions">
        <a class="action" href="${paths.check}">Eigenes Zeugnis prüfen</a>
        <a class="action-quiet" href="${paths.codes}">Geheimcodes</a>
      </p>
    </div>`,
  };
}

const step = (grade: (typeof grades)[number], explain: Explain): Html =>
  html`<section class="step" data-grade="${grade}" aria-labelledby="stufe-${grade}">
    <div class="step-grade">
      <h3 id="stufe-${grade}" class="pencil">${gradeWord(grade)}</h3>
      ${scale(ratingOf(grade))}
    </div>
    <p>${explain('grade', grade)}</p>
  </section>`;

const specimen = ({ category, title, text }: (typeof firstRead)[number]): Html =>
  html`<div class="formula">
    <div>
      <h3><a href="${paths.category(category)}">${title}</a></h3>
      <p>${text}</p>
    </div>
    <ol>
      ${shownExamples(category).map(
        ({ grade, sentences }) =>
          html`<li data-grade="${grade}">
            <span class="formula-text">${sentences[0]}</span>
            <span class="pencil">${gradeWord(grade)}</span>
          </li>`,
      )}
    </ol>
  </div>`;
