import type { ModuleFile } from '../../letter/module.ts';

/** Whether the person can be trusted with work, money and secrets. */
export const reliabilityHonesty: ModuleFile = {
  kind: 'performance',
  category: 'reliability-honesty',
  modules: [
    {
      id: 'reliability-honesty-1-vertrauen',
      grade: 1,
      text: '{Name} {war|ist} {jederzeit} {äußerst} zuverlässig und in höchstem Maße vertrauenswürdig.',
    },
    {
      id: 'reliability-honesty-1-vertrauliches',
      grade: 1,
      text: 'Auch bei vertraulichen Aufgaben {war|ist} {er} {stets} {äußerst} zuverlässig und {verdiente|verdient} unser größtes Vertrauen.',
    },
    {
      id: 'reliability-honesty-1-vorbild',
      grade: 1,
      text: 'Zuverlässigkeit und Verschwiegenheit {waren|sind} bei {ihm} {durchweg} vorbildlich.',
    },
    {
      id: 'reliability-honesty-1-wort',
      grade: 1,
      text: 'Auf {sein:n} Wort {war|ist} {immer} absoluter Verlass.',
    },
    {
      id: 'reliability-honesty-2-vertrauen',
      grade: 2,
      text: '{Name} {war|ist} {stets} zuverlässig, vertrauenswürdig und in allen Belangen verschwiegen.',
    },
    {
      id: 'reliability-honesty-2-zusagen',
      grade: 2,
      text: 'Zusagen {hielt|hält} {er} {jederzeit} zuverlässig und gewissenhaft ein.',
    },
    {
      id: 'reliability-honesty-2-volles-vertrauen',
      grade: 2,
      text: 'Durch {immer} zuverlässige Arbeit hat {er} unser volles Vertrauen gewonnen.',
    },
    {
      id: 'reliability-honesty-2-unterlagen',
      grade: 2,
      text: 'Mit anvertrauten Werten und Unterlagen {ging|geht} {er} {durchweg} zuverlässig und verantwortungsbewusst um.',
    },
    {
      id: 'reliability-honesty-3-vertrauen',
      grade: 3,
      text: '{Name} {war|ist} zuverlässig, vertrauenswürdig und im Umgang mit Geschäftsdaten verschwiegen.',
    },
    {
      id: 'reliability-honesty-3-zusagen',
      grade: 3,
      text: 'Zusagen {hielt|hält} {er} auch unter Zeitdruck verlässlich ein.',
    },
    {
      id: 'reliability-honesty-3-verlass',
      grade: 3,
      text: 'Auf {seine} Zuverlässigkeit und Vertrauenswürdigkeit {konnten|können} wir gut bauen.',
    },
    {
      id: 'reliability-honesty-3-umgang',
      grade: 3,
      text: 'Anvertraute Werte {behandelte|behandelt} {er} zuverlässig und mit Sorgfalt.',
    },
    {
      id: 'reliability-honesty-4-anforderungen',
      grade: 4,
      text: '{Seine} Zuverlässigkeit {entsprach|entspricht} den Anforderungen, die mit {Stelle:dat} verbunden {waren|sind}.',
    },
    {
      id: 'reliability-honesty-4-zusagen',
      grade: 4,
      text: 'Zusagen {hielt|hält} {er} mit ausreichender Zuverlässigkeit ein.',
    },
    {
      id: 'reliability-honesty-4-ausreichend',
      grade: 4,
      text: '{Name} {war|ist} bei der Arbeit in ausreichendem Maße zuverlässig.',
    },
    {
      id: 'reliability-honesty-4-umgang',
      grade: 4,
      text: 'Im Umgang mit anvertrauten Werten {genügte|genügt} {seine} Zuverlässigkeit.',
    },
    {
      id: 'reliability-honesty-5-wesentlich',
      grade: 5,
      text: '{Seine} Zuverlässigkeit {entsprach|entspricht} {im Wesentlichen} unseren Erwartungen.',
    },
    {
      id: 'reliability-honesty-5-zusagen',
      grade: 5,
      text: 'Zusagen {hielt|hält} {er} nach Erinnerung in der Regel ein.',
    },
    {
      id: 'reliability-honesty-5-allgemein',
      grade: 5,
      text: '{Name} {war|ist} unter Aufsicht {im Allgemeinen} zuverlässig.',
    },
    {
      id: 'reliability-honesty-5-verlass',
      grade: 5,
      text: 'Auf {seine} Angaben {konnten|können} wir uns {überwiegend} verlassen.',
    },
  ],
};
