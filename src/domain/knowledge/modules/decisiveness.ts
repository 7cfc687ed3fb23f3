import type { ModuleFile } from '../../letter/module.ts';

/** How soundly and how soon the person decides. */
export const decisiveness: ModuleFile = {
  kind: 'performance',
  category: 'decisiveness',
  modules: [
    {
      id: 'decisiveness-1-lagen',
      grade: 1,
      text: '{Name} {traf|trifft} auch in schwierigsten Lagen {stets} rasch die richtigen Entscheidungen.',
    },
    {
      id: 'decisiveness-1-begruendet',
      grade: 1,
      text: '{Seine} Entscheidungen {waren|sind} {jederzeit} {hervorragend} begründet und von höchstem Verantwortungsbewusstsein getragen.',
    },
    {
      id: 'decisiveness-1-urteil',
      grade: 1,
      text: 'Notwendige Entscheidungen {traf|trifft} {er} mit {äußerst} sicherem Blick {immer} zum besten Nutzen {des Betriebs}.',
    },
    {
      id: 'decisiveness-1-entschlusskraft',
      grade: 1,
      text: 'Die Entschlusskraft und Umsicht, mit denen {er} {stets} {entschied|entscheidet}, {waren|sind} vorbildlich.',
    },
    {
      id: 'decisiveness-2-entscheidungsfreude',
      grade: 2,
      text: '{Name} {war|ist} {stets} entscheidungsfreudig und {traf|trifft} gut begründete Entscheidungen.',
    },
    {
      id: 'decisiveness-2-zeitdruck',
      grade: 2,
      text: 'Auch unter Zeitdruck {entschied|entscheidet} {er} {jederzeit} sicher und verantwortungsbewusst.',
    },
    {
      id: 'decisiveness-2-tragfaehig',
      grade: 2,
      text: '{Seine} Entscheidungen {erwiesen|erweisen} sich {immer} als gut überlegt und tragfähig.',
    },
    {
      id: 'decisiveness-2-weichen',
      grade: 2,
      text: 'Weitreichende Entscheidungen {traf|trifft} {er} {stets} zügig und nach sorgfältiger Abwägung.',
    },
    {
      id: 'decisiveness-3-ueberlegt',
      grade: 3,
      text: '{Name} {traf|trifft} {seine} Entscheidungen sicher und gut überlegt.',
    },
    {
      id: 'decisiveness-3-zuegig',
      grade: 3,
      text: 'In {seinem} Verantwortungsbereich {entschied|entscheidet} {er} sachlich und zügig.',
    },
    {
      id: 'decisiveness-3-faehigkeit',
      grade: 3,
      text: '{Seine} Entscheidungsfähigkeit {war|ist} gut, {seine} Begründungen {waren|sind} nachvollziehbar.',
    },
    {
      id: 'decisiveness-3-verantwortung',
      grade: 3,
      text: 'Für {seine} Entscheidungen {übernahm|übernimmt} {er} Verantwortung und {begründete|begründet} sie gut.',
    },
    {
      id: 'decisiveness-4-anforderungen',
      grade: 4,
      text: '{Seine} Entscheidungsfähigkeit {entsprach|entspricht} den Anforderungen {seiner} Position.',
    },
    {
      id: 'decisiveness-4-bereich',
      grade: 4,
      text: '{Name} {traf|trifft} die in {seinem} Bereich erforderlichen Entscheidungen.',
    },
    {
      id: 'decisiveness-4-umsicht',
      grade: 4,
      text: 'Bei anstehenden Entscheidungen {ging|geht} {er} mit ausreichender Umsicht vor.',
    },
    {
      id: 'decisiveness-4-genuegen',
      grade: 4,
      text: 'Tempo und Güte {seiner} Entscheidungen {genügten|genügen} den Anforderungen.',
    },
    {
      id: 'decisiveness-5-allgemein',
      grade: 5,
      text: 'In vertrauten Fragen {traf|trifft} {er} {im Großen und Ganzen} angemessene Entscheidungen.',
    },
    {
      id: 'decisiveness-5-wesentlich',
      grade: 5,
      text: '{Seine} Entscheidungsfähigkeit {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'decisiveness-5-regel',
      grade: 5,
      text: 'Anstehende Entscheidungen {wurden|werden} von {ihm} nur teilweise rechtzeitig getroffen.',
    },
    {
      id: 'decisiveness-5-ueberwiegend',
      grade: 5,
      text: '{Seine} Entscheidungen {waren|sind} nur teilweise gut begründet und nachvollziehbar.',
    },
  ],
};
