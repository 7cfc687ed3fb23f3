import type { ModuleFile } from '../../letter/module.ts';

/** Why an interim reference is issued; one sentence, by occasion. */
export const occasion: ModuleFile = {
  kind: 'occasion',
  types: ['zwischenzeugnis'],
  modules: [
    {
      id: 'occasion-wunsch',
      occasions: ['on-request'],
      text: 'Dieses Zwischenzeugnis stellen wir auf die Bitte von {name:dat} hin aus.',
    },
    {
      id: 'occasion-bitte',
      occasions: ['on-request'],
      text: '{Name} hat uns um dieses Zwischenzeugnis gebeten.',
    },
    {
      id: 'occasion-nachkommen',
      occasions: ['on-request'],
      text: 'Der Bitte {name:gen} um dieses Zwischenzeugnis kommen wir gern nach.',
    },
    {
      id: 'occasion-beurteilung',
      occasions: ['on-request'],
      text: 'Dieses Zwischenzeugnis entspricht der Bitte von {name:dat} um eine Beurteilung der bisherigen Arbeit.',
    },
    {
      id: 'occasion-vorgesetzte',
      occasions: ['change-of-superior'],
      text: 'Wir stellen dieses Zwischenzeugnis wegen eines Wechsels in der Leitung aus.',
    },
    {
      id: 'occasion-fuehrungswechsel',
      occasions: ['change-of-superior'],
      text: 'Anlass für dieses Zwischenzeugnis ist ein Wechsel in der Führung des Bereichs.',
    },
    {
      id: 'occasion-fuehrung',
      occasions: ['change-of-superior'],
      text: 'Da die direkte Führung wechselt, erhält {er} dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-vorgesetztenwechsel',
      occasions: ['change-of-superior'],
      text: 'Ein Vorgesetztenwechsel ist der Grund, aus dem wir dieses Zwischenzeugnis erteilen.',
    },
    {
      id: 'occasion-abteilung',
      occasions: ['change-of-department'],
      text: 'Wir stellen dieses Zwischenzeugnis anlässlich des Wechsels in eine andere Abteilung aus.',
    },
    {
      id: 'occasion-abteilung-daher',
      occasions: ['change-of-department'],
      text: '{Name} übernimmt Aufgaben in einer anderen Abteilung und erhält daher dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-abteilung-grund',
      occasions: ['change-of-department'],
      text: 'Grund für dieses Zwischenzeugnis ist {sein:m} Wechsel in eine andere Abteilung {unseres Betriebs}.',
    },
    {
      id: 'occasion-abteilung-da',
      occasions: ['change-of-department'],
      text: 'Da {er} {im Betrieb} die Abteilung wechselt, erteilen wir dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-umstrukturierung',
      occasions: ['restructuring'],
      text: 'Dieses Zwischenzeugnis stellen wir wegen einer Umstrukturierung {unseres Betriebs} aus.',
    },
    {
      id: 'occasion-neuordnung',
      occasions: ['restructuring'],
      text: 'Anlass für dieses Zwischenzeugnis ist die Neuordnung {unseres Betriebs}.',
    },
    {
      id: 'occasion-umstrukturiert',
      occasions: ['restructuring'],
      text: 'Da {unser Betrieb} umstrukturiert wird, erhält {er} dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-im-zuge',
      occasions: ['restructuring'],
      text: 'Im Zuge einer Umstrukturierung erteilen wir {ihm} dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-betriebsuebergang',
      occasions: ['transfer-of-business'],
      text: 'Anlass für dieses Zwischenzeugnis ist der bevorstehende Betriebsübergang.',
    },
    {
      id: 'occasion-uebergang',
      occasions: ['transfer-of-business'],
      text: 'Wegen des Übergangs {unseres Betriebs} auf einen anderen Rechtsträger stellen wir dieses Zwischenzeugnis aus.',
    },
    {
      id: 'occasion-uebergang-da',
      occasions: ['transfer-of-business'],
      text: 'Da ein Betriebsübergang bevorsteht, erhält {er} dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-uebergang-zuge',
      occasions: ['transfer-of-business'],
      text: 'Im Zuge des Betriebsübergangs erteilen wir {ihm} dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-elternzeit',
      occasions: ['parental-leave'],
      text: 'Wir stellen dieses Zwischenzeugnis zum Beginn der Elternzeit aus.',
    },
    {
      id: 'occasion-elternzeit-anlass',
      occasions: ['parental-leave'],
      text: 'Anlass für dieses Zwischenzeugnis ist die bevorstehende Elternzeit.',
    },
    {
      id: 'occasion-elternzeit-antritt',
      occasions: ['parental-leave'],
      text: '{Name} tritt {seine} Elternzeit an und erhält aus diesem Grund dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-elternzeit-da',
      occasions: ['parental-leave'],
      text: 'Da {seine} Elternzeit beginnt, erteilen wir dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-auszeit',
      occasions: ['leave'],
      text: 'Dieses Zwischenzeugnis stellen wir zum Beginn einer längeren Freistellung aus.',
    },
    {
      id: 'occasion-auszeit-anlass',
      occasions: ['leave'],
      text: 'Anlass für dieses Zwischenzeugnis ist eine vereinbarte längere Auszeit.',
    },
    {
      id: 'occasion-freistellung-da',
      occasions: ['leave'],
      text: 'Da eine längere Freistellung vereinbart ist, erhält {er} dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-auszeit-daher',
      occasions: ['leave'],
      text: '{Name} nimmt eine längere berufliche Auszeit, weshalb wir dieses Zwischenzeugnis erteilen.',
    },
    // The office itself stands in a letter on request only (knowledge/forbidden.ts, works-council).
    {
      id: 'occasion-betriebsrat',
      occasions: ['works-council'],
      text: 'Anlass für dieses Zwischenzeugnis ist eine Veränderung im Aufgabenbereich.',
    },
    {
      id: 'occasion-wahl',
      occasions: ['works-council'],
      text: 'Wir stellen dieses Zwischenzeugnis aus, weil {name:dat} künftig andere Aufgaben übertragen werden.',
    },
    {
      id: 'occasion-mandat',
      occasions: ['works-council'],
      text: 'Da {er} bei uns vorübergehend eine andere Funktion übernimmt, erhält {er} dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-mandat-grund',
      occasions: ['works-council'],
      text: 'Ein Wechsel der Aufgaben innerhalb {unseres Betriebs} ist der Grund für dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-intern',
      occasions: ['application-inside'],
      text: 'Wir stellen dieses Zwischenzeugnis für eine Bewerbung innerhalb {unseres Betriebs} aus.',
    },
    {
      id: 'occasion-bewerbung',
      occasions: ['application-inside'],
      text: '{Name} bewirbt sich um eine andere Stelle in {unserem Betrieb} und erhält dazu dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-bewerbung-anlass',
      occasions: ['application-inside'],
      text: 'Anlass für dieses Zwischenzeugnis ist eine interne Bewerbung.',
    },
    {
      id: 'occasion-bewerbung-fuer',
      occasions: ['application-inside'],
      text: 'Für {seine} Bewerbung um eine weitere Aufgabe {im Betrieb} erteilen wir dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-ende',
      occasions: ['planned-end'],
      text: 'Dieses Zwischenzeugnis stellen wir im Hinblick auf das vereinbarte Ende der Beschäftigung aus.',
    },
    {
      id: 'occasion-befristung',
      occasions: ['planned-end'],
      text: 'Anlass für dieses Zwischenzeugnis ist die vereinbarte Befristung des Arbeitsverhältnisses.',
    },
    {
      id: 'occasion-befristet-da',
      occasions: ['planned-end'],
      text: 'Da das Arbeitsverhältnis befristet ist, erhält {er} schon heute dieses Zwischenzeugnis.',
    },
    {
      id: 'occasion-laufzeit',
      occasions: ['planned-end'],
      text: 'Mit Blick auf die vereinbarte Laufzeit des Vertrags erteilen wir dieses Zwischenzeugnis.',
    },
  ],
};
