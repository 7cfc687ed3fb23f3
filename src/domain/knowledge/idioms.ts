import { none } from './clause-words.ts';
import { deniedLacks } from './denied-lacks.ts';
import { evasionIdioms } from './evasion-idioms.ts';
import { everydayIdioms } from './everyday-idioms.ts';
import { gettingOnIdioms } from './getting-on-idioms.ts';
import { homelyIdioms } from './homely-idioms.ts';
import { ownAccordIdioms } from './own-accord-idioms.ts';
import type { Category } from '../letter/category.ts';
import { pattern } from './pattern.ts';
import { raisedIdioms } from './raised-idioms.ts';
import { stockIdioms } from './stock-idioms.ts';
import { unsurpassedIdioms } from './unsurpassed-idioms.ts';

/** A turn of phrase whose words, one by one, tell another story than the whole. */
export interface Idiom {
  /** Written by hand, stable; `formulaExplanations` says why it reads as it does. */
  readonly id: string;
  /** Beginnings of words of which one stands in every such sentence, in lower case. */
  readonly opens: readonly string[];
  /** A „nicht“ belongs to it; in all others it would deny them. */
  readonly denies?: true;
  /** It opens the sentence and tells how the whole of it is meant, however long. */
  readonly frames?: true;
  readonly pattern: RegExp;
  /** The grade alone, and with „stets“ or a booster. */
  readonly grade: readonly [number, number];
  /** What it speaks of, where its words leave no doubt. */
  readonly category?: Category;
  readonly matches: readonly string[];
  readonly silent: readonly string[];
  readonly source: string;
}

const people =
  '(?:kund|gäst|patient|bewohner|kolleg|mitarbeiter|mitarbeitend|lehrling|auszubildend|azubi|schüler|kind|elter|klient|mandant|besucher|team|menschen|angehörig|praktikant|mitglied|mieter|bürger)\\p{L}*';
const concerns = '(?:belange|sorgen|anliegen|nöte|wünsche|bedürfnisse|probleme|lage|situation)n?';
/** One's post and what belongs to it: no people. */
const ownPost =
  '(?:seine[srm]?|ihre[srm]?) (?:\\p{L}+ )?\\p{L}*(?:arbeitsplatz(?:es)?|stelle|arbeit|tätigkeit|aufgaben?|gebiets?|gebietes|bereichs?|position|funktion|postens?|amts|amtes)';
const aversion =
  '{poss} (?:\\p{L}+ ){0,2}(?:distanz|ablehnung|abneigung|vorbehalten?|skepsis|zweifeln?|desinteresse|unlust|gleichgültigkeit|geringschätzung|unzufriedenheit|missfallen|widerwillen)(?!\\p{L})';
/** What somebody should stand behind. */
const cause =
  '\\p{L}*(?:ziele?n?|werten?|leitbild|unternehmen|haus(?:es)?|betriebe?|genossenschaft|verein|verband|verbandes|firma|kanzlei|strategie|arbeit|beruf|aufgaben?|kurs)(?:s|es)?(?!\\p{L})';
const aloof = 'innerlich (?:fern|fremd|auf distanz|distanziert)';
const hehl = 'kein(?:en|erlei)? hehl|nie ein(?:en)? hehl';
/** One's own side, not told yet. */
const ownStand =
  '(?:position|standpunkt|angebot|forderung|preis|argument|gründe|gegenseite|gegenüber|verhandlung|gespräch|gesprächspartner|kondition|vorstellung|vorschlag)\\p{L}*';
const strong = 'categories.md, Spalte der starken Wendungen';

