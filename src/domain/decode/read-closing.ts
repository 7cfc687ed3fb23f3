import { late, lateRegExp } from '../german/late.ts';
import { type Search, searchOf } from '../german/sieve.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import type { Rating } from '../letter/grade.ts';
import type { FoundCode } from './find-codes.ts';
import { givesNotice } from './gives-notice.ts';
import { tenth } from './rate-categories.ts';
import type { Part } from './reading.ts';
import type { Unit } from './units.ts';

/** Why or how the employment ended, as far as the letter says. */
export type EndReason =
  | 'own'
  | 'business'
  | 'term'
  | 'retirement'
  | 'family'
  | 'probation'
  | 'training'
  | 'takeover'
  | 'employer'
  | null;

/** One element of the closing formula: the unit that holds it and the grade it is read as. */
export interface ClosingElement {
  readonly unit: number;
  readonly grade: number;
}

/** The closing paragraph taken apart (domain rules §2.4). */
export interface Closing {
  readonly thanks: ClosingElement | null;
  readonly regret: ClosingElement | null;
  readonly wishes: ClosingElement | null;
  /** Wishes for the job and for private life. */
  readonly wishesBoth: boolean;
  /** „weiterhin“: success was there before. */
  readonly continued: boolean;
  readonly success: boolean;
  /** Interim: joy about or hope for further work together. */
  readonly continuation: ClosingElement | null;
  readonly rehire: boolean;
  readonly reason: EndReason;
  readonly rating: Rating | null;
}

