import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { letterOfBuyer as letter } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const contradictions = (performance: string): string[] =>
  decode(letter({ performance })).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' && rule !== 'dull-spot' ? [rule] : [],
  );

describe('teams that last, and posts that are filled again and again', () => {
  it.each([
    'Es gelang ihm, langjährige und beständige Teams zu formen; in den fünf Jahren besetzte er die 13 Filialleitungen seines Bezirks insgesamt 34 Mal neu.',
    'Er formte ein stabiles und eingespieltes Team. In seiner Zeit wechselte die Stellvertretung viermal.',
    'Er verstand es, Mitarbeiter langfristig an das Haus zu binden. Die sechs Stellen seiner Gruppe wurden in drei Jahren elfmal neu besetzt.',
    'Seine Mannschaft war stets beständig und verlässlich. In vier Jahren mussten die acht Stellen seiner Abteilung 21 Mal nachbesetzt werden.',
    'Auf seine stabile Mannschaft war er zu Recht stolz; von den zwölf Stellen des Teams war jede mindestens dreimal neu zu besetzen.',
    'Er sorgte für ein hervorragendes Arbeitsklima. In zwei Jahren schied die Hälfte der Beschäftigten seiner Abteilung aus.',
  ])('%s', (performance) => {
    expect(contradictions(performance)).not.toEqual([]);
  });
  it.each([
    'Er formte langjährige und beständige Teams; in fünf Jahren musste er nur zwei Stellen neu besetzen.',
    'Er formte ein stabiles Team und besetzte alle 13 Filialleitungen aus den eigenen Reihen.',
    'Er baute ein festes, treues Team auf. Er stellte in drei Jahren 17 neue Mitarbeiter ein, weil wir stark wuchsen.',
    'Er formte beständige Teams. Bei seinem Eintritt waren die Filialleitungen mehrfach neu besetzt worden; seither blieb keine Stelle leer.',
    'Er verstand es, Mitarbeiter zu binden. Offene Stellen besetzte er stets rasch und treffsicher neu.',
    'Seine Gruppe war stets stabil. Die saisonalen Aushilfen stellte er jedes Jahr neu ein.',
    'Er hielt sein Team zusammen, auch als die Leitung des Hauses dreimal wechselte.',
  ])('sound: %s', (performance) => {
    expect(contradictions(performance)).toEqual([]);
  });
});

describe('books kept without a gap, and what is gone', () => {
  it.each([
    'Über das Werkzeug führte er lückenlos Buch. Die Leitung hat in zwölf Monaten sieben Stecheisen und zwei Handsägen als Abgang ohne Nachweis ausbuchen müssen.',
    'Er führte die Bestände stets lückenlos und genau. Bei der letzten Inventur fehlten vierzehn Geräte, deren Verbleib nicht zu klären war.',
    'Er war stets ordentlich und gewissenhaft. Im letzten Jahr mussten drei Paletten Ware als Schwund ausgebucht werden.',
    'Die Schlüsselausgabe führte er stets zuverlässig. Vier Schlüssel gelten seit März als verloren.',
    'Die Kasse führte er jederzeit korrekt. Zum Jahresende war ein Betrag von 2.300 Euro nicht belegt.',
    'Er verwaltete das Lager stets tadellos. Der Bestand wich zuletzt um 38 Positionen vom Soll ab.',
    'Alle Unterlagen waren bei ihm stets vollständig und geordnet. Zu elf Lieferungen fanden sich keine Belege.',
    'Er führte das Betäubungsmittelbuch stets genau. Im Mai fehlten acht Ampullen ohne Eintrag.',
    'Über jede Leihgabe führte er genau Buch. Zwei Gemälde waren bei der Übergabe nicht auffindbar.',
  ])('%s', (performance) => {
    expect(contradictions(performance)).not.toEqual([]);
  });
  it.each([
    'Über das Werkzeug führte er lückenlos Buch; in acht Jahren ging kein einziges Stück verloren.',
    'Er führte die Bestände stets lückenlos. Bei der Inventur fehlte nie ein Stück.',
    'Er deckte auf, dass Ware als Schwund ausgebucht worden war, und führte das Lager stets genau.',
    'Er führte das Lager stets tadellos und senkte den Schwund von drei auf ein Prozent.',
    'Die Kasse führte er jederzeit korrekt. Nicht belegte Ausgaben der Kollegen klärte er rasch.',
    'Er führte genau Buch. Abgänge buchte er stets am selben Tag aus.',
    'Vor seinem Eintritt fehlten bei der Inventur vierzehn Geräte; er führte die Bestände stets lückenlos.',
    'Er verwaltete das Lager tadellos. Veraltete Geräte musterte er aus und buchte sie als Abgang aus.',
    'Alle Unterlagen waren bei ihm vollständig. Fehlende Belege forderte er stets zeitnah an.',
    'Er führte stets genau Buch. Beim Brand im Mai gingen zwölf Geräte verloren.',
    'Er führte stets genau Buch. Nach dem Einbruch im Mai wurden zwölf Geräte ausgebucht.',
  ])('sound: %s', (performance) => {
    expect(contradictions(performance)).toEqual([]);
  });
});

