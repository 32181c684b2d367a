import { useEffect, useState } from 'react';

/** Movement in px that is too small to mean anything. */
const NOISE_PX = 8;

/** Below this many px from the top, the page counts as at the top. */
const TOP_PX = 120;

/** True while the shopper scrolls down into the page, false at the top and on the way back up. */
export function useScrolledAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const scrolled = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < NOISE_PX) return;
      setIsAway(now > last && now > TOP_PX);
      last = now;
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);
  return isAway;
}
