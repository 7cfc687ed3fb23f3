import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const frau = 'Frau Jana Kern, geboren am 3. Mai 1985,';
const herr = 'Herr Jan Kern, geboren am 3. Mai 1985,';
const time = 'vom 1. April 2012 bis zum 31. Mai 2023';

describe('the job title', () => {
  test.each([
    [
      `${frau} war ${time} als Anlagenmechanikerin für Sanitär-, Heizungs- und Klimatechnik tätig.`,
      'Anlagenmechanikerin für Sanitär-, Heizungs- und Klimatechnik',
    ],
    [
      `${herr} war ${time} bei uns als Gas-, Wasser- und Heizungsinstallateur beschäftigt.`,
      'Gas-, Wasser- und Heizungsinstallateur',
    ],
    [
      `${frau} war ${time} als Leiterin Einkauf, Logistik und Fuhrpark tätig.`,
      'Leiterin Einkauf, Logistik und Fuhrpark',
    ],
    [`${frau} war ${time} bei uns, seit 2016 als Leiterin unserer Filiale in Aurich.`, 'Filialleiterin'],
    // What only tells where is cut, what belongs to the title stays.
    [
      `${frau} war ${time} als Leiterin des Logistikzentrums Neuenstadt tätig.`,
      'Leiterin des Logistikzentrums',
    ],
    [`${frau} war ${time} als Leiterin des Sachgebiets Wohngeld tätig.`, 'Leiterin des Sachgebiets Wohngeld'],
    [`${frau} war ${time} als Stationsleiterin der Station 3 tätig.`, 'Stationsleiterin'],
    [
      `${frau} war ${time} als Sachbearbeiterin Elterngeld im Kreisjugendamt tätig.`,
      'Sachbearbeiterin Elterngeld',
    ],
    [
      `${frau} war ${time} als Verwaltungsfachangestellte der Fachrichtung Kommunalverwaltung tätig.`,
      'Verwaltungsfachangestellte',
    ],
    [
      `${frau} war ${time} als dipl. Pflegefachfrau HF auf unserer Station angestellt.`,
      'dipl. Pflegefachfrau HF',
    ],
    [`${herr} war ${time} in unserem Betrieb als eidg. dipl. Küchenchef tätig.`, 'eidg. dipl. Küchenchef'],
    [`${frau} war ${time} als med. Praxisassistentin bei uns tätig.`, 'med. Praxisassistentin'],
    [`${herr} war ${time} als Dipl.-Ing. Vermessung bei uns tätig.`, 'Dipl.-Ing. Vermessung'],
    [
      `${frau} ist ${time} als Verwaltungsfachangestellte tätig. Sie wechselte 2019 als Sachbearbeiterin in die Bauaufsicht. Als Sachbearbeiterin in der Bauaufsicht ist sie für zwei Stadtteile zuständig.`,
      'Sachbearbeiterin in der Bauaufsicht',
    ],
    [
      `${frau} war ${time} bei uns, bis 2015 als Erzieherin und danach als Leiterin der Einrichtung.`,
      'Leiterin der Einrichtung',
    ],
    [
      `${frau} war ${time} als Medizinische Fachangestellte bei uns tätig. Seit 2018 leitete sie den Empfang als Erste Kraft.`,
      'Medizinische Fachangestellte',
    ],
    [
      `${frau} war ${time} bei uns tätig. Sie begann als Laborantin und leitet seit dem 1. April 2019 das Team Auftragsannahme.`,
      'Leiterin des Teams Auftragsannahme',
    ],
    [`${herr} war ${time}, also elf Jahre, Orgelbauer in meiner Werkstatt.`, 'Orgelbauer'],
    [
      `${herr} ist seit dem 1. Mai 2020 wissenschaftlicher Mitarbeiter an unserem Institut.`,
      'wissenschaftlicher Mitarbeiter',
    ],
    [`${frau} leitete ${time} unsere Kindertagesstätte „Arche“.`, 'Leiterin der Kindertagesstätte'],
    [`${herr} leitete ${time} die Produktion unseres Werkes.`, 'Leiter der Produktion'],
    [`${frau} war ${time} in unserer Praxis tätig. Als Logopädin behandelte sie Kinder.`, 'Logopädin'],
    [`${frau} war ${time} in unserer Praxis tätig. Als Mitarbeiterin der Praxis betreute sie Kinder.`, null],
    [
      `${herr} war ${time} bei uns. Von 2014 bis 2018 war er Referent Vergütung, seit 2018 Leiter Vergütung.`,
      'Leiter Vergütung',
    ],
    [
      `${herr} war ${time} bei uns. Von 2014 bis 2018 war er Leiter Einkauf, seit 2018 Mitglied des Betriebsrats.`,
      'Leiter Einkauf',
    ],
    [
      `${frau} gehörte ${time} zu uns. Nach der Probezeit wurde sie zum 1. Mai 2013 Redakteurin, seit 2019 war sie daneben Blattmacherin.`,
      'Redakteurin',
    ],
    [`${herr} war ${time} bei uns, anfangs als Dachdecker und später als Geselle.`, 'Dachdecker'],
    [`${frau} war ${time} bei uns. 2018 übernahm sie die Position Leiterin Einkauf.`, 'Leiterin Einkauf'],
    [`${herr} war ${time} bei uns. 2018 übernahm er die Position des Bauleiters.`, 'Bauleiter'],
    [`${frau} versah ${time} in unserer Gemeinde das Amt der Kirchenmusikerin.`, 'Kirchenmusikerin'],
    [`${frau} war ${time} als Au-pair bei uns beschäftigt.`, 'Au-pair'],
    [`${frau} arbeitete ${time} als Coiffeuse EFZ in unserem Salon.`, 'Coiffeuse EFZ'],
    // Where and when is no part of a trade.
    [`${herr} war ${time} als Standesbeamter im Standesamt tätig.`, 'Standesbeamter'],
    [`${frau} war ${time} als Filialleiterin in Vilsberg tätig.`, 'Filialleiterin'],
    [`${herr} war ${time} als Lagerist im Schichtdienst tätig.`, 'Lagerist'],
    [`${herr} war ${time} als Disponent im Nahverkehr tätig.`, 'Disponent im Nahverkehr'],
    // What somebody is „beschäftigt“ as is a post, whatever its name ends in.
    [`${herr} war ${time} als Kastellan auf Schloss Lind beschäftigt.`, 'Kastellan'],
    [`${frau} war ${time} als Sommelière in unserem Restaurant angestellt.`, 'Sommelière'],
    [`${herr} ist bei mir ${time} Baggerfahrer gewesen.`, 'Baggerfahrer'],
    [`${herr} war ${time} bei uns beschäftigt. Er war Hausmeister.`, 'Hausmeister'],
    [`${frau} war ${time} als Fachverkäuferin, zuletzt als Filialleiterin, tätig.`, 'Filialleiterin'],
    [
      `${frau} war ${time} als kaufmännische Angestellte in der Buchhaltung tätig.`,
      'kaufmännische Angestellte in der Buchhaltung',
    ],
    [
      `${herr} stand ${time} als Bereichsleiter Vertrieb Süd und Mitglied der Geschäftsleitung in unseren Diensten.`,
      'Bereichsleiter Vertrieb Süd',
    ],
    [
      `${frau} war ${time} als Projektmanagerin bei uns. Sie leitete das Projekt Digitale Akte.`,
      'Projektmanagerin',
    ],
    [
      `${frau} war ${time} bei uns tätig. Nach vier Jahren als Key-Account-Managerin leitete sie seit dem 1. Januar 2015 den Geschäftsbereich Industriekunden.`,
      'Leiterin des Geschäftsbereichs Industriekunden',
    ],
    [
      `${herr} war ${time} in unserem Unternehmen tätig und leitete die Niederlassung Kassel.`,
      'Leiter der Niederlassung Kassel',
    ],
    [
      `${frau} trat am 1. April 2012 als Sachbearbeiterin in unser Haus ein. Am 1. Juli 2016 wurde ihr die Leitung der Abteilung Einkauf übertragen.`,
      'Leiterin der Abteilung Einkauf',
    ],
    [
      `${herr} war ${time} als Chef de Partie tätig. Er verantwortete den Posten des Sauciers und bereitete Fleischgerichte zu.`,
      'Chef de Partie',
    ],
    [`${frau} war ${time} als Product Designerin Teil unseres Teams.`, 'Product Designerin'],
    [`${frau} war ${time} als Fachkraft im Bereich Gestaltung tätig.`, 'Fachkraft im Bereich Gestaltung'],
    [`${herr} war ${time} als Hausmeister beim Landkreis Muster beschäftigt.`, 'Hausmeister'],
    [`${herr} war ${time} als Oberarzt in der Klinik für Chirurgie unseres Hauses tätig.`, 'Oberarzt'],
    [`${frau} war ${time} als Pflegefachfrau im Wohnbereich 2 unseres Hauses tätig.`, 'Pflegefachfrau'],
    [
      `${frau} war ${time} als Reinigungskraft in der Unterhaltsreinigung tätig.`,
      'Reinigungskraft in der Unterhaltsreinigung',
    ],
    [
      `${herr} war ${time} als Altenpfleger tätig. Er übernahm alle Aufgaben einer Pflegefachkraft und leitete Schichten.`,
      'Altenpfleger',
    ],
    [
      `${herr} war ${time} als Schichtführer tätig. Als Schichtführer der Fräserei leitete er fünf Bediener.`,
      'Schichtführer',
    ],
    [`${frau} hat ${time} in der Position UX Designerin bei uns gearbeitet.`, 'UX Designerin'],
    [`${herr} war ${time} als Lehrer am Gymnasium Neustadt beschäftigt.`, 'Lehrer'],
    [`${frau} war ${time} als Mitarbeiterin am Empfang beschäftigt.`, 'Mitarbeiterin am Empfang'],
    [
      `${frau} war ${time} als Sachbearbeiterin in der Abteilung Kundenkredit beschäftigt.`,
      'Sachbearbeiterin in der Abteilung Kundenkredit',
    ],
    [`${herr} war ${time} als Verkäufer in der Abteilung Spielwaren beschäftigt.`, 'Verkäufer'],
    [`${herr} war ${time} als Physiotherapeut in unserer Praxis tätig.`, 'Physiotherapeut'],
  ])('%s', (introduction, title) => {
    expect(decode(baseLetter({ introduction })).facts.job_title).toBe(title);
  });

  test.each([
    [
      'trat als Sachbearbeiterin in unser Unternehmen ein und war vom 1. Juli 2015 an Teamleiterin Kreditoren',
      'Teamleiterin Kreditoren',
    ],
    ['trat als Buchhalterin ein. Zum 1. Januar 2017 wurde sie Gruppenleiterin', 'Gruppenleiterin'],
    [
      'war als Verkäuferin bei uns tätig. Ab dem 1. März 2019 war sie stellvertretende Filialleiterin',
      'stellvertretende Filialleiterin',
    ],
    [
      'ist bei uns beschäftigt. Seit 2018 ist sie Leiterin der Abteilung Einkauf',
      'Leiterin der Abteilung Einkauf',
    ],
    ['begann bei uns als Köchin und leitete seit dem 1. Mai 2018 unsere Küche', 'Küchenleiterin'],
    ['ist bei uns beschäftigt und leitet seit 2019 den Versand', 'Leiterin Versand'],
    [
      'ist bei uns beschäftigt und leitet seit 2019 das Bürgerbüro. Als Leiterin des Bürgerbüros untersteht sie dem Hauptamt',
      'Leiterin des Bürgerbüros',
    ],
    [
      'trat als Bankkauffrau ein. Am 1. Juli 2016 wurde ihr die Leitung der Filiale übertragen',
      'Filialleiterin',
    ],
    [
      'ist bei uns beschäftigt. Seit 2016 leitet sie als Stationsleiterin die Intensivstation',
      'Stationsleiterin',
    ],
    ['war als Erzieherin bei uns tätig. Sie arbeitete als Zweitkraft in einer Gruppe', 'Erzieherin'],
    ['war als Erzieherin bei uns tätig. Seit 2018 leitete sie die Gruppe der Vorschulkinder', 'Erzieherin'],
    ['war als Verkäuferin bei uns tätig. Seit 2018 leitete sie das Projekt Kassenumstellung', 'Verkäuferin'],
    ['war als Verkäuferin bei uns tätig. Seit 2018 leitete sie unsere Lehrlinge an', 'Verkäuferin'],
    ['war als Verkäuferin bei uns tätig. Seit 2018 war sie Mitglied des Betriebsrats', 'Verkäuferin'],
    ['war als Verkäuferin bei uns tätig. Ab 2018 war sie zudem Sicherheitsbeauftragte', 'Verkäuferin'],
    [
      'war bei uns tätig. Nach ihrem Eintritt als Ingenieurin wurde ihr zum 1. Juli 2016 die Abteilung Technik anvertraut, die sie seither als Abteilungsleiterin führte',
      'Leiterin der Abteilung Technik',
    ],
    ['war bei uns tätig, im Referat Bau, das sie seitdem als Referatsleiterin führte', 'Referatsleiterin'],
    [
      'war bei uns tätig. Nach zwei Jahren als Verkäuferin übertrugen wir ihr am 1. Mai 2011 die Leitung unserer Filiale in Ulm',
      'Filialleiterin',
    ],
    ['war bei uns tätig. Als Filialleiterin berichtete Frau Kern an die Leitung', 'Filialleiterin'],
    [
      'war bei uns tätig. Nach zwei Jahren als Verkäuferin übernahm sie am 1. Januar 2017 als Filialleiterin die Verantwortung für ein Geschäft',
      'Filialleiterin',
    ],
    ['war bei uns tätig. Sie kam als Leiterin Verfahrenstechnik zu uns', 'Leiterin Verfahrenstechnik'],
    [
      'war zunächst als Pflegerin, ab dem 1. Januar 2014 als Leiterin der chirurgischen Station 3 tätig. Als Stationsleiterin war Frau Kern der Direktion unterstellt',
      'Leiterin der chirurgischen Station 3',
    ],
    [
      'war bei uns tätig. Seit dem 1. April 2017 ist sie Leiterin unserer Filiale Unterwimm',
      'Leiterin der Filiale Unterwimm',
    ],
    ['war als Leiterin unseres Werks Kassel tätig', 'Leiterin des Werks Kassel'],
    ['wurde am 1. Juli 2020 zur Leitenden Oberärztin ernannt', 'Leitende Oberärztin'],
    [
      'begann als Fachkraft und war seit dem 1. April 2018 Schichtleiterin Warenausgang',
      'Schichtleiterin Warenausgang',
    ],
    [
      'war als Verwaltungsangestellte tätig. Seit dem 1. Januar 2015 war sie Sachbearbeiterin in der Bauaufsicht',
      'Sachbearbeiterin in der Bauaufsicht',
    ],
    [
      'war bei uns tätig, zuletzt als Leiterin der Konstruktion. Ab dem 1. April 2009 leitete sie als Projektingenieurin die Abwicklung',
      'Leiterin der Konstruktion',
    ],
    [
      'trat als stellvertretende Küchenleiterin ein. Vom 1. Juli 2014 bis zum 31. Dezember 2022 leitete sie unsere Zentralküche',
      'Küchenleiterin',
    ],
    [
      'trat als Laborleiterin ein. Am 1. Juli 2015 übernahm sie die Leitung der Qualitätskontrolle',
      'Leiterin der Qualitätskontrolle',
    ],
    [
      'trat als Laborleiterin ein. Am 1. Juli 2015 übernahm sie zusätzlich die Leitung des Lagers',
      'Laborleiterin',
    ],
    ['war als Assistentin tätig. Seit 2022 ist sie unsere Hygienebeauftragte', 'Assistentin'],
    ['war als Fahrerin tätig. Im Mai 2016 haben wir sie zusätzlich zur Lehrfahrerin bestellt', 'Fahrerin'],
    [
      'war als Mechatronikerin tätig. Das Autohaus ist seit 1958 Vertragshändler zweier Marken',
      'Mechatronikerin',
    ],
    ['war zunächst als Hausdame und seit 2017 als Erste Hausdame tätig', 'Erste Hausdame'],
    ['hat bei uns als Gesellin angefangen und blieb', 'Gesellin'],
    [
      'war als Fahrerin im nationalen und internationalen Fernverkehr tätig',
      'Fahrerin im nationalen und internationalen Fernverkehr',
    ],
    [
      'war als Gesellin tätig. Seit 2018 betreute sie Umbauten: Sie plante und leitete die Montage',
      'Gesellin',
    ],
    [
      'war als Angestellte im öffentlichen Dienst bei uns. Sie war als Bauingenieurin eingesetzt',
      'Bauingenieurin',
    ],
  ])('the last post: %s', (told, title) => {
    expect(decode(baseLetter({ introduction: `Frau Jana Kern ${told}.` })).facts.job_title).toBe(title);
  });

  test.each([
    ['wurde in unserem Werk zum Chemikanten ausgebildet', 'Chemikant'],
    ['ließ sich bei uns zum Matrosen in der Binnenschifffahrt ausbilden', 'Matrose in der Binnenschifffahrt'],
    ['wurde zum Maler und Lackierer, Fachrichtung Gestaltung, ausgebildet', 'Maler und Lackierer'],
    ['machte bei uns eine Lehre zum Steinmetzen', 'Steinmetz'],
    ['erlernte bei uns den Beruf eines Drogisten', 'Drogist'],
    ['hat bei mir das Tischlerhandwerk erlernt', 'Tischler'],
    ['wurde bei uns zum Wachszieher und Zuckerbläser ausgebildet', 'Wachszieher und Zuckerbläser'],
    ['wurde bei uns zur Kammerzofe ausgebildet', 'Kammerzofe'],
    [
      'wurde bei uns zum Chemikanten ausgebildet. Die Ausbildung erfolgte nach der Verordnung über die Berufsausbildung zum Chemielaboranten und zur Chemielaborantin',
      'Chemikant',
    ],
    ['wurde nach der Verordnung über die Berufsausbildung zum Chemikanten ausgebildet', 'Chemikant'],
    ['wurde bei uns zur Chemikantin/zum Chemikanten ausgebildet', 'Chemikant'],
    ['wurde bei uns zum Industriekaufmann bzw. zur Industriekauffrau ausgebildet', 'Industriekaufmann'],
    [
      'wurde bei uns ausgebildet, zunächst zum Verkäufer und im dritten Jahr zum Kaufmann im Einzelhandel',
      'Kaufmann im Einzelhandel',
    ],
    [
      'wurde bei uns ausgebildet, erst zum Maschinenanlagenführer und danach zum Industriemechaniker',
      'Industriemechaniker',
    ],
    ['wurde bei uns ausgebildet, und zwar zum Chemikanten', 'Chemikant'],
    ['wurde bei uns ausgebildet', null],
    ['wurde bei uns ausgebildet, zunächst zum Teil in der Werkstatt', null],
  ])('a trainee %s', (told, title) => {
    const introduction = `${herr} ${told}.`;
    const { facts, findings } = decode(
      baseLetter({ heading: 'Ausbildungszeugnis', introduction }, { type: 'ausbildungszeugnis' }),
    );
    expect(facts.job_title).toBe(title);
    expect(findings.some(({ rule }) => rule === 'no-training-goal')).toBe(title === null);
  });

  test.each([
    ['des Malers und Lackierers', 'Maler und Lackierer'],
    ['des Feinwerkmechanikers, Schwerpunkt Maschinenbau,', 'Feinwerkmechaniker'],
    ['des Land- und Baumaschinenmechatronikers', 'Land- und Baumaschinenmechatroniker'],
    ['des Kaufmanns für Versicherungen und Finanzanlagen', 'Kaufmann für Versicherungen und Finanzanlagen'],
    [
      'des Elektronikers, Fachrichtung Energie- und Gebäudetechnik,',
      'Elektroniker, Fachrichtung Energie- und Gebäudetechnik',
    ],
    ['des Medizinischen Fachangestellten', 'Medizinischer Fachangestellter'],
    ['der Zahnmedizinischen Fachangestellten', 'Zahnmedizinische Fachangestellte'],
  ])('the occupation %s', (told, title) => {
    const introduction = `${herr} hat ${time} bei uns den Beruf ${told} erlernt.`;
    expect(decode(baseLetter({ introduction }, { type: 'ausbildungszeugnis' })).facts.job_title).toBe(title);
  });

  test.each([
    ['als Praktikantin in der Kulturredaktion unserer Tageszeitung', 'Praktikantin in der Kulturredaktion'],
    ['als Praktikantin im Bereich Marketing', 'Praktikantin im Bereich Marketing'],
    ['als Praktikantin im Archäologischen Park Limesblick', 'Praktikantin'],
    ['als Praktikantin in unserem Unternehmen', 'Praktikantin'],
    ['als Praktikantin an der Rezeption unseres Hotels', 'Praktikantin an der Rezeption'],
    ['im Rahmen eines Praktikums im Controlling', 'Praktikantin'],
    ['als Praktikantin im Rahmen ihres Studiums', 'Praktikantin'],
  ])('an intern %s', (told, title) => {
    const introduction = `${frau} war ${time} ${told} tätig.`;
    expect(decode(baseLetter({ heading: 'Praktikumszeugnis', introduction })).facts.job_title).toBe(title);
  });
});

