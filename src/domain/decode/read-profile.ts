import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { gateOf, type Searched, searchOf } from '../german/sieve.ts';
import { threesOf } from '../german/threes.ts';
import { occupationGroupOf, type OccupationGroup } from '../knowledge/occupations.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import { kindsInHand } from './money-in-hand.ts';
import type { Part } from './reading.ts';
import type { Unit } from './units.ts';

/** What the job asks for, as far as title and tasks tell. */
export interface Profile {
  readonly group: OccupationGroup | null;
  /** Leads staff: span of control or a leader's title with staff in the text. */
  readonly leader: boolean;
  /** Bears the title of a leader in full, not as a deputy, or answers for staff in discipline, too. */
  readonly headOfStaff: boolean;
  /** Contact with customers, patients, guests belongs to the job. */
  readonly customers: boolean;
  /** Money, goods or other people's homes are in the person's hands. */
  readonly honesty: boolean;
}

const people =
  '(?:mitarbeiter|mitarbeitende|beschäftigte|angestellte|personen|kräfte|köpfe|team|leute|(?<!\\p{L})mann\\b|entwickler|ingenieur|techniker|fahrer|pflege|verkäufer|monteur|kolleg|auszubildende|gesellen|köche|sachbearbeiter|mitarbeiterinnen)';
/** „Führung der Pflegedokumentation“, „der Mitarbeiterakten“: papers are kept, nobody is led. */
const papers =
  '(?!\\p{L}*(?:dokumentation|akte|liste|kartei|statistik|bericht|protokoll|plan|pläne|kasse|buch|bücher|tabelle|übersicht|nachweis|verzeichnis|datenbank|datei|stamm|mappe|kurve|ordner)\\p{L}{0,3}(?!\\p{L}))';
/** „eingeführt“, „weitergeleitet“, „Fallführung“, „Gesprächsleitung“: nobody is led by these. */
const noLeading =
  '(?<!an|ein|be|beg|ver|aus|vor|durch|weiter|her|hin|über|zu|fort|ab|\\p{L}ge|fall|buch|kassen|konten|akten|listen|kartei|statistik|protokoll|gesprächs|beratungs|verhandlungs|prozess|haushalts|kunden|patienten|kinder|bewohner|sitzungs|diskussions|bestands|ketten|nachweis|vieh|klassen)';
/** „leitete Kolleginnen an“, „führt neue Mitarbeiter ein“, „leitet Anfragen weiter“. */
const particle =
  '(?![^.;,]{0,80} (?:an|ein|weiter|durch|aus|zu|ab|fort|herum|hinein|heran)(?: und(?!\\p{L})|[.;,]|$))';
/** What is held or kept for a team, and does not make anybody lead it. */
const kept =
  '(?![^.;,]{0,40}(?:gespräch|protokoll|dienstpl|liste|akten|kasse(?!l)|statistik|dokumentation|besprechung|sitzung|schulung|visite|übergabe|verhandlung|telefonat|kurse|buch (?!ein)|kalender))';
const many = '(?:\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|zwanzig|mehrere)';
/** Those of whom there are several, by what they do. */
const workers =
  '\\p{L}*(?:käufer|fahrer|techniker|bearbeiter|berater|pfleger|erzieher|arbeiter|helfer|meister|monteur|ingenieur|entwickler|assistent|gesell|köch|kr[aä]ft|leute|person|mitarbeit|beschäftigt|angestellt|kolleg|auszubildend|innen(?!\\p{L}))\\p{L}*';
/** Who lead themselves: whoever leads them leads staff. */
const heads =
  '\\p{L}*(?:filial|markt|gruppen|schicht|team|abteilungs|stations|bereichs|wohnbereichs|objekt|restaurant|standort|niederlassungs|kita|schul|werkstatt|bezirks|gebiets)leit(?:ungen|er(?:n|innen)?)(?!\\p{L})';
