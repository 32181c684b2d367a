import { randomBytes, randomInt } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './config.ts';
import { hasCode } from './has-code.ts';
import { folderProblem, StartProblem } from './start-problem.ts';

/** What only the shop knows. */
export interface Secrets {
  /** Opens the operator calls; null when there are none (shop-api.md 4). */
  readonly operatorKey: string | null;
  readonly merchantCode: string;
  /** Signs messages to and from the payment provider; never leaves the shop (shop-api.md 5.24). */
  readonly merchantKey: string;
}

const FILE_NAME = 'secrets.json';
/** How many names a draft can have: digits, by which `npm run reset` knows it. */
const DRAFTS = 2 ** 48 - 1;

/**
 * The secrets of the settings; what is not set there is made once and kept in
 * `<data folder>/secrets.json`, which only the owner can read.
 */
export async function loadSecrets(settings: Settings): Promise<Secrets> {
  const { dataDir, operatorKey, merchantCode, merchantKey } = settings;
  if (operatorKey !== undefined && merchantCode !== undefined && merchantKey !== undefined) {
    return { operatorKey: operatorKey || null, merchantCode, merchantKey };
  }
  const secrets = await storedSecrets(dataDir);
  return {
    operatorKey: (operatorKey ?? secrets.operatorKey) || null,
    merchantCode: merchantCode ?? secrets.merchantCode,
    merchantKey: merchantKey ?? secrets.merchantKey,
  };
}

/** The secrets of the file, made first where they are missing. */
async function storedSecrets(dataDir: string) {
  const file = join(dataDir, FILE_NAME);
  const stored = await readStored(file);
  const secrets = {
    operatorKey: randomBytes(32).toString('base64url'),
    merchantCode: `GW${randomBytes(3).toString('hex').toUpperCase()}`,
    merchantKey: randomBytes(24).toString('base64url'),
    ...stored,
  };
  if (Object.keys(secrets).every((name) => stored?.[name] !== undefined)) return secrets;
  try {
    await mkdir(dataDir, { recursive: true });
    await writeSecrets(file, secrets, stored === null);
  } catch (error) {
    throw folderProblem(dataDir, error);
  }
  // Another shop that started at the same time may have been first.
  return { ...secrets, ...(await readStored(file)) };
}

/** The operator key that a shop made for itself and keeps in its data folder, null before its start. */
export async function storedOperatorKey(dataDir: string): Promise<string | null> {
  return (await readStored(join(dataDir, FILE_NAME)))?.['operatorKey'] ?? null;
}

/** The texts of the file; null when there is none. */
async function readStored(file: string): Promise<Record<string, string> | null> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    // New secrets would lock operators out and break payments under way: better not to start.
    throw new StartProblem(
      `${file} cannot be read. Restore it, or remove it to have new secrets made.`,
    );
  }
  const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Written whole and then moved into place, so that a crash never leaves half a file. A new one is not put over that of
 * another shop.
 */
async function writeSecrets(file: string, secrets: object, isNew: boolean): Promise<void> {
  const draft = `${file}.${randomInt(DRAFTS)}`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await (isNew ? link : rename)(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
