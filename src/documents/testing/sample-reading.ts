// A reading as the decoder gives it, made by hand: reports and summaries are tested without it.
import type { Finding, Reading, SentenceReading } from '#domain/decode/reading.ts';

const introduction =
  'Frau Dr. Lena Vogt, geboren am 12. März 1985 in Köln, war vom 1. April 2018 bis zum 14. September 2025 als Projektleiterin bei uns tätig.';
const knowledge = 'Sie verfügt über ein sehr fundiertes Fachwissen, das sie jederzeit erfolgreich einsetzte.';
const effort = 'Bei der Einführung neuer Verfahren war sie stets bemüht.';
const summary = 'Alle Aufgaben erledigte sie zu unserer vollen Zufriedenheit.';
const behavior = 'Ihr Verhalten gegenüber Kollegen, Kunden und Vorgesetzten war stets einwandfrei.';
const closing = 'Wir danken Frau Dr. Vogt für die Zusammenarbeit und wünschen ihr alles Gute.';

export const sampleText = `Arbeitszeugnis\n\n${introduction}\n\nZu ihren Aufgaben gehörten:\n\n– Leitung von Softwareprojekten\n– Budgetplanung\n\n${knowledge} ${effort} ${summary}\n\n${behavior}\n\n${closing}\n\nKöln, den 30. September 2025\n\nDr. Anna Meier\nGeschäftsführerin`;

function sentence(text: string, rest: Partial<SentenceReading>): SentenceReading {
  const start = sampleText.indexOf(text);
  const neutral = {
    part: 'other',
    graded: false,
    categories: [],
    codes: [],
    evidence: [],
    explanation: '',
  } as const;
  return { ...neutral, start, end: start + text.length, text, ...rest };
}

const sentences: readonly SentenceReading[] = [
  sentence('Arbeitszeugnis', { part: 'heading' }),
  sentence(introduction, { part: 'introduction' }),
  sentence('Leitung von Softwareprojekten', { part: 'tasks' }),
  sentence('Budgetplanung', { part: 'tasks' }),
  sentence(knowledge, {
    part: 'performance',
    graded: true,
    grade: 1.5,
    range: [1, 2],
    confidence: 0.8,
    category: 'expertise',
    categories: ['expertise'],
    explanation:
      'Das lesen die meisten als gut bis sehr gut: „sehr fundiert“ und „jederzeit“ verstärken beide.',
  }),
  sentence(effort, {
    part: 'performance',
    graded: true,
    grade: 5,
    range: [4, 6],
    confidence: 0.9,
    category: 'motivation',
    categories: ['motivation'],
    codes: ['effort-without-result'],
    explanation: 'Das lesen die meisten als mangelhaft: Es ist von Mühe die Rede, aber von keinem Ergebnis.',
    better: 'Die Einführung neuer Verfahren gelang ihr zügig und mit Erfolg.',
  }),
  sentence(summary, {
    part: 'summary',
    graded: true,
    grade: 3,
    range: [2.5, 3],
    confidence: 0.95,
    category: 'performance-summary',
    categories: ['performance-summary'],
    explanation: 'Das lesen die meisten als befriedigend: Es fehlt „stets“, mit „stets“ wäre es gut.',
    better: 'Alle Aufgaben erledigte sie stets zu unserer vollen Zufriedenheit.',
  }),
  sentence(behavior, {
    part: 'behavior',
    graded: true,
    grade: 2,
    range: [1.5, 2.5],
    confidence: 0.7,
    category: 'internal-behavior',
    categories: ['internal-behavior', 'external-behavior'],
    explanation: 'Das lesen die meisten als gut; die Vorgesetzten stehen aber zuletzt.',
  }),
  sentence(closing, {
    part: 'closing',
    graded: true,
    grade: 3.5,
    range: [3, 4],
    confidence: 0.75,
    category: 'future-wishes',
    categories: ['future-wishes'],
    explanation:
      'Dank ohne nähere Beschreibung und kein Bedauern: Das lesen die meisten als befriedigend bis ausreichend.',
  }),
  sentence('Köln, den 30. September 2025', { part: 'signature' }),
];

/** Findings with the offsets of their quotes. */
const located = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => {
    if (finding.quote === undefined) return finding;
    const start = sampleText.indexOf(finding.quote);
    return { ...finding, start, end: start + finding.quote.length };
  });

