import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import type { Slot } from '../knowledge/rule.ts';
import { decode } from './decode.ts';

const rulesOf = (job: string, changes: Partial<Record<Slot, string>>): readonly string[] =>
  decode(baseLetter(changes, { job })).findings.map(({ rule }) => rule);

const leads =
  'Sie motivierte ihr Team stets zu sehr guten Leistungen und war als Vorgesetzte hoch anerkannt.';
const led = 'Frau Kern arbeitete stets äußerst sorgfältig. Ihre Ergebnisse waren immer sehr gut. ';

describe('own staff belongs into the list of those toward whom somebody behaved', () => {
  test.each([
    [
      'Leiterin IT-Service',
      'Frau Kern leitete ein Team von sechs Fachkräften und plante den Ausbau der Netze.',
    ],
    [
      'Küchenchefin',
      'Ihr waren neun Köche unterstellt. Frau Kern plante die Speisekarten und kalkulierte die Preise.',
    ],
    [
      'Disponentin',
      'Frau Kern führte fachlich und disziplinarisch zwölf Beschäftigte und plante die Touren.',
    ],
  ])('%s', (job, tasks) => {
    expect(rulesOf(job, { tasks, performance: `${led}${leads}` })).toContain('missing-staff');
  });

  test.each([
    'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und ihren Mitarbeiterinnen und Mitarbeitern war stets vorbildlich.',
    'Ihr Verhalten gegenüber der Geschäftsführung, den Kollegen und ihrem Team war stets vorbildlich.',
    'Ihr Verhalten gegenüber der Direktion, den Kollegen und ihrer Brigade war stets vorbildlich.',
    'Ihr Verhalten gegenüber der Geschäftsleitung, den Kollegen sowie ihren Monteuren und Helfern war stets vorbildlich.',
    'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets vorbildlich. Auch die Beschäftigten ihres Bereichs schätzten sie sehr.',
  ])('is named: %s', (behavior) => {
    const tasks = 'Frau Kern leitete ein Team von sechs Fachkräften und plante den Ausbau der Netze.';
    expect(rulesOf('Leiterin IT-Service', { tasks, performance: `${led}${leads}`, behavior })).not.toContain(
      'missing-staff',
    );
  });
});

describe('a leader of whom only results or delegation is told', () => {
  test.each([
    'Frau Kern führte fachlich und disziplinarisch 52 Beschäftigte in drei Schichten.',
    'Frau Kern trug die fachliche und disziplinarische Verantwortung für 31 Pflegekräfte.',
    'Frau Kern war für 23 Mitarbeiterinnen und Mitarbeiter disziplinarisch verantwortlich.',
    'An sie berichteten vier Gruppenleiter mit ihren Teams.',
  ])('%s', (tasks) => {
    const performance = `${led}Sie führte ihre Beschäftigten zielgerichtet und erreichte mit ihnen stets sehr gute Ergebnisse. Sie delegierte Aufgaben in angemessenem Umfang.`;
    expect(rulesOf('Logistikerin', { tasks, performance })).toContain('missing-staff-satisfaction');
  });
});

