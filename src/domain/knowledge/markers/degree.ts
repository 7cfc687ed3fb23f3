import type { Marker } from './marker.ts';

/** Words that strengthen, weaken or time a statement. */
export const degreeMarkers: readonly Marker[] = [
  {
    id: 'intensifier',
    kind: 'intensifier',
    words:
      'sehr | äußerst | überaus | ausgesprochen | besonders | ungemein | ungewöhnlich | in höchstem Maße | in hohem Maße | in besonderem Maße | in ganz besonderer Weise | in besonderer Weise | in hervorragender Weise | völlig | vollkommen | vollauf | restlos | vollständig | durch und durch | enorm | immens | ungeheuer | überdurchschnittlich | weit | weitaus | deutlich | erheblich | wesentlich | ganz | selten | ausnehmend | zutiefst | hochgradig | größten Wert | weit über | überreich | derart | so sehr | stark',
    matches: ['Sie arbeitete sehr sorgfältig.', 'Er war überaus freundlich.'],
    silent: ['Sie arbeitete sorgfältig.', 'Er war freundlich.'],
    source: 'domain.md §2.1',
    note: 'Verstärker: hebt das Wort, bei dem er steht, um etwa eine Stufe.',
  },
  {
    id: 'downtoner',
    kind: 'downtoner',
    words:
      'recht | ziemlich | einigermaßen | halbwegs | durchaus | an sich | eher | etwas | relativ | vergleichsweise | verhältnismäßig | ganz gut | ganz ordentlich | soweit | nicht unbedingt | mehr oder weniger | mehr oder minder | so gut wie | nahezu | beinahe | fast | annähernd | wohl | gewissermaßen | tunlichst | leidlich | noch | gerade noch | nicht ganz | nicht völlig | nicht gänzlich | nicht zuletzt',
    matches: ['Er arbeitete recht ordentlich.'],
    silent: ['Er arbeitete ordentlich.', 'Sie kannte das Recht.'],
    source: 'domain.md §3 Einschränkung',
    note: 'Abschwächer: nimmt dem Lob eine Stufe oder mehr.',
  },
  {
    id: 'always',
    kind: 'always',
    words:
      'stets | stehts | mit großer Beständigkeit | mit steter Regelmäßigkeit | in steter Gleichmäßigkeit | jederzeit | immer | durchgehend | durchweg | ausnahmslos | in allen Belangen | in allen Bereichen | in allen Situationen | beständig | konstant | gleichmäßig | unverändert | kontinuierlich | laufend | nie | niemals | in keinem Fall | zu keiner Zeit | unter allen Umständen | allerorts | durchgängig | rund um die Uhr | zuverlässig wie | bei allen | in jedem Fall | in jedem Falle | auch in schwierigen',
    matches: ['Sie war stets freundlich.'],
    silent: ['Sie war freundlich.', 'Er half zur Zeit aus.'],
    source: 'domain.md §2.1; MZ',
    note: 'Zeitadverb: gilt nur für das Prädikat, bei dem es steht.',
  },
  {
    id: 'whole-time',
    kind: 'always',
    words:
      'zu jeder Zeit | zu jedem Zeitpunkt | zu allen Zeiten | in jeder Lage | in jeder Situation | von Anfang an | vom ersten Tag an | vom ersten bis zum letzten Tag | bis zum letzten Tag | während der gesamten Zeit | während der gesamten Dauer | in all den Jahren | über all die Jahre | Tag für Tag | Jahr für Jahr | jedes Mal | jedesmal | ein ums andere Mal | Mal um Mal | tagaus tagein | tagein tagaus | ohne Unterlass | ohne Unterbrechung | vom ersten Tage an | vom ersten bis zum letzten Tage | von der ersten bis zur letzten Woche | von der ersten bis zur letzten Stunde | ohne Ausnahme | ohne jede Ausnahme | immerzu | allzeit | allezeit | durchwegs | bei jeder Gelegenheit | von Beginn an | von der ersten Stunde an | von Anfang bis Ende | von der ersten bis zur letzten Minute | vom Anfang bis zum Ende | über die gesamte Zeit | die gesamte Zeit über | über die ganze Zeit | die ganze Zeit über | die ganze Zeit hindurch | die gesamte Zeit hindurch | während der ganzen Zeit | über den gesamten Zeitraum | über den ganzen Zeitraum | im gesamten Zeitraum | während des gesamten Zeitraums | während des gesamten Zeitraumes | über die gesamte Dauer | über die volle Dauer | all die Jahre | all die Jahre hindurch | all die Jahre über | über alle Jahre | über alle Jahre hinweg | durch alle Jahre | durch alle Jahre hindurch | in allen Jahren | über die Jahre hinweg | die ganzen Jahre | die ganzen Jahre über | die ganzen Jahre hindurch | während all der Jahre | unentwegt | unablässig | ständig | gleichbleibend | fortwährend | permanent',
    matches: [
      'Er half zu jeder Zeit.',
      'Sie war über die gesamte Zeit freundlich.',
      'Von Beginn an arbeitete er gut.',
    ],
    silent: ['Er half zur gesamten Zeit.', 'Die ständige Weiterbildung war ihm wichtig.'],
    source: 'domain.md §2.1; MZ',
    note: 'Andere Wörter für „stets“: gelesen wie dieses.',
  },
  {
    id: 'mostly',
    kind: 'mostly',
    words:
      'meist | meistens | zumeist | oft | oftmals | häufig | regelmäßig | mehrheitlich | vielfach | in den meisten Fällen | in vielen Fällen | für gewöhnlich | gewöhnlich | normalerweise | üblicherweise | im Regelfall | im Normalfall | in der Mehrzahl | in aller Regel | in der Regel | vorwiegend',
    matches: ['Er war meist pünktlich.', 'Sie arbeitete in der Regel sorgfältig.'],
    silent: ['Er war stets pünktlich.', 'Viele Kunden kamen wieder.'],
    source: 'domain.md §2.1, §3',
    note: 'Sagt zugleich, dass es nicht immer so war.',
  },
  {
    id: 'sometimes',
    kind: 'sometimes',
    words:
      'gelegentlich | mitunter | zeitweise | zeitweilig | hin und wieder | zuweilen | bisweilen | vereinzelt | ab und zu | ab und an | manchmal | von Zeit zu Zeit | dann und wann | phasenweise | stellenweise | anfangs | zunächst | zuletzt | in letzter Zeit | streckenweise | punktuell | fallweise | bei Bedarf | bei Gelegenheit | nach Bedarf | im Einzelfall | in Einzelfällen | in einzelnen Fällen | in manchen Fällen | in einigen Fällen | das eine oder andere | den einen oder anderen | die eine oder andere | hier und da | je nach | an guten Tagen | nicht selten | nicht immer | nicht jederzeit | nicht stets',
    matches: ['Sie brachte gelegentlich Vorschläge ein.'],
    silent: ['Sie brachte Vorschläge ein.'],
    source: 'domain.md §3 Einschränkung',
    note: 'Nur zeitweise: liest sich als Ausnahme.',
  },
];
