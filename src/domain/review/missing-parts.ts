import { occupationGroupOf } from '../knowledge/occupations.ts';
import { groupNoun } from '../german/group-nouns.ts';
import { isLeader, tradeOf, type Answers } from '../letter/answers.ts';
import type { Category } from '../letter/category.ts';
import { blocksOf, type AreaId, type Letter } from '../letter/letter.ts';
import { findPersons } from '../german/persons.ts';
import type { Warning } from './warning.ts';

/** Parts that readers expect and the letter lacks. */
export function missingParts(letter: Letter, answers: Answers): Warning[] {
  return [...missingAreas(letter, answers), ...missingForJob(letter, answers), ...missingFoot(answers)];
}

const missing = (title: string, detail: string, more: Partial<Warning> = {}): Warning => ({
  id: 'missing-part',
  severity: 'warning',
  title,
  detail,
  ...more,
});

const areaTexts: readonly (readonly [AreaId, string, string])[] = [
  [
    'introduction',
    'Einleitung fehlt',
    'Wer, von wann bis wann, als was: Ohne Einleitung ist das Zeugnis unvollständig.',
  ],
  [
    'tasks',
    'Aufgaben fehlen',
    'Die Aufgaben gehören in jedes Zeugnis und machen etwa die Hälfte des Textes aus.',
  ],
  ['performance', 'Leistungsbeurteilung fehlt', 'Ein qualifiziertes Zeugnis beurteilt die Leistung.'],
  [
    'summary',
    'Leistungszusammenfassung fehlt',
    'Der Satz zur Zufriedenheit trägt die Gesamtnote; fehlt er, wird das als Absicht gelesen.',
  ],
  [
    'behavior',
    'Verhaltensbeurteilung fehlt',
    'Ein qualifiziertes Zeugnis beurteilt auch das Verhalten; fehlt es, fällt das negativ auf.',
  ],
];

function missingAreas(letter: Letter, { type }: Answers): Warning[] {
  const filled = new Set(
    letter.areas.filter(({ blocks }) => blocks.some(({ hidden }) => !hidden)).map(({ id }) => id),
  );
  const gone = areaTexts
    .filter(([id]) => !filled.has(id))
    .map(([id, title, detail]) => missing(title, detail, { area: id }));
  const occasion = type === 'zwischenzeugnis' && !shown(letter).some(({ id }) => id === 'occasion');
  return occasion
    ? [
        ...gone,
        missing(
          'Ausstellungsgrund fehlt',
          'Ein Zwischenzeugnis nennt seinen Anlass; fehlt er, wird ein Wechselwunsch vermutet.',
          { area: 'closing' },
        ),
      ]
    : gone;
}

const shown = (letter: Letter) => blocksOf(letter).filter(({ hidden }) => !hidden);

/** What this job lets readers expect: its categories, leadership, customers, honesty. */
function missingForJob(letter: Letter, answers: Answers): Warning[] {
  const { company, options, type } = answers;
  const group = occupationGroupOf(tradeOf(answers));
  const present = new Set<Category>(shown(letter).flatMap(({ category }) => category ?? []));
  const behavior = letter.areas
    .filter(({ id }) => id === 'behavior')
    .flatMap(({ blocks }) => blocks.filter(({ hidden }) => !hidden))
    .map(({ text }) => text)
    .join(' ');
  const persons = new Set(findPersons(behavior).map((person) => person.group));
  const found: Warning[] = [];
  if (behavior !== '' && !persons.has('superior')) {
    found.push(
      missing(
        'Vorgesetzte fehlen',
        'Das Verhalten gegenüber Vorgesetzten ist nicht erwähnt; das deutet auf Konflikte hin.',
        { area: 'behavior' },
      ),
    );
  }
  if (behavior !== '' && group?.customers === 'required' && !persons.has('external')) {
    found.push(
      missing(
        'Kunden fehlen',
        `In diesem Beruf wird das Verhalten gegenüber ${groupNoun(company.clients, 'dat', options.gender_form)} erwartet.`,
        { area: 'behavior', category: 'external-behavior' },
      ),
    );
  }
  const work = type === 'arbeitszeugnis' || type === 'zwischenzeugnis';
  if (work && isLeader(answers) && !present.has('leadership')) {
    found.push(
      missing(
        'Führungsleistung fehlt',
        'Bei Führungskräften gehört die Beurteilung der Führung in das Zeugnis.',
        { area: 'performance', category: 'leadership' },
      ),
    );
  }
  if (group?.honesty === 'required' && !present.has('reliability-honesty')) {
    found.push(
      missing(
        'Ehrlichkeit fehlt',
        'In Berufen mit Geld oder Ware wird die Ehrlichkeit erwähnt; fehlt sie, weckt das Zweifel. Keine Rechtsberatung.',
        {
          area: 'performance',
          category: 'reliability-honesty',
          ruling: 'bag-29-07-1971',
        },
      ),
    );
  }
  return found;
}

function missingFoot({ company, place, date, signatories }: Answers): Warning[] {
  return [
    ...(company.name.trim() === ''
      ? [
          missing(
            'Name des Arbeitgebers fehlt',
            'Nirgends steht, wer das Zeugnis ausstellt. Auf Briefpapier mit dem Namen darf er im Text fehlen; sonst ist das Zeugnis niemandem zuzuordnen.',
            { severity: 'hint', area: 'company' },
          ),
        ]
      : []),
    ...(place === '' || date === null
      ? [missing('Ort oder Datum fehlt', 'Am Ende stehen Ort und Datum der Ausstellung.')]
      : []),
    ...(signatories.length === 0
      ? [
          missing(
            'Unterschrift fehlt',
            'Ein Zeugnis wird von einer ranghöheren Person unterschrieben; Name und Funktion stehen darunter. Keine Rechtsberatung.',
            { ruling: 'gewo-109-1' },
          ),
        ]
      : []),
  ];
}
