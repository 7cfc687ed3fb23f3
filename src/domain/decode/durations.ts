import { allMatches } from '../german/all-matches.ts';
import { lateRegExp } from '../german/late.ts';
import { numberPattern, readNumber } from '../german/numbers.ts';

/** How long something lasted, as a sentence tells it: „in den nur sechs Wochen seines Praktikums“. */
export interface ToldTime {
  readonly count: number;
  /** Years, months or weeks. */
  readonly unit: 'j' | 'm' | 'w';
  /** The whole of the employment, no more than the whole of it, or the whole if the sum is told of it. */
  readonly extent: 'whole' | 'most' | 'sum';
  /** „ihr dreimonatiges Praktikum“ */
  readonly isAdjective: boolean;
  /** „über zehn Jahre“ are eleven or twelve as well. */
  readonly isLeast: boolean;
  /** What was told to last so long. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const roughly =
  '(?:mehr als|fast|beinahe|nahezu|rund|gut|knapp|nunmehr|über|etwa|genau|insgesamt|nur|lediglich|gerade einmal|mindestens)';
const adjective = '(?<joint>gemeinsame|erfolgreiche|gute|schöne|intensive|lange|vertrauensvolle)n?';
const time = lateRegExp(
  `(?<![\\p{L}\\d,])(?<rough>(?:${roughly} )*)(?:(?<count>${numberPattern})(?<half> halbe[sn])?|(?<bare>(?:de[ms]|das|diese[ms]) halben?))(?:-?(?<adjective>jähr|monat|wöch)ige[nmrs]?| (?:${adjective} |\\p{Ll}+en? )?(?<unit>jahr|monat|woche)(?:e?n|e)?)(?!\\p{L})`,
  'giu',
);
const least = /über|mehr als|gut|mindestens/iu;

export const withUs =
  '(?:(?:mit|zusammen)arbeit|(?:(?:betriebs|firmen)?zu|an)gehörigkeit|beschäftigung|anstellung|tätigkeit|wirkens|schaffens|treue|verbundenheit|loyalität)';
const learning =
  '(?:ausbildung(?:szeit|sdauer)?|lehre|lehrzeit|(?:pflicht|fach|vor|betriebs|berufs|grund|studien|schul)?praktikums?(?:zeit|dauer)?|volontariats?(?:zeit|dauer)?|trainee-?programms?)';
const notPart = '(?! (?:als|im (?:bereich|projekt)|in (?:der|einem|einer)|am|an (?:de|ein)))';
const person = '(?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+)';
const house = `(?:(?:bei|für) (?:uns|mir|mich)|(?:in|für) unser\\p{L}* (?:\\p{Ll}+ )?(?:haus|hause|unternehmen|betrieb|firma|kanzlei|praxis|einrichtung|agentur|klinik)|im (?:unternehmen|haus|hause|betrieb))(?!\\p{L})${notPart}`;
/** Work in one place of the house, or in an office beside it. */
const notAside = '(?! (?:als|im|am|an|mit|auf|in (?:der|einem|einer)|für (?!unser)))';
/** What somebody gave in so many years. */
const given = `(?:${withUs}|arbeit|einsatz(?:es)?|engagements?|dienste?s?|leistungen?|hingabe|verlässlichkeit|unterstützung|fleiß(?:es)?)`;
export const leaves =
  '(?:verlässt|scheidet|schied|geht|endete?|beendet|trennen|verlieren|verabschieden)(?!\\p{L})';
const any = (...sources: string[]): RegExp => lateRegExp(`(?<!\\p{L})(?:${sources.join('|')})`, 'iu');

const ourHouse =
  '(?:uns(?:er\\p{L}*)?|mi(?:ch|r)|unser\\p{L}* (?:\\p{Ll}+ )?(?:haus|hause|unternehmen|betrieb|firma|kanzlei|praxis|einrichtung|agentur|klinik))';
/** „für uns arbeitete“, „hier beschäftigt war“: the verb stands right behind the house, nothing smaller between. */
const workedHere = `(?:(?:(?:für|bei|in|mit) ${ourHouse}|hier) (?:gearbeitet|tätig|beschäftigt|angestellt|gewirkt|arbeitete|wirkte|zusammenarbeitete)(?: (?:war|ist|gewesen ist|hat))?|(?:zu )?${ourHouse} (?:an)?gehört(?:e|(?: hat)))(?=[.,;]|$| und )`;
const housesWork =
  '(?:(?:in denen|in welchen|während derer|da) wir (?:sie|ihn|frau [\\p{L}-]+|herrn [\\p{L}-]+) (?:beschäftigt(?:en|(?: haben))|angestellt hatten)|(?:in denen|die) wir mit (?:ihr|ihm|frau [\\p{L}-]+|herrn [\\p{L}-]+) (?:zusammengearbeitet haben|zusammenarbeiteten))';

/** In these the time itself is „#“, „§“ where it is an adjective. */
const whole = any(
  `#(?: (?:der|des|dieser|und|stets|immer|sehr|überaus|\\p{Ll}+e[rns]),?){1,4} (?:${withUs}|(?:dienst)?zeit|${learning})(?!\\p{L})${notPart}`,
  `# (?:(?:betriebs|firmen)?zugehörigkeit|(?:mit|zusammen)arbeit|tätigkeit|${learning})(?!\\p{L})${notAside}`,
  `(?:im (?:laufe?|verlauf)|innerhalb) von # (?:hat|haben|war|lernte|durchlief) ${person}[^.;,]{0,20} bei uns(?!\\p{L})`,
  `(?:war|blieb|ist) (?:${person} )?# (?:lang )?(?:eine (?:feste größe|stütze)|teil unser\\p{L}+|mitglied unser\\p{L}+)`,
  `(?<!(?:schon|bereits|erst) )(?:in|nach|während|ihre|seine|die|diese)(?: de[nr]| diese[nr]| ihre[nr]| seine[nr])? # ${house}`,
  // „Obwohl er nur sechs Wochen bei uns war“
  `(?<!, (?:die|der|das|den|dem) )${person} (?:(?!vor|seit|nach|in(?!sg)|ersten|letzten|alle|zuvor|bereits|schon|hatte)\\p{Ll}+ ){0,3}# (?:lang )?${house}`,
  `^# (?:lang )?(?:war|ist|hat|arbeitete|gehörte) ${person} ${house}`,
  `(?:in|während|nach|von|trotz) (?:den|der|diesen|dieser) #,? (?:die|in denen|während derer|da) ${person}(?!\\p{L})[^.;,]{0,30}(?:bei (?:uns|mir)(?!\\p{L})|in unser\\p{L}+|mit (?:uns|mir) (?:zusammen)?arbeitete)`,
  `(?:in|während|nach|von|trotz|für) (?:den|der|die|diesen?|dieser) #,? (?:die|in denen|in welchen|während derer|da) ${person} ${workedHere}`,
  `(?:den|der|die|diesen?|dieser) #,? ${housesWork}`,
  `^# lang gehörte ${person} ${ourHouse} an(?!\\p{L})`,
  '# (?:ihres|seines) (?:(?:arbeits|dienst|beschäftigungs|anstellungs)verhältnisses|hierseins)',
  '^in diesen #',
  '(?:in all (?:den|diesen|ihren|seinen)|(?:(?:während|in) (?:der|den)|die|seine|ihre) ganzen) #',
  `(?:die|diese) # mit (?:ihr|ihm|frau|herrn)(?!\\p{L})`,
  `nach # (?:\\p{Ll}+er ){0,2}(?:${withUs} |${house} )?${leaves}`,
  `${leaves}[^.;]{0,40} nach #(?! (?:als|in|im|am|an|bei de)(?!\\p{L}))`,
  `(?:${learning}|arbeitsverhältnis|zusammenarbeit|tätigkeit|beschäftigung|anstellung|\\p{L}*dauer)(?: mit (?:ihr|ihm)| bei uns)?(?: (?:dauerte?|währte?|bestand|umfasste?|erstreckte sich|betrug|von|mit einer dauer von))? #(?! (?:in(?! voller)|als|am) )`,
  `(?:gehörte?|diente?|hielt|hat) (?:${person} )?(?:uns|(?:unser|d)\\p{L}* \\p{L}+) (?:seit )?# (?:lang )?(?:an|treu|die treue)(?!\\p{L})`,
  `(?:${person} (?:ist|arbeitet)|(?:ist|arbeitet) ${person}) (?:\\p{Ll}+ )?seit # ${house}(?: (?:tätig|beschäftigt|angestellt))?(?=[.,;]|$| und )`,
  `dank\\p{L}*(?!\\p{L})[^.;]{0,40} für (?:(?:die|diese|seine|ihre) )?#(?=[.,]|$| und | bei (?:uns|mir)| in unser| voll | (?:stets |immer |sehr )?\\p{Ll}+er (?:und \\p{Ll}+er )?(?:mit|zusammen)?arbeit)`,
  `für (?:(?:all )?(?:die|diese|seine|ihre) )?# (?:(?:und|sowie|stets|immer|sehr|jederzeit|besonders|durchweg|\\p{Ll}+(?:er|en|e|lich),?) ){0,6}${given}(?!\\p{L})${notAside}`,
  `(?:das|die|de[mnrs]|diese[mrs]?|(?:ihr|sein|unser|ein)(?:e[mnrs]?)?|nach) (?:gesamten )?§ (?:\\p{Ll}+ )?(?:${withUs}|zeit|aufenthalts?(?! (?:in|im|an|bei) )|${learning})(?!\\p{L})${notPart}(?! bei (?:der|einem|einer))`,
);
const together = any(`(?:in|nach|während|von|auf|für(?: (?:all )?(?:die|diese))?) #${notPart}`);
/** Months and weeks of somebody who came to learn are told of the whole. */
const learned = any('^(?:in|während) (?:de[nr]|diese[nr]) # \\p{Ll}+(?:te|t|en|wann)(?!\\p{L})');
/** „In den drei Monaten lernte sie die Abläufe kennen“ */
const began = any(
  '^in den # (?:lernte|durchlief|begleitete|unterstützte|übernahm|erhielt|gewann|arbeitete)(?!\\p{L})',
);
/** „In den zwei Jahren waren wir …“: of what years may have been told before, unless the sum is told of them. */
const ofTheYears = any(
  '^(?:in|während) (?:de[nr]|(?:ihre|seine)[nr]) # (?:war|waren|hat|haben|erfüllte|erledigte|zeigte|arbeitete|konnte|konnten)(?!\\p{L})',
);
/** Told of a part of the time as well, never of more: „Über zwölf Jahre hinweg“, „im Laufe der fünf Monate“. */
const most = any(
  `# (?:hinweg|lang)(?:(?<=${person}(?!\\p{L})[^.;,]*)|(?=[^.;,]*(?<!\\p{L})${person}(?!\\p{L})))`,
  '^in # (?:hat|haben|war|waren)(?!\\p{L})',
  '(?:im (?:laufe?|verlauf)|am ende|während|in|nach) (?:de[rn]|diese[rn]|(?:ihre|seine)[rn]) #(?=[.]|,(?! (?:die|in)(?!\\p{L}))|$| (?:er|sie|frau|herr|wir|\\p{Ll}+(?:te|t|en)(?:[.,]|$| (?:er|sie|frau|herr|wir)))(?!\\p{L}))',
  '(?:ihr|sein)(?:e[nrm]?)? (?:\\p{Ll}+ )?\\p{L}+ in den (?:vergangenen|letzten|zurückliegenden) #',
  `${given} in den (?:vergangenen|letzten|zurückliegenden) #`,
);

/** The times that a sentence tells of the employment. */
export function timesIn(flat: string, learns: boolean): ToldTime[] {
  return allMatches(time, flat).flatMap((found) => {
    const {
      rough = '',
      half,
      joint,
      adjective: asAdjective,
      unit: name,
      count: word = '',
      bare,
    } = found.groups ?? {};
    // „In dem halben Jahr bei uns“
    const told = bare === undefined ? readNumber(word) : 1;
    if (told === null || told === 0 || (bare !== undefined && !/^jahr/iu.test(name ?? ''))) return [];
    const key = (asAdjective ?? name ?? 'j')[0]?.toLowerCase() as ToldTime['unit'];
    // „Ein Jahr“ is told by who counts in months.
    const isShort = key === 'j' && told === 1;
    const [count, unit] = isShort
      ? [half === undefined && bare === undefined ? 12 : 6, 'm' as const]
      : [told, key];
    const sign = asAdjective === undefined ? '#' : '§';
    const { index } = found;
    const text = `${flat.slice(0, index)}${sign}${flat.slice(index + found[0].length)}`;
    const shape = (
      pattern: RegExp,
      extent: ToldTime['extent'],
    ): readonly [RegExpExecArray, ToldTime['extent']] | null => {
      const match = pattern.exec(text);
      return match === null ? null : [match, extent];
    };
    const read =
      shape(whole, 'whole') ??
      (joint === undefined ? null : shape(together, 'whole')) ??
      (unit === 'j' ? null : (shape(began, 'whole') ?? (learns ? shape(learned, 'whole') : null))) ??
      shape(ofTheYears, 'sum') ??
      shape(most, 'most');
    if (read === null) return [];
    const [match, extent] = read;
    const last = match.index + match[0].length;
    return [
      {
        count,
        unit,
        extent,
        isAdjective: asAdjective !== undefined,
        isLeast: least.test(rough),
        text: match[0],
        start: Math.min(match.index, index),
        end: Math.max(last + found[0].length - 1, index + found[0].length),
      },
    ];
  });
}

/** The whole of the work. */
export const tellsSum = /zufried|anerkenn|leistung|(?<!haupt)aufgaben|verlassen|verlass/iu;
