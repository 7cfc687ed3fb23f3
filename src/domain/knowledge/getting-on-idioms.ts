import { all, none } from './clause-words.ts';
import { pattern } from './pattern.ts';
import type { Idiom } from './idioms.ts';

const source = 'Zeugnisse kleiner Betriebe, Beratungsstellen und Praxen (eigene Beobachtung), domain.md §2.1';
/** How people get on, and how they keep to themselves what they hear: readers of single words hear a lack. */
export const gettingOnIdioms: readonly Idiom[] = [
  {
    id: 'idiom-best-terms',
    opens: ['verhältnis', 'einvernehmen'],
    pattern: pattern(
      `${none('alkohol|einmal|bemüht?')}${all('(?:hatte?|pflegte?|bestand|stand)', '(?:sehr gut|ausgezeichnet|hervorragend|herzlich|best)\\p{L}{0,2} (?:verhältnis|einvernehmen)')}`,
    ),
    grade: [2, 1.5],
    matches: [
      'Zu uns Betriebsleitern und zu den Kollegen hatte er ein sehr gutes Verhältnis.',
      'Sie pflegte zu Vorgesetzten und Kolleginnen stets ein ausgezeichnetes Verhältnis.',
    ],
    silent: [
      'Das Verhältnis von Aufwand und Ertrag war sehr gut.',
      'Sein Verhältnis zur Arbeit war angespannt.',
    ],
    source,
  },
  {
    id: 'idiom-keeps-secrets',
    opens: ['vertraulich', 'diskret', 'verschwiegen', 'schweigepflicht'],
    pattern: pattern(
      `^${none('wenig|im (?:gro|allg|wes)\\p{L}+|meist|überwiegend')}${all('(?:behandelte?|ging|geht|hielt|hält|wahrte?)', '(?:vertraulich|diskret|verschwiegen|schweigepflicht)')}\\.?$`,
    ),
    grade: [3, 2],
    matches: [
      'Persönliche Daten behandelte er jederzeit streng vertraulich.',
      'Mit vertraulichen Unterlagen ging sie stets diskret um.',
      'Sie wahrte jederzeit die Schweigepflicht.',
    ],
    silent: ['Die Angaben waren sicher.', 'Er behandelte Kunden freundlich.', 'Die Daten waren vertraulich.'],
    source,
  },
  {
    id: 'idiom-liked-at-work',
    opens: ['gern', 'mocht', 'schätzt'],
    pattern: pattern(
      '(?:alle|jeder?|man|team|\\p{L}+en) (?:haben|hat|arbeite\\p{L}+|waren) (?:(?:alle|stets|immer|sehr) )*gerne? mit (?:{dat}|(?:frau|herrn)(?: [\\p{L}.’-]+){1,4}?)(?: (?:zusammen|\\p{L}*gearbeitet|zu tun|im dienst))?(?=[.,]|$)|(?:alle|jeder) (?:mochten?|schätzten?) (?:sie|ihn)(?=[.,]|$)',
    ),
    grade: [2, 1.5],
    matches: [
      'Alle haben gern mit ihr gearbeitet.',
      'Jeder arbeitete gern mit ihm zusammen.',
      'Ihre Kolleginnen waren gern mit ihr im Dienst.',
      'Alle mochten sie.',
      'Die Kolleginnen und Kollegen arbeiteten stets sehr gern mit ihr zusammen.',
    ],
    silent: ['Sie hat gern gearbeitet.', 'Alle haben gern mit ihm gefeiert.', 'Er arbeitete gern mit Holz.'],
    source,
  },
];
