// What the beginning of a letter says of the post, and what a later sentence tells as if it were another one.
import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

type Changes = Parameters<typeof baseLetter>[0];
const praise =
  'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie arbeitete immer äußerst sorgfältig. Ihre Ergebnisse waren stets sehr gut.';
const rulesOf = (changes: Changes, job: string): string[] =>
  decode(baseLetter(changes, { job })).findings.map(({ rule }) => rule);
const introduction = (more: string): string =>
  `Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 als {job} in unserem Unternehmen tätig. ${more}`;

/** A later sentence among the praise of somebody whose post was introduced so. */
const later = (frame: string, sentence: string, job: string): string[] =>
  rulesOf({ introduction: introduction(frame), performance: `${praise} ${sentence}` }, job);
const tasksOf = (more: string): string =>
  `${more} Zu ihren Aufgaben gehörten Angebote, Preisgespräche, Bestellungen und die Pflege der Stammdaten.`;
const fourteen = 'Sie leitete die Gruppe Großschaden mit 14 Mitarbeiterinnen und Mitarbeitern.';
const ofStaff = (sentence: string): string[] =>
  rulesOf({ tasks: fourteen, performance: `${praise} ${sentence}` }, 'Gruppenleiterin');
const closing = (more: string): string =>
  `Frau Kern verlässt uns auf eigenen Wunsch. ${more} Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr weiterhin viel Erfolg und alles Gute.`;
const list = (items: string): string => `Ihre Aufgaben waren:\n${items}`;

describe('travelling', () => {
  it.each([
    'Ihre Stelle war ausschließlich dem Werk Zwickau zugeordnet und mit keiner Reisetätigkeit verbunden.',
    'Sie arbeitete ohne Reisetätigkeit.',
    'Dienstreisen waren mit der Stelle nicht verbunden.',
  ])('is told after: %s', (frame) => {
    for (const sentence of [
      'Auf ihren Montageeinsätzen in Skandinavien erzielte sie stets sehr gute Ergebnisse.',
      'Auch auf Dienstreisen war sie jederzeit sehr belastbar.',
    ])
      expect(later(frame, sentence, 'Servicetechnikerin')).toContain('frame-clash');
  });
  it('is no matter where nothing excludes it', () =>
    expect(
      later(
        'Sie arbeitete im Werk Zwickau.',
        'Auf ihren Montageeinsätzen in Polen war sie stets sehr gut.',
        'Servicetechnikerin',
      ),
    ).not.toContain('frame-clash'));
});

describe('nights', () => {
  it.each([
    'Nach ihrem Arbeitsvertrag arbeitete sie nur in der Tagschicht von 7 bis 15 Uhr.',
    'Von Nachtdiensten war sie befreit.',
  ])('are told after: %s', (frame) =>
    expect(
      later(
        frame,
        'Auch in den langen Nächten hinter dem Schalter blieb sie stets sehr aufmerksam.',
        'Verkäuferin',
      ),
    ).toContain('frame-clash'),
  );
  it('fit to shifts', () =>
    expect(
      later(
        'Sie arbeitete in Wechselschicht.',
        'Auch in den langen Nächten blieb sie stets sehr aufmerksam.',
        'Verkäuferin',
      ),
    ).not.toContain('frame-clash'));
});

describe('a leader who was none', () => {
  const role = `${praise} In ihrer Rolle als Leiterin des Einkaufs erreichte sie sehr große Einsparungen.`;
  it.each([
    'Frau Kern unterstand der Einkaufsleitung.',
    'Sie war der Einkaufsleiterin direkt unterstellt.',
    'Sie berichtete an die Einkaufsleitung.',
  ])('is told although a leader is named: %s', (frame) =>
    expect(rulesOf({ tasks: tasksOf(frame), performance: role }, 'Sachbearbeiterin im Einkauf')).toContain(
      'job-varies',
    ),
  );
  it('unless she led', () =>
    expect(
      rulesOf(
        { tasks: tasksOf('2021 übernahm sie die Leitung des Einkaufs.'), performance: role },
        'Sachbearbeiterin im Einkauf',
      ),
    ).not.toContain('job-varies'));
});

