/** Two statements on the frame of the work that cannot both hold: place, hours, shifts, contract. */
export interface FrameClash {
  readonly id: string;
  readonly one: RegExp;
  /** With groups of the same name in both, these must differ. */
  readonly other: RegExp;
}

const of = (id: string, one: string, other: string): FrameClash => ({
  id,
  one: new RegExp(one, 'iu'),
  other: new RegExp(other, 'iu'),
});
const cased = (id: string, one: string, other: string): FrameClash => ({
  id,
  one: new RegExp(one, 'u'),
  other: new RegExp(other, 'u'),
});
const only =
  '(?:ausschließlich|ausnahmslos|durchgehend|nur|immer|stets|allein|vollständig|komplett|durchweg)';
const pron = '(?:sie|er|[Ff]rau \\p{L}+|[Hh]err \\p{L}+)';
const fullWeek =
  '(?:3[5-9]|40|fünfunddreißig|siebenunddreißig|achtunddreißig|neununddreißig|vierzig)(?:,\\d+)? ?(?:wochenstunden|stunden (?:in der|pro|je|die) woche)';
const halfTime =
  '(?:(?:ihre[rn]?|seine[rn]?|der|eine[rn]?) halben? stelle|halbtags|halbtagskraft|teilzeitkraft|stundenweise (?:beschäftigt|tätig|eingesetzt)\\p{L}*|(?:zehn|zwölf|fünfzehn|achtzehn|zwanzig|1\\d|2[0-5])(?:,\\d+)? ?(?:wochenstunden|stunden (?:in der|pro|je|die) woche)|geringfügig\\p{L}* beschäftig\\p{L}*|minijob\\p{L}*|(?:immer |stets )?nur (?:montags|dienstags|mittwochs|donnerstags|freitags)(?: und \\p{L}+)? im haus)';
const fullTime = `(?:in vollzeit|vollzeitkraft|vollzeitpraktikum|vollzeitstelle|volle[nr]? (?:plan)?stelle|${fullWeek})`;
const branch =
  '(?:niederlassung|zweigniederlassung|filiale|zweigstelle|zweigwerk|geschäftsstelle|tochtergesellschaft|schwestergesellschaft|tochterfirma)';
const site =
  '(?:Werk|Werkstatt|Niederlassung|Filiale|Standort|Büro|Geschäftsstelle|Halle|Haus|Lager|Zweigwerk|Markt|Depot|Zentrale|Betriebsstätte)';
/** „Büro Einkauf“ and „Halle Nord“ name no town. */
const noTown =
  '(?!Herr|Frau|Jahr|Wert|Einkauf|Verkauf|Vertrieb|Versand|Nord|Süd|Ost|West|Mitte|Personal|Montage|Technik|Verwaltung|Produktion|Fertigung|Logistik|Buchhaltung)';
/** „Filiale am Klinikum“, „Lager in der Hafenstraße“ */
const near = '(?:(?:in|am|an|im)(?: der)? )?';

