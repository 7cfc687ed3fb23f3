import type { Finding, Reading } from '#domain/decode/reading.ts';
import type { SampleReference } from '#domain/knowledge/sample-references/index.ts';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { gradeWord, type Rating } from '#domain/letter/grade.ts';
import type { Page } from '../document.ts';
import { html, type Html } from '../html.ts';
import { knowledgeNav } from '../parts/knowledge-nav.ts';
import { law } from '../parts/law.ts';
import { ratingWords, scale } from '../parts/scale.ts';
import { paths } from '../paths.ts';
import { letterView, remarksOf } from './letter-view.ts';
import { readingOf } from './sample-reading.ts';
import { sentenceList } from './sentence-list.ts';

/** „Arbeitszeugnis: Verkäuferin, Note sehr gut“. */
export function sampleTitle({ type, job, grade }: SampleReference): string {
  return `${certificateTypeLabels[type]} ${job}: Note ${gradeWord(grade)}`;
}

/** A sample with its decoding: the letter as the hero, the overall grade beside it, then every sentence. */
export function samplePage(sample: SampleReference, others: readonly SampleReference[]): Page {
  const reading = readingOf(sample);
  const remarks = remarksOf(reading);
  const title = sampleTitle(sample);
  const path = paths.sample(sample.slug);
  return {
    title,
    description: `Muster für ein ${certificateTypeLabels[sample.type]} mit der Note ${gradeWord(sample.grade)} (${sample.job}), Satz für Satz entschlüsselt: ${remarks.length} Aussagen mit Note und Begründung.`,
    path,
    data: [
      {
        '@type': 'Article',
        headline: title,
        inLanguage: 'de',
        about: certificateTypeLabels[sample.type],
        articleBody: sample.text,
      },
    ],
    content: html`<div class="wide">
      ${knowledgeNav(path)}
      <header class="opening">
        <h1>${sample.job}</h1>
        <p class="lead">
          Ein ${certificateTypeLabels[sample.type]} mit der Note „${gradeWord(sample.grade)}“, Satz für Satz
          entschlüsselt. Person und Firma sind erfunden.
        </p>
      </header>
      <div class="desk-with-summary">${summary(reading)} ${letterView(sample.text, remarks)}</div>
      <section class="chapter" aria-labelledby="satz-fuer-satz">
        <h2 id="satz-fuer-satz">Satz für Satz</h2>
        <p class="chapter-lead">
          So lesen es die meisten. Die Wörter, an denen die Note hängt, sind unterstrichen.
        </p>
        ${sentenceList(remarks)}
      </section>
      ${reading.findings.length > 0 && findings(reading.findings)} ${onward(sample, others)}
    </div>`,
  };
}

function summary(reading: Reading): Html {
  const rows: readonly (readonly [string, Rating | null])[] = [
    ['Leistung', reading.performance],
    ['Verhalten', reading.behavior],
    ['Schluss', reading.closing],
  ];
  return html`<aside class="verdict" aria-label="Gesamteindruck">
    ${
      reading.overall &&
      html`<p class="verdict-label">Gesamt</p>
        <p class="verdict-word">${gradeWord(reading.overall.grade)}</p>
        ${scale(reading.overall, 'overall')}
        <p class="verdict-points" aria-hidden="true">${ratingWords(reading.overall)}</p>`
    }
    <dl>
      ${rows.map(
        ([label, rating]) =>
          rating &&
          html`<div>
            <dt>${label}</dt>
            <dd>${scale(rating)} ${gradeWord(rating.grade)}</dd>
          </div>`,
      )}
    </dl>
  </aside>`;
}

const findings = (list: readonly Finding[]): Html =>
  html`<section class="chapter" aria-labelledby="hinweise">
    <h2 id="hinweise">Was sonst auffällt</h2>
    <ul class="findings">
      ${list.map(
        ({ title, detail, ruling }) =>
          html`<li>
            <h3>${title}</h3>
            <p>${detail}</p>
            ${ruling !== undefined && law(ruling)}
          </li>`,
      )}
    </ul>
  </section>`;

/** The same kind in other grades, and the two things a visitor came for. */
function onward(sample: SampleReference, others: readonly SampleReference[]): Html {
  const near = others.filter(({ type, slug }) => type === sample.type && slug !== sample.slug);
  return html`<section class="chapter" aria-labelledby="weiter">
    <h2 id="weiter">Weitere Muster dieser Art</h2>
    <ul class="columns">
      ${near.map(
        (one) => html`<li><a href="${paths.sample(one.slug)}">${one.job}</a>, ${gradeWord(one.grade)}</li>`,
      )}
    </ul>
    <p class="actions">
      <a class="action" href="${paths.check}">Eigenes Zeugnis prüfen</a>
      <a class="action-quiet" href="${paths.create}">Zeugnis schreiben</a>
    </p>
  </section>`;
}
