import type { ModuleFile } from '../../letter/module.ts';

/** How the person presents and moderates. */
export const presentationSkills: ModuleFile = {
  kind: 'performance',
  category: 'presentation-skills',
  modules: [
    {
      id: 'presentation-skills-1-publikum',
      grade: 1,
      text: '{Name} {präsentierte|präsentiert} auch vor großem Publikum {stets} {äußerst} überzeugend.',
    },
    {
      id: 'presentation-skills-1-vortraege',
      grade: 1,
      text: '{Seine} Vorträge {waren|sind} {jederzeit} {hervorragend} aufgebaut und {begeisterten|begeistern} {die Zuhörer:akk}.',
    },
    {
      id: 'presentation-skills-1-moderation',
      grade: 1,
      text: 'Workshops und Sitzungen {moderierte|moderiert} {er} {stets} mit größter Souveränität und klarem Blick auf das Ergebnis.',
    },
    {
      id: 'presentation-skills-1-unterlagen',
      grade: 1,
      text: 'Durch vorbildlich gestaltete Präsentationen und freien Vortrag {gewann|gewinnt} {er} {immer} die volle Aufmerksamkeit des Publikums.',
    },
    {
      id: 'presentation-skills-2-anschaulich',
      grade: 2,
      text: '{Name} {präsentierte|präsentiert} Ergebnisse {stets} klar, anschaulich und überzeugend.',
    },
    {
      id: 'presentation-skills-2-vorbereitung',
      grade: 2,
      text: '{Seine} Präsentationen {waren|sind} {jederzeit} gut vorbereitet und auf das Publikum abgestimmt.',
    },
    {
      id: 'presentation-skills-2-diskussion',
      grade: 2,
      text: 'Auch lebhafte Diskussionen {moderierte|moderiert} {er} {immer} sicher und ergebnisorientiert.',
    },
    {
      id: 'presentation-skills-2-unterlagen',
      grade: 2,
      text: 'Mit anschaulichen Unterlagen {stellte|stellt} {er} schwierige Themen in Vorträgen {stets} verständlich dar.',
    },
    {
      id: 'presentation-skills-3-vortrag',
      grade: 3,
      text: '{Name} {trug|trägt} Ergebnisse vor Publikum verständlich und sicher vor.',
    },
    {
      id: 'presentation-skills-3-gliederung',
      grade: 3,
      text: '{Seine} Präsentationen {waren|sind} gut gegliedert und verständlich.',
    },
    {
      id: 'presentation-skills-3-moderation',
      grade: 3,
      text: 'Besprechungen {moderierte|moderiert} {er} sachlich, ruhig und mit gutem Ergebnis.',
    },
    {
      id: 'presentation-skills-3-zuhoerer',
      grade: 3,
      text: 'Vor {seinen Zuhörern} {präsentierte|präsentiert} {er} sicher und mit guten Beispielen.',
    },
    {
      id: 'presentation-skills-4-anforderungen',
      grade: 4,
      text: '{Seine} Präsentationen {entsprachen|entsprechen} den Anforderungen.',
    },
    {
      id: 'presentation-skills-4-ergebnisse',
      grade: 4,
      text: '{Name} {präsentierte|präsentiert} Arbeitsergebnisse in ausreichender Weise.',
    },
    {
      id: 'presentation-skills-4-vorgaben',
      grade: 4,
      text: 'Vorträge {hielt|hält} {er} den Vorgaben entsprechend.',
    },
    {
      id: 'presentation-skills-4-moderation',
      grade: 4,
      text: 'Für die Moderation von Besprechungen {genügte|genügt} {sein:n} Können.',
    },
    {
      id: 'presentation-skills-5-allgemein',
      grade: 5,
      text: '{Seine} Präsentationen und Vorträge {waren|sind} {im Großen und Ganzen} verständlich.',
    },
    {
      id: 'presentation-skills-5-regel',
      grade: 5,
      text: '{Name} {präsentierte|präsentiert} Arbeitsergebnisse {im Großen und Ganzen} klar.',
    },
    {
      id: 'presentation-skills-5-wesentlich',
      grade: 5,
      text: 'Bei Vorträgen und Moderationen {genügte|genügt} {er} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'presentation-skills-5-unterlagen',
      grade: 5,
      text: 'Die Unterlagen {seiner} Präsentationen {waren|sind} {überwiegend} übersichtlich.',
    },
  ],
};
