import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { countsOf } from './counts.ts';
import { ledIn } from './find-other-staff.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** Everybody, whatever the trade: „14 pädagogische Fachkräfte“ leave out the kitchen. */
const staff = /^(?:mitarbeit|mitarbeitend|beschäftigt|angestellt|person|mensch|leut|köpf|arbeitnehm)/u;
/** All who work there: „beschäftigen wir“, „arbeiten bei uns“, „zu unserem Betrieb gehören“. */
const tellsSize = searchOf(
  late.iu`(?<!\p{L})(?:beschäftig\p{L}*|^mit|arbeiten|gehören|zählt|zählen|hat|haben|umfasst|besteht|team|belegschaft|sind|\p{L}*(?:betrieb|unternehmen|firma|kanzlei|büro) mit)(?!\p{L})`,
);
/** A site, a group or a season beside the house, and a house that has shrunk. */
const partly = late.iu`(?<!\p{L})(?:standort\p{L}*|niederlassung\p{L}*|filial\p{L}*|zweig\p{L}*|werk(?:en?|s)?|konzern\p{L}*|gruppe|verbund|holding|tochter\p{L}*|saison\p{L}*|aushilf\p{L}*|auszubild\p{L}*|leih\p{L}*|zeitarbeit\p{L}*|ehrenamt\p{L}*|frei(?:e|en|er|beruflich\p{L}*) mitarbeit\p{L}*|minijob\p{L}*|davon|darunter|abteilung\p{L}*|bereich\p{L}*|gruppen|geschäftsführung besteht|damals|früher|einst|verkleinert\p{L}*|geschrumpft|abgebaut|reduziert\p{L}*|noch|stamm\p{L}*|fest(?:e|en|angestellt\p{L}*)|verwaltung|zentrale|hier|vollzeit\p{L}*|stellen|(?:pädagog|technisch|kaufmänn|wissenschaftl|gewerblich|medizinisch|ärzt|handwerk(?!sbetrieb)|künstler)\p{L}*|ständig\p{L}*)(?!\p{L})`;
/** People who are not on the books of the house. */
const ofElse = late.iu`(?<!\p{L})(?:nachunternehm\p{L}*|subunternehm\p{L}*|fremdfirm\p{L}*|partner\p{L}*|extern\p{L}*|ehrenamt\p{L}*|freiwillig\p{L}*|leih\p{L}*|zeitarbeit\p{L}*|saison\p{L}*|aushilf\p{L}*|kund\p{L}+|konzern\p{L}*|gruppe|schul\p{L}+|lehrgäng\p{L}*|seminar\p{L}*|veranstaltung\p{L}*|baustell\p{L}*|projekt\p{L}*|früher\p{L}*|standort\p{L}*|niederlassung\p{L}*|weltweit|länder\p{L}*|abrechnung|buchhaltung für|betreute|bundeswehr|koordin\p{L}*|mandant\p{L}*|\p{L}*akten|gehälter|löhne|gespräche?n?)(?!\p{L})`;
const leadsThem = searchOf(
  late.iu`unterst(?:ellt|anden|ehen)|(?<!\p{L})(?:führte|führt|leitete|leitet|führung|leitung)(?!\p{L})|(?:personal|führungs)verantwortung|führungs(?:bereich|spanne)|(?:fachliche|disziplinarische|personelle)[rn]? verantwortung|(?<!\p{L})(?:ihr|sein)(?:e[mnr]?)? (?:team|abteilung|mannschaft)(?!\p{L})|an (?:sie|ihn) berichte(?:te)?n|vorgesetzte`,
);
const atLeast = late.iu`(?<!\p{L})(?:über|mehr als|mindestens|gut)(?!\p{L})`;

/** „keine weiteren Standorte“ leave no part out. */
const noOther = late.giu`(?:keine[nr]?|ohne) (?:weitere\p{L}* |andere\p{L}* |zweite\p{L}* )?(?:standort|niederlassung|filial|zweig)\p{L}*`;

/** „mich, das Büro und die Auszubildenden eingerechnet“: everybody is counted. */
const included = late.giu`(?<!\p{L})(?:einschließlich|inklusive|mitsamt)(?: (?:de[rmns]|unser\p{L}*|aller|meine[rmn]?|\p{L}+))? \p{Lu}\p{L}+(?:(?:,| und| sowie)(?: (?:de[rmns]|aller|unser\p{L}*))? \p{Lu}\p{L}+)*|,[^.;]{3,80}(?:ein|mit)(?:gerechnet|geschlossen|gezählt|bezogen)(?!\p{L})`;

/** How many the house has, where one sentence tells of nothing else, and whether it may be more. */
export function sizeOf(letter: LetterContext): { readonly sum: number; readonly more: boolean } | null {
  const company = unitsIn(letter, 'company').flatMap((at) => letter.units[at] ?? []);
  const told = company.flatMap((unit) => {
    const counts = unit.zone === 'body' ? countsOf(unit).filter(({ noun }) => staff.test(noun)) : [];
    return counts.length === 0 ? [] : [{ unit, sum: counts.reduce((sum, { value }) => sum + value, 0) }];
  });
  const [only] = told;
  if (only === undefined || told.length > 1) return null;
  if (company.some(({ flat }) => partly.test(flat.replaceAll(noOther, '').replaceAll(included, ''))))
    return null;
  return tellsSize.test(only.unit) ? { sum: only.sum, more: atLeast.test(only.unit.flat) } : null;
}

const isLed = (unit: Unit): boolean => leadsThem.test(unit) && !ofElse.test(unit.flat);

/** „Ihm waren 23 Mitarbeiter unterstellt“ in an office of eleven. */
export function ledBeyondFirm(letter: LetterContext): Candidate[] {
  if (letter.layman || !mayStand(letter, leadsThem)) return [];
  const units = unitsIn(letter, 'introduction', 'tasks', 'performance').flatMap(
    (at) => letter.units[at] ?? [],
  );
  const led = units.flatMap((unit) => {
    const told = unit.zone === 'body' && isLed(unit) ? ledIn(unit) : null;
    return told === null ? [] : [{ unit, ...told }];
  });
  const size = led.length === 0 ? null : sizeOf(letter);
  if (size === null) return [];
  const most = size.sum * (size.more ? 1.6 : 1.2) + 1;
  const more = led.find(({ value }) => value > most);
  if (more === undefined) return [];
  return [byRule(letter, letterRule('other-figure'), { at: spanOf(more.unit, more.start, more.end) })];
}
