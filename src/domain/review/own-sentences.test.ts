import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { compose } from '../compose/compose.ts';
import { expand, type Expansion } from '../compose/expand.ts';
import { modulesOfKind } from '../compose/library.ts';
import { settingOf } from '../compose/setting.ts';
import type { Answers } from '../letter/answers.ts';
import { certificateTypes, type CertificateType } from '../letter/certificate-type.ts';
import type { AreaId, Block, Letter } from '../letter/letter.ts';
import { exhibitionReasons, type ModuleKind } from '../letter/module.ts';
import { reasonsFor } from '../letter/reasons-for.ts';
import { closingWarnings } from './closing-warnings.ts';
import { orderWarnings } from './order-warnings.ts';
import { reviewLetter } from './review-letter.ts';
import { tenseWarnings } from './tense-warnings.ts';
import type { WarningId } from './warning.ts';

// A warning against a sentence that the library wrote and nobody touched is a fault of one of both.

const salutations = ['Herr', 'Frau', null] as const;
const rated: readonly ModuleKind[] = ['performance', 'behavior', 'trait', 'leadership-trait', 'honesty'];
/** What follows from the grades that were asked for, and not from any sentence. */
const ofGrades: ReadonlySet<WarningId> = new Set([
  'overall-below-average',
  'category-below-average',
  'too-perfect',
  'wishes-after-extraordinary',
]);

/** Every module of some kinds, whoever it is for, as it stands in a letter of this kind and person. */
function sentencesOf(kinds: readonly ModuleKind[], answers: Answers): Block[] {
  const { base } = settingOf(answers);
  return kinds.flatMap(modulesOfKind).flatMap(({ id, kind, template, types }) => {
    if (!(types ?? [answers.type]).includes(answers.type)) return [];
    return [true, false].flatMap((nameFirst) => {
      const groups = kind === 'behavior' ? ['Vorgesetzte', 'Kollegen', base.clients] : [];
      const data = { ...base.data, Fähigkeiten: 'SAP und MS Excel' };
      const how: Expansion = { ...base, data, groups, nameFirst, booster: (_, word) => word };
      const text = expand(template, how);
      return typeof text === 'string' ? [blockWith(id, text)] : [];
    });
  });
}

const blockWith = (id: string, text: string): Block => ({
  id,
  kind: 'system',
  category: null,
  grade: null,
  module: id,
  text,
  original: text,
  list: [],
  paragraph: false,
  hidden: false,
});

const letterOf = (type: CertificateType, area: AreaId, blocks: readonly Block[]): Letter => ({
  type,
  seed: 1,
  areas: [{ id: area, blocks }],
  dropped: [],
});

describe.each(certificateTypes)('%s', (type) => {
  test.each(salutations)('no module is warned against, for %s', (salutation) => {
    const answers = sampleAnswers({ type, salutation });
    const blocks = sentencesOf(rated, answers);
    expect(blocks.length).toBeGreaterThan(300);
    const conduct = letterOf(type, 'behavior', sentencesOf(['behavior'], answers));
    const found = [...tenseWarnings(letterOf(type, 'behavior', blocks)), ...orderWarnings(conduct)];
    const warned = found.map(
      ({ title, block }) => `${title}: ${blocks.find(({ id }) => id === block)?.text ?? ''}`,
    );
    expect(warned).toEqual([]);
  });

  test('every wish is heard', () => {
    const answers = sampleAnswers({ type });
    const said = type === 'zwischenzeugnis' ? 'continuation' : 'wishes';
    const ids = new Set(
      modulesOfKind('closing').flatMap(({ id, says }) => (says?.includes(said) === true ? [id] : [])),
    );
    const wishes = sentencesOf(['closing'], answers).filter(({ id }) => ids.has(id));
    expect(wishes.length).toBeGreaterThan(20);
    const unheard = wishes.filter(
      (block) => closingWarnings(letterOf(type, 'closing', [block]), answers).length > 0,
    );
    expect(unheard.map(({ text }) => text)).toEqual([]);
  });

  test('no whole letter is, whoever it is for and however it ends', () => {
    const interim = type === 'zwischenzeugnis';
    const reasons = (interim ? exhibitionReasons : reasonsFor(type)).map((reason) =>
      interim ? { exhibition_reason: reason } : { termination_reason: reason },
    );
    reasons.forEach((reason, at) => {
      const salutation = salutations[at % 3] as (typeof salutations)[number];
      const sample = sampleAnswers({ type, salutation, grade: ((at % 5) + 1) as 1 });
      const answers = { ...sample, ending: { ...sample.ending, ...reason } as Answers['ending'] };
      const letter = compose(answers, at + 1);
      const warned = reviewLetter(letter, answers).warnings.filter(({ id }) => !ofGrades.has(id));
      expect(warned, JSON.stringify(reason)).toEqual([]);
    });
  });
});