const charge = '(?:unterstellt|geführt|verantwortlich|verantwortung (?:für|über)|führung|leitung)';
const span = lateRegExp(
  [
    `disziplinarisch\\p{L}*(?: und fachlich\\p{L}*)? ${charge}|fachlich\\p{L}*(?: und \\p{L}+)? ${charge}(?!\\p{L})[^.;]{0,60}?${people}`,
    '(?<!\\p{L})(?:ihm|ihr|ihnen|frau \\p{Lu}[\\p{L}-]+|herrn \\p{Lu}[\\p{L}-]+)(?!\\p{L}) (?:[^.;]{0,60} )?unterst(?:ellt|anden|ehen)|unterst(?:anden|ehen) (?:ihm|ihr)(?!\\p{L})|unterstellte[nr]? (?:mitarbeit|team|beschäftigt|person|kräfte)',
    '(?:war|ist|als) (?:\\p{L}+ )?vorgesetzte[rn]? (?:von|für|der|des)',
    'personalverantwortung|führungsverantwortung|personalführung|mitarbeiterführung',
    `${noLeading}(?:führ|leit)(?:e?te?|ung|en)?${particle} (?:von |der |des |eines |ein |einem |das |die |sein |ihr |rund |etwa |bis zu |insgesamt |derzeit |zuletzt |dort |direkt |(?:fachlich|disziplinarisch)\\p{L}* |und )*(?:\\d+|\\p{L}+köpfig\\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|zwanzig|mehrer\\p{L}+)[^.;]{0,30}${people}`,
    '(?<!\\p{L})(?:ihm|ihr|an (?:ihn|sie)) berichte(?:n|ten)(?!\\p{L})|berichte(?:n|ten) (?:ihm|ihr|an (?:ihn|sie))(?!\\p{L})',
    `(?<!\\p{L})verantwort\\p{L}* (?:für|über) (?:rund |etwa |insgesamt |derzeit |zuletzt )*(?:\\d+|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|zwanzig) (?:\\p{L}+ )?${people}`,
    `(?<!\\p{L})(?:führung|leitung) (?:und \\p{L}+ )?(?:von|der|des|eines|ihres|seines)[^.;]{0,40}${people}${papers}`,
    `${noLeading}(?:führ|leit)(?:e?te?|ung|en)?(?!\\p{L})${particle}${kept} [^.;]{0,40}(?<!(?:im|vom|fürs) (?:\\p{L}+ )?)team(?!leit)`,
    `(?<!\\p{L})(?:führung|leitung) (?:und \\p{L}+ )?(?:von|der|ihrer|seiner|unserer|aller) (?:(?:\\d+|\\p{Ll}+) ){0,2}${heads}|${noLeading}(?:führt?e?|leitete?)${particle} (?:die|ihre|seine|unsere|alle) (?:(?:\\d+|\\p{Ll}+) ){0,2}${heads}`,
    'an der spitze (?:eines|des|ihres|seines)[^.;]{0,30}teams?',
    `(?<!\\p{L})hat(?:te)?(?!\\p{L})[^.;]{0,40} ${many} (?:\\p{L}+e[nr]? )?${workers}[^.;]{0,50} unter sich`,
    `(?<!\\p{L})(?:ihm|ihr) (?:waren|sind) [^.;]{0,20}${many} (?:\\p{L}+e[nr]? )?${workers}[^.;]{0,40} (?:zugeordnet|zugeteilt)`,
    `(?<!\\p{L})(?:stand|steht|vorstand)(?!\\p{L})[^.;]{0,30} (?:gruppe|abteilung|schicht|station|mannschaft)(?!\\p{L}) (?:von|mit|aus) ${many} [^.;]{0,40} vor(?!\\p{L})`,
    `(?<!\\p{L})unter (?:ihm|ihr|(?:ihrer|seiner) leitung) arbeite(?:n|ten) ${many} (?:\\p{L}+e[nr]? )?${workers}`,
    '(?<!\\p{L})deren (?:direkte[rn]? |fachliche[rn]? |disziplinarische[rn]? )?vorgesetzte[rn]? (?:sie|er) (?:war|ist)',
  ].join('|'),
  'giu',
);
/** Whom somebody answers to: „Frau Kern war direkt dem Leiter unterstellt“. */
const upward = late.iu`(?<!(?<!\p{L})(?:in|an|mit|neben|aus|bei|nach|von|außer|zu|unter) )(?<!\p{L})(?:dem|unserem|mir|uns|(?<=(?:war|ist|wurde|direkt|unmittelbar|disziplinarisch|fachlich) )(?:der|unserer) (?:\p{L}+en )?\p{L}*(?:leit|führ|direkt|präsid|inhaber|vorst|chef|meister)\p{L}*)(?!\p{L})(?:(?!unterst)[^.;,])*unterst\p{L}*$`;
/**
 * A project has its people for a time and for its own ends; so has a team that comes together from many departments for
 * one subject: „Leitung des HACCP-Teams“.
 */
