import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const rulesOf = (told: Told): string[] => decode(letter(told)).findings.map(({ rule }) => rule);
const contradictions = (told: Told): string[] =>
  decode(letter(told))
    .findings.filter(({ kind }) => kind === 'contradiction')
    .map(({ rule, quote }) => `${rule} ${quote ?? ''}`);

describe('a budget in two figures, by other authors', () => {
  const plain = 'Er verantwortete ein Jahresbudget von 900.000 Euro.';
  it.each([
    [plain, 'Sein Budget von vier Millionen Euro hielt er stets ein.'],
    [plain, 'Mit dem ihm anvertrauten Budget von 4 Mio. Euro ging er stets sehr sparsam um.'],
    [plain, 'Sein Jahresetat in Höhe von 4 Millionen Euro war bei ihm stets in sehr guten Händen.'],
    [plain, 'Sein jährliches Budget belief sich auf 4 Millionen Euro und wurde stets eingehalten.'],
    [plain, 'Sein Jahresbudget betrug 4 Millionen Euro und wurde stets eingehalten.'],
    [plain, 'Sein Budget, das sich auf 4,5 Millionen Euro belief, hielt er stets ein.'],
    [plain, 'Er hielt das Budget von 300.000 Euro im Jahr stets ein.'],
    [
      'Er hatte die Budgetverantwortung für 900.000 Euro.',
      'Sein Budget von 4 Millionen Euro hielt er stets ein.',
    ],
    ['Sein Budget betrug 900.000 Euro.', 'Sein Budget von 4 Millionen Euro hielt er stets ein.'],
    [
      'Ihm stand ein Etat von 900.000 Euro zur Verfügung.',
      'Seinen Etat von 4 Millionen Euro hielt er stets ein.',
    ],
    [
      'Er verfügte jährlich über ein Budget von 900.000 Euro.',
      'Das Budget von 4 Millionen Euro hielt er stets ein.',
    ],
    [
      'Das von ihm verantwortete Budget lag bei 900.000 Euro.',
      'Sein Budget von 4 Millionen Euro hielt er stets ein.',
    ],
    ['Sein Budget umfasste 900.000 Euro.', 'Das Budget in Höhe von vier Millionen Euro hielt er stets ein.'],
  ])('%s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).toContain('other-figure');
  });

  it.each([
    [plain, 'Sein Budget von 0,9 Millionen Euro hielt er stets ein.'],
    [plain, 'Sein Budget von rund 900 Tausend Euro hielt er stets ein.'],
    [plain, 'Er sparte stets mehr als 200.000 Euro im Jahr ein.'],
    [plain, 'Der Umsatz von 4 Millionen Euro war stets sehr gut.'],
    [plain, 'Ein Projekt mit einem Budget von 2 Millionen Euro leitete er stets sehr sicher.'],
    [plain, 'Das Budget unterschritt er stets um 50.000 Euro.'],
    [plain, 'Sein Budget, das zuletzt bei 1,2 Millionen Euro lag, hielt er stets ein.'],
    [plain, 'Das Budget eines Kunden von 4 Millionen Euro plante er stets sehr sorgfältig.'],
    ['Er verantwortete Budgets von bis zu 900.000 Euro.', 'Ein Budget von 300.000 Euro hielt er stets ein.'],
    [
      'Sein Budget wuchs von 900.000 auf 4 Millionen Euro.',
      'Sein Budget von 4 Millionen Euro hielt er stets ein.',
    ],
  ])('silent: %s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).not.toContain('other-figure');
  });
});

