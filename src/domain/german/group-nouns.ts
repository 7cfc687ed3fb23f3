import { article, determinerEnding, inflectAdjective, type Before } from './determiners.ts';
import type { GrammaticalCase } from './person-forms.ts';

/** How groups of people are named throughout a letter („Genderform“). */
export const genderForms = ['masculine', 'pair', 'star', 'colon', 'neutral'] as const;
export type GenderForm = (typeof genderForms)[number];

/** A group of people in the plural, by its masculine form. */
interface NeutralNoun {
  readonly word: string;
  readonly dative: string;
  readonly form: 'f' | 'pl';
}
interface GroupNoun {
  /** Masculine plural: nominative and dative. */
  readonly nominative: string;
  readonly dative: string;
  /** „Kolleginnen“; absent where one word serves all („Gäste“, „Vorgesetzte“). */
  readonly female?: string;
  /** Neutral word, and whether it is a singular („Kundschaft“); absent: the pair serves. */
  readonly neutral?: NeutralNoun;
  /** Nouns made of adjectives: „Vorgesetzte“, but „die Vorgesetzten“. */
  readonly adjectival?: boolean;
}

const weak = (stem: string, more: Partial<GroupNoun> = {}): GroupNoun => ({
  nominative: `${stem}en`,
  dative: `${stem}en`,
  female: `${stem}innen`,
  ...more,
});
const er = (stem: string, more: Partial<GroupNoun> = {}): GroupNoun => ({
  nominative: stem,
  dative: `${stem}n`,
  female: `${stem}innen`,
  ...more,
});
const same = (nominative: string, dative: string, isAdjective = false): GroupNoun => ({
  nominative,
  dative,
  adjectival: isAdjective,
});
const plural = (word: string, dative = `${word}n`): NeutralNoun => ({ word, dative, form: 'pl' });
const collective = (word: string): NeutralNoun => ({ word, dative: word, form: 'f' });

const groups: Readonly<Record<string, GroupNoun>> = {
  Kollegen: weak('Kolleg', { neutral: plural('Teammitglieder') }),
  Mitarbeiter: er('Mitarbeiter', { neutral: plural('Mitarbeitende') }),
  Vorgesetzte: same('Vorgesetzte', 'Vorgesetzten', true),
  Ausbilder: er('Ausbilder', { neutral: plural('Ausbildende') }),
  Mitauszubildende: same('Mitauszubildende', 'Mitauszubildenden', true),
  Auszubildende: same('Auszubildende', 'Auszubildenden', true),
  Praktikanten: weak('Praktikant'),
  Führungskräfte: same('Führungskräfte', 'Führungskräften'),
  Fachkräfte: same('Fachkräfte', 'Fachkräften'),
  Kunden: weak('Kund', { neutral: collective('Kundschaft') }),
  Mandanten: weak('Mandant', { neutral: collective('Mandantschaft') }),
  Klienten: weak('Klient', { neutral: collective('Klientel') }),
  Patienten: weak('Patient'),
  Bewohner: er('Bewohner', { neutral: collective('Bewohnerschaft') }),
  Gäste: same('Gäste', 'Gästen'),
  Fahrgäste: same('Fahrgäste', 'Fahrgästen'),
  Besucher: er('Besucher'),
  // „Bürgerschaft“ is a parliament.
  Bürger: er('Bürger'),
  Schüler: er('Schüler', { neutral: collective('Schülerschaft') }),
  Teilnehmer: er('Teilnehmer', { neutral: plural('Teilnehmende') }),
  Studierende: same('Studierende', 'Studierenden', true),
  Eltern: same('Eltern', 'Eltern'),
  Kinder: same('Kinder', 'Kindern'),
  'Kinder und Eltern': same('Kinder und Eltern', 'Kindern und Eltern'),
  Angehörige: same('Angehörige', 'Angehörigen', true),
  Mitglieder: same('Mitglieder', 'Mitgliedern'),
  Mieter: er('Mieter'),
  Auftraggeber: er('Auftraggeber', { neutral: plural('Auftraggebende') }),
  Nutzer: er('Nutzer', { neutral: plural('Nutzende') }),
  Anwender: er('Anwender', { neutral: plural('Anwendende') }),
  Lieferanten: weak('Lieferant', { neutral: plural('Lieferfirmen', 'Lieferfirmen') }),
  Dienstleister: er('Dienstleister', { neutral: plural('Dienstleistungsfirmen', 'Dienstleistungsfirmen') }),
  Partner: er('Partner'),
  Geschäftspartner: er('Geschäftspartner'),
  Gesprächspartner: er('Gesprächspartner'),
  Ansprechpartner: er('Ansprechpartner'),
  Verhandlungspartner: er('Verhandlungspartner'),
  Zuhörer: er('Zuhörer'),
  Experten: weak('Expert', { neutral: plural('Fachleute', 'Fachleuten') }),
};

