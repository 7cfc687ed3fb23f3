import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter, thanks, usual, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const rulesOf = (told: Told): string[] => decode(letter(told)).findings.map(({ rule }) => rule);
const contradictions = (told: Told): string[] =>
  decode(letter(told))
    .findings.filter(({ kind }) => kind === 'contradiction')
    .map(({ rule, quote }) => `${rule} ${quote ?? ''}`);

describe('a farewell that looks forward to going on', () => {
  it.each([
    `${thanks} und freuen uns darauf, ihn auch in den kommenden Jahren in unserer Mannschaft zu haben.`,
    `${thanks} und hoffen, noch viele Jahre mit ihm zusammenzuarbeiten.`,
    `${thanks} und freuen uns auf viele weitere gemeinsame Jahre.`,
    `${thanks} und hoffen, dass er auch künftig in unserem Einkauf tätig ist.`,
    `${thanks}. Der weiteren Zusammenarbeit sehen wir mit Freude entgegen.`,
    `${thanks}. Auf die weiterhin vertrauensvolle Zusammenarbeit freuen wir uns.`,
    `${thanks} und wünschen ihm für die weitere Tätigkeit in unserem Hause viel Erfolg.`,
    `${thanks} und freuen uns, ihn weiterhin in unserem Team zu wissen.`,
  ])('is told: %s', (close) => {
    expect(rulesOf({ close })).toContain('leaves-and-stays');
    const end = 'Das Arbeitsverhältnis endet auf eigenen Wunsch von Herrn Brandt zum 31. Dezember 2022.';
    expect(rulesOf({ close, end })).toContain('leaves-and-stays');
  });

  it.each([
    `${thanks} und würden uns freuen, ihn wieder in unserer Mannschaft zu haben.`,
    `${thanks} und hoffen, auch künftig mit ihm in Verbindung zu bleiben.`,
    `${thanks} und freuen uns darauf, ihm als Kunden auch künftig zu begegnen.`,
    `${thanks}. Gern hätten wir ihn auch in den kommenden Jahren in unserem Team gehabt.`,
    `${thanks} und freuen uns, dass er uns als freier Berater auch künftig verbunden bleibt.`,
    `${thanks} und wünschen ihm für die weitere Tätigkeit im Ausland viel Erfolg.`,
    `${thanks} und freuen uns auf ein Wiedersehen auf den Messen der nächsten Jahre.`,
  ])('is no wish of another kind: %s', (close) => {
    expect(rulesOf({ close })).not.toContain('leaves-and-stays');
  });

  it('is none where somebody goes on in the group', () => {
    const end =
      'Das Arbeitsverhältnis endet zum 31. Dezember 2022, weil Herr Brandt zu unserer Schwestergesellschaft wechselt.';
    const close = `${thanks} und freuen uns auf viele weitere gemeinsame Jahre.`;
    expect(rulesOf({ end, close })).not.toContain('leaves-and-stays');
  });
});

describe('another post told in passing', () => {
  it.each([
    [
      'In all den Jahren, die er als Lagerhelfer bei uns war, hat er sich stets schnell eingearbeitet.',
      'job-lowered',
    ],
    [
      'In der Zeit, in der er als Aushilfe in unserem Betrieb arbeitete, lernte er stets sehr schnell.',
      'job-lowered',
    ],
    ['In seinen Jahren als Praktikant bei uns lernte er stets sehr schnell.', 'job-lowered'],
    [
      'Solange er als Bäcker bei uns tätig war, überzeugte er uns jederzeit durch sehr gute Ideen.',
      'job-varies',
    ],
    ['In den Jahren, in denen er als Gärtner bei uns arbeitete, war er stets sehr fleißig.', 'job-varies'],
    [
      'Während er als Krankenpfleger bei uns beschäftigt war, zeigte er stets sehr großes Geschick.',
      'job-varies',
    ],
  ])('is told: %s', (performance, rule) => {
    expect(rulesOf({ performance })).toContain(rule);
  });

  it.each([
    'In all den Jahren, die er als Einkäufer bei uns war, hat er sich stets schnell eingearbeitet.',
    'In den Jahren, die er zuvor als Lagerhelfer bei uns war, hatte er unser Sortiment kennengelernt.',
    'Während er als Vertreter der Leitung tätig war, hielt er alle Termine stets ein.',
    'Von den Kollegen, die als Lagerhelfer bei uns arbeiten, wurde er stets sehr geschätzt.',
    'In seiner Zeit als Mitglied des Prüfungsausschusses bei uns im Haus war er stets gerecht.',
  ])('is none: %s', (performance) => {
    expect(contradictions({ performance })).toEqual([]);
  });
});