export const frameClashes: readonly FrameClash[] = [
  of(
    'home',
    `${only}[^.;]{0,40}(?:von zu hause|im homeoffice|im home-office|remote)|einen arbeitsplatz (?:im|in) [^.;]{0,30} hatte ${pron} nicht`,
    '(?:an (?:ihrem|seinem) (?:schreibtisch|arbeitsplatz)|im (?:nachbarbüro|großraumbüro|büro nebenan)|an der tür|am empfang|in der kaffeeküche|tür stand)(?!\\p{L})',
  ),
  of(
    'shifts',
    '(?:zwei|drei|vier|fünf)-?schicht\\p{L}*|wechselschicht\\p{L}*|vollkontinuierlich\\p{L}*|(?:im|aller|allen) (?:drei )?schichten',
    `${only} in der (?:tag|früh)schicht|(?:spät|nacht)\\p{L}*-?,?[^.;]{0,50}(?:nicht verbunden|nicht vorgesehen|nicht zu leisten|nie (?:zu )?leiste\\p{L}*)`,
  ),
  of(
    'night',
    `${only} (?:in der nacht|nachts|im nachtdienst|in der nachtschicht)|zwischen 2[0-3] und [4-7] uhr|(?:als|reine|dauer) ?nacht(?:wache|schwester|portier)`,
    '(?<!\\p{L})(?:mittags|vormittags|tagsüber|am vormittag|zur mittagszeit|beim frühstück|nachmittags|tagdienst\\p{L}*|(?:in|während) der frühschicht|im frühdienst)(?!\\p{L})',
  ),
  of(
    'morning',
    'halbtags[^.;]{0,60}(?:bis 1[1-3] uhr|vormittag)|von (?:6|7|8|9)(?:[.:]\\d\\d)? bis 1[1-3](?:[.:]\\d\\d)? uhr|(?:nur|ausschließlich|stets|jeweils|immer) (?:vormittags|am vormittag)|vormittagskraft|an (?:\\p{L}+ )?vormittagen',
    '(?<!\\p{L})(?:nachmittags|am nachmittag|von 1[3-6] bis 1[5-9] uhr|bis in den (?:späten )?abend|abends|am (?:späten |frühen )?abend|abendliche[nrsm]? (?:dienst|einsatz|betrieb|stunde|öffnung|schicht)\\p{L}*|(?:abend|spät)(?:dienst|schicht|stunden|verkauf|sprechstunde|öffnung)\\p{L}*|bis (?:zur schließung um |ladenschluss um )(?:1[5-9]|2\\d)(?:[.:]\\d\\d)? uhr)(?!\\p{L})',
  ),
  of(
    'evening',
    `${only} (?:abends|nachmittags|(?:am|in den) (?:abend|nachmittag)\\p{L}*|(?:im|in der) (?:spät|abend)(?:dienst|schicht))(?!\\p{L})`,
    '(?<!\\p{L})(?:frühmorgens|vormittags|am (?:frühen morgen|vormittag)|früh(?:dienst|schicht)\\p{L}*|in den (?:frühen )?morgenstunden)(?!\\p{L})',
  ),
  of(
    'weekend',
    `jedes wochenende frei|(?:nur|ausschließlich) (?:an werktagen|werktags|von montag bis freitag)|an wochenenden (?:arbeitete|war) ${pron} nie`,
    '(?:sonn|sams|sonn- und feier)tagsdienst\\p{L}*|wochenenddienst\\p{L}*|(?<!\\p{L})(?:sonntags|samstags)(?! frei)(?!\\p{L})',
  ),
  of(
    'office',
    `(?:reine[rn]?|${only} im) innendienst\\p{L}*|(?<!\\p{L})ohne (?:reisen|reisetätigkeit|dienstreisen|außendienst)`,
    '(?:mit dem dienstwagen|tage (?:in der|pro) woche [^.;]{0,50}unterwegs|(?<!(?:kolleg|mitarbeiter|kräfte|team|vertreter)\\p{L}{0,4} )im außendienst|auf reisen|auf (?:ihren|seinen) (?:touren|fahrten|reisen))(?!\\p{L})',
  ),
  of(
    'freelance',
    '(?<!\\p{L})fest angestellte?[rn]?|festanstellung|unbefristete[nrsm]? arbeitsverhältnis',
    'freie[rn]? mitarbeit(?:er|erin)?(?!\\p{L})|auf honorarbasis|freiberuflich\\p{L}*',
  ),
  of('full-time', fullTime, halfTime),
  of(
    'early',
    `${only} (?:in den (?:frühen )?morgenstunden|frühmorgens|im frühdienst|in der frühschicht)`,
    'früh-, spät-|(?:wechsel von|in) früh- und|nachtdienst|spätdienst|nachtschicht|spätschicht',
  ),
  of(
    'one-site',
    `(?:weitere|andere)\\p{L}* (?:standort|niederlassung|filiale|werk)\\p{L}* (?:hat|haben|gibt|bestehen|besteht|unterh[aä]lt)[^.;]{0,40}(?:nicht|kein)|keine[nr]? (?:weitere\\p{L}*|zweite\\p{L}*|andere\\p{L}*) (?:standort|niederlassung|filiale|werk)|allein von \\p{L}+ aus|einzelbetrieb|ohne (?:tochter|zweig)-? ?(?:oder|und)|unser einziger standort`,
    `(?:unser\\p{L}*|de[rmn]|die|eine[rn]?) (?:\\p{L}+ )?${branch}(?!\\p{L})`,
  ),
  cased(
    'place',
    `(?:gesamten? Zeit|ganzen? Zeit|gesamten? Dauer|durchgehend|ausschließlich|[Vv]om ersten (?:bis zum letzten )?(?:Arbeitst|T)ag|in dieser Zeit (?:nur|allein|immer)|(?:immer|stets|nur)(?= (?:in|im|am|an)(?: unser\\p{L}*| der)? ${site})|[Aa]lle (?:Abschnitte|Teile))[^.;]{0,120}?${site}\\p{L}* ${near}(?<town>${noTown}\\p{Lu}\\p{L}{3,})|in (?<own>\\p{Lu}\\p{L}{3,}), (?:ihre[ms]|seine[ms]) (?:alleinigen|einzigen) (?:Einsatzort|Arbeitsort)`,
    `(?<!(?:Kolleg|Mitarbeiter|Kräft|Lieferung|Team|Besuch)\\p{L}* (?:in )?)(?:[Uu]nsere[mrs]?|[Ii]m|[Ii]n der|[Ii]n unserer?) (?:(?<adjective>\\p{Lu}\\p{L}{3,})er )?${site}(?:s|es)?(?: ${near}(?<town>${noTown}\\p{Lu}\\p{L}{3,}))?(?: \\p{Lu}\\p{L}+)?[^.;]{0,3}(?:,| (?:\\p{Ll}+ ){0,4})?(?:ihre[mr] |seine[mr] |in de[mr]|wo|den|die|das|verbr|arbeit|war)|^In (?<own>\\p{Lu}\\p{L}{3,}), wo (?:sie|er)`,
  ),
];
