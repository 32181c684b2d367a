import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom';
import type { NormalizedCacheObject } from '@apollo/client';
import { createPageFreshness } from './apollo/page-freshness.ts';
import { connect, createServerClient, forgetPage, loaderClient } from './apollo/server-client.ts';
import { App } from './app/app.tsx';
import { jsonLdElements, StructuredDataContext, type StructuredData } from './routing/json-ld.tsx';
import { PageDocument, type PageAssets } from './app/page-document.tsx';
import { writePageState } from './app/page-state.ts';
import { createRoutes } from './app/router.tsx';
import type { Site } from './routing/site.ts';
import { inlineScript, STYLE_BARRIER } from './before-hydration/inline-script.ts';
import { createNotices } from './lib/notices.ts';
import { createSession } from './session/session-store.ts';
import { INSTALL_ELEMENTS } from './server/install-elements.ts';
import { isPrivatePath } from './server/private-paths.ts';

/** Seconds after which a crawler may request a page again that could not be read from the shop. */
const RETRY_AFTER_S = 60;

/** Without it an iPhone makes links for calls of account numbers and others that look like a phone number. */
const NO_CALL_LINKS = '<meta name="format-detection" content="telephone=no"/>';

/** What a page is rendered from. */
export interface RenderSettings {
  gatewayUrl: string;
  /** Headers of the calls to the gateway: those of the trace. */
  headers?: Readonly<Record<string, string>> | undefined;
  site: Site;
  /** Files of the build that a page made of these route modules needs. */
  assetsFor: (routeIds: readonly string[]) => PageAssets;
}

/** A page, or the way to another one. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** The document; empty for a redirect. */
  html: string;
  /** How long, in ms from the start of the rendering, it is true for everyone; 0 = it must not be kept. */
  lifetime: number;
}

/**
 * The document with a script at the start of its head, before anything that it could wait for, more
 * elements at the end of it, and a script after all else. No text of a page can hold the tags: React escapes them.
 */
function withElements(html: string, script: string, elements: string): string {
  const start = html.indexOf('<head>') + '<head>'.length;
  const end = html.indexOf('</head>', start);
  const last = html.lastIndexOf('</body>');
  return [
    `<!DOCTYPE html>${html.slice(0, start)}${script}${html.slice(start, end)}${elements}`,
    `${html.slice(end, last)}<script>${STYLE_BARRIER}</script>${html.slice(last)}`,
  ].join('');
}

/** What one page at a time is rendered with. */
function createRenderer() {
  const client = createServerClient();
  return { client, handler: createStaticHandler(createRoutes(loaderClient(client))) };
}

type Renderer = ReturnType<typeof createRenderer>;

/** They keep the routes and what Apollo made of the documents, which take a sixth of a page's time. */
const idleRenderers: Renderer[] = [];

/**
 * Renders the page of a request for a guest: public pages hold nothing personal. Loaders fill the
 * cache first, so that the document is complete, with its true status, when it is sent.
 */
export async function renderPage(
  request: Request,
  settings: RenderSettings,
): Promise<RenderedPage> {
  const renderer = idleRenderers.pop() ?? createRenderer();
  try {
    const page = await renderWith(renderer, request, settings);
    await forgetPage(renderer.client);
    idleRenderers.push(renderer);
    return page;
  } catch (error) {
    renderer.client.stop();
    throw error;
  }
}

async function renderWith(
  { client, handler }: Renderer,
  request: Request,
  settings: RenderSettings,
): Promise<RenderedPage> {
  const freshness = createPageFreshness();
  const notices = createNotices();
  connect(client, {
    gatewayUrl: settings.gatewayUrl,
    headers: settings.headers,
    signal: request.signal,
    notices,
    onResponse: freshness.record,
  });
  const context = await handler.query(request);
  if (context instanceof Response) {
    const headers = Object.fromEntries(context.headers);
    return { status: context.status, headers, html: '', lifetime: 0 };
  }
  // The shopper gets the error page for what a loader throws. A response, such as 404, is meant.
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error)) console.error(error);
  }

  const assets = settings.assetsFor(context.matches.map(({ route }) => route.id));
  const state = writePageState({
    site: settings.site,
    styles: assets.styles,
    // The type of `extract` is open; an InMemoryCache always gives this one.
    cache: client.extract() as NormalizedCacheObject,
    router: { loaderData: context.loaderData, errors: context.errors },
    notices: notices.get(),
  });
  // Personal pages show little before their scripts have read what the device and the shop know.
  const start = isPrivatePath(new URL(request.url).pathname) ? 'now' : 'painted';
  const structuredData: StructuredData[] = [];
  const html = renderToString(
    <PageDocument styles={assets.styles} state={state}>
      <App
        site={settings.site}
        client={client}
        session={createSession(settings.site.storeName)}
        notices={notices}
      >
        <StructuredDataContext value={structuredData}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </StructuredDataContext>
      </App>
    </PageDocument>,
  );
  return {
    status: context.statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(context.statusCode === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
    },
    html: withElements(
      html,
      inlineScript(assets, start),
      NO_CALL_LINKS + INSTALL_ELEMENTS + jsonLdElements(structuredData),
    ),
    lifetime: context.statusCode === 200 ? freshness.lifetime() : 0,
  };
}
