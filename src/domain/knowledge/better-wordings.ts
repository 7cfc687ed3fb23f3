import type { Category } from '../letter/category.ts';

/** Own wordings to ask for, by category; without subject, so that they fit every person. */
export interface BetterWording {
  /** Read as 2. */
  readonly good: string;
  /** Read as 3. */
  readonly average: string;
}

/** A test reads each of them back with the grade it promises. */
export const betterWordings: Readonly<Partial<Record<Category, BetterWording>>> = {
  expertise: {
    good: '… verfügt über ein umfassendes und fundiertes Fachwissen, das stets sicher zum Einsatz kam.',
    average: '… verfügt über ein solides Fachwissen, das in der Praxis sicher zum Einsatz kam.',
  },
  'further-education': {
    good: '… bildete sich stets aus eigener Initiative und mit gutem Erfolg weiter.',
    average: '… bildete sich mit Erfolg weiter.',
  },
  resilience: {
    good: '… war auch unter starker Belastung stets gut belastbar und behielt die Übersicht.',
    average: '… blieb auch bei erhöhtem Arbeitsanfall ruhig und belastbar.',
  },
  comprehension: {
    good: '… erfasste auch schwierige Zusammenhänge stets schnell und sicher.',
    average: '… hat eine gute Auffassungsgabe und fand sich in neuen Aufgaben zurecht.',
  },
  'working-method': {
    good: '… arbeitete stets sorgfältig, planvoll und zügig.',
    average: '… arbeitete sorgfältig und planvoll.',
  },
  'working-success': {
    good: '… erzielte stets gute Arbeitsergebnisse.',
    average: '… erzielte gute Arbeitsergebnisse.',
  },
  motivation: {
    good: '… zeigte stets hohes Engagement und Eigeninitiative.',
    average: '… zeigte Engagement und Eigeninitiative.',
  },
  'performance-summary': {
    good: '… erledigte alle Aufgaben stets zu unserer vollen Zufriedenheit.',
    average: '… erledigte alle Aufgaben zu unserer vollen Zufriedenheit.',
  },
  leadership: {
    good: '… führte das Team stets gut, motivierte es zu guten Leistungen und war als Führungskraft sehr anerkannt.',
    average: '… führte das Team zielbewusst zu guten Ergebnissen und war als Führungskraft anerkannt.',
  },
  'it-knowledge': {
    good: '… verfügt über sehr gute EDV-Kenntnisse und setzte alle Anwendungen stets sicher ein.',
    average: '… verfügt über gute EDV-Kenntnisse und setzte die Anwendungen sicher ein.',
  },
  'technical-understanding': {
    good: '… besitzt ein ausgeprägtes technisches Verständnis und fand die Ursache von Störungen stets schnell.',
    average: '… besitzt ein gutes technisches Verständnis.',
  },
  'commercial-skills': {
    good: '… dachte und handelte stets kostenbewusst und kaufmännisch sicher.',
    average: '… dachte kostenbewusst und arbeitete kaufmännisch sicher.',
  },
  'rhetorical-skills': {
    good: '… drückte sich in Wort und Schrift stets gewandt und klar aus.',
    average: '… drückte sich in Wort und Schrift klar und verständlich aus.',
  },
  'reliability-honesty': {
    good: '… war stets zuverlässig und genoss unser volles Vertrauen.',
    average: '… war zuverlässig und vertrauenswürdig.',
  },
  'commercial-competence': {
    good: '… dachte und handelte stets unternehmerisch und erkannte gute Chancen früh.',
    average: '… dachte und handelte unternehmerisch.',
  },
  creativity: {
    good: '… brachte stets gute und praktikable Ideen ein.',
    average: '… brachte gute Ideen ein.',
  },
  integrity: {
    good: '… war stets loyal und ging mit vertraulichen Angelegenheiten sehr diskret um.',
    average: '… war loyal und ging mit vertraulichen Angelegenheiten diskret um.',
  },
  flexibility: {
    good: '… stellte sich stets gut und schnell auf neue Aufgaben ein.',
    average: '… stellte sich gut auf neue Aufgaben ein.',
  },
  appearance: {
    good: '… trat stets sicher, freundlich und verbindlich auf.',
    average: '… trat sicher und freundlich auf.',
  },
  'market-knowledge': {
    good: '… verfügt über gute Kenntnisse von Markt und Wettbewerb und nutzte sie stets mit Erfolg.',
    average: '… kannte Markt und Wettbewerb gut.',
  },
  'language-skills': {
    good: '… spricht und schreibt sehr gut Englisch und setzte die Sprache stets sicher ein.',
    average: '… spricht und schreibt gut Englisch.',
  },
  determination: {
    good: '… verfolgte vereinbarte Ziele stets beharrlich und mit gutem Erfolg.',
    average: '… verfolgte vereinbarte Ziele zielstrebig und erfolgreich.',
  },
  'time-management': {
    good: '… plante die Arbeit stets vorausschauend und hielt Termine jederzeit zuverlässig ein.',
    average: '… teilte die Arbeitszeit gut ein und hielt Termine ein.',
  },
  'self-reliance': {
    good: '… arbeitete stets selbständig und eigenverantwortlich.',
    average: '… arbeitete selbständig.',
  },
  'presentation-skills': {
    good: '… präsentierte und moderierte stets sicher und überzeugend.',
    average: '… präsentierte verständlich und sicher.',
  },
  negotiation: {
    good: '… verhandelte stets geschickt und mit guten Ergebnissen.',
    average: '… verhandelte sachlich und mit guten Ergebnissen.',
  },
  'intercultural-competence': {
    good: '… arbeitete mit Partnern anderer Kulturen stets gut und einfühlsam zusammen.',
    average: '… arbeitete mit Partnern anderer Kulturen gut und respektvoll zusammen.',
  },
  'conflict-management': {
    good: '… löste Konflikte stets sachlich und mit gutem Ergebnis für alle Beteiligten.',
    average: '… löste Konflikte sachlich und fair.',
  },
  assertiveness: {
    good: '… setzte Ziele stets mit Überzeugungskraft und auf verbindliche Art durch.',
    average: '… setzte Ziele sachlich und verbindlich durch.',
  },
  'critical-competence': {
    good: '… nahm Kritik stets offen auf und setzte sie sehr konstruktiv um.',
    average: '… nahm Kritik offen auf und setzte sie um.',
  },
  'employee-development': {
    good: '… förderte die Mitarbeiter stets gezielt und mit gutem Erfolg.',
    average: '… förderte die Mitarbeiter und leitete sie gut an.',
  },
  identification: {
    good: '… identifizierte sich stets voll mit der Aufgabe und dem Unternehmen.',
    average: '… identifizierte sich mit der Aufgabe und dem Unternehmen.',
  },
  'strategy-competence': {
    good: '… dachte stets strategisch und setzte gute Konzepte erfolgreich um.',
    average: '… dachte vorausschauend und entwickelte gute Konzepte.',
  },
  'employee-deployment': {
    good: '… setzte die Mitarbeiter stets gut und ihren Stärken entsprechend ein.',
    average: '… setzte die Mitarbeiter sinnvoll und ihren Fähigkeiten entsprechend ein.',
  },
  delegation: {
    good: '… delegierte Aufgaben und Verantwortung stets klar und in angemessenem Umfang.',
    average: '… delegierte Aufgaben und Verantwortung sinnvoll und in angemessenem Umfang.',
  },
  decisiveness: {
    good: '… traf Entscheidungen stets zügig und wohlüberlegt.',
    average: '… traf sachgerechte Entscheidungen und übernahm dafür Verantwortung.',
  },
  'internal-behavior': {
    good: 'Das Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei.',
    average: 'Das Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war einwandfrei.',
  },
  'external-behavior': {
    good: 'Das Verhalten gegenüber Kunden war stets freundlich und einwandfrei.',
    average: 'Das Verhalten gegenüber Kunden war einwandfrei.',
  },
  'future-wishes': {
    good: 'Wir bedauern das Ausscheiden sehr, danken für die stets gute Zusammenarbeit und wünschen für die Zukunft beruflich und persönlich alles Gute und weiterhin viel Erfolg.',
    average:
      'Wir danken für die gute Zusammenarbeit und wünschen für die Zukunft alles Gute und weiterhin Erfolg.',
  },
};

/** The closing of an interim reference, read as 2: thanks and the outlook on going on together. */
export const interimClosing =
  'Wir danken für die stets gute Zusammenarbeit und freuen uns darauf, sie in Zukunft fortzusetzen.';
