import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsOf } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

/** „Seit Gründung des Instituts im Jahr 2020“, „Unser Unternehmen wurde 2020 gegründet“ */
const founded = searchOf(
  late.iu`(?<!\p{L})seit (?:der )?gründung (?:de[sr]|unsere[sr]) (?:\p{L}+ )?(?:instituts?|unternehmens?|firma|betriebs?|hauses|gesellschaft|gmbh|praxis|kanzlei|schule|vereins?|verbands?|agentur|büros?|klinik)(?: \p{L}+){0,3}? (?:im jahre? |im \p{L}+ )?(?<since>(?:19|20)\d\d)(?!\d)|(?<!\p{L})(?:unser|unsere|das|die|der) (?:unternehmen|firma|betrieb|haus|gesellschaft|gmbh|praxis|kanzlei|schule|verein|verband|agentur|institut|büro|start-?up|klinik)(?: [\p{L}.&-]+){0,4}? (?:wurde (?:im jahre? |im \p{L}+ )?(?<in>(?:19|20)\d\d)(?: von [^.;,]{3,60}| in [\p{L} ]{3,30})? gegründet|besteht (?:erst )?seit (?:dem jahre? )?(?<stands>(?:19|20)\d\d)(?!\d))`,
);
/** What went before, or a part that came later. */
const otherwise = late.iu`nachfolg|hervorgegangen|ging|fusion|zusammenschl|vorgänger|rechtsform|umgewandelt|ausgründung|ausgegliedert|neu gegründet|neugründung|abteilung|bereich|standort|filiale|niederlassung|tochter|betriebsübergang|übernahm|übernommen|umbenannt|unter (?:dem|diesem) namen`;

/** Somebody who worked in a house before it was founded: one of the two years is wrong. */
export const findBeforeFounding: Finder = (letter): Candidate[] => {
  if (!mayStand(letter, founded)) return [];
  const begin = Number(letter.facts.begin?.slice(0, 4) ?? 0);
  if (begin === 0 || unitsOf(letter, 'company').some(({ flat }) => otherwise.test(flat))) return [];
  return letter.units.flatMap((unit) => {
    const match = unit.zone === 'body' ? founded.exec(unit) : null;
    const { since, in: of, stands } = match?.groups ?? {};
    const year = Number(since ?? of ?? stands ?? 0);
    if (match === null || year <= begin || otherwise.test(unit.flat)) return [];
    return [
      byRule(letter, letterRule('before-founding'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { year: String(year), begin: String(begin) },
      }),
    ];
  });
};
