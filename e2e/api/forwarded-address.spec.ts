import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { executeAt } from '../support/graphql.ts';

/** More sign-ins than one client address may try in a minute. */
const TRIES = 60;

const SIGN_IN = `mutation SignIn($phone: String!) {
  signIn(input: { phone: $phone, password: "salah" }) { userErrors { message } }
}`;

/** A load balancer: it sets the address of its client as `X-Forwarded-For`. */
async function startFrontProxy(shopper: string): Promise<{ url: string; server: Server }> {
  const server = createServer((incoming, response) => {
    const { method, headers, url = '/' } = incoming;
    const outgoing = httpRequest(
      `${addresses.web}${url}`,
      { method, headers: { ...headers, 'x-forwarded-for': shopper } },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      },
    );
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, server };
}

/** Tries to sign in with a phone number of its own; returns the error code, or null. */
async function trySignIn(url: string, nth: number): Promise<string | null> {
  const phone = `0813555${String(nth).padStart(5, '0')}`;
  const { errors } = await executeAt(`${url}/graphql`, SIGN_IN, { phone });
  return errors?.[0]?.extensions.code ?? null;
}

test('the gateway limits the sign-in rate per shopper behind a front proxy', async () => {
  const [first, second] = await Promise.all(['203.0.113.1', '203.0.113.2'].map(startFrontProxy));
  if (first === undefined || second === undefined) throw new Error('A front proxy is missing');
  try {
    let tries = 0;
    while (tries < TRIES && (await trySignIn(first.url, tries)) !== 'RATE_LIMITED') tries += 1;
    expect(tries).toBeLessThan(TRIES);
    expect(await trySignIn(second.url, TRIES)).not.toBe('RATE_LIMITED');
    expect(await trySignIn(first.url, TRIES + 1)).toBe('RATE_LIMITED');
  } finally {
    first.server.close();
    second.server.close();
  }
});
