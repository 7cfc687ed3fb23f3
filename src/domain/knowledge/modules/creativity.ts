import type { ModuleFile } from '../../letter/module.ts';

/** New and usable ideas. */
export const creativity: ModuleFile = {
  kind: 'performance',
  category: 'creativity',
  modules: [
    {
      id: 'creativity-1-originell',
      grade: 1,
      text: '{Name} {entwickelte|entwickelt} {stets} {äußerst} originelle und zugleich praktikable Ideen.',
    },
    {
      id: 'creativity-1-impulse',
      grade: 1,
      text: '{Seine} {hervorragende} Kreativität {gab|gibt} unseren Vorhaben {stets} die wertvollsten Impulse.',
    },
    {
      id: 'creativity-1-loesungen',
      grade: 1,
      text: 'Auch für schwierigste Aufgaben {fand|findet} {er} {jederzeit} außergewöhnlich kreative und sofort umsetzbare Lösungen.',
    },
    {
      id: 'creativity-1-entwuerfe',
      grade: 1,
      text: 'Größter Einfallsreichtum {zeichnete|zeichnet} {seine} Entwürfe und Konzepte {immer} aus.',
    },
    {
      id: 'creativity-2-ideen',
      grade: 2,
      text: '{Name} {brachte|bringt} stets neue, gut durchdachte Ideen ein.',
    },
    {
      id: 'creativity-2-vorschlaege',
      grade: 2,
      text: '{Seine} Vorschläge {waren|sind} {jederzeit} kreativ und {wurden|werden} gern aufgegriffen.',
    },
    {
      id: 'creativity-2-wege',
      grade: 2,
      text: 'Dank {seines} ausgeprägten Ideenreichtums {fand|findet} {er} {immer} gute neue Wege.',
    },
    {
      id: 'creativity-2-projekte',
      grade: 2,
      text: 'Unsere Arbeit {bereicherte|bereichert} {er} {stets} durch kreative und gut durchdachte Vorschläge.',
    },
    {
      id: 'creativity-3-ideenreich',
      grade: 3,
      text: '{Name} {war|ist} ideenreich und {entwickelte|entwickelt} gute, praktikable Vorschläge.',
    },
    {
      id: 'creativity-3-entwuerfe',
      grade: 3,
      text: '{Seine} Kreativität {zeigte|zeigt} {er} in guten Entwürfen und Konzepten.',
    },
    {
      id: 'creativity-3-beitrag',
      grade: 3,
      text: 'Zu neuen Konzepten {trug|trägt} {er} eigene gute Ideen bei.',
    },
    {
      id: 'creativity-3-loesungssuche',
      grade: 3,
      text: 'Bei der Suche nach neuen Lösungen {dachte|denkt} {er} kreativ und offen.',
    },
    {
      id: 'creativity-4-anforderungen',
      grade: 4,
      text: '{Seine} Kreativität {entsprach|entspricht} den Anforderungen der Aufgabe.',
    },
    {
      id: 'creativity-4-ideen',
      grade: 4,
      text: '{Name} {brachte|bringt} eigene Ideen in ausreichendem Maße ein.',
    },
    {
      id: 'creativity-4-gestaltung',
      grade: 4,
      text: 'Für die gestalterischen Aufgaben des Bereichs {genügte|genügt} {sein:m} Ideenreichtum.',
    },
    {
      id: 'creativity-4-vorschlaege',
      grade: 4,
      text: '{Seine} Einfälle und Vorschläge {waren|sind} für die gestellten Aufgaben ausreichend.',
    },
    {
      id: 'creativity-5-allgemein',
      grade: 5,
      text: 'Auf Anregung anderer {machte|macht} {er} gelegentlich auch eigene Vorschläge.',
    },
    {
      id: 'creativity-5-regel',
      grade: 5,
      text: '{Name} {brachte|bringt} bei neuen Vorhaben nur gelegentlich eigene Ideen ein.',
    },
    {
      id: 'creativity-5-wesentlich',
      grade: 5,
      text: '{Sein:m} Ideenreichtum {genügte|genügt} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'creativity-5-loesungen',
      grade: 5,
      text: 'Die Ideen, die {er} {einbrachte|einbringt}, {waren|sind} nur teilweise gut umsetzbar.',
    },
  ],
};
