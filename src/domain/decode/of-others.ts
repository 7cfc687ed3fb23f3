import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import type { Unit } from './units.ts';

const limiting =
  'zum (?:großen |größten |überwiegenden )?Teil|teils|teilweise|meist|meistens|zumeist|überwiegend|vorwiegend|größtenteils|mehrheitlich|grundsätzlich|eigentlich|gelegentlich|mitunter|zeitweise|zeitweilig|in der Regel|im Allgemeinen|normalerweise|nicht immer|hauptsächlich';
/** What is the person's own, or the praise itself: a word that limits it is meant. */
const own =
  '(?:\\p{L}*(?:[Ll]eistung|[Ee]rgebnis|[Ff]achwissen|[Kk]enntnis|[Kk]önnen|[Qq]ualität|[Ee]insatz|[Ee]ngagement|[Ii]nteresse|[Ff]leiß|[Vv]erhalten|[Aa]uftreten|[Uu]mgang|[Ee]rfolg|[Zz]ufrieden|[Aa]nerkennung|[Ee]rwartung|[Aa]ufgabe|[Tt]ätigkeit|[Aa]rbeit(?!er|nehm|splätz|splatz|sgeb)|[Ww]eise|[Aa]rt(?!ik)|[Hh]altung|[Ee]indruck|[Uu]rteil|[Ii]dee|[Vv]orschl|[Ll]ösung|[Ww]issen|[Mm]otivation|[Zz]usammenarbeit|[Tt]empo|[Nn]iveau|[Mm]itarbeit(?!er|end)|[Mm]aß|[Ww]ort|[Tt]on(?!n)|keit(?:en)?(?!\\p{L})|(?<!eleg|ann|und|achbar)schaft(?!\\p{L})))';
const good =
  '(?:gut|best|sehr|ordentlich|sorgfältig|zuverlässig|freundlich|hoh|korrekt|solid|brauchbar|zufrieden|sicher|genau|selb(?:st)?ständig|richtig|fehlerfrei|pünktlich|fleißig|engagiert|motiviert|hilfsbereit|einwandfrei|vorbildlich|erfolgreich|überzeugend|verlässlich|gewissenhaft|nützlich|treffend|angemessen|termingerecht|fristgerecht|saub)';
/** „34 zum Teil schwer demente Menschen“, „unser überwiegend junges Team“: an attribute of somebody or something else. */
const attribute = searchOf(
  lateRegExp(
    `(?:(?<!\\p{L})(?:[Dd](?:ie|er|en|em|es|as)|[Dd]iese[nrms]?|[Ee]ine?[nrms]?|[Uu]nsere?[nrms]?|[Vv]iele[nr]?|[Mm]ehrere[nr]?|[Ee]inige[nr]?|[Aa]lle[nr]?|\\p{Ll}+(?:zig|zehn)|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[Ii]m|[Vv]om|[Zz]ur|[Zz]um)|\\d) (?:${limiting}) (?:(?!er |sie )\\p{Ll}+ ){0,2}?(?!${good})\\p{Ll}+(?:e|en|er|es|em) (?:\\p{Ll}+(?:e|en|er|es|em) )?(?!${own})\\p{Lu}`,
    'u',
  ),
);

