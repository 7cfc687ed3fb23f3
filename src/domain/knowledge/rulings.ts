/** A court ruling or a statute that a finding can lean on. Nothing here is legal advice. */
export interface Ruling {
  /** Stable key: court and file number (`bag-9-azr-584-13`) or code and section (`gewo-109-2`). */
  readonly id: string;
  readonly kind: 'ruling' | 'statute';
  /** Court („BAG“, „LAG Köln“), or the code of a statute („GewO“). */
  readonly court: string;
  /** Day of the ruling as YYYY-MM-DD; null for statutes and where only the year is known. */
  readonly date: string | null;
  /** File number („9 AZR 584/13“) or section („§ 109 Abs. 2“); empty where the source prints none. */
  readonly fileNumber: string;
  /** What follows from it, one German sentence. */
  readonly holding: string;
  /** Where it was read; empty only when `confirmed` is false. */
  readonly url: string;
  /** True when date, number and holding were seen in the page behind `url`. */
  readonly confirmed: boolean;
  readonly topics: readonly string[];
  /** Id of the ruling that overturned or replaced this one: not to be cited as valid. */
  readonly supersededBy?: string;
}

const haufeLawyers = 'https://haufe.de/recht/deutsches-anwalt-office-premium';
const haufeForfeiture = `${haufeLawyers}/32-abwicklung-2-verjaehrung-verfall-und-verwirkung-des-zeugnisanspruchs_idesk_PI17574_HI15822989.html`;
const haufeEnding = `${haufeLawyers}/32-abwicklung-9-beendigungsmodalitaet_idesk_PI17574_HI15822966.html`;
const haufeHonesty = `${haufeLawyers}/32-abwicklung-a-vertrauenswuerdigkeit_idesk_PI17574_HI15822963.html`;
const honestyGuide =
  'https://www.bwr-media.de/personal-arbeitsrecht/670_muessen-sie-ehrlichkeit-im-arbeitszeugnis-erwaehnen/';
const haufeSignature = `${haufeLawyers}/32-abwicklung-b-unterschriftvertretungsbefugnis_idesk_PI17574_HI15822971.html`;
const haufeTraining = `${haufeLawyers}/32-abwicklung-c-ausbildungszeugnis_idesk_PI17574_HI15822928.html`;
const haufeBasics =
  'https://haufe.de/personal/haufe-personal-office-platin/arbeitszeugnis-anspruch-und-ausstellungszeitpunkt-11-rechtsgrundlagen_idesk_PI42323_HI1326611.html';
const signers =
  'https://www.wirtschaftswissen.de/personal-und-arbeitsrecht/arbeitsgesetze/arbeitszeugnis/arbeitszeugnis-wer-darf-oder-muss-ein-zeugnis-eigentlich-unterschreiben/';
const collection =
  'http://betriebsfluesterer.de/2013/03/30/arbeitszeugnisse-bieten-von-der-erstellung-bis-zur-abholung-viel-anlass-zum-streit/';
const deadlines =
  'https://www.deubner-recht.de/produkte/arbeitsrecht-sozialrecht/nav/handbucher/handbuch-arbeitsrecht/6-arbeitsvertragsrecht/6-14-arbeitszeugnis/6-14-3-erteilung-des-abschlusszeugnisses/6-14-3-8-verjahrung-verfall-verwirkung-und-verzicht-des-anspruchs';

type Entry = Omit<Ruling, 'kind' | 'confirmed'>;
const ruling = (entry: Entry): Ruling => ({ kind: 'ruling', confirmed: true, ...entry });
const statute = (entry: Omit<Entry, 'date'>): Ruling => ({
  kind: 'statute',
  confirmed: true,
  date: null,
  ...entry,
});
/** For what is known in the trade but was not seen in a page: shown as such, never as proof. */
/** Said beside a citation that is known from the literature only. */
export const unconfirmedNote = 'Fundstelle aus der Fachliteratur, nicht im Volltext eingesehen';

const unconfirmed = (entry: Ruling): Ruling => ({ ...entry, confirmed: false });

