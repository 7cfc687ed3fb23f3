import { tidy } from './point.ts';

/** What limits a praise, and can go without leaving a hole. */
const additions =
  /^(?:im (?:Großen und Ganzen|Wesentlichen|Allgemeinen|Regelfall|Normalfall|Prinzip)|in (?:der Regel|weiten Teilen|etwa)|weit(?:est)?gehend|größtenteils|überwiegend|meist(?:ens)?|zumeist|normalerweise|grundsätzlich|teilweise|zum (?:Teil|größten Teil)|alles in allem|im zweiten (?:Versuch|Anlauf)|(?:bei|unter|in|nach|während|auf|zu|mit|außer|soweit|solange|sofern) .+)$/iu;

/** The sentence without a few words of it; null where it would no longer be one. */
export function withoutWords(sentence: string, words: string): string | null {
  const text = tidy(sentence);
  const gone = tidy(words).replace(/[.,;]$/u, '');
  const at = text.indexOf(gone);
  // In front of the verb something else would have to stand.
  if (at <= 0 || !additions.test(gone)) return null;
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + gone.length).trimStart();
  // Another crutch would stay, or a sentence that only states what is due.
  if (/Erkl|Anleitung|Aufsicht|Hilfe|Unterstützung|Einweisung|zeigte$/u.test(`${after} ${before}`))
    return null;
  if (/(?<!\p{L})(?:erfüllt|erreicht|eingehalten|geordnet|in Ordnung|ein|nach)\.$/u.test(after)) return null;
  if (/(?:^|[\s,])(?:und|oder|sowie|aber|doch)$/u.test(before) || /^(?:und|oder|sowie) /u.test(after))
    return null;
  const rest =
    before.endsWith(',') && /^[,.]/u.test(after) ? before.slice(0, -1) + after.replace(/^,/u, '') : '';
  return tidy(rest === '' ? `${before} ${after}` : rest).replaceAll(/ ([,.;])/gu, '$1');
}

/** Limits that may stand in a sentence besides the one that was found. */
const frequent =
  /(?<!\p{L})(?:im (?:Großen und Ganzen|Wesentlichen|Allgemeinen)|in der Regel|weit(?:est)?gehend|größtenteils|überwiegend|meist(?:ens)?)(?!\p{L})/u;

/** The sentence without any of what limits it. */
export function withoutLimits(sentence: string, words: readonly string[]): string | null {
  const rest = words.reduce<string | null>(
    (left, one) => (left === null || !left.includes(one) ? left : withoutWords(left, one)),
    tidy(sentence),
  );
  const more = rest === null ? null : frequent.exec(rest);
  return rest === null || more === null ? rest : withoutWords(rest, more[0]);
}

/** One word that is read as a slight, and the plain one that says what it seems to say. */
const plainWords: Readonly<Record<string, readonly [RegExp, string]>> = {
  'eigene-sorgfalt': [/mit der (?:ihm|ihr) eigenen (?=\p{Lu}\p{L}*(?:falt|keit|heit))/u, 'mit großer '],
  ordnungsgemaess: [/(?<!\p{L})ordnungsgemäß(?=(?:e[nrs]?)?(?!\p{L}))/u, 'sorgfältig'],
  umgaenglich: [/(?<!\p{L})umgänglich(?=e[nrs]?(?!\p{L}))/u, 'freundlich'],
  'gesundes-selbstvertrauen': [
    /(?:ein )?gesundes Selbst(?:vertrauen|bewusstsein)/u,
    'ein sicheres Auftreten',
  ],
};

/** The sentence with the plain word in place of each slight; null where for one of them there is none. */
export function inPlainWords(sentence: string, rules: readonly string[]): string | null {
  return rules.reduce<string | null>((left, rule) => {
    const [slight, plain] = plainWords[rule] ?? [];
    if (left === null || slight === undefined || plain === undefined || !slight.test(left)) return null;
    return left.replace(slight, plain);
  }, tidy(sentence));
}

const degrees = { 1: 'vollsten ', 2: 'vollen ', 3: 'vollen ' } as const;
const always = /(?<!\p{L})(?:stets|immer|jederzeit|durchweg)(?!\p{L})/iu;
const formula =
  /(?:(?<time>stets|immer|jederzeit|durchweg|meist(?:ens)?|oft|häufig|weit(?:est)?gehend|insgesamt(?: gesehen)?|überwiegend|größtenteils|zumeist|alles in allem|unter dem Strich|im (?:Wesentlichen|Allgemeinen|Großen und Ganzen)|in der Regel) )?(?<to>zu (?:unserer|meiner|der)|zur) (?:\p{Ll}+ )*?Zufriedenheit(?<whose> (?:der|des|unsere[rs]) )?/u;
