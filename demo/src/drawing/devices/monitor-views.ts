import { lighten, lightness, mix, type Hex } from '../paint/colour.ts';
import { litSurface, metal, shades, type Paints } from '../paint/paints.ts';
import {
  box,
  circle,
  d,
  ellipse,
  figure,
  group,
  path,
  repeated,
  stroked,
} from '../paint/markup.ts';
import { floorShadow, inRow, softShadow, type Part } from '../paint/part.ts';
import { monitorScreen, type MonitorLook } from './monitor-screen.ts';

/** The same screen in another colour: chin and foot take it, a plain monitor stays as it is. */
function monitorIn(look: MonitorLook, tone: Hex): MonitorLook {
  return look.chinTone === undefined
    ? look
    : { ...look, chinTone: mix(tone, '#ffffff', 0.2), frame: mix(tone, '#eceff2', 0.72) };
}

interface Panel {
  readonly width: number;
  readonly height: number;
  readonly screenHeight: number;
}

function panelOf(look: MonitorLook): Panel {
  const screenHeight = look.width / look.aspect;
  return {
    width: look.width + 2 * look.bezel,
    height: screenHeight + look.bezel + look.chin,
    screenHeight,
  };
}

function outline({ width, height }: Panel, bend: number, inset = 0): string {
  const r = 5;
  const left = inset;
  const right = width - inset;
  const top = inset;
  const bottom = height - inset;
  return d`M${left} ${top + r}Q${left} ${top} ${left + r} ${top}Q${width / 2} ${top + bend * 2} ${right - r} ${top}Q${right} ${top} ${right} ${top + r}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}Q${width / 2} ${bottom + bend * 1.2} ${left + r} ${bottom}Q${left} ${bottom} ${left} ${bottom - r}Z`;
}

function stand(
  paints: Paints,
  look: MonitorLook,
  panel: Panel,
): { markup: string; height: number } {
  const cx = panel.width / 2;
  const floor = panel.height + (look.foot === 'fold' ? 34 : panel.width * 0.2);
  const neck = metal(paints, look.frame, 0);
  const flat = metal(paints, look.frame, 90);
  const span = panel.width * 0.2;
  const shadow = floorShadow(paints, cx, floor + 4, span * 1.9, 15);
  const column = (width: number) =>
    box(cx - width / 2, panel.height - 12, width, floor - panel.height + 12, 3, neck);
  const feet: Record<MonitorLook['foot'], string> = {
    round:
      column(46) +
      ellipse(cx, floor + 3, span * 1.25, 15, lighten(look.frame, -0.14)) +
      ellipse(cx, floor, span * 1.25, 14, flat),
    plate:
      column(54) +
      box(cx - span * 1.25, floor - 7, span * 2.5, 12, 4, flat) +
      box(cx - 10, panel.height + 22, 20, 26, 10, lighten(look.frame, -0.2)),
    vee:
      column(38) +
      path(
        d`M${cx - 20} ${floor - 18}L${cx - span * 1.8} ${floor + 6}H${cx - span * 1.55}L${cx} ${floor - 5}L${cx + span * 1.55} ${floor + 6}H${cx + span * 1.8}L${cx + 20} ${floor - 18}Z`,
        flat,
      ),
    bar: column(30) + box(cx - span * 1.5, floor - 5, span * 3, 9, 4.5, flat),
    sheet:
      box(cx - span * 0.95, panel.height - 6, span * 1.9, floor - panel.height + 4, 4, neck) +
      box(cx - span * 1.05, floor - 5, span * 2.1, 9, 4, flat),
    fold: path(
      d`M${cx - span * 1.7} ${panel.height - 4}L${cx - span * 2} ${floor}H${cx + span * 2}L${cx + span * 1.7} ${panel.height - 4}Z`,
      litSurface(paints, look.frame, 1.2),
    ),
  };
  return { markup: shadow + feet[look.foot], height: floor + 10 };
}

