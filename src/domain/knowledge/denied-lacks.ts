import { all, neverAtAll, neverQuite, none, served, softer as soft, wholly } from './clause-words.ts';
import { pattern } from './pattern.ts';
import type { Idiom } from './idioms.ts';

const source = 'Standardwendungen (eigene Beobachtung), domain.md §2.1';
const head =
  '(?:überblick|übersicht|ruhe|geduld|nerven|fassung|faden|humor|mut|kopf|beherrschung|konzentration|zuversicht|interesse|freude|contenance|haltung|freundlichkeit|blick|augen?|gespür)';
const notAtAll = `nicht(?! (?:\\p{L}+ )?(?:${wholly}|immer|nur|alle|größere?n?|mehr))`;
const loses = '(?:verlor|verlier\\p{L}*|verloren|einbüß\\p{L}*|eingebüßt)';
const lack =
  '\\p{L}*(?:fehler|fehlers|fehlern|versäumnis|versäumnisse|differenz|differenzen|fehlbetrag|fehlbeträge|fehlbestand|fehlbestände|verspätung|verspätungen|beanstandung|beanstandungen|unfall|unfälle|ausfall|ausfälle|reklamation|reklamationen|rückstand|rückstände|missverständnis|missverständnisse|unstimmigkeit|unstimmigkeiten|streit|terminverzug|verzögerung|verzögerungen)';
const hard =
  '\\p{L}*(?:schwierig|schwer|komplex|kompliziert|anspruchsvoll|umfangreich|heikl|knifflig|neu|unbekannt|unerwartet|unvorhergesehen|größt|höchst)\\p{L}*';
const quality =
  '\\p{L}*(?:sorgfalt|genauigkeit|qualität|sicherheit|hygiene|sauberkeit|ordnung|präzision|arbeitssicherheit|pünktlichkeit|ehrlichkeit|diskretion|datenschutz)';
const trial =
  '\\p{L}*(?:herausforderung|herausforderungen|aufgaben?|problemen?|schwierigkeiten|konflikt|konflikten|konflikte|verantwortung|gespräch|gesprächen|auseinandersetzung|auseinandersetzungen|diskussion|diskussionen|arbeit|arbeiten|entscheidung|entscheidungen|anstrengung|anstrengungen)';

