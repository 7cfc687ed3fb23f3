import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rule = 'fact-against-praise';
/** A letter of middling grades with these sentences on the work. */
const middling = (...sentences: readonly string[]): string =>
  baseLetter({
    performance: `Frau Kern verfügt über solide Fachkenntnisse. ${sentences.join(' ')} Ihre Arbeitsergebnisse waren zufriedenstellend.`,
    summary: 'Frau Kern erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.',
    behavior: 'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war einwandfrei.',
    closing:
      'Frau Kern verlässt uns auf eigenen Wunsch. Wir danken ihr für die Mitarbeit und wünschen ihr alles Gute.',
  });
const found = (text: string): string[] =>
  decode(text).findings.flatMap((one) => (one.rule === rule ? [one.quote ?? ''] : []));

describe('a trait praised in one sentence and denied in another, in a middling letter', () => {
  test.each([
    [
      'Neue Programme erfasste sie schnell.',
      'Die Buchung der Reisen verstand sie erst nach mehrfacher Erklärung.',
    ],
    ['Neue Abläufe lernte sie zügig.', 'Mit neuen Formularen tat sie sich schwer.'],
    ['Sie war zuverlässig.', 'Ihre Belege reichte sie nur nach wiederholter Aufforderung ein.'],
    ['Sie war pünktlich.', 'Zum Dienst kam sie mehrmals zu spät.'],
    ['Sie arbeitete sorgfältig.', 'In ihren Listen gab es häufig Zahlendreher.'],
    ['Sie arbeitete sorgfältig.', 'Bei den Anlagen fehlte es ihr an Genauigkeit.'],
    ['Sie arbeitete selbständig.', 'Neue Vorgänge begann sie nur auf Anweisung und erledigte sie so.'],
    ['Sie war belastbar.', 'Vor dem Monatsende wurde sie rasch hektisch.'],
    ['Sie war kollegial und hilfsbereit.', 'Ihr Wissen gab sie ungern weiter.'],
    ['Sie war flexibel.', 'Auf neue Abläufe stellte sie sich nur schwer ein.'],
    ['Sie hielt ihren Arbeitsplatz sauber.', 'Die Akten hinterließ sie am Abend durcheinander.'],
    ['Sie arbeitete zügig.', 'Das Tagespensum schaffte sie selten.'],
    ['Sie war ehrlich.', 'Ihre Stundenzettel stimmten mehrmals nicht.'],
    ['Sie brachte gute Ideen ein.', 'Eigene Vorschläge hatte sie kaum.'],
    ['Sie war motiviert.', 'Ihr Fleiß ließ im letzten Jahr zu wünschen übrig.'],
  ])('%s %s', (praise, denial) => {
    expect(found(middling(praise, denial))).toHaveLength(1);
  });

  test.each([
    ['a limit denies nothing', 'Sie war zuverlässig.', 'Zum Dienst kam sie in der Regel pünktlich.'],
    [
      'a limited praise is none',
      'Sie arbeitete meist sorgfältig.',
      'Bei den Anlagen fehlte es ihr an Genauigkeit.',
    ],
    ['another trait', 'Sie war freundlich.', 'Das Tagespensum schaffte sie selten.'],
    [
      'it was never needed',
      'Neue Programme erfasste sie schnell.',
      'Wiederholte Erklärungen waren nie nötig.',
    ],
    [
      'others needed it',
      'Neue Programme erfasste sie schnell.',
      'Neue Kräfte arbeitete sie auch mit wiederholten Erklärungen geduldig ein.',
    ],
    ['she mended it', 'Sie arbeitete sorgfältig.', 'Flüchtigkeitsfehler anderer behob sie sofort.'],
    [
      'the letter praises what came late',
      'Sie war flexibel.',
      'Auf neue Abläufe stellte sie sich schnell ein.',
    ],
  ])('silent: %s', (_, praise, other) => {
    expect(found(middling(praise, other))).toEqual([]);
  });
});

