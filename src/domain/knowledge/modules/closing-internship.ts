import type { ModuleFile } from '../../letter/module.ts';

/** Thanks and wishes at the end of an internship. */
export const closingInternship: ModuleFile = {
  kind: 'closing',
  types: ['praktikumszeugnis'],
  modules: [
    {
      id: 'closing-internship-1-dank',
      grade: 1,
      says: ['thanks', 'wishes'],
      text: 'Wir danken {ihm} für die {stets} {hervorragende} Mitarbeit und wünschen {ihm} für den beruflichen und persönlichen Weg alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-internship-1-leistungen',
      grade: 1,
      says: ['thanks', 'wishes'],
      text: 'Für die {stets} {exzellenten} Leistungen im Praktikum danken wir {ihm} sehr und wünschen beruflich wie privat alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-internship-1-besonderer-dank',
      grade: 1,
      says: ['thanks', 'wishes'],
      text: 'Unser besonderer Dank gilt {ihm} für die {stets} {ausgezeichnete} Unterstützung; für den Berufs- und Lebensweg wünschen wir alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-internship-1-bedanken',
      grade: 1,
      says: ['thanks', 'wishes'],
      text: 'Wir bedanken uns bei {ihm} für die {jederzeit} {herausragende} Arbeit und wünschen für Ausbildung, Beruf und Privatleben alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-internship-2-dank',
      grade: 2,
      says: ['thanks', 'wishes'],
      text: 'Wir danken {ihm} für die {stets} gute Mitarbeit und wünschen {ihm} beruflich wie persönlich alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-internship-2-leistungen',
      grade: 2,
      says: ['thanks', 'wishes'],
      text: 'Für die {stets} guten Leistungen im Praktikum danken wir {ihm} und wünschen für den weiteren Berufs- und Lebensweg alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-internship-2-gilt',
      grade: 2,
      says: ['thanks', 'wishes'],
      text: 'Unser Dank gilt {ihm} für die {stets} gute Zusammenarbeit; für Beruf und Privatleben wünschen wir alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-internship-2-bedanken',
      grade: 2,
      says: ['thanks', 'wishes'],
      text: 'Wir bedanken uns bei {ihm} für die {jederzeit} gute Unterstützung und wünschen für die berufliche und persönliche Zukunft alles Gute und weiterhin viel Erfolg.',
    },
    {
      id: 'closing-internship-3-dank',
      grade: 3,
      says: ['thanks', 'wishes'],
      text: 'Wir danken {ihm} für die gute Mitarbeit und wünschen {ihm} für den weiteren Weg alles Gute.',
    },
    {
      id: 'closing-internship-3-unterstuetzung',
      grade: 3,
      says: ['thanks', 'wishes'],
      text: 'Für die gute Unterstützung danken wir {ihm} und wünschen für den Berufsweg Erfolg.',
    },
    {
      id: 'closing-internship-3-gilt',
      grade: 3,
      says: ['thanks', 'wishes'],
      text: 'Unser Dank gilt {ihm} für die gute Zusammenarbeit; für die berufliche Zukunft wünschen wir alles Gute.',
    },
    {
      id: 'closing-internship-3-bedanken',
      grade: 3,
      says: ['thanks', 'wishes'],
      text: 'Wir bedanken uns bei {ihm} für die guten Leistungen und wünschen Erfolg in Ausbildung und Beruf.',
    },
    {
      id: 'closing-internship-4-dank',
      grade: 4,
      says: ['thanks', 'wishes'],
      text: 'Wir danken {ihm} für die Mitarbeit und wünschen {ihm} für die Zukunft alles Gute.',
    },
    {
      id: 'closing-internship-4-praktikum',
      grade: 4,
      says: ['thanks', 'wishes'],
      text: 'Wir sprechen {ihm} unseren Dank für die Mitarbeit im Praktikum aus und wünschen alles Gute.',
    },
    {
      id: 'closing-internship-4-gilt',
      grade: 4,
      says: ['thanks', 'wishes'],
      text: 'Unser Dank gilt {ihm} für die Unterstützung; für den weiteren Weg wünschen wir alles Gute.',
    },
    {
      id: 'closing-internship-4-bedanken',
      grade: 4,
      says: ['thanks', 'wishes'],
      text: 'Für die geleistete Arbeit bedanken wir uns bei {ihm}; für die kommende Zeit wünschen wir alles Gute.',
    },
    {
      id: 'closing-internship-5-wuensche',
      grade: 5,
      says: ['wishes'],
      text: 'Für die Zukunft wünschen wir {ihm} alles Gute.',
    },
    {
      id: 'closing-internship-5-ausbildung-beruf',
      grade: 5,
      says: ['wishes'],
      text: 'Für Ausbildung und Beruf wünschen wir {ihm} alles Gute.',
    },
    {
      id: 'closing-internship-5-mit-auf-weg',
      grade: 5,
      says: ['wishes'],
      text: 'Alles Gute möchten wir {ihm} mit auf den Weg geben.',
    },
    {
      id: 'closing-internship-5-begleiten',
      grade: 5,
      says: ['wishes'],
      text: 'Auf dem weiteren Weg begleiten {ihn} unsere guten Wünsche.',
    },
    {
      id: 'closing-internship-5-dank',
      grade: 5,
      says: ['thanks', 'wishes'],
      text: 'Wir danken {ihm} für die Mitarbeit und wünschen für Ausbildung und Beruf alles Gute.',
    },
    {
      id: 'closing-internship-5-verbinden',
      grade: 5,
      says: ['thanks', 'wishes'],
      text: 'Mit dem Dank für die Mitarbeit verbinden wir gute Wünsche für den weiteren Weg.',
    },
    {
      id: 'closing-internship-5-praktikum',
      grade: 5,
      says: ['thanks'],
      text: 'Für die Mitarbeit im Praktikum danken wir {ihm}.',
    },
    {
      id: 'closing-internship-5-zeit',
      grade: 5,
      says: ['thanks'],
      text: 'Unser Dank gilt {ihm} für die Mitarbeit in {unserem Betrieb}.',
    },
    {
      id: 'closing-internship-wieder',
      says: ['rehire'],
      text: 'Nach dem Abschluss {seiner} Ausbildung würden wir {ihn} jederzeit gern bei uns einstellen.',
    },
    {
      id: 'closing-internship-empfehlung',
      says: ['recommendation'],
      text: 'Wir können {ihn} für weitere Aufgaben uneingeschränkt empfehlen.',
    },
    {
      id: 'closing-internship-willkommen',
      says: ['rehire'],
      text: 'Für ein weiteres Praktikum oder eine Anstellung ist {er} bei uns jederzeit willkommen.',
    },
    {
      id: 'closing-internship-wieder-einstellen',
      says: ['rehire'],
      text: 'Gern würden wir {ihn} in {unserem Betrieb} jederzeit wieder einstellen.',
    },
    {
      id: 'closing-internship-tueren',
      says: ['rehire'],
      text: 'Auch in Zukunft stehen {ihm} unsere Türen jederzeit offen.',
    },
    {
      id: 'closing-internship-weiter',
      says: ['recommendation'],
      text: 'Wir empfehlen {ihn} gern und ohne jede Einschränkung weiter.',
    },
    {
      id: 'closing-internship-anstellung',
      says: ['recommendation'],
      text: 'Für eine Ausbildung oder Anstellung empfehlen wir {ihn} mit voller Überzeugung.',
    },
    {
      id: 'closing-internship-arbeitgeber',
      says: ['recommendation'],
      text: 'Jedem Arbeitgeber können wir {ihn} als Nachwuchskraft sehr empfehlen.',
    },
  ],
};