/** What is said to be missing never, or nowhere: readers of single words hear the lack. */
export const deniedLacks: readonly Idiom[] = [
  {
    id: 'idiom-nothing-to-wish',
    denies: true,
    opens: ['wünsche', 'wünschen'],
    pattern: pattern(
      `${none(`${soft}|manche\\p{L}*|einige\\p{L}*|etwas|viel|vieles`)}(?:${all('ließ|ließen|lässt|lassen|blieb|blieben|bleibt|bleiben', '(?:nichts|niemals etwas|nie etwas) zu wünschen übrig|keine(?:n|rlei)? (?:\\p{L}+ )?wünsche (?:mehr )?offen|nie wünsche offen')})`,
    ),
    grade: [1, 1],
    matches: [
      'Ihre Arbeit ließ keine Wünsche offen.',
      'Seine Leistungen ließen nichts zu wünschen übrig.',
      'Bei der Betreuung unserer Gäste blieben keinerlei Wünsche offen.',
    ],
    silent: [
      'Seine Leistungen ließen zu wünschen übrig.',
      'Ihre Arbeit ließ manche Wünsche offen.',
      'Seine Arbeit ließ kaum etwas zu wünschen übrig.',
    ],
    source,
  },
  {
    id: 'idiom-never-quite-lost',
    denies: true,
    opens: ['verlor', 'verlier', 'einbüß', 'eingebüßt'],
    pattern: pattern(all(loses, head, neverQuite)),
    grade: [5, 5],
    matches: [
      'Die ihr gesetzten Ziele hat sie nie ganz aus den Augen verloren.',
      'Auch in der Hochsaison verlor er nie völlig die Ruhe.',
      'Sie verlor den Überblick nicht gänzlich.',
    ],
    silent: ['Sie verlor nie den Überblick.', 'Er verlor ganz den Überblick.'],
    source: 'domain.md §3 (verneintes Gegenteil)',
  },
  {
    id: 'idiom-never-lost',
    denies: true,
    opens: ['verlor', 'verlier', 'einbüß', 'eingebüßt'],
    pattern: pattern(`${none(soft)}(?:${all(loses, head, neverAtAll)})`),
    grade: [2, 1],
    matches: [
      'Sie verlor ihre Ziele nie aus den Augen.',
      'Den Blick für das Wesentliche verlor sie nie.',
      'Auch in hektischen Zeiten hat er niemals die Ruhe verloren.',
      'Dabei verlor er die Kosten zu keiner Zeit aus dem Blick.',
    ],
    silent: [
      'Er verlor gelegentlich das Ziel aus den Augen.',
      'Er verlor nie ganz den Überblick.',
      'Sie verlor nie eine Akte.',
    ],
    source,
  },
  {
    id: 'idiom-nothing-escapes',
    denies: true,
    opens: ['entging', 'entgeh', 'entgangen', 'übersah', 'übersieht'],
    pattern: pattern(
      `${none(soft)}(?:${all('{dat}|{pers}|auge|augen|blick', '(?:entging|entgeht|entgehen|entgingen)', `nichts|kein(?:e|er|erlei)? (?:\\p{L}+ )?\\p{L}+|${neverAtAll}`)}|${all('{pers}', 'übersah|übersieht', `nichts|keine?n? (?:\\p{L}+ )?\\p{L}+|${neverAtAll}`)})`,
    ),
    grade: [2, 1],
    matches: ['Ihm entging nichts.', 'Ihr entging kein Fehler.', 'Er übersah nie eine Frist.'],
    silent: [
      'Ihm entging so mancher Fehler.',
      'Ihr entging selten etwas.',
      'Dem Prüfer entging kein Fehler.',
    ],
    source,
  },
  {
    id: 'idiom-nothing-too-much',
    denies: true,
    opens: ['viel', 'schwer', 'weit', 'mühsam', 'gering', 'schade', 'mühe', 'groß', 'anstrengend', 'fein'],
    pattern: pattern(
      `${none(soft)}(?:${all('nichts|kein(?:e|er)? \\p{L}+', '(?:war|ist|wurde|wird) (?:{dat}|{pers})|{dat}', '(?<!nicht )zu (?:viel|schwer|schwierig|weit|mühsam|gering|anstrengend|groß|lästig|kompliziert)')}|${all('(?:war|ist) (?:{pers} )?sich|sich', `nichts|keine[rn]? \\p{L}+|${neverAtAll}`, 'zu (?:schade|fein)')})`,
    ),
    grade: [2, 2],
    matches: [
      'Keine Aufgabe war ihm zu schwer.',
      'Sie war sich für keine Arbeit zu schade.',
      'Nichts war ihr zu viel.',
    ],
    silent: ['Manche Aufgabe war ihm zu schwer.', 'Nicht jede Arbeit war ihr zu viel.'],
    source,
  },
  {
    id: 'idiom-never-avoids',
    denies: true,
    opens: ['weg', 'wich', 'ausgewichen', 'drückte', 'gedrückt', 'scheut'],
    pattern: pattern(
      `${none(soft)}(?:${all(trial, `${neverAtAll}|keine[rnm]?`, 'aus dem weg|wich|ausgewichen|drückte|gedrückt|scheute|scheut')})`,
    ),
    grade: [2, 1],
    matches: [
      'Herausforderungen ging sie nie aus dem Weg.',
      'Schwierigen Gesprächen wich sie nie aus.',
      'Er scheute nie die Verantwortung.',
    ],
    silent: ['Konflikten ging er aus dem Weg.', 'Er scheute sich nicht, Kritik zu üben.'],
    source,
  },
  {
    id: 'idiom-faces-each',
    opens: ['stellte', 'stellt'],
    pattern: pattern(
      `(?:stellte|stellt) (?:{pers} )?sich (?:\\p{L}+ ){0,3}?(?:jeder|allen|jedem) (?:\\p{L}+ )?${trial}|(?:jeder|allen|jedem) (?:\\p{L}+ )?${trial} (?:stellte|stellt) {pers} sich`,
    ),
    grade: [2, 1],
    matches: ['Sie stellte sich jeder Herausforderung.', 'Jeder neuen Aufgabe stellte er sich mit Freude.'],
    silent: ['Sie stellte sich nicht jeder Herausforderung.', 'Er stellte sich jedem Gast vor.'],
    source,
  },
  {
    id: 'idiom-no-compromise',
    denies: true,
    opens: ['abstrich', 'kompromiss', 'nachlässigkeit'],
    pattern: pattern(
      `${none(`${soft}|mussten|müssen|musste`)}(?:${all(quality, 'machte|macht|kannte|kennt|duldete|duldet|ließ|lässt|ging|erlaubte|gab es (?:bei|für) {dat}', 'keine (?:\\p{L}+ )?abstriche|keine(?:n|rlei)? (?:\\p{L}+ )?(?:kompromiss|kompromisse|nachlässigkeit|nachlässigkeiten)|nie (?:abstriche|kompromisse)')})`,
    ),
    grade: [2, 1],
    matches: [
      'Bei der Sorgfalt machte er keine Abstriche.',
      'In Fragen der Hygiene duldete sie keine Nachlässigkeit.',
    ],
    silent: ['Bei der Sorgfalt mussten wir Abstriche machen.', 'Er ging Kompromisse ein.'],
    source,
  },
  {
    id: 'idiom-none-left-unhappy',
    denies: true,
    opens: ['unzufrieden', 'verärgert', 'enttäuscht'],
    pattern: pattern(
      `${none(soft)}(?:${all(`(?:kein|keine|nie ein|nie eine|nie \\p{L}+ eine?) (?:\\p{L}+ )?${served}`, 'verließ|verlässt|ging|geht', 'unzufrieden|verärgert|enttäuscht')})`,
    ),
    grade: [2, 2],
    matches: ['Kein Kunde verließ unser Geschäft unzufrieden.', 'Nie ging ein Gast verärgert nach Hause.'],
    silent: ['Mancher Kunde ging unzufrieden.', 'Kein Gast verließ das Haus.'],
    source,
  },
  {
    id: 'idiom-always-able',
    opens: ['lage', 'lösen', 'bewältigen', 'helfen'],
    pattern: pattern(
      `(?:war|ist) (?:{pers} )?(?:stets|jederzeit|immer) in der lage,? (?:auch |selbst )?(?:\\p{L}+ ){0,2}?${hard} \\p{L}+ (?:\\p{L}+ ){0,3}?zu (?:lösen|bewältigen|erledigen|meistern|erfassen|bearbeiten|erfüllen)|(?:wusste|weiß) (?:{pers} )?sich (?:auch \\p{L}+ (?:\\p{L}+ ){1,3}?)?(?:immer|stets|jederzeit|selbst) zu helfen`,
    ),
    grade: [2, 2],
    matches: [
      'Sie war jederzeit in der Lage, auch schwierige Aufgaben zu lösen.',
      'Er wusste sich immer zu helfen.',
    ],
    silent: [
      'Sie war in der Lage, die ihr übertragenen Aufgaben zu lösen.',
      'Er wusste sich nicht immer zu helfen.',
      'Sie wusste sich gut zu verkaufen.',
    ],
    source,
  },
  {
    id: 'idiom-not-lost',
    denies: true,
    opens: ['verlor', 'verlier'],
    pattern: pattern(
      `^(?!.*(?:bestrebt|bemüht|versuch|ein(?:zige)?s? mal))${none(soft)}(?:${all('(?:verlor|verlier\\p{L}*)', '(?:überblick|übersicht|ruhe|geduld|nerven|fassung|faden|kopf)', notAtAll)})`,
    ),
    grade: [3, 2],
    matches: [
      'Sie verlor auch bei 40 Grad in der Backstube nicht die Übersicht.',
      'Während der Umstellung verlor er nicht den Kopf.',
    ],
    silent: [
      'Frau Kern war bestrebt, ihre Ziele nicht aus den Augen zu verlieren.',
      'Sie verlor nicht immer den Überblick.',
    ],
    source,
  },
  {
    id: 'idiom-lack-never',
    denies: true,
    opens: ['nie', 'niemals', 'keiner', 'keinem', 'nicht'],
    pattern: pattern(
      `${none(soft)}(?:${all('fehlte|fehlten', neverAtAll)}(?=\\.|$)|${all(lack, `${neverAtAll}(?! (?:ohne|frei))`, 'gab es|es gab|gibt es|traten|trat|kam|kamen|kommt|unterlief|unterliefen|unterlaufen|entstand|entstanden|aufgetreten|vorgekommen')}|${all(lack, notAtAll, 'kennen wir|ereignete sich')})`,
    ),
    grade: [2, 1],
    matches: [
      'Kassendifferenzen gab es bei ihr nie.',
      'Ihm unterlief nie ein Fehler.',
      'Unstimmigkeiten traten zu keiner Zeit auf.',
    ],
    silent: ['Kassendifferenzen gab es bei ihr selten.', 'Fehler unterliefen ihm.'],
    source,
  },
  {
    id: 'idiom-free-of-faults',
    opens: ['fehlern', 'mängeln', 'tadel'],
    pattern: pattern(
      '(?:war|waren|ist|sind)… (?:stets|immer|jederzeit|durchweg|ausnahmslos|vollkommen|völlig|absolut) (?:\\p{L}+ )?frei von (?:jeglichen |allen )?(?:fehlern|mängeln|tadel)',
    ),
    grade: [2, 2],
    matches: ['Ihre Arbeitsergebnisse waren stets frei von Fehlern.'],
    silent: [
      'Ihre Arbeitsergebnisse waren nicht immer frei von Fehlern.',
      'Die Ware war immer frei von Mängeln und sie kontrollierte nur.',
    ],
    source,
  },
  {
    id: 'idiom-first-and-last',
    opens: ['erste', 'letzte'],
    pattern: pattern(
      '(?:morgens|am morgen|früh)… (?:die|der) erste… (?:abends|am abend|abend)… (?:die|der) letzte|(?:die|der) erste(?:r)? am morgen… (?:die|der) letzte(?:r)? am abend',
    ),
    grade: [2, 2],
    matches: ['Er war morgens der Erste und abends der Letzte.'],
    silent: ['Sie war die Letzte, die morgens kam.'],
    source,
  },
  {
    id: 'idiom-all-duties',
    opens: ['pflichten', 'verpflichtungen', 'aufgaben'],
    pattern: pattern(
      '(?:kam|kommt) (?:{pers} )?(?:allen|sämtlichen) (?:{poss} )?(?:\\p{L}+ )?(?:pflichten|verpflichtungen|aufgaben) (?:stets |immer |jederzeit )?(?:\\p{L}+ und )?(?:pünktlich|gewissenhaft|zuverlässig|sorgfältig|gern|verantwortungsbewusst) nach',
    ),
    grade: [2, 2],
    matches: ['Er kam allen Pflichten pünktlich nach.'],
    silent: ['Er kam seinen Pflichten nach.', 'Er kam allen Aufgaben im Wesentlichen nach.'],
    source,
  },
  {
    id: 'idiom-unclouded',
    denies: true,
    opens: ['ungetrübt', 'getrübt'],
    pattern: pattern(
      `(?:verhältnis|zusammenarbeit|miteinander|einvernehmen|umgang)(?! (?:\\p{L}+ ){0,6}nicht ungetrübt)(?! (?:\\p{L}+ ){0,6}nicht immer)… (?:ungetrübt|(?:nie|niemals|zu keiner zeit) getrübt)`,
    ),
    grade: [3, 2],
    matches: [
      'Das Verhältnis zu den Kollegen war ungetrübt.',
      'Die Zusammenarbeit war zu keiner Zeit getrübt.',
    ],
    silent: ['Das Verhältnis zu den Kollegen war nicht ungetrübt.', 'Das Verhältnis war zuletzt getrübt.'],
    source,
  },
  {
    id: 'idiom-never-tiring',
    denies: true,
    opens: ['nachlassend', 'erlahmend', 'ermüdend', 'versiegend', 'endend', 'erlöschend'],
    pattern: pattern(
      `(?:nie|niemals|zu keiner zeit) (?:nachlassend|erlahmend|ermüdend|versiegend|endend|erlöschend)e[nmrs]? (?:\\p{L}+e[nmrs]? )?\\p{L}*(?:bereitschaft|einsatz|eifer|fleiß|freude|energie|interesse|neugier|engagement|geduld|freundlichkeit|hilfsbereitschaft|sorgfalt|ausdauer|kraft|begeisterung|wille|motivation|tatkraft)`,
    ),
    grade: [2, 1],
    matches: [
      'Wir schätzen ihre nie nachlassende Bereitschaft zur Weiterbildung.',
      'Er arbeitete mit nie erlahmendem Eifer.',
      'Seine nie versiegende Geduld war allen ein Vorbild.',
    ],
    silent: [
      'Wir bedauern seine nachlassende Bereitschaft zur Weiterbildung.',
      'Die nie endenden Diskussionen kosteten ihn Kraft.',
    ],
    source,
  },
];