/** Thanks, in any words. */
export const thanksWords = searchOf(
  late.iu`(?<!\p{L})(?:(?:sehr|herzlich|zutiefst|aufrichtig|dankbar) verbunden|danken|danke|dankt|bedanken|bedanke|dankbar|vergelt['’]?s gott|zu (?:\p{L}+ )?dank|(?:stehen?|sind|bin)(?!\p{L})[^.;]{0,70} in (?:ihrer|seiner) schuld|dank (?:gilt|aus|gebührt|gehört)|dankeschön|merci|dank (?:dir|euch)(?=[,.!])|(?:gebührt|gehört|schulden|sagen?)[^.;]{0,90} dank|(?:unser\p{L}*|herzlich\p{L}*|groß\p{L}*|besonder\p{L}*|aufrichtig\p{L}*|ausdrücklich\p{L}*|vielen|besten|lieben|schönen|tausend|tausendfachen|hab|habt|haben sie|sprechen .{0,40}|gilt .{0,30}) dank|(?:mit|dem) dank für|anerkennung und dank|dank und anerkennung|in (?:\p{L}+ )?dankbarkeit)(?!\p{L})`,
);
/** Regret, in any words. */
export const regretWords = searchOf(
  late.iu`(?<!\p{L})(?:bedau(?:er|re)\p{L}*|schade|vermissen|vermisse|ungern|(?:trifft|schmerzt) (?:uns|mich)|(?:verlieren|verliere|verliert) (?:wir|ich|der|die|das|unser\p{L}*|mein\p{L}*)|(?:wir|ich) (?:verlieren|verliere)|hätten? (?:wir |ich )?(?:sie|ihn|frau \p{L}+|herrn \p{L}+) (?:\p{L}+ ){0,4}(?:bei uns gehabt|länger (?:bei uns )?(?:gehabt|beschäftigt))|fällt (?:uns|mir|allen) (?:\p{L}+ ){0,2}schwer|abschied fällt [^.;]{0,60}schwer|(?:uns|mir|allen) (?:fällt|fiel) (?:(?!nicht|kaum|kein)[^.;]){0,60}schwer|(?:hinterlässt|hinterlassen|reißt|reisst) [^.;]{0,40}lücke|(?:mit (?:ihr|ihm)|damit) (?:geht|verlässt|scheidet) [^.;]{0,40}(?:eine?r? (?:unserer|der)|unser\p{L}*|stück) [^.;]{0,40}|(?:zu ersetzen|ersatz [^.;]{0,30}finden) [^.;]{0,20}(?:kaum|schwer|nicht leicht)[^.;]{0,20}|(?:kaum|schwer|nicht) zu ersetzen|unersetzlich\p{L}*|traurig|betrübt|wehmut|wehmütig|untröstlich|(?:tut|täte) (?:es )?(?:uns|mir) (?:\p{L}+ ){0,5}leid|(?:uns|mir) (?:tut|täte) (?:\p{L}+ ){0,6}leid|(?:uns|mir) (?:\p{L}+ )?leid ?tut|hätte[n]? (?:wir |ich )?(?:sie|ihn) (?:\p{L}+ ){0,3}(?:behalten|dabehalten|dabei behalten|weiterbeschäftigt|gehalten)|fehl(?:t|en) (?:uns|mir)|wird (?:uns|mir)(?: (?:allen|beiden|sehr|überall|hier|menschlich|fachlich|und)){0,4} fehlen|(?:lassen|lasse) (?:wir |ich )?(?:sie|ihn) (?:nur )?(?:ungern|schweren herzens)|schweren herzens|weinenden auge|(?:lassen|lasse|geben|gebe) (?:wir |ich )?(?:sie|ihn) (?:gar |wirklich )?nicht gerne? (?:gehen|ziehen|wieder her|her)|viel zu schnell|verlust|leider(?! (?:keine?n?|können|nicht)))(?!\p{L})`,
);
const wishWords = searchOf(
  late.iu`(?<!\p{L})(?:wünsch\p{L}*|alles (?:\p{L}+ )?(?:gute|liebe)|(?:viel|weiterhin|ganz viel) (?:erfolg|glück)|glückwünsche)(?!\p{L})`,
);
const both = late.iu`(?:beruf|arbeit|karriere)\p{L}*.{0,60}(?:privat|persönlich|lebens|leben(?!s?mittel)|familie)|(?:privat|persönlich|lebens)\p{L}*.{0,60}beruf|berufs- und lebensweg|lebens- und berufsweg`;
const continuedWords = late.iu`weiterhin|(?<!\p{L})(?:unverändert|unvermindert|anhaltend|fortgesetzt|fortdauernd|bleibend)\p{L}* (?:(?:viel|große[nrs]?|gute[nrs]?|so|ebenso) )*erfolg|(?:nach wie vor|genauso|weiter) (?:(?:so|sehr|viel|große[nrs]?) )*erfolg|erfolg\p{L}* wie (?:bei uns|in unser|bisher|hier)|auch (?:künftig|zukünftig|in zukunft|fernerhin)|fernerhin|wie bisher|erfolg\p{L}*[^.;]{0,40}(?:fortsetz|fortführ|anknüpf|anhält|treu bl)|(?:gleich|selb)en erfolg|ebenso (?:viel|große[mn]|erfolgreich)|weiter so|auch für die zukunft .{0,20}erfolg`;
/** What is to come, and the joy or trust with which it is awaited: in either order the outlook of an interim reference. */
const ahead =
  '(?:zusammen(?:zu)?(?:arbeit|wirken)|mitarbeit|arbeit mit|weiter|künftig|zukunft|(?<!\\p{L})(?:lange|wieder|gemeinsam|kommende|nächste)|jahre|erhalten|bleib|zählen|verfügung|fort(?:zu)?(?:setz|führ)|rückkehr|auf (?:sie|ihn)(?!\\p{L})|mit (?:ihr|ihm)(?: \\p{L}+)? noch(?!\\p{L})|(?<!\\p{L})noch (?:\\p{L}+ ){0,2}(?:mit (?:ihr|ihm)(?!\\p{L})|kommt|kommen|folgt|folgen|bevorsteh|vor uns)|zu (?:haben|wissen|behalten)|(?<!\\p{L})verbleibende|unter (?:(?:der|dem) neuen|neue[rm]|(?:mein|unser|ihr|sein|de)(?:e?[rm]) (?:\\p{L}+ )?\\p{L}*nachfolg))\\p{L}*';
