import { late } from '../german/late.ts';
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
        /^\s*(?:(?:[\p{L}-]+ ){0,2}(?:\p{L}*vertrag|\p{L}*vereinbarung))(?: (?:zwischen|über|zur|zum|nach|mit|vom)(?!\p{L})[^\n]{0,70})?\s*$/imu,
        2.5,
      ],
      // Numbered clauses: „§ 1 Beendigung“, „§ 2. Abfindung“, „Artikel 3“.
      [
        /^\s*(?:§ ?\d+[a-z]?|artikel \d+|art\. \d+)(?:[.:)]|\s|$)[\s\S]*^\s*(?:§ ?\d+[a-z]?|artikel \d+|art\. \d+)(?:[.:)]|\s|$)/imu,
        2,
      ],
      [
        late.iu`im folgenden (?:kurz )?["„“«(]?\p{L}+|(?:nachfolgend|nachstehend|im weiteren) [^.\n]{0,30}(?:genannt|["„“«])|(?<!\p{L})nachfolgend ["„“«]|wird folgende[rs]? \p{L}*(?:vertrag|vereinbarung|vergleich)|wird folgendes vereinbart|vereinbaren (?:die parteien )?(?:was folgt|folgendes)|vertreten durch`,
        1.2,
      ],
      [
        /die (?:vertrags)?parteien|(?:vertrags)?parteien (?:sind|waren) sich|(?:der|die) (?:arbeitgeber|arbeitgeberin|firma|gesellschaft|arbeitnehmer|arbeitnehmerin|mitarbeiterin|mitarbeiter|auszubildende|praktikant|praktikantin) (?:verpflichtet sich|zahlt|erteilt|erhält (?:eine|ein monatliches|eine monatliche)|stellt [^.\n]{0,40} frei|wird (?:unwiderruflich|widerruflich|[^.\n]{0,60} freigestellt))/iu,
        1.2,
      ],
      [
        late.iu`abfindung(?!\p{L})[^\n]{0,50}(?:euro|eur(?!\p{L})|€|brutto|chf|franken)|unwiderruflich[^.\n]{0,40}freigestellt|(?:sind|sämtliche|gegenseitigen|wechselseitigen|beiderseitigen) (?:alle )?ansprüche[^.]{0,90}(?:erledigt|abgegolten|ausgeglichen|erloschen)|salvatorische klausel`,
        1.2,
      ],
      // The reference that one party owes the other is none itself.
      [
        late.iu`(?:arbeitgeber(?:in)?|firma|gesellschaft|arbeitnehmer(?:in)?|mitarbeiter(?:in)?|parteien)(?!\p{L})[^.\n]{0,60}(?:erteilt|erhält|verpflichtet sich|stellt|vereinbaren|schuldet)(?!\p{L})[^.\n]{0,160}zeugnis`,
        2,
      ],
      [/probezeit|vergütung|bruttovergütung|kündigungsfristen/i, 0.7],
    ],
    matches: [
      'Arbeitsvertrag\n\nzwischen der Kern GmbH, im Folgenden Arbeitgeberin,\n\n§ 1 Beginn der Tätigkeit\nDer Arbeitnehmer wird eingestellt.\n\n§ 2 Probezeit\nSechs Monate.',
      'AUFHEBUNGSVERTRAG\n\nzwischen der Kern GmbH – nachfolgend „Firma“ – und Frau Moll\n\n§ 1 Beendigung\nDas Arbeitsverhältnis endet am 31. März 2024.\n\n§ 2 Zeugnis\nDie Firma erteilt ein wohlwollendes Zeugnis.',
      'Vereinbarung über die Beendigung des Arbeitsverhältnisses\n\nDie Parteien sind sich einig, dass das Arbeitsverhältnis endet. Mit dieser Vereinbarung sind alle gegenseitigen Ansprüche erledigt.',
      'Abwicklungsvertrag\n\n1. Das Arbeitsverhältnis endet am 30. Juni. 2. Der Arbeitgeber zahlt eine Abfindung von 8.000 Euro brutto. 3. Die Arbeitgeberin erteilt ein Zeugnis.',
    ],
    silent: [
      'Sie erstellte Arbeitsverträge und Zeugnisse.',
      'Arbeitszeugnis\n\nFrau Kern war als Notarfachangestellte tätig. Sie entwarf Kaufverträge und Vereinbarungen,\n§ 34i GewO und § 313 BGB waren ihr vertraut. Sie wurde bis zum Ende unwiderruflich freigestellt.',
      'Arbeitszeugnis\n\nHerr Kern betreute als Rechtsanwalt die Parteien in Verhandlungen über Vergleich und Abfindung. Er entwarf\n\n– Aufhebungsvertrag\n– Vereinbarung',
    ],
    source,
    note: 'Auch Aufhebungsverträge, die den Wortlaut des künftigen Zeugnisses festlegen.',
  },
  {
    id: 'complaint',
    label: 'ein Schreiben über ein Zeugnis',
    signs: [
      [
        late.iu`zeugnis(?:ses)?(?!\p{L})[^\n]{0,140}entspricht (?:leider )?nicht|zeugnis (?:unsere[sr]|meine[sr]|ihre[sr]) (?:mandant|mitglied|arbeitnehmer)\p{L}*`,
        2,
      ],
      [
        late.iu`(?:fordern wir|wir fordern|fordere ich|ich fordere|bitte ich|bitten wir|ich bitte|wir bitten)(?!\p{L})[^\n]{0,120}(?:zeugnis|berichtig|korrig|änder)`,
        2,
      ],
      [
        /beanstanden wir|beanstande ich|rügen wir|richtig wäre|sie schreiben: |heißt es (?:nur|lediglich)/iu,
        1.2,
      ],
      [/sehr geehrte/i, 0.7],
      [/arbeitsgericht|klage (?:vor|zu) |vollmacht|fruchtlosem ablauf|anspruch auf/iu, 0.8],
    ],
    matches: [
      'Zeugnis unserer Mandantin Frau Moll\n\nSehr geehrte Damen und Herren,\n\ndas Zeugnis, das Sie ihr erteilt haben, entspricht nicht den Anforderungen. Wir fordern Sie auf, ein berichtigtes Zeugnis zu erteilen.',
      'Sehr geehrte Frau Kern,\n\nmein Zeugnis entspricht leider nicht dem, was vereinbart war. Ich bitte Sie, es zu berichtigen. Richtig wäre „stets zu unserer vollen Zufriedenheit“.',
    ],
    silent: [
      'Zeugnis\n\nFrau Moll war vom 1. März 2018 bis zum 30. Juni 2022 als Köchin bei uns beschäftigt. Ihre Leistungen entsprachen unseren Erwartungen.',
    ],
    source,
    note: '',
  },
  {
    id: 'court',
    label: 'ein Schriftstück aus einem Gerichtsverfahren',
    signs: [
      [
        /^\s*(?:(?:gerichtlicher |außergerichtlicher |gütlicher )?vergleich|(?:sitzungs)?protokoll|niederschrift|urteil|beschluss|klage|versäumnisurteil|im namen des volkes)(?:$|:| (?:in|der|des|über|aus)(?!\p{L})[^\n]*$)/imu,
        2,
      ],
      [
        late.iu`in (?:dem rechtsstreit|der rechtssache|sachen|dem verfahren|der arbeitsrechtlichen streitigkeit)(?!\p{L})|rechtsstreits?(?!\p{L})[^.\n]{0,40}(?:erledigt|beendet|beigelegt)|(?:zur (?:erledigung|beilegung)|beendigung) (?:des|dieses) rechtsstreits`,
        1.5,
      ],
      [
        /(?<!\d)\d{1,2} (?:ca|sa|bv|ga|azr|ta|cga|ra) \d+\/\d{2}|(?:aktenzeichen|gesch\.-?\s?(?:nr|z)\.?|az\.):? ?\d/iu,
        1.2,
      ],
      [
        late.iu`(?:^|[\s–-])(?:klägerin?|kläger|beklagter?|beklagtenvertreter(?:in)?|klägervertreter(?:in)?|klagende partei|beklagte partei)(?!\p{L})[\s\S]{0,400}(?:beklagte|klag|kläger)`,
        1.2,
      ],
      [
        late.iu`(?:schließen|schlossen) (?:die parteien )?(?:auf vorschlag des gerichts )?(?:den |die )?(?:folgenden?|nachstehenden?) (?:\p{L}+ )?(?:vergleich|vereinbarung)|beschlossen und verkündet|v\. ?u\. ?g\.|laut diktiert und genehmigt|güte(?:termin|verhandlung)|öffentliche sitzung|kammertermin|streitwert|prozessbevollmächtigt`,
        1.5,
      ],
    ],
    matches: [
      'Arbeitsgericht Neustadt\n4 Ca 312/23\n\nProtokoll der öffentlichen Sitzung\n\nIn dem Rechtsstreit Moll, Klägerin, gegen Kern GmbH, Beklagte, schließen die Parteien folgenden Vergleich: Die Beklagte erteilt ein Zeugnis.',
      'Vergleich\n\nIn Sachen Moll gegen Kern GmbH: Der Beklagte verpflichtet sich, dem Kläger ein Zeugnis mit der Note „gut“ zu erteilen. Damit ist der Rechtsstreit erledigt.',
    ],
    silent: [
      'Arbeitszeugnis\n\nFrau Kern war als Rechtsanwaltsfachangestellte tätig. Sie schrieb Klagen und Vergleiche nach Diktat und überwachte Fristen.',
      'Zeugnis\n\nHerr Kern war Geschäftsstellenbeamter am Arbeitsgericht. Er führte Protokoll in Güteverhandlungen und betreute Kläger und Beklagte am Empfang.',
    ],
    source,
    note: 'Vergleiche vor Gericht legen oft die Note eines künftigen Zeugnisses fest.',
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
        /^\s*(?:schulbescheinigung|schülerbeurteilung|schulische beurteilung|wortgutachten|grundschulempfehlung|lernentwicklungsbericht)\b|abschlusszeugnis der|jahreszeugnis|halbjahreszeugnis|schulzeugnis|abiturzeugnis|prüfungszeugnis|zeugnis der allgemeinen|diploma|bachelorzeugnis|masterzeugnis|transcript/imu,
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
      [
        /^\s*(?:deutsch|mathematik|englisch|geschichte|biologie|sport|politik|religion|ethik|kunst|musik):?\s+[1-6]\s*$[\s\S]*^\s*(?:deutsch|mathematik|englisch|geschichte|biologie|sport|politik|religion|ethik|kunst|musik):?\s+[1-6]\s*$/imu,
        2,
      ],
      [/schuljahr \d{4}|jahrgangsstufe \d/i, 1],
      [/durchschnittsnote|notenstufen|leistungspunkte|ects/i, 1.5],
      // An intern is a pupil, too: the school itself speaks of „unser Gymnasium“.
      [
        late.iu`besucht[e]?(?!\p{L})[^;]{0,60}(?:unsere|die|das|unser) (?:\p{L}+ )?\p{L}*(?:schule|gymnasium|internat|kolleg)(?!\p{L})|(?:schüler|schülerin) unsere[rs] (?:\p{L}+ )?\p{L}*(?:schule|gymnasiums|internats)|(?:nahm|nimmt) [^.;]{0,60}am unterricht|klassensprecher(?:in)?(?!\p{L})`,
        1.5,
      ],
    ],
    matches: [
      'Gymnasium\n\nBeurteilung\n\nDer Schüler besuchte unser Gymnasium und nahm aufmerksam am Unterricht teil.\n\nSchulleiter Klassenleiterin',
      'ABSCHLUSSZEUGNIS DER BERUFSSCHULE\n\nSvea Kern\nDeutsch gut (2)\nEnglisch gut (2)\nDurchschnittsnote: 2,4\nSchulleiter Klassenlehrerin',
    ],
    silent: [
      'Die Abschlussprüfung bestand er mit der Note „gut“.',
      'Praktikumszeugnis\n\nFrau Moll, Schülerin der Klasse 9b der Realschule, war drei Wochen lang Praktikantin bei uns.',
    ],
    source,
    note: '',
  },
  {
    id: 'tenancy',
    label: 'eine Bescheinigung für Mieter',
    signs: [
      [
        /^\s*(?:vorvermieter\p{L}*|vermieter(?:bescheinigung|bestätigung|referenz|zeugnis|auskunft)|miet(?:er)?(?:bescheinigung|bestätigung|referenz|auskunft|zeugnis)|mietschuldenfreiheit\p{L}*|wohnungsgeber(?:bestätigung|bescheinigung)|(?:bescheinigung|bestätigung|referenz)(?: \p{L}+){0,3} (?:miet|vermiet|wohnungsgeber)\p{L}*)(?!\p{L})/imu,
        3,
      ],
      [
        late.iu`(?:war|ist|waren|sind)(?!\p{L})[^;!?]{0,120}(?<!(?:die|der|alle[rn]?|viele[rn]?|und|unsere[rn]?|unzufriedene[rn]?|einzelne[rn]?) )(?<!\p{L})mieter(?:in)?(?! (?:betreu|berat|kontakt))(?!\p{L})|(?<!\p{L})(?:(?:unser|mein|bisheriger) (?:\p{L}+ )?mieter|(?:unsere|meine|bisherige)[rmns]? (?:\p{L}+ )?mieter(?:in|s))(?!\p{L})|zur miete (?:wohnt|gewohnt|wohnte)|wohn\p{L}* [^.;]{0,60}zur miete(?!\p{L})`,
        1.6,
      ],
      [
        late.iu`miete[^.;]{0,90}(?:pünktlich|überwiesen|bezahlt|gezahlt)|(?:pünktlich|überwies|zahlte|bezahlte)[^.;]{0,60}(?<!\p{L})miete(?!\p{L})`,
        1.8,
      ],
      [
        late.iu`mietverhältnis (?:\p{L}+ ){0,3}(?:ende|besteh|bestand|wurde|lief)|kaltmiete|warmmiete|mietkaution|die kaution`,
        1,
      ],
      [
        /neue[nrms]* (?:vermieter|wohnung|zuhause|mietverhältnis)|auszug|zieht aus|auszieht|ausgezogen/iu,
        0.8,
      ],
    ],
    matches: [
      'Mietbescheinigung\n\nHerr Moll war fünf Jahre lang unser Mieter. Die Miete zahlte er stets pünktlich.',
      'Zur Vorlage\n\nFrau Moll wohnt seit 2016 bei mir zur Miete. Ihre Miete hat sie immer pünktlich überwiesen. Ich wünsche ihr in der neuen Wohnung alles Gute.',
    ],
    silent: [
      'Zeugnis\n\nFrau Moll betreute 400 Mietverhältnisse, prüfte die Mieten und Kautionen und war bei den Mietern beliebt.',
      'Herr Moll überwachte, ob die Miete pünktlich gezahlt wurde, und stellte Mietbescheinigungen aus.',
      'Frau Moll war für die Mieter von 300 Wohnungen zuständig. Sie prüfte, ob die Miete pünktlich bezahlt war. Unsere Mieter schätzten sie.',
    ],
    source,
    note: 'Bewertet Zahlung und Verhalten gern mit der Zufriedenheitsformel. Hausverwaltungen nennen dieselben Wörter unter den Aufgaben; deshalb wiegt jedes allein zu wenig.',
  },
  {
    id: 'membership',
    label: 'eine Bescheinigung eines Vereins',
    signs: [
      [
        /^\s*(?:mitglieds?(?:chafts)?(?:bescheinigung|bestätigung|nachweis)|spielerbescheinigung|(?:bescheinigung|bestätigung|nachweis)(?: \p{L}+){0,3} mitgliedschaft)(?!\p{L})/imu,
        2.5,
      ],
      [
        late.iu`(?:ist|war)(?!\p{L})[^;!?]{0,80}(?<!\p{L})(?:(?:aktives|passives|förderndes|ordentliches|treues) )?mitglied (?:unseres|des|im|in unserem|bei)|gehört(?:e)? unserem verein (?:seit|vom|als)`,
        1,
      ],
      [
        late.iu`(?:mitglieds)?beitr[aä]ge?[^.;]{0,60}(?:pünktlich|bezahlt|entrichtet|gezahlt)|(?:pünktlich|bezahlte|entrichtete)[^.;]{0,60}(?:mitglieds)?beitr[aä]ge?(?!\p{L})|mitspieler|spielt [^.;]{0,40}mannschaft|mitgliedsnummer`,
        1,
      ],
    ],
    matches: [
      'Bestätigung der Mitgliedschaft\n\nHerr Moll ist seit 2010 Mitglied unseres Vereins. Seine Beiträge hat er immer pünktlich bezahlt.',
    ],
    silent: [
      'Zeugnis\n\nFrau Moll leitete die Geschäftsstelle unseres Vereins, zog die Mitgliedsbeiträge ein und stellte Bescheinigungen aus.',
    ],
    source,
    note: 'Wer für den Verein gearbeitet hat, bekommt ein Zeugnis, auch im Ehrenamt.',
  },
  {
    id: 'character',
    label: 'ein Leumundszeugnis',
    signs: [
      [
        /^\s*(?:leumunds\p{L}*|charakter(?:zeugnis|referenz)|eidesstattliche (?:versicherung|erklärung)|(?:persönliche )?(?:erklärung|stellungnahme) (?:über|zu[mr]?|für|zugunsten)(?: \p{L}+){0,3} (?:frau|herrn?))(?!\p{L})/imu,
        3,
      ],
      [
        late.iu`(?:als|wie|zu) (?:\p{L}+ )?(?:freund|freundin|nachbarn?|nachbarin|bekannter?|vereinskamerad)(?: \p{L}+){0,3} bekannt|(?:ist|sind|war) (?:seit [^.;]{1,30})?(?:mein[e]?|unser[e]?) (?:\p{L}+ )?(?:nachbar(?:in)?|freund(?:in)?|taufpate|trauzeug(?:e|in))(?!\p{L})|befreundet|freundschaft mit (?:ihr|ihm)|freund(?:in)? (?:der|unserer|meiner) familie|sandkasten|schulfreund`,
        1.8,
      ],
      [
        /einbürgerung|familiengericht|jugendamt|vormund|sorgerecht|adoption|strafverfahren|bewährungshelfer|waffenschein|(?:der|meine) wahrheit entspr|nach bestem wissen und gewissen/iu,
        1.2,
      ],
    ],
    matches: [
      'Leumundszeugnis\n\nIch kenne Herrn Moll seit vielen Jahren als ehrlichen Menschen.',
      'Frau Moll ist mir als Freundin der Familie bekannt. Diese Erklärung gebe ich für das Familiengericht ab.',
    ],
    silent: [
      'Zeugnis\n\nFrau Moll war als Sozialarbeiterin tätig und schrieb Berichte für das Jugendamt und das Familiengericht.',
      'Wir kennen ihn als ehrlichen und zuverlässigen Mitarbeiter.',
    ],
    source,
    note: '',
  },
  {
    id: 'conduct-certificate',
    label: 'ein Führungszeugnis',
    signs: [
      [
        /^\s*(?:erweitertes |europäisches |polizeiliches |behördliches )*(?:führungszeugnis|strafregister(?:auszug|bescheinigung)|privatauszug)(?!\p{L})/imu,
        2.5,
      ],
      [
        /bundeszentralregister|bzrg|inhalt: ?keine|keine eintragung|nicht im strafregister|unbescholten/iu,
        1.5,
      ],
    ],
    matches: ['Führungszeugnis\n\nüber Herrn Moll\n\nInhalt: Keine Eintragung'],
    silent: ['Zeugnis\n\nFrau Moll prüfte die Führungszeugnisse der Bewerber und legte Personalakten an.'],
    source,
    note: '',
  },
  {
    id: 'to-authority',
    label: 'ein Schreiben an eine Behörde',
    signs: [
      [
        /^\s*(?:an (?:das|die) )?(?:\p{L}+ )?(?:general|honorar)?(?:konsulat|botschaft|konsularabteilung|visastelle|ausländerbehörde|einwanderungsbehörde)(?!\p{L})/imu,
        2,
      ],
      [
        late.iu`(?:visum|visa|visumantrag|aufenthaltstitel|aufenthaltserlaubnis|einreise\p{L}*|verpflichtungserklärung)(?!\p{L})[^;!?]{0,120}(?:erteil|bitten|befürwort|unterstütz|beantrag|ausstell|verlänger)|(?:bitten|befürworten|unterstützen|bitte)(?!\p{L})[^;!?]{0,120}(?:visum|visa|aufenthaltstitel|aufenthaltserlaubnis|einreise)(?!\p{L})`,
        2,
      ],
      [/sehr geehrte/i, 0.5],
    ],
    matches: [
      'An das Generalkonsulat\nVisastelle\n\nSehr geehrte Damen und Herren,\n\nwir bitten Sie, unserem Mitarbeiter ein Visum zu erteilen.',
    ],
    silent: [
      'Zeugnis\n\nFrau Moll beantragte Visa bei Botschaften und Konsulaten und unterstützte Bewerber bei der Einreise.',
    ],
    source,
    note: '',
  },
  {
    id: 'recommendation',
    label: 'eine Empfehlung für Studium oder Stipendium',
    signs: [
      [
        /^\s*(?:empfehlungsschreiben|empfehlung|gutachten|referenzschreiben) (?:für|zu[mr]?|zugunsten|über)(?!\p{L})/imu,
        1.5,
      ],
      [
        late.iu`(?:empfehle|empfehlen|befürworte|befürworten|unterstütze|unterstützen)(?!\p{L})[^;!?]{0,120}(?:stipendi|förderprogramm|studienplatz|auswahlkommission|aufnahme|zulassung|promotion)`,
        2,
      ],
      [
        late.iu`seminar(?:en)?|vorlesung|bachelorarbeit|masterarbeit|(?<!\p{L})jahrgangs?(?!\p{L})|fachsemester`,
        0.8,
      ],
    ],
    matches: [
      'Empfehlungsschreiben für ein Stipendium\n\nFrau Moll kenne ich aus zwei Seminaren. Ich empfehle sie der Auswahlkommission.',
    ],
    silent: [
      'Zeugnis\n\nFrau Moll war wissenschaftliche Mitarbeiterin, hielt Seminare und betreute Bachelorarbeiten. Wir empfehlen sie gern weiter.',
    ],
    source,
    note: '',
  },
  {
    id: 'supplier',
    label: 'eine Referenz für eine Firma',
    signs: [
      [
        /^\s*(?:referenz|referenzschreiben|auftraggeberbestätigung|referenzbestätigung|leistungsbescheinigung)(?!\p{L})/imu,
        1.5,
      ],
      [
        late.iu`auftragsvolumen|auftragnehmer|ausschreibung(?!\p{L})[^.\n]{0,80}beauftragt|(?:das unternehmen|die firma|die gmbh)(?!\p{L})[^.\n]{0,120}(?:beauftragt|ausgeführt)|gewerk(?:e|s)?(?!\p{L})[^.\n]{0,40}ausgeführt`,
        1.5,
      ],
      [
        late.iu`danken (?:wir )?(?:der|dem) (?:firma|unternehmen|team der)|abgabe von angeboten|andere[rn]? auftraggeber|können (?:wir )?(?:die firma|das unternehmen|sie für vergleichbare)(?!\p{L})[^.\n]{0,80}empfehlen`,
        1.5,
      ],
      [late.iu`mängelrügen|gewährleistung|abnahme der leistung|netto(?!\p{L})|nachunternehmer`, 0.8],
    ],
    matches: [
      'Referenzschreiben\n\nDie Maler Zeisig GmbH wurde nach Ausschreibung mit der Renovierung beauftragt. Das Auftragsvolumen betrug 640.000 Euro netto. Wir danken der Firma Zeisig und können sie für vergleichbare Vorhaben empfehlen.',
    ],
    silent: [
      'Zeugnis\n\nHerr Kern war als Bauleiter bei uns tätig. Er begleitete Ausschreibungen und verhandelte mit Nachunternehmern.',
    ],
    source,
    note: 'Lobt eine Firma, nicht einen Menschen.',
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
      [
        /^\s*(?:rundschreiben|merkblatt|leitfaden|ratgeber|checkliste|newsletter|infoblatt|handreichung|faq|pressemitteilung|seminar|vortrag)(?!\p{L})|(?:zeugnisse?|arbeitszeugnisse?) (?:richtig|rechtssicher|selbst|korrekt) (?:schreiben|lesen|verstehen|formulieren|erstellen)/imu,
        2,
      ],
      [
        late.iu`[“"«»] ?(?:gilt als|steht für|entspricht|bedeutet|heißt|meint)(?!\p{L})|bescheinigt (?:eine|damit|nur)(?!\p{L})|bestnote|schulnote|wer schreibt|(?:hat|haben|was ist|was gehört|wie werden|wer hat)(?!\p{L})[^.\n]{0,40}\?`,
        1.5,
      ],
      [
        late.iu`jede[rn]? (?:arbeitnehmer|beschäftigte|auszubildende|mitarbeiter)\p{L}* (?:kann|hat|haben|darf)(?!\p{L})|auszubildende erhalten|gehören? (?:nicht )?in(?:s| ein| das) (?:\p{L}+ )?zeugnis|im zeugnis (?:nichts|verboten|haben)|ein (?:gutes|ordentliches|qualifiziertes|vollständiges) zeugnis(?!\p{L})`,
        1.5,
      ],
    ],
    matches: [
      'Zeugnissprache: Was Formulierungen im Arbeitszeugnis bedeuten. „Stets zur vollsten Zufriedenheit“ heißt im Klartext Note 1. Arbeitnehmer haben Anspruch auf Wahrheit.',
      'Rundschreiben an die Mitgliedsbetriebe\n\nZeugnisse richtig schreiben\n\nJeder Arbeitnehmer kann ein schriftliches Zeugnis verlangen. „Zu unserer vollen Zufriedenheit“ gilt als befriedigend.',
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
        /^\s*(?:(?:niederschrift|protokoll|vermerk|aufzeichnung|notiz|ergebnis(?:protokoll)?|bogen|formular|vorbereitung)\p{L}* (?:über|zum|zu|des|der|vom|für) (?:das |die |den |dem |ein )?(?:\p{L}+ )?)?(?:beurteilungsbogen|beurteilungsgespräch\p{L}*|(?:mitarbeiter|mitarbeitenden|mitarbeiterinnen|jahres|personal|entwicklungs|feedback|bilanz|perspektiv|zielvereinbarungs|orientierungs|fördergespräch|leistungs)-?gespräch\p{L}*|zielvereinbarung|gesprächs(?:protokoll|notiz|niederschrift|bogen)|selbsteinschätzung|leistungsbeurteilung|probezeitbeurteilung|potenzialeinschätzung|dienstliche beurteilung|regelbeurteilung|anlassbeurteilung)\b/imu,
        3,
      ],
      [
        /(?:ziele?|zielen) (?:bis zum|für das|des) (?:nächsten?|kommenden?)|zielerreichung|erreichungsgrad|nächstes gespräch|gesprächsführung|rückmeldung an die (?:vorgesetzte|führung)|(?:nicht |teilweise |voll )erreicht/iu,
        1,
      ],
      [/vertraulich|personalakte|gesprächsteilnehm|teilnehmende:|dauer: \d+ min/iu, 0.8],
    ],
    matches: [
      'Mitarbeitergespräch 2024\n\nTeilnehmer: Frau Kern, Herr Moll\nZiele: Umsatz steigern',
      'Niederschrift über das Mitarbeitergespräch 2023\n\nVertraulich\n\n3. Ziele bis zum nächsten Gespräch: Überstunden senken',
    ],
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
