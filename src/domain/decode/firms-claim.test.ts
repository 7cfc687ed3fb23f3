import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

test.each([
  'Unser Anspruch ist es, die Wünsche unserer Kunden stets zu deren vollster Zufriedenheit zu erfüllen.',
  'Ziel unseres Unternehmens ist es, unsere Mandanten jederzeit in bester Weise zu beraten.',
  'Die Wünsche unserer Gäste stets zu deren vollster Zufriedenheit zu erfüllen, ist unser Ziel.',
  'Die Zufriedenheit unserer Kunden ist unser höchstes Gut.',
  'Wir legen größten Wert darauf, dass unsere Gäste mit allem voll zufrieden sind.',
  'Wir möchten, dass unsere Bewohner sich jederzeit wohlfühlen und rundum zufrieden sind.',
  'Als Dienstleister streben wir danach, die Erwartungen unserer Kunden stets zu übertreffen.',
  'Es ist uns ein Anliegen, unsere Mitglieder stets zu ihrer vollen Zufriedenheit zu betreuen.',
  'Das Unternehmen erfüllt die Wünsche seiner Kunden stets zu deren vollster Zufriedenheit.',
  'Rund 400 Kunden sind mit unseren Leistungen stets voll zufrieden.',
  'Wir sehen es als unsere Verpflichtung an, allen Ratsuchenden jederzeit mit größter Sorgfalt zu begegnen.',
  'Was uns antreibt, ist der Wunsch, jedem Auftraggeber in jeder Hinsicht gerecht zu werden.',
  'Uns ist wichtig, dass sich jeder Gast jederzeit rundum wohlfühlt.',
  'Gerne stehen wir für Auskünfte zu Frau Immel zur Verfügung.',
  'Gern geben wir über Herrn Kern Auskunft.',
  'Bei Rückfragen zu Herrn Kern wenden Sie sich gern an uns.',
  'Unsere Stiftung lebt von Menschen, die sich in höchstem Maße mit ihren Zielen identifizieren.',
  'Ein Haus wie unseres lebt davon, dass alle mit Herz und Verstand bei der Sache sind.',
  'Unsere Bank braucht Mitarbeiter, die jederzeit absolut verschwiegen sind.',
  'Der Verein lebt vom großen Engagement seiner Freiwilligen.',
])('a firm speaks of itself: %s', (text) => {
  expect(gradeSentence(text).graded).toBe(false);
});

test.each([
  [
    'Unserem Anspruch, Kunden stets zu deren vollster Zufriedenheit zu bedienen, wurde Frau Lang in vollem Umfang gerecht.',
    1,
  ],
  ['Herr Öztürk erfüllte die Wünsche unserer Kunden stets zu deren vollster Zufriedenheit.', 1],
  ['Die Wünsche unserer Kunden wurden stets zu deren vollster Zufriedenheit erfüllt.', 1],
  ['Unser Anspruch ist hoch, und sie hat ihre Aufgaben stets zu unserer vollen Zufriedenheit erfüllt.', 2],
  ['Unser Anspruch an Qualität wurde von ihr stets voll erfüllt.', 2],
  ['Unser Haus lebt von Menschen wie ihr, die sich in höchstem Maße einsetzen.', 1],
  ['Rückfragen beantwortete sie stets geduldig und freundlich.', 2],
  ['Wir waren mit seinen Auskünften stets sehr zufrieden.', 1.5],
  ['Wir sind mit den Leistungen stets außerordentlich zufrieden.', 1],
  ['Auf unsere Gesellin konnten wir uns bei den Kunden jederzeit gut verlassen.', 2],
  ['Das Unternehmen ist mit der Auszubildenden stets voll zufrieden.', 2],
  ['Als Ansprechpartnerin für unsere Mandanten ist sie jederzeit äußerst freundlich.', 1],
])('somebody is praised beside it: %s', (text, grade) => {
  expect(gradeSentence(text).grade).toBe(grade);
});
