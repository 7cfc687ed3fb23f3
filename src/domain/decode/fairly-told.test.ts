import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const letter = (intro: string, closing = ''): string => `Arbeitszeugnis

${intro}

Zu ihren Aufgaben gehörten:

– Entwurf und Ausführungsplanung von Parks und Schulhöfen
– Berechnung von Mengen und Kosten
– Prüfung der Angebote

Sie verfügte über sehr gute Fachkenntnisse und wandte sie jederzeit sicher an. Neues erfasste sie stets sehr schnell. Sie arbeitete immer äußerst sorgfältig und war hoch motiviert. Auch unter Zeitdruck war sie jederzeit belastbar. Ihre Ergebnisse waren stets sehr gut. Sie erfüllte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war jederzeit vorbildlich.

Frau Kainz verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden außerordentlich. ${closing}Wir danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich und persönlich alles Gute und weiterhin viel Erfolg.

Landshut, 30. September 2021

Prof. Johannes Wimmer
Geschäftsführer`;

const rulesOf = (intro: string, closing?: string): string[] =>
  decode(letter(intro, closing)).findings.map(({ rule }) => rule);
const work =
  'Frau Theresa Kainz, geboren am 7. Juli 1985 in Passau, war vom 1. September 2014 bis zum 30. September 2021 als Landschaftsarchitektin in unserem Büro tätig.';

describe('a long leave', () => {
  it.each([
    'Vom 1. März 2016 bis zum 30. September 2019 befand sie sich in Elternzeit.',
    'Von März 2016 bis September 2019 war sie in Elternzeit.',
    'In der Zeit vom 01.03.2016 bis 30.09.2019 ruhte das Arbeitsverhältnis wegen Elternzeit.',
    'Vom 1. Mai 2015 bis zum 30. April 2017 und vom 1. Juni 2018 bis zum 31. Mai 2020 war sie in Elternzeit.',
  ])('may be told: %s', (leave) => {
    expect(rulesOf(`${work} ${leave}`)).not.toContain('parental-leave');
  });

  it.each([
    'Vom 1. März 2016 bis zum 28. Februar 2017 befand sie sich in Elternzeit.',
    'Von März 2016 bis September 2017 war sie in Elternzeit.',
    'Zeitweise befand sie sich in Elternzeit.',
    'Wegen ihrer Schwangerschaft war sie vom 1. März 2016 bis zum 30. September 2019 abwesend.',
  ])('is told as before where it is short or of no known length: %s', (leave) => {
    expect(rulesOf(`${work} ${leave}`)).toContain('parental-leave');
  });
});

describe('what somebody wants to be told', () => {
  it.each([
    'Auf ihren Wunsch erwähnen wir, dass sie vom 1. März 2016 bis zum 28. Februar 2017 in Elternzeit war.',
    'Auf ausdrücklichen Wunsch von Frau Kainz wird erwähnt, dass sie von März 2016 bis Mai 2016 in Elternzeit war.',
    'Auf ihren Wunsch hin sei ihre Elternzeit von März 2016 bis Februar 2017 genannt.',
    'Die Elternzeit von März 2016 bis Februar 2017 wird auf ihren Wunsch genannt.',
    'Ihrem Wunsch entsprechend vermerken wir, dass sie von 2017 bis 2020 dem Betriebsrat angehörte.',
    'Auf ihren Wunsch nehmen wir auf, dass sie von 2017 bis 2020 Mitglied des Betriebsrats war.',
  ])('may be told: %s', (told) => {
    const rules = rulesOf(`${work} ${told}`);
    expect(rules).not.toContain('parental-leave');
    expect(rules).not.toContain('works-council');
  });

  it.each([
    'Auf ihren Wunsch war sie vom 1. März 2016 bis zum 28. Februar 2017 in Elternzeit.',
    'Auf eigenen Wunsch nahm sie von März 2016 bis Februar 2017 Elternzeit.',
    'Wir erwähnen, dass sie vom 1. März 2016 bis zum 28. Februar 2017 in Elternzeit war.',
  ])('not because something else was wished: %s', (told) => {
    expect(rulesOf(`${work} ${told}`)).toContain('parental-leave');
  });
});

