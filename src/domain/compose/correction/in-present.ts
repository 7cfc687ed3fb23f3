/** Verbs of the wordings on offer, as they stand in a reference on what is over and in one on what goes on. */
const verbs: Readonly<Record<string, string>> = {
  arbeitete: 'arbeitet',
  begegnete: 'begegnet',
  beherrschte: 'beherrscht',
  besaß: 'besitzt',
  bewies: 'beweist',
  behielt: 'behält',
  bildete: 'bildet',
  blieb: 'bleibt',
  brachte: 'bringt',
  dachte: 'denkt',
  delegierte: 'delegiert',
  drückte: 'drückt',
  entwickelte: 'entwickelt',
  erfasste: 'erfasst',
  erfüllte: 'erfüllt',
  ergänzten: 'ergänzen',
  erkannte: 'erkennt',
  erledigte: 'erledigt',
  erreichte: 'erreicht',
  erwarb: 'erwirbt',
  erzielte: 'erzielt',
  fand: 'findet',
  förderte: 'fördert',
  führte: 'führt',
  genoss: 'genießt',
  ging: 'geht',
  half: 'hilft',
  handelte: 'handelt',
  hatte: 'hat',
  hielt: 'hält',
  hinterfragte: 'hinterfragt',
  identifizierte: 'identifiziert',
  kam: 'kommt',
  kannte: 'kennt',
  leitete: 'leitet',
  löste: 'löst',
  meisterte: 'meistert',
  moderierte: 'moderiert',
  motivierte: 'motiviert',
  nahm: 'nimmt',
  nutzte: 'nutzt',
  plante: 'plant',
  präsentierte: 'präsentiert',
  schätzten: 'schätzen',
  setzte: 'setzt',
  stellte: 'stellt',
  teilte: 'teilt',
  traf: 'trifft',
  trat: 'tritt',
  trug: 'trägt',
  verfügte: 'verfügt',
  verfolgte: 'verfolgt',
  verhandelte: 'verhandelt',
  verstand: 'versteht',
  verhielt: 'verhält',
  vertrat: 'vertritt',
  wandte: 'wendet',
  war: 'ist',
  waren: 'sind',
  wurde: 'wird',
  wurden: 'werden',
  zeichneten: 'zeichnen',
  zeigte: 'zeigt',
  überzeugte: 'überzeugt',
  übernahm: 'übernimmt',
  übertraf: 'übertrifft',
};

/** A wording on offer for a reference on work that goes on: „… arbeitet sorgfältig“. */
export const inPresent = (wording: string): string =>
  wording.replaceAll(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu, (word) => verbs[word] ?? word);

/** Words that look like a past and are none. */
const noPast =
  /^(?:gute|beste|erste|letzte|heute|bitte|harte|rechte|echte|feste|bunte|weite|breite|leichte)[nmrs]?$/u;
/** Strong verbs, alone and with a prefix, that the list above does not turn. */
const otherPast =
  /(?:hielt|ließ|gab|sah|nahm|kam|ging|stand|lag|bot|las|schrieb|sprach|lief|rief|griff|zog|fiel|wuchs|schuf|schloss|wies|warf|fuhr|lud|band|gewann|sprang|begann|trieb|schnitt|trat|traf|trug|fand|blieb)$|^(?:worden|gewesen)$/u;

/** The sentence of the employer told in the present; null where a verb is not surely known, or a day is told. */
export function toldInPresent(sentence: string): string | null {
  const now = inPresent(sentence);
  const words = now.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? [];
  const isPast = words.some((word) => otherPast.test(word) || (/te[n]?$/u.test(word) && !noPast.test(word)));
  return now === sentence || isPast || /\d/u.test(sentence) ? null : now;
}
