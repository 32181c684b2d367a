import { createHash } from 'node:crypto';
import { Html } from '../http/html.ts';

const SIDE = 25;
const CORNER = 8;
const FINDERS = [
  [0, 0],
  [SIDE - 7, 0],
  [0, SIDE - 7],
] as const;

/** Draws a square that looks like a payment code, from `seed`. No scanner can read it, as there is nothing to pay. */
export function drawCode(seed: string, label: string): Html {
  const dark = Array.from({ length: SIDE * SIDE }, (_, index) => index).filter((index) => {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
    return !isCorner(x, y) && bitAt(seed, index);
  });
  const cells = dark.map((index) => `M${index % SIDE} ${Math.floor(index / SIDE)}h1v1h-1z`);
  const finders = FINDERS.map(
    ([x, y]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`,
  );
  const path = [...cells, ...finders].join('');
  return new Html(
    `<svg viewBox="0 0 ${SIDE} ${SIDE}" role="img" aria-label="${label}" shape-rendering="crispEdges">` +
      `<path fill="#14181f" fill-rule="evenodd" d="${path}"/></svg>`,
  );
}

function isCorner(x: number, y: number): boolean {
  const isLeft = x < CORNER;
  const isTop = y < CORNER;
  return (isLeft && isTop) || (isLeft && y >= SIDE - CORNER) || (isTop && x >= SIDE - CORNER);
}

/** One bit of an endless text of bits that the seed decides. */
function bitAt(seed: string, index: number): boolean {
  const block = createHash('sha256')
    .update(`${seed}:${Math.floor(index / 256)}`)
    .digest();
  const byte = block[Math.floor((index % 256) / 8)] ?? 0;
  return ((byte >> (index % 8)) & 1) === 1;
}
