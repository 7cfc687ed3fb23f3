import { hash } from '../../src/domain/german/hash.ts';
import type { CorpusSentence } from './corpus.ts';

/** What is praised, by category; `D` stands where the degree belongs. */
const frames: Readonly<Record<string, string>> = {
  expertise: 'verfügt über D fundierte Fachkenntnisse|verfügt über D umfassendes Fachwissen|besitzt D gute Kenntnisse in {ihrem} Fach|wandte {ihr} Wissen D sicher an',
  'further-education': 'bildete sich D engagiert weiter|nahm D interessiert an Fortbildungen teil',
  resilience: 'war D belastbar|war auch unter Zeitdruck D ruhig|arbeitete auch in Stoßzeiten D konzentriert|war D ausdauernd',
  comprehension: 'fasste Neues D schnell auf|verfügt über eine D gute Auffassungsgabe|erkannte Zusammenhänge D rasch|dachte D klar',
  'working-method': 'arbeitete D sorgfältig|arbeitete D gründlich|arbeitete D genau und zügig|arbeitete D umsichtig|{Ihre} Arbeitsweise war D systematisch|erledigte {ihre} Aufgaben D gewissenhaft',
  'working-success': '{Ihre} Arbeitsergebnisse waren D gut|Die Qualität {ihrer} Arbeit war D hoch|arbeitete D erfolgreich|{Ihre} Arbeit war D wertvoll für uns',
  motivation: 'war D motiviert|war D engagiert|zeigte D hohe Einsatzbereitschaft|war D fleißig|ergriff D bereitwillig die Initiative',
  leadership: 'führte {ihr} Team D umsichtig|leitete {ihre} Abteilung D sicher|war als Vorgesetzte(r) D anerkannt|führte {ihre} Mitarbeiter D kooperativ',
  'it-knowledge': 'beherrscht unsere Software D sicher|wandte die EDV-Programme D geschickt an',
  'technical-understanding': 'besitzt ein D gutes technisches Verständnis|ging mit Maschinen D geschickt um',
  'commercial-skills': 'handelte D kostenbewusst|arbeitete D wirtschaftlich',
  'rhetorical-skills': 'drückte sich D gewandt aus|formulierte D klar',
  'presentation-skills': 'präsentierte {ihre} Ergebnisse D anschaulich|trug D überzeugend vor',
  'reliability-honesty': 'war D zuverlässig|war D ehrlich und vertrauenswürdig|war D pflichtbewusst|war D verlässlich',
  creativity: 'war D kreativ|war D ideenreich',
  integrity: 'war D loyal|verhielt sich D integer|ging mit vertraulichen Unterlagen D diskret um',
  flexibility: 'war D flexibel|war D vielseitig einsetzbar|stellte sich D schnell auf Neues ein',
  appearance: 'trat D sicher auf|hatte D gute Umgangsformen',
  'market-knowledge': 'kannte den Markt D genau|verfügt über D gute Marktkenntnisse',
  'language-skills': 'spricht D gut Englisch|verhandelte in englischer Sprache D sicher',
  determination: 'verfolgte {ihre} Ziele D beharrlich|arbeitete D zielstrebig',
  'time-management': 'plante D vorausschauend|hielt Termine D zuverlässig ein|war D pünktlich und gut organisiert',
  'self-reliance': 'arbeitete D selbständig|handelte D eigenverantwortlich',
  negotiation: 'verhandelte D geschickt|war in Verhandlungen D überzeugend',
  'critical-competence': 'nahm Kritik D offen an|ging mit Kritik D sachlich um',
  'conflict-management': 'löste Konflikte D sachlich|vermittelte in Konflikten D geschickt',
  assertiveness: 'war D durchsetzungsfähig|setzte Entscheidungen D konsequent durch',
  'employee-development': 'förderte {ihre} Mitarbeiter D gezielt|leitete neue Kollegen D geduldig an',
  identification: 'war dem Unternehmen D verbunden|identifizierte sich D stark mit {ihrer} Aufgabe',
  'strategy-competence': 'dachte D strategisch|plante D weitsichtig',
  'employee-deployment': 'setzte {ihre} Mitarbeiter D zweckmäßig ein',
  delegation: 'delegierte Aufgaben D zielgerichtet',
  decisiveness: 'entschied D sicher|traf {ihre} Entscheidungen D umsichtig',
  'internal-behavior': 'war D hilfsbereit|war im Kollegenkreis D geschätzt|verhielt sich gegenüber Vorgesetzten und Kollegen D kollegial',
  'external-behavior': 'war gegenüber unseren Kunden D freundlich|war bei unseren Kunden D beliebt|beriet unsere Kunden D zuvorkommend',
}; // prettier-ignore

const boosters =
  'sehr äußerst besonders höchst überaus ausgesprochen ausnehmend außerordentlich ungewöhnlich außergewöhnlich';
const dampers = 'recht ziemlich durchaus einigermaßen';
const always = 'stets|jederzeit|immer|durchweg|zu jeder Zeit|in jeder Situation';

const steps: readonly { readonly degrees: readonly string[]; readonly grade: number }[] = [
  { degrees: [''], grade: 3 },
  { degrees: boosters.split(' '), grade: 2 },
  { degrees: always.split('|'), grade: 2 },
  {
    degrees: always.split('|').flatMap((word) => boosters.split(' ').map((more) => `${word} ${more}`)),
    grade: 1,
  },
  { degrees: dampers.split(' '), grade: 4 },
];

const subjects = ['Er', 'Sie', 'Herr Kern', 'Frau Lindner'] as const;

