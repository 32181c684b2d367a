import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '@gawai/shop-api/http/customer';
import { readQuery } from '@gawai/shop-api/http/query';
import { bare, raw } from '@gawai/shop-api/http/shop-response';
import { sendResponse } from '@gawai/shop-api/http/send-response';
import type { Shop } from '@gawai/shop-api/shop';
import { makeChange } from './changes.ts';
import { endPaymentsNow, endTokenNow } from './endings.ts';
import type { CutFault, ExpiredFault, StandingFault } from './fault.ts';
import type { FaultList } from './fault-list.ts';
import { spoil } from './malformed.ts';

/** Where faults are asked for; no fault is for these calls. */
export const FAULT_PATH = '/operator/fault';

/** Lets calls meet the faults that stand in the list: before they are handled, or when answered. */
export function meetFaults(app: FastifyInstance, shop: Shop, faults: FaultList): void {
  const closing = new AbortController();
  const whenAnswered = new WeakMap<FastifyRequest, StandingFault>();
  app.addHook('onClose', (_app, done) => {
    closing.abort();
    done();
  });

  app.addHook('preHandler', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (path === FAULT_PATH || path.startsWith(`${FAULT_PATH}/`)) return;
    const call = { method: request.method, path, query: readQuery(request.query) };
    const met = faults.meet(call);
    if (met === null) return;
    request.log.info({ fault: met.id, kind: met.plan.fault.kind }, 'a fault that was asked for');
    whenAnswered.set(request, met);
    const isSlowAfter = met.plan.fault.kind === 'slow' && met.plan.fault.at === 'after';
    if (!isSlowAfter) await pause(met);
    return before(met, request, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const met = whenAnswered.get(request);
    return met === undefined ? payload : after(met, request, reply, payload);
  });

  async function pause({ plan }: StandingFault): Promise<void> {
    if (plan.delayMs === 0) return;
    await wait(plan.delayMs, undefined, { ref: false, signal: closing.signal });
  }

  async function before(
    { plan, undo }: StandingFault,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    const { fault } = plan;
    switch (fault.kind) {
      case 'failing': {
        const headers = { 'content-type': fault.contentType, ...fault.headers };
        return sendResponse(reply, raw(fault.status, headers, fault.content));
      }
      case 'expired':
        return expire(fault, request, reply);
      case 'racing': {
        const back = await makeChange(shop.db, fault);
        if (back !== null) undo.push(back);
        return undefined;
      }
      case 'cut':
        return fault.at === 'before' ? hangUp(request, reply) : undefined;
      case 'slow':
      case 'malformed':
        return undefined;
    }
  }

  async function expire(fault: ExpiredFault, request: FastifyRequest, reply: FastifyReply) {
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
    met: StandingFault,
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<unknown> {
    const { fault } = met.plan;
    if (fault.kind === 'slow' && fault.at === 'after') await pause(met);
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    if (fault.kind === 'malformed') {
      const { content, contentType } = spoil(fault, payload);
      if (contentType !== null) reply.type(contentType);
      return content;
    }
    return fault.kind === 'cut' ? cutAnswer(fault.at, request, reply, payload) : payload;
  }
}

function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** Cuts the connection instead of answering, or in the middle of the answer. */
async function cutAnswer(
  at: CutFault['at'],
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
  // What Fastify waits for never comes: there is nobody left to answer.
  return new Promise<never>(() => undefined);
}
