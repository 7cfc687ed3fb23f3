import type { Marker } from './marker.ts';

/** Words that measure against demands, name faults, or report what came out. */
export const measureMarkers: readonly Marker[] = [
  {
    id: 'demand',
    kind: 'demand',
    words:
      'erforderlich | Erfordernis* | verlangt | verlangte | verlangten | gefordert | geforderte | geforderten | vorgeschrieben | vorgesehen | vorgegeben | vereinbart | vereinbarte | notwendig | nötig | geltend | gesetzt | gestellt | Anforderung* | Vorgabe* | Vorschrift* | Pflicht | Pflichten | erwartet | erwarten | Erwartung* | Mindest* | Mindestmaß | Soll | Plan | Standard* | Regel | Regeln | Rahmen | Norm | Auftrag | Maß | was man | was wir | was von | was verlangt | hausüblich | branchenüblich | obligatorisch | vertraglich | Arbeitsvertrag',
    matches: ['Er erfüllte die Anforderungen.'],
    silent: ['Er erfüllte Kundenwünsche.'],
    source: 'domain.md §2.1 „anforderungsgerecht“',
    note: 'Misst am Nötigen: ohne Lob daneben eine 4, mit „übertraf“ ein Lob.',
  },
  {
    id: 'meets',
    kind: 'meets',
    words:
      'entsprach | entsprachen | entspricht | entsprechen | entsprochen | genügte | genügten | genügt | genügen | ausreichte | reichte aus | reichten aus | reichte | gerecht | wurde gerecht | einhielt | eingehalten | hielt ein | kam nach | nachgekommen | beachtete | beachtet | befolgte | befolgt | deckte | deckten | deckte ab | gewachsen | erfüllte | erfüllt | wahrgenommen | erledigte | bewältigte | nahm wahr | absolvierte | nahm teil | teilgenommen | besuchte | besucht | führte aus | ausgeführt | gehalten | geführt',
    matches: ['Ihre Arbeit entsprach den Vorgaben.'],
    silent: ['Ihre Arbeit übertraf die Vorgaben.'],
    source: 'domain.md §2.2 „hat unseren Erwartungen entsprochen“',
    note: 'Erfüllt, mehr nicht.',
  },
  {
    id: 'exceeds',
    kind: 'exceeds',
    words:
      'übertraf | übertrafen | übertroffen | übertrifft | übertreffen | überstieg | überstiegen | übersteigt | weit hinaus | hinausging | hinaus | hinausgehend* | weit über | deutlich über | mehr als | über das übliche Maß | über dem Durchschnitt | über sich hinaus | vor der Zeit | vor dem Termin | vor der Frist | vorzeitig | früher als',
    matches: ['Sie übertraf die Ziele.'],
    silent: ['Sie erreichte die Ziele.'],
    source: 'categories.md working-success',
    note: 'Mehr als verlangt.',
  },
  {
    id: 'incomparable',
    kind: 'incomparable',
    words:
      'wie kein anderer | wie keine andere | wie kein zweiter | wie keine zweite | wie niemand | wie selten | seinesgleichen | ihresgleichen | Maßstäbe | Maßstab | Glücksfall | unersetzlich | unentbehrlich | unverzichtbar | Aushängeschild | Leistungsträger | Leistungsträgerin | Idealbesetzung | nicht zu überbieten | nicht zu übertreffen | kaum zu übertreffen | durchs Feuer | jede Hand | jeden Preis | das Beste | die Beste | der Beste | die erste Adresse | erste Wahl | Ausnahme* | Ausnahmetalent | Gesicht | Seele | Herz | Fels | Meister | Ehre | Auszeichnung* | preisgekrönt | nicht hoch genug | seltener | seltenem | seltenen | ragte heraus | Höchste | noch nie | bis heute | Prunkstück | Lehrbuch',
    matches: ['Sie suchte ihresgleichen.', 'Er kannte das Lager wie kein anderer.'],
    silent: ['Sie suchte Lösungen.', 'Er kannte das Lager.'],
    source: 'eigene Zusammenstellung',
    note: 'Vergleich, über den hinaus kein Lob möglich ist.',
  },
  {
    id: 'esteem',
    kind: 'esteem',
    words:
      'geschätzt | schätzten | schätzen | Wertschätzung | anerkannt | Anerkennung | geachtet | respektiert | Respekt | bewundert | beliebt | gefragt | gefragter | gefragte | gern gesehen | gern gesehener | vertrauten | vertraut | Vertrauen | Vertrauensperson | Ansehen | angesehen | Dank | danken | Zuspruch | Beifall | Lob | lobten | gelobt | begeisterte | begeistert | Ansprechpartner | Ansprechpartnerin',
    matches: ['Sie wurde von allen geschätzt.'],
    silent: ['Sie wurde von allen gegrüßt.'],
    source: 'domain.md §2.3',
    note: 'Ansehen bei anderen; „beliebt“ allein ist wenig.',
  },
  {
    id: 'negation',
    kind: 'negation',
    words:
      'nicht | kein | keine | keinen | keinem | keiner | keinerlei | nichts | niemand | niemals | nie | weder | ohne | ohne jede | ohne jeden | frei von | fremd | selten | Mangel an | un*zureichend | statt | außer | nirgends | keineswegs',
    matches: ['Es gab keine Klagen.', 'Sie war nicht zu beanstanden.'],
    silent: ['Es gab Klagen.'],
    source: 'domain.md §3 Negation (ZF961)',
    note: 'Verneintes Negatives ist kein Lob: 4, manchmal 5. Verneinte Ausnahme („ohne Ausnahme“) ist ein Verstärker.',
  },
  {
    id: 'fault',
    kind: 'fault',
    words:
      'Klage | Klagen | Tadel | Beanstandung* | beanstanden | beanstandet | Mangel | Mängel | Fehler | Fehlern | fehlerhaft | Schwierigkeit* | schwer | schwergefallen | schwerfiel | schwertat | Problem | Probleme | Kritik | Beschwerde* | Nachlässigkeit* | Streit | Konflikt* | Einwand | Einwände | einzuwenden | Anlass | Grund | Versäumnis* | Nachteiliges | nachteilig | negativ | auszusetzen | vorzuwerfen | Verspätung* | Verzögerung* | Verzug | Rückstand | Rückstände | Abweichung* | Ungenauigkeit* | Missverständnis* | Reklamation* | Unstimmigkeit* | Nachbesserung* | nachgebessert | Korrekturen | korrigiert | Lücken | Grenzen | überfordert | Überforderung | Last | Belastung | leider | bedauerlich | verwehrt | fehlte | fehlten | vermisst | vermissten | entbehrt | mangelte | haperte | Zweifel | enttäuscht* | verschlossen | verschloss | verweigerte | weigerte | vermied | mied | ging aus dem Weg | aneckte | ungeduldig | unpünktlich | unzuverlässig | unsicher | Unsicherheit* | eckig | barsch | schroff | laut | lautstark | hartnäckig | streng | direkt | direkten Art',
    matches: ['Sein Verhalten gab keinen Anlass zu Klagen.'],
    silent: ['Sein Verhalten war vorbildlich.'],
    source: 'domain.md §2.3, §3 Negation',
    note: 'Fehler beim Namen genannt, auch verneint.',
  },
  {
    id: 'outcome',
    kind: 'outcome',
    words:
      'Erfolg | Erfolge | Erfolgen | erfolgreich* | Gewinn | gewinnbringend | Nutzen | nutzbringend | Ergebnis | Ergebnisse | Ergebnissen | Steigerung | steigerte | gesteigert | verdoppelt* | senkte | gesenkt | verbessert* | Verbesserung* | gewann | gewonnen | brachte voran | vorangebracht | erreichte | erreicht | erzielte | erzielt | Bestand | bestand | bestanden | Qualität | Fortschritt* | Wirkung | Beitrag | trug bei | beigetragen | profitierte* | sparte | Einsparung* | Umsatz | Ertrag',
    matches: ['Er erzielte einen Erfolg.'],
    silent: ['Er arbeitete im Archiv.'],
    source: 'domain.md §1 (6), §4',
    note: 'Was herauskam: Erfolg und Ergebnis.',
  },
];