const others =
  '(?:[Mm]enschen|[Ll]eute[n]?|[Tt]iere[n]?|[Hh]unde[n]?|\\p{L}*(?:[Kk]und|[Gg]äst|[Bb]esuch|[Pp]atient|[Bb]ewohn|[Kk]lient|[Mm]andant|[Mm]ieter|[Ss]chüler|[Kk]ind|[Jj]ugendlich|[Ee]ltern|[Aa]ngehörig|[Tt]eilnehm|[Ff]ahrg|[Bb]ürger|[Nn]achbar|[Ll]ieferant|[Aa]uftraggeb|[Pp]artner|[Mm]itglied|[Ff]amili|[Ee]hrenamt|[Aa]ushilf|[Pp]raktikant|[Aa]uszubild|[Ll]ehrling|[Mm]itarbeiter(?=n|innen)|[Mm]itarbeitend|[Kk]olleg(?=en|innen)|[Mm]annschaft|[Tt]eam|[Bb]elegschaft|[Ss]tation|[Aa]bteilung|[Ff]iliale|[Aa]nlage|[Mm]aschine|[Gg]ebäude|[Hh]aus|[Hh]äus|[Hh]alle|[Ww]ohnung|[Ss]traße|[Bb]austelle|[Gg]erät|[Ff]ahrzeug|[Ww]agen|[Ww]erkst|[Aa]kten|[Bb]ücher|[Pp]reise|[Ll]iefer|[Gg]ruppe|[Kk]lasse|[Kk]urs|[Vv]erein|[Ss]aal|[Ss]äl|[Gg]arten|[Gg]ärten|[Ss]tall|[Ss]täll|[Ll]ager|[Ll]aden|[Ss]ystem|[Pp]rogramm|[Ss]oftware|[Tt]echnik|[Ww]erk|[Bb]etrieb|[Ff]irm|[Kk]reis|[Bb]estände|[Ll]iste|[Mm]arkt|[Mm]ärkt|[Ss]trecke|[Bb]rücke|[Bb]ühne|[Mm]asken|[Gg]emeinde|[Bb]ehörde)\\p{L}*)';
/** „den Besuchern, die er gelegentlich um Abstand bitten muss“: what must be asked of others, and how they are. */
const relative = searchOf(
  lateRegExp(
    `${others}, (?:(?:mit|bei|von|zu|in|auf|an|aus|für) )?(?:die|der|den|dem|denen|deren|dessen|das) [^,;.]*(?<!\\p{L})(?:${limiting})(?!\\p{L})(?![^,;.]*(?<!\\p{L})${good})[^,;.]*`,
    'u',
  ),
);

/** The same of any thing that opens the sentence: „Die Reagenzien, die sonst teilweise verfielen, reichen bei ihm lange“. */
const opening = searchOf(
  lateRegExp(
    `^(?:Die|Das|Den|Der|Unsere?[nrms]?) (?:\\p{Ll}+ )?(?!${own})(?!\\p{L}*(?:[Mm]itarbeiter|[Kk]olleg|[Kk]raft|[Pp]erson|[Aa]uszubild))\\p{Lu}[\\p{L}-]+, (?:die|der|den|das|denen|deren|dessen) (?![^,;.]*(?<!\\p{L})(?:er|sie|ihm|ihr)(?!\\p{L}))[^,;.]*(?<!\\p{L})(?:${limiting})(?!\\p{L})(?![^,;.]*(?<!\\p{L})${good})[^,;.]*,`,
    'u',
  ),
);
/** „Unsere Kunden, meist Witwen aus dem Viertel,“ */
const apposition = searchOf(
  lateRegExp(`${others}, (?:${limiting}) (?:\\p{Ll}+(?:e|en|er) )?(?!${own})\\p{Lu}`, 'u'),
);

/** „als sich der Wareneingang zeitweise verdoppelte“, „was der Fahrer eigentlich fragen will“: how things stood. */
const clause = searchOf(
  lateRegExp(
    `(?:^|, |und )(?:[Aa]ls|[Ww]ährend|[Oo]bwohl|[Ww]as|[Ww]ie|[Ww]o|[Ww]arum|[Ww]oran|[Ww]orum) (?:sich )?(?:der|die|das|ein\\p{L}*|unser\\p{L}*|sein|ihr|viele|mehrere|manche|andere) (?:\\p{Ll}+(?:e|en|er|es|em) )?(?!${own})(?!\\p{L}*(?:[Mm]itarbeiter|[Kk]olleg|[Kk]raft))\\p{Lu}(?![^,;.]*(?<!\\p{L})(?:er|sie|ihm|ihr|Herrn?|Frau)(?!\\p{L}))[^,;.]*(?<!\\p{L})(?:${limiting})(?!\\p{L})(?![^,;.]*(?<!\\p{L})${good})[^,;.]*`,
    'u',
  ),
);

