import type { ModuleFile } from '../../letter/module.ts';

/** What the person knows: depth, breadth and use of professional knowledge. */
export const expertise: ModuleFile = {
  kind: 'performance',
  category: 'expertise',
  modules: [
    {
      id: 'expertise-1-teilgebiete',
      grade: 1,
      text: '{Name} {verfügte|verfügt} über ein {hervorragendes} Fachwissen, das auch entlegene Teilgebiete {umfasste|umfasst}, und {hielt|hält} es {stets} auf dem neuesten Stand.',
    },
    {
      id: 'expertise-1-fachfragen',
      grade: 1,
      text: 'Auch schwierigste Fachfragen {beantwortete|beantwortet} {er} {jederzeit} {äußerst} kompetent und mit größter Sicherheit.',
    },
    {
      id: 'expertise-1-gewinn',
      grade: 1,
      text: '{Seine} {exzellenten} Fachkenntnisse {setzte|setzt} {er} {stets} mit größtem Gewinn für {unseren Betrieb} ein.',
    },
    {
      id: 'expertise-1-anlaufstelle',
      grade: 1,
      text: 'Wegen der {herausragenden} Sachkenntnis {war|ist} {er} bei fachlichen Fragen {jederzeit} die erste Adresse.',
    },
    {
      id: 'expertise-1-breite-tiefe',
      grade: 1,
      text: 'Das Fachwissen, auf das wir bei {ihm} {stets} bauen {konnten|können}, {war|ist} in Breite und Tiefe {ausgezeichnet}.',
    },
    {
      id: 'expertise-1-loesungen',
      grade: 1,
      text: 'In Theorie und Praxis {seines} Fachs {war|ist} {er} {immer} {überaus} bewandert und {gab|gibt} {sein:n} {hervorragendes} Fachwissen gern weiter.',
    },
    {
      id: 'expertise-2-anwendung',
      grade: 2,
      text: '{Name} {besaß|besitzt} umfassende und fundierte Fachkenntnisse, die {stets} sicher in die Arbeit {einflossen|einfließen}.',
    },
    {
      id: 'expertise-2-schwierige-fragen',
      grade: 2,
      text: 'Mit {seinem} breiten Fachwissen {klärte|klärt} {er} auch schwierige Fachfragen {jederzeit} gut.',
    },
    {
      id: 'expertise-2-rat',
      grade: 2,
      text: '{Sein:m} Rat in fachlichen Fragen {war|ist} {stets} fundiert und bei {Kollegen:dat} gefragt.',
    },
    {
      id: 'expertise-2-verlass',
      grade: 2,
      text: 'Wir {profitierten|profitieren} {immer} von {seinen} gründlichen und praxisnahen Fachkenntnissen.',
    },
    {
      id: 'expertise-2-nachbargebiete',
      grade: 2,
      text: 'Auch in angrenzenden Gebieten {war|ist} {er} dank fundierter Fachkenntnisse {durchweg} gut bewandert.',
    },
    {
      id: 'expertise-2-stand',
      grade: 2,
      text: 'Fachlich {war|ist} {er} {jederzeit} auf aktuellem Stand und {setzte|setzt} {sein:n} Fachwissen erfolgreich ein.',
    },
    {
      id: 'expertise-3-sicher',
      grade: 3,
      text: '{Name} {verfügte|verfügt} über solide Fachkenntnisse und {wandte|wendet} sie sicher an.',
    },
    {
      id: 'expertise-3-nutzen',
      grade: 3,
      text: '{Sein:n} Fachwissen {war|ist} gut und {kam|kommt} der täglichen Arbeit zugute.',
    },
    {
      id: 'expertise-3-vertraut',
      grade: 3,
      text: 'In den Fragen {seines} Fachs {war|ist} {er} gut bewandert.',
    },
    {
      id: 'expertise-3-auskunft',
      grade: 3,
      text: 'Fachliche Fragen {beantwortete|beantwortet} {er} sachkundig und verständlich.',
    },
    {
      id: 'expertise-3-grundlage',
      grade: 3,
      text: 'Gute Fachkenntnisse {bildeten|bilden} die sichere Grundlage {seiner} Arbeit.',
    },
    {
      id: 'expertise-3-fachkraft',
      grade: 3,
      text: 'Wir {schätzten|schätzen} {seine} Sachkunde und {sein:n} gutes Fachwissen.',
    },
    {
      id: 'expertise-4-erforderlich',
      grade: 4,
      text: '{Name} verfügt über das für {Stelle:akk} erforderliche Fachwissen.',
    },
    {
      id: 'expertise-4-anforderungen',
      grade: 4,
      text: '{Seine} Fachkenntnisse {entsprachen|entsprechen} den Anforderungen, die das Aufgabengebiet {stellte|stellt}.',
    },
    {
      id: 'expertise-4-mitgebracht',
      grade: 4,
      text: 'Für die anfallenden Aufgaben {brachte|bringt} {er} ausreichende Fachkenntnisse mit.',
    },
    {
      id: 'expertise-4-arbeitsplatz',
      grade: 4,
      text: 'Den fachlichen Anforderungen {seines} Arbeitsplatzes {wurde|wird} {er} gerecht.',
    },
    {
      id: 'expertise-4-genuegt',
      grade: 4,
      text: '{Sein:n} Fachwissen {genügte|genügt} für die Bearbeitung der üblichen Vorgänge.',
    },
    {
      id: 'expertise-4-ausreichend',
      grade: 4,
      text: 'In fachlichen Fragen {war|ist} {er} in ausreichendem Maße bewandert.',
    },
    {
      id: 'expertise-5-wesentlich',
      grade: 5,
      text: '{Seine} Fachkenntnisse {entsprachen|entsprechen} {im Wesentlichen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'expertise-5-regel',
      grade: 5,
      text: 'In vertrauten Sachgebieten {wandte|wendet} {er} {sein:n} Fachwissen {im Großen und Ganzen} sicher an.',
    },
    {
      id: 'expertise-5-allgemein',
      grade: 5,
      text: '{Name} verfügt {im Großen und Ganzen} über die nötigen Grundkenntnisse.',
    },
    {
      id: 'expertise-5-ueberwiegend',
      grade: 5,
      text: 'Fachliche Fragen aus {seinem} Aufgabengebiet {beantwortete|beantwortet} {er} nur teilweise sachkundig.',
    },
    {
      id: 'expertise-5-weitgehend',
      grade: 5,
      text: 'Die erforderlichen Grundkenntnisse {waren|sind} bei {ihm} {weitgehend} vorhanden.',
    },
    {
      id: 'expertise-5-grosses-ganzes',
      grade: 5,
      text: 'Für die üblichen Aufgaben {reichte|reicht} {sein:n} Fachwissen im Großen und Ganzen aus.',
    },
  ],
};
