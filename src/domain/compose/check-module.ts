import { findCodes } from '../decode/find-codes.ts';
import { employerNoun, type EmployerNoun } from '../german/employer-nouns.ts';
import { genderForms } from '../german/group-nouns.ts';
import type { PersonForms } from '../german/person-forms.ts';
import type { TextModule } from '../letter/module.ts';
import { boosterSets } from './booster-sets.ts';
import type { DataSlot } from './data-slots.ts';
import { expand, type Expansion } from './expand.ts';
import { gradedKinds, isGraded, misreadings } from './misreadings.ts';
import { parseTemplate, TemplateError, type Piece, type Template } from './template.ts';

/** What a check of one module found; empty `problems` means it may go into letters. */
export interface ModuleCheck {
  readonly problems: readonly string[];
  /** The sentence for a man in the past tense. */
  readonly sample: string;
  /** False where the person wants no pronouns and the template cannot do without. */
  readonly neutral: boolean;
}

const persons: readonly PersonForms[] = [
  { gender: 'm', title: '', first: 'Jonas', last: 'Vogt' },
  { gender: 'f', title: 'Dr.', first: 'Lena', last: 'von der Heide' },
  { gender: 'x', title: '', first: 'Alex', last: 'Maas' },
];
const employers = ['Unternehmen', 'Kanzlei', 'Betrieb'].map((noun) => employerNoun(noun) as EmployerNoun);
const sampleData: Readonly<Record<DataSlot, string>> = {
  Beruf: 'Projektleiterin',
  'Beruf:dat': 'Projektleiterin',
  Abteilung: 'Einkauf',
  Einsatzort: 'Kiel',
  Eintritt: '1. März 2018',
  Austritt: '30. September 2025',
  Geburtsdatum: '14. Mai 1988',
  Geburtsort: 'Husum',
  Firma: 'Ostwind Anlagenbau GmbH',
  'Firma:nom': 'Die Ostwind Anlagenbau GmbH',
  'Firma:bei': 'die Ostwind Anlagenbau GmbH',
  Branche: 'ein Hersteller von Schaltanlagen',
  Stunden: '20',
  Von: '1. Juni 2020',
  Bis: '31. Mai 2022',
  Station: 'Sachbearbeiterin',
  Stationsabteilung: 'Vertrieb',
  Abschluss: 'Industriekauffrau',
  Prüfungsdatum: '18. Juni 2025',
  Prüfungsnote: '„gut“',
  Kammer: 'der Industrie- und Handelskammer Kiel',
  Prüfung: 'Abschlussprüfung',
  Prüfungsort: 'in Husum',
  Praktikumsart: 'Pflichtpraktikum',
  Praktikumsfeld: 'im Bereich Marketing',
  Ausbildungsziel: 'zur Industriekauffrau',
  'Stelle:nom': 'die Stelle',
  'Stelle:akk': 'die Stelle',
  'Stelle:dat': 'der Stelle',
  'Stelle:gen': 'der Stelle',
  Studium: 'des Studiums der Informatik',
  Teamgröße: 'sechs',
  Fähigkeiten: 'SAP und MS Excel',
};

/** The usual case, which the variations depart from. */
const usual: Expansion = {
  person: persons[0] as PersonForms,
  tense: 'past',
  employer: employers[0] as EmployerNoun,
  genderForm: 'masculine',
  clients: 'Kunden',
  groups: ['Vorgesetzte', 'Kollegen', 'Kunden'],
  data: sampleData,
  nameFirst: true,
  booster: (_, word) => word,
};

/** Checks one module: it parses, expands cleanly in every form, and the decoder reads what it is meant to say. */
export function checkModule(module: TextModule): ModuleCheck {
  const problems = new Set<string>(shape(module));
  let template: Template;
  try {
    template = parseTemplate(module.text);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return { problems: [...problems, error.message], sample: module.text, neutral: false };
  }
  let neutral = true;
  const seen = new Set<string>();
  for (const expansion of variations(template)) {
    const text = expand(template, expansion);
    if (typeof text !== 'string') {
      if ('missing' in text) problems.add(`Angabe fehlt: ${text.missing}`);
      neutral = false;
      continue;
    }
    for (const fault of faults(text, module.kind === 'task-lead-in' ? ':' : '.')) {
      if (!seen.has(fault)) problems.add(`${fault}: ${text}`);
      seen.add(fault);
    }
  }
  const plain = expand(template, usual);
  if (typeof plain === 'string') for (const { id } of findCodes(plain)) problems.add(`Code ${id}`);
  if (isGraded(module)) for (const fault of misread(module, template)) problems.add(fault);
  const sample = expand(template, usual);
  return { problems: [...problems], sample: typeof sample === 'string' ? sample : module.text, neutral };
}

