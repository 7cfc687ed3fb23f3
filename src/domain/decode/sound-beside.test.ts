import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

interface Told {
  readonly intro?: string;
  readonly tasks?: string;
  readonly performance?: string;
  readonly behavior?: string;
  readonly title?: string;
}

/** A good letter in few words, so that what a test tells weighs in it. */
const letter = ({
  intro = '',
  tasks = '',
  performance = '',
  behavior = '',
  title = 'Sachbearbeiter',
}: Told): string =>
  [
    'Arbeitszeugnis',
    `Herr Jan Brandt war in unserem Unternehmen als ${title} tätig. ${intro}`,
    tasks,
    `Er verfügt über gute Fachkenntnisse. ${performance} Die Aufgaben erledigte er stets zu unserer vollen Zufriedenheit.`,
    `Sein Verhalten gegenüber Vorgesetzten und Kollegen war einwandfrei. ${behavior}`,
    'Wir danken ihm und wünschen ihm alles Gute.',
    'Paul Ahrens\nGeschäftsführer',
  ]
    .filter((one) => one.trim() !== '')
    .join('\n\n');

const found = (told: Told): string[] =>
  decode(letter(told))
    .findings.filter(({ kind }) => kind === 'contradiction')
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'summary-against-singles');

describe('customers who were angry at the house', () => {
  it.each([
    'Verärgerte Kunden, die sich über unsere gestiegenen Wartungspreise beklagten, beruhigte er mit Verständnis und guten Erklärungen.',
    'Kunden, die sich über lange Lieferzeiten beschwerten, gewann er mit ehrlichen Auskünften zurück.',
    'Wenn sich Kunden über den Baulärm vor dem Haus beschwerten, fand Herr Brandt immer eine gute Lösung.',
    'Kundinnen, die sich über die Wartezeiten beklagten, erklärte er geduldig den Ablauf.',
    'Bürger, die sich über die neuen Gebühren beschwerten, hörte er geduldig an.',
    'Eltern, die sich wegen der Schließtage beschwert haben, beruhigte er mit viel Verständnis.',
    'Auch Kunden, die sich über unsere Rechnungen beklagten, verließen sein Büro zufrieden.',
  ])('%s', (behavior) => {
    expect(found({ behavior })).toEqual([]);
  });
  it.each([
    'Mehrere Kunden beschwerten sich über seinen Ton.',
    'Kunden, die sich über seine Art beklagten, beruhigte er nicht immer.',
    'Mehrere Kunden beschwerten sich über Verspätungen bei der Lieferung.',
  ])('found: %s', (behavior) => {
    expect(found({ behavior })).not.toEqual([]);
  });
});

describe('who got on well with all, and settled the quarrels of others', () => {
  it.each([
    'Mit allen Kolleginnen und Kollegen kam Herr Brandt bestens aus.',
    'Er kam mit allen Kolleginnen und Kollegen hervorragend aus.',
    'Mit den Kollegen in der Werkstatt kam er stets sehr gut zurecht.',
    'Mit seinem Team kam er ausgezeichnet aus.',
    'Mit Vorgesetzten und Kollegen kam Herr Brandt jederzeit glänzend aus.',
    'Herr Brandt kam mit seinen Kollegen prächtig aus.',
  ])('%s', (behavior) => {
    const performance =
      'Als es zwischen Küche und Service zu heftigem Streit über die Essensausgabe kam, vermittelte er und schlug eine Lösung vor, die noch heute gilt.';
    expect(found({ behavior, performance })).toEqual([]);
  });
  it.each([
    'Mit allen Kolleginnen und Kollegen kam Herr Brandt bestens aus. Wegen seiner Streitigkeiten mit den Kollegen mussten wir ihn in eine andere Abteilung versetzen.',
    'Mit seinem Team kam er ausgezeichnet aus. Mit den Kollegen geriet er regelmäßig in Streit.',
  ])('found: %s', (behavior) => {
    expect(found({ behavior })).not.toEqual([]);
  });
});