const statutes: readonly Ruling[] = [
  statute({
    id: 'gewo-109-1',
    court: 'GewO',
    fileNumber: '§ 109 Abs. 1',
    holding:
      'Am Ende des Arbeitsverhältnisses besteht Anspruch auf ein schriftliches Zeugnis über Art und Dauer der Tätigkeit, auf Verlangen auch über Leistung und Verhalten.',
    url: haufeBasics,
    topics: ['claim', 'content.minimum'],
  }),
  statute({
    id: 'gewo-109-2',
    court: 'GewO',
    fileNumber: '§ 109 Abs. 2',
    holding:
      'Das Zeugnis muss klar und verständlich sein; Merkmale oder Formulierungen, die etwas anderes aussagen sollen, als aus Form und Wortlaut hervorgeht, sind verboten.',
    url: haufeBasics,
    topics: ['code.ban', 'clarity'],
  }),
  statute({
    id: 'gewo-109-3',
    court: 'GewO',
    fileNumber: '§ 109 Abs. 3',
    holding:
      'Seit 1. Januar 2025 darf das Zeugnis mit Einwilligung elektronisch erteilt werden, dann aber nur mit qualifizierter elektronischer Signatur.',
    url: 'https://buzer.de/gesetz/3982/al210357-0.htm',
    topics: ['form.electronic', 'form.signature'],
  }),
  statute({
    id: 'bgb-630',
    court: 'BGB',
    fileNumber: '§ 630',
    holding:
      'Denselben Anspruch haben Menschen in einem dauernden Dienstverhältnis, die keine Arbeitnehmer sind; für Arbeitnehmer gilt § 109 GewO.',
    url: 'https://buzer.de/630_BGB.htm?setmobile=1',
    topics: ['claim'],
  }),
  statute({
    id: 'bbig-16',
    court: 'BBiG',
    fileNumber: '§ 16',
    holding:
      'Auszubildende bekommen am Ende der Ausbildung ungefragt ein Zeugnis über Art, Dauer, Ziel und erworbene Fertigkeiten, Kenntnisse und Fähigkeiten, auf Verlangen auch über Verhalten und Leistung; hat der Ausbildende nicht selbst ausgebildet, soll auch der Ausbilder unterschreiben.',
    url: haufeTraining,
    topics: ['claim', 'content.minimum', 'training'],
  }),
  statute({
    id: 'bbig-16-1',
    court: 'BBiG',
    fileNumber: '§ 16 Abs. 1',
    holding:
      'Seit 1. August 2024 darf das Ausbildungszeugnis mit Einwilligung elektronisch mit qualifizierter elektronischer Signatur erteilt werden.',
    url: 'https://www.ihk.de/ihklw/online-magazin/unser-recht/neuerungen-in-der-berufliche-bildung-6319754',
    topics: ['form.electronic', 'form.signature', 'training'],
  }),
  statute({
    id: 'bbig-16-2',
    court: 'BBiG',
    fileNumber: '§ 16 Abs. 2',
    holding:
      'Das Ausbildungszeugnis muss Art, Dauer und Ziel der Ausbildung sowie die erworbenen Fertigkeiten, Kenntnisse und Fähigkeiten nennen, auf Verlangen auch Verhalten und Leistung.',
    url: 'https://lexetius.com/BBiG/16/zeugnis',
    topics: ['content.minimum', 'training'],
  }),
  unconfirmed(
    statute({
      id: 'bbig-26',
      court: 'BBiG',
      fileNumber: '§ 26',
      holding:
        'Für freiwillige Praktika gelten wesentliche Regeln der Berufsausbildung entsprechend, auch die über das Zeugnis.',
      url: '',
      topics: ['claim', 'internship'],
    }),
  ),
  statute({
    id: 'bgb-195',
    court: 'BGB',
    fileNumber: '§§ 195, 199',
    holding:
      'Der Anspruch auf das Zeugnis verjährt nach drei Jahren, gerechnet vom Ende des Jahres, in dem er entstanden ist.',
    url: 'https://haufe.de/steuern/haufe-steuer-office-excellence/arbeitszeugnis-anspruch-und-ausstellungszeitpunkt-2-verjaehrung-verwirkung-verzicht-und-ausschlussfristen_idesk_PI25844_HI1326638.html',
    topics: ['deadline'],
  }),
  statute({
    id: 'bgb-612a',
    court: 'BGB',
    fileNumber: '§ 612a',
    holding:
      'Wer in zulässiger Weise seine Rechte ausübt, darf deswegen nicht benachteiligt werden; das gilt auch bei der Berichtigung eines Zeugnisses.',
    url: 'https://betriebs-berater.com/22533/2023/bag-arbeitszeugnis-massregelungsverbot/',
    topics: ['closing.retaliation', 'correction'],
  }),
  statute({
    id: 'angg-39',
    court: 'AngG (Österreich)',
    fileNumber: '§ 39',
    holding:
      'In Österreich besteht Anspruch nur auf ein einfaches Dienstzeugnis; alles, was das Finden einer neuen Stelle erschwert, ist unzulässig.',
    url: 'https://jusline.at/gesetz/angg/paragraf/artikel1zu39',
    topics: ['austria', 'claim'],
  }),
  statute({
    id: 'abgb-1163',
    court: 'ABGB (Österreich)',
    fileNumber: '§ 1163',
    holding:
      'In Österreich besteht Anspruch auf ein Dienstzeugnis über Dauer und Art der Dienstleistung, ohne Angaben, die das Erlangen einer neuen Stelle erschweren.',
    url: 'http://mobil.derstandard.at/2000003614279/Worauf-es-im-Dienstzeugnis-ankommt',
    topics: ['austria', 'claim'],
  }),
  statute({
    id: 'or-330a',
    court: 'OR (Schweiz)',
    fileNumber: 'Art. 330a',
    holding: 'In der Schweiz kann jederzeit ein Zeugnis verlangt werden, auch ein Zwischenzeugnis.',
    url: 'https://www.jobfile.ch/blog/arbeitszeugnis-schweiz/',
    topics: ['claim', 'switzerland'],
  }),
  statute({
    id: 'or-346a',
    court: 'OR (Schweiz)',
    fileNumber: 'Art. 346a',
    holding: 'In der Schweiz steht Lernenden nach der Lehre ein eigenes Zeugnis zu, das Lehrzeugnis.',
    url: 'https://www.jobfile.ch/blog/arbeitszeugnis-schweiz/',
    topics: ['claim', 'switzerland', 'training'],
  }),
  statute({
    id: 'tvoed-35-3',
    court: 'TVöD',
    fileNumber: '§ 35 Abs. 3',
    holding: 'Im öffentlichen Dienst gibt es nach einer Kündigung auf Wunsch ein vorläufiges Zeugnis.',
    url: 'https://www.mein-arbeitszeugnis.com/was-ist-beim-zwischenzeugnis-anders/',
    topics: ['claim', 'interim'],
  }),
];

