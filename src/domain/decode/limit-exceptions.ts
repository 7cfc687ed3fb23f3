import { late } from '../german/late.ts';
import { inPraise, inRatings, limit, praised, words, type Limit } from './limit.ts';

const beginner =
  '(?:\\p{L}*(?:[Ee]insteiger|[Aa]nfänger|[Rr]ückkehrer|[Nn]euling|[Ll]ehrling|[Pp]raktikant|[Aa]bsolvent|[Aa]brecher)(?:in|en|s)?|[Hh]ilfskraft|[Aa]ushilfe|Teilzeitkraft|Halbtagskraft|Bürokraft|Ersatzkraft|Fachfremden?|Un(?:gelernten?|erfahrenen?)|Angelernten?|Gesellen|Gesellin|Auszubildenden?|Laien|Autodidakt\\p{L}*|(?:jungen?|älteren?|so jungen?|ungelernten?|angelernten?|fachfremden?|weiblichen?) \\p{Lu}\\p{L}+|(?:Mann|Frau|Menschen|Mitarbeiter(?:in)?|Kraft|Kollegin|Kollegen) (?:seines|ihres|in|ohne|mit|aus|de[rs])\\p{L}*(?: [\\p{L}]+){0,3}?)';
const low =
  '(?:\\p{L}+ )?\\p{L}*(?:[Aa]nlage[n]?|[Vv]orkenntnis\\p{L}*|[Vv]orbildung|[Vv]oraussetzung\\p{L}*|[Mm]öglichkeit\\p{L}*|[Uu]mstände\\p{L}*|Alter|[Ee]rfahrung\\p{L}*|[Aa]usbildungsstand\\p{L}*|[Kk]enntnisstand\\p{L}*|[Ff]ähigkeit\\p{L}*|[Bb]egabung\\p{L}*|[Tt]alent\\p{L}*|[Vv]orgänger\\p{L}*|[Aa]nfang|[Aa]nfängen|[Bb]eginn|Ausgangs\\p{L}+|Start|Verhältnisse\\p{L}*|Herkunft|Kürze|Lehrjahr\\p{L}*|Stand|Vergütung|Gehalt\\p{L}*|Stellenumfang|Pensum|Besetzung|Größe|Leistungsstand|Durchschnitt|Umfeld)';

/** The rest of a phrase, up to the comma or to the verb of the statement. */
const upTo =
  '[^,;.:]{2,60}?(?=[,;.)]|$| (?:war|waren|ist|sind|hat|haben|konnten?|\\p{Ll}{2,}ten?) (?:er|sie|es|wir|ich|man|Herr|Frau|ihre?|seine?|uns|auf|die|der|das|alles) | (?:stets|immer|jederzeit|durchweg|durchgehend)(?!\\p{L}))';

