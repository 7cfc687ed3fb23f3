import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { letterOfBuyer } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

/** The letter of the buyer, once very good and once good: in the brilliant one much is taken for well meant. */
const veryGood = (performance: string): string => letterOfBuyer({ performance });
const good = (performance: string): string =>
  veryGood(performance)
    .replace('verfügt über sehr gute Fachkenntnisse', 'verfügt über gute Fachkenntnisse')
    .replace('immer sehr schnell', 'stets schnell')
    .replace(
      'jederzeit hoch motiviert und arbeitete äußerst sorgfältig',
      'jederzeit motiviert und sorgfältig',
    )
    .replace('immer sehr gut.', 'stets gut.')
    .replace('vollsten', 'vollen')
    .replace('jederzeit vorbildlich', 'stets einwandfrei')
    .replace('stets sehr gute Zusammenarbeit', 'stets gute Zusammenarbeit');
const rulesOf = (text: string): string[] => decode(text).findings.map(({ rule }) => rule);

describe('how things stood before somebody came', () => {
  it.each([
    'Als Herr Brandt den Einkauf übernahm, schrieb dieser seit drei Jahren rote Zahlen, und wir wollten ihn schließen.',
    'Als er zu uns kam, waren zwei Drittel der Lieferanten unzufrieden und die Regale leer.',
    'Bevor er den Einkauf übernahm, gab es jede Woche Reklamationen.',
    'Zuvor hatte der Einkauf drei Jahre lang Verluste geschrieben.',
    'Das Lager hatte seit Jahren keine eigene Ordnung.',
    'Er begann, als unser Laden wochenlang geschlossen blieb.',
    'Er kam mitten in jener Zeit, in der unser Haus monatelang geschlossen war und niemand Leuchten bestellte.',
    'Der Vertrag mit Wien war schon verloren geglaubt, bis er im Nachtzug hinfuhr.',
    'Das Archiv war ein Chaos, ehe er kam.',
    'Sein Verfahren galt zuvor als undurchführbar und wird heute in sieben Ländern genutzt.',
    'Das war nach drei Tagen nicht mehr zu merken.',
  ])('%s', (sentence) => {
    expect(rulesOf(veryGood(sentence))).toEqual([]);
    expect(rulesOf(good(sentence))).toEqual([]);
  });
});

describe('what is told of others, of tools and of hard times beside the praise', () => {
  it.each([
    'Den oft sehr persönlichen Anliegen unserer Händler begegnete er jederzeit verschwiegen.',
    'Händlern begegnete er immer freundlich, und wenn eine Leuchte nicht zu retten war, fand er Worte, ohne viele zu machen.',
    'Den manchmal ruppigen Ton der Fahrer nahm er stets mit Humor.',
    'Auch wenn an manchen Tagen das Telefon nicht stillstand, war er jederzeit belastbar.',
    'Sein Einsatz war jederzeit vorbildlich, im Schneesturm nicht weniger als bei Sonnenschein.',
    'Er hat viele originelle Einfälle, und nahezu alle ließen sich verwirklichen.',
    'Die Termine hielt er stets ein, oft war er vor der Zeit fertig.',
    'Die erste von Herrn Brandt liegt auf meinem Schreibtisch, alle Winkel stimmen.',
    'Das war nicht Glück, das war Können.',
    'Kein Ton war ihm zu leise, keine Naht zu klein.',
    'Zweimal hat man versucht, ihn uns abzuwerben.',
    'Was die Maschine nicht kann, kann seine Hand.',
    'Unter seinen Händen wurde aus Ausschuss eine Kleinserie.',
    'Das Wort „unmöglich“ kommt in seinem Wortschatz nicht vor.',
    'Über Überstunden verlor er kein Wort.',
    'Ohne ihn wüssten wir bis heute nicht, was eine Lampe kostet.',
    'Von ihm haben wir gelernt, dass man auch ohne Lautstärke verhandeln kann.',
    'Er hat mehr Geduld als die Lieferanten Ausreden.',
    'Auf 57 Katalogen steht sein Name, und zwar als Verfasser.',
    'Durch seine Vorschläge zur Wartung der Pressenantriebe sanken deren Ausfallzeiten um mehr als die Hälfte.',
    'Er wartete die Druckmaschinen so gut, dass ihre Ausfallzeiten sich halbierten.',
  ])('%s', (sentence) => {
    expect(rulesOf(veryGood(sentence))).toEqual([]);
    expect(rulesOf(good(sentence))).toEqual([]);
  });

  it.each([
    [
      'limited-to-place-or-time',
      'Auch wenn er an manchen Tagen unpünktlich war, arbeitete er stets sorgfältig.',
    ],
    ['limited-to-place-or-time', 'An manchen Tagen war er jederzeit belastbar.'],
    ['limited-to-place-or-time', 'Er war freundlich, und wenn es ruhig war, auch fleißig.'],
    ['limit-circumstance', 'Bei Sonnenschein war sein Einsatz jederzeit vorbildlich.'],
    ['galt-als', 'Er galt bei Kunden als Fachmann.'],
    ['job-lowered', 'Er war als Lagerhelfer stets zuverlässig.'],
    ['dull-spot', 'Das war Glück und kein Können.'],
    ['sickness', 'Trotz seiner Ausfallzeiten erreichte er die Ziele.'],
    ['missed-aim', 'Die Umsätze gingen zurück.'],
    ['dull-spot', 'Zuletzt blieb jede zweite Lieferung leer.'],
    ['trait-told-twice', 'Die Lieferanten waren zuletzt unzufrieden und die Regale leer.'],
    ['fact-against-praise', 'Zusätzliche Aufgaben lehnte er ab.'],
    ['fact-against-praise', 'Mit den oft unvollständigen Unterlagen lieferte er seine Berichte ab.'],
  ])('still told: %s of %s', (rule, sentence) => {
    expect(rulesOf(good(sentence))).toContain(rule);
  });
});

