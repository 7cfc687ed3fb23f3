import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const begin =
  'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. März 2015 bis zum 30. Juni 2023 als Sachbearbeiterin bei uns tätig.';
const tasks =
  'Zu ihren Aufgaben gehörten die Bearbeitung von Aufträgen, die Pflege der Stammdaten und die Ablage.';
const before = 'Frau Kern verfügt über ein sehr fundiertes Fachwissen. Sie war stets hoch motiviert.';
const after = 'Auch unter hoher Belastung war sie stets ruhig. Ihre Arbeitsqualität war immer sehr gut.';
const contradictions = (introduction: string, told: string, praise: string): string[] =>
  decode(
    baseLetter({
      introduction: `${begin} ${introduction}`,
      tasks: `${tasks} ${told}`,
      performance: `${before} ${praise} ${after}`,
      signature: 'Neuenstadt, 30. Juni 2023\n\nUlrike Damm\nGeschäftsführerin',
    }),
  ).findings.flatMap(({ kind, rule }) => (kind === 'contradiction' ? [rule] : []));

describe('a language not spoken, and praised', () => {
  it.each<[string, string, string]>([
    [
      '',
      'Die englische Korrespondenz sowie alle Telefonate mit nicht deutschsprachigen Vertretungen übernahm dabei ihre Kollegin, da Frau Kern kein Englisch spricht.',
      'Hervorzuheben ist ihr verhandlungssicheres Englisch, mit dem sie unsere Partner in Übersee am Telefon stets überzeugte.',
    ],
    [
      '',
      'Schreiben in englischer Sprache ließ sie übersetzen, weil sie des Englischen nicht mächtig ist.',
      'Ihr ausgezeichnetes Englisch war für uns ein großer Gewinn.',
    ],
    [
      '',
      'Da sie über keine Französischkenntnisse verfügt, betreute die Kunden in Lyon ein Kollege.',
      'Sie verhandelte mit den Kunden in Lyon stets in fließendem Französisch.',
    ],
    [
      '',
      'Polnisch spricht Frau Kern nicht; Gespräche mit den Subunternehmern führte der Polier.',
      'Mit den polnischen Subunternehmern verständigte sie sich in bestem Polnisch.',
    ],
    [
      '',
      'Ausländische Anrufer verband sie weiter, weil sie keine Fremdsprache spricht.',
      'Ihre hervorragenden Sprachkenntnisse in Englisch und Spanisch setzte sie jederzeit sicher ein.',
    ],
    [
      '',
      'Sie bearbeitete nur die deutschsprachigen Anfragen, englische Anfragen gingen mangels Sprachkenntnissen an die Zentrale.',
      'Besonders schätzten wir ihr fließendes Englisch in Wort und Schrift.',
    ],
    [
      '',
      'Für Telefonate auf Italienisch wurde eine Dolmetscherin hinzugezogen, da Frau Kern die Sprache nicht beherrscht.',
      'Ihr Italienisch ist fließend und verhandlungssicher.',
    ],
    [
      '',
      'Frau Kern versteht kein Russisch, die Schreiben übersetzte ihr eine Kollegin.',
      'Sie spricht fließend Russisch und übersetzte alle Schreiben selbst.',
    ],
    [
      '',
      'Englisch gehörte mangels Kenntnissen nicht zu ihrem Aufgabenbereich.',
      'In englischsprachigen Sitzungen überzeugte sie durch sehr gutes Englisch.',
    ],
  ])('%s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).not.toEqual([]);
  });
  it.each<[string, string, string]>([
    [
      '',
      'Die englische Korrespondenz übernahm sie ab 2018 von ihrer Kollegin.',
      'Hervorzuheben ist ihr verhandlungssicheres Englisch.',
    ],
    [
      '',
      'Mit Kunden, die kein Deutsch sprechen, telefonierte sie auf Englisch.',
      'Hervorzuheben ist ihr verhandlungssicheres Englisch.',
    ],
    [
      '',
      'Sie betreute Partner, die kein Englisch sprechen.',
      'Hervorzuheben ist ihr fließendes Spanisch und ihr sehr gutes Englisch.',
    ],
    [
      '',
      'Die chinesische Korrespondenz übernahm eine Kollegin, da Frau Kern kein Chinesisch spricht.',
      'Hervorzuheben ist ihr verhandlungssicheres Englisch.',
    ],
    ['', 'Sie unterstützte Kolleginnen, die kein Englisch sprechen.', 'Ihr Englisch ist fließend.'],
    [
      '',
      'Bei ihrem Eintritt sprach sie kein Italienisch.',
      'Heute verhandelt sie in fließendem Italienisch.',
    ],
    ['', 'Deutschkenntnisse waren für die Stelle nicht erforderlich.', 'Ihr Englisch ist fließend.'],
    ['', 'Dolmetscher brauchte sie nie.', 'Ihr Französisch ist fließend und sehr gut.'],
    [
      '',
      'Sie übersetzte Verträge für den Vertrieb.',
      'Ihre hervorragenden Sprachkenntnisse setzte sie jederzeit sicher ein.',
    ],
    [
      '',
      'Obwohl sie anfangs kein Polnisch sprach, lernte sie es binnen zwei Jahren.',
      'Mit den Kunden in Posen spricht sie fließend Polnisch.',
    ],
    ['', 'Sie übernahm alle Telefonate ins Ausland.', 'Niemand im Haus spricht so gut Englisch wie sie.'],
  ])('is silent: %s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).toEqual([]);
  });
});
