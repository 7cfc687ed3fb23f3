import { late } from '../german/late.ts';
import { type Search, searchOf } from '../german/sieve.ts';

/** Interest beside effort, or beside work that was done. */
const besideEffort = searchOf(
  late.iu`(?<!\p{L})interesse(?:,| und| sowie) (?:\p{L}+ ){0,2}(?:einsatz|engagement|tatkraft|leistungs|ausdauer|sorgfalt|geschick)|(?:einsatz\p{L}*|engagement|tatkraft|leistungsbereitschaft|ausdauer|sorgfalt|geschick)(?:,| und| sowie) (?:\p{L}+ ){0,2}interesse(?!\p{L})|(?<!\p{L})interesse(?!\p{L})[^.;]{0,70} und (?:arbeitet|packt|setzt|leistet|erledigt|erbr[ai]|lernt)`,
);
/** Where the words that a hint goes by tell the opposite, or something else. */
export const misled: Readonly<Record<string, Search>> = {
  // Success at work and happiness at home are all that is usual.
  'ironischer-wunsch': searchOf(
    late.iu`^(?!.*(?<!\p{L})(?:endlich|doch noch|mehr|nun|dann|anderswo|andernorts|ander\p{L}+|nötige\p{L}*|künftig|sucht|eines tages)(?!\p{L})).*wünsch\p{L}* [^.;]{3,80}(?:erfolg|gelingen)(?!\p{L})[^.;]{0,60}(?:privat|persönlich|leben)[^.;]{0,40}(?:glück|gute|beste|freude|zufriedenheit)(?!\p{L})`,
  ),
  'negated-praise': searchOf(/nicht (?:von ungefähr|umsonst)|kein (?:zufall|wunder)/iu),
  // „stets ehrlich“ is what is wanted (domain.md §5), and so is a till that was always right.
  'ehrlichkeit-eingeschraenkt': searchOf(
    late.iu`(?<!\p{L})(?:stets|immer|jederzeit|ausnahmslos|absolut|vollkommen|in jeder hinsicht|durchweg|überaus|äußerst|sehr|unbedingt|uneingeschränkt)\p{L}* (?:(?:\p{L}+ (?:und|sowie) )|(?:sehr|absolut|äußerst|vollkommen) ){0,2}(?:ehrlich|vertrauenswürdig|korrekt|redlich|integer)(?!\p{L})|(?<!\p{L})kassen?(?:bestand|abrechnung)? stimmten? (?:immer|stets|jederzeit|ausnahmslos|täglich|auf den cent)(?!\p{L})|auf den (?:letzten )?(?:cent|pfennig|rappen|euro)(?!\p{L})|(?<!\p{L})(?:nie|niemals|kein(?:e[nmrs]?)?) [^.;,]{0,30}(?:fehlte|abhanden|verloren|differenz|cent)(?!\p{L})|(?<!\p{L})fehlte[^.;,]{0,20} (?:nie|niemals|kein)(?!\p{L})`,
  ),
  // Who is kind to clients and the old does her work; and a good relation to superiors and all others is no closeness.
  'einfuehlungsvermoegen-belegschaft': searchOf(
    late.iu`(?<!\p{L})(?:ältere|alte|junge|kranke|demente|trauernde)\p{L}* (?:menschen|leute)|schwangere\p{L}*|mütter\p{L}*|(?:patient|bewohner|klient|kund|gäst|kinder|angehörig|schüler)\p{L}*|vorgesetzt\p{L}*[^.;]{0,120}(?<!\p{L})gut\p{L}* verhältnis`,
  ),
  // With those whom one is there for.
  umgaenglich: searchOf(
    late.iu`kontakt zu (?:(?:den|unseren|ihren|seinen|allen) )?(?:teilnehm|kund|patient|gäst|kinder|schüler|bewohn|jugendlich)\p{L}*`,
  ),
  // Whoever teaches is liked in the classes, where else.
  'limited-to-place-or-time': searchOf(
    late.iu`(?<!\p{L})(?:wenn|als|in denen) [^,;.]*(?:letzten platz|ausgebucht|ausverkauft|überfüllt|voll (?:belegt|besetzt|ausgelastet)|hochbetrieb|schlange|andrang|keine minute|rund um die uhr|doppelt so viel)[^,;.]*, [^;.]*(?:belast|ruh|gelassen|überblick|gewachsen|ausdauer)|^in (?:den|ihren|seinen|allen) (?:\p{L}*klassen|\p{L}*kursen|\p{L}*gruppen)(?!\p{L})`,
  ),
  // To be patient with the anxious is the work itself.
  bemueht: searchOf(
    late.iu`(?:patient|bewohner|kind|klient|gäst|kund|schüler|angehörig|eltern)\p{L}*[^.;]{0,40}(?<!\p{L})(?:half|hilft|nahm|nimmt|begleitete?|beruhigte?)(?!\p{L})[^.;]{0,40}(?:geduld|ruhe|einfühl|freundlich)`,
  ),
  // What is told of a machine in plain words is no praise at all.
  uebertreibung: searchOf(
    late.iu`^(?![\s\S]*(?:ste[nrms]?(?!\p{L})|perfekt|genial|einzig|unver|uner|über|grenzenlos|voll|wunder|welt|nie(?!\p{L}|der)|jede|stets|immer|makellos|fehler|ausnahmslos|phänomen|sensation|ideal|brillant|gröss|größ|hervorragend|ausgezeichnet|unglaublich|beispiel|legende|gesamt))`,
  ),
  'ziele-verfolgt': searchOf(/erreich|erzielt|übertr[aio]f|erfüll/iu),
  'verstaendnis-arbeit': searchOf(
    late.iu`(?<!\p{L})(?:verstand|versteht) (?:er|sie) |(?<!\p{L})(?:er|sie) verst[ae]`,
  ),
  // Ideas of which something came.
  'eigene-ideen': searchOf(
    late.iu`(?<!\p{L})(?:bereicher|beleb|verbesser|erweiter|umgesetzt|einfließ|eingeflossen|trug\p{L}* [^.;]{0,60}bei(?!\p{L})|aufgegriffen|übernommen|gewann|steiger)\p{L}*`,
  ),
  // To stand in for somebody is not to speak for her, nor is „zeigte Engagement“.
  arbeitnehmerinteressen: searchOf(
    late.iu`(?<!\p{L})vertr(?:at|itt|eten)(?!\p{L})[^.;]{0,60}(?:(?:ander|erkrankt|abwesend|fehlend|beurlaubt|benachbart)\p{L}+ |urlaub|krank|abwesen|ausfall|ausfäll|verhinder)|(?<!\p{L})(?:sprang|springt|einspring\p{L}*|eingesprungen)(?!\p{L})|(?<!\p{L})(?:half|hilft)(?!\p{L})[^.;]{0,60}(?<!\p{L})aus(?!\p{L})|^(?![\s\S]*(?:interess|recht|belang|anliegen|kolleg|mitarbeit|beschäftigt|belegschaft|auszubild|team|stark|wort|sprach|sprecher|stimme|forder|gegenüber))`,
  ),
  einvernehmen: searchOf(
    late.iu`(?:best|gut|freundschaftlich)\p{L}+ (?:gegenseitig\p{L}+ |beiderseitig\p{L}+ )?einvernehmen`,
  ),
  // Who wishes the best says nothing of health.
  'gesundheit-wunsch': searchOf(
    late.iu`^(?![\s\S]*(?:gesund|genes|besserung|kr[aä]ft|erhol|schon(?!\p{L})|schonen|ruhe|ruhig|belast|stabil|wohl|körper|verfassung|konstitution))`,
  ),
  // „Handreichungen“ and „brauchbar“ are no second go.
  'second-attempt': searchOf(
    late.iu`^(?![\s\S]*(?:mal(?!\p{L})|erneut|wieder|anlauf|anläuf|versuch|prüfung|nach(?![.,]| und )))`,
  ),
  // Whoever stays for a customer takes nothing back.
  'lob-zurueckgenommen': searchOf(
    late.iu`(?<!\p{L})bl(?:ieb|eibt) (?:er |sie )?(?:auch |gerne? |schon )*(?:ein)?(?:mal )?länger`,
  ),
  // What belongs to the house or to others is put into a good light by whoever works well.
  'gut-verkaufen': searchOf(
    late.iu`(?<!\p{L})(?:unser\p{L}*|de[rs] (?:\p{L}+ )?(?:hauses|unternehmens|firma|teams?|abteilung|künstler\p{L}*)|(?:ihr|sein)e[sr] (?:\p{L}+ )?(?:teams?|abteilung|gruppe|mitarbeit\p{L}*|kolleg\p{L}*|auszubildend\p{L}*|schüler\p{L}*)|waren?|produkt\p{L}*|speisen|motive?n?|räume?n?)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:licht|szene|geltung)(?!\p{L})`,
  ),
  // Whoever makes the work of others easier hands none of it on.
  delegieren: searchOf(late.iu`(?<!\p{L})(?:leichter|einfacher|erleichter\p{L}*|entlast\p{L}*)(?!\p{L})`),
  eifer: besideEffort,
  'interesse-ohne-ergebnis': besideEffort,
  tolerant: searchOf(late.iu`(?<!\p{L})güte(?!\p{L})|qualität`),
  'trennung-angedeutet': searchOf(
    late.iu`betrieblich\p{L}* (?:gründen|gründe)|nicht weiterbeschäftig|ablauf (?:der|des) (?:\p{L}+ )?(?:saison|befristung|projekts?|vertrags|sommers|winters)|keine (?:\p{L}+ )?(?:plan)?stelle|übernahme|keine weiterbeschäftigung|rückkehr|elternzeit|gründung|gegründet`,
  ),
};