test('a praise right before the fact is shown with it, one further off is not', () => {
  const [praise, fact] = ['Sie arbeitete sorgfältig.', 'In ihren Listen gab es häufig Zahlendreher.'];
  expect(found(middling(praise, fact))[0]).toMatch(/^Sie arbeitete sorgfältig\. In ihren Listen/u);
  expect(found(middling(praise, 'Neue Programme erfasste sie schnell.', fact))[0]).not.toContain(
    'sorgfältig',
  );
});

const english = 'Ihr Englisch und ihr Französisch sind verhandlungssicher.';
const inTime = 'Termine hielt sie stets verlässlich ein.';
const leads = 'Ihr Team führte sie vorbildlich, und das Arbeitsklima war stets ausgezeichnet.';
const valued = 'Für unsere Abnehmer war sie jederzeit eine geschätzte Gesprächspartnerin.';

describe('others had to do it, it came too late, people left, somebody else was asked for', () => {
  test.each([
    [english, 'Die Briefe an unsere Abnehmer in Lyon ließ sie sich von einer Kollegin übersetzen.'],
    [english, 'Bei Gesprächen mit London musste eine Kollegin dolmetschen.'],
    [english, 'Die englische Korrespondenz übernahm ein Kollege.'],
    [inTime, 'Die Abschlüsse lagen der Leitung jeweils erst zwei bis drei Wochen nach Fristende vor.'],
    [inTime, 'Das Finanzamt setzte zweimal Verspätungszuschläge fest.'],
    [inTime, 'Die Statistik wurde in keinem Quartal rechtzeitig fertig.'],
    [leads, 'Seit 2020 haben acht der neun Köche gekündigt und als Grund den Umgangston genannt.'],
    [leads, 'Wegen des Umgangstons haben drei Monteure gekündigt.'],
    [leads, 'Zwei Fachkräfte verließen uns unter Hinweis auf ihren Führungsstil.'],
    [valued, 'Die Gespräche mit den Abnehmern führte seit Herbst 2022 auf deren Bitte die Gruppenleiterin.'],
    [valued, 'Zwei Kunden verlangten einen Wechsel der Betreuerin.'],
    [valued, 'Auf Drängen unserer Kunden wurden zwei Gebiete auf eine Kollegin übertragen.'],
  ])('%s %s', (praise, fact) => {
    expect(found(middling(praise, fact))).toHaveLength(1);
  });

  test.each([
    [english, 'Bei Besuchen aus Paris musste sie oft dolmetschen.'],
    [english, 'Auf Messen half sie als Dolmetscherin aus.'],
    [inTime, 'Ihre Abschlüsse lagen zwei Wochen vor Fristende vor.'],
    [inTime, 'Meldungen, die erst nach Ablauf der Frist eingingen, bearbeitete sie sofort.'],
    [leads, 'Drei ihrer Mitarbeiterinnen stiegen zu Teamleiterinnen auf.'],
    [valued, 'Auf Wunsch der Kunden übernahm sie auch die Wartung.'],
    [valued, 'Auf Wunsch der Kunden übernahm sie von einer Kollegin das Gebiet Nord.'],
    [valued, 'Kunden, die eine andere Lösung wünschten, beriet sie geduldig.'],
  ])('silent: %s %s', (praise, other) => {
    expect(found(middling(praise, other))).toEqual([]);
  });
});

const guided = (task: string): string =>
  baseLetter({
    tasks: `Zu ihren Aufgaben gehörten:\n- Prüfung der Belege\n- ${task}\n- Überwachung der Zahlungen`,
    performance:
      'Frau Kern verfügt über hervorragende Fachkenntnisse. Sie arbeitete stets sehr selbständig und eigenverantwortlich. Ihre Ergebnisse waren immer sehr gut.',
  });