const gradeRulings: readonly Ruling[] = [
  ruling({
    id: 'bag-9-azr-12-03',
    court: 'BAG',
    date: '2003-10-14',
    fileNumber: '9 AZR 12/03',
    holding:
      'Bescheinigt der Arbeitgeber eine durchschnittliche Leistung, muss der Arbeitnehmer Tatsachen für eine bessere Schlussnote vortragen und beweisen.',
    url: 'https://lexetius.com/2003,3626',
    topics: ['grade.average', 'burden-of-proof'],
  }),
  ruling({
    id: 'bag-9-azr-584-13',
    court: 'BAG',
    date: '2014-11-18',
    fileNumber: '9 AZR 584/13',
    holding:
      '„Zur vollen Zufriedenheit“ ist befriedigend und die Mitte der Skala; wer „gut“ will, muss die bessere Leistung darlegen, auch wenn in der Branche meist bessere Noten vergeben werden.',
    url: 'https://betriebs-berater.ruw.de/arbeitsrecht/urteile/Arbeitszeugnis--Darlegungslast-fuer-Schlussnote-26770',
    topics: ['grade.average', 'burden-of-proof'],
  }),
  ruling({
    id: 'lag-koeln-4-sa-12-23',
    court: 'LAG Köln',
    date: '2023-09-12',
    fileNumber: '4 Sa 12/23',
    holding:
      'Für unterdurchschnittliche Aussagen trägt der Arbeitgeber die Beweislast, und an ein Zwischenzeugnis ist er gebunden; „verfolgte Ziele nachhaltig“ ohne „erfolgreich“ und „delegieren“ ohne „in angemessenem Umfang“ sind unterdurchschnittlich.',
    url: 'https://jura.cc/?p=26808',
    topics: ['grade.below', 'burden-of-proof', 'interim.binding'],
  }),
  ruling({
    id: 'lag-hamm-4-sa-1691-96',
    court: 'LAG Hamm',
    date: '1997-02-27',
    fileNumber: '4 Sa 1691/96',
    holding:
      'Zur Leistungsbeurteilung gehören sechs Merkmale: Befähigung, Bereitschaft, Vermögen, Weise, Ergebnis und Erwartung, bei Vorgesetzten auch die Führungsleistung.',
    url: 'http://zeugnisforum.de/arbeitszeugnisse/1/ausgestelltes-zwischenzeugnis-lachhaft/4340',
    topics: ['performance.six', 'omission'],
  }),
  ruling({
    id: 'lag-hamm-4-sa-1018-99',
    court: 'LAG Hamm',
    date: '2000-04-27',
    fileNumber: '4 Sa 1018/99',
    holding:
      'Bei Führungskräften muss das Zeugnis sowohl zur Zufriedenheit als auch zur Leistung der Mitarbeiter etwas sagen.',
    url: `${haufeLawyers}/32-abwicklung-7-fuehrungsleistung_idesk_PI17574_HI15822959.html`,
    topics: ['leader.both', 'omission'],
  }),
  ruling({
    id: 'lag-hamm-13-02-1992',
    court: 'LAG Hamm',
    date: '1992-02-13',
    fileNumber: '',
    holding: 'Für die zusammenfassende Beurteilung zieht das Gericht eine Skala mit sieben Stufen vor.',
    url: `${haufeLawyers}/32-abwicklung-2-zusammenfassende-beurteilungen-und-notenskalen_idesk_PI17574_HI15822980.html`,
    topics: ['scale.seven'],
  }),
  ruling({
    id: 'bag-9-azr-632-07',
    court: 'BAG',
    date: '2008-08-12',
    fileNumber: '9 AZR 632/07',
    holding:
      'Erwähnen Zeugnisse einer Branche oder eines Berufs ein Merkmal üblicherweise, ist sein Fehlen ein versteckter Hinweis auf schwächere Leistung; es kann Ergänzung verlangt werden.',
    url: 'https://hensche.de/Rechtsanwalt_Arbeitsrecht_Urteile_Zeugnis_Arbeitnehmer_BAG_9AZR632-07.html',
    topics: ['omission', 'correction'],
  }),
  ruling({
    id: 'bag-9-azr-248-07',
    court: 'BAG',
    date: '2007-10-16',
    fileNumber: '9 AZR 248/07',
    holding:
      'Der Arbeitgeber, auch der Erwerber des Betriebs, ist in der Regel an das Zwischenzeugnis gebunden, solange keine neuen Tatsachen hinzukommen.',
    url: 'https://sbz-online.de/recht/arbeit-zwischenzeugnis-ist-bindend',
    topics: ['interim.binding'],
  }),
];

