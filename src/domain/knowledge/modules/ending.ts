import type { ModuleFile } from '../../letter/module.ts';

/** How the employment ended; one sentence, by reason. The tense is that of the day of issue: {past|still to come}. */
export const ending: ModuleFile = {
  kind: 'ending',
  modules: [
    {
      id: 'ending-wunsch',
      reasons: ['own-wish'],
      text: '{Name} {verließ|verlässt} {unseren Betrieb} zum {Austritt} auf eigenen Wunsch.',
    },
    {
      id: 'ending-wunsch-ausscheiden',
      reasons: ['own-wish'],
      text: 'Auf eigenen Wunsch {schied|scheidet} {er} zum {Austritt} aus {unserem Betrieb} aus.',
    },
    {
      id: 'ending-wunsch-verhaeltnis',
      reasons: ['own-wish'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} auf eigenen Wunsch von {name:dat}.',
    },
    {
      id: 'ending-wunsch-beendet',
      reasons: ['own-wish'],
      text: 'Zum {Austritt} {beendete|beendet} {er} die Tätigkeit in {unserem Betrieb} auf eigenen Wunsch.',
    },
    {
      id: 'ending-wunsch-aufgabe',
      reasons: ['own-wish-new-task'],
      text: '{Name} {verließ|verlässt} {unseren Betrieb} zum {Austritt} auf eigenen Wunsch, um eine neue berufliche Aufgabe zu übernehmen.',
    },
    {
      id: 'ending-aufgabe-zuwenden',
      reasons: ['own-wish-new-task'],
      text: 'Auf eigenen Wunsch {schied|scheidet} {er} zum {Austritt} bei uns aus, um sich einer neuen beruflichen Aufgabe zuzuwenden.',
    },
    {
      id: 'ending-aufgabe-verhaeltnis',
      reasons: ['own-wish-new-task'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} auf eigenen Wunsch von {name:dat} wegen des Wechsels in eine neue berufliche Aufgabe.',
    },
    {
      id: 'ending-aufgabe-fuer',
      reasons: ['own-wish-new-task'],
      text: 'Für eine neue berufliche Aufgabe {beendete|beendet} {er} die Tätigkeit bei uns zum {Austritt} auf eigenen Wunsch.',
    },
    {
      id: 'ending-wunsch-familie',
      reasons: ['own-wish-family'],
      text: '{Name} {verließ|verlässt} {unseren Betrieb} zum {Austritt} aus familiären Gründen auf eigenen Wunsch.',
    },
    {
      id: 'ending-familie-wegen',
      reasons: ['own-wish-family'],
      text: 'Aus familiären Gründen und auf eigenen Wunsch {beendete|beendet} {er} die Tätigkeit bei uns zum {Austritt}.',
    },
    {
      id: 'ending-familie-anlass',
      reasons: ['own-wish-family'],
      text: 'Da familiäre Gründe es {erforderten|erfordern}, {beendete|beendet} {er} {seine} Tätigkeit in {unserem Betrieb} auf eigenen Wunsch zum {Austritt}.',
    },
    {
      id: 'ending-familie-verhaeltnis',
      reasons: ['own-wish-family'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} auf eigenen Wunsch von {name:dat} aus familiären Gründen.',
    },
    {
      id: 'ending-wunsch-studium',
      reasons: ['own-wish-studies'],
      text: '{Name} {verließ|verlässt} {unseren Betrieb} zum {Austritt} auf eigenen Wunsch, um ein Studium aufzunehmen.',
    },
    {
      id: 'ending-studium-ausscheiden',
      reasons: ['own-wish-studies'],
      text: 'Auf eigenen Wunsch {schied|scheidet} {er} zum {Austritt} bei uns aus, um ein Studium zu beginnen.',
    },
    {
      id: 'ending-studium-verhaeltnis',
      reasons: ['own-wish-studies'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} auf eigenen Wunsch von {name:dat} wegen der Aufnahme eines Studiums.',
    },
    {
      id: 'ending-studium-um',
      reasons: ['own-wish-studies'],
      text: 'Um zu studieren, {beendete|beendet} {er} die Tätigkeit in {unserem Betrieb} zum {Austritt} auf eigenen Wunsch.',
    },
    {
      id: 'ending-wunsch-weiterbildung',
      reasons: ['own-wish-further-training'],
      text: '{Name} {verließ|verlässt} {unseren Betrieb} zum {Austritt} auf eigenen Wunsch, um an einer beruflichen Weiterbildung teilzunehmen.',
    },
    {
      id: 'ending-weiterbildung-ausscheiden',
      reasons: ['own-wish-further-training'],
      text: 'Auf eigenen Wunsch {schied|scheidet} {er} zum {Austritt} bei uns aus, um sich beruflich weiterzubilden.',
    },
    {
      id: 'ending-weiterbildung-verhaeltnis',
      reasons: ['own-wish-further-training'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} auf eigenen Wunsch von {name:dat} wegen einer beruflichen Weiterbildung.',
    },
    {
      id: 'ending-weiterbildung-fuer',
      reasons: ['own-wish-further-training'],
      text: 'Für eine berufliche Weiterbildung {beendete|beendet} {er} die Tätigkeit in {unserem Betrieb} zum {Austritt} auf eigenen Wunsch.',
    },
    {
      id: 'ending-betriebsbedingt',
      reasons: ['business'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} aus betriebsbedingten Gründen.',
    },
    {
      id: 'ending-betriebsbedingt-gruende',
      reasons: ['business'],
      text: 'Betriebsbedingte Gründe {führten|führen} zum {Austritt} zur Beendigung des Arbeitsverhältnisses mit {name:dat}.',
    },
    {
      id: 'ending-betriebsbedingt-arbeitsplatz',
      reasons: ['business'],
      text: 'Weil der Arbeitsplatz betriebsbedingt {entfiel|entfällt}, {endete|endet} das Arbeitsverhältnis zum {Austritt}.',
    },
    {
      id: 'ending-betriebsbedingt-scheidet',
      reasons: ['business'],
      text: '{Name} {schied|scheidet} zum {Austritt} betriebsbedingt aus {unserem Betrieb} aus.',
    },
    {
      id: 'ending-umstrukturierung',
      reasons: ['restructuring'],
      text: 'Infolge einer Umstrukturierung {entfiel|entfällt} die Stelle von {name:dat} zum {Austritt}; das Arbeitsverhältnis {endete|endet} daher aus betriebsbedingten Gründen.',
    },
    {
      id: 'ending-umstrukturierung-da',
      reasons: ['restructuring'],
      text: 'Da {unser Betrieb} umstrukturiert {wurde|wird}, {endete|endet} das Arbeitsverhältnis mit {name:dat} zum {Austritt} betriebsbedingt.',
    },
    {
      id: 'ending-umstrukturierung-stelle',
      reasons: ['restructuring'],
      text: 'Durch eine Umstrukturierung {fiel|fällt} {seine} Stelle zum {Austritt} aus betriebsbedingten Gründen weg.',
    },
    {
      id: 'ending-umstrukturierung-grund',
      reasons: ['restructuring'],
      text: 'Grund für das Ende des Arbeitsverhältnisses zum {Austritt} {war|ist} eine Umstrukturierung {unseres Betriebs}.',
    },
    {
      id: 'ending-insolvenz',
      reasons: ['insolvency'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} wegen der Insolvenz {unseres Betriebs}.',
    },
    {
      id: 'ending-insolvenz-infolge',
      reasons: ['insolvency'],
      text: 'Infolge der Insolvenz {unseres Betriebs} {schied|scheidet} {er} zum {Austritt} bei uns aus.',
    },
    {
      id: 'ending-insolvenz-muessen',
      reasons: ['insolvency'],
      text: 'Durch die Insolvenz {mussten|müssen} wir das Arbeitsverhältnis mit {name:dat} zum {Austritt} beenden.',
    },
    {
      id: 'ending-befristung',
      reasons: ['fixed-term'],
      text: 'Das Arbeitsverhältnis {endete|endet} vereinbarungsgemäß mit Ablauf der Befristung zum {Austritt}.',
    },
    {
      id: 'ending-befristung-ablauf',
      reasons: ['fixed-term'],
      text: 'Mit Ablauf der vereinbarten Befristung {schied|scheidet} {er} zum {Austritt} bei uns aus.',
    },
    {
      id: 'ending-befristung-vertrag',
      reasons: ['fixed-term'],
      text: 'Der befristete Vertrag mit {name:dat} {lief|läuft} wie vereinbart zum {Austritt} aus.',
    },
    {
      id: 'ending-befristung-wie',
      reasons: ['fixed-term'],
      text: 'Wie vereinbart {endete|endet} das befristete Arbeitsverhältnis am {Austritt}.',
    },
    {
      id: 'ending-einvernehmen',
      reasons: ['mutual'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} auf der Grundlage einer gemeinsamen Vereinbarung.',
    },
    {
      id: 'ending-absprache-wir',
      reasons: ['mutual'],
      text: 'Zum {Austritt} {beendeten|beenden} wir das Arbeitsverhältnis mit {name:dat} nach gemeinsamer Absprache.',
    },
    {
      id: 'ending-vereinbarung-scheidet',
      reasons: ['mutual'],
      text: 'Aufgrund einer gemeinsamen Vereinbarung {schied|scheidet} {er} zum {Austritt} aus {unserem Betrieb} aus.',
    },
    {
      id: 'ending-bestes-einvernehmen',
      reasons: ['mutual-best'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} im besten gegenseitigen Einvernehmen.',
    },
    {
      id: 'ending-bestes-loesen',
      reasons: ['mutual-best'],
      text: 'In bestem Einvernehmen {lösten|lösen} wir das Arbeitsverhältnis mit {name:dat} zum {Austritt} auf.',
    },
    {
      id: 'ending-bestes-scheidet',
      reasons: ['mutual-best'],
      text: 'Im besten gegenseitigen Einvernehmen {schied|scheidet} {er} zum {Austritt} aus {unserem Betrieb} aus.',
    },
    {
      id: 'ending-bestes-beide',
      reasons: ['mutual-best'],
      text: '{Name} und {unser Betrieb} {beendeten|beenden} die Zusammenarbeit zum {Austritt} im besten beiderseitigen Einvernehmen.',
    },
    {
      id: 'ending-ruhestand',
      reasons: ['retirement'],
      text: '{Name} {trat|tritt} zum {Austritt} in den wohlverdienten Ruhestand ein.',
    },
    {
      id: 'ending-ruhestand-verabschieden',
      reasons: ['retirement'],
      text: 'Zum {Austritt} {verabschiedeten|verabschieden} wir {ihn} in den Ruhestand.',
    },
    {
      id: 'ending-ruhestand-eintritt',
      reasons: ['retirement'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} mit dem Eintritt von {name:dat} in den Ruhestand.',
    },
    {
      id: 'ending-ruhestand-scheidet',
      reasons: ['retirement'],
      text: 'Nach langer Berufstätigkeit {schied|scheidet} {er} zum {Austritt} bei uns aus und {ging|geht} in den Ruhestand.',
    },
    {
      id: 'ending-probezeit',
      reasons: ['probation'],
      text: 'Das Arbeitsverhältnis {endete|endet} zum {Austritt} innerhalb der Probezeit.',
    },
    {
      id: 'ending-probezeit-waehrend',
      reasons: ['probation'],
      text: 'Während der Probezeit {schied|scheidet} {er} zum {Austritt} aus {unserem Betrieb} aus.',
    },
    {
      id: 'ending-probezeit-ablauf',
      reasons: ['probation'],
      text: 'Mit dem Ende der Probezeit {lief|läuft} auch das Arbeitsverhältnis mit {name:dat} zum {Austritt} aus.',
    },
    {
      id: 'ending-betriebsuebergang',
      reasons: ['transfer-of-business'],
      text: 'Das Arbeitsverhältnis {ging|geht} zum {Austritt} durch Betriebsübergang auf einen neuen Arbeitgeber über.',
    },
    {
      id: 'ending-uebergang-fortsetzung',
      reasons: ['transfer-of-business'],
      text: 'Durch einen Betriebsübergang {setzte|setzt} {er} das Arbeitsverhältnis nach dem {Austritt} bei einem neuen Arbeitgeber fort.',
    },
    {
      id: 'ending-uebergang-wechsel',
      reasons: ['transfer-of-business'],
      text: 'Zum {Austritt} {wechselte|wechselt} {er} im Wege des Betriebsübergangs zu einem neuen Arbeitgeber.',
    },
    {
      id: 'ending-ende',
      reasons: ['employer-notice', 'extraordinary'],
      text: 'Das Arbeitsverhältnis {endete|endet} am {Austritt}.',
    },
    {
      id: 'ending-ende-beschaeftigung',
      reasons: ['employer-notice', 'extraordinary'],
      text: 'Das Beschäftigungsverhältnis mit {name:dat} {endete|endet} am {Austritt}.',
    },
    {
      id: 'ending-ende-bis',
      reasons: ['employer-notice', 'extraordinary'],
      text: 'Bis zum {Austritt} {war|ist} {er} in {unserem Betrieb} beschäftigt.',
    },
    {
      id: 'ending-praktikum',
      reasons: ['internship-end'],
      text: 'Das Praktikum {endete|endet} vereinbarungsgemäß am {Austritt}.',
    },
    {
      id: 'ending-praktikum-zeit',
      reasons: ['internship-end'],
      text: 'Mit Ablauf der vereinbarten Zeit {beendete|beendet} {er} das Praktikum am {Austritt}.',
    },
    {
      id: 'ending-praktikum-wie',
      reasons: ['internship-end'],
      text: 'Wie vereinbart {dauerte|dauert} {sein:n} Praktikum bis zum {Austritt}.',
    },
    {
      id: 'ending-uebernahme',
      reasons: ['training-takeover'],
      text: 'Im Anschluss an die bestandene {Prüfung} {übernahmen|übernehmen} wir {ihn} in ein unbefristetes Arbeitsverhältnis.',
    },
    {
      id: 'ending-uebernahme-fort',
      reasons: ['training-takeover'],
      text: 'Im Anschluss an die bestandene {Prüfung} {setzte|setzt} {er} die Tätigkeit in {unserem Betrieb} unbefristet fort.',
    },
    {
      id: 'ending-uebernahme-ende',
      reasons: ['training-takeover'],
      text: 'Die Ausbildung endete am {Austritt} mit dem Bestehen der {Prüfung}, und wir {übernahmen|übernehmen} {ihn} in ein unbefristetes Arbeitsverhältnis.',
    },
    {
      id: 'ending-uebernahme-befristet',
      reasons: ['training-fixed-term'],
      text: 'Im Anschluss an die bestandene {Prüfung} {übernahmen|übernehmen} wir {ihn} in ein befristetes Arbeitsverhältnis.',
    },
    {
      id: 'ending-uebernahme-weiter',
      reasons: ['training-fixed-term'],
      text: 'Im Anschluss an die bestandene {Prüfung} {setzte|setzt} {er} die Tätigkeit in {unserem Betrieb} befristet fort.',
    },
    {
      id: 'ending-uebernahme-befristet-ende',
      reasons: ['training-fixed-term'],
      text: 'Die Ausbildung endete am {Austritt} mit dem Bestehen der {Prüfung}, und wir {übernahmen|übernehmen} {ihn} in ein befristetes Arbeitsverhältnis.',
    },
    {
      id: 'ending-ausbildung-ende',
      reasons: ['training-no-takeover'],
      text: 'Das Ausbildungsverhältnis endete am {Austritt} mit dem Bestehen der {Prüfung}; eine Übernahme {war|ist} aus betrieblichen Gründen nicht möglich.',
    },
    {
      id: 'ending-ausbildung-stelle',
      reasons: ['training-no-takeover'],
      text: 'Nach bestandener {Prüfung} {schied|scheidet} {er} zum {Austritt} aus, da keine passende Stelle frei {war|ist}.',
    },
    {
      id: 'ending-ausbildung-betrieblich',
      reasons: ['training-no-takeover'],
      text: 'Aus betrieblichen Gründen {schloss|schließt} sich an die bestandene {Prüfung} keine Übernahme an, {seine} Ausbildung endete am {Austritt}.',
    },
    {
      id: 'ending-ausbildung-wunsch',
      reasons: ['training-own-wish'],
      text: 'Im Anschluss an die bestandene {Prüfung} {verließ|verlässt} {er} {unseren Betrieb} auf eigenen Wunsch.',
    },
    {
      id: 'ending-ausbildung-wunsch-ende',
      reasons: ['training-own-wish'],
      text: 'Das Ausbildungsverhältnis endete am {Austritt} mit dem Bestehen der {Prüfung}, und {er} {verließ|verlässt} uns auf eigenen Wunsch.',
    },
    {
      id: 'ending-ausbildung-wunsch-scheidet',
      reasons: ['training-own-wish'],
      text: 'Auf eigenen Wunsch {schied|scheidet} {er} nach bestandener {Prüfung} zum {Austritt} bei uns aus.',
    },
    {
      id: 'ending-ausbildung-vorzeitig',
      reasons: ['training-broken-off'],
      text: 'Das Ausbildungsverhältnis {endete|endet} am {Austritt} vor dem Abschluss.',
    },
    {
      id: 'ending-ausbildung-beendete',
      reasons: ['training-broken-off'],
      text: 'Die Ausbildung von {name:dat} {endete|endet} am {Austritt} vorzeitig.',
    },
    {
      id: 'ending-ausbildung-aufgabe',
      reasons: ['training-broken-off'],
      text: 'Vor der {Prüfung} {schied|scheidet} {er} zum {Austritt} aus {unserem Betrieb} aus.',
    },
  ],
};
