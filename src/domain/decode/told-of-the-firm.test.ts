import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (company: string, told: string, job = 'Einkäuferin'): string[] =>
  decode(
    baseLetter(
      {
        company,
        tasks: 'Frau Kern holte Angebote ein, verglich Preise und bestellte Material.',
        performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie arbeitete stets äußerst sorgfältig. ${told} Ihre Ergebnisse waren immer sehr gut.`,
      },
      { job },
    ),
  ).findings.map(({ rule }) => rule);

describe('what the firm has not, told as work', () => {
  const oneSite =
    'Entwicklung und Lager befinden sich unter einem Dach; weitere Niederlassungen oder Werke haben wir nicht.';
  const inland = 'Geschäfte mit dem Ausland tätigt unser Einkauf nicht.';
  const byHand =
    'Gearbeitet wird wie vor hundert Jahren, motorgetriebene oder rechnergesteuerte Maschinen gibt es im Haus nicht.';
  const closed = 'Unser Zentrallager ist für den Publikumsverkehr nicht zugänglich.';
  const behind = 'Unsere Einkäufer arbeiten im Hintergrund und kommen mit der Kundschaft nicht in Berührung.';
  it.each([
    [oneSite, 'Die Ordnung, die sie in allen unseren Werken aufbaute, hat sich bewährt.'],
    [oneSite, 'Ihre standortübergreifende Lösung hat sich sehr bewährt.'],
    ['Unser einziger Standort ist Neuenstadt.', 'In sämtlichen Filialen war sie sehr geschätzt.'],
    [
      'Andere Standorte unterhalten wir nicht.',
      'Sie führte das Verfahren an mehreren Standorten sehr erfolgreich ein.',
    ],
    [inland, 'In ihren Verhandlungen mit Lieferbetrieben in Chile und Peru war sie stets sehr geschickt.'],
    ['Wir haben keine Auslandskunden.', 'Ihre Gespräche mit Kunden aus Italien führte sie stets gewandt.'],
    ['Unsere Lieferanten sind ausschließlich deutsche Betriebe.', 'Auch chinesische Lieferanten gewann sie.'],
    [inland, 'Auf Einkaufsreisen nach Vietnam bewies sie stets großes Geschick.'],
    [byHand, 'Hervorheben möchten wir ihr Geschick an der CNC-Fräse, deren Programme sie schrieb.'],
    ['Wir arbeiten ganz ohne Maschinen.', 'An der Bandsäge war sie stets sehr umsichtig.'],
    [closed, 'Bei der Beratung im Verkaufsraum schätzten alle ihre Auskünfte.'],
    ['Wir haben kein Ladengeschäft.', 'An der Ladentheke war sie stets sehr freundlich.'],
    [behind, 'Die Kunden, die sie täglich aufsuchte, schätzten sie stets sehr.'],
    [behind, 'Bei ihren Kundenbesuchen trat sie stets sehr gewandt auf.'],
    [behind, 'Auch schwierige Kunden beriet sie stets sehr geduldig.'],
  ])('%s %s', (company, told) => {
    expect(rulesOf(company, told)).toContain('frame-clash');
  });

  it.each([
    ['of others', oneSite, 'An den Standorten unserer Lieferanten trat sie stets gewandt auf.'],
    ['no denial', 'Wir haben ein Werk in Neuenstadt.', 'In allen unseren Werken war sie geschätzt.'],
    ['lessons', inland, 'Eine Schulung beim Hersteller in Italien schloss sie sehr gut ab.'],
    ['an abstract word', inland, 'Sie verglich die Preise stets auch im Ausland.'],
    ['no dealings', inland, 'Urlaube verbrachte sie in Italien und lernte dort Italienisch.'],
    ['hand tools', byHand, 'An der Werkbank war sie stets sehr geschickt.'],
    ['on the phone', closed, 'Am Telefon beriet sie Kunden stets sehr freundlich.'],
    [
      'another group',
      'Unsere Monteure kommen mit der Kundschaft nicht in Berührung.',
      'Auch schwierige Kunden beriet sie stets sehr geduldig.',
    ],
    [
      'praise by denial',
      'Den Umgang mit Kunden scheut bei uns niemand, er ist nicht immer leicht.',
      'Auch schwierige Kunden beriet sie stets sehr geduldig.',
    ],
    [
      'no rarity',
      'Kunden im Ausland sind bei uns nicht selten.',
      'Auf Einkaufsreisen nach Vietnam bewies sie stets großes Geschick.',
    ],
    [
      'they never rest',
      'Unsere Maschinen stehen auch nachts nicht still.',
      'An der Bandsäge war sie stets sehr umsichtig.',
    ],
    ['a formula', behind, 'Ihr Verhalten gegenüber Kunden war stets vorbildlich.'],
  ])('silent, %s: %s %s', (_, company, told) => {
    expect(rulesOf(company, told)).not.toContain('frame-clash');
  });
});

describe('one department, and a change told by the way', () => {
  const one =
    'Sie war über die vollen fünf Jahre dem Einkauf zugeordnet, weitere Bereiche durchlief sie nicht.';
  const found = (told: string): string[] => rulesOf('Die Muster GmbH stellt Papier her.', `${one} ${told}`);
  it.each([
    'Nach ihrem Wechsel in den Vertrieb war sie auch dort sehr schnell zu Hause.',
    'Seit dem Wechsel in die Buchhaltung arbeitete sie noch genauer.',
  ])('%s', (told) => {
    expect(found(told)).toContain('frame-clash');
  });
  it.each([
    'Nach ihrem Wechsel in die Gruppenleitung war sie sehr umsichtig.',
    'Nach ihrem Wechsel in unser Unternehmen arbeitete sie sich sehr schnell ein.',
    'Nach ihrem Wechsel in Teilzeit blieb sie sehr zuverlässig.',
  ])('silent: %s', (told) => {
    expect(found(told)).not.toContain('frame-clash');
  });
});

const ofSums = (tasks: string, told: string): string[] =>
  decode(
    baseLetter({
      tasks: `Frau Kern plante den Einkauf und prüfte Rechnungen. ${tasks}`,
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie arbeitete stets äußerst sorgfältig. ${told}`,
    }),
  ).findings.map(({ rule }) => rule);

