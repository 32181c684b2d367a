/** A raised field on the back: of the body's own material, dark glass or polished metal. */
export interface CameraIsland {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly tone: 'body' | 'glass' | 'metal';
}

/** A round thing of the camera, by its middle; millimetres from the back's upper left corner. */
export interface CameraSpot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The cameras on a back, in millimetres from its upper left corner. */
export interface CameraLayout {
  readonly islands: readonly CameraIsland[];
  readonly lenses: readonly CameraSpot[];
  readonly flashes: readonly CameraSpot[];
}

/** Lenses one below the other with no field around them, with an optional second small column. */
export function columnCamera(lenses: number, r = 7.2, side = 0): CameraLayout {
  const x = r + 5.5;
  const step = r * 2 + 2.6;
  const spots = Array.from({ length: lenses }, (_, index) => ({ x, y: r + 6.5 + index * step, r }));
  const sides = Array.from({ length: side }, (_, index) => ({
    x: x + r * 2.35,
    y: r + 6.5 + step * (0.5 + index),
    r: r * 0.66,
  }));
  return {
    islands: [],
    lenses: [...spots, ...sides],
    flashes: [{ x: x + r * 2.2, y: r + 6.5 + (side > 0 ? -step * 0.12 : 0), r: 2 }],
  };
}

/** A square field with three large lenses in a triangle. */
export function triangleCamera(tone: CameraIsland['tone'] = 'body'): CameraLayout {
  return {
    islands: [{ x: 4, y: 4, width: 38, height: 38, radius: 11, tone }],
    lenses: [
      { x: 14.2, y: 14.2, r: 7.6 },
      { x: 14.2, y: 31.8, r: 7.6 },
      { x: 31.2, y: 23, r: 7.6 },
    ],
    flashes: [
      { x: 31.6, y: 11, r: 2.6 },
      { x: 31.6, y: 35, r: 1.6 },
    ],
  };
}

/** An upright pill with two lenses. */
export function pillCamera(tone: CameraIsland['tone'] = 'body'): CameraLayout {
  return {
    islands: [{ x: 5, y: 5, width: 19, height: 38, radius: 9.5, tone }],
    lenses: [
      { x: 14.5, y: 14.3, r: 7.4 },
      { x: 14.5, y: 33.7, r: 7.4 },
    ],
    flashes: [{ x: 30, y: 14, r: 2.3 }],
  };
}

/** A square field with two lenses across its diagonal. */
export function diagonalCamera(): CameraLayout {
  return {
    islands: [{ x: 4, y: 4, width: 30, height: 30, radius: 9, tone: 'body' }],
    lenses: [
      { x: 12.3, y: 12.3, r: 6.7 },
      { x: 25.7, y: 25.7, r: 6.7 },
    ],
    flashes: [{ x: 26, y: 11.5, r: 2 }],
  };
}

/** One single lens in the corner. */
export function singleCamera(): CameraLayout {
  return {
    islands: [],
    lenses: [{ x: 13.5, y: 13.5, r: 7 }],
    flashes: [{ x: 26.5, y: 13.5, r: 2.2 }],
  };
}

/** A large round field; three or four lenses around its middle. */
export function roundCamera(
  cx: number,
  cy: number,
  r: number,
  lenses: 2 | 3 | 4 = 4,
  tone: CameraIsland['tone'] = 'glass',
): CameraLayout {
  const turn = lenses === 4 ? 45 : 90;
  const spots = Array.from({ length: lenses }, (_, index) => {
    const angle = ((turn + (index * 360) / lenses) * Math.PI) / 180;
    return {
      x: cx + Math.cos(angle) * r * 0.48,
      y: cy - Math.sin(angle) * r * 0.48,
      r: r * (lenses === 4 ? 0.29 : 0.34),
    };
  });
  return {
    islands: [{ x: cx - r, y: cy - r, width: 2 * r, height: 2 * r, radius: r, tone }],
    lenses: spots,
    flashes: [{ x: cx + r + 4.5, y: cy - r * 0.7, r: 2 }],
  };
}

/** An upright rectangular field with lenses in a column and, from three on, small ones beside. */
export function towerCamera(
  lenses: 2 | 3 | 4,
  tone: CameraIsland['tone'] = 'body',
  wide = 26,
): CameraLayout {
  const r = 7;
  const big = Math.min(lenses, 2);
  const spots = Array.from({ length: big }, (_, index) => ({
    x: 5 + r + 3,
    y: 15 + index * 18.5,
    r,
  }));
  const small = Array.from({ length: lenses - big }, (_, index) => ({
    x: 5 + wide - 5.6,
    y: 15 + index * 18.5,
    r: 3.6,
  }));
  return {
    islands: [{ x: 5, y: 5, width: wide, height: 39, radius: 8, tone }],
    lenses: [...spots, ...small],
    flashes: [{ x: 5 + wide - 5.6, y: lenses > 3 ? 24.3 : 33.5, r: 2 }],
  };
}

/** A square with rounded corners in the corner or the middle, four round things in a grid. */
export function gridCamera(
  width: number,
  place: 'corner' | 'middle',
  tone: CameraIsland['tone'] = 'glass',
  size = 36,
): CameraLayout {
  const x = place === 'middle' ? (width - size) / 2 : 5;
  const near = size * 0.28;
  const far = size * 0.72;
  const r = size * 0.185;
  return {
    islands: [{ x, y: 6, width: size, height: size, radius: size * 0.29, tone }],
    lenses: [
      { x: x + near, y: 6 + near, r },
      { x: x + far, y: 6 + near, r },
      { x: x + near, y: 6 + far, r },
    ],
    flashes: [{ x: x + far, y: 6 + far, r: r * 0.5 }],
  };
}

/** A bar across the whole width. */
export function barCamera(
  width: number,
  lenses: 2 | 3,
  tone: CameraIsland['tone'] = 'glass',
): CameraLayout {
  const spots = Array.from({ length: lenses }, (_, index) => ({
    x: 17 + index * 17.5,
    y: 19,
    r: 6.6,
  }));
  return {
    islands: [{ x: 4, y: 9, width: width - 8, height: 20, radius: 10, tone }],
    lenses: spots,
    flashes: [{ x: width - 15, y: 19, r: 2.2 }],
  };
}

/** Two lenses side by side in a lying pill in the middle. */
export function eyesCamera(width: number, tone: CameraIsland['tone'] = 'glass'): CameraLayout {
  const x = (width - 40) / 2;
  return {
    islands: [{ x, y: 9, width: 40, height: 19, radius: 9.5, tone }],
    lenses: [
      { x: x + 9.8, y: 18.5, r: 7.2 },
      { x: x + 30.2, y: 18.5, r: 7.2 },
    ],
    flashes: [{ x: x + 47, y: 18.5, r: 1.8 }],
  };
}
