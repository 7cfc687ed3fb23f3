import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const above =
  '(?:vorgesetzt|chef(?!arzt und)|chefarzt|geschäftsführ|geschäftsleit|direktion|direktor|vorstand|inhaber|amtsleit|schulleit|werkleit|teamleit|filialleit|abteilungsleit|meister(?!haft|werk|stück)|obrigkeit|führungsetage|führungskräft|leitung des|der leitung|die leitung)~';
const easy =
  '(?:kumpelhaft~|wie (?:\\p{L}+ ){0,3}(?:kumpel|freunde?|bekannte|seinesgleichen|ihresgleichen|schulkameraden|sportsfreunde?)|ungezwungen~|unbefangen~|freimütig~|spitznamen?|duzte~?|leger~|salopp~|jovial~|nachsicht~|großmut|großmütig~|gönnerhaft~|auf die schulter|schmunzeln~|augenzwinker~|unbeeindruckt~|respektlos~|ohne falsche ehrfurcht|ohne scheu|unverblümt~|flapsig~)';

/** Temper: towards those above, those beside and those below. */
export const ofTemper: readonly Paraphrase[] = [
  {
    id: 'ohne-ehrfurcht',
    of: 'tolerant',
    cues: [
      'vorgesetzt',
      'chef',
      'geschäfts',
      'direkt',
      'vorstand',
      'inhaber',
      'leit',
      'meister',
      'obrigkeit',
      'führung',
      'titel',
      'rang',
      'hierarch',
      'autorität',
    ],
    patterns: [
      pattern(`${above}(?!\\p{L})[^.;:!?]{0,80}? ${easy}`),
      pattern(`${easy}(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})${above}`),
      pattern(
        `(?:erteilte|gab|schenkte|versorgte|bedachte)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})${above}(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:ratschläge?n?|belehrungen|empfehlungen)|${above}(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:freimütig|ungefragt|gern|jederzeit|stets) (?:\\p{L}+ )?(?:ratschläge|belehrungen|empfehlungen)`,
      ),
      pattern(
        '(?:titel|rang|ränge|rangstufen|hierarchien?|hierarchische\\p{L}*|autoritäten?|dienstgrade?)(?: \\p{L}+){0,5}? (?:wenig|nichts|nicht|kaum|frei|fremd|unbeeindruckt|gleichgültig|keine rolle)|(?:von|unbeeindruckt von|ohne) (?:hierarchischem denken|titeln|rang|hierarchien|autoritätsdenken|standesdünkel)(?!\\p{L})[^.;:!?]{0,30}?(?<!\\p{L})(?:frei|unbeeindruckt|unberührt)',
      ),
      pattern(
        `(?:kommentier|parodier|imitier|karikier)~(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:{boss}|entscheidungen|führungskreis~)|(?:{boss}|entscheidungen (?:der|{poss}|unserer) \\p{L}*leitung|führungskreis~)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:kommentier|parodier|imitier|karikier)~`,
      ),
    ],
    unless: pattern(
      '(?:kund|gäst|patient|schüler|kinder|eltern|bewerber|bürger|mandant)~[^.]{0,30}(?:ungezwungen|unbefangen)~|flache~ hierarch~|anerkann~|geschätzt|protokoll~|presse~|freunden|duzkultur|bewahrt|gerühmt|ohne scheu (?:auch )?(?:vor|neue)',
    ),
    matches: [
      'Auch dem Geschäftsführer klopfte sie gern auf die Schulter.',
      'Vorgesetzten trat er stets angenehm ungezwungen gegenüber.',
      'Sie gab der Direktion jederzeit gern Ratschläge.',
      'Titel und Rang beeindruckten ihn wenig, Titel bedeuteten ihm nichts.',
      'Die Beschlüsse des Vorstands hat er jederzeit heiter kommentiert, wobei er den Vorstand auch imitierte.',
    ],
    silent: [
      'Vorgesetzten gegenüber verhielt sie sich jederzeit vorbildlich.',
      'In flachen Hierarchien fand er sich nicht nur schnell zurecht.',
      'Ratschläge ihrer Vorgesetzten nahm sie gern an.',
      'Kindern begegnete er ungezwungen, der Leitung gegenüber loyal.',
    ],
    source,
    note: '',
  },
  {
    id: 'man-gewoehnte-sich',
    of: 'umgaenglich',
    cues: [
      'gewöhn',
      'eigenart',
      'eigenheit',
      'verträglich',
      'gewähren',
      'ließ man',
      'mitgetragen',
      'arrangier',
      'entgegenkommen',
      'friedlich',
      'einstell',
      'eingestellt',
      'zu nehmen',
      'launen',
      'schrullen',
    ],
    patterns: [
      pattern(
        '(?:gewöhnte|gewöhnten|gewöhnt|arrangierten|arrangiert|eingestellt|einstellen)(?!\\p{L})[^.;:!?]{0,50}? (?:an|mit|auf) (?:ihn|sie|ihm|ihr|{poss} (?:\\p{L}+ )?(?:art|wesen|eigenart~|eigenheiten|ton|umgangston|temperament|natur|launen|naturell))|(?:an|auf|mit) (?:ihn|sie|{poss} (?:\\p{L}+ )?(?:art|wesen|eigenart~|eigenheiten|ton|umgangston|temperament|natur|launen|naturell))(?!\\p{L})[^.;:!?]{0,50}? (?:gewöhnt|gewöhnen|gewöhnte~|eingestellt|arrangiert)~?',
      ),
      pattern(
        '(?:wesen|art|natur|naturell|temperament|ton), an (?:das|die|den) (?:sich )?[^.;:!?]{0,70}?(?<!\\p{L})gewöhn~|(?:eigenarten|eigenheiten|schrullen|launen|besonderheiten) (?:von \\p{L}+ \\p{L}+|{poss} wesens)?[^.;:!?]{0,60}?(?<!\\p{L})(?:mitgetragen|ertr[ua]g|ertragen|hingenommen|nahm~ hin|geduld~|nachsicht~|akzeptiert~|in kauf|verziehen|toleriert)',
      ),
      pattern(
        '(?:war|zeigte (?:er |sie )?sich|erwies (?:er |sie )?sich|blieb|ist|galt|als)(?: \\p{L}+){0,6}? (?:verträglich|verträglicher|verträgliche|verträglichen)(?: (?:kolleg|mitarbeit|mensch|zeitgenoss)~)?',
      ),
      pattern(
        '(?:ließ|lässt) man (?:ihn|sie|herrn \\p{L}+|frau \\p{L}+) (?:gewähren|machen|in ruhe|seinen willen|ihren willen)|wer (?:ihn|sie|herrn \\p{L}+|frau \\p{L}+|{poss} \\p{L}+) (?:\\p{L}+ )?zu nehmen (?:wusste|verstand)|bei (?:angemessenem|entsprechendem|etwas|genügend|gegenseitigem|allseitigem) (?:entgegenkommen|guten willen)',
      ),
      pattern(
        '(?:umgang|miteinander|zusammenarbeit)(?: \\p{L}+){0,4} (?:war|verlief|blieb|gestaltete sich)(?: \\p{L}+){0,3} (?:friedlich|erträglich|auskömmlich|verträglich|störungsfrei)',
      ),
    ],
    unless: pattern(
      '(?:medikament|präparat|material|kund|gäst|patient|kinder|tier|pferd|hund|bewohner)~|umwelt~|an (?:die|das|den) neue|(?:sich|sie) (?:schnell|rasch|sofort) (?:auf|an) (?:neue|veränder|wechsel)~',
    ),
    matches: [
      'An seine Art haben sich die Kollegen mit der Zeit bestens gewöhnt.',
      'Im Alltag der Abteilung war sie stets verträglich.',
      'Ihre Launen hat das Team jederzeit geduldig ertragen, ihre Eigenheiten haben alle hingenommen.',
      'Ließ man ihn in Ruhe, so war er stets freundlich.',
      'Der Umgang mit ihm war jederzeit friedlich.',
    ],
    silent: [
      'Sie stellte sich schnell auf neue Lagen ein.',
      'An die neuen Abläufe gewöhnte er sich rasch.',
      'Auf die Eigenarten der Patienten stellte sie sich stets geduldig ein.',
      'Der Lack ist umweltverträglich.',
    ],
    source,
    note: '',
  },
  {
    id: 'offene-worte',
    of: 'durchsetzen',
    cues: [
      'worte',
      'stimme',
      'lautstärke',
      'sagen hatte',
      'das sagen',
      'letzte wort',
      'letzte davon',
      'den ton',
      'oberhand',
      'recht behielt',
      'recht zu behalten',
      'verstummen',
      'schweigen',
      'temperament',
      'streitbar',
      'streitlust',
      'kampf',
      'kämpf',
      'auseinandersetzung',
      'gepocht',
      'pochte',
      'lehrlingen',
      'aushilfen',
      'schwächeren',
      'jüngeren',
      'praktikant',
      'für bewegung',
      'zündstoff',
      'wirbel',
      'unruhe',
      'direkte art',
      'art zu reden',
      'ansagen',
    ],
    patterns: [
      pattern(
        '{poss} (?:\\p{L}+ )?(?:offen|deutlich|klar|direkt|laut|kräftig|unmissverständlich|markig|scharf|temperamentvoll|unverblümt)e[nr]? (?:und \\p{L}+ )?(?:worten?|art|ansagen|sprache|ton|ansprachen?|wortwahl|stimme)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:bekannt|gefürchtet|berüchtigt|begriff|gewöhn|scheute|vergess|kannten|erinnerung|spüren|überhör|vernehm|hören|gehört)~',
      ),
      pattern(
        '{poss} (?:\\p{L}+ )?(?:stimme|stimmgewalt|stimmkraft|lautstärke|stimmbänder)(?! (?:im|in den) (?:team|gremi|ausschuss))(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:vernehm|hören|gehört|überhör|hall|schall|laut|durchdring|durchdrang|kräftig|erfüllte|trug (?:weit|durch)|kannte|kannten)~',
      ),
      pattern(
        '(?:mann|frau|mensch|mitarbeiter|mitarbeiterin|freund|freundin|kollege|kollegin) (?:der |sehr )?(?:deutlich|offen|laut|stark|kräftig|scharf)e[rn] worte|(?:hatte|behielt|hat|behält|gehörte|lag|führte)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:das letzte wort|das letzte davon|die oberhand)|(?:das letzte wort|die oberhand)(?!\\p{L})[^.;:!?]{0,30}?(?<!\\p{L})(?:hatte|behielt|hat|haben)|(?:nur eine[rn]?|allein|wer)(?: \\p{L}+){0,3} das sagen',
      ),
      pattern(
        '(?:den ton [^.;:!?]{0,90}? an(?=[.;]|$)|(?:(?<!über )den ton(?: in der gruppe| im team)? (?:(?!\\p{L})[^.;:!?]{0,50}? )?(?:an|angab|angegeben|anzugeben)|gab(?!\\p{L})[^.;:!?]{0,30}? den ton an|(?:stets|immer|jederzeit|meist|gern) (?:am ende |auch )?recht (?:zu )?(?:behielt|behalten))(?=[ ,.;:]|$))',
      ),
      pattern(
        '(?:widerspruch|widerworte|gegenrede|einwände|zweifler|andersdenkende|kritiker|kollegen)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:(?:zum|zu) (?:verstummen|schweigen)|im keim)|auf (?:{poss}|dem|das|ein) (?:\\p{L}+ )?(?:vorrecht|standpunkt|dienstalter|meinung)(?!\\p{L})[^.;:!?]{0,80}?(?<!\\p{L})(?:gepocht|pochte|beharrt~|beharrte)',
      ),
      pattern(
        '(?:gegenüber|vor|bei) (?:den )?(?:lehrlingen|auszubildenden|aushilfen|schwächeren|untergebenen|jüngeren|praktikanten|hilfskräften|neulingen)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:durchsetz|streng|autorität|energisch|deutlich|gehör|bestimmt)~',
      ),
      pattern(
        'temperamentvolle[rn]? (?:kolleg|mitarbeit|person|art|wesen)~(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:bewegung|leben|schwung|abwechslung|spannung|diskussion|gespräch)~|für (?:bewegung|zündstoff|wirbel|unruhe|gesprächsstoff|diskussionsstoff|spannung|aufregung|reibung) (?:\\p{L}+ ){0,4}?(?:sorg|gesorgt)~|sorgt~?(?!\\p{L})[^.;:!?]{0,60}? für (?:bewegung|zündstoff|wirbel|unruhe|gesprächsstoff|diskussionsstoff|spannung|aufregung|reibung)(?! (?:im|auf dem) (?:markt|unterricht))',
      ),
      pattern(
        '(?:streitbar|streitlustig|streitlust|streitfreud|kampfeslust|kampflustig|konfliktfreud|konfliktfreudig|angriffslust)~|(?:keine[rn]?|jede[rn]?) (?:\\p{L}+ )?auseinandersetzung(?!\\p{L})[^.;:!?]{0,30}?(?<!\\p{L})(?:aus dem weg|scheute|mied|wich|stellte)',
      ),
    ],
    unless: pattern(
      '(?:kund|patient|gäst|schüler|kinder|verhandl|lieferant|gesang|chor|sprecher|synchron|radio|musik|instrument|klavier|telefon|sport|unterricht|turn)~|in seinen worten|fand~? (?:stets |immer |jederzeit )?den (?:richtigen |passenden )?ton|(?:richtigen|rechten|passenden|angemessenen) ton|überzeug~|mandant~|mieter~|in fachfragen|in der sache|im besten sinne',
    ),
    matches: [
      'Ihre deutlichen Worte waren in allen Abteilungen bestens bekannt.',
      'Seine Stimme war stets bis in die Werkstatt zu hören.',
      'In jeder Besprechung behielt sie das letzte Wort.',
      'Er gab in der Gruppe jederzeit den Ton an.',
      'Einwände brachte sie stets mühelos zum Verstummen.',
      'Gegenüber Praktikanten trat er jederzeit streng auf.',
      'Mit Temperament sorgte sie stets für Wirbel.',
      'Sie ging keiner Auseinandersetzung aus dem Weg.',
    ],
    silent: [
      'Er fand stets den richtigen Ton und klare Worte.',
      'Ihre ruhige Stimme am Telefon schätzten unsere Kunden.',
      'Auszubildenden gegenüber war sie geduldig.',
      'Sie sorgte für Ordnung im Lager.',
    ],
    source,
    note: '',
  },

  {
    id: 'unnachgiebig',
    of: 'durchsetzen',
    cues: [
      'ellenbogen',
      'von niemandem',
      'von keinem',
      'nachgeben',
      'kompromiss',
      'einlenken',
      'willen',
      'standpunkt',
      'unnachgiebig',
      'aus dem weg',
      'kompromisslos',
    ],
    patterns: [
      pattern(
        'ellenbogen|(?:ließ|lässt) sich (?:\\p{L}+ ){0,2}?von (?:niemandem|keinem) (?:\\p{L}+ ){0,2}?(?:gefallen|sagen|hineinreden|dreinreden|vorschreiben)',
      ),
      pattern(
        '(?:nachgeben|kompromisse?n?|einlenken|einzulenken)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:fremd|fern|anderen|andere|nicht {poss} sache|nicht {poss} art|unbekannt|abgeneigt|ungern|nie)',
      ),
      pattern(
        '{poss} (?:\\p{L}+ )?(?:willen|kopf|standpunkt)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:durchzusetzen|durchsetzte|durchgesetzt|beharr|unbeirr|unnachgiebig|verteidig)~',
      ),
    ],
    unless: pattern(
      '(?:kund|lieferant|verhandl|qualität|sicherheit|hygiene|geschick)~|bei (?:der|fragen der) sicherheit|guten willen|guter wille|nie (?:um|auf kosten)|fand|eingabe|konzept',
    ),
    matches: [
      'Sie ließ sich stets von niemandem etwas sagen.',
      'Nachgeben war ihm jederzeit fremd.',
      'Ihren Willen wusste sie stets durchzusetzen.',
      'Kompromisse überließ er stets lieber anderen.',
    ],
    silent: [
      'In Verhandlungen mit Lieferanten blieb er unnachgiebig.',
      'Sie fand stets einen tragfähigen Kompromiss.',
      'Bei der Qualität war sie kompromisslos.',
      'Er zeigte stets guten Willen.',
    ],
    source,
    note: '',
  },

  {
    id: 'milde-gegen-vorgesetzte',
    of: 'tolerant',
    cues: [
      'nachsicht',
      'gelassenheit',
      'duldung',
      'duldete',
      'milde',
      'wohlwollen',
      'lächeln',
      'verzieh',
      'gönnte',
      'zugestand',
      'zugestanden',
      'augenhöhe',
      'bloße meinung',
      'eigene meinung',
      'auf sich beruhen',
      'eine von vielen',
    ],
    patterns: [
      pattern(
        `${above}(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})mit (?:\\p{L}+ ){0,2}?(?:nachsicht|milde|duldung|gelassenheit|großmut|lächeln|wohlwollen)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:begegne|entgegen|aufnahm|aufgenommen|hinnahm|hingenommen|quittier|behandel|ertrug|betracht|bedacht|sah|gegenüber|zu begleiten|begleitete)~`,
      ),
      pattern(
        `${above}(?: \\p{L}+){0,3} (?:begegnete|begleitete|behandelte|betrachtete|ertrug|bedachte|sah|trat)(?: \\p{L}+){0,5} (?:nachsicht|milde|duldung|gelassenheit|großmut|lächeln)(?! und (?:respekt|freundlich))`,
      ),
      pattern(
        `(?:anweisung|weisung|entscheidung|kritik|anordnung|vorgab)~ (?:der|des|{poss}|von) (?:\\p{L}+ )?${above}(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:nachsicht|milde|duldung|gelassenheit|lächeln|achselzucken|auf sich beruhen|eine von vielen|verzieh|verziehen|heiter~)`,
      ),
      pattern(
        `${above}(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:das recht auf (?:eine )?eigene|eine eigene meinung|die eigene meinung|den glauben|das gefühl)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:zu|zugestand|zugestanden|ließ|gönnte|ein|eingeräumt|einräumte)|(?:gönnte|verzieh|gestand|räumte) (?:{pers} )?(?:\\p{L}+ ){0,2}?${above}`,
      ),
    ],
    unless: pattern(
      '(?:kund|gäst|patient|schüler|kinder|mitarbeiter|auszubild)~|wohlwollen (?:der|seiner|ihrer)|genoss|dankbar|setzte',
    ),
    matches: [
      'Seinen Vorgesetzten begegnete er stets mit großer Nachsicht.',
      'Die Weisungen der Geschäftsführung quittierte sie jederzeit mit einem Lächeln.',
      'Sie gestand ihrem Chef stets eine eigene Meinung zu.',
      'Kritik seines Vorgesetzten ließ er jederzeit freundlich auf sich beruhen.',
    ],
    silent: [
      'Kritik ihrer Vorgesetzten nahm sie dankbar an und setzte sie um.',
      'Unruhigen Schülern begegnete er mit Nachsicht, der Schulleitung loyal.',
      'Er genoss das Wohlwollen der Geschäftsleitung.',
      'Gästen wie Vorgesetzten begegnete sie mit einem Lächeln.',
    ],
    source,
    note: '',
  },
];
