import { clash, p, w, type StoryClash } from './story-clash.ts';

/** Who looks over the work of others: of the house, no client and no authority. */
const senior =
  '(?:(?:de[rmn]|die|eine[rm]?|ein|ihre[rm]?|seine[rm]?|unsere[rm]?|erfahrene[rn]?|zuständige[rn]?|jeweilige[rn]?) )*@(?:leiter|leiterin|leitung|meister|meisterin|vorgesetzte|vorgesetzten|chef|chefin|inhaber|inhaberin|geschäftsführer|geschäftsführerin|geschäftsführung|fachwirt|fachwirtin|fachwirts|kollege|kollegen|kollegin|prokurist|prokuristin|partner|partnerin|steuerberater|steuerberaterin|anwalt|anwältin|notar|notarin|oberarzt|oberärztin|chefarzt|ärztin|ausbilder|ausbilderin|führung|vorstand|redakteur|redakteurin|redaktion|apotheker|apothekerin|ingenieur|ingenieurin|disponent|disponentin|vorarbeiter|vorarbeiterin|betreuer|betreuerin|architekt|architektin|jurist|juristin)%';
/** Before it goes out of the house. */
const before =
  '(?:vor (?:de[rm]|jede[rm]|ihre[rm]|seine[rm])?(?: &)?@(?:übermittlung|versand|ausgang|abgabe|auszahlung|veröffentlichung|ausführung|druck|auslieferung|absendung|freigabe|unterschrift|einreichung|buchung|weitergabe|abfüllung|einbau|herausgabe|abschluss|verlassen|versenden|absenden|weiterleitung|zustellung|übergabe|drucklegung|bestellung)|jeweils|stets|immer|ausnahmslos|durchweg|regelmäßig|zuvor)%';
const checked =
  '(?:(?:gegen|ab)(?:gelesen|gezeichnet)|freigegeben|freizugeben|geprüft|überprüft|nachgeprüft|kontrolliert|nachkontrolliert|durchgesehen|nachgesehen|nachgerechnet|abgenommen|abgesegnet|unterschrieben|unterzeichnet|genehmigt|korrigiert|gegengelesen|gegengezeichnet|abgezeichnet)%';
const checks =
  '(?:prüfte?|prüft|kontrollierte?|durchsah|durchsieht|freigab|freigibt|unterschrieb|unterschreibt|unterzeichnete?|abnahm|abnimmt|gegenlas|gegenliest|gegenzeichnete?|abzeichnete?|nachrechnete?|überprüfte?|korrigierte?|genehmigte?|nachsah|nachprüfte?)%';
/** Of some cases only, of the beginning, of those who learn, or a rule of the house for all. */
const notSome =
  '^(?!.*(?<!\\p{L})(?:nie%|niemals%|nicht%|kein|ohne%|selten%|kaum%|nur%(?! nach)|vorschl|verbesserungsvorschl|ideen|anregung|vor (?:ihre[mr]|seine[mr]) (?:ein|an)tritt|früher|kolleg@ (?:prüf|kontroll)|einarbeit|anfangs|zunächst|anfänglich|ersten|probezeit|über [\\d.]+|ab [\\d.]+|zusätzlich|stichprobe|auszubild|lehrling|vier-augen|mehr-augen|praktikant|besonders|schwierig|größere|einzelne|in zweifel|im zweifel|zweifelsf|beanstandung|auf anhieb|stellvertret|jährlich|von (?:ihr|ihm) (?:geprüft|durchgesehen|freigegeben|kontrolliert)))';
const work = `(?:(?:(?:all(?:e|en)|jede[nrs]?|sämtliche[n]?) )?${w} &|(?:all(?:e|en)|jede[nrs]?|sämtliche[n]?) &|die von (?:ihr|ihm) &)@\\p{L}{3,}%`;
const hands = '(?:legte|legt|reichte|reicht|gab|gibt|leitete|leitet|übergab|übergibt|schickte|schickt)%';
const wholly =
  '(?:völlig|vollkommen|absolut|gänzlich|ganz|ganz und gar|vollständig|uneingeschränkt|restlos|komplett|in jeder hinsicht|vom ersten tag an|von anfang an|rundum)';

