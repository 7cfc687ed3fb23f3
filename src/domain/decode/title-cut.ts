import { late } from '../german/late.ts';

const stop = late.iu`^(?:in (?:unser|mein|alle|mehrere|verschiedene|der (?:klinik|praxis|kanzlei)(?!\p{L})|der zeit|dem|einem|einer|vollzeit|teilzeit|festanstellung|der firma|der abteilung|seiner|ihrer)|im wohnbereich(?!\p{L})|auf (?:dem wohnbereich|der station)(?!\p{L})|im (?:klinikum|krankenhaus|verein|verlag|\p{L}+-verlag|hotel|museum|seniorenzentrum|pflegeheim|kinderhaus|autohaus|möbelhaus|landratsamt|verkaufsgebiet|gebiet|raum|bezirk|großraum|unternehmen|haus|hause|betrieb|rahmen|bereich|zeitraum|umfang|angestelltenverhältnis|team|referat|jahr|sinne|dienst|einsatz)|bei |beim |für (?:unser|die firma|uns|mich|das unternehmen|den zeitraum|\d|zwei |drei |vier |fünf |sechs |sieben |acht |neun |zehn |zwölf )|an (?:unser|der|dem)|am (?:standort|arbeitsplatz|stammsitz|hauptsitz|sitz|\p{L}*(?:zentrum|gymnasium|kolleg|institut|klinikum|krankenhaus|theater|flughafen|bahnhof|campus|museum|gericht|lehrstuhl|fachbereich))(?!\p{L})|mit |aus(?!\p{L})|teil (?:unser|des|der)|ein(?:gestellt|gesetzt)?(?!\p{L})|tätig|beschäftigt|angestellt(?!\p{L})|ausgebildet|ausbilden|erhalten|begonnen|beendet|bestanden|verbracht|absolviert|durchlaufen|arbeitete?t?|führte?|leitete?|tr[uä]gt?|oblag(?:en)?|obliegt|betreut|verantwortet|ernannt|befördert|bestellt|berufen|begann|(?:war|ist|wahr)(?!\p{L})|erlernt|inne(?!\p{L})|übernommen|(?:sowie|bzw)(?!\p{L})|seit(?!\p{L})|vom(?!\p{L})|von \d|bis(?!\p{L})|zu |zum|zur|unser|mein|wo |der |die |das |den |dem |dessen|auf |ab |über(?!\p{L})|nach(?!\p{L})|unter(?!\p{L})|in der (?:abteilung|niederlassung|filiale)|neue[nr]? (?:kolleg|mitarbeit|auszubild|azubi|lehrling|kräfte)|zunächst|später|erfolgreich|,|;|\.|\(|:)`;
/** „als Zimmerergeselle angefangen“; „geprüften Bilanzbuchhalter“ is another matter. */
const participle = late.u`^(?:an|ein|auf|aus|ab|mit|um|zu|vor|nach|bei|weiter)?ge\p{Ll}+(?:t(?!\p{L})|en(?!\p{L}| \p{Lu}))`;
/** „am Schulzentrum Aschental“ tells where; „am Empfang“ what. */
const namedPlace = late.u`^am \p{Lu}[\p{L}-]+ \p{Lu}\p{L}`;
/** „Als Filialleiterin berichtete Frau Kern“ */
const verb = late.u`^\p{Ll}{3,} (?:er|sie|ihr|ihm|ihre|seine|Frau|Herrn?)(?!\p{L})`;
/** The employer after the title: „der Gemeinde Neustadt“, „der Muster GmbH“. */
const employer = late.iu`^(?:der (?:gemeinde|stadt|firma|gesellschaft|universität|hochschule|kreis|landes|bank|stiftung|einrichtung|praxis|\p{Lu}[\p{L}&.-]+ (?:gmbh|ag|kg|se|eg|gemeinnützige))|des (?:landkreises|kreises|vereins|unternehmens|hauses|klinikums|betriebes|betriebs|landes|amtes))(?!\p{L})`;
const ownHouse = /^(?:der|des) (?:Einrichtung|Praxis|Bank|Hauses)(?![\p{L} ]* \p{Lu})/u;
const noTitle = late.iu`^(?:(?:erste |zweite )?kraft|folge|solche|auch|zudem|zusätzlich|außerdem|ebenfalls|ein|eine|sehr|gut|besonders|er|sie|wir|teil|mitglied|ansprechpartner|vorgesetzte|ersatz|vertretung)(?!\p{L})|^(?:(?:\d|ersten|letzten|ende|zeit|beginn|jahres|monat|zufriedenheit|übernahme|wahrnehmung|unterstützung|verfügung|(?!bedienung)\p{L}+(?:ung|heit|keit)(?:en)?)(?!\p{L}))`;
const jobEnd = late.iu`(?:dipl\.-ing|er|in|frau|mann|leute|kraft|kräfte|hilfe|leitung|assistenz|ist|ant|ent|or|eur|ier|ar|är|loge|login|arzt|eut|aut|analyst|schmied|metz|hebamme|lotse|matrose|bote|dame|zimmermädchen|(?<= )lead|counsel|executive|representative|associate|concierge|barista|syndikus|doktorand|promovend|detektiv|kapitän|diakon|urg|onom|commis|freiwillige[rn]?|aufsicht|steward|geodät|person|koch|köchin|euse|wirt|anwalt|meister|referendar|praktikant|praktikantin|azubi|auszubildende[rn]?|fachangestellte[rn]?|angestellte[rn]?|beamte[rn]?|beauftragte[rn]?|sekretärin|manager|engineer|developer|consultant|chef|chefin|head|officer|student|pilot|coach|trainee|volontär|ingenieur|vorstand|bildner|sachbearbeiter|helfer|pflegekraft|fahrer|lehrer|gesell(?:e|in)|gehilf(?:e|in)|pädagoge|experte|architekt|fotograf|ökonom|expertin|hort|ess|wart|bedienung|aushilfe|sanitäter)s?(?!\p{L})`;

