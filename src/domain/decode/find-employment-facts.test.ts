import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

/** What the farewell and the grades tell against each other is not asked here. */
const others: ReadonlySet<string> = new Set([
  'closing-against-rating',
  'interim-wishes',
  'top-without-thanks',
  'retired-young',
]);
const contradictions = (told: Told): string[] =>
  decode(letter(told)).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' && !others.has(rule) ? [rule] : [],
  );

const was = 'war vom 1. März 2015 bis zum 31. Dezember 2022 als Einkäufer in unserem Unternehmen tätig.';

describe('a break in a work told to be without one', () => {
  it.each<Told>([
    {
      performance:
        'Er hat bei uns in über sieben Jahren nie länger gefehlt und seinen Dienst ohne Pause versehen.',
      tasks: 'Von 2018 bis 2019 nahm er ein Sabbatjahr.',
    },
    {
      intro: `${was} Die Beschäftigung erfolgte ohne Unterbrechung.`,
      tasks: 'Zwischen Juni 2017 und Mai 2018 war er für die Betreuung seines Sohnes beurlaubt.',
    },
    {
      tasks: 'Unterbrochen wurde seine Tätigkeit zu keinem Zeitpunkt.',
      performance: 'Nachdem er aus der Elternzeit zurückgekehrt war, übernahm er den Bereich Elektronik.',
    },
    {
      tasks: 'Er arbeitete ununterbrochen im Einkauf.',
      performance: 'Im Anschluss an sein Sabbatical 2019 setzte er neue Ideen um.',
    },
    {
      end: 'Bis zu seinem Ausscheiden stand er lückenlos in unseren Diensten. Herr Brandt verlässt uns auf eigenen Wunsch. Wir bedauern das.',
      tasks: 'Während seiner einjährigen Elternzeit vertrat ihn eine Kollegin.',
    },
  ])('is told: %o', (told) => {
    expect(contradictions(told)).not.toEqual([]);
  });

  it.each<Told>([
    {
      intro: `${was} Die Beschäftigung erfolgte ohne Unterbrechung.`,
      tasks: 'Er vertrat eine Kollegin, die in Elternzeit war.',
    },
    {
      tasks:
        'Er sorgte dafür, dass die Fertigung ohne Unterbrechung beliefert wurde. 2018 war er in Elternzeit.',
    },
    { tasks: 'Nach seiner Elternzeit im Jahr 2016 arbeitete er ununterbrochen im Einkauf.' },
    { tasks: 'Die Lieferfähigkeit war lückenlos gesichert. Von Mai bis Juni 2019 nahm er Elternzeit.' },
  ])('only seems to be one: %o', (told) => {
    expect(contradictions(told)).toEqual([]);
  });
});

describe('two reasons of one farewell', () => {
  it.each<Told>([
    {
      end: 'Herr Brandt verlässt uns auf eigenen Wunsch. Durch die Aufgabe unseres Standorts Kiel ist sein Arbeitsplatz weggefallen.',
    },
    {
      end: 'Herr Brandt kündigte von sich aus. Wir mussten ihm leider aus wirtschaftlichen Gründen kündigen.',
    },
    {
      end: 'Herr Brandt hat sich zu einem Wechsel entschlossen. Der Personalabbau in unserem Haus hat uns zu dieser Kündigung gezwungen.',
    },
    { end: 'Sein Ausscheiden erfolgt auf eigenen Wunsch. Der befristete Vertrag endet vereinbarungsgemäß.' },
    {
      end: 'Aus eigenem Antrieb gibt Herr Brandt seine Stelle auf. Mit dem Ende der Befristung läuft der Vertrag aus.',
    },
    {
      end: 'Herr Brandt geht in den Ruhestand. Er verlässt uns, um eine leitende Stelle in Hamburg anzutreten.',
    },
    {
      end: 'Wir haben uns mit Herrn Brandt auf eine Aufhebung des Vertrages geeinigt. Die Kündigung hat er selbst ausgesprochen.',
    },
    {
      end: 'Betriebsbedingt mussten wir das Arbeitsverhältnis beenden. Wir bedauern, dass Herr Brandt sich zu diesem Schritt entschlossen hat.',
    },
    {
      intro: `${was} Sein Vertrag war bis Ende 2022 befristet und endete mit Ablauf dieser Frist.`,
      end: 'Herr Brandt hat zum 31. Dezember 2022 gekündigt.',
    },
  ])('is told: %o', (told) => {
    expect(contradictions(told)).not.toEqual([]);
  });

  it.each<Told>([
    {
      end: 'Herr Brandt verlässt uns auf eigenen Wunsch. Wir bedauern seine Entscheidung, hatten wir ihm doch eine Verlängerung angeboten.',
    },
    {
      end: 'Das Arbeitsverhältnis endet mit Ablauf der Befristung. Er verlässt uns, um eine neue Aufgabe in Hamburg zu übernehmen.',
    },
    { tasks: 'Er begleitete die Verlagerung des Lagers und den Abbau von Stellen dort.' },
    {
      end: 'Wegen der Schließung des Standorts endet das Arbeitsverhältnis. Wir mussten uns von allen Beschäftigten trennen.',
    },
    { tasks: 'Mit Lieferanten löste er Verträge im gegenseitigen Einvernehmen auf.' },
    {
      end: 'Herr Brandt tritt auf eigenen Wunsch vorzeitig in den Ruhestand. Wir wünschen ihm für den Ruhestand alles Gute.',
    },
  ])('only seems to be one: %o', (told) => {
    expect(contradictions(told)).toEqual([]);
  });
});
