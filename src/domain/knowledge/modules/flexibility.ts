import type { ModuleFile } from '../../letter/module.ts';

/** How the person adapts to new tasks, times and places. */
export const flexibility: ModuleFile = {
  kind: 'performance',
  category: 'flexibility',
  modules: [
    {
      id: 'flexibility-1-neue-lagen',
      grade: 1,
      text: '{Name} {stellte|stellt} sich {stets} sofort und mit {hervorragendem} Erfolg auf neue Situationen ein.',
    },
    {
      id: 'flexibility-1-vielseitig',
      grade: 1,
      text: 'Dank {äußerst} hoher Flexibilität {war|ist} {er} {jederzeit} mit bestem Erfolg vielseitig einsetzbar.',
    },
    {
      id: 'flexibility-1-flexibilitaet',
      grade: 1,
      text: 'Mit {seiner} {herausragenden} Flexibilität {war|ist} {er} dem Team {durchweg} ein Vorbild.',
    },
    {
      id: 'flexibility-1-umstellung',
      grade: 1,
      text: 'Selbst größte Veränderungen {bewältigte|bewältigt} {er} {immer} mit {exzellenter} Anpassungsfähigkeit.',
    },
    {
      id: 'flexibility-2-neue-lagen',
      grade: 2,
      text: '{Name} {stellte|stellt} sich {stets} schnell und sicher auf neue Situationen ein.',
    },
    {
      id: 'flexibility-2-vielseitig',
      grade: 2,
      text: 'Für unterschiedliche Aufgaben {war|ist} {er} {jederzeit} flexibel und gut einsetzbar.',
    },
    {
      id: 'flexibility-2-flexibilitaet',
      grade: 2,
      text: '{Seine} Flexibilität {war|ist} {immer} hoch und für das Team von großem Wert.',
    },
    {
      id: 'flexibility-2-arbeitszeit',
      grade: 2,
      text: 'Auch bei kurzfristigen Änderungen der Arbeitszeit {war|ist} {er} {durchweg} flexibel einsetzbar.',
    },
    {
      id: 'flexibility-3-neue-lagen',
      grade: 3,
      text: '{Name} {stellte|stellt} sich gut und flexibel auf neue Anforderungen ein.',
    },
    {
      id: 'flexibility-3-vielseitig',
      grade: 3,
      text: 'Für unterschiedliche Aufgaben {war|ist} {er} gut und flexibel einsetzbar.',
    },
    {
      id: 'flexibility-3-flexibilitaet',
      grade: 3,
      text: '{Seine} Anpassungsfähigkeit an veränderte Abläufe und Aufgaben {war|ist} gut.',
    },
    {
      id: 'flexibility-3-vertretung',
      grade: 3,
      text: 'Flexibel und zuverlässig {übernahm|übernimmt} {er} auch Aufgaben anderer Bereiche.',
    },
    {
      id: 'flexibility-4-anforderungen',
      grade: 4,
      text: '{Seine} Flexibilität bei veränderten Arbeitszeiten {entsprach|entspricht} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'flexibility-4-ausreichend',
      grade: 4,
      text: 'Mit veränderten Abläufen {kam|kommt} {er} in ausreichendem Maße zurecht.',
    },
    {
      id: 'flexibility-4-wechsel',
      grade: 4,
      text: '{Name} {stellte|stellt} sich im üblichen Maß auf wechselnde Aufgaben ein.',
    },
    {
      id: 'flexibility-4-umfang',
      grade: 4,
      text: 'Im erforderlichen Umfang {war|ist} {er} für verschiedene Aufgaben flexibel einsetzbar.',
    },
    {
      id: 'flexibility-5-wesentlich',
      grade: 5,
      text: '{Seine} Flexibilität {entsprach|entspricht} {im Wesentlichen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'flexibility-5-regel',
      grade: 5,
      text: '{Name} {stellte|stellt} sich nur teilweise auf neue Situationen ein.',
    },
    {
      id: 'flexibility-5-allgemein',
      grade: 5,
      text: 'Für andere Aufgaben {war|ist} {er} nur teilweise einsetzbar.',
    },
    {
      id: 'flexibility-5-ueberwiegend',
      grade: 5,
      text: 'Auf veränderte Arbeitszeiten und Abläufe {reagierte|reagiert} {er} {überwiegend} flexibel.',
    },
  ],
};
