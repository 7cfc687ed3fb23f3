import type { ModuleFile } from '../../letter/module.ts';

/** Manner and presence towards others. */
export const appearance: ModuleFile = {
  kind: 'performance',
  category: 'appearance',
  modules: [
    {
      id: 'appearance-1-gewinnend',
      grade: 1,
      text: '{Sein:n} Auftreten {war|ist} {stets} {äußerst} sicher, gewinnend und verbindlich.',
    },
    {
      id: 'appearance-1-repraesentant',
      grade: 1,
      text: '{Name} {repräsentierte|repräsentiert} {unseren Betrieb} nach außen {jederzeit} vorbildlich.',
    },
    {
      id: 'appearance-1-anlaesse',
      grade: 1,
      text: 'Auch vor Gremien und bei offiziellen Anlässen {trat|tritt} {er} {stets} mit größter Souveränität auf.',
    },
    {
      id: 'appearance-1-ueberzeugung',
      grade: 1,
      text: 'Durch {seine} gewinnende Art und {sein:n} {hervorragendes} Auftreten {überzeugte|überzeugt} {er} {immer} auf Anhieb.',
    },
    {
      id: 'appearance-2-verbindlich',
      grade: 2,
      text: '{Name} {trat|tritt} {stets} sicher, freundlich und verbindlich auf.',
    },
    {
      id: 'appearance-2-wirkung',
      grade: 2,
      text: '{Sein:n} gewandtes Auftreten {kam|kommt} bei {unseren Kunden} {immer} gut an.',
    },
    {
      id: 'appearance-2-nach-aussen',
      grade: 2,
      text: '{Unseren Betrieb} {vertrat|vertritt} {er} nach außen {jederzeit} mit gutem und sicherem Auftreten.',
    },
    {
      id: 'appearance-2-umgangsformen',
      grade: 2,
      text: 'Bei Besuchen und offiziellen Anlässen {überzeugte|überzeugt} {er} {stets} durch gute Umgangsformen.',
    },
    {
      id: 'appearance-3-freundlich',
      grade: 3,
      text: '{Name} {trat|tritt} im Arbeitsalltag sicher und freundlich auf.',
    },
    {
      id: 'appearance-3-gewandt',
      grade: 3,
      text: '{Sein:n} Auftreten {war|ist} freundlich, sicher und gepflegt.',
    },
    {
      id: 'appearance-3-umgangsformen',
      grade: 3,
      text: 'Bei Besprechungen und Besuchen {zeigte|zeigt} {er} gute Umgangsformen.',
    },
    {
      id: 'appearance-3-vertretung',
      grade: 3,
      text: 'Nach außen {vertrat|vertritt} {er} {unseren Betrieb} freundlich und sicher.',
    },
    {
      id: 'appearance-4-anforderungen',
      grade: 4,
      text: '{Sein:n} Auftreten {entsprach|entspricht} den Anforderungen der Position.',
    },
    {
      id: 'appearance-4-angemessen',
      grade: 4,
      text: '{Name} {trat|tritt} bei der Arbeit in angemessener Weise auf.',
    },
    {
      id: 'appearance-4-termine',
      grade: 4,
      text: 'Im Kontakt nach außen {genügte|genügt} {sein:n} Auftreten den Erwartungen.',
    },
    {
      id: 'appearance-4-umgangsformen',
      grade: 4,
      text: '{Seine} Umgangsformen {waren|sind} bei Terminen und Besuchen angemessen.',
    },
    {
      id: 'appearance-5-allgemein',
      grade: 5,
      text: '{Sein:n} Auftreten {war|ist} {im Großen und Ganzen} freundlich.',
    },
    {
      id: 'appearance-5-regel',
      grade: 5,
      text: '{Name} {trat|tritt} bei Terminen und Besuchen {überwiegend} freundlich auf.',
    },
    {
      id: 'appearance-5-umgangsformen',
      grade: 5,
      text: '{Sein:n} Auftreten und {seine} Umgangsformen {genügten|genügen} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'appearance-5-aussen',
      grade: 5,
      text: 'Nach außen {trat|tritt} {er} nur teilweise sicher auf.',
    },
  ],
};
