import { late, lateRegExp } from './late.ts';

/** A person as a letter names her: salutation, titles, first and last name (null where not told). */
export interface PersonName {
  readonly salutation: 'Herr' | 'Frau' | null;
  readonly title: string | null;
  readonly first: string | null;
  readonly last: string;
  readonly start: number;
  readonly end: number;
}

/** „Dipl.-Ing. (FH)“, „Dipl.-Betriebswirt (BA)“ */
const school = '(?:[ -]?\\((?:\\p{Lu}{2,4}|Univ\\.)\\))?';
const title = `(?:(?:Univ\\.-|Hon\\.-|ao\\. ?)?Prof(?:essor(?:in)?)?\\.?|Dr(?:es)?\\.?(?:[ -]?(?:Ing|med|jur|phil|rer|nat|cur|pol|oec|h|c|dent|vet|iur|agr|theol|pharm|habil|paed|päd|troph|sc|mont|forest|techn|math|sportwiss)\\.)*|Dipl\\.?[ -]?\\p{L}+\\.?(?:-\\p{L}+\\.?)*${school}|M?Mag\\.(?: ?(?:rer|phil|iur|art)\\.)*(?: ?(?:nat|soc|oec)\\.)?${school}|[BM]\\. ?(?:Sc|A|Eng|Ed)\\.${school}|Ass\\.(?: ?(?:jur|iur|theol)\\.)?|(?:[Ss]taatl\\. ?)?[Gg]epr\\. \\p{Lu}\\p{L}+|Ing\\.|Arch\\.|Bmstr\\.|Bm\\.|Dkfm\\.|DI|Komm\\.?-?Rat|KommR|Hofrat|O?St[DR](?:in)?|(?:Min|Med|Kom|O|OK|L)?R[DR]?(?:in)?|KR|Oberst|Major|i\\. ?[EKR]\\.|a\\. ?D\\.|PD|Lic\\.|Msgr\\.|Monsignore|Prälat|Pfr\\.|Pfarrer(?:in)?|Notar(?:in)?|Rechtsanw[aä]lt(?:in)?|RAin|RA|Kapitän(?:in)?|Dekan(?:in)?|Pr[oö]pst(?:in)?|Superintendent(?:in)?|\\p{L}+meister(?:in)?|stud\\. ?\\p{Ll}+\\.|cand\\. ?\\p{Ll}+\\.|Sr\\.|Br\\.|Schwester|Pater|Doktor|Diplom-?\\p{L}+${school})`;
const particle =
  "(?:von|van|vom|zu|zum|zur|de|del|della|di|da|dos|du|la|le|den|der|dem|ten|ter|tom|auf|af|al|el|bin|ben|ibn|Freiherr|Freifrau|Graf|Gräfin|Baron|Baronin|d[’']|O[’']|[Yy])";
// „N. Hollmann“, „K.-H. Brandt“: an initial stands before a name; „Herrn M.“ at the end of a sentence is another matter.
const word =
  "(?:\\p{Lu}\\.(?:-\\p{Lu}\\.)?(?=[ \\t]\\p{L})|\\p{Lu}[\\p{L}\\u0300-\\u036f]*(?:[’'-]\\p{L}[\\p{L}\\u0300-\\u036f]*)*|\\p{Lu}\\.)";
const name = `${word}(?:[ \\t]*\\n?[ \\t]*(?:(?:${particle}\\s+){0,3}${word}))*`;
const plain = "\\p{Lu}[\\p{L}’'-]+";

const addressed = lateRegExp(
  `(?<![\\p{L}])(?<salutation>Herrn?|Frau)\\s+(?<titles>(?:${title}\\s+)*)(?<name>(?:(?:${particle})\\s+){0,3}${name})`,
  'uy',
);
/** Words that begin with a capital but are no names; they end a name when they follow it. */
const noNames = new Set(
  (
    'Die Der Das Sie Er Wir Ihr Ihre Sein Seine In Im Am Zu Als Mit Für Unser Unsere Auch Durch Nach Bei Dabei Zur ' +
    'Zum Herr Frau Herrn Seit Vom Es Dem Den Diese Dieses GmbH AG KG War Ist Hat Trat Begann Zunächst'
  ).split(' '),
);

