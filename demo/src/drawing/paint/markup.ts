/** Attributes of one SVG element; an undefined one is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number as SVG text: three places at most, so that equal scenes are equal texts. */
export function figure(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** One SVG element. Children are markup already. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? figure(value) : value}"`)
    .join('');
  const body = children.join('');
  return body === '' ? `<${name}${written}/>` : `<${name}${written}>${body}</${name}>`;
}

/** A group of elements under one transform, clip or opacity. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  return tag('g', attributes, ...children);
}

/** Elements moved to a point. */
export function at(x: number, y: number, ...children: readonly string[]): string {
  return group({ transform: `translate(${figure(x)} ${figure(y)})` }, ...children);
}

/** Elements moved to a point and turned around it, in degrees. */
export function turned(x: number, y: number, degrees: number, ...children: string[]): string {
  return group(
    { transform: `translate(${figure(x)} ${figure(y)}) rotate(${figure(degrees)})` },
    ...children,
  );
}

/** The elements that are drawn for each entry of a list. */
export function each<Entry>(
  entries: readonly Entry[],
  draw: (entry: Entry, index: number) => string,
): string {
  return entries.map(draw).join('');
}

/** The elements that are drawn for 0, 1, 2 and so on. */
export function repeated(count: number, draw: (index: number) => string): string {
  return each([...Array(count).keys()], draw);
}

/** The attributes of an outline without a filling. */
export function stroked(colour: string, width: number, opacity?: number): Attributes {
  const line = { fill: 'none', stroke: colour, 'stroke-width': width };
  return opacity === undefined ? line : { ...line, 'stroke-opacity': opacity };
}

/** The attributes of a translucent filling. */
export function filled(colour: string, opacity: number): Attributes {
  return { fill: colour, 'fill-opacity': opacity };
}

/** As {@link stroked}, with round ends. */
export function rounded(colour: string, width: number): Attributes {
  return { ...stroked(colour, width), 'stroke-linecap': 'round' };
}

/** How a shape is painted; a text is its filling. */
export type Paint = string | Attributes;

const painted = (paint: Paint) => (typeof paint === 'string' ? { fill: paint } : paint);

/** A rectangle with rounded corners; the radius is limited to half of the shorter side. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  paint: Paint,
): string {
  const limited = Math.max(0, Math.min(radius, width / 2, height / 2));
  return tag('rect', { x, y, width, height, rx: limited, ...painted(paint) });
}

export function circle(cx: number, cy: number, r: number, paint: Paint): string {
  return tag('circle', { cx, cy, r, ...painted(paint) });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint): string {
  return tag('ellipse', { cx, cy, rx, ry, ...painted(paint) });
}

export function path(d: string, paint: Paint): string {
  return tag('path', { d, ...painted(paint) });
}

/** Path data from a template; every number is written by {@link figure}. */
export function d(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index];
    return text + part + (value === undefined ? '' : figure(value));
  }, '');
}

/** The closed path of straight lines through points. */
export function polygon(points: readonly (readonly [number, number])[], paint: Paint) {
  const data = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${figure(x)} ${figure(y)}`);
  return path(`${data.join('')}Z`, paint);
}
