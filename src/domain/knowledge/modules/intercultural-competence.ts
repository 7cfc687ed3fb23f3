import type { ModuleFile } from '../../letter/module.ts';

/** How the person works across cultures. */
export const interculturalCompetence: ModuleFile = {
  kind: 'performance',
  category: 'intercultural-competence',
  modules: [
    {
      id: 'intercultural-competence-1-feingefuehl',
      grade: 1,
      text: '{Name} {bewegte|bewegt} sich in internationalen Teams {stets} mit größtem Feingefühl.',
    },
    {
      id: 'intercultural-competence-1-zusammenarbeit',
      grade: 1,
      text: '{Seine} {hervorragende} interkulturelle Kompetenz {machte|macht} die Zusammenarbeit über Ländergrenzen hinweg {jederzeit} {äußerst} erfolgreich.',
    },
    {
      id: 'intercultural-competence-1-einstellung',
      grade: 1,
      text: 'Mit feinem Gespür und {stets} vorbildlicher Offenheit {begegnete|begegnet} {er} Menschen anderer Kulturen.',
    },
    {
      id: 'intercultural-competence-1-partner',
      grade: 1,
      text: '{Unsere ausländischen Partner:nom} {schätzten|schätzen} {stets} {seine} {hervorragende} Kenntnis ihrer kulturellen Gepflogenheiten.',
    },
    {
      id: 'intercultural-competence-2-herkunft',
      grade: 2,
      text: '{Name} {arbeitete|arbeitet} mit Menschen verschiedener Kulturen {stets} gut und respektvoll zusammen.',
    },
    {
      id: 'intercultural-competence-2-kompetenz',
      grade: 2,
      text: '{Seine} hohe interkulturelle Kompetenz {erleichterte|erleichtert} {jederzeit} den Umgang mit {ausländischen Geschäftspartnern:dat}.',
    },
    {
      id: 'intercultural-competence-2-ton',
      grade: 2,
      text: 'Dank guter Kenntnis anderer Kulturen {traf|trifft} {er} im Ausland {immer} den richtigen Ton.',
    },
    {
      id: 'intercultural-competence-2-projekte',
      grade: 2,
      text: 'In internationalen Projekten {verband|verbindet} {er} verschiedene Arbeitskulturen {stets} umsichtig und sicher.',
    },
    {
      id: 'intercultural-competence-3-offen',
      grade: 3,
      text: '{Name} {ging|geht} auf andere Kulturen offen und respektvoll ein.',
    },
    {
      id: 'intercultural-competence-3-kompetenz',
      grade: 3,
      text: '{Seine} gute interkulturelle Kompetenz {war|ist} in internationalen Projekten hilfreich.',
    },
    {
      id: 'intercultural-competence-3-partner',
      grade: 3,
      text: 'Die Zusammenarbeit mit {internationalen Partnern:dat} {gestaltete|gestaltet} {er} mit gutem interkulturellem Gespür.',
    },
    {
      id: 'intercultural-competence-3-unterschiede',
      grade: 3,
      text: 'Kulturelle Unterschiede {erkannte|erkennt} und {berücksichtigte|berücksichtigt} {er} sorgfältig.',
    },
    {
      id: 'intercultural-competence-4-anforderungen',
      grade: 4,
      text: '{Seine} interkulturelle Kompetenz {entsprach|entspricht} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'intercultural-competence-4-besonderheiten',
      grade: 4,
      text: 'Kulturelle Besonderheiten {beachtete|beachtet} {er} in ausreichendem Maße.',
    },
    {
      id: 'intercultural-competence-4-angemessen',
      grade: 4,
      text: '{Name} {stellte|stellt} sich in angemessener Weise auf Menschen aus anderen Kulturen ein.',
    },
    {
      id: 'intercultural-competence-4-kontakte',
      grade: 4,
      text: 'Für die internationalen Kontakte des Bereichs {genügte|genügt} {seine} Kenntnis anderer Kulturen.',
    },
    {
      id: 'intercultural-competence-5-wesentlich',
      grade: 5,
      text: '{Seine} interkulturelle Kompetenz {genügte|genügt} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'intercultural-competence-5-allgemein',
      grade: 5,
      text: 'Im Umgang mit anderen Kulturen {war|ist} {er} mit Unterstützung {im Allgemeinen} sicher.',
    },
    {
      id: 'intercultural-competence-5-regel',
      grade: 5,
      text: '{Name} {berücksichtigte|berücksichtigt} kulturelle Unterschiede nach Hinweisen in der Regel.',
    },
    {
      id: 'intercultural-competence-5-teams',
      grade: 5,
      text: 'In internationalen Teams {arbeitete|arbeitet} {er} {überwiegend} mit der nötigen kulturellen Umsicht.',
    },
  ],
};
