import { late, lateRegExp } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import { latin } from '../german/latin.ts';
import { searchOf } from '../german/sieve.ts';
import { threesOf } from '../german/threes.ts';
import type { Grade } from '../letter/grade.ts';
import { heldForTime } from './for-a-time.ts';
import type { SentenceUnits } from './sentence-units.ts';
import { neverCame } from './unreal.ts';

/** How a sentence takes its own praise back; the grade is the best that is left of it. */
export interface TakenBack {
  /** `formulaExplanations` says why. */
  readonly id: string;
  readonly grade: Grade;
}

const someone = '(?:er|sie|herrn? \\p{L}+|frau \\p{L}+)';
const view =
  '(?:selbsteinschätzung|einschätzung|meinung|ansicht|auffassung|aussagen?|angaben?|bekunden|darstellung|überzeugung|dafürhalten|worten)';

/** „Nach eigener Einschätzung“, „seiner Meinung nach“, „hielt sich für …“: it is not the employer who praises. */
const byOneself = searchOf(
  lateRegExp(
    [
      `(?:^|, )nach (?:(?:seine|ihre)[rmn] )?eigene[rmn] (?:${view}|urteil|empfinden|gefühl|eindruck|wahrnehmung)(?! (?:der|des|unsere[rs]|unserem) )`,
      `(?<!(?:der|die|das|den) )(?<!\\p{L})nach (?:(?:seine|ihre)[rmn] )?eigene[rmn] (?:meinung|ansicht|aussagen?|angaben|bekunden|darstellung|dafürhalten|worten)(?! (?:der|des|unsere[rs]|unserem) )`,
      `(?<!\\p{L})(?:war|ist|waren|sind|arbeitete) (?:\\p{L}+ ){0,2}nach (?:(?:seine|ihre)[rmn] )?eigene[rmn] (?:selbst)?einschätzung(?! (?:der|des) )`,
      `^nach (?:seine|ihre)[rmn] (?:${view}|eindruck) (?!an |zu |über |von |vor |mit |im |in )\\p{L}+ (?:${someone}|seine?|ihre?)(?!\\p{L})`,
      `(?<!\\p{L})(?:seine[rmn]|ihre[rmn]|eigene[rmn]) (?:(?:eigenen|festen|persönlichen) )?(?:${view}|urteil|empfinden|gefühl) (?:nach|zufolge)(?!\\p{L})|, so (?:seine|ihre) (?:eigenen? )?${view} ,`,
      `(?<!\\p{L})in (?:seinen|ihren) eigenen augen|^in (?:seinen|ihren) augen \\p{L}+ ${someone}|(?<!\\p{L})aus eigener sicht|^aus (?:seiner|ihrer) (?:eigenen )?sicht \\p{L}+ (?:${someone}|seine?|ihre?)(?!\\p{L})`,
      '(?<!\\p{L})(?:hielt|hält) sich (?:(?:selbst|selber|stets|immer|gern|gerne|durchaus|offenbar) )*für (?:eine?n? |de[nr] |die |das |sehr |überaus |äußerst |außer|hervor|ausge|unersetz|unentbehr)',
      '(?<!\\p{L})(?:sah|sieht|betrachtete?|bezeichnete?|beschrieb|schilderte|empfand|nannte|schätzte|beurteilte|bewertete|lobte|rühmte) sich (?:(?:stets|immer|gern|gerne) )*(?:selbst|selber)(?!\\p{L})',
      `(?<!\\p{L})(?:war|ist) ${someone} selbst (?:(?:stets|immer|jederzeit|sehr|äußerst|überaus|außerordentlich|höchst|voll) )*zufrieden|^(?:er|sie) selbst (?:war|ist) [^,]*(?<!(?:nie|selten|kaum) )zufrieden|(?:hielt|hält) (?:seine?n?|ihre?n?) \\p{L}+ (?:(?:stets|immer) )?für `,
      '(?<!\\p{L})wie (?:er|sie) (?:selbst|selber) (?:\\p{L}+ ){0,2}(?:beton|sag|fand|finde|mein|glaub|angab|erklär|versicher|bericht|hervor|schrieb|wusste|einschätz)\\p{L}*',
      `(?<!\\p{L})von (?:seine|ihre)[nrm](?!\\p{L})[^,]* (?:war|ist) ${someone} (?:\\p{L}+ )*?(?:selbst|selber|am meisten)(?: [^,]*)? überzeugt`,
      `^${someone} will(?!\\p{L})[^,]* (?:ge\\p{L}+|\\p{L}+t) haben \\.?$`,
      `^angeblich \\p{L}+ (?:${someone}|seine?|ihre?)(?!\\p{L})|(?:war|ist|hatte|besaß|arbeitete|verfügte|waren) (?:${someone} )?angeblich(?!\\p{L})`,
    ].join('|'),
    'u',
  ),
);
/** „Die Jury suchte nach eigenem Bekunden …“ is the view of others. */
const isMeant = latin(late.u`(?<!\p{L})(?:er|sie|herr|frau|seine|ihre)(?!\p{L})`);
/** Others say so too, or the opinion is what is asked for. */
const notOnlyOneself = latin(
  late.u`^(?:de[rmn]|die|das|unsere?[rn]?|eine?|viele) (?:\p{L}+ )?\p{L}*(?:jury|vorsitzende[rn]?|prüfer\p{L}*|kund\p{L}*|gäste?n?|auftraggeber\p{L}*|lieferant\p{L}*|bauherr\p{L}*|mandant\p{L}*|patient\p{L}*)(?!\p{L})|(?<!\p{L})(?:nicht (?:nur|allein|bloß)|(?:und|wie) (?:auch )?(?:nach )?unsere[rm]? (?:\p{L}+ )?(?:einschätzung|meinung|ansicht|auffassung|urteil)|(?:auch|ebenso) nach|fragt\p{L}*|gefragt|bescheiden|zu unrecht|unterschätz\p{L}*)(?!\p{L})`,
);

