import type { CDPSession, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps of a movement, one per frame. */
const STEPS = 8;

/** Fingers on the screen, sent as touch events over CDP. */
export class Fingers {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  /** `after` is added to the timestamp, in seconds. */
  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Point[], after = 0) {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id }));
    const timestamp = Date.now() / 1000 + after;
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    await this.#page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }

  /** Each finger moves straight from its first point to its second, and all are lifted at the end. */
  async move(...paths: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
    await this.#send(
      'touchStart',
      paths.map(([from]) => from),
    );
    for (let step = 1; step <= STEPS; step += 1) {
      const share = step / STEPS;
      await this.#send(
        'touchMove',
        paths.map(([from, to]) => ({
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        })),
      );
    }
    await this.#send('touchEnd', []);
  }

  /**
   * Moves a finger and holds it before it is lifted. After {@link move} a list continues to scroll, and
   * the next tap only stops it.
   */
  async moveAndHold(from: Point, to: Point): Promise<void> {
    await this.#send('touchStart', [from]);
    await this.#send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await this.#send('touchMove', [to]);
    await this.#send('touchMove', [to], 0.5);
    await this.#send('touchEnd', [], 0.5);
  }

  async doubleTap(point: Point): Promise<void> {
    const types = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
    // Sent together: on a slow machine the second tap would come too late.
    await Promise.all(types.map((type) => this.#send(type, type === 'touchStart' ? [point] : [])));
  }
}
