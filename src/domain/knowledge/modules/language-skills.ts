import type { ModuleFile } from '../../letter/module.ts';

/** Command of foreign languages. */
export const languageSkills: ModuleFile = {
  kind: 'performance',
  category: 'language-skills',
  modules: [
    {
      id: 'language-skills-1-sprachgewandt',
      grade: 1,
      text: '{Seine} {hervorragenden} Sprachkenntnisse {setzte|setzt} {er} {jederzeit} {äußerst} gewandt ein.',
    },
    {
      id: 'language-skills-1-wort-schrift',
      grade: 1,
      text: '{Name} {sprach|spricht} und {schrieb|schreibt} die Fremdsprache {stets} fließend und auf höchstem Niveau.',
    },
    {
      id: 'language-skills-1-uebertragung',
      grade: 1,
      text: 'Auch schwierigste Texte {übertrug|überträgt} {er} {stets} fließend und mit {herausragendem} Sprachgefühl in die Fremdsprache.',
    },
    {
      id: 'language-skills-1-sicherheit',
      grade: 1,
      text: 'Vorbildlich {war|ist} die Sicherheit, mit der {er} {jederzeit} Fremdsprachen in Gespräch und Schriftwechsel {einsetzte|einsetzt}.',
    },
    {
      id: 'language-skills-2-fliessend',
      grade: 2,
      text: '{Name} {verständigte|verständigt} sich in der Fremdsprache {stets} fließend und sicher.',
    },
    {
      id: 'language-skills-2-nutzen',
      grade: 2,
      text: '{Seine} fundierten Fremdsprachenkenntnisse {waren|sind} uns {jederzeit} von großem Nutzen.',
    },
    {
      id: 'language-skills-2-schriftwechsel',
      grade: 2,
      text: 'Den fremdsprachigen Schriftwechsel {führte|führt} {er} {immer} gewandt und genau.',
    },
    {
      id: 'language-skills-2-telefon',
      grade: 2,
      text: 'Auch am Telefon {sprach|spricht} {er} mit {ausländischen Geschäftspartnern:dat} {stets} sicher in der Fremdsprache.',
    },
    {
      id: 'language-skills-3-gute-kenntnis',
      grade: 3,
      text: '{Name} verfügt über gute Fremdsprachenkenntnisse in Wort und Schrift.',
    },
    {
      id: 'language-skills-3-gespraeche',
      grade: 3,
      text: 'Fremdsprachige Gespräche und Schreiben {bewältigte|bewältigt} {er} sicher.',
    },
    {
      id: 'language-skills-3-schriftwechsel',
      grade: 3,
      text: '{Seine} soliden Fremdsprachenkenntnisse {kamen|kommen} uns im Schriftwechsel zugute.',
    },
    {
      id: 'language-skills-3-texte',
      grade: 3,
      text: 'Texte in der Fremdsprache {las|liest} und {verfasste|verfasst} {er} sicher und verständlich.',
    },
    {
      id: 'language-skills-4-anforderungen',
      grade: 4,
      text: '{Seine} Sprachkenntnisse {entsprachen|entsprechen} den Anforderungen {Stelle:gen}.',
    },
    {
      id: 'language-skills-4-verstaendigung',
      grade: 4,
      text: '{Name} {verständigte|verständigt} sich in der Fremdsprache in ausreichendem Maße.',
    },
    {
      id: 'language-skills-4-schriftwechsel',
      grade: 4,
      text: 'Für den üblichen Schriftwechsel {genügten|genügen} {seine} Fremdsprachenkenntnisse.',
    },
    {
      id: 'language-skills-4-anfragen',
      grade: 4,
      text: 'Fremdsprachige Anfragen {beantwortete|beantwortet} {er} hinreichend verständlich.',
    },
    {
      id: 'language-skills-5-wesentlich',
      grade: 5,
      text: '{Seine} Sprachkenntnisse {genügten|genügen} {im Wesentlichen} den Anforderungen.',
    },
    {
      id: 'language-skills-5-allgemein',
      grade: 5,
      text: '{Name} {verständigte|verständigt} sich in der Fremdsprache {im Großen und Ganzen} sicher.',
    },
    {
      id: 'language-skills-5-gespraeche',
      grade: 5,
      text: 'Einfache fremdsprachige Gespräche {bewältigte|bewältigt} {er} {im Großen und Ganzen}.',
    },
    {
      id: 'language-skills-5-texte',
      grade: 5,
      text: 'Fremdsprachige Texte {erfasste|erfasst} {er} {überwiegend} richtig.',
    },
  ],
};