/** Whether it ends like the name of a job. */
export const soundsLikeJob = (text: string): boolean =>
  jobEnd.test(text.replace(/^(?:\p{Ll}[\p{L}.]* )+(?=\p{Lu})/u, ''));

/** „Leiter der chirurgischen Station“ */
const itsUnit = late.u`^(?:der|des) (?!(?:gesamten|ganzen|eigenen|neuen|hiesigen|dortigen|damaligen|jetzigen|\p{Ll}+ten) )\p{Ll}+en \p{Lu}`;
/** „im nationalen und internationalen Fernverkehr“ */
const pairedField = late.u`^\p{Ll}+en und \p{Ll}+en \p{Lu}`;

/** „dipl. Pflegefachfrau HF“, „Dipl.-Ing. Vermessung“, „Gas-, Wasser- und …“: the title goes on. */
const shortened = late.u`^(?:stellv|kfm|kaufm|techn|[Dd]ipl|stv|staatl|gepr|anerk|med|zahnmed|pharm|wiss|päd|eidg|exam|[Dd]ipl\.-(?:\p{Lu}\p{L}+\.-)?\p{Lu}\p{L}+)\.$|-,$`;

/** Titles that say little without the field that follows. */
export const general = late.u`^(?:\p{Ll}+e[rs]? )?(?:Fachkraft|Mitarbeiter(?:in)?|Hilfskraft|Sachbearbeiter(?:in)?|Angestellter?|Assistent(?:in)?|Referent(?:in)?|Sekretär(?:in)?|(?:Gruppen|Team)leiter(?:in)?)$`;

