import { pattern } from '../pattern.ts';
import type { Paraphrase } from './paraphrase.ts';

const wishes =
  '(?:wünsch\\p{L}*|wunsch|möge|mögen|hoffen|hoffe|hoffnung|begleite\\p{L}*|rat|raten|zukunft|künftig|zukünftig|weiteren (?:weg|lebensweg|berufsweg))';
const ended =
  '(?:endet|endete|enden|beendet|beendigung|beenden|ende|gelöst|lösung|aufgelöst|auflösung|aufhebung|aufgehoben|ausgeschieden|ausscheiden|scheidet|schied|trennung|fortsetzung|fortgesetzt|fortzusetzen|zusammenarbeit|verlässt|verließ)';
const parting = '(?:\\p{L}*verhältnis|\\p{L}*verhältnisses|trennung|ausscheiden|auseinander|wege)';

/** What the last paragraph hints at. */
export const ofEnding: readonly Paraphrase[] = [
  {
    id: 'gesundheit-anders',
    of: 'gesundheit-wunsch',
    cues: [
      'gesund',
      'genesung',
      'besserung',
      'verfassung',
      'konstitution',
      'kräfte',
      'erholung',
      'ruhigere',
      'körper',
      'robust',
      'schon',
      'achten',
      'acht zu',
      'aufzupassen',
      'wohlbefinden',
      'stabil',
      'widerstandskraft',
      'abwehrkräfte',
      'kräftig',
      'fitness',
      'belastbar',
      'ärzt',
    ],
    patterns: [
      pattern(
        `${wishes}…(?:gesundheitlich~|gesunde?[rnms]?|gesundheit|genesung~|besserung|(?:\\p{L}+e )?verfassung|konstitution|erholung|widerstandskraft|abwehrkräfte|robust~|körperlich~|wohlbefinden|ruhigere~? zeiten|belastbarkeit|stabilität|kräftigung|schonung|wieder zu kräften|neue kräfte)(?! und erfolg)`,
      ),
      pattern(
        '(?:genesungswünsche|gesundheitlich~|gesundheit|körper~|konstitution|verfassung|erholung)…(?:wünsch~|möge|mögen|hoffen|begleiten|beschieden|zukunft|entgegenkommt)',
      ),
      pattern(
        '(?:rat|raten|wünsch~|möge|hoffen|bitten)…(?:auf sich(?: und {poss} \\p{L}+)?(?: \\p{L}+)? (?:acht|zu achten|aufzupassen|acht zu geben|achtet|achten)|sich zu schonen|schont|mehr ruhe|zur ruhe)',
      ),
    ],
    unless: pattern(
      'ruhestand|rente|pension~|lebensabend|altersteil~|gesundheits(?!zustand)~|(?:patient|bewohner|klient|kund|tier|mitarbeit|familie|kind)~|(?:arbeits- und|schutz)…gesundheit|wirtschaftlich gesund|gesundes (?:wachstum|unternehmen)|gesunde (?:ernährung|speise|kost)',
    ),
    matches: [
      'Auf ihrem weiteren Weg wünschen wir ihr eine stabile Verfassung.',
      'Unsere besten Genesungswünsche begleiten Herrn Kern.',
      'Möge er eine Stelle finden, die seiner Konstitution entgegenkommt.',
      'Wir geben ihr den Rat mit, auf sich und ihre Kräfte zu achten.',
    ],
    silent: [
      'Wir wünschen ihm für den Ruhestand Gesundheit.',
      'Sie hoffte auf die Genesung ihrer Patienten und trug viel dazu bei.',
    ],
    source: 'domain.md §2.4 (K), in anderen Worten',
    note: '',
  },
  {
    id: 'wunsch-anderswo',
    of: 'ironischer-wunsch',
    cues: [
      'findet',
      'finden',
      'suche',
      'sucht',
      'eines tages',
      'endlich',
      'irgendwann',
      'gebrauchen',
      'brauchen',
      'von hier fort',
      'anderen betrieb',
      'anderen unternehmen',
      'anderen arbeitgeber',
      'andernorts',
      'anderswo',
      'außerhalb',
      'vorstellungen',
      'passend',
      'geeignet',
      'besser',
      'mehr ',
      'bereithalten',
      'beschieden',
      'neuen umgebung',
      'anderer umgebung',
      'gewünschten',
      'kraft',
      'geduld',
      'ausdauer',
      'händchen',
      'gelingen',
      'fortschritt',
      'einsicht',
      'verständnisvoll',
      'nachsichtig',
      'verdient',
      'bestimmung',
      'erfüllung',
      'neuanfang',
      'neubeginn',
      'ständigkeit',
      'stetigkeit',
      'glücklich',
      'erhoffte',
      'entspricht',
      'gerecht wird',
      'zu schätzen',
    ],
    patterns: [
      pattern(
        '(?:wünsch~|möge|mögen|hoff~|begleiten)…(?:findet|finde|finden|fände|gefunden)…(?:sucht|erhofft~|gewünscht~|ersehnt~|passend~|entspricht|vorstellungen|zusagt|liegt|zufrieden|erfolg|besser|zu schätzen|gerecht|entgegenkommt|glücklich)',
      ),
      pattern('(?:findet|finden|fände)…(?:was {pers} (?:\\p{L}+ )?sucht|wonach {pers} sucht)'),
      pattern(
        '(?:auf der|bei der|für die|zur|viel bei der|in der) (?:\\p{L}+ )?suche nach (?:eine[rmn] |dem |der )?(?:\\p{L}+ )?(?:passend|geeignet|neu|ander|angemessen|gewünscht)~ (?:\\p{L}+)',
      ),
      pattern(
        '(?:eines tages|endlich|irgendwann|doch noch|künftig einmal|einst)…(?:erfolg|glück|anerkennung|freude|zufriedenheit|gelingen)~|(?:erfolg|glück)~…(?:eines tages|endlich|irgendwann|doch noch)',
      ),
      pattern(
        '(?:er|sie) (?:wird|kann) (?:es|sie|ihn|das|dies) (?:\\p{L}+ )?(?:ge)?brauchen(?: können)?|(?:die|das|den|was|es|dies) (?:wird |kann )?(?:er|sie)(?: \\p{L}+){0,4} (?:(?:ge)?brauchen (?:können|kann|wird)|braucht)',
      ),
      pattern(
        '(?:wünsche?n?|hoffen|möge|begleiten)…(?:von hier fort|in (?:einem|einer) anderen \\p{L}+|bei (?:einem|einer) anderen \\p{L}+|andernorts|anderswo|woanders|außerhalb (?:unseres|unserer)|an anderer stelle|in (?:anderer|neuer) umgebung|in einem anderen)',
      ),
      pattern(
        '(?:wünsche?n?|hoffen|möge)…(?:betrieb|arbeitgeber|unternehmen|umfeld|aufgabe|stelle|tätigkeit|position|arbeitsplatz|wirkungskreis),? (?:der|die|das|in dem|in der|bei dem|wo)…(?:vorstellungen|fähigkeiten|talent~|neigung~|stärken|gerecht|entspricht|passt|liegt|besser|zu schätzen|entgegenkommt|wünschen|tempo|art)',
      ),
      pattern(
        '(?:wünsche?n?|hoffen|möge)…(?:mehr|besseres|größeres) (?:erfolg|glück|freude|fortune|anerkennung|gelingen|zufriedenheit|geschick|beständigkeit|stetigkeit|ausdauer)',
      ),
      pattern(
        '(?:wünsche?n?|hoffen|möge)…(?:den|das|die) (?:erhoffte|gewünschte|ersehnte|nötige|erforderliche|bisher|verdiente)[nrs]? (?:\\p{L}+ )?(?:erfolg|glück|anerkennung|erfüllung|fortschritt)~|(?:erfolg|erfolge|glück)…(?:bereithalten|bereithält|beschieden|vergönnt|hold)',
      ),
      pattern(
        'wünsch~…(?:viel kraft|mehr kraft|geduld|ausdauer|händchen|gutes gelingen|fortschritte?|einsicht|verständnisvolle~|nachsichtige~|ein besseres|bessere[nrs]?|was {pers} (?:verdient|sich (?:selbst )?wünscht)|{poss} (?:platz|weg zu|bestimmung|erfüllung)|neuanfang|neubeginn|standhaftigkeit|beständigkeit|stetigkeit|glücklicher~|mehr glück)',
      ),
    ],
    unless: pattern(
      'weiterhin|auch (?:künftig|zukünftig|in zukunft)|wie bisher|sehr bedauern|bedauern wir|großen erfolg und|kund~|lösung~|bewerb~|ebenso',
    ),
    matches: [
      'Wir hoffen, dass sie in einem anderen Betrieb den gewünschten Erfolg findet.',
      'Auf der Suche nach einer passenden Tätigkeit begleiten ihn unsere Wünsche.',
      'Möge das Berufsleben eines Tages auch Erfolge für sie bereithalten.',
      'Wir wünschen ihr Geduld und alles Glück, das sie brauchen wird.',
      'Wir wünschen ihm einen Betrieb, der seinen Vorstellungen entspricht.',
    ],
    silent: [
      'Für die neue Aufgabe wünschen wir ihr weiterhin viel Erfolg.',
      'Er half Kunden auf der Suche nach einer passenden Versicherung.',
      'Aus jeder Fortbildung bringt sie etwas mit, was wir am nächsten Tag gebrauchen können.',
      'Kräfte wie ihn könnten viele Betriebe brauchen.',
    ],
    source: 'domain.md §2.4, §3, in anderen Worten',
    note: '',
  },
  {
    id: 'einvernehmen-anders',
    of: 'einvernehmen',
    cues: [
      'einvernehm',
      'verständigten',
      'einigten',
      'einigung',
      'einig',
      'übereingekommen',
      'überein',
      'benehmen',
      'abstimmung',
      'absprache',
      'regelung',
      'vereinbarung',
      'vergleich',
      'aufhebung',
      'auflösung',
      'getrennte',
      'beiderseitig',
      'unterschiedliche',
      'vorstellungen',
      'gemeinsam',
      'wege',
      'beide',
      'gütlich',
      'abfindung',
      'vertragsparteien',
      'arbeitsgericht',
      'gespräch',
      'einverstanden',
    ],
    patterns: [
      pattern(
        '(?:verständigten|verständigt|einigten|geeinigt|einigen|kamen überein|übereingekommen|übereinkunft|verabredeten|vereinbarten)…(?:auf |über |dass |die )?…(?:beendigung|auflösung|trennung|aufhebung|ausscheiden|ende|nicht (?:fortzusetzen|fortzuführen|weiter)|beenden|lösen|weggang)',
      ),
      pattern(
        '(?:einig|einverstanden|überzeugt|auffassung)…(?:fortsetzung|fortführung|weitere[n]? (?:zusammenarbeit|beschäftigung|tätigkeit)|beendigung|trennung)…(?:nicht|beendet|keine|ende|sinn|interesse|besser)',
      ),
      pattern(
        `(?:beendigung|auflösung|aufhebung|ausscheiden|trennung|ende (?:der|des)|\\p{L}*(?:verhältnis|verhältnisses|vertrag|vertrages|vertrags)|zusammenarbeit|tätigkeit)…(?:auf (?:der )?(?:grundlage|basis)|im benehmen|nach (?:gemeinsamer |gegenseitiger )?(?:absprache|abstimmung|übereinkunft|verständigung)|im wege|durch|aufgrund|auf grund)…(?:regelung|vereinbarung|vergleich|abstimmung|absprache|einigung|aufhebungsvertrag|geschäft|gesellschafter|übereinkunft|aufhebungsvereinbarung|herrn|frau)~`,
      ),
      pattern(
        `${ended}…(?:in|im|nach|mit) (?:gegenseitige|beiderseitige|gemeinsame|wechselseitige|allseitige)[rmn]? (?:abstimmung|absprache|übereinkunft|entscheidung|einvernehmen|einverständnis|vereinbarung|interesse|wunsch|entschluss)`,
      ),
      pattern(
        `(?:in|im|nach|mit|zum|auf) (?:gegenseitige|beiderseitige|gemeinsame|wechselseitige|allseitige)[rmn]? (?:abstimmung|absprache|übereinkunft|entscheidung|vereinbarung|interesse|wunsch|entschluss|vorteil)…${ended}`,
      ),
      pattern(
        `(?:unterschiedliche|verschiedene|abweichende|gegensätzliche|auseinandergehende)[rn]? (?:vorstellungen|auffassungen|ansichten|vorstellung|auffassung|meinungen)…${ended}`,
      ),
      pattern(
        `(?:beide|beiden|beider) (?:seiten|parteien|vertragspartner)…${parting}|${parting}…(?:beide|beiden|beider) (?:seiten|parteien|vertragspartner)`,
      ),
      pattern(
        `(?:gütlich|abfindung|vergleichsweise|vertragsparteien|arbeitsgericht|klärend|eingehende[nm]? gespräch|mehreren gespräch|längeren gespräch)\\p{L}*…${ended}|${ended}…(?:gütlich|abfindung|vergleichsweise|arbeitsgericht)\\p{L}*`,
      ),
      pattern(
        'gemeinsam…(?:beschlossen|entschieden|entschlossen|vereinbart|verabredet)…(?:beende|lös|auseinander|trenn|nicht (?:fort|weiter))~|(?:haben|hatten) (?:wir|sich)…(?:darauf|dahin|dazu) (?:verständigt|geeinigt|entschlossen)',
      ),
      pattern(
        '(?:gehen|gingen|trennten|trennen|trennt)…(?:getrennte wege|{poss} wege|die wege|unsere wege|wege)|(?:unsere|die|deren) wege…trenn(?:en|ten)(?: sollen| sollten)?|wege trennen|(?:aufhebungsvertrag|auflösungsvertrag|aufhebungsvereinbarung)~?',
      ),
      pattern(
        `(?:im|in) (?:\\p{L}+ )?einvernehmen mit (?:uns|der (?:geschäfts|unternehmens|betriebs)\\p{L}+|{dat}|herrn|frau|dem arbeitgeber)|${ended}…(?:einverständlich|einvernehmlich)~`,
      ),
    ],
    unless: pattern(
      'bedaue?r~|schweren herzens|leider|(?:besten?|bestem|guten|gutem|freundschaftlich~) (?:gegenseitige[nm] |beiderseitige[nm] )?einvernehmen|(?:kund|gäst|lieferant|betriebsrat|gemeinde|mandant|nachbar)~|gerichtsverfahren|sozialplan|beide (?:bereiche|abteilungen|projekte)|gemeinsame[rn] (?:absprache|vereinbarung)|eigenen wunsch|befrist~|erstell~|verhandel~|erzielte|betriebsbedingt|entwarf|mandat',
    ),
    matches: [
      'Frau Kern und die Geschäftsleitung verständigten sich auf eine Beendigung der Zusammenarbeit.',
      'Man war sich einig, dass eine Fortsetzung der Tätigkeit nicht sinnvoll ist.',
      'Die Zusammenarbeit endete in gegenseitiger Abstimmung.',
      'Herr Kern und wir gehen künftig getrennte Wege.',
    ],
    silent: [
      'Mit dem Betriebsrat erzielte sie rasch Einvernehmen.',
      'Das befristete Arbeitsverhältnis endet vereinbarungsgemäß.',
    ],
    source: 'domain.md §2.4 (KAR, ZF22272), in anderen Worten',
    note: '',
  },
];
