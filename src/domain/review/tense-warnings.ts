import type { Block, Letter } from '../letter/letter.ts';
import type { Warning } from './warning.ts';

// In small letters only: „Zu Waren und Leistungen …“ names goods.
const past =
  /(?<!\p{L})(?:war|waren|hatte|hatten|wurde|wurden|konnte|zeigte|arbeitete|erledigte|überzeugte|erzielte|erreichte|führte|trat|verstand|bewies|besaß|beherrschte|verfügte|erfüllte|handelte|löste|übernahm|setzte|behielt|ging|fand|erfasste|entsprach|entsprachen|kam|gab|hielt|nahm|blieb|ließ|schuf|gewann|brachte)(?!\p{L})/u;
/** The perfect („hat … erfüllt“), and a weak verb in the past where a clause ends („…, mit der er … bewältigte.“). */
const alsoPast = /(?<!\p{L})(?:hat|haben)(?!\p{L})|(?<!\p{L})\p{Ll}{3,}ten?(?=[.,;]| und | sowie )/u;
const present =
  /(?<!\p{L})(?:ist|sind|wird|werden|kann|zeigt|arbeitet|erledigt|überzeugt|erzielt|erreicht|führt|tritt|versteht|beweist|erfüllt|handelt|löst|übernimmt|setzt|behält|geht|findet|erfasst|entspricht|entsprechen)(?!\p{L})/u;

/** Sentences in the wrong tense: interim references speak in the present, all others look back. */
export function tenseWarnings(letter: Letter): Warning[] {
  const interim = letter.type === 'zwischenzeugnis';
  const rated = new Set(['performance', 'summary', 'behavior']);
  const blocks = letter.areas.filter(({ id }) => rated.has(id)).flatMap((area) => area.blocks);
  return blocks.filter((block) => isWrong(block, interim)).map((block) => warning(block, interim));
}

function isWrong({ text, hidden, kind }: Block, interim: boolean): boolean {
  if (hidden) return false;
  // A finished success may be told in the past in an interim reference as well: only where nothing is in the present.
  if (interim) return past.test(text) && !present.test(text) && (kind === 'system' || !/\d/.test(text));
  return present.test(text) && !past.test(text) && !alsoPast.test(text);
}

const warning = (block: Block, interim: boolean): Warning => ({
  id: 'tense-mix',
  severity: 'warning',
  title: interim ? 'Vergangenheit im Zwischenzeugnis' : 'Gegenwart im Endzeugnis',
  detail: interim
    ? 'Ein Zwischenzeugnis steht in der Gegenwart; Vergangenes klingt nach Abschied.'
    : 'Nach dem Ende des Arbeitsverhältnisses steht die Beurteilung in der Vergangenheit.',
  block: block.id,
});
