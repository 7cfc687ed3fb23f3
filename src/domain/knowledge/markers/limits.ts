import type { Marker } from './marker.ts';

/** Words that take back, bind to conditions, or praise the will instead of the deed. */
export const limitMarkers: readonly Marker[] = [
  {
    id: 'restriction',
    kind: 'restriction',
    words:
      'im Rahmen des Üblichen | im Rahmen des Erwarteten | im Rahmen des Notwendigen | im Rahmen des Geforderten | im Rahmen des Zumutbaren | im Großen und Ganzen | im Ganzen | im Ganzen gesehen | im großen Ganzen | aufs Ganze gesehen | auf das Ganze gesehen | zum größeren Teil | zum überwiegenden Teil | größerenteils | mit wenigen Ausnahmen | mit einigen Ausnahmen | mit kleinen Ausnahmen | bis auf wenige Ausnahmen | bis auf einige Ausnahmen | von wenigen Ausnahmen abgesehen | von einigen Ausnahmen abgesehen | von Ausnahmen abgesehen | abgesehen von wenigen | abgesehen von einigen | im großen und ganzen | im Allgemeinen | im allgemeinen | weitgehend | weitestgehend | überwiegend | größtenteils | großenteils | im Wesentlichen | im wesentlichen | insgesamt | insgesamt gesehen | alles in allem | grundsätzlich | prinzipiell | im Prinzip | eigentlich | im Kern | in etwa | ungefähr | zum größten Teil | zum großen Teil | mit Einschränkungen | mit einigen Einschränkungen | mit kleinen Einschränkungen | mit gewissen Einschränkungen | mit Abstrichen | mit Ausnahmen | bedingt | eingeschränkt | teilweise | zum Teil | teils | nur | lediglich | bloß | allenfalls | bestenfalls | höchstens | kaum | schwerlich | selten | hauptsächlich | vor allem dann | im Rahmen seiner | im Rahmen ihrer | im Rahmen der | in Grenzen | innerhalb gewisser | in seinem Bereich | in ihrem Bereich | auf seinem Gebiet | auf ihrem Gebiet | seinen Fähigkeiten entsprechend | ihren Fähigkeiten entsprechend | nach seinen Möglichkeiten | nach ihren Möglichkeiten | nach Möglichkeit | im Rahmen des Möglichen | nach Kräften | nach besten Kräften | nach bestem Vermögen | nach bestem Wissen | zufriedenstellend erledigt | mehrheitlich | zunehmend | ein gewisses Maß | in gewissem Umfang | bis zu einem gewissen Grad | bis zu einem gewissen Grade | einen Teil | zu Teilen | in Teilen | in Ansätzen | mit wechselndem Erfolg | mit unterschiedlichem Erfolg | noch nicht | nicht in jedem | nicht in allen | nicht alle',
    matches: ['Im Großen und Ganzen waren wir zufrieden.', 'Sie arbeitete weitgehend fehlerfrei.'],
    silent: ['Wir waren zufrieden.', 'Das große Ganze hatte sie im Blick.'],
    source: 'domain.md §2.1, §3 Einschränkung (DLF, JW)',
    note: 'Gilt nur teilweise: wird als 5 gelesen.',
  },
  {
    id: 'condition',
    kind: 'condition',
    words:
      'soweit | sofern | solange | sobald | falls | wenn | insoweit | insofern | sooft | soweit es | vorausgesetzt | unter der Voraussetzung | im Falle | unter normalen Umständen | unter günstigen Umständen | unter günstigen Bedingungen | bei normalem | bei normaler | bei üblichem | bei geringem | bei gutem Willen | nach Absprache | nach Rücksprache | nach Einarbeitung | nach angemessener Einarbeitung | nach längerer Einarbeitung | nach gründlicher Einarbeitung | nach einiger Zeit | in ruhigen Zeiten | in ruhigeren | in vertrauter Umgebung | in vertrautem Kreis | bei entsprechender',
    matches: ['Soweit es seine Kräfte zuließen, half er.'],
    silent: ['Er half nach Kräften.'],
    source: 'domain.md §3 Einschränkung',
    note: 'Bindet das Lob an eine Bedingung.',
  },
  {
    id: 'effort',
    kind: 'effort',
    words:
      'bemüht | bemühte | bemühen | bemüht sich | bemühten | Bemühen | Bemühung | Bemühungen | bestrebt | Bestreben | versuchte | versucht | versuchen | Versuch | Versuche | suchte | gesucht | trachtete | mühte | Mühe gegeben | gab sich Mühe | gab sich alle Mühe | gab sich redlich | gewillt | guten Willens | gutem Willen | guten Willen | besten Willens | redlich | wacker | tapfer | nahm sich vor | Vorsatz | Vorsätze | gute Absicht | die Absicht | willens | wollte | wollten | strebte | anstrengte | ließ erkennen | ließ die Absicht | hatte den Ehrgeiz | ehrgeizig | Eifer | eifrig | strebsam | mit Interesse | zeigte Interesse | Anteilnahme | arbeitete daran | war dabei',
    matches: ['Er war stets bemüht, pünktlich zu sein.', 'Sie versuchte, die Termine zu halten.'],
    silent: ['Er war stets pünktlich.', 'Sie hielt die Termine.'],
    source: 'domain.md §3 Betonung des Wollens (AF)',
    note: 'Anstrengung ohne Ergebnis: 5, bei der Leistungszusammenfassung 5–6.',
  },
  {
    id: 'potential',
    kind: 'potential',
    words:
      'konnte | konnten | kann | können | gekonnt haben | vermochte | vermag | verstand es | versteht es | wusste | weiß | in der Lage | imstande | im Stande | fähig | geeignet | Gelegenheit | Möglichkeit | hätte | wäre | könnte | würde | dürfte | möge | mag | durfte | brachte mit | Anlagen | Veranlagung | Potenzial | Potential | Talent',
    matches: ['Sie war in der Lage, Termine zu halten.', 'Er konnte sich ausdrücken.'],
    silent: ['Sie hielt Termine.', 'Er drückte sich klar aus.'],
    source: 'categories.md Regel 5 (Verbklasse)',
    note: 'Sagt, was möglich war, nicht, was geschah.',
  },
  {
    id: 'help',
    kind: 'help',
    words:
      'unter Anleitung | mit Unterstützung | nach Anweisung | auf Anweisung | nach Anleitung | nach Vorgabe | auf Aufforderung | nach Aufforderung | auf Anforderung | mit Hilfe | nach Erinnerung | auf Nachfrage | unter Aufsicht | nach Hinweis | auf Hinweis | auf Hinweise | nach Ermahnung | nach mehrmaliger | nach wiederholter | nach mehrfacher | wiederholt erläutert | mit etwas Hilfe | angeleitet | angehalten | Anstoß | Anstöße | mit Nachhilfe | Rückfragen | nach einem klärenden Gespräch | klärenden Gespräch | erinnert | gebeten | ermahnt | Hilfestellung | begleitet wurde | nach Aufklärung | durch Zureden | gutes Zureden | Kontrolle | kontrolliert',
    matches: ['Unter Anleitung erledigte er die Aufgaben.'],
    silent: ['Er leitete das Team an.', 'Sie half den Kollegen.'],
    source: 'domain.md §3 Einschränkung; categories.md self-reliance',
    note: 'Nur mit Hilfe anderer.',
  },
  {
    id: 'distance',
    kind: 'distance',
    words:
      'galt als | galt bei | haben wir kennengelernt | kennengelernt | wurde eingesetzt | wurde betraut | eingesetzt | wahrgenommen | wurde von ihm | wurde von ihr | wurden von ihm | wurden von ihr | fand statt | erfolgte | schien | scheint | wirkte | erschien als | Eindruck | bezeichnete | sah sich | hielt sich für | nach eigener Einschätzung | nach eigenem Bekunden | nach seiner Auffassung | nach ihrer Auffassung | wollen wir | nicht vorenthalten | bescheinigen | zur Kenntnis',
    matches: ['Er galt als Fachmann.'],
    silent: ['Er ist Fachmann.'],
    source: 'domain.md §3 Passiv / Distanz (AA-Vers, BEW)',
    note: 'Der Aussteller stellt sich nicht hinter die Aussage. „Kennen gelernt“ ist kein Code (BAG 9 AZR 386/10).',
  },
];
