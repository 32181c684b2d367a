import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '@gawai/shop-api/http/customer';
import { readQuery } from '@gawai/shop-api/http/query';
import { bare } from '@gawai/shop-api/http/shop-response';
import { sendResponse } from '@gawai/shop-api/http/send-response';
import type { Shop } from '@gawai/shop-api/shop';
import { applyChange } from './changes.ts';
import { endPaymentsNow, endTokenNow } from './endings.ts';
import { failingResponse } from './failing-response.ts';
import type { ActiveFault, FaultOf } from './fault.ts';
import type { FaultList } from './fault-list.ts';
import { malformedResponse } from './malformed-response.ts';

/** The path of the calls that add and remove faults; faults never apply to these calls. */
export const FAULT_PATH = '/operator/fault';

/** Adds the hooks that apply the active faults, before a call is handled or before its response is sent. */
export function addFaultHooks(app: FastifyInstance, shop: Shop, faults: FaultList): void {
  const closing = new AbortController();
  const faultOfRequest = new WeakMap<FastifyRequest, ActiveFault>();
  app.addHook('onClose', (_app, done) => {
    closing.abort();
    done();
  });

  app.addHook('preHandler', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (path === FAULT_PATH || path.startsWith(`${FAULT_PATH}/`)) return;
    const call = { method: request.method, path, query: readQuery(request.query) };
    const active = faults.match(call);
    if (active === null) return;
    request.log.info({ fault: active.id, kind: active.plan.kind }, 'fault applied');
    faultOfRequest.set(request, active);
    const isSlowAfter = active.plan.kind === 'slow' && active.plan.at === 'after';
    if (!isSlowAfter) await pause(active);
    return before(active, request, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const active = faultOfRequest.get(request);
    return active === undefined ? payload : await after(active, request, reply, payload);
  });

  async function pause({ plan }: ActiveFault): Promise<void> {
    if (plan.delay_ms === 0) return;
    await wait(plan.delay_ms, undefined, { ref: false, signal: closing.signal });
  }

  async function before(
    { plan: fault, undo }: ActiveFault,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    switch (fault.kind) {
      case 'failing':
        return sendResponse(reply, failingResponse(fault));
      case 'expired':
        return expire(fault, request, reply);
      case 'racing': {
        const revert = await applyChange(shop.db, fault);
        if (revert !== null) undo.push(revert);
        return undefined;
      }
      case 'cut':
        return fault.at === 'before' ? closeConnection(request, reply) : undefined;
      case 'slow':
      case 'malformed':
        return undefined;
    }
  }

  async function expire(fault: FaultOf<'expired'>, request: FastifyRequest, reply: FastifyReply) {
    if (fault.what === 'answer') {
      return sendResponse(reply, bare({ message: 'Unauthenticated.' }, 401));
    }
    if (fault.what === 'token') {
      const token = bearerToken(request.headers.authorization);
      if (token !== null) await endTokenNow(shop.db, token);
    } else {
      const hash = fault.hash ?? /[0-9a-f]{40}/.exec(request.url)?.[0] ?? '';
      await endPaymentsNow(shop.db, hash, shop.now());
    }
    return undefined;
  }

  async function after(
    active: ActiveFault,
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<unknown> {
    const { plan: fault } = active;
    if (fault.kind === 'slow' && fault.at === 'after') await pause(active);
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    if (fault.kind === 'malformed') {
      const { content, contentType } = malformedResponse(fault, payload);
      if (contentType !== null) reply.type(contentType);
      return content;
    }
    return fault.kind === 'cut' ? cutResponse(fault.at, request, reply, payload) : payload;
  }
}

function closeConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** Closes the connection instead of sending the response, or after half of its body. */
async function cutResponse(
  at: FaultOf<'cut'>['at'],
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
): Promise<never> {
  if (at === 'half') {
    const bytes = Buffer.from(payload);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.setHeader('content-length', bytes.length);
    const half = bytes.subarray(0, Math.floor(bytes.length / 2));
    await new Promise((sent) => reply.raw.write(half, sent));
  }
  request.raw.socket.destroy();
  // Fastify must not send anything on the closed connection: the hook never ends.
  return new Promise<never>(() => undefined);
}
