import { formalRules } from '../knowledge/formal-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';

type Id = (typeof formalRules)[number]['id'];
/** A rule of `formal-rules.ts`. */
export const formal = (id: Id): (typeof formalRules)[number] =>
  formalRules.find((one) => one.id === id) as (typeof formalRules)[number];

const inSentence = /(?<=[\p{L},;] )(?:Ihr(?:e[mnrs]?)?|Ihnen|Sie|Ihm|Seine?[mnrs]?|Ihn)(?!\p{L})/u;
const quoted = /["„“»«]\p{Ll}[\p{L} -]{2,40}["“”«»]/u;
const salutation =
  /(?<!\p{L})(?:liebe[rs]?|sehr geehrte[rs]?|hallo) (?:\p{Lu}\p{L}+|frau|herr)|(?<!\p{L})(?:dir|dich|deine?[mnrs]?)(?!\p{L})/u;
const emphasis = /(?<=\s)(?:__[^_\n]+__|\*\*[^*\n]{2,40}\*\*|<u>[^<\n]+<\/u>)(?=[\s,.;])/u;
const requested =
  /(?:dieses |das )?(?:arbeits)?zeugnis (?:wird|wurde|haben wir|stellen wir|erhält)[^.;]{0,30}auf (?:\p{L}+ ){0,2}wunsch|auf (?:\p{L}+ ){0,2}wunsch[^.;]{0,40}(?:dieses|das) (?:arbeits)?zeugnis (?:ausgestellt|erstellt)/iu;

/** Signs, spelling and form of single sentences. */
export const findForm: Finder = (letter) =>
  letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body') return [];
    const found: Candidate[] = [];
    const add = (id: Id, regex: RegExp, unless?: RegExp): void => {
      const match = regex.exec(unit.flat);
      if (match === null || unless?.test(unit.flat) === true) return;
      found.push(
        byRule(letter, formal(id), { at: spanOf(unit, match.index, match.index + match[0].length) }),
      );
    };
    if (unit.kind === 'sentence') {
      add('letter-salutation', salutation);
      add('capital-pronoun', inSentence, salutation);
      if (letter.parts[at] !== 'company')
        add('scare-quotes', quoted, /note|prüfung|projekt|titel|bereich|thema/i);
      if (letter.type === 'arbeitszeugnis') add('on-request', requested);
      const mark = /\p{L}["“]?(?:!|\?)/u.exec(unit.flat);
      if (mark !== null)
        found.push(byRule(letter, formal('marks'), { at: { start: unit.start, end: unit.end } }));
    }
    const bold = letter.sentences[at]?.graded === true ? emphasis.exec(unit.text) : null;
    if (bold !== null)
      found.push(
        byRule(letter, formal('underline'), {
          at: { start: unit.start + bold.index, end: unit.start + bold.index + bold[0].length },
        }),
      );
    return found;
  });

/** A table of school grades in place of sentences. */
export const findSchoolGrades: Finder = (letter) => {
  const found = gradeTable(letter);
  for (const unit of letter.units) {
    if (unit.zone === 'body' && /noten? (?:wie|nach) .{0,12}schul|schulnoten?/i.test(unit.flat))
      found.push(byRule(letter, formal('school-grades'), { at: unit }));
  }
  return found;
};

function gradeTable(letter: LetterContext): Candidate[] {
  if (letter.gradeRows.length < 3) return [];
  const whole = letter.gradeRows.find(({ unit }) =>
    /gesamt|durchschnitt/i.test(letter.units[unit]?.flat ?? ''),
  );
  const at = letter.units[(whole ?? letter.gradeRows[0])?.unit ?? -1];
  return [byRule(letter, formal('school-grades'), { at })];
}
