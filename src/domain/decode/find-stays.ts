import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Finder } from './finding.ts';
import { unitsOf } from './letter-context.ts';

const takenOver = searchOf(
  /(?<!\p{L})(?:übernehmen|übernahmen|beschäftigen) (?:wir|ich) (?:sie|ihn|Frau|Herrn?)(?!\p{L})|(?<!\p{L})(?:wird|wurde|ist)(?!\p{L})[^.;]{0,80}(?:übernommen|weiterbeschäftigt)(?!\p{L})|(?<!\p{L})(?:bleibt|verbleibt) (?:sie |er |uns )?[^.;]{0,40}(?:erhalten|(?:als|in) unser\p{L}*)(?!\p{L})/iu,
);
const goes = searchOf(
  /(?<!\p{L})(?:sie|er|Frau [\p{L}-]+|Herr [\p{L}-]+)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:uns|unser\p{L}* \p{L}+)(?!\p{L})[^.;]{0,30}(?:verlässt|verlassen)(?!\p{L})|(?:verlässt|scheidet)(?!\p{L})[^.;]{0,60}(?:(?<!\p{L})uns(?!\p{L})|unser|(?<!\p{L})aus(?=[.,;]))|bedau\p{L}+[^.;]{0,40}(?:ausscheiden|weggang|fortgang|austritt)/iu,
);
/** An offer that came to nothing, a time that is over, or another house. */
const otherwise =
  /(?<!\p{L})(?:nicht|kein\p{L}*|gern\p{L}*|hätten?|könn\p{L}*|angebot\p{L}*|obwohl|zunächst|bis (?:zum|zu)|befristet\p{L}*|tochter\p{L}*|andere[rnm]?)(?!\p{L})/iu;

/** „Wir übernehmen sie unbefristet“, and the next sentence regrets that she leaves. */
export const findStays: Finder = (letter) => {
  if (letter.type !== 'ausbildungszeugnis' && letter.type !== 'praktikumszeugnis') return [];
  const closing = unitsOf(letter, 'closing', 'introduction', 'summary').filter(({ zone }) => zone === 'body');
  const kept = closing.find((unit) => takenOver.test(unit) && !otherwise.test(unit.flat));
  const leaves = closing.find((unit) => unit !== kept && goes.test(unit) && !otherwise.test(unit.flat));
  return kept === undefined || leaves === undefined
    ? []
    : [byRule(letter, letterRule('stays-and-leaves'), { at: leaves })];
};
