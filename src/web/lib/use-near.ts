import { useEffect, useRef, useState } from 'react';

/** How far below the window (px) a place counts as near. */
const ahead = 300;

/**
 * Tells when a place on the page comes near the window, and stays true from then on.
 * @returns the ref of the place, and whether it has come near
 */
export function useNear<Place extends Element>() {
  const place = useRef<Place>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${ahead}px` },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [place, near] as const;
}
