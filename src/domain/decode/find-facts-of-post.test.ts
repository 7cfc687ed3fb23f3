import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (changes: Parameters<typeof baseLetter>[0]): readonly string[] =>
  decode(baseLetter(changes)).findings.map(({ rule }) => rule);
const conduct =
  'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei. Als ruhige, hilfsbereite Kollegin war sie überall geschätzt.';

const guessed = (sentence: string): readonly string[] =>
  rulesOf({
    performance:
      'Frau Kern verfügt über gute Fachkenntnisse und kennt ihre Anlage genau. Neue Abläufe lernte sie gut und rasch. Ihre Einsatzbereitschaft war stets hoch. Sie war jederzeit zuverlässig. Menge und Qualität ihrer Arbeit waren gut.',
    summary: 'Frau Kern erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.',
    behavior: `${conduct} ${sentence}`,
  }).filter((rule) => /^(?:negated-praise|unnamed-|weak-sentence|outlier)/u.test(rule));

describe('that a post brings no customers denies no praise', () => {
  test.each([
    'Kontakt zu Kunden bestand in dieser Funktion nicht.',
    'Kundenkontakt war mit dieser Stelle nicht verbunden.',
    'Publikumsverkehr gab es an ihrem Arbeitsplatz nicht.',
    'Kontakte zu Lieferanten gehörten nicht zu dieser Tätigkeit.',
    'Mit Kunden hatte sie in dieser Funktion nichts zu tun.',
    'Direkter Kontakt zu Patienten bestand im Labor nicht.',
    'Umgang mit Kunden brachte diese Stelle nicht mit sich.',
    'Kundenkontakt hatte sie in dieser Funktion keinen.',
  ])('%s', (sentence) => {
    expect(guessed(sentence)).toEqual([]);
  });

  test.each(['Streit mit Kunden gab es nicht.', 'Unfreundlich war sie zu Kunden nicht.'])(
    'but: %s',
    (sentence) => {
      expect(guessed(sentence)).toContain('negated-praise');
    },
  );
});

const told = (sentence: string) => ({
  performance: `Frau Kern verfügt über gute Fachkenntnisse. ${sentence} Sie arbeitete stets sorgfältig. Ihre Ergebnisse waren gut.`,
});

describe('when somebody came is no limit to how willing she was', () => {
  const limit = 'limited-to-place-or-time';
  test.each([
    'Sie zeigte stets hohe Einsatzbereitschaft und fing im Sommer um fünf Uhr an, wenn es die Kundschaft brauchte.',
    'Sie zeigte immer großes Engagement und begann im Frühjahr schon um vier Uhr.',
    'Sie zeigte stets hohen Einsatz und kam im Winter zum Räumen noch vor sechs Uhr.',
    'Sie zeigte stets Einsatzbereitschaft und half in den Abendstunden im Lager.',
    'Ihr Einsatz war stets hoch, ihre Leistung war gut und blieb im Sommer ungebrochen.',
    'Ihr Engagement war hoch und sprang im Sommer auf alle über.',
  ])('%s', (sentence) => {
    expect(rulesOf(told(sentence))).not.toContain(limit);
  });

  test.each([
    'In den letzten Monaten hielt sie ihre Termine ein.',
    'Sie zeigte Einsatzbereitschaft und Fleiß im Sommer.',
    'Sie war engagiert und arbeitete gut in den letzten Monaten.',
    'Sie war zuverlässig und begann erst im Sommer, gut zu arbeiten.',
    'Ihr Einsatz war in den ersten Jahren hoch.',
  ])('but: %s', (sentence) => {
    expect(rulesOf(told(sentence))).toContain(limit);
  });
});

describe('single ratings of which a good part is just as the formula says', () => {
  const rule = 'summary-against-singles';
  const summary = 'Frau Kern erfüllte ihre Aufgaben zu unserer vollen Zufriedenheit.';
  const plain = [
    'Kleine Mängel am Fahrzeug erkannte sie und behob sie selbst.',
    'Auch langen Tagen mit zwölf und mehr Abladestellen war sie gut gewachsen.',
    'Liefermenge und Termintreue waren gut.',
  ];
  const strong = [
    'Frau Kern besitzt gute, in langen Jahren gefestigte Kenntnisse und ist im Umgang mit dem Kran stets sehr sicher.',
    'Sie zeigte stets hohe Einsatzbereitschaft.',
    'Sie arbeitete jederzeit umsichtig und verantwortungsvoll; in elf Jahren blieb sie ohne selbst verschuldeten Unfall.',
    'Frau Kern war stets zuverlässig und ehrlich.',
  ];
  const [first = '', ...others] = strong;
  test.each([
    [...strong, ...plain],
    [...plain, ...strong],
    [first, ...plain, ...others],
    [...plain, ...others],
    [...others, first, ...plain],
  ])('%s', (...sentences) => {
    expect(rulesOf({ performance: sentences.join(' '), summary })).not.toContain(rule);
  });

  test('but where all are far better', () => {
    const best = [
      'Sie besitzt jederzeit hervorragende und sehr tiefe Kenntnisse.',
      'Sie zeigte stets außerordentlich hohe Einsatzbereitschaft.',
      'Sie arbeitete jederzeit äußerst umsichtig und sorgfältig.',
      'Auch unter höchster Belastung war sie stets sehr belastbar.',
      'Ihre Ergebnisse waren stets von hervorragender Qualität.',
    ];
    expect(rulesOf({ performance: best.join(' '), summary })).toContain(rule);
  });
});
