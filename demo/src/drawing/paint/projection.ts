import { figure } from './markup.ts';

/** A point in space: x to the right, y down, z away from the eye; any unit, all the same. */
export type Point3 = readonly [x: number, y: number, z: number];

/** A point of the picture. */
export type Point2 = readonly [x: number, y: number];

/** A camera far away: parallel lines stay parallel, so every flat face is an affine map. */
export interface View {
  project(point: Point3): Point2;
  /** The transform that lays a flat drawing on the plane from `origin` along `u` and `v`. */
  plane(origin: Point3, u: Point3, v: Point3): string;
}

/**
 * A view of the scene turned by `yaw` degrees around the upright axis (above 0 shows the right side)
 * and seen from `pitch` degrees above.
 */
export function createView(yaw: number, pitch: number): View {
  const turn = (yaw * Math.PI) / 180;
  const tilt = (pitch * Math.PI) / 180;
  const project = ([x, y, z]: Point3): Point2 => {
    const across = x * Math.cos(turn) + z * Math.sin(turn);
    const away = z * Math.cos(turn) - x * Math.sin(turn);
    return [across, y * Math.cos(tilt) - away * Math.sin(tilt)];
  };
  return {
    project,
    plane(origin, u, v) {
      const [ox, oy] = project(origin);
      const [ux, uy] = project(u);
      const [vx, vy] = project(v);
      return `matrix(${[ux, uy, vx, vy, ox, oy].map(figure).join(' ')})`;
    },
  };
}

/** The box around points of the picture, as left, top, width and height. */
export function boundsOf(points: readonly Point2[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The bounds of a box in a view, from the origin of space. */
export function boxBounds(view: View, width: number, height: number, depth: number) {
  const corners = [0, width].flatMap((x) =>
    [0, height].flatMap((y) => [0, depth].map((z) => view.project([x, y, z]))),
  );
  return boundsOf(corners);
}