const forProject = late.iu`projekt(?!il)(?:(?! und | sowie |,).)*$|(?:haccp|kvp|fmea|cirs|audit|krisen|notfall|hygiene|brandschutz|ersthelfer|umwelt|energie|nachhaltigkeits|gesundheits|lebensmittelsicherheits|food-?\p{L}+|qualitätszirkel|ethik|schmerz|übergreifend\p{L}* |interdisziplinär\p{L}* )-?(?:kern)?team$`;
/** Leading in another's place, or learned, advised on and told as missing: nobody is led by that. */
const inPlace = late.iu`(?<!\p{L})(?:(?:in|während|bei) (?:\p{L}+ )?(?:\p{L}*vertretung|abwesenheit)|vertretungsweise|vertrat)(?!\p{L})[^.;,]{0,60}$`;
const subject = /^(?:personal|mitarbeiter|führungs)/iu;
const asSubject = late.iu`(?:seminar|schulung|lehrgang|kurs|bildung|training|workshop|kenntniss|studium|schwerpunkt|modul|frage|thema|them|berat|beriet|coach|grundlage)\p{L}*(?!\p{L})(?: (?:[\p{L}-]+ ){0,3}(?:zu|zur|zum|über|für)(?: [\p{L}-]+){0,3}| (?:in|der|moderner))? $|(?<!\p{L})(?:(?:ohne|keine) (?:\p{L}+ )?|(?:bilde|traue|empfehl)\p{L}* [^.;]*)$`;
/** „Personalverantwortung ist mit der Stelle nicht verbunden“; what is told „nicht nur“ is there. */
const deniedBehind = late.iu`^ (?:ist|war|gehört|gehörte|zählt|zählte|hat|hatte|trug|trägt|bestand|besteht|oblag|obliegt|gab|gibt|übernahm|brachte|umfasst|beinhaltet|sah|wurde) [^.;,:]{0,60}(?<!\p{L})(?:(?:nicht|nie|niemals)(?! (?:nur|allein|fremd|neu|schwer)(?!\p{L}))|keine[nrs]?)(?!\p{L})`;
const forLater = /^[^.;]*(?:eignet|befähigt|zu?trau|empf[eo]hl|qualifizier)/iu;

const maySpan = gateOf(span);

/** The first words that tell of leading staff in discipline, for good and in one's own right. */
function leadingIn(one: Searched): RegExpExecArray | undefined {
  if (!maySpan(one)) return undefined;
  const text = one.flat;
  return allMatches(span, text).find((match) => {
    const [told] = match;
    const before = text.slice(0, match.index).split(/[.;]/).at(-1) ?? '';
    if (told.includes('unterst') && upward.test(`${before.split(',').at(-1)}${told}`)) return false;
    if (forProject.test(told) && !answersForStaff.test(told)) return false;
    if (inPlace.test(before)) return false;
    const after = text.slice(match.index + told.length);
    if (onMission.test(after) && !answersForStaff.test(told)) return false;
    if (isOfTheDay(before, told, after)) return false;
    return (
      !subject.test(told) || !(asSubject.test(before) || forLater.test(after) || deniedBehind.test(after))
    );
  });
}

/** „Führung des Teams auf dem Rettungswagen“: who gives the orders of a mission has no staff. */
const onMission = late.iu`^\p{Ll}* (?:auf (?:dem|einem|unserem|den|unseren) (?:\p{L}*wagen|rtw|nef|\p{L}*fahrzeug\p{L}*|\p{L}*hubschrauber\p{L}*|\p{L}*boot)|an (?:der )?(?:einsatzstelle|unfallstelle|bord)|(?:im|beim|bei|während de[rs]) (?:\p{L}*einsatz|\p{L}*einsätzen|\p{L}*einsatzes|reanimation\p{L}*))(?!\p{L})`;

/** „Führung der Fahrer im Tagesgeschäft“: who tells others where to go today, with no number of them, is not their head. */
const isOfTheDay = (before: string, told: string, after: string): boolean =>
  (ofToday.test(after) || operative.test(`${before}${told}`)) &&
  !counted.test(told) &&
  !answersForStaff.test(told);
