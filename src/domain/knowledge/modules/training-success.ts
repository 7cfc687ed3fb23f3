import type { ModuleFile } from '../../letter/module.ts';

/** What the learning of trainees and interns led to. */
export const trainingSuccess: ModuleFile = {
  kind: 'performance',
  category: 'working-success',
  types: ['ausbildungszeugnis', 'praktikumszeugnis'],
  modules: [
    {
      id: 'training-success-1-ergebnisse',
      grade: 1,
      text: '{Name} {erzielte|erzielt} {stets} {hervorragende} Lern- und Arbeitsergebnisse.',
    },
    {
      id: 'training-success-1-qualitaet',
      grade: 1,
      text: 'Die Qualität {seiner} Arbeitsergebnisse {war|ist} {jederzeit} vorbildlich und {übertraf|übertrifft} alle Erwartungen.',
    },
    {
      id: 'training-success-1-lernziele',
      grade: 1,
      text: 'Die Lernziele {erreichte|erreicht} {er} {immer} mit größtem Erfolg und vor der Zeit.',
    },
    {
      id: 'training-success-1-projekte',
      grade: 1,
      text: 'Auch bei schwierigsten Projektaufgaben {erzielte|erzielt} {er} {stets} beste Arbeitsergebnisse.',
    },
    {
      id: 'training-success-2-gut',
      grade: 2,
      text: '{Name} {lieferte|liefert} auch bei neuen Aufgaben {stets} gute Arbeitsergebnisse.',
    },
    {
      id: 'training-success-2-fortschritte',
      grade: 2,
      text: '{Seine} Lernfortschritte {waren|sind} {jederzeit} gut und in den Arbeitsergebnissen deutlich erkennbar.',
    },
    {
      id: 'training-success-2-fuehren',
      grade: 2,
      text: 'Bei {seinen} Projektaufgaben {kam|kommt} {er} {immer} zügig zu guten Ergebnissen.',
    },
    {
      id: 'training-success-2-ueberdurchschnitt',
      grade: 2,
      text: 'Güte und Menge {seiner} Arbeitsergebnisse {lagen|liegen} {stets} über dem Durchschnitt.',
    },
    {
      id: 'training-success-3-lernziele',
      grade: 3,
      text: '{Name} {erreichte|erreicht} die Lernziele und {lieferte|liefert} gute Ergebnisse.',
    },
    {
      id: 'training-success-3-solide',
      grade: 3,
      text: '{Seine} Arbeitsergebnisse {waren|sind} gut und von solider Qualität.',
    },
    {
      id: 'training-success-3-projekte',
      grade: 3,
      text: 'Projekt- und Übungsaufgaben {schloss|schließt} {er} mit guten Ergebnissen ab.',
    },
    {
      id: 'training-success-3-lernerfolg',
      grade: 3,
      text: '{Sein:m} Lernerfolg {war|ist} gut und in den Arbeitsergebnissen erkennbar.',
    },
    {
      id: 'training-success-4-anforderungen',
      grade: 4,
      text: '{Seine} Arbeitsergebnisse {entsprachen|entsprechen} den Anforderungen.',
    },
    {
      id: 'training-success-4-lernziele',
      grade: 4,
      text: 'Die vorgegebenen Lernziele {erreichte|erreicht} {er} in ausreichendem Maße.',
    },
    {
      id: 'training-success-4-genuegen',
      grade: 4,
      text: 'Qualität und Umfang {seiner} Arbeitsergebnisse {genügten|genügen} den Anforderungen.',
    },
    {
      id: 'training-success-4-ausreichend',
      grade: 4,
      text: 'Die gestellten Übungsaufgaben {löste|löst} {er} in ausreichender Qualität.',
    },
    {
      id: 'training-success-5-wesentlich',
      grade: 5,
      text: '{Name} {erreichte|erreicht} die Lernziele {im Großen und Ganzen}.',
    },
    {
      id: 'training-success-5-allgemein',
      grade: 5,
      text: '{Seine} Arbeitsergebnisse {entsprachen|entsprechen} {im Allgemeinen} den Anforderungen.',
    },
    {
      id: 'training-success-5-ueberwiegend',
      grade: 5,
      text: 'Bei den gestellten Aufgaben {erzielte|erzielt} {er} {überwiegend} brauchbare Arbeitsergebnisse.',
    },
    {
      id: 'training-success-5-regel',
      grade: 5,
      text: 'Im Großen und Ganzen {lieferte|liefert} {er} unter Anleitung Arbeitsergebnisse von ausreichender Qualität.',
    },
  ],
};
