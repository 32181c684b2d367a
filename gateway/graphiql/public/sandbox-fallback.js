// Runs on the page of Apollo Sandbox before Apollo's script: opens GraphiQL when that script cannot be loaded.
const TIMEOUT_MS = 5_000;

const openGraphiql = () => {
  if (!('EmbeddedSandbox' in window)) location.replace('graphql/graphiql/');
};
// Errors of scripts do not bubble.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && openGraphiql(),
  true,
);
setTimeout(openGraphiql, TIMEOUT_MS);
