import type { Category } from '../../letter/category.ts';

/** What readers of references make of a category; the built-in explanation. Speaks to nobody („Sie“, „du“). */
export interface CategoryGuide {
  /** What the category is about, one or two sentences. */
  readonly meaning: string;
  /** What weakens it: the usual signs, condensed from categories.md. */
  readonly weak: string;
}

/** The guides to all categories; source: categories.md and domain.md §2–5. */
export const categoryGuides: Readonly<Record<Category, CategoryGuide>> = {
  expertise: {
    meaning:
      'Wie tief das Fachwissen reicht und wie sicher es angewandt wurde. In jedem qualifizierten Zeugnis wird dieser Satz erwartet.',
    weak: '„Erforderliches“ oder „entwicklungsfähiges“ Wissen gilt als schwach. Steht neben dem Fachwissen „gesundes Selbstvertrauen“, lesen manche darin große Worte ohne Grundlage.',
  },
  'further-education': {
    meaning:
      'Ob jemand sein Wissen von sich aus aktuell gehalten und das Gelernte genutzt hat. In IT, Pflege und Steuerberatung gehört der Satz fast immer dazu.',
    weak: 'Eine bloße Teilnahme ohne Erfolg sagt wenig. Wer „Gelegenheit hatte“, sich weiterzubilden, hat sie nach verbreiteter Lesart nicht genutzt.',
  },
  resilience: {
    meaning: 'Ob die Leistung auch unter Druck, bei Termindruck oder in Krisen gleich gut blieb.',
    weak: '„Bei normalem Arbeitsanfall“ und „den üblichen Belastungen gewachsen“ lassen offen, was darüber hinaus geschah. In Redaktion, Vertrieb, Pflege und Leitung fällt auf, wenn der Satz ganz fehlt.',
  },
  comprehension: {
    meaning: 'Wie schnell Neues verstanden und wie sicher geurteilt wurde.',
    weak: 'Wer „nach angemessener Einarbeitung“ versteht oder „einfache Sachverhalte“ erfasst, wird als durchschnittlich bis schwach gelesen.',
  },
  'working-method': {
    meaning:
      'Wie gearbeitet wurde: sorgfältig, planvoll, zügig, zuverlässig. Zusammen mit dem Erfolg der Kern jeder Beurteilung.',
    weak: '„Ordnungsgemäß“ klingt nach Dienst nach Vorschrift. „Mit der ihm eigenen Sorgfalt“ lässt offen, wie groß diese Sorgfalt war.',
  },
  'working-success': {
    meaning: 'Was dabei herauskam: Güte, Menge, Ziele. Am meisten sagt ein genanntes Ergebnis.',
    weak: 'Ziele, die nur „verfolgt“ werden, sind nicht erreicht. Ergebnisse, die „den Anforderungen entsprachen“, gelten als ausreichend.',
  },
  motivation: {
    meaning: 'Wille, Einsatz und eigener Antrieb. Mit diesem Satz beginnt der Leistungsteil meist.',
    weak: 'Engagement ohne ein Wort davor, Interesse oder Eifer ohne Ergebnis: Gelobt wird dann das Wollen, nicht das Können.',
  },
  'performance-summary': {
    meaning:
      'Die Zufriedenheitsformel fasst die Leistung in einem Satz zusammen. Viele lesen sie zuerst, manche nur sie. Auf zwei Wörter kommt es an: „stets“ und „voll“ oder „vollst“.',
    weak: 'Fehlt eines der beiden Wörter, sinkt die Note um etwa eine Stufe. Fehlt die Formel ganz, oder passt sie nicht zu den einzelnen Noten, zählt für viele das Schwächere.',
  },
  leadership: {
    meaning:
      'Wie Menschen geführt wurden. Erwartet wird beides: dass das Team gute Leistungen brachte und dass die Stimmung stimmte.',
    weak: 'Steht nur eines von beidem da, wird das andere bezweifelt. „War Vorgesetzter von“ beschreibt eine Stelle, keine Leistung.',
  },
  'it-knowledge': {
    meaning:
      'Welche Programme, Systeme oder Sprachen wie gut beherrscht wurden. Genannte Namen wiegen mehr als Adjektive.',
    weak: '„War mit der EDV vertraut“ und „Grundkenntnisse“ beschreiben wenig.',
  },
  'technical-understanding': {
    meaning: 'Ob Maschinen, Anlagen und Abläufe verstanden und Ursachen von Fehlern gefunden wurden.',
    weak: '„Bediente die Maschinen ordnungsgemäß“ sagt nur, dass nichts passierte.',
  },
  'commercial-skills': {
    meaning: 'Sicherer Umgang mit Zahlen, Kosten und Nutzen im eigenen Aufgabengebiet.',
    weak: '„Achtete auf Kosten“ und „zuständig für“ sind schwächer als ein Ergebnis und „verantwortlich für“.',
  },
  'rhetorical-skills': {
    meaning: 'Wie klar und überzeugend jemand spricht und schreibt.',
    weak: '„Konnte sich ausdrücken“ ist kein Lob. „Wusste sich gut zu verkaufen“ gilt als Anspielung auf Wichtigtuerei.',
  },
  'reliability-honesty': {
    meaning:
      'Ob man sich auf jemanden verlassen konnte: bei der Arbeit, bei Geld, bei Vertraulichem. Ehrlichkeit wird nur dort eigens bescheinigt, wo Kasse, Ware oder fremdes Eigentum anvertraut sind.',
    weak: 'In solchen Berufen fällt das Fehlen auf; dann heißt es „stets ehrlich“. In anderen Berufen irritiert der Vermerk eher.',
  },
  'commercial-competence': {
    meaning:
      'Denken und Handeln im Sinne des ganzen Betriebs: Chancen sehen, Risiken abwägen, Verantwortung für Ertrag.',
    weak: '„Wirkte mit“ und „hielt das Budget in der Regel ein“ nehmen die Verantwortung wieder heraus.',
  },
  creativity: {
    meaning: 'Neue Ideen, die sich umsetzen ließen.',
    weak: '„Gelegentliche Vorschläge“ oder Aufgeschlossenheit für Neues sind noch keine eigenen Ideen.',
  },
  integrity: {
    meaning:
      'Loyalität, Verschwiegenheit und Haltung. Erwartet bei Leitung, Personal, Finanzen und Assistenz.',
    weak: 'Fehlt der Satz in solchen Stellen, wird das bemerkt. „Im Rahmen der Vorschriften“ ist das Mindeste.',
  },
  flexibility: {
    meaning: 'Wie schnell und gern sich jemand auf neue Aufgaben, Zeiten und Orte einstellte.',
    weak: '„Nach Absprache flexibel“ und „mit wechselnden Aufgaben betraut“ loben nicht.',
  },
  appearance: {
    meaning:
      'Wie jemand nach außen wirkte: sicher, verbindlich, gewinnend. Wichtig im Vertrieb, am Empfang, im Gastgewerbe.',
    weak: 'Ein gepflegtes Äußeres allein ist selbstverständlich. „Selbstbewusst“ ohne ein freundliches Wort daneben klingt nach Überheblichkeit.',
  },
  'market-knowledge': {
    meaning: 'Kenntnis von Kunden, Wettbewerb und Entwicklungen der Branche.',
    weak: '„Kannte den Markt“ ist eine Feststellung. Eine Region, die dabeisteht, schränkt ein.',
  },
  'language-skills': {
    meaning:
      'Welche Sprachen wie sicher gesprochen und geschrieben wurden. Genannt werden sollte die Stufe: verhandlungssicher, fließend.',
    weak: '„Konnte sich verständigen“ und „gelegentlich“ deuten auf wenig.',
  },
  determination: {
    meaning: 'Ob Ziele mit Ausdauer bis zum Abschluss verfolgt wurden.',
    weak: 'Ziele zu verfolgen heißt noch nicht, sie zu erreichen: Es fehlt „erfolgreich“.',
  },
  'time-management': {
    meaning: 'Planung der Zeit und Einhalten von Terminen.',
    weak: '„In der Regel termingerecht“ heißt: nicht immer. Pünktliches Erscheinen allein ist kein Lob.',
  },
  'self-reliance': {
    meaning: 'Arbeiten ohne Anleitung, mit eigener Verantwortung.',
    weak: '„Unter Anleitung“, „nach Anweisung“ und „die übertragenen Aufgaben ausgeführt“, ohne mehr, sagen das Gegenteil.',
  },
  'presentation-skills': {
    meaning: 'Wie Ergebnisse vor anderen dargestellt und Runden geleitet wurden.',
    weak: '„Hielt Präsentationen“ nennt nur die Aufgabe.',
  },
  negotiation: {
    meaning: 'Was in Verhandlungen erreicht wurde und auf welche Weise.',
    weak: '„Führte Verhandlungen“ lässt das Ergebnis offen; „galt als“ hält Abstand.',
  },
  'intercultural-competence': {
    meaning: 'Gute Zusammenarbeit über Länder und Kulturen hinweg.',
    weak: '„Hatte Kontakt zu“ ist keine Zusammenarbeit. „Tolerant“ wird von manchen als Spitze gelesen.',
  },
  'conflict-management': {
    meaning: 'Wie Spannungen erkannt und gelöst wurden.',
    weak: '„Vertrat seine Meinung“ und „kritisch“ deuten auf Streit, nicht auf Lösung.',
  },
  assertiveness: {
    meaning: 'Vorhaben gegen Widerstände durchsetzen, ohne anderen zu schaden.',
    weak: '„Wusste sich durchzusetzen“ ohne ein verbindliches Wort daneben gilt als rücksichtslos.',
  },
  'critical-competence': {
    meaning: 'Kritik annehmen und förderlich geben.',
    weak: '„Anspruchsvoll und kritisch“ wird als Nörgelei gelesen, „akzeptierte Kritik“ als widerwillig.',
  },
  'employee-development': {
    meaning: 'Ob Mitarbeiterinnen und Mitarbeiter gefördert wurden und weiterkamen.',
    weak: '„Unterstützte bei Bedarf“ oder nur das Einweisen Neuer ist wenig. Bei großer Führungsspanne fällt das Fehlen auf.',
  },
  identification: {
    meaning: 'Wie sehr jemand hinter Aufgabe und Unternehmen stand.',
    weak: '„Zeigte Verständnis für die Arbeit“ gilt als Umschreibung für wenig Fleiß.',
  },
  'strategy-competence': {
    meaning: 'Langfristiges Denken, und dass daraus etwas wurde.',
    weak: '„Setzte Vorgaben um“ beschreibt Ausführung, nicht Strategie.',
  },
  'employee-deployment': {
    meaning: 'Ob Menschen nach ihren Stärken und vorausschauend eingesetzt wurden.',
    weak: '„Teilte die Mitarbeiter ein“ und „erstellte die Dienstpläne“ nennen nur die Aufgabe.',
  },
  delegation: {
    meaning: 'Aufgaben und Verantwortung in angemessenem Umfang abgeben.',
    weak: 'Ohne „in angemessenem Umfang“ wird der Satz zum Vorwurf: „verstand es zu delegieren“ heißt dann, dass andere die Arbeit taten.',
  },
  decisiveness: {
    meaning: 'Rechtzeitig und wohlüberlegt entscheiden, auch in schwierigen Lagen.',
    weak: '„Nach Rücksprache“ und „bereitete Entscheidungen vor“ lassen das Entscheiden anderen.',
  },
  'internal-behavior': {
    meaning:
      'Der Umgang mit Vorgesetzten, Kolleginnen und Kollegen und, bei Führungskräften, dem eigenen Team. Die Reihenfolge zählt: Vorgesetzte zuerst.',
    weak: 'Fehlen die Vorgesetzten oder stehen sie hinten, wird ein Konflikt vermutet. „Gab keinen Anlass zu Beanstandungen“ verneint, statt zu loben.',
  },
  'external-behavior': {
    meaning: 'Der Umgang mit Kundschaft, Gästen, Geschäftspartnern oder anderen von außen.',
    weak: 'Wer viel mit Kundschaft zu tun hatte und diesen Satz nicht bekommt, dem fehlt etwas Wichtiges.',
  },
  'future-wishes': {
    meaning:
      'Dank, Bedauern und gute Wünsche am Ende. Einen Anspruch darauf gibt es nach der Rechtsprechung nicht, erwartet wird die Formel trotzdem.',
    weak: 'Fehlt das Bedauern, sinkt der Eindruck; fehlt „weiterhin“ vor dem Erfolg, lesen manche: Bisher war keiner da.',
  },
  ending: {
    meaning: 'Wann und warum das Arbeitsverhältnis endete. Am günstigsten wirkt „auf eigenen Wunsch“.',
    weak: '„Im gegenseitigen Einvernehmen“ lesen die meisten als Trennung durch den Arbeitgeber. Ein Ende mitten im Monat ohne Grund fällt auf.',
  },
  'exam-result': {
    meaning:
      'Das Ergebnis der Abschlussprüfung in Ausbildungszeugnissen, mit Kammer und Datum. Genannt wird es, wenn es günstig ist.',
    weak: 'Eine bestandene Prüfung ohne Note lässt eine schwache vermuten.',
  },
  'overall-performance': {
    meaning: 'Ein Urteil über die Leistung im Ganzen, neben oder statt der Zufriedenheitsformel.',
    weak: 'Weicht es von der Formel ab, wird das Zeugnis unglaubwürdig.',
  },
};
