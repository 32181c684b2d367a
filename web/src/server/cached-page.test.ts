import { describe, expect, it } from 'vitest';
import { createCachedPage } from './cached-page.ts';

describe('createCachedPage', () => {
  it('compresses again after a failed compression', async () => {
    let tries = 0;
    const page = {
      status: 200,
      headers: {},
      lifetime: 0,
      get html() {
        tries += 1;
        if (tries === 1) throw new Error('no memory');
        return '<p>Gawai</p>'.repeat(700);
      },
    };
    const { body } = createCachedPage(page, 0);
    await expect(body('br')).rejects.toThrow('no memory');
    expect(await body('br')).toMatchObject({ encoding: 'br' });
  });
});
