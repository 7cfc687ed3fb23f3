import type { Reading } from '../../decode/reading.ts';
import { namedGrade } from '../../letter/grade.ts';

/** What a wording needs to know of the letter it shall stand in. */
export interface Setting {
  /** „Er“, „Sie“, or the name where neither is known; null where nobody is named. */
  readonly subject: string | null;
  /** „ihm“, „ihr“; null where only the name is known. */
  readonly dative: string | null;
  /** „sein“, „ihr“; null where only the name is known. */
  readonly possessive: string | null;
  readonly lastName: string | null;
  /** Whether the work goes on: everything is told in the present. */
  readonly present: boolean;
  /** Whether it is about a training: trainers are named first. */
  readonly training: boolean;
  /** What the letter attests: 1, 2, or 3 for everything from „befriedigend“ on. */
  readonly level: 1 | 2 | 3;
}

type Asked = Pick<Reading, 'type' | 'facts' | 'performance' | 'overall' | 'sentences'>;

export function settingOf(reading: Asked): Setting {
  const { facts, type } = reading;
  const gender = facts.salutation ?? told(reading);
  const name = [facts.first_name, facts.last_name].filter((one) => one !== null).join(' ');
  const grade = namedGrade((reading.performance ?? reading.overall)?.grade ?? 3);
  return {
    subject: gender === 'Herr' ? 'Er' : gender === 'Frau' ? 'Sie' : name === '' ? null : name,
    dative: gender === 'Herr' ? 'ihm' : gender === 'Frau' ? 'ihr' : null,
    possessive: gender === 'Herr' ? 'sein' : gender === 'Frau' ? 'ihr' : null,
    lastName: facts.last_name,
    present: type === 'zwischenzeugnis',
    training: type === 'ausbildungszeugnis',
    level: grade <= 1 ? 1 : grade === 2 ? 2 : 3,
  };
}

/** Where no salutation was found, pronouns tell. */
function told({ sentences }: Pick<Reading, 'sentences'>): 'Herr' | 'Frau' | null {
  const text = sentences.map((one) => one.text).join(' ');
  const men = text.match(/(?<!\p{L})(?:[Ee]r|ihm|[Ss]ein(?:e[nmrs]?)?|Herrn?)(?!\p{L})/gu)?.length ?? 0;
  const women = text.match(/(?<!\p{L})(?:[Ii]hre[nmrs]?|ihr|Frau)(?!\p{L})/gu)?.length ?? 0;
  if (men > 2 * women) return 'Herr';
  return women > 2 * men ? 'Frau' : null;
}
