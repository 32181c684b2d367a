import { data } from 'react-router-dom';
import type { Failure } from '../../apollo/failures.ts';
import { loadQuery } from '../../apollo/load-query.ts';
import type { PageLoader } from '../../routing/page-loader.ts';
import { HomeDocument, type HomeQuery } from './home.generated.ts';

/** The failed parts of the home page; the data of the others is in the cache. */
export type HomeData = readonly Failure[];

/** Fetches all parts of the home page at once. The status is 503 only when there is nothing to show. */
export const loadHome: PageLoader<ReturnType<typeof data<HomeData>>> = async (client) => {
  const { data: parts, failures } = await loadQuery<HomeQuery>(client, HomeDocument);
  const isEmpty = failures.length > 0 && Object.keys(parts).length === 0;
  return data(failures, { status: isEmpty ? 503 : 200 });
};
