import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSdlModule } from './sdl-module.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gawai-sdl-'));
  mkdirSync(join(root, 'schema'));
  writeFileSync(join(root, 'schema', 'cart.graphql'), 'type Cart { id: ID! }');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (text: string) => writeFileSync(join(root, 'schema', 'cart.graphql'), text);

describe('createSdlModule', () => {
  it('changes the module when the SDL changes', async () => {
    const file = createSdlModule(root);
    const before = readFileSync(file, 'utf8');
    write('type Cart { id: ID! count: Int! }');
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).not.toBe(before));
  });

  it('continues after a file that disappears before it is read, such as an editor lock', async () => {
    const file = createSdlModule(root);
    const before = readFileSync(file, 'utf8');
    const lock = join(root, 'schema', '.#cart.graphql');
    // Watchers of one folder are called in the order of their creation: this one is last.
    const watcher = watch(join(root, 'schema'));
    const change = once(watcher, 'change');
    symlinkSync('nowhere', lock);
    await change;
    watcher.close();
    expect(readFileSync(file, 'utf8')).toBe(before);
    rmSync(lock);
    write('type Cart { id: ID! count: Int! }');
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).not.toBe(before));
  });
});
