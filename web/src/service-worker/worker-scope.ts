/** Loaded once by the browser for all tabs; its types exclude those of a page. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The response to a navigation that began while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** A message of a page. */
export interface MessageEvent extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: MessageEvent;
}

/** The part of the worker's global scope that is used. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  readonly registration: { readonly navigationPreload?: { enable: () => Promise<void> } };
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}
