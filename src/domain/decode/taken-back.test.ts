import { expect, it } from 'vitest';
import { formulaExplanations } from '../knowledge/formula-explanations.ts';
import { gradeSentence } from './grade-sentence.ts';
import { unitsOf } from './sentence-units.ts';
import { takenBack } from './taken-back.ts';

const gradeOf = (text: string): number | undefined => gradeSentence(text).grade;

it.each([
  'Nach eigener Einschätzung arbeitete er stets zu unserer vollsten Zufriedenheit.',
  'Seiner Meinung nach erledigte er alle Aufgaben stets zu unserer vollsten Zufriedenheit.',
  'Seiner festen Überzeugung nach hat er stets zu unserer vollsten Zufriedenheit gearbeitet.',
  'Ihrer eigenen Einschätzung zufolge arbeitete sie stets äußerst sorgfältig.',
  'Er hielt sich selbst für einen ausgezeichneten Fachmann.',
  'In seinen eigenen Augen war Herr Bolte immer höchst engagiert.',
  'Wie sie selbst oft betonte, waren ihre Ergebnisse stets hervorragend.',
  'Aus seiner Sicht war er jederzeit absolut zuverlässig.',
  'Herr Roth will seine Aufgaben stets zu unserer vollen Zufriedenheit erfüllt haben.',
  'Er selbst war mit seiner Leistung stets sehr zufrieden.',
  'Angeblich hatte er stets ausgezeichnete Ideen.',
  'Fachlich war er, so seine eigene Aussage, stets auf dem allerneuesten Stand.',
])('praise of oneself is none: %s', (text) => expect(gradeOf(text)).toBe(5));

it.each([
  ['Nach unserer Einschätzung arbeitete er stets zu unserer vollsten Zufriedenheit.', 1],
  ['Nicht nur nach eigener Einschätzung arbeitete sie stets zu unserer vollsten Zufriedenheit.', 1],
  ['Sie arbeitete stets vollkommen selbständig und setzte Prioritäten nach eigenem Urteil sicher.', 1],
  ['Er hielt sich stets absolut zuverlässig an alle Absprachen.', 1],
  ['In den Augen unserer Kunden war sie stets die beste Beraterin.', 1],
  ['Nach ihrer Meinung wurde in Fachfragen stets gern gefragt.', 2],
  [
    'Der Jury fehlten nach eigenem Bekunden die Worte, und so gab sie seinem Entwurf unter 300 Einsendungen einstimmig den ersten Preis.',
    1,
  ],
])('the view of others stays: %s', (text, grade) => expect(gradeOf(text)).toBe(grade));

it.each([
  'Bis zu seinem Wechsel in den Innendienst arbeitete Herr Halbritter stets zu unserer vollen Zufriedenheit.',
  'In den ersten beiden Jahren erledigte er seine Aufgaben stets zu unserer vollen Zufriedenheit.',
  'Anfangs arbeitete Frau Rieck stets zu unserer vollsten Zufriedenheit.',
  'Er hat anfangs stets zu unserer vollen Zufriedenheit gearbeitet.',
  'Mit den Leistungen von Herrn Bär waren wir in den ersten Jahren stets sehr zufrieden.',
  'Bis zum Frühjahr 2021 arbeitete sie stets sehr sorgfältig.',
  'Bis vor einem Jahr war er stets zuverlässig.',
  'Solange er in der Werkstatt arbeitete, waren wir mit ihm stets voll zufrieden.',
  'In seinem letzten Jahr arbeitete er stets zu unserer vollen Zufriedenheit.',
])('praise for a time is worth little: %s', (text) => expect(gradeOf(text)).toBe(4));

it.each([
  'Bis zu seinem Ausscheiden arbeitete er stets zu unserer vollsten Zufriedenheit.',
  'Bis heute erledigt sie alle Aufgaben stets zu unserer vollsten Zufriedenheit.',
  'Bis zum letzten Tag arbeitete sie stets zu unserer vollen Zufriedenheit.',
  'Bereits im ersten Jahr überzeugte sie durch stets ausgezeichnete Fachkenntnisse.',
  'Bis zum Eintritt in den Ruhestand erfüllte er seine Aufgaben stets zu unserer vollsten Zufriedenheit.',
  'Bis zu zwölf Kunden gleichzeitig betreute sie jederzeit mit größter Ruhe.',
  'Von Anfang an arbeitete sie stets zu unserer vollsten Zufriedenheit.',
  'Während seiner gesamten Zeit in unserem Haus arbeitete er stets zu unserer vollsten Zufriedenheit.',
  'Zu Beginn ihrer Tätigkeit arbeitete sie sich in kürzester Zeit hervorragend ein.',
  'In den ersten Jahren entwickelte sie mit großem Weitblick ein Konzept, das bis heute trägt.',
  'Zunächst als Aushilfe eingestellt, arbeitete er sich stets gut in neue Aufgaben ein.',
  'Von einem Gesellen im ersten Jahr konnte man nicht mehr verlangen; wir waren mit ihm voll zufrieden.',
])('no limit of time: %s', (text) => expect(takenBack(unitsOf(text))).toBeNull());

