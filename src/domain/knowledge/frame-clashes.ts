import { lateRegExp } from '../german/late.ts';
import { spelt } from '../german/signs.ts';

/** Two statements on the frame of the work that cannot both hold: place, hours, shifts, contract. */
export interface FrameClash {
  readonly id: string;
  readonly one: RegExp;
  /** With groups of the same name in both, these must differ. */
  readonly other: RegExp;
}

const of = (id: string, one: string, other: string): FrameClash => ({
  id,
  one: lateRegExp(spelt(one), 'iu'),
  other: lateRegExp(spelt(other), 'iu'),
});
const cased = (id: string, one: string, other: string): FrameClash => ({
  id,
  one: lateRegExp(spelt(one), 'u'),
  other: lateRegExp(spelt(other), 'u'),
});
const only =
  '(?:ausschließlich|ausnahmslos|durchgehend|nur|immer|stets|allein|vollständig|komplett|durchweg)';
const pron = '(?:sie|er|[Ff]rau \\p{L}+|[Hh]err \\p{L}+)';
const branch =
  '(?:niederlassung|zweigniederlassung|filiale|zweigstelle|zweigwerk|geschäftsstelle|tochtergesellschaft|schwestergesellschaft|tochterfirma)';
const site =
  '(?:Werk|Werkstatt|Hauptverwaltung|Hauptsitz|Niederlassung|Filiale|Standort|Büro|Geschäftsstelle|Halle|Haus|Lager|Zweigwerk|Markt|Depot|Hotel|Klinik|Heim|Zentrale|Betriebsstätte)';
/** „Büro Einkauf“ and „Halle Nord“ name no town. */
const noTown =
  '(?!Herr|Frau|Jahr|Wert|Einkauf|Verkauf|Vertrieb|Versand|Nord|Süd|Ost|West|Mitte|Personal|Montage|Technik|Verwaltung|Produktion|Fertigung|Logistik|Buchhaltung)';
/** „Filiale am Klinikum“, „Lager in der Hafenstraße“ */
const near = '(?:(?:in|am|an|im)(?: der)? )?';

/** Business with somebody, and where abroad he is. */
const dealings =
  '@(?:kunden|lieferanten|lieferbetrieben?|lieferfirmen|partnern?|herstellern?|händlern?|abnehmern?|betrieben|geschäften?|importen?|exporten?|einkäufen?|einkaufsreisen?|dienstreisen?|niederlassungen?|vertriebspartnern?|produzenten|erzeugern?|züchtern?)';
const abroad =
  '(?:chile|peru|china|indien|frankreich|italien|spanien|portugal|polen|usa|vereinigten staaten|türkei|japan|brasilien|argentinien|mexiko|kanada|niederlanden?|belgien|dänemark|schweden|norwegen|finnland|england|großbritannien|irland|tschechien|ungarn|rumänien|bulgarien|griechenland|russland|ukraine|vietnam|thailand|korea|taiwan|bangladesch|marokko|tunesien|ägypten|südafrika|kenia|israel|australien|asien|fernost|übersee|südamerika|osteuropa|südeuropa|skandinavien|afrika|ausland)';
const clientele =
  '(?:kundschaft|kunden|endkunden|patienten|klienten|mandanten|gästen?|besuchern?|publikum|auftraggebern?|verbrauchern?|bauherren)';

