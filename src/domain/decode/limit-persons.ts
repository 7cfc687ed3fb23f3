import { late, lateRegExp } from '../german/late.ts';
import { inRatings, limit, praised, words, type Limit } from './limit.ts';

const people =
  '\\p{L}*(?:[Kk]und|[Gg]äst|[Pp]atient|[Mm]andant|[Kk]lient|[Bb]ewohner|[Bb]auherr|[Bb]esucher|[Kk]olleg|[Mm]itarbeite|[Vv]orgesetzt|[Ll]ieferant|[Pp]artner|[Ee]ltern|[Aa]ngehörig|[Ss]chüler|[Tt]eilnehm|[Mm]ieter|[Aa]uftraggeb|[Gg]esell|[Ll]ehrling|[Aa]uszubildend|[Bb]ürger|[Kk]äufer|[Ff]ahrgäst|[Ss]tudier|[Mm]itglied|[Vv]ersichert|[Aa]nwender|[Nn]utzer)\\p{L}*';
const esteem =
  /schätz|beliebt|lob|anerk|geachtet|achte|gern|zufrieden|Verhalten|verhielt|verh[aä]lt|Benehmen|Umgang|Zusammenarbeit|Auftreten|freundlich|hilfsbereit|höflich|einwandfrei|vorbildlich|wertsch|respekt/iu;
/** What others had to put up with. */
const nature =
  '(?:ihn|sie|ihm|ihr|(?:seine[rmn]?|ihre[rmn]?) (?:\\p{Ll}+ )?(?:Art|Eigenart(?:en)?|Weise|Humor|Ton|Wesen|Direktheit))';
const near =
  '(?:eigenen (?:Dorf|Ort|Ortschaft|Haus|Familie|Verwandtschaft|Abteilung|Reihen|Viertel|Straße|Nationalität|Alters)|näheren \\p{L}+|engeren \\p{L}+|engsten \\p{L}+|unmittelbaren \\p{L}+|gleichen \\p{L}+|selben \\p{L}+|\\p{L}*[Bb]ekanntenkreis|\\p{L}*[Ff]reundeskreis|Verwandtschaft|Nachbarschaft|Nachbarort|Nachbardorf|Heimatort|Stammtisch|Verein|(?:ihrem|seinem|ihrer|seiner) (?:Alter|Generation|Dorf|Heimat\\p{L}*))';

/** All those whom a house is there for. */
const clients =
  /kund(?:en|innen|schaft|e(?!\p{L}))|gäst|gast(?!\p{L})|patient|mandant|klient|besucher|publikum/iu;
const liked = lateRegExp(
  `${esteem.source}|mochte|mögen|pflegte|pflegt|auskam|kam .* aus$|kontakt|herzlich`,
  'iu',
);
/** Some of them, who are easily won or long known. */
const some =
  '(?<which>[Ss]tamm|[Dd]auer)(?:kund(?:en|innen|schaft)|gästen?|patient(?:en|innen)|mandant(?:en|innen)|publikum|besuchern?)|(?<which>treue|[äÄ]ltere|jüngere|einheimische|hiesige|ansässige|zugezogene|inländische|ausländische)n? (?:[Kk]und(?:en|innen|schaft)|[Gg]ästen?|[Pp]atient(?:en|innen)|[Mm]andant(?:en|innen)|[Kk]lient(?:en|innen)|[Bb]esuchern?)';

