import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

const gap = '[^.;:!?,]{0,50}?';
/** What others must bring before somebody works. */
const brought =
  '\\p{L}*(?:unterlagen|angaben|informationen|auskünfte|daten|belege|zahlen|pläne|zeichnungen|vorgaben|anweisung(?:en)?|anleitung|vorlagen?|material|materialien|bauteile|werkzeuge?|hilfsmittel|mittel|papiere|akten|formulare?|beschreibung(?:en)?|muster)';
const there =
  '(?:vorlag(?:en)?|vorliegt|vorliegen|vorgelegt (?:wurden?|werden|wird|worden (?:war|waren|sind))|bereit(?:lag(?:en)?|liegt|liegen|stand(?:en)?|steht|stehen|gestellt (?:wurden?|werden|waren))|zur (?:verfügung|hand) (?:stand|standen|steht|stehen|gestellt (?:wurden?|werden|waren)|waren|war|sind|ist)|(?:gestellt|gegeben|gebracht|geliefert|ausgehändigt|übergeben|gereicht|zugearbeitet|hingelegt|besorgt|beschafft) (?:wurden?|werden|wird|waren|worden (?:war|waren|sind))|(?:vollständig|komplett|beisammen|beieinander|da|vorhanden|verfügbar|greifbar) (?:war|waren|ist|sind))';
/** Plain words for good work; „stets“ and „sofort“ tell of more than the proviso. */
const plainly =
  '(?:ordentlich|sorgfältig|gut|korrekt|richtig|genau|sauber|gewissenhaft|zuverlässig|selb(?:st)?ständig|sachgerecht|fachgerecht|zufriedenstellend|einwandfrei|brauchbar|fehlerfrei|vollständig|übersichtlich|pünktlich|fristgerecht|termingerecht|planmäßig|zügig|verlässlich|eigenständig|systematisch|zielgerichtet|konzentriert|effizient)~';

/** What somebody hands in … */
const piece =
  '\\p{L}*(?:angebote?|berichte?|protokolle?|gutachten|entwürfe?|texte?|auswertung(?:en)?|abrechnung(?:en)?|unterlagen|ergebnisse?|arbeiten|ausarbeitung(?:en)?|pläne|planung(?:en)?|zeichnungen|dokumentation(?:en)?|übersetzung(?:en)?|rechnungen|konzepte?|analysen?|aufstellung(?:en)?|meldungen|bescheide|schriftsätze|bögen|\\p{L}*hefte?|vorschläge|listen|befunde|kalkulation(?:en)?|abschlüsse|statistiken)';
/** … and that it was there at last. */
const handedIn =
  '(?:(?:einmal|endlich|dann|schließlich|erst einmal|denn|überhaupt|doch|auch) )*(?:vorlag(?:en)?|vorliegt|vorliegen|kam(?:en)?|kommt|kommen|eintraf(?:en)?|eintrifft|eintreffen|einging(?:en)?|erschien(?:en)?|ankam(?:en)?|abgegeben (?:waren?|wurden?|hatte)|eingereicht (?:waren?|wurden?)|fertig (?:war|waren|wurden?|ist|sind|gestellt (?:waren?|wurden?))|vorgelegt (?:waren?|wurden?)|geschrieben (?:waren?|wurden?)|da (?:war|waren)|zustande kam(?:en)?|entstand(?:en)?)';
const copula = '(?:war|waren|ist|sind|erwies sich|erwiesen sich|genügten?|entsprach(?:en)?|überzeugten?)';

/** Hours that are owed, and no others. */
const owedHours =
  '(?:(?:tariflich|vertraglich|arbeitsvertraglich|dienstplanmäßig|regulär|üblich|normal|regelmäßig|gesetzlich|betriebsüblich|festgelegt|vorgeschrieben|vereinbart|geregelt|geschuldet|betrieblich)(?:en|er)? (?:(?:vereinbarten|festgelegten|vorgesehenen|geschuldeten|geregelten) )?(?:arbeits|dienst|wochen|büro|kern)?(?:zeit(?:en)?|stunden)|(?:arbeits|dienst)(?:vertrags|plans?)|tarifvertrags|vertraglichen|tariflichen)';
const readiness =
  '(?:einsatzbereit|einsatzfreudig|einsatzfreude|einsatzbereitschaft|einsatzwille[n]?|einsatz|engagiert|engagement|leistungsbereit|leistungsbereitschaft|motiviert|motivation|fleißig|fleiß|belastbar|belastbarkeit|zur verfügung|ansprechbar|erreichbar|bereit|hilfsbereit)(?:e[nrms]?)?';

