import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './config.ts';

/** What only the shop knows. */
export interface Secrets {
  /** Opens the operator calls; null when there are none (shop-api.md 4). */
  readonly operatorKey: string | null;
  readonly merchantCode: string;
  /** Signs messages to and from the payment provider; never leaves the shop (shop-api.md 5.24). */
  readonly merchantKey: string;
}

const FILE_NAME = 'secrets.json';

/**
 * The secrets of the settings; what is not set there is made once and kept in
 * `<data folder>/secrets.json`, which only the owner can read.
 */
export async function loadSecrets(settings: Settings): Promise<Secrets> {
  const kept = await readStored(join(settings.dataDir, FILE_NAME));
  const made = {
    operatorKey: kept['operatorKey'] ?? randomBytes(32).toString('base64url'),
    merchantCode: kept['merchantCode'] ?? `GW${randomBytes(3).toString('hex').toUpperCase()}`,
    merchantKey: kept['merchantKey'] ?? randomBytes(24).toString('base64url'),
  };
  if (Object.entries(made).some(([name, value]) => kept[name] !== value)) {
    await keep(settings.dataDir, made);
  }
  return {
    operatorKey: settings.operatorKey === '' ? null : (settings.operatorKey ?? made.operatorKey),
    merchantCode: settings.merchantCode ?? made.merchantCode,
    merchantKey: settings.merchantKey ?? made.merchantKey,
  };
}

/** The operator key that a shop made for itself and keeps in its data folder, null before its start. */
export async function storedOperatorKey(dataDir: string): Promise<string | null> {
  return (await readStored(join(dataDir, FILE_NAME)))['operatorKey'] ?? null;
}

async function readStored(file: string): Promise<Record<string, string>> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    // New secrets would lock operators out and break payments under way: better not to start.
    throw new Error(`${file} cannot be read. Restore it, or remove it to have new secrets made.`);
  }
  const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Written whole and then moved into place, so that a crash never leaves half a file. */
async function keep(dataDir: string, secrets: Record<string, string>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `${FILE_NAME}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, join(dataDir, FILE_NAME));
}