describe('a tool mastered and never used, by other authors', () => {
  const sap = 'SAP beherrscht er sehr gut und erstellt alle Auswertungen selbst.';
  it.each([
    [sap, 'SAP setzte er bei uns nicht ein.'],
    [sap, 'SAP kam in seiner Arbeit nie zum Einsatz.'],
    [sap, 'Der Umgang mit SAP gehörte nicht zu seinen Aufgaben.'],
    [sap, 'Die Arbeit mit SAP überließ er stets seinen Kollegen.'],
    [sap, 'Kenntnisse in SAP erwarb er bei uns nicht.'],
    [sap, 'Mit SAP kam er während seiner Zeit bei uns nicht in Berührung.'],
    [sap, 'SAP wurde von ihm zu keiner Zeit genutzt.'],
    [sap, 'Zu SAP hatte er keinen Zugang.'],
    [sap, 'Eine Schulung in SAP erhielt er nie.'],
    [sap, 'SAP blieb ihm bis zuletzt fremd.'],
    [sap, 'Alle Buchungen in SAP erledigte eine Kollegin für ihn.'],
    ['Mit Excel geht er sehr routiniert um.', 'Mit Excel arbeitete er bei uns nie.'],
    ['Er ist im Umgang mit SAP sehr sicher.', 'SAP nutzte er nicht.'],
    ['Hervorzuheben sind seine ausgezeichneten Kenntnisse in DATEV.', 'In DATEV wurde er nie eingearbeitet.'],
    ['Sehr gut bedient er den Gabelstapler.', 'Den Gabelstapler durfte er nicht fahren.'],
  ])('%s %s', (praise, denial) => {
    expect(rulesOf({ performance: `${praise} ${denial}` })).toContain('fact-against-praise');
  });

  it.each([
    [sap, 'Ohne SAP ging bei ihm nichts.'],
    [sap, 'Vor der Einführung von SAP nutzte er stets sehr geschickt Excel.'],
    [sap, 'Fehler in SAP unterliefen ihm nie.'],
    [sap, 'Eine Schulung in SAP brauchte er nicht.'],
    [sap, 'Kollegen ohne Zugang zu SAP half er stets sehr gern.'],
    [sap, 'Auch wenn SAP nicht zur Verfügung stand, behielt er stets den Überblick.'],
    [sap, 'SAP nutzte er nicht nur im Einkauf, sondern stets auch im Lager.'],
    [sap, 'Die Einführung von SAP überließ er nie dem Zufall.'],
    [sap, 'Lieferanten, die SAP nicht nutzten, band er stets sehr gut ein.'],
    [sap, 'Excel setzte er nicht ein.'],
  ])('silent: %s %s', (praise, more) => {
    expect(rulesOf({ performance: `${praise} ${more}` })).not.toContain('fact-against-praise');
  });
});

describe('taken on after the training or not, by other authors', () => {
  const training = {
    head: 'Ausbildungszeugnis',
    intro:
      'absolvierte vom 1. August 2019 bis zum 12. Juli 2022 in unserem Hause die Ausbildung zum Industriekaufmann.',
  };
  const both = (one: string, other: string): Told => ({
    ...training,
    end: `Die Abschlussprüfung bestand er am 12. Juli 2022 mit der Note gut. ${one} ${other}`,
  });
  const no = 'Leider können wir Herrn Brandt nicht übernehmen.';
  const yes = 'Wir freuen uns, dass er als Sachbearbeiter in unserem Einkauf bleibt.';
  it.each([
    [yes, no],
    [yes, 'Eine Übernahme war uns leider nicht möglich.'],
    [yes, 'Zu unserem Bedauern konnten wir ihm keine Stelle anbieten.'],
    [yes, 'Mangels freier Stellen scheidet er aus unserem Unternehmen aus.'],
    [yes, 'Eine Weiterbeschäftigung ist aus betrieblichen Gründen leider ausgeschlossen.'],
    [yes, 'Herr Brandt verlässt unser Unternehmen nach der Ausbildung.'],
    ['Wir haben ihn in ein unbefristetes Arbeitsverhältnis übernommen.', no],
    ['Seit dem 13. Juli 2022 ist er bei uns als Sachbearbeiter angestellt.', no],
    ['Er wird bei uns als Sachbearbeiter weiterbeschäftigt.', no],
    ['Ab dem 13. Juli 2022 setzt er seinen Weg in unserem Hause als Sachbearbeiter fort.', no],
    ['Gern haben wir ihn in ein Angestelltenverhältnis übernommen.', no],
    ['Seine Übernahme zum 13. Juli 2022 freut uns sehr.', no],
    ['Nach der Prüfung trat er als Sachbearbeiter in unseren Einkauf ein.', no],
    ['Er bleibt unserem Unternehmen als Sachbearbeiter erhalten.', no],
    ['Wir freuen uns, ihn als Sachbearbeiter übernehmen zu können.', no],
  ])('%s %s', (one, other) => {
    expect(rulesOf(both(one, other))).toContain('taken-over-or-not');
  });

  it.each([
    [yes, 'Eine Übernahme in Teilzeit kam für ihn nicht in Frage.'],
    [yes, 'Andere Auszubildende konnten wir leider nicht übernehmen.'],
    [yes, 'Den Betrieb seines Vaters möchte er nicht übernehmen.'],
    [yes, 'Eine bessere Übernahme konnten wir uns nicht wünschen.'],
    [no, 'Gern hätten wir ihn als Sachbearbeiter übernommen.'],
    [no, 'Wir würden uns freuen, ihn später in unserem Einkauf zu beschäftigen.'],
    [no, 'Er bleibt uns in sehr guter Erinnerung.'],
    [no, 'Für drei Monate beschäftigten wir ihn befristet weiter.'],
    [no, 'Er wird ab dem 1. August 2022 bei einem anderen Unternehmen arbeiten.'],
    [no, 'Die von ihm eingeführte Ablage bleibt uns erhalten.'],
  ])('silent: %s %s', (one, other) => {
    expect(rulesOf(both(one, other))).not.toContain('taken-over-or-not');
  });
});

