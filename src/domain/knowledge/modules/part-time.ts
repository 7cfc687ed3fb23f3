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
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: '{Name} {war|ist} in Teilzeit mit {Stunden} Stunden pro Woche beschäftigt.',
    },
    {
      id: 'part-time-vereinbart',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: 'Vereinbart {war|ist} eine Teilzeit von {Stunden} Wochenstunden.',
    },
    {
      id: 'part-time-stelle',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: '{Seine} Stelle {umfasste|umfasst} {Stunden} Stunden je Woche.',
    },
    {
      id: 'part-time-ausgeuebt',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: 'Die Tätigkeit {übte|übt} {er} in Teilzeit mit {Stunden} Wochenstunden aus.',
    },
    {
      id: 'part-time-arbeitet',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: '{Name} {arbeitete|arbeitet} {Stunden} Stunden in der Woche und damit in Teilzeit.',
    },
    {
      id: 'part-time-ausbildung',
      types: ['ausbildungszeugnis'],
      text: 'Die Ausbildung fand in Teilzeit mit {Stunden} Wochenstunden statt.',
    },
    {
      id: 'part-time-praktikum',
      types: ['praktikumszeugnis'],
      text: 'Das Praktikum fand in Teilzeit mit {Stunden} Wochenstunden statt.',
    },
    {
      id: 'part-time-praktikum-umfang',
      types: ['praktikumszeugnis'],
      text: 'Vereinbart war ein Praktikum mit {Stunden} Wochenstunden.',
    },
  ],
};
