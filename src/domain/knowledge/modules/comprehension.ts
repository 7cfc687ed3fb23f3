import type { ModuleFile } from '../../letter/module.ts';

/** How the person grasps, analyses and judges. */
export const comprehension: ModuleFile = {
  kind: 'performance',
  category: 'comprehension',
  modules: [
    {
      id: 'comprehension-1-zusammenhaenge',
      grade: 1,
      text: 'Auch die schwierigsten Zusammenhänge {erfasste|erfasst} {er} {stets} sofort und mit größter Genauigkeit.',
    },
    {
      id: 'comprehension-1-auffassungsgabe',
      grade: 1,
      text: '{Seine} {hervorragende} Auffassungsgabe {erschloss|erschließt} {ihm} {jederzeit} {äußerst} rasch auch neue und schwierige Themen.',
    },
    {
      id: 'comprehension-1-analyse',
      grade: 1,
      text: '{Name} {analysierte|analysiert} verwickelte Sachverhalte {immer} {überaus} scharfsinnig und {kam|kommt} zu den besten Schlüssen.',
    },
    {
      id: 'comprehension-1-urteil',
      grade: 1,
      text: '{Sein:n} Urteilsvermögen {war|ist} {jederzeit} {herausragend}, ausgewogen und treffsicher.',
    },
    {
      id: 'comprehension-1-denken',
      grade: 1,
      text: 'Analytisches Denken und Urteilskraft {waren|sind} bei {ihm} {stets} {exzellent}.',
    },
    {
      id: 'comprehension-1-unbekanntes',
      grade: 1,
      text: 'Bei unbekannten Fragestellungen {erkannte|erkennt} {er} {durchweg} auf Anhieb das Wesentliche und {zog|zieht} mit höchster Präzision die richtigen Schlüsse.',
    },
    {
      id: 'comprehension-2-sachverhalte',
      grade: 2,
      text: '{Name} {besaß|besitzt} eine schnelle Auffassungsgabe und {erfasste|erfasst} neue Sachverhalte {stets} sicher.',
    },
    {
      id: 'comprehension-2-zusammenhaenge',
      grade: 2,
      text: 'Schwierige Zusammenhänge {durchschaute|durchschaut} {er} {jederzeit} schnell und zutreffend.',
    },
    {
      id: 'comprehension-2-urteil',
      grade: 2,
      text: '{Sein:n} Urteilsvermögen {war|ist} {immer} sicher, ausgewogen und gut begründet.',
    },
    {
      id: 'comprehension-2-neue-themen',
      grade: 2,
      text: 'In neue Themen {fand|findet} {er} dank guter Auffassungsgabe {stets} rasch hinein.',
    },
    {
      id: 'comprehension-2-analyse',
      grade: 2,
      text: 'Schwierige Sachverhalte {analysierte|analysiert} {er} {durchweg} gründlich und mit gutem Urteil.',
    },
    {
      id: 'comprehension-2-denken',
      grade: 2,
      text: 'Auf {sein:n} klares, folgerichtiges Denken {konnten|können} wir {jederzeit} bauen.',
    },
    {
      id: 'comprehension-3-auffassungsgabe',
      grade: 3,
      text: '{Name} besitzt eine gute Auffassungsgabe und ein sicheres Urteil.',
    },
    {
      id: 'comprehension-3-neues',
      grade: 3,
      text: 'Neue Sachverhalte {erfasste|erfasst} {er} zutreffend und in guter Zeit.',
    },
    {
      id: 'comprehension-3-urteile',
      grade: 3,
      text: '{Seine} Urteile {waren|sind} sachlich, gut begründet und nachvollziehbar.',
    },
    {
      id: 'comprehension-3-durchdacht',
      grade: 3,
      text: 'Die Zusammenhänge {seiner} Aufgaben {durchdachte|durchdenkt} {er} gründlich und folgerichtig.',
    },
    {
      id: 'comprehension-3-einarbeitung',
      grade: 3,
      text: 'Dank guter Auffassungsgabe {fand|findet} {er} zügig in neue Themen hinein.',
    },
    {
      id: 'comprehension-3-analyse',
      grade: 3,
      text: '{Sein:n} analytisches Denken {war|ist} gut und {half|hilft} bei der Klärung schwieriger Fragen.',
    },
    {
      id: 'comprehension-4-anforderungen',
      grade: 4,
      text: '{Seine} Auffassungsgabe {entsprach|entspricht} den Anforderungen, die mit {Stelle:dat} verbunden {waren|sind}.',
    },
    {
      id: 'comprehension-4-einarbeitung',
      grade: 4,
      text: 'Neue Sachverhalte {erfasste|erfasst} {er} nach angemessener Einarbeitung.',
    },
    {
      id: 'comprehension-4-urteil',
      grade: 4,
      text: '{Sein:n} Urteilsvermögen {genügte|genügt} für die Fragen des Arbeitsalltags.',
    },
    {
      id: 'comprehension-4-zusammenhaenge',
      grade: 4,
      text: 'Die Zusammenhänge {seiner} Aufgaben {erkannte|erkennt} {er} in ausreichendem Maße.',
    },
    {
      id: 'comprehension-4-zeit',
      grade: 4,
      text: '{Name} {erfasste|erfasst} neue Aufgabenstellungen in angemessener Zeit.',
    },
    {
      id: 'comprehension-4-beurteilung',
      grade: 4,
      text: 'Neue Sachverhalte {beurteilte|beurteilt} {er} den Anforderungen {Stelle:gen} entsprechend.',
    },
    {
      id: 'comprehension-5-allgemein',
      grade: 5,
      text: 'Neue Sachverhalte {erfasste|erfasst} {er} {im Großen und Ganzen} zutreffend.',
    },
    {
      id: 'comprehension-5-wesentlich',
      grade: 5,
      text: '{Seine} Auffassungsgabe {entsprach|entspricht} {im Wesentlichen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'comprehension-5-regel',
      grade: 5,
      text: 'In vertrauten Fragen {urteilte|urteilt} {er} mit Unterstützung {im Großen und Ganzen} richtig.',
    },
    {
      id: 'comprehension-5-ueberwiegend',
      grade: 5,
      text: 'Die Zusammenhänge {seiner} Aufgaben {erkannte|erkennt} {er} {überwiegend} richtig.',
    },
    {
      id: 'comprehension-5-grosses-ganzes',
      grade: 5,
      text: 'Das Wesentliche neuer Aufgaben {erfasste|erfasst} {er} im Großen und Ganzen.',
    },
    {
      id: 'comprehension-5-weitgehend',
      grade: 5,
      text: '{Name} {beurteilte|beurteilt} die Sachverhalte des Arbeitsplatzes {weitgehend} richtig.',
    },
  ],
};
