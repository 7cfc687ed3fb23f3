import type { ModuleFile } from '../../letter/module.ts';

/** How the person hands over tasks and responsibility. */
export const delegation: ModuleFile = {
  kind: 'performance',
  category: 'delegation',
  modules: [
    {
      id: 'delegation-1-umfang',
      grade: 1,
      text: '{Name} {delegierte|delegiert} Aufgaben und Verantwortung {stets} {äußerst} zielgerichtet und mit {hervorragendem} Erfolg.',
    },
    {
      id: 'delegation-1-freiraum',
      grade: 1,
      text: 'Durch vorbildliche Delegation {schuf|schafft} {er} {seinen Mitarbeitern} {jederzeit} größten Gestaltungsspielraum.',
    },
    {
      id: 'delegation-1-vertrauen',
      grade: 1,
      text: 'Mit größtem Vertrauen und klaren Zielen {übertrug|überträgt} {er} Verantwortung {immer} an die bestmögliche Stelle im Team.',
    },
    {
      id: 'delegation-1-balance',
      grade: 1,
      text: 'Freiraum und Ergebnissicherung {brachte|bringt} {er} beim Delegieren {stets} {hervorragend} in Einklang.',
    },
    {
      id: 'delegation-2-angemessen',
      grade: 2,
      text: '{Name} {delegierte|delegiert} Aufgaben und Verantwortung {stets} zielgerichtet und in angemessenem Umfang.',
    },
    {
      id: 'delegation-2-freiraum',
      grade: 2,
      text: 'Durch gute Delegation {gab|gibt} {er} {seinen Mitarbeitern} {jederzeit} klare Ziele und großen Freiraum.',
    },
    {
      id: 'delegation-2-ergebnisse',
      grade: 2,
      text: 'Beim Delegieren {achtete|achtet} {er} {immer} auf klare Ziele und {sicherte|sichert} gute Ergebnisse.',
    },
    {
      id: 'delegation-2-verteilung',
      grade: 2,
      text: 'Die Aufgabenverteilung in {seinem} Team {war|ist} {stets} gut durchdacht und von Vertrauen getragen.',
    },
    {
      id: 'delegation-3-sinnvoll',
      grade: 3,
      text: '{Name} {delegierte|delegiert} Aufgaben und Verantwortung sinnvoll und mit klaren Zielen.',
    },
    {
      id: 'delegation-3-augenmass',
      grade: 3,
      text: '{Seinen Mitarbeitern} {übertrug|überträgt} {er} Verantwortung mit Vertrauen und gutem Augenmaß.',
    },
    {
      id: 'delegation-3-gelingen',
      grade: 3,
      text: 'Die Delegation von Aufgaben {gelang|gelingt} {ihm} gut und sachgerecht.',
    },
    {
      id: 'delegation-3-freiraum',
      grade: 3,
      text: 'Durch überlegtes Delegieren {schuf|schafft} {er} guten Freiraum für eigenverantwortliches Arbeiten im Team.',
    },
    {
      id: 'delegation-4-ausreichend',
      grade: 4,
      text: '{Name} {delegierte|delegiert} Aufgaben in ausreichendem Maße an {seine Mitarbeiter:akk}.',
    },
    {
      id: 'delegation-4-anforderungen',
      grade: 4,
      text: 'Die Delegation von Aufgaben und Verantwortung {entsprach|entspricht} den Anforderungen {seiner} Position.',
    },
    {
      id: 'delegation-4-befugnisse',
      grade: 4,
      text: '{Seine Mitarbeiter:nom} {erhielten|erhalten} von {ihm} die erforderlichen Aufträge und Befugnisse.',
    },
    {
      id: 'delegation-4-genuegen',
      grade: 4,
      text: 'Beim Delegieren {genügte|genügt} {er} den Anforderungen an {seine} Führungsaufgabe.',
    },
    {
      id: 'delegation-5-allgemein',
      grade: 5,
      text: '{Name} {delegierte|delegiert} Aufgaben nur teilweise sachgerecht.',
    },
    {
      id: 'delegation-5-wesentlich',
      grade: 5,
      text: 'Die Delegation von Verantwortung {entsprach|entspricht} {im Wesentlichen} den Anforderungen {seiner} Position.',
    },
    {
      id: 'delegation-5-regel',
      grade: 5,
      text: 'Aufgaben {wurden|werden} von {ihm} {im Großen und Ganzen} mit klaren Zielen delegiert.',
    },
    {
      id: 'delegation-5-ueberwiegend',
      grade: 5,
      text: 'Beim Delegieren {achtete|achtet} {er} {überwiegend} auf eine ausgewogene Verteilung der Aufgaben.',
    },
  ],
};
