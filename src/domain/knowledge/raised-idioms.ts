import { all, none } from './clause-words.ts';
import { pattern } from './pattern.ts';
import type { Idiom } from './idioms.ts';

const source = 'Alltagssprache in Zeugnissen (eigene Beobachtung), domain.md §2.1';
const everybody =
  '(?:man|wir|ich|sich|alle|jeder?|(?:das|die|unser|unsere) (?:ganze |halbe |gesamte )?(?:team|abteilung|belegschaft|werkstatt|firma|haus|büro|redaktion|kollegium))';
/** What is kept to the minute by whoever does no more than he must. */
const atRest =
  '\\p{L}*(?:pausen?|feierabend\\p{L}*|dienstschluss\\p{L}*|arbeitsende\\p{L}*|arbeitsschluss\\p{L}*|mittagessen|krankmeldung\\p{L}*|verspätung\\p{L}*|ausreden?|ablage|kaffee\\p{L}*|plaudern|geselligkeit|feiern)';

/** What is imagined for the sake of praise: that a trait could be measured, that there were a prize for it. */
const imagined =
  '(?:messbar|messen|gemessen|wiegen|wägen|aufwiegen|zählen|steigern|erfinden|erfunden|definieren|malen|backen|klonen|\\p{L}*(?:währung|preise?|titel|auszeichnung|medaillen?|orden|pokale?|noten?|skala|waage|olymp\\p{L}*|wettbewerb|disziplin|sportart|meisterschaft|gesicht|lehrbuch|lehrbücher|wörterbuch|lexikon|rangliste|bestenliste))';
const wouldBe =
  '(?:hätten?|wären?|müssten?|würden?|trüge|stünden?|hinge|bekäme|gewänne|reichte|reichten|käme|läge|fände|gehörten?|gebührten?|ginge)';
/** … and what then becomes of the person: more than anybody else. */
const above =
  '(?:(?:skala|skalen|rahmen)[^.;:!?]{0,70}? gesprengt|(?:ohne|außer) (?:jede )?konkurrenz|konkurrenzlos|unschlagbar|\\p{L}*(?:preis|pokal|medaillen?|titel|orden|lorbeer|gold)|(?:jedes mal |jahr für jahr |jedes jahr )?gewonnen|gewänne|sicher(?: gewesen)?|sieger(?:in)?|\\p{L}*meister(?:in)?|(?:der|die|das|den) (?:erste[nr]? (?:platz|wahl|stelle|rang)|reichste[nr]?|goldene[nr]?|beste[nr]?|höchste[nr]?)|an (?:der spitze|erster stelle)|ganz (?:oben|vorn|vorne)|vorbild|vorlage|maßstab|millionär(?:in)?|reicher mann|reiche frau|(?:seine|ihre|deren) züge|(?:sein|ihr) (?:gesicht|name|bild)|(?:die züge|das gesicht|der name|der namen|den namen|das bild|ein bild) von|(?:waage|skala|skalen|note|noten|noteneins|maßband|papier|platz)[^.;:!?]{0,40}? (?:nicht (?:aus)?gereicht|nicht aus|zu (?:kurz|klein|schlecht))|reichte[^.;:!?]{0,40}? (?:nicht|kaum) aus|niemand[^.;:!?]{0,40}? schlagen|(?:neu|eigens) erfinden)';
const beneath =
  'nur|lediglich|unter(?:e[nrms]?|st\\p{L}+)|(?<!zum )letzte[nrms]?|ausreden?|fehlzeiten|verspätungen|pausen|fehler\\p{L}*|faulheit|schlusslicht\\p{L}*|leer|null|verloren|hinten|mitte|mittelfeld|durchschnitt\\p{L}*|weniger|minus|wohl kaum|mehr (?:eifer|einsatz|mühe)|besser (?:gearbeitet|gelernt)';

