import { late } from './late.ts';

/** Masculine nouns that take „-n“ in every case but the nominative and end in „-e“ there: „zum Technologen“. */
const weakInE = late.iu`(?<=\p{L}(?:log|gog|sell|hilf|pert|tros|lots|kund|bot|zeug|franzos|ahn|insass|gefährt))en$|(?<=(?:^|-)(?:Bot|Kund|Lots))en$`;
/** Those that take „-en“: „zum Chemikanten“, „des Referenten“, „zum Physiotherapeuten“. */
const weak = late.iu`(?<=\p{L}(?:ant|ent|ist|yst|oet|aut|eut|lot|dat|krat|mat|nom|graf|graph|soph|ekt|urg|geodät|orand|ovend|arch|darm|metz))en$`;

/** Words behind the noun that stay as they are: „für Medienstudenten“, „im Betriebsdienst“. */
const behind = / (?:für|im|in|am|an|auf|bei|mit|der|des|von|zu)(?= )|,|\(/u;

const strong = (word: string): string => word.replace(weakInE, 'e').replace(weak, '');

/** „Chemikanten“ → „Chemikant“, „Maler und Lackierer“ stays. */
function withoutWeakEnd(title: string): string {
  const end = behind.exec(title)?.index ?? title.length;
  return title.slice(0, end).replaceAll(/\p{Lu}[\p{L}-]+/gu, strong) + title.slice(end);
}

/** „Technischen Zeichner“ → „Technischer Zeichner“ */
const asMale = (title: string): string =>
  withoutWeakEnd(withEnding(title, 'er')).replace(/^(\p{Ll}\p{L}*)en(?= \p{Lu})/u, '$1er');

function withEnding(title: string, ending: string): string {
  // „Beruf der Zahnmedizinischen Fachangestellten“, „zum Verwaltungsfachangestellten“
  return title
    .replace(
      /^((?:\p{L}+-)?\p{L}*(?:isch|ativ|iell|eitend|tretend)|staatlich (?:anerkannt|geprüft))en(?= \p{Lu})/u,
      `$1${ending}`,
    )
    .replace(
      /((?:an)?gestellt|beamt|beauftragt|auszubildend|vorsitzend|bedienstet|delegiert|freiwillig)en(?!\p{L})/iu,
      `$1${ending}`,
    );
}

/** Genitives in „-s“ of nouns that stand alone or behind „und“: „des Malers und Lackierers“. */
const genitive = late.gu`(?<=(?:^|(?:und|sowie|oder|\p{Ll}+en|-) )\p{L}+)(?:(?<=wirt|mann|koch|arzt|walt|schmied|metz)es|(?<=[^s ])s)(?= |$|,)`;

/**
 * A job title as the dictionary has it: „zur leitenden Entwicklerin“, „Beruf des Chemikanten“ → „leitende
 * Entwicklerin“, „Chemikant“.
 * @param title as the letter declines it
 * @param before the words before it, which tell case and gender, in small letters
 */
export function jobTitleNominative(title: string, before: string): string {
  if (before.startsWith('als') || before.startsWith('ist')) return title;
  if (/(?:des|eines)\s*$/.test(before)) return asMale(title.replaceAll(genitive, ''));
  const [first = '', ...rest] = title.split(' ');
  const isFemale = before.startsWith('zur') || /(?:der|einer)\s*$/.test(before);
  const ending = isFemale ? 'e' : 'er';
  const noun = (text: string): string =>
    isFemale ? withEnding(text, ending) : withoutWeakEnd(withEnding(text, ending));
  if (/^\p{Ll}\p{L}*en$/u.test(first))
    return [first.replace(/en$/, ending), noun(rest.join(' '))].join(' ').trim();
  return noun(title);
}
