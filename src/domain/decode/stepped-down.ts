import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { introducedJob } from './introduced-job.ts';
import { heads, rankOf, rootOf } from './job-ranks.ts';
import { unitsIn, unitsOf } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const more = '(?:größer|höher|wachsend|mehr|erweitert|gestiegen)\\p{L}* verantwortung';
const given = '(?:übertr[au]g|betraut|vertraut|erhielt|übern[ao][hm]m?|stieg)';
const risen = searchOf(
  lateRegExp(
    `${given}[^.;]{0,80} ${more}|${more}[^.;]{0,60} ${given}|(?:beförderten|befördert|aufgestiegen|aufstieg|verantwortungsvollere)(?!\\p{L})`,
    'iu',
  ),
);
const asWhat = late.u`(?<!\p{L})als (?!stellv)(?:\p{Ll}+ )*(?<title>\p{Lu}[\p{L}-]+)`;

/** First the head of the workshop, then a technician: praised as a rise. */
export const steppedDown: Finder = (letter): Candidate[] => {
  const job = introducedJob(letter);
  if (letter.layman || job === null || rankOf(job) > 2 || !mayStand(letter, risen)) return [];
  const opening = unitsOf(letter, 'introduction')
    .map(({ flat }) => flat)
    .join(' ');
  const first = asWhat.exec(opening);
  const later = opening.toLowerCase().indexOf(rootOf(job.split(' ')[0] ?? ''));
  if (first === null || !heads.test(first.groups?.['title'] ?? '') || later <= first.index + first[0].length)
    return [];
  return unitsIn(letter, 'performance', 'summary').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit === undefined ? null : risen.exec(unit);
    if (unit === undefined || match === null || heads.test(unit.flat)) return [];
    const place = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('frame-clash'), { at: place })];
  });
};