describe('several departments by the way', () => {
  it.each([
    'Sie war die gesamte Zeit in verschiedenen Abteilungen der Verwaltung eingesetzt.',
    'Andere Abteilungen waren mit ihr nicht weniger zufrieden.',
  ])('silent: %s', (one) => {
    const told = `${one} Nach ihrem Wechsel in den Vertrieb war sie auch dort sehr schnell zu Hause.`;
    expect(rulesOf('Die Muster GmbH stellt Papier her.', told)).not.toContain('frame-clash');
  });
});

describe('a sum in figures and one in words', () => {
  const small = 'Ihr steht ein Jahresbudget von 85.000 Euro zur Verfügung.';
  it.each([
    [
      small,
      'Mit dem Millionenbudget, das ihr Jahr für Jahr anvertraut ist, wirtschaftet sie sehr umsichtig.',
    ],
    [small, 'Ihren siebenstelligen Etat hielt sie stets ein.'],
    [
      'Sie verantwortete einen Etat von vier Millionen Euro.',
      'Mit ihrem fünfstelligen Budget ging sie stets sparsam um.',
    ],
    ['Der Jahresumsatz betrug 300.000 Euro.', 'Den Millionenumsatz steuerte sie stets sehr sicher.'],
  ])('%s %s', (tasks, told) => {
    expect(ofSums(tasks, told)).toContain('other-figure');
  });
  it.each([
    [
      'Ihr stand ein Budget von 1,4 Millionen Euro zur Verfügung.',
      'Ihr Millionenbudget hielt sie stets ein.',
    ],
    ['Ihr stand ein Budget von 950.000 Euro zur Verfügung.', 'Ihr Millionenbudget hielt sie stets ein.'],
    [small, 'Ihr fünfstelliges Budget hielt sie stets ein.'],
    [small, 'Den Millionenumsatz des Hauses wertete sie stets sorgfältig aus.'],
    [small, 'Zuletzt verfügte sie über ein Millionenbudget und hielt es stets ein.'],
    [small, 'In Projekten mit Millionenbudget behielt sie stets den Überblick.'],
  ])('silent: %s %s', (tasks, told) => {
    expect(ofSums(tasks, told)).not.toContain('other-figure');
  });
});
