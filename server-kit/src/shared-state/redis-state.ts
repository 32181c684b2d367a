import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { SharedState, Usage } from './shared-state.ts';

/** How long a command may take, in ms: the shop does not wait for a Redis that hangs. */
const COMMAND_MS = 100;

const CONNECT_MS = 1_000;

/** Longest pause between two attempts to connect, in ms. */
const RECONNECT_MS = 1_000;

const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

const LOCK = `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

const UNLOCK = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end`;

/** Receives whether Redis is connected, and why not, each time that this changes. */
export type OnConnection = (isConnected: boolean, reason: string) => void;

type Listener = (message: string | null) => void;

/**
 * State in Redis, for all processes with the same address and database. A command rejects at once without a
 * connection, and after 100 ms without a response; the client connects again by itself.
 */
export class RedisState implements SharedState {
  readonly #commands: Redis;
  readonly #messages: Redis;
  readonly #prefix: string;
  readonly #self = randomUUID();
  readonly #listeners = new Map<string, Listener[]>();

  constructor(url: string, onConnection: OnConnection) {
    this.#commands = new Redis(url, {
      lazyConnect: true,
      connectTimeout: CONNECT_MS,
      commandTimeout: COMMAND_MS,
      enableOfflineQueue: false,
      // A command that may have arrived is not sent again: it may count.
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      autoResubscribe: false,
      retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, RECONNECT_MS),
    });
    this.#messages = this.#commands.duplicate();
    // Messages are shared by all databases of a server, keys are not.
    this.#prefix = `gawai:${String(this.#commands.options.db ?? 0)}:`;
    let reason = 'connection closed';
    this.#commands.on('ready', () => onConnection(true, ''));
    this.#commands.on('error', (error: Error) => (reason = error.message));
    this.#commands.on('close', () => onConnection(false, reason));
    // Reported by the other connection.
    this.#messages.on('error', () => undefined);
    this.#messages.on('ready', () => {
      void this.#listen([...this.#listeners.keys()], [...this.#listeners.values()].flat());
    });
    this.#messages.on('message', (channel: string, text: string) => this.#receive(channel, text));
  }

  /** Resolves when Redis responds, or the first attempt has failed. */
  async open(): Promise<void> {
    const connecting = [this.#commands, this.#messages].map((redis) => redis.connect());
    await Promise.allSettled(connecting);
  }

  async get(key: string): Promise<string | undefined> {
    return (await this.#commands.get(this.#prefix + key)) ?? undefined;
  }

  async set(key: string, value: string, lifetimeMs: number): Promise<void> {
    await this.#commands.set(this.#prefix + key, value, 'PX', lifetimeMs);
  }

  async count(key: string, windowMs: number): Promise<Usage> {
    const found = await this.#commands.eval(COUNT, 1, this.#prefix + key, windowMs);
    const [count, resetMs] = Array.isArray(found) ? found.map(Number) : [];
    return { count: count ?? 0, resetMs: Math.max(0, resetMs ?? 0) };
  }

  async usage(key: string): Promise<Usage> {
    const [count, resetMs] = await Promise.all([
      this.#commands.get(this.#prefix + key),
      this.#commands.pttl(this.#prefix + key),
    ]);
    return { count: Number(count ?? 0), resetMs: Math.max(0, resetMs) };
  }

  async tryLock(key: string, owner: string, leaseMs: number): Promise<boolean> {
    return (await this.#commands.eval(LOCK, 1, this.#prefix + key, owner, leaseMs)) === 1;
  }

  async unlock(key: string, owner: string): Promise<void> {
    await this.#commands.eval(UNLOCK, 1, this.#prefix + key, owner);
  }

  async publish(channel: string, message: string): Promise<void> {
    await this.#commands.publish(this.#prefix + channel, `${this.#self} ${message}`);
  }

  async subscribe(channel: string, listener: Listener): Promise<void> {
    const name = this.#prefix + channel;
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    if (this.#messages.status === 'ready') await this.#listen([name], [listener]);
  }

  close(): Promise<void> {
    this.#commands.disconnect();
    this.#messages.disconnect();
    return Promise.resolve();
  }

  /** Subscribes to channels, and reports to their listeners that messages of before may be lost. */
  async #listen(channels: readonly string[], listeners: readonly Listener[]): Promise<void> {
    if (channels.length === 0) return;
    try {
      await this.#messages.subscribe(...channels);
    } catch {
      this.#messages.disconnect(true);
      return;
    }
    for (const listener of listeners) listener(null);
  }

  #receive(channel: string, text: string): void {
    const [sender, ...message] = text.split(' ');
    if (sender === this.#self) return;
    for (const listener of this.#listeners.get(channel) ?? []) listener(message.join(' '));
  }
}
