import type { Proved } from './pattern.ts';

/** A kind of document that is often uploaded by mistake. `matches` are openings of such documents. */
export interface OtherDocument extends Proved {
  /** Ends „Das ist kein Arbeitszeugnis, sondern …“. */
  readonly label: string;
  /** Each sign counts once, with its weight; 3 is proof unless the text is plainly a reference. */
  readonly signs: readonly (readonly [RegExp, number])[];
}

const source = 'eigene Beobachtung';

/** Other documents, the most telling first. */
export const otherDocuments: readonly OtherDocument[] = [
  {
    id: 'application',
    label: 'ein Bewerbungsschreiben',
    signs: [
      [/^\s*(?:initiativ)?bewerbung (?:als|um|auf|für|zur|zum|-)/imu, 3],
      [/bewerbe ich mich|meine bewerbung|ihre (?:stellen)?anzeige|stellenausschreibung/i, 2],
      [/sehr geehrte/i, 0.7],
      [/anlagen?:.{0,40}(?:lebenslauf|zeugnis)/is, 1.5],
      [
        /einladung zu einem|vorstellungsgespräch|persönlichen gespräch|gehaltsvorstellung|kündigungsfrist beträgt/i,
        1.5,
      ],
      [/(?:^|\s)ich (?:verfüge|bin|habe|arbeite|bringe|leite|betreue|suche|möchte)(?=\s)/i, 1],
      [/mit freundlichen grüßen/i, 0.5],
    ],
    matches: [
      'Bewerbung als Kellermeisterin\n\nSehr geehrte Frau Lössnig,\n\nseit sechs Jahren leite ich den Keller eines Weinguts. Über die Einladung zu einem Gespräch freue ich mich.',
    ],
    silent: [
      'Zeugnis\n\nHerr Kern war vom 1. April 2014 bis zum 31. August 2023 als Disponent bei uns beschäftigt.',
    ],
    source,
    note: 'Zitiert gern die Zufriedenheitsformel aus dem Zwischenzeugnis.',
  },
  {
    id: 'cv',
    label: 'ein Lebenslauf',
    signs: [
      [/^\s*(?:tabellarischer )?(?:lebenslauf|curriculum vitae)\b/imu, 3],
      [
        /^\s*(?:berufserfahrung|beruflicher werdegang|berufliche stationen|schulbildung|ausbildung und studium|kenntnisse und fähigkeiten|hobbys|interessen|persönliche daten)\s*:?\s*$/imu,
        2,
      ],
      [/familienstand|staatsangehörigkeit|führerschein/i, 1.2],
      [
        /^\s*(?:\d\d\/)?\d{4}\s*(?:–|-|bis)\s*(?:(?:\d\d\/)?\d{4}|heute)\b[\s\S]*^\s*(?:\d\d\/)?\d{4}\s*(?:–|-|bis)\s*(?:(?:\d\d\/)?\d{4}|heute)\b/imu,
        1.5,
      ],
    ],
    matches: [
      'Lebenslauf\n\nPersönliche Daten\nName: Jana Moll\nFamilienstand: ledig\n\nBerufserfahrung\n03/2018 – 06/2022 Köchin\n07/2022 – heute Küchenchefin',
    ],
    silent: [
      'Arbeitszeugnis\n\nFrau Moll war vom 1. März 2018 bis zum 30. Juni 2022 als Köchin bei uns beschäftigt.',
    ],
    source,
    note: '',
  },
  {
    id: 'dismissal',
    label: 'eine Kündigung',
    signs: [
      [/(?:hiermit )?kündig(?:en wir|e ich) (?:das|den|mein|ihr)/i, 3],
      [
        /kündigung (?:ihres|des|meines) (?:arbeits|anstellungs|ausbildungs)?verhältnisses|kündigung (?:ihres|des) (?:arbeits)?vertrag/i,
        3,
      ],
      [/fristgemäß|fristgerecht|nächstmöglichen (?:termin|zeitpunkt)|agentur für arbeit|arbeitsuchend/i, 1.5],
      [/sehr geehrte/i, 0.7],
    ],
    matches: [
      'Kündigung Ihres Arbeitsverhältnisses\n\nSehr geehrter Herr Kern,\n\nhiermit kündigen wir das mit Ihnen bestehende Arbeitsverhältnis fristgemäß zum 28. Februar 2023.',
    ],
    silent: ['Das Arbeitsverhältnis endete durch Kündigung zum 28. Februar 2023.'],
    source,
    note: '',
  },
  {
    id: 'warning',
    label: 'eine Abmahnung',
    signs: [
      [/^\s*abmahnung\b/imu, 3],
      [/mahnen wir sie (?:hiermit )?ab|im wiederholungsfall/i, 3],
      [/sehr geehrte/i, 0.7],
    ],
    matches: [
      'Abmahnung\n\nSehr geehrter Herr Kern, am 3. Mai erschienen Sie verspätet. Im Wiederholungsfall droht die Kündigung.',
    ],
    silent: ['Sie verfasste Abmahnungen und führte Gespräche.'],
    source,
    note: '',
  },
  {
    id: 'contract',
    label: 'ein Vertrag',
    signs: [
      [
        /^\s*(?:(?:befristeter |unbefristeter )?arbeitsvertrag|anstellungsvertrag|dienstvertrag|ausbildungsvertrag|berufsausbildungsvertrag|aufhebungsvertrag|praktikumsvertrag|mietvertrag|kaufvertrag|\p{L}*vertrag|\p{L}*vereinbarung)\s*$/imu,
        2.5,
      ],
      [/^\s*§ ?\d+\s+\p{L}+[\s\S]*^\s*§ ?\d+\s+\p{L}+/imu, 2],
      [/im folgenden|nachfolgend .{0,30}genannt|wird folgender? vertrag|vertreten durch/i, 1],
      [/probezeit|vergütung|bruttovergütung|kündigungsfristen/i, 0.7],
    ],
    matches: [
      'Arbeitsvertrag\n\nzwischen der Kern GmbH, im Folgenden Arbeitgeberin,\n\n§ 1 Beginn der Tätigkeit\nDer Arbeitnehmer wird eingestellt.\n\n§ 2 Probezeit\nSechs Monate.',
    ],
    silent: ['Sie erstellte Arbeitsverträge und Zeugnisse.'],
    source,
    note: '',
  },
  {
    id: 'job-ad',
    label: 'eine Stellenanzeige oder Stellenbeschreibung',
    signs: [
      [/\(?[mwd]\s?\/\s?[mwd]\s?\/\s?[mwdx]\)?/i, 1.5],
      [/^\s*(?:stellenbeschreibung|stellenangebot|stellenausschreibung|stellenanzeige)\b/imu, 3],
      [/(?:wir suchen|suchen wir) (?:eine|einen|ab|zum|für|sie)/i, 1.5],
      [
        /^\s*(?:dein|ihr|euer) profil|^\s*(?:deine|ihre) aufgaben\s*:?\s*$|^\s*wir bieten|^\s*das (?:bieten wir|erwartet)/imu,
        1.5,
      ],
      [/stelleninhaber|bezeichnung der stelle|wird vorausgesetzt|anforderungen/i, 1],
      [/bewirb dich|bewerben sie sich|ihre bewerbung|deine bewerbung/i, 1.5],
    ],
    matches: [
      'Wir suchen ab sofort eine Köchin (m/w/d)\n\nIhre Aufgaben\nKochen\n\nIhr Profil\nsehr gute Belastbarkeit\n\nBewerben Sie sich jetzt.',
    ],
    silent: ['Sie führte Stellenausschreibungen und Auswahlgespräche durch.'],
    source,
    note: '',
  },
  {
    id: 'school-report',
    label: 'ein Schul- oder Prüfungszeugnis',
    signs: [
      [
        /abschlusszeugnis der|jahreszeugnis|halbjahreszeugnis|schulzeugnis|abiturzeugnis|prüfungszeugnis|zeugnis der allgemeinen|diploma|bachelorzeugnis|masterzeugnis|transcript/i,
        2.5,
      ],
      [
        /schulleiter|klassenlehrer|klassenleit|prüfungsausschuss|studiendekan|versäumte|unterrichtstage|lernfeld|schülerin hat|wird versetzt/i,
        1.5,
      ],
      [
        /(?:deutsch|mathematik|englisch|sport|politik)[^\n]{0,40}(?:sehr gut|gut|befriedigend|ausreichend)\s*\(?\d?\)?[\s\S]*(?:deutsch|mathematik|englisch|sport|politik)/i,
        2,
      ],
      [/durchschnittsnote|notenstufen|leistungspunkte|ects/i, 1.5],
    ],
    matches: [
      'ABSCHLUSSZEUGNIS DER BERUFSSCHULE\n\nSvea Kern\nDeutsch gut (2)\nEnglisch gut (2)\nDurchschnittsnote: 2,4\nSchulleiter Klassenlehrerin',
    ],
    silent: ['Die Abschlussprüfung bestand er mit der Note „gut“.'],
    source,
    note: '',
  },
  {
    id: 'invoice',
    label: 'eine Rechnung oder Mahnung',
    signs: [
      [
        /^\s*(?:\d\. )?(?:rechnung|zahlungserinnerung|mahnung|angebot|lieferschein|auftragsbestätigung|kostenvoranschlag)\b/imu,
        2,
      ],
      [/rechnungsbetrag|rechnungsnummer|rechnung nr|nettobetrag|mwst|ust\.|zu zahlen|überweisen sie/i, 2],
      [/sehr geehrte/i, 0.5],
    ],
    matches: [
      'Rechnung Nr. 12\n\nNettobetrag 805,50\nRechnungsbetrag 958,55\nBitte überweisen Sie den Betrag.',
    ],
    silent: ['Sie schrieb Rechnungen und Mahnungen.'],
    source,
    note: '',
  },
  {
    id: 'guide',
    label: 'ein Text über Zeugnisse',
    signs: [
      [
        /zeugnissprache|geheimcode|formulierungen? im (?:arbeits)?zeugnis|note (?:1|eins)\b.{0,80}note (?:2|zwei)\b/is,
        2,
      ],
      [/arbeitnehmer (?:haben|hat) (?:einen )?anspruch|§ ?109 gewo|bundesarbeitsgericht|\bbag\b/i, 1.5],
      [/(?:musterformulierung|beispielformulierung|so lesen sie|bedeutet so viel wie|im klartext)/i, 1.5],
    ],
    matches: [
      'Zeugnissprache: Was Formulierungen im Arbeitszeugnis bedeuten. „Stets zur vollsten Zufriedenheit“ heißt im Klartext Note 1. Arbeitnehmer haben Anspruch auf Wahrheit.',
    ],
    silent: [
      'Zeugnis\n\nHerr Kern war bei uns beschäftigt. Er arbeitete stets zu unserer vollen Zufriedenheit.',
    ],
    source,
    note: '',
  },
  {
    id: 'certificate-of-attendance',
    label: 'eine Teilnahmebescheinigung oder ein Zertifikat',
    signs: [
      [
        /^\s*(?:teilnahmebescheinigung|teilnahmebestätigung|zertifikat|urkunde|meisterbrief|arbeitsbescheinigung nach § 312)\b/imu,
        3,
      ],
      [
        /hat (?:mit erfolg |erfolgreich )?(?:am|an dem|an der) (?:seminar|kurs|lehrgang|schulung|workshop)/i,
        1.5,
      ],
    ],
    matches: ['Teilnahmebescheinigung\n\nFrau Kern hat am Seminar Tabellenkalkulation teilgenommen.'],
    silent: ['Er erwarb ein Zertifikat in Projektleitung.'],
    source,
    note: '',
  },
  {
    id: 'appraisal',
    label: 'ein Beurteilungsbogen oder Gesprächsprotokoll',
    signs: [
      [
        /^\s*(?:beurteilungsbogen|mitarbeitergespräch|zielvereinbarung|gesprächsprotokoll|selbsteinschätzung|leistungsbeurteilung)\b/imu,
        3,
      ],
    ],
    matches: ['Mitarbeitergespräch 2024\n\nTeilnehmer: Frau Kern, Herr Moll\nZiele: Umsatz steigern'],
    silent: ['Sie führte Mitarbeitergespräche und vereinbarte Ziele.'],
    source,
    note: '',
  },
  {
    id: 'letter',
    label: 'ein persönlicher Brief oder eine Nachricht',
    signs: [
      [/^\s*(?:sehr geehrte[rs]?|liebe[rs]?|hallo|guten tag|moin|hi)(?: \p{L}+){0,4}[,!]/imu, 2],
      [/mit freundlichen grüßen|herzliche grüße|viele grüße|herzlichst|liebe grüße/i, 1],
      [
        /(?:^|[.!?]\s|,\s)(?:haben sie|sie haben|ihnen|bitte (?:senden|geben|überweisen|rufen)|du hast|dir)\b/im,
        1,
      ],
    ],
    matches: [
      'Lieber Herr Kastenhuber,\n\nSie haben so sorgfältig gearbeitet. Wir waren außerordentlich zufrieden.\n\nHerzlichst\nTraudl',
    ],
    silent: ['Zeugnis\n\nFrau Kern war bei uns beschäftigt. Sie hat sorgfältig gearbeitet.'],
    source,
    note: 'Zuletzt geprüft: fast jede andere Art ist auch ein Brief.',
  },
];
