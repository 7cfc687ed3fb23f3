import type { ModuleFile } from '../../letter/module.ts';

/** Told only when the work was clearly less than full time. */
export const partTime: ModuleFile = {
  kind: 'part-time',
  modules: [
    {
      id: 'part-time-woche',
      text: 'Die wöchentliche Arbeitszeit {betrug|beträgt} {Stunden} Stunden.',
    },
    {
      id: 'part-time-teilzeit',
      text: '{Name} {war|ist} in Teilzeit mit {Stunden} Stunden pro Woche beschäftigt.',
    },
    {
      id: 'part-time-vereinbart',
      text: 'Vereinbart {war|ist} eine Teilzeit von {Stunden} Wochenstunden.',
    },
    {
      id: 'part-time-stelle',
      text: '{Seine} Stelle {umfasste|umfasst} {Stunden} Stunden je Woche.',
    },
    {
      id: 'part-time-ausgeuebt',
      text: 'Die Tätigkeit {übte|übt} {er} in Teilzeit mit {Stunden} Wochenstunden aus.',
    },
    {
      id: 'part-time-arbeitet',
      text: '{Name} {arbeitete|arbeitet} {Stunden} Stunden in der Woche und damit in Teilzeit.',
    },
  ],
};
