import { sql } from 'drizzle-orm';
import { expect, describe, inject, it, onTestFinished } from 'vitest';
import { copyOf } from '../../test-kit/prepared-database.ts';

describe('embeddedOptions', () => {
  it('sets 16 MB of shared buffers', async () => {
    const { db, close } = await copyOf(inject('preparedDatabase'), 1);
    onTestFinished(close);
    const [row] = await db
      .select({ size: sql`current_setting('shared_buffers')` })
      .from(sql`(VALUES (1)) AS one_row`);
    expect(row).toEqual({ size: '16MB' });
  });
});
