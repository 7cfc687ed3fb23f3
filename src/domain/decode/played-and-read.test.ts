// What guests, children and learners had to do in somebody's game is nobody's fault.
import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rated =
  'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie arbeitete stets äußerst sorgfältig. Ihre Arbeitsergebnisse waren immer von sehr guter Qualität.';
const against = (story: string): boolean =>
  decode(baseLetter({ performance: `${rated} ${story}` }, { job: 'Museumspädagogin' })).findings.some(
    ({ rule }) => rule === 'fact-against-praise',
  );

describe('a game', () => {
  it.each([
    'In ihrer Schichtführung gehen die Jugendlichen mit Grubenlampen durch den Stollen, suchen eine verschwundene Lohntüte von 1911 und müssen dafür Kurrent lesen, Förderkörbe berechnen und einander vertrauen.',
    'In ihrem Krimi durch die Altstadt müssen die Gäste Zeugen befragen, Schlösser prüfen und falsche Fährten erkennen.',
    'In ihrem Lesesaal müssen die Schüler Briefe von 1848 lesen und herausfinden, welcher davon der jüngste ist.',
    'In ihrem Parcours müssen die Kinder rückwärts laufen, sich Farben merken und einander durch den Tunnel helfen.',
    'In ihrer Waldwoche suchten die Kinder einen Kobold und mussten dafür Spuren lesen, Moos bestimmen und einander Mut machen.',
    'Bei ihren Führungen müssen die Kinder erraten, welches Tier am längsten schläft.',
  ])('is told: %s', (story) => expect(against(story)).toBe(false));

  it.each([
    'Ihre Führungstexte mussten mehrfach von Kollegen überarbeitet werden.',
    'Ihre Angaben in den Protokollen mussten noch einmal gelesen und ergänzt werden.',
    'Ihre Berichte an die Eltern mussten wir vorsichtshalber gegenlesen.',
    'Ihre Pläne mussten vor der Abgabe von zwei Kollegen auf Fehler geprüft werden.',
    'Ihre Texte mussten mehrfach korrigiert werden.',
  ])('is none: %s', (story) => expect(against(story)).toBe(true));
});
