import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { swipeBetween, type Point, type Swipe } from './swipe.ts';

/** How large a tap makes a picture, and how large two fingers can make it. */
const TAPPED = 2;
const LARGEST = 4;

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });

/** The distance of two fingers and the point between them. */
function pinchOf(touches: TouchList): { distance: number; middle: Point } | null {
  const [one, other] = Array.from(touches, pointOf);
  if (one === undefined || other === undefined) return null;
  return {
    distance: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

/**
 * A picture in a frame that is larger than its window when magnified, and scrolled there by the browser.
 * Two fingers change its size; one finger on the whole picture swipes. The listeners are not React's:
 * those cannot prevent the browser's own pinch zoom.
 */
export function useMagnifier(onSwipe: (swipe: Swipe) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLButtonElement>(null);
  const scale = useRef(1);
  const [isLarge, setIsLarge] = useState(false);

  /** Changes the size; the point of the picture that is there stays where it is. */
  const zoomTo = (next: number, { x, y }: Point) => {
    const [window, content] = [frame.current, picture.current];
    if (window === null || content === null) return;
    const before = content.getBoundingClientRect();
    const ratio = next / scale.current;
    scale.current = next;
    content.style.setProperty('--zoom', String(next));
    const after = content.getBoundingClientRect();
    window.scrollLeft += after.left - x + (x - before.left) * ratio;
    window.scrollTop += after.top - y + (y - before.top) * ratio;
    setIsLarge(next > 1);
  };

  const swiped = useEffectEvent(onSwipe);
  const pinched = useEffectEvent(zoomTo);

  useEffect(() => {
    const [window, content] = [frame.current, picture.current];
    if (window === null || content === null) return;
    let finger: Point | null = null;
    let pinch: { distance: number; scale: number } | null = null;
    const begin = (event: TouchEvent) => {
      const fingers = pinchOf(event.touches);
      const [first] = event.touches;
      pinch = fingers && { distance: fingers.distance, scale: scale.current };
      finger = fingers === null && scale.current === 1 && first ? pointOf(first) : null;
      if (pinch !== null) event.preventDefault();
    };
    const move = (event: TouchEvent) => {
      const fingers = pinchOf(event.touches);
      const [first] = event.touches;
      if (pinch !== null && fingers !== null) {
        event.preventDefault();
        const wanted = (pinch.scale * fingers.distance) / pinch.distance;
        pinched(Math.min(LARGEST, Math.max(1, wanted)), fingers.middle);
      } else if (finger !== null && first) {
        const { x, y } = pointOf(first);
        content.style.translate = `${x - finger.x}px ${Math.max(0, y - finger.y)}px`;
      }
    };
    const end = (event: TouchEvent) => {
      const [lifted] = event.changedTouches;
      const swipe =
        finger && lifted && event.type === 'touchend'
          ? swipeBetween(finger, pointOf(lifted))
          : null;
      content.style.translate = '';
      [finger, pinch] = [null, null];
      if (swipe) swiped(swipe);
    };
    const stop = new AbortController();
    const options = { passive: false, signal: stop.signal };
    window.addEventListener('touchstart', begin, options);
    window.addEventListener('touchmove', move, options);
    window.addEventListener('touchend', end, options);
    window.addEventListener('touchcancel', end, options);
    return () => stop.abort();
  }, []);

  return {
    frame,
    picture,
    isLarge,
    /** To twice the size, or back to the whole picture. */
    toggleAt: (point: Point) => {
      zoomTo(scale.current > 1 ? 1 : TAPPED, point);
    },
  };
}