/** Praise that waits for something: for papers, for its own product, for the hours that are paid. */
export const ofProvisos: readonly Paraphrase[] = [
  {
    id: 'soweit-unterlagen-vorlagen',
    of: 'limited-to-place-or-time',
    cues: ['soweit', 'so weit', 'sofern', 'sobald', 'solange', 'falls', 'wenn', 'lagen', 'standen'],
    patterns: [
      pattern(
        `${plainly}${gap}, (?:soweit|so weit|sofern|solange|falls|insoweit|wenn|sobald) (?=[^.;:!?,]*{dat}|[^.;:!?,]*(?:vollständig|alle|klare|genaue))${gap}${brought} ${gap}${there}`,
      ),
      pattern(
        `^(?:soweit|so weit|sofern|solange|falls|insoweit|wenn|sobald) (?=[^.;:!?,]*{dat}|[^.;:!?,]*(?:vollständig|alle|klare|genaue))${gap}${brought} ${gap}${there}, ${gap}${plainly}`,
      ),
      pattern(
        `^(?:lagen|standen|waren|wurden) {dat} ${gap}${brought} ${gap}(?:vor|bereit|zur verfügung|zur hand|gestellt|gegeben|übergeben), ${gap}${plainly}`,
      ),
    ],
    unless: pattern(
      '{top}|{always}|{result}|auch|selbst|sogar|gerade|sofort|umgehend|unverzüglich|noch am (?:selben|gleichen) tag|binnen|innerhalb|nicht|fehlte~|(?:kund|mandant|patient|bürger|gäst|antragsteller)~ (?:die|alle|ihre)',
    ),
    matches: [
      'Seine Arbeiten erledigt er ordentlich, soweit ihm die Unterlagen vorliegen.',
      'Sie arbeitete sorgfältig, sofern ihr alle Angaben zur Verfügung standen.',
      'Sofern ihm die nötigen Informationen vorlagen, arbeitete er selbständig.',
      'Die Montagen führte er fachgerecht aus, wenn ihm das Material bereitgestellt wurde.',
      'Solange ihr genaue Vorgaben gegeben wurden, arbeitete sie zuverlässig.',
      'Er buchte korrekt, sobald ihm sämtliche Belege vollständig vorgelegt wurden.',
      'Lagen ihm die Zeichnungen vollständig vor, arbeitete er genau.',
      'Falls ihr die Daten geliefert wurden, waren ihre Auswertungen brauchbar.',
    ],
    silent: [
      'Sobald die Unterlagen vorlagen, bearbeitete sie die Anträge noch am selben Tag.',
      'Sie prüfte sorgfältig, ob alle Unterlagen vorlagen.',
      'Er achtete genau darauf, dass die Unterlagen vollständig vorlagen.',
      'Auch wenn ihm nicht alle Angaben vorlagen, arbeitete er zügig weiter.',
      'Selbst wenn die Unterlagen unvollständig waren, fand sie eine gute Lösung.',
      'Wenn Kunden die Unterlagen vorlegten, beriet sie gut und geduldig.',
      'Er arbeitete ordentlich und stellte die Unterlagen bereit.',
      'Alle Unterlagen lagen der Prüferin vollständig vor.',
      'Wenn die Zeichnungen fehlten, maß er selbst genau auf.',
      'Die Belege legte sie vollständig vor.',
    ],
    source,
    note: 'Wer nur arbeitet, wenn ihm alles gebracht wird, kümmert sich nicht selbst darum.',
  },
  {
    id: 'gut-sobald-es-vorlag',
    of: 'limited-to-place-or-time',
    cues: ['sobald', 'wenn', 'sofern', 'soweit', 'einmal', 'falls', 'lagen', 'kamen', 'nachdem'],
    patterns: [
      pattern(
        `{poss} (?:\\p{L}+ )?${piece} ${gap}${copula}${gap}, (?:sobald|wenn|sofern|soweit|falls|nachdem) (?:sie|er|es) ${handedIn}`,
      ),
      pattern(
        `^(?:sobald|wenn|sofern|soweit|falls|nachdem) (?:sie|er|es) ${handedIn}, ${copula} {poss} (?:\\p{L}+ )?${piece}`,
      ),
      pattern(
        `^(?:sobald|wenn|sofern|soweit|falls|nachdem) {poss} (?:\\p{L}+ )?${piece} ${handedIn}, ${copula}(?! (?:die|der|das|für|alle) )`,
      ),
      pattern(
        `^(?:lag(?:en)?|kam(?:en)?) {poss} (?:\\p{L}+ )?${piece} (?:einmal|erst einmal|endlich|dann|schließlich|denn)(?: vor| an)?, (?:so )?${copula}`,
      ),
      pattern(
        `^(?:erst )?einmal (?:abgegeben|eingereicht|fertiggestellt|vorgelegt|fertig|geschrieben|angekommen), ${copula} {poss} (?:\\p{L}+ )?${piece}`,
      ),
    ],
    unless: pattern('{top}|auch|sofort|umgehend|stets pünktlich|kund~|lieferant~|begehrt|maßstab'),
    matches: [
      'Seine Angebote waren, sobald sie vorlagen, gut und übersichtlich.',
      'Ihre Berichte waren brauchbar, wenn sie denn kamen.',
      'Wenn sie vorlagen, waren seine Protokolle vollständig.',
      'Lagen ihre Auswertungen einmal vor, waren sie sorgfältig.',
      'Einmal abgegeben, waren seine Texte ordentlich.',
      'Sobald seine Kalkulationen vorlagen, waren sie genau.',
      'Ihre Abrechnungen waren korrekt, sofern sie überhaupt eingereicht wurden.',
      'Seine Entwürfe waren ansprechend, nachdem sie schließlich fertig waren.',
      'Ihre Monatsabschlüsse entsprachen, wenn sie schließlich vorlagen, den Vorgaben.',
    ],
    silent: [
      'Sobald Angebote vorlagen, verglich sie die Preise und bestellte.',
      'Die Befunde gab er weiter, sobald sie vorlagen.',
      'Seine Angebote lagen stets pünktlich vor und waren übersichtlich.',
      'Ihre Berichte waren fertig, wenn andere erst begannen.',
      'Seine Vorschläge waren gut, wenn es um die Gestaltung ging.',
      'Wenn Rechnungen kamen, prüfte sie diese genau.',
      'Ihre Texte waren gut, und sobald sie erschienen, fragten die Kunden nach mehr.',
      'Seine Ergebnisse teilte er dem Team mit, sobald sie vorlagen.',
      'Ihre Analysen lagen vor, wenn wir sie brauchten.',
      'Seine Entwürfe waren immer da, wenn der Kunde kam.',
    ],
    source,
    note: 'Gesagt wird, dass das Ergebnis auf sich warten ließ.',
  },
  {
    id: 'in-der-bezahlten-zeit',
    of: 'limited-to-place-or-time',
    cues: [
      'arbeitszeit',
      'dienstzeit',
      'bürozeit',
      'kernzeit',
      'stunden',
      'vertrag',
      'tarif',
      'dienstplan',
      'zeiten',
    ],
    patterns: [
      pattern(
        `(?:im rahmen|innerhalb|während|in den grenzen|in) (?:der |des |{poss} |unserer |den )(?:{dat} )?${owedHours}(?: arbeitszeit(?:en)?| zeit)?(?: (?:war|ist|zeigte|zeigt|stand|steht|blieb|bleibt|hatte|bewies|beweist))?${gap}${readiness}`,
      ),
      pattern(
        `${readiness}${gap},? (?:im rahmen|innerhalb|in den grenzen) (?:der |des |{poss} |unserer )${owedHours}`,
      ),
      pattern(
        `im rahmen {poss} arbeitszeit(?:en)?(?! bei)${gap}${readiness}|${readiness}${gap} im rahmen {poss} arbeitszeit(?:en)?(?=[.,]|$)`,
      ),
    ],
    unless: pattern(
      '{top}|{result}|auch|außerhalb|über~ hinaus|hinaus|nicht nur|darüber|mehr als|selbst|rufbereit~|kund~|gäst~|plante|disponierte|legte (?:er|sie)|flexib~',
    ),
    matches: [
      'Er ist im Rahmen der tariflichen Arbeitszeit einsatzbereit.',
      'Innerhalb der vertraglich vereinbarten Stunden zeigte sie Einsatz.',
      'Sie war während der regulären Arbeitszeit engagiert.',
      'Im Rahmen ihrer Arbeitszeit war sie motiviert.',
      'Während der üblichen Bürozeiten stand er zur Verfügung.',
      'Einsatz zeigte er innerhalb der festgelegten Dienstzeiten.',
      'Er war belastbar im Rahmen seiner vertraglichen Arbeitszeit.',
      'Im Rahmen des Dienstplans war sie stets einsatzbereit.',
      'Innerhalb der tariflichen Wochenarbeitszeit war er fleißig.',
    ],
    silent: [
      'Er war auch außerhalb der regulären Arbeitszeit stets einsatzbereit.',
      'Sie war weit über die vertragliche Arbeitszeit hinaus engagiert.',
      'Während seiner Arbeitszeit bei uns zeigte er stets großen Einsatz.',
      'Während ihrer langen Dienstzeit war sie stets motiviert.',
      'Sein großes Pensum erledigte er innerhalb der regulären Arbeitszeit.',
      'In der regulären Arbeitszeit schafft er mehr als andere.',
      'Sie plante den Einsatz des Personals im Rahmen der tariflichen Arbeitszeit.',
      'Der Vertrag sieht eine Wochenarbeitszeit von 38 Stunden vor.',
      'Er arbeitet in Teilzeit mit 20 Stunden und zeigt stets hohen Einsatz.',
      'Ihr Engagement ging weit über das vertraglich Geschuldete hinaus.',
    ],
    source,
    note: 'Genannt wird die Grenze des Einsatzes: Darüber hinaus gab es keinen.',
  },
];
