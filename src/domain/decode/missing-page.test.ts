import { describe, expect, it, test } from 'vitest';
import { corpusLetters, readingOf } from '../../../tests/helpers/corpus-readings.ts';
import { pointsOfReading } from '../compose/correction-points.ts';
import { decode } from './decode.ts';

const rulesOf = (text: string): string[] => decode(text).findings.map(({ rule }) => rule);

/** A page and a half: a letterhead, two paragraphs of ratings, conduct, farewell, signature. */
const whole = `Seniorenzentrum Lindenhof
Gartenweg 3, 48653 Neuenstadt

Arbeitszeugnis

Frau Jana Kern, geboren am 3. Mai 1985, war vom 1. Mai 2016 bis zum 31. März 2024 als Altenpflegerin in unserem Seniorenzentrum beschäftigt.

Das Seniorenzentrum Lindenhof bietet 96 vollstationäre Plätze, zwölf Plätze in der Kurzzeitpflege und eine Tagespflege.

Frau Kern war im Wohnbereich 2 tätig. Zu ihren Aufgaben zählten die Grund- und Behandlungspflege, das Stellen und Verabreichen der Medikamente nach ärztlicher Verordnung, die Wundversorgung, die Steuerung des Pflegeprozesses einschließlich der Dokumentation, die Begleitung der Arztvisiten und die Beratung der Angehörigen. Als Schichtverantwortliche koordinierte sie außerdem die Arbeit von bis zu vier Pflegehelferinnen.

Frau Kern war jederzeit bereit, auch kurzfristig Dienste zu übernehmen. In belastenden Situationen behielt sie stets die Ruhe und handelte umsichtig. Sie verfügt über ein umfassendes pflegerisches Fachwissen, das sie durch Fortbildungen mit gutem Erfolg erweiterte.

Ihre Arbeitsweise war stets gewissenhaft, selbständig und gut organisiert. Frau Kern erfüllte ihre Aufgaben stets zu unserer vollen Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen sowie Bewohnern und Angehörigen war jederzeit einwandfrei.

Frau Kern scheidet auf eigenen Wunsch aus. Wir bedauern dies sehr, danken ihr für die stets gute Arbeit und wünschen ihr beruflich weiterhin viel Erfolg und persönlich alles Gute.

Neuenstadt, 31. März 2024

Barbara Holt
Einrichtungsleiterin`;
const upTo = (words: string): string => whole.slice(0, whole.indexOf(words) + words.length);

describe('a letter of which only the first page came', () => {
  test.each([
    ['within a sentence', upTo('stets zu unserer')],
    ['behind the formula', upTo('vollen Zufriedenheit.')],
    ['behind a paragraph of ratings', upTo('gutem Erfolg erweiterte.')],
    ['behind the first line of a paragraph', upTo('Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und')],
    ['behind the tasks', upTo('vier Pflegehelferinnen.')],
    ['before the farewell', upTo('jederzeit einwandfrei.')],
    ['within the farewell', upTo('bedauern dies sehr, danken ihr für die')],
    [
      'above the foot of the paper',
      `${upTo('stets zu unserer')}\n\nTelefon 02541 1234-0 · www.lindenhof.example\nAmtsgericht Neuenstadt HRB 1234`,
    ],
  ])('%s: one question in place of all gaps', (_, text) => {
    const reading = decode(text, '2024-06-01');
    expect(reading.findings.map(({ rule }) => rule)).toEqual(['missing-page']);
    expect(reading.findings[0]).toMatchObject({ severity: 'warning', title: 'Fehlt eine Seite?' });
    expect(reading.recommendations[0]?.id).toBe('whole-letter');
    expect(reading.recommendations.map(({ id }) => id)).not.toContain('complete');
    expect(pointsOfReading(reading)).toEqual([]);
  });

  it('says where the text ends', () => {
    expect(decode(upTo('stets zu unserer')).findings[0]?.detail).toContain(
      'Der Text endet mit „… erfüllte ihre Aufgaben stets zu unserer“,',
    );
    expect(decode(upTo('vier Pflegehelferinnen.')).findings[0]?.detail).toContain(
      '„… Arbeit von bis zu vier Pflegehelferinnen“,',
    );
  });

  it('is not rated by half a sentence', () => {
    const { sentences, categories } = decode(upTo('stets zu unserer'));
    expect(sentences.at(-1)?.graded).toBe(false);
    expect(categories.map(({ category }) => category)).not.toContain('performance-summary');
  });

  it('is rated by what is there', () => {
    const [half, all] = [decode(upTo('gutem Erfolg erweiterte.')), decode(whole)];
    expect(Math.abs((half.overall?.grade ?? 9) - (all.overall?.grade ?? 0))).toBeLessThanOrEqual(0.3);
  });
});

describe('what is no missing page', () => {
  it('a whole letter', () => expect(rulesOf(whole)).not.toContain('missing-page'));

  it('only the signature is missing', () =>
    expect(rulesOf(upTo('persönlich alles Gute.'))).toEqual(['no-signer', 'no-date']));

  it('the farewell is missing, the signature is there', () => {
    const cold = whole.replace(/Frau Kern scheidet[^\n]*\n\n/, '');
    expect(rulesOf(cold)).toContain('missing-closing');
    expect(rulesOf(cold)).not.toContain('missing-page');
  });

  it('a short letter with nothing below it', () => {
    const short =
      'Arbeitszeugnis\n\nHerr Jonas Kern war vom 1. März 2021 bis zum 30. Juni 2023 als Lagerist bei uns beschäftigt. Er war stets fleißig, arbeitete sorgfältig und erledigte alle Aufgaben zu unserer vollen Zufriedenheit. Sein Verhalten war einwandfrei';
    expect(rulesOf(short)).not.toContain('missing-page');
  });
});

/** What only the end of a letter can bring. */
const ofEnd = /^(?:missing-(?!company)|no-(?:date|signer)|unsigned|too-brief)/;

describe('letters of the corpus', () => {
  // One letter in three: each is cut at six places.
  const letters = corpusLetters.filter(({ type }, at) => type !== 'keins' && at % 3 === 0);
  const cuts = letters.flatMap(({ id, text }) => {
    const reading = readingOf(text);
    const farewell = reading.sentences.find(({ part }) => part === 'closing')?.start ?? text.length;
    return [0.5, 0.7, 0.9].flatMap((share) => {
      const near = Math.round(farewell * share);
      const paragraph = text.lastIndexOf('\n\n', near);
      const word = near + (/(?!\p{L})/u.exec(text.slice(near))?.index ?? 0);
      return [paragraph, word]
        .filter((at) => at > 1200)
        .map((at) => ({ id, layman: reading.layman, cut: text.slice(0, at).trimEnd() }));
    });
  });

  test('that are cut are told to be, and no gap is', { timeout: 120_000 }, () => {
    const read = cuts.map((one) => ({ ...one, rules: rulesOf(one.cut) }));
    const told = read.filter(({ rules }) => rules[0] === 'missing-page');
    expect(cuts.length).toBeGreaterThan(150);
    // A line that holds nothing but the first words of a sentence may be taken for a name.
    expect(told.length / cuts.length).toBeGreaterThan(0.95);
    expect(told.filter(({ rules }) => rules.slice(1).some((one) => ofEnd.test(one)))).toEqual([]);
  });
});
