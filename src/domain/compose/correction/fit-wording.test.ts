import { describe, expect, test } from 'vitest';
import { betterWordings } from '../../knowledge/better-wordings.ts';
import { codes } from '../../knowledge/codes.ts';
import { letterRules } from '../../knowledge/letter-rules.ts';
import { requiredParts } from '../../knowledge/required-parts.ts';
import { techniques } from '../../knowledge/techniques.ts';
import { atLevel, fitWording } from './fit-wording.ts';
import { inPresent, toldInPresent } from './in-present.ts';
import { keepsContent } from './keeps-content.ts';
import type { Setting } from './person-words.ts';

const setting: Setting = {
  subject: 'Sie',
  dative: 'ihr',
  possessive: 'ihr',
  lastName: 'Ott',
  present: false,
  training: false,
  level: 2,
};
const rules: readonly { readonly id: string; readonly better?: string }[] = [
  ...codes,
  ...techniques,
  ...requiredParts,
  ...letterRules,
];
const offered: readonly string[] = [
  ...Object.values(betterWordings).flatMap(({ good, average }) => [good, average]),
  ...rules.flatMap(({ better }) => better ?? []),
];
/** What ends like a past, and the few strong verbs of the wordings. */
const past =
  /(?<!\p{L})(?!(?:heute|gute|Leute|beste|hätten|Geschäfte|Rechte|sachgerechte)(?!\p{L}))(?:\p{Ll}{3,}(?:elte|erte|ierte|igte|ckte|nnte|ste|zte|zten|rbeitete|eitete|ildete|ndte|chte|llte|lgte|hrte|agte)|war|waren|blieb|fand|hielt|trat|ging|traf|nahm|kam|genoss|behielt|vertrat|verstand|erwarb|trug|übernahm|wurden?)(?!\p{L})/u;

describe('a wording on offer', () => {
  test.each([...new Set(offered)])('stands in the present where the work goes on: %s', (wording) => {
    expect(inPresent(wording).replace(/^… /u, '')).not.toMatch(past);
  });

  test.each([
    ['Er arbeitete ungemein gründlich und zügig.', 'Er arbeitet ungemein gründlich und zügig.'],
    [
      'Auch dann war sie belastbar und erzielte gute Ergebnisse.',
      'Auch dann ist sie belastbar und erzielt gute Ergebnisse.',
    ],
    ['Sie schulte die Kollegen.', null],
    ['Im Jahr 2020 war sie beteiligt.', null],
  ])('of the employer stands in the present where each verb is known: %s', (sentence, now) => {
    expect(toldInPresent(sentence)).toBe(now);
  });

  test('gets the subject of the sentence, or is none where something stays open', () => {
    expect(fitWording('… arbeitete sorgfältig.', setting)).toBe('Sie arbeitete sorgfältig.');
    expect(fitWording('… arbeitete sorgfältig.', setting, 'Frau Ott arbeitete.')).toBe(
      'Frau Ott arbeitete sorgfältig.',
    );
    expect(fitWording('… arbeitete sorgfältig.', { ...setting, present: true })).toBe(
      'Sie arbeitet sorgfältig.',
    );
    expect(fitWording('… arbeitete sorgfältig.', { ...setting, subject: null })).toBeNull();
    expect(fitWording('Die Abschlussprüfung wurde am … bestanden.', setting)).toBeNull();
    expect(fitWording('Wir bedauern das Ausscheiden und danken für alles.', setting)).toBe(
      'Wir bedauern ihr Ausscheiden und danken ihr für alles.',
    );
  });

  test('praises no more, and no less, than the letter attests', () => {
    expect(atLevel('… war stets sehr gut belastbar.', 3)).toBe('… war gut belastbar.');
    expect(atLevel('… war stets gut belastbar.', 2)).toBe('… war stets gut belastbar.');
    expect(atLevel('Die Arbeiten waren stets von guter Qualität.', 1)).toBe(
      'Die Arbeiten waren stets von sehr guter Qualität.',
    );
  });

  test.each([
    ['Er zeigte die nötige Einsatzbereitschaft.', 'Er zeigte Engagement und Eigeninitiative.', true],
    ['Zeiten hielt er ein, mit Werkzeug ging er sachgerecht um.', 'Er fand Störungen schnell.', false],
    ['Die Karten waren gut lesbar.', 'Er präsentierte verständlich und sicher.', false],
    ['Er war hilfsbereit.', 'Das Verhalten war einwandfrei.', false],
    ['Sein Verhalten gegenüber Gästen war korrekt.', 'Das Verhalten gegenüber Vorgesetzten war gut.', false],
  ])('says what the sentence said, or does not stand for it: %s', (sentence, wording, keeps) => {
    expect(keepsContent(sentence, wording)).toBe(keeps);
  });
});
