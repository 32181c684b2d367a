import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage, RenderSettings } from '../entry-server.tsx';

/** Where pages and their files come from: the build, or Vite while developing. */
export interface Pages {
  /** Answers a request for a file; calls `next` when it is not for one. */
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Renders the page of a request. */
  render: (request: Request, settings: Omit<RenderSettings, 'assetsFor'>) => Promise<RenderedPage>;
  /** Whether pages are served as they will be in production: strict content policy, no reload. */
  isBuilt: boolean;
  close: () => Promise<void>;
}
