import { late } from './late.ts';

// Names of chambers, schools and courses of study as people type them into a form, as a sentence needs them.

type Gender = 'f' | 'm' | 'n';

/** The end of the noun that a name begins with tells its gender; chambers, schools and all others are feminine. */
const neuter =
  /(?:amt|ministerium|präsidium|institut|kollegium|kolleg|werk|zentrum|center|haus|studium|gymnasium|internat|seminar|praktikum|abitur|jahr|semester|^bbz|^bsz|^bfz|^bk)$/iu;
const masculine =
  /(?:ausschuss|verband|bund|rat|kreis|verein|träger|senat|betrieb|gang|kurs|campus|saal|dienst)$/iu;
/** Where examinations take place; „Halle“ alone is a town. */
const house = late.iu`(?:schule|akademie|universität|kammer|werkstatt|institut|kolleg|zentrum|center|campus|(?<=\p{L}{3})(?:halle|haus|werk|amt|saal)|^bbz|^bsz|^bfz)$`;

/** „Zuständige“, „Hessisches“, „Duales“: adjectives before the noun; „Berliner“ never changes. */
const adjective = late.iu`^(\p{L}*(?:isch|lich|ständig|dual|privat|frei))(?:e[nrsm]?)$`;
const unchanging = late.u`^\p{Lu}\p{L}+er$`;
const leading = /-$|^(?:und|u\.)$/u;
const articles = /^(?:de[rmns]|die|das)\s+/iu;

interface Named {
  readonly gender: Gender;
  /** The noun that the name begins with, without signs. */
  readonly head: string;
  readonly words: readonly string[];
  /** Place of the noun among the words. */
  readonly at: number;
}

const bare = (word = ''): string => word.replaceAll(/[^\p{L}-]/gu, '');

/** A name without article, with the noun it begins with. */
function named(name: string): Named {
  const words = name.trim().replace(articles, '').split(/\s+/u);
  const isBefore = (word: string, at: number): boolean =>
    adjective.test(word) || leading.test(word) || (unchanging.test(word) && house.test(bare(words[at + 1])));
  const at = words.findIndex((word, place) => !isBefore(word, place));
  const head = bare(words[at]);
  return { gender: neuter.test(head) ? 'n' : masculine.test(head) ? 'm' : 'f', head, words, at };
}

/** „Hessische Rechtsanwaltskammer“ → „Hessischen Rechtsanwaltskammer“, as behind an article in dative and genitive. */
const weak = ({ words, at }: Named): string =>
  words.map((word, place) => (place < at ? word.replace(adjective, '$1en') : word)).join(' ');

/**
 * Who examines, with article in the dative, as behind „vor“: „IHK Kiel“, „die IHK Kiel“, „vor der IHK Kiel“ → „der IHK
 * Kiel“; „Prüfungsausschuss der IHK“ → „dem Prüfungsausschuss der IHK“. Empty stays empty.
 */
export function chamberDative(typed: string): string {
  const name = typed.trim().replace(/^vor\s+/iu, '');
  if (name === '') return '';
  const about = named(name);
  // „der Prüfungsausschuss“ is a nominative, „der IHK“ a dative, too.
  return `${about.gender === 'f' ? 'der' : 'dem'} ${weak(about)}`;
}

/** Where something took place: „Kiel“ → „in Kiel“, „Berufsschule Husum“ → „in der Berufsschule Husum“. */
export function placeWithPreposition(typed: string): string {
  const name = typed.trim();
  if (name === '') return '';
  if (/^(?:in|im|an|am|bei|beim|auf|zu|zur|zum)\s/iu.test(name))
    return name.charAt(0).toLowerCase() + name.slice(1);
  const about = named(name);
  if (!house.test(about.head)) return `in ${name}`;
  return `${about.gender === 'f' ? 'in der' : 'im'} ${weak(about)}`;
}

/** Forms of law that make a feminine name of whatever stands before them: „die Klinikum Nord gGmbH“. */
const feminineForm =
  /(?<![\p{L}-])(?:g?GmbH|gUG|UG|AG|KG|OHG|KGaA|SE|eG|GbR|PartG(?:mbB)?|Stiftung|Gesellschaft|Genossenschaft|AöR|Inc\.|Ltd\.)(?!\p{L})/u;
const firmNeuter =
  /(?:amt|klinikum|krankenhaus|hotel|restaurant|gasthaus|wirtshaus|autohaus|kaufhaus|möbelhaus|institut|büro|zentrum|center|studio|labor|atelier|café|theater|museum|ministerium|gymnasium|hospital|heim|werk|stift|studentenwerk|archiv|internat|bistum|land)$/iu;
const firmMasculine =
  /(?:verein|verband|landkreis|kreis|bezirk|verlag|betrieb|hof|kindergarten|hort|dienst|markt|salon|laden|bund|club|sender|konzern|zoo|freistaat|zweckverband|flughafen)$/iu;
