import type { Finding, Reading, SentenceReading } from '../../decode/reading.ts';
import { fitWording } from './fit-wording.ts';
import type { Setting } from './person-words.ts';
import { tidy, type CorrectionPoint } from './point.ts';
import { withSuccess } from './reword.ts';

/** What is missing in the closing, by what has to be said of it; nobody has a claim to any of it. */
const missing: Readonly<Record<string, readonly Piece[]>> = {
  'missing-closing': ['regret', 'thanks', 'wishes'],
  'missing-thanks-regret': ['regret', 'thanks'],
  'top-without-thanks': ['regret', 'thanks'],
  'missing-thanks': ['thanks'],
  'missing-regret': ['regret'],
  'missing-wishes': ['wishes'],
  'missing-continuation': ['outlook'],
  'missing-takeover': ['takeover'],
  'missing-weiterhin': ['success'],
  'missing-success': ['success'],
};
type Piece = 'regret' | 'thanks' | 'wishes' | 'outlook' | 'takeover' | 'success';

/** Whether a finding is about a closing that is only unfriendly. */
export const isClosingWish = ({ rule, kind }: Pick<Finding, 'rule' | 'kind'>): boolean =>
  Object.hasOwn(missing, rule) && (kind === 'omission' || rule === 'top-without-thanks');

/** Told by words that may stand there already, or in what is asked for instead. */
const says: Readonly<Record<Piece, RegExp>> = {
  regret: /bedauer|verlieren/iu,
  thanks: /dank/iu,
  wishes: /wünsch/iu,
  outlook: /weitere|fortzusetzen|weiterhin (?:auf|gut|erfolgreich)/iu,
  takeover: /übernahme|übernommen/iu,
  success: /weiterhin[^.]*Erfolg/iu,
};

/**
 * One wish for the closing, whatever is missing in it; null where nothing is.
 * @param asked the sentences that something is asked of already, and what is asked for
 */
export function closingWish(
  { sentences, findings }: Pick<Reading, 'sentences' | 'findings'>,
  setting: Setting,
  asked: { readonly wordings: readonly string[]; readonly olds: readonly string[] },
): CorrectionPoint | null {
  const found = findings.filter(isClosingWish);
  const closing = sentences.filter(
    ({ part, category }) => part === 'closing' || category === 'future-wishes',
  );
  const stays = /übernommen|übernehmen|weiterbeschäftig|Übernahme/u.test(
    closing.map((one) => one.text).join(' '),
  );
  const text = closing.map((one) => one.text).join(' ');
  // Of top grades without thanks or regret one of them may stand there.
  const isMissing = (rule: string, piece: Piece): boolean =>
    rule !== 'top-without-thanks' || !says[piece].test(text);
  const wanted = new Set(
    found.flatMap(({ rule }) => (missing[rule] ?? []).filter((piece) => isMissing(rule, piece))),
  );
  for (const piece of wanted) {
    const isTold = asked.wordings.some((wording) => says[piece].test(wording));
    // Nobody is sorry about who stays.
    if (isTold || (piece === 'regret' && stays)) wanted.delete(piece);
  }
  if (wanted.size === 0) return null;
  const rules = found.map(({ rule }) => rule);
  const base = { request: true, wish: '', reason: onlyWish, ruling: null, rules } as const;
  const sentence = wordingOf(wanted, setting);
  const wishes =
    wanted.has('success') && !wanted.has('wishes')
      ? raised(closing.filter((one) => !asked.olds.includes(tidy(one.text))))
      : null;
  if (wishes !== null) {
    const whole = [sentence, wishes.better].filter((one) => one !== '').join(' ');
    return { ...base, kind: 'replace', old: tidy(wishes.sentence.text), wanted: whole, topic: '' };
  }
  if (sentence === '') return null;
  return { ...base, kind: 'add', old: '', wanted: sentence, topic: 'Schlussformel' };
}

const onlyWish = 'Ein Anspruch darauf besteht nicht; es ist eine Bitte.';

function raised(closing: readonly SentenceReading[]): { sentence: SentenceReading; better: string } | null {
  for (const sentence of closing) {
    const better = /wünsch/iu.test(sentence.text) ? withSuccess(sentence.text) : null;
    if (better !== null) return { sentence, better };
  }
  return null;
}

function wordingOf(pieces: ReadonlySet<Piece>, setting: Setting): string {
  const { level, present } = setting;
  const degree = level === 1 ? 'stets sehr gute' : level === 2 ? 'stets gute' : 'gute';
  if (pieces.has('outlook') || (present && pieces.has('thanks'))) {
    const thanks =
      pieces.has('thanks') || pieces.has('outlook') ? `Wir danken für die ${degree} Zusammenarbeit` : '';
    return fit(`${thanks} und freuen uns darauf, sie in Zukunft fortzusetzen.`, setting);
  }
  const regret = pieces.has('regret') ? `bedauern das Ausscheiden${level < 3 ? ' sehr' : ''}` : '';
  const thanks = pieces.has('thanks') ? `danken für die ${degree} Zusammenarbeit` : '';
  const wishes = pieces.has('wishes')
    ? 'wünschen für die Zukunft beruflich und persönlich alles Gute und weiterhin viel Erfolg'
    : '';
  const all = [regret, thanks, wishes].filter((one) => one !== '');
  const last = all.at(-1) ?? '';
  const whole = all.length < 2 ? last : `${all.slice(0, -1).join(', ')} und ${last}`;
  const takeover = pieces.has('takeover') ? 'Eine Übernahme hätten wir sehr begrüßt.' : '';
  return [whole === '' ? '' : fit(`Wir ${whole}.`, setting), takeover].filter((one) => one !== '').join(' ');
}

const fit = (wording: string, setting: Setting): string => fitWording(wording, setting) ?? wording;