const awaits =
  '(?:freuen|freut (?:sich|uns|mich)|freue (?:mich|ich)|froh|(?:beruhigt|glücklich|dankbar|erleichtert),? dass|hofft|hoffe|hoffen|setzen|bauen|zählen|rechnen|wünschen uns|begrüßen|(?:sind|bin) (?:\\p{L}+ )?(?:sicher|überzeugt)|zuversicht\\p{L}*|(?:mit|voller) (?:\\p{L}+ )?freude)';
/** „die Zusammenarbeit, auf die ich mich auch in den letzten Monaten freue“, and who leaves knows the next one well served. */
const outlook =
  '(?:zusammen|mit)arbeit,? auf die (?:ich mich|wir uns)[^.;,]{0,80} freuen?(?!\\p{L})|(?:mein|unser)(?:e[nmr]?)? (?:\\p{L}+ )?\\p{L}*nachfolger(?:in)?(?!\\p{L})[^.;]{0,60}(?:händen|glücklich schätzen|(?:von herzen|gern|nur) gönnen?(?!\\p{L})|(?:verlassen|bauen|zählen) (?:kann|können))';
const continuationWords = searchOf(
  lateRegExp(
    `${awaits}(?!\\p{L}).{0,130}${ahead}|${ahead}.{0,60}(?:freuen wir|freue ich|(?:zuversicht\\p{L}*|freude) entgegen)|(?:künftig|weiterhin|lange|in zukunft) nicht auf (?:sie|ihn) verzichten|(?:weitere|künftige|zukünftige|fortgesetzte)\\p{L}* (?:gute |erfolgreiche |angenehme )?(?:zusammenarbeit|mitarbeit)|noch (?:lange|viele)|${outlook}|(?:arbeits|dienst|beschäftigungs)verhältnis\\p{L}* [^.;]{0,40}(?:besteht|bleibt)[^.;]{0,40}(?:fort|bestehen)(?!\\p{L})|auch künftig [^.;]{0,40}guten händen|(?:für|bei) (?:ihre|seine|der|die) (?:weitere\\p{L}*|künftige\\p{L}*|neuen?) (?:\\p{L}+ )?(?:arbeit|tätigkeit|aufgaben?|laufbahn) .{0,40}(?:erfolg|freude|gute)|weiterhin (?:\\p{L}+ ){0,3}(?:erfolg|freude).{0,40}(?:in|bei|für) unser|(?:wünschen|wünsche) [^.;]{0,30}(?:unter de[mr]|beim) neuen (?:dach|träger|inhaber|leitung)[^.;]{0,60}(?:erfolg|freude)`,
    'iu',
  ),
);
const rehireWords = late.iu`(?:wieder (?:nehmen|einstellen|beschäftigen|einzustellen)|wiedereinstell\p{L}*|bei uns einstellen|erneut (?:ein|beschäftigen)|(?:stets|jederzeit|herzlich) willkommen|keinen fehler|türen? .{0,30}offen|übernehmen (?:wir|ihn|sie)|lehrstelle [^.;]{0,30}(?:frei|bereit|bekomm)|(?:halten|haben|bekommt|kriegt)[^.;]{0,60}(?:lehrstelle|lehrvertrag|ausbildungsplatz|ausbildungsvertrag)|als (?:lehrling|azubi|gesellen?) (?:nehmen|einstellen)|(?:kann|könnte|darf) (?:er|sie|\p{Lu}\p{L}+) (?:\p{L}+ ){0,3}bei (?:uns|mir) (?:lernen|anfangen|in die lehre gehen|arbeiten|einsteigen)|in die lehre nehmen|in (?:unsere )?ausbildung nehmen|(?<!(?:aufgaben?|herausforderung|position|funktion|stelle|leitung|verantwortung|tätigkeit) )zu übernehmen|übernommen)`;

const top =
  /(?:hervorragend|herausragend|ausgezeichnet|vorbildlich|au(?:ß|ss)er(?:gewöhn|ordent)lich|überragend|beispielhaft|allerbest|erstklassig|exzellent|vorzüglich|vortrefflich|glänzend|großartig|wunderbar|prächtig|fantastisch|phantastisch|famos|gewinnbringend|brillant|mustergültig|sehr gut)/iu;