describe('own ideas', () => {
  const praise = 'Er brachte stets sehr gute eigene Ideen ein und prägte mit seinen Konzepten das Sortiment.';
  it.each([
    'Eigene Entwürfe legte er während seiner Zeit bei uns nicht vor.',
    'Eigene Vorschläge machte er nie.',
    'Eigene Konzepte entwickelte er in all den Jahren nicht.',
    'Von ihm kamen keine eigenen Ideen.',
    'Herr Brandt reichte im betrieblichen Vorschlagswesen keine Verbesserungsvorschläge ein.',
    'Anregungen brachte er nicht ein.',
  ])('are praised and denied: %s', (denial) => {
    expect(rulesOf({ performance: `${praise} ${denial}` })).toContain('fact-against-praise');
  });

  it.each([
    'Eigene Entwürfe legte er nie ohne genaue Prüfung der Kosten vor.',
    'Eigene Vorschläge machte er nicht nur für den Einkauf.',
    'Von ihm kamen keine unausgereiften Vorschläge.',
    'An eigenen Ideen fehlte es ihm nie.',
  ])('are not denied by praise: %s', (more) => {
    expect(rulesOf({ performance: `${praise} ${more}` })).not.toContain('fact-against-praise');
  });
});

describe('a tool', () => {
  const praise = 'SAP beherrscht er sehr gut und erstellt alle Auswertungen selbst.';
  it.each([
    'Die Auswertungen aus SAP lässt er sich ausnahmslos von einer Kollegin erstellen, da er mit dem Programm nicht arbeitet.',
    'Mit SAP arbeitete er nicht.',
    'SAP nutzte er bis zuletzt nicht.',
    'In SAP wurde er nie eingewiesen.',
    'Bestellungen in SAP ließ er stets von einem Kollegen eingeben.',
    'Einen Zugang zu SAP hatte er nicht.',
    'Für Bestellungen in SAP war eine Kollegin zuständig, da er mit SAP nicht umgehen konnte.',
  ])('is mastered and never used: %s', (denial) => {
    expect(rulesOf({ performance: `${praise} ${denial}` })).toContain('fact-against-praise');
  });

  it.each([
    'Mit SAP arbeitete er nicht nur täglich, er schulte darin auch Kollegen.',
    'Als er zu uns kam, hatte er mit SAP noch nie gearbeitet.',
    'In SAP ließ er neue Kollegen stets von Anfang an selbst buchen.',
    'Kollegen, die SAP nicht kannten, wies er stets geduldig ein.',
    'Mit DATEV arbeitete er nicht.',
    'SAP setzte er nie ohne Blick auf die Zahlen ein.',
  ])('is not denied: %s', (more) => {
    expect(contradictions({ performance: `${praise} ${more}` })).toEqual([]);
  });
});

const intro = (where: string): string =>
  `war vom 1. März 2015 bis zum 31. Dezember 2022 als Einkäufer bei uns tätig. ${where}`;

describe('the place of work', () => {
  const only = 'Er arbeitete in dieser Zeit ausschließlich in unserer Filiale Bahnhofstraße in Kiel.';
  it.each([
    [
      only,
      'In der Filiale am Klinikum, in der er vom ersten bis zum letzten Tag arbeitete, war er stets sehr belastbar.',
    ],
    [only, 'In unserer Filiale Marktplatz, in der er arbeitete, kannte er jederzeit alle Abläufe sehr gut.'],
    [
      'Er war vom ersten bis zum letzten Tag in unserem Werk Neumünster eingesetzt.',
      'Im Werk in Rendsburg, wo er arbeitete, war er stets sehr belastbar.',
    ],
    [
      'Er war durchgehend in unserem Lager in Husum eingesetzt.',
      'In unserem Flensburger Lager, in dem er arbeitete, war er stets sehr belastbar.',
    ],
  ])('is told twice: %s %s', (where, performance) => {
    expect(contradictions({ intro: intro(where), performance })).not.toEqual([]);
  });

  it.each([
    [only, 'In unserer Filiale in Kiel, in der er arbeitete, kannte er jederzeit alle Abläufe sehr gut.'],
    [only, 'In der Filiale Bahnhofstraße, in der er arbeitete, kannte er jederzeit alle Abläufe sehr gut.'],
    [
      'Er arbeitete zunächst ausschließlich in unserer Filiale Bahnhofstraße.',
      'In der Filiale am Klinikum, in der er ab 2018 arbeitete, war er stets sehr belastbar.',
    ],
    [only, 'In der Filiale am Klinikum half er gelegentlich aus.'],
  ])('is the same: %s %s', (where, performance) => {
    expect(contradictions({ intro: intro(where), performance })).toEqual([]);
  });
});