const closingRulings: readonly Ruling[] = [
  ruling({
    id: 'bag-9-azr-44-00',
    court: 'BAG',
    date: '2001-02-20',
    fileNumber: '9 AZR 44/00',
    holding: 'Auf gute Wünsche am Ende des Zeugnisses besteht kein einklagbarer Anspruch.',
    url: 'https://www.sekada.de/organisation/recht-im-sekretariat/artikel/schlussformulierung-im-zeugnis-kein-anspruch-auf-gute-wuensche/',
    topics: ['closing.noclaim'],
  }),
  ruling({
    id: 'bag-9-azr-227-11',
    court: 'BAG',
    date: '2012-12-11',
    fileNumber: '9 AZR 227/11',
    holding: 'Auf eine freundliche Schlussformel besteht kein Anspruch.',
    url: collection,
    topics: ['closing.noclaim'],
  }),
  ruling({
    id: 'bag-9-azr-146-21',
    court: 'BAG',
    date: '2022-01-25',
    fileNumber: '9 AZR 146/21',
    holding:
      'Auch bei überdurchschnittlicher Beurteilung besteht kein Anspruch auf Dank, Bedauern und gute Wünsche, weder aus § 109 GewO noch aus § 241 Abs. 2 BGB.',
    url: 'https://bag-urteil.com/25-01-2022-9-azr-146-21',
    topics: ['closing.noclaim'],
  }),
  ruling({
    id: 'bag-9-azr-272-22',
    court: 'BAG',
    date: '2023-06-06',
    fileNumber: '9 AZR 272/22',
    holding:
      'Wer zu Recht eine Berichtigung verlangt, darf nicht damit bestraft werden, dass die Schlussformel gestrichen oder sonst etwas ohne sachlichen Grund verschlechtert wird.',
    url: 'https://betriebs-berater.com/22533/2023/bag-arbeitszeugnis-massregelungsverbot/',
    topics: ['closing.retaliation', 'correction'],
  }),
  ruling({
    id: 'lag-niedersachsen-10-sa-1217-21',
    court: 'LAG Niedersachsen',
    date: '2022-07-12',
    fileNumber: '10 Sa 1217/21',
    holding:
      'Das nachträgliche Streichen der Schlussformel nach einem berechtigten Berichtigungsverlangen verstößt gegen das Maßregelungsverbot.',
    url: 'https://voris.wolterskluwer-online.de/browse/document/255562ba-6deb-4274-8d3f-25598df3293e',
    topics: ['closing.retaliation'],
  }),
  ruling({
    id: 'lag-duesseldorf-12-sa-974-10',
    court: 'LAG Düsseldorf',
    date: '2010-11-03',
    fileNumber: '12 Sa 974/10',
    holding:
      'Gegenansicht, überholt: Anspruch auf eine Schlussformel bei deutlich besserer als befriedigender Note.',
    url: 'https://www.rakotz.de/artikel/arbeitszeugnis-anspruch-auf-dankes-und-zukunftsformel_131/',
    topics: ['closing.noclaim'],
    supersededBy: 'bag-9-azr-146-21',
  }),
  ruling({
    id: 'lag-duesseldorf-3-sa-800-20',
    court: 'LAG Düsseldorf',
    date: '2021-01-12',
    fileNumber: '3 Sa 800/20',
    holding:
      'Gegenansicht, vom BAG aufgehoben: Anspruch auf eine Schlussformel aus der Pflicht zur Rücksichtnahme.',
    url: 'https://bag-urteil.com/25-01-2022-9-azr-146-21',
    topics: ['closing.noclaim'],
    supersededBy: 'bag-9-azr-146-21',
  }),
];

