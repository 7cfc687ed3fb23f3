import type { ModuleFile } from '../../letter/module.ts';

/** How far the person thinks and acts like an entrepreneur. */
export const commercialCompetence: ModuleFile = {
  kind: 'performance',
  category: 'commercial-competence',
  modules: [
    {
      id: 'commercial-competence-1-hoechstes-mass',
      grade: 1,
      text: '{Name} {dachte|denkt} und {handelte|handelt} {stets} in höchstem Maße unternehmerisch.',
    },
    {
      id: 'commercial-competence-1-geschaeftssinn',
      grade: 1,
      text: 'Mit {hervorragendem} Geschäftssinn {erkannte|erkennt} {er} jederzeit neue Chancen und {nutzte|nutzt} sie mit größtem Ertrag.',
    },
    {
      id: 'commercial-competence-1-ertrag',
      grade: 1,
      text: '{Sein:n} vorbildliches unternehmerisches Handeln {brachte|bringt} {unserem Betrieb} {stets} {hervorragende} Erträge.',
    },
    {
      id: 'commercial-competence-1-risiken',
      grade: 1,
      text: 'Chancen und Risiken neuer Vorhaben {wog|wägt} {er} {immer} mit {herausragendem} unternehmerischem Gespür ab.',
    },
    {
      id: 'commercial-competence-2-verantwortung',
      grade: 2,
      text: '{Name} {übernahm|übernimmt} {stets} unternehmerische Verantwortung und {behielt|behält} den Ertrag gut im Blick.',
    },
    {
      id: 'commercial-competence-2-denken',
      grade: 2,
      text: '{Seine} Entscheidungen {waren|sind} {jederzeit} von gutem unternehmerischem Denken geleitet.',
    },
    {
      id: 'commercial-competence-2-investitionen',
      grade: 2,
      text: 'Auch bei Investitionen {ging|geht} {er} {immer} unternehmerisch klug und mit sicherem Blick für die Risiken vor.',
    },
    {
      id: 'commercial-competence-2-geschaeftsfelder',
      grade: 2,
      text: 'Dank {seines} ausgeprägten Geschäftssinns {erschloss|erschließt} {er} {unserem Betrieb} {stets} lohnende Geschäftsfelder.',
    },
    {
      id: 'commercial-competence-3-handeln',
      grade: 3,
      text: '{Name} {handelte|handelt} unternehmerisch und mit gutem Gespür für das Geschäft.',
    },
    {
      id: 'commercial-competence-3-solide',
      grade: 3,
      text: '{Sein:n} unternehmerisches Denken {war|ist} solide und am Ertrag ausgerichtet.',
    },
    {
      id: 'commercial-competence-3-chancen',
      grade: 3,
      text: 'Geschäftliche Chancen {erkannte|erkennt} und {nutzte|nutzt} {er} mit gutem unternehmerischem Urteil.',
    },
    {
      id: 'commercial-competence-3-umsicht',
      grade: 3,
      text: 'Mit guter unternehmerischer Umsicht {wog|wägt} {er} Aufwand und Risiken ab.',
    },
    {
      id: 'commercial-competence-4-anforderungen',
      grade: 4,
      text: '{Sein:n} unternehmerisches Denken {entsprach|entspricht} den Anforderungen der Position.',
    },
    {
      id: 'commercial-competence-4-belange',
      grade: 4,
      text: 'Unternehmerische Belange {berücksichtigte|berücksichtigt} {er} bei der Arbeit in ausreichendem Maße.',
    },
    {
      id: 'commercial-competence-4-vorgaben',
      grade: 4,
      text: '{Name} {handelte|handelt} unternehmerisch den Vorgaben entsprechend.',
    },
    {
      id: 'commercial-competence-4-sicht',
      grade: 4,
      text: 'Für die Aufgaben {seines} Bereichs {genügte|genügt} {sein:m} Geschäftssinn.',
    },
    {
      id: 'commercial-competence-5-allgemein',
      grade: 5,
      text: '{Name} {handelte|handelt} bei {seinen} Entscheidungen {im Großen und Ganzen} unternehmerisch.',
    },
    {
      id: 'commercial-competence-5-wesentlich',
      grade: 5,
      text: '{Sein:m} Geschäftssinn {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'commercial-competence-5-geschaeft',
      grade: 5,
      text: 'In geschäftlichen Fragen {dachte|denkt} {er} {im Großen und Ganzen} unternehmerisch.',
    },
    {
      id: 'commercial-competence-5-einschaetzung',
      grade: 5,
      text: 'Unternehmerische Chancen und Risiken {schätzte|schätzt} {er} {überwiegend} richtig ein.',
    },
  ],
};