/** Every „Herr/Frau …“ of a text, in order. One name word is the last name. */
export function findAddressed(text: string): PersonName[] {
  if (!text.includes('Herr') && !text.includes('Frau')) return [];
  const persons: PersonName[] = [];
  for (const match of addresses(text)) {
    const groups = match.groups ?? {};
    const words = cutWords((groups['name'] ?? '').split(space));
    if (words.length === 0) continue;
    const salutation = groups['salutation'] === 'Frau' ? 'Frau' : 'Herr';
    const titles = (groups['titles'] ?? '').replaceAll(spaces, ' ').trim();
    const { first, last } = splitName(words);
    persons.push({
      salutation,
      title: titles === '' ? null : titles,
      first,
      last,
      start: match.index,
      end: match.index + match[0].indexOf(words.at(-1) as string, 4) + (words.at(-1) as string).length,
    });
  }
  return persons;
}

/** The matches one by one: where a salutation stands is found much sooner than the whole pattern. */
function addresses(text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  salutation.lastIndex = 0;
  while (salutation.test(text)) {
    addressed.lastIndex = salutation.lastIndex - 4;
    const match = addressed.exec(text);
    if (match === null) continue;
    found.push(match);
    salutation.lastIndex = addressed.lastIndex;
  }
  return found;
}

const salutation = /Herr|Frau/g;
const space = /\s+/;
const spaces = /\s+/g;

function cutWords(words: readonly string[]): string[] {
  // „Frau Rosalie Dernbach auf dem Stuhl“: such a particle stands right behind the salutation or the first name.
  const stop = words.findIndex((one, at) => noNames.has(one) || (at > 1 && one === 'auf'));
  const kept = stop === -1 ? [...words] : words.slice(0, stop);
  // „… danken wir Herrn M. Er …“: the point belongs to the sentence.
  return stop === 1 ? kept.map((one) => one.replace(/\.$/, '')) : kept;
}

const isParticle = lateRegExp(`^${particle}$`, 'u');
/** Particles begin small or with one of a few capitals; told faster. */
const startsParticle = late.u`^[\p{Ll}BDFGOY]`;

/**
 * First and last name of name words. From the first particle on („von der Heide“) all is last name, else the last
 * word; one word alone is the last name.
 */
export function splitName(words: readonly string[]): { first: string | null; last: string } {
  const particleAt = words.findIndex((one) => startsParticle.test(one) && isParticle.test(one));
  const at = particleAt === -1 ? words.length - 1 : particleAt;
  const first = words.slice(0, at).join(' ');
  return { first: first === '' ? null : capitals(first), last: capitals(words.slice(at).join(' ')) };
}

const allCapitals = late.u`^\p{Lu}[\p{Lu}\s-]{2,}$`;

