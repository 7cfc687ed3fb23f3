import { degreeMarkers } from './degree.ts';
import { limitMarkers } from './limits.ts';
import type { Marker } from './marker.ts';
import { measureMarkers } from './measure.ts';
import { qualityMarkers } from './quality.ts';

/** All words that carry a grade, by what they do. */
export const markers: readonly Marker[] = [
  ...qualityMarkers,
  ...degreeMarkers,
  ...limitMarkers,
  ...measureMarkers,
];
