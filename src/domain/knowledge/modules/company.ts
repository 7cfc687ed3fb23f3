import type { ModuleFile } from '../../letter/module.ts';

/** One sentence on the employer. */
export const company: ModuleFile = {
  kind: 'company',
  modules: [
    {
      id: 'company-ist',
      text: '{Firma:nom} ist {Branche}.',
    },
    {
      id: 'company-wir-sind',
      text: 'Als {Firma} sind wir {Branche}.',
    },
    {
      id: 'company-ist-taetig',
      text: '{Firma:nom} ist {Branche} und in {Einsatzort} tätig.',
    },
    {
      id: 'company-standort',
      text: '{Firma:nom} mit Standort in {Einsatzort} ist {Branche}.',
    },
    {
      id: 'company-unser',
      text: '{Unser Betrieb}, {Firma:bei}, ist {Branche}.',
    },
  ],
};