/** „mitunter verzweifelte Autoren“; „im Wesentlichen ihr Verdienst“: how they are, and how much of a thing is hers. */
const bare = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:${limiting}) (?!${good})\\p{Ll}+(?:e|en|er|es|em) (?:${others}|\\p{L}*autor)|(?:geht|gehen|ist|war) im Wesentlichen (?:auf )?(?:ihr|sein)|^Das war nicht immer so(?=[:;,] (?:als|bevor|ehe|vor) )`,
    'iu',
  ),
);

/** Whether a limiting word from `start` to `end` of a sentence tells of somebody or something else than the praise. */
export function limitsOthers(unit: Unit, start: number, end: number): boolean {
  return [attribute, relative, opening, apposition, clause, bare].some((search) => {
    const match = search.exec(unit);
    return match !== null && match.index <= start && match.index + match[0].length >= end;
  });
}

/** „als an manchen Tagen dreihundert Menschen kamen“, from `start` to `end` a limit of time: how many came, not how good somebody was. */
export function tellsHowMany({ flat }: Unit, start: number, end: number): boolean {
  const before = clauseBefore.exec(flat.slice(0, start))?.[0] ?? '';
  const after = clauseAfter.exec(flat.slice(end))?.[0] ?? '';
  const around = `${before}${after}`;
  return (crowd.test(around) || conceded.test(around)) && !ofPerson.test(around) && !ofMerit.test(around);
}
/** „Auch wenn an manchen Tagen das Telefon nicht stillstand“: what was so all the same takes nothing back. */
const conceded = late.iu`^(?:(?:auch|selbst|sogar|gerade) )(?:wenn|als|dann wenn)(?!\p{L})`;
/** To the next comma, or to the „und“ that a new verb follows. */
const clauseBefore = /[^,;:.–]*$/u;
const clauseAfter = late.u`^(?:(?! und (?:er|sie|Herr|Frau)(?!\p{L}))[^,;:.–])*`;
const crowd = lateRegExp(
  `\\d|${others}|(?<!\\p{L})(?:hundert|tausend|dutzend|doppelt|dreifach|halbe|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}*(?:zig|zehn|hundert|tausend)(?!\\p{L}))`,
  'iu',
);
const ofMerit = lateRegExp(
  `${own}|(?<!\\p{L})${good}|beschwer|klag|reklam|beanstand|bemängel|ärger|streit|fehl|gelang|unzufrieden|warten (?:mussten|müssen)`,
  'iu',
);

/** „der Drehscheibe, die seit 1974 klemmte“: how long a thing had been so when somebody took it on. */
export function isOfThing(flat: string, { index, 0: words }: RegExpExecArray): boolean {
  const before = flat.slice(flat.lastIndexOf(',', index) + 1, index);
  const after = untilComma.exec(flat.slice(index + words.length))?.[0] ?? '';
  return (
    /^seit/iu.test(words) &&
    /^ (?:die|der|das|den|dem|deren|dessen) (?:\p{Ll}+ ){0,3}$/u.test(before) &&
    /(?<!\p{L})(?!wurde)(?:\p{Ll}{3,}ten?|lag(?:en)?|stand(?:en)?|hing(?:en)?|war(?:en)?)$/u.test(after) &&
    !ofPerson.test(`${before}${after}`)
  );
}
const untilComma = /^[^,;.]*/u;
/** A word for the person. */
export const ofPerson = late.iu`(?<!\p{L})(?:er|sie|ih[rmn]|(?:ihr|sein)e?[nmrs]?|frau|herrn?)(?!\p{L})`;