const time = late.iu`(?<!\p{L})(?:stets|immer|jederzeit|durchweg|allzeit|durchgehend|zu jeder zeit)(?!\p{L})`;
const good =
  /(?:gut|gute[nrs]?|angenehm|erfolgreich|vertrauensvoll|wertvoll|konstruktiv|engagiert|groß|hoh|langjährig|tatkräftig|zuverlässig|bereicher)/iu;
const strong =
  /(?:sehr|au(?:ß|ss)erordentlich|zutiefst|überaus|äußerst|ausgesprochen|aufrichtig|lebhaft|besonders|ungemein|größte|großem)/iu;

/** Takes the closing apart. Units outside the closing count when they thank or wish in so many words. */
export function readClosing(
  units: readonly Unit[],
  parts: readonly Part[],
  type: CertificateType | null,
  options: { readonly layman: boolean; readonly codes: readonly FoundCode[] },
): Closing {
  const at = units.flatMap((unit, i) => (isClosing(unit, parts[i]) ? [i] : []));
  const find = (words: Search, grade: (match: RegExpExecArray) => number): ClosingElement | null => {
    let best: ClosingElement | null = null;
    for (const i of at) {
      const match = words.exec(units[i] as Unit);
      if (match === null) continue;
      const graded = grade(match);
      if (best === null || graded < best.grade) best = { unit: i, grade: graded };
    }
    return best;
  };
  const whole = at.map((i) => units[i]?.flat ?? '').join(' ');
  const told = wishesTold(whole);
  const thanks = find(thanksWords, (match) => gradeThanks(around(match)));
  const regret = find(regretWords, ({ input }) => gradeRegret(input));
  const has = (wanted: string): boolean => options.codes.some(({ id }) => id === wanted);
  // „vor allem Gesundheit“ spoils the wishes beside it; irony leaves nothing of them.
  const spoiled = has('gesundheit-wunsch') ? 1.5 : 0;
  const wishGrade = has('ironischer-wunsch') ? 5.5 : gradeWishes(whole, told) + spoiled;
  const wishes = find(wishWords, () => wishGrade);
  const continuation = find(continuationWords, ([words]) => gradeContinuation(words));
  const rehire = rehireWords.test(whole);
  const reason = reasonOf(whole, type);
  const elements = { thanks, regret, wishes, continuation };
  return {
    ...elements,
    wishesBoth: told.both,
    continued: told.continued,
    success: told.success,
    rehire,
    reason,
    rating:
      at.length === 0 ? null : rateClosing({ ...elements, rehire, reason }, type, whole, options.layman),
  };
}

/** What the wishes say. */
type Wishes = Readonly<Record<'both' | 'continued' | 'success', boolean>>;

const wishesTold = (whole: string): Wishes => ({
  both: both.test(whole),
  continued: continuedWords.test(whole),
  success: successWords.test(whole),
});
const successWords = /erfolg/i;

const takesLeave = searchOf(
  late.iu`(?:wir|ich) (?:danken|danke|wünschen|wünsche|bedauern|bedaue?re|verlieren? mit)|(?:danken|wünschen|bedauern) wir|(?:danke|wünsche|bedaue?re) ich|unser (?:\p{L}+ )?dank gilt|(?:sprechen|spreche) (?:wir|ich) [^.;]{0,40}dank aus|gilt .{0,40} unser (?:\p{L}+ )?dank|(?:geht|tritt|wechselt) .{0,40}(?:rente|ruhestand)`,
);

function isClosing(unit: Unit, part: Part | undefined): boolean {
  if (unit.zone !== 'body' || unit.kind === 'item') return false;
  return part === 'closing' || (part !== 'company' && takesLeave.test(unit));
}

/** The clause that holds the words, so that praise for something else does not count. */
function around({ input: flat, index: at }: RegExpExecArray): string {
  const before = flat.lastIndexOf('.', at);
  // „gute Wünsche“: the adjective belongs to the wishes.
  const wish = flat.slice(at + 10).search(wishOrRegret);
  const start = Math.max(before + 1, flat.slice(0, at).search(thanksFor));
  return flat.slice(start, wish < 0 ? flat.length : at + 10 + wish);
}

