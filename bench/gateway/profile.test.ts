import { describe, expect, it } from 'vitest';
import { sharesOf } from './profile.ts';

const node = (id: number, functionName: string, url: string) => ({
  id,
  callFrame: { functionName, url },
});

describe('sharesOf', () => {
  it('sums the time by function and by package, without the time in which nothing ran', () => {
    const { functions, packages } = sharesOf({
      nodes: [
        node(1, '(idle)', ''),
        node(2, 'dispatch', 'file:///shop/node_modules/undici/lib/pool.js'),
        node(3, 'run', 'file:///shop/node_modules/@apollo/server/dist/run.js'),
        node(4, '', 'file:///shop/gateway/dist/main.js'),
        node(5, 'close', 'file:///shop/node_modules/undici/lib/pool.js'),
      ],
      samples: [1, 2, 3, 2, 4, 5],
      timeDeltas: [900, 10, 60, 10, 10, 10],
    });
    expect(packages).toEqual([
      { name: '@apollo/server', share: 60 },
      { name: 'undici', share: 30 },
      { name: 'main.js', share: 10 },
    ]);
    expect(functions.map(({ name, share }) => `${name}: ${share}`)).toEqual([
      'run  @apollo/server: 60',
      'dispatch  undici: 20',
      '(anonymous)  main.js: 10',
      'close  undici: 10',
    ]);
  });
});