describe('a budget', () => {
  const tasks =
    'Er verantwortete ein Jahresbudget von 180.000 Euro, das seit seinem Eintritt unverändert blieb.';
  it.each([
    'Sein Jahresbudget von 2,4 Millionen Euro hielt er stets ein.',
    'Das Budget von 90.000 Euro hielt er stets ein.',
    'Mit seinem Etat von 400.000 Euro ging er stets sehr sparsam um.',
  ])('is told in two figures: %s', (performance) => {
    expect(rulesOf({ tasks, performance })).toContain('other-figure');
  });

  it.each([
    'Sein Jahresbudget von 180.000 Euro hielt er stets ein.',
    'Mit einem Budget von 20.000 Euro richtete er unseren Stand auf der Messe stets sehr gut ein.',
    'Sein Budget, das zuletzt auf 250.000 Euro stieg, hielt er stets ein.',
  ])('is told once: %s', (performance) => {
    expect(rulesOf({ tasks, performance })).not.toContain('other-figure');
  });
});

describe('taken on after the training', () => {
  const training = {
    head: 'Ausbildungszeugnis',
    intro:
      'absolvierte vom 1. August 2019 bis zum 12. Juli 2022 in unserem Hause die Ausbildung zum Industriekaufmann.',
  };
  const no = 'Da derzeit keine Stelle frei ist, können wir ihn zu unserem Bedauern nicht übernehmen.';
  it.each([
    'Seit dem 13. Juli 2022 gehört er als Fachkraft mit unbefristetem Vertrag zu unserer Stammbelegschaft.',
    'Seit dem 13. Juli 2022 arbeitet er unbefristet in unserem Einkauf und damit in unserem Haus.',
    'Nach bestandener Prüfung haben wir ihn zum 13. Juli 2022 als Sachbearbeiter eingestellt.',
    'Wir haben Herrn Brandt am 13. Juli 2022 unbefristet als Sachbearbeiter übernommen.',
    'Zum 13. Juli 2022 wurde er in ein unbefristetes Arbeitsverhältnis übernommen.',
    'An die Ausbildung schloss sich ein unbefristetes Arbeitsverhältnis an.',
    'Seit dem 13. Juli 2022 verstärkt er als Sachbearbeiter unser Team.',
    'Im Anschluss haben wir ihn gern als Kaufmann in ein unbefristetes Arbeitsverhältnis in unserem Einkauf für Rohstoffe und Verpackungen übernommen.',
  ])('and not taken over: %s', (yes) => {
    const exam = `Die Abschlussprüfung bestand er am 12. Juli 2022 mit der Note gut. ${yes}`;
    expect(rulesOf({ ...training, performance: exam, end: no })).toContain('taken-over-or-not');
  });

  it.each([
    ['Vom 13. Juli 2022 an beschäftigten wir ihn befristet für drei Monate.', no],
    ['Seit dem 13. Juli 2022 arbeitet er für drei Monate als Aushilfe in unserem Haus.', no],
    ['Wir hätten ihn zum 13. Juli 2022 gern unbefristet übernommen.', no],
    ['Seit dem 1. Februar 2021 arbeitet unser Haus mit einem neuen Programm.', no],
    [
      'Seit dem 13. Juli 2022 verstärkt er als Sachbearbeiter unser Team.',
      'Wir freuen uns sehr, dass wir ihn übernehmen konnten.',
    ],
  ])('is not told: %s', (performance, end) => {
    expect(rulesOf({ ...training, performance, end })).not.toContain('taken-over-or-not');
  });
});

const internship = (kind: string): Told => ({
  head: 'Praktikumszeugnis',
  intro: `hat vom 1. September 2022 bis zum 31. Dezember 2022 ${kind} in unserem Hause abgeleistet.`,
  end: 'Das Praktikum endete mit Ablauf der vereinbarten Zeit.',
});

