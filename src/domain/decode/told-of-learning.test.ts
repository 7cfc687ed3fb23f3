import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

/** A short reference on learning, with one place told by the test. */
const letter = (heading: string, intro: string, told: string, close = ''): string => `Muster GmbH
Hauptstraße 5
89073 Ulm

${heading}

Herr Finn Lindner, geboren am 30. Oktober 2000 in Ulm, ${intro}

Herr Lindner lernte alle Arbeiten des Hauses kennen. ${told.includes('\n') ? told : ''}

Herr Lindner war stets hoch motiviert. ${told.includes('\n') ? '' : told} Er verfügte über gute Fachkenntnisse. Die Ergebnisse seiner Arbeit waren stets gut.

Herr Lindner erledigte seine Aufgaben stets zu unserer vollen Zufriedenheit.

Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets einwandfrei.

${close} Wir danken ihm für die gute Zusammenarbeit und wünschen ihm für die Zukunft alles Gute und viel Erfolg.

Ulm, 26. März 2023

Peter Muster
Geschäftsführer`;
const contradictions = (text: string): string[] =>
  decode(text).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' && rule !== 'dull-spot' ? [rule] : [],
  );

const intern = 'war vom 2. Januar bis zum 26. März 2023 Praktikant in unserem Haus.';
const trained = 'wurde vom 1. September 2019 bis zum 26. März 2023 zum Mechatroniker ausgebildet.';
const teacher =
  'war vom 1. August 2015 bis zum 26. März 2023 als Lehrer an unserer Schule. Er unterrichtete Mathematik und Physik.';

describe('stations of an internship that are longer than the whole', () => {
  it.each([
    'Er war nacheinander in drei Bereichen:\n- Nachrichten (sechs Wochen): Recherche\n- Lokales (sechs Wochen): Umfragen\n- Musik (vier Wochen): Mischen',
    'Stationen:\n- acht Wochen Einkauf\n- acht Wochen Verkauf',
  ])('is told: %s', (told) => {
    expect(contradictions(letter('Praktikumszeugnis', intern, told))).toContain('other-figure');
  });

  it.each([
    'Er war nacheinander in drei Bereichen:\n- Nachrichten (vier Wochen): Recherche\n- Lokales (vier Wochen): Umfragen\n- Musik (vier Wochen): Mischen',
    'Stationen:\n- zehn Wochen Einkauf\n- parallel dazu sechs Wochen Archiv',
    'Stationen:\n- zwölf Wochen Einkauf, davon sechs Wochen Messe\n- ein Tag je Woche Verkauf',
  ])('fits: %s', (told) => {
    expect(contradictions(letter('Praktikumszeugnis', intern, told))).not.toContain('other-figure');
  });
});

describe('another trade than the one that was learned', () => {
  it.each([
    'Er erwarb die Fertigkeiten und Kenntnisse eines Industriemechanikers.',
    'Alle Inhalte des Berufsbildes Industriemechaniker wurden vermittelt.',
    'Seine Lehre zum Anlagenmechaniker schloss er mit Erfolg ab.',
    'Während seiner Lehrzeit als Elektroniker lernte er alle Bereiche kennen.',
    'Im Ausbildungsberuf Werkzeugmechaniker war er einer der Besten.',
  ])('is told: %s', (told) => {
    expect(contradictions(letter('Ausbildungszeugnis', trained, told))).toContain('job-varies');
  });

  it.each([
    'Er erwarb die Fertigkeiten und Kenntnisse eines Mechatronikers.',
    'Er beginnt nun eine weitere Ausbildung zum Elektroniker.',
    'Von erfahrenen Industriemechanikern ließ er sich gern anleiten.',
    'Zusätzlich eignete er sich die Kenntnisse eines Elektronikers an.',
  ])('only seems to be one: %s', (told) => {
    expect(contradictions(letter('Ausbildungszeugnis', trained, told))).not.toContain('job-varies');
  });

  it('is told of who works, too', () => {
    const baker = 'war vom 1. August 2015 bis zum 26. März 2023 als Bäcker bei uns beschäftigt.';
    const told = (text: string): string[] => contradictions(letter('Arbeitszeugnis', baker, text));
    expect(told('Als Dachdecker arbeitete er stets sorgfältig.')).toContain('job-varies');
    expect(told('Wir verlieren mit ihm einen tüchtigen Maurer.')).toContain('job-varies');
    expect(told('Als gelernter Maurer half er auch beim Umbau.')).not.toContain('job-varies');
    expect(told('Wir verlieren mit ihm einen tüchtigen Konditor.')).not.toContain('job-varies');
  });
});

describe('whether a trainee stays', () => {
  const refused = 'Einen Arbeitsplatz konnten wir ihm nach der Prüfung nicht bieten.';
  it.each([
    'Wir freuen uns, dass er ab dem 1. April 2023 als Geselle in unserer Werkstatt weiterarbeitet.',
    'Ab April gehört er als ausgelernte Kraft zu unserem Team.',
    'Wir haben ihn gern als Gesellen eingestellt.',
  ])('is told in two ways: %s', (kept) => {
    expect(contradictions(letter('Ausbildungszeugnis', trained, '', `${refused} ${kept}`))).not.toEqual([]);
  });
  it.each([
    'Wir hätten ihn gern als Gesellen behalten.',
    'Er arbeitet künftig in einem anderen Betrieb.',
    'Sobald eine Stelle frei wird, würden wir ihn gern einstellen.',
  ])('only seems to be: %s', (kept) => {
    expect(contradictions(letter('Ausbildungszeugnis', trained, '', `${refused} ${kept}`))).toEqual([]);
  });
});

describe('lessons in a subject that was not taught', () => {
  it.each([
    'Sein Deutschunterricht in der Oberstufe verdient besonderes Lob.',
    'Im Fach Geschichte gelang es ihm, alle zu begeistern.',
    'Seine Englischstunden waren lebendig und gut vorbereitet.',
  ])('is told: %s', (told) => {
    expect(contradictions(letter('Arbeitszeugnis', teacher, told))).toContain('job-varies');
  });
  it.each([
    'Sein Mathematikunterricht war anschaulich.',
    'Vertretungsweise gab er auch Deutschunterricht.',
    'Mit der Kollegin des Deutschunterrichts stimmte er sich gut ab.',
    'Sein gutes Deutsch half ihm im Unterricht.',
  ])('only seems to be one: %s', (told) => {
    expect(contradictions(letter('Arbeitszeugnis', teacher, told))).not.toContain('job-varies');
  });
});
