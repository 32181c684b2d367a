import { serverAudits, type Audit } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';

const STATUS =
  'an invalid document is rejected with 400 in every media type: caches and monitors read the status';
const INTROSPECTION = 'the audit needs introspection, which is closed in production';

/** Recommendations that the gateway does not follow, by the id of the audit, and why. */
const NOT_FOLLOWED: Readonly<Record<string, string>> = {
  '572B': STATUS,
  FDE2: STATUS,
  '7B9B': STATUS,
};

/** Further exceptions while the explorer is off. */
const NOT_IN_PRODUCTION: Readonly<Record<string, string>> = {
  BF61: INTROSPECTION,
  '2EA1': INTROSPECTION,
  '28B9': INTROSPECTION,
  D6D5: INTROSPECTION,
  '6A70': INTROSPECTION,
};

/** Runs the official audits of GraphQL over HTTP; each exception must fail. */
function audit(explorer: boolean, exceptions: Readonly<Record<string, string>>): void {
  const shop = gatewayForAll({}, { explorer });

  const audits: readonly Audit[] = serverAudits({
    url: () => `${shop.url}/graphql`,
    // The audits do not send the header that protects GET requests from CSRF.
    fetchFn: (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('apollo-require-preflight', '1');
      return fetch(url, { ...init, headers });
    },
  });

  it('runs all 61 audits and lists no unknown exception', () => {
    const ids = audits.map(({ id }) => id);
    expect([ids.length, Object.keys(exceptions).filter((id) => !ids.includes(id))]).toEqual([
      61,
      [],
    ]);
  });

  for (const { id, name, fn } of audits) {
    const reason = exceptions[id];
    it(
      reason === undefined ? `${id} ${name}` : `${id} fails as documented: ${name} (${reason})`,
      async () => {
        const result = await fn();
        expect(result.status === 'ok', 'reason' in result ? result.reason : '').toBe(
          reason === undefined,
        );
      },
    );
  }
}

describe('graphql-http audits', () => {
  describe('with the explorer on', () => audit(true, NOT_FOLLOWED));
  describe('in production', () => audit(false, { ...NOT_FOLLOWED, ...NOT_IN_PRODUCTION }));
});
