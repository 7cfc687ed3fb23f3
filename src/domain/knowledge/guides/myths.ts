/** What is told about references and does not hold, or hardly. */
export interface Myth {
  /** Written by hand, stable, kebab-case. */
  readonly id: string;
  readonly claim: string;
  readonly answer: string;
  /** Id in rulings.ts where a court has spoken. */
  readonly ruling?: string;
}

/** Codes of `codes.ts` that are hardly found outside guide books: readers who never saw the book read nothing in them. */
export const mythicalCodes: ReadonlySet<string> = new Set([
  'einfuehlungsvermoegen-belegschaft',
  'hinter-uns',
  'firmeninteresse',
  'sexueller-kontakt',
  'arbeitserleichterung',
]);

/** Tales that no finding of the decoder repeats; source: law.md §2.1, domain.md §0 and §7. */
export const myths: readonly Myth[] = [
  {
    id: 'kennen-gelernt',
    claim: '„Wir haben ihn als … kennen gelernt“ heißt, dass er es nicht war.',
    answer:
      'Das Bundesarbeitsgericht hat genau darüber entschieden: Die Wendung ist kein Geheimcode. Maßgeblich ist, wie ein unbefangener Leser sie versteht.',
    ruling: 'bag-9-azr-386-10',
  },
  {
    id: 'geheimsprache',
    claim: 'Es gibt eine geheime Liste, die jede Personalabteilung kennt.',
    answer:
      'Ein amtliches Wörterbuch gibt es nicht. Als Jenaer Forscher 90 Personalfachleuten gängige Sätze vorlegten, konnte nur eine Person alle den Noten zuordnen. Deshalb steht hier neben jeder Note eine Spanne.',
  },
  {
    id: 'gefaltet',
    claim: 'Ein geknicktes Zeugnis ist ein Zeichen.',
    answer:
      'Ein Zeugnis darf zweimal gefaltet werden, damit es in einen üblichen Umschlag passt, solange Kopien davon sauber bleiben.',
    ruling: 'bag-9-azr-893-98',
  },
  {
    id: 'alles-code',
    claim: 'Jeder seltsame Satz ist Absicht.',
    answer:
      'Viele Zeugnisse schreiben Menschen, die das selten tun. Ein ungeschickter Satz ist öfter ein Versehen als eine Botschaft. Nachfragen hilft.',
  },
  {
    id: 'kein-anspruch-auf-gut',
    claim: 'Auf ein gutes Zeugnis besteht Anspruch.',
    answer:
      'Geschuldet wird ein wahres und wohlwollendes Zeugnis. Durchschnitt ist „befriedigend“; wer eine bessere Note will, muss sie belegen.',
    ruling: 'bag-9-azr-584-13',
  },
  {
    id: 'schlussformel-pflicht',
    claim: 'Dank und gute Wünsche müssen am Ende stehen.',
    answer:
      'Üblich sind sie, einklagbar nicht. Gestrichen werden dürfen sie allerdings nicht zur Strafe dafür, dass jemand eine Berichtigung verlangt hat.',
    ruling: 'bag-9-azr-146-21',
  },
];