const internship = (kind: string): Told => ({
  head: 'Praktikumszeugnis',
  intro: `hat vom 1. September 2022 bis zum 31. Dezember 2022 ${kind} in unserem Hause abgeleistet.`,
  end: 'Das Praktikum endete mit Ablauf der vereinbarten Zeit.',
});

describe('a voluntary and prescribed internship, by other authors', () => {
  it.each([
    [
      'sein Pflichtpraktikum',
      'Dass er sich ohne jede Verpflichtung zu diesem Praktikum entschloss, spricht für ihn.',
    ],
    [
      'ein freiwilliges Praktikum',
      'Das von der Hochschule geforderte Praktikum erfüllte er stets mit sehr großem Ernst.',
    ],
    ['ein freiwilliges Praktikum', 'Als Pflichtpraktikum seines Studiums wird ihm die Zeit angerechnet.'],
    ['ein freiwilliges Praktikum', 'Das im Studium verlangte Praktikum nutzte er stets sehr gut.'],
    ['ein Praktikum auf freiwilliger Basis', 'Das Pflichtpraktikum nutzte er stets sehr gut.'],
    [
      'ein Praktikum aus eigenem Antrieb und ohne Verpflichtung durch seine Hochschule',
      'Das Pflichtpraktikum nutzte er stets sehr gut.',
    ],
    ['sein obligatorisches Praktikum', 'Er kam freiwillig zu diesem Praktikum und war stets sehr motiviert.'],
    [
      'das in der Studienordnung vorgesehene Praktikum',
      'Sein Praktikum war freiwillig, und er war stets sehr motiviert.',
    ],
    ['ein nicht vorgeschriebenes, freiwilliges Praktikum', 'Sein Praxissemester nutzte er stets sehr gut.'],
    ['sein Pflichtpraktikum', 'Obwohl kein Lehrplan das Praktikum verlangt, war er stets sehr motiviert.'],
    [
      'ein freiwilliges Praktikum',
      'Die Studienordnung schreibt dieses Praktikum vor, und er nutzte es stets sehr gut.',
    ],
    ['sein verpflichtendes Praktikum', 'Er leistete es freiwillig und mit stets sehr hoher Motivation ab.'],
    [
      'ein freiwilliges Orientierungspraktikum',
      'Das für seinen Abschluss notwendige Pflichtpraktikum nutzte er stets sehr gut.',
    ],
    ['sein Praxissemester', 'Das freiwillige Praktikum nutzte er stets sehr gut.'],
    [
      'das Pflichtpraktikum seines Studiengangs',
      'Für dieses freiwillige Praktikum opferte er stets sehr gern seine Ferien.',
    ],
  ])('%s: %s', (kind, performance) => {
    expect(rulesOf({ ...internship(kind), performance })).toContain('two-contracts');
  });

  it.each([
    ['sein Pflichtpraktikum', 'Er blieb stets freiwillig länger.'],
    ['sein Pflichtpraktikum', 'Freiwillige Helfer leitete er stets sehr gut an.'],
    ['sein Pflichtpraktikum', 'Er meldete sich stets freiwillig für schwierige Aufgaben.'],
    ['sein Pflichtpraktikum', 'Über das im Praktikum Geforderte ging er stets freiwillig hinaus.'],
    ['ein freiwilliges Praktikum', 'Die vorgeschriebene Schutzkleidung trug er stets.'],
    ['ein freiwilliges Praktikum', 'Alle im Praktikum vorgesehenen Stationen durchlief er stets mit Erfolg.'],
    ['ein freiwilliges Praktikum', 'Pflichten nahm er stets sehr ernst.'],
    ['ein freiwilliges Praktikum', 'Den vorgesehenen Plan hielt er stets ein.'],
    ['ein freiwilliges Praktikum', 'Unsere Pflichtpraktikanten unterstützte er stets sehr gern.'],
    [
      'sein Pflichtpraktikum',
      'Er hat zuvor ein freiwilliges Praktikum bei uns abgeleistet und war stets motiviert.',
    ],
  ])('silent: %s: %s', (kind, performance) => {
    expect(rulesOf({ ...internship(kind), performance })).not.toContain('two-contracts');
  });
});

