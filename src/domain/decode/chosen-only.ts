import { late, lateRegExp } from '../german/late.ts';
import { latin } from '../german/latin.ts';
import { searchOf } from '../german/sieve.ts';
import { threesOf } from '../german/threes.ts';
import type { SentenceUnits } from './sentence-units.ts';
import type { TakenBack } from './taken-back.ts';

const things =
  '(?:aufgaben|arbeiten|tätigkeiten|themen|fächern?|aufträgen?|projekten?|fällen?|angelegenheiten|dingen?|gebieten?|bereichen?|terminen?|absprachen|zusagen|fristen|anliegen|vorgängen?|anfragen)';
const pleased =
  '(?:(?:ihm|ihr) (?:\\p{Ll}+ ){0,2}?(?:lagen|zusagten|gefielen|entgegenkamen|leicht ?fielen|freude (?:machten|bereiteten)|spaß machten|genehm waren|passten|nutzten|nützten|behagten)|(?:ihn|sie) (?:\\p{Ll}+ )?(?:interessierten|reizten|ansprachen)|(?:er|sie) (?:gern|gerne) (?:machte|tat|übernahm|mochte)|keine (?:besonderen |größeren )?(?:schwierigkeiten|probleme|mühe) (?:bereiteten|machten|aufwarfen))';
/** „Aufgaben, die ihn interessierten, erledigte er gründlich“: the others are not spoken of. */
const chosen = searchOf(
  lateRegExp(`^(?:[\\p{L}-]+ ){0,4}?${things} , die ${pleased} , (?!wie |ebenso )`, 'u'),
);

const quiet =
  '(?:in|bei) (?:den )?(?:ruhig|still|flau)(?:er)?e[nmr] (?:wochen|zeiten|tagen|stunden|monaten|phasen|schichten|diensten|betrieb)|an (?:den )?(?:ruhigen|stillen|guten|flauen) (?:tagen|vormittagen|nachmittagen|abenden)';
const achieves =
  '(?:gelang|gelangen|schaffte|hielt|war|waren|kam|arbeitete|bewältigte|erledigte|traf|erreichte|stimmten?|behielt|fand|brachte|erfüllte|konnte|durften?)';
/** „In ruhigen Wochen gelang es ihr, alle Touren zu besetzen“: in the others, that is, not. */
const whenQuiet = searchOf(
  lateRegExp(
    `^(?:${quiet}) ${achieves}(?!\\p{L})|(?<!\\p{L})${achieves}(?!\\p{L}) (?:[^,;]{0,60} )?(?<!(?:wie|als|und|oder|ob) )(?:${quiet})(?! (?:wie|und|oder|als)(?!\\p{L}))`,
    'u',
  ),
);
/** It holds for the others too, or the quiet is put to use. */
const beyond = latin(
  late.u`(?<!\p{L})(?:auch|selbst|sogar|ebenso|gerade|besonders|nicht (?:nur|allein|bloß|erst)|noch|kaum|wie|ob|alle[nmr]?(?= , die)|jede[nmr]?|nutzt\p{L}*|such\p{L}*|ungefragt|von sich aus|unaufgefordert|stress|druck|hektisch\p{L}*|saison|andrang|stark\p{L}+ (?:tagen|zeiten)|verändert\p{L}*|belebte)(?!\p{L})`,
);

const mostTokens = 26;

/** Praise for what suits the person, or for times that ask little, is worth less than enough (5): the rest is not praised. */
export function chosenOnly({ tokens }: SentenceUnits): TakenBack | null {
  if (tokens.length > mostTokens) return null;
  const text = tokens.map(({ lower }) => lower).join(' ');
  const one = { flat: text, threes: threesOf(text) };
  const id = chosen.test(one) ? 'chosen-work' : whenQuiet.test(one) ? 'chosen-time' : null;
  return id === null || beyond.test(text) ? null : { id, grade: 5 };
}
