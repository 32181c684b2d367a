import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { failureTexts } from '../texts/failures.ts';
import { reload, reloadIfReachable } from '../lib/reload-page.ts';
import { isRecord, readText } from '../lib/read-json.ts';
import { NotFound } from '../routing/not-found.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LostScriptError } from './page-route.ts';

const readTexts = (data: unknown) => ({
  title: isRecord(data) ? readText(data['title']) : null,
  message: isRecord(data) ? readText(data['message']) : null,
});

/**
 * Replaces a page that cannot be shown: something that does not exist (404), something
 * that could not be fetched (503), or an error of the storefront itself.
 */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isResponse = isRouteErrorResponse(error);
  const isLost = error instanceof LostScriptError;
  useEffect(() => {
    // A tab of an older version loads the current one at the same address, if the web server can be reached.
    if (isLost) void reloadIfReachable();
  }, [isLost]);
  const { title, message } = readTexts(isResponse ? error.data : null);
  const isMissing = isResponse && error.status === 404;

  if (isMissing) {
    return (
      <NotFound
        title={title ?? failureTexts.notFoundTitle}
        message={message ?? failureTexts.notFoundMessage}
      />
    );
  }
  const name = title ?? failureTexts.crashedTitle;
  return (
    <>
      <PageHead title={name} isPrivate />
      <ErrorState
        level={1}
        title={name}
        message={message ?? failureTexts.crashedMessage}
        isRetrying={state === 'loading'}
        onRetry={() => {
          // The router caches a failed script and never requests it again.
          if (isResponse) void revalidate();
          else reload();
        }}
      />
    </>
  );
}
