import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const who = '(?:(?:frau|herrn?) (?:dr\\. )?\\p{L}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]+)?)';
const auxiliary = '(?:wurden?|wird|werden|ist|sind|war|waren)';
/** What a house does with somebody: „zugeteilt“, „betraut“, „eingesetzt“. */
const placed =
  '(?:zugeteilt|zugewiesen|zugeordnet|eingesetzt|herangezogen|hinzugezogen|beschäftigt|betraut|beauftragt|eingeteilt|verwendet|abgestellt|abgeordnet)';
/** „wurde Frau Kern wechselnden Projekten zugeteilt“ */
const isPlaced = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:wurde|wird)(?!\\p{L})[^.;:]{2,140}(?<!\\p{L})${placed}(?= und|,|\\.|$)|(?<!\\p{L})(?:war|ist)(?!\\p{L})[^.;:]{2,140}(?<!\\p{L})${placed} worden(?!\\p{L})`,
    'iu',
  ),
);
/** „Von ihr wurden Korrekturläufe erledigt“, „Entwürfe waren durch ihn zu prüfen“ */
const doneByHer = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:von|durch) (?:ihr|ihm|ihn|sie|${who})(?!\\p{L})[^.;:]{0,30}(?<!\\p{L})${auxiliary}(?!\\p{L})[^.;:]*(?:(?:t|en)(?=[.,]| und|$))|(?<!\\p{L})${auxiliary} (?:[\\p{L}-]+ ){0,3}?(?:von|durch) (?:ihr|ihm|ihn|${who})(?!\\p{L})[^.;:]*(?:(?:t|en)(?=[.,]| und|$))`,
    'iu',
  ),
);
/** „Ihr wurden Ablage und Versand aufgetragen“ */
const givenToHer = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:(?:ihr|ihm|${who}) (?:wurden?|werden|wird)|(?:wurden?|werden|wird) (?:ihr|ihm|${who}))(?!\\p{L})[^.;:]{2,140}(?<!\\p{L})(?:zugewiesen|aufgetragen|zugeteilt|vorgelegt|vorgegeben|angewiesen)(?= und|,|\\.|$)`,
    'iu',
  ),
);
/** A charge that honours: whoever is entrusted with the lead acts. */
const honours = late.iu`leitung|leiten|aufbau|verantwort|federführ|selb(?:st)?ständig|vertrauens|prokura|beförder|ernannt|berufen|höherwertig|anspruchsvoll|schwierig|projekt(?:leit|verantw)|wichtig|zusätzlich|stellvertret|einarbeitung|ausbildung|gewählt|wunsch|erfolg|bewähr`;
const leadIn = late.iu`:$|(?<!\p{L})folgende[nrms]?(?!\p{L})`;
/** Two things that were done with her, or by her, in one sentence. */
const twice = late.iu`(?:t|en) und (?:[\p{L}-]+,? ){1,14}[\p{L}-]+(?:t|en)\.?$`;
/** She acts: „Sie prüfte“, „betreute er“. */
const acts = late.u`(?<!\p{L})(?:[Ee]r|[Ss]ie|(?:Frau|Herr) \p{Lu}[\p{L}-]+) (?!wurde|wird|war|ist|hatte|hat|sollte|durfte|mit|damit|somit|dort|fast|erst|meist|zuerst|zunächst|sonst|seit|laut|zeit)\p{Ll}{2,}(?:te|t|ah|uhr|ab|ahm|ing|ielt|ieß|ieb|and|alf|ug|rat|rach)(?!\p{L})|(?<!\p{L})\p{Ll}{2,}te (?:er|sie|Frau|Herr)(?!\p{L})`;

const isPassive = (unit: Unit): boolean =>
  isPlaced.test(unit) || doneByHer.test(unit) || givenToHer.test(unit);

/** Every sentence on the tasks tells what was done with somebody, and none what she did. */
export const findPassiveTasks: Finder = (letter): Candidate[] => {
  if (letter.type === 'ausbildungszeugnis' || letter.type === 'praktikumszeugnis') return [];
  if (letter.layman || !mayStand(letter, isPlaced, doneByHer, givenToHer)) return [];
  const told = tasksOf(letter);
  const [first] = told;
  if (first === undefined || !told.every((unit) => isPassive(unit) && !acts.test(unit.flat))) return [];
  if (told.some(({ flat, kind }) => kind !== 'sentence' || honours.test(flat) || leadIn.test(flat)))
    return [];
  // One sentence with one verb is a custom: „wurde im Lager eingesetzt“.
  if (told.length < 2 && !twice.test(first.flat)) return [];
  return [byRule(letter, letterRule('passive-tasks'), { at: first })];
};

const tasksOf = (letter: LetterContext): readonly Unit[] =>
  unitsOf(letter, 'tasks').filter(({ zone }) => zone === 'body');
