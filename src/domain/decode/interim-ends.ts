import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

/** The point of a date ends no sentence. */
const gap = (most: number): string => `(?:[^.;,]|(?<=\\d)[.,](?=\\d| (?:\\d|\\p{Lu}))){0,${most}}`;
const who = '(?<who>sie|er|(?:Frau|Herr) [\\p{L}-]+(?: [\\p{Lu}-][\\p{L}-]+)?)';
const whoOf = (name: string): string => who.replace('<who>', `<${name}>`);
const work =
  '(?:(?:das|ihr|sein) (?:arbeits|anstellungs|dienst|beschäftigungs)verhältnis|(?:ihre|seine) (?:beschäftigung|tätigkeit|mitarbeit|anstellung)(?: (?:bei uns|(?:in|für) unser\\p{L}* \\p{L}+))?|(?:unsere|die) zusammenarbeit mit (?:ihr|ihm|(?:Frau|Herrn) [\\p{L}-]+))';
const firm = '(?:unser(?:e[mnrs]?)? \\p{L}+|das unternehmen|dem unternehmen|die firma|der firma)';
const onDay = '(?:zum|am|mit ablauf des|ende) \\d[^;]{2,20}';
const some = (least: number, most: number): string => `(?:[^.;]|(?<=\\d)\\.){${least},${most}}`;
const ended = '(?:endete?|(?:wurde|wird|ist|war)(?= .*(?:beendet|aufgelöst|gelöst|gekündigt)))';
/** „scheidet zum 30. April 2024 aus“, „das Arbeitsverhältnis endete“, „ihr letzter Arbeitstag war“. */
const leaves = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})${whoOf('a')}(?!\\p{L})${gap(40)} (?:scheidet|schied|tritt|trat)(?!\\p{L})${gap(80)} aus(?=[.,;]|$| und )`,
      `(?<!\\p{L})(?:scheidet|schied|tritt|trat) ${whoOf('b')}(?!\\p{L})${gap(80)} aus(?=[.,;]|$| und )`,
      `(?<!\\p{L})${whoOf('c')} (?:ist|war)(?!\\p{L})${gap(70)} (?:ausgeschieden|ausgetreten)(?!\\p{L})|(?<!\\p{L})(?:ist|war) ${whoOf('d')}(?!\\p{L})${gap(70)} (?:ausgeschieden|ausgetreten)(?!\\p{L})`,
      `(?<!\\p{L})${whoOf('e')} (?:verlässt|verließ)(?!\\p{L})${gap(40)} (?:uns|unser\\p{L}* \\p{L}+|das unternehmen|die firma)(?!\\p{L})|(?<!\\p{L})(?:verlässt|verließ) ${whoOf('f')}(?!\\p{L})${gap(40)} (?:uns|unser\\p{L}* \\p{L}+)(?!\\p{L})`,
      `(?<!\\p{L})dass (?:uns )?${whoOf('q')}(?!\\p{L})${gap(40)} (?:verlässt|verlassen (?:wird|hat)|ausscheidet)(?!\\p{L})`,
      `(?<!\\p{L})${whoOf('g')} (?:hat|hatte)(?!\\p{L})${gap(20)} ${work}${gap(60)} (?:gekündigt|beendet|gelöst|aufgelöst)(?!\\p{L})`,
      `(?<!\\p{L})${work}(?!\\p{L}| als(?!\\p{L}))${gap(30)} ${ended}(?!\\p{L})|(?<!\\p{L})${ended}(?!\\p{L})${gap(20)} ${work}(?!\\p{L}| als(?!\\p{L}))`,
      `(?<!\\p{L})(?:${whoOf('h')} wird|wird ${whoOf('i')})(?!\\p{L})${gap(60)} (?:(?:uns|${firm}) (?:${gap(50)} )?verlassen|ausscheiden|austreten)(?!\\p{L})`,
      `(?<!\\p{L})(?:${whoOf('j')} hat|hat ${whoOf('k')})(?!\\p{L})${gap(20)} (?:uns|${firm})${gap(50)} verlassen(?!\\p{L})`,
      `(?<!\\p{L})${whoOf('l')} hat(?: (?:fristgerecht|selbst|von sich aus|ordentlich))? ${onDay} (?:(?:fristgerecht|selbst|von sich aus|ordentlich) )?gekündigt(?!\\p{L})`,
      `(?<!\\p{L})(?:${whoOf('m')} beendete?|beendete? ${whoOf('n')})(?!\\p{L})${gap(30)} ${work}(?!\\p{L})`,
      `(?<!\\p{L})${work} (?:haben|hatten|mussten) wir${gap(40)} (?:aufgelöst|auflösen|beendet|beenden|gekündigt|kündigen|gelöst|lösen)(?!\\p{L})`,
      `(?<!\\p{L})(?:ihr|sein) (?:ausscheiden|austritt)(?: aus ${firm})?(?: (?:erfolgt|erfolgte))? ${onDay}(?!\\p{L})|(?<!\\p{L})(?:ihrem|seinem) (?:ausscheiden|austritt)(?: aus ${firm})? am \\d`,
      `(?<!\\p{L})(?:austritt|ausscheiden) von (?:Frau|Herrn) [\\p{L}-]+ erfolgte? ${onDay}`,
      `(?<!\\p{L})(?:läuft|lief) (?:ihr|sein) \\p{L}*vertrag(?:${gap(30)} )?aus(?!\\p{L})|(?<!\\p{L})(?:ihr|sein) \\p{L}*vertrag (?:läuft|lief)${gap(40)} aus(?!\\p{L})`,
      `(?<!\\p{L})${whoOf('o')} (?:war|arbeitete) bis (?:zum|ende) ${some(4, 22)} (?:bei|für) uns(?: (?:beschäftigt|tätig|angestellt))?(?=[.;]|$)`,
      '(?<!\\p{L})(?:anlässlich|aus anlass|wegen) (?:(?:ihr|sein)es (?:ausscheidens|austritts)|der beendigung)',
      `(?<!\\p{L})mit (?:ihr|ihm|(?<p>(?:Frau|Herrn) [\\p{L}-]+)) (?:(?:verlieren|verliert) (?:wir|unser)|geht (?:uns|unser\\p{L}*)${gap(60)} verloren|${gap(50)} verlieren)(?!\\p{L})`,
      `(?<!\\p{L})${work}(?!\\p{L}| als(?!\\p{L}))${gap(20)} (?:fand|hat|findet)${gap(50)} (?:ende|abschluss)(?: gefunden)?(?=[.,;]|$)`,
      '(?<!\\p{L})die beschäftigung (?:endet|endete)(?!\\p{L})(?! der| des| von)',
      '(?<!\\p{L})(?:ihr|sein) letzter \\p{L}*tag(?!\\p{L})[^.;,]{0,30} (?:war|ist)(?!\\p{L})',
    ].join('|'),
    'iu',
  ),
);
/** It went on elsewhere in the house, it was a term or a post of it, or it may yet come. */
const goesOn = late.iu`(?<!\p{L})(?:seither|seitdem|seit|anschließend|danach|zunächst|daraufhin|wechsel\p{L}*|übern[ai]hm\p{L}*|übernimmt|leitet|\p{L}*befrist\p{L}*|verlänger\p{L}*|nicht|kein\p{L}*|noch|falls|wenn|sobald|bevor|würde\p{L}*|abteilung|bereich|team|filiale|niederlassung|station|projekt\p{L}*|gruppe|ausbildung|praktikum|elternzeit|probezeit|freistellung|konzern\p{L}*|vorstand|\p{L}*rat|\p{L}*ausschuss|amt|funktion|als|früher\p{L}*|erste[rsn]?|damals|zurück\p{L}*|wieder|erneut|vorgesetzte\p{L}*|\p{L}*leiter\p{L}*|\p{L}*chef\p{L}*|inhaber\p{L}*|geschäftsführer\p{L}*|kolleg\p{L}+|nachfolg\p{L}*|vorgänger\p{L}*|partner\p{L}*|dessen|deren)(?!\p{L})`;

/** „Frau Aydogan scheidet zum 30. April 2024 aus“ in a reference on work that goes on. */
export function interimEnds(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, leaves)) return [];
  // A provisional reference is written for somebody who is leaving (domain.md §1.1).
  if (letter.units.some(({ zone, lower }) => zone === 'heading' && lower.includes('vorläufig'))) return [];
  for (const [at, unit] of letter.units.entries()) {
    const part = letter.parts[at];
    if (unit.zone !== 'body' || part === 'company') continue;
    const match = leaves.exec(unit);
    if (match === null || goesOn.test(unit.flat) || !isPerson(letter, at, match)) continue;
    const place = { at: spanOf(unit, match.index, match.index + match[0].length) };
    return [byRule(letter, letterRule('interim-ended'), place)];
  }
  return [];
}

/** „Sie“ may be the superior of the sentence before. */
const another: Readonly<Record<string, RegExp>> = {
  sie: late.iu`(?<!\p{L})(?:vorgesetzte|\p{L}*(?:leiter|chef|inhaber|geschäftsführer|partner|nachfolger|vorständ)in|kollegin|\p{L}*leitung)(?!\p{L})`,
  er: late.iu`(?<!\p{L})(?:vorgesetzte[rn]|\p{L}*(?:leiter|chef|inhaber|geschäftsführer|partner|nachfolger|vorstand)|kollegen?)s?(?!\p{L})`,
};

function isPerson({ units, facts }: LetterContext, at: number, { groups = {} }: RegExpExecArray): boolean {
  const called = Object.values(groups).find((one) => one !== undefined);
  if (called === undefined) return true;
  if (/^(?:frau|herr)/iu.test(called)) return facts.last_name !== null && called.includes(facts.last_name);
  const own = facts.salutation === 'Herr' ? 'er' : 'sie';
  return called.toLowerCase() === own && another[own]?.test(units[at - 1]?.flat ?? '') !== true;
}