test.each([
  [
    'Der Schüler Jan Kern, geboren am 3. Mai 2008, hat vom 3. bis zum 21. März 2025 bei uns sein Schulpraktikum gemacht.',
    'Praktikant',
  ],
  [
    'Jana Kern, geb. 03.05.2008, Schülerin der Oberschule, hat vom 3. bis 21. März 2025 bei uns ihr Betriebspraktikum gemacht.',
    'Praktikantin',
  ],
  [`${herr} absolvierte ${time} ein Pflichtpraktikum im Rahmen seines Studiums bei uns.`, 'Praktikant'],
  [`${frau} leistete ${time} ihr Schulpraktikum in meiner Praxis ab.`, 'Praktikantin'],
  [`Levin Kern hat ${time} in unserer Werkstatt sein Schülerbetriebspraktikum abgeleistet.`, 'Praktikant'],
  [`Lena Kern machte ${time} bei uns ihr zweiwöchiges Schulpraktikum.`, 'Praktikantin'],
  [
    `Vom 1. April 2012 bis zum 31. Mai 2013 absolvierte ${herr} in unserem Hause ein Ferialpraktikum.`,
    'Praktikant',
  ],
  [`${frau} hat ${time} ein freiwilliges Praktikum auf unserem Hof gemacht.`, 'Praktikantin'],
  [`${herr} verbrachte ${time} sein Praxissemester in unserem Unternehmen.`, 'Praktikant'],
  [`${frau} absolvierte ${time} ein Praktikum im Studium der Chemie bei uns.`, 'Praktikantin'],
  [
    `${herr} war ${time} als Praktikant im Bereich Social Media bei uns.`,
    'Praktikant im Bereich Social Media',
  ],
  // Who it was the letter does not tell.
  ['Kim Kern, geboren am 3. Mai 2001, absolvierte vom 3. bis zum 21. März 2025 ein Praktikum bei uns.', null],
])('an internship that somebody „made“: %s', (introduction, title) => {
  expect(decode(baseLetter({ heading: 'Praktikumszeugnis', introduction })).facts.job_title).toBe(title);
});

