import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import type { Part } from './reading.ts';
import type { GradedSentence } from './grade-sentence.ts';
import type { Unit } from './units.ts';

/** The parts among which sentences of the body are shared out, in their usual order. */
export const bodyParts = ['introduction', 'company', 'tasks', 'performance', 'behavior', 'closing'] as const;
export type BodyPart = (typeof bodyParts)[number];
export type Scores = Record<BodyPart, number>;

const employed = searchOf(
  late.iu`(?:beschäftigt|tätig|angestellt|eingestellt|beschäftigung|arbeitsverhältnis|dienstverhältnis|ausgebildet|ausbildung|praktik\p{L}*|gearbeitet|arbeitet\p{L}*|trat .{0,60} ein|eingetreten|mitarbeiter\p{L}*|absolvier\p{L}*|gehört\p{L}*|erlernt|werkstudent\p{L}*|volontär\p{L}*|begann)`,
);
const dated = late.u`\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9}\.?)|\b(?:19|20)\d\d\b`;
const born = searchOf(late.iu`(?<!\p{L})(?:geb\.|geboren(?:e[rn]?)?)(?!\p{L})`);
const workload = searchOf(
  /wochenarbeitszeit|wochenstunden|in teilzeit|in vollzeit|sein pensum|ihr pensum|stunden (?:pro|in der) woche|ausmaß von/i,
);
const career = searchOf(
  /(?:ernannt|befördert|wechselte|übernahm .{0,40}(?:position|funktion|leitung|stelle)|seit dem|ab dem|zum \d)/i,
);
const company = late.iu`^(?:die|der|das|wir|bei uns|unser\p{L}*|als|mit|seit \d{4}|auf|zu unseren?|an |bei der|träger)(?!\p{L})`;
const companyNoun = searchOf(
  /(?:gmbh|ohg|unternehmen|betrieb|gesellschaft|hersteller|anbieter|dienstleister|einrichtung|klinik|praxis|kanzlei|büro|haus|hotel|gasthof|verein|stiftung|behörde|amt\b|schule|museum|agentur|verlag|bank|beschäftigte|beschäftigen|mitarbeiter|mitarbeitende|menschen|standort|niederlassung|filiale|umsatz|kunden|branche|marktführ|inhabergeführt|familiengeführt|gegründet|vollsortiment|betten|plätze|verband|einwohner|arbeiten (?:rund |etwa |über )?\d)/i,
);
/** Legal forms too short for a sieve. */
const companyForm = /\b(?:ag|kg|se)\b|e\. ?v\./i;
/** „Zu den Aufgaben“, „das Aufgabengebiet“. */
export const taskLead = searchOf(
  late.iu`(?:aufgaben|tätigkeit|verantwortungsbereich|zuständigkeit|arbeitsgebiet|aufgabenbereich|aufgabengebiet|schwerpunkt|(?:folgende|diese) (?:arbeiten|verrichtungen|fertigkeiten)|fertigkeiten: |ausbildung (?:erstreckte sich auf|umfasste (?:alle|sämtliche|die|den|das|folgende)) )\p{L}*(?! (?:stets|jederzeit|immer|sehr|zu (?:unserer|meiner)|mit großer))`,
);
/** What makes a list of tasks of it: „gehörten“, „umfasste“. */
export const taskFrame = searchOf(
  late.iu`(?:gehört\p{L}*|umfass\p{L}*|zähl\p{L}*|waren|sind|war|bestand\p{L}*|folgende\p{L}*|zuständig|verantwortlich|betraut|im einzelnen|insbesondere|oblag\p{L}*|beinhalte\p{L}*|erstreck\p{L}*|lag(?:en)?|:)`,
);
const taskDone = searchOf(
  late.iu`(?:eingesetzt|betraut|zuständig|verantwortlich für|verantwortete|unterstellt|berichtete?|vertrat|vertretung|betreute?|bearbeitete?|erstellte?|führte? .{0,40} durch|durchlief|unterwiesen|zugeteilt|wirkte .{0,30}mit|herangezogen|kümmerte?|gehört\p{L}* (?:dem|der|zum|zur)|leitete? (?:das|die|den|ein)|übernahm|koordinierte?|organisierte?|begleitete?|plante|bereitete)`,
);
/** „wurde in der Spülküche eingesetzt“ tells where, not how. */
const assigned = searchOf(
  late.iu`(?<!\p{L})(?:wurde|wird|ist|war)(?!\p{L}).{0,120}(?:eingesetzt|herangezogen|betraut|zugeteilt|beschäftigt(?!\p{L})|unterwiesen)|(?:führt|leitet)e? (?!.{0,60}(?:zu|mit) ).{0,40}(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?:mitarbeit|beschäftigt|personen|kräfte|köpfe)`,
);
const behavior = searchOf(
  late.iu`(?<!\p{L})(?:verhalten\p{L}*|verhielt|umgang mit (?:vorgesetz|kolleg|kund|gäst|patient|mandant)\p{L}*|begegnet\p{L}*|gegenüber (?:vorgesetz|kolleg|kund|gäst|patient)\p{L}*|betragen|im kollegenkreis|im kreis der kolleg\p{L}*|führung war|zusammenarbeit mit (?:vorgesetz|kolleg)\p{L}*|ausgekommen|mit [^.;]{3,60} (?:kam|kommt|kamen) (?:er|sie|frau \p{L}+|herr \p{L}+) [^.;]{0,30}(?:aus|zurecht)|kolleg\p{L}* (?:geschätzt|beliebt)|geschätzt|beliebt|(?:bei|von) [^.;]{3,80} (?:anerkannt|angesehen|geachtet)|(?:schätzt|schätzte|schätzten|schätzen|lobten?|loben|mochten|mögen) (?:sie|ihn|ihre[nr]?|ihr|seinen?|sein|seiner)(?! (?:fach|erfahrung))|vertrauen zu (?:ihr|ihm))(?!\p{L})`,
);
const closing = searchOf(
  late.iu`(?<!\p{L})(?:verlässt|geht auf (?:ihren |seinen )?(?:ganz )?eigenen wunsch|(?:lassen|lasse) (?:wir |ich )?(?:sie|ihn|frau \p{L}+|herrn \p{L}+) (?:\p{L}+ ){0,2}(?:ungern|schweren herzens)|scheidet|verließ|schied|(?:(?:sie|er|frau [\p{L}-]+|herr [\p{L}-]+) hat|hat (?:sie|er|frau [\p{L}-]+|herr [\p{L}-]+))(?!\p{L}).{0,60} gekündigt|ausscheiden|austritt|weggang|bedau(?:ern|ert|ere|re)|(?<!(?<!\p{L})(?:nach|ihren|seinen|deren|dessen|allen|diesen|eigenen|nach den|von den|auf die) )wünschen?|danken? (?:wir|ich)|(?:wir|ich) danken?|(?:wir|ich) verlieren? mit|verlieren? (?:wir|ich)|(?:tut|täte) (?:uns|mir) (?:\p{L}+ )?leid|(?:uns|mir) (?:tut|täte) (?:\p{L}+ ){0,5}leid|schade|dankt|bedanken|sagen danke|merci|weinenden auge|(?:wird|werden) (?:uns|mir)(?: \p{L}+){0,3} fehlen|fehlt (?:uns|mir) (?:\p{L}+ )?(?:schon|jetzt)|(?:werden|werde) (?:wir |ich )?(?:ihn|sie|frau \p{L}+|herrn \p{L}+)(?: \p{L}+){0,3} vermissen|hätten? (?:wir |ich )?(?:ihn|sie)(?: \p{L}+){0,5} (?:dabe|be)halten|(?:sind|bin) (?:wir|ich) (?:ihm|ihr)(?: \p{L}+){0,3} dankbar|(?:tausend|vielen|herzlichen|besten|lieben|hab|habt|haben sie)(?: \p{L}+){0,2} dank|(?:gebe|geben|lasse|lassen|ziehen|verabschieden?|entlassen?) .{0,60}(?:schweren herzens|ungern|mit wehmut|mit einem weinenden auge)|(?:schweren herzens|ungern|mit wehmut) (?:gebe|geben|lasse|lassen|verabschieden?|entlassen?|trennen?)|(?:kann|könnte|darf) (?:er|sie) (?:\p{L}+ ){0,3}bei (?:uns|mir) (?:lernen|anfangen|in die lehre gehen)|dieses zwischenzeugnis|das zwischenzeugnis|dieses zeugnis|zeugnis (?:wird|wurde|erhält|stellen)|um dieses zwischenzeugnis|(?:arbeits|anstellungs|ausbildungs|dienst|beschäftigungs|vertrags)(?:verhältnis|vertrag) (?:\p{L}+ ){0,4}(?:endet|endete|wird|wurde)|endet das|endete das|(?:damit|hiermit|somit|womit) (?:\p{L}+ )?ende(?:t|te)(?: (?:am|zum|mit) .{4,40})? (?:das|die|der|ihr|sein)|letzter (?:arbeits|dienst)?tag|die ausbildung endete|das praktikum endete|(?:arbeits|ausbildungs|dienst)verhältnis .{0,60}(?:beendet|aufgelöst|gekündigt|gelöst)|wiedereinstell\p{L}*|jederzeit wieder|wieder nehmen|wieder einstellen|wieder einzustellen|zukunft|lebensweg|empfehlen|trennten uns|uns getrennt|übernehmen (?:wir|ihn|sie)|nicht übernehmen|in ein (?:unbefristetes )?arbeitsverhältnis zu übernehmen|freuen uns auf|freuen uns .{0,20}dass|(?:freut|freuen) sich[^.;]{0,80}(?:zusammenarbeit|zusammenzuarbeiten|fortzu(?:setzen|führen)|(?:mit|auf) (?:ihr|ihm|sie|ihn|frau \p{L}+|herrn \p{L}+))|hofft[^.;]{0,40} (?:mit|auf) (?:ihr|ihm|sie|ihn|frau \p{L}+|herrn \p{L}+)|zusammenarbeit freuen|zieht .{0,40}nach)(?!\p{L})`,
);
const person = late.u`(?<!\p{L})(?:Herrn?|Frau) \p{Lu}|^(?:Er|Sie|Seine?|Ihre?|Ihm|Ihr|Ihn)(?!\p{L})|(?<!\p{L})(?:er|ihm|ihn)(?!\p{L})|(?<!\p{L})\p{Ll}{3,}te sie(?!\p{L})`;
const nominal = late.iu`^(?:(?:die|der|das|den) )?(?:\p{L}+-,? (?:und )?)?\p{L}+(?:ung|ungen|tion|tionen|ieren|\p{Ll}en|age|kauf|pflege|bau|trieb|kontrolle|arbeiten|wesen)(?!\p{L})`;
const finite = late.iu`(?<!\p{L})(?:war|ist|hat|hatte|wurde|wird|sind|waren|haben|verfügt\p{L}*|zeigt\p{L}*|arbeitet\p{L}*|besitzt|besaß|bewies|erledigt\p{L}*|\p{L}{3,}(?:te|ten))(?!\p{L})`;

