import { PGlite } from '@electric-sql/pglite';
import { expect, describe, it } from 'vitest';
import { embeddedOptions } from './open-database.ts';

describe('embeddedOptions', () => {
  it('leave the embedded database 16 MB of shared buffers', async () => {
    const client = new PGlite(embeddedOptions);
    const { rows } = await client.query('SHOW shared_buffers');
    await client.close();
    expect(rows).toEqual([{ shared_buffers: '16MB' }]);
  });
});
