import { describe, expect, it } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';
import { readFormula } from './formula.ts';
import { unitsOf } from './sentence-units.ts';

const gradeOf = (text: string): number | undefined => readFormula(unitsOf(text))?.grade;

describe('the satisfaction formula', () => {
  it.each([
    ['Er erledigte seine Aufgaben stets zu unserer vollsten Zufriedenheit.', 1],
    ['Zu unserer stets vollsten Zufriedenheit erledigte sie alle Aufgaben.', 1],
    [
      'Die ihr übertragenen Arbeiten wurden jederzeit zur vollsten Zufriedenheit der Partnerschaft ausgeführt.',
      1,
    ],
    ['Wir waren mit seinen Leistungen stets außerordentlich zufrieden.', 1],
    ['Mit ihren Leistungen sind wir jederzeit in allerbester Weise zufrieden.', 1],
    ['Er erledigte seine Aufgaben zu unserer vollsten Zufriedenheit.', 1.5],
    ['Wir waren jederzeit sehr mit ihm zufrieden.', 1.5],
    ['Voll zufrieden durften wir mit ihr sein, und dies ohne Unterbrechung.', 2],
    ['Mit ihren Leistungen waren wir jederzeit in allerhöchstem Maße zufrieden.', 1],
    ['Sie hat die Aufgaben stets zur vollen Zufriedenheit der Kanzleileitung erfüllt.', 2],
    ['Ihre Aufgaben hat Frau Klug immer zu unserer vol-\nlen Zufriedenheit erledigt.', 2],
    ['Er erledigte seine Aufgaben zu unserer vollen Zufriedenheit.', 3],
    ['Er erledigte seine Aufgaben voll und ganz zu unserer Zufriedenheit.', 3],
    ['Sie erledigte ihre Aufgaben stets zu unserer Zufriedenheit.', 3],
    ['Sie war stets freundlich und erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.', 3],
    ['Die stets anspruchsvollen Aufgaben erfüllte er zu unserer vollen Zufriedenheit.', 3],
    ['Er hat stets sorgfältig, fleißig und zu unserer vollen Zufriedenheit gearbeitet.', 2],
    ['Sie erledigte ihre Aufgaben zur Zufriedenheit.', 4],
    ['Einige der Aufgaben erledigte er zu unserer Zufriedenheit.', 5],
    ['Im Rahmen ihrer Fähigkeiten erledigte sie alles zu unserer vollen Zufriedenheit.', 4.5],
    ['Im Großen und Ganzen erledigte sie ihre Aufgaben zu unserer Zufriedenheit.', 5],
    ['Zu unserer vollsten Zufriedenheit hat sie gearbeitet, und zwar durchgängig.', 1],
    ['Zu unserer vollen Zufriedenheit und das immer: So arbeitete Herr Klug.', 2],
    ['Es gab keinen Tag, an dem wir mit ihr nicht voll zufrieden gewesen wären.', 2],
    ['Wir waren mit ihr ohne jede Einschränkung zufrieden.', 3],
    ['In allen Belangen waren wir mit ihm stets vollkommen zufrieden.', 1],
    ['In der zweiten Hälfte der Lehrzeit arbeitete er zu unserer vollen Zufriedenheit.', 4],
    ['Die wiederkehrenden Routineaufgaben erledigte er zu unserer vollen Zufriedenheit.', 4.5],
    ['Auch Routineaufgaben erledigte sie stets zu unserer vollen Zufriedenheit.', 2],
    ['Von einigen Ausnahmen abgesehen, waren wir mit seinen Leistungen zufrieden.', 5],
    ['Im Ganzen gesehen erledigte er seine Aufgaben zu unserer Zufriedenheit.', 5],
    ['Die Pflegedirektion war mit den Leistungen von Schwester Ursula jederzeit voll zufrieden.', 2],
    ['Seine Aufgaben bewältigte er jederzeit zu unserer ungeteilten und vollsten Zufriedenheit.', 1],
    ['Stets freundlich zu jedermann, versah sie ihren Dienst zu unserer Zufriedenheit.', 4],
    ['Sie erledigte ihre Aufgaben zu unserer großen Zufriedenheit.', 2.5],
    ['Mit der Mehrzahl der Arbeiten von Herrn Kern konnten wir zufrieden sein.', 5],
    ['Was Herr Kern leistete, geschah tagein, tagaus zu meiner vollsten Zufriedenheit.', 1],
    ['Er arbeitete jahrein, jahraus zu meiner vollen Zufriedenheit.', 2],
    [
      'Die Vollstreckungssachen erledigte sie zu unserer vollen Zufriedenheit, und zwar neben dem regelmäßig sehr umfangreichen Schreibdienst.',
      3,
    ],
    ['Sie arbeitete zu unserer vollen Zufriedenheit, und das trotz oft knapper Besetzung.', 3],
    ['Er arbeitete zu unserer vollen Zufriedenheit, und zwar meist.', 4],
    ['Stets zu seiner eigenen vollsten Zufriedenheit schloss er jeden Arbeitstag ab.', 5],
    ['Unsere vollste Zufriedenheit wollte er stets erringen.', 5],
    ['Wir hatten mit ihm einen Mitarbeiter, der zu unserer vollen Zufriedenheit tätig war.', 3],
    ['Er war stets bemüht, die Aufgaben zu unserer vollsten Zufriedenheit zu erledigen.', 5],
    ['In jeder Hinsicht waren wir mit ihren Leistungen voll zufrieden.', 2],
    ['Zu meiner vollen Zufriedenheit hat er gearbeitet, auf jeder Baustelle und bei jedem Wetter.', 2],
    ['Wir waren während der gesamten Beschäftigungszeit mit ihm voll und ganz zufrieden.', 2],
    ['Zu unserer vollsten Zufriedenheit, und das gilt für jeden Dienst, hat sie gearbeitet.', 1],
    ['Dass er zu unserer vollen Zufriedenheit arbeitete, bestätigen wir jederzeit gern.', 3],
    ['Ihre stets mit großem Fleiß begonnenen Arbeiten führte sie zu unserer vollen Zufriedenheit aus.', 3],
    ['Zu unserer Zufriedenheit arbeitete sie auf einer Station, deren Pflege stets gelobt wird.', 4],
    ['Die Arbeiten wurden von ihr stets zu unserer Zufriedenheit ausgeführt.', 3],
    ['Sie hat ihre Aufgaben zu unserer vollen Zufriedenheit wahrgenommen.', 3],
    ['Zufrieden waren wir mit Herrn Klug jederzeit.', 3],
    ['Mit seiner Leistung waren wir zufrieden, und zwar voll.', 3],
    ['Die volle Zufriedenheit der Stationsleitung mit ihren Leistungen wird hiermit bestätigt.', 3],
    ['Er arbeitete zu meiner vollsten Zufriedenheit und zu der meiner Kunden.', 1.5],
    ['Die Praxis war mit der Arbeit von Frau Kern äußerst zufrieden.', 2],
    ['Einen Teil der Aufgaben erledigte er zu unserer Zufriedenheit.', 5],
    ['Zufrieden waren wir mit ihm an einzelnen Tagen.', 5],
    ['Mit Frau Kern waren wir voll zufrieden, wenn die Stationsleitung danebenstand.', 4.5],
    ['Die Pforte, an der es jederzeit lebhaft zugeht, betreute er zu unserer vollen Zufriedenheit.', 3],
    ['Unsere stets anspruchsvollen Gäste bediente sie zu unserer Zufriedenheit.', 4],
    ['Zu unserer vollen Zufriedenheit zu arbeiten, war ihr Ziel.', 5],
    // A limit that belongs to another statement.
    [
      'Er erledigt seine Aufgaben zu unserer vollen Zufriedenheit und vertritt bei Bedarf den Schichtführer.',
      3,
    ],
    ['Sie löste ihre Aufgaben zu unserer vollen Zufriedenheit und sprang gelegentlich am Empfang ein.', 3],
    ['Er half mitunter in der Küche aus und führte alle Arbeiten zu unserer vollen Zufriedenheit aus.', 3],
    [
      'Sie vertritt bei Bedarf die Leiterin und erfüllt ihre Aufgaben stets zu unserer vollen Zufriedenheit.',
      2,
    ],
    ['Er arbeitete meist zu unserer vollen Zufriedenheit und vertritt die Leiterin.', 4],
    ['Er erledigte seine Aufgaben zu unserer vollen Zufriedenheit, und zwar meistens.', 4],
    ['Im Großen und Ganzen war er pünktlich und arbeitete zu unserer Zufriedenheit.', 5],
    // Told by the employer.
    ['Was die Arbeiten betrifft, dürfen wir Herrn Klug unsere volle Zufriedenheit aussprechen.', 3],
    ['Gern können wir Frau Kern unsere volle Zufriedenheit aussprechen.', 3],
    ['Für die Arbeit im Lager darf ich ihm meine volle Zufriedenheit bestätigen.', 3],
    ['Seine Leistungen fanden unsere volle Zufriedenheit.', 3],
    ['Unsere volle Zufriedenheit begleitete sie durch alle drei Lehrjahre.', 2],
    ['Voll zufrieden ist unser stets kritischer Beirat mit der Arbeit, die sie leistet.', 3],
    ['Voll zufrieden ist der Gemeinderat mit den Leistungen, die sie erbringt.', 3],
    ['Unser Aufsichtsrat war mit seiner Arbeit stets voll zufrieden.', 2],
    // Always, in other words.
    ['Dass wir mit ihm außerordentlich zufrieden waren, galt am ersten Tag wie am letzten.', 1],
    ['Vom ersten Arbeitstag an waren wir mit ihr voll zufrieden.', 2],
    ['Er hat während der gesamten elf Jahre zu unserer vollen Zufriedenheit gearbeitet.', 2],
    ['Die ganzen acht Jahre über waren wir mit ihm voll zufrieden.', 2],
    ['Am ersten Tag arbeitete er zu unserer vollen Zufriedenheit.', 3],
    // A part of the work, a part of the time.
    ['Stand der Polier daneben, so arbeitete er zu unserer Zufriedenheit.', 5],
    ['Lag ihr das Thema, so war die Redaktion mit ihrer Arbeit zufrieden.', 5],
    ['Blieb es ruhig, dann arbeitete er zu unserer Zufriedenheit.', 5],
    ['Die Zufriedenheit der Redaktion mit ihrer Arbeit stellte sich ein, wenn das Thema ihr lag.', 5],
    ['Unsere Zufriedenheit stellte sich ein, sobald ein Kollege ihn anleitete.', 5],
    ['Zufrieden waren wir mit einem guten Teil dessen, was er erledigt hat.', 5],
    ['An den meisten Tagen arbeitete sie zu unserer Zufriedenheit.', 5],
    ['Wir waren mit ihm über weite Strecken zufrieden.', 5],
    ['Was sie erledigte, erledigte sie zu unserer Zufriedenheit.', 5],
    ['Zu unserer Zufriedenheit arbeitete er, wenn ihm jemand half.', 5],
    // The same degree whoever is content, and however it is put.
    ['Die Reinigungsarbeiten wurden von ihr größtenteils zur Zufriedenheit des Auftraggebers ausgeführt.', 5],
    ['Zur vollsten Zufriedenheit der Bauherrschaft wickelte er den Umbau ab.', 1.5],
    ['Zur Zufriedenheit unserer Kundinnen übernahm Frau Kern die Maniküre.', 4],
    ['Stets erledigte die Werkstudentin die Aufgaben zur vollen Zufriedenheit unserer Gäste.', 2],
    ['Zur vollsten Zufriedenheit unserer Mandanten und der Partner hat sie jederzeit gearbeitet.', 1],
    ['In der Regel waren unsere Kunden mit seiner Arbeit zufrieden.', 5],
    ['Mit dem, was sie leistete, waren unsere stets anspruchsvollen Gäste zufrieden.', 4],
    ['Sowohl die Patienten als auch das Ärzteteam waren mit ihrer Arbeit voll und ganz zufrieden.', 3],
    ['Die Schulleitung ist mit ihrer Arbeit jederzeit voll und ganz zufrieden.', 2],
    ['Überwiegend konnten wir mit dem, was sie in ihrer Ausbildung leistete, zufrieden sein.', 5],
    ['Stets waren wir mit dem, was sie leistete, voll zufrieden.', 2],
    ['Seine Leistungen stellten uns meist zufrieden.', 5],
    ['Ihre Arbeit stellt uns stets voll und ganz zufrieden.', 2],
    ['Durchweg stellte sie uns und unsere Mandanten voll zufrieden.', 2],
    ['Wir haben einen Mitarbeiter gewonnen, dessen Arbeit uns voll zufriedenstellt.', 3],
    ['Sie hat ihre Aufgaben im Allgemeinen zufriedenstellend bewältigt.', 5],
    ['Zufriedenstellend waren seine Leistungen jederzeit.', 3],
    ['Er hat die ihm übertragenen Aufgaben zufriedenstellend erledigt.', 4],
    ['Ihre Arbeit in unserem hervorragend ausgestatteten Zentrum war zufriedenstellend.', 4],
    ['Wir waren mit seinem großen Einsatz zufrieden.', 4],
    ['Zu unserer Zufriedenheit, und zwar zur vollen, hat er den Fuhrpark verwaltet.', 3],
    ['Seine Leistungen fanden in jeder Hinsicht unsere volle Zufriedenheit.', 2],
    ['Frau Kern hat zum Teil zu unserer Zufriedenheit gearbeitet.', 5],
    // What time and degree are told of.
    ['Die sehr umfangreichen und stets eiligen Aufgaben erledigte sie zu unserer Zufriedenheit.', 4],
    ['Unsere stets anspruchsvollen und mit Recht verwöhnten Gäste bediente sie zu unserer Zufriedenheit.', 4],
    ['Ihre Aufgaben erledigte sie stets und mit Recht zu unserer vollen Zufriedenheit.', 2],
  ])('%s → %d', (text, grade) => expect(gradeOf(text)).toBe(grade));

  it.each([
    'Ziel war es, die Zufriedenheit der Kunden zu steigern.',
    'Die Zufriedenheit der Patienten war hoch.',
    'Er hätte die Aufgaben gern zu unserer Zufriedenheit erledigt.',
    'Er führte das Team zu guten Ergebnissen und hoher Zufriedenheit.',
    'Ihr Vorgänger hatte die Anlage stets zu unserer vollsten Zufriedenheit geführt.',
    'Zu seinen Aufgaben gehörte die Umfrage zur Zufriedenheit der Anwender.',
    'Nicht alle Arbeiten gerieten zu unserer Zufriedenheit.',
    'Er erstellte die Auswertungen zur Zufriedenheit der Patienten.',
    'Sie befragte 30 Bewohner zu ihrer Zufriedenheit mit dem Essen.',
    'Mit ihrem freundlichen Wesen trug sie zur Zufriedenheit unserer Gäste bei.',
    'Frau Kern war mit ihrer Arbeit für unsere Kunden stets voll zufrieden.',
    'Spannungen räumte sie zur Zufriedenheit aller Beteiligten aus.',
    'Er war bemüht, unsere Kunden zufriedenzustellen.',
    'Die Arbeitsbereitschaft der Mitarbeiterin war zufriedenstellend, was ihre Aufgaben betraf.',
    'Zu unserer Zufriedenheitsgarantie gehört ein Rückgaberecht der Kunden.',
    'Er konnte sein Team zu zufriedenstellenden Leistungen anhalten.',
    'Zufriedenstellend wäre für ihre Leistungen ein zu schwaches Wort.',
  ])('is not read into: %s', (text) => expect(gradeOf(text)).toBeUndefined());

  it('names what is missing', () => {
    const read = gradeSentence('Er erledigte seine Aufgaben zu unserer vollen Zufriedenheit.');
    expect(read.explanation).toContain('Mit „stets“ wäre es gut');
    expect(read.better).toContain('stets zu unserer vollen Zufriedenheit');
    expect(read.evidence.map(({ text }) => text)).toContain('vollen');
  });
});