const titles: readonly (readonly [RegExp, BodyPart])[] = [
  [
    /aufgabe|tätigkeit|zuständig|einsatz|ausbildungsinhalt|ausbildungsverlauf|stationen|projekte|verantwort/i,
    'tasks',
  ],
  [/verhalten|sozial|führung und verhalten|zusammenarbeit/i, 'behavior'],
  [
    /leistung|beurteil|bewertung|arbeitsweise|fachwissen|kenntnisse|arbeitserfolg|einsatzbereit|fähigkeit/i,
    'performance',
  ],
  [/unternehmen|über uns|betrieb|firma|einrichtung/i, 'company'],
  [/schluss|ausscheiden|beendigung|dank|abschluss/i, 'closing'],
  [/person|angaben|name/i, 'introduction'],
];

/** The part that a heading inside the letter announces, or null. */
export function partOfTitle(flat: string): BodyPart | null {
  return titles.find(([regex]) => regex.test(flat))?.[1] ?? null;
}

const digit = /\d/;
/** „Er betreibt zwei Kläranlagen“, „Sie zählt 17.000 Mitglieder“: the association or the bank, not the person. */
const ofFirm = late.u`^(?:Er|Sie|Es) (?:(?:betreibt|unterhält|beschäftigt|beliefert|vertreibt|fertigt|produziert|versorgt)(?!\p{L})|(?:zählt|umfasst) (?:\p{Ll}+ ){0,2}(?:\d|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) )|(?:hat|verfügt über|bietet|bietet Platz für)(?: \p{Ll}+){0,2} [\d.]+ (?:\p{Ll}+ )?(?:Betten|Plätze|Zimmer|Mitglieder|Einwohner|Filialen|Geschäftsstellen|Standorte|Werke|Wohnungen|Bewohner\p{L}*|Gäste\p{L}*)|bildet (?:jedes Jahr|jährlich)(?!\p{L})|besteht seit(?!\p{L})|wurde (?:im Jahre? )?\d{4} (?:[^.;]{0,60} )?gegründet|(?:hat|haben) (?:ihren|seinen) (?:\p{L}+ )?Sitz(?!\p{L})|(?:gehört|zählt) zu den (?:\p{Ll}+ )?(?:größten|ältesten|führenden|bekanntesten|wichtigsten) \p{Lu}|(?:gehört|zählt) (?:seit \d{4} )?(?:zu|zur|zum) [^.;]{0,40}(?:[Gg]ruppe|[Kk]onzern|[Vv]erbund|[Hh]olding)(?!\p{L}))|^(?:Unter (?:seinem|ihrem|unserem) Dach|Dem (?:Vorstand|Kuratorium|Aufsichtsrat|Präsidium) gehör(?:en|t)|Hauptamtlich (?:sind|arbeiten))(?!\p{L})`;

