// Sends the mails of the database in DATABASE_URL without a pause, until the parent kills it. Its clock is ahead
// by MAILER_AHEAD_MS, so that the leases of its predecessors have ended.
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { readSettings } from '../../src/config.ts';
import { openPostgres } from '../../src/db/open-database.ts';
import { sendDueMails } from '../../src/resources/mail/mail-sender.ts';

const settings = readSettings(process.env);
const { databaseUrl, mailServer } = settings;
if (databaseUrl === null || mailServer === null) throw new Error('No database or no mail server');
const ahead = Number(process.env['MAILER_AHEAD_MS']);
const { db } = await openPostgres(databaseUrl, 5, () => undefined);
const shop = { db, settings, now: () => new Date(Date.now() + ahead) };
const log = { warn: (problem: unknown) => process.stderr.write(`${inspect(problem)}\n`) };
// If the parent has exited meanwhile, no process would kill this one.
process.once('disconnect', () => process.exit(1));
if (!process.connected) process.exit(1);
const { signal } = new AbortController();
for (;;) {
  await sendDueMails(shop, mailServer, log, signal);
  await setImmediate();
}
