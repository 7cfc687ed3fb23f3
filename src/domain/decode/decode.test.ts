import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { interimClosing } from '../knowledge/better-wordings.ts';
import { samples } from '../knowledge/samples.ts';
import { decode } from './decode.ts';
import { gradeSentence } from './grade-sentence.ts';

describe('the letter as a whole', () => {
  it('keeps the end of a place that looks like „den“', () => {
    expect(samples.map(({ text }) => decode(text).facts.place)).toContain('Holzminden');
  });

  it('tells what can be asked for in one order, weight before form, and no trait that only a code names', () => {
    const text = baseLetter({
      behavior:
        'Ihr Verhalten war stets einwandfrei. Für die Belange der Belegschaft bewies sie stets Einfühlungsvermögen.',
      closing:
        'Das Arbeitsverhältnis endete am 17. August 2023 im gegenseitigen Einvernehmen. Wir danken ihr.',
      letterhead: 'Muster GmbH\nHafenstraße 3\n26941 Neuenstadt\n\nFrau\nAnna Kern\nDeichweg 3\n26506 Norden',
    });
    const { findings, categories } = decode(text);
    const at = (rule: string): number => findings.findIndex((one) => one.rule === rule);
    expect(at('einfuehlungsvermoegen-belegschaft')).toBeGreaterThanOrEqual(0);
    expect(at('address-field')).toBeGreaterThan(at('einfuehlungsvermoegen-belegschaft'));
    expect(categories.map(({ category }) => category)).not.toContain('identification');
    // Both may be true, and stay then.
    expect(findings.find(({ rule }) => rule === 'einvernehmen')).toMatchObject({
      kind: 'code',
      correctable: false,
    });
    expect(findings.find(({ rule }) => rule === 'odd-end')?.correctable).toBe(false);
    expect(at('missing-reason')).toBe(-1);
  });

  it('asks for no farewell in an interim reference', () => {
    const letter = baseLetter({}, { type: 'zwischenzeugnis' });
    const closing = 'Wir danken Frau Kern für die Mitarbeit und freuen uns auf die Zusammenarbeit.';
    const { type, sentences } = decode(letter.replace(/Wir danken[^\n]*/, closing));
    expect(type).toBe('zwischenzeugnis');
    const better = sentences.filter(({ category }) => category === 'future-wishes').map((one) => one.better);
    expect(better).toContain(interimClosing);
    expect(gradeSentence(interimClosing)).toMatchObject({ grade: 2, category: 'future-wishes' });
  });

  it('reads around what nobody can read, and every offset stays', () => {
    const run = 'x9'.repeat(3000);
    const letter = baseLetter().replace('. Sie', `. ${run} Sie`);
    const { sentences, overall } = decode(letter);
    expect(overall?.grade).toBe(decode(baseLetter()).overall?.grade);
    expect(sentences.every(({ start, end, text }) => letter.slice(start, end) === text)).toBe(true);
    expect(letter).toContain(run);
  });

  it('joins lines that were stretched to full width, and leaves columns apart', () => {
    const plain = 'Frau Kern arbeitete auch unter großem Druck stets äußerst sorgfältig.';
    const stretched =
      'Frau\tKern\tarbeitete\tauch\tunter\tgroßem\nDruck stets\täußerst\tsorgfältig.\tNeue\tZusammenhänge';
    const letter = baseLetter({ performance: `${stretched}\nerfasste sie immer sehr schnell.` });
    const texts = decode(letter).sentences.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(texts).toContain(plain);
    expect(texts).toContain('Neue Zusammenhänge erfasste sie immer sehr schnell.');
    const table = baseLetter({ performance: 'Fleiß\t1\nSorgfalt\t2\nTempo\t1' });
    expect(decode(table).findings.map(({ rule }) => rule)).toContain('school-grades');
  });
});