/** „MAX MUSTERMANN“ is written „Max Mustermann“; other names stay. */
function capitals(words: string): string {
  if (!allCapitals.test(words)) return words;
  return words.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

const bare = lateRegExp(
  `^\\s*(?<name>${plain}(?:\\s+(?:(?:${particle})\\s+){0,3}${plain}){1,4}),?\\s+(?:geb(?:oren(?:e[rn]?)?|\\.)|Schüler|Studen|(?:war|ist|hat|absolvierte|arbeitete|trat|nahm|verfügt|erledigte?|zeigte?|wurde|wird)(?!\\p{L}))`,
  'u',
);

/** „Der Korbinian Huber, geboren am …“: as the country people say it, and as a school pupil is called. */
const withArticle = lateRegExp(
  `^\\s*(?:Der|Die|Unsere?|Meine?) (?:(?:Schüler|Praktikant|Lehrling|Mitarbeiter|Azubi|Gesell|Auszubildende)(?:in|e|er|r)? )?(?<name>${plain}(?:\\s+(?:(?:${particle})\\s+){0,3}${plain}){1,4})(?:,?\\s+geb(?:oren(?:e[rn]?)?|\\.)|\\s+(?:hat|war|arbeitete)\\s(?=[^.]{0,40}\\d))`,
  'u',
);

/** A person named without salutation at the start of a sentence: „Finja Meinecke, geb. …, hat …“. */
export function findBareName(sentence: string): Pick<PersonName, 'first' | 'last'> | null {
  const called = (withArticle.exec(sentence) ?? bare.exec(sentence))?.groups?.['name'];
  if (called === undefined) return null;
  // „Binnenhafen Software GmbH ist …“ tells of a firm.
  if (functionWord.test(called) || counted.test(called)) return null;
  const words = cutWords(called.split(/\s+/).filter((one) => one !== ''));
  return words.length < 2 ? null : splitName(words);
}

/** „Drei Forstwirte“, „Alle Kunden“ */
const counted =
  /^(?:Ein|Eine|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Alle|Beide|Mehrere|Viele|Einige|Kein|Keine|Jede|Jeder)\s/u;

const signer = lateRegExp(
  `^(?<role>(?:i\\.\\s?[VA]\\.|ppa\\.?|gez\\.(?:\\s+Unterschrift)?|per)\\s+)?(?<titles>(?:${title}\\s+)*)(?<name>${plain}|\\p{Lu}\\.)(?<more>(?:\\s+(?:(?:und|&)\\s+)?(?:(?:${particle})\\s+){0,3}(?:${plain}|\\p{Lu}\\.))*)(?:,?\\s+(?:jun\\.|sen\\.|jr\\.|sr\\.|LL\\.\\s?M\\.|[MB]\\.\\s?(?:Sc|A|Eng)\\.|MBA|MSc|BSc|Ph\\.?\\s?D\\.?))*$`,
  'u',
);

/** Words of functions and firms: a line that holds one is no mere name. */
export const functionWord = late.iu`(?:leiter|leitung|leitende|führer|führung|direktor|direktion|vorstand|vorständ|personal|inhaber|prokurist|meister|ausbild|partner|(?<!s)chef|verwaltung|gesellschafter|manager|arzt|ärztin|anwalt|anwältin|berater|referent|rektor|dekan|schulleit|pfarrer|abteilung|kaufm|unterschrift|stempel|vertretung|auftrag|assistent|verleger|koordinat|präsident|vorsitzende|technische|kaufmännische|stellvertret|verantwortlich|eigentümer|notar|pfarrer|apotheker|unternehmer|komplementär|hotelier|gastwirt|(?<!\p{L})wirt(?:in)?(?!\p{L})|gründer|obmann|obfrau|lehrberechtigt|fachfrau|fachmann|prokur|intendant|dezernent|landr[aä]t|bürgermeister|amtsleit|sekretär|sekretariat|buchhaltung|geschäftsstelle|sachbearbeit|auszubildende|praktikant|studentin(?!\p{L})|trainee|bürokraft|head of|president|officer|ceo|cto|cfo|(?<!\p{L})(?:hr|people|culture|human resources|recruiting|talent|operations)(?!\p{L})|gmbh|\bag\b|\bkg\b|ohg|\bse\b|e\. ?v\.|mbh)`;

const digit = /\d/;

/** Does a line hold nothing but a person's name (with titles, „i. V.“, „ppa.“)? Gives it without „gez.“, else null. */
export function readSigner(line: string): string | null {
  const read = shapeOf(line);
  return read === null || functionWord.test(read.words.join(' ')) ? null : read.called;
}

/** „Nicola Baumeister“, „Dr. Anna Kaufmann“: a name if a function is told beside it; as such „Technischer Leiter“ is none. */
export function readTradeName(line: string): string | null {
  const read = shapeOf(line);
  const [first = '', last = '', ...more] = read?.words ?? [];
  if (read === null || more.length > 0 || !functionWord.test(last) || neverLast.test(last)) return null;
  return neverFirst.test(first) || functionWord.test(first) ? null : read.called;
}

/** What may end a function, and no German family name. */
const neverLast =
  /(?:ung|in|schaft|ment|tion|at|ist|manager|officer|president|gesellschafter|personal|leiter|führer|inhaber)$/iu;
/** „Technischer“, „Erster“, „Die“: no first names. */
const neverFirst = late.iu`^(?:die|der|das|für|erste\p{L}?|zweite\p{L}?)$|(?:isch|lich|ig|end|eitig)e[rsn]?$`;

function shapeOf(line: string): { readonly words: readonly string[]; readonly called: string } | null {
  // No name holds a digit; told faster.
  const match = digit.test(line) ? null : signer.exec(line.trim());
  if (match === null) return null;
  const words = [match.groups?.['name'] ?? '', ...(match.groups?.['more'] ?? '').trim().split(/\s+/)].filter(
    (w) => w !== '',
  );
  if (words.length > 5) return null;
  const titles = (match.groups?.['titles'] ?? '').replaceAll(/\s+/g, ' ');
  return { words, called: `${titles}${words.join(' ')}`.trim() };
}
