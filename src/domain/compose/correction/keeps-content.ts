import { tidy } from './point.ts';

/** Nouns that any sentence of its kind may hold: nothing is lost with them. */
const general =
  /^(?:Herrn?|Frau|Dr|Aufgabe|Arbeit(?!splatz|ssicherheit|sschutz)|Leistung|Zufriedenheit|Verhalten|Führung|Fach(?:wissen|kenntnis)|(?:Grund)?[Kk]enntnis|Fertigkeit|Fähigkeit|Wissen|Können|Zusammenarbeit|Einsatz|Engagement|Interesse|Fleiß|Eifer|Elan|Tätigkeit|Stelle|Position|Anforderung|Erwartung|Ergebnis|Erfolg|Unternehmen|Betrieb|Firma|Haus|Beginn|Ende|Anfang|Zeit|Dauer|Bereich|Gebiet|Weise|Art|Umgang|Rahmen|Möglichkeit|Gelegenheit|Anlass|Klage|Beanstandung|Beschwerde|Hinsicht|Maß|Umfang|Beurteilung|Gesamtleistung|Bemühen|Mühe|Kraft|Kräfte|Person|Mitarbeiter(?:in)?$|Mitarbeit$|Pflicht|Verantwortung|Bereitschaft|Wille|Motivation|Initiative|Eigeninitiative|Auffassungsgabe|Arbeitsweise|Qualität|Weiterbildung|Praxis|Beruf|Fach$|Anweisung|Erklärung|Anleitung|Ausbildung|Praktikum|Wunsch|Verständnis|Selbst(?:ver|be)|Ziel|Zusammenhang|Zusammenhänge|Belastung|Arbeitsanfall|Situation|Verbesserung|Betriebsklima|Arbeitsklima|Miteinander|Lob|Umstand|Umstände|Tag|Jahr|Monat)/u;

/** What is praised by an adjective, and would be lost with it. */
const traits =
  /(?<!\p{L})(ehrlich|fleißig|hilfsbereit|freundlich|höflich|loyal|verschwiegen|diskret|kreativ|flexibel|belastbar|selbst(?:st)?ändig|zuverlässig|pünktlich|teamfähig|kollegial|geduldig|einfühlsam|gewissenhaft|sorgfältig|ordentlich|sauber|zügig|genau|lernbereit|lernwillig|interessiert|aufmerksam|umsichtig|wissbegierig|verantwortungsbewusst|teamorientiert|kundenorientiert|geschickt|gründlich)/gu;

/** Words that stand in front without being nouns. */
const openers =
  /^(?:Er|Sie|Es|Ihr\p{L}*|Ihm|Sein\p{L}*|Die|Der|Das|Den|Dem|Des|Eine?[nmrs]?|Auch|Im|In|Bei|Mit|Für|Zu[rm]?|An|Am|Auf|Aus|Von|Vom|Während|Durch|Über|Unter|Alle[nmrs]?|Dabei|Dank|Nach|Trotz|Wir|Uns|Unser\p{L}*|Als|Seit|So|Insgesamt|Hervorzuheben|Besonders|Stets|Neue[nmrs]?|Ebenso|Zudem|Darüber|Außerdem|Gegenüber|Daneben|Ferner|Weiter\p{L}*|Wegen|Wenn|Was|Wer|Wo)$/u;

/**
 * Whether a wording still tells all that the sentence told: a praise that says something else, or drops the customers,
 * is no better one.
 * @param gone words of the sentence that shall go
 */
export function keepsContent(
  sentence: string,
  wording: string,
  { gone = '', lastName = null }: { readonly gone?: string; readonly lastName?: string | null } = {},
): boolean {
  const told = tidy(sentence);
  const offered = wording.toLowerCase();
  const dropped = gone.toLowerCase();
  const isKept = (word: string): boolean => {
    const stem = word.slice(0, Math.max(5, word.length - 3)).toLowerCase();
    return offered.includes(stem) || dropped.includes(stem);
  };
  const nouns = told.match(/(?<!\p{L})\p{Lu}[\p{L}-]+/gu) ?? [];
  const lost = nouns.some(
    (noun, at) =>
      !(at === 0 && told.startsWith(noun) && openers.test(noun)) &&
      !general.test(noun) &&
      !(lastName !== null && noun.startsWith(lastName.split(/[\s-]/u)[0] ?? lastName)) &&
      !isKept(noun),
  );
  return !lost && (told.match(traits) ?? []).every(isKept) && !/\d/u.test(told);
}
