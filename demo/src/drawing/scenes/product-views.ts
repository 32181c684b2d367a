import type { Ink } from '../paint/ink.ts';
import type { Hex } from '../paint/colour.ts';
import { staggered, type Part } from '../paint/part.ts';
import type { Drawing, ProductDrawing, Tones } from '../drawing.ts';
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
import { monitorColours, monitorIn } from '../devices/monitor-colours.ts';
import { monitorBack, monitorBoth, monitorFront } from '../devices/monitor-views.ts';
import { mouseRow } from '../devices/mouse.ts';
import { phoneCaseView } from '../devices/phone-case.ts';
import { phoneColours, phoneDetail, phonePair, phoneTurned } from '../devices/phone-views.ts';
import { powerBankColours, powerBankView } from '../devices/power-bank.ts';
import { speakerColours, speakerView } from '../devices/speaker.ts';
import { standView } from '../devices/stand.ts';
import { storageColours, storageView } from '../devices/storage.ts';
import { tabletPair } from '../devices/tablet-views.ts';
import { watchDetail, watchRow } from '../devices/watch.ts';
import { wirelessView } from '../devices/wireless.ts';
import { packaging } from './packaging.ts';

/** One picture of a product: what stands in the studio and how much of it it fills. */
export interface ProductView {
  readonly fill: number;
  arrange(ink: Ink): Part;
}

type Arrange = (ink: Ink) => Part;

const view = (arrange: Arrange, fill = 0.8): ProductView => ({ arrange, fill });

/** One thing in each of its colours, when it has several. */
function inColours(tones: Tones, draw: (ink: Ink, tone: Hex) => Part): readonly ProductView[] {
  if (tones.length === 1) return [];
  return [view((ink) => staggered(tones.map((tone) => draw(ink, tone))), 0.86)];
}

