import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rules: ReadonlySet<string> = new Set([
  'task-denied',
  'only-otherwise',
  'frame-clash',
  'remit-narrowed',
]);
const inLetter = (firm: string, tasks: string, praise: string): readonly string[] =>
  decode(
    baseLetter({
      company: `Die Muster Papierwerke GmbH stellt Verpackungen her und beschäftigt 120 Menschen. ${firm}`,
      tasks: `Frau Kern prüfte und buchte die Belege und überwachte die Zahlungen. ${tasks}`,
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie arbeitete stets äußerst sorgfältig. ${praise}`,
    }),
  ).findings.flatMap(({ rule, quote }) => (rules.has(rule) ? [quote ?? ''] : []));

describe('what the house has not, and what is told of it', () => {
  test.each([
    ['Eigene Lkw unterhalten wir nicht.', 'Sie plante die Einsätze unserer Sattelzüge.'],
    ['Wir verfügen über keinen eigenen Fuhrpark.', 'Sie disponierte die Fahrten unseres Fuhrparks.'],
    ['Fahrzeuge besitzt unser Unternehmen nicht.', 'Sie verwaltete unsere zwölf Transporter.'],
    [
      'Unser Haus kommt ohne eigene Fahrzeuge aus.',
      'Die Reparaturen unserer Lieferwagen gab sie in Auftrag.',
    ],
    ['Eine eigene Fertigung gibt es bei uns nicht.', 'Sie kaufte die Rohstoffe für unsere Produktion ein.'],
    ['Wir sind ein reines Handelsunternehmen.', 'Sie rechnete die Aufträge unserer Fertigung ab.'],
    ['Als reines Planungsbüro stellen wir nichts her.', 'Sie erfasste die Stunden in unserer Gießerei.'],
    ['Wir unterhalten keine Filialen.', 'Sie prüfte die Kassen in unserer Filiale in Soest.'],
    ['Niederlassungen haben wir keine.', 'Sie betreute auch unsere Niederlassung in Leer.'],
    [
      'Unser Unternehmen hat weder Filialen noch Zweigstellen.',
      'Sie vertrat die Kolleginnen in unseren Zweigstellen.',
    ],
    ['Wir betreiben nur einen einzigen Laden.', 'Sie reiste regelmäßig in unsere Filialen.'],
    ['Wir verkaufen ausschließlich online.', 'Sie half den Kunden in unserem Ladengeschäft.'],
    ['Ladengeschäfte unterhalten wir nicht.', 'Sie rechnete die Kasse unserer Verkaufsstelle ab.'],
    ['Einen Betriebsrat haben wir nicht.', 'Sie verhandelte Betriebsvereinbarungen.'],
    ['Unser Unternehmen hat keinen Betriebsrat.', 'Sie stimmte die Dienstpläne mit dem Betriebsrat ab.'],
    [
      'Ein Personalrat besteht in unserem Haus nicht.',
      'Sie bereitete die Sitzungen unseres Personalrats vor.',
    ],
    ['Wir bilden nicht aus und hatten nie Auszubildende.', 'Sie leitete unsere Auszubildenden an.'],
    ['Lehrlinge beschäftigen wir nicht.', 'Sie betreute unsere drei Lehrlinge.'],
    ['An Privatkunden verkaufen wir nicht.', 'Sie beriet unsere Privatkunden am Tresen.'],
    ['Wir beliefern nur den Großhandel.', 'Sie bediente die Laufkundschaft.'],
    ['Wir arbeiten ausschließlich mit Wiederverkäufern.', 'Die Privatkunden lobten ihre geduldige Beratung.'],
    ['In unserem Werk wird nur einschichtig gearbeitet.', 'Sie plante auch die Nachtschicht.'],
    ['Gearbeitet wird bei uns ausschließlich tagsüber.', 'In den Nachtschichten behielt sie den Überblick.'],
    ['Ein Tarifvertrag gilt bei uns nicht.', 'Sie setzte die Tarifabschlüsse in der Abrechnung um.'],
    [
      'Unser Unternehmen ist nicht tarifgebunden.',
      'Sie gruppierte die Beschäftigten nach dem Manteltarif ein.',
    ],
    ['Patente halten wir nicht.', 'Sie verwaltete unsere Patente.'],
    ['Ein eigenes Labor besitzen wir nicht.', 'Sie erfasste die Proben in unserem Labor.'],
    [
      'Wir liefern nur innerhalb Deutschlands.',
      'Sie schrieb die Zollpapiere für die Lieferungen in die Schweiz.',
    ],
    ['Exporte finden bei uns nicht statt.', 'Sie betreute unsere ausländischen Kunden.'],
    [
      'Wir sind ein unabhängiges Familienunternehmen.',
      'Sie berichtete monatlich an unsere Muttergesellschaft.',
    ],
    ['Wir gehören keinem Konzern an.', 'Sie erstellte die Berichte nach den Konzernrichtlinien.'],
    [
      'Wir sind ein gemeinnütziger Verein.',
      'Sie veranlasste die Auszahlung der Dividende an unsere Aktionäre.',
    ],
    ['Unsere Küche ist rein vegan.', 'Die Gäste lobten ihre Lammgerichte.'],
    ['In unserem Haus arbeiten ausschließlich Frauen.', 'Die männlichen Kollegen schätzten sie sehr.'],
    ['Eine eigene Druckerei besitzen wir nicht.', 'Sie plante die Aufträge unserer Druckerei.'],
    ['Wir haben keine eigene Kantine.', 'Sie rechnete mit unserer Kantine ab.'],
    ['Einen Empfangsdienst gab es bei uns nie.', 'Sie teilte unseren Empfangsdienst ein.'],
    ['Unser Haus ist nur von April bis September geöffnet.', 'Gerade um Weihnachten bewährte sie sich.'],
    ['Im Winter bleibt unser Betrieb geschlossen.', 'In der Wintersaison führte sie die Kasse.'],
  ])('%s %s', (firm, told) => {
    expect(inLetter(firm, told, '')).toHaveLength(1);
    expect(inLetter('', firm, told)).toHaveLength(1);
  });

  test.each([
    [
      'of a sister company',
      'Eigene Fahrzeuge besitzen wir nicht.',
      'Sie stimmte die Touren mit unserer Schwestergesellschaft und deren Fuhrpark ab.',
    ],
    ['of a haulier', 'Eigene Lkw unterhalten wir nicht.', 'Sie beauftragte eine Spedition mit Lastwagen.'],
    [
      'an honorary office',
      'Einen Betriebsrat haben wir nicht.',
      'Sie war ehrenamtlich Schöffin am Amtsgericht.',
    ],
    [
      'a change told',
      'Bis 2019 hatten wir keinen Betriebsrat.',
      'Seit 2020 stimmte sie die Pläne mit dem Betriebsrat ab.',
    ],
    [
      'another change',
      'Anfangs hatten wir keine Filialen.',
      'Sie wirkte an der Gründung unserer Filiale in Leer mit.',
    ],
    ['not only', 'Wir verkaufen nicht nur online.', 'Sie half den Kunden in unserem Ladengeschäft.'],
    [
      'nothing is told',
      'Eine eigene Fertigung gibt es bei uns nicht.',
      'Sie verhandelte mit unseren Herstellern.',
    ],
    [
      'the firm of customers',
      'Wir haben keine eigene Produktion.',
      'Sie besuchte die Fertigung unserer Partner in Polen.',
    ],
    [
      'praise',
      'Unsere Filialen haben nie rote Zahlen geschrieben.',
      'Sie prüfte die Kassen in unseren Filialen.',
    ],
    [
      'no complaints',
      'Beschwerden gab es bei uns nie.',
      'Sie beantwortete unsere Beschwerden stets freundlich.',
    ],
    [
      'no trainee left',
      'Keiner unserer Auszubildenden hat je abgebrochen.',
      'Sie leitete unsere Auszubildenden an.',
    ],
    ['one site and travel', 'Wir haben nur einen Standort.', 'Sie besuchte unsere Abnehmer in Tirol.'],
    [
      'guests at a brewery',
      'Wir verkaufen unser Bier nur an Großhändler.',
      'Sie führte Besuchergruppen durch unser Haus.',
    ],
    [
      'three shifts and a day shift',
      'Bei uns wird rund um die Uhr gearbeitet.',
      'Sie hatte eine feste Arbeitszeit von sieben bis fünfzehn Uhr.',
    ],
    [
      'still closed',
      'Unser Betrieb ist nur von März bis November geöffnet.',
      'In den Wintermonaten ruht unser Betrieb.',
    ],
    [
      'spring to autumn',
      'Unser Betrieb ist nur von März bis November geöffnet.',
      'Im Sommer half sie an der Kasse.',
    ],
  ])('silent: %s', (_, firm, told) => {
    expect(inLetter(firm, told, '')).toEqual([]);
  });
});

describe('what the person did not do, and is praised for', () => {
  test.each([
    [
      'Kunden gegenüber trat sie nie auf, mit Auftraggebern kam sie nicht in Berührung.',
      'Unsere Kunden, die sie regelmäßig besuchte, lobten sie.',
    ],
    [
      'Kontakt zu Kunden hatte sie weder schriftlich noch persönlich.',
      'Die Kunden schätzten ihre freundliche Art.',
    ],
    [
      'Zu Angehörigen bestand in dieser Tätigkeit kein Kontakt.',
      'Müttern und Vätern begegnete sie stets aufgeschlossen.',
    ],
    [
      'Dienstreisen waren mit der Stelle nicht verbunden.',
      'Auf ihren häufigen Dienstreisen nach Polen arbeitete sie stets selbständig.',
    ],
    [
      'Zu Reisen war sie während der gesamten Zeit nicht bereit.',
      'Sie war an 100 Tagen im Jahr bei Kunden unterwegs.',
    ],
    [
      'Über ein Budget durfte sie nie entscheiden.',
      'Sie verfügte selbständig über einen Etat von 200.000 Euro.',
    ],
    ['Budgetverantwortung hatte sie zu keiner Zeit.', 'Sie verantwortete ein Budget von 1,2 Millionen Euro.'],
    [
      'Weitere Beschäftigte gab es in ihrer Abteilung nie.',
      'Ihren Mitarbeiterinnen war sie eine stets gerechte Vorgesetzte.',
    ],
    ['Führungsaufgaben hatte sie durchgehend keine.', 'Sie leitete ein Team mit acht Beschäftigten.'],
    [
      'Die Leiterin hat sie in all den Jahren nie vertreten.',
      'In Abwesenheit der Leiterin führte sie die Abteilung.',
    ],
    ['Einen Führerschein besitzt sie nicht.', 'Sie fuhr täglich mit unserem Lieferwagen zur Bank.'],
    [
      'Da sie keine Fahrerlaubnis hat, blieb sie im Haus.',
      'Am Steuer unseres Transporters war sie stets sicher.',
    ],
    ['Weitere Sprachen beherrscht sie nicht.', 'Ihre Spanischkenntnisse waren uns eine große Hilfe.'],
    ['Fremdsprachen spricht sie keine.', 'Die Verhandlungen führte sie auf Englisch.'],
    ['Prokura wurde ihr nie erteilt.', 'Als Prokuristin vertrat sie unser Haus.'],
    ['Ohne Zeichnungsbefugnis tätig, legte sie alles dem Leiter vor.', 'Sie erhielt 2019 Prokura.'],
    ['An Fortbildungen nahm sie in den acht Jahren nicht teil.', 'Sie besuchte jedes Jahr mehrere Seminare.'],
    ['Schulungen hat sie nie besucht.', 'Sie nahm regelmäßig an Fortbildungen teil.'],
    [
      'Einen Erste-Hilfe-Kurs hat sie nie besucht.',
      'Als ausgebildete Ersthelferin war sie stets zur Stelle.',
    ],
    [
      'Ein Studium hat sie nie begonnen.',
      'Mit dem Diplom in Betriebswirtschaft, das sie erwarb, bewies sie Ehrgeiz.',
    ],
    [
      'Sie kam ohne jede Berufserfahrung zu uns.',
      'Wir profitierten von den zehn Jahren, die sie zuvor bei Banken verbracht hatte.',
    ],
    ['Mit der Lehre war sie nicht befasst.', 'Für ihre Vorlesungen erhielt sie zweimal den Lehrpreis.'],
    [
      'Verkaufsgespräche führte sie nicht.',
      'Mit ihren Abschlüssen lag sie stets an der Spitze unserer Verkäufer.',
    ],
    [
      'Die Preisverhandlungen führte ausschließlich der Geschäftsführer.',
      'Durch ihr Verhandlungsgeschick bei den Lieferanten erzielte sie hohe Einsparungen.',
    ],
    [
      'Andere Tätigkeiten übte sie nicht aus.',
      'Neben der Buchung bewältigte sie auch den Empfang, und neben der Kasse auch die Reisekosten betreute sie gern.',
    ],
    [
      'Andere Abteilungen lernte sie nicht kennen.',
      'In jeder der vier durchlaufenen Abteilungen fand sie sich schnell zurecht.',
    ],
    [
      'Sie arbeitete ausschließlich im Homeoffice.',
      'Die Kolleginnen, mit denen sie täglich das Büro teilte, schätzten sie.',
    ],
    [
      'Vor ihr gab es diese Stelle in unserem Haus nicht.',
      'Von ihrem Vorgänger ließ sie sich bereitwillig einweisen.',
    ],
    [
      'Sie pflegte ausschließlich hochbetagte Menschen.',
      'Die Säuglinge auf ihrer Station versorgte sie liebevoll.',
    ],
    [
      'Sie beriet ausschließlich wohnungslose Männer.',
      'Den Schwangeren, die sie beriet, gab sie Zuversicht.',
    ],
    [
      'Sie bereiste ausschließlich Hessen.',
      'In Sachsen, ihrem Stammgebiet, verdoppelte sie die Zahl der Händler.',
    ],
    [
      'Als einzige Hausmeisterin war sie auf sich gestellt.',
      'Im Kreis ihrer Hausmeisterkollegen war sie beliebt.',
    ],
    [
      'Sie war jeweils nur von Dezember bis April angestellt.',
      'In den Sommermonaten leitete sie die Revision.',
    ],
  ])('%s %s', (denied, told) => {
    expect(inLetter('', denied, told)).not.toEqual([]);
  });

  test.each([
    [
      'a later post',
      'Sie begann als Sachbearbeiterin ohne Personalverantwortung.',
      'Nach ihrer Ernennung zur Leiterin führte sie ein Team mit elf Beschäftigten.',
    ],
    [
      'other lines of command',
      'Disziplinarische Personalverantwortung war nicht damit verbunden.',
      'Die ihr fachlich zugeordneten Projektteams leitete sie zielsicher.',
    ],
    [
      'a licence gained',
      'Bei ihrem Eintritt besaß sie keinen Führerschein.',
      'Ab 2018 fuhr sie mit unserem Lieferwagen zur Bank.',
    ],
    [
      'a language learned',
      'Spanisch sprach sie bei ihrem Eintritt noch nicht.',
      'Zuletzt führte sie Gespräche auf Spanisch.',
    ],
    [
      'theses are no lectures',
      'Lehrveranstaltungen hielt sie keine ab.',
      'Fünf Masterarbeiten begleitete sie mit klugem Rat.',
    ],
    [
      'colleagues are no customers',
      'Kunden belieferte sie nicht.',
      'Gegenüber Vorgesetzten und Kollegen war sie stets freundlich.',
    ],
    [
      'customers not kept waiting',
      'Kunden ließ sie nie warten.',
      'Unsere Kunden, die sie besuchte, lobten sie.',
    ],
    ['customers who stayed', 'Kein einziger Kunde hat uns verlassen.', 'Die Kunden schätzten ihre Beratung.'],
    [
      'no travel, then a course',
      'Sie arbeitete ausschließlich in der Werkstatt.',
      'Für Schulungen beim Hersteller reiste sie dreimal nach Schweden.',
    ],
    [
      'helped of her own will',
      'Zum Bereitschaftsdienst war sie nicht verpflichtet.',
      'Dennoch sprang sie zweimal freiwillig ein.',
    ],
    [
      'days at home',
      'Sie arbeitete an drei Tagen im Homeoffice.',
      'An ihren Bürotagen teilte sie das Büro mit einer Kollegin.',
    ],
    [
      'other trades',
      'Als einzige Haustechnikerin betreute sie drei Gebäude.',
      'Mit den Kolleginnen aus Sekretariat und Reinigung arbeitete sie gern.',
    ],
    [
      'a region changed',
      'Bis 2019 bereiste sie ausschließlich Hessen.',
      'In Sachsen, ihrem neuen Gebiet, gewann sie viele Händler.',
    ],
    [
      'no budget missed',
      'Ihr Budget hat sie nie überschritten.',
      'Sie verantwortete ein Budget von 1,2 Millionen Euro.',
    ],
    [
      'trips without trouble',
      'Auf Dienstreisen verlor sie nie den Überblick.',
      'Auf ihren Dienstreisen nach Polen arbeitete sie stets selbständig.',
    ],
    ['no seminar missed', 'Seminare versäumte sie nie.', 'Sie besuchte jedes Jahr mehrere Seminare.'],
    [
      'languages without mistakes',
      'Fremdsprachen waren für sie kein Hindernis.',
      'Die Verhandlungen führte sie auf Englisch.',
    ],
    [
      'not only German',
      'Sie sprach nicht nur Deutsch, sondern mehrere Fremdsprachen.',
      'Die Verhandlungen führte sie auf Englisch.',
    ],
    [
      'staff that never left',
      'Ihre Mitarbeiter hat sie nie im Stich gelassen.',
      'Ihre Mitarbeiter führte sie vorbildlich.',
    ],
    [
      'an old language of code',
      'Unsere Anwendungen werden heute vollständig in Go entwickelt.',
      'Die alte Plattform, die in Java geschrieben war, hat sie gepflegt.',
    ],
  ])('silent: %s', (_, denied, told) => {
    expect(inLetter('', denied, told)).toEqual([]);
  });
});

describe('who sells through the trade alone still hears from those who use it', () => {
  const only = 'Verkauft wird ausschließlich über den Fachhandel; eigene Läden betreiben wir nicht.';
  test.each([
    [only, 'Sie klärte schwierige Beschwerden von Händlern und Endkunden.'],
    [only, 'Sie bearbeitete Reklamationen der Endkunden.'],
    [
      'Wir liefern ausschließlich an den Großhandel.',
      'Sie beantwortete Garantieanfragen von Endverbrauchern.',
    ],
    ['An Privatkunden verkaufen wir nicht.', 'Sie leitete die Rückrufaktion und schrieb Privatkunden an.'],
    ['Wir beliefern nur Wiederverkäufer.', 'Sie wertete Umfragen unter Endkunden aus.'],
    ['Der Vertrieb läuft ausschließlich über den Fachhandel.', 'Sie verhandelte mit Einkaufsgemeinschaften.'],
    [
      'An Privatpersonen liefern wir nicht, deshalb läuft der Verkauf ausschließlich über Sanitätshäuser.',
      'Sie verhandelte Verträge mit Einkaufsverbünden und stimmte sich mit dem Einkauf ab.',
    ],
  ])('%s %s', (firm, tasks) => {
    expect(inLetter(firm, tasks, '')).toEqual([]);
  });

  test.each([
    [only, 'Sie beriet Endkunden am Ladentisch.'],
    ['Wir liefern ausschließlich an den Großhandel.', 'Sie verkaufte unsere Papiere an Privatkunden.'],
  ])('but: %s %s', (firm, tasks) => {
    expect(inLetter(firm, tasks, '')).toHaveLength(1);
  });
});
