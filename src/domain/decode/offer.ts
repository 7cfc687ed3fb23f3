import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import type { Unit } from './units.ts';

const offered = searchOf(
  late.iu`(?:stelle|übernahme|anstellung|arbeitsplatz|vertrag|position|weiterbeschäftigung)(?!\p{L})[^.;]{0,60}(?:angeboten|boten|anbot|bieten)(?!\p{L})|(?<!\p{L})(?:boten|bieten|haben|hatten)(?!\p{L})[^.;]{0,60}(?:stelle|übernahme|anstellung|arbeitsplatz|weiterbeschäftigung)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:an|angeboten)(?!\p{L})`,
);
const denied = late.iu`(?<!\p{L})(?:nicht|keine?[nmrs]?|leider|nie)(?!\p{L})`;

/** „Eine feste Stelle haben wir ihr gern angeboten.“: no rating, but no doubt either. */
export const isOffer = (unit: Unit): boolean => offered.test(unit) && !denied.test(unit.flat);