export const frameClashes: readonly FrameClash[] = [
  of(
    'home',
    `${only}[^.;]{0,40}(?:von zu hause|von (?:ihrem|seinem) (?:wohnort|wohnsitz|zuhause)|im homeoffice|im home-office|remote)|einen arbeitsplatz (?:im|in) [^.;]{0,30} hatte ${pron} nicht`,
    '(?:(?:das|ein|dasselbe|ihr|sein) (?:büro|zimmer|arbeitszimmer) &teilten?|runde[n]? durch (?:die|unsere|alle) (?:@büros|räume)|(?:jeden morgen|täglich|jeden tag)[^.;]{0,40} (?:in unserem|im) büro|an (?:ihrem|seinem) (?:schreibtisch|arbeitsplatz)|im (?:nachbarbüro|großraumbüro|büro nebenan)|an der tür|am empfang|in der kaffeeküche|tür stand)%',
  ),
  of(
    'shifts',
    '(?:zwei|drei|vier|fünf)-?schicht@|wechselschicht@|vollkontinuierlich@|(?:im|aller|allen) (?:drei )?schichten',
    `${only} in der (?:tag|früh)schicht|(?:geregelte|feste|reine)[nmr]? tag(?:dienst|schicht)@|(?:spät|nacht)@-?,?[^.;]{0,50}(?:nicht verbunden|nicht vorgesehen|nicht zu leisten|nie (?:zu )?leiste@)`,
  ),
  // What the house never does is told by what it excludes.
  of(
    'day-shift',
    `(?<!(?<!\\p{L})(?:bei uns|wir|unser@)%[^.;]{0,60})(?:${only} (?:in der|im|in) (?:tag|früh|vormittags)(?:schicht|dienst)|${only} (?:tagsüber|am tag|bei tage?)%|(?:kein@|ohne|weder) (?:\\p{Ll}+ )?nacht(?:dienst|schicht|arbeit|einsätz)@)|(?:von )?nacht(?:dienst|schicht|arbeit)@[^.;]{0,40}(?:befreit|ausgenommen|nicht (?:verbunden|vorgesehen|zu leisten|eingesetzt))`,
    '(?<!\\p{L})(?:in (?:den|langen|manchen|vielen|ruhigen|stillen|unruhigen|allen) (?:\\p{Ll}+ )?nächten|nächtelang|nachts|mitten in der nacht|nach mitternacht|um mitternacht|(?:im|in der) (?:nacht|dauernacht)(?:dienst|schicht)@|(?:in|während|bei) (?:(?:den|ihren|seinen|der) )?(?:langen )?nacht(?:schichten|diensten?|wachen?|stunden)|bis in die (?:\\p{Ll}+ )?nacht|(?:in der|jeder|mancher) nacht)%',
  ),
  of(
    'night',
    `${only} (?:in der nacht|nachts|im nachtdienst|in der nachtschicht)|zwischen 2[0-3] und [4-7] uhr|(?:als|reine|dauer) ?nacht(?:wache|schwester|portier)`,
    '(?<!\\p{L})(?:mittags|vormittags|tagsüber|am vormittag|zur mittagszeit|beim frühstück|nachmittags|tagdienst@|(?:in|während) der frühschicht|im frühdienst)%',
  ),
  of(
    'morning',
    'halbtags[^.;]{0,60}(?:bis 1[1-3] uhr|vormittag)|von (?:6|7|8|9)(?:[.:]\\d\\d)? bis 1[1-3](?:[.:]\\d\\d)? uhr|(?:nur|ausschließlich|stets|jeweils|immer) (?:vormittags|am vormittag)|vormittagskraft|an (?:\\p{L}+ )?vormittagen',
    '(?<!\\p{L})(?:nachmittags|am nachmittag|von 1[3-6] bis 1[5-9] uhr|bis in den (?:späten )?abend|abends|am (?:späten |frühen )?abend|abendliche[nrsm]? (?:dienst|einsatz|betrieb|stunde|öffnung|schicht)@|(?:abend|spät)(?:dienst|schicht|stunden|verkauf|sprechstunde|öffnung)@|bis (?:zur schließung um |ladenschluss um )(?:1[5-9]|2\\d)(?:[.:]\\d\\d)? uhr)%',
  ),
  of(
    'evening',
    `${only} (?:abends|nachmittags|(?:am|in den) (?:abend|nachmittag)@|(?:im|in der) (?:spät|abend)(?:dienst|schicht))%`,
    '(?<!\\p{L})(?:frühmorgens|vormittags|am (?:frühen morgen|vormittag)|früh(?:dienst|schicht)@|in den (?:frühen )?morgenstunden)%',
  ),
  of(
    'weekend',
    `jedes wochenende frei|(?:nur|ausschließlich) (?:an werktagen|werktags|von montag bis freitag)|an wochenenden (?:arbeitete|war) ${pron} nie`,
    '(?:sonn|sams|sonn- und feier)tagsdienst@|wochenenddienst@|(?<!\\p{L})(?:sonntags|samstags)(?! frei)%',
  ),
  of(
    'office',
    `(?:reine[rn]?|${only} im) innendienst@|(?<!\\p{L})(?:ohne|keinerlei|mit keine[rn]|keine) (?:reisen|reisetätigkeit@|dienstreisen|außendienst|außentermine@)(?! ab)|(?:reisetätigkeit|dienstreisen)%[^.;]{0,40}(?:nicht verbunden|nicht vorgesehen|nicht erforderlich|fielen nicht an|entfielen)%|${only} (?:\\p{Ll}+ ){0,2}(?:dem|unserem|im|in unserem|am) (?:werk|standort|stammwerk|stammhaus|haupthaus)% [^.;]{0,40}(?:zugeordnet|eingesetzt|tätig)%`,
    '(?:@(?:montage|auslands|baustellen|außen|service|vor-ort-|kunden)einsätzen?% (?:in|im|bei|auf|rund)%|auf (?:@montage|dienstreisen?|geschäftsreisen?|auslandsreisen?)%(?! (?:befindlich|waren))|(?:ihren?|seinen?) (?:\\p{Ll}+ ){0,2}(?:dienst|geschäfts|auslands)reisen?%|(?:war|ist) (?:sie|er) [^.;]{0,40}auf reisen|mit dem dienstwagen|tage (?:in der|pro) woche [^.;]{0,50}unterwegs|(?<!(?:kolleg|mitarbeiter|kräfte|team|vertreter)\\p{L}{0,4} )im außendienst|auf reisen|auf (?:ihren|seinen) (?:touren|fahrten|reisen))%',
  ),
  of(
    'at-the-house',
    `${only} in unser@ (?:\\p{Ll}+ )?(?:geschäftsstelle|beratungsstelle|praxis|kanzlei|werkstatt|räum@|büro)%|(?:hausbesuche|kundenbesuche|außentermine)%[^.;]{0,40} (?:nicht|nie|keine)%`,
    '(?:(?:ihren|seinen|bei|auf|mit) (?:\\p{Ll}+ )?(?:hausbesuchen|kundenbesuchen|außenterminen)|(?:machte|unternahm) (?:sie|er) (?:\\p{Ll}+ )?hausbesuche)%',
  ),
  of(
    'leased',
    '(?:zeitarbeit(?:sfirma|sunternehmen|nehmer(?:in)?)|verleih(?:firma|er)|leiharbeit(?:er|erin|nehmer|nehmerin)|arbeitnehmerüberlassung)%',
    '(?:fest ?angestellt(?:e[rnsm]?)?|festanstellung|stammbelegschaft|stammpersonal|(?:direkt|unmittelbar) bei uns (?:angestellt|beschäftigt))%',
  ),
  of(
    'season',
    '(?:als saisonkraft|als saisonarbeit(?:er|erin)|(?:nur|jeweils|ausschließlich) (?:in|während|für) der saison|saisonweise|saisonal (?:angestellt|beschäftigt|tätig))%',
    '(?:ganzjährig (?:angestellt|beschäftigt|tätig|im einsatz)|(?:das ganze jahr über|sommers wie winters) (?:angestellt|beschäftigt|tätig|im einsatz)|im ganzjährigen @verhältnis)%',
  ),
  of(
    'hiring',
    '(?:einstellungen|entlassungen|personalfragen|personalentscheidungen|personalauswahl)%[^.;]{0,60}(?:entschied|entscheidet|bestimmte) (?:sie|er|frau \\p{L}+|herr \\p{L}+)[^.;]{0,30}(?:allein|selbst|eigenverantwortlich|eigenständig)',
    '(?:einstellungen|entlassungen|personalfragen|personalentscheidungen|personalauswahl)%[^.;]{0,60}(?:vorbehalten|(?:lag|lagen|oblag|oblagen) (?:allein |stets |immer |ausschließlich )*(?:bei|der|dem)|(?:traf|trafen|fällte) (?:allein|stets|ausschließlich|nur))',
  ),
  of(
    'freelance',
    '(?<!\\p{L})fest angestellte?[rn]?|festanstellung|unbefristete[nrsm]? arbeitsverhältnis',
    'freie[rn]? mitarbeit(?:er|erin)?%|auf (?:honorarbasis|werkvertragsbasis|eigene rechnung)|auf rechnung (?:tätig|gearbeitet|beschäftigt)|als &(?:selb(?:st)?ständige[rn]?|freelancer)(?:in)? (?:\\p{L}+ )?(?:auf|für uns|tätig)|als selb(?:st)?ständige[rn]? @(?:unternehmer|auftragnehmer|dienstleister)(?:in)?|(?:arbeits|anstellungs|beschäftigungs)verhältnis[^.;]{0,20} (?:nie|nicht|zu keiner zeit) (?:bestanden|bestand|begründet)|freiberuflich@',
  ),
  of(
    'early',
    `${only} (?:in den (?:frühen )?morgenstunden|frühmorgens|im frühdienst|in der frühschicht)`,
    'früh-, spät-|(?:wechsel von|in) früh- und|nachtdienst|spätdienst|nachtschicht|spätschicht',
  ),
  of(
    'one-site',
    `(?:weitere|andere)@ (?:standort|niederlassung|filiale|werk|betriebsstätte|zweigstelle)@(?: (?:oder|und|sowie) \\p{L}+)? (?:hat|haben|gibt|bestehen|besteht|unterh[aä]lt|unterhalten|betreib)[^.;]{0,40}(?:nicht|kein)|keine[nr]? (?:weitere@|zweite@|andere@) (?:standort|niederlassung|filiale|werk)|allein von \\p{L}+ aus|einzelbetrieb|ohne (?:tochter|zweig)-? ?(?:oder|und)|unser(?:em)? einzige[rnm] (?:standort|werk|haus|laden|geschäft)|einziger standort (?:ist|unser)`,
    `(?:unser@|de[rmn]|die|eine[rn]?) (?:\\p{L}+ )?${branch}%|(?:allen?|sämtlichen?|mehreren?|übrigen|anderen) (?:unsere[rn]? )?&(?:werken?|standorten?|niederlassungen|filialen)%(?! (?:de[rs]|unsere[rs]|von|eines))|(?:standort|werks?|filial)übergreifend@`,
  ),
  of(
    'no-abroad',
    `(?:geschäfte?|handel|kontakte?|verbindungen|beziehungen|verträge|lieferanten|kunden)%[^.;]{0,40} ausland%[^.;]{0,20} (?:tätig|unterh[aä]lt|mach|pfleg|betreib|hat|haben|gibt|besteh)@%[^.;,]{0,40} (?:nicht|keine?)(?=[.,;]|$)|(?:keine?[nr]?|weder|ohne) &(?:auslandsgeschäfte?s?|auslandskunden|auslandskontakte?|geschäfte mit dem ausland|ausländische[nr]? (?:kunden|lieferanten|partner)|export@|import@)%|(?:ausschließlich|durchweg|ausnahmslos|nur|allein) (?:deutsche|inländische|heimische|einheimische)[nr]? (?:@kunden|@betriebe?n?|lieferanten|partner@|unternehmen|firmen|hersteller|\\p{L}+betriebe)|(?:beliefer|versorg)@[^.;]{0,20}(?:ausschließlich|nur) (?:das inland|kunden (?:im inland|in deutschland))`,
    `(?:${dealings})%[^.;,]{0,30} (?:in|aus|nach|mit) (?:de[rmn] )?${abroad}%|(?:ausländische|chinesische|französische|italienische|spanische|polnische|amerikanische|englische|britische|türkische|niederländische|holländische|tschechische|internationale|überseeische)[nr]? (?:@kunden|lieferanten|geschäftspartner@|hersteller@|abnehmer@|vertragspartner@)|(?<!\\p{L})(?:im|unser) (?:export|auslandsgeschäft|importgeschäft|exportgeschäft)%`,
  ),
  of(
    'no-machines',
    `maschinen?%[^.;]{0,30} (?:gibt es|haben wir|verwenden wir|benutzen wir|setzen wir|kommen|stehen|besitzen wir|sind|nutzen wir)%[^.;,]{0,40} (?:nicht|keine)(?=[.,;]|$| zum einsatz)|(?:ganz|völlig|gänzlich|vollständig|bewusst) (?:ohne|auf) (?:\\p{Ll}+ ){0,2}maschinen%|(?:gibt es|haben wir|verwenden wir|besitzen wir) (?:im haus |in der werkstatt |bei uns )?keine (?:\\p{Ll}+ ){0,3}maschinen%`,
    '(?<!\\p{L})(?:cnc@|cnc-\\p{L}+|(?:an|mit) (?:der|den|unser@|unseren) (?:\\p{Ll}+ ){0,2}@(?:maschinen?|fräsen?|drehbank|bandsäge|kreissäge|roboter)|bearbeitungszentr\\p{L}+|industrieroboter@|\\p{L}+maschinen (?:bedien|richt|program)@)%',
  ),
  of(
    'no-public',
    '(?:für )?(?:den |die )?(?:publikumsverkehr|publikum|öffentlichkeit|laufkundschaft|endkunden|endverbraucher|privatkunden)%[^.;]{0,30} (?:nicht|kein@) (?:zugänglich|geöffnet|offen|beliefert|zugelassen)|(?:kein@|ohne|weder) (?:eigene[nrs]? )?(?:publikumsverkehr|laufkundschaft|verkaufsraum|ladengeschäft|verkaufsräume|ladenlokal)%',
    '(?<!\\p{L})(?:(?:im|in unserem|in unseren) (?:verkaufsraum|verkaufsräumen|laden|ladengeschäft|verkauf)|(?:an|hinter) (?:der|unserer) (?:laden|verkaufs)?theke|laufkundschaft|ladenkasse|schaufenster)%',
  ),
  of(
    'no-clients',
    `(?:komm(?:en|t)|kam(?:en)?|ha(?:ben|t|tten?)|steh(?:en|t)|tr(?:eten|itt|at|aten)) [^.;]{0,40}mit (?:der |den |unseren |unserer )?${clientele}%[^.;]{0,20} (?:nicht|nie|keine[nr]?|nichts|zu keiner zeit)%[^.;]{0,20}(?:in (?:berührung|kontakt|verbindung)|kontakt|zu tun|umgang)|(?:kontakt|umgang|berührung) (?:zu|mit) (?:der |den |unseren )?${clientele}%[^.;]{0,15} (?:besteht|bestand|gibt es|gab es|haben|hatten?|hat)%[^.;,]{0,40} (?:nicht|keinen?)(?=[.,;]|$)`,
    `${clientele}%[^.;]{0,70}(?<!\\p{L})(?:beriet|beraten hat|aufsuchte|besuchte|bediente|empfing|betreute|begrüßte|behandelte|schulte|anrief)%|(?:beriet|bediente|besuchte|empfing|betreute|begrüßte) (?:sie|er|frau \\p{L}+|herr \\p{L}+) [^.;]{0,30}${clientele}%|bei (?:seinen|ihren) (?:kundenbesuchen|kundengesprächen|praxisbesuchen)%|(?<!\\p{L})(?:in der|bei der) (?:beratung|betreuung|bedienung) (?:unserer |der )?${clientele}%`,
  ),
  of(
    'one-unit',
    `(?:weitere|andere|übrige)[nr]? (?:bereiche?|abteilungen|stationen|gruppen|teams)%[^.;]{0,40} (?:durchlief|lernte|besuchte|kannte|sah)%[^.;,]{0,40} (?:nicht|nie)(?=[.,;]|$| kennen)|(?:die|der) (?:vollen?|gesamten?|ganzen?) (?:(?!verschieden|mehrere|wechselnd|beiden|allen|unterschiedlich)[^.;]){3,30} (?:(?:nur|ausschließlich|allein) )?(?:der|dem|in der|im) (?:(?!verschieden|mehrere|wechselnd|beiden|allen|unterschiedlich)[^.;]){3,40} (?:zugeordnet|eingesetzt)%`,
    '(?<!\\p{L})(?:nach|seit|mit) (?:de[mr]|ihrem|seinem|einem) wechsel in (?:die|den|das|unser@) (?!&@(?:elternzeit|teilzeit|vollzeit|ruhestand|homeoffice|studium|leitung|führung|unternehmen|haus|betrieb|schicht|ausbildung))\\p{L}+',
  ),
  // Who only prepares what others decide in every case decides nothing far-reaching on her own.
  of(
    'decisions',
    '(?<!\\p{L})(?:alle |sämtliche |jede |die |jegliche )?(?:letzte )?(?:entscheidung(?:en)?|entschlüsse|freigaben?|zusagen?)%(?! (?:sicher|selbst|eigen))[^.;]{0,60}(?<!\\p{L})(?:lag|lagen|oblag|oblagen|traf|trafen|fällte|blieb|blieben|behielt|wurden?|waren?)%[^.;]{0,30}(?:in (?:jedem|allen|sämtlichen) f(?:all|ällen)|ausnahmslos|ausschließlich|stets|immer|allein(?:ig)?|durchweg)%[^.;]{0,30}(?:leitung|leiter@|vorgesetzte@|inhaber@|chef@|zentrale|geschäftsführung|vorstand)|(?:eigene|selbst(?:st)?ändige) entscheidungen (?:waren|gehörten|sah|umfasste)[^.;]{0,60}(?:nicht|kein@)%|(?:ohne|keine(?:rlei)?) (?:eigene[nr]? )?entscheidungs(?:befugnis@|spielr\\p{L}+|gewalt|kompetenz@)',
    '(?:weitreichende|eigene|wichtige|schwierige|unternehmerische|strategische|grundlegende|alle|sämtliche)[nr]? entscheidungen (?:traf|trifft|fällte|fällt)%[^.;]{0,60}(?:verantwortung|eigenverantwortlich|selbst(?:st)?ändig|eigenständig|allein)|(?:traf|trifft|fällte)%[^.;]{0,60}(?:eigenverantwortlich|selbst(?:st)?ändig|eigenständig|in eigener verantwortung)[^.;,]{0,30}entscheidungen|(?:traf|trifft|fällte)%[^.;,]{0,60}(?:weitreichende|strategische|unternehmerische|grundlegende)[nr]? entscheidungen[^.;]{0,40}(?:verantwortung|eigenverantwortlich|selbst(?:st)?ändig|eigenständig)',
  ),
  cased(
    'place',
    `(?:gesamten? Zeit|ganzen? Zeit|gesamten? Dauer|durchgehend|ausschließlich|[Vv]om ersten (?:bis zum letzten )?(?:Arbeitst|T)ag|in dieser Zeit (?:nur|allein|immer)|(?:immer|stets|nur)(?= (?:in|im|am|an)(?: unser@| der)? ${site})|[Aa]lle (?:Abschnitte|Teile))[^.;]{0,120}?${site}@ ${near}(?<town>${noTown}\\p{Lu}\\p{L}{3,})|Arbeitsort war von Beginn an (?<base>\\p{Lu}\\p{L}{3,})|in (?<own>\\p{Lu}\\p{L}{3,}), (?:ihre[ms]|seine[ms]) (?:alleinigen|einzigen) (?:Einsatzort|Arbeitsort)`,
    `(?<!(?:Kolleg|Mitarbeiter|Kräft|Lieferung|Team|Besuch)@ (?:in )?)(?:[Uu]nsere[mrs]?|[Ii]m|[Ii]n der|[Ii]n unserer?) (?:(?<adjective>\\p{Lu}\\p{L}{3,})er )?${site}(?:s|es)?(?: ${near}(?<town>${noTown}\\p{Lu}\\p{L}{3,}))?(?: \\p{Lu}\\p{L}+)?[^.;]{0,3}(?:,| (?:\\p{Ll}+ ){0,4})?(?:ihre[mr] |seine[mr] |in de[mr]|wo|den|die|das|verbr|arbeit|war)|(?:[Ff]ührte|[Ll]eitete|[Bb]etreute|[Vv]erantwortete) (?:[Ss]ie|[Ee]r|Frau \\p{L}+|Herr \\p{L}+) (?:den|die|das|unseren?|unsere) ${site} in (?<there>${noTown}\\p{Lu}\\p{L}{3,})|Standorts? (?<at>\\p{Lu}\\p{L}{3,}), (?:an dem (?:sie|er)|ihres Arb|seines Arb)|leitete[^.;]* unser Lager in (?<base>\\p{Lu}\\p{L}{3,})|^In (?<own>\\p{Lu}\\p{L}{3,}), wo (?:sie|er)|(?:ihrem|seinem) (?:Wechsel|Umzug) (?:in|an) unser(?:e|en)? ${site} (?:in|nach) (?<moved>${noTown}\\p{Lu}\\p{L}{3,})`,
  ),
];
