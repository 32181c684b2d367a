import { describe, expect, it } from 'vitest';
import { choosePosition, type Box } from './notice-position.ts';

const phone: Box = { left: 16, top: 116, right: 344, bottom: 732 };
const desktop: Box = { left: 16, top: 80, right: 1264, bottom: 792 };
const size = { width: 328, height: 60 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const control = (...sides: Parameters<typeof box>) => ({ box: box(...sides), mustStay: false });
const changed = (...sides: Parameters<typeof box>) => ({ box: box(...sides), mustStay: true });

const onPhone = (...obstacles: ReturnType<typeof control>[]) =>
  choosePosition({ size, bounds: phone, anchor: 'bottom', obstacles });
const onDesktop = (...obstacles: ReturnType<typeof control>[]) =>
  choosePosition({ size, bounds: desktop, anchor: 'topRight', obstacles });

describe('choosePosition', () => {
  it('places pop-ups at the bottom of a phone, and at the top right of a wide window', () => {
    expect(onPhone()).toEqual({ left: 16, top: 672 });
    expect(onDesktop()).toEqual({ left: 936, top: 80 });
  });

  it('centres a narrow pop-up on a phone', () => {
    const narrow = { width: 200, height: 60 };
    const position = choosePosition({
      size: narrow,
      bounds: phone,
      anchor: 'bottom',
      obstacles: [],
    });
    expect(position.left).toBe(80);
  });

  it('moves pop-ups up on a phone until they cover no control', () => {
    const { left, top } = onPhone(control(16, 700, 100, 44));
    expect(left).toBe(16);
    expect(top + size.height).toBeLessThanOrEqual(700);
    expect(top + size.height).toBeGreaterThan(680);
  });

  it('moves pop-ups to the nearest free position in a wide window', () => {
    expect(onDesktop(control(1100, 80, 150, 44)).top).toBeGreaterThanOrEqual(124);
    expect(onDesktop(control(1100, 80, 150, 700)).left + size.width).toBeLessThanOrEqual(1100);
  });

  it('finds a gap that is exactly as high as the pop-up', () => {
    const { top } = onPhone(changed(16, 116, 328, 107), control(16, 287, 328, 445));
    expect(top).toBeGreaterThanOrEqual(223);
    expect(top + size.height).toBeLessThanOrEqual(287);
  });

  it('covers an edge of a large picture rather than a small control', () => {
    const picture = control(16, 116, 328, 328);
    const buttons = control(16, 450, 328, 282);
    const { top } = onPhone(
      picture,
      ...[450, 500, 550, 600, 650, 700].map((y) => control(16, y, 44, 44)),
    );
    expect(top).toBeLessThan(450);
    expect(onPhone(picture, { ...buttons, mustStay: true }).top).toBeLessThan(450);
  });

  it('covers a control rather than content that has just changed', () => {
    const { top } = onPhone(control(16, 116, 328, 300), changed(16, 416, 328, 316));
    expect(top + size.height).toBeLessThanOrEqual(416);
  });

  it('returns the top of bounds that are too small', () => {
    const bounds = { ...phone, top: 700 };
    expect(choosePosition({ size, bounds, anchor: 'bottom', obstacles: [] }).top).toBe(700);
  });
});
