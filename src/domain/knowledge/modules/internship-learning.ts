import type { ModuleFile } from '../../letter/module.ts';

/** How far interns went on learning; of courses nobody has told anything. */
export const internshipLearning: ModuleFile = {
  kind: 'performance',
  category: 'further-education',
  types: ['praktikumszeugnis'],
  modules: [
    {
      id: 'internship-learning-1-hinzu',
      grade: 1,
      text: 'Neues {lernte|lernt} {er} {jederzeit} {äußerst} gern hinzu und {erweiterte|erweitert} {seine} Kenntnisse vorbildlich.',
    },
    {
      id: 'internship-learning-1-bereitschaft',
      grade: 1,
      text: '{Seine} Bereitschaft, sich in neue Themen einzuarbeiten und weiterzubilden, {war|ist} {stets} {hervorragend}.',
    },
    {
      id: 'internship-learning-2-erweiterte',
      grade: 2,
      text: 'Im Verlauf des Praktikums {erweiterte|erweitert} {er} {seine} Kenntnisse {stets} mit gutem Erfolg.',
    },
    {
      id: 'internship-learning-2-weiterbilden',
      grade: 2,
      text: '{Name} {bildete|bildet} sich aus eigenem Antrieb {jederzeit} mit gutem Lernerfolg weiter.',
    },
    {
      id: 'internship-learning-3-erweiterte',
      grade: 3,
      text: '{Name} {zeigte|zeigt} gute Lernbereitschaft und {erweiterte|erweitert} {seine} Kenntnisse im Praktikum.',
    },
    {
      id: 'internship-learning-3-aufgeschlossen',
      grade: 3,
      text: 'Für neues Wissen {war|ist} {er} aufgeschlossen und {bildete|bildet} sich gern weiter.',
    },
    {
      id: 'internship-learning-4-anforderungen',
      grade: 4,
      text: '{Seine} Lernbereitschaft {entsprach|entspricht} den Anforderungen des Praktikums.',
    },
    {
      id: 'internship-learning-4-mass',
      grade: 4,
      text: '{Name} {bildete|bildet} sich während des Praktikums in ausreichendem Maße weiter.',
    },
    {
      id: 'internship-learning-5-bereitschaft',
      grade: 5,
      text: '{Seine} Bereitschaft zum Weiterlernen {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'internship-learning-5-kenntnisse',
      grade: 5,
      text: '{Seine} Kenntnisse {erweiterte|erweitert} {er} im Praktikum nur teilweise.',
    },
  ],
};
