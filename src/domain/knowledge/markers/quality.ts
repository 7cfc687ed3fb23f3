import type { Marker } from './marker.ts';

/** Words of quality, from the highest step of praise to less than enough. */
export const qualityMarkers: readonly Marker[] = [
  {
    id: 'top-superlative',
    kind: 'top',
    words:
      'vollste | beste | größte | höchste | stärkste | tiefste | umfassendste | schwierigste | allerbeste | allerhöchste | allergrößte | größtmögliche | bestmögliche | optimal | ideal | perfekt | vollendet | äußerste Sorgfalt | Bestleistung* | Spitzenleistung* | Höchstleistung* | Bestnote | Höchstmaß | vollsten | vollster | höchstem Maße | hohem Maße | in jeder Hinsicht | in jeder Beziehung | rundum | auf höchstem Niveau | auf hohem Niveau | uneingeschränkt* | vorbehaltlos | ohne Einschränkung | ohne jede Einschränkung | einzigartig | einmalig | konkurrenzlos',
    matches: ['Sie erledigte alles zu unserer vollsten Zufriedenheit.', 'Er arbeitete mit größter Sorgfalt.'],
    silent: ['Er arbeitete mit Sorgfalt.', 'Sie verfügt über volle Kenntnisse.'],
    source: 'domain.md §2.1 Lexikonstufe T1',
    note: 'Superlative sind die oberste Stufe der Positivskala; ohne „stets“ liest ein Teil der Quellen 1–2.',
  },
  {
    id: 'top-word',
    kind: 'top',
    words:
      'hervorragend* | ausgezeichnet* | exzellent* | herausragend* | vorbildlich* | Vorbild | vorbildhaft | beispielhaft | beispiellos* | beispielgebend | mustergültig | musterhaft | brillant | Brillanz | meisterhaft | meisterlich | Meisterschaft | außergewöhnlich* | außerordentlich* | überragend* | erstklassig | exquisit | phänomenal | fantastisch | großartig | glänzend* | bravourös | virtuos | makellos | tadellos | lupenrein | vorzüglich | vortrefflich | fabelhaft | sensationell | genial | weit überdurchschnittlich | stark überdurchschnittlich | deutlich überdurchschnittlich | unübertroffen | unerreicht | unvergleichlich | unermüdlich | grenzenlos | unbedingt | untadelig | absolut | mitreißend | begnadet | hochkarätig | erstrangig | bestechend* | eindrucksvoll | beeindruckend* | imponierend | atemberaubend | bewundernswert* | sprichwörtlich | legendär | unnachahmlich | formvollendet | spielend | mühelos | blind vertrauen | blindlings | lückenlos | ausnahmslos hervorragend | hundertprozentig | absolute | höchst | exzeptionell | überwältigend | traumwandlerisch | souverän* | zielsicher | untrüglich | sattelfest',
    matches: ['Ihre Leistungen waren hervorragend.', 'Er trat mustergültig auf.'],
    silent: ['Ihre Leistungen waren gut.', 'Er trat freundlich auf.'],
    source: 'domain.md §2.1 Lexikonstufe T1',
    note: 'Wörter der obersten Stufe. Zählen nur, wenn sie die beurteilte Person oder ihr Ergebnis meinen.',
  },
  {
    id: 'strong-word',
    kind: 'strong',
    words:
      'voll | volle | vollen | voller | voll und ganz | hoch | hohe | hohen | hoher | hohes | groß | umfassend | umfangreich | fundiert | ausgeprägt | überdurchschnittlich | bemerkenswert | beachtlich | überzeugend* | versiert | profund | tiefgehend | tief | breit | wertvoll | geschickt | gekonnt | routiniert | kompetent | erfahren | gewandt | exakt | präzise | akkurat | überlegt | klug | durchdacht | umsichtig | weitsichtig | vorausschauend | Weitblick | konstruktiv | kreativ | ideenreich | einfallsreich | innovativ | dynamisch | tatkräftig | beharrlich | konsequent | nachhaltig | lebhaft | rasch | schnell | sofort | umgehend | zügig | effizient | effektiv | zielgerichtet | strukturiert | erfolgreich | gewinnbringend | nutzbringend | verantwortungsbewusst | verantwortungsvoll | leistungsstark | belastbar | hochmotiviert | hochwertig | anspruchsvoll | beträchtlich | erheblich | erfreulich | deutlich | spürbar | merklich | reich | reichhaltig | vielseitig | gründlich | gewissenhaft | Geschick | Gespür | Feingefühl | Fingerspitzengefühl | Leidenschaft | Begeisterung | Herzblut | Hingabe | mit Freude | gern | sicher* | treffsicher | fließend | verhandlungssicher | muttersprachlich* | bestens | hervorhebenswert | lobenswert | stark | ausnehmend | Vertrauen | eigeninitiativ | eigenständig | proaktiv | aus eigenem Antrieb | aus eigener Initiative | aus freien Stücken | von sich aus | unaufgefordert | ungefragt',
    matches: ['Er besitzt umfassende Kenntnisse.', 'Stets zu unserer vollen Zufriedenheit.'],
    silent: ['Er besitzt Kenntnisse.', 'Stets zu unserer Zufriedenheit.'],
    source: 'domain.md §2.1 Lexikonstufe T2',
    note: 'Klares Lob. Mit „stets“ wird daraus eine 2, allein ist es eine 2–3.',
  },
  {
    id: 'plain-word',
    kind: 'plain',
    words:
      'gut | gute | guten | guter | gutes | solide | sorgfältig | Sorgfalt | zuverlässig | verlässlich | freundlich | höflich | hilfsbereit | kollegial | selbständig | selbstständig | engagiert | Engagement | motiviert | interessiert | aufmerksam | genau | planvoll | methodisch | systematisch | gepflegt | pünktlich | ehrlich | fleißig | aufgeschlossen | sachlich | fachkundig | sachkundig | korrekt | einwandfrei | ordentlich | positiv | angenehm | verbindlich | offen | fair | flexibel | loyal | diskret | verschwiegen | integer | zielstrebig | ausdauernd | organisiert | ruhig | besonnen | geduldig | respektvoll | wertschätzend | verständlich | klar | nachvollziehbar | praxisgerecht | termingerecht | fristgerecht | termintreu | wirtschaftlich | kostenbewusst | lernbereit | wissbegierig | tüchtig | brauchbar | vernünftig | zweckmäßig | sinnvoll | vertraut | kundenorientiert | serviceorientiert | zuvorkommend | herzlich',
    matches: ['Sie arbeitete sorgfältig.', 'Er erbrachte gute Leistungen.'],
    silent: ['Sie arbeitete hier.', 'Er erbrachte Leistungen.'],
    source: 'domain.md §2.1 Lexikonstufe T2–T3; categories.md',
    note: 'Positives Wort ohne Verstärker: für sich allein gelesen eine 3.',
  },
  {
    id: 'adequate-word',
    kind: 'adequate',
    words:
      'ausreichend | hinreichend | hinlänglich | genügend | angemessen | entsprechend | ordnungsgemäß | zufriedenstellend | erwartungsgemäß | akzeptabel | annehmbar | passabel | leidlich | vertretbar | durchschnittlich | normal | gewöhnlich | üblich | gängig | im üblichen Rahmen | im üblichen Maße | im Rahmen | befriedigend | zufrieden | anforderungsgerecht | sachgerecht | auftragsgemäß | weisungsgemäß | vorschriftsmäßig | vorschriftsgemäß | pflichtgemäß | plangemäß | planmäßig | bestimmungsgemäß | wie vereinbart | wie vorgesehen | nach Plan | ohne Zwischenfälle | unauffällig | reibungslos | störungsfrei | tadelfrei | beanstandungsfrei | im Soll | geordnet | gegeben | vorhanden | bekannt | Grundlage* | solche',
    matches: ['Er verfügt über ausreichende Kenntnisse.', 'Sie arbeitete ordnungsgemäß.'],
    silent: ['Er verfügt über Kenntnisse.', 'Sie arbeitete sorgfältig.'],
    source: 'domain.md §2.1 Lexikonstufe T4',
    note: 'Genügt gerade: wird als 4 gelesen.',
  },
  {
    id: 'weak-word',
    kind: 'weak',
    words:
      'entwicklungsfähig | ausbaufähig | lückenhaft | mäßig | bescheiden | begrenzt | beschränkt | schwankend* | wechselnd* | wechselhaft | unterschiedlich* | verbesserungsfähig | steigerungsfähig | verbesserungswürdig | Grundkenntnisse | Grundwissen | Grundzüge | Grundbegriffe | Basiskenntnisse | Schulkenntnisse | Schulenglisch | Anfangsgründe | Ansätze | ansatzweise | rudimentär | oberflächlich | nachlassend* | zögerlich | zögernd | langsam | schwerfällig | mühsam | mühevoll | umständlich | eigenwillig | eigensinnig | gesellig* | Geselligkeit | gesundes Selbstvertrauen | einfache | einfacher | einfachen | leichtere | leichten | überschaubar* | vertrauten Rahmen | gewisse* | eine gewisse | einem gewissen | etliche | manche | mancher | manchem | einige | einigen | einzelne | Einzelfall | zumindest | wenigstens | immerhin | am ehesten | mit der Zeit | nach und nach | allmählich | letztlich | schließlich doch | notfalls | auf seine Weise | auf ihre Weise | auf seine Art | auf ihre Art | in ihrer Art | in seiner Art | mit der ihm eigenen | mit der ihr eigenen | den ihm gemäßen | tolerant | umgänglich | wohlwollend | Verständnis für',
    matches: ['Sie verfügt über entwicklungsfähige Kenntnisse.', 'Er besitzt Grundkenntnisse in Englisch.'],
    silent: ['Sie verfügt über Kenntnisse.', 'Er besitzt gute Englischkenntnisse.'],
    source: 'categories.md Spalte „weak markers“',
    note: 'Weniger als genug, oder Lob, das keines ist.',
  },
];
