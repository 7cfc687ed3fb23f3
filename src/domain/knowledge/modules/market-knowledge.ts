import type { ModuleFile } from '../../letter/module.ts';

/** Knowledge of market, competitors and the trade. */
export const marketKnowledge: ModuleFile = {
  kind: 'performance',
  category: 'market-knowledge',
  modules: [
    {
      id: 'market-knowledge-1-erfolg',
      grade: 1,
      text: '{Name} {besaß|besitzt} {hervorragende} Marktkenntnisse und {nutzte|nutzt} sie {stets} mit größtem Erfolg.',
    },
    {
      id: 'market-knowledge-1-trends',
      grade: 1,
      text: 'Trends und Bewegungen des Marktes {erkannte|erkennt} {er} {jederzeit} {äußerst} früh und sicher.',
    },
    {
      id: 'market-knowledge-1-branche',
      grade: 1,
      text: 'Dank {seiner} {exzellenten} Kenntnis der Branche {traf|trifft} {er} {stets} die besten Einschätzungen zu Preisen und Nachfrage.',
    },
    {
      id: 'market-knowledge-1-analysen',
      grade: 1,
      text: '{Seine} Analysen von Markt und Wettbewerb {waren|sind} {immer} {hervorragend} und von höchstem Wert.',
    },
    {
      id: 'market-knowledge-2-informiert',
      grade: 2,
      text: '{Name} {war|ist} über Markt, Wettbewerb und Branche {stets} umfassend informiert.',
    },
    {
      id: 'market-knowledge-2-gewinnbringend',
      grade: 2,
      text: '{Seine} fundierten Marktkenntnisse {brachte|bringt} {er} {jederzeit} gewinnbringend ein.',
    },
    {
      id: 'market-knowledge-2-einschaetzung',
      grade: 2,
      text: 'Die Entwicklung von Nachfrage und Wettbewerb {beurteilte|beurteilt} {er} {immer} sicher und vorausschauend.',
    },
    {
      id: 'market-knowledge-2-kontakte',
      grade: 2,
      text: 'Durch gute Kontakte in der Branche {kannte|kennt} {er} die Entwicklungen des Marktes {stets} genau.',
    },
    {
      id: 'market-knowledge-3-gute-kenntnis',
      grade: 3,
      text: '{Name} verfügt über gute Kenntnisse des Marktes und der Branche.',
    },
    {
      id: 'market-knowledge-3-wettbewerb',
      grade: 3,
      text: 'Die Entwicklung von Markt und Wettbewerb {verfolgte|verfolgt} {er} aufmerksam und sachkundig.',
    },
    {
      id: 'market-knowledge-3-solide',
      grade: 3,
      text: '{Seine} solide Marktkenntnis {war|ist} bei Angeboten und Planungen hilfreich.',
    },
    {
      id: 'market-knowledge-3-angebote',
      grade: 3,
      text: 'Angebote des Wettbewerbs {beurteilte|beurteilt} {er} mit guter Branchenkenntnis.',
    },
    {
      id: 'market-knowledge-4-anforderungen',
      grade: 4,
      text: '{Seine} Marktkenntnisse {entsprachen|entsprechen} den Anforderungen der Aufgabe.',
    },
    {
      id: 'market-knowledge-4-markt',
      grade: 4,
      text: '{Name} {kannte|kennt} Markt und Branche in ausreichendem Maße.',
    },
    {
      id: 'market-knowledge-4-genuegte',
      grade: 4,
      text: 'Für das Aufgabengebiet {genügte|genügt} {seine} Kenntnis von Markt und Wettbewerb.',
    },
    {
      id: 'market-knowledge-4-branche',
      grade: 4,
      text: 'Über die Entwicklung der Branche {war|ist} {er} hinreichend unterrichtet.',
    },
    {
      id: 'market-knowledge-5-wesentlich',
      grade: 5,
      text: '{Seine} Marktkenntnisse {entsprachen|entsprechen} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'market-knowledge-5-vertraut',
      grade: 5,
      text: 'Mit Markt und Wettbewerb {war|ist} {er} {im Großen und Ganzen} vertraut.',
    },
    {
      id: 'market-knowledge-5-branche',
      grade: 5,
      text: 'Entwicklungen der Branche {waren|sind} {ihm} {im Großen und Ganzen} bekannt.',
    },
    {
      id: 'market-knowledge-5-lage',
      grade: 5,
      text: '{Name} {schätzte|schätzt} die Lage am Markt {überwiegend} zutreffend ein.',
    },
  ],
};