/** Praise from which something is taken out, and praise by a lowered yardstick. */
export const exceptions: readonly Limit[] = [
  {
    rule: 'limit-exception',
    parts: inPraise,
    pattern: limit(
      words(
        `(?:(?:[Vv]on|[Vv]om) [^,;.]{3,60} (?:einmal )?abgesehen|[Aa]bgesehen v(?:on|om) (?!davon)${upTo}|(?:[Ss]ieht man|wenn man|sehen wir) (?:einmal )?von [^,;.]{3,60} ab(?:sieht)?|(?<=, )(?:[^,;.]{3,50} )?(?:einmal |freilich |allerdings |nur )?(?:ausgenommen|beiseitegelassen|beiseite gelassen|ausgeklammert|nicht mitgerechnet|nicht (?:mit)?gezählt|nicht eingeschlossen|nicht eingerechnet|hinweggesehen)|[Ll]ässt man [^,;.]{3,60} (?:beiseite|außer Acht|weg|außen vor)|[Mm]it (?:[\\p{Ll}]+ )?Ausnahme (?:de[rs]|ein|von|\\p{Lu})${upTo}|[Mm]it (?:einer|wenigen|einzelnen) (?:[\\p{Ll}]+ )?Ausnahmen?|[Bb]is auf (?!de[nr] (?:letzten?|Millimeter|Zentimeter|Grund|Boden|Cent|Punkt|Tag|Pfennig|Rappen|Gramm|i)|die (?:Straße|Stunde|Haut|Zehntel|letzten?|Minute|Sekunde|Stelle|Kommastelle|Nachkomma|Knochen)|das (?:letzte|Komma|Gramm|kleinste)|weiteres|Widerruf|de[nr] \\p{L}+ genau)(?:die|das|den|ein|eine|einen|zwei|drei|vier|mehrere|einige|einzelne|wenige|einmal|kleine|[A-ZÄÖÜ])${upTo}|[Aa]u(?:ß|ss)er (?:bei|in|an|wenn|am|im|zu|auf|mit|gegenüber|beim|zur|zum|samstags|montags) ${upTo})`,
      ),
    ),
    // „wenn die Schlange bis auf den Hof reichte“ tells how far something goes.
    praising: late.u`^[Bb]is auf .*(?<!\p{L})(?:reich(?:t|te|ten)|st(?:eht|ehen|and|anden)|stau(?:t|te|ten)|dr(?:ingt|ang|angen)|g(?:eht|ing|ingen)|zog(?:en)?|kam(?:en)?|zu (?:hören|sehen|riechen)(?: (?:war|ist|waren|sind))?|hör(?:t|te|ten)|wart(?:et|en|ete|eten)|s(?:itzt|aß|aßen)|verfolg(?:t|te|ten)|gefüllt|besetzt|ausgebucht)$|^[Bb]is auf ein(?:en)? (?:Drittel|Viertel|Fünftel|Zehntel|Bruchteil|Minimum)|nicht ausgenommen|niemand|keine[nr]?(?!\p{L})|nichts ausgenommen|(?:in|zu[mr]?|wegen|mit) (?:\p{Ll}+ )?(?:Ruhestand|Rente|Pension|Elternzeit|Mutterschutz|Meisterschule|Studium)(?!\p{L})|höhere[rn]? Gewalt|Überstunden|außer(?:halb|gewöhn)|(?:hervorragend|ausgezeichnet|groß|sehr gut)\p{L}* (?!Ausnahme)`,
    beside: praised,
    unless: late.u`(?<!\p{L})(?:darüber hinaus|überdies|obendrein|zudem|außerdem)(?!\p{L})`,
    before: late.u`(?<!\p{L})(?:nicht|ganz)[ ,]*$`,
  },
  {
    rule: 'limit-exception',
    parts: inPraise,
    pattern: limit(
      `(?<=, )(?<limit>(?:auf (?:das|die|den) [^,;.]{3,40} (?:zurückgeführt|reduziert|beschränkt|begrenzt|heruntergebrochen|zurückgenommen|zurechtgestutzt)|wenn auch (?:nicht|nur|erst|selten|kaum|langsam)\\p{L}* ?[^,;.]{0,50}|(?:obgleich|obwohl|obschon|wenngleich) (?:nicht|nur|erst|selten|kaum) [^,;.]{2,50}))(?!\\p{L})`,
    ),
    beside: praised,
  },
  {
    rule: 'limit-exception',
    parts: inPraise,
    pattern: limit(
      `(?<=, )(?<limit>(?:weniger|nicht aber|nur nicht|nicht so sehr|nicht immer|nicht ganz so) (?:die|der|das|den|dem|in|im|bei|beim|auf|mit|gegenüber|am|an|gut|sicher|zu) ?[^,;.]{2,50})`,
    ),
    beside: praised,
    unless: /sondern|vielmehr/u,
  },
  {
    rule: 'limit-yardstick',
    parts: inRatings,
    pattern: limit(
      words(
        `(?:[Ff]ür ein(?:e|en) ${beginner}|[Ff]ür (?:sein|ihr) (?:[\\p{Ll}]+ )?(?:Alter|Ausbildungsjahr|Lehrjahr)|[Ff]ür (?:seine|ihre|unsere|hiesige|dörfliche) (?:[\\p{Ll}]+ )?(?:Verhältnisse|Möglichkeiten|Erfahrung|Vorbildung|Ausbildung|Begriffe)|[Ff]ür (?:den|die|das) (?:Anfang|erste Stelle|ersten Versuch|Verhältnisse|Umstände|kurze Zeit)|(?:[Aa]n|[Aa]m) ${low} gemessen|[Gg]emessen (?:an|am) ${low}|(?:[Vv]erglichen mit|[Ii]m Vergleich (?:mit|zu|zur|zum)|[Gg]egenüber) (?:sein(?:en|em|er)|ihr(?:en|em|er)|de[mnr]|ander(?:en|er)|früher\\p{L}*|manche[nmr]|viele[nr])? ?(?:\\p{Ll}+ )?(?:Vorgänger\\p{L}*|Anfang|Anfängen|Beginn|früher|Zeiten|Anfangszeit|Ungelernten|Aushilfen|Hilfskräften|Vorjahr)|(?:[Aa]ngesichts|[Ii]n Anbetracht|[Uu]nter Berücksichtigung|[Ii]m Verhältnis zu[rm]?|[Ee]ingedenk) (?:de[srm]|seine[sr]|ihre[sr]|eine[sr])? ?${low}|[Nn]ach (?:den |hiesigen |unseren |bescheidenen )?(?:bescheidenen )?Maßstäben(?: (?:eine[rs]|de[rs]|ihre[rs]|seine[rs]|unsere[rs]) \\p{L}+)?|[Ff]ür jemanden (?:ohne|mit|in|aus|de[rs]|dieses|seines|ihres)(?: \\p{L}+){1,3}?|[Ff]ür (?:ein|eine|einen) (?:Haus|Betrieb|Unternehmen|Firma|Laden|Praxis|Büro|Kanzlei)\\p{L}* (?:unserer|dieser|seiner|ihrer) (?:Größe|Art|Lage)|[Vv]erglichen mit (?:de[rnm]|ihren|seinen) (?:übrig|restlich|ander)en \\p{L}+|Dafür, dass (?:er|sie|es|man|wir) [^,;.]{4,60})`,
      ),
    ),
    beside: praised,
    after: late.u`^ (?:[\p{Ll}]+ ){0,2}(?:(?:un|außer|ausser)gewöhnlich|erstaunlich|bemerkenswert|beachtlich|selten|phänomenal|einzigartig|einmalig|beispiellos)`,
    unless: late.u`Gespür|Blick|Sinn(?= )|Verständnis|Gefühl|vor Ort|(?<!\p{L})(?:Prozent|stieg\p{L}*|sank\p{L}*|wuchs|Umsatz|überrag\p{L}*|übertr[aoi]f\p{L}*|(?:verdoppel|halbier|gesenkt|senk|verkürz|verringer|reduzier|steiger|gesteigert|erhöh|beschleunig|einspar|eingespart)\p{L}*|(?<!sich (?:\p{L}+ ){0,3})verbessert\p{L}*|weit hinaus|besser|weit voraus|heraus|hervor|Beste[rn]?)(?!\p{L})|%`,
    praising: late.u`^[Ff]ür ein(?:e|en) (?:Kraft|Kolleg|Mitarbeiter|\p{L}*Lehrling|Auszubild|Praktikant|jungen? (?:Gäst|Kund|Patient))\p{L}* (?:mit|in|aus)?$|hoh|höchst|Vorgänger(?:modell|version|serie|generation|gerät|produkt|baureihe|anlage|system|projekt)`,
  },
];
