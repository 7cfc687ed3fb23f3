import { soundsLikeJob } from '../decode/title-cut.ts';

/** Houses, and what is done by many: they end like a job and are none. */
const noJob = /(?:ment|labor|lager|center|zentrum|theater|museum|archiv|design|konstruktion)$/iu;
const intern = /^(?:praktikant(?:in)?|praktikum)(?:\s+|$)/iu;
const ofIntern = /[-\s](?:praktikant(?:in)?|praktikum)$/iu;

/**
 * What an internship was in, as it follows „ein Praktikum“: „als Softwareentwicklerin“, „im Bereich Marketing“, „in der
 * Redaktion“; '' where nothing is told that the word „Praktikum“ does not say.
 * @param told the job title of the answers, with a field or with a job
 */
export function internshipField(told: string): string {
  const text = told.trim();
  if (text === '' || /^praktikant(?:in)?$|^praktikum$/iu.test(text)) return '';
  if (intern.test(text)) return asField(text.replace(intern, ''));
  if (ofIntern.test(text)) return asField(text.replace(ofIntern, ''));
  return soundsLikeJob(text) && !noJob.test(text) ? `als ${text}` : asField(text);
}

const asField = (text: string): string =>
  /^(?:im|in|am|an|bei|beim|für|als)\s/u.test(text) ? text : `im Bereich ${text}`;
