import type { ModuleFile } from '../../letter/module.ts';

/** The sentence that sums the performance up: satisfaction and its lawful variants. */
export const performanceSummary: ModuleFile = {
  kind: 'performance',
  category: 'performance-summary',
  modules: [
    {
      id: 'performance-summary-1-vollste-zufriedenheit',
      grade: 1,
      text: 'Die übertragenen Aufgaben {erfüllte|erfüllt} {er} {stets} zu unserer vollsten Zufriedenheit.',
    },
    {
      id: 'performance-summary-1-zufrieden',
      grade: 1,
      text: 'Mit {seinen} Leistungen {waren|sind} wir {jederzeit} {außerordentlich} zufrieden.',
    },
    {
      id: 'performance-summary-1-anerkennung',
      grade: 1,
      text: '{Seine} Leistungen {fanden|finden} {immer} und in jeder Hinsicht unsere vollste Anerkennung.',
    },
    {
      id: 'performance-summary-1-erwartungen',
      grade: 1,
      text: '{Name} {erbrachte|erbringt} {durchweg} {hervorragende} Leistungen, die unsere Erwartungen weit {übertrafen|übertreffen}.',
    },
    {
      id: 'performance-summary-1-sehr-gut',
      grade: 1,
      text: 'Wir {beurteilten|beurteilen} {seine} Leistungen {jederzeit} und in jeder Beziehung als sehr gut.',
    },
    {
      id: 'performance-summary-1-ansprueche',
      grade: 1,
      text: 'Unsere hohen Erwartungen {wurden|werden} von {ihm} {stets} in bester Weise übertroffen.',
    },
    {
      id: 'performance-summary-1-arbeiten-vollste',
      grade: 1,
      text: 'Sämtliche Arbeiten {führte|führt} {er} {stets} zu unserer vollsten Zufriedenheit aus.',
    },
    {
      id: 'performance-summary-2-volle-zufriedenheit',
      grade: 2,
      text: '{Name} {erledigte|erledigt} {seine} Aufgaben {stets} zu unserer vollen Zufriedenheit.',
    },
    {
      id: 'performance-summary-2-zufrieden',
      grade: 2,
      text: 'Mit {seinen} Leistungen {waren|sind} wir {jederzeit} voll und ganz zufrieden.',
    },
    {
      id: 'performance-summary-2-anerkennung',
      grade: 2,
      text: '{Seine} Leistungen {fanden|finden} in allen Aufgabengebieten {immer} unsere volle Anerkennung.',
    },
    {
      id: 'performance-summary-2-gesamtleistung',
      grade: 2,
      text: '{Seine} Gesamtleistung {war|ist} {durchweg} gut und {entsprach|entspricht} voll unseren Erwartungen.',
    },
    {
      id: 'performance-summary-2-erwartungen',
      grade: 2,
      text: 'Unsere Erwartungen {erfüllte|erfüllt} {er} mit guten Leistungen {stets} voll und ganz.',
    },
    {
      id: 'performance-summary-2-gut',
      grade: 2,
      text: 'Wir {beurteilten|beurteilen} {seine} Leistungen im übertragenen Aufgabengebiet {jederzeit} als gut.',
    },
    {
      id: 'performance-summary-2-uebertragene-vollen',
      grade: 2,
      text: 'Die übertragenen Aufgaben {erfüllte|erfüllt} {er} {stets} zu unserer vollen Zufriedenheit.',
    },
    {
      id: 'performance-summary-3-volle-zufriedenheit',
      grade: 3,
      text: '{Name} {erledigte|erledigt} die übertragenen Aufgaben zu unserer vollen Zufriedenheit.',
    },
    {
      id: 'performance-summary-3-zufrieden',
      grade: 3,
      text: 'Mit den Leistungen, die {er} {erbrachte|erbringt}, {waren|sind} wir voll zufrieden.',
    },
    {
      id: 'performance-summary-3-anerkennung',
      grade: 3,
      text: '{Seine} Leistungen im übertragenen Aufgabengebiet {fanden|finden} unsere volle Anerkennung.',
    },
    {
      id: 'performance-summary-3-gesamtleistung',
      grade: 3,
      text: '{Seine} Gesamtleistung {war|ist} gut und {entsprach|entspricht} voll unseren Erwartungen.',
    },
    {
      id: 'performance-summary-3-erwartungen',
      grade: 3,
      text: 'Unsere Erwartungen hat {er} gut erfüllt.',
    },
    {
      id: 'performance-summary-3-beurteilung',
      grade: 3,
      text: 'Wir {beurteilten|beurteilen} {seine} Leistungen im übertragenen Aufgabengebiet als voll befriedigend.',
    },
    {
      id: 'performance-summary-3-arbeiten-volle',
      grade: 3,
      text: 'Sämtliche Arbeiten {führte|führt} {er} zu unserer vollen Zufriedenheit aus.',
    },
    {
      id: 'performance-summary-4-zufriedenheit',
      grade: 4,
      text: '{Name} {erledigte|erledigt} die übertragenen Aufgaben zu unserer Zufriedenheit.',
    },
    {
      id: 'performance-summary-4-zufrieden',
      grade: 4,
      text: 'Mit den Leistungen, die {er} {erbrachte|erbringt}, {waren|sind} wir zufrieden.',
    },
    {
      id: 'performance-summary-4-erwartungen',
      grade: 4,
      text: '{Seine} Leistungen {entsprachen|entsprechen} den Erwartungen, die mit {Stelle:dat} verbunden {waren|sind}.',
    },
    {
      id: 'performance-summary-4-gesamtleistung',
      grade: 4,
      text: 'Die Gesamtleistung {genügte|genügt} den Anforderungen, die das Aufgabengebiet {stellte|stellt}.',
    },
    {
      id: 'performance-summary-4-gerecht',
      grade: 4,
      text: 'Den Anforderungen {Stelle:gen} {wurde|wird} {er} gerecht.',
    },
    {
      id: 'performance-summary-4-zufriedenstellend',
      grade: 4,
      text: 'Die im übertragenen Aufgabengebiet erbrachten Leistungen {waren|sind} zufriedenstellend.',
    },
    {
      id: 'performance-summary-4-arbeiten',
      grade: 4,
      text: 'Sämtliche Arbeiten {führte|führt} {er} zu unserer Zufriedenheit aus.',
    },
    {
      id: 'performance-summary-5-grosses-ganzes',
      grade: 5,
      text: '{Name} {erledigte|erledigt} die übertragenen Aufgaben {im Großen und Ganzen} zu unserer Zufriedenheit.',
    },
    {
      id: 'performance-summary-5-wesentlich',
      grade: 5,
      text: 'Mit {seinen} Leistungen {waren|sind} wir {im Wesentlichen} zufrieden.',
    },
    {
      id: 'performance-summary-5-erwartungen',
      grade: 5,
      text: '{Seine} Leistungen {entsprachen|entsprechen} {weitgehend} unseren Erwartungen.',
    },
    {
      id: 'performance-summary-5-gesamtleistung',
      grade: 5,
      text: 'Die Gesamtleistung {genügte|genügt} {im Allgemeinen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'performance-summary-5-gerecht',
      grade: 5,
      text: 'Den Anforderungen {Stelle:gen} {wurde|wird} {er} {überwiegend} gerecht.',
    },
    {
      id: 'performance-summary-5-regel',
      grade: 5,
      text: 'Die erbrachten Leistungen {waren|sind} in der Regel zufriedenstellend.',
    },
  ],
};
