import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { lateRegExp } from '../german/late.ts';
import { blameCues, blameFacts, brightBeside } from '../knowledge/blame-facts.ts';
import { words } from '../knowledge/story-clash.ts';
import { decode } from './decode.ts';

const tasks =
  'Zu ihren Aufgaben gehörten die Prüfung der Belege, die Überwachung der Zahlungen und die Pflege der Unterlagen.';
const ofMan = (letter: string): string =>
  letter
    .replaceAll('Frau Jana Kern', 'Herr Jan Kern')
    .replaceAll('Frau Kern', 'Herr Kern')
    .replaceAll('ihren', 'seinen')
    .replaceAll('Ihre', 'Seine')
    .replaceAll(/(?<![\p{L}])ihre(?![\p{L}])/gu, 'seine')
    .replaceAll(/(?<![\p{L}])ihr(?![\p{L}])/gu, 'ihm')
    .replaceAll(/(?<![\p{L}])Ihr(?![\p{L}])/gu, 'Sein')
    .replaceAll(/(?<![\p{L}])sie(?![\p{L}])/gu, 'er')
    .replaceAll(/(?<![\p{L}])Sie(?![\p{L}])/gu, 'Er')
    .replaceAll('Buchhalterin', 'Buchhalter');
const man = /(?<!\p{L})(?:[Ee]r|ih[mn]|[Ss]eine?[nmrs]?|Herrn?)(?!\p{L})/u;
/** The fact stands among the tasks of a letter of top grade. */
const clashes = (fact: string): boolean => {
  const letter = baseLetter({ tasks: `${tasks} {fact}` });
  const text = (man.test(fact) ? ofMan(letter) : letter).replace('{fact}', fact);
  return decode(text).findings.some(
    ({ rule, kind }) => kind === 'contradiction' || rule === 'task-withdrawn',
  );
};

