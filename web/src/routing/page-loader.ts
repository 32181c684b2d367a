import { data, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import type { Failure } from '../apollo/failures.ts';
import type { Loaded, QueryClient } from '../apollo/load-query.ts';

/** Fetches what a page shows, before it is shown: on the server, and in the browser on the way there. */
export type PageLoader<T> = (client: QueryClient, args: LoaderFunctionArgs) => Promise<T>;

/** The router's form of a page loader. */
export function withClient<T>(client: QueryClient, load: PageLoader<T>): LoaderFunction {
  return (args) => load(client, args);
}

/** The page cannot be shown because its main thing could not be fetched: status 503 and 'Coba lagi'. */
export function pageFailed({ title, message }: Pick<Failure, 'title' | 'message'>) {
  return data({ title, message }, { status: 503 });
}

/** Not found: status 404, with a text for the page, e.g. of a product. */
export function pageNotFound(text: { title: string; message: string }) {
  return data(text, { status: 404 });
}

/**
 * The main thing of a page out of what was loaded. Throws the page away with 503 when it failed;
 * null when the shop says that there is none.
 */
export function mustLoad<TData, K extends keyof TData & string>(
  { data: parts, failures }: Loaded<TData>,
  field: K,
): TData[K] | null {
  const failure = failures.find((each) => each.field === field);
  if (failure !== undefined) throw pageFailed(failure);
  return parts[field] ?? null;
}
