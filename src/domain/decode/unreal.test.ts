import { expect, it } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';
import { unitsOf } from './sentence-units.ts';
import { takenBack } from './taken-back.ts';

it.each([
  'Zu unserer vollen Zufriedenheit wären die Aufgaben erledigt worden, hätte Frau Uhl die Fristen einhalten können.',
  'Hätte er die Fristen eingehalten, wären die Aufgaben zu unserer vollen Zufriedenheit erledigt worden.',
  'Er hätte gute Leistungen erbringen können, wenn er sich mehr angestrengt hätte.',
  'Frau Moll wäre eine sehr gute Verkäuferin gewesen, sofern man sie besser angeleitet hätte.',
  'Mit etwas mehr Sorgfalt hätte Herr Rau ausgezeichnete Ergebnisse erzielt.',
  'Bei regelmäßiger Anwesenheit wäre Frau Doll eine wertvolle Stütze gewesen.',
  'Mit seinen Leistungen wären wir jederzeit sehr zufrieden gewesen, wäre er pünktlicher erschienen.',
  'Unter anderen Umständen hätte sie stets sehr sorgfältig gearbeitet.',
])('what never came is no praise: %s', (text) => expect(gradeSentence(text).grade).toBe(5));

it.each([
  'Besser hätte man die Aufgabe nicht lösen können.',
  'Wir hätten Frau Kern sehr gern übernommen, wenn die Auftragslage es zugelassen hätte.',
  'Für die Kinder wäre sie durchs Feuer gegangen, wenn es nötig gewesen wäre.',
  'Hätte sie nicht so umsichtig reagiert, wäre großer Schaden entstanden.',
  'Hätten wir nicht auf Herrn Pohl gehört, gäbe es den Hof heute nicht mehr.',
  'Wir würden sie jederzeit wieder einstellen, wenn sie zurückkäme.',
  'Die Regeln hätte man sich sparen können, wenn alle so redlich wären wie er.',
  'Er arbeitete stets so sorgfältig, als wäre es sein eigener Betrieb.',
  'Wäre Fachwissen eine Währung, so wäre Herr Ott der reichste Mann der Stadt.',
])('stays praise: %s', (text) => expect(takenBack(unitsOf(text))).toBeNull());
