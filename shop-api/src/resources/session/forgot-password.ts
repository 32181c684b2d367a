import { readFields, addProblems } from '../../http/read-fields.ts';
import { randomBytes } from 'node:crypto';
import { shopPhoneKey } from '@gawai/domain/phone';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tokenHash } from '../../http/customer.ts';
import { RateLimit } from '../../http/rate-limits.ts';
import { invalid } from '../../http/rejections.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { putMail } from '../mail/outbox.ts';
import {
  accountsOfContact,
  addPasswordReset,
  accountOfReset,
  usePasswordReset,
} from './password-reset-queries.ts';
import { forgotPasswordFields, resetPasswordFields } from './session-schemas.ts';
import { checkNewPassword } from '@gawai/domain/session';
import { anyProblemText } from '@gawai/domain/texts/server-problem-text';
import { hashNewPassword, checkPasswordLength } from './password.ts';

const TOKEN_BYTES = 32;
const TOKEN_MINUTES = 30;
const MINUTE_MS = 60_000;
const MAILS_PER_CONTACT = 5;
const CONTACT_WINDOW_MS = 15 * MINUTE_MS;

/**
 * POST /forgot-password (shop-api.md 10.10). The response is sent before the account is looked up, so that neither it
 * nor its time reveals an account; closing the app waits for pending work.
 */
export class PasswordResetRequests {
  readonly #shop: Shop;
  readonly #limit: RateLimit;
  readonly #writing = bulkhead(1, 200);
  readonly #running = new Set<Promise<void>>();

  constructor(app: FastifyInstance, shop: Shop) {
    this.#shop = shop;
    this.#limit = new RateLimit(app, 'forgotten password', MAILS_PER_CONTACT, CONTACT_WINDOW_MS);
    app.addHook('onClose', async () => {
      await Promise.all(this.#running);
    });
  }

  /** Responds to a request and writes the mail afterwards. */
  async request(body: unknown, request: FastifyRequest): Promise<ShopResponse> {
    const address = readContact(readFields(forgotPasswordFields, body).contact);
    await this.#limit.require(request, 'phone' in address ? address.phone : address.email);
    const writing = this.#writing
      .execute(() => writeResets(this.#shop, address))
      .catch((error: unknown) => {
        if (isBulkheadRejectedError(error)) {
          request.log.warn('too many pending password resets, one was dropped');
        } else {
          request.log.error({ err: error }, 'the mail of a password reset could not be written');
        }
      })
      .finally(() => this.#running.delete(writing));
    this.#running.add(writing);
    return ok(
      null,
      'Jika akun dengan kontak ini terdaftar dan memiliki alamat email, kami telah mengirim tautan untuk membuat Password baru.',
    );
  }
}

/** A phone number in its stored format, else an e-mail address; other texts match no account. */
function readContact(contact: string): { readonly phone: string } | { readonly email: string } {
  const phone = contact.includes('@') ? undefined : shopPhoneKey(contact);
  return phone === undefined ? { email: contact.toLowerCase() } : { phone };
}

/** Token and mail of each account with this contact, both or neither. */
async function writeResets(shop: Shop, contact: ReturnType<typeof readContact>): Promise<void> {
  const accounts = await accountsOfContact(shop.db, contact);
  const now = shop.now();
  const expiresAt = new Date(now.getTime() + TOKEN_MINUTES * MINUTE_MS);
  for (const { id: userId, firstName, email } of accounts) {
    if (email === null) continue;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const mail = { kind: 'passwordReset', firstName, token, minutes: TOKEN_MINUTES } as const;
    await shop.db.transaction(async (transaction) => {
      await addPasswordReset(transaction, { userId, tokenHash: tokenHash(token), now, expiresAt });
      await putMail(transaction, email, mail, now);
    });
  }
}

/**
 * POST /reset-password (shop-api.md 10.10): sets a new password by the token of a mail, which can be used once. All
 * sessions of the customer end. Errors of the fields do not use up the token.
 */
export async function resetPassword(shop: Shop, body: unknown): Promise<ShopResponse> {
  const { token, password } = readFields(resetPasswordFields, body, (sent, reader) => {
    addProblems(reader, checkNewPassword(sent));
    checkPasswordLength(reader, 'password', sent.password);
    return [];
  });
  const hash = tokenHash(token);
  const userId = await accountOfReset(shop.db, hash, shop.now());
  if (userId === null) return unusable();
  const passwordHash = await hashNewPassword(password);
  const isSet = await usePasswordReset(shop.db, { userId, tokenHash: hash, passwordHash });
  return isSet ? ok(null, 'Password baru berhasil disimpan. Silakan Sign In.') : unusable();
}

function unusable(): ShopResponse {
  return invalid({ token: [anyProblemText({ code: 'RESET_TOKEN_INVALID' })] });
}