describe('what takes back a praise without a word of blame', () => {
  test.each([
    [
      'Sie arbeitete stets fehlerfrei.',
      'Nach mehreren Rechenfehlern werden ihre Angebote seit 2022 von einer Kollegin gegengelesen.',
    ],
    [
      'Sie arbeitete stets fehlerfrei.',
      'Seit Herbst 2021 kontrolliert ein zweiter Mitarbeiter ihre Abrechnungen nach.',
    ],
    ['Sie arbeitete zügig.', 'Der Streit mit einem Kollegen wurde vom Betriebsrat geschlichtet.'],
    [
      'Sie arbeitete zügig.',
      'Ein Konflikt mit ihrer Vorgesetzten ließ sich in einem Gespräch bei der Geschäftsführung beilegen.',
    ],
    [
      'Sie motivierte ihr Team stets zu guten Leistungen.',
      'Von ihren acht Mitarbeitern kündigten in zwei Jahren sechs.',
    ],
    [
      'Sie motivierte ihr Team stets zu guten Leistungen.',
      'Wegen zahlreicher Kündigungen mussten elf Stellen der Abteilung neu besetzt werden.',
    ],
    [
      'Sie war für uns stets unentbehrlich.',
      'Ihre Aufgaben konnten problemlos vom übrigen Team übernommen werden.',
    ],
  ])('%s %s', (praise, fact) => {
    expect(found(middling(praise, fact))).toHaveLength(1);
  });

  test.each([
    ['Sie arbeitete zügig.', 'Konflikte mit Kunden konnten dank ihrer Ruhe stets beigelegt werden.'],
    ['Sie arbeitete zügig.', 'Konflikte mit Kollegen wurden durch ihre Art rasch beigelegt.'],
    [
      'Sie motivierte ihr Team stets zu guten Leistungen.',
      'Von ihren acht Mitarbeitern sind sechs heute selbst Führungskräfte.',
    ],
    ['Sie war für uns stets unentbehrlich.', 'Ihre Aufgaben hat sie reibungslos übergeben.'],
  ])('silent: %s %s', (praise, other) => {
    expect(found(middling(praise, other))).toEqual([]);
  });

  test('a task told at the hand of somebody in charge, and praised independence', () => {
    expect(found(guided('Erstellung der Abschlüsse unter enger Anleitung der Bereichsleitung'))).toHaveLength(
      1,
    );
    expect(found(guided('Erstellung der Abschlüsse unter strenger Kontrolle der Kosten'))).toEqual([]);
  });
});

const told = (sentence: string): string[] =>
  found(
    baseLetter({
      behavior: `Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets vorbildlich. ${sentence}`,
    }),
  );

describe('a quarrel told as a story, beside flawless conduct', () => {
  test.each([
    'Nach einem lauten Wortwechsel mit unserem Meister auf der Baustelle haben wir sie im Sommer 2021 dort abgezogen.',
    'Wegen eines Streits mit dem Lagerleiter wurde sie im Mai 2020 in eine andere Abteilung versetzt.',
    'Nach einer heftigen Auseinandersetzung mit einer Kollegin wechselte sie im Herbst 2021 das Büro.',
    'Einen lautstarken Streit mit dem Prokuristen im Oktober 2020 mussten wir in einem Gespräch beilegen.',
    'Ein Zerwürfnis mit ihrer Vorgesetzten machte 2020 die Versetzung in eine andere Filiale notwendig.',
    'Weil sie sich mit dem Schichtleiter überworfen hatte, setzten wir sie ab 2021 in der Nachtschicht ein.',
    'Nachdem sie im Herbst mit ihrem Vorgesetzten aneinandergeraten war, arbeitete sie in einem anderen Team.',
    'Eine Kollegin ließ sich 2022 nach einem Streit mit ihr in eine andere Schicht versetzen.',
    'Nach mehreren Beschwerden aus dem Team haben wir im Jahr 2021 ein Gespräch mit ihr geführt.',
    'Auf der Weihnachtsfeier beschimpfte sie ihren Vorgesetzten vor allen Kollegen.',
    'Im März 2022 brüllte sie eine Kollegin vor Kunden an.',
  ])('%s', (sentence) => {
    expect(told(sentence)).toHaveLength(1);
  });

  test.each([
    'Auch nach einem lauten Wortwechsel mit einem Kunden blieb sie gelassen und höflich.',
    'Einen Streit zwischen zwei Kollegen schlichtete sie im Sommer 2021 mit großem Geschick.',
    'Nach einem Streit im Team sorgte sie für Versöhnung.',
    'Konflikte mit Vorgesetzten oder Kollegen gab es nie.',
    'Nach einem Streit mit einem Lieferanten haben wir sie 2021 mit dessen Betreuung beauftragt.',
    'Im Streit mit der Versicherung vertrat sie unser Haus mit Erfolg.',
    'Im Sommer 2021 haben wir sie in die Zentrale versetzt, weil sie dort gebraucht wurde.',
    'Nach Beschwerden der Kunden über den Vorgänger haben wir ihr das Gebiet Nord übertragen.',
  ])('silent: %s', (sentence) => {
    expect(told(sentence)).toEqual([]);
  });
});

