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

/** A rectangle with rounded corners; the radius is limited to half of the shorter side. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  attributes: Attributes,
): string {
  const limited = Math.max(0, Math.min(radius, width / 2, height / 2));
  return tag('rect', { x, y, width, height, rx: limited, ...attributes });
}

/** A circle around a centre. */
export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return tag('circle', { cx, cy, r, ...attributes });
}

/** An ellipse around a centre. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes,
): string {
  return tag('ellipse', { cx, cy, rx, ry, ...attributes });
}

/** A free shape from path data. */
export function path(d: string, attributes: Attributes): string {
  return tag('path', { d, ...attributes });
}

/** Path data from a template; every number is written by {@link figure}. */
export function d(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index];
    return text + part + (value === undefined ? '' : figure(value));
  }, '');
}

/** The closed path of straight lines through points. */
export function polygon(points: readonly (readonly [number, number])[], attributes: Attributes) {
  const data = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${figure(x)} ${figure(y)}`);
  return path(`${data.join('')}Z`, attributes);
}