describe('the task in front, with a clause of its own', () => {
  it.each([
    [
      'Die Führung der Wohngruppe, in der stets bis zu neun Jugendliche mit hohem Bedarf lebten, erfolgte durch Frau Ohlsen zu unserer vollen Zufriedenheit.',
      3,
    ],
    ['Die Betreuung der Kinder erfolgte durch Herrn Ohm stets zu unserer vollsten Zufriedenheit.', 1],
    ['Die Leitung des Projekts lag bei ihr und erfolgte zu unserer Zufriedenheit.', 4],
    [
      'Die Buchführung, die vorher niemand übernehmen wollte, hat Herr Ohm zu unserer vollen Zufriedenheit erledigt.',
      3,
    ],
    [
      'Die Pflege der Anlagen, bei der es oft hektisch zuging, nahm er stets zu unserer vollen Zufriedenheit vor.',
      2,
    ],
  ])('%s', (text, grade) => expect(gradeSentence(text).grade).toBe(grade));

  it('with what is easy is limited', () =>
    expect(
      gradeSentence('Die Aufgaben, die meist einfach waren, erledigte sie zu unserer vollen Zufriedenheit.')
        .grade,
    ).toBeGreaterThan(3.5));
});

it.each([
  ['Volle Zufriedenheit, so lautet das Urteil, zu dem die Leitung über die Arbeit von Herrn Ott kam.', 3],
  ['Volle Zufriedenheit herrscht bei uns über die Leistungen von Frau Kern.', 3],
  ['Volle Zufriedenheit, so lautet das Ziel, das wir für unsere Kunden verfolgen.', undefined],
])('the noun in front: %s', (text, grade) => expect(gradeSentence(text).grade).toBe(grade));

