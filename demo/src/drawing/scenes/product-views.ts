import type { Paints } from '../paint/paints.ts';
import type { Hex, Tones } from '../paint/colour.ts';
import { staggered, type Part } from '../paint/part.ts';
import { boardColours, boardView } from '../devices/board.ts';
import { adapterView, cableColours, cableView } from '../devices/cable.ts';
import { carCharger, chargerRow, chargerView } from '../devices/charger.ts';
import { hubView, miniPcView, webcamView } from '../devices/desk-gear.ts';
import { earbudsSecond, earbudsView } from '../devices/earbuds.ts';
import { earphonesView } from '../devices/earphones.ts';
import {
  foldableClosed,
  foldableColours,
  foldableOpen,
  foldablePair,
} from '../devices/foldable-views.ts';
import { folioView } from '../devices/folio.ts';
import { headphoneColours, headphoneFront, headphoneSide } from '../devices/headphone.ts';
import { laptopDetail, laptopFront, laptopPile, laptopTurned } from '../devices/laptop-views.ts';
import {
  monitorBack,
  monitorBoth,
  monitorColours,
  monitorFront,
} from '../devices/monitor-views.ts';
import { mouseRow, type MouseLook } from '../devices/mouse.ts';
import { phoneCaseView, type PhoneCaseLook } from '../devices/phone-case.ts';
import { phoneColours, phoneDetail, phonePair, phoneTurned } from '../devices/phone-views.ts';
import { powerBankColours, powerBankView } from '../devices/power-bank.ts';
import { speakerColours, speakerView } from '../devices/speaker.ts';
import { standView } from '../devices/stand.ts';
import { storageColours, storageView } from '../devices/storage.ts';
import { tabletPair } from '../devices/tablet-views.ts';
import { watchDetail, watchRow, type WatchLook } from '../devices/watch.ts';
import { wirelessView } from '../devices/wireless.ts';
import { packaging } from './packaging.ts';

/** One picture of a product: the drawn parts and how much of the picture they fill. */
export interface ProductView {
  readonly fill: number;
  arrange(paints: Paints): Part;
}

/** A picture that every product of a kind has. */
type Shown<Look> = (look: Look, tones: Tones) => ProductView;
/** A picture that only some of them have. */
type Shows<Look> = (look: Look, tones: Tones) => ProductView | null;

/** The thing in its first colour. */
function shown<Look>(
  draw: (paints: Paints, look: Look, tone: Hex) => Part,
  fill: number | ((look: Look) => number) = 0.8,
): Shown<Look> {
  return (look, [tone]) => ({
    arrange: (paints) => draw(paints, look, tone),
    fill: typeof fill === 'number' ? fill : fill(look),
  });
}

/** The thing in all its colours, even if there is only one. */
function together<Look>(
  draw: (paints: Paints, look: Look, tones: Tones) => Part,
  fill: number,
): Shown<Look> {
  return (look, tones) => ({ arrange: (paints) => draw(paints, look, tones), fill });
}

/** The thing in all its colours; `alone` or nothing when there is only one. */
function colours<Look>(
  draw: (paints: Paints, look: Look, tones: Tones) => Part,
  fill: number,
  alone: Shows<Look> = () => null,
): Shows<Look> {
  return (look, tones) => (tones.length > 1 ? together(draw, fill) : alone)(look, tones);
}

/** The thing once in each of its colours, when it has several. */
function inColours<Look>(draw: (paints: Paints, look: Look, tone: Hex) => Part): Shows<Look> {
  return colours(
    (paints, look, tones) => staggered(tones.map((tone) => draw(paints, look, tone))),
    0.86,
  );
}

