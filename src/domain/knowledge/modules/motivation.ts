import type { ModuleFile } from '../../letter/module.ts';

/** Will to work: commitment, initiative, drive. */
export const motivation: ModuleFile = {
  kind: 'performance',
  category: 'motivation',
  modules: [
    {
      id: 'motivation-1-engagement',
      grade: 1,
      text: '{Name} {zeigte|zeigt} {stets} ein {außerordentlich} hohes Engagement, das weit über das Erwartete {hinausging|hinausgeht}.',
    },
    {
      id: 'motivation-1-initiative',
      grade: 1,
      text: '{Name} {ergriff|ergreift} {jederzeit} die Initiative und {brachte|bringt} neue Vorhaben mit {hervorragendem} Einsatz voran.',
    },
    {
      id: 'motivation-1-einsatzfreude',
      grade: 1,
      text: '{Seine} Einsatzbereitschaft {war|ist} auch in arbeitsreichen Zeiten {immer} vorbildlich.',
    },
    {
      id: 'motivation-1-antrieb',
      grade: 1,
      text: 'Mit größtem persönlichem Einsatz und {stets} {exzellenter} Motivation {trieb|treibt} {er} {seine} Aufgaben voran.',
    },
    {
      id: 'motivation-1-mitreissen',
      grade: 1,
      text: 'Die Begeisterung, mit der {er} ans Werk {ging|geht}, {war|ist} {durchweg} außerordentlich groß und für alle beispielhaft.',
    },
    {
      id: 'motivation-1-mehrarbeit',
      grade: 1,
      text: 'Auch zusätzliche Aufgaben {übernahm|übernimmt} {er} {jederzeit} mit höchster Einsatzfreude.',
    },
    {
      id: 'motivation-2-engagement',
      grade: 2,
      text: '{Name} {arbeitete|arbeitet} {stets} mit hohem Engagement und großer Eigeninitiative.',
    },
    {
      id: 'motivation-2-einsatz',
      grade: 2,
      text: '{Seine} Einsatzbereitschaft {war|ist} {jederzeit} hoch und für das Team ein Gewinn.',
    },
    {
      id: 'motivation-2-initiative',
      grade: 2,
      text: 'Auch bei neuen Aufgaben {ergriff|ergreift} {er} {immer} die Initiative und {trieb|treibt} die Arbeit mit hohem Engagement voran.',
    },
    {
      id: 'motivation-2-freude',
      grade: 2,
      text: 'Mit Freude an der Arbeit und hohem Leistungswillen {war|ist} {er} {stets} bei der Sache.',
    },
    {
      id: 'motivation-2-mehrarbeit',
      grade: 2,
      text: 'Zu zusätzlichem Einsatz {war|ist} {er} {durchweg} gern bereit.',
    },
    {
      id: 'motivation-2-motivation',
      grade: 2,
      text: 'Auch bei weniger beliebten Aufgaben {blieb|bleibt} {er} {jederzeit} gut motiviert.',
    },
    {
      id: 'motivation-3-engagement',
      grade: 3,
      text: '{Name} {arbeitete|arbeitet} engagiert, motiviert und mit Freude an der Sache.',
    },
    {
      id: 'motivation-3-einsatz',
      grade: 3,
      text: '{Seine} Einsatzbereitschaft {war|ist} auch bei zusätzlichen Aufgaben gut.',
    },
    {
      id: 'motivation-3-initiative',
      grade: 3,
      text: 'Bei neuen Aufgaben {zeigte|zeigt} {er} gute Eigeninitiative.',
    },
    {
      id: 'motivation-3-fleiss',
      grade: 3,
      text: 'Mit Fleiß und gutem Engagement {bearbeitete|bearbeitet} {er} auch neue Aufgaben.',
    },
    {
      id: 'motivation-3-bereit',
      grade: 3,
      text: 'Zusätzliche Arbeiten {übernahm|übernimmt} {er} gern und engagiert.',
    },
    {
      id: 'motivation-3-leistungswille',
      grade: 3,
      text: 'Leistungswille und Freude an der Arbeit {waren|sind} bei {ihm} gut ausgeprägt.',
    },
    {
      id: 'motivation-4-anforderungen',
      grade: 4,
      text: '{Seine} Einsatzbereitschaft {entsprach|entspricht} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'motivation-4-engagement',
      grade: 4,
      text: '{Name} {zeigte|zeigt} das für {Stelle:akk} erwartete Engagement.',
    },
    {
      id: 'motivation-4-ausreichend',
      grade: 4,
      text: 'An Eigeninitiative {brachte|bringt} {er} ein ausreichendes Maß mit.',
    },
    {
      id: 'motivation-4-genuegt',
      grade: 4,
      text: 'Der Einsatz, mit dem {er} {arbeitete|arbeitet}, {genügte|genügt} den Erwartungen.',
    },
    {
      id: 'motivation-4-zusaetzlich',
      grade: 4,
      text: 'Zusätzliche Arbeiten {erledigte|erledigt} {er} im üblichen Umfang.',
    },
    {
      id: 'motivation-4-motivation',
      grade: 4,
      text: '{Seine} Motivation {war|ist} für die anfallenden Aufgaben ausreichend.',
    },
    {
      id: 'motivation-5-wesentlich',
      grade: 5,
      text: '{Seine} Einsatzbereitschaft {entsprach|entspricht} {im Wesentlichen} unseren Erwartungen.',
    },
    {
      id: 'motivation-5-allgemein',
      grade: 5,
      text: '{Name} {zeigte|zeigt} {im Großen und Ganzen} das nötige Engagement.',
    },
    {
      id: 'motivation-5-regel',
      grade: 5,
      text: 'Zu zusätzlichen Arbeiten {war|ist} {er} im Großen und Ganzen bereit.',
    },
    {
      id: 'motivation-5-ueberwiegend',
      grade: 5,
      text: 'Bei vertrauten Aufgaben {arbeitete|arbeitet} {er} {überwiegend} motiviert.',
    },
    {
      id: 'motivation-5-weitgehend',
      grade: 5,
      text: 'Den erwarteten Einsatz {zeigte|zeigt} {er} {weitgehend}.',
    },
    {
      id: 'motivation-5-grosses-ganzes',
      grade: 5,
      text: '{Seine} Eigeninitiative {genügte|genügt} {im Großen und Ganzen} den Anforderungen.',
    },
  ],
};
