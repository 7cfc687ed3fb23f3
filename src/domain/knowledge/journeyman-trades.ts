import { late } from '../german/late.ts';

/**
 * Crafts whose training ends with the „Gesellenprüfung“ and not with the „Abschlussprüfung“: those that the annexes A and
 * B of the Handwerksordnung name (§§ 31, 40 HwO). Titles that industry and crafts share are left to the chamber.
 */
const trades = late.iu`^(?:(?:asphalt|orgel|geigen|klavier|boots|ofen|brunnen|modell|karosserie)\p{L}*bauer|maurer|beton- und stahlbetonbauer|zimmer(?:er|in)|dachdecker|straßenbauer|wärme-, kälte|fliesen|betonstein|estrichleger|gerüstbauer|steinmetz|stuckateur|maler|fahrzeuglackierer|schornsteinfeger|metallbauer|chirurgiemechanik|feinwerkmechanik|zweiradmechatronik|kälteanlagen|informationselektronik|(?:kfz|kraftfahrzeug)|land- und baumaschinen|büchsenmacher|klempner|anlagenmechaniker\p{L}* (?:für sanitär|shk)|elektroniker\p{L}*(?:$| (?:fachrichtung )?(?:energie- und gebäude|automatisierungs- und system))|tischler|schreiner|boots|seiler|bäcker(?!eiver)|konditor|fleischer|metzger|augenoptik|hörakustik|orthopädie|zahntechnik|friseur|glaser|glasbläser|vulkaniseur|raumausstatter|parkettleger|rollladen|drechsler|holzspielzeug|böttcher|uhrmacher|graveur|goldschmied|silberschmied|gold- und silber|maßschneider|textilgestalt|modist|schuhmacher|sattler|kürschner|müller|brauer|textilreinig|wachszieh|gebäudereinig|keramiker|buchbinder|fotograf|schilder- und licht|kosmetiker|bestatter|geigenbauer|orgelbauer|klavier- und cembalo)`;
/** Office and counter work in a craft is trained by the Berufsbildungsgesetz, whoever examines. */
const notTrades = /kauf(?:mann|frau|leute)|fachverkäufer|fachangestellt|büro|fachkraft|medien/iu;
const craftChamber = late.iu`handwerkskammer|(?<!\p{L})hwk(?!\p{L})|innung`;
const otherChamber = late.iu`industrie- und handel|handelskammer|(?<!\p{L})i\.?h\.?k\.?(?!\p{L})`;

/**
 * What the examination at the end of a training is called: „Gesellenprüfung“ in the crafts, „Abschlussprüfung“ elsewhere.
 * @param aim what was learned („Tischlerin“)
 * @param chamber who examined, may be empty; tells for titles that industry has, too
 */
export function finalExamination(aim: string, chamber: string): string {
  const title = aim.trim();
  if (notTrades.test(title) || otherChamber.test(chamber)) return 'Abschlussprüfung';
  return craftChamber.test(chamber) || trades.test(title) ? 'Gesellenprüfung' : 'Abschlussprüfung';
}
