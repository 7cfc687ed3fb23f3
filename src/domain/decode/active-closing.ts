import { late, lateRegExp } from '../german/late.ts';
import { rememberIf, type Token } from '../german/tokens.ts';

const whom = '(?:(?:Herrn|Frau) (?:Dr\\. )?[\\p{L}-]+(?: [\\p{Lu}][\\p{L}-]+)?|ihm|ihr)';
const be = '(?:sei|wird|werde|ist|seien|werden)';
const how =
  '(?:(?:ausdrücklich|herzlich|sehr|vielmals|von Herzen|nochmals|an dieser Stelle|hiermit|hier|auch|aufrichtig|besonders|recht) )*';
const cause = '[Ff]ür [^;:]+?';

/** „Für die Mitarbeit sei ihm gedankt“, „Gedankt wird Frau Ohm für …“, „Es sei ihr an dieser Stelle für … gedankt“. */
const thanked = [
  lateRegExp(`^(?<cause>${cause}),? ${be} (?<whom>${whom}) (?<how>${how})gedankt\\.?$`, 'u'),
  lateRegExp(`^Dank (?:sei|gebührt) (?<whom>${whom}) (?<how>${how})(?<cause>${cause})\\.?$`, 'u'),
  lateRegExp(`^Gedankt ${be} (?<whom>${whom}) ?(?<how>${how})(?<cause>${cause})?\\.?$`, 'u'),
  lateRegExp(
    `^(?:Es )?${be} (?<whom>${whom}) (?<how>${how})(?<cause>${cause}) (?:herzlich )?gedankt\\.?$`,
    'iu',
  ),
  lateRegExp(
    `^(?<whom>(?:Herrn|Frau) [\\p{L}-]+|Ihm|Ihr) ${be} (?<how>${how})(?:(?<cause>${cause}) )?(?:herzlich )?gedankt\\.?$`,
    'u',
  ),
];
/** „Alles Gute sei ihm gewünscht“, „Für die Zukunft wird ihr viel Erfolg gewünscht“. */
const wished = [
  lateRegExp(`^(?<what>[^,;:]+?) ${be} (?<whom>${whom})(?<cause> [^,;:]+?)? gewünscht\\.?$`, 'u'),
  lateRegExp(
    `^(?<cause>(?:[Ff]ür|[Aa]uf) [^,;:]+?) ${be} (?<whom>${whom}) (?<what>[^,;:]+?) gewünscht\\.?$`,
    'u',
  ),
];
/** „Möge ihm Erfolg beschieden sein“, „Möge sie ihren Weg machen“. */
const may = [
  lateRegExp(`^Mögen? (?<whom>${whom}) (?<what>[^,;:]+?) beschieden sein\\.?$`, 'u'),
  late.u`^Mögen? (?<who>er|sie|(?:Herr|Frau) [\p{L}-]+) (?<path>(?:seinen|ihren) (?:\p{Ll}+ )?Weg) (?:gehen|machen|finden)\.?$`,
];
/** „Ihr Weggang wird sehr bedauert“, „Bedauert wird, dass Frau Ohm uns verlässt“. */
const leaving =
  '(?:Weggang|Ausscheiden|Fortgang|Abschied|Abgang|Verlust|Wechsel|Austritt|Entschluss|Entscheidung)';
const regretted = [
  lateRegExp(
    `^(?<det>Sein|Seine|Ihr|Ihre|Der|Das|Die) (?<noun>${leaving}(?: (?:von|de[rs]) [^,;:]+?)?) ${be} (?:(?:von|im|in|bei) [^,;:]+? )?(?<how>(?:sehr|außerordentlich|zutiefst|überaus|aufrichtig|lebhaft|allgemein) )*bedauert\\.?$`,
    'u',
  ),
  late.u`^(?:Bedauert wird|(?:Es ist|Wie) (?:sehr )?schade|Wir bedauern(?<how> (?:sehr|außerordentlich|zutiefst))?), dass (?:er|sie|(?:Herr|Frau) [\p{L}-]+) (?:uns|unser\p{L}* \p{Lu}\p{L}+|das \p{Lu}\p{L}+|den \p{Lu}\p{L}+|die \p{Lu}\p{L}+)? ?(?:verlässt|geht|ausscheidet|verlassen hat|gegangen ist)\.?$`,
  late.u`^Dass (?:er|sie|(?:Herr|Frau) [\p{L}-]+) (?:uns|unser\p{L}* \p{Lu}\p{L}+|das \p{Lu}\p{L}+) (?:verlässt|verlassen hat), (?:bedauern wir|wird)(?<how> (?:sehr|außerordentlich|zutiefst))?(?: bedauert)?\.?$`,
];
const ends =
  '(?:endet|endete|beendet|scheidet|schied|verlässt|verließ|ausgeschieden|ausscheiden|wechselt|gekündigt|kündigt|kündigte|aufgelöst|geht|gibt|tritt|läuft)';
const degree =
  '(?:(?:sehr|außerordentlich|ausserordentlich|zutiefst|überaus|aufrichtig|lebhaft|ungemein|äußerst|wirklich|besonders|alle|natürlich|ausdrücklich) )*';
const denied =
  '(?!.*(?<!\\p{L})(?:nicht|kein\\p{Ll}*|ohne|weder|kaum|fristlos\\p{Ll}*|einvernehm\\p{Ll}*|danken|danke|dankt|wünsch\\p{Ll}*)(?!\\p{L}))';