const wishOrRegret = late.iu`(?:(?:gut|best|all)\p{L}* )?wünsch|bedau(?:er|re)`;
const thanksFor = /(?:für|wofür)[^,;]*$/i;

/** Thanks for the will stand where there was nothing to thank for. */
const thanksForTrying = late.iu`bemüh|bestreb|(?<!\p{L})(?:interesse|eifer|fleiß|guten willen|versuch\p{L}*|(?:gezeigt|entgegengebracht)\p{L}*|anwesenheit|teilnahme)(?!\p{L})`;

function gradeThanks(clause: string): number {
  if (thanksForTrying.test(clause)) return 5;
  const always = time.test(clause);
  const warm = warmly.test(clause) ? -0.3 : 0;
  if (top.test(clause)) return always ? 1 : 1.3 + warm;
  if (!good.test(clause)) return (heartfelt.test(clause) ? 2 : 3.8) + warm;
  if (always) return 2;
  return very.test(clause) ? 1.8 : 2.7 + warm;
}

/** Thanks from the heart for „alles, was sie für uns getan hat“ need no praise beside them. */
const heartfelt =
  /zutiefst|(?:von|aus) (?:ganzem |tiefstem |vollem )?herzen|über alle maßen|in (?:ihrer|seiner) schuld/iu;
const warmly = /herzlich|ausdrücklich|besonder/i;
const very = /sehr/i;

/** The words of the outlook alone; the thanks before it are graded by themselves. */
function gradeContinuation(words: string): number {
  if (top.test(words)) return 1.2;
  return goodOutlook.test(words) ? 2 : 2.8;
}

const goodOutlook =
  /weiterhin|sehr|lange|jahre|erfolgreich|gute|angenehm|vertrauensvoll|fruchtbar|gedeihlich|ersprießlich|bewährt|konstruktiv|harmonisch|ebenso |bereichernd/i;

function gradeRegret(flat: string): number {
  if (faint.test(flat)) return 4;
  if (deepest.test(flat)) return 1;
  return strong.test(flat) ? 1.6 : 2.4;
}

/** „mit einem gewissen Bedauern“ */
const faint = late.iu`(?<!\p{L})(?:gewisse[mn]|leichte[mn]|leise[mn]|etwas|wenig) bedauern`;
const deepest =
  /au(?:ß|ss)er(?:ordent|gewöhn)lich|zutiefst|überaus|äu(?:ß|ss)erst|herausragend|hervorragend|grö(?:ß|ss)te|von herzen|höchst(?= )/i;

function gradeWishes(flat: string, told: Wishes): number {
  let grade = 3.4;
  if (told.success) grade -= 0.5;
  // „weiterhin Erfolg“ without „viel“ is told to those whose work was just all right.
  if (told.continued) grade -= successAlone.test(flat) ? 0.2 : 0.7;
  if (told.both) grade -= 0.5;
  if (warmWishes.test(flat)) grade -= 0.4;
  // All that is usual: success, „weiterhin“, job and private life.
  return grade < 1.8 ? 1.4 : grade;
}

const successAlone = /weiterhin erfolg(?!reich)/i;
const warmWishes = /(?:sehr viel|großen|weiterhin so) erfolg|von herzen|nur das beste/i;

function reasonOf(whole: string, type: CertificateType | null): EndReason {
  const learner = type === 'ausbildungszeugnis' || type === 'praktikumszeugnis';
  for (const [reason, words] of reasons) {
    if (reason === 'own' && mayGiveNotice.test(whole) && givesNotice.test(whole)) return reason;
    if ((learner || reason !== 'training') && words.test(whole)) return reason;
  }
  return null;
}
const mayGiveNotice =
  /kündig|beende|gelöst|aufgegeben|(?:initiative|veranlassung|entschlu(?:ss|ß)|entscheidung|entschieden|entschlossen|stücken|antrieb|willen|von sich aus)(?!\p{L})/iu;

