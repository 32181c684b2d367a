import { isHash } from '@gawai/domain/url-keys';
import { data } from 'react-router-dom';
import type { PageLoader } from '../../routing/page-loader.ts';
import {
  GuestOrderExistsDocument,
  type GuestOrderExistsQuery,
  type GuestOrderExistsQueryVariables,
} from './guest-order.generated.ts';

/** How long in ms the server waits for the shop: the status is not worth a late page. */
const STATUS_TIMEOUT_MS = 1_000;

/** What the server knows of a guest's order before the browser requests it. */
export interface GuestOrderData {
  /** There is none: the page shows so with status 404, and sends no request. */
  readonly isMissing: boolean;
}

/**
 * The HTTP status of a guest's order. The order itself is personal, so only the browser reads it; the
 * server only checks whether it exists, and nothing of the response is part of the page.
 */
export const loadGuestOrder: PageLoader<GuestOrderData | ReturnType<typeof missing>> = async (
  client,
  { params },
) => {
  const hash = params['hash'] ?? '';
  if (!isHash(hash)) return missing();
  if (typeof window !== 'undefined') return { isMissing: false };
  const { data: result, error } = await client.query<
    GuestOrderExistsQuery,
    GuestOrderExistsQueryVariables
  >({
    query: GuestOrderExistsDocument,
    variables: { accessHash: hash },
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: { fetchOptions: { signal: AbortSignal.timeout(STATUS_TIMEOUT_MS) } },
  });
  return error === undefined && result?.order === null ? missing() : { isMissing: false };
};

function missing() {
  return data<GuestOrderData>({ isMissing: true }, { status: 404 });
}
