import { encode } from 'uqr';

/** Light modules around a code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/** A QR code as one outline on a square of `side` units; each dark module is one unit. */
export interface CodeDrawing {
  readonly side: number;
  readonly path: string;
}

/** Draws the QR code of a text (at most about 2,000 characters), with medium error correction. */
export function drawCode(text: string): CodeDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { side: size, path };
}
