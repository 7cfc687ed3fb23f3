import type { ModuleFile } from '../../letter/module.ts';

/** Loyalty, discretion and principles. */
export const integrity: ModuleFile = {
  kind: 'performance',
  category: 'integrity',
  modules: [
    {
      id: 'integrity-1-integer',
      grade: 1,
      text: '{Name} {war|ist} {stets} absolut integer, loyal und {äußerst} diskret.',
    },
    {
      id: 'integrity-1-diskretion',
      grade: 1,
      text: 'Vertrauliche Vorgänge und Gespräche {behandelte|behandelt} {er} {jederzeit} mit höchster Diskretion.',
    },
    {
      id: 'integrity-1-vertrauen',
      grade: 1,
      text: 'Als {äußerst} integre und loyale Persönlichkeit {genoss|genießt} {er} {stets} unser größtes Vertrauen.',
    },
    {
      id: 'integrity-1-loyalitaet',
      grade: 1,
      text: '{Seine} Loyalität und Integrität {waren|sind} {jederzeit} vorbildlich.',
    },
    {
      id: 'integrity-2-aufrichtig',
      grade: 2,
      text: '{Name} {handelte|handelt} {stets} loyal, aufrichtig und verschwiegen.',
    },
    {
      id: 'integrity-2-unterlagen',
      grade: 2,
      text: 'Mit vertraulichen Unterlagen {ging|geht} {er} {jederzeit} diskret und verantwortungsbewusst um.',
    },
    {
      id: 'integrity-2-wertschaetzung',
      grade: 2,
      text: 'Wir {schätzten|schätzen} {seine} {stets} hohe Integrität und Verschwiegenheit.',
    },
    {
      id: 'integrity-2-verlass',
      grade: 2,
      text: 'Auch bei heiklen Themen {war|ist} {immer} Verlass auf {seine} Diskretion und Loyalität.',
    },
    {
      id: 'integrity-3-loyal',
      grade: 3,
      text: '{Name} {war|ist} loyal und in vertraulichen Fragen verschwiegen.',
    },
    {
      id: 'integrity-3-informationen',
      grade: 3,
      text: 'Vertrauliche Informationen {behandelte|behandelt} {er} diskret und verantwortungsbewusst.',
    },
    {
      id: 'integrity-3-haltung',
      grade: 3,
      text: '{Seine} Haltung {war|ist} von Integrität und Aufrichtigkeit geprägt.',
    },
    {
      id: 'integrity-3-arbeitgeber',
      grade: 3,
      text: 'Gegenüber {unserem Betrieb} {handelte|handelt} {er} aufrichtig und loyal.',
    },
    {
      id: 'integrity-4-anforderungen',
      grade: 4,
      text: '{Seine} Verschwiegenheit {entsprach|entspricht} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'integrity-4-vertraulichkeit',
      grade: 4,
      text: 'Vorgaben zur Vertraulichkeit {wurden|werden} von {ihm} eingehalten.',
    },
    {
      id: 'integrity-4-angemessen',
      grade: 4,
      text: '{Name} {behandelte|behandelt} interne Informationen mit angemessener Diskretion.',
    },
    {
      id: 'integrity-4-genuegte',
      grade: 4,
      text: 'In Fragen der Loyalität und Diskretion {genügte|genügt} {er} den Anforderungen.',
    },
    {
      id: 'integrity-5-allgemein',
      grade: 5,
      text: '{Name} {war|ist} in vertraulichen Fragen {im Großen und Ganzen} verschwiegen.',
    },
    {
      id: 'integrity-5-vorgaenge',
      grade: 5,
      text: 'Mit vertraulichen Vorgängen {ging|geht} {er} {im Großen und Ganzen} diskret um.',
    },
    {
      id: 'integrity-5-loyalitaet',
      grade: 5,
      text: '{Seine} Loyalität {entsprach|entspricht} {weitgehend} den Erwartungen {unseres Betriebs}.',
    },
    {
      id: 'integrity-5-grundsaetze',
      grade: 5,
      text: 'Grundsätze der Vertraulichkeit und Diskretion {beachtete|beachtet} {er} {im Großen und Ganzen}.',
    },
  ],
};
