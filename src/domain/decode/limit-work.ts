import { late } from '../german/late.ts';
import { inPraise, inRatings, inTasks, limit, praised, strong, total, words, type Limit } from './limit.ts';

const narrow =
  '(?:(?:klar|fest|eng|genau|deutlich|gut|scharf|sauber|konkret) (?:umrissen|begrenzt|definiert|abgegrenzt|beschrieben|gefasst|vorgegeben|strukturiert|umschrieben)|einfach|einfacher|leicht|leichter|klein|kleiner|kürzer|überschaubar|wiederkehrend|gewohnt|vertraut|bekannt|routinemäßig|selbst ?gewählt|frei gewählt|bevorzugt|verblieben|verbleibend|begonnen|erledigt|angenommen|bearbeitet|zumutbar|geringer|vorbereitet|abgesprochen|vereinfacht|geeignet|passend|meist|ersten|verfügbar|übersichtlich|standardisiert|eingespielt|eingeübt|liebgewonnen|fachlich|technisch|handwerklich|praktisch|schriftlich|mündlich|körperlich|organisatorisch|rein \\p{Ll}+)en';
const tasks =
  '\\p{L}*(?:[Aa]ufgaben|[Aa]rbeiten|[Pp]flichten|[Aa]ufträge|[Pp]rojekte|[Vv]orgänge|[Tt]ätigkeiten|[Vv]errichtungen|[Tt]eile|[Ss]achverhalte|[Vv]orhaben)';
const products =
  '(?:\\p{L}+ und )?\\p{L}*(?:[Ww]erkstück|[Ee]rgebnis|[Aa]rbeit|[Bb]ericht|[Uu]nterlage|[Tt]exte|[Ee]ntw[uü]rf|[Ss]tück|[Pp]l[aä]n|[Zz]eichnung|[Aa]uswertung|[Pp]rodukt|[Ll]ösung|[Kk]onzept|[Pp]räsentation|[Bb]auteil|[Ss]peise|[Aa]ngebot|[Aa]bschl[uü]ss|[Ll]eistung|[Dd]okumentation|[Mm]öbel)\\p{L}*';
const known =
  '(?:bewährt|vorgegeben|bekannt|gewohnt|fest|fertig|genau|detailliert|klar|eingeübt|erprobt|vorliegend|vertraut|vorhanden|einfach|ausführlich)e[mr]|unser(?:em|er)|mein(?:em|er)|alte[mr]';
const guided =
  '(?:[Ii]m Beisein|[Ii]n (?:Gegenwart|Anwesenheit|Begleitung|Beisein|Rufweite|Hörweite|Sichtweite)|(?:[Uu]nter|[Vv]or) (?:den )?(?:wachsamen |gestrengen )?Augen|[Uu]nter (?:der |fachkundiger |meiner |unserer )?(?:Aufsicht|Anleitung|Obhut|Mithilfe)|[Aa]n der Seite|[Mm]it (?:der )?(?:\\p{Ll}+ )?(?:Hilfe|Unterstützung|Rückendeckung|Beratung)|[Dd]ank (?:der|des) (?:\\p{Ll}+ )?(?:Vorarbeit|Mithilfe|Geduld|Nachsicht|Nacharbeit|Hilfe|Nachhilfe)|[Nn]ach (?:\\p{Ll}+ )?(?:Rücksprache mit|Freigabe durch|Durchsicht durch|Vorarbeit|Vorbild|Weisung|Anweisung|Vorsortierung))';
const helper =
  '(?:de[rsmn]|eine[rsm]|ihre[rsm]|seine[rsm]|meine[rs]?|unsere[rsm]?|von|erfahrene[rn]|ältere[rn]|zweite[rn]|durch|mit)';