const boss =
  '(?:man|wir|ich|jemand|(?:eine? |d(?:er|ie) )(?:\\p{L}+ )?\\p{L}*(?:chef|chefin|meister|meisterin|vorgesetzter?|leiter|leiterin|leitung|gesell|geselle|gesellin|kollegen?|kollegin|ausbilder|ausbilderin|vorarbeiter|führung))';
const drove =
  '(?:aufforder\\p{L}*|auffordert\\p{L}*|erinner\\p{L}*|ermahn\\p{L}*|mahnt\\p{L}*|anleit\\p{L}*|anwies\\p{L}*|anhielt\\p{L}*|beaufsichtig\\p{L}*|überwacht\\p{L}*|kontrollier\\p{L}*|antrieb\\p{L}*|drängt\\p{L}*|nachhalf\\p{L}*|vormacht\\p{L}*|vorgab\\p{L}*|dabei ?stand|daneben ?stand|danebenstand|zusah|zuschaute|hinsah|(?:im haus|in der nähe|zugegen|anwesend|dabei) war|(?:genau|klar|deutlich|ausdrücklich|ausführlich|mehrmals|mehrfach|zweimal|wiederholt|oft genug|jedes mal|schritt für schritt|eigens) (?:\\p{L}+ ){0,3}?(?:sagte\\p{L}*|erklärt\\p{L}*|erläutert\\p{L}*|zeigte\\p{L}*|bat\\p{L}*|gesagt|gezeigt|gebeten)(?: \\p{L}+)?)';
const driven =
  '(?:aufgefordert|angeleitet|angewiesen|erinnert|ermahnt|gemahnt|angehalten|beaufsichtigt|überwacht|kontrolliert|angetrieben|gedrängt|nachgebessert|vorgemacht|vorgegeben|(?:genau|klar|deutlich|ausdrücklich|ausführlich|mehrmals|mehrfach|zweimal|wiederholt|oft genug|jedes mal|schritt für schritt|eigens|wochen vorher|rechtzeitig vorher) (?:\\p{L}+ ){0,3}?(?:gesagt|erklärt|erläutert|gezeigt|gebeten|angekündigt))';
const when =
  '(?<!(?:auch|selbst|sogar|nicht|erst|ohne|als|außer) )(?:wenn|sofern|soweit|insoweit|falls|solange|sobald)';