/** Praise by a picture: what is told cannot be meant word for word. */
export const raisedIdioms: readonly Idiom[] = [
  {
    id: 'idiom-set-the-clock',
    opens: ['uhr'],
    category: 'time-management',
    pattern: pattern(
      `^${none(`${atRest}|turmuhr|umstellung|jahrelang|jahre lang`)}${all('nach', '(?:konnten?|kann|können|könnten?|ließ|lässt)', everybody, 'die uhr(?: \\p{L}+){0,6} stellen')}(?=\\.?$|, (?:auch|selbst|sogar|egal|gleich|gleichgültig|ob) )`,
    ),
    grade: [2, 1],
    matches: [
      'Nach den Abgabeterminen von Frau Kern konnte man die Uhr stellen, auch wenn sich die Aufträge häuften.',
      'Man konnte die Uhr nach Herrn Wieland stellen.',
      'Nach seinen Lieferungen ließ sich die Uhr stellen.',
      'Nach ihr konnte die ganze Abteilung stets die Uhr stellen.',
    ],
    silent: [
      'Nach seinen Pausen konnte man die Uhr stellen.',
      'Nach seinem Feierabend konnte man die Uhr stellen.',
      'Nach dem Stromausfall musste er die Uhr stellen.',
    ],
    source,
  },
  {
    id: 'idiom-beyond-measure',
    denies: true,
    opens: ['wäre', 'ließe', 'gäbe', 'könnte', 'müsste', 'wollte', 'würde', 'hätte', 'verliehe', 'dürfte'],
    pattern: pattern(
      `^(?![^;:!?]*(?<!\\p{L})(?:${beneath})(?!\\p{L}))(?:wäre|wären|ließe sich|ließen sich|gäbe es|könnte man|müsste man|müsste|wollte man|würde|würden|hätte man|verliehe man|dürfte man)(?! (?:er|sie|herr|frau)(?!\\p{L}))[^.;:!?]{0,60}? ?(?<!\\p{L})${imagined}(?!\\p{L})[^.;:!?]{0,40}?, (?:so |dann )?(?:\\p{L}+ ){0,3}?${wouldBe}(?!\\p{L})[^;:!?]*(?<!\\p{L})${above}(?!\\p{L})[^;:!?]*`,
    ),
    grade: [1, 1],
    matches: [
      'Wäre Engagement messbar, so hätte Herr Kern unsere Skala vom ersten bis zum letzten Tag gesprengt.',
      'Gäbe es einen Preis für Verlässlichkeit, er wäre ihm sicher gewesen.',
      'Wollte man Fleiß ein Gesicht geben, so trüge es die Züge von Frau Kern.',
      'Wäre Fachwissen eine Währung, so wäre Herr Dr. Ott der reichste Mann der Stadt.',
      'Könnte man Sorgfalt in Kilogramm wiegen, so hätte unsere Waage bei Frau Ott nicht ausgereicht.',
    ],
    silent: [
      'Wäre Engagement messbar, so hätte Herr Kern nur den unteren Bereich unserer Skala erreicht.',
      'Hätte Herr Kern mehr Engagement gezeigt, so hätte er die Prüfung bestanden.',
      'Wäre Sorgfalt ein Wettbewerb, so wäre er Letzter geworden.',
      'Gäbe es einen Preis für Ausreden, wäre er der Sieger.',
    ],
    source,
  },
  {
    id: 'idiom-vouched-for',
    opens: ['feuer'],
    category: 'reliability-honesty',
    pattern: pattern(
      `^(?![^;:!?]*(?<!\\p{L})(?:zögern|bedenken)(?!\\p{L}))[^;:!?]*?(?<!\\p{L})(?:für (?:ihn|sie|frau|herrn|{poss}|de[nr]en|die|das)…(?:legen|lege|legten|legte|würden|würde|können|konnten|kann|konnte)…(?:jederzeit |stets )?(?:die|unsere|meine) hand ins feuer|(?:legen|lege|legten|legte|würden|würde|können|kann|konnten)…für (?:ihn|sie|frau|herrn|{poss})…(?:die|unsere|meine) hand ins feuer)`,
    ),
    grade: [2, 1],
    matches: [
      'Für ihn legen wir die Hand ins Feuer.',
      'Wir würden für Frau Kern jederzeit die Hand ins Feuer legen.',
      'Für ihre Ehrlichkeit lege ich die Hand ins Feuer.',
    ],
    silent: ['Für ihn würden wir nicht die Hand ins Feuer legen.', 'Das Feuer löschte er mit der Hand.'],
    source,
  },
  {
    id: 'idiom-not-deceived',
    denies: true,
    opens: ['vor', 'vormach'],
    pattern: pattern(
      `^${none(`${atRest}|pünktlichkeit`)}[^;:!?]*?(?:(?:macht|machte|machten?)…{dat}…(?:niemand|keiner|kaum jemand|kaum einer|kein \\p{L}+) (?:so leicht |so schnell )?(?:etwas|was) vor|(?:konnte|kann|konnten)…{dat}…(?:niemand|keiner|kaum jemand|kaum einer|kein \\p{L}+|man nichts)…(?:etwas |was )?vormachen|(?:konnte|kann|konnten)…(?:man|niemand)…{dat}…(?:kein x für ein u|ein x für ein u|nichts) vormachen|(?:ließ|lässt) (?:{pers} )?sich…(?:nichts|kein x für ein u) vormachen)`,
    ),
    grade: [2, 1],
    matches: [
      'In Fragen der Statik macht ihm so schnell niemand etwas vor.',
      'In Steuerfragen konnte man ihm kein X für ein U vormachen.',
      'Beim Wareneinkauf konnte ihr niemand etwas vormachen.',
      'Bei Preisen ließ sie sich nichts vormachen.',
    ],
    silent: ['Er machte den Lehrlingen jeden Handgriff vor.', 'Sie konnte ihm nichts vormachen.'],
    source,
  },
  {
    id: 'idiom-knows-blindly',
    opens: ['westentasche', 'schlaf', 'effeff'],
    pattern: pattern(
      `^${none('gestern|damals|einst|früher\\p{L}*')}[^;:!?]*?(?:(?:kennt|kannte)…wie {poss} (?:eigene )?westentasche|(?:beherrscht|beherrschte|kann|konnte|kennt|kannte)… (?:im schlaf|aus dem effeff)(?=[.,;]|$| und ))`,
    ),
    grade: [2, 2],
    matches: [
      'Frau Kern kennt die Maschinen wie ihre Westentasche.',
      'Die Bauordnung konnte er im Schlaf.',
      'Er beherrschte das Abrechnungsprogramm aus dem Effeff.',
    ],
    silent: [
      'Er konnte nachts im Heim nur schwer Schlaf finden.',
      'Die Kinder konnte er im Schlaf beobachten.',
    ],
    source,
  },
  {
    id: 'idiom-each-move-right',
    opens: ['handgriff', 'handschlag'],
    pattern: pattern(
      'saß jeder handgriff|jeder handgriff saß|jeder {poss} handgriffe (?:saß|sitzt)|bei (?:{dat}|frau [\\p{L}-]+|herrn [\\p{L}-]+) sitzt jeder handgriff',
    ),
    grade: [2, 2],
    matches: ['Bei ihr saß jeder Handgriff.', 'Jeder Handgriff saß.'],
    silent: ['Jeder Handgriff musste ihm gezeigt werden.', 'Nicht jeder Handgriff saß.'],
    source,
  },
  {
    id: 'idiom-touch-succeeds',
    opens: ['gelang', 'glückte', 'gelingt'],
    pattern: pattern(
      'was (?:immer )?{pers} (?:auch )?(?:anfasste|anpackte|anfing|begann|anpackt|anfasst|in die hand nahm|in angriff nahm|unternahm), (?:das )?(?:gelang|glückte|gelingt)(?: {dat})?(?: (?:stets|immer|auch))?(?=\\.?$)',
    ),
    grade: [2, 1],
    matches: ['Was er anfasste, gelang.', 'Was Frau Kern in die Hand nahm, das gelang ihr stets.'],
    silent: ['Was er anfasste, gelang selten.', 'Was sie begann, gelang ihr nur mit Hilfe.'],
    source,
  },
  {
    id: 'idiom-nothing-by-the-wayside',
    denies: true,
    opens: ['strecke', 'anbrennen'],
    pattern: pattern(
      '(?:blieb|bleibt|blieben) (?:bei {dat} )?(?:nie |dabei )?(?:nichts|kein\\p{L}*(?: \\p{L}+){1,3}|niemand) auf der strecke|(?:ließ|lässt)… nichts anbrennen|(?:nie|niemals)…auf der strecke',
    ),
    grade: [2, 2],
    matches: [
      'Bei ihr blieb kein Termin auf der Strecke.',
      'Auch in der Saison blieb nichts auf der Strecke.',
      'Er ließ nichts anbrennen.',
    ],
    silent: ['Manches blieb auf der Strecke.', 'Die Strecke befuhr er täglich.'],
    source,
  },
  {
    id: 'idiom-calm-pole',
    opens: ['pol', 'brandung'],
    category: 'resilience',
    pattern: pattern(
      '(?:war|ist|blieb|bleibt|galt)…(?:(?:der|ein|unser) ruhender? pol|(?:der|ein|unser|wie ein) fels in der brandung|ruhende pol)',
    ),
    grade: [2, 2],
    matches: [
      'Wenn die Wogen hochgingen, war sie der ruhende Pol.',
      'Er war im Weihnachtsgeschäft ein Fels in der Brandung.',
    ],
    silent: ['Er war am Pol.', 'Die Brandung war stark.'],
    source,
  },
  {
    id: 'idiom-bursts-expectations',
    opens: ['gesprengt', 'sprengte', 'sprengt'],
    pattern: pattern(
      '(?:alle|all|sämtliche|unsere|meine|jede)[nrs]?(?: (?:unsere|meine|bisherige|gewohnte|übliche)[nr]?){0,2} (?:erwartung(?:en)?|vorstellung(?:en)?|maßstäbe)… gesprengt|(?:sprengte|sprengt) {pers}?… ?(?:alle|all|sämtliche|unsere|meine|jede)[nrs]?(?: (?:unsere|meine|bisherige|gewohnte|übliche)[nr]?){0,2} (?:erwartung(?:en)?|vorstellung(?:en)?|maßstäbe)',
    ),
    grade: [1, 1],
    matches: [
      'Er hat alle unsere Vorstellungen gesprengt.',
      'Frau Kern hat sämtliche Erwartungen gesprengt.',
      'Mit ihren Ergebnissen sprengte sie all unsere Maßstäbe.',
    ],
    silent: [
      'Die Feier sprengte den Rahmen.',
      'Er sprengte als Sprengmeister alte Brücken.',
      'Das Projekt hat alle Budgets gesprengt.',
    ],
    source,
  },
];
