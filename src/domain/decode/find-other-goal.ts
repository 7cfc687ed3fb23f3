import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';
import { letterRule } from '../knowledge/letter-rules.ts';

/** The farewell against itself: who goes and stays, and wishes for another aim than the one told. */
export const findOtherGoal: Finder = (letter) => {
  if (letter.type === 'zwischenzeugnis') return namedOtherwise(letter);
  const closing = bodyOf(letter, 'closing');
  const both = stays(letter, closing);
  return [
    ...(both.length > 0 ? both : goesOn(letter, closing)),
    ...otherGoal(letter, closing),
    ...namedOtherwise(letter),
  ];
};

const bodyOf = (letter: LetterContext, ...parts: Parameters<typeof unitsIn>[1][]): Unit[] =>
  unitsIn(letter, ...parts)
    .flatMap((at) => letter.units[at] ?? [])
    .filter(({ zone }) => zone === 'body');

const leaves = searchOf(
  late.iu`(?<!\p{L})(?:uns|unser\p{L}* \p{L}+)(?: (?:nun|jetzt|leider|bereits|schon|wieder))? (?:verlässt|verlassen wird|verlassen hat|verlassen möchte)(?!\p{L})|(?<!\p{L})(?:verlässt|verließ|scheidet|schied)(?!\p{L})(?=(?:[^.;]|(?<=\d)\.){0,80}(?<!\p{L})(?:uns|unser\p{L}*|mein\p{L}*|den|die|das|aus)(?!\p{L}))`,
);
const remains = searchOf(
  late.iu`(?:(?<!\p{L})(?:haben|hat|wurde|wird|werden|können|freuen uns)(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:ihn|sie|er|Frau \p{Lu}\p{L}+|Herrn? \p{Lu}\p{L}+)(?!\p{L})(?:[^.;]|(?<=\d)\.){0,60}(?:als \p{Lu}\p{L}+|in (?:ein|eine|unser\p{L}*|das|die) [^.;]{0,40}) (?:zu )?(?:übernommen|übernehmen|weiterbeschäftigt|weiterzubeschäftigen|weiterbeschäftigen)|(?:arbeits|anstellungs|dienst|beschäftigungs|ausbildungs)verhältnis(?!\p{L})[^.;]{0,60}(?:besteht|dauert|läuft|wird)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:fort|weiter|an|fortgesetzt|fortgeführt)|(?:ist|steht)[^.;]{0,50} ungekündigt\p{L}+ \p{L}+|(?:ist|steht|arbeitet) (?:nach wie vor|weiterhin|auch künftig) [^.;]{0,30}(?:(?:bei|für) uns|in (?:unser\p{L}* \p{L}+|unseren diensten))|(?<!\p{L})(?:seither|seitdem|inzwischen|weiterhin|heute|nun) (?:arbeitet|ist|leitet|betreut)(?!\p{L}) (?:er|sie|Frau \p{Lu}\p{L}+|Herr \p{Lu}\p{L}+)[^.;]{0,60}(?:bei uns|in unser\p{L}* \p{L}+)|(?:im|ab dem|vom) (?:kommenden|nächsten) (?:jahr|monat|quartal|herbst|frühjahr|sommer|winter|schuljahr|geschäftsjahr)(?: an)? (?:wird|soll|übernimmt|leitet|betreut) (?:er|sie|Frau \p{Lu}\p{L}+|Herr \p{Lu}\p{L}+) (?:bei uns|in unser\p{L}*|hier|unser\p{L}*)|setzt[^.;]{0,40}(?:tätigkeit|arbeit|mitarbeit)[^.;]{0,30}(?:bei uns|in unser\p{L}*)[^.;]{0,30} fort|(?:freuen|freue) (?:uns|mich) (?:sehr )?auf (?:die|eine|viele) (?:\p{Ll}+ ){0,4}(?:weitere|künftige|zukünftige|gemeinsame|langjährige)[nr]? (?:\p{Ll}+ ){0,2}(?:zusammenarbeit|mitarbeit|jahre)|(?<!\p{L})(?:ab|seit|zum) (?:dem |1\. |anfang |nächsten |kommenden )?(?:\p{L}+ )(?:\d{4} )?[^.;]{0,20}(?:leitet|übernimmt|betreut|führt|arbeitet) (?:sie|er) (?:bei uns|in unser\p{L}* (?:haus|unternehmen|betrieb|kanzlei|praxis)))(?!\p{L})`,
);
/** „Das Arbeitsverhältnis endet …“: of a training or an internship that is no farewell. */
const ends = searchOf(
  late.iu`(?:arbeits|anstellungs|dienst|beschäftigungs)verhältnis(?:ses)?(?!\p{L})[^;]{0,80}?(?<!\p{L})(?:endete?|beendet|gelöst|aufgelöst)(?!\p{L})|(?<!\p{L})(?:endete?|beendet|lösen|lösten)(?!\p{L})[^;]{0,60}(?:arbeits|anstellungs|dienst|beschäftigungs)verhältnis(?!\p{L})`,
);
const joy =
  '(?:freu(?:en|e) (?:wir |ich )?(?:uns|mich)|hoff(?:en|e)|wünsch(?:en|e) (?:wir |ich )?(?:uns|mir)|bauen|zählen|rechnen)(?!\\p{L})';
