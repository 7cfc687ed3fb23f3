import { late } from '../german/late.ts';

/**
 * Trades with a training of their own, by the roots of what those who learn them are called: what one region or an
 * older name calls another way, and what leads up to it („Verkäufer“, „Fachlagerist“), stands together.
 */
const crafts: readonly RegExp[] = [
  /tischler|schreiner/iu,
  late.iu`zimmer(?:er|mann|leute|ei|in(?!\p{L}))|ausbaufach`,
  /dachdeck/iu,
  /maurer|betonbau|hochbau/iu,
  /maler(?!ei)|lackier/iu,
  /friseur|frisör|coiffeu/iu,
  /bäcker|konditor|confiseur/iu,
  /fleischer|metzger|schlachter/iu,
  /steinmetz|bildhau/iu,
  /glaser(?!ei)/iu,
  /schornsteinf|kaminkehr|rauchfangk/iu,
  /goldschmied|silberschmied|uhrmach|graveur/iu,
  /optik/iu,
  /akustik/iu,
  /zahntechn/iu,
  /orthopädi|schuhmach/iu,
  /raumausstatt|polster|sattler/iu,
  /schneider/iu,
  /buchbind|drucker|medientechnolog/iu,
  /gebäudereinig/iu,
  /gerüstbau/iu,
  /fliesen|stuckat|estrich|trockenbau|ausbaufach/iu,
  /straßenbau|tiefbau|pflaster/iu,
  /metallbau|schlosser|schmied|konstruktionsmech/iu,
  /industriemech|maschinenschlosser|betriebsschlosser|maschinenbau/iu,
  /zerspan|dreher|fräser/iu,
  /werkzeugm|werkzeugbau/iu,
  /feinwerk|büchsenmach/iu,
  /install(?!a?tionselektr)|anlagenmech|heizungs|sanitär|klempner|spengler|gas- und wasser/iu,
  /kälte/iu,
  /elektr|mechatroniker für betriebst/iu,
  /kraftfahr(?!er)|kfz|karosser|zweirad|fahrrad|landmaschin|land- und bau|fahrzeug/iu,
  /(?<!kraftfahrzeug|kfz-?|zweirad|fahrrad|land- und baumaschinen|maschinen)mechatron/iu,
  /orgelbau|geigenbau|klavierbau/iu,
  /brauer|mälzer/iu,
  // Trade and offices.
  /industriekauf|industriefach/iu,
  /bankkauf|bankfach|sparkassen/iu,
  /bürokauf|büromanag|bürokommun/iu,
  /einzelhand|verkäufer/iu,
  /gro(?:ß|ss)handel|gro(?:ß|ss)-? und|außenhandel/iu,
  /spedition|schifffahrtskauf/iu,
  /automobilkauf/iu,
  /immobilien/iu,
  /(?<!sozial)versicherung/iu,
  /sozialversicherung/iu,
  /reisekauf|reiseverkehr|tourismus/iu,
  /hotel|restaurant|gastgewerbe|gastronom/iu,
  late.iu`(?<!\p{L})(?:jung)?koch(?!\p{L})|köchin|fachkraft küche`,
  /veranstaltungskauf/iu,
  /veranstaltungstechn/iu,
  /medienkauf|verlagskauf/iu,
  /mediengestalt/iu,
  /it-system-?kauf|informatikkauf|it-system-manag|digitalisierungsmanag/iu,
  /fachinformatik|anwendungsentw|systemintegr/iu,
  /gesundheitswesen/iu,
  /personaldienst/iu,
  /e-commerce/iu,
  /dialogmark/iu,
  /marketingkomm|werbekauf/iu,
  /steuerfach/iu,
  /rechtsanwalt|notarfach|patentanwalt/iu,
  /verwaltungsfach|verwaltungswirt/iu,
  /justizfach/iu,
  // Health, education, laboratories.
  late.iu`(?<!zahn|tier)medizinische\p{L}* fach|(?<!zahn|tier)arzthelf`,
  /zahnmedizin|zahnarzthelf/iu,
  /tiermedizin|tierarzthelf/iu,
  /pharmazeutisch/iu,
  /(?<!tier|raum|landschafts|kinder)pfleg(?:er|efach|eassist|ekraft)|krankenschw/iu,
  /tierpfleg/iu,
  /erzieh|kinderpfleg|sozialassist/iu,
  /chemielab|chemisch/iu,
  /biologielab/iu,
  /physiklab/iu,
  /chemikant/iu,
  /pharmakant/iu,
  /bauzeichn/iu,
  late.iu`technische\p{L}* (?:zeichn|produktd|systempl)|produktdesign`,
  /fotogra/iu,
  /florist/iu,
  /gärtner/iu,
  /landwirt(?!schaft)/iu,
  /tierwirt/iu,
  /pferdewirt/iu,
  /winzer/iu,
  /forstwirt/iu,
  /lagerlog|lagerist/iu,
  /berufskraftf/iu,
  /schutz und sicherheit/iu,
  /wasserversorg|abwasser|umwelttechnol/iu,
  /vermess|geomatik/iu,
  /lebensmitteltech/iu,
  /verfahrensmech/iu,
  /papiertech|verpackungsmittel/iu,
  /kosmeti/iu,
  /sport- und fitness/iu,
  /buchhänd/iu,
  /bibliothek|informationsdienste/iu,
  /hauswirtschaft/iu,
];

const craftsOf = (text: string): readonly number[] =>
  [...crafts.keys()].filter((at) => crafts[at]?.test(text));

/** Whether both texts name one and the same trade. */
export const shareCraft = (one: string, other: string): boolean => {
  const known = craftsOf(other);
  return craftsOf(one).some((at) => known.includes(at));
};

/** Whether two trades are known and surely not the same. */
export const areOtherCrafts = (one: string, other: string): boolean =>
  craftsOf(one).length > 0 && craftsOf(other).length > 0 && !shareCraft(one, other);

export const isKnownTrade = (name: string): boolean => craftsOf(name).length > 0;
