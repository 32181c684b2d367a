import { createServer, type Server } from 'node:http';
import { addresses } from './addresses.ts';
import { ATTACK_ADDRESSES, ATTACKS, attackTexts } from './attacks.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Number of texts that together contain all attacks. */
export const TEXTS = 24;
const texts = attackTexts(TEXTS);

let turn = 0;
const nextText = () => texts[(turn += 1) % TEXTS] ?? '';
let attack = 0;
const nextAttack = () => ATTACKS[(attack += 1) % ATTACKS.length] ?? '';

/** Paths of products whose description was requested; the index is that of their text. */
const described: string[] = [];

/** Number of texts that were sent as a description so far. */
export const textsDescribed = (): number => Math.min(described.length, TEXTS);

function description(path: string): string {
  if (!path.startsWith('/product/')) return nextText();
  if (!described.includes(path)) described.push(path);
  return texts[described.indexOf(path) % TEXTS] ?? '';
}

/** The attack for a field; undefined for fields that are no text. */
function attackFor(path: string, key: string, value: unknown): unknown {
  if (typeof value !== 'string' && value !== null) return undefined;
  if (key === 'description') return description(path);
  if (['content', 'footer_text', 'payment_remarks'].includes(key)) return nextText();
  if (key === 'url' && value !== null) return ATTACK_ADDRESSES[turn % ATTACK_ADDRESSES.length];
  const isPlainText = ['name', 'title', 'meta_title', 'meta_description', 'meta_keywords'].includes(
    key,
  );
  return isPlainText ? `${value ?? ''} ${nextAttack()}` : undefined;
}

function rewrite(path: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewrite(path, entry));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      attackFor(path, key, inner) ?? rewrite(path, inner),
    ]),
  );
}

/** A proxy to the shop API under test, with attacks in every text of its responses. */
export async function startHostileShop(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    void fetch(`${addresses.shopApi}${request.url ?? '/'}`, {
      headers: { 'x-requested-with': 'xmlhttprequest', accept: 'application/json' },
    }).then(async (upstream) => {
      const body: unknown = await upstream.json();
      response.writeHead(upstream.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(rewrite((request.url ?? '').split('?')[0] ?? '', body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