const inside =
  '(?:[Ii]m Beisein|[Ii]n (?:Gegenwart|Anwesenheit|Begleitung)|[Uu]nter (?:der )?(?:\\p{Ll}+ )?(?:Aufsicht|Anleitung|Mithilfe|Mitwirkung|Federführung|Regie|Leitung)|[Gg]emeinsam mit|[Zz]usammen mit|[Nn]eben (?:de[mr]|ein|unser)|[Aa]n der Seite|[Mm]it (?:der )?(?:\\p{Ll}+ )?(?:Hilfe|Unterstützung)|[Bb]ei \\p{Ll}*(?:klein|gering|einfach|überschaubar|unkritisch|leicht|kurz|untergeordnet)\\p{Ll}*|[Bb]ei (?:Bedarf|Gelegenheit)|[Ii]n (?:einfachen|leichten|Einzelfällen|Vertretungsfällen|Ausnahmefällen|kleineren|geringem|begrenztem|Teilen|Ansätzen)|[Vv]ertretungsweise|[Aa]ushilfsweise|[Pp]robeweise|[Vv]ersuchsweise|[Aa]nsatzweise|[Aa]nfangs|[Gg]elegentlich|[Zz]eitweise|[Tt]eilweise|[Nn]ach (?:\\p{Ll}+ )?(?:Vorgabe|Weisung|Anweisung|Freigabe|Rücksprache|Anleitung|Vorlage|Absprache)|[Aa]uf (?:Weisung|Anweisung|Zuruf)|[Ww]ährend (?:de[rs]|ihre[rs]|seine[rs]|eine[rs]) (?:Ferien|Urlaub|Abwesen|Krank|Vertret|Mutterschutz|Eltern)\\p{L}*|[Ii]m (?:Vertretungsfall|Ausnahmefall|Bedarfsfall|kleinen Rahmen|begrenzten)|[Ss]oweit|[Ss]ofern|[Ss]olange|[Ww]enn|[Ff]alls|[Zz]ur Probe|[Bb]is zu einem Betrag)';

