const TYPE_FIRST = 'a body that is no JSON is rejected with 415, as GraphQL over HTTP requires';

/**
 * Where the gateway deviates from what Apollo's suite expects: titles of tests, and why. Each of them
 * must fail, so that a deviation that no longer exists is noticed.
 */
export const APOLLO_DEVIATIONS: Readonly<Record<string, string>> = {
  'CSRF prevention > default': TYPE_FIRST,
  'graphqlHTTP > throws an error if POST body is empty': TYPE_FIRST,
  'graphqlHTTP > throws an error if invalid content-type': TYPE_FIRST,
};