function* shape(module: TextModule): Generator<string> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(module.id)) yield `Kennung „${module.id}“ ist nicht kebab-case`;
  if (gradedKinds.has(module.kind) && module.grade === undefined) yield 'Note fehlt';
  if (gradedKinds.has(module.kind) && module.category === undefined) yield 'Kategorie fehlt';
  const { kind } = module;
  if (kind === 'ending' && (module.reasons?.length ?? 0) === 0) yield 'reasons fehlt';
  if (kind === 'occasion' && (module.occasions?.length ?? 0) === 0) yield 'occasions fehlt';
  if (kind === 'closing' && (module.says?.length ?? 0) === 0) yield 'says fehlt';
  if ((kind === 'trait' || kind === 'leadership-trait') && module.trait === undefined) yield 'trait fehlt';
  if (/\p{Lu}[\p{Ll}]+"|["“”„]/u.test(module.text)) yield 'Anführungszeichen im Zeugnistext';
  if (lasting.test(module.text) && /\{[^}|]*\|/.test(module.text)) yield 'zwei Zeiten in einem Satz';
  if (doubledAlways.test(module.text)) yield '„jede“ und „stets“ in einem Satzteil sagen dasselbe';
  for (const word of banned(module)) yield `„${word}“ gehört in kein Zeugnis`;
}

/** Verbs that may stand in the present of a final reference, though not beside one in the past. */
const lasting = /(?<![\p{L}|])(?:verfügt|besitzt|beherrscht|umfasst)(?![\p{L}}])/u;

/** „bei jeder Aufgabe stets“; „stets …, und jede Aufgabe“ are two things. */
const always = String.raw`\{(?:stets|immer|jederzeit|durchweg)\}`;
const within = String.raw`(?:(?!,| und | wie )[^.;])*`;
const doubledAlways = new RegExp(
  String.raw`(?<!\p{L})[Jj]ede[mnrs]?(?!\p{L})${within}${always}|${always}${within}(?<!\p{L})jede[mnrs]?(?!\p{L})`,
  'u',
);

/** Codes in disguise, effort without result, and words that read as mockery. */
const bannedWords =
  /(?<!\p{L})(?:gesellig\p{L}*|bemüh\p{L}*|versucht\p{L}*|bestrebt\p{L}*|nach Kräften|redlich\p{L}*|gesund\p{L}*|umgänglich\p{L}*|tolerant\p{L}*|wusste sich|verstand es|kennen ?gelernt|Gelegenheit|Belegschaft|Betriebsklima\p{L}*|anspruchsvoll und kritisch|pünktlich\p{L}*)/giu;

function banned(module: TextModule): string[] {
  return [...module.text.matchAll(bannedWords)].map(([word]) => word);
}

/** Every different sentence that a template can give: persons, tenses, employers, groups and boosters. */
export function expandedTexts(text: string): string[] {
  const template = parseTemplate(text);
  const boosters = [usual.booster, ...swaps(template)];
  const texts = [...variations(template)].flatMap((expansion) =>
    boosters.map((booster) => expand(template, { ...expansion, booster })),
  );
  return [...new Set(texts.filter((one) => typeof one === 'string'))];
}

/** All forms that matter for this template. */
function* variations(template: Template): Generator<Expansion> {
  const kinds = new Set(flat(template).map(({ kind }) => kind));
  const facts = [sampleData, withoutOptional(template)];
  const hasGroups = kinds.has('group') || kinds.has('groups') || kinds.has('stem');
  for (const person of persons)
    for (const tense of ['past', 'present'] as const)
      for (const nameFirst of [true, false])
        for (const employer of kinds.has('employer') ? employers : employers.slice(0, 1))
          for (const genderForm of hasGroups ? genderForms : genderForms.slice(0, 1))
            for (const clients of hasGroups ? ['Kunden', 'Gäste', 'Patienten'] : ['Kunden'])
              for (const data of facts)
                yield { ...usual, person, tense, nameFirst, employer, genderForm, clients, data };
}