/** Praise by some only, or towards some only. */
export const persons: readonly Limit[] = [
  // „Bei unseren Stammgästen war sie beliebt“, and no word of the other guests.
  {
    rule: 'limit-persons',
    parts: new Set(['behavior']),
    pattern: limit(
      `(?:^|(?<=[,;] (?:und )?|(?:^|[ ,])(?:[Bb]ei|[Vv]on|[Mm]it|[Zz]u|[Gg]egenüber|und|sowie) ))(?<limit>(?:(?:[Bb]ei|[Vv]on|[Mm]it|[Zz]u|[Gg]egenüber) )?(?:(?:[Uu]nsere[nr]?|[Dd](?:ie|en|er)|[Ii]hre[nr]?|[Ss]eine[nr]?) )?(?:${some}))(?!\\p{L})`,
    ),
    beside: liked,
    nowhereElse: clients,
    unless: late.iu`(?<!\p{L})(?:auch|besonders|besondere\p{L}*|insbesondere|gerade|vor allem|allem|alle[nr]?|viele|zahlreiche|ebenso|wie|neue[nr]?|laufkund\p{L}*|ausdrücklich|gezielt|eigens|namentlich|(?:kund|gäst|patient|mandant|klient|besucher)\p{L}*)(?!\p{L})`,
  },
  {
    rule: 'limit-persons',
    parts: inRatings,
    pattern: limit(
      words(
        `(?<=(?:[Zz]u|[Gg]egenüber|[Mm]it|[Vv]on|,|und|sowie) )(?:de[mnr]|sein(?:em|en|er)|ihre[mnr]) (?:\\p{Ll}+ )?\\p{L}*(?:(?:[Bb]ank|[Tt]isch|[Zz]immer|[Bb]üro|[Ss]itz|[Pp]ult|[Ss]chreibtisch|[Ss]pind)(?:nachbar|kamerad|genoss|kolleg)(?:in|n|en)?|[Ff]reund(?:in|en)?|Vertrauten|Lieblingskolleg\\p{L}+|Landsleuten)(?: \\p{Lu}\\p{Ll}+)?|(?:(?:dem|seinem|ihrem) (?:\\p{Ll}+ )?\\p{L}*(?:[Kk]ollegen|[Gg]esellen|[Vv]orarbeiter|[Ll]ehrling|[Aa]ltgesellen|[Kk]ameraden)|(?:der|seiner|ihrer) (?:\\p{Ll}+ )?\\p{L}*(?:[Kk]ollegin|[Mm]itarbeiterin|[Gg]esellin)) (?:am|im|vom|von|aus|nebenan|an|in|mit)(?! (?:Haus|Betrieb|Team))(?: \\p{L}+){1,3}|(?:seinem|ihrem|seiner|ihrer) (?:\\p{Ll}+ )?\\p{L}*(?:[Kk]ollegen|[Kk]ollegin|[Gg]esellen|[Gg]esellin|[Ll]ehrling|[Kk]ameraden|[Mm]eister) \\p{Lu}\\p{Ll}+`,
      ) + '(?=[ ,.;])',
    ),
    beside: esteem,
    praising: late.u`(?:[Ff]reunde?s?(?!in|en)(?!\p{L}))|Vorgesetzt|Meister`,
    // „zu mir als Ausbilderin, zu der Kollegin im Laden und zu den Kunden“ names everybody in a small house.
    unless: late.u`(?<!\p{L})(?:mir|uns)(?:,| und| als| \p{Lu})[^.;]*(?:Kund|Gäst|Patient|Mandant|Besucher|Klient)`,
  },
  {
    rule: 'limit-persons',
    parts: inRatings,
    pattern: limit(
      words(
        // „als geduldigen und freundlichen Ansprechpartner“ is the person herself.
        `(?<!(?:als|einen|einem|eine[rn]?|ein) (?:\\p{L}+ ){0,4})(?:(?:de[nr]|ihren|seinen|unseren) )?(?:sympathischen|weiblicher|männlicher|engsten|engeren|nächsten|liebsten|befreundeten|gleichaltrigen|gleichrangigen|gleichgestellten|gleichgesinnten|männlichen|weiblichen|vertrauten|vertrauteren|bestimmten|ausgewählten|wohlgesinnten|umgänglichen|netten|freundlichen|höhergestellten|deutschsprachigen|langjährigen|einflussreichen|wichtigen|wichtigsten|zahlungskräftigen|angesehenen|größeren) ${people}`,
      ) + '(?= |[,.;])',
    ),
    beside: esteem,
    unless: late.u`(?<!\p{L})(?:auch|und (?:neu|jünger|klein|weniger)\p{L}*|ebenso|gleichermaßen|wie)(?!\p{L})`,
  },
  {
    rule: 'limit-persons',
    parts: inRatings,
    pattern: limit(
      `(?<=^|[,;:] |[Bb]ei |[Vv]on |und |haben ihn |haben sie |sie |ihn )(?<limit>(?:[Ee]inige[nr]?|[Mm]anche[nrm]?|[Ee]tliche[nr]?|[Dd](?:ie|en) meisten|[Ee]in(?:em)? (?:\\p{Ll}+ )?Teil|[Ee]in(?:er)? (?:\\p{Ll}+ )?Reihe|[Ee]in paar|[Ww]enige[nr]?|[Dd]e[rm] eine[n]? oder anderen?|[Dd](?:ie|er) (?:Hälfte|Mehrzahl|Mehrheit|Überzahl)|[Dd](?:er|em) (?:größere|überwiegende)n? Teil|[Ee]inzelne[nr]?|[Gg]ewisse[nr]?|[Bb]estimmte[nr]?)(?: (?:unserer|seiner|ihrer|der|von|unter))?(?: \\p{Ll}+)? ${people})`,
    ),
    beside: late.u`schätz|beliebt|geachtet|gern(?!\p{L}|e gegen)|zufrieden|Verhalten|Zusammenarbeit|einwandfrei|vorbildlich`,
    unless: late.u`namentlich|schriftlich|ausdrücklich|eigens|sogar|(?<!\p{L})(?:verlangten|baten|bestanden|kamen|fragten|empfahlen|leiten|wollten)`,
  },
  {
    rule: 'limit-persons',
    parts: inRatings,
    pattern: limit(
      words(
        `(?:(?:de[nr]|[Dd]ie|ihren|seinen|unseren?) )?${people} (?:(?:ihres|seines) (?:eigenen )?(?:Alters|Geschlechts|Landes|Jahrgangs|Schlages|Dialekts)|(?:der|ihrer|seiner) (?:eigenen|unmittelbaren|engeren) (?:Schicht|Abteilung|Gruppe|Kolonne|Station|Etage|Altersgruppe|Umgebung))`,
      ),
    ),
    beside: esteem,
    unless: late.u`(?<!\p{L})(?:auch|sowie (?:der|aller) (?:übrigen|anderen))(?!\p{L})`,
  },
  {
    rule: 'limit-persons',
    parts: inRatings,
    pattern: limit(
      `^(?<limit>(?:Von|Unter) (?:unseren|den|seinen|ihren|allen) ${people} (?:haben|hat|schätz\\p{L}+|wurde|war|galt|achtet\\p{L}+|mochten|lobten|waren|sind)(?: (?:ihn|sie|ihm|ihr|er|Frau \\p{L}+|Herrn? \\p{L}+|mit (?:ihm|ihr))) (?:vor allem |besonders |immer |stets )?(?:die|der|das|von den|von der|bei den|jene|nur|manche|einige|viele|vor allem|\\p{Lu}\\p{L}+(?:en|er|innen|kunden|gäste)(?= ))[^,;.]{0,40}?)(?= wegen| stets| immer| sehr| für| als|[,.;]| gern| durchweg| jederzeit| zufrieden)`,
    ),
    praising: /allen|alle /u,
  },
  {
    rule: 'limit-persons',
    parts: inRatings,
    pattern: limit(
      `^(?<limit>(?:Die|Unsere|Den|Unseren|Meine|Bei den|Von den|Gegenüber den) ${people}(?: und ${people})? (?:aus|mit|in|im|vom|von|am|unter|ohne|zu)(?: (?:dem|der|den|des|unserem|seinem|ihrem|seiner|ihrer))? ${near})`,
    ),
    beside: esteem,
  },
  {
    rule: 'limit-persons',
    parts: inRatings,
    pattern: limit(
      `(?:^|(?<=[,;:] |[Bb]ei |[Vv]on |[Ff]ür |und ))(?<limit>(?:[Ww]e[rmn] (?:sie|ihn|ihr|ihm|mit ihr|mit ihm|Frau \\p{L}+|Herrn \\p{L}+)(?: \\p{Ll}+){0,2}? (?:länger|näher|besser|gut|genauer|richtig|lange|zu nehmen|gewogen|zugetan|wohlgesonnen|zu kennen|auf den zweiten Blick|privat|außerhalb)[^,;.]*|(?:[Aa]lle|[Dd]iejenigen|[Jj]ene|[Kk]unden|[Kk]ollegen)(?:, die)? (?:blieb(?:en)?|geblieben (?:sind|waren|ist)|durchhielt(?:en)?|mitzog(?:en)?|mitmacht(?:en)?|mitging(?:en)?|einverstanden waren|sich darauf einließ(?:en)?|(?:sie|ihn|mit ihr|mit ihm) (?:länger|näher|besser|gut|schon länger) [^,;.]+en|es mit (?:ihr|ihm) [^,;.]+|ihr(?:e[nr]?)? (?:gewogen|zugetan|wohlgesonnen|Art mochten|Tempo mithielten) ?[^,;.]*|ihm (?:gewogen|zugetan|wohlgesonnen) ?[^,;.]*)))(?=[,.;]| schätz| weiß| wusste)`,
    ),
    praising: /zusammenarbeit|gearbeitet|zu tun/u,
  },
  // „geschätzt von denen, die seine Art zu nehmen wussten“
  {
    rule: 'limit-persons',
    parts: inRatings,
    pattern: limit(
      `(?:^|(?<=[ ,;]))(?<limit>(?:(?:[Vv]on|[Bb]ei|[Mm]it) )?(?:denen|jenen|denjenigen|[Jj]ene|[Dd]iejenigen|(?:alle|den|${people})[nr]?), (?:die|welche) (?:${nature}[^,;.]{0,20} (?:zu nehmen|zu lesen|zu schätzen|zu deuten) (?:wussten|wissen|verstanden|verstehen)|${nature} (?:\\p{Ll}+ ){0,2}(?:mochten|kannten|vertrugen|verstanden|aushielten|gewohnt waren)|sich auf ${nature} (?:einließen|einstellten|einzustellen \\p{Ll}+)|mit ${nature} (?:zurechtkamen|auskamen|umzugehen \\p{Ll}+|umgehen konnten)))(?=[,.;]| )`,
    ),
    beside: esteem,
  },
  {
    rule: 'limit-persons',
    parts: inRatings,
    pattern: limit(
      `(?<=^|; |, )(?<limit>[Dd](?:ie|er|en|ie ihr unterstellten) (?:\\p{L}*(?:[Ff]rühschicht|[Ss]pätschicht|[Nn]achtschicht|[Tt]agschicht|[Ss]tammbelegschaft|[Ss]tammkräfte|[Ff]estangestellten|[Vv]ollzeitkräfte|[Aa]ushilfen)|(?:langjährigen|jüngeren|älteren|erfahrenen|erfahreneren|engsten|leistungsstarken|leistungswilligen|willigen|motivierten|fähigen|fähigeren|begabten|deutschsprachigen|männlichen|weiblichen|besten) (?:[Kk]olleg|[Mm]itarbeit|[Kk]räfte|[Ll]eute|[Gg]esell|[Ll]ehrling|[Ll]ernend|[Aa]uszubild|[Bb]eschäftigt|[Tt]eammitglied)\\p{L}*)) (?:führte|motivierte|setzte|förderte|leitete|behandelte|unterstützte|begeisterte|führt|motiviert|setzt|fördert|leitet|informierte) (?:er|sie|Frau|Herr)`,
    ),
    beside: praised,
    unless: late.u`(?<!\p{L})auch(?!\p{L})`,
  },
];