const ofToday = late.iu`^\p{L}*(?:(?:,| und|,? sowie) \p{L}+)? (?:im (?:tages(?:geschäft|betrieb)|(?:laufenden|operativen|täglichen) (?:betrieb|geschäft|ablauf))|per funk|vom leitstand|auf (?:(?:der|den|ihren) )?(?:tour|touren|strecke|baustelle)|während (?:der|des|ihrer) \p{L}*(?:einsatz|einsätze|einsatzes|tour|touren|fahrt|fahrten|schicht))(?!\p{L})`;
const counted = lateRegExp(`\\d|köpfig|(?<!\\p{L})${many}(?!\\p{L})`, 'iu');
const operative = late.iu`(?<!\p{L})(?:operative|dispositive|situative)[rn]? (?:steuerung und )?(?:führung|leitung)(?!\p{L})`;

/** Who not only shows others their work. */
const answersForStaff = /disziplinarisch|personalverantwortung|personalführung/iu;
const leaderTitle = late.iu`(?:^|\s|\p{L})(?:leiter|leiterin|leitung|leitende[rn]? (?!angestellt|\p{L}*(?:entwickl|ingenieur|wissenschaft|berater|redakt|architekt))|chef|geschäftsführer|direktor|vorstand|führungskraft|teamlead|head of|schichtführer|vorarbeiter|polier|küchenchef|restaurantleit|filialleit|marktleit)`;
/** Whoever bears one of these has staff, whatever the text calls it. */
const surelyLeads =
  /(?:stations|wohnbereichs|pflegedienst|küchen|filial|markt|werkstatt|schicht|abteilungs|werks|betriebs|kita|heim|einrichtungs|niederlassungs)(?:leit|chef|führer)|küchenchef|polier|vorarbeiter/iu;
const noStaff =
  /chefsekret|chefassist|projektleit|bauleit|reiseleit|kursleit|spielleit|produktleit|gebiets(?:verkaufs)?leit|bezirks(?:verkaufs)?leit|regionalverkaufs|verkaufsgebiet|studienleit|übungsleit|rayonleit/i;
const deputy = /stellvertret|stv\.|vize|assist/i;
const customerTasks = late.iu`(?:beratung|betreuung|bedienung|verkauf|kundenkontakt|ansprechpartner)[^.;]{0,30}(?:kund|gäst|patient|mandant|klient|fachhändl|besucher)|kundenbesuch|kundenberatung|kundengewinnung|akquise|akquisition|neukunden|gästebetreuung|patientenbetreuung|(?:empfing|empfängt|bediente|bedient|beriet|betreute) (?:die |unsere |den )?(?:\p{L}+en )?(?:kunden|gäste|patienten|mandanten|klienten|besucher|kundinnen)(?!\p{L})`;
/** Work in the homes and halls of customers: whoever is sent there meets them, whatever the trade. */
const sent = '(?:reparatur|montage|montier|einbau|wartung|install|repariert)';
const atCustomers = searchOf(
  lateRegExp(
    `(?<!\\p{L})beim? (?:(?:unseren|den|privaten|gewerblichen) )*kunden(?!\\p{L})[^.;]{0,60}(?:${sent}|arbeiten)|${sent}\\p{L}* [^.;]{0,60}(?<!\\p{L})(?:beim? (?:(?:unseren|den|privaten) )*kunden|im kundendienst)(?!\\p{L})|(?<!\\p{L})in bewohnten (?:\\p{L}+ )?(?:häusern|wohnungen|räumen|gebäuden|haushalten|einheiten)(?!\\p{L})`,
    'iu',
  ),
);
const cashTasks = late.iu`(?<!kranken|spar|pflege|ausgleichs|ersatz|renten|bau|orts|privat- (?:und|oder|sowie) )(?:kassen?(?!- (?:und|oder|sowie) privat)|kassen(?:führung|bestand|bestände|buch|abrechnung(?! mit)|abschluss|abschlüsse|verantwortung|dienst|sturz)|kassier\p{L}*|kassa\p{L}*|bargeld\p{L}*|barmittel\p{L}*|tresor\p{L}*|tageseinnahmen|geldbestände|geldverkehr|geldbeträge|wertsachen|inkasso|(?:bank|konto|konten)vollmacht\p{L}*|verfügungsberechtig\p{L}*|zeichnungsberechtig\p{L}*|firmenkreditkarte\p{L}*|generalschlüssel|abrechnung mit (?:den )?gästen|(?:mit )?(?:den )?gästen? (?:abgerechnet|abrechne\p{L}*|abkassier\p{L}*))(?!\p{L})`;

