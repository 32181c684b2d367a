import type { Hex } from './paint/colour.ts';
import type { BoardLook } from './devices/board.ts';
import type { AdapterLook, CableLook } from './devices/cable.ts';
import type { CarChargerLook, ChargerLook } from './devices/charger.ts';
import type { HubLook, MiniPcLook, WebcamLook } from './devices/desk-gear.ts';
import type { EarbudsLook } from './devices/earbuds.ts';
import type { EarphonesLook } from './devices/earphones.ts';
import type { FoldableLook } from './devices/foldable-views.ts';
import type { FolioLook } from './devices/folio.ts';
import type { HeadphoneLook } from './devices/headphone.ts';
import type { LaptopLook } from './devices/laptop-lid.ts';
import type { MonitorLook } from './devices/monitor-screen.ts';
import type { MouseLook } from './devices/mouse.ts';
import type { PhoneCaseLook } from './devices/phone-case.ts';
import type { PhoneLook } from './devices/phone-spec.ts';
import type { PowerBankLook } from './devices/power-bank.ts';
import type { SpeakerLook } from './devices/speaker.ts';
import type { StandLook } from './devices/stand.ts';
import type { StorageLook } from './devices/storage.ts';
import type { TabletLook } from './devices/tablet-views.ts';
import type { WatchLook } from './devices/watch.ts';
import type { WirelessLook } from './devices/wireless.ts';

/** The marks of each kind of thing. */
export interface Looks {
  phone: PhoneLook;
  foldable: FoldableLook;
  tablet: TabletLook;
  laptop: LaptopLook;
  monitor: MonitorLook;
  board: BoardLook;
  mouse: MouseLook;
  stand: StandLook;
  hub: HubLook;
  webcam: WebcamLook;
  'mini-pc': MiniPcLook;
  'phone-case': PhoneCaseLook;
  folio: FolioLook;
  charger: ChargerLook;
  'car-charger': CarChargerLook;
  wireless: WirelessLook;
  'power-bank': PowerBankLook;
  earbuds: EarbudsLook;
  headphone: HeadphoneLook;
  speaker: SpeakerLook;
  earphones: EarphonesLook;
  watch: WatchLook;
  cable: CableLook;
  adapter: AdapterLook;
  storage: StorageLook;
}

/** The kinds of things that can be drawn. */
export const DRAWING_KINDS = [
  'phone',
  'foldable',
  'tablet',
  'laptop',
  'monitor',
  'board',
  'mouse',
  'stand',
  'hub',
  'webcam',
  'mini-pc',
  'phone-case',
  'folio',
  'charger',
  'car-charger',
  'wireless',
  'power-bank',
  'earbuds',
  'headphone',
  'speaker',
  'earphones',
  'watch',
  'cable',
  'adapter',
  'storage',
] as const satisfies readonly (keyof Looks)[];

/** What a product looks like: which kind of thing it is, and its marks. */
export type Drawing<Kind extends keyof Looks = keyof Looks> = {
  [Each in Kind]: { readonly kind: Each; readonly look: Looks[Each] };
}[Kind];

/** The colours a product is sold in; the first is the one its main picture shows. */
export type Tones = readonly [Hex, ...Hex[]];

/** Everything the pictures of one product follow from. */
export interface ProductDrawing<Kind extends keyof Looks = keyof Looks> {
  readonly drawing: Drawing<Kind>;
  readonly tones: Tones;
}
