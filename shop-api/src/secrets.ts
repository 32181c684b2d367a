import { randomBytes, randomInt } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './config.ts';
import { hasCode } from './has-code.ts';
import { folderProblem, StartProblem } from './start-problem.ts';

export interface Secrets {
  /** Opens the operator calls; null when there are none (shop-api.md 4). */
  readonly operatorKey: string | null;
  readonly merchantCode: string;
  /** Signs messages to and from the payment provider; never leaves the shop (shop-api.md 5.24). */
  readonly merchantKey: string;
}

const FILE_NAME = 'secrets.json';
/** Number of possible draft names: `npm run reset` recognises drafts by the digits. */
const DRAFTS = 2 ** 48 - 1;

/**
 * The secrets of the settings; missing ones are generated once and stored in `<data folder>/secrets.json`, which only
 * the owner can read.
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

/** The secrets of the file; missing ones are generated and stored. */
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

/** The generated operator key in the data folder of a shop, null before its first start. */
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
    // New secrets would lock out operators and break pending payments, so the start fails.
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
 * Writes a draft and then moves it, so that a crash leaves no partial file. A new file does not replace that of
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
