import type { Rule } from './rule.ts';

const source = 'domain.md §3 Widerspruch';

/** Contradictions between what is praised or announced and what figures and people tell. */
export const aimRules = [
  {
    id: 'missed-aim',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Die Zahlen widerlegen den Erfolg: „{quote}“',
    detail:
      'Das Zeugnis lobt Ergebnisse oder erreichte Ziele, die genannten Zahlen bleiben aber hinter dem Ziel zurück. Leser glauben den Zahlen.',
    advice: 'Um Berichtigung bitten: Stimmen die Zahlen nicht, müssen sie heraus; stimmt das Lob, ebenso.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'performance',
    matches: [
      'Frau Kern arbeitete stets sehr sorgfältig und übertraf unsere Ziele: Im Schnitt gingen 91 Prozent der Sendungen fristgerecht ab, das Ziel lag bei 96 Prozent.',
      'Frau Kern arbeitete stets sehr sorgfältig. Ihre Ergebnisse waren immer sehr gut. Bei einem Ziel von 40 Abschlüssen im Jahr erreichte sie 27 Abschlüsse.',
      'Frau Kern arbeitete stets sehr erfolgreich. Vereinbart waren 120 Prüfungen im Quartal, tatsächlich kamen 85 Prüfungen zustande.',
      'Frau Kern arbeitete stets sehr sorgfältig. Ihre Ergebnisse waren immer sehr gut. Die Fehlerquote lag bei 4 Prozent, die Vorgabe waren 2 Prozent.',
      'Frau Kern arbeitete stets sehr sorgfältig. Ihre Jahresziele hat sie stets erreicht. Bei einem Ziel von jeweils 4,0 Millionen Euro lag ihr Umsatz 2021 bei 3,1, 2022 bei 2,9 und 2023 bei 2,6 Millionen Euro.',
      'Frau Kern arbeitete stets sehr sorgfältig. Ihre Ziele erreichte sie jedes Jahr. Vereinbart waren jährlich 120 Abschlüsse. Im Jahr 2021 erreichte sie 96, im Jahr 2022 88 Abschlüsse.',
      'Frau Kern arbeitete stets sehr sorgfältig. Ihre Ziele hat sie stets übertroffen. 2020 setzte sie 1,2, 2021 1,1 Millionen Euro um; vereinbart waren jeweils 1,5 Millionen Euro.',
      'Frau Kern arbeitete stets sehr sorgfältig. Ihre Ziele hat sie immer erreicht. Die Zielerreichung lag 2021 bei 78, 2022 bei 73 und 2023 bei 65 Prozent.',
      'Frau Kern arbeitete mit hervorragenden Ergebnissen. Die vereinbarten Umsatzziele erreichte das Inlandsgeschäft in den Jahren 2019 und 2021.',
      'Frau Kern arbeitete stets sehr erfolgreich. In den Jahren 2019 und 2022 erfüllte sie die Vorgaben.',
      'Frau Kern arbeitete mit großem Erfolg. Das Budget wurde 2019 und 2021 erreicht.',
      'Frau Kern arbeitete stets sehr erfolgreich. Im Jahr 2020 erreichte sie die vereinbarten Ziele.',
    ],
    silent: [
      'Frau Kern arbeitete stets sehr erfolgreich. Die Ziele erreichte sie stets, in den Jahren 2019 und 2021 übertraf sie sie deutlich.',
      'Frau Kern arbeitete stets sehr erfolgreich. Die Ziele erreichte sie in den Jahren 2019 bis 2023.',
      'Frau Kern arbeitete stets sehr erfolgreich. Auch in den schwierigen Jahren 2020 und 2021 erreichte sie ihre Ziele.',
      'Frau Kern arbeitete stets sehr erfolgreich. Alle Ziele erreichte sie. Das Umsatzziel erreichte sie 2021 im Oktober.',
      'Frau Kern arbeitete stets sehr erfolgreich. Das Ziel der Einführung im Jahr 2019 wurde erreicht.',
      'Frau Kern arbeitete stets sehr sorgfältig. Ihre Jahresziele hat sie stets erreicht. Bei einem Ziel von jeweils 4,0 Millionen Euro lag ihr Umsatz 2021 bei 4,1, 2022 bei 4,9 und 2023 bei 5,6 Millionen Euro.',
      'Frau Kern arbeitete stets sehr sorgfältig. Sie führte das Gebiet zum Erfolg: Bei einem Ziel von 4 Millionen Euro lag der Umsatz 2019 bei 3,1, 2020 bei 4,4 und 2021 bei 5,2 Millionen Euro.',
      'Frau Kern arbeitete stets sehr sorgfältig. Sie war sehr erfolgreich. Die Bearbeitungszeit lag 2021 bei 12, 2022 bei 9 Tagen, das Ziel bei 14 Tagen.',
      'Frau Kern arbeitete stets sehr sorgfältig. Ihre Ziele hat sie stets erreicht. Bei einem Ziel von 2 Millionen Euro lag ihr Umsatz 2021 bei 2.300.000 Euro.',
      'Frau Kern arbeitete stets sehr sorgfältig und übertraf unsere Ziele: Im Schnitt gingen 98 Prozent der Sendungen fristgerecht ab, das Ziel lag bei 96 Prozent.',
      'Frau Kern arbeitete stets sehr sorgfältig. Ihre Ergebnisse waren immer sehr gut. Bei einem Ziel von 40 Abschlüssen im Jahr erreichte sie 57 Abschlüsse.',
      'Frau Kern arbeitete stets sehr sorgfältig. Ihre Ergebnisse waren immer sehr gut. Die Fehlerquote lag bei 1 Prozent, die Vorgabe waren 2 Prozent.',
      'Frau Kern arbeitete stets sehr erfolgreich. Sie steigerte die Quote von 80 auf 91 Prozent; unser Ziel für das nächste Jahr sind 95 Prozent.',
    ],
    source,
    note: 'Ziele für später bleiben stehen; bei Fehlern, Kosten und Dauern ist weniger besser.',
  },
  {
    id: 'successor-named',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Die Nachfolge ist schon geregelt: „{quote}“',
    detail:
      'Die Stelle soll besetzt bleiben oder wegfallen, und doch gibt es schon jemanden, der sie übernimmt. Leser schließen, dass die Trennung beschlossen oder der genannte Grund vorgeschoben ist.',
    advice: 'Um Streichung des Satzes bitten, oder um den zutreffenden Grund.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'closing',
    type: 'zwischenzeugnis',
    matches: [
      'Derzeit arbeitet Frau Kern die künftige Leiterin der Buchhaltung in ihre Aufgaben ein. Dieses Zwischenzeugnis wird wegen eines Vorgesetztenwechsels erstellt. Wir danken Frau Kern für ihre stets sehr guten Leistungen und freuen uns auf die weitere Zusammenarbeit.',
      'Dieses Zwischenzeugnis wird wegen eines Vorgesetztenwechsels erstellt. Ihr Nachfolger beginnt am 1. Oktober. Wir danken Frau Kern für ihre stets sehr guten Leistungen und freuen uns auf die weitere Zusammenarbeit.',
      'Dieses Zwischenzeugnis wird wegen eines Vorgesetztenwechsels erstellt. Ihre Stelle ist seit Mai ausgeschrieben. Wir danken Frau Kern für ihre stets sehr guten Leistungen und freuen uns auf die weitere Zusammenarbeit.',
    ],
    silent: [
      'Dieses Zwischenzeugnis wird wegen eines Vorgesetztenwechsels erstellt; der neue Leiter beginnt am 1. Oktober. Wir danken Frau Kern für ihre stets sehr guten Leistungen und freuen uns auf die weitere Zusammenarbeit.',
      'Frau Kern wechselt in die Lohnabteilung und arbeitet ihre Nachfolgerin ein. Dieses Zwischenzeugnis wird deswegen erstellt. Wir danken Frau Kern für ihre stets sehr guten Leistungen und freuen uns auf die weitere Zusammenarbeit.',
      'Als Nachfolgerin von Herrn Beck übernimmt Frau Kern die Leitung, deshalb erhält sie dieses Zwischenzeugnis. Wir danken Frau Kern für ihre stets sehr guten Leistungen und freuen uns auf die weitere Zusammenarbeit.',
    ],
    source,
    note: 'Wer selbst nachfolgt oder im Haus wechselt, übergibt ohne Hintersinn.',
  },
] as const satisfies readonly Rule[];