describe('free of accidents, and what was done after one', () => {
  it.each([
    'Besonders heben wir hervor, dass er seit seinem Eintritt ohne einen einzigen Unfall fuhr. Die nach den beiden Auffahrunfällen vom Februar und Mai des vergangenen Jahres angesetzte Nachschulung hat er besucht.',
    'Er fuhr stets unfallfrei. Nach zwei Unfällen im letzten Jahr wurde ein Gespräch mit ihm geführt.',
    'Er fuhr stets unfallfrei. Wegen eines Rangierschadens im Mai nahm er an einem Fahrtraining teil.',
    'Er war zwölf Jahre ohne jeden Unfall unterwegs. Im Anschluss an einen Zusammenstoß im Betriebshof wurde er drei Wochen im Innendienst eingesetzt.',
  ])('%s', (performance) => {
    expect(contradictions(performance)).not.toEqual([]);
  });
  it.each([
    'Er fuhr stets unfallfrei. Nach Unfällen anderer Fahrer sicherte er die Strecke und half den Verletzten.',
    'Er fuhr stets unfallfrei. Die Unfallmeldungen der Kollegen nahm er sorgfältig auf.',
    'Er fuhr stets unfallfrei und leitete Nachschulungen nach Unfällen.',
    'Er fuhr stets unfallfrei. Nach den beiden Unfällen auf der Linie 4 entwickelte er ein Fahrtraining für alle.',
    'Er fuhr ohne einen einzigen Unfall. An Fahrsicherheitstrainings nahm er jedes Jahr teil.',
    'Er fuhr stets unfallfrei. Als Ersthelfer war er nach Unfällen stets zur Stelle.',
    'Er fuhr stets unfallfrei. Schäden am Fahrzeug meldete er sofort.',
    'Er fuhr stets unfallfrei. Nach dem schweren Unfall eines Kollegen nahm er an einer Schulung teil.',
  ])('sound: %s', (performance) => {
    expect(contradictions(performance)).toEqual([]);
  });
});

const inInterim = (performance: string): string[] =>
  decode(baseLetter({ performance }, { type: 'zwischenzeugnis' })).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' && rule !== 'dull-spot' ? [rule] : [],
  );

describe('languages praised, and not spoken', () => {
  it.each([
    'Frau Kern arbeitet stets sehr sorgfältig. Neben Deutsch beherrscht sie Englisch und Französisch verhandlungssicher in Wort und Schrift. Telefonate mit den Auftraggebern in Lyon und Genf übernimmt eine Kollegin, da sich Frau Kern dort nur auf Deutsch verständigen kann. Ihre Ergebnisse sind immer sehr gut.',
    'Frau Kern spricht fließend Englisch. Mit den Kunden in London verständigt sie sich ausschließlich auf Deutsch. Ihre Ergebnisse sind immer sehr gut.',
    'Frau Kern spricht fließend Spanisch. Die spanischen Anrufe nimmt eine Kollegin entgegen. Ihre Ergebnisse sind immer sehr gut.',
    'Ihr Italienisch ist verhandlungssicher. Gespräche mit den Lieferanten in Mailand führt ein Kollege, weil sie nur Deutsch spricht. Ihre Ergebnisse sind immer sehr gut.',
    'Sie beherrscht Englisch in Wort und Schrift sehr gut. Englische Schreiben lässt sie von der Assistentin übersetzen. Ihre Ergebnisse sind immer sehr gut.',
    'Sie beherrscht Französisch fließend. Auf Französisch kann sie sich mit den Kunden nicht unterhalten. Ihre Ergebnisse sind immer sehr gut.',
    'Frau Kern verfügt über verhandlungssichere Englischkenntnisse. In englischen Besprechungen ist sie auf die Hilfe einer Dolmetscherin angewiesen. Ihre Ergebnisse sind immer sehr gut.',
  ])('%s', (performance) => {
    expect(inInterim(performance)).not.toEqual([]);
  });
  it.each([
    'Frau Kern spricht fließend Englisch. Mit den Kunden in Wien verständigt sie sich natürlich auf Deutsch. Ihre Ergebnisse sind immer sehr gut.',
    'Frau Kern spricht fließend Englisch. Mit den Eltern kann sie sich nicht nur auf Deutsch, sondern auch auf Türkisch verständigen. Ihre Ergebnisse sind immer sehr gut.',
    'Frau Kern spricht fließend Englisch. Die französischen Kunden betreut eine Kollegin. Ihre Ergebnisse sind immer sehr gut.',
    'Frau Kern spricht fließend Englisch. Kunden, die nur Deutsch sprechen, hilft sie mit Geduld weiter. Ihre Ergebnisse sind immer sehr gut.',
    'Frau Kern spricht fließend Englisch und übersetzt für Kolleginnen, die sich nur auf Deutsch verständigen können. Ihre Ergebnisse sind immer sehr gut.',
    'Frau Kern spricht fließend Spanisch. In Brasilien, wo sie sich anfangs nur auf Deutsch verständigen konnte, lernte sie Portugiesisch. Ihre Ergebnisse sind immer sehr gut.',
    'Frau Kern spricht sehr gut Französisch. Den Schriftwechsel mit Lyon führt sie allein auf Französisch. Ihre Ergebnisse sind immer sehr gut.',
    'Ihre Kolleginnen schätzen ihr fließendes Englisch, das sie bei Anrufen aus Übersee stets sicher einsetzt. Ihre Ergebnisse sind immer sehr gut.',
  ])('sound: %s', (performance) => {
    expect(inInterim(performance)).toEqual([]);
  });
});
