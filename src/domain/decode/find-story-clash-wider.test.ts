import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const contradictions = (claim: string, story: string): string[] =>
  decode(letter({ performance: `${claim} ${story}` })).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' && ofStory.has(rule) ? [rule] : [],
  );
/** A sentence that is read as weak is told by other rules as well. */
const ofStory: ReadonlySet<string> = new Set([
  'fact-against-praise',
  'failure-told',
  'frame-clash',
  'same-subject',
  'two-contracts',
]);

describe('what is told twice, and not alike', () => {
  it.each([
    // contract
    ['Herr Kern wurde unbefristet eingestellt.', 'Das Arbeitsverhältnis endet mit Ablauf der Befristung.'],
    [
      'Er stand in einem unbefristeten Arbeitsverhältnis.',
      'Sein befristeter Vertrag lief zum Jahresende aus.',
    ],
    [
      'Er war auf unbestimmte Zeit, also unbefristet beschäftigt.',
      'Er scheidet wegen Ablaufs der Befristung aus.',
    ],
    ['Sein Arbeitsvertrag war unbefristet.', 'Der befristete Vertrag wurde nicht verlängert.'],
    // till
    ['Er war stets ehrlich.', 'Ungeklärte Kassendifferenzen in seinen Schichten führten zu einem Gespräch.'],
    ['Seine Kasse stimmte immer.', 'Die Fehlbeträge in seiner Kasse ließen sich nicht aufklären.'],
    [
      'Er war absolut vertrauenswürdig.',
      'Im Mai kam es zu unerklärlichen Fehlbeständen, die auf sein Lager entfielen.',
    ],
    [
      'Seine Abrechnungen stimmten stets.',
      'Seine Fehlbeträge konnten nie ganz erklärt werden, sie blieben nicht nachvollziehbar.',
    ],
    // language
    [
      'Er spricht fließend Englisch.',
      'Bei englischen Verhandlungen war er auf einen Dolmetscher angewiesen.',
    ],
    [
      'Sein Französisch ist verhandlungssicher.',
      'Da er kein Französisch spricht, begleitete ihn ein Kollege.',
    ],
    [
      'Er beherrscht Italienisch sicher in Wort und Schrift.',
      'Auf Italienisch fiel es ihm schwer, ein Gespräch zu führen.',
    ],
    ['Er verfügt über sehr gute Spanischkenntnisse.', 'Spanische Briefe mussten für ihn übersetzt werden.'],
    // independence
    [
      'Er arbeitete stets selbständig.',
      'Seine Angebote verließen das Haus erst, nachdem der Vertriebsleiter sie geprüft hatte.',
    ],
    [
      'Er handelte eigenverantwortlich.',
      'Seine Kalkulationen gingen erst hinaus, wenn eine Kollegin sie durchgesehen hatte.',
    ],
    ['Er arbeitete selbstständig.', 'Der Meister stand daneben, der jeden Arbeitsschritt vorgab.'],
    // sharing
    ['Er gab sein Wissen gern weiter.', 'Er behielt seine Kenntnisse über die Lieferanten für sich.'],
    [
      'Er war sehr kollegial.',
      'Seine Unterlagen hielt er bis zuletzt für sich, was die Vertretung erschwerte.',
    ],
    ['Seine Erfahrung gab er bereitwillig an Jüngere weiter.', 'Seine Daten und Modelle behält er für sich.'],
    // dates
    ['Termine hielt er stets ein.', 'Seine Berichte wurden oft erst nach dem Versand nachgereicht.'],
    ['Er lieferte stets fristgerecht.', 'Die Muster hat er erst Wochen später nachgeliefert.'],
    ['Er war stets pünktlich.', 'Dass er meist erst nach Dienstbeginn erschien, nahmen die Kollegen hin.'],
    // leading
    [
      'Er führte ein Team mit acht Einkäufern.',
      'Für eine erste Führungsaufgabe halten wir ihn in einigen Jahren für geeignet.',
    ],
    [
      'Er war Gruppenleiter.',
      'Wir trauen ihm eine erste Führungsposition durchaus zu, die Voraussetzungen dafür sind vorhanden; geeignet ist er für eine erste Führungsfunktion.',
    ],
    ['Er leitete ein Team.', 'Die Führung der Mitarbeiter lag allerdings bei der Bereichsleitung.'],
    [
      'Er führte sechs Servicekräfte.',
      'Die Leitung des Servicepersonals oblag während der ganzen Zeit beim Wirt, lag also bei der Direktion.',
    ],
    // repairs
    [
      'Seine Reparaturen waren stets zuverlässig.',
      'Ein Drittel seiner Reparaturen musste ein zweites Mal ausgeführt werden.',
    ],
    [
      'Die Anlagen liefen nach seiner Wartung störungsfrei.',
      'Mehrfache Einsätze an derselben Anlage waren die Regel.',
    ],
    [
      'Seine Montagen waren tadellos.',
      'Nachbesserungen machten zuletzt die Hälfte seiner Zeit aus; auf Nacharbeiten entfielen ein Drittel der Stunden.',
    ],
    // safety
    [
      'Er beachtete alle Sicherheitsvorschriften.',
      'Er musste mehrfach daran erinnert werden, den Helm zu tragen.',
    ],
    [
      'Auf die Vorschriften achtete er und hielt alle Regeln ein.',
      'Immer wieder musste er ermahnt werden; so wurde er regelmäßig aufgefordert, Schutzkleidung anzulegen.',
    ],
    // interest
    ['Er war sehr interessiert.', 'Fragen stellte er nie.'],
    ['Er war lernwillig.', 'Zu den Abläufen stellte er keine Fragen.'],
    // experience
    [
      'Als Berufsanfänger kam er zu uns.',
      'Aus seiner zehnjährigen Tätigkeit bei einem anderen Großhändler brachte er viele Kontakte mit.',
    ],
    // secrets
    ['Er war stets verschwiegen.', 'Angaben aus Personalakten hat er an Außenstehende weitergegeben.'],
  ])('%s %s', (claim, story) => {
    expect(contradictions(claim, story)).not.toEqual([]);
  });

  it.each([
    [
      'Wir boten ihm ein unbefristetes Arbeitsverhältnis an.',
      'Das Arbeitsverhältnis endet mit Ablauf der Befristung.',
    ],
    [
      'Er wurde nach zwei Jahren unbefristet beschäftigt.',
      'Die zunächst vereinbarte Befristung war mit Ablauf des Jahres 2019 entfallen.',
    ],
    [
      'Er ist unbefristet beschäftigt.',
      'Sein befristeter Vertrag lief 2019 aus, danach wurde er übernommen.',
    ],
    ['Er war stets ehrlich.', 'Ungeklärte Fehlbeträge seines Vorgängers klärte er restlos auf.'],
    ['Er war stets ehrlich.', 'Kassendifferenzen spürte er auf und behob ihre Ursache.'],
    ['Seine Kasse stimmte immer.', 'In all den Jahren gab es keinen ungeklärten Fehlbetrag.'],
    ['Er spricht fließend Englisch.', 'Chinesische Briefe mussten für ihn übersetzt werden.'],
    [
      'Er spricht fließend Englisch.',
      'Da er kein Französisch spricht, begleitete ihn ein Kollege nach Lyon.',
    ],
    [
      'Er spricht fließend Spanisch.',
      'Bei spanischen Verhandlungen war er nie auf einen Dolmetscher angewiesen.',
    ],
    ['Er spricht fließend Spanisch.', 'Spanische Briefe übersetzte er für die Kollegen.'],
    [
      'Er arbeitete stets selbständig.',
      'Seine Berichte gab er erst heraus, nachdem er alle Zahlen geprüft hatte.',
    ],
    ['Er arbeitete stets selbständig.', 'Seine Lieferanten bezahlte er erst, nachdem die Ware geprüft war.'],
    ['Er gab sein Wissen gern weiter.', 'Vertrauliche Unterlagen hielt er stets für sich.'],
    ['Er war sehr kollegial.', 'Seine Ergebnisse sprechen für sich.'],
    ['Er war sehr kollegial.', 'Seine Meinung hielt er nie für sich, er sagte sie offen.'],
    [
      'Termine hielt er stets ein.',
      'Unterlagen, die Lieferanten erst später nachreichten, forderte er beharrlich an.',
    ],
    ['Er war stets pünktlich.', 'Kunden, die erst nach Ladenöffnung anriefen, rief er zurück.'],
    ['Er führte ein Team mit acht Einkäufern.', 'In seiner ersten Führungsaufgabe bewährte er sich sehr.'],
    ['Er führte ein Team mit acht Einkäufern.', 'Für künftige Führungsaufgaben ist er bestens geeignet.'],
    [
      'Er führte sechs Einkäufer fachlich.',
      'Die disziplinarische Führung der Mitarbeiter lag beim Bereichsleiter.',
    ],
    ['Er führte sechs Servicekräfte.', 'Die Führung des Küchenpersonals lag beim Küchenchef.'],
    [
      'Er leitete ein Team.',
      'Während seiner Elternzeit lag die Führung der Mitarbeiter bei der Bereichsleitung.',
    ],
    ['Seine Reparaturen waren stets zuverlässig.', 'Ein Drittel seiner Aufträge kam von Stammkunden.'],
    ['Die Anlagen liefen nach seiner Wartung störungsfrei.', 'Nacharbeiten waren bei ihm nicht nötig.'],
    ['Er beachtete alle Sicherheitsvorschriften.', 'Nie musste er an die Schutzbrille erinnert werden.'],
    ['Er beachtete alle Sicherheitsvorschriften.', 'Er erinnerte die Kollegen regelmäßig an den Helm.'],
    ['Er war sehr interessiert.', 'Überflüssige Fragen stellte er nicht.'],
    ['Er war sehr interessiert.', 'Fragen stellte er, wo es nötig war.'],
    [
      'Als Berufsanfänger kam er zu uns.',
      'Nach zehnjähriger Tätigkeit bei uns zählt er zu den Erfahrensten.',
    ],
  ])('silent: %s %s', (claim, story) => {
    expect(contradictions(claim, story)).toEqual([]);
  });
});

