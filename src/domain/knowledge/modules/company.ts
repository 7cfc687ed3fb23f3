import type { ModuleFile } from '../../letter/module.ts';

/** One sentence on the employer. */
export const company: ModuleFile = {
  kind: 'company',
  modules: [
    {
      id: 'company-ist',
      text: '{Firma} ist {Branche}.',
    },
    {
      id: 'company-wir-sind',
      text: 'Als {Firma} sind wir {Branche}.',
    },
    {
      id: 'company-ist-taetig',
      text: '{Firma} ist {Branche} und in {Einsatzort} tätig.',
    },
    {
      id: 'company-standort',
      text: '{Firma} mit Standort in {Einsatzort} ist {Branche}.',
    },
    {
      id: 'company-unser',
      text: '{Unser Betrieb}, {Firma}, ist {Branche}.',
    },
  ],
};
