import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimit } from '../../http/rate-limits.ts';

const TRIES_PER_MINUTE = 10;
const WRONG_TRIES = 5;
const WRONG_TRIES_WINDOW_MS = 15 * 60_000;

/**
 * Limits password checks of a phone number over all routes (shop-api.md 4). All notations of a number count as one,
 * whether it has an account or not.
 */
export class PasswordTries {
  readonly #all: RateLimit;
  readonly #wrong: RateLimit;

  constructor(app: FastifyInstance) {
    this.#all = new RateLimit(app, 'password tries', TRIES_PER_MINUTE);
    this.#wrong = new RateLimit(app, 'wrong passwords', WRONG_TRIES, WRONG_TRIES_WINDOW_MS);
  }

  /** Whether the password is right; throws 429 when it may not be tried now. */
  async check(
    request: FastifyRequest,
    phoneKey: string,
    verify: () => Promise<boolean>,
  ): Promise<boolean> {
    await this.#all.require(request, phoneKey);
    await this.#wrong.requireLeft(request, phoneKey);
    const isRight = await verify();
    // Concurrent tries may have failed meanwhile: past the limit no response depends on the password.
    if (isRight) await this.#wrong.requireLeft(request, phoneKey);
    else await this.#wrong.require(request, phoneKey);
    return isRight;
  }
}
