import type { ModuleFile } from '../../letter/module.ts';

/** How good the agreements are that the person reaches. */
export const negotiation: ModuleFile = {
  kind: 'performance',
  category: 'negotiation',
  modules: [
    {
      id: 'negotiation-1-geschick',
      grade: 1,
      text: '{Name} {verhandelte|verhandelt} {stets} mit {hervorragendem} Geschick und bestem Ergebnis.',
    },
    {
      id: 'negotiation-1-abschluesse',
      grade: 1,
      text: 'Auch in schwierigsten Verhandlungen {erzielte|erzielt} {er} {jederzeit} {äußerst} vorteilhafte Abschlüsse.',
    },
    {
      id: 'negotiation-1-konditionen',
      grade: 1,
      text: '{Sein:n} vorbildliches Verhandlungsgeschick {brachte|bringt} {unserem Betrieb} {stets} die besten Konditionen.',
    },
    {
      id: 'negotiation-1-fair',
      grade: 1,
      text: 'Mit größter Überzeugungskraft und {immer} fairem Stil {führte|führt} {er} auch schwierigste Verhandlungen zu {herausragenden} Abschlüssen.',
    },
    {
      id: 'negotiation-2-erfolgreich',
      grade: 2,
      text: '{Name} {führte|führt} Verhandlungen {stets} geschickt und erfolgreich.',
    },
    {
      id: 'negotiation-2-bedingungen',
      grade: 2,
      text: '{Sein:n} gutes Verhandlungsgeschick {verhalf|verhilft} uns {jederzeit} zu günstigen Bedingungen.',
    },
    {
      id: 'negotiation-2-interessen',
      grade: 2,
      text: 'Gegenüber {Verhandlungspartnern:dat} {vertrat|vertritt} {er} unsere Interessen {immer} sicher, klar und fair.',
    },
    {
      id: 'negotiation-2-vorbereitung',
      grade: 2,
      text: 'Auch schwierige Verhandlungen {führte|führt} {er} gut vorbereitet und {stets} zu tragfähigen Abschlüssen.',
    },
    {
      id: 'negotiation-3-sachlich',
      grade: 3,
      text: '{Name} {verhandelte|verhandelt} sachlich, fair und mit gutem Geschick.',
    },
    {
      id: 'negotiation-3-partner',
      grade: 3,
      text: 'Verhandlungen mit {Geschäftspartnern:dat} {führte|führt} {er} sicher und fair.',
    },
    {
      id: 'negotiation-3-fuehrung',
      grade: 3,
      text: '{Seine} Verhandlungsführung {war|ist} überlegt und {brachte|bringt} gute Ergebnisse.',
    },
    {
      id: 'negotiation-3-preise',
      grade: 3,
      text: 'Bei Preisverhandlungen {erreichte|erreicht} {er} gute Abschlüsse.',
    },
    {
      id: 'negotiation-4-anforderungen',
      grade: 4,
      text: '{Sein:n} Verhandlungsgeschick {entsprach|entspricht} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'negotiation-4-vorgaben',
      grade: 4,
      text: '{Name} {führte|führt} Verhandlungen den Vorgaben entsprechend.',
    },
    {
      id: 'negotiation-4-ergebnisse',
      grade: 4,
      text: 'Die Ergebnisse {seiner} Verhandlungen {genügten|genügen} den Erwartungen.',
    },
    {
      id: 'negotiation-4-interessen',
      grade: 4,
      text: 'Unsere Interessen {vertrat|vertritt} {er} in Verhandlungen in ausreichendem Maße.',
    },
    {
      id: 'negotiation-5-wesentlich',
      grade: 5,
      text: '{Seine} Verhandlungsführung {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'negotiation-5-allgemein',
      grade: 5,
      text: '{Name} {verhandelte|verhandelt} mit {Geschäftspartnern:dat} {im Großen und Ganzen} geschickt.',
    },
    {
      id: 'negotiation-5-einfach',
      grade: 5,
      text: 'In einfachen Verhandlungen {erzielte|erzielt} {er} {im Großen und Ganzen} annehmbare Ergebnisse.',
    },
    {
      id: 'negotiation-5-vorgegeben',
      grade: 5,
      text: 'Vorgegebene Verhandlungsziele {wurden|werden} von {ihm} nur teilweise erreicht.',
    },
  ],
};
