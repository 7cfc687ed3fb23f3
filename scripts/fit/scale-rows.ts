import { hash } from '../../src/domain/german/hash.ts';
import type { CorpusSentence } from './corpus.ts';

/** What is praised, by category; `D` stands where the degree belongs. */
const frames: Readonly<Record<string, string>> = {
  expertise: 'verfügt über D fundierte Fachkenntnisse|verfügt über D umfassendes Fachwissen|besitzt D gute Kenntnisse in {ihrem} Fach|wandte {ihr} Wissen D sicher an',
  'further-education': 'bildete sich D engagiert weiter|nahm D interessiert an Fortbildungen teil',
  resilience: 'war D belastbar|erwies sich als D belastbar|zeigte sich D belastbar|war an Tagen mit vielen Anfragen D belastbar|war bei starkem Andrang D belastbar|erwies sich in arbeitsreichen Wochen als D belastbar|war auch unter Zeitdruck D ruhig|arbeitete auch in Stoßzeiten D konzentriert|war D ausdauernd',
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

/** Traits as nouns, with the gender and the plain adjective that goes with them. */
const traits: Readonly<Record<string, string>> = {
  motivation: 'f hohe Motivation|n große Engagement|f hohe Einsatzbereitschaft|m große Fleiß|f große Einsatzfreude|n große Interesse',
  'working-method': 'f große Sorgfalt|f hohe Genauigkeit|f große Gewissenhaftigkeit|n große Organisationstalent',
  'reliability-honesty': 'f hohe Zuverlässigkeit|n hohe Verantwortungsbewusstsein|f große Verlässlichkeit',
  resilience: 'f hohe Belastbarkeit|f große Ausdauer|f große Ruhe',
  comprehension: 'f gute Auffassungsgabe|n gute Urteilsvermögen',
  expertise: 'n gute Fachwissen|f hohe Fachkompetenz|n große Können',
  'self-reliance': 'f große Selbständigkeit|f große Eigenverantwortung',
  flexibility: 'f hohe Flexibilität',
  creativity: 'f große Kreativität|m große Ideenreichtum',
  negotiation: 'n große Verhandlungsgeschick',
  assertiveness: 'n große Durchsetzungsvermögen',
  'internal-behavior': 'f große Hilfsbereitschaft|f große Kollegialität',
  'external-behavior': 'f große Freundlichkeit|f hohe Kundenorientierung',
  integrity: 'f hohe Loyalität|f große Diskretion',
  determination: 'f große Zielstrebigkeit|f große Beharrlichkeit',
  'technical-understanding': 'n gute technische Verständnis',
}; // prettier-ignore
/** How traits are told; `A` is the adjective with its degree, before it stands the case. */
const tellings =
  'acc {S} zeigte {T}A|dat {S} arbeitete {T}mit A|dat {S} erledigte {P} Aufgaben {T}mit A|acc {S} überzeugte {T}durch A|acc {S} bewies {T}A|acc {S} verfügt über A|acc {S} besitzt A|dat {S} war {T}mit A bei der Arbeit|acc {S} brachte {T}A mit|nom {Q} war {T}B';
/** Who asks for a trait, or is known for it, praises nobody. */
const asked =
  'Die Stelle verlangt A|Unser Haus legt Wert auf A|Die Tätigkeit erfordert A|Unsere Kunden erwarten A|Gefragt sind bei dieser Arbeit A|Wir sind in der Region bekannt für A';
/** Adjectives that need no booster: domain.md §2.1 puts them between 1 and 2, the corpus at 1. */
const superb = 'hervorragend ausgezeichnet vorbildlich außergewöhnlich herausragend'.split(' ');
const endings = {
  acc: { m: 'en', f: 'e', n: 'es' },
  dat: { m: 'em', f: 'er', n: 'em' },
  nom: { m: '', f: '', n: '' },
} as const;

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
  return [
    ...praiseRows(),
    ...traitRows(),
    ...askedRows(),
    ...conductRows(),
    ...blamelessRows(),
    ...aheadRows(),
  ];
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

/** „Sie arbeitete stets mit hoher Motivation.“ */
function traitRows(): CorpusSentence[] {
  const degrees: readonly (readonly [time: string, degree: string, grade: number])[] = [
    ['', '', 3],
    ...['sehr', 'besonders', 'überaus', 'äußerst'].map((more) => ['', `${more} `, 2] as const),
    ...['stets', 'jederzeit', 'immer'].map((time) => [`${time} `, '', 2] as const),
    ...['stets', 'jederzeit'].map((time) => [`${time} `, 'sehr ', 1] as const),
    ...superb.flatMap((word) => [['', word, 1] as const, ['stets ', word, 1] as const]),
  ];
  return Object.entries(traits).flatMap(([category, list]) =>
    list.split('|').flatMap((trait) =>
      tellings.split('|').flatMap((telling) =>
        degrees.flatMap(([time, degree, grade]) => {
          const text = traitSentence(trait, telling, time, degree);
          // A third of them says it all.
          return text === null || hash(text) % 3 !== 0
            ? []
            : [{ id: text, text, category, grade, kind: 'plain' as const }];
        }),
      ),
    ),
  );
}

/** „Die Stelle verlangt hohe Motivation.“ */
function askedRows(): CorpusSentence[] {
  return Object.values(traits).flatMap((list) =>
    list.split('|').flatMap((trait) =>
      asked.split('|').flatMap((frame) =>
        ['', 'sehr ', ...superb].flatMap((degree) => {
          const text = traitSentence(trait, `acc ${frame}`, '', degree);
          return text === null
            ? []
            : [{ id: text, text, category: 'none', grade: null, kind: 'plain' as const }];
        }),
      ),
    ),
  );
}

function traitSentence(trait: string, telling: string, time: string, degree: string): string | null {
  const [gender, adjective, ...rest] = trait.split(' ') as ['m' | 'f' | 'n', string, ...string[]];
  const [grammar, ...frame] = telling.split(' ') as [keyof typeof endings, ...string[]];
  const told = frame.join(' ');
  // „verfügt stets über“ nobody writes.
  if (time !== '' && !told.includes('{T}')) return null;
  const stem = superb.includes(degree) ? degree : `${degree}${adjective.slice(0, -1)}`;
  const base = grammar === 'nom' ? stem.replace(/hoh$/u, 'hoch') : stem;
  const last = rest.at(-1) as string;
  const middle = rest.slice(0, -1).map((word) => `${word.slice(0, -1)}${endings[grammar][gender]} `);
  if (grammar === 'nom' && middle.length > 0) return null;
  const subject = subjects[
    hash(trait + telling + time + degree) % subjects.length
  ] as (typeof subjects)[number];
  const article = grammar === 'acc' && gender === 'f' && hash(told + trait) % 2 === 0 ? 'eine ' : '';
  const isFemale = subject === 'Sie' || subject === 'Frau Lindner';
  const possessive = isFemale ? 'ihr' : 'sein';
  const whose = `${isFemale ? 'Ihr' : 'Sein'}${gender === 'f' ? 'e' : ''}`;
  return `${told
    .replace('{S}', subject)
    .replace('{Q}', `${whose} ${last}`)
    .replace('{P}', `${possessive}e`)
    .replace('{T}', time)
    .replace(
      /(?<!\p{L})A(?!\p{L})/u,
      `${article}${base}${endings[grammar][gender]} ${middle.join('')}${last}`,
    )
    .replace(/(?<!\p{L})B(?!\p{L})/u, base)}.`;
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