/** „wenn man ihn aufforderte“, „Stand der Meister daneben, …“, „unter ständiger Aufsicht“: the merit is another's. */
const whenDriven = searchOf(
  lateRegExp(
    [
      `(?:^|, |dann , )${when} ${boss} [^,]*${drove}(?: hatten?)?(?: ,| \\.|$)`,
      `(?:^|, |dann , )${when} (?:er|sie|ihm|ihr|herrn? \\p{L}+|frau \\p{L}+) (?:[^,]* )?${driven} (?:wurden?|worden war|war|wird)(?: ,| \\.|$)`,
      `^(?:wurden?|war|waren) [^,]*${driven}(?: (?:, )?was [^,]+)?(?: worden)? , (?:was [^,]+ , )?(?:so |dann )?\\p{L}+`,
      `^(?:sagte|gab|stand|erinnerte|forderte|mahnte|leitete|drängte|hatte|erklärte|zeigte) ${boss} (?:[^,]*(?:genau|klar|mehrmals|mehrfach|wiederholt|oft genug|schritt|daneben|dabei|ausdrücklich|ausführlich|handgriff)[^,]*|[^,]*${driven}|(?:ihn|sie|herrn \\p{L}+|frau \\p{L}+) (?:an|auf|dazu)[^,]*) , (?:was [^,]+ , )?(?:so |dann )?\\p{L}+`,
      `^(?:bekam|erhielt|hatte) ${someone} (?:\\p{L}+ )?(?:klare|genaue|feste|ausführliche|eindeutige) (?:anweisung|vorgabe|anleitung)(?:en)? , |(?:^|, )${when} (?:wenig|nicht viel|kaum etwas) (?:zu tun|los) war(?: ,| \\.|$)`,
      '(?<!(?:auch|ohne|selbst|sogar) )(?:^| )unter (?:ständiger|steter|enger|dauernder|genauer|strenger|laufender) (?:anleitung|aufsicht|kontrolle|beobachtung)',
      '^nach (?:genauer|klarer|mehrmaliger|mehrfacher|wiederholter|ausdrücklicher|eingehender|ausführlicher|jeweiliger) (?:anweisung|anleitung|aufforderung|erinnerung|ermahnung|erklärung|erläuterung|einweisung)(?!\\p{L})',
      `(?:^|, )${when} (?:ihn |sie |ihm |ihr )?(?:die|eine|das|ein) (?:\\p{L}+ )?(?:aufgaben?|arbeit|sache|thema|tätigkeit) (?:ihn |sie |ihm |ihr )?(?:\\p{L}+ )?(?:interessierten?|lag|lagen|zusagten?|gefiel|gefielen|freude machte|spaß machte|bereitete)(?: ,| \\.|$)`,
      `(?:^|, )${when} (?:man|niemand|keiner|kein \\p{L}+) (?:ihm|ihr|ihn|sie|herrn \\p{L}+|frau \\p{L}+) (?:nicht |nie )?(?:widersprach|(?:seinen|ihren) willen ließ|kritisierte|störte|in ruhe ließ)(?: ,| \\.|$)`,
      '^bei (?:ruhiger|normaler|geringer|schwacher|niedriger|überschaubarer|mäßiger|normalem|geringem|ruhigem|mäßigem|schwachem) (?:\\p{L}+ )?\\p{L}*(?:auftragslage|arbeitsanfall|belastung|nachfrage|geschäft|geschäftsgang|betrieb|andrang|arbeitsaufkommen|auslastung)(?!\\p{L})',
    ].join('|'),
    'u',
  ),
);

/** „…, weil er deren Preise nie in Zweifel zog“: liked for a duty left undone. */
const likedForNothing = searchOf(
  late.u`(?<!\p{L})(?:weil|da|denn|zumal|indem|dass) (?:er|sie|es|man|herr|frau|kein\p{L}*|nie)(?!\p{L})[^,;]*?(?:(?<!\p{L})(?:nie|niemals|nicht|kein\p{L}*|selten|kaum|ungern|nirgends)(?!\p{L}) (?:[^,;]* )?(?:widersprach|(?:in )?(?:zweifel|frage) (?:zog|stellte)|infrage stellte|widerspr\p{L}+|kontrollierte|nachfragte|nachprüfte|prüfte|nachrechnete|forderte|verlangte|ablehnte|feilschte|nachverhandelte|hinsah|hinschaute|durchgriff|beanstandete|reklamierte|auftauchte|da war|anwesend war|zugegen war|einschritt|eingriff|genau nahm|nein sagte))(?!\p{L})`,
);

