import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const letter = (thanks: string, regret = 'Wir bedauern das,'): string => `Arbeitszeugnis

Herr Jan Kolbe, geboren am 3. März 1985, war vom 1. April 2017 bis zum 31. Mai 2023 als Lagerist in unserem Unternehmen tätig.

Zu seinen Aufgaben gehörten die Annahme und Prüfung der Waren, die Einlagerung, die Kommissionierung und die Inventur.

Herr Kolbe verfügt über solide Fachkenntnisse. Neue Abläufe verstand er gut. Er arbeitete sorgfältig. Er zeigte Einsatzbereitschaft. Er war zuverlässig. Die Ergebnisse waren gut.

Er erfüllte seine Aufgaben zu unserer vollen Zufriedenheit.

Sein Verhalten gegenüber Vorgesetzten und Kollegen war einwandfrei.

Herr Kolbe verlässt uns auf eigenen Wunsch. ${regret} danken ihm für ${thanks} und wünschen ihm beruflich und privat alles Gute und weiterhin Erfolg.

Gera, 31. Mai 2023

Karla Lohmann
Geschäftsführerin`;

const rulesOf = (thanks: string): string[] => decode(letter(thanks)).findings.map(({ rule }) => rule);
const clashOf = (regret: string): string | undefined =>
  decode(letter('seine Mitarbeit', regret)).findings.find(({ rule }) => rule === 'closing-against-rating')
    ?.quote;

describe('thanks against the rating', () => {
  it('tells thanks for the best of work where the work is rated as middling', () => {
    expect(rulesOf('seine stets herausragenden Leistungen')).toContain('closing-against-rating');
    expect(rulesOf('die jederzeit ausgezeichnete Zusammenarbeit')).toContain('closing-against-rating');
  });

  it('tells thanks for the best without „stets“ where the work just sufficed', () => {
    const weak = letter('seine herausragenden Leistungen')
      .replace(
        'solide Fachkenntnisse. Neue Abläufe verstand er gut',
        'das nötige Fachwissen. Neue Abläufe verstand er nach Einarbeitung',
      )
      .replace('Die Ergebnisse waren gut', 'Die Ergebnisse genügten den Anforderungen')
      .replace('arbeitete sorgfältig', 'arbeitete ordentlich')
      .replace('unserer vollen Zufriedenheit', 'unserer Zufriedenheit');
    expect(decode(weak).findings.map(({ rule }) => rule)).toContain('closing-against-rating');
    expect(rulesOf('seine herausragenden Leistungen')).not.toContain('closing-against-rating');
  });

  it('takes plain thanks as politeness', () => {
    expect(rulesOf('die gute Zusammenarbeit')).not.toContain('closing-against-rating');
    expect(rulesOf('seine Mitarbeit')).not.toContain('closing-against-rating');
  });
});

describe('regret against the rating', () => {
  it('shows where a middling worker is mourned as the best of all', () => {
    expect(clashOf('Mit ihm verlieren wir eine unersetzliche Spitzenkraft,')).toContain('unersetzliche');
    expect(clashOf('Wir verlieren ihn, was uns erschüttert,')).toContain('erschüttert');
    expect(clashOf('Wir bedauern das zutiefst,')).toContain('zutiefst');
  });

  it('takes plain regret as politeness', () => {
    expect(clashOf('Wir bedauern das sehr,')).toBeUndefined();
    expect(clashOf('Wir verlieren ihn ungern,')).toBeUndefined();
  });
});