describe('a leave is not the time of the employment', () => {
  const later = 'Nach seiner Rückkehr im September 2019 übernahm er die Leitung der Waldgruppe.';
  it.each([
    'Vom 3. März 2018 bis zum 31. August 2019 befand sich Herr Brandt in Elternzeit.',
    'Von März 2018 bis August 2019 war er in Elternzeit.',
    'Vom 3. März 2018 bis zum 31. August 2019 ruhte das Arbeitsverhältnis wegen Elternzeit.',
    'Vom 3. März 2018 bis zum 31. August 2019 nahm Herr Brandt Elternzeit.',
    'In der Zeit vom 03.03.2018 bis 31.08.2019 war Herr Brandt in Karenz.',
    'Vom 1. September 2018 bis zum 31. August 2019 war er für ein Sabbatical freigestellt.',
    'Seine Elternzeit dauerte vom 3. März 2018 bis zum 31. August 2019.',
  ])('%s', (intro) => {
    expect(found({ intro, tasks: later })).toEqual([]);
    const entry = `Er trat am 1. Mai 2012 in unser Haus ein. ${intro}`;
    expect(decode(letter({ intro: entry, tasks: later })).facts).toMatchObject({
      begin: '2012-05-01',
      end: null,
    });
  });
  it.each([
    [
      'Er war vom 1. Mai 2012 bis zum 31. August 2019 bei uns beschäftigt.',
      'Im Herbst 2020 führte er mit Erfolg die neue Software ein.',
    ],
    [
      'Er war vom 1. Mai 2012 bis zum 31. August 2019 bei uns angestellt. Von März 2018 bis Mai 2018 war er in Elternzeit.',
      'Seit Oktober 2019 leitete er die Waldgruppe.',
    ],
  ])('found: %s %s', (intro, tasks) => {
    expect(found({ intro, tasks })).toContain('date-outside');
  });
});

describe('more time for one task, out of care', () => {
  const quick = 'Herr Brandt arbeitete deutlich schneller, als wir es von der Stelle bisher kannten.';
  it.each([
    'Für den Jahresabschluss 2020 nahm er sich bewusst mehr Zeit, weil die Umstellung der Konten besondere Sorgfalt verlangte.',
    'Für die Inventur 2021 ließ er sich eigens mehr Zeit, um jeden Fehler zu vermeiden.',
    'Bei der Prüfung der Altverträge nahm er sich mehr Zeit, denn hier kam es auf Genauigkeit an.',
    'Für die Übergabe an das neue Büro nahm er sich bewusst viel Zeit, damit alles gründlich geprüft war.',
    'Nur für die Einarbeitung der Auszubildenden nahm sich Herr Brandt bewusst mehr Zeit.',
    'Bei schwierigen Fällen hat er sich die notwendige Zeit genommen, um gründlich zu arbeiten.',
    'Dem Umbau des Lagers räumte er bewusst mehr Zeit ein, weil die Sicherheit es verlangte.',
  ])('%s', (told) => {
    expect(found({ performance: `${quick} ${told}` })).toEqual([]);
  });
  it.each([
    'Für seine Aufgaben brauchte er regelmäßig mehr Zeit als seine Kollegen.',
    'Für die Berichte benötigte er doppelt so viel Zeit wie üblich.',
  ])('found: %s', (told) => {
    expect(found({ performance: `${quick} ${told}` })).not.toEqual([]);
  });
});