/** „Seine Mitarbeiter wussten jederzeit, wer der Chef war“ */
const ruled = searchOf(
  late.u`(?<!\p{L})(?:wuss?ten?|wusste|spürten?|merkten?|erfuhren?|fühlten?|zweifel\p{L}*|klar|deutlich|spüren|vergessen|bewusst)(?: \p{L}+){0,3}? , wer (?:(?:hier|bei uns|im (?:haus|team|betrieb|laden)|in der \p{L}+) )?(?:(?:der|die) (?:chef|chefin|herr|herrin|boss|stärkere|vorgesetzte)(?!\p{L})|das sagen|die hosen|herr im|(?:entscheidet|entschied|bestimmte?|befiehlt|befahl|anordnet))`,
);

const staff =
  '\\p{L}*(?:mitarbeiter(?:innen)?|mitarbeitenden|team|leute|lehrlinge|auszubildenden|gruppe|abteilung|mannschaft|kollegen|kolonne|schüler|klasse)';
/** „Seine Mitarbeiter wussten sich auch ohne ihn zu helfen“: what is praised is that others did without. */
const doneWithout = searchOf(
  lateRegExp(
    `^(?:seine|ihre?|sein|das|die|unsere?) ${staff}(?!\\p{L})[^,;]*(?<!\\p{L})ohne (?:ihn|sie|seine|ihre)(?!\\p{L})(?! (?:nicht|kaum|schwer))[^,;]*(?:zu helfen|zurecht|aus|weiter|klar|zu organisieren)(?: wusste\\p{L}*)? \\.?$`,
    'u',
  ),
);
/** Whoever taught them so is praised for it. */
const taughtSo = latin(
  late.u`(?<!\p{L})(?:nicht|kaum|dank|weil|da|so|befähig\p{L}*|eingearbeitet\p{L}*|geführt\p{L}*|angeleitet\p{L}*|ausgebildet\p{L}*|urlaub\p{L}*|abwesenheit|vertretung\p{L}*)(?!\p{L})`,
);

const sociable = searchOf(
  late.u`(?<!\p{L})(?:gesellige[nrs]? (?:\p{L}+ )?(?:art|wesen|natur|naturell|weise|mensch|kollege|kollegin|typ)|(?:seine|ihre)[rn]? (?:\p{L}+ )?geselligkeit|\p{L}+s geselligkeit)(?!\p{L}).*(?:klima|stimmung|beliebt|geschätzt|auflocker|unterhalt|heiter|atmosphäre)|(?:klima|stimmung|beliebt|geschätzt|auflocker|unterhalt|atmosphäre).*(?:gesellige[nrs]? (?:art|wesen|natur|weise)|geselligkeit)`,
);
const company = latin(/bewohner|senior|gäst|besucher|patient|veranstalt|teilnehm/u);

const topWord =
  '(?:überragend|hervorragend|herausragend|ausgezeichnet|exzellent|glänzend|brillant|sehr gut|spitze|außergewöhnlich|überdurchschnittlich|perfekt|erstklassig)(?:e[nrsm]?)?';
const middling =
  '(?:, )?(?:aber|doch|jedoch|wohl aber|dafür aber|immerhin|sondern) (?:(?:doch|immer|stets|durchaus|immerhin|eine?n?|recht|ganz) )*';
const notTop = searchOf(
  lateRegExp(
    `^${topWord} (?:war|waren|ist|sind|arbeitete|arbeiteten) [^,;.]{1,60} nicht ${middling}(?<what>\\p{L}+)|(?<!\\p{L})nicht ${topWord} ${middling}(?<what2>\\p{L}+)|(?<!\\p{L})keine? (?:überflieger\\p{L}*|genie|star|ausnahme\\p{L}+|spitzen\\p{L}+)[^,;.]{0,30} ${middling}(?<what3>\\p{L}+)`,
    'u',
  ),
);
const stepOf = (word: string): Grade | null =>
  /^(?:gut|sicher|verlässlich|zuverlässig)/.test(word)
    ? 3
    : /^(?:solid|ordentlich)/.test(word)
      ? 3.5
      : /^(?:brauchbar|ausreichend|annehmbar|durchschnittlich|passabel|befriedigend|hinreichend|genügend)/.test(
            word,
          )
        ? 4
        : null;

