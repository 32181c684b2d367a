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
 * What stands in place of a page that cannot be shown: a thing that does not exist (404), something
 * that could not be fetched (503), or an error of the storefront itself. Never a blank page.
 */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isAnswer = isRouteErrorResponse(error);
  const isLost = error instanceof LostScriptError;
  useEffect(() => {
    // A tab of an older version goes on with the current one, if the shop answers: the address is that of the page.
    if (isLost) void reloadIfReachable();
  }, [isLost]);
  const { title, message } = readTexts(isAnswer ? error.data : null);
  const isMissing = isAnswer && error.status === 404;

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
          // The router remembers a script that was lost, and never asks for it again.
          if (isAnswer) void revalidate();
          else reload();
        }}
      />
    </>
  );
}
