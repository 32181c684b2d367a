import { data, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import type { Failure } from '../apollo/failures.ts';
import type { Loaded, QueryClient } from '../apollo/load-query.ts';

/** Fetches the data of a page before it is shown: on the server, and in the browser on navigation. */
export type PageLoader<T> = (client: QueryClient, args: LoaderFunctionArgs) => Promise<T>;

/** Converts a page loader to a loader of the router. */
export function withClient<T>(client: QueryClient, load: PageLoader<T>): LoaderFunction {
  return (args) => load(client, args);
}

/** For a page whose main entity could not be fetched: status 503 and 'Coba lagi'. */
export function pageFailed({ title, message }: Pick<Failure, 'title' | 'message'>) {
  return data({ title, message }, { status: 503 });
}

/** Not found: status 404, with a text for the page, e.g. of a product. */
export function pageNotFound(text: { title: string; message: string }) {
  return data(text, { status: 404 });
}

/**
 * The main entity of a page from a loaded result. Throws a 503 when it failed;
 * null when it does not exist.
 */
export function mustLoad<TData, K extends keyof TData & string>(
  { data: parts, failures }: Loaded<TData>,
  field: K,
): TData[K] | null {
  const failure = failures.find((each) => each.field === field);
  if (failure !== undefined) throw pageFailed(failure);
  return parts[field] ?? null;
}
