import { inPresent } from './in-present.ts';
import type { Setting } from './person-words.ts';
import { tidy } from './point.ts';

/**
 * A wording of the knowledge as it can stand in the letter: with its subject, in its tense, and of no better grade than
 * the letter attests. Null where something would stay open.
 * @param instead the sentence it shall stand in place of
 */
export function fitWording(wording: string, setting: Setting, instead = ''): string | null {
  const told = setting.present ? inPresent(wording) : wording;
  const named = withPerson(withTrainers(told, setting), setting);
  const subject = subjectFor(instead, setting);
  if (/^… \p{Ll}/u.test(named) && subject === null) return null;
  const whole = named.replace(/^… (?=\p{Ll})/u, () => `${subject} `);
  return whole.includes('…') ? null : whole;
}

/** The name where the sentence begins with it, else the pronoun. */
function subjectFor(instead: string, { subject, lastName }: Setting): string | null {
  const begin = /^(?:Herr|Frau) (?:(?:Dr|Prof|Dipl|Ing)\.[\p{L}.-]* )*(\p{Lu}[\p{L}'’-]+)(?!\p{L})/u.exec(
    tidy(instead),
  );
  return begin !== null && begin[1] === lastName ? begin[0] : subject;
}

/** In a training it is the trainers who are named first. */
const withTrainers = (wording: string, { training }: Setting): string =>
  training ? wording.replace('gegenüber Vorgesetzten, K', 'gegenüber Ausbildern, Vorgesetzten, K') : wording;

/** „danken ihr für“, „sein Ausscheiden“ where it is known of whom the letter speaks. */
function withPerson(wording: string, { dative, possessive }: Setting): string {
  if (dative === null || possessive === null) return wording;
  return wording
    .replace(/(?<!\p{L})danken (?=für)/u, `danken ${dative} `)
    .replace(
      /(?<!\p{L})wünschen (wir )?(?=beruflich|für|alles)/u,
      (_, we: string = '') => `wünschen ${we}${dative} `,
    )
    .replace(/(?<!\p{L})das Ausscheiden/u, `${possessive} Ausscheiden`);
}

/** A wording on offer reads „gut“: where the letter attests less it shall not praise beyond it, where more not fall short. */
export function atLevel(wording: string, level: Setting['level']): string {
  if (level === 2) return wording;
  if (level === 1)
    return wording
      .replaceAll(/(?<=stets (?:von |zu )?)(?=gute|freundlich)/gu, 'sehr ')
      .replace('zu unserer vollen', 'zu unserer vollsten')
      .replace('stets einwandfrei', 'stets vorbildlich');
  return wording
    .replaceAll(/(?<!\p{L})(?:stets|jederzeit|absolut|mehrfach) (?=\p{L})/gu, '')
    .replaceAll(/(?<!\p{L})sehr (?=\p{Ll})/gu, '')
    .replaceAll('vollsten', 'vollen')
    .replaceAll('vorbildlich', 'einwandfrei');
}