describe.each([
  [
    'the reason lies with the person',
    [
      'Den Sitzungen folgte meist ein Vertreter, weil Frau Brandt die Unterlagen nicht gelesen hatte.',
      'Die Meldung an das Amt schrieb die Kollegin, denn Herr Brandt kannte das Formular nicht.',
      'Die Ausgabe verschob sich um drei Tage, da Frau Brandt die Fahnen verlegt hatte.',
      'Das Gerät blieb im Karton, weil ihm die Anleitung zu schwierig war.',
      'Wir verloren den Auftrag, nachdem Herr Brandt den Besuchstermin vergessen hatte.',
    ],
  ],
  [
    'better without',
    [
      'Seit dem Weggang von Herrn Brandt ist der Ton am Empfang wieder freundlich.',
      'Nach ihrem Ausscheiden tauchten im Keller vierzig unbezahlte Rechnungen auf.',
      'In den Wochen ohne sie stimmte die Abrechnung erstmals.',
      'Die Zahl der Retouren hat sich seit seinem Fortgang halbiert.',
      'Unter ihrem Nachfolger verdoppelten sich die Anmeldungen.',
    ],
  ],
  [
    'unlike the others',
    [
      'Alle Gruppen bestanden die Abnahme, bis auf die von ihm betreute.',
      'Alle Fahrer nahmen an der Schulung teil, außer ihm.',
      'Als Einzige im Team konnte sie die neue Kasse auch im Herbst noch nicht bedienen.',
      'Sie brauchte für die Inventur vier Tage, wo ihre Vorgängerin mit einem auskam.',
      'Für ihn galt seit Mai die Auflage, jede Rechnung gegenzeichnen zu lassen.',
    ],
  ],
  [
    'taken away',
    [
      'Die Firmenkarte haben wir ihm im Herbst wieder abgenommen.',
      'Von der Warenannahme zogen wir sie nach zwei Monaten ab.',
      'Auf Wunsch mehrerer Eltern wurde er in die Küche versetzt.',
      'Ihren Zugang zur Bank haben wir im April gesperrt.',
      'An Kunden schickten wir ihn danach nicht mehr.',
    ],
  ],
  [
    'asked to be with somebody else',
    [
      'Die Auszubildenden baten darum, nicht mit ihm eingeteilt zu werden.',
      'Mehrere Patienten wollten ausdrücklich nicht von ihr gepflegt werden.',
      'Zur Schicht mit Herrn Brandt meldete sich niemand.',
      'Die Schüler hatten Angst vor ihren Stunden.',
      'Mit den Kollegen sprach er zuletzt nur noch über Zettel.',
    ],
  ],
  [
    'so and so much came back',
    [
      'Jede dritte seiner Rechnungen kam wegen falscher Beträge zurück.',
      'Von den Etiketten, die sie druckte, war die Hälfte unleserlich.',
      'Rund ein Viertel ihrer Lieferscheine musste neu geschrieben werden.',
      'Im Abnahmeprotokoll standen hinter seinem Namen zwölf Mängel.',
      'Für die Korrektur ihrer Bescheide stellten wir eine Halbtagskraft ein.',
    ],
  ],
  [
    'nothing came of one’s own',
    [
      'In sechs Jahren kam von ihr kein einziger Vorschlag.',
      'Er begann mit dem Fegen, sobald ihm jemand den Besen in die Hand drückte.',
      'Die Regale blieben leer, bis wir ihn dazu aufforderten.',
      'Den tropfenden Hahn meldete sie nicht.',
      'Gefragt nach Verbesserungen, sagte sie: nichts.',
    ],
  ],
  [
    'records that lack',
    [
      'Ein Fahrtenbuch führte er nicht.',
      'Bestellungen notierte sie auf Bierdeckeln, die sich nicht immer wiederfanden.',
      'Seine Berichte sind im Archiv nicht auffindbar.',
      'In ihrem Schrank lagen unbearbeitete Anträge aus zwei Jahren.',
      'Zu den Prüfungen, die er abnahm, liegen keine Protokolle vor.',
    ],
  ],
  [
    'things that are gone',
    [
      'Der Inhalt der Sammelbüchse fehlte zweimal, beide Male nach seinem Dienst.',
      'Er nahm Werkzeug mit nach Hause, ohne es einzutragen.',
      'Die vermissten Gutscheine fanden sich in ihrem Spind.',
      'Was sie über den Hergang sagte, widersprach den Aufnahmen.',
      'Nach ihren Schichten fehlten wiederholt Flaschen.',
    ],
  ],
  [
    'against superiors',
    [
      'Gespräche mit der Direktorin nahm er nur mit seinem Anwalt wahr.',
      'Im März erhielt sie die dritte Abmahnung.',
      'Anordnungen der Oberärztin befolgte er nur, wenn sie schriftlich vorlagen.',
      'Zum Jahresgespräch erschien sie trotz Einladung nicht.',
      'Er wandte sich über den Kopf des Leiters hinweg an den Vorstand.',
    ],
  ],
  [
    'no step beyond',
    [
      'Eine Vertretung in Jena lehnte er ab.',
      'Samstags arbeitete sie nicht, auch nicht in der Ernte.',
      'Nach 17 Uhr war er nicht zu erreichen, auch wenn die Pumpe stand.',
      'Auf die Bitte um einen Zusatzdienst verwies sie auf ihren Arbeitsvertrag.',
      'Reisen kamen für sie nicht in Frage.',
    ],
  ],
  [
    'slow to learn',
    [
      'Bis er die Kasse bedienen konnte, vergingen acht Monate.',
      'Im zweiten Jahr fuhr sie den Stapler erstmals ohne Begleitung.',
      'Die Probezeit wurde verlängert, weil er die Abläufe noch nicht beherrschte.',
      'Auch nach drei Schulungen fragte sie bei jedem Vorgang nach.',
      'Den fachlichen Teil der Beratung übernahm eine Kollegin.',
    ],
  ],
])('%s', (_, facts) => {
  test.each(facts)('takes the praise back: %s', (fact) => {
    expect(clashes(fact)).toBe(true);
  });
});

