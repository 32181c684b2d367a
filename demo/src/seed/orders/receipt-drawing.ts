import { createPaints } from '../../drawing/paint/paints.ts';
import { box, circle, path } from '../../drawing/paint/markup.ts';
import { rasterise } from '../../drawing/rasterise.ts';
import { sceneOf } from '../../drawing/scenes/studio.ts';

const WIDTH = 360;
const HEIGHT = 640;
const ROWS = 7;

let drawn: Promise<Buffer> | undefined;

/**
 * A receipt as a banking app shows it, without text: a demo shop has no payments to prove. The same for
 * every payment, drawn once.
 */
export function drawnReceipt(): Promise<Buffer> {
  return (drawn ??= draw());
}

function draw(): Promise<Buffer> {
  const paints = createPaints();
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const y = 320 + index * 36;
    const long = 74 + ((index * 35) % 60);
    return (
      box(46, y, 80 + ((index * 25) % 34), 9, 4.5, { fill: '#c4ccd4' }) +
      box(WIDTH - 46 - long, y, long, 9, 4.5, { fill: '#5b6672' })
    );
  }).join('');
  const markup =
    box(0, 0, WIDTH, HEIGHT, 0, { fill: '#e8edf0' }) +
    box(0, 0, WIDTH, 160, 0, { fill: '#0d5a66' }) +
    box(26, 80, WIDTH - 52, HEIGHT - 120, 16, { fill: '#ffffff' }) +
    circle(WIDTH / 2, 146, 35, { fill: '#2f9e63' }) +
    path('M164 147L176 160L198 134', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    box(120, 204, 120, 12, 6, { fill: '#8a95a0' }) +
    box(87, 233, 186, 23, 8, { fill: '#1d2730' }) +
    path('M46 286H314', { stroke: '#d5dbe0', 'stroke-width': 1.5, 'stroke-dasharray': '5 5' }) +
    rows;
  return rasterise(
    sceneOf(paints, { width: WIDTH, height: HEIGHT, isCutOut: false }, markup),
    WIDTH,
    'webp',
  );
}