/** „Sein Engagement im Vorfeld der Betriebsfeste war beachtlich“: praised where no work is done. */
const atParties = searchOf(
  late.u`^(?=.*(?<!\p{L})(?:\p{L}*engagement|engagier\p{L}*|einsatz\p{L}*|eifer|elan|hingabe|begeisterung|initiative|leidenschaft|motiv\p{L}+|unermüdlich\p{L}*)(?!\p{L})).*(?<!\p{L})(?:(?:betriebs|firmen|belegschafts|team)(?:fest|feier|ausfl[uü]g|sport|mannschaft)\p{L}*|weihnachtsfeiern?|(?:grill|kegel)abende?n?s?|feierabendrunden?|tippspiels?|tombola)(?!\p{L})`,
);
/** Beside the work, or as the work. */
const besideWork = latin(
  late.u`(?<!\p{L})(?:auch|sogar|selbst|darüber|hinaus|neben|zusätzlich|außerdem|zudem|etwa|beispielsweise|sowie|aufgaben|arbeit|als|beruflich\p{L}*|kunden|kinder\p{L}*|bewohner\p{L}*|senioren|gäste\p{L}*|schüler\p{L}*|\p{L}*(?:hotel|küche|catering|saal|event)\p{L}*)(?!\p{L})`,
);

const opens = rememberByWord(({ lower }: Token): boolean =>
  /^(?:nach|zufolge|augen|sicht|selbst|selber|hielt|hält|überzeugt|will|angeblich|anfang.*|anfänglich|erste[nr]?|beginn|zunächst|hätten?|wären?|könnten?|würden?|früher|vor|zeit|zeiten|zeitlang|weile|einige|bis|ende|letzten|solange|wenn|sofern|soweit|insoweit|falls|sobald|wurden?|war|waren|sagte|gab|stand|erinnerte|forderte|mahnte|leitete|drängte|hatte|erklärte|zeigte|bekam|erhielt|so|ohne|unter|bei|weil|da|denn|zumal|indem|dass|wer|nicht|keine?|.*gesellig.*|(?:betriebs|firmen|belegschafts|team)(?:f|aus|sp|m).*|weihnachtsfeiern?|(?:grill|kegel)abend.*|feierabendrunden?|tippspiels?|tombola)$/.test(
    lower,
  ),
);

/** Longer sentences say more than one thing. */
const mostTokens = 36;

/**
 * Reads how a sentence takes back what it praises: who says so, for how long, on what condition, or for what reason;
 * null where it does not. Source: domain.md §3 (Einschränkung, Mehrdeutigkeit, Negation), own corpus.
 */
export function takenBack({ tokens }: SentenceUnits): TakenBack | null {
  if (tokens.length > mostTokens || !tokens.some(opens)) return null;
  const text = tokens.map(({ lower }) => lower).join(' ');
  const one = { flat: text, threes: threesOf(text) };
  if (byOneself.test(one) && isMeant.test(text) && !notOnlyOneself.test(text))
    return { id: 'taken-own-view', grade: 5 };
  if (atParties.test(one) && !besideWork.test(text)) return { id: 'taken-parties', grade: 5 };
  if (ruled.test(one)) return { id: 'taken-ruled', grade: 5 };
  if (sociable.test(one) && !company.test(text)) return { id: 'taken-sociable', grade: 5 };
  if (doneWithout.test(one) && !taughtSo.test(text)) return { id: 'taken-done-without', grade: 5 };
  if (likedForNothing.test(one)) return { id: 'taken-reason', grade: 5 };
  if (whenDriven.test(one)) return { id: 'taken-driven', grade: 5 };
  const { what, what2, what3 } = notTop.exec(one)?.groups ?? {};
  const step = stepOf(what ?? what2 ?? what3 ?? '');
  if (step !== null) return { id: 'taken-not-top', grade: step };
  if (neverCame(text)) return { id: 'taken-unreal', grade: 5 };
  return heldForTime(text);
}
