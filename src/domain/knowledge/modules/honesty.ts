import type { ModuleFile } from '../../letter/module.ts';

/** The remark on honesty where money, goods or homes are in a person's hands. */
export const honesty: ModuleFile = {
  kind: 'honesty',
  category: 'reliability-honesty',
  modules: [
    {
      id: 'honesty-1-vertrauen',
      grade: 1,
      text: '{Name} {war|ist} {stets} ehrlich und {genoss|genießt} unser uneingeschränktes Vertrauen.',
    },
    {
      id: 'honesty-1-verlass',
      grade: 1,
      text: '{Seine} Ehrlichkeit und Zuverlässigkeit {waren|sind} {jederzeit} vorbildlich.',
    },
    {
      id: 'honesty-1-werte',
      grade: 1,
      text: 'Mit anvertrauten Werten {ging|geht} {er} {immer} absolut ehrlich und mit größter Zuverlässigkeit um.',
    },
    {
      id: 'honesty-2-vertrauenswuerdig',
      grade: 2,
      text: '{Name} {war|ist} {stets} ehrlich und vertrauenswürdig.',
    },
    {
      id: 'honesty-2-werte',
      grade: 2,
      text: 'Mit anvertrauten Werten {ging|geht} {er} {jederzeit} ehrlich und zuverlässig um.',
    },
    {
      id: 'honesty-2-verlass',
      grade: 2,
      text: 'Durch {seine} {stets} ehrliche und zuverlässige Art {genoss|genießt} {er} unser volles Vertrauen.',
    },
    {
      id: 'honesty-3-zuverlaessig',
      grade: 3,
      text: '{Name} {war|ist} ehrlich und zuverlässig.',
    },
    {
      id: 'honesty-3-sorgfalt',
      grade: 3,
      text: 'Mit anvertrauten Werten {ging|geht} {er} ehrlich und verlässlich um.',
    },
    {
      id: 'honesty-3-vertrauen',
      grade: 3,
      text: 'Auf {seine} Ehrlichkeit und Zuverlässigkeit {war|ist} Verlass.',
    },
    {
      id: 'honesty-4-anforderungen',
      grade: 4,
      text: '{Seine} Zuverlässigkeit im Umgang mit anvertrauten Werten {entsprach|entspricht} den Anforderungen.',
    },
    {
      id: 'honesty-4-regeln',
      grade: 4,
      text: '{Name} {hielt|hält} die Regeln für den Umgang mit anvertrauten Werten zuverlässig ein.',
    },
    {
      id: 'honesty-4-angemessen',
      grade: 4,
      text: 'Im Umgang mit anvertrauten Werten {zeigte|zeigt} {er} die erforderliche Zuverlässigkeit.',
    },
    {
      id: 'honesty-5-allgemein',
      grade: 5,
      text: '{Name} {ging|geht} mit anvertrauten Werten im Großen und Ganzen zuverlässig um.',
    },
    {
      id: 'honesty-5-wesentlich',
      grade: 5,
      text: '{Seine} Zuverlässigkeit im Umgang mit anvertrauten Werten {gab|gibt} {im Wesentlichen} keinen Anlass zu Beanstandungen.',
    },
    {
      id: 'honesty-5-ueberwiegend',
      grade: 5,
      text: 'Beim Umgang mit anvertrauten Werten {war|ist} {er} {überwiegend} zuverlässig.',
    },
    {
      id: 'honesty-2-geradlinig',
      grade: 2,
      text: '{Name} {war|ist} {jederzeit} ehrlich und in allem verlässlich.',
    },
    {
      id: 'honesty-1-ehrlich-zuverlaessig',
      grade: 1,
      text: '{Name} {war|ist} {stets} absolut ehrlich und in höchstem Maße zuverlässig.',
    },
    {
      id: 'honesty-4-ehrlich',
      grade: 4,
      text: '{Name} {war|ist} in ausreichendem Maße zuverlässig und ehrlich.',
    },
  ],
};