/** A mixed letter: good knowledge, one bad sentence, wrong order of persons, an odd last day. */
export const sampleReading: Reading = {
  isReference: true,
  notReferenceReason: null,
  type: 'arbeitszeugnis',
  overall: { grade: 2.8, range: [2.3, 3.2], confidence: 0.8 },
  performance: { grade: 2.9, range: [2.5, 3.2], confidence: 0.82 },
  behavior: { grade: 2, range: [1.5, 2.5], confidence: 0.7 },
  closing: { grade: 3.5, range: [3, 4], confidence: 0.75 },
  categories: [
    { category: 'expertise', grade: 1.5, range: [1, 2], confidence: 0.8, sentences: [4] },
    { category: 'motivation', grade: 5, range: [4, 6], confidence: 0.9, sentences: [5] },
    { category: 'performance-summary', grade: 3, range: [2.5, 3], confidence: 0.95, sentences: [6] },
    { category: 'internal-behavior', grade: 2, range: [1.5, 2.5], confidence: 0.7, sentences: [7] },
    { category: 'future-wishes', grade: 3.5, range: [3, 4], confidence: 0.75, sentences: [8] },
  ],
  sentences,
  findings: located([
    {
      rule: 'odd-end-date',
      kind: 'formal',
      severity: 'hint',
      quote: '14. September 2025',
      title: 'Das Arbeitsverhältnis endet mitten im Monat',
      detail: 'Ein solcher Tag lässt manche Leser an eine Kündigung ohne Frist denken.',
      advice: 'Ist der Tag vereinbart oder war das Ende befristet, kann der Grund genannt werden.',
      correctable: false,
      ruling: 'lag-duesseldorf-22-01-1988',
    },
    {
      rule: 'superiors-last',
      kind: 'order',
      severity: 'warning',
      quote: 'Kollegen, Kunden und Vorgesetzten',
      title: 'Die Vorgesetzten stehen zuletzt',
      detail:
        'Üblich ist die Reihenfolge Vorgesetzte, Kollegen, Kunden; eine andere lässt an Spannungen denken.',
      advice: 'Die übliche Reihenfolge kann verlangt werden.',
      correctable: true,
      category: 'internal-behavior',
      ruling: 'arbg-saarbruecken',
      better: 'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets einwandfrei.',
    },
    {
      rule: 'effort-without-result',
      kind: 'technique',
      severity: 'error',
      quote: 'war sie stets bemüht',
      title: 'Mühe ohne Ergebnis',
      detail: '„Bemüht“ sagt, dass der Erfolg ausblieb.',
      advice: 'Für unterdurchschnittliche Aussagen trägt der Arbeitgeber die Beweislast.',
      correctable: true,
      category: 'motivation',
      ruling: 'lag-koeln-4-sa-12-23',
      better: 'Die Einführung neuer Verfahren gelang ihr zügig und mit Erfolg.',
    },
    {
      rule: 'missing-working-method',
      kind: 'omission',
      severity: 'warning',
      title: 'Zur Arbeitsweise steht nichts da',
      detail: 'Sorgfalt und Selbständigkeit werden in diesem Beruf gewöhnlich genannt.',
      advice: 'Eine Ergänzung kann verlangt werden, wenn sie im Beruf üblich ist.',
      correctable: true,
      category: 'working-method',
      ruling: 'bag-9-azr-632-07',
      better: 'Sie arbeitete stets sorgfältig, selbständig und zielgerichtet.',
    },
  ]),
  facts: {
    salutation: 'Frau',
    title: 'Dr.',
    first_name: 'Lena',
    last_name: 'Vogt',
    birthday: '1985-03-12',
    birthplace: 'Köln',
    job_title: 'Projektleiterin',
    begin: '2018-04-01',
    end: '2025-09-14',
    company: null,
    place: 'Köln',
    date: '2025-09-30',
    signatories: ['Dr. Anna Meier, Geschäftsführerin'],
  },
  recommendations: [
    {
      id: 'ask-for-correction',
      title: 'Um Berichtigung bitten',
      text: 'Drei Stellen lassen sich mit guten Gründen beanstanden. Am besten freundlich und bald: viele Verträge haben Fristen von drei Monaten.',
      ruling: 'bag-5-azr-607-84',
    },
    {
      id: 'ask-for-wishes',
      title: 'Um eine vollständige Schlussformel bitten',
      text: 'Einklagen lässt sie sich nicht, viele Arbeitgeber ergänzen sie aber auf Wunsch.',
      ruling: 'bag-9-azr-146-21',
    },
  ],
  layman: false,
};
