import type { SampleReference } from '#domain/knowledge/sample-references/index.ts';
import {
  certificateTypeLabels,
  certificateTypes,
  type CertificateType,
} from '#domain/letter/certificate-type.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import type { Page } from '../document.ts';
import { html, type Html } from '../html.ts';
import { knowledgeNav } from '../parts/knowledge-nav.ts';
import { paths } from '../paths.ts';
import { sampleTitle } from './sample-page.ts';

const plurals: Readonly<Record<CertificateType, string>> = {
  arbeitszeugnis: 'Arbeitszeugnisse',
  zwischenzeugnis: 'Zwischenzeugnisse',
  praktikumszeugnis: 'Praktikumszeugnisse',
  ausbildungszeugnis: 'Ausbildungszeugnisse',
};

const about: Readonly<Record<CertificateType, string>> = {
  arbeitszeugnis: 'Am Ende des Arbeitsverhältnisses, in der Vergangenheit geschrieben.',
  zwischenzeugnis: 'Solange das Arbeitsverhältnis besteht: in der Gegenwart, mit Anlass und ohne Abschied.',
  praktikumszeugnis: 'Nach einem Praktikum: kürzer, mit Blick auf das Lernen.',
  ausbildungszeugnis: 'Nach der Ausbildung: mit erworbenen Fertigkeiten und Prüfung.',
};

/** All samples: each with the sentence that carries its grade, marked as a letter would be. */
export function samplesPage(samples: readonly SampleReference[]): Page {
  return {
    title: 'Muster für Arbeitszeugnisse, Satz für Satz entschlüsselt',
    description: `${samples.length} vollständige Muster: Arbeits-, Zwischen-, Praktikums- und Ausbildungszeugnisse von sehr gut bis mangelhaft, jedes mit Note und Begründung zu jedem Satz.`,
    path: paths.samples,
    data: [
      {
        '@type': 'ItemList',
        itemListElement: samples.map((sample, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: sampleTitle(sample),
        })),
      },
    ],
    content: html`<div class="wide">
      ${knowledgeNav(paths.samples)}
      <header class="opening">
        <h1>Muster</h1>
        <p class="lead">
          Ganze Zeugnisse, jedes Satz für Satz entschlüsselt. Bei jedem steht der Satz, auf den zuerst
          geschaut wird: die Zusammenfassung der Leistung.
        </p>
      </header>
      ${certificateTypes.map((type) =>
        group(
          type,
          samples.filter((sample) => sample.type === type),
        ),
      )}
    </div>`,
  };
}

const group = (type: CertificateType, samples: readonly SampleReference[]): Html =>
  html`<section class="sample-group" aria-labelledby="${type}">
    <div>
      <h2 id="${type}">${plurals[type]}</h2>
      <p>${about[type]}</p>
    </div>
    <ul>
      ${samples.map(
        ({ slug, job, grade, note, summary }) =>
          html`<li data-grade="${grade}" aria-label="${certificateTypeLabels[type]} ${job}">
            <p class="sample-head">
              <a href="${paths.sample(slug)}">${job}</a>
              <span class="specimen-rule" aria-hidden="true"></span>
              <span class="pencil">${gradeWord(grade)}</span>
            </p>
            <p class="sample-note">${note}</p>
            <p class="sample-summary"><span class="mark" data-grade="${grade}">${summary}</span></p>
          </li>`,
      )}
    </ul>
  </section>`;
