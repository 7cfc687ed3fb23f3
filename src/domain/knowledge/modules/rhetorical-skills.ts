import type { ModuleFile } from '../../letter/module.ts';

/** How clearly and convincingly the person speaks and writes. */
export const rhetoricalSkills: ModuleFile = {
  kind: 'performance',
  category: 'rhetorical-skills',
  modules: [
    {
      id: 'rhetorical-skills-1-niveau',
      grade: 1,
      text: '{Name} {überzeugte|überzeugt} in Wort und Schrift {stets} auf höchstem Niveau.',
    },
    {
      id: 'rhetorical-skills-1-verstaendlich',
      grade: 1,
      text: '{Sein:n} {hervorragendes} Ausdrucksvermögen {machte|macht} auch schwierige Sachverhalte {jederzeit} sofort verständlich.',
    },
    {
      id: 'rhetorical-skills-1-texte',
      grade: 1,
      text: 'Von {ihm} verfasste Texte {waren|sind} {stets} {äußerst} präzise, treffend und stilistisch vorbildlich formuliert.',
    },
    {
      id: 'rhetorical-skills-1-worte',
      grade: 1,
      text: 'Im Gespräch wie in der freien Rede {fand|findet} {er} mit {herausragendem} Sprachgefühl {immer} die treffendsten Worte.',
    },
    {
      id: 'rhetorical-skills-2-klar',
      grade: 2,
      text: '{Seine} mündlichen und schriftlichen Äußerungen {waren|sind} {stets} klar, gewandt und gut verständlich.',
    },
    {
      id: 'rhetorical-skills-2-kreis',
      grade: 2,
      text: '{Name} {sprach|spricht} auch vor größerem Kreis {jederzeit} klar, gewandt und überzeugend.',
    },
    {
      id: 'rhetorical-skills-2-argumente',
      grade: 2,
      text: 'Mit {seiner} gewandten Ausdrucksweise {gewann|gewinnt} {er} {seine Zuhörer:akk} {stets} für die Sache.',
    },
    {
      id: 'rhetorical-skills-2-berichte',
      grade: 2,
      text: 'Briefe, Berichte und Protokolle {verfasste|verfasst} {er} {immer} stilsicher, knapp und treffend.',
    },
    {
      id: 'rhetorical-skills-3-wort-schrift',
      grade: 3,
      text: '{Name} {drückte|drückt} sich in Wort und Schrift klar und sicher aus.',
    },
    {
      id: 'rhetorical-skills-3-ausdruck',
      grade: 3,
      text: '{Sein:m} Ausdruck {war|ist} mündlich wie schriftlich gut und verständlich.',
    },
    {
      id: 'rhetorical-skills-3-gespraech',
      grade: 3,
      text: 'In Gesprächen {argumentierte|argumentiert} {er} sachlich, verständlich und mit guter Wortwahl.',
    },
    {
      id: 'rhetorical-skills-3-unterlagen',
      grade: 3,
      text: 'Schriftliche Unterlagen {formulierte|formuliert} {er} übersichtlich und sprachlich sicher.',
    },
    {
      id: 'rhetorical-skills-4-anforderungen',
      grade: 4,
      text: '{Sein:n} Ausdrucksvermögen {entsprach|entspricht} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'rhetorical-skills-4-mitteilung',
      grade: 4,
      text: '{Name} {drückte|drückt} sich in Wort und Schrift in ausreichendem Maße verständlich aus.',
    },
    {
      id: 'rhetorical-skills-4-schriftverkehr',
      grade: 4,
      text: 'Für den täglichen Schriftverkehr {genügte|genügt} {seine} sprachliche Ausdrucksweise.',
    },
    {
      id: 'rhetorical-skills-4-auskunft',
      grade: 4,
      text: 'Mündliche Auskünfte {formulierte|formuliert} {er} hinreichend verständlich.',
    },
    {
      id: 'rhetorical-skills-5-allgemein',
      grade: 5,
      text: '{Seine} sprachliche Ausdrucksweise {war|ist} {überwiegend} verständlich.',
    },
    {
      id: 'rhetorical-skills-5-wesentlich',
      grade: 5,
      text: 'In Wort und Schrift {entsprach|entspricht} {sein:n} Ausdrucksvermögen nur teilweise den Anforderungen.',
    },
    {
      id: 'rhetorical-skills-5-regel',
      grade: 5,
      text: '{Name} {formulierte|formuliert} Schreiben und Auskünfte mit Unterstützung in der Regel verständlich.',
    },
    {
      id: 'rhetorical-skills-5-sachverhalte',
      grade: 5,
      text: 'Einfache Sachverhalte {drückte|drückt} {er} {überwiegend} klar aus.',
    },
  ],
};
