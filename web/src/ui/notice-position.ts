/** A rectangle of the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something on the page that a pop-up should not cover. */
export interface Obstacle {
  readonly box: Box;
  /** Not even an edge of it may be covered, e.g. the total that has just changed. */
  readonly mustStay: boolean;
}

interface PositionInput {
  readonly size: { readonly width: number; readonly height: number };
  /** Area for the pop-ups: the window without its fixed bars. */
  readonly bounds: Box;
  /** Where they are when nothing is in the way. */
  readonly anchor: 'bottom' | 'topRight';
  readonly obstacles: readonly Obstacle[];
}

/** Distance in px between the positions that are tried. */
const STEP_X = 16;
const STEP_Y = 4;

/** Free px around a control. */
const GAP = 2;

/** Distance in px that a pop-up moves rather than cover a whole control, and the share that counts at least. */
const CONTROL_COST = 5_000;
const LEAST_SHARE = 0.15;

const areaOf = ({ left, top, right, bottom }: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

const overlapOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Cost of what a position covers: high for a small control, low for an edge of a large picture. */
function coverCost(popUp: Box, obstacles: readonly Obstacle[]): number {
  let cost = 0;
  for (const { box, mustStay } of obstacles) {
    const covered = areaOf(overlapOf(popUp, box));
    if (covered === 0) continue;
    const share = mustStay ? 1 : Math.max(LEAST_SHARE, covered / areaOf(box));
    cost += share * CONTROL_COST;
  }
  return cost;
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor(Math.max(0, to - from) / step) + 1 }, (_, n) => from + n * step);

/**
 * The upper left corner for the pop-ups: the position nearest to their anchor where they cover nothing, or
 * else the one where they cover least.
 */
export function choosePosition({ size, bounds, anchor, obstacles }: PositionInput) {
  const { width, height } = size;
  const lastLeft = Math.max(bounds.left, bounds.right - width);
  const lastTop = Math.max(bounds.top, bounds.bottom - height);
  const isBottom = anchor === 'bottom';
  const lefts = isBottom
    ? [Math.round((bounds.left + lastLeft) / 2)]
    : range(0, lastLeft - bounds.left, STEP_X).map((way) => lastLeft - way);
  const wide = obstacles.map(({ box, mustStay }) => ({
    box: {
      left: box.left - GAP,
      top: box.top - GAP,
      right: box.right + GAP,
      bottom: box.bottom + GAP,
    },
    mustStay,
  }));
  const steps = range(0, lastTop - bounds.top, STEP_Y).map((way) => bounds.top + way);
  // Right below or above an obstacle, so that a gap of just their size is found.
  const edges = wide
    .flatMap(({ box }) => [Math.ceil(box.bottom), Math.floor(box.top - height)])
    .filter((top) => top >= bounds.top && top <= lastTop);
  const wayTo = (top: number) => (isBottom ? lastTop - top : top - bounds.top);
  const tops = [...steps, ...edges, lastTop].sort((one, other) => wayTo(one) - wayTo(other));
  let best = { left: lefts[0] ?? bounds.left, top: tops[0] ?? bounds.top, cost: Infinity };
  for (const top of tops) {
    for (const [column, left] of lefts.entries()) {
      const distance = wayTo(top) + column * STEP_X;
      if (distance >= best.cost) break;
      const popUp = { left, top, right: left + width, bottom: top + height };
      const cost = distance + coverCost(popUp, wide);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top };
}
