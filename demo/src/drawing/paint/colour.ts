export type Hex = `#${string}`;

/** The colours a product is sold in; the first is the one its main picture shows. */
export type Tones = readonly [Hex, ...Hex[]];

interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** The three channels of a colour, 0 to 255. */
export function channels(colour: Hex): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour of three channels, 0 to 255, rounded and limited. */
export function hexOf(red: number, green: number, blue: number): Hex {
  const pair = (channel: number) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
}

function linearOf(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function channelOf(linear: number): number {
  const limited = Math.min(1, Math.max(0, linear));
  return 255 * (limited <= 0.0031308 ? limited * 12.92 : 1.055 * limited ** (1 / 2.4) - 0.055);
}

function oklabOf(colour: Hex): Oklab {
  const bytes = channels(colour);
  const red = linearOf(bytes[0]);
  const green = linearOf(bytes[1]);
  const blue = linearOf(bytes[2]);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function hexOfOklab(colour: Oklab): Hex {
  const l = (colour.l + 0.3963377774 * colour.a + 0.2158037573 * colour.b) ** 3;
  const m = (colour.l - 0.1055613458 * colour.a - 0.0638541728 * colour.b) ** 3;
  const s = (colour.l - 0.0894841775 * colour.a - 1.291485548 * colour.b) ** 3;
  return hexOf(
    channelOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channelOf(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channelOf(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  );
}

/** The colour between two, as the eye sees it (OKLab); `share` 0 is the first, 1 the second. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const from = oklabOf(first);
  const to = oklabOf(second);
  const between = (start: number, end: number) => start + (end - start) * share;
  return hexOfOklab({
    l: between(from.l, to.l),
    a: between(from.a, to.a),
    b: between(from.b, to.b),
  });
}

/** The same hue, lighter by `step` of the whole way from black to white; below 0 is darker. */
export function lighten(colour: Hex, step: number): Hex {
  const from = oklabOf(colour);
  const l = Math.min(1, Math.max(0, from.l + step));
  const fade = step > 0 ? 1 - Math.max(0, step) * 0.9 : 1 + step * 0.35;
  return hexOfOklab({ l, a: from.a * fade, b: from.b * fade });
}

/** How light a colour looks: 0 black, 1 white. */
export function lightness(colour: Hex): number {
  return oklabOf(colour).l;
}