const reasons: readonly (readonly [Exclude<EndReason, null>, RegExp])[] = [
  [
    'own',
    late.iu`auf (?:eigenen|ihren|seinen|persönlichen|ihren eigenen|seinen eigenen|deren|dessen|den) wunsch|auf wunsch (?:von|der|des)|eigener wunsch|wunsch (?:frau|herrn)|kündigte|selbst gekündigt|(?:herr|frau) [\p{L}-]+ hat [^.;]{0,30}(?:arbeits|dienst|anstellungs)verhältnis [^;]{0,40}gekündigt|von (?:frau|herrn) [^;]{2,40}? (?:gelöst|gekündigt|aufgelöst|beendet)|(?:gelöst|gekündigt|beendet|kündigung) (?:durch|seitens|von) (?:frau|herrn?|de[srn] (?:dienst|arbeit)nehmer)|selbst (?:gelöst|beendet)|(?:eigen|dienstnehmer|arbeitnehmer)kündigung|neuen? (?:herausforderung|aufgabe)\p{L}*|(?<!\p{L})um (?!\d)[^.;]{3,90}(?: zu \p{L}+|\p{L}{2,}zu\p{L}{3,}en)(?!\p{L})`,
  ],
  [
    'retirement',
    late.iu`ruhestand|altersrente|altersgrenze|in (?:die |den )?(?:\p{L}+ )?rente|rentenbeginn|pension|altersteilzeit|lebensabend`,
  ],
  [
    'business',
    /betriebsbedingt|betriebliche[nm]? gr(?:ünden|und)(?!\p{L})|aufgabe (?:de[rs]|unsere[rs]) (?:\p{L}+ )?(?:geschäfts|betriebs|sparte|abteilung|zweig)|umstrukturier|restrukturier|insolvenz|auftragsmangel|auftragslage|schließung|geschlossen|aufgabe des (?:betriebs|geschäfts)|geschäftsaufgabe|standortverlag|wegfall|rationalisier|verkauf des|wirtschaftlichen gründen|auflösung (?:der|des)|(?:schließen?|schliesse[n]?|gebe[n]?) (?:ich|wir)[^.;]{0,40}(?:betrieb|geschäft|praxis|laden|werkstatt|kanzlei|firma)|(?:ich|wir) (?:schließen?|gebe[n]?) [^.;]{0,40}(?:betrieb|geschäft|praxis|laden|werkstatt|kanzlei|firma)/iu,
  ],
  [
    'term',
    late.iu`befrist|fristablauf|vertragsablauf|zeitvertrag|ablauf der (?:vereinbarten|vertragszeit|befristung|elternzeit)|(?:mit|nach) ablauf (?:der|des) (?:vertrag|praktik|vereinbart)|vereinbarungsgemäß|planmäßig|saison|elternzeitvertretung|vertragsgemäß|zeitablauf|wie (?:von anfang an )?(?:vereinbart|vorgesehen|geplant)(?!\p{L})|dienstzeit[^.;]{0,60}abgelaufen|nach (?:\p{L}+ ){0,2}höchstdauer|auslaufen (?:des|der)|(?:projekt|förder)\p{L}* (?:endet|ausläuft|ausgelaufen)|(?:ende|abschluss) (?:des|der) (?:projekt|förder|vertretung)\p{L}*`,
  ],
  [
    'training',
    /(?:abschluss)?prüfung|ausbildung (?:endet|ist|wurde)|ausbildungsverhältnis|bestandene[nr]?|praktikum (?:endet|war|schon)|studium/iu,
  ],
  ['takeover', /§ ?613 ?a|übernehmen|übernahme|übernommen|betriebsübergang|setzt .{0,40}fort|fortsetzt/iu],
  [
    'family',
    /umzug|zieht .{0,40}nach|familiäre|wohnort|private[nr]? gründe|persönlichen gründen|mutterschutz/iu,
  ],
  ['probation', /probezeit/iu],
  [
    'employer',
    late.iu`einvernehm|einverständnis|gemeinsame[rn]? (?:vereinbarung|absprache)|trennten|getrennt|trennung|kündigung|gekündigt|kurzfristig|aus besonderen gründen|§ ?626|aufhebung|auflösungsvertrag|gerichtliche\p{L}* vergleich|aufgelöst|beendet`,
  ],
];

