import { describe, expect, it } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

describe('praise by how seldom such a thing is found', () => {
  it.each([
    'Hinterbliebenen begegnete er stets freundlich und mit einem Takt, wie man ihn in seinem Alter selten findet.',
    'Sie vereint beides auf eine Weise, wie wir sie noch nie gesehen haben.',
    'Er ist ein Vorgesetzter, wie ihn sich jede Belegschaft wünscht.',
    'Sie arbeitete mit einer Sorgfalt, wie man sie heute kaum noch antrifft.',
    'Er war ein Ausbilder, wie man ihn nur selten bekommt.',
    'Er besaß ein Gehör, wie es unter Klavierbauern selten ist.',
    'Sie war eine Kollegin, wie man sie sich nur wünschen kann.',
    'Er ist ein Kellner, wie ihn jedes Haus gern hätte.',
    'Ihre Gäste bediente sie mit einer Herzlichkeit, die man selten findet.',
    'Sein Auge für Farben ist eines, wie es nur wenige haben.',
    'Er ist ein Mitarbeiter, den sich jeder Betrieb wünscht.',
    'Er führt mit einer Gerechtigkeit, wie man sie nicht alle Tage trifft.',
    'Sein Fleiß war einer, wie man ihn nicht oft sieht.',
  ])('%s', (sentence) => {
    const { grade, hint } = gradeSentence(sentence);
    expect(grade).toBe(1);
    expect(hint?.() ?? null).toBeNull();
  });

  it.each([
    'Er war selten pünktlich, wie man weiß.',
    'Er arbeitete mit einer Langsamkeit, die man selten findet.',
    'Er war ein Mitarbeiter, den man selten sah.',
    'Er ging mit Kunden um, wie man es von ihm selten sah.',
    'Seine Freundlichkeit, wie man sie von ihm selten sah, überraschte.',
    'Er hatte eine Art, die nicht jeder Kunde mochte.',
    'Er war ein Kollege, den nicht jeder gern hatte.',
    'Er war ein Chef, wie ihn sich jeder wünscht, der seine Ruhe haben will.',
  ])('none of it: %s', (sentence) => {
    expect(gradeSentence(sentence).grade ?? 9).toBeGreaterThan(3);
  });
});