describe('the content of a team, behind what it was led to', () => {
  it.each([
    'Er fördert Talente erfolgreich und motiviert sein Team zu weit überdurchschnittlichen Leistungen; Zufriedenheit und Zusammenhalt in seinem Bereich sind ausgezeichnet.',
    'Sie führt ihr Team zu sehr guten Ergebnissen; Zufriedenheit und Betriebsklima in ihrem Bereich sind vorbildlich.',
    'Sie leitet zu selbständigem Arbeiten an; Zufriedenheit und Zusammenhalt auf ihrer Station waren stets sehr groß.',
    'Er trug zu einem sehr guten Klima bei; Zufriedenheit und Leistung in seiner Kolonne lagen immer weit über dem Durchschnitt des Hauses.',
  ])('is no formula: %s', (text) => expect(gradeSentence(text).grade).toBeLessThan(2.5));
  it.each([
    'Er führte sein Team zu guten Leistungen; zu unserer Zufriedenheit erledigte er seine Aufgaben in seinem Bereich.',
    'Sie erfüllte ihre Aufgaben in ihrem Bereich zu unserer Zufriedenheit.',
    'Die Aufgaben in seinem Bereich hat er zu unserer Zufriedenheit erledigt.',
    'Sie arbeitete im Großen und Ganzen zu unserer Zufriedenheit; das Klima in ihrer Gruppe war gut.',
    'Mit ihren Leistungen in ihrem Bereich waren wir im Großen und Ganzen zufrieden.',
  ])('is one with a limit: %s', (text) => expect(gradeSentence(text).grade).toBeGreaterThan(4));
});
