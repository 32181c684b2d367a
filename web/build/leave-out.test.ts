import { build } from 'vite';
import { expect, test } from 'vitest';
import { leaveOut } from './leave-out.ts';

const LIBRARY = `
  import { heavy, light } from 'heavy';
  export function start(mode) {
    function rarely() { return heavy(); }
    return mode === 'rare' ? rarely() : light(mode);
  }
  export class Shop { sell(thing) { return thing; } haggle(price) { return heavy(price); } }
`;
const HEAVY = `export const heavy = () => 'HEAVY'; export const light = (given) => heavy2(given) + 'LIGHT';
function heavy2(given) { return 'CONVERTED' + given; }`;

const modules: Record<string, string> = {
  entry: `import { start, Shop } from '/shop/library'; console.log(start(location.hash), new Shop());`,
  '/shop/library': LIBRARY,
  heavy: HEAVY,
};

async function bundle(neverCalled: string[], passThrough: Record<string, string> = {}) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id],
      },
      leaveOut([
        { modules: '/shop/', neverCalled },
        { modules: 'heavy', neverCalled: [], passThrough },
      ]),
    ],
  });
  const { output } = Array.isArray(result)
    ? result[0]!
    : (result as { output: { code?: string }[] });
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

test('what is never called goes, with everything that only it needed', async () => {
  const code = await bundle(['rarely', 'Shop.haggle']);
  expect(code).not.toContain('HEAVY');
  expect(code).toContain('LIGHT');
  expect(code).toContain('"rarely is left out"');
});

test('a step that changes nothing gives back what it was given', async () => {
  expect(await bundle(['rarely', 'Shop.haggle'], { heavy2: 'given' })).not.toContain('CONVERTED');
});

test('a name that the library no longer has ends the build', async () => {
  await expect(bundle(['rarely', 'Shop.barter'])).rejects.toThrow('Shop.barter');
});
