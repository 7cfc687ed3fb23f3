import { describe, expect, test } from 'vitest';
import { finalExamination } from './journeyman-trades.ts';

describe('the examination at the end of a training', () => {
  test.each([
    ['Friseurin', ''],
    ['Tischler', 'der Handwerkskammer Kiel'],
    ['Zimmerin', ''],
    ['Anlagenmechanikerin für Sanitär-, Heizungs- und Klimatechnik', ''],
    ['Kfz-Mechatroniker', ''],
    ['Elektronikerin', ''],
    ['Maler und Lackierer', ''],
    ['Elektroniker für Betriebstechnik', 'der Kreishandwerkerschaft, Innung der Elektrotechnik'],
  ])('of a craft: %s %s', (aim, chamber) => expect(finalExamination(aim, chamber)).toBe('Gesellenprüfung'));
  test.each([
    ['Industriekauffrau', ''],
    ['Elektronikerin für Betriebstechnik', ''],
    ['Kfz-Mechatroniker', 'der IHK Kiel'],
    ['Kaufmann für Büromanagement', 'der Handwerkskammer Kiel'],
    ['Fachverkäuferin im Lebensmittelhandwerk, Schwerpunkt Bäckerei', 'der HWK'],
    ['Koch', 'der Industrie- und Handelskammer Kiel'],
    ['Chemielaborantin', ''],
    ['Bäckereiverkäuferin', ''],
  ])('of any other: %s %s', (aim, chamber) =>
    expect(finalExamination(aim, chamber)).toBe('Abschlussprüfung'),
  );
});
