import { late } from '../german/late.ts';
import type { LetterContext } from './letter-context.ts';

/** How things stood already when somebody took them up. */
const stood = late.iu`(?<!\p{L})(?:hatten?|war|waren|schien|schienen|galt|galten|drohten?)(?!\p{L}) (?:[^.;,]+ )?(?:schon|bereits|kaum|eigentlich|so gut wie|fast|beinahe)(?!\p{L})`;
const ofPerson = late.iu`(?<!\p{L})(?:er|sie|ihm|ihn|ihr|ihre[nrms]?|seine?[nrms]?|Frau|Herrn?|durch|wegen)(?!\p{L})`;
const saved = late.u`^(?:Frau|Herr|Sie|Er)(?: [\p{Lu}][\p{L}-]+)* (?:gewann|holte|hielt|rettete|fuhr|fand|brachte|löste|schaffte|überzeugte|organisierte|beschaffte|sprang|setzte)(?!\p{L})(?![^.;]*(?<!\p{L})(?:nicht|kein|keine[nrms]?|nur|kaum|zu spät|erst)(?!\p{L}))`;

/** „Der größte Kunde hatte schon gekündigt. Frau Kern gewann ihn zurück.“: the first sentence tells what she turned. */
export const isTurnedAfter = ({ units }: LetterContext, at: number): boolean => {
  const flat = units[at]?.flat ?? '';
  return stood.test(flat) && !ofPerson.test(flat) && saved.test(units[at + 1]?.flat ?? '');
};
