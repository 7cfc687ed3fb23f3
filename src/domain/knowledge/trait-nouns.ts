/**
 * Nouns that name a trait, an act or a result of the person. A booster before one of them praises the person; before
 * any other noun („außerordentlich arbeitsreiche Wochen“, „sehr anspruchsvolle Kunden“) it praises something else.
 * Ends of words, in lower case; „wissen“ also covers „Fachwissen“.
 */
export const traitNounEnds: readonly string[] =
  `wissen kenntnis kenntnisse kenntnissen können geschick gespür gefühl sinn blick übersicht überblick bereitschaft
  fähigkeit fähigkeiten vermögen gabe leistung leistungen leistungsbereitschaft weise arbeitsstil stil führungsstil
  kraft willenskraft bewusstsein treue sorgfalt genauigkeit gründlichkeit gewissenhaftigkeit zuverlässigkeit
  verlässlichkeit pünktlichkeit ehrlichkeit redlichkeit loyalität integrität diskretion verschwiegenheit
  selbständigkeit selbstständigkeit eigeninitiative initiative engagement einsatz einsatzwille fleiß eifer elan
  motivation interesse begeisterung freude leidenschaft hingabe herzblut ausdauer beharrlichkeit zielstrebigkeit
  entschlossenheit durchsetzung konsequenz disziplin belastbarkeit ruhe besonnenheit gelassenheit geduld
  konzentration aufmerksamkeit umsicht weitsicht weitblick voraussicht verständnis urteil urteilskraft
  auffassungsgabe auffassung intelligenz denken denkweise kreativität ideenreichtum phantasie fantasie ideen
  einfallsreichtum innovationskraft flexibilität anpassungsfähigkeit vielseitigkeit auftreten erscheinung
  erscheinungsbild äußeres umgangsformen manieren höflichkeit freundlichkeit hilfsbereitschaft kollegialität
  teamgeist teamfähigkeit verhalten benehmen führung betragen umgang zusammenarbeit mitarbeit arbeit arbeiten
  arbeitsergebnisse arbeitsergebnis ergebnis ergebnisse ergebnissen erfolg erfolge erfolgen qualität quote tempo
  arbeitstempo organisation planung struktur systematik präzision professionalität kompetenz kompetenzen
  verantwortung verantwortungsbewusstsein vertrauen vertrauenswürdigkeit zufriedenheit anerkennung wertschätzung
  ansehen respekt ausdruck ausdrucksweise rhetorik sprache redegewandtheit überzeugungskraft argumentation
  verhandlung verhandlungsführung verhandlungen präsentation präsentationen moderation vorträge vortrag
  fingerspitzengefühl feingefühl einfühlungsvermögen empathie sensibilität kritikfähigkeit konfliktfähigkeit
  entscheidung entscheidungen entscheidungsfreude delegation förderung motivationsfähigkeit personalführung
  mitarbeiterführung identifikation verbundenheit strategie strategien konzept konzepte lösung lösungen vorschlag
  vorschläge impulse beitrag beiträge note noten prüfung abschluss englisch französisch spanisch deutsch
  sprachkenntnisse souveränität sicherheit gewandtheit routine erfahrung erfahrungen expertise know-how haltung
  einstellung lernbereitschaft lernerfolg lernwille wissbegier fortschritte entwicklung dienstleistung service
  zeitmanagement zeiteinteilung termine termintreue unternehmergeist kostenbewusstsein tugenden persönlichkeit
  charakter vorbild führungskraft fachkraft fachmann fachfrau mitarbeiter mitarbeiterin ansprechpartner
  ratgeber kenner kennerin experte expertin maß weise hinsicht dank bedauern wünsche erfolg zukunft`
    .split(/\s+/)
    .map((word) => word.replaceAll('ß', 'ss'));
