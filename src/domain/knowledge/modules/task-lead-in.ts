import type { ModuleFile } from '../../letter/module.ts';

/** Sentence before the list of tasks; ends with a colon. */
export const taskLeadIn: ModuleFile = {
  kind: 'task-lead-in',
  modules: [
    {
      id: 'task-lead-in-aufgaben',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: '{Seine} Aufgaben {umfassten|umfassen} im Wesentlichen folgende Tätigkeiten:',
    },
    {
      id: 'task-lead-in-verantwortlich',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: '{Name} {war|ist} für folgende Aufgaben verantwortlich:',
    },
    {
      id: 'task-lead-in-praktikum',
      types: ['praktikumszeugnis'],
      text: 'Während des Praktikums {übernahm|übernimmt} {er} folgende Aufgaben:',
    },
    {
      id: 'task-lead-in-ausbildung',
      types: ['ausbildungszeugnis'],
      text: 'Im Verlauf der Ausbildung erwarb {er} Kenntnisse und Fertigkeiten auf folgenden Gebieten:',
    },
    {
      id: 'task-lead-in-gehoerten',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: 'Zu {seinen} Aufgaben {gehörten|gehören} vor allem:',
    },
    {
      id: 'task-lead-in-aufgabengebiet',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: '{Sein:n} Aufgabengebiet {umfasste|umfasst} die folgenden Schwerpunkte:',
    },
    {
      id: 'task-lead-in-im-einzelnen',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: 'Im Einzelnen {übernahm|übernimmt} {er} folgende Aufgaben:',
    },
    {
      id: 'task-lead-in-erstreckte',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: '{Seine} Tätigkeit {erstreckte|erstreckt} sich auf folgende Gebiete:',
    },
    {
      id: 'task-lead-in-wahrnahm',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: '{Name} {nahm|nimmt} insbesondere die folgenden Aufgaben wahr:',
    },
    {
      id: 'task-lead-in-verantwortungsbereich',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: '{Sein:m} Verantwortungsbereich {schloss|schließt} diese Aufgaben ein:',
    },
    {
      id: 'task-lead-in-schwerpunkte',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: 'Die Schwerpunkte {seiner} Arbeit {lagen|liegen} auf folgenden Gebieten:',
    },
    {
      id: 'task-lead-in-als-beruf',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      text: 'Als {Beruf} {verantwortete|verantwortet} {er} die folgenden Aufgaben:',
    },
    {
      id: 'task-lead-in-fuehrung',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      leaders: true,
      text: 'Als Führungskraft {trug|trägt} {er} die Verantwortung für folgende Aufgaben:',
    },
    {
      id: 'task-lead-in-fuehrungsaufgabe',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      leaders: true,
      text: '{Seine} Führungsaufgabe {umfasste|umfasst} insbesondere diese Verantwortungsbereiche:',
    },
    {
      id: 'task-lead-in-praktikum-aufgaben',
      types: ['praktikumszeugnis'],
      text: '{Seine} Aufgaben im Praktikum {waren|sind} insbesondere:',
    },
    {
      id: 'task-lead-in-praktikum-mitarbeit',
      types: ['praktikumszeugnis'],
      text: '{Name} {arbeitete|arbeitet} im Praktikum an folgenden Aufgaben:',
    },
    {
      id: 'task-lead-in-praktikum-gehoerten',
      types: ['praktikumszeugnis'],
      text: 'Zu {seinen} Tätigkeiten während des Praktikums {gehörten|gehören}:',
    },
    {
      id: 'task-lead-in-praktikum-themen',
      types: ['praktikumszeugnis'],
      text: 'Im Verlauf des Praktikums {wirkte|wirkt} {er} an folgenden Aufgaben mit:',
    },
    {
      id: 'task-lead-in-praktikum-umfang',
      types: ['praktikumszeugnis'],
      text: '{Sein:n} Praktikum {umfasste|umfasst} die folgenden Arbeiten:',
    },
    {
      id: 'task-lead-in-ausbildung-inhalte',
      types: ['ausbildungszeugnis'],
      text: '{Seine} Ausbildung {umfasste|umfasst} die folgenden Inhalte:',
    },
    {
      id: 'task-lead-in-ausbildung-erlernte',
      types: ['ausbildungszeugnis'],
      text: 'Während der Ausbildung {erlernte|erlernt} {er} insbesondere diese Tätigkeiten:',
    },
    {
      id: 'task-lead-in-ausbildung-plan',
      types: ['ausbildungszeugnis'],
      text: 'Gemäß dem Ausbildungsplan {übernahm|übernimmt} {er} folgende Aufgaben:',
    },
    {
      id: 'task-lead-in-ausbildung-angeeignet',
      types: ['ausbildungszeugnis'],
      text: 'In der Ausbildung {eignete|eignet} {er} sich folgende Fertigkeiten an:',
    },
    {
      id: 'task-lead-in-ausbildung-gehoerten',
      types: ['ausbildungszeugnis'],
      text: 'Zu {seinen} Aufgaben in der Ausbildung {gehörten|gehören} vor allem:',
    },
    {
      id: 'task-lead-in-eine-gehoerte',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      single: true,
      text: 'Zu {seinen} Aufgaben {gehörte|gehört} vor allem:',
    },
    {
      id: 'task-lead-in-eine-umfasste',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      single: true,
      text: '{Seine} Tätigkeit {umfasste|umfasst} im Wesentlichen:',
    },
    {
      id: 'task-lead-in-eine-betraut',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      single: true,
      text: '{Name} {war|ist} vor allem mit dieser Aufgabe betraut:',
    },
    {
      id: 'task-lead-in-eine-mittelpunkt',
      types: ['arbeitszeugnis', 'zwischenzeugnis'],
      single: true,
      text: 'Im Mittelpunkt {seiner} Arbeit {stand|steht} folgende Aufgabe:',
    },
    {
      id: 'task-lead-in-eine-praktikum-uebernahm',
      types: ['praktikumszeugnis'],
      single: true,
      text: 'Im Praktikum {übernahm|übernimmt} {er} vor allem diese Aufgabe:',
    },
    {
      id: 'task-lead-in-eine-praktikum-umfasste',
      types: ['praktikumszeugnis'],
      single: true,
      text: '{Sein:n} Praktikum {umfasste|umfasst} im Wesentlichen:',
    },
    {
      id: 'task-lead-in-eine-praktikum-mittelpunkt',
      types: ['praktikumszeugnis'],
      single: true,
      text: 'Im Mittelpunkt des Praktikums {stand|steht} folgende Aufgabe:',
    },
    {
      id: 'task-lead-in-eine-ausbildung-umfasste',
      types: ['ausbildungszeugnis'],
      single: true,
      text: '{Seine} Ausbildung {umfasste|umfasst} im Wesentlichen:',
    },
    {
      id: 'task-lead-in-eine-ausbildung-uebernahm',
      types: ['ausbildungszeugnis'],
      single: true,
      text: 'Während der Ausbildung {übernahm|übernimmt} {er} insbesondere diese Aufgabe:',
    },
    {
      id: 'task-lead-in-eine-ausbildung-mittelpunkt',
      types: ['ausbildungszeugnis'],
      single: true,
      text: 'Im Mittelpunkt der Ausbildung {stand|steht} folgende Tätigkeit:',
    },
  ],
};
