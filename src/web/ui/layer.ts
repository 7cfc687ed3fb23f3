import { useEffect, useState } from 'react';
import { modalSettings } from '#web/lib/constants.ts';

let open = 0;

/** The z-index of a layer above the page: the first lies at the base, each further one a step higher. */
export function useLayer(): number {
  const [layer] = useState(() => modalSettings.baseLayer + open * modalSettings.layerStep);
  useEffect(() => {
    open += 1;
    return () => {
      open -= 1;
    };
  }, []);
  return layer;
}
