import type { Explain } from '#domain/knowledge/guides/explanations.ts';
import { categoryLabels, type Category } from '#domain/letter/category.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import type { Page } from '../document.ts';
import { html, type Html } from '../html.ts';
import { knowledgeNav } from '../parts/knowledge-nav.ts';
import { ratingOf, ratingWords, scale } from '../parts/scale.ts';
import { paths } from '../paths.ts';
import { shownExamples } from './examples.ts';
import { familyOf } from './families.ts';

/** One category from very good to poor, with sentences as they stand in letters. */
export function categoryPage(category: Category, explain: Explain): Page {
  const label = categoryLabels[category];
  const examples = shownExamples(category);
  const path = paths.category(category);
  const family = familyOf(category).filter((one) => one !== category);
  return {
    title: `${label} im Arbeitszeugnis: Formulierungen nach Note`,
    description: `Was „${label}“ im Arbeitszeugnis bedeutet, woran man die Note erkennt, und Beispielsätze von sehr gut bis mangelhaft.`,
    path,
    data: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Zeugnissprache' },
          { '@type': 'ListItem', position: 2, name: label },
        ],
      },
    ],
    content: html`<div class="wide">
      ${knowledgeNav(path)}
      <header class="opening">
        <h1>${label}</h1>
        <p class="lead">${explain('category', category)}</p>
      </header>
      ${
        examples.length > 0 &&
        html`<div class="ladder">
          ${examples.map(({ grade, sentences }) => step(grade, sentences, explain))}
        </div>`
      }
      ${
        family.length > 0 &&
        html`<section class="chapter" aria-labelledby="verwandt">
          <h2 id="verwandt">Steht meist daneben</h2>
          <ul class="columns">
            ${family.map((one) => html`<li><a href="${paths.category(one)}">${categoryLabels[one]}</a></li>`)}
          </ul>
        </section>`
      }
      <p class="actions">
        <a class="action" href="${paths.check}">Eigenes Zeugnis prüfen</a>
        <a class="action-quiet" href="${paths.language}">Alle Merkmale</a>
      </p>
    </div>`,
  };
}

const step = (grade: 1 | 2 | 3 | 4 | 5, sentences: readonly Html[], explain: Explain): Html =>
  html`<section class="step" data-grade="${grade}" aria-labelledby="note-${grade}">
    <div class="step-grade">
      <h2 id="note-${grade}" class="pencil">${gradeWord(grade)}</h2>
      ${scale(ratingOf(grade))}
      <p class="readings-points" aria-hidden="true">${ratingWords(ratingOf(grade)).split(' · ')[1]}</p>
    </div>
    <div>
      <ul class="step-sentences">
        ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
      </ul>
      <p class="step-why">${explain('grade', grade)}</p>
    </div>
  </section>`;
