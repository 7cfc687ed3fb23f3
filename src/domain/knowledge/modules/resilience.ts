import type { ModuleFile } from '../../letter/module.ts';

/** How the person bears pressure: peaks, haste, long strain. */
export const resilience: ModuleFile = {
  kind: 'performance',
  category: 'resilience',
  modules: [
    {
      id: 'resilience-1-konzentriert',
      grade: 1,
      text: 'Auch unter stärkster Belastung {arbeitete|arbeitet} {er} {stets} {äußerst} konzentriert und in bester Qualität.',
    },
    {
      id: 'resilience-1-hoechstes-mass',
      grade: 1,
      text: '{Name} {war|ist} {jederzeit} in höchstem Maße belastbar und ausdauernd.',
    },
    {
      id: 'resilience-1-zeitdruck',
      grade: 1,
      text: 'Selbst größten Zeitdruck {bewältigte|bewältigt} {er} {immer} mit {hervorragender} Ruhe und Übersicht.',
    },
    {
      id: 'resilience-1-lange-phasen',
      grade: 1,
      text: 'Wegen {seiner} {außerordentlich} hohen Belastbarkeit {war|ist} {er} auch langen Phasen größten Arbeitsanfalls {durchweg} gewachsen.',
    },
    {
      id: 'resilience-1-spitzenzeiten',
      grade: 1,
      text: 'In Spitzenzeiten {blieb|bleibt} {er} {stets} vorbildlich gelassen und den größten Belastungen gewachsen.',
    },
    {
      id: 'resilience-1-stressbestaendig',
      grade: 1,
      text: 'Hervorzuheben ist die außergewöhnliche Belastbarkeit, mit der {er} auch schwierigste Lagen {jederzeit} {bewältigte|bewältigt}.',
    },
    {
      id: 'resilience-2-ueberblick',
      grade: 2,
      text: '{Name} {war|ist} {stets} belastbar und {behielt|behält} auch bei hohem Arbeitsaufkommen den Überblick.',
    },
    {
      id: 'resilience-2-zeitdruck',
      grade: 2,
      text: 'Auch unter starkem Zeitdruck {arbeitete|arbeitet} {er} {jederzeit} ruhig, sicher und überlegt.',
    },
    {
      id: 'resilience-2-rueckhalt',
      grade: 2,
      text: '{Seine} Belastbarkeit {war|ist} {immer} hoch und {gab|gibt} dem Team sicheren Rückhalt.',
    },
    {
      id: 'resilience-2-arbeitsspitzen',
      grade: 2,
      text: 'Arbeitsspitzen {bewältigte|bewältigt} {er} {stets} mit gutem Ergebnis.',
    },
    {
      id: 'resilience-2-ausdauer',
      grade: 2,
      text: 'Dank großer Ausdauer {hielt|hält} {er} auch anhaltend hohen Belastungen {durchweg} gut stand.',
    },
    {
      id: 'resilience-2-nervenstaerke',
      grade: 2,
      text: 'Auf {seine} Nervenstärke in hektischen Phasen {konnten|können} wir uns {jederzeit} verlassen.',
    },
    {
      id: 'resilience-3-arbeitsanfall',
      grade: 3,
      text: '{Name} {war|ist} belastbar und {bewältigte|bewältigt} auch hohen Arbeitsanfall gut.',
    },
    {
      id: 'resilience-3-zeitdruck',
      grade: 3,
      text: 'Unter Zeitdruck {arbeitete|arbeitet} {er} ruhig und zuverlässig.',
    },
    {
      id: 'resilience-3-gut',
      grade: 3,
      text: '{Seine} Belastbarkeit {war|ist} auch in arbeitsreichen Zeiten gut.',
    },
    {
      id: 'resilience-3-mitarbeiter',
      grade: 3,
      text: 'Wir {schätzten|schätzen} {ihn} als {belastbaren und ausdauernden Mitarbeiter/belastbare und ausdauernde Mitarbeiterin/belastbare und ausdauernde Fachkraft}.',
    },
    {
      id: 'resilience-3-konzentration',
      grade: 3,
      text: 'Hektische Phasen {bewältigte|bewältigt} {er} mit guter Konzentration.',
    },
    {
      id: 'resilience-3-gelassen',
      grade: 3,
      text: 'Stress und Hektik {begegnete|begegnet} {er} mit guter Belastbarkeit und Gelassenheit.',
    },
    {
      id: 'resilience-4-gewachsen',
      grade: 4,
      text: '{Name} {war|ist} den üblichen Belastungen {Stelle:gen} gewachsen.',
    },
    {
      id: 'resilience-4-anforderungen',
      grade: 4,
      text: '{Seine} Belastbarkeit {entsprach|entspricht} den Anforderungen, die mit {Stelle:dat} verbunden {waren|sind}.',
    },
    {
      id: 'resilience-4-ausdauer',
      grade: 4,
      text: 'Auch höheren Arbeitsanfall {bewältigte|bewältigt} {er} mit ausreichender Ausdauer.',
    },
    {
      id: 'resilience-4-zeitdruck',
      grade: 4,
      text: 'Mit Zeitdruck {kam|kommt} {er} in ausreichendem Maße zurecht.',
    },
    {
      id: 'resilience-4-belastungen',
      grade: 4,
      text: 'In arbeitsreichen Phasen {genügte|genügt} {seine} Belastbarkeit den Erwartungen.',
    },
    {
      id: 'resilience-4-ausreichend',
      grade: 4,
      text: 'Für die Aufgaben {Stelle:gen} {war|ist} {er} ausreichend belastbar.',
    },
    {
      id: 'resilience-5-allgemein',
      grade: 5,
      text: '{Name} {war|ist} den Belastungen {Stelle:gen} {im Großen und Ganzen} gewachsen.',
    },
    {
      id: 'resilience-5-ueberwiegend',
      grade: 5,
      text: 'Auch unter Zeitdruck {blieb|bleibt} {er} im Großen und Ganzen ruhig und belastbar.',
    },
    {
      id: 'resilience-5-wesentlich',
      grade: 5,
      text: '{Seine} Belastbarkeit {entsprach|entspricht} {im Wesentlichen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'resilience-5-regel',
      grade: 5,
      text: 'Bei üblichem Arbeitsanfall {war|ist} {er} {im Großen und Ganzen} belastbar.',
    },
    {
      id: 'resilience-5-grosses-ganzes',
      grade: 5,
      text: 'Arbeitsspitzen {bewältigte|bewältigt} {er} {im Großen und Ganzen}.',
    },
    {
      id: 'resilience-5-weitgehend',
      grade: 5,
      text: 'Auch in arbeitsreichen Zeiten {war|ist} {er} den Belastungen {weitgehend} gewachsen.',
    },
  ],
};
