import type { Rule } from './rule.ts';

const source = 'domain.md §3 Widerspruch';
const rest = ' Sie arbeitete stets äußerst sorgfältig. Ihre Ergebnisse waren immer sehr gut.';

/** Where two places of a letter tell of one subject, and not alike. */
export const subjectRules = [
  {
    id: 'same-subject',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Von derselben Sache wird auch das Gegenteil erzählt: „{quote}“',
    detail:
      'An einer Stelle steht ein Lob oder Erfolg, an der anderen ein Mangel oder Misserfolg bei derselben Sache. Wer beides liest, glaubt eher dem Nachteiligen.',
    advice: 'Um Berichtigung bitten: Beides zusammen kann nicht stimmen.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'performance',
    matches: [
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. In ihrer Zeit schrieb die Filiale drei Jahre rote Zahlen. Heute bringt die Filiale stets die besten Zahlen.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Die Küche schrieb unter ihrer Leitung rote Zahlen. Die Küche erwirtschaftete stets sehr gute Zahlen.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Das Gerät, das sie einführte, scheiterte am Markt. Das Gerät verkaufte sich sehr gut und stets mit Gewinn.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Die Abnahme war zweimal gescheitert, als sie die Pläne zeichnete. Jede Abnahme gelang ihr stets sehr gut.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Im zweiten Jahr scheiterte die Messe, die sie plante. Die Messe verlief stets sehr gut.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft, und dank ihrer Kampagnen verdoppelten sich die Bestellungen. Die Bestellungen gingen in ihrer Zeit um die Hälfte zurück.' +
        rest,
      'Ihre Steuererklärungen waren immer fehlerfrei. Mehrere Steuererklärungen mussten nach ihrer Abgabe korrigiert werden.' +
        rest,
      'Den Trubel der Messe hielt sie stets gelassen durch. Auf der Messe war sie sichtlich überfordert.' +
        rest,
      'Frau Kern arbeitete stets sehr gewissenhaft. Die neue Buchungssoftware ging nie in Betrieb. Die Buchungssoftware führte sie 2021 planmäßig ein.' +
        rest,
    ],
    silent: [
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Als ich ihr die Filiale gab, hatte sie drei Jahre rote Zahlen hinter sich, und mein Steuerberater riet mir zum Schließen. Heute bringt die Filiale stets die besten Zahlen.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Als wir Frau Kern das Gebiet übertrugen, schrieb es rote Zahlen. Das Gebiet bringt stets die besten Zahlen.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Das Gerät war zweimal am Markt gescheitert, als sie es übernahm. Das Gerät verkaufte sich sehr gut und stets mit Gewinn.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Die Klasse war zweimal an der Prüfung gescheitert, ehe wir sie Frau Kern gaben. Die Klasse bestand alle Prüfungen sehr gut.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft, und dank ihrer Kampagnen verdoppelten sich die Bestellungen. Bestellungen, die verspätet eintrafen, klärte sie stets sehr freundlich.' +
        rest,
      'Frau Kern arbeitete stets sehr gewissenhaft. Die alte Buchungssoftware wurde eingestellt. Die neue Buchungssoftware führte sie 2021 planmäßig ein.' +
        rest,
      'Ihre Steuererklärungen waren immer fehlerfrei. Verluste senkte sie stets sehr deutlich.' + rest,
      'Ihre Bescheide und Genehmigungen waren stets fehlerfrei. Sie beriet die Bürger und erteilte Genehmigungen.' +
        rest,
      'Den Betrieb der Server sicherte sie stets sehr gut. Den Ausfall der Server grenzte sie in 20 Minuten auf eine fehlerhafte Leitung ein.' +
        rest,
    ],
    source,
    note: 'Was die Person behob, abwendete oder von anderen übernahm, ist kein Mangel.',
  },
  {
    id: 'failure-told',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Ein Mangel, der zum übrigen Lob nicht passt: „{quote}“',
    detail: 'Das Zeugnis lobt, und hier steht, {what}. Solche Sätze wiegen schwerer als das Lob.',
    advice: 'Um Streichung bitten; einzelne Fehler gehören in ein sonst gutes Zeugnis nicht hinein.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'performance',
    matches: [
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Bei ihren Berechnungen war sie auf die schrittweise Anleitung durch einen Kollegen angewiesen.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Die Berichte kamen mehrere Tage nach dem Termin und mit Verspätung.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Den Tresorschlüssel haben wir ihr nach mehreren ungeklärten Fehlbeträgen entzogen.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Ihre Mitteilungen mussten vorher von der Leitung genehmigt werden.' +
        rest,
    ],
    silent: [
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Als ich ihr die Filiale gab, hatte sie drei Jahre rote Zahlen hinter sich, und mein Steuerberater riet mir zum Schließen.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Fehlbuchungen der Vorjahre klärte sie stets vollständig auf.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Ihre Berichte kamen nie zu spät.' + rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Mit ausgezeichnetem Ergebnis bildete sie sich zur Mediatorin weiter.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Ihre Abschlüsse mussten kein einziges Mal korrigiert werden.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Bei einem Fehler im Versand brach sie zur rechten Zeit ab und rettete damit den Abschluss.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Bei Inventuren musste ihre Zählung nicht wiederholt werden.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Überfällige Rechnungen mahnte sie an und tauschte mangelhafte Ware um.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Vertrauliches hielt sie jederzeit streng unter Verschluss.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Ihre Meldung führte zur Entdeckung eines Konstruktionsfehlers und zu einer Nachbesserung auf Kosten des Herstellers.' +
        rest,
      'Frau Kern war stets sehr engagiert und zu Spät- und Wochenendschichten bereit. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Sie war regelmäßig zu Spät- und Nachtdiensten bereit. Ihre Ergebnisse waren immer sehr gut.',
    ],
    source,
    note: 'Verneintes, Behobenes, Entdecktes und Früheres bleibt still.',
  },
  {
    id: 'duty-taken',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Eine gelobte Aufgabe lag bei anderen: „{quote}“',
    detail:
      'Gelobt wird diese Aufgabe für die ganze Zeit, hier steht, dass sie vorher an andere ging. Gelesen wird, dass sie der Person abgenommen wurde.',
    advice:
      'Um Streichung bitten, oder um den Grund, wenn die Aufgabe wegen einer Beförderung oder Neuordnung wechselte.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'performance',
    matches: [
      'Im Frühjahr 2021 ging die Betreuung der Großkunden auf eine Kollegin über. Die Betreuung ihrer Kunden gelang ihr über die gesamte Zeit mit sehr gutem Erfolg.' +
        rest,
      'Im Sommer 2021 wurde die Einsatzplanung auf die Personalabteilung verlagert. Den Einsatz der Kräfte plante sie bis zuletzt sehr vorausschauend und mit ausgezeichnetem Erfolg.' +
        rest,
      'Die Lohnabrechnung übernahm 2021 ein Kollege. Die Lohnabrechnung erledigte sie stets sehr sorgfältig.' +
        rest,
      'Ihre Verhandlungserfolge bei den Hauptlieferanten waren bis zuletzt sehr groß. Ab Juni 2021 wurden die Verhandlungen mit den Lieferanten von der Einkaufsleitung geführt.' +
        rest,
      'Seit 2021 lag die Einsatzplanung bei ihrem Stellvertreter. Den Einsatz der Kräfte plante sie bis zuletzt mit ausgezeichnetem Erfolg.' +
        rest,
    ],
    silent: [
      'Im Frühjahr 2021 ging die Betreuung der Großkunden auf eine Kollegin über. Die Betreuung der Auszubildenden gelang ihr über die gesamte Zeit mit sehr gutem Erfolg.' +
        rest,
      'Die Lohnabrechnung übernahm 2021 ein Kollege, da sie zur Leiterin befördert wurde. Die Lohnabrechnung erledigte sie stets sehr sorgfältig.' +
        rest,
      'Seit 2021 wurde die Lohnabrechnung von ihr geführt. Die Lohnabrechnung erledigte sie bis zuletzt sehr sorgfältig.' +
        rest,
      '2021 wurde die Lohnabrechnung auf die Konzernzentrale verlagert. Die Lohnabrechnung erledigte sie stets sehr sorgfältig.' +
        rest,
      'Die Lohnabrechnung übernahm 2021 ein Kollege. Bis 2021 erledigte sie die Lohnabrechnung stets sehr sorgfältig.' +
        rest,
    ],
    source,
    note: 'Neuordnung, Beförderung und Entlastung bleiben still.',
  },
  {
    id: 'remit-narrowed',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Erst das Ganze, dann nur ein Teil: „{quote}“',
    detail:
      'Weiter vorn ist die Person für das Ganze zuständig, hier nur für einen Teil davon. Eines von beiden stimmt nicht, und wer es liest, glaubt eher an das Kleinere.',
    advice: 'Um Berichtigung bitten: Der Zuständigkeitsbereich muss richtig beschrieben sein.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'tasks',
    matches: [
      'Frau Kern verantwortete den Vertrieb im gesamten Bundesgebiet. Ihr Gebiet, das zu keiner Zeit über Sachsen hinausreichte, betreute sie von Dresden aus.',
      'Frau Kern betreute sämtliche Warengruppen des Hauses. Ihre Zuständigkeit erstreckte sich allein auf Büromaterial.',
      'Sie war die Ansprechpartnerin für alle 1.200 Beschäftigten. Ihre Betreuung beschränkte sich auf die Angestellten der Verwaltung.',
    ],
    silent: [
      'Frau Kern betreute sämtliche Warengruppen des Hauses. Zunächst beschränkte sich ihre Zuständigkeit auf Büromaterial.',
      'Frau Kern betreute sämtliche Warengruppen des Hauses und konzentrierte sich dabei ausschließlich auf das Wesentliche.',
      'Ihre Zuständigkeit erstreckte sich auf Büromaterial.',
    ],
    source,
    note: 'Ein Wechsel, der als solcher erzählt wird, ist kein Widerspruch.',
  },
  {
    id: 'frame-clash',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Passt nicht zu dem, was vorn über die Stelle steht: „{quote}“',
    detail:
      'Ort, Arbeitszeit, Stellung oder Vertrag werden an zwei Stellen verschieden beschrieben. Das wirkt, als seien Sätze aus einem anderen Zeugnis übernommen.',
    advice: 'Um Berichtigung bitten.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'tasks',
    matches: [
      'Ihr Dienst lag ausnahmslos in der Nacht. Wenn mittags die Schulklassen kamen, öffnete sie die Pforte.',
      'Frau Kern buchte die Belege montags bis freitags von 8 bis 12 Uhr. Besonders der abendliche Dienst lag bei ihr in guten Händen.',
      'Frau Kern öffnete die Post ausschließlich in den Abendstunden. Auch im Frühdienst war sie zuverlässig.',
      'Wir produzieren allein von Neuenstadt aus; weitere Standorte hat das Unternehmen nicht. Frau Kern leitete die Buchhaltung unserer Niederlassung in Rostock.',
      'Sie arbeitete die gesamte Zeit in unserem Werk in Neuenstadt. In unserem Kasseler Werk, in dem sie buchte, kannte sie alle.',
    ],
    silent: [
      'Frau Kern arbeitete zunächst in Vollzeit mit 39 Wochenstunden und ab 2020 auf einer halben Stelle.',
      'Ihr Dienst lag ausnahmslos in der Nacht. Sie öffnete die Pforte.',
      'Frau Kern arbeitete von 8 bis 12 Uhr und am Nachmittag von 14 bis 18 Uhr. Auch der abendliche Dienst lag bei ihr in guten Händen.',
      'Frau Kern leitete die Buchhaltung unserer Niederlassung in Rostock.',
      'Sie arbeitete die gesamte Zeit in unserem Werk in Neuenstadt. In unserem Werk in Neuenstadt, in dem sie buchte, kannte sie alle.',
    ],
    source,
    note: 'Ein Wechsel, der als solcher erzählt wird, ist kein Widerspruch.',
  },
  {
    id: 'during-leave',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Eine Leistung aus einer Zeit, in der nicht gearbeitet wurde: „{quote}“',
    detail:
      'Für diese Zeit nennt das Zeugnis Elternzeit oder ein ruhendes Arbeitsverhältnis. Beides zusammen kann nicht stimmen.',
    advice: 'Um Berichtigung der Daten bitten.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'performance',
    matches: [
      'Vom 10. Mai 2020 bis zum 9. Mai 2022 befand sie sich in Elternzeit. Im Herbst 2021 leitete sie die Einführung der neuen Buchhaltung mit sehr großem Erfolg.' +
        rest,
    ],
    silent: [
      'Vom 10. Mai 2020 bis zum 9. Mai 2022 befand sie sich in Elternzeit. Im Herbst 2022 leitete sie die Einführung der neuen Buchhaltung mit sehr großem Erfolg.' +
        rest,
      'Vom 10. Mai 2020 bis zum 9. Mai 2022 befand sie sich in Elternzeit. Im Herbst 2021 arbeitete sie vertretungsweise mit sehr großem Erfolg.' +
        rest,
    ],
    source,
    note: '',
  },
  {
    id: 'mark-against-rest',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Die Note passt nicht zu den Worten: „{quote}“',
    detail:
      'In Worten lautet die Beurteilung im Mittel auf {others}, hier steht eine andere Note. Wer das liest, glaubt der Note.',
    advice: 'Um Streichung der Note oder um passende Worte bitten; ein Zeugnis beurteilt in Worten.',
    correctable: true,
    ruling: 'bag-9-azr-262-20',
    slot: 'closing',
    matches: [
      'In der Gesamtbetrachtung bewerten wir ihre Leistungen mit der Note befriedigend. Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.',
    ],
    silent: [
      'In der Gesamtbetrachtung bewerten wir ihre Leistungen mit der Note sehr gut. Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.',
      'Die Prüfung legte sie mit der Note befriedigend ab. Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.',
    ],
    source,
    note: 'Noten von Schulen, Prüfungen und Kunden sind anderes.',
  },
] as const satisfies readonly Rule[];