describe('signed by the head alone, and made ready by him', () => {
  it.each([
    [
      'Rahmenverträge unterzeichnete allein der Einkaufsleiter.',
      'Herr Brandt handelte die Konditionen dieser Verträge mit den Lieferanten aus und legte sie unterschriftsreif vor.',
    ],
    [
      'Rahmenverträge unterschrieb ausschließlich die Geschäftsführung.',
      'Er verhandelte die Rahmenverträge mit den Lieferanten und bereitete sie zur Unterschrift vor.',
    ],
    [
      'Arbeitsverträge unterzeichnete er nicht.',
      'Er entwarf die Arbeitsverträge und legte sie der Leitung zur Unterzeichnung vor.',
    ],
    ['Bescheide zeichnete allein die Leiterin.', 'Herr Brandt prüfte die Anträge und entwarf die Bescheide.'],
    [
      'Zahlungen genehmigte allein der Geschäftsführer.',
      'Er bereitete die Zahlungen jede Woche vollständig vor.',
    ],
    [
      'Kreditverträge unterschrieb stets der Filialleiter.',
      'Die Kreditverträge arbeitete Herr Brandt vollständig aus.',
    ],
    [
      'Bestellungen gab nur der Meister frei.',
      'Die Bestellungen stellte er wöchentlich zusammen und legte sie zur Freigabe vor.',
    ],
  ])('%s %s', (denied, told) => {
    expect(found({ tasks: `${denied} ${told}` })).toEqual([]);
  });
  it.each([
    [
      'Rahmenverträge unterzeichnete allein der Einkaufsleiter.',
      'Rahmenverträge mit Lieferanten unterzeichnete er selbst.',
    ],
    [
      'Mietverträge unterschrieb allein der Objektleiter.',
      'Er bereitete die Mietverträge vor und unterschrieb sie.',
    ],
    ['Rahmenverträge verhandelte allein der Einkaufsleiter.', 'Er verhandelte die Rahmenverträge.'],
  ])('found: %s %s', (denied, told) => {
    expect(found({ tasks: `${denied} ${told}` })).toContain('task-denied');
  });
});

describe('only these, and the others handed on', () => {
  const only = 'Herr Brandt betreute bei uns nur Privatkunden.';
  it.each([
    'Bemerkte er in einem Gespräch, dass ein Kunde auch für seinen Betrieb Schutz brauchte, leitete er ihn an unsere Gewerbeabteilung weiter und führte ihr auf diese Weise viele Neukunden zu.',
    'Gewerbliche Anfragen gab er stets ohne Verzug an die Kollegen weiter.',
    'Firmenkunden verwies er an unsere Fachabteilung in Kiel.',
    'Anfragen von Geschäftskunden wurden von ihm weitergeleitet.',
    'Firmenkunden, die sich bei ihm meldeten, vermittelte er an die Zentrale.',
    'Großkunden empfahl er an unsere Firmenberatung.',
    'Gewerbliche Kunden übergab er an die zuständige Kollegin.',
  ])('%s', (told) => {
    expect(found({ tasks: `${only} ${told}` })).toEqual([]);
  });
  it.each([
    'Er beriet gewerbliche Kunden zu Versicherungen.',
    'Er betreute 40 Firmenkunden und leitete ihre Schäden weiter.',
  ])('found: %s', (told) => {
    expect(found({ tasks: `${only} ${told}` })).not.toEqual([]);
  });
});

describe('the house missed its aims, and he reached his', () => {
  const reached = 'Herr Brandt erreichte seine persönlichen Vertriebsziele in jedem Jahr.';
  it.each([
    'Auch in den Jahren, in denen die Filiale insgesamt hinter ihren Zielen zurückblieb, ließ sein Einsatz nicht nach.',
    'Auch als die Niederlassung hinter den Vorgaben zurückblieb, erfüllte er seine eigenen Ziele.',
    'Selbst in Jahren, in denen das Haus hinter den Erwartungen zurückblieb, hielt er sein Ergebnis.',
    'Obwohl der Markt hinter den Erwartungen zurückblieb, steigerte er seinen Umsatz.',
    'Während die Abteilung hinter ihren Zielen zurückblieb, übertraf er die seinen.',
    'In den Jahren, in denen die Filiale unter ihren Zielen blieb, lag er mit seinem eigenen Ergebnis vorn.',
    'Auch wenn unser Unternehmen seine Umsatzziele verfehlte, blieb er zuversichtlich.',
  ])('%s', (told) => {
    expect(found({ performance: `${reached} ${told}` })).toEqual([]);
  });
  it.each([
    'In drei Jahren blieb er hinter seinen Zielen zurück.',
    'Unter seiner Leitung blieb die Filiale auch im letzten Jahr hinter ihren Zielen zurück.',
  ])('found: %s', (told) => {
    expect(found({ performance: `${reached} ${told}` })).not.toEqual([]);
  });
});
