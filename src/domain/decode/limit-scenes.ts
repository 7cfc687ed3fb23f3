import { late, lateRegExp } from '../german/late.ts';
import { inRatings, limit, praised, type Limit } from './limit.ts';

const person = '(?:er|sie|ihm|ihr|ihre|seine?|Herrn? [\\p{L}-]+|Frau [\\p{L}-]+)(?!\\p{L})';
/** The main clause opens with its verb and tells of the person. */
const thenActs = `(?=\\p{Ll}+ (?:sich )?${person})`;
const opening = '(?:^|(?<=; ))';
/** Plain praise as well: within a frame it holds no further than that. */
const plainPraise = lateRegExp(
  `${praised.source}|(?<!\\p{L})(?:sicher|gut|zügig|sorgfältig|sauber|genau|richtig|fehlerfrei|freundlich|zuverlässig|umsichtig|ruhig|konzentriert|belastbar|gewachsen|zurecht|aufmerksam|selb(?:st)?ständig)(?!\\p{L})`,
  'u',
);
const readied =
  '(?:vorbereitet|vorsortiert|zugeschnitten|bereitgelegt|zurechtgelegt|aufbereitet|vorgearbeitet|vorgezeichnet|vorgerichtet|vorgegeben|vorgemacht|vorgerechnet|Vorarbeit(?:en)?|griffbereit|parat|(?<=(?:ihm|ihr) [^,;.]{0,50})fertig|fertig (?:auf de[mr]|vor (?:ihr|ihm)))';
const overseer =
  '(?:jemand|\\p{L}*(?:[Ff]achkraft|[Kk]olleg(?:e|in)|[Mm]eister(?:in)?|[Ll]eiter(?:in)?|[Vv]orgesetzter?|[Cc]hef(?:in)?|[Gg]esell(?:e|in)|[Vv]orarbeiter(?:in)?|[Ii]nhaber(?:in)?|[Ss]chwester|Ärzt(?:in)?|Arzt|[Aa]usbilder(?:in)?))';
const nearby =
  '(?:in (?:Hörweite|Rufweite|Sichtweite|Reichweite|(?:ihrer |seiner |der )?Nähe)|dabei|daneben|zugegen|anwesend|(?:neben|bei) (?:ihr|ihm)|an (?:ihrer|seiner) Seite|mit(?:lief|läuft|ging|geht|fuhr|fährt|half|las|liest|rechnete)|(?:dabei|daneben)(?:stand|saß|steht|sitzt|ist|war)|zu(?:sah|sieht|schaute|schaut)|über die Schulter)';
const zest =
  '(?:Schwung|Eifer|Elan|Tatkraft|Einsatz|Ideen|engagiert|motiviert|konzentriert|fleißig|pünktlich|hellwach|aufmerksam|bei der Sache|zuverlässig|flott)';
const load =
  '\\p{L}*(?:[Bb]elegung|[Aa]uslastung|[Aa]ndrang|[Bb]etrieb|[Vv]erkehr|[Aa]uftragslage|[Aa]rbeitsanfall|[Aa]ufkommen|[Bb]esuch|[Nn]achfrage|[Gg]eschäft|[Aa]ufträgen|[Aa]nfragen|[Kk]undschaft|[Mm]aßen|[Aa]bläufen|[Ff]ormen|[Mm]ustern|Wetter|[Aa]ufgaben|[Ff]ällen|[Ss]chwierigkeitsgrad)';

/** Praise within a scene that makes the work easy: all was laid out, somebody stood by, the hour was fresh, little to do. */
export const scenes: readonly Limit[] = [
  // „Lag ihm der Zuschnitt fertig auf der Bank, arbeitete er sauber.“
  {
    rule: 'limit-condition',
    parts: inRatings,
    pattern: limit(
      `${opening}(?<limit>(?!Hatten? (?:er|sie|Herr|Frau) )(?:War(?:en)?|Liegt|Lag(?:en)?|Stand(?:en)?|Steht|Bekam|Bekommt|Hatten?|Wurden?|Wird|Kam(?:en)?|Erhielt) (?=[^,;.]*(?<!\\p{L})${readied}(?!\\p{L}))[^,;.]{6,80}), ${thenActs}`,
    ),
    beside: plainPraise,
    praising: late.u`von (?:ihm|ihr)(?!\p{L})|selbst|nicht`,
    unless: late.u`(?<!\p{L})(?:auch|trotzdem|dennoch)(?!\p{L})`,
  },
  // „Wo eine Fachkraft in Hörweite war, ging ihr die Pflege sicher von der Hand.“
  {
    rule: 'limit-help',
    parts: inRatings,
    pattern: limit(
      `${opening}(?<limit>(?:Wo|Solange|Sobald|Wenn|War|Ist|Stand|Steht|Saß|Sitzt|Ging|Geht|Blieb|Sah|Sieht|Half|Hilft|Schaute?|Lief|Fuhr) (?:(?:der|die|ein|eine|ihre?|seine?|unsere?) )?(?:\\p{Ll}+ )?${overseer} (?:[^,;.]{0,40} )?${nearby}(?!\\p{L})[^,;.]{0,12}), ${thenActs}`,
    ),
    beside: plainPraise,
    praising: /Hilfe|brauch|krank|nicht|kein|(?:aus)?f(?:iel|ällt)|überford/u,
    unless: late.u`(?<!\p{L})(?:auch|trotzdem|dennoch|half|erklärte|zeigte (?:er|sie) (?:ihr|ihm))(?!\p{L})`,
  },
  // „An Vormittagen war sie mit vollem Schwung dabei“, where the work is told of all day.
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(
      `^(?<limit>An (?:Vor|Nach)mittagen|Am (?:(?:frühen )?(?:Vormittag|Morgen|Nachmittag|Abend)|Anfang der (?:Woche|Schicht))|(?:Vormittags|Nachmittags|Morgens|Montags|Freitags)|In den (?:Vormittags|Morgen|ersten|frühen) ?[Ss]tunden(?: (?:des Tages|der Schicht))?|Zu (?:Wochen|Schicht|Tages)beginn|Bis (?:zum Mittag|zur (?:Mittags)?pause)) (?:war|ist|arbeitete|arbeitet|zeigte|zeigt|ging|wirkte) ${person}[^,;.]*(?<!\\p{L})${zest}(?!\\p{L})`,
    ),
    trait: lateRegExp(zest, 'u'),
    unless: late.u`(?<!\p{L})(?:auch|ebenso|wie|schon|bereits|immer die|stets der|als Erste)(?!\p{L})`,
  },
  // „In Diensten mit schwacher Belegung ist er belastbar.“
  {
    rule: 'limit-circumstance',
    parts: inRatings,
    pattern: limit(
      `^(?<limit>(?:In|Bei|An|Auf) (?:den )?\\p{Lu}\\p{L}+n (?:mit (?:(?:schwach|gering|niedrig|mäßig|ruhig|flau|einfach|klein|normal|üblich|überschaubar|leicht|geregelt|gut)e[mnr]|wenig(?:en)?|kaum) ${load}|ohne (?:\\p{L}*druck|(?:\\p{Ll}+ )?Andrang|Störung(?:en)?|Eile|Zwischenfälle|Notfälle))) \\p{Ll}+ (?:sich )?${person}`,
    ),
    beside: plainPraise,
    unless: late.u`(?<!\p{L})(?:auch|ebenso|wie|sowie|halfen?|half|nutzte)(?!\p{L})`,
  },
];