/** Praise for a part of the work only, praise for work done with help, and responsibility taken back in the tasks. */
export const work: readonly Limit[] = [
  {
    rule: 'limit-part',
    parts: inRatings,
    pattern: limit(words(`[Dd](?:ie|en|er) (?:ih[mr] (?:übertragenen|gestellten) )?${narrow} ${tasks}`)),
    beside: /zufrieden|erledigt|erfüllt|ausgeführt|bewältigt|löste|schaff/iu,
    unless: late.iu`(?<!\p{L})(?:auch|sowohl|ebenso|wie (?:auch )?(?:die|schwier|komplex|neue)|und (?:die )?(?:schwier|komplex|neu|anspruchs|groß|zusätz|strateg|organis|kaufm|wissensch))`,
    praising: /den (?:ersten|meisten) /u,
  },
  {
    rule: 'limit-part',
    parts: inRatings,
    pattern: limit(
      words(
        `(?:[Ii]hre|[Ss]eine|[Dd]ie von (?:ihm|ihr)|[Dd]ie) (?:von Hand|nach (?:\\p{L}+ )?(?:Vorlage|Muster|Anleitung|Vorgabe|Schablone|Rezept|Plan|Schema|Diktat)|unter (?:\\p{L}+ )?(?:Anleitung|Aufsicht)|in (?:aller )?Ruhe|zuletzt|anfangs|rechtzeitig|vollständig|gemeinsam mit (?:\\p{L}+ ){0,2}\\p{L}+|mit (?:\\p{L}+ )?(?:Unterstützung|Hilfe)(?: (?:de[rs]|von|eines|einer) (?:\\p{L}+ )?\\p{L}+)?|bei Tageslicht|am Ende|vormittags|in der (?:ersten|zweiten|letzten) \\p{L}+|schriftlich|mündlich|fertig|letztlich|schließlich) (?:\\p{Ll}+ )?\\p{Ll}+(?:en) ${products}`,
      ),
    ),
    beside: praised,
    praising: /von (?:ihm|ihr) (?:rechtzeitig|vollständig|schließlich|letztlich|schriftlich)/u,
  },
  // „Termine und Kosten hielt sie in ihrem Teilbereich ein“, who leads the whole.
  {
    rule: 'limit-part',
    parts: inRatings,
    pattern: limit(
      words(
        '(?:[Ii]n|[Aa]uf|[Bb]ei|[Ff]ür) (?:(?:ihre[mnr]|seine[mnr]|de[mnr] (?:ihr|ihm) (?:übertragenen|zugeteilten|zugeordneten|anvertrauten|zugewiesenen)) (?:\\p{Ll}+en )?(?<which>Teil(?:bereich|projekt|gebiet|abschnitt|vorhaben|aufgabe|strecke|los|gewerk))|(?:einem|einen|ihrem|ihren|seinem|seinen) (?<which>Teil (?:de[rs]|ihre[rs]|seine[rs]) (?:Projekts?|Vorhabens|Bereichs|Aufgaben?|Aufgabengebiets|Gebiets|Bauvorhabens|Programms)))',
      ),
    ),
    beside: late.iu`(?<!\p{L})(?:h[äie]+lt|eingehalten|einhielt|erreich\p{L}*|erfüll\p{L}*|zufrieden|gut\p{L}*|stets|jederzeit|immer|erfolg\p{L}*|sicher|zuverlässig|sorgfältig|gelang\p{L}*|gelingt|im Rahmen)(?!\p{L})`,
    nowhereElse: late.iu`teil(?:bereich|projekt|gebiet|abschnitt|vorhaben|aufgabe|strecke|los|gewerk)`,
    unless: late.iu`(?<!\p{L})(?:auch|und darüber hinaus|darüber hinaus|ebenso|nicht nur)(?!\p{L})`,
  },
  {
    rule: 'limit-part',
    parts: inRatings,
    pattern: limit(
      words(
        `nach (?:${known}) (?:\\p{Ll}+ )?\\p{L}*(?:[Mm]uster|[Ss]chema|[Vv]orgaben?|[Vv]orlagen?|[Pp]lan|[Rr]ezept|[Aa]nleitung|[Zz]eichnung|[Vv]orbild|[Aa]blauf|[Vv]erfahren)`,
      ),
    ),
    unless: late.iu`(?<!\p{L})(?:auch|nicht nur|neu|Rezeptur)`,
    praising: late.u`^nach (?:unser|mein)\p{L}+ (?:Rezept|Plan)`,
  },
  // „mit ihren Leistungen auf der Zielgeraden waren wir stets zufrieden“
  {
    rule: 'limit-part',
    parts: inRatings,
    pattern: limit(
      `(?:[Mm]it (?:ihren|seinen|den)|[Dd]ie|[Ss]eine|[Ii]hre) (?:Leistungen|Arbeiten|Ergebnissen?)(?: von [^,;.]{3,40}?)? (?<limit>(?:in|im|an|am|auf|bei|beim|außerhalb|gegen|vor|nach|zu|seit|zum) [^,;.]{3,50}?) (?:war|waren|sind|ist|hat|haben|fand|fanden|finden)(?!\\p{L})`,
    ),
    needs:
      /Hälfte|letzten|ersten|zweiten|dritten|Ende|Schluss|Anfang|Beginn|Zielgerade|Probezeit|Theorie|theoretisch|schriftlich|mündlich|praktisch|Teil|klein|einfach|leicht|Werkstatt|Neben|seit|außerhalb|vormittags|wiederkehr|vertraut|bekannt|gewohnt/u,
    praising: late.u`(?<!\p{L})(?:Lehrzeit|Theorie und Praxis|allen|aller|gesamten?|ganzen?|jeder|jedem|beiden|sämtlichen|uns|unsere[mr]|meine[mr]|dieser|diesem|seine[mr] (?:Position|Funktion|Tätigkeit)|ihre[mr] (?:Position|Funktion|Tätigkeit)|Betrieb|Haus|Unternehmen|Firma|Ausbildung|Praktikum|Jahren)(?!\p{L})`,
    beside: /zufrieden/iu,
  },
  {
    rule: 'limit-part',
    parts: inRatings,
    pattern: limit(
      `was (?:er|sie|Herr [^,]{3,30}?|Frau [^,]{3,30}?) (?:[^,;.]{0,40} )?(?<limit>(?:an|bei|in|auf|mit|unter|am|im) (?!(?:de[mnr]|diese[nmr]|all|seine[rnm]|ihre[rnm]|unsere[mnr]|mein|uns|drei|vier|zwei|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|Ganz|ganz|\\p{L}+ Jahren|Jahren|Zeit|Ruhe|jede|höchst|größt|groß)\\p{L}*)(?:\\p{Ll}+ )?\\p{Lu}\\p{L}+) (?:geleistet|gemacht|gebaut|geschaffen|hergestellt|gefertigt|abgeliefert|leistet|leistete|lieferte)`,
    ),
  },
  {
    rule: 'limit-help',
    parts: inRatings,
    pattern: limit(`${words('unter (?:Aufsicht|Anleitung|Beobachtung)')}(?= (?:[\\p{L}-]+ ){0,4}?${total})`),
  },
  {
    rule: 'limit-help',
    parts: inRatings,
    pattern: limit(words(`${guided} ${helper} (?:\\p{Ll}+ )?\\p{L}+`)),
    beside: praised,
    unless: late.u`(?<!\p{L})(?:ohne|[Aa]uch|[Ss]elbst|Lehrlinge|Auszubildende|Kunden|Gäste|Patient|Eltern|verzicht)`,
    praising:
      /Unter (?:ihrer|seiner)|[Mm]it (?:seiner|ihrer) |von (?:ihm|ihr)$|[Gg]egenwart von (?:Kund|Gäst|Vorges)|Software|Programm|System|Maschin|Werkzeug|Technik|Methode|moderne|Kennzahl|Excel|Daten/u,
  },
  {
    rule: 'limit-part',
    parts: inRatings,
    pattern: limit(
      `(?:^|(?<=[,;] ))(?<limit>(?:(?:[Dd]ie|[Dd]en|[Ii]n|[Bb]ei|[Aa]n|[Mm]it|[Dd]iejenigen|[Jj]ene[nr]?|[Ss]olche[nr]?|[Dd]enjenigen) ){0,2}\\p{Lu}\\p{L}+(?:en|n|e|er|s), (?:in |mit |bei |an |auf )?(?:die|denen|welche|deren \\p{L}*(?:[Aa]blauf|[Aa]bläufe|[Ll]ösung|[Aa]ufbau|[Ii]nhalt|[Bb]edienung|[Hh]andhabung|[Ss]chema|[Vv]erlauf|[Mm]uster|[Rr]egeln)) (?=(?:er|sie|ihm|ihr|man ihm|man ihr|Herrn? \\p{L}+|Frau \\p{L}+) )(?=[^,;.]*(?:zweimal|mehrmals|(?<!an)vertraut|(?<!\\p{L})lag(?:en)?(?!\\p{L})|bekannt|gern|gefiel|vorbereitet|selbst (?:ge|aus)|interessier|zusagten?|leicht|vorher|geübt|gelernt|kannten?|verstand|vorgegeben|reizte|kontrolliert|durchgesehen|gegengelesen|ausgesucht|Freude|sympathisch|wohlgesinnt|gewogen|zugetan|mochte))[^,;.]{4,70}), (?=[^.;]*${strong})`,
    ),
    unless: late.u`(?<!\p{L})(?:auch|selbst|sogar|bislang)(?!\p{L})`,
    praising: late.u`(?:nicht|kaum|noch nie|wenig|un)(?:bekannt| bekannt| vertraut|vertraut| kannte)|niemand|selbst (?:gestellt|entwickelt|gebaut|erstellt|erarbeitet)|(?:Kurs|Seminar|Lehrg|Fortbildung|Weiterbildung)\p{L}*, die (?:er|sie) sich`,
  },
  {
    rule: 'limit-part',
    parts: inRatings,
    pattern: limit(
      `(?:^(?=.*zufrieden)|(?<=, ))(?<limit>[Ww]as (?!(?:ihre?n?|seine?n?) )(?:(?:das|die|den) )?(?:\\p{Ll}+ )?\\p{Lu}\\p{L}+(?: [^,;.]{2,30})? (?:betrifft|betraf|angeht|anging|anbelangte?))(?=,)`,
    ),
    praising:
      /keit |heit |Qualität|Fleiß|Einsatz|Fachwissen|Fachkenntnis|Sorgfalt|Leistung|Engagement|Verhalten|Umgang|Zusammenarbeit|Arbeitsweise/u,
    beside: praised,
  },
  // „In der Sache waren wir mit ihr stets zufrieden.“
  {
    rule: 'limit-part',
    parts: inRatings,
    pattern: limit(
      `^(?<limit>(?:In|Im|Bei|Beim|Am|An|Auf) [^,;.]{3,50}?) (?:war|waren|bin|sind) (?:wir|ich)(?!\\p{L})[^;.]*zufrieden`,
    ),
    needs: late.u`^(?:In|Im|Bei|Beim|Am|An|Auf) (?:der Sache|(?:ersten|zweiten|letzten|Fachlichen|Handwerklichen|Praktischen|Technischen|Großen|Kern|Wesentlichen|Ergebnis)(?!\p{L})|diese[mnr] Punkt|(?:der|den|dem) (?:ersten|zweiten|letzten|einfachen|kleineren))`,
  },
  {
    rule: 'limit-help',
    parts: inRatings,
    pattern: limit(
      `(?:^|(?<=[,;] ))(?<limit>[Ww]as (?:der|die|ihr|sein|ihre|seine|unser|unsere) (?:\\p{Ll}+ )?\\p{L}*(?:[Gg]eselle|[Gg]esellin|[Kk]ollegen?|[Kk]ollegin|[Vv]orarbeiter(?:in)?|[Ss]chwester|[Bb]ruder|[Vv]ater|[Nn]achbar(?:in)?) (?:ihr|ihm|ihnen)[^,;.]+)`,
    ),
  },
  {
    rule: 'limit-help',
    parts: new Set([...inRatings, ...inTasks]),
    pattern: limit(
      `(?<limit>in (?:meiner|unserer|ihrer|seiner|(?:de[rs]) \\p{L}+)? ?(?:Abwesenheit|Vertretung)(?: (?:de[rs]) \\p{L}+)? (?:selb(?:st)?ständig|eigenständig|eigenverantwortlich|alleinverantwortlich))(?!\\p{L})`,
    ),
    unless: late.u`(?:den|meinen|unseren) (?:Betrieb|Laden|Verkauf)|(?:das|die|mein|unser)e? (?:\p{L}+ )?(?:Geschäft|Filiale|Praxis|Team|Haus|Kanzlei|Werkstatt|Büro|Abteilung(?!en)|Station|Küche|Firma)(?!\p{L})`,
  },
  {
    rule: 'limit-task',
    parts: inTasks,
    pattern: limit(
      `(?:,| –|\\() ?(?<=(?:und|sowie|oder|auch|teils|bzw\\.)(?:,| –| \\() ?)(?<limit>${inside}(?![\\p{L}])[^,;.()–]{0,60})(?:,| –|\\)) (?=\\p{L})`,
    ),
    praising: /nötig|erforderlich|notwendig|Dienstplan/u,
  },
  {
    rule: 'limit-task',
    parts: inTasks,
    pattern: limit(
      `(?:selb(?:st)?ständig|eigenständig|eigenverantwortlich|allein|verantwortlich|eigenhändig|in eigener Verantwortung)[^,;.]{0,60}, (?<limit>(?:soweit|sofern|solange|falls|sobald|wenn|wobei) [^,;.]{5,90})`,
    ),
    praising: /erforderlich|nötig|notwendig|fehlte|ausfiel|krank|Urlaub|abwesend/u,
  },
  {
    rule: 'limit-task',
    parts: inTasks,
    pattern: limit(
      `(?:, | \\()(?<limit>(?:soweit|sofern|solange|im Beisein|nach (?:Gegenzeichnung|Freigabe|Genehmigung) durch|unter Vorbehalt)(?!\\p{L})[^,;.()]{3,70})(?=\\)|[;.]?$)`,
    ),
    praising: /nötig|erforderlich|notwendig|gewünscht|vorhanden|möglich|gesetzlich/u,
  },
  {
    rule: 'limit-task',
    parts: inTasks,
    pattern: limit(
      `(?:[Ll]eitung|[Ff]ührung|[Vv]erantwortung|leitete|führte|verantwortete)(?!\\p{L})[^,;.]{0,60}[ ,] ?(?<limit>(?:neben (?:de[mr]|unsere[mr]|ihre[mr]|seine[mr]) (?:\\p{Ll}+ )?(?:Geschäftsführ|Inhaber|Chef|Meister|Leiter|Prokurist|Betriebs|Abteilungs|Filial)\\p{L}*|während (?:der|des) (?:Ferien|Urlaubs?|Abwesenheit|Erkrankung) (?:ihre[rs]|seine[rs]) (?:Vertret|Stellvertret)\\p{L}*|gemeinsam mit (?:dem|der|einem|einer) [^,;.]{3,40}(?=,)))(?!\\p{L})`,
    ),
    unless: late.u`(?<!\p{L})[Nn]eben (?:der|dem) (?:Leitung|Führung)`,
  },
  // „danken für die zuletzt sehr gute Zusammenarbeit“
  {
    rule: 'limit-part',
    parts: inPraise,
    pattern: limit(
      `(?:für|[Mm]it) (?:die|der|seine[r]?|ihre[r]?|eine[r]?) (?<limit>zuletzt|anfangs|zunächst|meist|meistens|zumeist|überwiegend|fachlich|rein fachlich|zeitweise|phasenweise|größtenteils|im Wesentlichen|in (?:den|ihren|seinen) (?:ersten|letzten) (?:\\p{L}+ )?(?:Jahren|Monaten|Wochen)|in letzter Zeit|(?:fast|beinahe|nahezu) (?:stets|immer|jederzeit))(?: (?:stets|immer|jederzeit))? (?:\\p{Ll}+ )?\\p{Ll}+e[nr]? (?:Zusammenarbeit|Mitarbeit|Leistung|Arbeit)`,
    ),
  },
  // Praise for a relation kept at a distance, in the thanks as well.
  {
    rule: 'limit-part',
    parts: inPraise,
    pattern: limit(
      `(?:für (?:die|seine|ihre)|[Mm]it (?:der|seiner|ihrer)) (?<limit>(?:in|an|bei|auf|aus|unter|während|seit|gegen|zu|am|im|zum)(?! den (?:vergangenen|letzten|vielen)| (?:de[rs]|diese[rn]) (?:vergangenen|Jahre)| (?:jeder|all|uns|unser|mein))[^,;.]{3,40}?) ${total} [\\p{Ll}]+e[nr]? (?:Zusammenarbeit|Mitarbeit|Leistung|Arbeit)`,
    ),
    praising: /Jahre|Zeit|Tag an|Anfang an|Haus|Betrieb|Bereich/u,
  },
];
