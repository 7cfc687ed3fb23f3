import type { ModuleFile } from '../../letter/module.ts';

/** How the person deals with clients. */
export const externalBehavior: ModuleFile = {
  kind: 'behavior',
  category: 'external-behavior',
  modules: [
    {
      id: 'external-behavior-1-vorbild',
      grade: 1,
      text: '{Sein:n} Verhalten gegenüber {unseren Kunden} {war|ist} {stets} vorbildlich.',
    },
    {
      id: 'external-behavior-1-kontakt',
      grade: 1,
      text: 'Im Kontakt mit {unseren Kunden} {war|ist} {er} {jederzeit} {äußerst} freundlich und in jeder Hinsicht vorbildlich.',
    },
    {
      id: 'external-behavior-1-geschaetzt',
      grade: 1,
      text: '{Unsere Kunden:nom} {schätzten|schätzen} {seine} {stets} zuvorkommende und {hervorragende} Betreuung in höchstem Maße.',
    },
    {
      id: 'external-behavior-1-vertrauen',
      grade: 1,
      text: '{Name} {behandelte|behandelt} {unsere Kunden:akk} {immer} mit größter Aufmerksamkeit und {gewann|gewinnt} so ihr volles Vertrauen.',
    },
    {
      id: 'external-behavior-2-einwandfrei',
      grade: 2,
      text: '{Sein:n} Verhalten gegenüber {unseren Kunden} {war|ist} {stets} einwandfrei.',
    },
    {
      id: 'external-behavior-2-zuvorkommend',
      grade: 2,
      text: '{Name} {begegnete|begegnet} {unseren Kunden} {jederzeit} freundlich, aufmerksam und zuvorkommend.',
    },
    {
      id: 'external-behavior-2-art',
      grade: 2,
      text: 'Bei {unseren Kunden} {war|ist} {er} wegen {seiner} {stets} hilfsbereiten und verbindlichen Art geschätzt.',
    },
    {
      id: 'external-behavior-2-kontakt',
      grade: 2,
      text: 'Im Umgang mit {unseren Kunden} {war|ist} {er} {immer} höflich, geduldig und hilfsbereit.',
    },
    {
      id: 'external-behavior-3-einwandfrei',
      grade: 3,
      text: '{Sein:n} Verhalten gegenüber {unseren Kunden} {war|ist} einwandfrei.',
    },
    {
      id: 'external-behavior-3-freundlich',
      grade: 3,
      text: '{Name} {war|ist} gegenüber {unseren Kunden} freundlich und hilfsbereit.',
    },
    {
      id: 'external-behavior-3-aufmerksam',
      grade: 3,
      text: 'Im Umgang mit {Kunden:dat} {zeigte|zeigt} {er} sich höflich und aufmerksam.',
    },
    {
      id: 'external-behavior-3-anliegen',
      grade: 3,
      text: 'Den Anliegen {unserer Kunden} {begegnete|begegnet} {er} freundlich und zuvorkommend.',
    },
    {
      id: 'external-behavior-4-korrekt',
      grade: 4,
      text: '{Sein:n} Verhalten gegenüber {unseren Kunden} {war|ist} korrekt.',
    },
    {
      id: 'external-behavior-4-hoeflich',
      grade: 4,
      text: '{Name} {verhielt|verhält} sich im Kontakt mit {unseren Kunden} höflich und korrekt.',
    },
    {
      id: 'external-behavior-4-erwartungen',
      grade: 4,
      text: '{Sein:m} Umgang mit {unseren Kunden} {entsprach|entspricht} den Erwartungen.',
    },
    {
      id: 'external-behavior-4-genuegen',
      grade: 4,
      text: 'Im Kontakt mit {Kunden:dat} {genügte|genügt} {sein:n} Verhalten den Anforderungen.',
    },
    {
      id: 'external-behavior-5-wesentlich',
      grade: 5,
      text: '{Sein:n} Verhalten gegenüber {unseren Kunden} {war|ist} {im Wesentlichen} einwandfrei.',
    },
    {
      id: 'external-behavior-5-allgemein',
      grade: 5,
      text: '{Name} {verhielt|verhält} sich gegenüber {unseren Kunden} nur teilweise korrekt.',
    },
    {
      id: 'external-behavior-5-regel',
      grade: 5,
      text: 'Im Kontakt mit {Kunden:dat} {war|ist} {er} nur teilweise höflich und hilfsbereit.',
    },
    {
      id: 'external-behavior-5-ueberwiegend',
      grade: 5,
      text: '{Sein:m} Umgang mit {unseren Kunden} {entsprach|entspricht} {überwiegend} den Erwartungen.',
    },
  ],
};
