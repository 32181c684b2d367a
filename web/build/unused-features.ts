/** Functions of a library that the shop never comes to, by the package they are in. */
export interface UnusedFeatures {
  /** A part of the path of the modules. */
  readonly modules: string;
  /** Functions by name, methods as `Class.method`. */
  readonly neverCalled: readonly string[];
  /** Functions that are called and give back, with the shop's settings, this argument as it came. */
  readonly passThrough?: Readonly<Record<string, string>>;
}

/** The shop reads with loaders; it writes with GraphQL, never with the actions and fetchers of routes. */
const router: UnusedFeatures = {
  modules: '/react-router/dist/production/',
  neverCalled: [
    // Actions and fetchers
    'handleAction',
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    // Routes that are discovered while a visitor goes on
    'discoverRoutes',
    'patchRoutes',
    '_internalSetRoutes',
    // Middleware and instrumentation of routes
    'runClientMiddlewarePipeline',
    'instrumentClientSideRouter',
    'getRouteInstrumentationUpdates',
    // State that the router would read from the window, and errors of server components
    'parseHydrationData',
    'RSCErrorHandler',
  ],
};

/** One cache, plain scalars, no subscriptions, no incremental delivery, no masking. */
const apollo: UnusedFeatures = {
  modules: '/@apollo/client/',
  neverCalled: [
    'maskOperation',
    'maskFragment',
    'ApolloClient.subscribe',
    'ApolloClient.watchFragment',
    'ApolloClient.connectToDevTools',
    'ApolloCache.watchFragment',
    'ApolloCache.watchSingleFragment',
    'ObservableQuery.fetchMore',
    'ObservableQuery.subscribeToMore',
    'QueryManager.startGraphQLSubscription',
    'QueryInfo.markSubscriptionResult',
    'QueryInfo.markMutationOptimistic',
    'LocalState.getExportedVariables',
    'InMemoryCache.serializeVariablesValue',
    'InMemoryCache.serializeInputArray',
    'InMemoryCache.serializeInputObject',
    'EntityStore.coerceValue',
    'StoreReader.prunePartialBoundariesImpl',
    'StoreReader.prunePartialStreamArrayImpl',
  ],
  passThrough: {
    coerceScalarFieldsToParsed: 'result',
    'EntityStore.coerceStoreObject': 'obj',
  },
};

/** Observables of promises, lists and other observables, at once; no streams, no own schedulers. */
const rxjs: UnusedFeatures = {
  modules: '/rxjs/dist/esm/internal/',
  neverCalled: ['scheduled', 'fromAsyncIterable', 'fromReadableStreamLike'],
};

/** What the visitor of documents says of a document that no build would make. */
const graphql: UnusedFeatures = { modules: '/graphql/jsutils/', neverCalled: ['inspect'] };

export const UNUSED_FEATURES: readonly UnusedFeatures[] = [router, apollo, rxjs, graphql];