test.each([
  ['Pflegewohnheim Am Eichenhain\nTräger: Diakonieverein Uckersee e. V.', 'Pflegewohnheim Am Eichenhain'],
  [
    'Evangelisches Krankenhaus Weyhe\nin Trägerschaft der Diakonie Weser gGmbH',
    'Evangelisches Krankenhaus Weyhe',
  ],
  ['Hotel Seeblick\nein Haus der Brandt Hotelbetriebs GmbH', 'Hotel Seeblick'],
  ['Filiale Altmarkt\nWarenhaus Terlinden GmbH', 'Warenhaus Terlinden GmbH'],
  ['VOSS HELLMUTH RECHTSANWÄLTE PartG mbB', 'Voss Hellmuth Rechtsanwälte PartG mbB'],
  ['KLINIKUM AM SEE gGmbH', 'Klinikum am See gGmbH'],
  ['BASF SE', 'BASF SE'],
  ['DR. RÖSLER & KOLLEGEN\nRechtsanwälte', 'Dr. Rösler & Kollegen'],
  ['ALPENHOTEL SEEBLICK', 'ALPENHOTEL SEEBLICK'],
  ['Tierpark Lind\nStiftung bürgerlichen Rechts', 'Tierpark Lind'],
  ['Stiftung Lindenhof\nSelbständige Stiftung des öffentlichen Rechts', 'Stiftung Lindenhof'],
  ['Dr. Abel · Quint · Partner mbB\nSteuerberater', 'Dr. Abel · Quint · Partner mbB'],
  ['Dr. med. Ina Tann\nFachärztin für Innere Medizin\nPraxis am Anger', 'Praxis am Anger'],
  ['Dr. med. Ina Tann\nFachärztin für Innere Medizin', 'Dr. med. Ina Tann'],
  ['Dr. med. Ina Tann\nFachärztin für Innere Medizin\nPraxis am Anger 4', 'Dr. med. Ina Tann'],
  ['Wirtschaftsberatung Nord\nMuster GmbH', 'Muster GmbH'],
  ['Silber & Söhne\nWerbeagentur GmbH', 'Silber & Söhne Werbeagentur GmbH'],
  ['SONNENHOF ENERGIETECHNIK AG', 'Sonnenhof Energietechnik AG'],
])('the employer under %s', (letterhead, company) => {
  expect(
    decode(baseLetter({ letterhead: `${letterhead}\nHafenstraße 3\n26941 Neuenstadt` })).facts.company,
  ).toBe(company);
});