describe('honesty, where the tasks put money into somebody’s hands', () => {
  test.each([
    [
      'Verwaltungsangestellte in der Zahlstelle',
      'Frau Kern führte die Barkasse und die Girokonten. Sie zog das Schulgeld ein und schloss die Kasse täglich ab.',
    ],
    [
      'Sekretärin',
      'Zu ihren Aufgaben gehörten:\n- Führung der Barkasse\n- Entgegennahme von Kautionen\n- Schriftverkehr der Leitung',
    ],
    [
      'Museumsmitarbeiterin',
      'Sie verwaltete die Eintrittskasse, brachte die Tageseinnahmen zur Bank, zählte das Wechselgeld und beaufsichtigte die Säle.',
    ],
    [
      'Gesetzliche Betreuerin',
      'Sie verwaltete Taschengeldkonten, zahlte Barbeträge aus und führte das Kassenbuch.',
    ],
    [
      'Küsterin',
      'Sie bereitete die Gottesdienste vor, zählte die Kollekte, verwahrte die Wertsachen im Tresor und führte die Barkasse.',
    ],
    [
      'Versicherungsfachfrau',
      'Zu ihren Aufgaben gehörten:\n- Beratung der Landwirte\n- Einzug fälliger Prämien\n- Aufnahme von Schäden',
    ],
    [
      'Medizinische Fachangestellte',
      'Zu ihren Aufgaben gehörten Empfang, Labor, die Abrechnung mit den Kassen und die Führung der Barkasse.',
    ],
    ['Kundendienstmonteurin', 'Sie wartete Automaten beim Kunden und sammelte die Münzgelder ein.'],
    ['Zirkelleiterin', 'Frau Kern nahm Spenden entgegen, plante die Abende und verwahrte die Hausschlüssel.'],
  ])('%s', (job, tasks) => {
    expect(rulesOf(job, { tasks })).toContain('missing-honesty');
  });

  test.each([
    [
      'Sekretärin',
      'Zu ihren Aufgaben gehörten die Korrespondenz, die Planung der Reisen und die Führung der Portokasse.',
    ],
    [
      'Softwareentwicklerin',
      'Zu ihren Aufgaben gehörten die Entwicklung der Kassensoftware und die Pflege der Schnittstellen.',
    ],
    [
      'Sozialversicherungsfachangestellte',
      'Sie prüfte Anträge auf Krankengeld, beriet Versicherte und stellte Bescheide aus.',
    ],
    [
      'Versicherungsfachfrau',
      'Zu ihren Aufgaben gehörten:\n- Beratung der Landwirte\n- Überwachung des Einzugs der Prämien per Lastschrift\n- Aufnahme von Schäden',
    ],
    ['Zirkelleiterin', 'Frau Kern plante die Abende und verwahrte die Hausschlüssel.'],
    [
      'Medizinische Fachangestellte',
      'Zu ihren Aufgaben gehörten Empfang, Labor und die Privat- und Kassenabrechnung.',
    ],
    [
      'Medizinische Fachangestellte',
      'Zu ihren Aufgaben gehörten:\n- Empfang und Labor\n- Quartalsabrechnung mit der Kassenärztlichen Vereinigung und den Privatkassen',
    ],
    [
      'Medizinische Fachangestellte',
      'Zu ihren Aufgaben gehörten Empfang, Impfungen, die Abrechnung mit den gesetzlichen und privaten Kassen und Rückfragen bei den Kassen.',
    ],
  ])('%s: none', (job, tasks) => {
    expect(rulesOf(job, { tasks })).not.toContain('missing-honesty');
  });
});

describe('a middling letter of a trade that lives on rush', () => {
  const middling =
    'Frau Kern war motiviert. Sie verfügt über gute Fachkenntnisse und setzte sie sicher ein. An Schulungen nahm sie mit Erfolg teil. Neue Abläufe verstand sie zügig. Sie arbeitete sorgfältig. Sie war zuverlässig. Die Ergebnisse ihrer Arbeit waren von guter Qualität.';
  const rest = {
    summary: 'Frau Kern erfüllte ihre Aufgaben zu unserer vollen Zufriedenheit.',
    behavior: 'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Gästen war einwandfrei.',
  };
  const cooking = 'Sie kochte im Mittagsgeschäft am Posten Saucen und bestellte die Waren.';

  test.each([
    ['Köchin', cooking],
    ['Disponentin', 'Sie plante täglich bis zu 140 Touren und sprach sich mit den Fahrern ab.'],
    ['Mitarbeiterin im Callcenter', 'Sie nahm am Tag rund 120 Anrufe entgegen und legte Vorgänge an.'],
  ])('%s: told that nothing is said of strain', (job, tasks) => {
    expect(rulesOf(job, { ...rest, tasks, performance: middling })).toContain('missing-strain');
  });

  test.each([
    ['another trade', 'Buchhalterin', 'Sie buchte im Monat 140 Bestellungen und Rechnungen.', middling],
    ['no rush in the tasks', 'Köchin', 'Sie kochte für die Kinder und kaufte ein.', middling],
    [
      'a short letter',
      'Köchin',
      cooking,
      'Frau Kern war motiviert. Sie arbeitete sorgfältig. Sie verfügt über gute Fachkenntnisse.',
    ],
    ['told in other words', 'Köchin', cooking, `${middling} Auch bei großem Andrang blieb sie ruhig.`],
  ])('silent: %s', (_, job, tasks, performance) => {
    expect(rulesOf(job, { ...rest, tasks, performance })).not.toContain('missing-strain');
  });
});