const firmFeminine =
  /(?:stadt|gemeinde|verwaltung|sparkasse|bank|kasse|universität|hochschule|schule|akademie|kanzlei|praxis|apotheke|agentur|klinik|kammer|behörde|kita|kindertagesstätte|bäckerei|metzgerei|fleischerei|tischlerei|schreinerei|gärtnerei|druckerei|brauerei|werkstatt|firma|spedition|reederei|redaktion|diakonie|caritas|kirche|pfarrei|innung|genossenschaft|versicherung|anstalt|einrichtung|gesellschaft|stiftung|bibliothek|buchhandlung|molkerei|gaststätte|pension)$/iu;
/** „Deutscher“, „Evangelische“, „Zentrales“ */
const ofKind = late.u`^\p{Lu}\p{L}+(?:isch|sch|lich|ev|ell|al)e[rs]?$`;
/** „Stadtwerke Leipzig“, „Rechtsanwälte Kern und Partner“: „ist“ would be wrong. */
const several =
  /(?:werke|betriebe|anwälte|partner|brüder|gebrüder|geschwister|kliniken|anstalten|dienste|märkte|bahnen|häfen|museen|rechtsanwälte|steuerberater|architekten|ingenieure)$/iu;

/**
 * The name of an employer as the subject of a sentence: „Stadt Leipzig“ → „die Stadt Leipzig“, „Städtisches Klinikum“ →
 * „das Städtische Klinikum“; names that stand for themselves („Siemens“) stay. Empty where it is a plural.
 */
export function firmAsSubject(typed: string): string {
  const name = typed.trim();
  if (name === '' || /^(?:der|die|das)\s/iu.test(name)) return name;
  if (feminineForm.test(name)) return `die ${name}`;
  const words = name.split(/\s+/u);
  const at = words.findIndex((word) => !adjective.test(word) && !ofKind.test(word));
  const head = bare(words[at]);
  if (several.test(head)) return '';
  const gender = firmNeuter.test(head)
    ? 'das'
    : firmMasculine.test(head)
      ? 'der'
      : firmFeminine.test(head)
        ? 'die'
        : null;
  if (gender === null) return name;
  const told = words.map((word, place) => (place < at ? word.replace(/e[rs]$/u, 'e') : word));
  return `${gender} ${told.join(' ')}`;
}

const school = /(?:(?<!hoch)schule|gymnasium|kolleg|internat|^bbz|^bsz|^igs|^kgs|^bbs)$/iu;
const university = /(?:universität|hochschule|^uni|^fh|^th|^tu|^hs|akademie|^haw)$/iu;
/** Times of learning that stand for themselves: „während der Schulzeit“, „im Rahmen des Studiums“. */
const time =
  /(?:stud(?:ium|iums|iengang|iengangs)|ausbildung|fortbildung|weiterbildung|umschulung|zeit|jahr|jahr[e]s|semesters?|klasse|stufe|phase|maßnahme|lehrgangs?|kurs(?:es)?|abiturs?|promotion)$/iu;

/**
 * What an internship goes along with, in the genitive with article, as behind „während“ and „im Rahmen“: „Studium der
 * Informatik“, „Studiums der Informatik“ → „des Studiums der Informatik“; „Informatik“ → „des Studiums im Fach
 * Informatik“; „Realschule Husum“ → „des Besuchs der Realschule Husum“. Empty stays empty.
 */
export function studiesGenitive(typed: string): string {
  const name = typed.trim().replace(/^(?:während|im Rahmen)\s+/iu, '');
  if (name === '') return '';
  const about = named(name.replace(/^(?:meines|ihres|seines|meiner|ihrer|seiner)\s+/iu, ''));
  const { head, words, at } = about;
  if (/^\d+\.$/u.test(words[0] ?? '')) {
    const next = words[1] ?? '';
    return /semesters?$/iu.test(next) ? `des ${genitiveOf(words, 1)}` : `der ${words.join(' ')}`;
  }
  if (time.test(head)) {
    const isFeminine = /(?:ung|zeit|klasse|stufe|phase|maßnahme|promotion)$/iu.test(head);
    return isFeminine ? `der ${weak(about)}` : `des ${genitiveOf(weak(about).split(' '), at)}`;
  }
  if (school.test(head))
    return about.gender === 'f'
      ? `des Besuchs der ${weak(about)}`
      : `des Besuchs des ${genitiveOf(weak(about).split(' '), at)}`;
  if (university.test(head)) {
    const article = about.gender === 'f' ? 'der' : 'dem';
    return `des Studiums an ${article} ${weak(about)}`;
  }
  return `des Studiums im Fach ${words.join(' ')}`;
}

/** Words with a „-s“ at the noun that has none yet: „Studium der Informatik“ → „Studiums der Informatik“. */
const genitiveOf = (words: readonly string[], at: number): string =>
  words
    .map((word, place) =>
      place === at && !/s[,;]?$/u.test(word)
        ? word.replace(/[,;]?$/u, (sign) => (/(?:jahr|kurs)$/iu.test(word) ? 'es' : 's') + sign)
        : word,
    )
    .join(' ');