const formRulings: readonly Ruling[] = [
  ruling({
    id: 'bag-9-azr-262-20',
    court: 'BAG',
    date: '2021-04-27',
    fileNumber: '9 AZR 262/20',
    holding:
      'Eine Tabelle mit Noten nach Art eines Schulzeugnisses ist kein qualifiziertes Zeugnis; nötig ist ein individueller Fließtext.',
    url: 'https://jura.cc/?p=18739',
    topics: ['form.table', 'correction'],
  }),
  ruling({
    id: 'bag-9-azr-893-98',
    court: 'BAG',
    date: '1999-09-21',
    fileNumber: '9 AZR 893/98',
    holding:
      'Das Zeugnis darf zweimal gefaltet werden, wenn Kopien keine Spuren zeigen; wer als Aussteller genannt ist, muss selbst unterschreiben.',
    url: 'http://www.hensche.de/Rechtsanwalt_Arbeitsrecht_Urteile_Zeugnis_9AZR893-98.html',
    topics: ['form.fold', 'form.signature'],
  }),
  unconfirmed(
    ruling({
      id: 'bag-9-azr-392-00',
      court: 'BAG',
      date: '2001-06-26',
      fileNumber: '9 AZR 392/00',
      holding:
        'Unterschreiben muss, wer erkennbar ranghöher und weisungsbefugt ist; der Rang muss aus dem Zeugnis hervorgehen.',
      url: signers,
      topics: ['form.signer'],
    }),
  ),
  ruling({
    id: 'bag-9-azr-507-04',
    court: 'BAG',
    date: '2005-10-04',
    fileNumber: '9 AZR 507/04',
    holding:
      'Wer der Geschäftsleitung unmittelbar unterstellt war, kann die Unterschrift eines Mitglieds der Geschäftsleitung verlangen; Ausschlussfristen erfassen auch den Zeugnisanspruch.',
    url: signers,
    topics: ['form.signer', 'deadline'],
  }),
  ruling({
    id: 'lag-hamm-4-ta-118-16',
    court: 'LAG Hamm',
    date: '2016-07-27',
    fileNumber: '4 Ta 118/16',
    holding:
      'Eine quer zum Text gesetzte Unterschrift weckt Zweifel am Inhalt und verstößt gegen § 109 Abs. 2 GewO.',
    url: haufeSignature,
    topics: ['form.signature', 'correction'],
  }),
  ruling({
    id: 'lag-nuernberg-4-ta-153-05',
    court: 'LAG Nürnberg',
    date: '2005-08-03',
    fileNumber: '4 Ta 153/05',
    holding: 'Eine Unterschrift in auffälliger, kindlicher Schrift entwertet das Zeugnis.',
    url: signers,
    topics: ['form.signature', 'correction'],
  }),
  ruling({
    id: 'arbg-kiel-5-ca-80-b-13',
    court: 'ArbG Kiel',
    date: '2013-04-18',
    fileNumber: '5 Ca 80 b/13',
    holding: 'Ein trauriges Gesicht in der Unterschrift ist ein unzulässiges Geheimzeichen.',
    url: 'https://otto-schmidt.de/news/arbeits-und-sozialrecht/arbeitgeber-durfen-unterschrift-unter-zeugnis-nicht-mit-einem-negativen-smiley-versehen-2014-02-21.html',
    topics: ['form.signature', 'code.ban', 'correction'],
  }),
  ruling({
    id: 'lag-hamm-4-sa-1588-99',
    court: 'LAG Hamm',
    date: '2000-03-28',
    fileNumber: '4 Sa 1588/99',
    holding:
      'Nach der Linie des Gerichts braucht es eine eigenhändige Unterschrift mit maschinenschriftlichem Namen; E-Mail, Fax, Kopie, Faksimile, Bleistift oder Namenszeichen genügen nicht.',
    url: haufeSignature,
    topics: ['form.signature'],
  }),
  ruling({
    id: 'lag-hamm-4-sa-1735-97',
    court: 'LAG Hamm',
    date: '1998-04-02',
    fileNumber: '4 Sa 1735/97',
    holding:
      'Nach der Linie des Gerichts braucht es eine eigenhändige Unterschrift mit maschinenschriftlichem Namen; E-Mail, Fax, Kopie, Faksimile, Bleistift oder Namenszeichen genügen nicht.',
    url: haufeSignature,
    topics: ['form.signature'],
  }),
  ruling({
    id: 'lag-hamm-4-sa-2587-98',
    court: 'LAG Hamm',
    date: '1999-06-17',
    fileNumber: '4 Sa 2587/98',
    holding:
      'Die Postanschrift der beurteilten Person gehört nicht in das Adressfeld, weil das nach einem Streit aussieht.',
    url: 'https://jobadu.de/info/urteile-zum-arbeitszeugnis.php',
    topics: ['form.address', 'correction'],
  }),
  ruling({
    id: 'lag-duesseldorf-1995',
    court: 'LAG Düsseldorf',
    date: null,
    fileNumber: '',
    holding:
      'Ein Zeugnis darf keine Rechtschreib- und Grammatikfehler enthalten und ist sonst auf einem neuen Blatt auszustellen.',
    url: 'https://www.agentur-fuer-arbeitszeugnisse.de/index.php/taxonomy/term/19',
    topics: ['form.spelling', 'correction'],
  }),
  ruling({
    id: 'lag-koeln-7-ta-200-19',
    court: 'LAG Köln',
    date: '2020-03-27',
    fileNumber: '7 Ta 200/19',
    holding:
      'Als Ausstellungsdatum ist der letzte Tag des Arbeitsverhältnisses zu nehmen (andere Ansicht: 6 SLa 25/24).',
    url: 'https://www.personalwirtschaft.de/news/arbeitsrecht/arbeitszeugnis-muss-auf-das-vertragsende-datiert-werden-98137',
    topics: ['date.issue'],
  }),
  ruling({
    id: 'lag-koeln-6-sla-25-24',
    court: 'LAG Köln',
    date: '2024-12-05',
    fileNumber: '6 SLa 25/24',
    holding:
      'Ohne Vereinbarung besteht kein Anspruch auf Rückdatierung; das Datum muss wahr sein, und vier bis acht Wochen Abstand sind üblich.',
    url: 'https://www.jura.cc/rechtstipps/kein-anspruch-auf-rueckdatierung-des-arbeitszeugnisses-das-zeugnisdatum-im-fokus',
    topics: ['date.issue'],
  }),
  unconfirmed(
    ruling({
      id: 'bag-5-azr-509-91',
      court: 'BAG',
      date: '1992-09-09',
      fileNumber: '5 AZR 509/91',
      holding: 'Ein berichtigtes Zeugnis behält das Datum des ursprünglichen Zeugnisses.',
      url: '',
      topics: ['date.issue', 'correction'],
    }),
  ),
  ruling({
    id: 'lag-berlin-brandenburg-10-ta-31-13',
    court: 'LAG Berlin-Brandenburg',
    date: '2013-02-06',
    fileNumber: '10 Ta 31/13',
    holding: 'Das Zeugnis ist abzuholen; wer ohne den Versuch klagt, kann auf den Kosten sitzen bleiben.',
    url: collection,
    topics: ['pickup'],
  }),
];

