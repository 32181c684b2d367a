import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { create, replace } from 'tar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEMPLATES, unpackTemplate, writeTemplate } from './database-template.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { createEmbedded, MIGRATIONS, openEmbedded } from './open-database.ts';
import { districts } from './tables/region.ts';
import { seedings } from './tables/seeding.ts';

const migrations = MIGRATIONS.migrationsFolder;
let work = '';
let templates = '';
let dataDir = '';

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'gawai-template-test-'));
  templates = join(work, 'templates');
  await mkdir(templates);
  await writeFile(join(templates, 'database-0123456789abcdef.tar'), 'of an older build');
  await writeTemplate(templates, migrations, unpackOrCreate);
});
afterAll(() => rm(work, { recursive: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(work, 'data-'));
});

/** Makes a database; from the template of the build, if there is one. */
async function unpackOrCreate(folder: string): Promise<void> {
  if (!(await unpackTemplate(TEMPLATES, migrations, folder))) await createEmbedded(folder);
}

/** A database that is no more than one file. */
async function createSmall(folder: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'PG_VERSION'), '17');
}

const never = () => Promise.reject(new Error('migrated instead of unpacked'));

describe('embeddedFolder', () => {
  it('unpacks the template with tables and regions and without shop data', async () => {
    await embeddedFolder(dataDir, { folder: templates, migrations }, never);
    const { db, close } = await openEmbedded(dataDir, templates);
    const [found] = await db.select({ number: count() }).from(districts);
    expect(found?.number).toBeGreaterThan(7_000);
    expect(await db.select().from(seedings)).toEqual([]);
    await close();
    expect(await readdir(dataDir)).toEqual(['database']);
  });

  it('runs the migrations when the build has no template', async () => {
    await embeddedFolder(dataDir, { folder: join(work, 'nowhere'), migrations }, createSmall);
    expect(await readFile(join(dataDir, 'database/PG_VERSION'), 'utf8')).toBe('17');
  });

  it('does not change an existing folder', async () => {
    await createSmall(join(dataDir, 'database'));
    await embeddedFolder(dataDir, { folder: templates, migrations }, never);
    expect(await readdir(join(dataDir, 'database'))).toEqual(['PG_VERSION']);
  });

  it('leaves no folder after a failure and a complete one after a retry', async () => {
    const nowhere = { folder: join(work, 'nowhere'), migrations };
    const failing = embeddedFolder(dataDir, nowhere, async (folder) => {
      await createSmall(folder);
      await writeFile(join(folder, 'half'), '');
      throw new Error('no space left');
    });
    await expect(failing).rejects.toThrow('no space left');
    expect(await readdir(dataDir)).not.toContain('database');
    await embeddedFolder(dataDir, nowhere, createSmall);
    expect(await readdir(join(dataDir, 'database'))).toEqual(['PG_VERSION']);
  });
});

describe('openEmbedded in a read-only folder', () => {
  it('reports the folder and the reason in one sentence', async () => {
    // A file and then a folder of the same name.
    const content = join(work, 'content');
    await mkdir(content);
    await writeFile(join(content, 'rows'), '');
    const unwritable = join(work, 'unwritable');
    await mkdir(unwritable);
    const file = join(unwritable, (await readdir(templates)).join());
    await create({ file, cwd: content }, ['rows']);
    await rm(join(content, 'rows'));
    await mkdir(join(content, 'rows'));
    await writeFile(join(content, 'rows', 'inside'), 'x');
    await replace({ file, cwd: content }, ['rows/inside']);
    const problem = `The data folder ${dataDir} cannot be used: `;
    await expect(openEmbedded(dataDir, unwritable)).rejects.toThrow(problem);

    await mkdir(join(dataDir, 'lock'));
    await expect(openEmbedded(dataDir, templates)).rejects.toThrow(problem);
  });
});

describe('unpackTemplate', () => {
  it('keeps only the newest template', async () => {
    expect(await readdir(templates)).toHaveLength(1);
  });

  it('ignores a template of other migrations', async () => {
    const others = join(work, 'migrations');
    await cp(migrations, others, { recursive: true });
    expect(await unpackTemplate(templates, others, join(work, 'same'))).toBe(true);
    await writeFile(join(others, '9999_later.sql'), 'SELECT 1');
    expect(await unpackTemplate(templates, others, join(work, 'later'))).toBe(false);
  });

  it.each([3, 1_000, 10_000_000])(
    'ignores a template that is truncated to %d bytes',
    async (size) => {
      const broken = join(work, `broken-${size}`);
      await cp(templates, broken, { recursive: true });
      for (const name of await readdir(broken)) await truncate(join(broken, name), size);
      const folder = join(broken, 'database');
      expect(await unpackTemplate(broken, migrations, folder)).toBe(false);
      expect(await readdir(broken)).toHaveLength(1);
    },
  );
});
