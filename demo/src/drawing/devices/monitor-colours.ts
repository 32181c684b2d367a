import { mix, type Hex } from '../paint/colour.ts';
import type { Ink } from '../paint/ink.ts';
import { figure, group } from '../paint/markup.ts';
import { softShadow, type Part } from '../paint/part.ts';
import type { MonitorLook } from './monitor-spec.ts';
import { monitorBack } from './monitor-views.ts';

/** The same screen in another colour: chin and foot take it, a plain monitor stays as it is. */
export function monitorIn(look: MonitorLook, tone: Hex): MonitorLook {
  return look.chinTone === undefined
    ? look
    : { ...look, chinTone: mix(tone, '#ffffff', 0.2), frame: mix(tone, '#eceff2', 0.72) };
}

/** The backs of every colour, one before the other. */
export function monitorColours(ink: Ink, look: MonitorLook, tones: readonly Hex[]): Part {
  const backs = tones.map((tone) => monitorBack(ink, monitorIn(look, tone)));
  const one = backs[0] ?? { width: 1, height: 1, markup: '' };
  const step = one.width * 0.42;
  const rise = one.height * 0.1;
  const markup = backs.map((back, index) =>
    group(
      { transform: `translate(${figure(index * step)} ${figure(index * rise)})` },
      softShadow(one.width, one.height * 0.76, 6, 12, index === 0 ? 0.1 : 0.26),
      back.markup,
    ),
  );
  return {
    width: one.width + step * (backs.length - 1),
    height: one.height + rise * (backs.length - 1),
    markup: markup.join(''),
  };
}