const contentRulings: readonly Ruling[] = [
  ruling({
    id: 'bag-9-azr-386-10',
    court: 'BAG',
    date: '2011-11-15',
    fileNumber: '9 AZR 386/10',
    holding: '„Kennen gelernt“ ist kein Geheimcode; es kommt auf den objektiven Leser an.',
    url: 'https://bag-urteil.com/?p=16979',
    topics: ['code.kennengelernt', 'clarity'],
  }),
  ruling({
    id: 'lag-hamm-4-sa-630-98',
    court: 'LAG Hamm',
    date: '1998-12-17',
    fileNumber: '4 Sa 630/98',
    holding:
      'Das Gericht führt verschlüsselte Wendungen auf, darunter „gesundes Selbstvertrauen“, „anspruchsvoll und kritisch“, „umgänglich“ und „tolerant“.',
    url: 'https://www.mian-hr.de/arbeitszeugnis-wissen/geheimcodes',
    topics: ['code.list', 'code.ban'],
  }),
  ruling({
    id: 'lag-koeln-10-sa-801-90',
    court: 'LAG Köln',
    date: '1990-11-29',
    fileNumber: '10 Sa 801/90',
    holding:
      'Wer gekündigt hat und warum, ist in der Regel nicht zu erwähnen; wer selbst gekündigt hat, kann die Erwähnung verlangen.',
    url: haufeEnding,
    topics: ['reason.end', 'correction'],
  }),
  ruling({
    id: 'lag-duesseldorf-22-01-1988',
    court: 'LAG Düsseldorf',
    date: '1988-01-22',
    fileNumber: '',
    holding: '„Fristlos“ darf nicht im Zeugnis stehen; schon das ungerade Datum lässt es erkennen.',
    url: 'https://www.haufe.de/personal/personal-office-premium/arbeitszeugnis-inhaltliche-anforderungen-347-fristlose-kuendigung_idesk_PI10413_HI1326629.html',
    topics: ['reason.fristlos', 'correction'],
  }),
  ruling({
    id: 'lag-baden-wuerttemberg-4-sa-22-23-68',
    court: 'LAG Baden-Württemberg',
    date: '1968-05-09',
    fileNumber: '4 Sa 22/23/68',
    holding:
      'Nach einem gerichtlichen Vergleich besteht Anspruch auf „im beiderseitigen Einvernehmen“; das bloße Datum genügt nicht.',
    url: haufeEnding,
    topics: ['reason.settlement', 'correction'],
  }),
  ruling({
    id: 'bag-9-azr-261-04',
    court: 'BAG',
    date: '2005-05-10',
    fileNumber: '9 AZR 261/04',
    holding:
      'Elternzeit darf nur erwähnt werden, wenn die Ausfallzeit nach Lage und Dauer erheblich ist (im Fall: 33,5 von 50 Monaten).',
    url: 'https://hensche.de/Arbeitsrecht_Urteile_Erwaehnung_der_Elternzeit_im_Arbeitszeugnis_BAG_9AZR261_04.html',
    topics: ['content.elternzeit', 'content.forbidden', 'correction'],
  }),
  ruling({
    id: 'lag-koeln-7-sa-583-12',
    court: 'LAG Köln',
    date: '2012-12-06',
    fileNumber: '7 Sa 583/12',
    holding:
      'Betriebsratsarbeit wird nur auf Wunsch erwähnt; eine völlige Freistellung über Jahre darf genannt werden.',
    url: 'https://otto-schmidt.de/news/arbeits-und-sozialrecht/arbeitgeber-durfen-im-zeugnis-auf-freistellung-wegen-betriebsratstatigkeit-hinweisen-2014-05-19.html',
    topics: ['content.betriebsrat', 'content.forbidden', 'correction'],
  }),
  ruling({
    id: 'bag-29-07-1971',
    court: 'BAG',
    date: '1971-07-29',
    fileNumber: '',
    holding:
      'Wo mit Geld oder Ware umgegangen wird und Ehrlichkeit deshalb erwartet wird, gehört sie in das Zeugnis.',
    url: honestyGuide,
    topics: ['honesty', 'omission', 'correction'],
  }),
  ruling({
    id: 'bag-08-02-1972',
    court: 'BAG',
    date: '1972-02-08',
    fileNumber: '',
    holding:
      'Der Hinweis auf die Ehrlichkeit darf nicht fehlen, wo der Beruf sie erwarten lässt, etwa bei Kasse und Ware.',
    url: honestyGuide,
    topics: ['honesty', 'omission', 'correction'],
  }),
  ruling({
    id: 'lag-hamm-4-ta-594-04',
    court: 'LAG Hamm',
    date: '2005-07-29',
    fileNumber: '4 Ta 594/04',
    holding: 'Wo der Beruf es erwarten lässt, etwa bei Kasse und Ware, ist Ehrlichkeit zu bescheinigen.',
    url: haufeHonesty,
    topics: ['honesty', 'omission', 'correction'],
  }),
  ruling({
    id: 'lag-hamm-11-sa-795-18',
    court: 'LAG Hamm',
    date: '2019-01-31',
    fileNumber: '11 Sa 795/18',
    holding:
      'In Berufen mit Kasse oder Ware gehört die Ehrlichkeit in das Zeugnis; ein bloßer Verdacht ändert daran nichts.',
    url: 'https://t-online.de/finanzen/beruf-karriere/beruf/id_86977548/urteil-ehrlichkeit-gehoert-in-manchen-jobs-ins-arbeitszeugnis.html',
    topics: ['honesty', 'omission', 'correction'],
  }),
  ruling({
    id: 'arbg-berlin-28-ca-16143-12',
    court: 'ArbG Berlin',
    date: '2012-12-14',
    fileNumber: '28 Ca 16143/12',
    holding:
      'Im Einzelhandel waren „fleißig, ehrlich, gewissenhaft, zuverlässig“ zu ergänzen, weil die Branche sie erwartet.',
    url: 'https://www.ra-kotz.de/zeugnisberichtigung_bei_diebstahlsverdacht.htm',
    topics: ['honesty', 'omission', 'correction'],
  }),
  ruling({
    id: 'arbg-saarbruecken',
    court: 'ArbG Saarbrücken',
    date: null,
    fileNumber: '',
    holding: 'Eine Abweichung von der Reihenfolge Vorgesetzte, Kollegen, Kunden kann berichtigt werden.',
    url: 'https://www.agentur-fuer-arbeitszeugnisse.de/reihenfolge-in-arbeitszeugnissen',
    topics: ['behaviour.order', 'correction'],
  }),
  ruling({
    id: 'arbg-solingen-17-05-1990',
    court: 'ArbG Solingen',
    date: '1990-05-17',
    fileNumber: '',
    holding: 'Als Beurteilung des Verhaltens ist „korrekt“ gleichbedeutend mit „einwandfrei“.',
    url: `${haufeLawyers}/32-abwicklung-b-zusammenfassende-fuehrungsbeurteilung_idesk_PI17574_HI15822984.html`,
    topics: ['behaviour.scale'],
  }),
];

