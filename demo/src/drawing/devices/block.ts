import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { litSurface, type Ink } from '../paint/ink.ts';
import { box, circle } from '../paint/markup.ts';
import type { Part } from '../paint/part.ts';

/** A socket on a face, by its middle. */
export interface Port {
  readonly kind: 'usb-c' | 'usb-a' | 'hdmi' | 'card' | 'audio' | 'key';
  readonly x: number;
  readonly y: number;
}

/** One socket; millimetres. */
export function port({ kind, x, y }: Port, tone: Hex): string {
  const rim = lighten(tone, lightness(tone) > 0.5 ? -0.16 : 0.16);
  const socket = (width: number, height: number, radius: number) =>
    box(x - width / 2 - 0.4, y - height / 2 - 0.4, width + 0.8, height + 0.8, radius + 0.4, rim) +
    box(x - width / 2, y - height / 2, width, height, radius, '#0a0b0e');
  switch (kind) {
    case 'usb-c':
      return socket(8.6, 3, 1.5) + box(x - 2.9, y - 0.4, 5.8, 0.8, 0.3, '#5b6270');
    case 'usb-a':
      return socket(12.4, 4.9, 0.7) + box(x - 5.2, y - 1.7, 10.4, 1.7, 0.2, '#f2c14e');
    case 'hdmi':
      return socket(14, 4.8, 1) + box(x - 5, y - 0.5, 10, 1, 0.2, '#4c525e');
    case 'card':
      return socket(13, 1.8, 0.5);
    case 'audio':
      return circle(x, y, 2.6, rim) + circle(x, y, 1.8, '#0a0b0e');
    case 'key':
      return circle(x, y, 4, rim) + circle(x, y, 3.3, lighten(tone, 0.04));
  }
}

/** A plain rounded face with sockets. */
export function portFace(
  ink: Ink,
  tone: Hex,
  [width, height, radius]: readonly [number, number, number],
  ports: readonly Port[],
): Part {
  const markup =
    box(0, 0, width, height, radius, litSurface(ink, tone, 0.9)) +
    ports.map((socket) => port(socket, tone)).join('');
  return { width, height, markup };
}
