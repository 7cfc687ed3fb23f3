import type { ModuleFile } from '../../letter/module.ts';

/** What the work brought: quality, quantity, aims reached. */
export const workingSuccess: ModuleFile = {
  kind: 'performance',
  category: 'working-success',
  modules: [
    {
      id: 'working-success-1-qualitaet',
      grade: 1,
      text: '{Seine} Arbeitsergebnisse {waren|sind} {stets} fehlerfrei und von {hervorragender} Qualität.',
    },
    {
      id: 'working-success-1-ziele',
      grade: 1,
      text: 'Vereinbarte Ziele {übertraf|übertrifft} {er} {jederzeit} deutlich und mit besten Ergebnissen.',
    },
    {
      id: 'working-success-1-menge-guete',
      grade: 1,
      text: '{Name} {erzielte|erzielt} {durchweg} {herausragende} Ergebnisse, in der Menge wie in der Güte.',
    },
    {
      id: 'working-success-1-niveau',
      grade: 1,
      text: 'Die Qualität {seiner} Arbeit {lag|liegt} {immer} auf höchstem Niveau.',
    },
    {
      id: 'working-success-1-vorhaben',
      grade: 1,
      text: 'Auch bei schwierigsten Vorhaben {erzielte|erzielt} {er} {stets} {exzellente} Ergebnisse.',
    },
    {
      id: 'working-success-1-nutzen',
      grade: 1,
      text: 'Die von {ihm} erarbeiteten Lösungen {waren|sind} {jederzeit} von {überaus} hoher Qualität und größtem Nutzen.',
    },
    {
      id: 'working-success-2-qualitaet',
      grade: 2,
      text: '{Seine} Arbeitsergebnisse {waren|sind} {stets} gut und von bleibendem Wert.',
    },
    {
      id: 'working-success-2-ziele',
      grade: 2,
      text: '{Name} {erreichte|erreicht} {jederzeit} die vereinbarten Ziele und {übertraf|übertrifft} sie oft.',
    },
    {
      id: 'working-success-2-loesungen',
      grade: 2,
      text: 'Auch bei schwierigen Aufgaben {kam|kommt} {er} {immer} zu guten und verwertbaren Arbeitsergebnissen.',
    },
    {
      id: 'working-success-2-hoch',
      grade: 2,
      text: 'Die Qualität {seiner} Arbeit {war|ist} auch bei großer Menge {durchweg} hoch.',
    },
    {
      id: 'working-success-2-beitrag',
      grade: 2,
      text: 'Mit guten Ergebnissen {trug|trägt} {er} {stets} spürbar zum Erfolg {des Betriebs} bei.',
    },
    {
      id: 'working-success-2-verlass',
      grade: 2,
      text: 'Was {er} {lieferte|liefert}, {war|ist} {jederzeit} von guter Qualität und in der Praxis verwendbar.',
    },
    {
      id: 'working-success-3-gut',
      grade: 3,
      text: '{Name} {erzielte|erzielt} in {seinem} Aufgabengebiet gute Arbeitsergebnisse.',
    },
    {
      id: 'working-success-3-ziele',
      grade: 3,
      text: 'Vereinbarte Ziele {erreichte|erreicht} {er} mit soliden Ergebnissen.',
    },
    {
      id: 'working-success-3-qualitaet',
      grade: 3,
      text: 'Qualität und Menge der geleisteten Arbeit {waren|sind} gut.',
    },
    {
      id: 'working-success-3-loesungen',
      grade: 3,
      text: 'Die Lösungen, die {er} {erarbeitete|erarbeitet}, {waren|sind} von guter Qualität.',
    },
    {
      id: 'working-success-3-beitrag',
      grade: 3,
      text: 'Mit guten Resultaten {leistete|leistet} {er} einen Beitrag zum Erfolg des Teams.',
    },
    {
      id: 'working-success-3-vorhaben',
      grade: 3,
      text: 'Die von {ihm} bearbeiteten Vorhaben {führten|führen} zu guten und verwertbaren Ergebnissen.',
    },
    {
      id: 'working-success-4-anforderungen',
      grade: 4,
      text: '{Seine} Arbeitsergebnisse {entsprachen|entsprechen} den Anforderungen, die mit {Stelle:dat} verbunden {waren|sind}.',
    },
    {
      id: 'working-success-4-ziele',
      grade: 4,
      text: 'Die gesetzten Ziele {erreichte|erreicht} {er} in ausreichendem Maße.',
    },
    {
      id: 'working-success-4-qualitaet',
      grade: 4,
      text: 'Qualität und Menge {seiner} Arbeit {genügten|genügen} den Anforderungen.',
    },
    {
      id: 'working-success-4-vorgaben',
      grade: 4,
      text: '{Name} {lieferte|liefert} Ergebnisse, die den Vorgaben {entsprachen|entsprechen}.',
    },
    {
      id: 'working-success-4-erwartungen',
      grade: 4,
      text: 'Mit den Resultaten {seiner} Arbeit {erreichte|erreicht} {er} die erforderliche Qualität.',
    },
    {
      id: 'working-success-4-menge',
      grade: 4,
      text: 'Die erforderliche Arbeitsmenge {erreichte|erreicht} {er} in ausreichender Qualität.',
    },
    {
      id: 'working-success-5-wesentlich',
      grade: 5,
      text: '{Seine} Arbeitsergebnisse {entsprachen|entsprechen} {im Wesentlichen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'working-success-5-ziele',
      grade: 5,
      text: 'Die gesetzten Ziele {wurden|werden} von {ihm} nur teilweise erreicht.',
    },
    {
      id: 'working-success-5-regel',
      grade: 5,
      text: 'Im Großen und Ganzen {lieferte|liefert} {er} nach Korrekturen brauchbare Ergebnisse.',
    },
    {
      id: 'working-success-5-allgemein',
      grade: 5,
      text: 'Qualität und Menge {seiner} Arbeit {genügten|genügen} {im Großen und Ganzen} den Anforderungen.',
    },
    {
      id: 'working-success-5-weitgehend',
      grade: 5,
      text: '{Name} {erzielte|erzielt} bei der Arbeit {weitgehend} die erwarteten Resultate.',
    },
    {
      id: 'working-success-5-grosses-ganzes',
      grade: 5,
      text: 'Im Großen und Ganzen {führten|führen} die von {ihm} bearbeiteten Vorhaben zum erwarteten Ergebnis.',
    },
  ],
};
