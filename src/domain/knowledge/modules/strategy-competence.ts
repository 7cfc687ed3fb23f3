import type { ModuleFile } from '../../letter/module.ts';

/** How the person thinks ahead and steers towards long-term aims. */
export const strategyCompetence: ModuleFile = {
  kind: 'performance',
  category: 'strategy-competence',
  modules: [
    {
      id: 'strategy-competence-1-zukunft',
      grade: 1,
      text: '{Name} {entwickelte|entwickelt} {stets} zukunftsweisende Strategien und {setzte|setzt} sie mit größtem Erfolg um.',
    },
    {
      id: 'strategy-competence-1-weitblick',
      grade: 1,
      text: '{Sein:m} strategischer Weitblick {war|ist} {jederzeit} {herausragend} und {prägte|prägt} die Ausrichtung {seines} Bereichs entscheidend.',
    },
    {
      id: 'strategy-competence-1-chancen',
      grade: 1,
      text: 'Chancen und Risiken {schätzte|schätzt} {er} {immer} {äußerst} treffsicher ein und {leitete|leitet} daraus beste Strategien ab.',
    },
    {
      id: 'strategy-competence-1-ausrichtung',
      grade: 1,
      text: 'Mit {exzellentem} strategischem Gespür {richtete|richtet} {er} {seinen} Bereich {stets} auf langfristige Ziele aus.',
    },
    {
      id: 'strategy-competence-2-langfristig',
      grade: 2,
      text: '{Name} {dachte|denkt} und {handelte|handelt} {stets} strategisch und mit gutem Blick für langfristige Ziele.',
    },
    {
      id: 'strategy-competence-2-konzepte',
      grade: 2,
      text: '{Seine} strategischen Konzepte {waren|sind} {jederzeit} durchdacht und erfolgreich.',
    },
    {
      id: 'strategy-competence-2-massnahmen',
      grade: 2,
      text: 'Strategische Vorgaben {übersetzte|übersetzt} {er} {immer} sicher in wirksame Maßnahmen.',
    },
    {
      id: 'strategy-competence-2-planung',
      grade: 2,
      text: 'Bei der langfristigen Planung {seines} Bereichs {bewies|beweist} {er} {stets} hohen strategischen Weitblick.',
    },
    {
      id: 'strategy-competence-3-gespuer',
      grade: 3,
      text: '{Name} {plante|plant} vorausschauend und mit gutem strategischem Gespür.',
    },
    {
      id: 'strategy-competence-3-schluessig',
      grade: 3,
      text: '{Seine} strategischen Überlegungen {waren|sind} schlüssig und gut umsetzbar.',
    },
    {
      id: 'strategy-competence-3-ableitung',
      grade: 3,
      text: 'Langfristige Ziele {seines} Bereichs {leitete|leitet} {er} aus der Strategie sicher und nachvollziehbar ab.',
    },
    {
      id: 'strategy-competence-3-faehigkeiten',
      grade: 3,
      text: '{Name} {besaß|besitzt} gute strategische Fähigkeiten und {entwickelte|entwickelt} tragfähige Konzepte.',
    },
    {
      id: 'strategy-competence-4-anforderungen',
      grade: 4,
      text: '{Seine} strategische Planung {entsprach|entspricht} den Anforderungen {seiner} Position.',
    },
    {
      id: 'strategy-competence-4-vorgaben',
      grade: 4,
      text: '{Name} {setzte|setzt} die strategischen Vorgaben der Leitung wie vorgesehen um.',
    },
    {
      id: 'strategy-competence-4-ausreichend',
      grade: 4,
      text: 'Strategische Überlegungen {bezog|bezieht} {er} in ausreichendem Maße in {seine} Planung ein.',
    },
    {
      id: 'strategy-competence-4-genuegen',
      grade: 4,
      text: '{Seine} strategischen Fähigkeiten {genügten|genügen} den Erfordernissen des Bereichs.',
    },
    {
      id: 'strategy-competence-5-allgemein',
      grade: 5,
      text: '{Name} {dachte|denkt} und {plante|plant} nur teilweise strategisch.',
    },
    {
      id: 'strategy-competence-5-wesentlich',
      grade: 5,
      text: '{Seine} strategische Planung {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'strategy-competence-5-ueberwiegend',
      grade: 5,
      text: 'Strategische Vorgaben {wurden|werden} von {ihm} {überwiegend} wie vorgesehen umgesetzt.',
    },
    {
      id: 'strategy-competence-5-regel',
      grade: 5,
      text: 'Bei {seinen} Planungen {berücksichtigte|berücksichtigt} {er} im Großen und Ganzen auch strategische Ziele.',
    },
  ],
};
