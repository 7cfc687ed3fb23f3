import type { ModuleFile } from '../../letter/module.ts';

/** Whether the person works without guidance and answers for the outcome. */
export const selfReliance: ModuleFile = {
  kind: 'performance',
  category: 'self-reliance',
  modules: [
    {
      id: 'self-reliance-1-eigenverantwortung',
      grade: 1,
      text: '{Name} {arbeitete|arbeitet} {stets} vollkommen selbständig und mit höchster Eigenverantwortung.',
    },
    {
      id: 'self-reliance-1-weiterentwicklung',
      grade: 1,
      text: '{Sein:n} Aufgabengebiet {entwickelte|entwickelt} {er} {jederzeit} eigenverantwortlich und mit {hervorragendem} Ergebnis weiter.',
    },
    {
      id: 'self-reliance-1-selbstaendigkeit',
      grade: 1,
      text: '{Seine} Selbständigkeit {war|ist} {durchweg} {außerordentlich} hoch und beispielhaft.',
    },
    {
      id: 'self-reliance-1-schwierige-aufgaben',
      grade: 1,
      text: 'Auch schwierigste Aufgaben {löste|löst} {er} {immer} völlig selbständig und mit größter Umsicht.',
    },
    {
      id: 'self-reliance-2-eigenverantwortung',
      grade: 2,
      text: '{Name} {arbeitete|arbeitet} {stets} selbständig, eigenverantwortlich und umsichtig.',
    },
    {
      id: 'self-reliance-2-entscheidungen',
      grade: 2,
      text: 'Eigenständig und sicher {traf|trifft} {er} in {seinem} Aufgabengebiet {jederzeit} die nötigen Entscheidungen.',
    },
    {
      id: 'self-reliance-2-verantwortung',
      grade: 2,
      text: 'Auf {seine} selbständige und verantwortungsbewusste Arbeitsweise {konnten|können} wir uns {immer} verlassen.',
    },
    {
      id: 'self-reliance-2-neue-aufgaben',
      grade: 2,
      text: 'Auch neue Aufgaben {bearbeitete|bearbeitet} {er} {durchweg} eigenständig und mit gutem Erfolg.',
    },
    {
      id: 'self-reliance-3-selbstaendig',
      grade: 3,
      text: '{Name} {arbeitete|arbeitet} selbständig, verantwortungsbewusst und mit gutem Ergebnis.',
    },
    {
      id: 'self-reliance-3-aufgaben',
      grade: 3,
      text: 'Die Aufgaben {seines} Bereichs {löste|löst} {er} selbständig und sicher.',
    },
    {
      id: 'self-reliance-3-selbstaendigkeit',
      grade: 3,
      text: '{Seine} Selbständigkeit bei der täglichen Arbeit {war|ist} gut ausgeprägt.',
    },
    {
      id: 'self-reliance-3-verantwortung',
      grade: 3,
      text: 'Für {sein:n} Aufgabengebiet {übernahm|übernimmt} {er} Verantwortung und {arbeitete|arbeitet} eigenständig.',
    },
    {
      id: 'self-reliance-4-anforderungen',
      grade: 4,
      text: '{Seine} Selbständigkeit {entsprach|entspricht} den Anforderungen, die mit {Stelle:dat} verbunden {waren|sind}.',
    },
    {
      id: 'self-reliance-4-ausreichend',
      grade: 4,
      text: '{Name} {arbeitete|arbeitet} im eigenen Aufgabengebiet in ausreichendem Maße selbständig.',
    },
    {
      id: 'self-reliance-4-einarbeitung',
      grade: 4,
      text: 'Nach angemessener Einarbeitung {führte|führt} {er} die Aufgaben {seines} Bereichs selbständig aus.',
    },
    {
      id: 'self-reliance-4-eigenverantwortung',
      grade: 4,
      text: 'Die für {Stelle:akk} erforderliche Eigenverantwortung hat {er} wahrgenommen.',
    },
    {
      id: 'self-reliance-5-vertrautes',
      grade: 5,
      text: 'Vertraute Aufgaben {führte|führt} {er} {im Großen und Ganzen} selbständig aus.',
    },
    {
      id: 'self-reliance-5-allgemein',
      grade: 5,
      text: '{Name} {arbeitete|arbeitet} nach genauer Anweisung {im Großen und Ganzen} selbständig.',
    },
    {
      id: 'self-reliance-5-wesentlich',
      grade: 5,
      text: '{Seine} Selbständigkeit {genügte|genügt} {im Wesentlichen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'self-reliance-5-ueberwiegend',
      grade: 5,
      text: 'Die Vorgänge {seines} Aufgabengebiets {bearbeitete|bearbeitet} {er} nur teilweise selbständig.',
    },
  ],
};
