import { lighten, type Hex } from '../paint/colour.ts';
import { litSurface, type Paints } from '../paint/paints.ts';
import { at, box, circle, each, stroked } from '../paint/markup.ts';
import { floorShadow, softShadow, type Part } from '../paint/part.ts';
import { phoneFront } from './phone.ts';
import type { PhoneLook } from './phone-spec.ts';

/** A cover around a tablet, which folds into a stand. */
export interface FolioLook {
  readonly tablet: PhoneLook;
}

function cover(paints: Paints, tone: Hex, width: number, height: number): string {
  return (
    box(0, 0, width, height, 11, litSurface(paints, tone, 0.9)) +
    each([0.34, 0.67], (share) => box(width * share, 1, 1.2, height - 2, 0, lighten(tone, -0.09))) +
    box(2, 2, width - 4, height - 4, 9, stroked(lighten(tone, 0.1), 0.8, 0.8))
  );
}

/** Covers of every colour, closed, with the tablet before them. */
export function folioView(paints: Paints, look: FolioLook, tones: readonly Hex[]): Part {
  const front = phoneFront(paints, look.tablet, '#c7ccd3');
  const [tabletWidth, height] = look.tablet.size;
  const step = tabletWidth * 0.34;
  const covers = tones.map((tone, index) =>
    at(
      index * step,
      0,
      softShadow(tabletWidth + 5, height, 11, 6, index === 0 ? 0.12 : 0.34),
      cover(paints, tone, tabletWidth + 5, height + 5),
      circle(14, 15, 7, '#101216'),
      circle(14, 15, 4.4, '#2a3350'),
    ),
  );
  const last = tones.length * step + tabletWidth * 0.1;
  const edge = tones.at(-1) ?? '#888888';
  const markup =
    floorShadow(paints, (last + tabletWidth) / 2, height + 10, (last + tabletWidth) * 0.54, 9) +
    covers.join('') +
    at(
      last,
      8,
      softShadow(tabletWidth, height - 4, 12, 7, 0.4),
      box(-2.5, -2.5, tabletWidth + 5, height + 5, look.tablet.corner + 2, lighten(edge, -0.05)),
      front.markup,
    );
  return { width: last + tabletWidth + 3, height: height + 12, markup };
}