const told = (type: string, text: string): string[] =>
  decode(`${type}\n\n${text}`).findings.flatMap(({ rule }) => (ofStory.has(rule) ? [rule] : []));
const trainee =
  'Herr Max Kern, geboren am 3. Mai 2002, absolvierte vom 1. September 2020 bis zum 31. August 2023 in unserem Betrieb eine Ausbildung zum Tischler. ';

describe('an examination, and the school', () => {
  it.each([
    [
      'Die Gesellenprüfung bestand er am 21. Juni 2023.',
      'Für die Wiederholung der Gesellenprüfung wünschen wir ihm viel Glück.',
    ],
    [
      'Er bestand die Abschlussprüfung mit der Note gut.',
      'Er verlässt uns vor Ende der Ausbildung ohne Prüfung.',
    ],
    [
      'In der Berufsschule erzielte er hervorragende Noten.',
      'Seine schulischen Leistungen blieben leider mangelhaft.',
    ],
  ])('%s %s', (one, other) => {
    expect(told('Ausbildungszeugnis', `${trainee}\n\n${one} Er war fleißig. ${other}`)).not.toEqual([]);
  });
  it.each([
    ['Er bestand Teil 1 der Abschlussprüfung.', 'Er verlässt uns vor Ende der Ausbildung ohne Prüfung.'],
    [
      'In der Berufsschule erzielte er gute Noten.',
      'Anfangs waren seine schulischen Leistungen mangelhaft, was er rasch aufholte.',
    ],
  ])('silent: %s %s', (one, other) => {
    expect(told('Ausbildungszeugnis', `${trainee}\n\n${one} Er war fleißig. ${other}`)).toEqual([]);
  });
});

describe('the reason of an interim reference', () => {
  const interim = 'Herr Max Kern ist seit dem 1. Mai 2018 bei uns als Einkäufer tätig. ';
  it.each([
    [
      'Anlass ist das Ausscheiden seines Vorgesetzten.',
      'Sein Vorgesetzter wird auch künftig die Abteilung leiten.',
    ],
    [
      'Wir erstellen es, weil sein Abteilungsleiter uns verlässt.',
      'Ein Wechsel in der Leitung steht derzeit nicht bevor.',
    ],
  ])('%s %s', (one, other) => {
    expect(told('Zwischenzeugnis', `${interim}${one}\n\nEr arbeitet sorgfältig. ${other}`)).not.toEqual([]);
  });
  it.each([
    [
      'Anlass ist das Ausscheiden seines Vorgesetzten.',
      'Sein neuer Vorgesetzter wird die Abteilung weiterhin so führen.',
    ],
  ])('silent: %s %s', (one, other) => {
    expect(told('Zwischenzeugnis', `${interim}${one}\n\nEr arbeitet sorgfältig. ${other}`)).toEqual([]);
  });
});
