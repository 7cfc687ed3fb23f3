import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { letterOfBuyer as letter, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const rulesOf = (told: Told): string[] => decode(letter(told)).findings.map(({ rule }) => rule);

describe('another name where the own work is told', () => {
  it.each([
    'Die Arbeitsergebnisse von Herrn Petermann waren stets sehr gut.',
    'Die Motivation von Herrn Petermann war jederzeit sehr hoch.',
    'Die Auffassungsgabe von Herrn Petermann ist ausgezeichnet.',
    'Besonders hervorzuheben ist die stets hohe Belastbarkeit von Herrn Petermann.',
    'In Verhandlungen mit Lieferanten erzielte Herr Petermann stets sehr gute Ergebnisse.',
    'Gegenüber Geschäftspartnern war Herr Petermann jederzeit sehr freundlich.',
  ])('%s', (performance) => {
    expect(rulesOf({ performance })).toContain('other-person');
  });
  it.each([
    'Die Ergebnisse der Prüfung durch Herrn Petermann waren stets sehr gut.',
    'Seinem Vorgesetzten, Herrn Petermann, arbeitete er stets sehr gut zu.',
    'In Verhandlungen unterstützte Herr Petermann ihn stets sehr gut.',
    'Bei der Einführung der Software half Herr Petermann, unser Berater.',
  ])('silent: %s', (performance) => {
    expect(rulesOf({ performance })).not.toContain('other-person');
  });
});

describe('a time in words', () => {
  it.each([
    'Während der vier Wochen, die Herr Brandt bei uns verbrachte, lernte er stets schnell.',
    'Nach den zwei Jahren, die er bei uns tätig war, kannte er alle Lieferanten.',
    'In den drei Monaten, in denen er bei uns arbeitete, war er stets sehr fleißig.',
    'Während der vier Wochen, die Herr Brandt in unserem Hause war, war er stets sehr fleißig.',
  ])('%s', (performance) => {
    expect(rulesOf({ performance })).toContain('other-duration');
  });
  it.each([
    'Während der vier Wochen, die Herr Brandt für den Umzug brauchte, blieb er stets ruhig.',
    'In den fast acht Jahren, die Herr Brandt bei uns verbrachte, war er stets sehr fleißig.',
    'Während der vier Wochen, die er bei unserem Lieferanten in Turin verbrachte, lernte er viel.',
  ])('silent: %s', (performance) => {
    expect(rulesOf({ performance })).not.toContain('other-duration');
  });
});

describe('what the house could not hold, beside a wish of his own', () => {
  it.each([
    'Wir bedauern sehr, dass wir seine Stelle aus betrieblichen Gründen nicht erhalten konnten.',
    'Leider konnten wir seinen Arbeitsplatz nicht erhalten.',
    'Wir bedauern, dass wir seine Position wegen der Auftragslage nicht länger halten können.',
    'Leider ließ sich seine Stelle nicht erhalten.',
  ])('%s', (told) => {
    const end = `Herr Brandt verlässt uns auf eigenen Wunsch. ${told}`;
    expect(rulesOf({ end })).toContain('two-reasons');
  });
  it.each([
    'Leider konnten wir ihn nicht halten.',
    'Wir hätten ihn gern gehalten und konnten ihm keine bessere Stelle bieten.',
    'Wir bedauern, dass wir einen so guten Einkäufer nicht halten konnten.',
  ])('silent: %s', (told) => {
    const end = `Herr Brandt verlässt uns auf eigenen Wunsch. ${told}`;
    expect(rulesOf({ end })).not.toContain('two-reasons');
  });
});

describe('praise of a language beside an interpreter', () => {
  const english = 'Englisch beherrscht er verhandlungssicher.';
  it.each([
    'Bei englischsprachigen Terminen ließ er sich durch eine Dolmetscherin unterstützen.',
    'Auf Messen lässt er sich von einem Übersetzer begleiten.',
    'In Gesprächen mit Kunden aus Übersee war stets ein Dolmetscher dabei.',
    'Zu Verhandlungen in Leeds wurde eine Übersetzerin hinzugezogen.',
  ])('%s', (told) => {
    expect(rulesOf({ performance: `${english} ${told}` })).toContain('fact-against-praise');
  });
  it.each([
    'Auf Messen war er zugleich als Dolmetscher gefragt.',
    'Ein Dolmetscher war nie nötig.',
    'Er ließ sich zum Dolmetscher ausbilden.',
    'In Gesprächen mit Lieferanten aus Japan war ein Dolmetscher für seine Kollegen entbehrlich.',
  ])('silent: %s', (told) => {
    expect(rulesOf({ performance: `${english} ${told}` })).not.toContain('fact-against-praise');
  });
});

describe('praise of the team beside one who works alone', () => {
  const team = 'Als begeisterter Teamarbeiter suchte er stets den Austausch.';
  it.each([
    'Aufträge bearbeitete er am liebsten und ausschließlich für sich allein.',
    'Seine Vorlagen erarbeitete er allein, er arbeitete stets für sich.',
    'Größere Bestellungen plante er grundsätzlich allein.',
    'Er blieb ein Einzelgänger.',
  ])('%s', (told) => {
    expect(rulesOf({ performance: `${team} ${told}` })).toContain('fact-against-praise');
  });
  it.each([
    'Auch wenn er den Einkauf allein verantwortete, fragte er stets nach.',
    'Er arbeitete stets sehr selbständig.',
    'Vertretungen führte er stets allein verantwortlich.',
    'Er führte stets für sich und andere ein Protokoll.',
  ])('silent: %s', (told) => {
    expect(rulesOf({ performance: `${team} ${told}` })).not.toContain('fact-against-praise');
  });
});

describe('friendly to all, and complaints that grew fewer', () => {
  const kind = 'Unseren Lieferanten begegnete er stets freundlich und geduldig.';
  it.each([
    'Nach zwei Gesprächen im Frühjahr 2021 gingen die Beschwerden von Anrufern über seinen Ton merklich zurück.',
    'Die Klagen der Kollegen über seinen Umgangston wurden zuletzt seltener.',
    'Beschwerden wegen seines Auftretens nahmen ab.',
  ])('%s', (told) => {
    expect(rulesOf({ performance: `${kind} ${told}` })).toContain('fact-against-praise');
  });
  it.each([
    'Beschwerden über seinen Ton gab es nie.',
    'Die Beschwerden der Lieferanten gingen durch seine Art merklich zurück.',
    'Durch sein Auftreten nahmen die Beschwerden über unsere Zahlungen ab.',
  ])('silent: %s', (told) => {
    expect(rulesOf({ performance: `${kind} ${told}` })).not.toContain('fact-against-praise');
  });
});

const letterOf = (kept: string, sent: string): string[] =>
  decode(
    baseLetter(
      {
        closing: `Am 31. August 2023 bestand Frau Kern die Abschlussprüfung mit der Note gut. ${kept} Wir danken ihr für die stets sehr gute Mitarbeit. ${sent} Wir wünschen ihr beruflich und privat alles Gute und weiterhin viel Erfolg.`,
      },
      { type: 'ausbildungszeugnis' },
    ),
  ).findings.map(({ rule }) => rule);

describe('taken on, and sent away', () => {
  const sent =
    'Leider können wir ihr in unserem Betrieb keine Stelle anbieten, sodass sie sich einen anderen Arbeitgeber suchen musste.';
  it.each([
    'Seit dem 1. September 2023 arbeitet sie als Industriekauffrau in unserer Verwaltung.',
    'Seit dem 1. September 2023 ist sie in unserer Filiale als Kauffrau tätig.',
    'Ab dem 1. September 2023 verstärkt sie unsere Werkstatt.',
  ])('%s', (kept) => {
    expect(letterOf(kept, sent)).toContain('taken-over-or-not');
  });
  it('silent where another house takes her on', () => {
    const kept =
      'Seit dem 1. September 2023 arbeitet sie als Industriekauffrau bei unserem Partner in Husum.';
    expect(letterOf(kept, sent)).not.toContain('taken-over-or-not');
  });
});
