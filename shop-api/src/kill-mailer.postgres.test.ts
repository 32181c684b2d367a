import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startMailServer, type MailServerOfTest } from '../test-kit/mail-server.ts';
import { serverCopyOf, type ServerDatabase } from '../test-kit/prepared-database.ts';
import { printFigures } from '../test-kit/print-figures.ts';
import { rounds } from '../test-kit/rounds.ts';
import { openPostgres, type OpenDatabase } from './db/open-database.ts';
import { outboxMails } from './db/tables/mail.ts';
import { LEASE_MS, putMail } from './resources/mail/outbox.ts';

const ROUNDS = rounds(10, 200);
const MAILS_A_ROUND = 40;
const MAX_PAUSE_MS = 20;
const PROGRAM = fileURLToPath(
  new URL('../test-kit/kill-rounds/mailer-to-kill.ts', import.meta.url),
);
const NODE_OPTIONS = ['--import', import.meta.resolve('tsx'), '--conditions=gawai-source'];

let copy: ServerDatabase;
let database: OpenDatabase;
let server: MailServerOfTest;

beforeAll(async () => {
  copy = await serverCopyOf(inject('preparedDatabase'));
  database = await openPostgres(copy.url, 2, () => undefined);
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await database.close();
  await copy.remove();
});

function startMailer(round: number) {
  return spawn(process.execPath, [...NODE_OPTIONS, PROGRAM], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: copy.url,
      SMTP_URL: server.smtpUrl,
      MAIL_FROM: 'toko@gawai.example',
      MAILER_AHEAD_MS: String(round * (LEASE_MS + 60_000)),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Waits until this total number of mails has arrived. */
const arrived = (count: number) =>
  vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(count), {
    timeout: 60_000,
    interval: 1,
  });

const mailsLeft = async () => (await database.db.select().from(outboxMails)).length;

async function putRound(round: number): Promise<string[]> {
  const mail = { kind: 'passwordReset', firstName: 'Budi', token: 'x', minutes: 30 } as const;
  const recipients = Array.from({ length: MAILS_A_ROUND }, (_, n) => `b${round}.${n}@example.com`);
  for (const recipient of recipients) await putMail(database.db, recipient, mail, new Date());
  return recipients;
}

describe(`a process that sends mails and is killed ${ROUNDS} times`, () => {
  it('sends each mail at least once and loses none', { timeout: ROUNDS * 60_000 }, async () => {
    const recipients: string[] = [];
    let interrupted = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      recipients.push(...(await putRound(round)));
      const before = server.received.length;
      const waiting = await mailsLeft();
      const mailer = startMailer(round);
      const gone = once(mailer, 'exit');
      // By chance: between two mails, within one, or after the last.
      await arrived(before + 1 + randomInt(waiting - 1));
      await wait(randomInt(MAX_PAUSE_MS));
      mailer.kill('SIGKILL');
      await gone;
      if ((await mailsLeft()) > 0) interrupted += 1;
    }
    const last = startMailer(ROUNDS);
    const gone = once(last, 'exit');
    await vi.waitFor(async () => expect(await mailsLeft()).toBe(0), { timeout: 60_000 });
    last.kill('SIGKILL');
    await gone;
    const received = server.received.flatMap(({ to }) => to);
    expect([...new Set(received)].sort()).toEqual(recipients.sort());
    const figures = { rounds: ROUNDS, interrupted, written: recipients.length };
    printFigures('Mailer killed', { ...figures, sentTwice: received.length - recipients.length });
    expect(interrupted).toBeGreaterThan(0);
  });
});
