import type { ModuleFile } from '../../letter/module.ts';

/** How the person handles costs, figures and other commercial matters. */
export const commercialSkills: ModuleFile = {
  kind: 'performance',
  category: 'commercial-skills',
  modules: [
    {
      id: 'commercial-skills-1-kostenbewusst',
      grade: 1,
      text: '{Name} {handelte|handelt} {stets} {äußerst} kosten- und ergebnisbewusst.',
    },
    {
      id: 'commercial-skills-1-gespuer',
      grade: 1,
      text: '{Sein:n} {hervorragendes} kaufmännisches Gespür {brachte|bringt} {unserem Betrieb} {jederzeit} beachtliche Einsparungen.',
    },
    {
      id: 'commercial-skills-1-kalkulation',
      grade: 1,
      text: 'Angebote, Kalkulationen und Verträge {prüfte|prüft} {er} {stets} mit größtem kaufmännischem Sachverstand.',
    },
    {
      id: 'commercial-skills-1-koennen',
      grade: 1,
      text: 'Vorbildlich {war|ist} das kaufmännische Können, mit dem {er} {jederzeit} Kosten und Nutzen {abwog|abwägt}.',
    },
    {
      id: 'commercial-skills-2-blick',
      grade: 2,
      text: '{Name} {dachte|denkt} {stets} kaufmännisch und {behielt|behält} Kosten und Erträge gut im Blick.',
    },
    {
      id: 'commercial-skills-2-kalkulation',
      grade: 2,
      text: 'Dank {seiner} fundierten kaufmännischen Kenntnisse {waren|sind} Kalkulationen und Abrechnungen {jederzeit} verlässlich.',
    },
    {
      id: 'commercial-skills-2-budget',
      grade: 2,
      text: 'Budgets {verwaltete|verwaltet} {er} {immer} wirtschaftlich und mit gutem kaufmännischem Urteil.',
    },
    {
      id: 'commercial-skills-2-einsparung',
      grade: 2,
      text: '{Seine} kaufmännischen Überlegungen {waren|sind} {stets} gut begründet und {senkten|senken} die Kosten spürbar.',
    },
    {
      id: 'commercial-skills-3-sicher',
      grade: 3,
      text: '{Name} {handelte|handelt} kostenbewusst und in kaufmännischen Fragen sicher.',
    },
    {
      id: 'commercial-skills-3-vorgaenge',
      grade: 3,
      text: 'Kalkulationen und andere kaufmännische Vorgänge {bearbeitete|bearbeitet} {er} sachkundig.',
    },
    {
      id: 'commercial-skills-3-zahlen',
      grade: 3,
      text: '{Sein:n} kaufmännisches Denken {war|ist} solide und an Kosten und Nutzen ausgerichtet.',
    },
    {
      id: 'commercial-skills-3-einkauf',
      grade: 3,
      text: 'Bei Bestellungen und Abrechnungen {achtete|achtet} {er} auf ein gutes Verhältnis von Kosten und Nutzen.',
    },
    {
      id: 'commercial-skills-4-anforderungen',
      grade: 4,
      text: '{Seine} kaufmännischen Kenntnisse {entsprachen|entsprechen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'commercial-skills-4-vorgaben',
      grade: 4,
      text: 'Kaufmännische Aufgaben {erledigte|erledigt} {er} den Vorgaben entsprechend.',
    },
    {
      id: 'commercial-skills-4-kosten',
      grade: 4,
      text: '{Name} {berücksichtigte|berücksichtigt} Kosten und Budgets in ausreichendem Maße.',
    },
    {
      id: 'commercial-skills-4-koennen',
      grade: 4,
      text: 'Für die kaufmännische Seite der Tätigkeit {genügte|genügt} {sein:n} Können.',
    },
    {
      id: 'commercial-skills-5-wesentlich',
      grade: 5,
      text: '{Sein:n} kaufmännisches Können {entsprach|entspricht} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'commercial-skills-5-allgemein',
      grade: 5,
      text: '{Name} {handelte|handelt} in kaufmännischen Fragen {im Großen und Ganzen} kostenbewusst.',
    },
    {
      id: 'commercial-skills-5-vorgaenge',
      grade: 5,
      text: 'Einfache kaufmännische Vorgänge {bearbeitete|bearbeitet} {er} unter Anleitung in der Regel richtig.',
    },
    {
      id: 'commercial-skills-5-kosten',
      grade: 5,
      text: 'Die Kosten {seines} Bereichs {hatte|hat} {er} {überwiegend} im Blick.',
    },
  ],
};
