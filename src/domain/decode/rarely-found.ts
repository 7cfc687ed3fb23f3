import { lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';

const rarely =
  '(?:(?:nur |sehr |äußerst |ganz |so |heute |sonst |leider )*selten|(?:heute |sonst |wohl )*kaum|(?:noch )?(?:nie(?:mals)?|nirgend(?:s|wo))|sonst (?:nie|nirgends|nicht)|nicht (?:oft|häufig|alle Tage|jeden Tag|überall|noch einmal|ein zweites Mal)|in \\p{L}+ Jahren (?:noch )?(?:nicht|nie|kein zweites Mal))';
const found =
  '(?:find|fand|gefunden|findet|vorfind|(?:an)?getroffen|antr[ia]f|traf|trifft|treffen|gesehen|sieht|sahen?|sehen|erleb|erlebt|kenn|kannt|gekannt|begegne|gehör|hör|bekomm|gibt|gab|hat|hab(?:en?)?|hatten?|ist|sind|vorkomm|wiederfind|geboten)\\p{Ll}*(?: (?:hab(?:en?)?|hatten?|kann|können|konnten?|wird|werden|würden?))?';
const one = '(?<pronoun>ihn|sie|es|ihm|ihr)';
/** Somebody whose wish is worth something. */
const anyHouse =
  '(?:jede[rs]? (?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+|eine? (?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+|alle (?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+|(?:man|wir|ich))';
const wishes =
  '(?:(?:nur |gern |gerne |bloß |immer |nicht besser |besser nicht |kaum besser )*(?:wünsch(?:en|t|te|ten)?|erträum(?:t|en)|erhoff(?:t|en)|vorstell(?:t|en))(?: (?:kann|können|könnte|könnten|darf|würde))?|(?:gern|gerne|am liebsten) (?:hätten?|behielten?|behalten (?:würde|hätte)n?|einstellen würden?))';
/** Whoever tells how seldom that was seen of the person blames. */
const ofPerson = '(?![^,;:]*(?<!\\p{L})(?:von|bei|an) (?:ihm|ihr|Herrn|Frau|seine[rmn]|ihre[rmn])(?!\\p{L}))';

const clauses = [
  // „wie man ihn in seinem Alter selten findet“, „wie wir sie noch nie gesehen haben“
  `wie (?:(?:man|wir|ich|sie|Gäste|Kunden|es) )?${one} ${ofPerson}(?:[^,;:]* )?${rarely} (?:[^,;:]* )?${found}`,
  `wie (?:man|wir|ich) ${one} ${ofPerson}(?:[^,;:]* )?${rarely} (?:[^,;:]* )?${found}`,
  `wie ${one} (?:nur |sonst |heute )*(?:wenige|kaum (?:jemand|einer|eine)|kein(?:e|er)? (?:zweite[rs]?|andere[rs]?)|niemand)(?: sonst| noch)? ${found}`,
  // „wie ihn sich jede Belegschaft wünscht“, „wie man sie sich nur wünschen kann“, „wie ihn jedes Haus gern hätte“
  `wie (?:man |wir |ich )?${one} (?:sich |uns |mir )?(?:${anyHouse} )?(?:[^,;:]* )?${wishes}`,
  `(?<relative>den|die|das) (?:sich )?${anyHouse} (?:sich )?(?:[^,;:]* )?${wishes}`,
  // „mit einer Herzlichkeit, die man selten findet“
  `(?<seldom>den|die|das) (?:man|wir|ich) ${ofPerson}(?:[^,;:]* )?${rarely} (?:mehr |noch |so )?${found}`,
];
/** What it is called that is so rare; a fault is no better for that. */
const head =
  '(?<head>(?:ein(?:e[mnrs]?)?|von (?:ein|solch)er|de[mnr]|die|das|der|solch(?:e[mnr]?)?) (?:\\p{Ll}+ ){0,3}?(?!Un(?!ternehm)|Miss|Langsam|Nachl|Frech|Stur|Arrog|Gleichg|Faul|Träg|Schlamp|Launen|Hochm|Streit|Kälte|Härte|Überheb|Vergess|Leichts|Eigens|Fehl|Mangel)\\p{Lu}[\\p{L}-]+|eine[rs]|(?<=(?:mit|von) )\\p{Lu}[\\p{L}-]+(?: und \\p{Lu}[\\p{L}-]+)?)';
/** „wie ihn sich jeder wünscht, der seine Ruhe haben will“: who wishes for that says the rest. */
const end = '(?= ?[.;:]|$| ?,(?! (?:der|die|das|dem|den|wenn|solange|sofern)(?!\\p{L})))';
const patterns = clauses.map((clause) => lateRegExp(`${head}, (?:${clause})${end}`, 'u'));

const opens: ReadonlySet<string> = new Set(['wie', 'den', 'die', 'das']);
const told: ReadonlySet<string> = new Set(
  'selten kaum nie niemals nirgends nirgendwo nicht oft wenige wünscht wünschen wünschte wünschten erträumt erhofft vorstellen gern gerne liebsten jahren niemand zweiter zweite anderer andere'.split(
    ' ',
  ),
);
const matchless: Readonly<Record<string, string>> = {
  ihn: 'der seinesgleichen sucht',
  den: 'der seinesgleichen sucht',
  es: 'das seinesgleichen sucht',
  das: 'das seinesgleichen sucht',
};

/**
 * A sentence that praises by how seldom such a thing is found or how much others wish for it, with the word for that,
 * or null: „mit einem Takt, wie man ihn selten findet“ → „mit einem Takt, der seinesgleichen sucht“.
 */
export function rarelyFound(tokens: readonly Token[]): string | null {
  if (
    !tokens.some(
      ({ text, kind }, at) => kind === 'mark' && text === ',' && opens.has(tokens[at + 1]?.lower ?? ''),
    ) ||
    !tokens.some(({ lower }) => told.has(lower))
  )
    return null;
  const text = tokens
    .map((token) => (token.kind === 'mark' ? token.text : ` ${token.text}`))
    .join('')
    .trim();
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { pronoun, relative, seldom, head: noun = '' } = match.groups ?? {};
    const praise = matchless[pronoun ?? relative ?? seldom ?? ''] ?? 'die ihresgleichen sucht';
    return `${text.slice(0, match.index)}${noun}, ${praise}${text.slice(match.index + match[0].length)}`;
  }
  return null;
}
