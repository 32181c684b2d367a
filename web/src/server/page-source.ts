import type { EventLoopUtilityFunction } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { RenderedPage, RenderSettings } from '../entry-server.tsx';

/** Renders pages and serves their files: from the build, or by Vite in development. */
export interface PageSource {
  /** Adds the routes or hooks of files (scripts, styles, icons). */
  addFiles: (app: FastifyInstance) => Promise<void>;
  render: (request: Request, settings: Omit<RenderSettings, 'assetsFor'>) => Promise<RenderedPage>;
  /** Utilization of the thread that renders. Without it, as in development, no page is rejected. */
  utilization?: EventLoopUtilityFunction;
  /** Paths of the stylesheets of all pages; empty in development. */
  styles: readonly string[];
  /** Whether pages are served as in production: strict content security policy, page cache, no reload. */
  isBuilt: boolean;
  close: () => Promise<void>;
}