describe('what came of the work', () => {
  const way =
    'Frau Kern besitzt Grundkenntnisse. Sie zeigte Interesse. Neues verstand sie nach Einarbeitung. Sie war der normalen Belastung gewachsen.';
  const summary = 'Frau Kern erledigte ihre Aufgaben weitgehend zu unserer Zufriedenheit.';
  test('working by given lists is none', () => {
    expect(
      rulesOf('Buchhalterin', {
        summary,
        performance: `${way} Sie ging nach den vorgegebenen Ablaufplänen vor.`,
      }),
    ).toContain('missing-result');
  });
  test.each([
    'Die vorgegebene Stückzahl hielt sie ein.',
    'Ihre Auswertungen waren brauchbar.',
    'Ihre Prüfwerte waren gut.',
    'Wie gut sie arbeitete, zeigt mir die Statistik.',
    'Auf 12.000 Belege kamen in fünf Jahren ganze drei Rückfragen.',
    'In all den Jahren gab es nie eine Reklamation.',
  ])('told: %s', (result) => {
    expect(rulesOf('Buchhalterin', { summary, performance: `${way} ${result}` })).not.toContain(
      'missing-result',
    );
  });
});

const ofApprentice = (tasks: string): readonly string[] =>
  decode(baseLetter({ tasks }, { type: 'ausbildungszeugnis' })).findings.map(({ rule }) => rule);

describe('an apprentice', () => {
  test('who spoke with customers is praised for it', () => {
    expect(ofApprentice('Sie durchlief alle Abteilungen und beriet Kunden in der Filiale.')).toContain(
      'missing-customers',
    );
    expect(
      ofApprentice(
        'Sie lernte:\n- Buchen von Belegen\n- Vorbereitung der Erklärungen einschließlich der Gespräche mit den Mandanten',
      ),
    ).toContain('missing-customers');
    expect(ofApprentice('Sie durchlief die Abteilungen Kundendienst und Einkauf.')).not.toContain(
      'missing-customers',
    );
  });

  test.each([
    'Sie lernte:\n- Einbau von Bädern in bewohnten Häusern\n- Verlegen von Leitungen',
    'Sie lernte:\n- Wartung von Heizungen im Kundendienst\n- Verlegen von Leitungen',
    'Sie montierte Leuchten beim Kunden vor Ort und verdrahtete Schränke.',
  ])('who worked in the homes of customers: %s', (tasks) => {
    expect(ofApprentice(tasks)).toContain('missing-customers');
  });

  test.each([
    'Sie lernte:\n- Wartung von Pressen\n- Montage von Getrieben',
    'Sie bearbeitete Rechnungen im Kundendienst und im Einkauf.',
  ])('but not who worked in the back: %s', (tasks) => {
    expect(ofApprentice(tasks)).not.toContain('missing-customers');
  });
});

describe('nobody leads by what is introduced, kept or passed on', () => {
  const leadership = ['missing-leadership', 'missing-team-result', 'missing-staff-satisfaction'];

  test.each([
    'Der von ihr eingeführte Prüfplan gilt inzwischen in allen Teams.',
    'Neue Kräfte führte sie stets sehr geduldig in die Arbeit des Teams ein.',
    'Anfragen der Kunden leitete sie immer sofort an das zuständige Team weiter.',
    'In der Fallführung für das ganze Team dachte sie stets hervorragend mit.',
    'Sie führte die Dienstpläne des Teams immer äußerst genau.',
    'Drei bis vier neue Kolleginnen leitete sie stets sehr geschickt an.',
  ])('%s', (sentence) => {
    const rules = rulesOf('Sachbearbeiterin', { performance: `${led}${sentence}` });
    expect(rules.filter((rule) => leadership.includes(rule))).toEqual([]);
  });

  test.each([
    'Personalverantwortung ist mit ihrer Stelle nicht verbunden; in Projekten leitet sie Zeichnerinnen fachlich an.',
    'Personalverantwortung hatte sie nicht. Neue Kräfte wies sie fachlich ein.',
    'Personalführung gehörte nicht zu ihren Aufgaben; Werkstudenten leitete sie fachlich an.',
    'Führungsverantwortung war mit der Position nicht verbunden.',
    'Mitarbeiterführung oblag ihr in dieser Funktion nicht.',
    'Führungsverantwortung bestand zu keiner Zeit; sie war ohne eigene Mitarbeiter tätig und trug keine Personalverantwortung.',
  ])('nor where it is said to be no part of the post: %s', (tasks) => {
    const rules = rulesOf('Projektingenieurin', {
      tasks: `Frau Kern plante Deiche. ${tasks}`,
      performance: led,
    });
    expect(rules.filter((rule) => [...leadership, 'missing-staff'].includes(rule))).toEqual([]);
  });

  test.each([
    'Frau Kern leitete ein Team von sechs Fachkräften und plante den Ausbau der Netze.',
    'Personalverantwortung war mit der Stelle nicht nur verbunden, sie prägte sie: Ihr waren neun Fachkräfte unterstellt.',
    'Frau Kern führte unser Team im Versand mit elf Beschäftigten.',
    'Frau Kern plante die Touren. Das von ihr geführte Team hat acht Beschäftigte.',
  ])('but by leading: %s', (tasks) => {
    expect(rulesOf('Sachbearbeiterin', { tasks, performance: led })).toContain('missing-leadership');
  });
});

