import { late, lateRegExp } from '../german/late.ts';

const always = late.iu`(?<!\p{L})(?:stets|immer|jederzeit|regelmäßig|durchgehend|durchweg|durchgängig|ausnahmslos|meist|oft|häufig|gewöhnlich|in der regel)(?!\p{L})`;
/** What rates somebody, and no single deed. */
const trait = late.iu`motiviert|engagiert|einsatz(?:bereit|freud)|belastbar|zuverlässig|flei(?:ß|ss)ig|hilfsbereit|gewissenhaft|(?<!\p{L})(?:ihr|sein)e? (?:\p{L}+ )?(?:fachwissen|arbeitsweise|verhalten|auftreten|arbeit|leistung(?:en)?|\p{L}*ergebnisse?|auffassungsgabe|belastbarkeit|zuverlässigkeit|kenntnisse)(?!\p{L})`;
/** „Am Museumstag“, „Zur Einweihung“, „In der Nacht des Hochwassers“: a day that there was once. */
const occasion = late.u`^(?:Am|Zum|Zur|Beim|Bei|In|Im|Auf|Nach|An|Zu)(?: [\p{L}\d.-]+){0,3}? (?:(?!Vor|Nach|Arbeits|Werk|All|Wochen)\p{L}*(?:[Ff]reitag|[Ff]eiertag|[Mm]useumstag|[Gg]eburtstag|[Mm]arkttag|[Ww]ahlabend|[Ww]ahltag|[Ss]amstag|[Ss]onntag|[Mm]ontag|[Hh]eiligabend|[Ss]ilvester|[Ff]est|[Ff]eier|[Ee]inweihung|[Ee]röffnung|[Hh]ochwassers?|[Ss]turm|[Uu]nwetter|[Bb]rand|[Jj]ubiläum|[Pp]remiere|[Ii]nventur|[Uu]mzug)|Tag der \p{Lu}\p{L}+|\p{L}*[Mm]esse (?:in|am|von) \p{Lu}\p{L}+|Nebel (?:vor|bei|auf) \p{Lu}\p{L}+|Besuch (?:de[rs]|eine[rs]|von))(?=[ ,])`;
const strongPast =
  '(?:war(?:en)?|lag(?:en)?|stand(?:en)?|kam(?:en)?|ging(?:en)?|fiel(?:en)?|blieb(?:en)?|gab|brach(?:en)?|rief(?:en)?|schlug(?:en)?|riss(?:en)?|aus(?:fiel|brach|ging)(?:en)?|ein(?:traf|brach)(?:en)?|ab(?:brach|sprang|riss)(?:en)?|\\p{Ll}{2,}ten?)';
/** „…, als 1.900 Gäste vor dem Tor standen,“, „Als das Zebra ausbrach,“: no „wenn“, which comes again. */
const whenOnce = lateRegExp(`(?:^|, )[Aa]ls [^,;]+ ${strongPast}(?=,)`, 'u');
/** „…, weil sie die Zeichnung auf die Serviette zeichnete“: how it came about, that once. */
const howOnce = late.u`(?<!\p{L})(?:gewann|rettete|holte|fand|löste|baute|brachte|überzeugte|schloss|verkaufte|erhielt|bekam) (?:er|sie|(?:Frau|Herr) \p{Lu}[\p{L}-]+)(?!\p{L})[^,;]*, (?:weil|indem|nachdem|bevor|ehe|obwohl) (?:er|sie|es|ih[rm]|der|die|das|niemand) `;
const figure = /\d/u;

/**
 * Whether a sentence in the past tells one scene, and no strength that would be over: what happened on a certain day
 * may stand in the past, whatever goes on.
 */
export function isScene(flat: string): boolean {
  if (trait.test(flat)) return false;
  const isNamed = occasion.test(flat);
  if (whenOnce.test(flat)) return isNamed || figure.test(flat) || !always.test(flat);
  return (isNamed || howOnce.test(flat)) && !always.test(flat);
}