export function monitorFront(paints: Paints, plain: MonitorLook, tone: Hex): Part {
  const look = monitorIn(plain, tone);
  const panel = panelOf(look);
  const { markup: foot, height } = stand(paints, look, panel);
  const rim: Hex = lightness(look.frame) > 0.7 ? '#d9dbe0' : '#14161a';
  const clip = paints.clip(
    path(outline({ ...panel, width: look.width, height: panel.screenHeight }, look.bend, 0), {}),
  );
  const chin =
    look.chinTone === undefined
      ? ''
      : box(0, panel.height - look.chin, panel.width, look.chin, 5, {
          fill: paints.linear(90, shades(look.chinTone, { 0: 0.06, 1: -0.05 })),
        });
  const lamp =
    look.glow === undefined
      ? box(panel.width - 34, panel.height - look.chin * 0.55, 8, 1.6, 0.8, '#e8f6ff')
      : box(panel.width / 2 - 17, panel.height - 1 + look.bend * 0.6, 34, 5, 2.5, look.glow);
  const markup =
    foot +
    path(outline(panel, look.bend), metal(paints, rim, 90)) +
    path(outline(panel, look.bend, 1.4), {
      fill: look.chinTone === undefined ? '#0a0b0e' : lighten(rim, 0),
    }) +
    chin +
    group(
      { transform: `translate(${figure(look.bezel)} ${figure(look.bezel)})`, 'clip-path': clip },
      monitorScreen(paints, look, look.width, panel.screenHeight + look.bend),
    ) +
    lamp;
  return { width: panel.width, height, markup };
}

export function monitorBack(paints: Paints, plain: MonitorLook, tone: Hex): Part {
  const look = monitorIn(plain, tone);
  const panel = panelOf(look);
  const { markup: foot, height } = stand(paints, look, panel);
  const cx = panel.width / 2;
  const cy = panel.height * 0.5;
  const back = look.chinTone ?? look.frame;
  const vents = repeated(15, (index) =>
    box(cx - 62 + index * 8.4, panel.height * 0.16, 4.4, 17, 2.2, lighten(back, -0.14)),
  );
  const halo =
    look.glow === undefined
      ? ''
      : circle(
          cx,
          cy,
          panel.height * 0.23,
          stroked(
            paints.linear(30, { 0: look.glow, 0.5: lighten(look.glow, 0.14), 1: '#7a5cff' }),
            7,
          ),
        );
  const markup =
    foot +
    path(outline(panel, look.bend), litSurface(paints, back, 1.1)) +
    path(
      outline(panel, look.bend, 9),
      stroked(lighten(back, lightness(back) > 0.6 ? -0.08 : 0.08), 1.4),
    ) +
    vents +
    halo +
    box(
      cx - 44,
      cy - 40,
      88,
      panel.height * 0.42,
      12,
      litSurface(paints, lighten(back, 0.03), 1.6),
    ) +
    box(cx - 23, cy - 18, 46, panel.height - cy + 30, 5, metal(paints, look.frame, 0)) +
    repeated(3, (index) =>
      box(cx + panel.width * 0.2 + index * 17, panel.height * 0.8, 12, 5, 1.4, '#0a0b0e'),
    );
  return { width: panel.width, height, markup };
}

/** Front and back one before the other, for the second picture. */
export function monitorBoth(paints: Paints, look: MonitorLook, tone: Hex): Part {
  const back = monitorBack(paints, look, tone);
  const front = monitorFront(paints, look, tone);
  const step = back.width * 0.34;
  const markup =
    group({ transform: `translate(${figure(step)} 0) scale(.86)` }, back.markup) +
    group({ transform: `translate(0 ${figure(back.height * 0.2)}) scale(.86)` }, front.markup);
  return { width: step + back.width * 0.86, height: back.height * 1.06, markup };
}

export function monitorColours(paints: Paints, look: MonitorLook, tones: readonly Hex[]): Part {
  const backs = tones.map((tone) => monitorBack(paints, look, tone));
  const { width, height } = backs[0] ?? { width: 1, height: 1 };
  return inRow(backs, { x: width * 0.42, y: height * 0.1 }, undefined, (_, index) =>
    softShadow(width, height * 0.76, 6, 12, index === 0 ? 0.1 : 0.26),
  );
}
