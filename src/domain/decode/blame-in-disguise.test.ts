import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (praise: string, told: string, closing?: string): readonly string[] =>
  decode(
    baseLetter({
      tasks: 'Zu ihren Aufgaben gehörten die laufenden Arbeiten des Bereichs.',
      performance: `Frau Kern war stets hoch motiviert. ${praise} Sie verfügte über sehr gute Fachkenntnisse. Sie erfasste auch schwierige Sachverhalte schnell. Die Ergebnisse ihrer Arbeit waren stets gut. ${told}`,
      summary: 'Frau Kern erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.',
      ...(closing === undefined ? {} : { closing }),
    }),
  )
    .findings.filter(({ kind }) => kind === 'contradiction')
    .map(({ rule }) => rule);

describe('others had to check, to help or to step in', () => {
  it.each([
    [
      'Sie arbeitete stets äußerst sorgfältig.',
      'Die von ihr gestellten Medikamente waren durch eine zweite Kraft nachzukontrollieren.',
    ],
    ['', 'Bei Sonderfällen musste stets eine Kollegin hinzugezogen werden.'],
    [
      'Sie arbeitete völlig selbständig.',
      'Vor Entscheidungen pflegte sie sich gründlich bei ihrem Meister rückzuversichern.',
    ],
    [
      'Sie arbeitete völlig selbständig.',
      'Wichtige Schreiben gab sie vor dem Versand ihrer Vorgesetzten zur Durchsicht.',
    ],
  ])('%s %s', (praise, told) => {
    expect(found(praise, told)).not.toEqual([]);
  });
  it.each([
    'Bei Sonderfällen wurde sie stets von den Kollegen hinzugezogen.',
    'Die Abrechnungen der Niederlassungen wurden auf Anordnung der Leitung zusätzlich von ihr durchgesehen.',
    'Bei Auswertungen baten sie die Kollegen häufig um Hilfe.',
    'Mitarbeiter, die unsicher waren, konnten sich jederzeit bei ihr rückversichern.',
    'Die von ihr geprüften Verträge wurden durch den Notar ohne Änderung beurkundet.',
    'Die neue Anlage musste ihr nur ein einziges Mal gezeigt werden.',
  ])('sound: %s', (told) => {
    expect(found('Sie arbeitete völlig selbständig und sehr sorgfältig.', told)).toEqual([]);
  });
});

const close = (wish: string): readonly string[] =>
  found(
    'In der Regelungstechnik kannte sie sich bestens aus.',
    '',
    `Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr und danken ihr für die stets sehr gute Zusammenarbeit. ${wish}`,
  );

describe('wished for, admonished and asked for', () => {
  it.each([
    ['Sie beeindruckte durch viele Ideen.', 'Eigene Vorschläge hätte man von ihr häufiger erwarten dürfen.'],
    [
      'Sie arbeitete stets gewissenhaft.',
      'Eine etwas größere Genauigkeit hätten wir uns bei den Protokollen gewünscht.',
    ],
    [
      'Ihr Auftreten war stets gepflegt.',
      'In puncto Kleidung wurde sie einige Male auf unsere Hausordnung hingewiesen.',
    ],
  ])('%s %s', (praise, told) => {
    expect(found(praise, told)).not.toEqual([]);
  });
  it.each([
    'Wir hätten sie gern länger in unserem Team gehabt.',
    'Wir hätten ihr gern eine größere Aufgabe angeboten.',
    'Wir hätten uns keine bessere Kraft wünschen können.',
    'Mehr Engagement kann man von einer Mitarbeiterin nicht erwarten.',
    'Auf überhöhte Rechnungen der Lieferanten wies sie mehrfach hin.',
    'Fremdfirmen mussten von ihr mehrfach auf die Helmpflicht hingewiesen werden.',
    'Den Meisterkurs konnte sie erst besuchen, nachdem die Auftragslage es zuließ.',
  ])('sound: %s', (told) => {
    expect(found('Sie war jederzeit sehr zuverlässig.', told)).toEqual([]);
  });
  it('a wish for what is lacking', () => {
    const lacking =
      'Wir würden uns wünschen, dass sie die noch vorhandenen Lücken in der Regelungstechnik durch Schulungen schließt.';
    expect(close(lacking)).not.toEqual([]);
    expect(close('Wir wünschen ihr alles Gute und weiterhin viel Erfolg.')).toEqual([]);
  });
});

describe('good where it is easy', () => {
  it.each([
    [
      'Auch unter starkem Termindruck behielt sie die Ruhe und war sehr belastbar.',
      'Ihre Stärken kamen vor allem dann zum Tragen, wenn der Betrieb in geordneten und ruhigen Bahnen verlief.',
    ],
    [
      'Sie war ausgesprochen teamfähig.',
      'Am wohlsten fühlte sie sich, wenn sie ohne Abstimmung mit anderen ihren eigenen Weg gehen konnte.',
    ],
    [
      'Ihre Einsatzbereitschaft war vorbildlich.',
      'Auf die pünktliche Einhaltung ihres Feierabends legte sie erkennbar Wert.',
    ],
    [
      'Sie war äußerst zuverlässig.',
      'Nicht immer wurden sämtliche Anlieferstellen durch sie am vorgesehenen Tage bedient.',
    ],
    ['Sie entwickelte stets originelle Ideen.', 'Von eigenen Einfällen machte sie sparsam Gebrauch.'],
  ])('%s %s', (praise, told) => {
    expect(found(praise, told)).not.toEqual([]);
  });
  it.each([
    'Auch wenn der Betrieb nicht in ruhigen Bahnen verlief, behielt sie den Überblick.',
    'Auf pünktlichen Feierabend ihres Teams legte sie Wert, blieb selbst aber gern länger.',
    'Nicht immer waren die Vorgaben der Kunden am vorgesehenen Tag da, dennoch lieferte sie rechtzeitig.',
  ])('sound: %s', (told) => {
    expect(found('Sie war sehr belastbar, zuverlässig und teamfähig.', told)).toEqual([]);
  });
});
