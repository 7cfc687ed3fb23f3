import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const introduction =
  'Frau Jana Kern, geboren am 3. Mai 1985, trat am 1. April 2012 als Sachbearbeiterin in unser Unternehmen ein. Zum 1. Juli 2016 übertrugen wir ihr die Leitung der Gruppe Einkauf. Ihr Arbeitsverhältnis endet am 31. Mai 2023.';
const leading =
  'Als Gruppenleiterin verantwortete sie:\n\n– die fachliche und disziplinarische Führung der Gruppe mit neun Beschäftigten\n– die Verteilung der Aufträge\n– die Einsatzplanung';
const performance =
  'Frau Kern war stets sehr motiviert. Sie arbeitete jederzeit äußerst sorgfältig. Als Vorgesetzte führte Frau Kern ihre Gruppe stets vorbildlich. Ihre Mitarbeiter motivierte sie immer zu sehr guten Leistungen.';
const rules = (tasks: string): string[] =>
  decode(baseLetter({ introduction, tasks, performance }))
    .findings.map(({ rule }) => rule)
    .filter((rule) => rule === 'task-denied' || rule === 'staff-unmentioned');

describe('what an earlier post did not hold', () => {
  test.each([
    'In ihrer ersten Position erfasste Frau Kern Aufträge und prüfte Rechnungen. Personalverantwortung war mit dieser Stelle nicht verbunden.',
    'Zunächst erfasste Frau Kern Aufträge. Führungsaufgaben gehörten nicht zu dieser Stelle.',
    'Bis zu ihrer Beförderung erfasste Frau Kern Aufträge; Personalverantwortung war damit nicht verbunden.',
    'Als Sachbearbeiterin erfasste sie Aufträge und hatte keine Personalverantwortung.',
    'Frau Kern begann bei uns als Sachbearbeiterin. Unterstellte Mitarbeiter hatte sie nicht.',
    'In den ersten Jahren prüfte sie Rechnungen. Führungsaufgaben waren nicht vorgesehen.',
  ])('silent: %s', (before) => {
    expect(rules(`${before}\n\n${leading}`)).toEqual([]);
  });

  test.each([
    'Personalverantwortung war mit dieser Stelle nicht verbunden.',
    'Zunächst erfasste Frau Kern Aufträge, später prüfte sie Rechnungen. Seit 2016 leitete sie den Einkauf. Führungsaufgaben gehörten nicht zu dieser Stelle.',
  ])('told: %s', (before) => {
    expect(rules(`${before}\n\n${leading}`)).not.toEqual([]);
  });
});
