// Work that one sentence denies and another one praises, and facts of the post that cannot both hold.
import { expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const praise =
  'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie arbeitete immer äußerst sorgfältig. Ihre Ergebnisse waren stets sehr gut.';
const contradictions = (tasks: string, sentence: string, job = 'Sachbearbeiterin'): string[] =>
  decode(
    baseLetter(
      {
        tasks: `${tasks} Zu ihren Aufgaben gehörten Angebote, Bestellungen und die Pflege der Stammdaten.`,
        performance: `${praise} ${sentence}`,
      },
      { job },
    ),
  ).findings.flatMap(({ rule, kind }) => (kind === 'contradiction' ? [rule] : []));

it.each([
  [
    'Rufbereitschaften fielen in ihrer Stelle nicht an.',
    'In ihrer Rufbereitschaft reagierte sie stets sehr schnell.',
  ],
  [
    'Zu ihrer Stelle gehörte keine eigene Kreditkompetenz.',
    'Innerhalb ihrer Kreditkompetenz entschied sie stets sehr sicher.',
  ],
  [
    'Von der Kassenführung war sie während der ganzen Zeit befreit.',
    'Die Kassenführung beherrschte sie stets sehr gut.',
  ],
  [
    'Sie arbeitete durchweg in unserer Geschäftsstelle am Markt.',
    'Bei ihren Hausbesuchen war sie stets sehr geduldig.',
  ],
  [
    'Sie war uns von einer Zeitarbeitsfirma überlassen.',
    'Als fest angestelltes Mitglied der Stammbelegschaft war sie stets sehr beliebt.',
  ],
  [
    'Sie kam nur während der Saison zu uns.',
    'Ganzjährig angestellt, sorgte sie stets sehr gut für unsere Gäste.',
  ],
  ['Sie arbeitete im Fünfschichtbetrieb.', 'In ihrem geregelten Tagdienst war sie stets sehr aufmerksam.'],
  [
    'Über Einstellungen in ihrem Bereich entschied sie allein.',
    'Personalentscheidungen waren stets der Heimleitung vorbehalten.',
  ],
  [
    'Sie war mit der Hälfte der tariflichen Wochenarbeitszeit beschäftigt.',
    'Da sie von Anfang an vollbeschäftigt war, kannte sie jeden Vorgang sehr gut.',
  ],
  [
    'Die Prüfung zur Bilanzbuchhalterin legte sie 2019 mit der Note „sehr gut“ ab.',
    'Hervorheben möchten wir, dass sie ihre Bilanzbuchhalterprüfung mit „befriedigend“ bestand.',
  ],
])('does not fit: %s %s', (tasks, sentence) => expect(contradictions(tasks, sentence)).not.toEqual([]));

it.each([
  [
    'Rufbereitschaften fielen in ihrer Stelle regelmäßig an.',
    'In ihrer Rufbereitschaft reagierte sie stets sehr schnell.',
  ],
  [
    'Zu ihrer Stelle gehörte eine eigene Kreditkompetenz.',
    'Innerhalb ihrer Kreditkompetenz entschied sie stets sehr sicher.',
  ],
  [
    'Sie kam zunächst über eine Zeitarbeitsfirma zu uns und wurde 2019 übernommen.',
    'Als fest angestelltes Mitglied der Stammbelegschaft war sie stets sehr beliebt.',
  ],
  [
    'Sie arbeitete in unserer Geschäftsstelle am Markt.',
    'Bei ihren Hausbesuchen war sie stets sehr geduldig.',
  ],
  [
    'Die Prüfung zur Bilanzbuchhalterin legte sie 2019 mit der Note „sehr gut“ ab.',
    'Ihre Bilanzbuchhalterprüfung bestand sie mit „sehr gut“.',
  ],
])('fits: %s %s', (tasks, sentence) => expect(contradictions(tasks, sentence)).toEqual([]));
