import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

/** Its rarest words, to be asked of the letter. */
const notLimited = searchOf(
  /unbefristet|unbestimmte|dauerstelle|dauerarbeit|festanstellung|fest angestellt|entfrist/iu,
);
/** Employed for good, from the first day or after a time. */
const forGood = searchOf(
  late.iu`unbefristet|auf unbestimmte zeit|dauerstelle|dauerarbeitsverhältnis|entfristet|entfristung|(?:in|zu) (?:eine[rm]? )?(?:\p{Ll}+ )?festanstellung|fest angestellt`,
);
/** It came to nothing, is still to come, or was somebody else's. */
const notYet = late.iu`(?<!\p{L})(?:nicht|keine[nrs]?|kein|angebot\p{L}*|angeboten|anbieten|hätten?|würden?|gern(?:e)?|wünsch\p{L}*|künftig\p{L}*|können|konnten nicht|möglich|ab sofort|nunmehr|leider|zulage|mietvertr\p{L}*|erlaubnis|genehmigung)(?!\p{L})`;
const contract = '(?:arbeits|anstellungs|dienst|beschäftigungs|zeit|projekt)?(?:vertrag|verhältnis)(?:e?s)?';
const term =
  '(?:befristung|(?:vertrags|lauf|beschäftigungs)zeit|(?:vertrags|laufzeit)?dauer|frist|vertragslaufzeit|zeit)';
/** „endete mit Ablauf der vereinbarten Befristung“, „lief der befristete Vertrag aus“ */
const expiry = searchOf(
  lateRegExp(
    [
      `(?:mit|durch|nach|zum|wegen|infolge|aufgrund) (?:dem |den )?(?:ablauf|ende|auslaufen|erreichen) (?:der|ihrer|seiner|dieser) (?:(?:vertraglich|von vornherein|ursprünglich) )?(?:vereinbarten |vorgesehenen |vertraglichen |festgelegten )?${term}(?!\\p{L})`,
      `(?:mit|durch|nach|zum|wegen|infolge|aufgrund) (?:dem |den )?(?:ablauf|ende|auslaufen) (?:des|ihres|seines) (?:befristeten |zeitlich befristeten )(?:\\p{L}+ )?${contract}(?!\\p{L})`,
      `(?:mit|durch|nach|zum|wegen|infolge|aufgrund) (?:dem |den )?(?:ablauf|ende|auslaufen) (?:des|ihres|seines) zeitvertrag(?:e?s)?(?!\\p{L})`,
      `(?:durch|wegen|infolge|aufgrund|mit) (?:der |ihrer |seiner |von )?(?:befristung|fristablauf|zeitablauf)(?!\\p{L})`,
      `(?:befristete[rs]?|befristetes) (?:\\p{L}+ )?${contract}(?!\\p{L})[^.;]{0,60}(?:endete?|ausgelaufen|(?<!\\p{L})aus(?!\\p{L})|läuft|lief|nicht verlängert)`,
      `vertrag(?!\\p{L})[^.;]{0,10}(?:lief|läuft)(?!\\p{L})[^.;]{0,60}(?:vereinbarungsgemäß|wie vereinbart|planmäßig) aus(?!\\p{L})`,
      `(?:endete?|lief|läuft)(?!\\p{L})[^.;]{0,40}(?:befristungsbedingt|fristgemäß durch befristung)|(?:befristung)(?!\\p{L})[^.;]{0,30}(?:lief|läuft|ausgelaufen|endete?)(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
const ends = late.iu`(?<!\p{L})(?:ende[tn]?|endete[n]?|beendet|beendigung|lief|läuft|ausgelaufen|verlässt|verließ|scheidet|schied|ausscheiden|ausgeschieden|geht|trennen)(?!\p{L})`;
/** An ending that is not that of the employment, or not the last word. */
const other = late.iu`(?<!\p{L})(?:vor|seither|seitdem|anschließend|danach|zunächst|ursprünglich|damals|projekt(?:e?s)?|zulage|abordnung|leitung|übertragung|probezeit|kündigungsfrist|elternzeit|ausbildung\p{L}*|lehre|praktik\p{L}*|vertretung|unbefristet\p{L}*|obwohl|übernommen|wunsch)(?!\p{L})`;

/** Employed for good, perhaps after a time, and gone because the term ran out. */
export function expired(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, notLimited) || !mayStand(letter, expiry)) return [];
  const good = letter.units.findIndex(
    (unit, at) =>
      unit.zone === 'body' && letter.parts[at] !== 'company' && forGood.test(unit) && !notYet.test(unit.flat),
  );
  if (good < 0) return [];
  for (const unit of unitsOf(letter, 'closing', 'introduction')) {
    if (unit.zone !== 'body' || letter.units.indexOf(unit) <= good) continue;
    const match = expiry.exec(unit);
    if (match === null || !ends.test(unit.flat) || other.test(unit.flat)) continue;
    const at = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('expired-for-good'), { at })];
  }
  return [];
}