const intro = (where: string): string =>
  `war vom 1. März 2015 bis zum 31. Dezember 2022 als Einkäufer bei uns tätig. ${where}`;

describe('two places of work, by other authors', () => {
  const only = 'Er arbeitete während der gesamten Zeit in unserem Werk Neumünster.';
  it.each([
    [only, 'Im Werk Rendsburg, seinem einzigen Einsatzort, kannte er stets alle Abläufe.'],
    [only, 'In unserer Niederlassung Flensburg, wo er arbeitete, war er stets sehr beliebt.'],
    [only, 'In Flensburg, wo er für uns arbeitete, war er stets sehr beliebt.'],
    [only, 'An seinem Arbeitsplatz in unserem Lager Husum war er stets sehr sorgfältig.'],
    [
      'Sein Arbeitsort war durchgehend unser Werk Neumünster.',
      'Im Werk in Rendsburg, wo er arbeitete, war er stets sehr belastbar.',
    ],
    [
      'Er war ausschließlich am Standort Neumünster tätig.',
      'Am Standort Rendsburg, an dem er arbeitete, war er stets sehr belastbar.',
    ],
    [
      'Er war immer in unserer Filiale in Husum eingesetzt.',
      'In der Filiale in Rendsburg, in der er arbeitete, war er stets sehr belastbar.',
    ],
    [
      'Eingesetzt war er stets in unserem Werk Neumünster.',
      'In unserem Rendsburger Werk, in dem er arbeitete, war er stets sehr belastbar.',
    ],
    [
      'Er arbeitete nur in unserem Büro in Neumünster.',
      'In unserem Büro in Rendsburg, in dem er arbeitete, war er stets sehr beliebt.',
    ],
    [
      'Er war für die gesamte Dauer seiner Tätigkeit in der Niederlassung Neumünster beschäftigt.',
      'In der Niederlassung Rendsburg, in der er beschäftigt war, war er stets sehr beliebt.',
    ],
    [
      'Sein Einsatzort war vom ersten bis zum letzten Tag das Lager Neumünster.',
      'Im Lager in Rendsburg, wo er eingesetzt war, war er stets sehr belastbar.',
    ],
    [
      'Er war in dieser Zeit nur in unserer Geschäftsstelle Neumünster tätig.',
      'In der Geschäftsstelle Rendsburg, in der er tätig war, war er stets sehr beliebt.',
    ],
    [
      'Ausschließlicher Einsatzort war unser Werk Neumünster.',
      'Im Werk Rendsburg, in dem er arbeitete, war er stets sehr belastbar.',
    ],
  ])('%s %s', (where, performance) => {
    expect(contradictions({ intro: intro(where), performance })).not.toEqual([]);
  });

  it.each([
    [only, 'Im Werk Neumünster kannte er stets alle Abläufe sehr genau.'],
    [only, 'Mit den Kollegen im Werk Rendsburg arbeitete er stets sehr gut zusammen.'],
    [only, 'Lieferungen an das Werk Rendsburg steuerte er stets sehr sicher.'],
    [only, 'In Hamburg, wo unsere Lieferanten sitzen, war er stets sehr bekannt.'],
    [only, 'Das Werk Rendsburg, das wir 2020 eröffneten, belieferte er stets pünktlich.'],
    [
      'Er arbeitete im Werk Neumünster und ab 2018 im Werk Rendsburg.',
      'Im Werk Rendsburg, in dem er zuletzt arbeitete, war er stets sehr belastbar.',
    ],
    [
      'Er arbeitete in mehreren Werken.',
      'Im Werk Rendsburg, in dem er arbeitete, war er stets sehr belastbar.',
    ],
    [
      'Er war durchgehend im Werk Neumünster tätig.',
      'In unserem Werk, in dem er arbeitete, war er stets sehr beliebt.',
    ],
    [only, 'In unserem Büro Einkauf, in dem er arbeitete, war er stets sehr beliebt.'],
    [only, 'In der Halle Nord, in der er arbeitete, war er stets sehr beliebt.'],
  ])('silent: %s %s', (where, performance) => {
    expect(contradictions({ intro: intro(where), performance })).toEqual([]);
  });
});
