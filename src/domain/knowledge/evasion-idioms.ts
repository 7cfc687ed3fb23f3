import { pattern } from './pattern.ts';
import type { Idiom } from './idioms.ts';

const source =
  'Geheimcode „wusste Arbeit zu delegieren“ in eigenen Worten (eigene Beobachtung), domain.md §3';
const burden =
  '(?:arbeit|arbeiten|aufgaben?|pflicht(?:en)?|verantwortung|entscheidung(?:en)?|lasten?|mühen?|anstrengung(?:en)?|unangenehmes|unangenehme[ns]?|lästige[ns]?|unliebsame[ns]?|schwieriges)';
const others =
  '(?:andere|dritte|(?:(?:seine|ihre|die|den|seinen|ihren) )?(?:kolleg\\p{L}+|team|mannschaft|nachbarabteilung\\p{L}*|nebenleute))';
/** Whoever hands on with judgement leads. */
const wisely =
  '(?!.*(?<!\\p{L})(?:sinnvoll|richtig|gezielt|geeignet|passend|klar|gerecht|fair|gleichm|ausgewogen|klug|bedacht|überlegt|befugnis|vertrau|stärken|kenntnis|fähigkeit|neig|mitarbeit|rechtzeitig|geordnet|verantwortungsvoll)\\p{L}*)';
/** … and whoever spares needless work works well. */
const needless =
  '(?!.*(?<!\\p{L})(?:unnötig|überflüssig|doppel|nacharb|zeitdruck|risik|gefahr|fehler|kosten|leer|durch|planung|vorausschau)\\p{L}*)';

/** Skill that is praised at getting around the work. */
export const evasionIdioms: readonly Idiom[] = [
  {
    id: 'idiom-leaves-to-others',
    opens: [
      'verteilen',
      'abwälz',
      'abzuwälz',
      'wälzt',
      'abschieb',
      'abzuschieb',
      'schob',
      'weiterzu',
      'abzugeb',
      'überlassen',
    ],
    pattern: pattern(
      `^${wisely}[^.;:!?]*?(?<!\\p{L})${burden}[^.;:!?]*? (?:auf|an) ${others} (?:\\p{L}+ )?(?:abwälz\\p{L}*|abzuwälzen|abgewälzt|abschieb\\p{L}*|abzuschieben|abgeschoben|weiterzugeben|weiterzureichen|abzugeben|ab)(?!\\p{L})|^${wisely}[^.;:!?]*(?<!\\p{L}){poss} (?:eigenen? )?(?:arbeit|arbeiten|aufgaben|pflichten) auf ${others} (?:zu )?verteil\\p{L}*|^[^.;:!?]*(?<!\\p{L})verst(?:and|eht) es[^.;:!?]*${burden}[^.;:!?]* (?:anderen|den kolleg\\p{L}+) zu überlassen`,
    ),
    grade: [5, 5],
    matches: [
      'Herr Kern verstand es ausgezeichnet, seine eigene Arbeit auf andere zu verteilen.',
      'Er war sehr geschickt darin, Verantwortung auf andere abzuwälzen.',
      'Sie beherrschte die Kunst, unliebsame Aufgaben an Kollegen abzugeben.',
      'Mit viel Geschick schob sie Arbeiten auf ihre Kolleginnen ab.',
      'Sie verstand es stets, lästige Aufgaben den Kollegen zu überlassen.',
    ],
    silent: [
      'Er verstand es ausgezeichnet, Aufgaben sinnvoll auf seine Mitarbeiter zu verteilen.',
      'Er verteilte die Arbeit stets gerecht auf alle Kollegen.',
      'Sie verstand es, ihr Wissen an Kollegen weiterzugeben.',
      'Er verteilte seine Kräfte hervorragend.',
    ],
    source,
  },
  {
    id: 'idiom-gets-around',
    opens: ['entzieh', 'entzog', 'drück', 'umgeh', 'vermeid', 'vermied', 'für'],
    pattern: pattern(
      `^${needless}(?:[^.;:!?]*(?<!\\p{L})(?:verst(?:and|eht) es|wusste|weiß|geschick|gekonnt|geschickt|kunst|findig\\p{L}*|talent)(?!\\p{L})[^.;:!?]*?(?:,[^.;:!?]*?)?(?<!\\p{L})(?:(?:schwierigen?|unangenehmen?|lästigen?|anstrengenden?|schweren?|eigenen?) )?(?:arbeit|arbeiten|aufgaben|pflichten|mehrarbeit|überstunden|verantwortung|anstrengungen?)(?: \\p{L}+)?(?: zu entziehen| zu drücken| zu umgehen| zu vermeiden| vermeidet| aus dem weg zu gehen| umgeht)(?!\\p{L})|[^.;:!?]*(?<!\\p{L})(?:ließ|lässt|verstand es)[^.;:!?]* (?:andere|die kolleg\\p{L}+) für sich arbeiten)`,
    ),
    grade: [5, 5],
    matches: [
      'Sie verstand es vorzüglich, sich schwierigen Aufgaben zu entziehen.',
      'Er wusste stets, wie man Arbeit vermeidet.',
      'Mit großem Geschick ließ er andere für sich arbeiten.',
    ],
    silent: [
      'Sie verstand es, unnötige Arbeit zu vermeiden.',
      'Er entzog sich keiner Aufgabe.',
      'Sie wusste Fehler in der Arbeit zu vermeiden.',
    ],
    source,
  },
];