it.each([
  'Wurde ihr genau gesagt, was sie tun sollte, arbeitete sie ganz selbständig.',
  'Sagte man ihm genau, was zu tun war, arbeitete er stets selbständig.',
  'Stand der Meister daneben, arbeitete Herr Kolb stets sehr sorgfältig.',
  'Bekam er klare Anweisungen, arbeitete Herr Fink vollkommen selbständig.',
  'Wenn man ihn dazu aufforderte, zeigte er stets großes Engagement.',
  'Sofern sie angeleitet wurde, arbeitete Frau Imhof sehr gründlich.',
  'Wenn wir ihn beaufsichtigten, erledigte er seine Aufgaben stets zu unserer vollen Zufriedenheit.',
  'Sofern die Aufgabe ihn interessierte, war er stets hoch motiviert.',
  'Unter ständiger Anleitung arbeitete er stets sehr selbständig.',
  'Wenn wenig zu tun war, arbeitete sie stets ruhig und konzentriert.',
  'Bei ruhiger Auftragslage war er stets sehr belastbar.',
])('praise that others had to see to: %s', (text) => expect(gradeOf(text)).toBe(5));

it.each([
  'Auch ohne genaue Anweisung arbeitete er stets selbständig.',
  'Auch wenn man ihn nicht beaufsichtigte, arbeitete er stets sorgfältig.',
  'Wurde Hilfe gebraucht, war sie stets sofort zur Stelle.',
  'Wurde sie auf Fehler hingewiesen, nahm sie dies stets dankbar an und setzte es um.',
  'Wenn viel zu tun war, arbeitete sie stets ruhig und konzentriert.',
  'Wenn man ihn um Rat fragte, half er stets gern und sehr kompetent.',
  'Wenn er etwas zusagte, konnte man sich stets absolut darauf verlassen.',
  'Sobald man ihm eine Aufgabe erklärte, hatte er sie stets sofort und vollständig erfasst.',
])('no condition that takes anything away: %s', (text) => expect(takenBack(unitsOf(text))).toBeNull());

it.each([
  [
    'Mit den Lieferanten kam er bestens aus, vermutlich auch deshalb, weil er deren Preise nie in Zweifel zog.',
    5,
  ],
  ['Bei seinen Mitarbeitern war er sehr beliebt, vielleicht auch, weil er nie kontrollierte.', 5],
  ['Die Kunden schätzten ihn außerordentlich, weil er nie die Geduld verlor.', 1],
  ['Bei den Kollegen war sie stets überaus geschätzt, auch weil sie nie ein lautes Wort sprach.', 1],
  ['Seine Mitarbeiter wussten jederzeit, wer der Chef war.', 5],
  ['Herr Busse machte seinen Leuten jederzeit klar, wer entscheidet.', 5],
  ['Seine Mitarbeiter wussten stets, woran sie waren, und arbeiteten gern für ihn.', 2],
  ['Mit seiner geselligen Art trug er sehr zur guten Stimmung in der Belegschaft bei.', 5],
  ['Überragend war sie nicht, aber gut, und das ist ehrlich gemeint.', 3],
  ['Sehr gut war seine Arbeit nicht, aber brauchbar.', 4],
  ['Ihr Fachwissen war nicht nur gut, sondern stets hervorragend.', 1],
])('the reason for praise, and the step denied: %s', (text, grade) => expect(gradeOf(text)).toBe(grade));

it('is explained', () => {
  for (const id of ['own-view', 'once', 'driven', 'reason', 'ruled', 'sociable', 'not-top'])
    expect(formulaExplanations[`taken-${id}`]).toBeTruthy();
});

it.each([
  'Seine Mitarbeiter wussten sich auch ohne ihn jederzeit bestens zu helfen.',
  'Sein Team kam auch ohne ihn gut zurecht.',
  'Die Lehrlinge fanden sich ohne ihn gut zurecht.',
  'Ihre Gruppe kam auch ohne ihre Anleitung stets bestens aus.',
])('others did without: %s', (text) => expect(takenBack(unitsOf(text))?.id).toBe('taken-done-without'));

it.each([
  'Er befähigte seine Mitarbeiter, sich auch ohne ihn zu helfen.',
  'Dank ihrer Einarbeitung kam das Team auch ohne sie zurecht.',
  'Ihr Team war so gut eingearbeitet, dass es ohne sie zurechtkam.',
  'Ohne ihn kam das Team nicht zurecht.',
  'Seine Mitarbeiter kamen ohne ihn kaum zurecht.',
  'Sein Team kam ohne Überstunden aus.',
])('nobody did without: %s', (text) => expect(takenBack(unitsOf(text))).toBeNull());

it.each([
  ['Sein Engagement erreichte im Vorfeld der Betriebsfeste beachtliche Höhen.', 5],
  ['Ihr Einsatz bei der Vorbereitung der Weihnachtsfeier war stets bemerkenswert.', 5],
  ['Unermüdlich war er im Einsatz für unsere Betriebsmannschaft im Fußball.', 5],
  ['Auch bei der Organisation unserer Betriebsfeste zeigte sie großes Engagement.', null],
  ['Als Eventmanagerin plante sie unsere Betriebsfeste mit großem Engagement.', null],
  ['Die Weihnachtsfeier der Bewohner gestaltete sie stets mit großem Engagement.', null],
])('zeal for what is no work: %s', (text, grade) =>
  expect(takenBack(unitsOf(text))?.grade ?? null).toBe(grade),
);
