import { describe, expect, it } from 'vitest';
import type { KeptReply } from './kept-reply.ts';
import { ReplyStore } from './reply-store.ts';

const MEGABYTE = 1_000_000;

const reply = (bytes = 1_000, freshUntil = 1_000): KeptReply => ({
  body: Buffer.alloc(bytes),
  contentType: 'application/json',
  tag: '"a"',
  operationName: null,
  freshUntil,
});

function store(bytesMax = MEGABYTE) {
  const time = { now: 0 };
  return { time, kept: new ReplyStore(bytesMax, () => time.now) };
}

describe('kept replies', () => {
  it('are found by what was asked, and from then on by the words it was asked in', () => {
    const { kept } = store();
    const menu = reply();
    kept.keep('menu', 'words', menu);
    expect([kept.byForm('words'), kept.byForm('other words')]).toEqual([menu, undefined]);
    expect(kept.byKey('menu', 'other words')).toBe(menu);
    expect(kept.byForm('other words')).toBe(menu);
  });

  it('are given as long as they are fresh, and not a millisecond longer', () => {
    const { kept, time } = store();
    kept.keep('menu', 'words', reply(1_000, 1_000));
    time.now = 999;
    expect([kept.byForm('words'), kept.byKey('menu', 'words')]).not.toContain(undefined);
    time.now = 1_000;
    expect([kept.byForm('words'), kept.byKey('menu', 'words')]).toEqual([undefined, undefined]);
    expect(kept.bytes).toBe(0);
  });

  it('make room: the ones not used for longest go', () => {
    const { kept } = store();
    for (let index = 0; index < 14; index += 1) kept.keep(`k${index}`, `f${index}`, reply(50_000));
    kept.byForm('f0');
    for (let index = 14; index < 18; index += 1) kept.keep(`k${index}`, `f${index}`, reply(50_000));
    expect(kept.bytes).toBeLessThanOrEqual(MEGABYTE);
    expect(kept.byForm('f0')).toBeDefined();
    expect([kept.byForm('f1'), kept.byKey('k1', 'f1')]).toEqual([undefined, undefined]);
    expect(kept.byForm('f17')).toBeDefined();
  });

  it('are not kept when one alone would take much of the room', () => {
    const { kept } = store();
    kept.keep('large', 'words', reply(70_000));
    expect([kept.byKey('large', 'words'), kept.bytes]).toEqual([undefined, 0]);
  });

  it('stay within their room and their number, whatever is asked in whatever words', () => {
    const { kept } = store(MEGABYTE * 32);
    for (let index = 0; index < 12_000; index += 1) kept.keep(`k${index}`, `f${index}`, reply(1));
    expect([kept.byKey('k1999', ''), kept.byKey('k2000', '')]).toEqual([undefined, reply(1)]);
    const { kept: small } = store();
    small.keep('menu', 'words', reply());
    for (let index = 0; index < 500; index += 1) small.byKey('menu', `${index}`.repeat(5_000));
    expect(small.bytes).toBeLessThanOrEqual(MEGABYTE);
    expect([small.byForm('words'), small.byKey('menu', 'words')]).toEqual([undefined, reply()]);
    small.clear();
    small.keep('menu', 'w'.repeat(70_000), reply());
    expect(small.byForm('w'.repeat(70_000))).toBeUndefined();
    expect(small.byKey('menu', 'w'.repeat(70_000))).toBeDefined();
    expect(small.bytes).toBeLessThan(2_000);
  });

  it('give way to a newer one of the same question, and to nothing at all when told', () => {
    const { kept } = store();
    const newer = reply(10);
    kept.keep('menu', 'words', reply());
    kept.keep('menu', 'words', newer);
    expect(kept.byForm('words')).toBe(newer);
    kept.clear();
    expect([kept.byForm('words'), kept.byKey('menu', 'words'), kept.bytes]).toEqual([
      undefined,
      undefined,
      0,
    ]);
  });
});
