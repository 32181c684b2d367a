import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { categories } from '../../../test-kit/samples.ts';

const RUNS = 100;
const REQUESTS = 100;
/** Concurrent requests. */
const AT_ONCE = 20;

const WHO = ['guest', '1', '2'] as const;
const WHAT = {
  menu: '{ categories { id } }',
  me: '{ me { id firstName } }',
  both: '{ categories { id } me { id firstName } }',
} as const;

interface Step {
  readonly who: (typeof WHO)[number];
  readonly what: keyof typeof WHAT;
  readonly byGet: boolean;
  /** How much time passes before it, in ms. */
  readonly pass: number;
}

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom(...WHO),
    what: fc.constantFrom('menu', 'me', 'both'),
    byGet: fc.boolean(),
    pass: fc.constantFrom(0, 0, 0, 1_000, 60_000),
  }),
  { minLength: REQUESTS, maxLength: REQUESTS },
);

const menu = categories.map(({ id }) => ({ id: `Category:${id}` }));
const meOf = (who: Step['who']) =>
  who === 'guest' ? null : { id: `Customer:${who}`, firstName: `Rahasia-${who}` };

/** The response for this client. */
function expected({ who, what }: Step): unknown {
  if (what === 'menu') return { data: { categories: menu } };
  if (what === 'me') return { data: { me: meOf(who) } };
  return { data: { categories: menu, me: meOf(who) } };
}

/** The first directive of `Cache-Control`. */
function expectedCaching({ who, what }: Step): string {
  if (what !== 'menu') return 'no-store';
  return who === 'guest' ? 'public' : 'private';
}

describe('response cache with concurrent customers and guests', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const shop = gatewayForAll({
    'GET /product-category': ok(categories),
    'GET /profile': ({ headers }) => {
      const who = headers.authorization?.slice(7) ?? '';
      return ok({ id: Number(who), first_name: `Rahasia-${who}`, phone: '+62' });
    },
  });
  afterAll(() => agent.destroy());

  const send = ({ who, what, byGet }: Step) =>
    new Promise<{ body: unknown; cached: string }>((resolve, reject) => {
      const query = WHAT[what];
      const search = byGet ? `?${new URLSearchParams({ query }).toString()}` : '';
      const sent = request(`${shop.url}/graphql${search}`, {
        agent,
        method: byGet ? 'GET' : 'POST',
        headers: {
          ...(byGet ? { 'apollo-require-preflight': '1' } : { 'content-type': 'application/json' }),
          ...(who === 'guest' ? {} : { authorization: `Bearer ${who}` }),
        },
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          const cached = response.headers['cache-control'] ?? '';
          resolve({ body: JSON.parse(Buffer.concat(chunks).toString()), cached });
        });
      });
      sent.end(byGet ? undefined : JSON.stringify({ query }));
    });

  it(`never serves another client’s data in ${RUNS * REQUESTS} requests`, async () => {
    let seen = 0;
    const run = async (sequence: readonly Step[]) => {
      for (let from = 0; from < sequence.length; from += AT_ONCE) {
        const together = sequence.slice(from, from + AT_ONCE);
        shop.advance(together[0]?.pass ?? 0);
        const responses = await Promise.all(together.map(send));
        responses.forEach(({ body, cached }, index) => {
          const step = together[index]!;
          expect(body).toEqual(expected(step));
          expect(cached.split(',')[0]).toBe(expectedCaching(step));
          seen += 1;
        });
      }
    };
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: RUNS });
    expect(seen).toBe(RUNS * REQUESTS);
    // Some of the responses must have been cached.
    const cached = shop.logLines.filter((line) => /"responseCache":"(hit|joined)"/.test(line));
    expect(cached.length).toBeGreaterThan(RUNS);
  }, 300_000);
});