type Elements = Pick<Closing, 'thanks' | 'regret' | 'wishes' | 'continuation' | 'rehire' | 'reason'>;

function rateClosing(
  { thanks, regret, wishes, continuation, rehire, reason }: Elements,
  type: CertificateType | null,
  whole: string,
  layman: boolean,
): Rating | null {
  if (thanks === null && regret === null && wishes === null && continuation === null) {
    if (rehire) return rated(3.2);
    // The employer parted with her and has not a word for her.
    if (reason === 'employer' && type === 'arbeitszeugnis') return rated(5);
    // An interim reference that tells its occasion and thanks for nothing closes coldly.
    return type === 'zwischenzeugnis' ? rated(4.6) : null;
  }
  const interim = type === 'zwischenzeugnis';
  // Whoever is praised to the skies and not missed, or gets no wishes, notices.
  const praised = (thanks?.grade ?? 9) <= 1.3;
  const regretUsual =
    !interim && type === 'arbeitszeugnis' && reason !== 'retirement' && reason !== 'takeover';
  const weighted: [number, number][] = [[thanks?.grade ?? 5, 0.45]];
  if (regret !== null || regretUsual)
    weighted.push([regret?.grade ?? (praised && reason === 'own' ? 5 : 3.5), 0.25]);
  if (interim) weighted.push([continuation?.grade ?? (wishes === null ? 4 : 4.5), 0.35]);
  // Wishes without a word of thanks are what good manners ask for.
  else {
    const told = wishes?.grade ?? (praised ? 5.5 : 4.5);
    // Complete wishes stand under good and middling letters alike: they are worth what the thanks are worth.
    const others = weighted.reduce((total, [grade, weight]) => total + grade * weight, 0) / 0.7;
    const grade = told <= 1.4 && thanks !== null && regret !== null ? Math.max(told, others) : told;
    weighted.push([grade, thanks === null ? 0.15 : 0.3]);
  }
  const sum = weighted.reduce((total, [, weight]) => total + weight, 0);
  const mean = weighted.reduce((total, [grade, weight]) => total + grade * weight, 0) / sum;
  const cold = reason === null && thanks === null && regret === null && ended.test(whole);
  const pushed = (reason === 'employer' && !inAgreement.test(whole)) || cold ? 0.7 : 0;
  const mocked = (wishes?.grade ?? 0) >= 5 ? 0.5 : 0;
  // Who is kept after a training is kept, whatever the thanks are worth.
  const warm = (rehire && type !== 'ausbildungszeugnis' ? 0.4 : 0) + (layman ? 0.6 : 0);
  // Who is missed or wanted back by one who has never written a reference is praised as highly as he can.
  if (layman && thanks !== null && wishes !== null && (rehire || regret !== null))
    return rated(Math.min(1.5, mean));
  if (thanks !== null && thanks.grade < 5) {
    // On her own wish, and nobody is sorry: readers notice, however fine the rest is.
    if (regretUsual && reason === 'own' && regret === null)
      return rated(Math.max(mean + pushed + mocked - warm, 2.9));
    // Thanks and what is usual beside them are a middling close where nobody need be sorry.
    const usual = interim ? continuation !== null : type !== 'arbeitszeugnis' && wishes !== null;
    if (usual && pushed + mocked === 0) return rated(Math.min(3, mean) - warm);
  }
  // Wishes alone, be they ever so complete, are the door held open.
  const alone =
    !interim && type !== 'praktikumszeugnis' && !layman && thanks === null && regret === null ? 5.1 : 0;
  return rated(Math.max(alone, mean + pushed + mocked) - warm);
}

const ended = /(?:endet|endete|beendet)/i;
const inAgreement = late.iu`best\p{L}+ .{0,20}einvernehmen`;

function rated(value: number): Rating {
  const grade = Math.min(6, Math.max(1, Math.round(value * 10) / 10));
  return {
    grade,
    range: [Math.max(1, tenth(grade - 0.5)), Math.min(6, tenth(grade + 0.5))],
    confidence: 0.75,
  };
}
