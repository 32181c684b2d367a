import type { EventLoopUtilityFunction } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { RenderedPage, RenderSettings } from '../entry-server.tsx';

/** Where pages and their files come from: the build, or Vite while developing. */
export interface PageSource {
  /** Adds what answers requests for files (scripts, styles, icons). */
  addFiles: (app: FastifyInstance) => Promise<void>;
  render: (request: Request, settings: Omit<RenderSettings, 'assetsFor'>) => Promise<RenderedPage>;
  /** How busy the thread is that renders. Without it no page is rejected: a developer's is late, not lost. */
  utilization?: EventLoopUtilityFunction;
  /** Paths of the stylesheets of all pages; none while developing. */
  styles: readonly string[];
  /** Whether pages are served as in production: strict content policy, page cache, no reload. */
  isBuilt: boolean;
  close: () => Promise<void>;
}