test.each([
  'Die Leitung der Gruppe übernahm eine Kollegin, weil Frau Brandt in Elternzeit ging.',
  'Wir gewannen den Auftrag, weil Herr Brandt keine Mühe gescheut und nichts dem Zufall überlassen hatte.',
  'Da sie die Sprache der Kunden versteht, fehlten nie die richtigen Worte.',
  'Nachdem er die Anlage nicht nur geplant, sondern auch gebaut hatte, fuhren wir sie sofort hoch.',
  'Nach seinem Ausscheiden werden wir nur schwer einen Ersatz finden.',
  'Seit ihrem Eintritt ist die Zahl der Reklamationen um die Hälfte gesunken.',
  'Unter seiner Leitung stieg der Umsatz in sechs Jahren auf das Doppelte.',
  'Ohne ihn hätten wir den Umzug nicht geschafft.',
  'Während ihres Urlaubs merkten wir, wie sehr sie fehlt.',
  'In der Grippewelle fielen alle aus, bis auf ihn.',
  'Als Einzige machte sie keinen Fehler.',
  'Für die Inventur brauchte sie einen Tag, wo andere drei benötigen.',
  'Alle Teilnehmer bestanden die Prüfung, die er vorbereitet hatte.',
  'Anders als sonst üblich übertrugen wir ihr schon nach einem Jahr die Leitung.',
  'Zum Jahresende nahmen wir ihn in den Kreis der Führungskräfte auf.',
  'Bei der Übergabe des Schlüssels an den Nachfolger war alles vollständig.',
  'Auf Wunsch vieler Eltern übernahm sie auch die Nachmittagsgruppe.',
  'Aus dem Lager holten wir sie in den Verkauf, wo sie bald die Kasse leitete.',
  'Sein Zugang zu allen Systemen erlaubte ihm schnelle Hilfe.',
  'Mehrere Patienten wollten nur von ihr gepflegt werden.',
  'Die Schüler baten darum, sie auch im nächsten Jahr zu bekommen.',
  'Die Kollegen fragten bei schwierigen Fällen zuerst sie.',
  'Kunden, die ohne Termin kamen, ließ er nie warten.',
  'Mit niemandem hatte sie je Streit.',
  'Jede dritte Anfrage des Hauses bearbeitete sie allein.',
  'Mehr als die Hälfte ihrer Entwürfe ging ohne jede Änderung in Serie.',
  'Rund ein Viertel seiner Arbeitszeit war er auf Reisen.',
  'Die Ausschussquote ging unter ihm auf die Hälfte zurück.',
  'Er prüfte fehlerhafte Lieferungen und schickte sie an den Hersteller zurück.',
  'In sechs Jahren gab es gegen sie keine einzige Beschwerde.',
  'In neun Jahren fehlte er keinen Tag.',
  'Sobald jemand ihn um Hilfe bat, war er zur Stelle.',
  'Er meldete Mängel sofort und wartete nicht, bis ihn jemand fragte.',
  'Sie führte ein Kassenbuch, das nie eine Lücke hatte.',
  'Lose Belege der Mandanten ordnete und verbuchte er innerhalb weniger Tage.',
  'Im Archiv fand sie verschollen geglaubte Akten wieder.',
  'Zu ihren Aufgaben gehörte es, unbearbeitete Anträge aus anderen Referaten abzuarbeiten.',
  'Nach einem Einbruch half er der Polizei.',
  'Er nahm Arbeit mit nach Hause, ohne dafür Stunden aufzuschreiben.',
  'Sie verfasste Abmahnungen im Auftrag der Mandanten.',
  'Er begleitete den Inhaber zu Gesprächen mit dem Anwalt.',
  'Die zweite Fassung seines Entwurfs gewann den Wettbewerb.',
  'Eine Vertretung in Jena übernahm er sofort.',
  'Samstags arbeitete sie im Wechsel mit den Kollegen.',
  'Um 17 Uhr übergab er die Station an den Nachtdienst.',
  'Ihren Arbeitsvertrag verlängerten wir zweimal gern.',
  'Bis er die Leitung übernahm, vergingen nur zwei Jahre.',
  'Die Probezeit verkürzten wir, weil sie die Abläufe sofort beherrschte.',
  'Den technischen Teil des Angebots erstellte er, den kaufmännischen die Kollegin.',
  'Im zweiten Jahr leitete sie erstmals ein eigenes Projekt.',
  'Fachfragen aus allen Abteilungen gingen an ihn.',
  'Die Einarbeitung neuer Kollegen lag in seinen Händen.',
  'Herr Brandt begleitete Kollegen, die zum ersten Mal allein fuhren.',
])('takes nothing back: %s', (fact) => {
  expect(clashes(fact)).toBe(false);
});

test('every pattern can be read', () => {
  const sources = [
    ...blameFacts.flatMap(({ told, unless }) => [...told, unless ?? '']),
    ...blameCues,
    brightBeside,
  ];
  for (const source of sources)
    expect(() =>
      lateRegExp(words(source.replaceAll(/\{\w+\}/gu, 'er')).source, 'iu').test('er'),
    ).not.toThrow();
});
