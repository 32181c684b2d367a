import { raw, type ShopResponse } from '@gawai/shop-api/http/shop-response';
import type { FaultOf } from './fault.ts';

/** The response of a fault `failing`: the formats of shop-api.md 4, and those of proxies. */
export function failingResponse(fault: FaultOf<'failing'>): ShopResponse {
  const [contentType, content] = contentOf(fault);
  return raw(fault.status, { 'content-type': contentType, ...fault.headers }, content);
}

type Content = readonly [contentType: string, content: string];

function contentOf({ body, message, errors, json }: FaultOf<'failing'>): Content {
  if (json !== undefined) return jsonContent(json);
  switch (body) {
    case 'envelope':
      return jsonContent({ status: 'error', message, data: null, errors });
    case 'message':
      return jsonContent({ message, errors });
    case 'error':
      return jsonContent({ error: message });
    case 'html':
      return [
        'text/html; charset=utf-8',
        `<!DOCTYPE html><html><head><title>Error</title></head><body><h1>${message}</h1></body></html>`,
      ];
    case 'plain':
      return ['text/plain; charset=utf-8', message];
    case 'empty':
      return ['text/plain; charset=utf-8', ''];
  }
}

function jsonContent(value: unknown): Content {
  return ['application/json; charset=utf-8', JSON.stringify(value)];
}
