/** A weak reference with codes, limits and two formulas of satisfaction, as people bring it to be improved. */
export const weakLetter = `Arbeitszeugnis

Herr Max Berger, geboren am 3. April 1985 in Kiel, war vom 1. März 2015 bis zum 17. Juni 2023 als Buchhalter in unserem Unternehmen tätig.

Zu seinen Aufgaben gehörten:
- Führung der Konten
- Erstellung der Monatsabschlüsse
- Mahnwesen

Herr Berger verfügte über ein solides Fachwissen. Er war stets bemüht, die ihm übertragenen Aufgaben zu erledigen. Er arbeitete im Großen und Ganzen sorgfältig. Sein Engagement war zufriedenstellend. Er erledigte die ihm übertragenen Aufgaben zu unserer Zufriedenheit. Sein Verhalten gegenüber Kollegen und Vorgesetzten war einwandfrei. Durch seine Geselligkeit trug er zur Verbesserung des Betriebsklimas bei.

Herr Berger verlässt uns im gegenseitigen Einvernehmen. Wir wünschen ihm für die Zukunft alles Gute.

Kiel, 17. Juni 2023
Nordbau GmbH
Peter Sommer, Personalleiter
`;
