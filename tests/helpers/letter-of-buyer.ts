/** What a test puts into the letter of Herr Brandt, each in its place. */
export interface Told {
  readonly head?: string;
  readonly intro?: string;
  readonly tasks?: string;
  readonly performance?: string;
  readonly end?: string;
  readonly close?: string;
}

/** How he leaves where nothing else is told. */
export const usual = 'Herr Brandt verlässt uns auf eigenen Wunsch. Wir bedauern sein Ausscheiden sehr.';
export const thanks = 'Wir danken ihm für die stets sehr gute Zusammenarbeit';

/** The very good letter of a buyer, with one place told by the test. */
export const letterOfBuyer = ({
  head = 'Arbeitszeugnis',
  intro = 'war vom 1. März 2015 bis zum 31. Dezember 2022 als Einkäufer in unserem Unternehmen tätig.',
  tasks = '',
  performance = '',
  end = usual,
  close = `${thanks} und wünschen ihm beruflich und privat alles Gute und weiterhin viel Erfolg.`,
}: Told): string => `Nordlicht Leuchten GmbH
Hafenstraße 12, 24103 Kiel

${head}

Herr Jan Brandt, geboren am 4. Juli 1985 in Husum, ${intro}

Wir fertigen Leuchten für Büros und Schulen und beschäftigen 140 Mitarbeiterinnen und Mitarbeiter.

Herr Brandt holte Angebote ein, verglich Preise, bestellte Material und pflegte die Daten der Lieferanten. ${tasks}

Herr Brandt verfügt über sehr gute Fachkenntnisse, die er stets sicher anwendete. Neue Aufgaben erfasste er immer sehr schnell. ${performance} Er war jederzeit hoch motiviert und arbeitete äußerst sorgfältig. Auch unter Zeitdruck war er stets belastbar. Seine Ergebnisse waren immer sehr gut.

Herr Brandt erledigte seine Aufgaben stets zu unserer vollsten Zufriedenheit.

Sein Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war jederzeit vorbildlich. Auch Lieferanten begegnete er stets freundlich.

${end} ${close}

Kiel, den 31. Dezember 2022

Dr. Ute Sander
Geschäftsführerin`;
