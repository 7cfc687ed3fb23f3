import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Finder } from './finding.ts';
import { unitsIn } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

/** „für ihr weiteres Jurastudium“, „ihr Studium der Medizin“. */
const named = searchOf(
  late.u`(?<!\p{L})(?:(?<joined>\p{Lu}\p{L}{2,}?)-?studiums?(?!\p{L})|[Ss]tud(?:iums?|ent(?:in)?) (?:der|des) (?:\p{L}+e[nrs] )?(?<told>\p{Lu}\p{L}{3,})|[Ss]tudi(?:um|ums|engangs?) (?<bare>\p{Lu}\p{L}{3,}))`,
);
const studies = searchOf(/studi|student/iu);
/** What every field of study may be called. */
const anyField =
  /^(?:master|bachelor|haupt|grund|fern|hochschul|teilzeit|voll|aufbau|zweit|erst|promotions|fach|präsenz|abend|auslands|lehramts?|weiter|universitäts|dual|direkt|diplom|graduierten|aufbau|kontakt|vor|orientierungs|projekt|schluss|rest|anschluss)/iu;
/** Fields that go by several names. */
const alike: readonly RegExp[] = [
  /jura|rechts|jurist|law/iu,
  /medizin|arzt|ärzt|klini/iu,
  /bwl|betriebswirt|wirtschaft|management|business|ökonom|volkswirt|vwl/iu,
  /ingenieur|maschinenbau|technik|elektro|mechatron|bau(?!ch)|konstruktion/iu,
  /informatik|computer|software|it-|data/iu,
  /pädagog|erziehung|lehramt|bildung|sozial/iu,
  /psycholog/iu,
  /medien|kommunikation|journalis|publizist|germanist/iu,
  /biolog|chemi|natur|agrar|umwelt|geo|physik/iu,
];

/** „das im Studium Gelernte“, „neben dem Studium Erfahrungen“, „Studium der Fachliteratur“ name no field. */
const aField = late.iu`(?:logie|graf?phie|sophie|(?:ist|mat|nom|nam)ik|wissenschaft(?:en)?|bau|kunde|wesen|gestaltung|design|arbeit|kunst|musik|geschichte|romanistik|slawistik|theologie|architektur|pharmazie|forst\p{L}*|europa\p{L}*)$`;

/** Another field of study in the farewell than the one that the letter began with: of a letter on somebody else. */
export const findOtherStudy: Finder = (letter) => {
  if (!mayStand(letter, named)) return [];
  const opening = unitsIn(letter, 'heading', 'introduction', 'tasks')
    .flatMap((at) => letter.units[at] ?? [])
    .filter((unit) => studies.test(unit));
  if (opening.length === 0) return [];
  const told = unitsIn(letter, 'closing', 'performance', 'behavior').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? named.exec(unit) : null;
    if (unit === undefined || match === null) return [];
    const field = match.groups?.['joined'] ?? match.groups?.['told'] ?? match.groups?.['bare'] ?? '';
    const isField = !anyField.test(field) && (aField.test(field) || alike.some((one) => one.test(field)));
    return isField ? [{ unit, match, field }] : [];
  });
  const other = told.find(({ unit, field }) => {
    const rest = letter.units
      .filter((one) => one !== unit)
      .map(({ flat }) => flat)
      .join('\n');
    if (rest.toLowerCase().includes(field.slice(0, 5).toLowerCase())) return false;
    const kind = alike.find((one) => one.test(field));
    return (
      !opening.some(({ flat }) => kind?.test(flat) === true) &&
      opening.some(({ flat }) => namesField.test(flat))
    );
  });
  if (other === undefined) return [];
  const start = other.match.index;
  return [
    byRule(letter, letterRule('other-study'), {
      at: spanOf(other.unit, start, start + other.match[0].length),
    }),
  ];
};

/** The opening names a field of its own; without one there is nothing to differ from. */
const namesField = late.u`studier(?:t|te|ende[rn]?)(?!\p{L})[^.;]{0,30}\p{Lu}\p{L}{3,}|[Ss]tudi(?:um|ums|engangs?) (?:der |des |im )?(?:\p{L}+ )?\p{Lu}\p{L}{3,}|[Ss]tud(?:ent(?:in)?|ierende[rn]?) (?:der|des)|\p{Lu}\p{L}{3,}studi(?:um|ums|erende)`;
