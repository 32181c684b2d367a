import { useEffect, useEffectEvent } from 'react';

/** A request that follows the input of the shopper. */
interface DebouncedRequest {
  /** A new key aborts the last request and starts another; null = no request. */
  key: string | null;
  /** Milliseconds between a new key and its request. */
  delayOf: () => number;
  /** Must ignore its result once the signal is aborted. */
  send: (signal: AbortSignal) => Promise<void>;
}

/** Sends a request after a pause in the changes of its key; only the last one counts. */
export function useDebouncedRequest({ key, delayOf, send }: DebouncedRequest): void {
  const start = useEffectEvent((signal: AbortSignal) =>
    setTimeout(() => void send(signal), delayOf()),
  );
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const timer = start(abort.signal);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key]);
}
