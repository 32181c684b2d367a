import { lighten, lightness, mix, type Hex } from '../paint/colour.ts';
import { litSurface, type Paints } from '../paint/paints.ts';
import { at, box, circle, d, each, filled, path, repeated, stroked } from '../paint/markup.ts';
import { inRow, floorShadow, softShadow, type Part } from '../paint/part.ts';
import { camera } from './camera.ts';
import { phoneBack, phoneFront } from './phone.ts';
import type { PhoneLook } from './phone-spec.ts';

/** A case on a phone, or the glass for its screen. The case takes the product's colour. */
export interface PhoneCaseLook {
  readonly style: 'clear' | 'silicone' | 'rugged' | 'leather' | 'ring' | 'glass';
  readonly phone: PhoneLook;
  readonly phoneTone: Hex;
}

function marks(
  paints: Paints,
  look: PhoneCaseLook,
  tone: Hex,
  width: number,
  height: number,
): string {
  const soft = lighten(tone, lightness(tone) > 0.5 ? -0.1 : 0.12);
  const ringMark =
    circle(width / 2, height * 0.55, width * 0.27, stroked(soft, 2.2)) +
    box(width / 2 - 1.2, height * 0.55 + width * 0.33, 2.4, 11, 1.2, soft);
  switch (look.style) {
    case 'ring':
      return ringMark;
    case 'rugged':
      return (
        box(6, height * 0.44, width - 12, height * 0.48, 8, {
          fill: litSurface(paints, lighten(tone, -0.06), 0.8),
        }) +
        repeated(7, (index) =>
          path(
            d`M${10 + index * 2} ${height * (0.5 + index * 0.055)}L${width * 0.5} ${height * (0.53 + index * 0.055)}L${width - 10 - index * 2} ${height * (0.5 + index * 0.055)}`,
            stroked(soft, 1.1),
          ),
        )
      );
    case 'leather':
      return box(4, 4, width - 8, height - 8, 9, {
        ...stroked(lighten(tone, 0.2), 0.6),
        'stroke-dasharray': '2 1.4',
      });
    case 'silicone':
      return circle(width / 2, height * 0.55, 5, filled(soft, 0.7));
    case 'clear':
    case 'glass':
      return '';
  }
}

function cased(paints: Paints, look: PhoneCaseLook, tone: Hex): Part {
  const [width, height] = look.phone.size;
  const grow = look.style === 'rugged' ? 3.6 : 1.9;
  const outer = look.phone.corner + grow;
  const full = { width: width + 2 * grow, height: height + 2 * grow };
  const clear = look.style === 'clear';
  const back = phoneBack(paints, look.phone, look.phoneTone);
  const edge = mix(tone, '#ffffff', clear ? 0.55 : 0.12);
  const bumpers =
    look.style === 'rugged'
      ? each(
          [
            [0, 0],
            [full.width - 17, 0],
            [0, full.height - 25],
            [full.width - 17, full.height - 25],
          ],
          ([x = 0, y = 0]) => box(x, y, 17, 25, 8, lighten(tone, -0.1)),
        )
      : '';
  const window = look.phone.camera.islands
    .map((field) =>
      box(
        field.x + grow - 2.4,
        field.y + grow - 2.4,
        field.width + 4.8,
        field.height + 4.8,
        field.radius + 2.4,
        {
          fill: clear ? 'none' : lighten(tone, -0.12),
          stroke: clear ? '#ffffff' : lighten(tone, 0.08),
          'stroke-opacity': clear ? 0.8 : 0.7,
          'stroke-width': 1,
        },
      ),
    )
    .join('');
  const shell = clear
    ? box(0, 0, full.width, full.height, outer, filled(tone, 0.16)) +
      box(0.8, 0.8, full.width - 1.6, full.height - 1.6, outer - 0.8, stroked(edge, 1.6, 0.85)) +
      path(
        d`M${full.width * 0.2} 2L${full.width * 0.62} 2L${full.width * 0.3} ${full.height - 2}H2V${full.height * 0.7}Z`,
        filled('#ffffff', 0.13),
      )
    : box(0, 0, full.width, full.height, outer, litSurface(paints, tone, 0.8)) +
      bumpers +
      at(grow, grow, marks(paints, look, tone, width, height)) +
      box(0.7, 0.7, full.width - 1.4, full.height - 1.4, outer - 0.7, stroked(edge, 0.8, 0.7));
  const lenses = at(grow, grow, clear ? '' : camera(paints, look.phone.camera, look.phoneTone));
  const inside = clear ? at(grow, grow, back.markup) : '';
  return { ...full, markup: inside + shell + window + lenses };
}

function glassSheet(paints: Paints, look: PhoneCaseLook): Part {
  const front = phoneFront(paints, look.phone, look.phoneTone);
  const sheen = paints.linear(35, {
    0: ['#ffffff', 0.75],
    0.3: ['#dff1fb', 0.28],
    0.55: ['#ffffff', 0.5],
    1: ['#cfe6f2', 0.22],
  });
  const width = front.width * 1.56;
  const markup =
    floorShadow(paints, front.width * 0.5, front.height, front.width * 0.58, 5) +
    front.markup +
    at(
      front.width * 0.52,
      front.height * 0.03,
      softShadow(front.width - 4, front.height * 0.95, look.phone.corner, 3, 0.18),
      box(0, 0, front.width - 3, front.height * 0.97, look.phone.corner, {
        fill: sheen,
        stroke: '#ffffff',
        'stroke-width': 1.1,
        'stroke-opacity': 0.95,
      }),
      box(1.4, 1.4, front.width - 5.8, front.height * 0.97 - 2.8, look.phone.corner - 1.4, {
        ...stroked('#15181d', 1.2, 0.75),
      }),
    );
  return { width, height: front.height, markup };
}

export function phoneCaseView(paints: Paints, look: PhoneCaseLook, tones: readonly Hex[]): Part {
  if (look.style === 'glass') return glassSheet(paints, look);
  const pieces = tones.map((tone) => cased(paints, look, tone));
  const { width, height } = pieces[0] ?? { width: 1, height: 1 };
  return inRow(
    pieces,
    { x: width * (tones.length > 2 ? 0.66 : 0.84) },
    (_, left) => floorShadow(paints, left + width / 2, height, width * 0.55, 4.5),
    (_, index) =>
      softShadow(width, height - 3, look.phone.corner + 2, 4, index === 0 ? 0.12 : 0.36),
  );
}