/** What may be a title at the beginning of a text; it ends where the sentence goes on. */
export function titleAt(after: string): string | null {
  const words = after
    .replaceAll(/["„“”«»]/g, '')
    .replace(
      /^(?:freiwillige[rns]?|angestellte[rn](?= \p{Lu}\p{L}+(?:er|in)(?!\p{L}))|angehende[rns]?|eine[rns]?|unser[en]?) /iu,
      '',
    )
    // „Erste Hausdame“ is a title, „erste Hausdame“ tells the order.
    .replace(/^erste[rn]? /u, '')
    .split(' ');
  const title: string[] = [];
  for (let i = 0; i < words.length && i < 9; i++) {
    const rest = words.slice(i).join(' ');
    const field = /^(?:im bereich|in der abteilung) \p{Lu}/iu.test(rest) && general.test(title.join(' '));
    // „Leiterin der Einrichtung“ tells what is led.
    const leads = i === 1 && /^Leiter(?:in)?$/u.test(title[0] ?? '') && ownHouse.test(rest);
    if (
      i > 0 &&
      !leads &&
      (employer.test(rest) || namedPlace.test(rest) || verb.test(rest) || participle.test(rest))
    )
      break;
    if (
      i > 0 &&
      !field &&
      stop.test(rest) &&
      !/^(?:der|des|für|in der|im) \p{Lu}/u.test(rest.replace(/^in der abteilung.*/i, '')) &&
      !(/[Ll]eit(?:er|erin|ung)$/u.test(title.join(' ')) && itsUnit.test(rest)) &&
      !(i > 1 && itsUnit.test(words.slice(i - 1).join(' ')))
    )
      break;
    if (
      i > 0 &&
      !field &&
      ((/^und (?:\p{Ll}|Mitglied)/u.test(rest) && !pairedField.test(words.slice(i - 1).join(' '))) ||
        (/^(?:im|in der) /.test(rest) && stop.test(rest)))
    )
      break;
    const word = words[i] as string;
    const goesOn =
      shortened.test(word) ||
      (word.endsWith(',') && listed.test(words.slice(i + 1).join(' '))) ||
      (word.endsWith(',') &&
        /(?:informatik|elektronik)er/iu.test(`${title.join(' ')} ${word}`) &&
        /^Fachrichtung \p{Lu}/u.test(words.slice(i + 1).join(' ')));
    title.push(goesOn ? word : word.replace(/[,;.:]$/, ''));
    if (/[,;.:]$/.test(word) && !goesOn) break;
  }
  const text = withoutPlace(title.join(' '))
    .replace(/(?:\s(?:und|sowie|der|die|des|im|in|für|an|ein|auf|zu))+$/, '')
    .trim();
  if (text === '' || noTitle.test(text) || !/\p{Lu}/u.test(text)) return null;
  return text;
}

/** What tells only where: „Leiter des Logistikzentrums Musterstadt“, „Stationsleiterin der Station 3“. */
const placeNames: readonly (readonly [RegExp, string])[] = [
  [
    late.u`^(?<title>.+?) in (?!Ausbildung|Anerkennung|Weiterbildung|Leitung|Führung|Bereitschaft)\p{Lu}[\p{L}-]+$`,
    '$<title>',
  ],
  [
    late.u`^(?<title>(?:\p{L}*l|L)eit(?:er|erin|ung) (?:des|der) \p{L}*(?:zentrums|hauses|heims?|heimes|werke?s|marktes|kindergartens|tagesstätte|kita|wohnheims|hotels|depots|klinik|residenz)) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$`,
    '$<title>',
  ],
  [
    /^(?<title>(?<unit>Stations|Filial|Markt|Wohnbereichs|Gruppen|Werk|Werks|Heim|Lager|Küchen)leiter(?:in)?) (?:der|des) (?:Station|Filiale|Marktes|Wohnbereichs|Gruppe|Werke?s|Heimes|Heims|Lagers|Küche)(?: .*)?$/u,
    '$<title>',
  ],
  [/^(?<title>Verwaltungsfachangestellte[rn]?),? (?:in )?(?:der )?Fachrichtung .*$/u, '$<title>'],
  [
    late.u`^(?<title>Sachbearbeiter(?:in)? \p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+)?) (?:im \p{L}*(?:amt|dezernat|fachbereich|referat|bereich)|in der \p{L}*(?:abteilung|verwaltung|behörde))$`,
    '$<title>',
  ],
  // Into which languages is no part of what one is.
  [
    late.u`^(?<title>(?:\p{L}*(?:[Üü]bersetzer|[Dd]olmetscher)|Fremdsprachen(?:korrespondent|sekretär))(?:in)?) für (?:die )?(?:\p{Lu}\p{L}+(?:isch|utsch)|\p{Ll}+e [Ss]prache)(?:(?:,| und|,? sowie) .*)?$`,
    '$<title>',
  ],
  // An occupation is one wherever it is followed; „Mitarbeiterin in der Notaufnahme“ is none without the place.
  [
    late.u`^(?<title>(?!(?:\p{Ll}+e[rs]? )?\p{L}*(?:[Mm]itarbeiter|[Ss]achbearbeiter|[Aa]ushilf|[Kk]raft|[Hh]ilfe|[Aa]ngestellt|[Aa]ssisten|[Rr]eferent|[Ss]ekretär|[Pp]raktikant|[Aa]uszubildend|[Ll]eiter|[Ll]eitung|[Hh]elfer|student))\S+(?: (?!in der |im |am |an der )\S+){0,3}) (?:in der|im|am) (?:\p{L}+en )?(?:\p{L}*[Nn]otaufnahme|Ambulanz|\p{L}*[Ss]tation|Kindertagesstätte|Kita|Kindergarten|Tagespflege|Tagesklinik|Backstube|\p{L}*[Ww]erkstatt|Mensa|Kantine|Standesamt|Rathaus|Zentrale|Schicht(?:dienst|betrieb)|Grundschule|Rettungswache)(?![\p{L}-])(?: .*)?$`,
    '$<title>',
  ],
];

const withoutPlace = (title: string): string =>
  placeNames.reduce((text, [pattern, kept]) => text.replace(pattern, kept), title);

/** The rest of a list after its first comma: „Kassiererin und Einräumkraft“. */
const listed = late.u`^(?!(?:Fachrichtung|Schwerpunkt|Einsatzgebiet|Abteilung|Standort|Bereich|Fachbereich|Team|Filiale|Gruppe|Werk|Niederlassung|Entgeltgruppe|Herr|Frau)(?!\p{L}))(?:\p{Lu}[\p{L}-]+, ){0,3}\p{Lu}[\p{L}-]+ (?:und|sowie|&) \p{Lu}[\p{L}-]+`;
