import type { ModuleFile } from '../../letter/module.ts';

/** How the person leads: results of the team and contentment of its members. */
export const leadership: ModuleFile = {
  kind: 'performance',
  category: 'leadership',
  leaders: true,
  modules: [
    {
      id: 'leadership-1-vorbild',
      grade: 1,
      text: '{Name} {führte|führt} {sein:n} Team {stets} vorbildlich, mit {hervorragenden} Ergebnissen und in bestem Arbeitsklima.',
    },
    {
      id: 'leadership-1-anerkannt',
      grade: 1,
      text: 'Von {seinen Mitarbeitern} {wurde|wird} {er} als Führungskraft {jederzeit} in höchstem Maße anerkannt und geschätzt.',
    },
    {
      id: 'leadership-1-motivation',
      grade: 1,
      text: 'Durch eigenes Vorbild {motivierte|motiviert} {er} das Team {immer} {hervorragend} und {führte|führt} es zu besten Leistungen.',
    },
    {
      id: 'leadership-1-ergebnis-klima',
      grade: 1,
      text: '{Seine} {exzellente} Mitarbeiterführung {zeigte|zeigt} sich {durchweg} in weit überdurchschnittlichen Teamergebnissen und einem hervorragenden Arbeitsklima.',
    },
    {
      id: 'leadership-1-ziele',
      grade: 1,
      text: 'Als Führungskraft {vermittelte|vermittelt} {er} Ziele {jederzeit} {äußerst} klar und {gewann|gewinnt} das Team dafür mit {herausragender} Überzeugungskraft.',
    },
    {
      id: 'leadership-1-bereich',
      grade: 1,
      text: 'Leistung und Zusammenhalt des von {ihm} geführten Bereichs {waren|sind} {stets} {ausgezeichnet}.',
    },
    {
      id: 'leadership-2-zielbewusst',
      grade: 2,
      text: '{Name} {führte|führt} {sein:n} Team {stets} zielbewusst, fair und mit gutem Erfolg.',
    },
    {
      id: 'leadership-2-motivation',
      grade: 2,
      text: '{Seine Mitarbeiter:akk} {motivierte|motiviert} {er} {jederzeit} zu guten Leistungen.',
    },
    {
      id: 'leadership-2-anerkannt',
      grade: 2,
      text: 'Als Führungskraft {war|ist} {er} bei {seinen Mitarbeitern} {immer} anerkannt und geschätzt.',
    },
    {
      id: 'leadership-2-fuehrungsstil',
      grade: 2,
      text: '{Sein:m} Führungsstil {war|ist} {stets} kooperativ und konsequent und {sorgte|sorgt} für ein gutes Klima im Team.',
    },
    {
      id: 'leadership-2-zusammenarbeit',
      grade: 2,
      text: 'Unter der Leitung von {name:dat} {arbeitete|arbeitet} das Team {durchweg} gut zusammen und {erreichte|erreicht} gute Ergebnisse.',
    },
    {
      id: 'leadership-2-klare-ziele',
      grade: 2,
      text: 'Dank klarer Ziele und gerechter Mitarbeiterführung {waren|sind} Leistung und Stimmung im Team {jederzeit} gut.',
    },
    {
      id: 'leadership-3-zielbewusst',
      grade: 3,
      text: '{Name} {führte|führt} {sein:n} Team zielbewusst und fair.',
    },
    {
      id: 'leadership-3-motivation',
      grade: 3,
      text: '{Seine Mitarbeiter:akk} {leitete|leitet} {er} sicher an und {motivierte|motiviert} sie zu guten Leistungen.',
    },
    {
      id: 'leadership-3-anerkannt',
      grade: 3,
      text: 'Als Führungskraft {war|ist} {er} sachkundig, fair und bei {den Mitarbeitern} anerkannt.',
    },
    {
      id: 'leadership-3-fuehrungsstil',
      grade: 3,
      text: '{Sein:m} Führungsstil {war|ist} sachlich, kooperativ und für das Team verlässlich.',
    },
    {
      id: 'leadership-3-zusammenarbeit',
      grade: 3,
      text: 'Unter der Leitung von {name:dat} {erreichte|erreicht} das Team gute Ergebnisse bei gutem Arbeitsklima.',
    },
    {
      id: 'leadership-3-klare-ziele',
      grade: 3,
      text: 'Mit klaren Zielen und fairem Umgang {führte|führt} {er} {seine Mitarbeiter:akk} zu guten Leistungen.',
    },
    {
      id: 'leadership-4-anforderungen',
      grade: 4,
      text: '{Seine} Führungsleistung {entsprach|entspricht} den Anforderungen, die mit der Leitungsaufgabe verbunden {waren|sind}.',
    },
    {
      id: 'leadership-4-team',
      grade: 4,
      text: '{Name} {führte|führt} das unterstellte Team den Vorgaben entsprechend.',
    },
    {
      id: 'leadership-4-wahrgenommen',
      grade: 4,
      text: 'Die Leitung des Teams {nahm|nimmt} {er} in ausreichendem Maße wahr.',
    },
    {
      id: 'leadership-4-aufgaben',
      grade: 4,
      text: 'Den Führungsaufgaben, die zu {seiner} Stelle {gehörten|gehören}, {wurde|wird} {er} gerecht.',
    },
    {
      id: 'leadership-4-ergebnis',
      grade: 4,
      text: 'Als Führungskraft {sorgte|sorgt} {er} im Team für ausreichende Ergebnisse und ein angemessenes Arbeitsklima.',
    },
    {
      id: 'leadership-4-umgang',
      grade: 4,
      text: '{Sein:m} Umgang mit {den Mitarbeitern} {war|ist} sachlich und für eine Führungskraft angemessen.',
    },
    {
      id: 'leadership-5-wesentlich',
      grade: 5,
      text: '{Seine} Führungsleistung {entsprach|entspricht} {im Wesentlichen} den Anforderungen der Stelle.',
    },
    {
      id: 'leadership-5-allgemein',
      grade: 5,
      text: '{Name} {führte|führt} das unterstellte Team mit Unterstützung {im Allgemeinen} sachlich.',
    },
    {
      id: 'leadership-5-ueberwiegend',
      grade: 5,
      text: 'Unter der Leitung von {name:dat} {erreichte|erreicht} das Team die gesetzten Ziele {überwiegend}.',
    },
    {
      id: 'leadership-5-weitgehend',
      grade: 5,
      text: 'Den Führungsaufgaben {seiner} Stelle {wurde|wird} {er} {weitgehend} gerecht.',
    },
    {
      id: 'leadership-5-grosses-ganzes',
      grade: 5,
      text: 'Die Leitung des Teams {nahm|nimmt} {er} nur teilweise den Anforderungen entsprechend wahr.',
    },
    {
      id: 'leadership-5-regel',
      grade: 5,
      text: 'Als Führungskraft {war|ist} {er} im Team im Großen und Ganzen anerkannt.',
    },
    {
      id: 'leadership-5-ergebnis-klima',
      grade: 5,
      text: 'Unter der Führung von {name:dat} {waren|sind} die Ergebnisse des Teams und das Arbeitsklima {im Allgemeinen} zufriedenstellend.',
    },
    {
      id: 'leadership-5-ziele-miteinander',
      grade: 5,
      text: '{Name} {führte|führt} {sein:n} Team {im Großen und Ganzen} sachlich und {erreichte|erreicht} die Ziele nur teilweise.',
    },
  ],
};