/** Lemmas that templates may use: masculine plural, nominative. */
export const groupLemmas: readonly string[] = Object.keys(groups);
export const isGroupLemma = (word: string): boolean => Object.hasOwn(groups, word);

/** What stands in front of a group noun. */
export interface GroupFrame {
  /** „unser“ or „sein“/„ihr“ without ending, „der“ for the article, null for none. */
  readonly determiner: string | null;
  /** Adjective without ending, or null. */
  readonly adjective: string | null;
}
const bare: GroupFrame = { determiner: null, adjective: null };

/**
 * A group of people in a case, in the letter's gender form: „unseren Kolleginnen und Kollegen“. As a subject
 * (nominative) it is always a plural, so that the verb fits.
 */
export function groupNoun(
  lemma: string,
  wanted: GrammaticalCase,
  form: GenderForm,
  frame: GroupFrame = bare,
): string {
  const group = groups[lemma];
  if (group === undefined) throw new RangeError(`No group noun „${lemma}“`);
  if (form === 'neutral' && group.neutral?.form === 'f' && wanted !== 'nom') {
    return framed(frame, 'f', wanted, group.neutral.word);
  }
  return framed(frame, 'pl', wanted, pluralOf(group, wanted, form, frame));
}

function pluralOf(group: GroupNoun, wanted: GrammaticalCase, form: GenderForm, frame: GroupFrame): string {
  const masculine = adjectival(group, wanted, frame);
  if (form === 'masculine' || group.female === undefined) return masculine;
  if (form === 'neutral' && group.neutral?.form === 'pl') {
    const { word, dative } = group.neutral;
    return word.endsWith('ende')
      ? adjectival({ nominative: word, dative, adjectival: true }, wanted, frame)
      : wanted === 'dat'
        ? dative
        : word;
  }
  if (form === 'star' || form === 'colon') {
    return group.female.replace(/innen$/, form === 'star' ? '*innen' : ':innen');
  }
  return `${group.female} und ${masculine}`;
}

/** „Vorgesetzte“, but „die Vorgesetzten“ and „den Vorgesetzten“. */
function adjectival(group: GroupNoun, wanted: GrammaticalCase, frame: GroupFrame): string {
  if (wanted === 'dat') return group.dative;
  if (group.adjectival !== true) return group.nominative;
  if (frame.determiner !== null) return group.dative;
  return wanted === 'gen' ? `${group.nominative}r` : group.nominative;
}

function framed(frame: GroupFrame, noun: 'f' | 'pl', wanted: GrammaticalCase, word: string): string {
  const { determiner, adjective } = frame;
  const before: Before = determiner === null ? 'none' : determiner === 'der' ? 'article' : 'possessive';
  const first =
    before === 'article' ? article(noun, wanted) : `${determiner}${determinerEnding(noun, wanted)}`;
  const second = adjective === null ? '' : inflectAdjective(adjective, noun, wanted, before);
  return [determiner === null ? '' : first, second, word].filter((part) => part !== '').join(' ');
}

/** Several groups in a row: „Vorgesetzten, Kolleginnen und Kollegen sowie Kundinnen und Kunden“. */
export function groupList(lemmas: readonly string[], wanted: GrammaticalCase, form: GenderForm): string {
  const all = lemmas.map((lemma) => groupNoun(lemma, wanted, form));
  const last = all.at(-1) ?? '';
  if (all.length < 2) return last;
  const joint = all.some((one) => one.includes(' und ')) ? 'sowie' : 'und';
  return `${all.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** Groups that compounds with „-orientierung“ are usual for; „Führungskräfteorientierung“ and the like sound made up. */
const compounding: readonly string[] = [
  'Kunden', 'Mandanten', 'Klienten', 'Patienten', 'Bewohner', 'Gäste', 'Besucher', 'Bürger', 'Teilnehmer', 'Nutzer',
]; // prettier-ignore

/** First part of compounds with a group: „Kunden“-orientierung, „Gäste“-orientierung, else „Service“-orientierung. */
export function groupStem(lemma: string): string {
  return compounding.includes(lemma) ? lemma : 'Service';
}

/** Groups that no employer calls its own: „unsere Angehörigen“ would be the family of the boss. */
const notOurs: ReadonlySet<string> = new Set(['Angehörige', 'Eltern', 'Kinder', 'Kinder und Eltern']);

/** The frame of a group, with „die“ for „unsere“ where that would sound odd. */
export function frameFor(lemma: string, frame: GroupFrame): GroupFrame {
  return frame.determiner === 'unser' && notOurs.has(lemma) ? { ...frame, determiner: 'der' } : frame;
}
