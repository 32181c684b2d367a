import { lighten, type Hex } from './colour.ts';
import { each, tag } from './markup.ts';

/** The colours of a gradient by their offsets (0 to 1), with their opacity when it is not 1. */
export type Stops = Readonly<Record<number, Hex | readonly [colour: Hex, opacity: number]>>;

/** Stops of one colour, lighter or darker by a step of `lighten`. */
export function shades(colour: Hex, steps: Readonly<Record<number, number>>): Stops {
  const stops = Object.entries(steps);
  return Object.fromEntries(
    stops.map(([position, step]) => [position, step === 0 ? colour : lighten(colour, step)]),
  );
}

/** Stops of one colour, each with its opacity. */
export function fade(colour: Hex, densities: Readonly<Record<number, number>>): Stops {
  const stops = Object.entries(densities);
  return Object.fromEntries(stops.map(([position, density]) => [position, [colour, density]]));
}

/** Where a radial gradient sits in the box of its shape, all 0 to 1. */
export interface RadialPosition {
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
}

/**
 * The paints of one scene. Equal paints are defined once. Their names
 * follow from the order of the calls, so that the same drawing has the same SVG.
 */
export interface Paints {
  /** A straight gradient; 0 degrees runs from left to right, 90 from top to bottom. */
  linear(degrees: number, stops: Stops): string;
  /** A round gradient, around the middle of the shape when no position is given. */
  radial(stops: Stops, position?: RadialPosition): string;
  /** A clip path of shapes. */
  clip(shapes: string): string;
  /** Everything defined so far, for the head of the scene. */
  definitions(): string;
}

function stopsOf(stops: Stops): string {
  // An object lists whole numbers first, so the 1 would come before the offsets in between.
  const entries = Object.entries(stops).sort(([first], [second]) => Number(first) - Number(second));
  return each(entries, ([position, stop]) => {
    const [colour, opacity] = typeof stop === 'string' ? [stop, undefined] : stop;
    return tag('stop', { offset: Number(position), 'stop-color': colour, 'stop-opacity': opacity });
  });
}

/** An empty set of paints for one scene. */
export function createPaints(): Paints {
  const names = new Map<string, string>();
  const written: string[] = [];

  function define(content: string, write: (name: string) => string): string {
    const known = names.get(content);
    if (known !== undefined) return known;
    const name = `p${String(written.length)}`;
    written.push(write(name));
    const reference = `url(#${name})`;
    names.set(content, reference);
    return reference;
  }

  return {
    linear(degrees, stops) {
      const angle = (degrees * Math.PI) / 180;
      const x = Math.cos(angle) / 2;
      const y = Math.sin(angle) / 2;
      const reach = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
      const line = {
        x1: 0.5 - x * reach,
        y1: 0.5 - y * reach,
        x2: 0.5 + x * reach,
        y2: 0.5 + y * reach,
      };
      const content = stopsOf(stops);
      return define(`l${String(degrees)}${content}`, (id) =>
        tag('linearGradient', { id, ...line }, content),
      );
    },
    radial(stops, position = {}) {
      const content = stopsOf(stops);
      return define(`r${JSON.stringify(position)}${content}`, (id) =>
        tag('radialGradient', { id, ...position }, content),
      );
    },
    clip(shapes) {
      return define(`c${shapes}`, (id) => tag('clipPath', { id }, shapes));
    },
    definitions: () => tag('defs', {}, ...written),
  };
}

/** The paint of a softly lit flat surface: light from the upper left. */
export function litSurface(paints: Paints, colour: Hex, contrast = 1): string {
  return paints.linear(62, shades(colour, { 0: 0.1 * contrast, 0.45: 0, 1: -0.09 * contrast }));
}

/** The paint of a polished rim or rod: bands of light across the direction `degrees`. */
export function metal(paints: Paints, colour: Hex, degrees: number): string {
  return paints.linear(
    degrees,
    shades(colour, { 0: -0.16, 0.08: 0.16, 0.22: 0, 0.5: 0.07, 0.8: -0.08, 0.93: 0.14, 1: -0.2 }),
  );
}