/** „mit den Privatkassen“, „Abrechnung mit Kassen und Privatpatienten“: they insure, and nobody keeps money in them. */
const insurers = late.giu`(?<!\p{L})(?:privat|gesundheits|betriebs|innungs|primär|unfall|gebiets)kassen?(?!\p{L})|(?:gesetzlich|privat)\p{L}* (?:(?:und|oder|wie) \p{L}+ )?kassen(?!\p{L})|(?:abrechn|rechne|schrift|korrespond|verkehr|rückfrag|anfrag|anträg|antrag|verhandl|kontakt|abstimm|verträge)\p{L}* (?:[\p{L}-]+ ){0,4}?(?:mit|gegenüber|bei|an|von|zu) (?:(?:den|allen|gesetzlichen|privaten) )*kassen(?! (?:ab(?!\p{L})|zähl))(?!\p{L})`;
/** Money in somebody's hands, whatever the job is called; one sign alone is a petty cash. */
const money = [
  late.iu`(?<!\p{L})(?:bar|haupt|haus|amts|gemeinde|schul|stadt|vereins|eintritts|tages|laden)kassen?(?!\p{L})|(?:führ|verwalt|leit|betreu)\p{L}* (?:der |die |unserer |unsere )(?:\p{L}+ )?kasse(?!\p{L})|kassenführung|kassenverwalt|zahlstelle`,
  late.iu`(?<!\p{L})kasse (?:\p{L}+ ){0,5}(?:ab|abgeschlossen|abzuschließen|abgerechnet)(?!\p{L})|kassen?(?:abschl[uü]|abrechnung|sturz|bestand|bestände|buch)`,
  late.iu`(?<!\p{L})(?:\p{L}*(?:geld(?:er|es)?|beträge|beiträge|gebühren|zahlungen|entgelte|einnahmen)|spenden|kautionen)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:(?:entgegen|ein|aus)(?= und | sowie |[,.;:]|$)|entgegen(?:ge|zu)?n\p{L}+|einzahl\p{L}*|einzog|eingezogen|einzuziehen|aus(?:ge|zu)?zahl\p{L}*|einzuzahlen)|(?<!\p{L})(?:einzug|annahme|entgegennahme|einzahlung|auszahlung|vereinnahmung|abrechnung|verwahrung) (?:von |der |des |aller )?(?:\p{L}+ )?(?:\p{L}*(?:geld(?:er|ern|es|s)?|gebühren|beiträgen?|einnahmen)|bar\p{L}*|vorschüssen?|spenden|kautionen|wertsachen)(?!\p{L})|(?:zahlte|zahlt) [^.;]{0,40}(?<!\p{L})aus(?= und | sowie |[,.;:]|$)`,
  late.iu`bargeld|barmittel|barauszahl|bareinzahl|münzgeld|wechselgeld|tresor|wertfächer|wertsachen|safe(?!\p{L})|bankeinzahl|bareinnahm`,
  late.iu`(?<!\p{L})(?:giro|bank|geschäfts|treuhand|ander|fremdgeld|taschengeld|verwahr|spar)konten|(?:konto|konten|bank)vollmacht|zeichnungsberechtig`,
].map(searchOf);
/** Who books pays as well: for clerks of accounts that is money in their hands. */
const pays = late.iu`(?<!\p{L})(?:zahlungsverkehr\p{L}*|zahlungsl[aä]uf\p{L}*|überweisungen|zahlungsanweisung\p{L}*|zahlungsfreigabe\p{L}*|(?:vor|aus)zahlungen)(?!\p{L})`;
const handlesMoney = (tasks: Searched): boolean => money.filter((sign) => sign.test(tasks)).length > 1;

/** A trainee who took the money, not only saw the till. */
const atTheTill = late.iu`(?<!\p{L}|privat- (?:und|oder|sowie) )(?:kassier\p{L}*|abkassier\p{L}*|kassen(?:abschl\p{L}*|abrechnung\p{L}*|bedienung|führung|dienst)|bargeld\p{L}*|tageseinnahmen)(?!\p{L})|bedien\p{L}* [^.;]{0,20}kasse|kasse\p{L}* [^.;]{0,20}bedien`;