/** The sample facts without those that may be missing: the words around them have to go with them. */
function withoutOptional(template: Template): Partial<Record<DataSlot, string>> {
  const optional = template.flatMap((piece) => (piece.kind === 'optional' ? flat(piece.pieces) : []));
  const slots = new Set(optional.flatMap((piece) => (piece.kind === 'data' ? [piece.slot as string] : [])));
  return Object.fromEntries(Object.entries(sampleData).filter(([slot]) => !slots.has(slot)));
}

const flat = (template: Template): Piece[] =>
  template.flatMap((piece) => (piece.kind === 'optional' ? flat(piece.pieces) : [piece]));

/** Faults of a finished text that no reader may ever see; `end` is the sign that it ends with. */
export function* faults(text: string, end = '.'): Generator<string> {
  if (!/^\p{Lu}/u.test(text)) yield 'beginnt klein';
  if (!text.endsWith(end)) yield `endet nicht mit „${end}“`;
  if (/ {2}|^ | $|\n/.test(text)) yield 'Leerzeichen zu viel';
  if (/ [.,;:]|[,;][^ \d]|\.\p{Lu}\p{Ll}/u.test(text)) yield 'Zeichensetzung';
  if (/[{}[\]|¤]|undefined/.test(text)) yield 'offene Stelle';
  if (/Herrn? (?:Herr|Frau)|Frau (?:Herr|Frau)/.test(text)) yield 'Anrede doppelt';
  if (/(?<![\p{L}-])(?<word>\p{L}+) \k<word>(?![\p{L}-])/iu.test(text)) yield 'Wort doppelt';
  if (/[!?…]|--/.test(text)) yield 'Zeichen, das in kein Zeugnis gehört';
  if (/(?<![.:] |^)(?:Sie|Ihr(?:e[mnrs]?)?|Ihnen|Er|Ihm|Ihn|Sein(?:e[mnrs]?)?)(?!\p{L})/u.test(text)) {
    yield 'Fürwort groß im Satz';
  }
  if (/(?<=[.] )\p{Ll}/u.test(text.replaceAll(/\d\. |(?:Dr|Prof|z|B|bzw|ca)\. ?/g, '')))
    yield 'Satz beginnt klein';
}

/**
 * What the decoder makes of the sentence, in both genders and tenses. As written it must read right; with the other
 * words of its booster sets in half of the cases, for the composer takes only words that do.
 */
function* misread(module: TextModule, template: Template): Generator<string> {
  const written = readings(module, template, [usual.booster]);
  for (const [fault, where] of written.faults) yield `${fault}: ${where}`;
  if (written.faults.size > 0) return;
  const swapped = readings(module, template, swaps(template));
  if (swapped.wrong <= swapped.all / 2) return;
  for (const [fault, where] of swapped.faults) {
    yield `${fault} mit anderen Verstärkern (${swapped.wrong} von ${swapped.all}), besser ohne Klammern: ${where}`;
  }
}

interface Readings {
  /** Each fault with the first sentence that shows it. */
  readonly faults: ReadonlyMap<string, string>;
  readonly wrong: number;
  readonly all: number;
}

function readings(
  module: TextModule,
  template: Template,
  boosters: readonly Expansion['booster'][],
): Readings {
  const faultsFound = new Map<string, string>();
  let [wrong, all] = [0, 0];
  for (const person of persons.slice(0, 2))
    for (const tense of ['past', 'present'] as const)
      for (const booster of boosters) {
        const text = expand(template, { ...usual, person, tense, booster });
        if (typeof text !== 'string') continue;
        const found = misreadings(text, module);
        all += 1;
        wrong += found.length > 0 ? 1 : 0;
        for (const fault of found) if (!faultsFound.has(fault)) faultsFound.set(fault, text);
      }
  return { faults: faultsFound, wrong, all };
}

/** Each set with each of its words. */
function swaps(template: Template): Expansion['booster'][] {
  const used = new Set(flat(template).flatMap((piece) => (piece.kind === 'booster' ? [piece.set] : [])));
  return [...used].flatMap((set) =>
    boosterSets[set].map(
      (word): Expansion['booster'] =>
        (asked, own) =>
          asked === set ? word : own,
    ),
  );
}
