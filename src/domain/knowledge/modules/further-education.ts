import type { ModuleFile } from '../../letter/module.ts';

/** How the person keeps learning: own initiative, courses, use of what was learnt. */
export const furtherEducation: ModuleFile = {
  kind: 'performance',
  category: 'further-education',
  modules: [
    {
      id: 'further-education-1-eigene-initiative',
      grade: 1,
      text: '{Name} {bildete|bildet} sich aus eigener Initiative {stets} mit größtem Erfolg weiter.',
    },
    {
      id: 'further-education-1-entwicklungen',
      grade: 1,
      text: 'Neue Entwicklungen des Fachs {verfolgte|verfolgt} {er} {jederzeit} {äußerst} aufmerksam und {erweiterte|erweitert} {seine} Kenntnisse vorbildlich.',
    },
    {
      id: 'further-education-1-ergebnisse',
      grade: 1,
      text: 'Die Ergebnisse {seiner} Weiterbildungen {waren|sind} {stets} {hervorragend} und {kamen|kommen} {unserem Betrieb} sofort zugute.',
    },
    {
      id: 'further-education-1-lernbereitschaft',
      grade: 1,
      text: '{Seine} Lernbereitschaft {war|ist} {immer} {außerordentlich} groß und {ging|geht} weit über das Erwartete hinaus.',
    },
    {
      id: 'further-education-1-praxis',
      grade: 1,
      text: 'Das in Seminaren und im Selbststudium Gelernte {setzte|setzt} {er} {jederzeit} umgehend und mit bestem Erfolg in der Praxis um.',
    },
    {
      id: 'further-education-1-eigenantrieb',
      grade: 1,
      text: 'Vorbildlich {war|ist} der Eigenantrieb, mit dem {er} {sein:n} Wissen in anspruchsvollen Fortbildungen {durchweg} auf höchstem Stand {hielt|hält}.',
    },
    {
      id: 'further-education-2-aktuell',
      grade: 2,
      text: '{Name} {bildete|bildet} sich {stets} erfolgreich weiter und {hielt|hält} {sein:n} Wissen auf aktuellem Stand.',
    },
    {
      id: 'further-education-2-antrieb',
      grade: 2,
      text: 'An Fortbildungen {nahm|nimmt} {er} aus eigenem Antrieb und {immer} mit gutem Erfolg teil.',
    },
    {
      id: 'further-education-2-neues-lernen',
      grade: 2,
      text: '{Seine} Bereitschaft, Neues zu lernen, {war|ist} {jederzeit} hoch.',
    },
    {
      id: 'further-education-2-arbeitsalltag',
      grade: 2,
      text: 'In Fortbildungen Gelerntes {setzte|setzt} {er} {stets} zügig und sicher um.',
    },
    {
      id: 'further-education-2-selbstverstaendlich',
      grade: 2,
      text: 'Weiterbildung {war|ist} für {ihn} {jederzeit} selbstverständlich und {führte|führt} zu guten Fortschritten.',
    },
    {
      id: 'further-education-2-lehrgaenge',
      grade: 2,
      text: 'Auch anspruchsvolle Lehrgänge {besuchte|besucht} {er} {durchweg} mit gutem Lernerfolg.',
    },
    {
      id: 'further-education-3-erfolg',
      grade: 3,
      text: '{Name} {besuchte|besucht} Weiterbildungen und {nutzte|nutzt} sie gut.',
    },
    {
      id: 'further-education-3-fachlektuere',
      grade: 3,
      text: '{Seine} Kenntnisse {erweiterte|erweitert} {er} durch Seminare und Fachlektüre mit gutem Ergebnis.',
    },
    {
      id: 'further-education-3-lernbereitschaft',
      grade: 3,
      text: 'Die Lernbereitschaft, mit der {er} neue Themen {anging|angeht}, {war|ist} gut.',
    },
    {
      id: 'further-education-3-schulungen',
      grade: 3,
      text: 'In Schulungen {erwarb|erwirbt} {er} solide Kenntnisse und {nutzte|nutzt} sie bei der Arbeit gut.',
    },
    {
      id: 'further-education-3-aufgeschlossen',
      grade: 3,
      text: 'Weiterbildungen gegenüber {war|ist} {er} aufgeschlossen und {lernte|lernt} gern hinzu.',
    },
    {
      id: 'further-education-3-weitergabe',
      grade: 3,
      text: 'Erfolgreich {besuchte|besucht} {er} Fortbildungen und {gab|gibt} das Gelernte verständlich im Team weiter.',
    },
    {
      id: 'further-education-4-schulungen',
      grade: 4,
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: 'An den für {Stelle:akk} vorgesehenen Schulungen hat {er} teilgenommen.',
    },
    {
      id: 'further-education-4-anforderungen',
      grade: 4,
      text: '{Seine} Weiterbildung {entsprach|entspricht} den Anforderungen, die mit {Stelle:dat} verbunden {waren|sind}.',
    },
    {
      id: 'further-education-4-lehrgaenge',
      grade: 4,
      text: 'Die für die Tätigkeit erforderlichen Lehrgänge hat {er} besucht.',
    },
    {
      id: 'further-education-4-lernbereitschaft',
      grade: 4,
      text: '{Seine} Lernbereitschaft {genügte|genügt} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'further-education-4-ausreichend',
      grade: 4,
      text: '{Name} {bildete|bildet} sich auf neuen Gebieten in ausreichendem Maße weiter.',
    },
    {
      id: 'further-education-4-umfang',
      grade: 4,
      text: 'Angebotene Fortbildungen {nahm|nimmt} {er} im üblichen Umfang wahr.',
    },
    {
      id: 'further-education-5-ueberwiegend',
      grade: 5,
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: 'An den vorgesehenen Schulungen {nahm|nimmt} {er} nach Aufforderung {überwiegend} teil.',
    },
    {
      id: 'further-education-5-wesentlich',
      grade: 5,
      text: '{Seine} Bereitschaft zur Weiterbildung {entsprach|entspricht} {im Wesentlichen} den Erwartungen.',
    },
    {
      id: 'further-education-5-grosses-ganzes',
      grade: 5,
      text: 'Durch Lehrgänge {hielt|hält} {er} {sein:n} Wissen {im Großen und Ganzen} auf dem nötigen Stand.',
    },
    {
      id: 'further-education-5-allgemein',
      grade: 5,
      text: '{Name} {bildete|bildet} sich nur gelegentlich für {seine} Aufgaben fort.',
    },
    {
      id: 'further-education-5-regel',
      grade: 5,
      text: 'Notwendige Fortbildungen {besuchte|besucht} {er} nur teilweise.',
    },
    {
      id: 'further-education-5-weitgehend',
      grade: 5,
      text: 'Die für {Stelle:akk} nötige Lernbereitschaft {brachte|bringt} {er} nur teilweise mit.',
    },
  ],
};