/** The pictures of each kind of thing that can be drawn, the main one first. */
const VIEWS = {
  phone: [
    shown(phonePair),
    shown(phoneTurned, 0.82),
    colours(phoneColours, 0.86),
    shown(phoneDetail, 1),
  ],
  foldable: [
    shown(foldablePair, 0.86),
    shown(foldableOpen, 0.76),
    colours(foldableColours, 0.8, shown(foldableClosed)),
  ],
  tablet: [
    shown(tabletPair, 0.82),
    shown(phoneTurned, 0.86),
    colours(phoneColours, 0.86),
    shown(phoneDetail, 1),
  ],
  laptop: [
    shown(laptopFront, 0.88),
    shown(laptopTurned, 0.88),
    together(laptopPile, 0.84),
    shown(laptopDetail, 1),
  ],
  monitor: [
    shown(monitorFront, 0.86),
    shown(monitorBoth, 0.9),
    colours(monitorColours, 0.88, shown(monitorBack)),
  ],
  board: [
    shown(boardView, 0.94),
    colours(
      boardColours,
      0.9,
      shown((paints, look, tone) => boardView(paints, look, tone, 24, 62), 0.9),
    ),
  ],
  mouse: [
    shown((paints, look: MouseLook, tone) => mouseRow(paints, look, [tone]), 0.74),
    colours(
      mouseRow,
      0.8,
      shown((paints, look, tone) => mouseRow(paints, look, [tone], -152)),
    ),
  ],
  stand: [shown(standView, 0.82), inColours(standView)],
  hub: [shown(hubView, ({ upright }) => (upright ? 0.66 : 0.8))],
  webcam: [shown(webcamView, 0.74), inColours(webcamView)],
  'mini-pc': [shown(miniPcView, 0.74)],
  'phone-case': [
    shown((paints, look: PhoneCaseLook, tone) => phoneCaseView(paints, look, [tone])),
    colours(phoneCaseView, 0.88),
  ],
  folio: [together(folioView, 0.86)],
  charger: [shown(chargerView, 0.62), colours(chargerRow, 0.86, together(chargerRow, 0.8))],
  'car-charger': [shown(carCharger, 0.7)],
  wireless: [shown(wirelessView, 0.78)],
  'power-bank': [
    shown(powerBankView, 0.7),
    colours(
      powerBankColours,
      0.84,
      shown((paints, look, tone) => powerBankView(paints, look, tone, 34), 0.7),
    ),
  ],
  earbuds: [shown(earbudsView, 0.76), colours(earbudsSecond, 0.84, together(earbudsSecond, 0.66))],
  headphone: [
    shown(headphoneSide, 0.78),
    shown(headphoneFront, 0.78),
    colours(headphoneColours, 0.88),
  ],
  speaker: [shown(speakerView, 0.76), colours(speakerColours, 0.8)],
  earphones: [shown(earphonesView, 0.78), inColours(earphonesView)],
  watch: [
    shown((paints, look: WatchLook, tone) => watchRow(paints, look, [tone]), 0.84),
    shown(watchDetail, 1),
    colours(watchRow, 0.84),
  ],
  cable: [shown(cableView, 0.78), colours(cableColours, 0.9)],
  adapter: [shown(adapterView, 0.82), inColours(adapterView)],
  storage: [shown(storageView, 0.72), colours(storageColours, 0.84)],
} satisfies Record<string, readonly [Shown<never>, ...Shows<never>[]]>;

/** The marks of each kind of thing. */
type Looks = { [Kind in keyof typeof VIEWS]: Parameters<(typeof VIEWS)[Kind][0]>[0] };

const viewsOf: {
  readonly [Kind in keyof Looks]: readonly [Shown<Looks[Kind]>, ...Shows<Looks[Kind]>[]];
} = VIEWS;

export const DRAWING_KINDS = Object.keys(VIEWS);

/** What a product looks like: which kind of thing it is, and its marks. */
export type Drawing<Kind extends keyof Looks = keyof Looks> = {
  [Each in Kind]: { readonly kind: Each; readonly look: Looks[Each] };
}[Kind];

/** Everything the pictures of one product follow from. */
export interface ProductDrawing<Kind extends keyof Looks = keyof Looks> {
  readonly drawing: Drawing<Kind>;
  readonly tones: Tones;
}

/**
 * The pictures of a product, at least two and at most five: the thing itself, other sides and
 * colours of it, a close look, and last its carton (specification.md 3).
 */
export function productViews<Kind extends keyof Looks>({
  drawing: { kind, look },
  tones,
}: ProductDrawing<Kind>): readonly [ProductView, ...ProductView[]] {
  const [first, ...others] = viewsOf[kind];
  const main = first(look, tones);
  const carton = (paints: Paints) => packaging(paints, main.arrange(paints), tones[0]);
  return [
    main,
    ...others.flatMap((shows) => shows(look, tones) ?? []).slice(0, 3),
    { arrange: carton, fill: 0.84 },
  ];
}
