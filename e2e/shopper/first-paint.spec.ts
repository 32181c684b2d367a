import { expect, test } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';

/** Size limit of the small font file, in bytes. */
const FEW = 12_000;

/** Weights of the shop: those of `tokens.css`, and the lightest and boldest that the small file has. */
const WEIGHTS = [400, 450, 650, 750, 800];

const FONT_SIZE = 1000;

/** Difference in px per character: the small file rounds the widths of its weights again. */
const ROUNDING = 2;

const SAMPLES = ['Rp 1.250.000', 'AVATAR office first', 'Tas & Sarung', '10:30 × 2', 'f(x) – “fi”'];

interface Drawn {
  text: string;
  weight: number;
  small: number;
  whole: number;
}

test('pages paint with one small font file before they load scripts', async ({ page }) => {
  for (const path of ['/', '/product', '/article/cara-pembayaran']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { paint, fetched } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      fetched: performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, encodedBodySize })),
    }));
    const fonts = fetched.filter(({ name }) => name.endsWith('.woff2'));
    expect(fonts, path).toEqual([
      expect.objectContaining({ name: expect.stringContaining('basic') }),
    ]);
    expect(fonts[0]?.encodedBodySize, path).toBeGreaterThan(0);
    expect(fonts[0]?.encodedBodySize, path).toBeLessThan(FEW);
    const scripts = fetched.filter(({ name }) => name.endsWith('.js'));
    expect(scripts.length, path).toBeGreaterThan(5);
    expect(Math.min(...scripts.map(({ startTime }) => startTime)), path).toBeGreaterThan(paint);
  }
});

test('the small font file draws its characters as wide as the complete typeface', async ({
  page,
}) => {
  await new Shopper(page).goto('/');
  const drawn = await page.evaluate(
    async ({ weights, samples, size }): Promise<Drawn[]> => {
      const faces = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .filter(({ style }) => style.getPropertyValue('src').includes('woff2'));
      const addressOf = (name: string) =>
        faces.map(({ style }) => style.getPropertyValue('src')).find((src) => src.includes(name));
      for (const [family, name] of [
        ['Small', '-basic-'],
        ['Whole', '-latin-'],
      ] as const) {
        const face = new FontFace(family, addressOf(name) ?? '', { weight: '200 800' });
        document.fonts.add(await face.load());
      }
      const small = faces.find(({ style }) => style.getPropertyValue('src').includes('-basic-'));
      const characters = (small?.style.getPropertyValue('unicode-range') ?? '')
        .split(',')
        .flatMap((part) => {
          const [from = NaN, to = from] = (part.match(/[\dA-F]+/gi) ?? []).map((code) =>
            Number.parseInt(code, 16),
          );
          return Array.from({ length: to - from + 1 }, (_, index) =>
            String.fromCodePoint(from + index),
          );
        });
      const texts = [...characters, ...samples];
      const line = document.createElement('span');
      line.style.cssText = `position: absolute; white-space: pre; font-size: ${String(size)}px; font-variant-numeric: tabular-nums`;
      document.body.append(line);
      const widthOf = (text: string, family: string, weight: number) => {
        line.style.fontFamily = `${family}, monospace`;
        line.style.fontWeight = String(weight);
        line.textContent = text;
        return line.getBoundingClientRect().width;
      };
      return weights.flatMap((weight) =>
        texts.map((text) => ({
          text,
          weight,
          small: widthOf(text, 'Small', weight),
          whole: widthOf(text, 'Whole', weight),
        })),
      );
    },
    { weights: WEIGHTS, samples: SAMPLES, size: FONT_SIZE },
  );
  expect(drawn.length).toBeGreaterThan(100 * WEIGHTS.length);
  expect(
    drawn.filter(({ text, small, whole }) => Math.abs(small - whole) > ROUNDING * text.length),
  ).toEqual([]);
});

test('a page fetches the complete typeface for a character that the small font file lacks', async ({
  page,
}) => {
  await new Shopper(page).goto('/product?s=caf%C3%A9');
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('-latin-wght-')),
      ),
    )
    .toBe(true);
});
