import type { ModuleFile } from '../../letter/module.ts';

/** Thanks and wishes at the end of a training. */
export const closingTraining: ModuleFile = {
  kind: 'closing',
  types: ['ausbildungszeugnis'],
  modules: [
    {
      id: 'closing-training-1-dank',
      grade: 1,
      says: ['thanks', 'wishes'],
      text: 'Wir danken {ihm} für die {stets} {hervorragende} Mitarbeit während der Ausbildung und wünschen {ihm} beruflich wie persönlich alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-training-1-leistungen',
      grade: 1,
      says: ['thanks', 'wishes'],
      text: 'Für die {stets} {exzellenten} Leistungen danken wir {ihm} sehr und wünschen für die berufliche und private Zukunft alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-training-1-besonderer-dank',
      grade: 1,
      says: ['thanks', 'wishes'],
      text: 'Unser besonderer Dank gilt {ihm} für die {stets} {ausgezeichnete} Zusammenarbeit; für den Berufs- und Lebensweg wünschen wir alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-training-1-bedanken',
      grade: 1,
      says: ['thanks', 'wishes'],
      text: 'Wir bedanken uns bei {ihm} für die {jederzeit} {herausragende} Arbeit in den Ausbildungsjahren und wünschen beruflich wie privat alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-training-2-dank',
      grade: 2,
      says: ['thanks', 'wishes'],
      text: 'Für die {stets} gute Mitarbeit während der Ausbildung danken wir {ihm} und wünschen {ihm} auf dem beruflichen und persönlichen Weg alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-training-2-leistungen',
      grade: 2,
      says: ['thanks', 'wishes'],
      text: 'Wir danken {ihm} für die {stets} guten Leistungen und wünschen für die berufliche und private Zukunft alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-training-2-gilt',
      grade: 2,
      says: ['thanks', 'wishes'],
      text: 'Unser Dank gilt {ihm} für die {stets} gute Zusammenarbeit, und beruflich wie privat wünschen wir alles Gute und auch künftig viel Erfolg.',
    },
    {
      id: 'closing-training-2-bedanken',
      grade: 2,
      says: ['thanks', 'wishes'],
      text: 'Wir bedanken uns bei {ihm} für die {jederzeit} gute Arbeit und wünschen für den Berufs- und Lebensweg alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-training-3-dank',
      grade: 3,
      says: ['thanks', 'wishes'],
      text: 'Wir danken {ihm} für die gute Mitarbeit und wünschen {ihm} für den weiteren Berufsweg alles Gute.',
    },
    {
      id: 'closing-training-3-ausbildung',
      grade: 3,
      says: ['thanks', 'wishes'],
      text: 'Für die gute Arbeit während der Ausbildung danken wir {ihm} und wünschen im Beruf Erfolg.',
    },
    {
      id: 'closing-training-3-gilt',
      grade: 3,
      says: ['thanks', 'wishes'],
      text: 'Unser Dank gilt {ihm} für die guten Leistungen; für die berufliche Zukunft wünschen wir alles Gute.',
    },
    {
      id: 'closing-training-3-bedanken',
      grade: 3,
      says: ['thanks', 'wishes'],
      text: 'Wir bedanken uns bei {ihm} für die gute Zusammenarbeit und wünschen Erfolg auf dem Berufsweg.',
    },
    {
      id: 'closing-training-4-dank',
      grade: 4,
      says: ['thanks', 'wishes'],
      text: 'Wir danken {ihm} für die Mitarbeit und wünschen {ihm} für die Zukunft alles Gute.',
    },
    {
      id: 'closing-training-4-ausbildung',
      grade: 4,
      says: ['thanks', 'wishes'],
      text: 'Wir sprechen {ihm} unseren Dank für die Mitarbeit während der Ausbildung aus und wünschen alles Gute.',
    },
    {
      id: 'closing-training-4-gilt',
      grade: 4,
      says: ['thanks', 'wishes'],
      text: 'Unser Dank gilt {ihm} für die geleistete Arbeit; für den weiteren Weg wünschen wir alles Gute.',
    },
    {
      id: 'closing-training-4-bedanken',
      grade: 4,
      says: ['thanks', 'wishes'],
      text: 'Für die Zusammenarbeit bedanken wir uns bei {ihm}; für die kommende Zeit wünschen wir alles Gute.',
    },
    {
      id: 'closing-training-5-wuensche',
      grade: 5,
      says: ['wishes'],
      text: 'Wir wünschen {ihm} für die Zukunft alles Gute.',
    },
    {
      id: 'closing-training-5-weg',
      grade: 5,
      says: ['wishes'],
      text: 'Auf dem weiteren Weg wünschen wir {ihm} alles Gute.',
    },
    {
      id: 'closing-training-5-mit-auf-weg',
      grade: 5,
      says: ['wishes'],
      text: 'Alles Gute möchten wir {ihm} mit auf den Weg geben.',
    },
    {
      id: 'closing-training-5-begleiten',
      grade: 5,
      says: ['wishes'],
      text: 'Auf dem Weg in den Beruf begleiten {ihn} unsere guten Wünsche.',
    },
    {
      id: 'closing-training-5-dank',
      grade: 5,
      says: ['thanks', 'wishes'],
      text: 'Wir danken {ihm} für die Mitarbeit und wünschen für den Berufsweg alles Gute.',
    },
    {
      id: 'closing-training-5-verbinden',
      grade: 5,
      says: ['thanks', 'wishes'],
      text: 'Mit dem Dank für die geleistete Arbeit verbinden wir gute Wünsche für den weiteren Weg.',
    },
    {
      id: 'closing-training-5-ausbildung',
      grade: 5,
      says: ['thanks'],
      text: 'Für die Mitarbeit während der Ausbildung danken wir {ihm}.',
    },
    {
      id: 'closing-training-5-zeit',
      grade: 5,
      says: ['thanks'],
      text: 'Unser Dank gilt {ihm} für die Arbeit in {unserem Betrieb}.',
    },
    {
      id: 'closing-training-wieder',
      says: ['rehire'],
      text: 'Wir würden {ihn} jederzeit gern wieder bei uns einstellen.',
    },
    {
      id: 'closing-training-empfehlung',
      says: ['recommendation'],
      text: 'Wir können {ihn} jedem Arbeitgeber uneingeschränkt empfehlen.',
    },
    {
      id: 'closing-training-erneut',
      says: ['rehire'],
      text: 'Wir würden {ihn} sofort wieder als Fachkraft einstellen.',
    },
    {
      id: 'closing-training-willkommen',
      says: ['rehire'],
      text: 'In {unserem Betrieb} ist {er} jederzeit wieder willkommen.',
    },
    {
      id: 'closing-training-tueren',
      says: ['rehire'],
      text: 'Auch in Zukunft stehen {ihm} unsere Türen jederzeit offen.',
    },
    {
      id: 'closing-training-weiter',
      says: ['recommendation'],
      text: 'Wir empfehlen {ihn} gern und ohne jede Einschränkung weiter.',
    },
    {
      id: 'closing-training-fachkraft',
      says: ['recommendation'],
      text: 'Mit voller Überzeugung empfehlen wir {ihn} als Fachkraft weiter.',
    },
    {
      id: 'closing-training-aufgaben',
      says: ['recommendation'],
      text: 'Für anspruchsvolle berufliche Aufgaben können wir {ihn} sehr empfehlen.',
    },
  ],
};
