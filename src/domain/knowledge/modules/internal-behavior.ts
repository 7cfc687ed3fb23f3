import type { ModuleFile } from '../../letter/module.ts';

/** How the person gets along with superiors, colleagues and all others. */
export const internalBehavior: ModuleFile = {
  kind: 'behavior',
  category: 'internal-behavior',
  modules: [
    {
      id: 'internal-behavior-1-vorbild',
      grade: 1,
      text: '{Sein:n} Verhalten gegenüber {Gruppen:dat} {war|ist} {stets} vorbildlich.',
    },
    {
      id: 'internal-behavior-1-umgang',
      grade: 1,
      text: 'Im Umgang mit {Gruppen:dat} {war|ist} {er} {jederzeit} {äußerst} freundlich, hilfsbereit und in jeder Hinsicht vorbildlich.',
    },
    {
      id: 'internal-behavior-1-wertschaetzung',
      grade: 1,
      text: '{Name} {verhielt|verhält} sich gegenüber {Gruppen:dat} {immer} vorbildlich und {genoss|genießt} höchste Wertschätzung.',
    },
    {
      id: 'internal-behavior-1-geschaetzt',
      grade: 1,
      text: 'Von {Gruppen:dat} {wurde|wird} {er} wegen {seiner} {stets} vorbildlichen Zusammenarbeit sehr geschätzt.',
    },
    {
      id: 'internal-behavior-1-verhaeltnis',
      grade: 1,
      text: 'Das Verhältnis zu {Gruppen:dat} {war|ist} {jederzeit} {ausgezeichnet} und von größtem gegenseitigen Respekt geprägt.',
    },
    {
      id: 'internal-behavior-1-zusammenarbeit',
      grade: 1,
      text: '{Seine} Zusammenarbeit mit {Gruppen:dat} {verlief|verläuft} {stets} {hervorragend} und in höchstem Maße vertrauensvoll.',
    },
    {
      id: 'internal-behavior-2-vorbild',
      grade: 2,
      text: '{Sein:n} Verhalten gegenüber {Gruppen:dat} {war|ist} vorbildlich.',
    },
    {
      id: 'internal-behavior-2-einwandfrei',
      grade: 2,
      text: 'Gegenüber {Gruppen:dat} {verhielt|verhält} {er} sich {stets} einwandfrei.',
    },
    {
      id: 'internal-behavior-2-freundlich',
      grade: 2,
      text: '{Name} {begegnete|begegnet} {Gruppen:dat} {jederzeit} freundlich, hilfsbereit und respektvoll.',
    },
    {
      id: 'internal-behavior-2-vertrauen',
      grade: 2,
      text: 'Mit {Gruppen:dat} {arbeitete|arbeitet} {er} {immer} gut und vertrauensvoll zusammen.',
    },
    {
      id: 'internal-behavior-2-offenheit',
      grade: 2,
      text: 'Das Verhältnis zu {Gruppen:dat} {war|ist} {stets} gut und von Offenheit geprägt.',
    },
    {
      id: 'internal-behavior-2-anerkannt',
      grade: 2,
      text: 'Bei {Gruppen:dat} {war|ist} {er} wegen {seiner} {stets} kollegialen und hilfsbereiten Art anerkannt.',
    },
    {
      id: 'internal-behavior-3-einwandfrei',
      grade: 3,
      text: '{Sein:n} Verhalten gegenüber {Gruppen:dat} {war|ist} einwandfrei.',
    },
    {
      id: 'internal-behavior-3-zusammenarbeit',
      grade: 3,
      text: '{Name} {arbeitete|arbeitet} mit {Gruppen:dat} gut zusammen.',
    },
    {
      id: 'internal-behavior-3-umgang',
      grade: 3,
      text: 'Im Umgang mit {Gruppen:dat} {war|ist} {er} freundlich und hilfsbereit.',
    },
    {
      id: 'internal-behavior-3-kooperativ',
      grade: 3,
      text: 'Gegenüber {Gruppen:dat} {verhielt|verhält} {er} sich freundlich und kooperativ.',
    },
    {
      id: 'internal-behavior-3-verlauf',
      grade: 3,
      text: 'Die Zusammenarbeit mit {Gruppen:dat} {verlief|verläuft} gut und sachlich.',
    },
    {
      id: 'internal-behavior-3-verhaeltnis',
      grade: 3,
      text: 'Zu {Gruppen:dat} {hatte|hat} {er} ein gutes Verhältnis.',
    },
    {
      id: 'internal-behavior-4-korrekt',
      grade: 4,
      text: '{Sein:n} Verhalten gegenüber {Gruppen:dat} {war|ist} korrekt.',
    },
    {
      id: 'internal-behavior-4-hoeflich',
      grade: 4,
      text: '{Name} {verhielt|verhält} sich gegenüber {Gruppen:dat} höflich und korrekt.',
    },
    {
      id: 'internal-behavior-4-erwartungen',
      grade: 4,
      text: 'Die Zusammenarbeit mit {Gruppen:dat} {entsprach|entspricht} den Erwartungen.',
    },
    {
      id: 'internal-behavior-4-genuegen',
      grade: 4,
      text: 'Im Umgang mit {Gruppen:dat} {genügte|genügt} {er} den Anforderungen.',
    },
    {
      id: 'internal-behavior-4-angemessen',
      grade: 4,
      text: 'Gegenüber {Gruppen:dat} {zeigte|zeigt} {er} angemessene Umgangsformen.',
    },
    {
      id: 'internal-behavior-4-betrieb',
      grade: 4,
      text: '{Sein:m} Umgang mit {Gruppen:dat} {entsprach|entspricht} den betrieblichen Anforderungen.',
    },
    {
      id: 'internal-behavior-5-wesentlich',
      grade: 5,
      text: '{Sein:n} Verhalten gegenüber {Gruppen:dat} {war|ist} {im Wesentlichen} einwandfrei.',
    },
    {
      id: 'internal-behavior-5-allgemein',
      grade: 5,
      text: '{Name} {verhielt|verhält} sich gegenüber {Gruppen:dat} nur teilweise korrekt.',
    },
    {
      id: 'internal-behavior-5-ueberwiegend',
      grade: 5,
      text: 'Die Zusammenarbeit mit {Gruppen:dat} {verlief|verläuft} {im Großen und Ganzen} sachlich.',
    },
    {
      id: 'internal-behavior-5-regel',
      grade: 5,
      text: 'Im Umgang mit {Gruppen:dat} {war|ist} {er} nur teilweise höflich und korrekt.',
    },
    {
      id: 'internal-behavior-5-weitgehend',
      grade: 5,
      text: 'Gegenüber {Gruppen:dat} {verhielt|verhält} {er} sich {weitgehend} den Erwartungen entsprechend.',
    },
    {
      id: 'internal-behavior-5-grosses-ganzes',
      grade: 5,
      text: 'Das Verhältnis zu {Gruppen:dat} {war|ist} {im Großen und Ganzen} gut.',
    },
  ],
};
