import type { Answers } from '../letter/answers.ts';
import { blocksOf, type Letter } from '../letter/letter.ts';
import type { Warning } from './warning.ts';

const wishWords = /wünsch|alles Gute|viel Erfolg/i;
const goOn =
  /freuen|hoff(?:en|nung)|weitere|fort(?:ge)?setz|fortzusetzen|fortführ|künftig|Zukunft|noch (?:lange|viele)/i;

/** Warnings on thanks and wishes; what counts is what the letter says, whoever wrote it. */
export function closingWarnings(letter: Letter, { ending, type }: Answers): Warning[] {
  const closing = blocksOf({ ...letter, areas: letter.areas.filter(({ id }) => id === 'closing') })
    .filter(({ hidden }) => !hidden)
    .map(({ text }) => text)
    .join(' ');
  const interim = type === 'zwischenzeugnis';
  const wished = (interim ? goOn : wishWords).test(closing);
  if (!wished) return [interim ? noContinuation : noWishes];
  return !interim && ending.termination_reason === 'extraordinary' ? [afterExtraordinary] : [];
}

const noWishes: Warning = {
  id: 'no-wishes',
  severity: 'warning',
  title: 'Keine Zukunftswünsche',
  detail:
    'Ein Zeugnis ohne Dank und gute Wünsche hinterlässt einen negativen Eindruck. Ein Anspruch darauf besteht nach der Rechtsprechung des Bundesarbeitsgerichts nicht. Keine Rechtsberatung.',
  area: 'closing',
  category: 'future-wishes',
  ruling: 'bag-9-azr-146-21',
};

const noContinuation: Warning = {
  id: 'no-wishes',
  severity: 'warning',
  title: 'Kein Ausblick auf die weitere Zusammenarbeit',
  detail:
    'Ein Zwischenzeugnis ohne Dank und ohne den Wunsch nach weiterer Zusammenarbeit kann als bevorstehender Abschied gelesen werden.',
  area: 'closing',
  category: 'future-wishes',
};

const afterExtraordinary: Warning = {
  id: 'wishes-after-extraordinary',
  severity: 'hint',
  title: 'Zukunftswünsche nach außerordentlicher Kündigung',
  detail:
    'Nach einer außerordentlichen Kündigung sind gute Wünsche unüblich. Sollen sie wirklich im Zeugnis stehen?',
  area: 'closing',
  category: 'future-wishes',
};