function holdsCommas(flat: string, count: number): boolean {
  let at = -1;
  for (let left = count; left > 0; left -= 1) {
    at = flat.indexOf(',', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** How well a unit fits each part, seen alone; 0 is „says nothing“. */
export function scoreParts(
  unit: Unit,
  graded: GradedSentence | null,
  named: (text: string) => boolean,
): Scores {
  const { flat } = unit;
  const tellsFirm = ofFirm.test(flat);
  const aboutPerson = !tellsFirm && (person.test(flat) || named(flat));
  const strength = ratingStrength(graded);
  const isDated = digit.test(flat) && dated.test(flat);
  const hasBorn = born.test(unit);
  const closes = closing.test(unit);
  const telling = isTelling(graded);
  const lists = !telling && holdsCommas(flat, 3);
  const namesCompany = tellsFirm || (!aboutPerson && (companyNoun.test(unit) || companyForm.test(flat)));
  const isCompany = tellsFirm || (namesCompany && company.test(flat));
  const lead = taskLead.test(unit) && taskFrame.test(unit);
  const scores: Scores = {
    introduction:
      (aboutPerson && isDated && employed.test(unit) ? 4 : 0) +
      (hasBorn ? 5 : 0) +
      (workload.test(unit) ? 2.5 : 0) +
      (isDated && career.test(unit) ? 1 : 0) -
      3 * strength -
      (isCompany ? 1 : 0),
    company:
      (isCompany ? 4 : namesCompany && !lead ? 1.5 : 0) -
      (aboutPerson ? 4 : 0) -
      2 * strength -
      (hasBorn ? 4 : 0),
    tasks:
      (lead ? (flat.endsWith(':') ? 6 : 3) : 0) +
      (taskDone.test(unit) ? 2 : 0) +
      (assigned.test(unit) ? 3 : 0) +
      (lists ? 2.5 : 0) +
      (!isCompany && nominal.test(flat) && !finite.test(flat) ? 2.5 : 0) +
      (strength === 0 && aboutPerson ? 1 : 0) -
      2.5 * strength,
    performance: strength === 0 ? -0.5 : 0,
    behavior: behavior.test(unit) ? 2.5 : -0.5,
    closing: closes ? 5 : -0.5,
  };
  if (unit.kind === 'item') {
    scores.tasks += 4;
    scores.behavior -= 2;
    scores.closing -= 3;
  }
  if (graded?.graded === true) addGraded(scores, graded, strength, aboutPerson);
  return scores;
}

/** 0…1: how surely a sentence rates somebody; mere statements without praise, limit or formula count little. */
function ratingStrength(graded: GradedSentence | null): number {
  if (graded?.graded !== true) return 0;
  const sure = Math.max(0.1, Math.min(1, ((graded.confidence ?? 0.5) - 0.3) / 0.5));
  return isTelling(graded) ? 0.3 + 0.7 * sure : 0.6 * sure;
}

function isTelling(graded: GradedSentence | null): boolean {
  return graded?.graded === true && graded.evidence.some(({ kind }) => tellingKinds.has(kind));
}

const tellingKinds: ReadonlySet<string> = new Set([
  'booster',
  'time-adverb',
  'positive',
  'restriction',
  'negation',
  'effort',
  'formula',
  'code',
  'irony',
]);

function addGraded(scores: Scores, graded: GradedSentence, strength: number, aboutPerson: boolean): void {
  const part = partOfCategory(graded.category);
  scores[part] += 4 * strength;
  if (part === 'behavior') scores.performance += 1.5 * strength;
  if (graded.category === 'exam-result') scores.closing += 2 * strength;
  if (part === 'performance' && !aboutPerson) scores.performance -= 1;
}

/** Where a category is usually told. */
export function partOfCategory(category: GradedSentence['category']): 'performance' | 'behavior' | 'closing' {
  if (category === 'internal-behavior' || category === 'external-behavior') return 'behavior';
  if (category === 'future-wishes' || category === 'ending') return 'closing';
  return 'performance';
}

/** Parts that rate nobody. */
export const silentParts: ReadonlySet<Part> = new Set<Part>([
  'letterhead',
  'heading',
  'introduction',
  'company',
  'tasks',
  'signature',
]);

/** Parts that say how the work was done and how the person behaved. */
export const ratedParts: ReadonlySet<Part> = new Set<Part>(['performance', 'summary', 'behavior']);
