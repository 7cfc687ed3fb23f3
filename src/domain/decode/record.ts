import { type Searched, searchOf } from '../german/sieve.ts';

/** What trainees must keep is a fact: neither praise nor blame. */
export const record = searchOf(/ausbildungsnachweis|berichtsheft/iu);

const stage = searchOf(
  /^(?:(?:bereits|schon) )?(?:im|ab dem|in der zweiten hälfte des|gegen ende des) (?:ersten|zweiten|dritten|vierten|letzten) (?:ausbildungs|lehr)?(?:jahre?s?|halbjahre?s?) (?:führte|übernahm|betreute|bearbeitete|beriet|plante|arbeitete|bediente|durchlief|baute|fertigte|begleitete|schrieb|erstellte) (?:er|sie|frau|herr)(?!\p{L})[^,;:]{0,90}$/iu,
);
const lessened =
  /(?<!\p{L})(?:nur|lediglich|erst|unter|einfache[nrs]?|kleine(?:re)?[nrs]?|mit|noch|nach|versuch\p{L}*|bemüh\p{L}*|kaum|selten|nicht|keine?[nr]?|ohne|gelegentlich|teilweise|meist)(?!\p{L})/iu;

/** „Im dritten Lehrjahr betreute er eigene Kunden.“: what a trainee did, and when; no rating of it. */
export const isStage = (unit: Searched): boolean => stage.test(unit) && !lessened.test(unit.flat);
