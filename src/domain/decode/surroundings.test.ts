import { describe, expect, it } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const gradeOf = (text: string): number | undefined => gradeSentence(text).grade;

describe('how busy a place is', () => {
  it.each([
    [
      'Die stets mit vollster Auslastung laufende Spätschicht betreute Herr Ebeling zu unserer Zufriedenheit.',
      'Die Spätschicht betreute Herr Ebeling zu unserer Zufriedenheit.',
    ],
    [
      'Frau Rabe führte die Poststelle, in der jederzeit viel Betrieb herrscht, sorgfältig.',
      'Frau Rabe führte die Poststelle sorgfältig.',
    ],
    [
      'Herr Ott arbeitete in der Notaufnahme, einer stets überaus lebhaften Abteilung, selbständig.',
      'Herr Ott arbeitete in der Notaufnahme selbständig.',
    ],
    [
      'Die Poststelle – dort geht es stets lebhaft zu – betreute Frau Rabe zu unserer vollen Zufriedenheit.',
      'Die Poststelle betreute Frau Rabe zu unserer vollen Zufriedenheit.',
    ],
    [
      'Die Poststelle, stets gut besucht, betreute Frau Rabe zu unserer vollen Zufriedenheit.',
      'Die Poststelle betreute Frau Rabe zu unserer vollen Zufriedenheit.',
    ],
    [
      'Herr Ott zeigte in einem stets gut eingespielten Team hohes Engagement.',
      'Herr Ott zeigte in einem Team hohes Engagement.',
    ],
    [
      'Obwohl bei uns stets größter Andrang herrscht, zeigte Herr Ott gute Fachkenntnisse.',
      'Herr Ott zeigte gute Fachkenntnisse.',
    ],
    [
      'Der äußerst hohen Belastung, die in einer Leitstelle jederzeit herrscht, hielt Frau Pfister stand.',
      'Der Belastung hielt Frau Pfister stand.',
    ],
    [
      'Die Wartung der jederzeit mit höchster Drehzahl laufenden Turbinen führte er sorgfältig aus.',
      'Die Wartung der Turbinen führte er sorgfältig aus.',
    ],
    [
      'Der Hektik, wie sie auf einem Großmarkt immer herrscht, war sie gewachsen.',
      'Der Hektik war sie gewachsen.',
    ],
    ['Der stets hohen Belastung war sie gewachsen.', 'Der hohen Belastung war sie gewachsen.'],
    [
      'Die Poststelle unseres stets erfolgreichen Verlags betreute er zu unserer Zufriedenheit.',
      'Die Poststelle unseres Verlags betreute er zu unserer Zufriedenheit.',
    ],
  ])('%s', (told, plain) => {
    expect(gradeOf(told)).toBe(gradeOf(plain));
  });

  it.each([
    // The person's own work, the load that was borne, and hard times.
    ['Seine stets sehr gut besuchten Vorträge waren hervorragend.', 1],
    ['Auch unter stärkster Belastung behielt sie jederzeit den Überblick.', 1],
    ['Ihre Arbeitsweise, die stets äußerst sorgfältig war, überzeugte uns.', 1],
    ['Herr Ott war ein stets gefragter und sehr geschätzter Ansprechpartner.', 2],
    ['Die lebhafte Poststelle betreute er stets zu unserer vollsten Zufriedenheit.', 1],
  ])('takes nothing from %s', (text, grade) => {
    expect(gradeOf(text)).toBe(grade);
  });
});

it('keeps the summary a summary, whatever the place is known for', () => {
  const text =
    'Den Empfang des äußerst repräsentativen, jederzeit ausgebuchten Hauses betreute er zu unserer Zufriedenheit.';
  expect(gradeSentence(text)).toMatchObject({ grade: 4, category: 'performance-summary' });
});
