import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import type { Unit } from './units.ts';

/** „Sie empfing und beriet Kundinnen, bediente sie auch allein und verkaufte Pflegemittel.“ */
const serves = searchOf(
  late.u`^(?:Auch |Dabei |Dort |Zudem |Außerdem )?(?:(?:[Ss]ie|[Ee]r|(?:Frau|Herr) \p{Lu}[\p{L}-]+) )?(?:empfing|begrüßte|bediente|beriet|betreute|versorgte|kassierte|verkaufte|informierte|begleitete|behandelte|bewirtete)(?!\p{L})(?: (?:sie|er))?(?: und \p{Ll}+te?)?(?:,| (?:die |unsere )?(?:\p{Ll}+ )?(?:Kund|Gäst|Patient|Mandant|Bürger|Besucher|Mieter|Bewohner|Klient|Tierhalter|Fahrg))[^.;]*(?:,| und )[^.;]*(?<!\p{L})\p{Ll}+(?:te|ielt|ahm|ab|ing|rieb|uhr|alf|rug|ührte)(?!\p{L})`,
);
/** A word on how it was done makes it praise. */
const rates = late.iu`(?<!\p{L})(?:stets|immer|jederzeit|sehr|äußerst|überaus|gut|gute[nrms]?|bestens|gerne?|allein verantwort\p{L}*)(?!\p{L})|freundlich|höflich|zuvorkommend|geduld|einfühl|sicher|kundig|fachgerecht|kompetent|sorgf[aä]lt|gewissenhaft|zuverlässig|aufmerksam|herzlich|zugewandt|professionell|korrekt|einwandfrei|vorbildlich|hervorragend|ausgezeichnet|überzeug|erfolg|umsichtig|gewandt|angemessen|ordnungsgemäß|bemüh|engagiert|selb(?:st)?ständig|zufrieden|beliebt|geschätzt|souverän|charm|respekt|wertschätz|verbindlich|tadellos`;

/** What was done with those who were served, and nothing of how: a task, wherever it stands. */
export const onlyServes = (unit: Unit): boolean => serves.test(unit) && !rates.test(unit.flat);
