/** A position in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Direction of a swipe. */
export type Swipe = 'left' | 'right' | 'down';

/** Least length of a swipe, in CSS pixels. */
const FAR = 60;

/** The swipe from one point to another; null for a short way and for one upwards. */
export function swipeBetween(from: Point, to: Point): Swipe | null {
  const across = to.x - from.x;
  const down = to.y - from.y;
  if (Math.abs(across) > Math.abs(down)) {
    if (Math.abs(across) < FAR) return null;
    return across < 0 ? 'left' : 'right';
  }
  return down < FAR ? null : 'down';
}
