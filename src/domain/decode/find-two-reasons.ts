import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import { unitsIn } from './letter-context.ts';
import type { Unit } from './units.ts';

const rule = letterRule('two-reasons');

const ownWish = searchOf(
  /auf (?:(?:ihren|seinen) )?(?:eigenen |ausdrücklichen |persönlichen )?wunsch(?!\p{L})/iu,
);
/** What ends the employment against or without a wish of the person's own. */
const others = searchOf(
  /betriebsbedingt|(?:aus|wegen) betriebliche[nr] gründe|wegfall|weggefallen|neuordnung|umstrukturierung|restrukturierung|stellenabbau|(?:ablauf|ende) der befristung|fristablauf|durch befristung|insolvenz|schließung|haben (?:wir )?(?:das arbeitsverhältnis )?[^.;]{0,40}gekündigt/iu,
);
const ends = searchOf(
  /(?<!\p{L})(?:endet|endete|beendet|aufgelöst|gelöst|verlässt|verließ|scheidet|schied|trennen|trennten|gekündigt|ausgeschieden)(?!\p{L})/iu,
);
/** What happened to the firm may be why somebody wished to leave, or why the firm regrets it. */
const linked =
  /(?<!\p{L})(?:obwohl|trotz|daher|deshalb|daraufhin|infolge dessen|angeboten|angebot)(?!\p{L})/iu;

/** Two sentences of the farewell that name two reasons: of the person's own wish, and of the firm's. */
export const findTwoReasons: Finder = (letter): Candidate[] => {
  if (letter.type === 'zwischenzeugnis' || letter.layman) return [];
  const told = unitsIn(letter, 'closing')
    .flatMap((at) => letter.units[at] ?? [])
    .filter((unit: Unit) => ends.test(unit) && !linked.test(unit.flat));
  const wished = told.find((unit) => ownWish.test(unit) && !others.test(unit));
  const other = told.find((unit) => others.test(unit) && !ownWish.test(unit));
  return wished === undefined || other === undefined ? [] : [byRule(letter, rule, { at: other })];
};