/** The first picture, and further ones, of one thing in its colours. */
function arrangements(
  { kind, look }: Drawing,
  tones: Tones,
): readonly [ProductView, ...ProductView[]] {
  const [tone] = tones;
  const several = tones.length > 1;
  switch (kind) {
    case 'phone':
      return [
        view((ink) => phonePair(ink, look, tone)),
        view((ink) => phoneTurned(ink, look, tone), 0.82),
        ...(several ? [view((ink) => phoneColours(ink, look, tones), 0.86)] : []),
        view((ink) => phoneDetail(ink, look, tone), 1),
      ];
    case 'foldable':
      return [
        view((ink) => foldablePair(ink, look, tone), 0.86),
        view((ink) => foldableOpen(ink, look, tone), 0.76),
        view(
          (ink) => (several ? foldableColours(ink, look, tones) : foldableClosed(ink, look, tone)),
          0.8,
        ),
      ];
    case 'tablet':
      return [
        view((ink) => tabletPair(ink, look, tone), 0.82),
        view((ink) => phoneTurned(ink, look, tone), 0.86),
        ...(several ? [view((ink) => phoneColours(ink, look, tones), 0.86)] : []),
        view((ink) => phoneDetail(ink, look, tone), 1),
      ];
    case 'laptop':
      return [
        view((ink) => laptopFront(ink, look, tone), 0.88),
        view((ink) => laptopTurned(ink, look, tone), 0.88),
        view((ink) => laptopPile(ink, look, tones), 0.84),
        view((ink) => laptopDetail(ink, look, tone), 1),
      ];
    case 'monitor':
      return [
        view((ink) => monitorFront(ink, monitorIn(look, tone)), 0.86),
        view((ink) => monitorBoth(ink, monitorIn(look, tone)), 0.9),
        view(
          (ink) =>
            several ? monitorColours(ink, look, tones) : monitorBack(ink, monitorIn(look, tone)),
          several ? 0.88 : 0.8,
        ),
      ];
    case 'board':
      return [
        view((ink) => boardView(ink, look, tone), 0.94),
        view(
          (ink) => (several ? boardColours(ink, look, tones) : boardView(ink, look, tone, 24, 62)),
          0.9,
        ),
      ];
    case 'mouse':
      return [
        view((ink) => mouseRow(ink, look, [tone]), 0.74),
        view(
          (ink) => (several ? mouseRow(ink, look, tones) : mouseRow(ink, look, [tone], -152)),
          0.8,
        ),
      ];
    case 'stand':
      return [
        view((ink) => standView(ink, look, tone), 0.82),
        ...inColours(tones, (ink, colour) => standView(ink, look, colour)),
      ];
    case 'hub':
      return [view((ink) => hubView(ink, look, tone), look.upright ? 0.66 : 0.8)];
    case 'webcam':
      return [
        view((ink) => webcamView(ink, look, tone), 0.74),
        ...inColours(tones, (ink, colour) => webcamView(ink, look, colour)),
      ];
    case 'mini-pc':
      return [view((ink) => miniPcView(ink, look, tone), 0.74)];
    case 'phone-case':
      return [
        view((ink) => phoneCaseView(ink, look, [tone]), 0.8),
        ...(several ? [view((ink) => phoneCaseView(ink, look, tones), 0.88)] : []),
      ];
    case 'folio':
      return [view((ink) => folioView(ink, look, tones), 0.86)];
    case 'charger':
      return [
        view((ink) => chargerView(ink, look, tone), 0.62),
        view((ink) => chargerRow(ink, look, tones), several ? 0.86 : 0.8),
      ];
    case 'car-charger':
      return [view((ink) => carCharger(ink, tone, look.accent), 0.7)];
    case 'wireless':
      return [view((ink) => wirelessView(ink, look, tone), 0.78)];
    case 'power-bank':
      return [
        view((ink) => powerBankView(ink, look, tone), 0.7),
        view(
          (ink) =>
            several ? powerBankColours(ink, look, tones) : powerBankView(ink, look, tone, 34),
          several ? 0.84 : 0.7,
        ),
      ];
    case 'earbuds':
      return [
        view((ink) => earbudsView(ink, look, tone), 0.76),
        view((ink) => earbudsSecond(ink, look, tones), several ? 0.84 : 0.66),
      ];
    case 'headphone':
      return [
        view((ink) => headphoneSide(ink, look, tone), 0.78),
        view((ink) => headphoneFront(ink, look, tone), 0.78),
        ...(several ? [view((ink) => headphoneColours(ink, look, tones), 0.88)] : []),
      ];
    case 'speaker':
      return [
        view((ink) => speakerView(ink, look, tone), 0.76),
        ...(several ? [view((ink) => speakerColours(ink, look, tones), 0.8)] : []),
      ];
    case 'earphones':
      return [
        view((ink) => earphonesView(ink, look, tone), 0.78),
        ...inColours(tones, (ink, colour) => earphonesView(ink, look, colour)),
      ];
    case 'watch':
      return [
        view((ink) => watchRow(ink, look, [tone]), 0.84),
        view((ink) => watchDetail(ink, look, tone), 1),
        ...(several ? [view((ink) => watchRow(ink, look, tones), 0.84)] : []),
      ];
    case 'cable':
      return [
        view((ink) => cableView(ink, look, tone), 0.78),
        ...(several ? [view((ink) => cableColours(ink, look, tones), 0.9)] : []),
      ];
    case 'adapter':
      return [
        view((ink) => adapterView(ink, look, tone), 0.82),
        ...inColours(tones, (ink, colour) => adapterView(ink, look, colour)),
      ];
    case 'storage':
      return [
        view((ink) => storageView(ink, look, tone), 0.72),
        ...(several ? [view((ink) => storageColours(ink, look, tones), 0.84)] : []),
      ];
  }
}

/**
 * The pictures of a product, at least two and at most five: the thing itself, other sides and
 * colours of it, a close look, and last its carton (specification.md 3).
 */
export function productViews({
  drawing,
  tones,
}: ProductDrawing): readonly [ProductView, ...ProductView[]] {
  const [main, ...others] = arrangements(drawing, tones);
  const carton = view((ink) => packaging(ink, main.arrange(ink), tones[0]), 0.84);
  return [main, ...others.slice(0, 3), carton];
}
