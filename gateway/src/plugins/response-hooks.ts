import type {
  ApolloServerPlugin,
  BaseContext,
  GraphQLRequestContextWillSendResponse,
} from '@apollo/server';

/** Called before a response is sent, `ms` milliseconds after its operation began. */
export type ResponseHook<Context extends BaseContext> = (
  requestContext: GraphQLRequestContextWillSendResponse<Context>,
  ms: number,
) => void;

/** One plugin for all hooks, called in order: Apollo waits for each plugin at each step of an operation. */
export function responseHooks<Context extends BaseContext>(
  hooks: readonly ResponseHook<Context>[],
): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () => {
      const started = performance.now();
      return Promise.resolve({
        willSendResponse: (requestContext) => {
          const ms = performance.now() - started;
          for (const hook of hooks) hook(requestContext, ms);
          return Promise.resolve();
        },
      });
    },
  };
}