const onwards =
  '(?:weiterhin|(?:zu)?künftig|in zukunft|noch (?:sehr )?(?:lange|viele jahre)|(?:in den|für die|über die) (?:kommenden|nächsten) (?:\\p{Ll}+ )?(?:jahren?|monaten?|zeit))';
/** „freuen uns darauf, ihn auch in den kommenden Jahren in unserer Mannschaft zu haben“ */
const looksOn = searchOf(
  lateRegExp(
    [
      `${joy}[^.;]{0,90}(?<!\\p{L})${onwards}(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:uns|unser\\p{L}*|auf (?:ihre|seine))(?!\\p{L})[^.;]{0,60}(?:zu haben|haben zu (?:dürfen|können)|zu wissen|zu sehen|zählen|zu arbeiten|arbeitet|wirk(?:en|t)|tätig|zu beschäftigen|verstärk(?:en|t))(?!\\p{L})`,
      `${joy}[^.;]{0,60}(?<!\\p{L})${onwards}(?!\\p{L})[^.;]{0,30}mit (?:ihm|ihr|frau \\p{L}+|herrn \\p{L}+) (?:\\p{Ll}+ )?(?:zusammenzuarbeiten|zusammenarbeiten|zu arbeiten)`,
      `${joy}[^.;]{0,60} auf (?:\\p{Ll}+ ){0,4}(?:weitere|künftige|zukünftige)[nr]? (?:\\p{Ll}+ ){0,3}(?:zusammenarbeit|mitarbeit|jahre)(?!\\p{L})`,
      `(?:der|einer) (?:\\p{Ll}+ ){0,2}(?:weiteren|künftigen|zukünftigen|weiterhin \\p{Ll}+en) (?:\\p{Ll}+ ){0,2}(?:zusammenarbeit|mitarbeit)(?!\\p{L})[^.;]{0,40}(?<!\\p{L})(?:entgegen|sehen)(?!\\p{L})`,
      `auf (?:die|eine) (?:\\p{Ll}+ ){0,3}(?:weitere|weiterhin|künftige|zukünftige)[nr]? (?:\\p{Ll}+ ){0,3}(?:zusammenarbeit|mitarbeit)(?!\\p{L})[^.;]{0,40} freuen? (?:wir|ich)(?!\\p{L})`,
      `(?:für|bei) (?:die|ihre[rn]?|seine[rn]?|der) (?:weitere|künftige|zukünftige)[nr]? (?:tätigkeit|arbeit|mitarbeit) (?:in unser\\p{L}+ (?:haus|hause|unternehmen|betrieb|team|firma)|bei uns)(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
/** Where the work goes on in the house or beside it, both can be true. */
const otherTie = late.iu`(?<!\p{L})(?:konzern\p{L}*|\p{L}*gruppe|schwester\p{L}*|tochter\p{L}*|mutterge\p{L}*|innerhalb|intern\p{L}*|versetz\p{L}*|beförder\p{L}*|frei(?:er?|en|beruflich\p{L}*)|selb(?:st)?ständig\p{L}*|berat\p{L}*|\p{L}*partner\p{L}*|kund\p{L}+|lieferant\p{L}*|ehrenamt\p{L}*|beirat\p{L}*|aufsichtsrat\p{L}*|unbefristet\p{L}*|übern[aoe]\p{L}+ wir|neue[nrs]? (?:arbeits|anstellungs|dienst)\p{L}+|elternzeit|honorar\p{L}*)(?!\p{L})`;

/** What did not happen, and ties of another kind. */
const unreal = late.iu`(?<!\p{L})(?:hätten?|gerne?|wären?|würden?|könnten?|angebot\p{L}*|angeboten|nicht|leider|jederzeit|wieder|frei(?:er|e|beruflich\p{L}*)|verbunden|extern\p{L}*|nachfolg\p{L}*|werkvertrag|kund\p{L}+|konzern\p{L}*|schwester\p{L}*|tochter\p{L}*|muttergesellschaft|aufgaben|verantwortung)(?!\p{L})`;

const hardly = late.iu`(?<!\p{L})(?:ungern|nicht)(?!\p{L}).{0,20}verlässt`;

/** „verlässt uns“, and „haben ihn als Gesellen übernommen“. */
function stays(letter: LetterContext, closing: readonly Unit[]): Candidate[] {
  if (!mayStand(letter, remains)) return [];
  const goes = closing.find((unit) => leaves.test(unit) && !hardly.test(unit.flat));
  if (goes === undefined) return [];
  return bodyOf(letter, 'performance', 'summary', 'behavior', 'closing', 'introduction', 'tasks').flatMap(
    (unit) => {
      const match = remains.exec(unit);
      if (match === null || unreal.test(unit.flat)) return [];
      // What comes second is what does not fit.
      const at =
        unit.start < goes.start && closing.includes(unit)
          ? goes
          : spanOf(unit, match.index, match.index + match[0].length);
      return [byRule(letter, letterRule('leaves-and-stays'), { at })];
    },
  );
}

/** It ends, or she leaves, and the last words look forward to working on together. */
function goesOn(letter: LetterContext, closing: readonly Unit[]): Candidate[] {
  if (letter.type !== 'arbeitszeugnis' || !mayStand(letter, looksOn)) return [];
  const goes = closing.find((unit) => (leaves.test(unit) && !hardly.test(unit.flat)) || ends.test(unit));
  if (goes === undefined || closing.some(({ flat }) => otherTie.test(flat))) return [];
  const on = closing.find((unit) => looksOn.test(unit) && !unreal.test(unit.flat));
  const match = on === undefined ? null : looksOn.exec(on);
  if (on === undefined || match === null) return [];
  const at = spanOf(on, match.index, match.index + match[0].length);
  return [byRule(letter, letterRule('leaves-and-stays'), { at })];
}

const namesItself = searchOf(
  late.iu`(?<!\p{L})(?:diese[sm]|da[sm] vorliegenden?|vorliegendes|nachstehendes|anlass (?:für|des)(?: das)?) (?<kind>(?<learned>praktik|ausbild)\p{L}*|zwischen|(?<final>end|(?:ab)?schluss|austritts))zeugnis(?:ses)?(?!\p{L})`,
);

/** „Dieses Zwischenzeugnis“ in a reference that says goodbye, „dieses Endzeugnis“ in one on work that goes on. */
function namedOtherwise(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, namesItself)) return [];
  const { type, units } = letter;
  return bodyOf(letter, 'introduction', 'performance', 'summary', 'behavior', 'closing').flatMap((unit) => {
    const match = namesItself.exec(unit);
    const { kind = '', learned, final } = match?.groups ?? {};
    if (match === null || kind.toLowerCase().startsWith(type.slice(0, 6))) return [];
    const others = units.filter((one) => one !== unit);
    const isMeant =
      final === undefined
        ? // A trainee who is an intern is told of in either way.
          learned === undefined ||
          type === 'arbeitszeugnis' ||
          !others.some(({ lower }) => lower.includes(learned.toLowerCase()))
        : // „Dieses Endzeugnis ersetzt das Zwischenzeugnis“ is none of work that goes on.
          type === 'zwischenzeugnis' &&
          !unit.lower.includes('zwischen') &&
          others.some(({ zone, lower }) => zone === 'heading' && lower.includes('zwischen'));
    if (!isMeant) return [];
    const at = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('named-otherwise'), { at })];
  });
}

type Goal = 'study' | 'school' | 'master' | 'own' | 'job' | 'rest' | 'stay' | 'quit';
const goals: readonly (readonly [Goal, RegExp])[] = [
  ['study', /studium|studiums|studier|hochschul|universität|promotion|promovier/iu],
  ['school', /fachoberschule|berufsoberschule|abitur|fachabitur|technikerschule|technikerausbildung/iu],
  ['master', /meister(?:schule|prüfung|kurs|brief|lehrgang|ausbildung|titel)/iu],
  [
    'own',
    late.iu`selb(?:st)?ständig(?:keit| zu| machen| mach)|(?:eigene[nrms]?) (?:\p{L}+ )?(?:betrieb\p{L}*|firma|unternehmen\p{L}*|praxis|kanzlei|werkstatt|geschäft\p{L}*|salon\p{L}*|café\p{L}*|büro\p{L}*|restaurant\p{L}*)|existenzgründung|freiberuf|(?:betrieb|hof|geschäft|firma|praxis|werkstatt|gasthof) (?:seine[rs]|ihre[rs]|der|des) (?:eltern|vaters|mutter|onkels|tante|bruders|schwester|schwiegereltern|familie)`,
  ],
  [
    'job',
    late.iu`(?<!\p{L})(?:stelle|anstellung|position|arbeitsstelle|festanstellung|arbeitgeber|dienst|kanzlei|klinik|praxis|firma|unternehmen|betrieb)(?!\p{L})[^.;]{0,30}(?:(?<!\p{L})(?:bei|in|beim|im) (?:der|dem|einem|einer|\p{Lu})|zu (?:der|dem) (?:sie|er)|wechsel)|justizdienst|öffentlichen dienst|staatsdienst|(?:neue|andere)[nr]? (?:stelle|anstellung|arbeitsstelle|festanstellung)`,
  ],
  ['rest', late.iu`ruhestand|(?:alters)?rente(?!\p{L})|lebensabend`],
  [
    'stay',
    late.iu`(?:ihn|sie|Frau \p{Lu}\p{L}+|Herrn \p{Lu}\p{L}+)[^.;]{0,90}(?:zu übernehmen|übernommen|übernehmen)(?!\p{L})`,
  ],
  [
    'quit',
    late.iu`(?:den|ihren|seinen) (?:beruf|lehrberuf) (?:\p{L}+ )?auf(?:gibt|zugeben)|beruf(?:swechsel| zu wechseln)|umschul`,
  ],
];

const goalsIn = (text: string): Set<Goal> =>
  new Set(goals.flatMap(([goal, words]) => (words.test(text) ? [goal] : [])));

/** Aims that one and the same step cannot have. */
const clash: Readonly<Record<Goal, readonly Goal[]>> = {
  study: ['job', 'own', 'master', 'rest', 'stay'],
  school: ['job', 'own', 'master', 'rest', 'stay'],
  master: ['study', 'school', 'rest', 'quit'],
  own: ['study', 'school', 'job', 'rest', 'stay'],
  job: ['study', 'school', 'own', 'rest', 'stay'],
  rest: ['study', 'school', 'master', 'own', 'job'],
  stay: ['study', 'school', 'own', 'rest'],
  quit: ['master'],
};

const because = late.iu`(?<!\p{L})(?:um|weil|da|wegen|nachdem|denn|freuen)(?!\p{L}).*`;
const wishes = /(?:wünsch|alles gute|viel erfolg)/iu;
/** In the wishes only what they are for. */
const aimed = late.iu`(?<!\p{L})(?:für|zu|bei|in|im|zum|beim|auf) (?:(?:das|den|die|der|dem|ihr|sein|ihre[mnr]?|seine[mnr]?)(?!\p{L}) )?(?!beruf|zukunft|privat)[^.;]{0,90}`;
const mayAim = searchOf(
  /studi|hochschul|universit|promo|schule|abitur|meister|ständig|eigene|gründung|freiberuf|stelle|stellung|position|dienst|kanzlei|klinik|praxis|firma|unternehmen|betrieb|ruhestand|rente|lebensabend/iu,
);

/** „um die Meisterschule zu besuchen“, and luck is wished „in der neuen Anstellung bei der Gemeinde“. */
function otherGoal(letter: LetterContext, closing: readonly Unit[]): Candidate[] {
  const aims = closing.filter((unit) => mayAim.test(unit));
  if (aims.length < 2) return [];
  const wished = new Set(aims.filter(({ flat }) => wishes.test(flat)));
  if (wished.size === 0 || wished.size === aims.length) return [];
  const told = aims.filter((unit) => !wished.has(unit) && !unreal.test(unit.flat));
  const reasons = new Set(told.flatMap(({ flat }) => [...goalsIn(because.exec(flat)?.[0] ?? '')]));
  if (reasons.size === 0) return [];
  return [...wished].flatMap((unit) => {
    const start = unit.flat.search(wishes);
    const match = aimed.exec(unit.flat.slice(start));
    if (match === null) return [];
    const named = [...goalsIn(match[0])];
    if (named.some((goal) => reasons.has(goal))) return [];
    if (!named.some((goal) => [...reasons].some((reason) => clash[reason].includes(goal)))) return [];
    const from = start + match.index;
    return [
      byRule(letter, letterRule('other-goal'), { at: spanOf(unit, from, from + match[0].trimEnd().length) }),
    ];
  });
}
