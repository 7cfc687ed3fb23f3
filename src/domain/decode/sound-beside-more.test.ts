import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const good =
  'Frau Kern war stets hoch motiviert. Sie verfügte über sehr gute Fachkenntnisse. Sie erfasste auch schwierige Sachverhalte schnell. Die Ergebnisse ihrer Arbeit waren stets gut.';
const found = (told: string, behavior = ''): readonly string[] =>
  decode(
    baseLetter({
      tasks: 'Zu ihren Aufgaben gehörten die laufenden Arbeiten des Bereichs.',
      performance: `${good} ${told}`,
      summary: 'Frau Kern erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.',
      ...(behavior === ''
        ? {}
        : {
            behavior: `Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei. ${behavior}`,
          }),
    }),
  )
    .findings.filter(({ kind }) => kind === 'contradiction')
    .map(({ rule }) => rule);

describe('what was so before she came, or was not in her hand', () => {
  it.each([
    'Die Abteilung litt seit Jahren unter erheblichen Rückständen, als Frau Kern sie übernahm.',
    'Die Zertifizierung hatte das Werk verfehlt, bevor Frau Kern zu uns kam. Unter ihr wurde die Zertifizierung stets erreicht.',
    'Beim ersten Versuch verfehlte unsere Abteilung die Zertifizierung, was vor der Einstellung von Frau Kern lag. Die Zertifizierung wurde unter ihrer Federführung ohne jede Abweichung erreicht.',
    'Die Einführung der neuen Software verzögerte sich wegen Lieferproblemen des Herstellers um ein halbes Jahr.',
    'Der Umbau verzögerte sich infolge eines Streiks um zwei Monate.',
    'Zu ihren Aufgaben gehörten auch Gespräche mit Mitarbeitern, die häufig zu spät kamen.',
    'Nach einem Fehler des Programmherstellers mussten alle Rechnungen neu gedruckt werden.',
    'Die Eröffnung des Neubaus verschob sich wegen eines Wasserschadens um drei Monate.',
    'In den Tabellen der Zulieferer fand sie wiederholt Zahlendreher.',
    'Dass ein Auftrag vergessen worden war, fiel mehrfach ihr als Erster auf.',
    'Dienste an Feiertagen übernahm sie nach Möglichkeit für Kollegen mit Kindern.',
    'Auszubildende fühlten sich bei ihr am sichersten, da sie ihnen die einzelnen Schritte vorgab.',
    'Für arbeitsrechtliche Fragen war sie auch der Rechtsabteilung eine unumgängliche Ansprechpartnerin.',
    'Mehrfach eskalierte Kundenkonflikte, die andere Stellen ihr zur Lösung übergaben, legte sie bei.',
  ])('%s', (told) => {
    expect(found(told)).toEqual([]);
  });
  it.each([
    'Als Frau Kern die Abteilung übernahm, gerieten die Vorgänge erheblich in Rückstand.',
    'Die Einführung der neuen Software verzögerte sich um ein halbes Jahr.',
    'In ihren Tabellen fanden sich wiederholt Zahlendreher.',
    'Dass sie Aufträge vergessen hatte, fiel mehrfach erst den Kunden auf.',
  ])('found: %s', (told) => {
    expect(found(told)).not.toEqual([]);
  });
});

describe('of another kind', () => {
  it.each([
    'Sie spricht verhandlungssicher Englisch. Im Französischen konnte sie Grundkenntnisse erwerben.',
    'Auf Baustellen im Ausland war Frau Kern nicht eingesetzt. Ihre Dienstreisen führten sie in alle sechzehn Bundesländer.',
    'Mit der Zeit trat sie auch vor zweihundert Gästen sicher auf.',
  ])('%s', (told) => {
    expect(found(told)).toEqual([]);
  });
  it.each([
    'Sie spricht verhandlungssicher Englisch. Im Englischen verfügte sie über geringe Grundkenntnisse und hatte große Mühe.',
    'Auf Baustellen im Ausland war Frau Kern nicht eingesetzt. Ihre Dienstreisen führten sie nach Lyon und Posen.',
    'Als Lagerleiterin trug sie zuletzt nur noch die Verantwortung für einen Teil der Rückstände.',
  ])('found: %s', (told) => {
    expect(found(told)).not.toEqual([]);
  });
  it('which post it was', () => {
    expect(
      found('Als Lagerleiterin trug sie zuletzt die Verantwortung für den gesamten Wareneingang.'),
    ).not.toContain('dull-spot');
  });
  it('valued for being yielding', () => {
    const behavior = 'Ihre Kollegen schätzten sie als ausgleichenden und nachgiebigen Menschen.';
    expect(found('', behavior)).not.toContain('dull-spot');
  });
});

const introduction = (rest: string): readonly string[] =>
  decode(
    baseLetter({
      introduction: `Frau Jana Kern war bei uns beschäftigt. ${rest}`,
      performance: `${good} Im Mai 2019 übernahm sie mit sehr gutem Erfolg die Beratung der Firmenkunden.`,
    }),
  ).findings.map(({ rule }) => rule);

describe('trained first, and then employed', () => {
  const training =
    'Vom 1. September 2011 bis zum 31. Juli 2014 absolvierte sie ihre Ausbildung zur Bankkauffrau.';
  it('the employment follows upon the training', () => {
    expect(introduction(`${training} Seit dem 1. August 2014 war sie Kundenberaterin.`)).not.toContain(
      'date-outside',
    );
  });
  it('told in other words', () => {
    expect(introduction(`${training} Von August 2014 an war sie Kundenberaterin.`)).not.toContain(
      'date-outside',
    );
  });
  it('but nothing follows upon an end', () => {
    expect(
      introduction('Sie war vom 1. September 2011 bis zum 31. Juli 2014 als Bankkauffrau tätig.'),
    ).toContain('date-outside');
  });
});