describe('an internship', () => {
  const bound = [
    'das Pflichtpraktikum, das die Prüfungsordnung im fünften Semester seines Studiums vorschreibt,',
    'das von der Studienordnung vorgeschriebene Praktikum',
    'sein Praxissemester',
  ];
  const free = [
    'Dass Herr Brandt das Praktikum freiwillig ableistete, zeigt, wie ernst es ihm stets war.',
    'Er leistete das Praktikum auf freiwilliger Basis ab und war stets sehr motiviert.',
    'Das Praktikum absolvierte er aus freien Stücken und mit stets sehr hoher Motivation.',
  ];
  it.each(bound.flatMap((kind) => free.map((more) => [kind, more] as const)))(
    'is prescribed and voluntary: %s %s',
    (kind, performance) => {
      expect(rulesOf({ ...internship(kind), performance })).toContain('two-contracts');
    },
  );

  it.each([
    'Im Praktikum übernahm er stets freiwillig auch zusätzliche Aufgaben.',
    'Sein Praktikum verlängerte er anschließend freiwillig um einen Monat.',
  ])('is no less prescribed: %s', (performance) => {
    expect(rulesOf({ ...internship(bound[0] ?? ''), performance })).not.toContain('two-contracts');
  });
});

describe('the superior', () => {
  const tasks = 'Herr Brandt berichtete unmittelbar dem Finanzvorstand; eine Ebene dazwischen gab es nicht.';
  it.each([
    [tasks, 'Anlass ist der Weggang seines bisherigen Vorgesetzten, des Leiters Rechnungswesen.'],
    [tasks, 'Sein direkter Vorgesetzter war der Einkaufsleiter.'],
    [
      'Er war direkt der Geschäftsführung unterstellt.',
      'Mit seiner Vorgesetzten, der Leiterin des Einkaufs, stimmte er sich ab.',
    ],
    [
      'Er berichtete direkt an den Werkleiter.',
      'Sein unmittelbarer Vorgesetzter, der Werkstattmeister, lobte ihn stets.',
    ],
  ])('is told in two ways: %s %s', (one, other) => {
    expect(rulesOf({ tasks: one, end: `${usual} ${other}` })).toContain('other-superior');
  });

  it.each([
    [tasks, 'Sein Vorgesetzter, der Vorstand Finanzen, lobte ihn stets.'],
    [tasks, 'Die Zusammenarbeit mit dem Leiter Rechnungswesen war stets eng.'],
    ['Er berichtete zunächst direkt an den Einkaufsleiter.', 'Sein Vorgesetzter war die Geschäftsführung.'],
    [
      'Er war fachlich direkt der Geschäftsführung unterstellt.',
      'Sein Vorgesetzter, der Werkleiter, lobte ihn.',
    ],
    ['Er berichtete direkt an die Geschäftsführerin.', 'Seine Vorgesetzte, die Geschäftsleitung, lobte ihn.'],
  ])('is told in one: %s %s', (one, other) => {
    expect(rulesOf({ tasks: one, end: `${usual} ${other}` })).not.toContain('other-superior');
  });
});

describe('a project', () => {
  it.each([
    [
      'Das Vorhaben brach der Vorstand Anfang 2021 noch vor dem Start ab, die Software ging nie in Betrieb.',
      'Die neue Lagersoftware führte er im Mai 2021 planmäßig an allen Standorten ein.',
    ],
    [
      'Der geplante Onlineshop wurde nie eröffnet.',
      'Den Onlineshop, der seither sehr erfolgreich läuft, brachte er 2020 an den Start.',
    ],
    [
      'Die Entwicklung der neuen Leuchtenserie wurde 2019 abgebrochen.',
      'Die neue Leuchtenserie wurde 2019 mit sehr großem Erfolg eingeführt.',
    ],
    [
      'Die Lackieranlage stellte er fertig und nahm sie 2020 in Betrieb; die Lackieranlage läuft seither ohne Störung.',
      'Die Lackieranlage kam zu keiner Zeit zum Einsatz.',
    ],
  ])('is launched and abandoned: %s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).toContain('same-subject');
  });

  it.each([
    [
      'Die alte Lagersoftware wurde 2020 eingestellt.',
      'Die neue Lagersoftware führte er 2020 planmäßig ein.',
    ],
    [
      'Das Projekt zur Einführung der Lagersoftware wurde 2018 abgebrochen.',
      'Die Lagersoftware führte er 2021 planmäßig ein.',
    ],
    ['Der geplante Onlineshop wurde nie eröffnet.', 'Die neue Lagersoftware führte er 2020 planmäßig ein.'],
    ['Maschinen stellte er sorgfältig ein.', 'Die Lackieranlage nahm er 2020 planmäßig in Betrieb.'],
    ['Die Lackieranlage fiel nie aus.', 'Die Lackieranlage nahm er 2020 planmäßig in Betrieb.'],
  ])('is told once: %s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).not.toContain('same-subject');
  });
});
