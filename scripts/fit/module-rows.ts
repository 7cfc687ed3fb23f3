import type { Expansion } from '../../src/domain/compose/expand.ts';
import { expand } from '../../src/domain/compose/expand.ts';
import { positionFacts } from '../../src/domain/compose/setting.ts';
import { parseTemplate } from '../../src/domain/compose/template.ts';
import { employerNoun, type EmployerNoun } from '../../src/domain/german/employer-nouns.ts';
import { occupations } from '../../src/domain/knowledge/occupations-activities/index.ts';
import { moduleFiles } from '../../src/domain/knowledge/modules/index.ts';
import { modulesOf } from '../../src/domain/letter/module.ts';
import type { CorpusSentence } from './corpus.ts';

const graded = new Set(['performance', 'trait', 'leadership-trait', 'honesty', 'behavior']);
const neutral = new Set(['introduction', 'company', 'station', 'part-time', 'task-lead-in']);

const data: Expansion['data'] = {
  Beruf: 'Projektleiterin',
  'Beruf:dat': 'Projektleiterin',
  Abteilung: 'Einkauf',
  Einsatzort: 'Kiel',
  Eintritt: '1. März 2018',
  Austritt: '30. September 2025',
  Geburtsdatum: '14. Mai 1988',
  Geburtsort: 'Husum',
  Firma: 'Ostwind Anlagenbau GmbH',
  Branche: 'ein Hersteller von Schaltanlagen',
  Fähigkeiten: 'SAP und MS Excel',
  ...positionFacts('arbeitszeugnis'),
};
const woman = { gender: 'f', title: '', first: 'Lena', last: 'Vogt' } as const;

/**
 * The sentences of the library as training rows, in both tenses: the composer's own words must go on being read as
 * they are meant after a new fit.
 * @param every with those that are no rows for grades: closings, wishes, thanks
 */
export function moduleRows({ every = false } = {}): CorpusSentence[] {
  const rows: CorpusSentence[] = [];
  for (const module of moduleFiles.flatMap(modulesOf)) {
    const isGraded = graded.has(module.kind) && module.grade !== undefined && module.category !== undefined;
    if (!every && !isGraded && !neutral.has(module.kind)) continue;
    for (const tense of ['past', 'present'] as const) {
      const text = expand(parseTemplate(module.text), {
        person: woman,
        tense,
        employer: employerNoun('Unternehmen') as EmployerNoun,
        genderForm: 'masculine',
        clients: 'Kunden',
        groups: ['Vorgesetzte', 'Kollegen', 'Kunden'],
        data,
        nameFirst: true,
        booster: (_, word) => word,
      });
      if (typeof text !== 'string') continue;
      rows.push({
        id: `${module.id}-${tense}`,
        text,
        category: isGraded ? module.category : 'none',
        grade: isGraded ? module.grade : null,
        kind: 'plain',
      });
    }
  }
  return rows;
}

/**
 * Tasks of our own library as rows that rate nobody: bare noun phrases („Planung von Terminen“), which the corpus of
 * sentences lacks. Every third, so that the others can tell whether it helps.
 */
export function taskRows(): CorpusSentence[] {
  return occupations
    .flatMap(({ id, activities }) => activities.map((text, at) => ({ id: `${id}-${at}`, text })))
    .filter((_, at) => at % 3 === 0)
    .map((row): CorpusSentence => ({ ...row, category: 'none', grade: null, kind: 'plain' }));
}
