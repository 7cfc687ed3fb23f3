import type { ModuleFile } from '../../letter/module.ts';

/** How the person settles tensions and differing interests. */
export const conflictManagement: ModuleFile = {
  kind: 'performance',
  category: 'conflict-management',
  modules: [
    {
      id: 'conflict-management-1-frueh-erkennen',
      grade: 1,
      text: '{Name} {erkannte|erkennt} Spannungen {stets} frühzeitig und {löste|löst} Konflikte mit {hervorragendem} Fingerspitzengefühl.',
    },
    {
      id: 'conflict-management-1-vermittlung',
      grade: 1,
      text: 'Auch in festgefahrenen Auseinandersetzungen {vermittelte|vermittelt} {er} {jederzeit} {äußerst} geschickt und mit bestem Ergebnis für alle Beteiligten.',
    },
    {
      id: 'conflict-management-1-vorbild',
      grade: 1,
      text: '{Seine} faire und lösungsorientierte Art, mit Konflikten umzugehen, {war|ist} {stets} vorbildlich.',
    },
    {
      id: 'conflict-management-1-ausgleich',
      grade: 1,
      text: 'Bei Meinungsverschiedenheiten {fand|findet} {er} {immer} einen {hervorragenden} Ausgleich und {genoss|genießt} dafür höchstes Ansehen.',
    },
    {
      id: 'conflict-management-2-offen-fair',
      grade: 2,
      text: '{Name} {ging|geht} Konflikte {stets} offen, fair und mit gutem Erfolg an.',
    },
    {
      id: 'conflict-management-2-interessen',
      grade: 2,
      text: 'Unterschiedliche Interessen {brachte|bringt} {er} {jederzeit} zu einem guten und tragfähigen Ausgleich.',
    },
    {
      id: 'conflict-management-2-klaerung',
      grade: 2,
      text: '{Seine} sachliche Art {trug|trägt} {stets} dazu bei, Meinungsverschiedenheiten zügig und fair zu klären.',
    },
    {
      id: 'conflict-management-2-besonnenheit',
      grade: 2,
      text: 'Bei Spannungen im Team {schätzten|schätzen} alle Beteiligten {seine} {stets} besonnene und faire Vermittlung.',
    },
    {
      id: 'conflict-management-3-ansprechen',
      grade: 3,
      text: '{Name} {sprach|spricht} Konflikte offen an und {löste|löst} sie sachlich.',
    },
    {
      id: 'conflict-management-3-umgang',
      grade: 3,
      text: 'Mit Meinungsverschiedenheiten {ging|geht} {er} fair und besonnen um.',
    },
    {
      id: 'conflict-management-3-loesungen',
      grade: 3,
      text: 'In Auseinandersetzungen {fand|findet} {er} gute Lösungen, die alle Seiten {mittrugen|mittragen}.',
    },
    {
      id: 'conflict-management-3-konfliktfaehigkeit',
      grade: 3,
      text: '{Seine} Konfliktfähigkeit {war|ist} gut und von Sachlichkeit geprägt.',
    },
    {
      id: 'conflict-management-4-anforderungen',
      grade: 4,
      text: '{Seine} Konfliktfähigkeit {entsprach|entspricht} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'conflict-management-4-klaerung',
      grade: 4,
      text: '{Name} {wirkte|wirkt} in ausreichendem Maße an der Klärung von Meinungsverschiedenheiten mit.',
    },
    {
      id: 'conflict-management-4-genuegen',
      grade: 4,
      text: '{Sein:m} Umgang mit Konflikten {genügte|genügt} den Anforderungen.',
    },
    {
      id: 'conflict-management-4-kompromisse',
      grade: 4,
      text: 'Konflikte in {seinem} Bereich {löste|löst} {er} in ausreichendem Maße.',
    },
    {
      id: 'conflict-management-5-allgemein',
      grade: 5,
      text: 'Kleinere Konflikte {löste|löst} {er} mit Unterstützung {im Allgemeinen} sachlich.',
    },
    {
      id: 'conflict-management-5-ueberwiegend',
      grade: 5,
      text: '{Sein:m} Umgang mit Meinungsverschiedenheiten {war|ist} im Großen und Ganzen fair.',
    },
    {
      id: 'conflict-management-5-regel',
      grade: 5,
      text: 'Bei unterschiedlichen Interessen {fand|findet} {er} {im Großen und Ganzen} eine angemessene Lösung.',
    },
    {
      id: 'conflict-management-5-wesentlich',
      grade: 5,
      text: '{Seine} Konfliktfähigkeit {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
  ],
};
