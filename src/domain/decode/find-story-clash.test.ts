import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const contradictions = (claim: string, story: string): string[] =>
  decode(letter({ performance: `${claim} ${story}` })).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' && rule !== 'summary-against-singles' ? [rule] : [],
  );

describe('a praise that a story elsewhere takes back', () => {
  it.each([
    [
      'Er war jeden Morgen pünktlich zur Stelle.',
      'Nach Schichtbeginn erschien er oft eine halbe Stunde zu spät.',
    ],
    ['Zum Dienstbeginn stand er stets rechtzeitig bereit.', 'Seine häufigen Verspätungen nahm das Team hin.'],
    ['Auf seine Pünktlichkeit war Verlass.', 'Mehrmals im Monat hatte er verschlafen, was er offen zugab.'],
    [
      'Sein Arbeitsplatz war stets aufgeräumt.',
      'Seine Unterlagen waren oft unauffindbar, was die Kollegen aufhielt.',
    ],
    [
      'Seine Akten waren in bester Ordnung.',
      'Das Durcheinander auf seinem Schreibtisch war im Haus bekannt.',
    ],
    ['Er zeichnete sich durch Ordnungssinn aus.', 'Seine Werkbank war meist unaufgeräumt.'],
    ['Er war stets verschwiegen.', 'Interne Zahlen gab er an Bekannte weiter.'],
    [
      'Er behandelte Vertrauliches mit größter Diskretion.',
      'Er hat vertrauliche Preise an einen Wettbewerber verraten.',
    ],
    ['Er fuhr stets unfallfrei.', 'Er verursachte im letzten Winter zwei Unfälle.'],
    [
      'In all den Jahren hatte er keinen einzigen Unfall.',
      'Ein von ihm verschuldeter Unfall führte zu einem Gespräch.',
    ],
    ['Er arbeitete ohne jeden Schaden am Fahrzeug.', 'Beim Rangieren fuhr er im Mai gegen das Tor.'],
    ['Er übertraf die vereinbarten Umsatzziele.', 'Seine Verkaufsziele hat er in keinem Jahr erreicht.'],
    ['Die Zielvorgaben erfüllte er jederzeit.', 'Er blieb in jedem Jahr hinter den Vorgaben zurück.'],
    ['Er arbeitete fehlerfrei.', 'Seine Fehlbestellungen musste eine Kollegin mehrfach korrigieren.'],
    ['Er arbeitete äußerst sorgfältig.', 'Seine Auswertungen waren häufig fehlerhaft.'],
    [
      'Alle seine Umstellungen liefen ohne jeden Ausfall.',
      'Beim Umzug 2021 standen die Dienste zweier Stadtwerke vier Tage still.',
    ],
    [
      'Die Anlagen liefen unter seiner Betreuung störungsfrei.',
      'Im Mai 2020 war die Telefonanlage zwei Tage nicht erreichbar.',
    ],
    [
      'Er arbeitete äußerst sorgfältig.',
      'Nach seinem Umbau lag die Anlage lahm, bis der Hersteller die Verdrahtung korrigiert hatte.',
    ],
    ['Zugesagte Fristen hielt er ein.', 'Wir hoffen, dass er seine Termine künftig besser einhält.'],
    ['Überstunden leistete er gern.', 'Er ging jeden Tag pünktlich um vier.'],
    ['Er war jederzeit zu Mehrarbeit bereit.', 'Samstagsarbeit lehnte er ab.'],
    ['Er griff Neues von sich aus auf.', 'Er wurde nur auf Aufforderung tätig.'],
    ['Er brachte viele eigene Ideen ein.', 'Von ihm ist nie ein Vorschlag gekommen.'],
    ['Er arbeitete sehr schnell.', 'Er brauchte für jeden Auftrag länger als die Kollegen.'],
    ['Er arbeitete zügig.', 'Für die Inventur benötigte er doppelt so viel Zeit wie vorgesehen.'],
    ['Auch unter Druck blieb er gelassen.', 'In der Hauptsaison verlor er die Nerven.'],
    ['Er war sehr belastbar.', 'Wegen seiner Überforderung wurde die Abteilung geteilt.'],
    ['Er war ein geschätzter Teamplayer.', 'Er galt als Einzelgänger.'],
    ['Er war stets hilfsbereit und kollegial.', 'Seine Kenntnisse behielt er für sich.'],
    ['In seinem Team hat niemand gekündigt.', 'Wegen seines Tons haben vier Mitarbeiter gekündigt.'],
    ['Sein Führungsstil war wertschätzend.', 'Drei Verkäuferinnen kündigten wegen seines Umgangs mit ihnen.'],
    ['Er war stets freundlich zu den Kunden.', 'Mehrere Kunden beschwerten sich über seinen Ton.'],
    ['Die Kunden fühlten sich bei ihm gut aufgehoben.', 'Seine schroffe Art hat Kunden vertrieben.'],
    ['Er war ehrlich.', 'Er hat Geld aus der Kasse für private Zwecke entnommen.'],
    ['Er war stets vertrauenswürdig.', 'Wegen eines Diebstahls haben wir uns von ihm getrennt.'],
    ['Wir ließen ihm freie Hand.', 'Jede Ausgabe musste er vorher von der Leitung genehmigen lassen.'],
    ['Er entschied eigenverantwortlich.', 'Er musste alle Bestellungen zur Freigabe vorlegen.'],
    ['Unter ihm stieg der Umsatz um zehn Prozent.', 'Der Umsatz ging von Jahr zu Jahr zurück.'],
    ['Er steigerte den Absatz deutlich.', 'In seiner Zeit brach der Absatz ein.'],
    [
      'Die Zahl der Reklamationen ist gesunken.',
      'Die Reklamationen haben sich in seiner Zeit verdoppelt, die Beschwerden häuften sich.',
    ],
    [
      'Den Neubau der Lagerhalle führte er im Kostenrahmen aus.',
      'Die Lagerhalle wurde um ein Drittel teurer als geplant.',
    ],
    [
      'Die Hausmesse fand unter seiner Leitung mit 300 Besuchern statt.',
      'Die Hausmesse fiel aus, was er gefasst aufnahm.',
    ],
    [
      'Der von ihm entwickelte Klappstuhl ist heute in 40 Märkten erhältlich.',
      'Der Klappstuhl kam nie in den Handel.',
    ],
    ['Wir würden ihn jederzeit wieder einstellen.', 'Eine Wiedereinstellung schließen wir aus.'],
    [
      'Er arbeitete fünf Jahre ohne Unterbrechung für uns.',
      'Von Mai 2020 bis April 2021 war er in Elternzeit.',
    ],
  ])('%s %s', (claim, story) => {
    expect(contradictions(claim, story)).not.toEqual([]);
  });

  it.each([
    ['Er war jeden Morgen pünktlich zur Stelle.', 'Verspätete Lieferungen mahnte er höflich an.'],
    ['Sein Arbeitsplatz war stets aufgeräumt.', 'In das Durcheinander des alten Archivs brachte er Ordnung.'],
    ['Er war stets verschwiegen.', 'Vertrauliches behielt er für sich und gab nichts an Dritte weiter.'],
    [
      'Die Anlagen liefen unter seiner Betreuung störungsfrei.',
      'Als 2020 die Telefonanlage ausfiel, behob er den Fehler innerhalb von zwei Stunden.',
    ],
    [
      'Alle seine Umstellungen liefen ohne jeden Ausfall.',
      'Nach dem Unwetter standen die Server zwei Tage still, er baute einen Notbetrieb auf.',
    ],
    ['Er fuhr stets unfallfrei.', 'Nach dem Unfall eines Kollegen leistete er Erste Hilfe.'],
    ['Er fuhr stets unfallfrei.', 'Bei einem unverschuldeten Unfall blieb er ruhig.'],
    ['Er übertraf die vereinbarten Ziele.', 'Er hat die Vorgaben nie verfehlt.'],
    ['Er arbeitete fehlerfrei.', 'Die Fehler seines Vorgängers berichtigte er ohne Aufhebens.'],
    ['Überstunden leistete er gern.', 'Er schickte sein Team pünktlich nach Hause.'],
    ['Er griff Neues von sich aus auf.', 'Er wurde nie erst auf Aufforderung tätig.'],
    ['Er arbeitete sehr schnell.', 'Für Gespräche mit Auszubildenden nahm er sich länger Zeit als üblich.'],
    ['Er war ein geschätzter Teamplayer.', 'Seine Ergebnisse sprechen für sich.'],
    ['In seinem Team hat niemand gekündigt.', 'Zwei Mitarbeiter gingen wegen Erreichens der Altersgrenze.'],
    ['Er war stets freundlich.', 'Beschwerden über den Ton anderer nahm er ernst und klärte sie.'],
    ['Er war stets freundlich.', 'Auch bei unfreundlichem Ton von Kunden blieb er höflich.'],
    ['Er war ehrlich.', 'Er verhinderte mehrere Diebstähle und stellte einen Dieb.'],
    ['Er entschied eigenverantwortlich.', 'Alle Bestellungen seines Teams gab er frei.'],
    ['Unter ihm stieg der Umsatz.', 'Zugleich sanken die Kosten.'],
    ['Unter ihm stieg der Umsatz.', 'Vor seinem Eintritt war der Umsatz gesunken.'],
    ['Die Hausmesse fand mit 300 Besuchern statt.', 'Das Sommerfest fiel wegen Regens aus.'],
    [
      'Nach seiner Rückkehr arbeitete er ohne Unterbrechung für uns.',
      'Von Mai 2020 bis April 2021 war er in Elternzeit.',
    ],
    ['Seine Arbeitszeit betrug 39 Stunden, er war ehrlich.', 'Sein Verhalten war einwandfrei.'],
  ])('silent: %s %s', (claim, story) => {
    expect(contradictions(claim, story)).toEqual([]);
  });
});
