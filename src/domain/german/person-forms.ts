/** Grammatical cases by their German short names, as templates write them. */
export const grammaticalCases = ['nom', 'gen', 'dat', 'akk'] as const;
export type GrammaticalCase = (typeof grammaticalCases)[number];

/** `x`: the person wants neither „Herr“ nor „Frau“; her name is repeated and pronouns are avoided. */
export type PersonGender = 'm' | 'f' | 'x';

/** What a text needs to know to speak of a person. */
export interface PersonForms {
  readonly gender: PersonGender;
  /** Academic title as it stands before the name („Dr.“); empty for none. */
  readonly title: string;
  readonly first: string;
  /** Last name with its particles („von der Heide“). */
  readonly last: string;
}

const pronouns: Readonly<Record<'m' | 'f', Readonly<Record<Exclude<GrammaticalCase, 'gen'>, string>>>> = {
  m: { nom: 'er', dat: 'ihm', akk: 'ihn' },
  f: { nom: 'sie', dat: 'ihr', akk: 'sie' },
};

/** „er“, „ihm“, „ihn“ for the person; the name where pronouns are avoided. */
export function pronoun(person: PersonForms, wanted: Exclude<GrammaticalCase, 'gen'>): string {
  return person.gender === 'x' ? spokenName(person) : pronouns[person.gender][wanted];
}

/**
 * The title as somebody is addressed by it: „Dr. rer. nat.“ → „Dr.“, „Prof. Dr.-Ing.“ → „Prof. Dr.“; „Dipl.-Ing. (FH)“ and
 * degrees are told once, with the full name.
 */
export function spokenTitle(title: string): string {
  const professor = /(?<!\p{L})(?:Prof(?:\.|(?=[\s-]|$))|Professor(?:in)?(?!\p{L}))/u.exec(title)?.[0] ?? '';
  const doctor = /(?<!\p{L})(?:Dr(?:\.|(?=[\s-]|$))|Doktor(?!\p{L}))/u.exec(title)?.[0] ?? '';
  return words(professor, doctor);
}

/** „Herr Dr. Vogt“, „Herrn Vogts“, „Frau Vogt“; first and last name where neither salutation is wanted. */
export function addressedName(person: PersonForms, wanted: GrammaticalCase): string {
  if (person.gender === 'x')
    return wanted === 'gen' ? genitiveOfName(spokenName(person)) : spokenName(person);
  const last = wanted === 'gen' ? genitiveOfName(person.last) : person.last;
  return words(salutation(person.gender, wanted), spokenTitle(person.title), last);
}

/** „Herr Dr. Max Vogt“: as introductions name the person. */
export function introducedName(person: PersonForms, wanted: GrammaticalCase): string {
  if (person.gender === 'x') return wanted === 'gen' ? genitiveOfName(fullName(person)) : fullName(person);
  const last = wanted === 'gen' ? genitiveOfName(person.last) : person.last;
  return words(salutation(person.gender, wanted), person.title, person.first, last);
}

const fullName = ({ title, first, last }: PersonForms): string => words(title, first, last);
const spokenName = ({ title, first, last }: PersonForms): string => words(spokenTitle(title), first, last);

function salutation(gender: 'm' | 'f', wanted: GrammaticalCase): string {
  if (gender === 'f') return 'Frau';
  return wanted === 'nom' ? 'Herr' : 'Herrn';
}

const words = (...all: readonly string[]): string => all.filter((one) => one !== '').join(' ');

/** Whether a name ends in an s-sound, so that its genitive is not heard. */
export const endsMute = (name: string): boolean => /(?:s|ß|ss|x|z|tz|ce)$/i.test(name);

/** „Müllers“, „Hans’“, „von der Heides“: names that end in an s-sound take an apostrophe (Duden, K 16). */
export function genitiveOfName(name: string): string {
  return endsMute(name) ? `${name}’` : `${name}s`;
}

/** A possessive as the template has it for a man („sein“ + ending), for the person; an article for `x`. */
export function possessive(person: PersonForms, ending: string, noun: 'm' | 'n' | null): string {
  if (person.gender === 'm') return `sein${ending}`;
  if (person.gender === 'f') return `ihr${ending}`;
  if (ending === '') return noun === 'n' ? 'das' : 'der';
  return ending === 'e' ? 'die' : `d${ending}`;
}
