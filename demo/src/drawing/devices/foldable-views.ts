import { lighten, type Hex } from '../paint/colour.ts';
import { metal, type Paints } from '../paint/paints.ts';
import { at, box, figure, group } from '../paint/markup.ts';
import { inRow, floorShadow, softShadow, type Part } from '../paint/part.ts';
import { camera } from './camera.ts';
import { phoneBack, phoneFront, rimOf } from './phone.ts';
import { wallpaper } from './wallpaper.ts';
import type { PhoneLook } from './phone-spec.ts';

/** A phone that folds: like a book along its height, or like a powder box across its middle. */
export interface FoldableLook {
  readonly way: 'book' | 'clamshell';
  /** The phone unfolded. For a book the cameras sit on the right half of the back. */
  readonly open: PhoneLook;
}

export function foldableOpen(paints: Paints, look: FoldableLook, tone: Hex): Part {
  const front = phoneFront(paints, look.open, tone);
  const book = look.way === 'book';
  const { width, height } = front;
  const crease = paints.linear(book ? 0 : 90, {
    0: ['#000000', 0],
    0.35: ['#000000', 0.16],
    0.5: ['#ffffff', 0.22],
    0.65: ['#000000', 0.12],
    1: ['#000000', 0],
  });
  const fold = book
    ? box(width / 2 - 7, 1, 14, height - 2, 0, crease)
    : box(1, height / 2 - 6, width - 2, 12, 0, crease);
  const hinge = metal(paints, lighten(rimOf(look.open, tone), -0.12), book ? 0 : 90);
  const knuckles = book
    ? box(width / 2 - 4, -0.3, 8, 1.1, 0.4, hinge) +
      box(width / 2 - 4, height - 0.8, 8, 1.1, 0.4, hinge)
    : box(-0.3, height / 2 - 4, 1.1, 8, 0.4, hinge) +
      box(width - 0.8, height / 2 - 4, 1.1, 8, 0.4, hinge);
  return { width, height, markup: front.markup + fold + knuckles };
}

function spine(
  paints: Paints,
  look: FoldableLook,
  tone: Hex,
  width: number,
  height: number,
): string {
  const fill = metal(paints, rimOf(look.open, tone), look.way === 'book' ? 0 : 90);
  return look.way === 'book'
    ? box(-3.4, 1, 6, height - 2, 2.6, fill)
    : box(1, height - 2.6, width - 2, 6, 2.6, fill);
}

/** The phone folded, its camera side to the eye; a clamshell shows its cover screen. */
export function foldableClosed(paints: Paints, look: FoldableLook, tone: Hex): Part {
  const [openWidth, openHeight, depth] = look.open.size;
  const width = look.way === 'book' ? openWidth / 2 : openWidth;
  const height = look.way === 'book' ? openHeight : openHeight / 2;
  const plain = { ...look.open, size: [width, height, depth * 2] as const };
  if (look.way === 'book') {
    const back = phoneBack(paints, plain, tone);
    return { width, height, markup: spine(paints, look, tone, width, height) + back.markup };
  }
  const shell = phoneBack(
    paints,
    { ...plain, camera: { islands: [], lenses: [], flashes: [] } },
    tone,
  );
  const inset = 3;
  const screenHeight = height - 2 * inset - 1;
  const clip = paints.clip(
    box(0, 0, width - 2 * inset, screenHeight, look.open.corner - inset, {}),
  );
  const cover = group(
    { transform: `translate(${figure(inset)} ${figure(inset)})`, 'clip-path': clip },
    box(0, 0, width, screenHeight, 0, '#07080b'),
    wallpaper(
      paints,
      { ...look.open.wallpaper, seed: `${look.open.wallpaper.seed} cover` },
      width,
      screenHeight,
    ),
  );
  return {
    width,
    height: height + 3,
    markup:
      spine(paints, look, tone, width, height) +
      shell.markup +
      cover +
      camera(paints, look.open.camera, '#15171c'),
  };
}

export function foldablePair(paints: Paints, look: FoldableLook, tone: Hex): Part {
  const closed = foldableClosed(paints, look, tone);
  const open = foldableOpen(paints, look, tone);
  const gap = look.way === 'book' ? -closed.width * 0.16 : closed.width * 0.14;
  const step = closed.width + gap;
  const width = step + open.width;
  const height = open.height * 1.02;
  const lower = height - closed.height;
  const markup =
    floorShadow(paints, closed.width / 2, height, closed.width * 0.58, 4.5) +
    floorShadow(paints, step + open.width / 2, height, open.width * 0.56, 5) +
    at(0, lower - 2, closed.markup) +
    at(
      step,
      height - open.height,
      softShadow(open.width, open.height - 3, look.open.corner, 4, 0.35),
      open.markup,
    );
  return { width, height, markup };
}

/** The back unfolded: the half that holds cover screen and cameras, hinge, plain half. */
function clamshellBack(paints: Paints, look: FoldableLook, tone: Hex): Part {
  const [width, height] = look.open.size;
  const back = phoneBack(
    paints,
    { ...look.open, camera: { islands: [], lenses: [], flashes: [] } },
    tone,
  );
  const cover = foldableClosed(paints, look, tone);
  const half = paints.clip(box(0, 0, width, height / 2 - 2.5, look.open.corner, {}));
  const hinge = box(0, height / 2 - 2.4, width, 4.8, 1, metal(paints, rimOf(look.open, tone), 90));
  const markup = back.markup + group({ 'clip-path': half }, cover.markup) + hinge;
  return { width, height, markup };
}

/** The phone from behind in every colour; a clamshell unfolded, so that its colour shows. */
export function foldableColours(paints: Paints, look: FoldableLook, tones: readonly Hex[]): Part {
  const draw = look.way === 'book' ? foldableClosed : clamshellBack;
  const pieces = tones.map((tone) => draw(paints, look, tone));
  const width = pieces[0]?.width ?? 1;
  return inRow(pieces, { x: width * 1.12 }, ({ height }, left) =>
    floorShadow(paints, left + width / 2, height, width * 0.55, 4),
  );
}