const praised = (sentence: string): string[] =>
  found(
    baseLetter({
      performance: `Frau Kern arbeitete stets äußerst zügig und hielt alle Termine ein. ${sentence} Ihre Ergebnisse waren stets sehr gut.`,
    }),
  );

describe('who was late is named, and it was not the person', () => {
  test.each([
    'Die Flüge mussten entfallen, weil die Genehmigung der Luftfahrtbehörde nicht rechtzeitig vorlag.',
    'Die Messung entfiel, weil die Baugenehmigung nicht rechtzeitig erteilt wurde.',
    'Der Umbau begann im Mai, da der Lieferant die Fenster nicht rechtzeitig lieferte.',
    'Die Versuche entfielen, weil die Bauteile des Herstellers nicht termingerecht eintrafen.',
    'Der Versand ruhte, weil die Ware unseres Großhändlers nicht rechtzeitig eintraf.',
    'Die Grabung entfiel, weil das Ministerium die Mittel nicht rechtzeitig genehmigte.',
    'Der Einsatz in Oslo entfiel, da das Visum nicht rechtzeitig vorlag.',
  ])('%s', (sentence) => {
    expect(praised(sentence)).toEqual([]);
  });

  test.each([
    'Ihre Berichte lagen nicht rechtzeitig vor.',
    'Die Genehmigungen hat sie nicht rechtzeitig beantragt.',
    'Die Meldungen an die Behörde wurden nicht rechtzeitig abgegeben.',
  ])('but: %s', (sentence) => {
    expect(praised(sentence)).toHaveLength(1);
  });
});

const weak = (task: string, method: string): string[] =>
  found(
    baseLetter({
      tasks: `Zu ihren Aufgaben gehörten:\n- ${task}\n- Korrespondenz mit den Kunden`,
      performance: `Frau Kern verfügt über das erforderliche Fachwissen. Sie zeigte die notwendige Einsatzbereitschaft. ${method} Ihre Arbeitsergebnisse entsprachen den Anforderungen.`,
      summary: 'Frau Kern erledigte ihre Aufgaben zu unserer Zufriedenheit.',
      behavior: 'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war korrekt.',
    }),
  );

describe('in a weak letter, a task done on one’s own and the work on instructions', () => {
  test.each([
    [
      'selbstständige Regulierung von Schäden',
      'Sie arbeitete nach Anweisung des Gruppenleiters und im Allgemeinen sorgfältig.',
    ],
    [
      'eigenverantwortliche Disposition der Touren',
      'Sie erledigte ihre Arbeiten nach Anweisung ihres Vorgesetzten.',
    ],
    ['selbständige Betreuung der Kunden', 'Sie arbeitete unter Anleitung der Abteilungsleiterin.'],
  ])('%s: %s', (task, method) => {
    expect(weak(task, method)).toHaveLength(1);
  });

  test.each([
    ['Regulierung von Schäden', 'Sie arbeitete nach Anweisung des Gruppenleiters.'],
    ['weitgehend selbständige Ablage', 'Sie arbeitete nach Anweisung des Gruppenleiters.'],
    ['selbständige Ablage', 'Sie arbeitete sich nach Anleitung der Kollegin schnell ein.'],
    ['selbständige Gabe der Medikamente', 'Verordnungen führte sie nach Anweisung der Ärztin aus.'],
    ['selbstständige Regulierung von Schäden', 'Sie arbeitete nach den Richtlinien des Hauses.'],
  ])('silent: %s: %s', (task, method) => {
    expect(weak(task, method)).toEqual([]);
  });
});
