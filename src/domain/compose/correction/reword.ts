import { tidy } from './point.ts';

/** What limits a praise, and can go without leaving a hole. */
const additions =
  /^(?:im (?:Großen und Ganzen|Wesentlichen|Allgemeinen|Regelfall|Normalfall|Prinzip)|in (?:der Regel|weiten Teilen|etwa)|weitgehend|größtenteils|überwiegend|meist(?:ens)?|zumeist|normalerweise|grundsätzlich|teilweise|zum (?:Teil|größten Teil)|alles in allem|im zweiten (?:Versuch|Anlauf)|(?:bei|unter|in|nach|während|auf|zu|mit|außer|soweit|solange|sofern) .+)$/iu;

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
  if (/Erkl|Anleitung|Aufsicht|Hilfe|Unterstützung|Einweisung/u.test(before + after)) return null;
  if (/(?<!\p{L})(?:erfüllt|erreicht|eingehalten|geordnet|ein|nach)\.$/u.test(after)) return null;
  if (/(?:^|[\s,])(?:und|oder|sowie|aber|doch)$/u.test(before) || /^(?:und|oder|sowie) /u.test(after))
    return null;
  const rest =
    before.endsWith(',') && /^[,.]/u.test(after) ? before.slice(0, -1) + after.replace(/^,/u, '') : '';
  return tidy(rest === '' ? `${before} ${after}` : rest).replaceAll(/ ([,.;])/gu, '$1');
}

const degrees = { 1: 'vollsten ', 2: 'vollen ', 3: 'vollen ' } as const;
const always = /(?<!\p{L})(?:stets|immer|jederzeit|durchweg)(?!\p{L})/u;
const formula =
  /(?:(?<time>stets|immer|jederzeit|durchweg|meist(?:ens)?|oft|häufig|weitgehend|insgesamt|überwiegend|im Wesentlichen|im Großen und Ganzen|in der Regel) )?(?<to>zu (?:unserer|meiner|der)|zur) (?:\p{Ll}+ )*?Zufriedenheit(?<whose> (?:der|des|unsere[rs]) )?/u;
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