/** What others did with the work before it went out, and praise of complete independence further down. */
const released: readonly StoryClash[] = [
  clash('released', 'Selbständigkeit', {
    rule: 'task-denied',
    claim: `(?<!\\p{L})${wholly}(?: \\p{Ll}+)? (?:selb(?:st)?ständig|eigenständig|eigenverantwortlich|unabhängig)@|(?<!\\p{L})ohne (?:(?:jede|jegliche|irgendeine|die geringste|eine)[nr]? |alle )?(?:kontrolle|aufsicht|überwachung|prüfung|nachprüfung|freigabe|abnahme|gegenlesen|gegenzeichnung|durchsicht|rückfrage|rücksprache)%(?! (?:durch|von) (?:kund|auftrag|bauherr))|(?<!\\p{L})keiner(?:lei)? &(?:kontrolle|aufsicht|prüfung|freigabe|überwachung|anleitung)%|(?<!\\p{L})niemand% [^.;,]{0,50}(?:prüfen|kontrollieren|gegenlesen|nachsehen|durchsehen|freigeben)%|(?:voller|alleiniger|uneingeschränkter|ganz eigener) (?:eigen)?verantwort@`,
    lack: [
      `${notSome}.*(?:${p} ${hands}|${hands} ${p})~${w}~${before}~${senior}[^.;]{0,30}, (?:die|der|das) [^.;]{0,60}${checks}`,
      `${notSome}.*${work}[^.;,]{0,10} (?:legte|legt|reichte|reicht|gab|gibt|übergab|schickte|schickt) ${p}~${senior}[^.;]{0,30}, (?:die|der|das) [^.;]{0,60}${checks}`,
      `${notSome}.*${p} (?:legte|reichte|gab|schickte|legt|reicht|gibt)~(?:all(?:e|en)|jede[nrs]?|sämtliche[n]?) ~${senior}[^.;]{0,40}(?:, (?:die|der|das) [^.;]{0,60}${checks}|zur (?:prüfung|freigabe|durchsicht|unterschrift|kontrolle)%)`,
      `${notSome}.*(?<!\\p{L})texte?~${p}?~${before}~${senior}[^.;]{0,20}, (?:die|der) [^.;]{0,60}${checks}`,
      `${notSome}.*${work}[^.;,]{0,40} (?:wurden?|wird|werden)%[^.;]{0,50} (?:durch|von|vom) ${senior}[^.;,]{0,60}${checked}`,
      `${notSome}.*${work}[^.;,]{0,10} (?:gingen|geht|gehen|ging|kamen|wanderten?)%#${before}[^.;,]{0,20}(?:zur (?:prüfung|freigabe|durchsicht|kontrolle|unterschrift|abnahme)|über den (?:tisch|schreibtisch)) (?:an|zu|de[rs])? ?${senior}`,
      `${notSome}.*${work}[^.;,]{0,30} (?:gab|gibt|prüfte?|sah|sieht|las|liest|zeichnete?|kontrollierte?|nahm|nimmt|rechnete?|genehmigte?|unterschrieb)%#${before}[^.;,]{0,20} ${senior}(?: (?:frei|ab|gegen|durch|nach|selbst)%)?`,
      `${notSome}.*@(?:angebote?|briefe?|schreiben|texte?|bescheide?|pläne|rechnungen|buchungen|unterlagen|berichte?|gutachten|entwürfe)%[^.;,]{0,30} (?:verließ|verließen|ging|gingen|kam|kamen)%[^.;,]{0,30} (?:erst|nur)[^.;,]{0,20}, (?:nachdem|wenn|sobald) ${senior}[^.;,]{0,60}${checked}`,
      `${notSome}.*unter den augen ${senior}[^.;]{0,20}, (?:die|der) [^.;,]{0,60}${checks}`,
    ].join('|'),
  }),
];

const tongues =
  '(?:englisch|französisch|spanisch|italienisch|russisch|polnisch|tschechisch|türkisch|niederländisch|portugiesisch|arabisch|chinesisch|japanisch|dänisch|schwedisch|ungarisch|rumänisch)';
const speaks =
  '(?:spricht|sprach|beherrscht|beherrschte|versteht|verstand|kann|konnte|verfügt|verfügte|besitzt|besaß|hat|hatte)%';
const fluent =
  '(?:sicher|fließend|sehr gut|gut|hervorragend|ausgezeichnet|exzellent|perfekt|mühelos|bestem?|beste[ns]?|einwandfrei|tadellos)@';

/** „da sie kein Englisch spricht“, and further down „ihr verhandlungssicheres Englisch“. */
const languages: readonly StoryClash[] = [
  clash('no-language', 'Sprachkenntnisse', {
    rule: 'task-denied',
    claim: `${fluent}#${tongues}@|@sicher@ ${tongues}@|${tongues}@~${fluent}`,
    lack: [
      `${p}[^.;,]{0,60} (?:kein(?:e|en|erlei)?|nicht) (?:eigene[nr]? |ausreichende[nr]? )?${tongues}@(?: |[^.;,]{0,20} )${speaks}`,
      `${tongues}(?:kenntnisse)? ${speaks} ${p} (?:leider |jedoch |aber )?(?:nicht|keine?)%(?! nur)`,
      `${speaks} ${p} (?:leider |jedoch )?kein(?:e|erlei)? ${tongues}@`,
      `${p}[^.;]{0,60} des ${tongues}en%[^.;,]{0,20} nicht (?:\\p{Ll}+ )?mächtig%`,
      `mangels (?:(?:eigener|entsprechender|ausreichender) )?${tongues}kenntnis@|${tongues}@%[^.;]{0,60} mangels (?:(?:eigener|entsprechender|ausreichender) )?(?:sprach)?kenntnis@`,
    ].join('|'),
    same: tongues,
  }),
];

/** What the tasks tell plainly, and praise further down tells otherwise. */
export const toldFirstClashes: readonly StoryClash[] = [...released, ...languages];