/** With these the formula says something else, whatever its degree. */
const spoilt =
  /(?<!\p{L})(?:bemüh\p{L}*|versuch\p{L}*|bestreb\p{L}*|nicht|kein\p{L}*|aber|jedoch|soweit|sofern|wenn|nur|konnte|Fähigkeiten|Möglichkeiten|Kräften|Interesse|selten|manch\p{L}*)(?!\p{L})/u;

/** The employer's own sentence with the formula of another degree; null where it is none, or says more. */
export function raiseFormula(sentence: string, level: 1 | 2 | 3): string | null {
  const text = tidy(sentence);
  const found = formula.exec(text);
  if (found === null || spoilt.test(text)) return null;
  const { time = '', to = '', whose = '' } = found.groups ?? {};
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  const isAlways = always.test(time) || (level < 3 && !always.test(rest));
  const adverb = isAlways ? `${always.test(time) ? time : 'stets'} ` : '';
  const house = to === 'zur' && whose !== '' ? 'zur' : to === 'zu meiner' ? to : 'zu unserer';
  const raised = `${adverb}${house} ${degrees[level]}Zufriedenheit${whose}`;
  const whole = text.slice(0, found.index) + raised + text.slice(found.index + found[0].length);
  return whole === text ? null : whole;
}

/** „Er hatte Gelegenheit, sich Kenntnisse anzueignen“: what the occasion was for, as done; null for other verbs. */
export function whatWasDone(sentence: string, present: boolean): string | null {
  const text = tidy(sentence);
  const found = occasion.exec(text)?.groups;
  if (found === undefined) return null;
  const { who = '', when = '', what = '', verb = '' } = found;
  const [past, now, particle] = deeds[verb.replaceAll(' ', '')] ?? ['', '', ''];
  const itself = past.includes('sich') ? what.replace(/^sich /u, '') : what;
  return tidy(`${who} ${present ? now : past} ${when} ${itself} ${particle}.`);
}

const occasion =
  /^(?<who>(?:Er|Sie|Herr|Frau)(?: (?:Dr\. )?\p{Lu}[\p{L}-]+)*) (?:hatte|bekam|erhielt|hat) (?<when>[^,]*?)(?:die )?(?:Gelegenheit|Möglichkeit)(?: bekommen| erhalten)?, (?<what>[^,;]+) (?<verb>anzueignen|kennenzulernen|kennen zu lernen|einzuarbeiten)\.$/u;
const deeds: Readonly<Record<string, readonly [past: string, now: string, particle: string]>> = {
  anzueignen: ['eignete sich', 'eignet sich', 'an'],
  kennenzulernen: ['lernte', 'lernt', 'kennen'],
  einzuarbeiten: ['arbeitete sich', 'arbeitet sich', 'ein'],
};

/** „… alles Gute, vor allem Gesundheit.“: the wish without what hints at sickness. */
export function withoutHealth(sentence: string): string | null {
  const text = tidy(sentence);
  const rest = text.replace(
    /,? (?:und )?(?:insbesondere|vor allem|besonders|auch)? ?(?:gute |viel |beste |stabile )?Gesundheit(?=[.,])/u,
    '',
  );
  return rest === text || rest.includes('Gesundheit') ? null : rest;
}

/** „Wir wünschen ihm alles Gute und viel Erfolg.“: with „weiterhin“, or with the success. */
export function withSuccess(sentence: string): string | null {
  const text = tidy(sentence);
  if (/weiterhin[^.]*Erfolg/u.test(text)) return null;
  const before = /(?:(?:viel|vollen|allen|guten|großen|den) )?Erfolg(?!\p{L})/u.exec(text);
  if (before !== null) return `${text.slice(0, before.index)}weiterhin ${text.slice(before.index)}`;
  const good = /alles (?:erdenklich )?Gute(?!\p{L})/u.exec(text);
  if (good === null) return null;
  const end = good.index + good[0].length;
  return /^[.,]?$/u.test(text.slice(end)) ? `${text.slice(0, end)} und weiterhin viel Erfolg.` : null;
}