test('work told as a story between the ratings tells the tasks', () => {
  const performance = `${led}Acht Wochen arbeitete sie auf der Grabung mit und zeichnete und fotografierte die Befunde. Anschließend inventarisierte sie im Magazin rund 600 Kleinfunde in der Datenbank des Landesamts. Im September war sie in der Vermittlung tätig und hielt zehn Führungen für Kinder und Eltern.`;
  expect(rulesOf('Museumspädagogin', { tasks: '', performance })).not.toContain('missing-tasks');
  expect(rulesOf('Museumspädagogin', { tasks: '', performance: led })).toContain('missing-tasks');
});

test.each([
  'Die Volksbank Ahrenstal eG ist mit elf Geschäftsstellen und 145 Beschäftigten in der Region vertreten. Sie zählt 17.000 Mitglieder und bildet jedes Jahr sechs junge Menschen aus.',
  'Der Bauverein Ahrenstal ist mit 145 Beschäftigten in drei Städten vertreten. Er hat seinen Sitz in Kiel und verwaltet 3.000 Wohnungen.',
])('what the house does is no task of the person: %s', (company) => {
  expect(rulesOf('Bankkauffrau', { company, tasks: '', performance: led })).toContain('missing-tasks');
});

describe('success told without any word of it', () => {
  const full = `Frau Kern verfügt über ein umfassendes Fachwissen, das sie stets sicher umsetzte. Sie begriff stets schnell, was ein Kind bewegt. Sie war stets hoch motiviert und übernahm gern zusätzliche Aufgaben. Auch bei starker Belastung blieb sie jederzeit geduldig. Ihre Arbeitsweise war stets gut durchdacht und verantwortungsbewusst. Sie war jederzeit zuverlässig. Neues nahm sie stets rasch auf.`;
  const summary = 'Wir waren mit Frau Kern stets voll und ganz zufrieden.';
  const without = (performance: string, tasks = 'Frau Kern betreute eine Gruppe von 20 Kindern.') =>
    rulesOf('Erzieherin', { performance, tasks, summary });
  test.each([
    'Die Kinder entwickelten sich in ihrer Gruppe sichtbar gut und fühlten sich bei ihr wohl.',
    'Ihre Schülerinnen machten unter ihrer Anleitung große Fortschritte.',
    'Die Bewohner machten bei ihr sichtbare Fortschritte.',
    'Sie führte eine Bewegungsbaustelle ein, die inzwischen zum festen Angebot gehört.',
    'Sie erarbeitete einen Leitfaden, der heute im ganzen Haus genutzt wird.',
    'Sie richtete eine Bücherei ein, die sich mittlerweile etabliert hat.',
  ])('%s', (told) => {
    expect(without(`${full} ${told}`)).not.toContain('missing-result');
  });

  test.each([
    '',
    'Die Kinder kamen gern zu ihr.',
    'Im Frühdienst arbeitete sie im Haus, das heute zur Stadt gehört.',
  ])('but not: %s', (told) => {
    expect(without(`${full} ${told}`)).toContain('missing-result');
  });
});

const missesSummary = (sentence: string): boolean =>
  decode(
    baseLetter(
      {
        summary: '',
        performance: `${sentence} Frau Kern besitzt gute Kenntnisse. Sie lernte gern und war fleißig. Sie arbeitete sorgfältig. Ihre Werkstücke waren von guter Qualität.`,
      },
      { type: 'ausbildungszeugnis' },
    ),
  ).findings.some(({ rule }) => rule === 'missing-summary');

describe('marks at school are no summary of a training', () => {
  test.each([
    'In der Berufsschule erreichte sie befriedigende Leistungen.',
    'Ihre schulischen Leistungen waren stets gut.',
    'In der Berufsschule zeigte sie gute Leistungen.',
    'Am Berufskolleg erzielte sie durchweg gute Leistungen.',
  ])('%s', (sentence) => {
    expect(missesSummary(sentence)).toBe(true);
  });

  test('contentment with both is one', () => {
    expect(
      missesSummary(
        'Mit ihren Leistungen in der Werkstatt und in der Berufsschule waren wir stets voll zufrieden.',
      ),
    ).toBe(false);
  });
});