const deadlineRulings: readonly Ruling[] = [
  ruling({
    id: 'bag-5-azr-607-84',
    court: 'BAG',
    date: '1985-12-04',
    fileNumber: '5 AZR 607/84',
    holding:
      'Ausschlussfristen in Tarif- oder Arbeitsvertrag, oft drei bis sechs Monate, erfassen auch das Zeugnis.',
    url: deadlines,
    topics: ['deadline'],
  }),
  ruling({
    id: 'lag-duesseldorf-17-sa-1158-94',
    court: 'LAG Düsseldorf',
    date: '1994-11-11',
    fileNumber: '17 Sa 1158/94',
    holding: 'Der Anspruch kann schon nach zehn bis zwölf Monaten ohne Nachfrage verwirkt sein.',
    url: haufeForfeiture,
    topics: ['deadline'],
  }),
  ruling({
    id: 'lag-hamm-3-sa-248-02',
    court: 'LAG Hamm',
    date: '2002-07-03',
    fileNumber: '3 Sa 248/02',
    holding: 'Verwirkung braucht Zeit und Umstände; zehn bis zwölf Monate können genügen.',
    url: haufeForfeiture,
    topics: ['deadline'],
  }),
  ruling({
    id: 'lag-koeln-13-sa-1050-99',
    court: 'LAG Köln',
    date: '2000-02-08',
    fileNumber: '13 Sa 1050/99',
    holding: 'Nach fünfzehn Monaten ohne Nachfrage war der Anspruch verwirkt.',
    url: haufeForfeiture,
    topics: ['deadline'],
  }),
];

/** All rulings and statutes, statutes first. */
export const rulings: readonly Ruling[] = [
  ...statutes,
  ...gradeRulings,
  ...closingRulings,
  ...formRulings,
  ...contentRulings,
  ...deadlineRulings,
];

const byId: ReadonlyMap<string, Ruling> = new Map(rulings.map((entry) => [entry.id, entry]));

/** The ruling or statute with this id, or undefined when there is none. */
export function rulingById(id: string): Ruling | undefined {
  return byId.get(id);
}

/**
 * How to cite it: „BAG, 18.11.2014 – 9 AZR 584/13“ or „§ 109 Abs. 1 GewO“.
 * What the source does not print (day, file number) is left out. Empty for an unknown id.
 */
export function citeRuling(id: string): string {
  const entry = byId.get(id);
  if (entry === undefined) return '';
  if (entry.kind === 'statute') return `${entry.fileNumber} ${entry.court}`;
  const day = entry.date === null ? '' : `, ${entry.date.split('-').toReversed().join('.')}`;
  const file = entry.fileNumber === '' ? '' : ` – ${entry.fileNumber}`;
  return `${entry.court}${day}${file}`;
}