describe('a move of the family', () => {
  it.each([
    'Auf eigenen Wunsch geht sie, weil der Umzug ihrer Familie nach Kiel bevorsteht. ',
    'Auf eigenen Wunsch geht sie wegen eines Umzugs ihrer Familie. ',
    'Sie geht auf eigenen Wunsch, da sie mit ihrer Familie nach Kiel zieht. ',
  ])('is a usual reason of her own notice: %s', (why) => {
    expect(rulesOf(work, why)).not.toContain('private-life');
  });

  it('and to follow a husband is told as before', () => {
    expect(rulesOf(work, 'Auf eigenen Wunsch geht sie, denn sie zieht mit ihrem Mann fort. ')).toContain(
      'private-life',
    );
  });
});

describe('a wedding that explains a name', () => {
  const named = (how: string): string => work.replace('Kainz,', `Kainz, ${how},`);

  it.each([
    named('bis zu ihrer Heirat im Juni 2019 Theresa Huber'),
    named('bis zu ihrer Hochzeit Theresa Huber'),
    named('vor ihrer Eheschließung Huber'),
    `${work} Seit ihrer Heirat im Jahr 2019 führt sie den Namen Kainz.`,
    `${work} Bis zu ihrer Heirat hieß sie Huber.`,
  ])('belongs there: %s', (intro) => {
    expect(rulesOf(intro)).not.toContain('private-life');
  });

  it.each([
    `${work} Seit ihrer Heirat arbeitete sie in Teilzeit.`,
    `${work} Bis zu ihrer Heirat im Juni 2019 war sie auch am Wochenende im Einsatz.`,
    `${work} Wegen ihrer Heirat zog sie 2019 nach Landshut.`,
  ])('is a private matter otherwise: %s', (intro) => {
    expect(rulesOf(intro)).toContain('private-life');
  });
});

const twice = (first: string, second: string): string =>
  `Frau Theresa Kainz, geboren am 7. Juli 1985 in Passau, war zweimal in unserem Büro tätig: ${first} und, nachdem sie einige Jahre in Wien gearbeitet hatte, ${second} als Landschaftsarchitektin.`;

describe('somebody who went and came back', () => {
  const both = twice(
    'vom 1. März 2007 bis zum 31. August 2011 als Zeichnerin',
    'vom 1. Januar 2015 bis zum 30. September 2021',
  );

  it('left at the end of the second time', () => {
    expect(decode(letter(both)).facts).toMatchObject({ begin: '2007-03-01', end: '2021-09-30' });
    expect(
      decode(letter(twice('von März 2007 bis August 2011', 'von Januar 2015 bis September 2021'))).facts.end,
    ).toBe('2021-09-30');
    expect(rulesOf(both)).not.toContain('late-date');
  });

  it.each(['gut elf', 'rund vierzehn'])('may count the years of both: %s', (years) => {
    expect(rulesOf(both, `Für ${years} Jahre guter Zusammenarbeit sind wir dankbar. `)).not.toContain(
      'other-duration',
    );
    expect(rulesOf(both, `Wir danken ihr für ${years} Jahre guter Zusammenarbeit. `)).not.toContain(
      'other-duration',
    );
  });

  it('has not been there for twenty', () => {
    expect(rulesOf(both, 'Wir danken ihr für zwanzig Jahre guter Zusammenarbeit. ')).toContain(
      'other-duration',
    );
  });

  it('takes no leave or post within the time for a second one', () => {
    const within = `${work} Vom 1. März 2022 bis zum 30. September 2022 vertrat sie die Leitung.`;
    expect(decode(letter(within)).facts.end).toBe('2021-09-30');
    const post = `${work} Vom 1. März 2016 bis zum 31. Mai 2021 leitete sie das Team.`;
    expect(decode(letter(post)).facts.end).toBe('2021-09-30');
  });
});

describe('a student who stayed', () => {
  const trainee =
    'Frau Theresa Kainz, geboren am 7. Juli 1992, trat am 1. Oktober 2014 als Werkstudentin mit 16 Wochenstunden bei uns ein.';

  it.each([
    'Nach dem Abschluss ihres Studiums beschäftigten wir sie vom 1. April 2017 an in Vollzeit als Landschaftsarchitektin. Das Arbeitsverhältnis endet mit dem 30. September 2021.',
    'Vom 1. April 2017 an war sie mit 38 Wochenstunden als Landschaftsarchitektin tätig. Das Arbeitsverhältnis endet mit dem 30. September 2021.',
  ])('changed her hours: %s', (then) => {
    const rules = rulesOf(`${trainee} ${then}`);
    expect(rules).not.toContain('two-contracts');
    expect(rules).not.toContain('frame-clash');
  });
});
