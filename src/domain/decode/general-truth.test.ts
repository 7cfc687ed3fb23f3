import { describe, expect, it } from 'vitest';
import { letterOfBuyer } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';
import { isGeneralTruth } from './general-truth.ts';

const atLarge = [
  'Die meisten werfen ihn nach einer Woche weg.',
  'Fristen sind in unserem Beruf wie Bremsen am Fahrrad: Man merkt erst, was sie wert sind, wenn sie fehlen.',
  'Auf dem Dach zählt nicht, was einer sagt.',
  'Ein Seilbahner schläft ruhig oder gar nicht.',
  'Wer meint, Zahlen seien trocken, hat nie einen Bergbauern beraten.',
  'Regisseure sagen gern, sie wollten ein Licht wie an einem Novembermorgen, nur wärmer.',
  'Holz verzeiht keine Hast.',
  'Ein Teig wartet nicht, bis jemand Zeit hat.',
  'Bienen mögen keine Unruhe.',
  'Im Theater gibt es keinen zweiten Versuch.',
  'Viele Lehrlinge geben im ersten Winter auf.',
  'Eine Orgel ist nie fertig, und selten klingt sie zweimal gleich.',
  'Einen guten Souffleur bemerkt man nicht, einen schlechten vergisst man nie.',
  'Wer zu früh zapft, verdirbt den Most, wer zu spät zapft, verliert ihn.',
  'In unserem Gewerbe kommt ein Unfall nie zweimal, weil er beim ersten Mal reicht.',
  'Eine Kasse, die stimmt, fällt niemandem auf.',
];

describe('what holds at large', () => {
  it.each(atLarge)('%s', (sentence) => {
    expect(isGeneralTruth({ flat: sentence })).toBe(true);
    expect(decode(letterOfBuyer({ performance: sentence })).findings).toEqual([]);
  });

  it.each([
    'Die Termine wurden überwiegend eingehalten.',
    'Man musste oft an die Termine erinnern.',
    'Wer viel arbeitet, macht auch Fehler.',
    'Wer ihn kennt, mag ihn nicht.',
    'Auch in Gesprächen mit Redaktionen wusste sie sich gut zu verkaufen.',
    'Wir gratulieren zu der mit gut bestandenen Prüfung.',
    'Besonders überzeugen die Ergebnisse.',
    'Eine Neubesetzung ist nicht erforderlich.',
    'Ein Wechsel in der Leitung steht derzeit nicht bevor.',
    'Eine Schulung in SAP erhielt er nie.',
    'Einen Lehrgang braucht er nicht.',
    'Die meisten meiden ihn.',
    'Andere müssen ihn oft erinnern.',
    'Die meisten Aufgaben werden pünktlich erledigt.',
    'Kunden loben die Freundlichkeit nur selten.',
    'An guten Tagen ist der Einsatz hoch.',
    'Jeder Mitarbeiter hat mal einen schlechten Tag.',
    'Nicht jeder Einfall war brauchbar.',
    'Akten bleiben wochenlang liegen.',
    'Anrufe bleiben unbeantwortet.',
    'Ein Vorgesetzter muss auch streng sein können.',
    'Fachwissen ist vorhanden.',
    'Belastbarkeit zeigt sich selten.',
    'Pünktlichkeit ist eine Tugend, die man lernen muss.',
  ])('meant for somebody: %s', (sentence) => {
    expect(isGeneralTruth({ flat: sentence })).toBe(false);
  });
});