/** „Sie verlässt uns zum 30. September auf eigenen Wunsch, was wir sehr bedauern“: neither day nor reason takes from it. */
const leftWithRegret = [
  lateRegExp(
    `^${denied}[^;:!?]*(?<!\\p{L})${ends}(?!\\p{L})[^;:!?]*, (?:was|welches) (?:wir|ich|die \\p{Lu}\\p{L}+) (?<how>${degree})(?:bedauern|bedauere|bedaure|bedauert)\\.?$`,
    'u',
  ),
  lateRegExp(
    `^${denied}[^;:!?]*(?<!\\p{L})${ends}(?!\\p{L})[^;:!?]*; (?:wir|ich) (?:bedauern|bedauere|bedaure) (?:das|dies|es|diese \\p{Lu}\\p{L}+|sein\\p{Ll}* \\p{Lu}\\p{L}+|ihr\\p{Ll}* \\p{Lu}\\p{L}+)(?<how>(?: (?:sehr|außerordentlich|zutiefst|aufrichtig|überaus))*)\\.?$`,
    'u',
  ),
  lateRegExp(
    `^(?=[^;:!?]*(?<!\\p{L})${ends}(?!\\p{L}))${denied}[^;:!?]*(?<!\\p{L})[Zz]u (?:unserem|meinem) (?<how>(?:(?:sehr|aller)?(?:große|größte|aufrichtige|lebhafte|tiefe|außerordentliche|besondere|allergrößte)[nm] )?)Bedauern(?!\\p{L})[^;:!?]*$`,
    'u',
  ),
  lateRegExp(
    `^${denied}(?:Wir bedauern|Ich bedauere) (?:das|den|die|diese[ns]?) ${leaving} (?:von|de[rs]) [^,;:]+?(?<how>(?: (?:sehr|außerordentlich|zutiefst|aufrichtig|überaus))*)\\.?$`,
    'u',
  ),
  lateRegExp(
    `^${denied}(?:(?:Wir bedauern|Ich bedauere) (?:sein\\p{Ll}*|ihr\\p{Ll}*|diese[ns]?|die|den) (?:Entscheidung|Entschluss|Schritt|Kündigung)(?: (?:von|de[rs]) [^,;:]+?)?|(?:Sein|Ihr|Dies)\\p{Ll}* (?:Entscheidung|Entschluss|Schritt|Kündigung) (?:bedauern wir|bedauere ich))(?<how>(?: (?:sehr|außerordentlich|zutiefst|aufrichtig|überaus))*)\\.?$`,
    'u',
  ),
];
const highest = /größt|außerordentlich|ausserordentlich|zutiefst|überaus|ungemein|äußerst|tiefe/u;
/** As most letters tell it. */
const leftLike = (degrees = ''): string => {
  if (degrees === '') return 'Er verlässt uns auf eigenen Wunsch, was wir bedauern.';
  return `was wir ${highest.test(degrees) ? 'außerordentlich' : 'sehr'} bedauern.`;
};

const accusative: Readonly<Record<string, string>> = {
  Sein: 'seinen',
  Ihr: 'ihren',
  Der: 'den',
  Das: 'das',
  Die: 'die',
  Seine: 'seine',
  Ihre: 'ihre',
};

const first = (patterns: readonly RegExp[], text: string): Record<string, string | undefined> | undefined => {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups !== undefined) return groups;
  }
  return undefined;
};
/** Names keep their capital. */
const ofName = (words = ''): string => (words.startsWith('I') ? small(words) : words);
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Without one of these words none of the above is there. */
const tells: ReadonlySet<string> = new Set(
  'gedankt dank gewünscht bedauert bedauern bedauere bedaure möge mögen schade'.split(' '),
);
const tellsLeave = rememberIf(({ lower }) => tells.has(lower));
const mostTokens = 40;
/** The sentence with one space between words, however its lines break. */
const toldBy = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=[,.;:])/g, '');

/**
 * Thanks, wishes and regret in the passive or the subjunctive („Für die Mitarbeit sei ihm gedankt“), told as everybody tells
 * them („Wir danken ihm für die Mitarbeit“): they mean the same and are graded alike. Null for all other sentences.
 */
export function inActive(tokens: readonly Token[]): string | null {
  if (tokens.length > mostTokens || !tokens.some(tellsLeave)) return null;
  const told = toldBy(tokens);
  const thanks = first(thanked, told);
  if (thanks !== undefined)
    return (
      `Wir danken ${ofName(thanks['whom'])} ${/herzlich/u.test(told) ? 'herzlich ' : ''}${small(thanks['cause'] ?? '')}`.trim() +
      '.'
    );
  const wish = first(wished, told) ?? first(may.slice(0, 1), told);
  if (wish !== undefined) return wishing(wish);
  const path = first(may.slice(1), told);
  if (path !== undefined) return 'Wir wünschen für den weiteren Weg alles Gute.';
  const left = first(leftWithRegret, told);
  if (left !== undefined) return leftLike(left['how']);
  const regret = first(regretted, told);
  if (regret === undefined) return null;
  const { det = 'Ihr', noun = 'Weggang' } = regret;
  const object = noun.startsWith('Ausscheiden') ? small(det) : (accusative[det] ?? small(det));
  return `Wir bedauern ${object} ${noun}${regret['how'] === undefined ? '' : ' sehr'}.`;
}

function wishing({ whom: one, what = '', cause: end = '' }: Record<string, string | undefined>): string {
  // „Für die Zukunft sei ihr Glück gewünscht“ begins with what for.
  const [wish, purpose] =
    end !== '' && !/^(?:Alles|Viel)/u.test(what) && /^(?:Für|Auf|Auch|Weiterhin)(?!\p{L})/u.test(what)
      ? [end.trim(), what]
      : [what, end.trim()];
  return `Wir wünschen ${ofName(one)} ${purpose === '' ? '' : `${small(purpose)} `}${/^(?:Alles|Viel)/u.test(wish) ? small(wish) : wish}.`;
}
