import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { omission } from './find-missing-parts.ts';
import type { Candidate, Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { leavesOutIdeas } from './lives-on-ideas.ts';
import { isSatisfaction } from './satisfaction.ts';
import { moodTold } from './staff-mood.ts';
import type { Unit } from './units.ts';

const honest = late.iu`ehrlich|vertrauenswürdig|vertrauensvoll(?!e (?:zusammenarbeit|mitarbeit))|(?:unser|volle[sn]?|absolute[sn]?|uneingeschränkte[sn]?|größte[sn]?|hohe[sn]?|höchste[sn]?|jederzeit|stets) vertrauen(?! in (?:ihre|seine))|vertrauen (?:geschenkt|genoss|entgegen)|genoss .{0,40}vertrauen|integer|integrität|unbestechlich|redlich|loyal|kasse stimmt|vertraut(?:e|en)? (?:wir )?(?:ihm|ihr)(?! )|(?:wir|ich) vertraut?(?:e|en) (?:ihm|ihr)|(?:ihm|ihr) vertrauten? (?:wir|alle|jede|unser|ich|die|man)|(?<!(?:aufgabe|auftr[aä]g|arbeit|tätigkeit|projekt)\p{L}{0,3}(?!\p{L})[^.;]{0,50})anvertrau(?:en|t)(?!\p{L}{0,3} (?:aufgabe|arbeit|tätigkeit|kinder|mensch|person|patient|bewohn|jugend|tiere))|(?:ihm|ihr) [^.;]{0,30}vertraut(?![a-zäöü])|(?:quittung|geld|beleg)[^.;]{0,40}auf den cent|veruntreu|(?:kasse|geld|bargeld|einnahmen|wechselgeld|tresor|schlüssel)(?!\p{L})[^.;]{0,60}(?:verlass|blind|sorglos|bedenkenlos|anvertrau)|(?:kein|nie|niemals)(?!\p{L})[^.;]{0,25}(?:cent|euro|pfennig)[^.;]{0,25}(?:fehl|gefehlt|zu wenig|verschw)|kassen?(?:führung|bestand|stand)?[^.;]{0,40}(?:fehlerfrei|auf den (?:cent|pfennig)|stimm(?:en|te?n?)(?!\p{L})|ohne differenz|genau)`;
/** Pressure, a rush, or that somebody stays calm in it; „Eindruck“ and „Andruck“ are none. */
const pressure = late.iu`belast|stress|(?:(?<!\p{L})|zeit|termin|leistungs|erwartungs|hoch)druck(?!\p{L})|arbeitsanfall|arbeitsaufkommen|überblick|übersicht|(?<!be)ruhe(?!st[aä]nd)|(?<!be)ruhig|hekti|gelassen|kühle[nrs]? kopf|nerven|besonnen|souverän|hochbetrieb|aus der fassung|ausdauer|turbulent|stoßzeit|spitzenzeit|aus dem (?:konzept|takt)|erschütter`;
const exam =
  '(?:(?<!zwischen|vor|teil|wiederholungs)prüfung|examen|qualifikationsverfahren|gesellenprüfung|gesellenbrief|facharbeiterbrief|facharbeiterprüfung|fähigkeitszeugnis|berufsabschluss|(?<!\\p{L})(?:EFZ|LAP|IHK-abschluss))';
/** That the trainee passed: taking part, or sitting an examination, is less. */
const examPassed = searchOf(
  lateRegExp(
    `${exam}\\p{L}*.{0,140}(?:bestand(?!t|teil)|bestanden|bestehen|absolvier|abgeschlossen|note|erfolg|erworben|erlangt|erhalten|beste|sieger|mit \\p{L}+ ergebnis|auszeichnung)|(?:bestand(?!t|teil)|bestanden|bestehen|absolvierte|erfolgreich\\p{L}*|bestandene[nr]?|erwarb|(?:erhielt|bekam|überreicht\\p{L}*|besitzt|hält)(?=.{0,60}(?:brief|zeugnis))|mit (?:\\p{L}+ )?erfolg).{0,140}\\p{L}*${exam}|ausbildung .{0,80}(?:erfolgreich|mit (?:\\p{L}+ )?erfolg).{0,30}(?:abgeschlossen|beendet|ab(?!\\p{L})|absolviert)|ausbildung .{0,80}mit der (?:gesamt)?note|schloss .{0,60}(?:ausbildung|prüfung) .{0,60}(?<!\\p{L})ab(?!\\p{L})|prüfung(?!\\p{L})[^;]{0,60} schloss(?!\\p{L})[^;]{0,90} ab(?!\\p{L})|(?:erfolgreich\\p{L}*|mit (?:\\p{L}+ )?erfolg) (?:abgeschlossene\\p{L}* |beendete\\p{L}* |abschluss (?:der|ihrer|seiner) ).{0,30}ausbildung|(?<!\\p{L})(?:frei|los)(?:ge)?sprechung|(?:frei|los)gesprochen`,
    'iu',
  ),
);
const examNamed = searchOf(lateRegExp(exam, 'iu'));
/** „Sie bestand sie mit der Note gut“ behind a sentence that names the examination. */
const passedIt = searchOf(
  late.iu`(?<!\p{L})(?:bestand (?:(?:sie|er|frau \p{L}+|herr \p{L}+) )?(?:sie|diese|beide)|(?:sie|diese|beide teile|das) (?:hat|haben|bestand) (?:(?:sie|er|frau \p{L}+|herr \p{L}+) )?[^.;]{0,60}bestanden|diese bestand|bestand (?:sie|er) diese|mit (?:der (?:gesamt)?note|dem prädikat|\d+ (?:von \d+ )?punkten|gutem|sehr gutem|bestem|befriedigendem)[^.;]{0,60}|(?:gesamt)?note (?:war|lautete?|ist)|als (?:\p{L}+)?beste[rn]?)(?!\p{L})`,
);

/** Told in one sentence, or in two: „Die Prüfung war im Juni. Sie bestand sie.“ */
function tellsExam(letter: LetterContext): boolean {
  // „Annahme, Prüfung und Auszeichnung der Ware“ is work.
  const body = letter.units.filter(
    ({ zone, kind }, at) => zone === 'body' && !(letter.parts[at] === 'tasks' && kind === 'item'),
  );
  return body.some((unit, at) => {
    if (examPassed.test(unit)) return true;
    const before = body[at - 1];
    return before !== undefined && passedIt.test(unit) && examNamed.test(before);
  });
}
const staff = searchOf(
  late.iu`(?<!\p{L})(?:mitarbeiter\p{L}*|mitarbeitende\p{L}*|team\p{L}*|\p{L}+team|beschäftigte\p{L}*|unterstellte\p{L}*|kolleginnen|abteilung|mannschaft|brigade|crew|lehrlinge|gesellen|führung\p{L}*|vorgesetzte[rn]?|anvertraute\p{L}*|angestellte\p{L}*|(?:ihre|seine)[mnrs]? \p{L}*(?:bereichs?|station|gruppe|filiale|küche|schicht|werkstatt|kolonne|markt(?:es|s)?|männer|leuten?)|führte|leitete|leitet|führt|durchs feuer)(?!\p{L})`,
);
const satisfied = late.iu`motivier|(?<!\p{L})gerne? wieder|(?:mit|voller) (?:\p{Ll}+ )?freude|gerne? (?:zur arbeit|unter|mit|für)|anerkannt|anerkennung|geschätzt|schätz|wertschätz|klima|vertrauen|beliebt|zufrieden|respekt|ansehen|angesehen|genoss|förder|vorbild|begeister|inspirier|mitreiß|mitgerissen|r(?:iss|iß) [^.;]{0,40} mit(?!\p{L})|(?<!\p{L})spornte?n? [^.;]{0,60} an(?!\p{L})|angespornt|entfalt|raum (?:zum|zur) \p{L}|verehr|n[ai]h?mt? [^.;]{0,30}(?:frage|meinung|anliegen|sorgen)\p{L}* [^.;]{0,15}ernst|teamgeist|miteinander|atmosphäre|(?:gut|best|freundlich|herzlich|angenehm|wertschätzend|kollegial)e[nmrs]? (?:und \p{L}+ )?(?:umgangs)?ton(?!\p{L})|akzept|rückhalt|zusammenhalt|h(?:ie|ä)lt\p{L}* [^.;]{0,20}zusammen|stimmung|unterstütz|zogen (?:alle |stets |gern |gut )*mit(?!\p{L})|(?:ih[rmn]|sie) (?:\p{L}+ )?(?:verbunden|treu|ergeben)(?!\p{L})|folg(?:en|t|te|ten) (?:ihm|ihr)(?!\p{L})|hinter (?:ihm|ihr)(?!\p{L})|einem strang|durchs feuer|begehrt|(?:gering|niedrig|kaum|ohne|senk|halbier)\p{L}*[^.;]{0,50}(?:fluktuation|krankenstand|fehlzeit|kündigungen)|(?:fluktuation|krankenstand|fehlzeit|zahl der kündigungen)[^.;]{0,60}(?:gering|niedrig|unter de[mn]|sank|sink|gesunken|gesenkt|halbier|null)|(?:kein\p{L}*|niemand)(?!\p{L})[^.;]{0,50}(?:verlassen|verließ|gekündigt|kündigte)`;
const resultful =
  /leistung|leistet|ausgezeichnetes|auszeichnung|vollzählig|ergebnis|erfolg|ziele|produktiv|überdurchschnitt|reibungslos|effizien|qualität|fertig|übertr|steiger|gewachsen|wuchs|umsatz|quote|fluktuation/i;

/** Traits that the job demands: honesty, resilience, leadership, the exam of a trainee. */
export const findMissingTraits: Finder = (letter) => {
  if (letter.simple) return [];
  const found: Candidate[] = [];
  if (
    letter.profile.honesty &&
    !isKeptTrainee(letter) &&
    !honest.test(ratedText(letter)) &&
    !honest.test(bodyText(letter))
  )
    found.push(omission(letter, 'missing-honesty'));
  if (keepsSecrets(letter) && !discreet.test(bodyText(letter)) && !keptQuiet.test(ratedText(letter)))
    found.push(omission(letter, 'missing-discretion'));
  if (letter.profile.group?.id === 'media' && !pressure.test(ratedText(letter)))
    found.push(omission(letter, 'missing-resilience'));
  if (letter.type === 'ausbildungszeugnis' && !tellsExam(letter))
    found.push(omission(letter, 'missing-exam'));
  if (asksForSales(letter.facts.job_title ?? '') && !letter.layman && !tellsSales(ratedText(letter)))
    found.push(omission(letter, 'missing-sales'));
  if (leavesOutIdeas(letter)) found.push(omission(letter, 'missing-creativity'));
  if (letter.profile.leader) found.push(...missingLeadership(letter));
  return found;
};

/** The best apprentice of all, wanted back or kept: nobody asks whether she was honest. */
const isKeptTrainee = ({ type, rating }: LetterContext): boolean =>
  type === 'ausbildungszeugnis' &&
  (rating.overall?.grade ?? 9) <= 1.5 &&
  (rating.behavior?.grade ?? 9) <= 1.5;

const secrets = late.iu`(?<!\p{L})(?:notar|rechtsanwalts?|anwalts|kanzlei)(?:\p{L}*)(?:fach|gehilf|sekret|assist|mitarbeit)|(?:rechts|notar|steuer)fach(?!w)|(?:rechts|patent|syndikus|fach)anw[aä]lt(?:in)?(?!\p{L})|(?<!\p{L})notar(?:in)?(?!\p{L})|(?:syndikus|bürovorsteh|wirtschaftsprüf|steuerberat|steuerfachwirt|justiziar|justitiar)|personal(?:sachbearbeit|referent|leit|chef|entwickl|berat)|(?:sachbearbeit|referent|leit)\p{L}* (?:(?:der|des) (?:abteilung|bereichs?) )?(?:personal|lohn|entgelt|human resources|hr)(?!\p{L}{0,2}verkauf)|(?<!\p{L})hr(?!\p{L})|lohnbuchhalt|entgeltabrechn|gehaltsbuchhalt|(?:chef|vorstands|direktions|geschäftsleitungs|geschäftsführungs|management)-?(?:sekret|assist)|(?:assisten|sekret)\p{L}* (?:der|des) (?:geschäft|vorstand|direktion|leitung|inhaber)|compliance|(?:innen|konzern)?revis(?:or|ion)|datenschutz|(?<!tier)medizinische\p{L}* fachangestellt|arzthelf|arztsekret|(?:pfarr|pfarramts|gemeindebüro|kirchengemeinde|dekanats(?=\p{L}*kirch)|seelsorge)-?(?:sekret|assist|bürokraft)`;
const discreet = late.iu`verschwieg|diskret|geheimnis|vertraulich|vertrauen(?!svoll\p{L}* (?:zusammen|mit)arbeit)|integ(?:er|r)|loyal|geheimhalt|datenschutz|schweigepflicht|stillschweigen|datensicherheit|(?:schutz|sicherheit|geheimhaltung) (?:von|der|unserer|aller|persönlicher|sensibler|vertraulicher|de[sr] \p{L}+)[^.;]{0,20}daten(?!\p{L})|(?:daten|informationen|unterlagen|vorgänge|interna) [^.;]{0,40}(?<!\p{L})(?:gut aufgehoben|in (?:besten|guten|sicheren) händen|sicher verwahrt)`;
/** „Über das, was sie erfuhr, schwieg sie eisern“, „kein Wort drang nach außen“: in words of one's own. */
const keptQuiet = late.iu`(?<!\p{L})(?:schwieg|schweig(?:t|sam))(?!\p{L})|(?:behielt|behält)(?!\p{L})[^.;]{0,20}für sich|kein(?:e|en)? (?:wort|silbe)(?!\p{L})[^.;]{0,60}(?:über|nach außen|verlor)|nie(?!\p{L})[^.;]{0,40}nach außen|erfuhr[^.;]{0,40}bei (?:ihr|ihm)(?!\p{L})`;

/** Notaries' clerks, payroll, the board's secretary: whoever knows other people's secrets is told to keep them. */
const keepsSecrets = ({ facts, type, layman }: LetterContext): boolean =>
  (type === 'arbeitszeugnis' || type === 'zwischenzeugnis') &&
  !layman &&
  (secrets.test(facts.job_title ?? '') ||
    (office.test(facts.job_title ?? '') && parish.test(facts.company ?? '')));
/** The secretary of a parish hears what people bring there, whatever she is called. */
const office = /sekret[aä]r|bürokraft/iu;
const parish = /kirchen(?:gemeinde|kreis)|pfarr(?:ei|amt|gemeinde|büro)/iu;

/** Who repairs, settles or inspects on the spot goes out to people and sells them nothing. */
const sellsGoods = late.iu`vertrieb(?!s?(?:innendienst|assist|sachbearb|controll))|verkaufs(?:berat|leit|repräs)|(?<!(?:regulier|techniker|monteur|prüfer|gutachter|sachverständige|inspekt|kontrolleur|mechanik|pfleg|fachkraft|sachbearbeiter)\p{L}* im )außendienst(?!techn|mont)|account|sales|makler|(?<!sach)gebietsleit`;
const sold = late.iu`(?:verdoppel|verdreifach|ausgebaut|baute|steiger|gesteiger|erhöh|erweiter|vergrößer)\p{L}*[^.;]{0,60}(?:geschäft|marktanteil|auftragseing|absatz|export|kundenstamm|kundenkreis|vertriebsgebiet)|(?:geschäft|marktanteil|auftragseing|absatz|export|kundenstamm|kundenkreis)\p{L}*[^.;]{0,60}(?:verdoppel|verdreifach|ausgebaut|baute|steiger|gesteiger|erhöh|erweiter|vergrößer|wuchs)|erschl(?:oss|ossen|ießt)[^.;]{0,60}(?:märkte|kunden|gebiete)|(?:umsatz|absatz|verkaufs|vertriebs|ertrags)?(?:ziel|vorgabe|plan|quote|zahl|umsatz|umsätze)\p{L}*.{0,60}(?:erreicht|übertr|erfüllt|gesteiger|steiger|erhöht|verdoppel|übererfüll)|(?:erreichte|übertraf|erfüllte|steigerte|erhöhte|verdoppelte|gewann|erzielte|schloss)(?!\p{L}).{0,80}(?:ziel|umsatz|umsätze|kund|abschl|vorgabe|ergebnis|erfolge|auftr|aufträge)|abschlüsse|neukunden|\d+ (?:prozent|%)|\p{L}+ prozent|(?:verkaufs|vertriebs)(?:erfolg|ergebnis)|umsatzsteiger|arbeitsergebniss?e?|erfolgreich|(?:ziel|vorgabe|umsatz|umsätze)\p{L}*(?!\p{L}).{0,60}(?:entspr[aäoi]ch|erwirtschaft|erziel)|erzielten?(?!\p{L}).{0,40}(?:umsätze|umsatz|abschlüsse)|(?:verkauf|vertrieb)(?!\p{L}).{0,40}(?:ergebnis|erfolg)`;

/** Whether a job lives from what it sells, so that its reference is asked for it. */
export const asksForSales = (title: string): boolean => sellsGoods.test(title);
/** Whether a text tells what came of selling. */
export const tellsSales = (text: string): boolean => sold.test(text);

const ratedText = (letter: LetterContext): string =>
  unitsOf(letter, 'performance', 'summary', 'behavior', 'closing')
    .filter(({ zone }) => zone === 'body')
    .map(({ flat }) => flat)
    .join(' ');

const bodyText = (letter: LetterContext): string =>
  letter.units
    .filter(({ zone }) => zone === 'body')
    .map(({ flat }) => flat)
    .join(' ');

/** Leaders: both the team's results and its contentment must be told (LAG Hamm). */
function missingLeadership(letter: LetterContext): Candidate[] {
  const words = letter.units
    .filter((unit, at) => isAboutLeading(letter, unit, at) || goesOnAboutLeading(letter, at))
    .map(({ flat }) => flat)
    .join(' ');
  const satisfaction = satisfied.test(words) || moodTold(letter);
  const result = resultful.test(words.replaceAll(ownResults, ''));
  if (satisfaction && result) return [];
  if (!satisfaction && !result) return [omission(letter, 'missing-leadership')];
  return [omission(letter, satisfaction ? 'missing-team-result' : 'missing-staff-satisfaction')];
}

const ownResults = /(?:arbeits|lern)?(?:leistungen|ergebnisse) von (?:frau|herrn)/gi;
const manner = /(?<!geschäfts|durch|aus|betriebs|unternehmens)führ|vorgesetzte[rn]? (?:genoss|war|ist)/i;
const ofGroups = searchOf(/vorgesetzten?,? (?:und|sowie|kolleg)/i);

/** A rating of how somebody led, or of what became of the team. */
function isAboutLeading(letter: LetterContext, unit: Unit, at: number): boolean {
  const sentence = letter.sentences[at];
  if (sentence === undefined || unit.zone !== 'body' || unit.kind !== 'sentence') return false;
  const { part, category, categories } = sentence;
  if (part !== 'performance' && part !== 'summary' && part !== 'behavior') return false;
  const leads =
    (category !== undefined && leading.has(category)) || categories.some((one) => leading.has(one));
  if (!leads && !staff.test(unit)) return false;
  const isOfStaff =
    part !== 'behavior' ||
    manner.test(unit.flat) ||
    letter.personsAt(at).every(({ group }) => group === 'staff');
  return isOfStaff && !ofGroups.test(unit) && !isOwnSummary(unit);
}

/** „Ihr Team führt sie konsequent. Sie erklärt gut, verteilt die Arbeit gerecht und erreicht …“: on in the same breath. */
function goesOnAboutLeading(letter: LetterContext, at: number): boolean {
  const [opening, ...between] = [at - 3, at - 2, at - 1]
    .filter((one) => one >= 0 && leadsTeam.test(letter.units[one]?.flat ?? ''))
    .slice(-1)
    .flatMap((from) => letter.units.slice(from, at + 1));
  if (opening === undefined || !rated.has(letter.parts[at] ?? '')) return false;
  return (
    between.every((unit) => unit.kind === 'sentence' && !isSatisfaction(unit)) &&
    !letter.text.slice(opening.start, between.at(-1)?.start).includes('\n\n')
  );
}
const rated: ReadonlySet<string> = new Set(['performance', 'summary']);
const leadsTeam = late.iu`^(?:(?:ihr|sein)e?n? (?:\p{L}*team|mannschaft|gruppe|kolonne|abteilung|leute|crew|belegschaft|brigade|truppe|schicht)|(?:ihre|seine) (?:\p{L}+ )?(?:mitarbeit|beschäftigt)\p{L}*|die (?:ihr|ihm) [^,;.]*) (?:führte?|leitete?|leitet)(?!\p{L})`;

/** „Mit ihren Leistungen waren wir zufrieden“: hers, not those of her team. */
const isOwnSummary = (unit: Unit): boolean => isSatisfaction(unit) && !team.test(unit.flat);
const team = /team|mitarbeit|beschäftigt|belegschaft|mannschaft/iu;

const leading: ReadonlySet<string> = new Set([
  'leadership',
  'employee-development',
  'employee-deployment',
  'delegation',
]);
