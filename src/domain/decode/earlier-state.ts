import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { ofPerson } from './of-others.ts';
import type { Unit } from './units.ts';

const who = "(?:er|sie|frau [\\p{L}’'-]+|herr [\\p{L}’'-]+)";
const came =
  '(?:übernahm|antrat|begann|anfing|eintrat|kam|stieß|dazukam|einstieg|anfangen wollte|hinzukam|zurückkam)';
const state =
  '(?:hatten?|war|waren|schrieb(?:en)?|lag(?:en)?|stand(?:en)?|steckten?|galt(?:en)?|gab es|fehlten?|drohten?|litt(?:en)?|machten?|lief(?:en)?|verlor(?:en)?|blieb(?:en)?)';
/** „Als sie die Filiale übernahm, schrieb diese seit drei Jahren rote Zahlen“: how things stood, and no event after it. */
const found = searchOf(
  lateRegExp(
    `^(?:als|nachdem|bevor|ehe) ${who} (?:[^,;]{0,60} )?${came}, ${state}(?!\\p{L})(?! ${who}(?!\\p{L}))`,
    'iu',
  ),
);
/** „Er begann, als unser Laden wochenlang geschlossen blieb“ */
const begun = searchOf(
  lateRegExp(
    `^${who} (?:begann|kam|fing|startete|stieß)(?: [^,;]{0,40})?, (?:als|in der|in dem|nachdem) [^;]*$`,
    'iu',
  ),
);
/** „Zuvor hatte der Betrieb drei Jahre lang Verluste geschrieben“, „Das Lager hatte seit Jahren keine eigene Ordnung“ */
const before = searchOf(
  late.iu`^(?:zuvor|vorher|davor|bis dahin|(?:noch )?vor (?:ihrer|seiner) (?:zeit|ankunft)|bis zu (?:ihrem|seinem) (?:eintritt|beginn|antritt|kommen))(?!\p{L})|^(?!.*(?:zuletzt|am ende)).*(?<!\p{L})hatten?(?!\p{L})[^,;]*(?<!\p{L})(?:seit (?:jahren|monaten|langem|jahrzehnten|generationen)|bis dahin|zuvor|vorher|davor|jahrelang|damals schon)(?!\p{L})`,
);
/** „Der Vertrag war schon verloren geglaubt, bis er im Nachtzug hinfuhr“: bad until somebody did something. */
const until = searchOf(
  lateRegExp(
    `^[^,;]*(?<!\\p{L})(?:verloren|tot|kaputt|defekt|geschlossen|still|leer|gescheitert|abgeschrieben|aufgegeben|chaos|niemand|keiner|unlösbar|unmöglich|vergessen|verstaubte?|brach|ruine|sorgenkind|rote zahlen)(?!\\p{L})[^,;]*, (?:bis|ehe|bevor) ${who} (?!nicht|nie)[^,;]*$`,
    'iu',
  ),
);
const gave =
  '(?:gab(?:en)?|übergab(?:en)?|anvertrauten?|übertrug(?:en)?|überließ(?:en)?|zuteilten?|in die hand gab(?:en)?|anboten?)';
/** „Als ich ihr die Filiale gab, hatte diese drei Jahre rote Zahlen hinter sich“: told by those who gave it. */
const givenFirst = searchOf(
  lateRegExp(
    `^(?:als|bevor|ehe) (?:ich|wir|man) (?:(?:ihr|ihm|frau [\\p{L}’'-]+|herrn [\\p{L}’'-]+) [^,;]{3,60} ${gave}, (?:${state}(?!\\p{L})(?! ${who}(?!\\p{L}))|hatten? (?:er|sie|es|diese[rs]?) [^;]*hinter sich(?!\\p{L}))|(?:ihr|frau [\\p{L}’'-]+) [^,;]{3,60} ${gave}, ${state} e[rs](?!\\p{L})|(?:ihm|herrn [\\p{L}’'-]+) [^,;]{3,60} ${gave}, ${state} (?:sie|es)(?!\\p{L}))`,
    'iu',
  ),
);
/** „Das Gerät war zweimal gescheitert, als er es bekam“, „…, ehe wir sie Frau Kern gaben“ */
const givenThen = searchOf(
  lateRegExp(
    `^[^,;]*(?<!\\p{L})(?:hatten?|war|waren|lag(?:en)?|stand(?:en)?)(?!\\p{L})[^,;]*, (?:als|ehe|bevor) (?:${who} (?:es|sie|ihn|die|das|den) (?:[^,;]{0,30} )?(?:bekam|übernahm|erhielt)|(?:ich|wir|man) (?:[^,;]{0,50} )?${gave})(?!\\p{L})`,
    'iu',
  ),
);
const better = late.iu`(?<!\p{L})(?:besser|erfolg\p{L}*|gewinne?|profitab\p{L}*|schwarze zahlen|florier\p{L}*|reibungslos|zufrieden\p{L}*|gut|ruhig|stets|immer|nie(?:mand)? (?:beschwer|klag|beanst)\p{L}*|funktionier\p{L}*|danach|seither|seitdem|unter (?:ihm|ihr)|weiter|wieder)(?!\p{L})`;
const bringsHimself = lateRegExp(
  `(?<!\\p{L})(?:durch|wegen) (?:ihn|sie|seine\\p{L}*|ihre\\p{L}*)(?!\\p{L})`,
  'iu',
);

/**
 * Whether a sentence tells how things stood before somebody came: what was bad then was found, and not made. What was
 * good before, or went on, is told to somebody's cost.
 */
export function tellsEarlierState(unit: Unit): boolean {
  if (found.test(unit) || begun.test(unit)) return !better.test(unit.flat) && !bringsHimself.test(unit.flat);
  if (givenFirst.test(unit)) return !better.test(unit.flat) && !bringsHimself.test(unit.flat);
  if (until.test(unit) || givenThen.test(unit))
    return !better.test(unit.flat) && !ofPerson.test(untilComma.exec(unit.flat)?.[0] ?? '');
  if (!before.test(unit) || better.test(unit.flat)) return false;
  return !ofPerson.test(unit.flat.replace(ownTime, ' '));
}
const untilComma = /^[^,]*/u;
const ownTime = late.iu`(?:vor|bis zu) (?:ihrer|seiner|ihrem|seinem)(?!\p{L})`;
