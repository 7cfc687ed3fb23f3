import type { ModuleFile } from '../../letter/module.ts';

/** How eagerly trainees and interns learnt and joined in. */
export const trainingMotivation: ModuleFile = {
  kind: 'performance',
  category: 'motivation',
  types: ['ausbildungszeugnis', 'praktikumszeugnis'],
  modules: [
    {
      id: 'training-motivation-1-lernbereitschaft',
      grade: 1,
      text: '{Name} {zeigte|zeigt} {stets} {äußerst} hohe Lernbereitschaft und {hervorragendes} Engagement.',
    },
    {
      id: 'training-motivation-1-vorbild',
      grade: 1,
      text: '{Seine} Motivation und Einsatzfreude {waren|sind} {jederzeit} vorbildlich.',
    },
    {
      id: 'training-motivation-1-eigeninitiative',
      grade: 1,
      text: 'Mit größter Eigeninitiative {erschloss|erschließt} {er} sich immer wieder neue Themen und {übernahm|übernimmt} zusätzliche Aufgaben.',
    },
    {
      id: 'training-motivation-1-erwartet',
      grade: 1,
      text: 'Weit über das Erwartete hinaus {engagierte|engagiert} {er} sich {stets} mit höchstem Einsatz.',
    },
    {
      id: 'training-motivation-2-motiviert',
      grade: 2,
      text: '{Name} {war|ist} {stets} hoch motiviert und {lernte|lernt} mit großem Engagement.',
    },
    {
      id: 'training-motivation-2-einsatz',
      grade: 2,
      text: '{Sein:m} Einsatz und {seine} Lernbereitschaft {waren|sind} {jederzeit} hoch.',
    },
    {
      id: 'training-motivation-2-freude',
      grade: 2,
      text: 'Neuen Aufgaben {widmete|widmet} {er} sich {immer} mit hoher Eigeninitiative und Freude am Lernen.',
    },
    {
      id: 'training-motivation-2-antrieb',
      grade: 2,
      text: 'Aus eigenem Antrieb {übernahm|übernimmt} {er} {stets} weitere Aufgaben und {zeigte|zeigt} großen Einsatz.',
    },
    {
      id: 'training-motivation-3-engagiert',
      grade: 3,
      text: '{Name} {war|ist} motiviert und {beteiligte|beteiligt} sich engagiert an allen Aufgaben.',
    },
    {
      id: 'training-motivation-3-gut',
      grade: 3,
      text: '{Seine} Lernbereitschaft und Einsatzfreude {waren|sind} gut.',
    },
    {
      id: 'training-motivation-3-zusatz',
      grade: 3,
      text: 'Auch zusätzliche Aufgaben {übernahm|übernimmt} {er} motiviert und engagiert.',
    },
    {
      id: 'training-motivation-3-initiative',
      grade: 3,
      text: 'Mit Engagement und guter Eigeninitiative {erweiterte|erweitert} {er} {seine} Fähigkeiten.',
    },
    {
      id: 'training-motivation-4-anforderungen',
      grade: 4,
      text: '{Seine} Lern- und Einsatzbereitschaft {entsprach|entspricht} den Anforderungen.',
    },
    {
      id: 'training-motivation-4-ausreichend',
      grade: 4,
      text: '{Name} {zeigte|zeigt} in ausreichendem Maße Einsatz.',
    },
    {
      id: 'training-motivation-4-genuegen',
      grade: 4,
      text: '{Sein:n} Engagement beim Lernen {genügte|genügt} den Erwartungen.',
    },
    {
      id: 'training-motivation-4-erforderlich',
      grade: 4,
      text: 'Den erforderlichen Einsatz {zeigte|zeigt} {er} bei den gestellten Aufgaben.',
    },
    {
      id: 'training-motivation-5-allgemein',
      grade: 5,
      text: '{Name} {zeigte|zeigt} {im Großen und Ganzen} den nötigen Einsatz beim Lernen und Arbeiten.',
    },
    {
      id: 'training-motivation-5-wesentlich',
      grade: 5,
      text: '{Sein:n} Engagement {entsprach|entspricht} {im Wesentlichen} den Erwartungen.',
    },
    {
      id: 'training-motivation-5-regel',
      grade: 5,
      text: 'An vertrauten Aufgaben {beteiligte|beteiligt} {er} sich {im Großen und Ganzen} motiviert.',
    },
    {
      id: 'training-motivation-5-ueberwiegend',
      grade: 5,
      text: 'Neuen Lerninhalten {widmete|widmet} {er} sich {überwiegend} mit der nötigen Einsatzbereitschaft.',
    },
  ],
};