/** Idioms that readers of single words misjudge. */
export const idioms: readonly Idiom[] = [
  {
    id: 'idiom-steadfast',
    denies: true,
    opens: ['entmutig', 'beirr', 'abschreck', 'unterkrieg', 'fassung', 'konzept', 'ruhe'],
    pattern: pattern(
      '(?:ließ|lässt|lassen|ließen|gelassen) (?:{pers} )?sich… (?:nicht|nie|niemals)… (?:entmutigen|beirren|abschrecken|unterkriegen|aus der (?:fassung|ruhe) bringen|aus dem konzept bringen)|(?:durch|von|bei)… nicht (?:zu )?(?:entmutigen|beirren|abschrecken)(?: (?:ließ|lässt|zu))?|ließ sich… nicht… (?:entmutigen|beirren)',
    ),
    grade: [2, 1],
    matches: [
      'Er ließ sich auch durch Rückschläge nicht entmutigen.',
      'Sie lässt sich von Widerständen nicht beirren.',
      'Auch in hektischen Stunden ließ sie sich nicht aus der Ruhe bringen.',
      'Sie ließ sich nie aus der Ruhe bringen.',
    ],
    silent: ['Rückschläge entmutigten ihn.', 'Er ließ sich leicht entmutigen.'],
    source: strong,
  },
  {
    id: 'idiom-own-time',
    opens: ['weiter', 'fort', 'weiterbild', 'fortbild', 'lehrgäng', 'kurs'],
    pattern: pattern(
      '(?:auch )?(?:außerhalb der (?:arbeits|dienst)zeit|in (?:{poss} )?freizeit|nach (?:dienstschluss|feierabend)|auf eigene kosten|am wochenende)… (?:weiter|fort|weitergebildet|fortgebildet|(?:lehrgänge|kurse|fortbildungen|seminare)… (?:besucht|belegt|absolviert))|(?:besuchte|belegte|absolvierte)… (?:außerhalb der (?:arbeits|dienst)zeit|in {poss} freizeit|auf eigene kosten)… (?:lehrgänge|kurse|fortbildungen|seminare)',
    ),
    grade: [2, 1],
    matches: [
      'Er bildete sich regelmäßig, auch außerhalb der Arbeitszeit, weiter.',
      'Sie hat sich auf eigene Kosten fortgebildet.',
    ],
    silent: ['Die Kasse blieb außerhalb der Arbeitszeit geschlossen.'],
    source: strong,
  },
  {
    id: 'idiom-house-first',
    opens: ['belange', 'interesse', 'wünsche'],
    pattern: pattern(
      '(?:betriebliche|dienstliche|geschäftliche|berufliche)[nr]? (?:belange|interessen)? ?(?:stets |immer |jederzeit )?(?:vor|über) (?:{poss} )?(?:persönliche|private|eigene)[nr]? (?:belange|interessen|wünsche)|(?:die )?(?:belange|interessen) (?:des|der|unseres|unserer) \\p{L}+… (?:vor|über) (?:{poss} |die )?(?:persönlichen|privaten|eigenen)',
    ),
    grade: [2, 1],
    matches: [
      'Er stellte betriebliche vor persönliche Belange.',
      'Die Interessen des Unternehmens stellte sie über ihre eigenen.',
      'Sie stellte die Belange der Station stets über die eigenen.',
    ],
    silent: ['Er stellte persönliche vor betriebliche Belange.', 'Er vertrat die Belange der Station.'],
    source: strong,
  },
  {
    id: 'idiom-put-to-use',
    opens: ['gelernt', 'erlernt', 'gehört', 'neue', 'inhalt'],
    pattern: pattern(
      '(?:das |die )?(?:gelernte|erlernte|gehörte|neue wissen|neuen kenntnisse|inhalte)s? … ?(?:umgehend|sofort|rasch|unmittelbar|direkt|sogleich|zügig|schnell|mit erfolg|mit gewinn)… (?:in (?:der|die) (?:tägliche[nr]? )?praxis|im (?:\\p{L}*alltag)|in die tat) (?:um|an|um(?:ge|zu)setz\\p{L}+|angewandt|anzuwenden)',
    ),
    grade: [2, 1],
    matches: [
      'Er setzte das Gelernte umgehend in der Praxis um.',
      'Das Erlernte wandte sie sofort im Stationsalltag an.',
    ],
    silent: ['Das Gelernte setzte er in der Praxis nicht um.', 'Sie lernte in der Praxis viel Neues.'],
    source: strong,
  },
  {
    id: 'idiom-work-understood',
    opens: ['verständnis'],
    category: 'identification',
    pattern: pattern(
      `^${none('technisch~|kaufmännisch~|kunden|kolleg~|klient~|patient~|gäste~|bewohner~|mitarbeiter~')}(?:für )?(?:die |den |der )?(?:${concerns}|anforderungen|erfordernissen?|zielen?|aufgaben) (?:${ownPost})(?: (?:in|im|bei|als) (?:\\p{L}+ ){0,2}\\p{L}+)? (?:brachte|bringt|zeigte|zeigt|hatte|hat)…verständnis|^{pers} (?:brachte|bringt|zeigte|zeigt|hatte|hat)…verständnis für (?:die|den) (?:${concerns}|anforderungen|erfordernisse) (?:${ownPost})`,
    ),
    grade: [5, 5],
    matches: [
      'Für die Belange seines Arbeitsplatzes brachte Herr Kern Verständnis auf, und an Pausen im Kollegenkreis beteiligte er sich rege.',
      'Den Anliegen ihres Aufgabengebiets brachte sie Verständnis entgegen.',
      'Er zeigte stets Verständnis für die Belange seiner Stelle.',
    ],
    silent: [
      'Für die Belange seiner Kollegen brachte er stets Verständnis auf.',
      'Sie hatte Verständnis für die Sorgen der Patienten ihrer Station.',
    ],
    source: 'domain.md §3 (Codes): Verständnis für die Arbeit ist kein Einsatz',
  },
  {
    id: 'idiom-heart-for-people',
    opens: ['verständnis', 'ohr'],
    pattern: pattern(
      `(?:verständnis|ein offenes ohr|ein ohr) für (?:die |alle |das |deren |{poss} )?(?:\\p{L}+ ){0,2}(?:${concerns} (?:der|des|von|unserer|unseres|{poss}|aller) (?:\\p{L}+ ){0,2}${people}|${people})|für (?:die |alle |deren |{poss} )?(?:\\p{L}+ ){0,2}${concerns}(?: (?:der|des|von|unserer|{poss}|aller) (?:\\p{L}+ ){0,2}${people})?… (?:verständnis|ein offenes ohr)`,
    ),
    grade: [3, 2],
    matches: [
      'Sie hatte stets Verständnis für die Sorgen der Patienten.',
      'Er zeigte Verständnis für die Belange seiner Kollegen.',
      'Für die Belange unserer Auszubildenden hatte sie jederzeit ein offenes Ohr und viel Verständnis.',
    ],
    silent: ['Sie zeigte Verständnis für ihre Arbeit.', 'Für die anfallenden Aufgaben hatte er Verständnis.'],
    source: 'domain.md §3: der Code meint Arbeit, nicht Menschen',
  },
  {
    id: 'idiom-patient-teacher',
    opens: ['geduld'],
    pattern: pattern(
      `${people}… mit (?:viel|großer|sehr viel|sehr großer|unendlicher|der nötigen) geduld… (?:an|ein|anzuleiten|einzuarbeiten|angeleitet|eingearbeitet|bei|beigebracht|weiter|zu vermitteln)|(?:leitete|arbeitete|wies|führte|erklärte|vermittelte)… ${people}… mit (?:viel|großer|sehr viel|sehr großer|unendlicher|der nötigen) geduld|(?:bei|in) der (?:einarbeitung|anleitung|ausbildung|betreuung)… ${people}… (?:bewies|zeigte|hatte)… geduld`,
    ),
    grade: [2, 1],
    matches: [
      'Neue Kolleginnen arbeitete sie mit viel Geduld ein.',
      'Auszubildende leitete er mit großer Geduld an.',
      'Bei der Einarbeitung neuer Kolleginnen bewies sie viel Geduld.',
    ],
    silent: ['Mit ihr musste man viel Geduld haben.', 'Sie wartete mit viel Geduld auf Aufträge.'],
    source: strong,
  },
  {
    id: 'idiom-missed',
    denies: true,
    opens: ['verlust', 'schweren', 'ungern', 'behalten', 'seele', 'leid', 'vermissen'],
    pattern: pattern(
      '(?:ein |einen )?(?:groß|herb|schmerzlich|schwer|riesig|echt)(?:er|en)? verlust(?:… (?:nur )?(?:sehr )?schweren herzens)?|(?:nur )?(?:sehr )?schweren herzens|(?:lasse|lassen|ließen) (?:wir |ich )?(?:ihn|ihm|{pers})… ungern… (?:gehen|ziehen)|(?:verlieren|verliere) (?:wir |ich )?(?:ihn|ihm|{pers})… ungern(?:, (?:freuen|wünschen|aber)[^;]*)?|(?:tut|tat) (?:uns|mir|es)… leid|(?:hätten|hätte) (?:wir |ich )?(?:ihn|ihm|{pers})… (?:gern|gerne|liebend gern)… behalten|(?:wir|ich) (?:ihn|ihm|{pers})… (?:gern|gerne) behalten hätten|(?:werden|werde|wird) (?:wir |ich |uns )?(?:ihn|ihm|{pers})… (?:sehr |schmerzlich )?vermissen',
    ),
    grade: [2, 1],
    matches: [
      'Für mich ist das ein großer Verlust, und ich lasse sie nur sehr schweren Herzens gehen.',
      'Leider sind drei Wochen schnell vorbei, wir hätten ihn gern behalten.',
      'Das tut uns sehr leid, denn sie geht schweren Herzens.',
      'Wir verlieren sie äußerst ungern, freuen uns aber über ihren Ehrgeiz.',
    ],
    silent: ['Ihr Ausscheiden ist zu verschmerzen.', 'Er behielt stets die Ruhe.'],
    source: 'domain.md §2.4 (Bedauern)',
  },
  {
    id: 'idiom-none-better',
    denies: true,
    opens: ['besser', 'vorstellen', 'wünschen'],
    pattern: pattern(
      'besser (?:kann|könnte) (?:man|es|niemand|keiner)… (?:nicht|kaum)(?: \\p{L}+)?|bessere[rnms]? \\p{L}+ (?:kann man|könnte man|hatten?|kennen?|findet man|gibt es|könnten wir|konnten wir)… (?:nicht|kaum|nie)(?: \\p{L}+)?|besser hätten? (?:man|wir|ich|niemand|keiner)… können|einen? \\p{L}+ere[nrms]? [\\p{L}-]+ (?:hätten?|könnten?|konnten?|können|kann) (?:wir|man|ich)(?: uns| sich| mir)? (?:nicht|kaum|nie)(?: \\p{L}+)? (?:vorstellen|wünschen)',
    ),
    grade: [1, 1],
    matches: [
      'Besser kann man es nicht machen.',
      'Bessere Hilfe kann man nicht finden.',
      'Eine bessere Kraft hatte ich in 22 Jahren nicht.',
      'Besser hätten wir die Stelle nicht besetzen können.',
      'Eine zuverlässigere Mitarbeiterin hätten wir uns nicht wünschen können.',
    ],
    silent: [
      'Er könnte besser arbeiten.',
      'Bessere Ergebnisse blieben aus.',
      'Eine größere Sorgfalt hätten wir uns gewünscht.',
    ],
    source: strong,
  },
  {
    id: 'idiom-averted',
    denies: true,
    opens: ['ohne', 'hätte'],
    pattern: pattern(
      'hätte {pers} (?:uns |damals )?nicht (?:so )?(?:\\p{L}+ ){0,3}(?:reagiert|gehandelt|eingegriffen|geholfen|gewarnt|aufgepasst|bemerkt|entdeckt|durchgehalten|vorgesorgt), (?:so )?(?:wären?|hätten?|gäbe|stünden?)…|ohne (?![^.]*vermutlich)(?:ihn|sie|{pers}|{poss} (?:\\p{L}+ ){0,2}(?:hilfe|einsatz|planung|umsicht|ideen?|wissen|engagement|unterstützung|eingreifen|mut|beharrlichkeit|ausdauer|erfahrung)) (?:wären?|hätten?|gäbe)… (?:nicht|kaum|undenkbar|unmöglich|verloren)(?: \\p{L}+){0,3}',
    ),
    grade: [2, 1],
    matches: [
      'Hätte sie nicht so umsichtig reagiert, wäre großer Schaden entstanden.',
      'Ohne ihn wäre das Fest nicht zustande gekommen.',
      'Ohne ihre umsichtige Planung hätten wir den Umzug kaum geschafft.',
    ],
    silent: [
      'Ohne ihn wären wir früher fertig gewesen.',
      'Hätte sie nicht so oft gefehlt, wäre mehr gelungen.',
      'Ohne seine Fehler wäre das nicht geschehen.',
      'Ohne ihn wäre die Sonne vermutlich nicht aufgegangen.',
    ],
    source: strong,
  },
  {
    id: 'idiom-recommended',
    opens: ['empf', 'weiterempf', 'einstell', 'beschäftig'],
    pattern: pattern(
      '(?:empfehlen|empfehle) (?:wir |ich )?(?:ihn|ihm|{pers})… (?:gern\\p{L}*|uneingeschränkt|jederzeit|ohne (?:jede |jeden )?(?:einschränkung|vorbehalt|zögern)|wärmstens|besten gewissens|mit (?:bestem gewissen|voller überzeugung|nachdruck))|(?:können|möchten) (?:wir |ich )?(?:ihn|ihm|{pers})… (?:ohne (?:jede |jeden )?(?:einschränkung|vorbehalt)|uneingeschränkt|wärmstens|besten gewissens|sehr|nur|mit (?:bestem gewissen|voller überzeugung|nachdruck))… (?:weiter)?empfehlen|(?:würden|würde) (?:wir |ich )?(?:ihn|ihm|{pers})… (?:jederzeit|sofort|gern\\p{L}*|wieder)… (?:einstellen|beschäftigen|nehmen)|(?:jedem|einem neuen|einem anderen|anderen) (?:arbeitgeber|unternehmen|betrieb)\\p{L}* (?:können|möchten) (?:wir|ich) (?:ihn|ihm|{pers})… (?:weiter)?empfehlen',
    ),
    grade: [2, 1],
    matches: [
      'Für gleichwertige Aufgaben empfehlen wir ihn uneingeschränkt weiter.',
      'Bei Bedarf würden wir sie sofort wieder beschäftigen.',
      'Einem neuen Arbeitgeber können wir ihn mit voller Überzeugung empfehlen.',
      'Wir können Frau Kern jedem Unternehmen ohne Vorbehalt empfehlen.',
    ],
    silent: ['Für einfache Aufgaben können wir ihn empfehlen.', 'Wir würden sie nicht wieder einstellen.'],
    source: 'domain.md §2.4 (Wiedereinstellung, Empfehlung)',
  },
  {
    id: 'idiom-trifle-praised',
    opens: ['hervor', 'erwähn', 'beton', 'nenn'],
    pattern: pattern(
      '(?:besonders |vor allem |lobend )?(?:hervorzuheben|hervorheben|zu erwähnen|erwähnenswert|zu betonen|zu nennen)… (?:pünktlichkeit|ordnung|ordnungsliebe|sauberkeit|kleidung|äußeres|umgangsformen|höflichkeit|anwesenheit)|(?:pünktlichkeit|ordnungsliebe|sauberkeit|kleidung|anwesenheit)… (?:besonders |vor allem |lobend )?(?:hervorzuheben|hervorheben|zu erwähnen|erwähnenswert|zu betonen|zu nennen)',
    ),
    grade: [5, 5],
    matches: [
      'Besonders hervorzuheben ist ihre Pünktlichkeit.',
      'Ihre Pünktlichkeit ist besonders hervorzuheben.',
    ],
    silent: ['Besonders hervorzuheben ist ihre Sorgfalt.', 'Sie war stets pünktlich.'],
    source: 'domain.md §3 (Lob von Selbstverständlichkeiten)',
  },
  {
    id: 'idiom-inner-distance',
    denies: true,
    opens: ['hehl', 'verhehl', 'verbarg', 'verborg', 'verbirg', 'distan', 'innerlich'],
    pattern: pattern(
      `aus ${aversion}[^.;:!?]{0,110}? (?:${hehl})|(?:${hehl})… aus ${aversion}|${aversion}… (?:verhehlte|verhehlt|verbarg|verbirgt)… nicht|(?:verhehlte|verbarg)… ${aversion}… nicht|{poss} innere[nrm]? (?:distanz|kündigung|abkehr)|innere[nr]? distanz (?:zu|gegenüber) (?:\\p{L}+ ){0,2}${cause}|${aloof}… ${cause}|${cause}… ${aloof}`,
    ),
    grade: [5, 5],
    matches: [
      'Aus seiner inneren Distanz zu den Zielen der Genossenschaft machte er auch im Gespräch kein Hehl.',
      'Sie machte keinen Hehl aus ihrer Abneigung gegen neue Abläufe.',
      'Seine Vorbehalte gegen unser Leitbild verbarg er nicht.',
      'Den Zielen des Verbands stand sie innerlich fern.',
      'Er wahrte eine innere Distanz zu den Werten unseres Hauses.',
    ],
    silent: [
      'Aus seiner Freude über den Erfolg des Teams machte er kein Hehl.',
      'Zu den Bewohnern wahrte sie die nötige innere Distanz.',
      'Er machte keinen Hehl aus seiner Begeisterung für das Haus.',
      'Ihre Freude an der Arbeit verbarg sie nicht.',
    ],
    source: 'domain.md §3 (fehlende Identifikation)',
  },
  {
    id: 'idiom-gave-in-first',
    opens: ['ehe', 'bevor'],
    pattern: pattern(
      `(?:(?:gab|gibt|hat|hatte)… (?:nach|nachgegeben)|lenkte… ein|hat(?:te)?… eingelenkt|nach(?:gab|gibt)|einlenkte|räumte… (?:position|feld|stellung)),? (?:\\p{L}+ )?(?:noch )?(?:ehe|bevor)… ${ownStand}|(?:noch )?(?:ehe|bevor)… ${ownStand}[^.;:!?]{0,30}?, (?:(?:gab|gibt)… nach|(?:hat|hatte)… nachgegeben|lenkte… ein|räumte… (?:position|feld|stellung))`,
    ),
    grade: [5, 5],
    matches: [
      'Am Verhandlungstisch gab er meist nach, noch ehe unsere Position vorgetragen war.',
      'Noch bevor unser Angebot auf dem Tisch lag, gab sie nach.',
      'In Preisgesprächen lenkte Frau Kern ein, bevor die Gegenseite ihre Forderung begründet hatte.',
      'Er hat in der Regel nachgegeben, ehe die Argumente ausgetauscht waren.',
    ],
    silent: [
      'Sie gab nie nach, bevor unsere Position vorgetragen war.',
      'Er gab nach Rücksprache die Ware frei, bevor das Angebot verschickt wurde.',
      'Sie lenkte die Gespräche geschickt, noch ehe die Gegenseite ihr Angebot nannte.',
      'Er gab nicht nach, ehe unser Preis angenommen war.',
      'Sie gab die Unterlagen weiter, bevor das Angebot fällig war.',
    ],
    source: strong,
  },
  {
    id: 'idiom-fell-behind',
    opens: ['hinter'],
    pattern: pattern(
      '(?:was|leistung(?:en)?|arbeit(?:en)?|ergebnisse?)… (?:blieb|bleibt|blieben|bleiben)… hinter (?:dem|den|denen|unseren|jenen) (?:\\p{L}+ ){1,6}?zurück',
    ),
    grade: [5, 5],
    matches: [
      'Was Herr Ott erreichte, blieb hinter dem Nötigen zurück.',
      'Ihre Leistungen blieben hinter denen der anderen zurück.',
    ],
    silent: [
      'Die Kosten blieben dank ihrer Planung hinter dem Ansatz zurück.',
      'Sie blieb nie hinter den Vorgaben zurück.',
      'Die anderen blieben hinter ihm zurück.',
    ],
    source: 'domain.md §2.2',
  },
  ...evasionIdioms,
  ...stockIdioms,
  ...deniedLacks,
  ...everydayIdioms,
  ...gettingOnIdioms,
  ...ownAccordIdioms,
  ...raisedIdioms,
  ...unsurpassedIdioms,
  ...homelyIdioms,
];
