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

/** Seconds after which a crawler may request a failed page again. */
const RETRY_AFTER_S = 60;

/** Prevents iPhones from turning account numbers into links for calls. */
const NO_CALL_LINKS = '<meta name="format-detection" content="telephone=no"/>';

/** Settings of `renderPage`. */
export interface RenderSettings {
  gatewayUrl: string;
  /** Headers of the requests to the gateway: those of the trace. */
  headers?: Readonly<Record<string, string>> | undefined;
  site: Site;
  /** Files of the build that a page of these routes needs. */
  assetsFor: (routeIds: readonly string[]) => PageAssets;
}

/** A page or a redirect. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** The document; empty for a redirect. */
  html: string;
  /** How long, in ms from the start of the rendering, it may be cached for all clients; 0 = not at all. */
  lifetime: number;
}

/**
 * Inserts a script at the start of the head, before anything that blocks it, more elements at the end of the
 * head, and a script at the end of the body. Texts of a page cannot contain these tags: React escapes them.
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

/** Creates the client and the routes, which render one page at a time. */
function createRenderer() {
  const client = createServerClient();
  return { client, handler: createStaticHandler(createRoutes(loaderClient(client))) };
}

type Renderer = ReturnType<typeof createRenderer>;

/** Reused, because routes and transformed documents take a sixth of the time of a page. */
const idleRenderers: Renderer[] = [];

/**
 * Renders the page of a request for a guest: pages contain no personal data. Loaders fill the
 * cache first, so that the document is complete and its status known when it is sent.
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
  // The shopper sees the error page for an error of a loader. A thrown response, such as 404, is no error.
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error)) console.error(error);
  }

  const assets = settings.assetsFor(context.matches.map(({ route }) => route.id));
  const state = writePageState({
    site: settings.site,
    styles: assets.styles,
    // The type of `extract` is generic; an InMemoryCache always returns this one.
    cache: client.extract() as NormalizedCacheObject,
    router: { loaderData: context.loaderData, errors: context.errors },
    notices: notices.get(),
  });
  // Personal pages show little before their scripts have read stored and private data.
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
