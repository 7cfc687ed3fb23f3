/** Crafts by the roots of what those who learn them are called; what one region calls another way stands together. */
const crafts: readonly RegExp[] = [
  /tischler|schreiner/iu,
  /zimmer(?:er|mann|leute|ei|in(?!\p{L}))/iu,
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
  /buchbind|drucker/iu,
  /gebäudereinig/iu,
  /gerüstbau/iu,
  /fliesen|stuckat|estrich/iu,
  /straßenbau|tiefbau|pflaster/iu,
  /metallbau|schlosser|schmied|feinwerk|zerspan|werkzeug|klempner|spengler|install|anlagenmech|heizungs|sanitär|kälte/iu,
  /elektr/iu,
  /kraftfahr|kfz|karosser|zweirad|landmaschin|land- und bau|fahrzeug|mechatron/iu,
  /orgelbau|geigenbau|klavierbau/iu,
  /brauer|mälzer/iu,
];

const craftsOf = (text: string): readonly number[] =>
  [...crafts.keys()].filter((at) => crafts[at]?.test(text));

/** Whether both texts name one and the same craft. */
export const shareCraft = (one: string, other: string): boolean => {
  const known = craftsOf(other);
  return craftsOf(one).some((at) => known.includes(at));
};

/** Whether two trades are known crafts and surely not the same. */
export const areOtherCrafts = (one: string, other: string): boolean =>
  craftsOf(one).length > 0 && craftsOf(other).length > 0 && !shareCraft(one, other);