describe('two sizes of a team', () => {
  it('are told also in a sentence that rates nobody', () =>
    expect(ofStaff('In ihrem vierköpfigen Team sorgte sie für klare Zuständigkeiten.')).toContain(
      'other-staff',
    ));
  it('and one is no finding', () =>
    expect(ofStaff('In ihrem vierzehnköpfigen Team sorgte sie für klare Zuständigkeiten.')).not.toContain(
      'other-staff',
    ));
});

describe('own wish', () => {
  it('and a contract that was ended by agreement', () =>
    expect(
      rulesOf(
        {
          closing: closing(
            'Wir rechnen ihr hoch an, dass sie an einer für beide Seiten tragbaren Aufhebung des Vertrags mitgewirkt hat.',
          ),
        },
        'Verkäuferin',
      ),
    ).toContain('two-reasons'));
  it('alone is fine', () =>
    expect(rulesOf({ closing: closing('') }, 'Verkäuferin')).not.toContain('two-reasons'));
});

describe('nothing but errands under the title of one who answers for something', () => {
  const errands =
    '- Verteilung der Eingangspost und Befüllen der Drucker\n- Einscannen und Ablegen von Lieferscheinen\n- Bestellung von Büromaterial\n- Vorbereitung der Besprechungsräume\n- Abgleich von Eingangsrechnungen mit Bestellungen\n- Übertragen von Kontoständen in die vorgegebene Tabelle';
  it('is told', () =>
    expect(rulesOf({ tasks: list(errands), performance: praise }, 'Controllerin')).toContain('mere-help'));
  it.each([
    ['of an assistant it is her job', errands, 'Büroassistentin'],
    [
      'where figures are planned it is a part only',
      `- Planung der Budgets\n- Analyse der Abweichungen\n${errands}`,
      'Controllerin',
    ],
  ])('%s', (_, items, job) =>
    expect(rulesOf({ tasks: list(items), performance: praise }, job)).not.toContain('mere-help'),
  );
});

const led = (task: string, sentence: string): string[] =>
  rulesOf(
    { tasks: list(`- ${task}\n- Pflege der Unterlagen\n- Berichte`), performance: `${praise} ${sentence}` },
    'Informatikerin',
  );

describe('a head of what the tasks tell to be led', () => {
  it.each([
    [
      'technische Leitung des vierköpfigen Teams Geodaten',
      'Als technische Leiterin gewann sie alle stets für hohe Ziele.',
    ],
    [
      'fachliche Leitung der Arbeitsgruppe Netze',
      'Als fachliche Leiterin gab sie Aufgaben stets mit der Verantwortung weiter.',
    ],
    [
      'stellvertretende Leitung der Abteilung',
      'Als stellvertretende Leiterin vertrat sie das Haus jederzeit sehr gut.',
    ],
    [
      'Leitung von Projekten im Ausland',
      'Als Projektleiterin steuerte sie auch große Vorhaben stets sehr gut.',
    ],
    ['Leitung des Labors in Vertretung', 'Als kommissarische Leiterin behielt sie stets den Überblick.'],
    ['Führung einer Kolonne mit fünf Leuten', 'Als Vorarbeiterin war sie stets sehr umsichtig.'],
  ])('is no other job: %s', (task, sentence) => expect(led(task, sentence)).not.toContain('job-varies'));
  it.each([
    ['Betrieb der Server', 'Als technische Leiterin gewann sie alle stets für hohe Ziele.'],
    [
      'Abstimmung mit der Leitung des Werks',
      'Als fachliche Leiterin gab sie Aufgaben stets mit der Verantwortung weiter.',
    ],
    [
      'technische Leitung des vierköpfigen Teams Geodaten',
      'Als Küchenchefin führte sie alle stets zu sehr guten Leistungen.',
    ],
    ['Führung der Bestandslisten', 'Als Vorarbeiterin war sie stets sehr umsichtig.'],
    ['Leitung des Teams Netze', 'Als Pflegefachkraft war sie stets sehr einfühlsam.'],
  ])('is one where nothing of the kind is told: %s', (task, sentence) =>
    expect(led(task, sentence)).toContain('job-varies'),
  );
});