/** Small goods of value, in the tasks or the trade of the firm: whoever stores or carries them is trusted. */
const valuables = late.iu`(?<!\p{L})(?:mobiltelefon|handy|smartphone|kamera|schmuck|juwel|uhren(?!zeit)|elektronik(?:versand|artikel|gerät|händler|handel)|unterhaltungselektronik|tabakwaren|zigaretten|spirituosen|arzneimittel|medikament|betäubungsmittel|edelmetall|parfüm|kosmetik|wertsendung|werttransport|wertgegenständ|nachnahme|tankkarte|laptops?|notebooks?|computer(?:hardware|versand|teile))`;

/** In a canteen kitchen nobody's rooms, linen or money are in the hands of a housekeeper. */
const onlyCooks = (title: string, tasks: string): boolean =>
  /hauswirtschafter/iu.test(title) && /küche|speise|essen/iu.test(tasks) && !ofOthers.test(tasks);
const ofOthers = /zimmer|wohn|haushalt|wäsche|eink[aä]uf|kasse|geld|schlüssel/iu;

/** A span of control; two or three helpers make nobody a leader who has no such title. */
function leadsMany(one: Searched, byTitle: boolean): boolean {
  const { flat: text } = one;
  const match = leadingIn(one);
  if (match === undefined || byTitle) return match !== undefined;
  const near = text.slice(match.index, match.index + match[0].length + 60).split('.')[0] ?? '';
  return !few.test(near);
}

const few = late.iu`(?<![\p{L}\d])(?:einem?|einer|zwei|drei|[123]) (?:\p{L}+ )?(?:damen|herren|mitarbeit|kräfte|kolleg|person|beschäftigt|schreib|hilfs|teilzeit|auszubild|assistent)`;

/** Reads the profile from the job title and the tasks. */
export function readProfile(
  jobTitle: string | null,
  type: CertificateType | null,
  units: readonly Unit[],
  parts: readonly Part[],
): Profile {
  const text = units
    .filter((_, i) => parts[i] === 'tasks' || parts[i] === 'introduction' || parts[i] === 'performance')
    // A list item ends where the next begins.
    .map(({ flat, kind }) => (kind === 'item' ? `${flat};` : flat))
    .join(' ');
  const told = units.filter((_, i) => parts[i] === 'tasks');
  const tasks = told.map(({ flat }) => flat).join(' ');
  const company = units
    .filter((_, i) => parts[i] === 'company')
    .map(({ flat }) => flat)
    .join(' ');
  const title = jobTitle ?? '';
  const one = { flat: text, threes: threesOf(text) };
  const inHand = kindsInHand(told);
  const group = title === '' ? null : occupationGroupOf(title);
  const learner = type === 'praktikumszeugnis' || type === 'ausbildungszeugnis';
  const leaderByTitle = leaderTitle.test(title) && !noStaff.test(title);
  const leader =
    !learner &&
    (leadsMany(one, leaderByTitle) ||
      (leaderByTitle &&
        !deputy.test(title) &&
        (surelyLeads.test(title) ||
          /mitarbeit(?:er|end)|(?<!\p{L})team(?!leit)|beschäftigte[nr]?(?!\p{L})|pflegende[nr]?(?!\p{L})|unterstellt/iu.test(
            text,
          ))));
  return {
    group,
    leader,
    headOfStaff: leader && !deputy.test(title) && (leaderByTitle || answersForStaff.test(text)),
    customers:
      group?.customers === 'required' ||
      (type !== 'praktikumszeugnis' && atCustomers.test(one)) ||
      ((group === null || group.customers === 'usual') && !learner && customerTasks.test(tasks)),
    honesty: learner
      ? type === 'ausbildungszeugnis' &&
        group !== null &&
        group.honesty !== 'unusual' &&
        atTheTill.test(tasks)
      : (group?.honesty === 'required' && !onlyCooks(title, tasks)) ||
        handlesMoney({ flat: tasks, threes: threesOf(tasks) }) ||
        inHand > 1 ||
        (group?.honesty === 'expected' &&
          (cashTasks.test(tasks.replace(insurers, ' ')) ||
            inHand > 0 ||
            (group.id === 'accounting' && pays.test(tasks)) ||
            (group.id === 'logistics' && !leader && valuables.test(`${tasks} ${company}`)))),
  };
}