/** Conduct by word: its grade alone, and with „stets“ (domain.md §2.3). */
const conduct: Readonly<Record<string, readonly [number, number]>> = {
  vorbildlich: [2, 1],
  mustergültig: [2, 1],
  beispielhaft: [2, 1],
  'sehr gut': [2, 1],
  einwandfrei: [3, 2],
  tadellos: [3, 2],
  gut: [3, 2],
  korrekt: [3, 3],
  freundlich: [3, 2],
  'freundlich und hilfsbereit': [3, 2],
  'höflich und korrekt': [4, 3],
  'ohne Tadel': [4, 4],
  angemessen: [4, 4],
  'in Ordnung': [4, 4],
};
/** What conduct is denied or limited to, as a predicate: always a 5. */
const blameless = [
  'gab keinen Anlass zu Klagen',
  'gab zu keiner Klage Anlass',
  'gab keinen Anlass zu Beanstandungen',
  'gab uns keinen Grund zur Klage',
  'bot keinen Anlass zur Klage',
  'bot keinen Grund zur Beanstandung',
  'gab zu Beanstandungen keinen Anlass',
  'war im Wesentlichen einwandfrei',
  'war im Großen und Ganzen korrekt',
  'war in der Regel höflich',
  'war insgesamt einwandfrei',
];

/** How interim references look ahead. */
const ahead = {
  who: [
    'Wir freuen uns',
    'Ich freue mich',
    'Die Klinik freut sich',
    'Unser Haus freut sich',
    'Wir freuen uns sehr',
  ],
  what: [
    'auf die weitere Zusammenarbeit mit {ihr}',
    'auf eine weiterhin gute Zusammenarbeit',
    'darauf, die Zusammenarbeit mit {ihr} fortzusetzen',
    'darauf, diese noch viele Jahre ebenso erfolgreich mit {ihr} fortzusetzen',
    'auf viele weitere gemeinsame Jahre',
    'auf die Fortsetzung der Zusammenarbeit',
  ],
} as const;

const towards =
  'Vorgesetzten, Kollegen und Kunden|Vorgesetzten und Kollegen|Vorgesetzten, Kollegen und Geschäftspartnern|Vorgesetzten, Kolleginnen und Kollegen sowie Mandanten|Vorgesetzten, Mitarbeitern und Lieferanten|der Geschäftsleitung, den Kollegen und den Gästen|Vorgesetzten, Kollegen und Patienten|Vorgesetzten, Kolleginnen und Kollegen|der Heimleitung, dem Team und den Bewohnern|Ausbildern, Kollegen und Mitauszubildenden|der Leitung, dem Kollegium und den Eltern';

/**
 * The scale of references itself as training rows (domain.md §2.1): a plain word of praise is a 3, with a booster or with
 * „stets“ a 2, with both a 1, with a damper a 4. Authors write their favourite boosters; what they leave out
 * („besonders“) the fit would take for what it mostly stands beside.
 */
export function scaleRows(): CorpusSentence[] {
  return [...praiseRows(), ...conductRows(), ...blamelessRows(), ...aheadRows()];
}

function conductRows(): CorpusSentence[] {
  return Object.entries(conduct).flatMap(([word, [alone, everTime]]) =>
    towards.split('|').flatMap((groups, at) =>
      ['', 'stets ', 'jederzeit ', 'immer '].map((time) => {
        const id = `conduct-${word}-${at}-${time}`;
        const whose = hash(id) % 2 === 0 ? 'Ihr' : 'Sein';
        return {
          id,
          text: `${whose} Verhalten gegenüber ${groups} war ${time}${word}.`,
          category: 'internal-behavior',
          grade: time === '' ? alone : everTime,
          kind: 'plain' as const,
        };
      }),
    ),
  );
}

function blamelessRows(): CorpusSentence[] {
  return blameless.flatMap((predicate) =>
    towards.split('|').map((groups, at) => {
      const id = `blameless-${predicate}-${at}`;
      const text = `${hash(id) % 2 === 0 ? 'Ihr' : 'Sein'} Verhalten gegenüber ${groups} ${predicate}.`;
      return { id, text, category: 'internal-behavior', grade: 5, kind: 'plain' as const };
    }),
  );
}

function aheadRows(): CorpusSentence[] {
  return ahead.who.flatMap((who) =>
    ahead.what.flatMap((what) =>
      ['ihr', 'ihm', 'Frau Lindner', 'Herrn Dr. Kern'].map((person) => ({
        id: `ahead-${who}-${what}-${person}`,
        text: `${who} ${what.replace('{ihr}', person)}.`,
        category: 'future-wishes',
        grade: who.endsWith('sehr') ? 1 : 2,
        kind: 'plain' as const,
      })),
    ),
  );
}

function praiseRows(): CorpusSentence[] {
  return Object.entries(frames).flatMap(([category, list]) =>
    list.split('|').flatMap((frame, at) =>
      steps.flatMap(({ degrees, grade }) =>
        degrees.map((degree) => {
          const id = `${category}-${at}-${degree}`;
          const text = sentence(
            frame,
            degree,
            subjects[hash(id) % subjects.length] as (typeof subjects)[number],
          );
          return { id, text, category, grade, kind: 'plain' as const };
        }),
      ),
    ),
  );
}

function sentence(frame: string, degree: string, subject: (typeof subjects)[number]): string {
  const female = subject === 'Sie' || subject === 'Frau Lindner';
  const possessive = female ? 'ihr' : 'sein';
  const body = frame
    .replace('(r)', female ? '' : 'r')
    .replaceAll(/\{ihr(\w*)\}/g, (_, end: string) => possessive + end)
    .replaceAll(/\{Ihr(\w*)\}/g, (_, end: string) => (female ? 'Ihr' : 'Sein') + end)
    .replace('D ', degree === '' ? '' : `${degree} `);
  return `${/^\p{Lu}/u.test(body) ? '' : `${subject} `}${body}.`;
}
