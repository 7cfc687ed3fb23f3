import type { ModuleFile } from '../../letter/module.ts';

/** Thanks and the wish to go on working together. */
export const closingInterim: ModuleFile = {
  kind: 'closing',
  types: ['zwischenzeugnis'],
  modules: [
    {
      id: 'closing-interim-1-dank',
      grade: 1,
      says: ['thanks', 'continuation'],
      text: 'Wir danken {ihm} für die {stets} {hervorragenden} Leistungen und freuen uns auf eine weiterhin sehr erfolgreiche Zusammenarbeit.',
    },
    {
      id: 'closing-interim-1-weitere-jahre',
      grade: 1,
      says: ['thanks', 'continuation'],
      text: 'Für die {jederzeit} {ausgezeichnete} Mitarbeit danken wir {ihm} sehr und freuen uns auf viele weitere gemeinsame Jahre.',
    },
    {
      id: 'closing-interim-1-besonderer-dank',
      grade: 1,
      says: ['thanks', 'continuation'],
      text: 'Unser besonderer Dank gilt {ihm} für die {stets} {exzellente} Arbeit, wir freuen uns sehr auf die weitere Zusammenarbeit.',
    },
    {
      id: 'closing-interim-1-kuenftig',
      grade: 1,
      says: ['thanks', 'continuation'],
      text: 'Wir freuen uns sehr, auch künftig mit {ihm} zu arbeiten, und danken für die {stets} {herausragenden} Leistungen.',
    },
    {
      id: 'closing-interim-1-noch-lange',
      grade: 1,
      says: ['thanks', 'continuation'],
      text: 'Wir danken {ihm} sehr für die {stets} {hervorragende} Zusammenarbeit, die wir noch lange fortsetzen möchten.',
    },
    {
      id: 'closing-interim-2-dank',
      grade: 2,
      says: ['thanks', 'continuation'],
      text: 'Für die {stets} gute Mitarbeit danken wir {ihm} und freuen uns auf die weitere Zusammenarbeit.',
    },
    {
      id: 'closing-interim-2-leistungen',
      grade: 2,
      says: ['thanks', 'continuation'],
      text: 'Wir bedanken uns bei {ihm} für die {stets} guten Leistungen und hoffen auf viele weitere Jahre in {unserem Betrieb}.',
    },
    {
      id: 'closing-interim-2-fortsetzen',
      grade: 2,
      says: ['thanks', 'continuation'],
      text: 'Unser Dank gilt {ihm} für die {jederzeit} gute Zusammenarbeit, die wir gern noch lange fortsetzen.',
    },
    {
      id: 'closing-interim-2-kuenftig',
      grade: 2,
      says: ['thanks', 'continuation'],
      text: 'Wir freuen uns, auch künftig mit {ihm} zu arbeiten, und danken für die {stets} gute Arbeit.',
    },
    {
      id: 'closing-interim-2-aussprechen',
      grade: 2,
      says: ['thanks', 'continuation'],
      text: 'Wir sprechen {ihm} unseren Dank für die {stets} gute Unterstützung aus und freuen uns auf die weiteren gemeinsamen Aufgaben.',
    },
    {
      id: 'closing-interim-3-dank',
      grade: 3,
      says: ['thanks', 'continuation'],
      text: 'Wir danken {ihm} für die gute Mitarbeit und freuen uns auf die weitere Zusammenarbeit.',
    },
    {
      id: 'closing-interim-3-leistungen',
      grade: 3,
      says: ['thanks', 'continuation'],
      text: 'Wir sprechen {ihm} unseren Dank für die guten Leistungen aus und setzen gern auf die weitere Zusammenarbeit.',
    },
    {
      id: 'closing-interim-3-gilt',
      grade: 3,
      says: ['thanks', 'continuation'],
      text: 'Unser Dank gilt {ihm} für die gute Arbeit, wir rechnen auch künftig gern mit {seiner} Mitarbeit.',
    },
    {
      id: 'closing-interim-3-kuenftig',
      grade: 3,
      says: ['thanks', 'continuation'],
      text: 'Wir freuen uns, auch künftig mit {ihm} zu arbeiten, und danken für die gute Unterstützung.',
    },
    {
      id: 'closing-interim-3-bedanken',
      grade: 3,
      says: ['thanks', 'continuation'],
      text: 'Wir bedanken uns bei {ihm} für die gute Zusammenarbeit und hoffen auf noch viele gemeinsame Jahre.',
    },
    {
      id: 'closing-interim-4-dank',
      grade: 4,
      says: ['thanks', 'continuation'],
      text: 'Wir danken {ihm} für die Mitarbeit und hoffen auf eine weitere Zusammenarbeit.',
    },
    {
      id: 'closing-interim-4-rechnen',
      grade: 4,
      says: ['thanks', 'continuation'],
      text: 'Wir sprechen {ihm} unseren Dank für die Mitarbeit aus und rechnen mit weiterer Unterstützung.',
    },
    {
      id: 'closing-interim-4-bedanken',
      grade: 4,
      says: ['thanks', 'continuation'],
      text: 'Wir bedanken uns bei {ihm} für die geleistete Arbeit und setzen auch künftig darauf.',
    },
    {
      id: 'closing-interim-4-gilt',
      grade: 4,
      says: ['thanks', 'continuation'],
      text: 'Unser Dank gilt {ihm} für die Tätigkeit, wir hoffen auch künftig auf {seine} Mitarbeit.',
    },
    {
      id: 'closing-interim-4-bisher',
      grade: 4,
      says: ['thanks', 'continuation'],
      text: 'Für die bisherige Arbeit danken wir {ihm} und gehen von einer weiteren Zusammenarbeit aus.',
    },
    {
      id: 'closing-interim-5-weiter',
      grade: 5,
      says: ['continuation'],
      text: 'Wir rechnen mit einer weiteren Zusammenarbeit.',
    },
    {
      id: 'closing-interim-5-hoffen',
      grade: 5,
      says: ['continuation'],
      text: 'Wir hoffen auf die weitere Zusammenarbeit mit {ihm}.',
    },
    {
      id: 'closing-interim-5-kuenftig',
      grade: 5,
      says: ['continuation'],
      text: 'Auch künftig rechnen wir mit {seiner} Mitarbeit.',
    },
    {
      id: 'closing-interim-5-ausgehen',
      grade: 5,
      says: ['continuation'],
      text: 'Von einer weiteren Zusammenarbeit mit {ihm} gehen wir aus.',
    },
  ],
};