describe('a farewell', () => {
  it.each([
    'Unser Angebot einer unbefristeten Anstellung lehnte Herr Brandt ab, um zu studieren. Wir bedauern sein Ausscheiden auf eigenen Wunsch sehr.',
    'Das Angebot, die Abteilung zu übernehmen, schlug Herr Brandt auf eigenen Wunsch aus, um zu studieren. Wir bedauern sein Ausscheiden sehr.',
  ])('%s', (end) => {
    expect(rulesOf(letterOfBuyer({ end }))).not.toContain('failure-told');
  });

  it.each([
    'für die neue Aufgabe weiterhin viel Erfolg, für alles andere nur das Beste',
    'beruflich weiterhin viel Erfolg und außerhalb der Arbeit viel Zeit für den Garten',
  ])('wishes for private life: %s', (wish) => {
    const close = `Wir danken ihm für die stets sehr gute Zusammenarbeit und wünschen ihm ${wish}.`;
    expect(rulesOf(letterOfBuyer({ close }))).not.toContain('missing-private-wish');
  });
});

describe('those who are led', () => {
  const told =
    'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse, die sie jederzeit sehr sicher anwandte. Neue Zusammenhänge erfasste sie immer sehr schnell. Sie arbeitete stets äußerst sorgfältig. Ihre Arbeitsergebnisse waren immer von sehr guter Qualität.';
  const rules = (more: string, behavior: string): string[] =>
    rulesOf(
      baseLetter(
        {
          performance: `${told}\n\n${more}`,
          behavior,
          tasks: 'Sie führte vier Gärtner und zwei Lehrlinge und plante den Anbau.',
        },
        { job: 'Leiterin der Gärtnerei' },
      ),
    );
  const usual =
    'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Mitarbeitern war stets vorbildlich. Kunden begegnete sie stets sehr freundlich.';

  it('who leads and what comes of it may be told in several sentences', () => {
    const leads = 'Ihr Team führte Frau Kern konsequent.';
    expect(
      rules(
        `${leads} Sie erklärte gut, verteilte die Arbeit gerecht und erreichte stets sehr gute Leistungen. Die Leute waren gern bei uns.`,
        usual,
      ),
    ).not.toContain('missing-leadership');
    expect(rules(leads, usual)).toContain('missing-leadership');
  });

  it('whom her staff esteems behaves well toward it', () => {
    const listed =
      'Ihr Verhalten gegenüber der Geschäftsleitung sowie Kolleginnen und Kollegen war stets vorbildlich.';
    expect(
      rules('Die ihr unterstellten Mitarbeitenden schätzten ihre faire, ermutigende Art sehr.', listed),
    ).not.toContain('missing-staff');
    expect(rules('Die ihr unterstellten Mitarbeitenden leitete sie gut.', listed)).toContain('missing-staff');
  });
});

it('an Austrian architect signs with her title', () => {
  const text = letterOfBuyer({}).replace('Dr. Ute Sander', 'Arch. Dipl.-Ing. Ute Sander');
  expect(decode(text).facts.signatories).toEqual(['Arch. Dipl.-Ing. Ute Sander, Geschäftsführerin']);
});

it('whoever asks for the wishes of others does not take leave', () => {
  const text = letterOfBuyer({}).replace(
    'Auch Lieferanten begegnete er stets freundlich.',
    'Auch bei Lieferanten und im Laden, wo er die Kinder nach ihren Wünschen fragte, war er stets sehr freundlich.',
  );
  expect(rulesOf(text)).toEqual([]);
});
