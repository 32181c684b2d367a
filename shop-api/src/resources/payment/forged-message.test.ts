import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshShop, testSecrets } from '../../../test-kit/fresh-shop.ts';
import {
  awaitingOrder,
  newestSession,
  openedSession,
  rowOf,
  signed,
  type Message,
} from '../../../test-kit/payments.ts';
import { printFigures } from '../../../test-kit/print-figures.ts';
import { isGenuine, readProviderMessage } from './provider-message.ts';
import { requestSignature } from './signatures.ts';
import { processMessage } from './process-message.ts';

const KEY = testSecrets.merchantKey;
const FORGERIES = 10_000;
const FORGERIES_AT_THE_SHOP = 600;

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const valuesOf = (message: Message) =>
  ['MerchantCode', 'PaymentId', 'RefNo', 'Amount', 'Currency', 'TransactionStatus'].map((name) =>
    String(message[name]),
  );

/** A signed message of the provider about an order that does not exist. */
function someMessage(): Message {
  return signed({
    MerchantCode: `ID${randomInt(100_000)}`,
    PaymentId: String(randomInt(200)),
    RefNo: `SO${hex(8)}`,
    Amount: String(1 + randomInt(50_000_000)),
    Currency: 'IDR',
    TransactionStatus: '1',
  });
}

/** Changes of a message by a sender without the merchant key. */
const FORGERS: Readonly<Record<string, (good: Message) => Message>> = {
  'a guess': (good) => ({ ...good, Signature: hex(32) }),
  'another key': (good) => signed(good, hex(12)),
  'no key': (good) => signed(good, ''),
  'the merchant code for a key': (good) => signed(good, String(good['MerchantCode'])),
  'one sign changed': (good) => {
    const text = String(good['Signature']);
    const position = randomInt(text.length);
    const sign = ((parseInt(text[position] ?? '0', 16) + 1 + randomInt(15)) % 16).toString(16);
    return { ...good, Signature: text.slice(0, position) + sign + text.slice(position + 1) };
  },
  'cut short': (good) => ({
    ...good,
    Signature: String(good['Signature']).slice(0, randomInt(64)),
  }),
  'something added': (good) => ({ ...good, Signature: `${String(good['Signature'])}00` }),
  'an altered field': (good) => {
    const names = ['MerchantCode', 'PaymentId', 'RefNo', 'Amount', 'Currency', 'TransactionStatus'];
    const name = names[randomInt(names.length)] ?? 'Amount';
    return { ...good, [name]: `${String(good[name])}0` };
  },
  'a signature of another message': (good) => ({
    ...good,
    Signature: String(someMessage()['Signature']),
  }),
  'fields in another order': (good) => ({
    ...good,
    Signature: sha256(`||${[KEY, ...valuesOf(good).reverse()].join('||')}||`),
  }),
  'fields without marks between': (good) => ({
    ...good,
    Signature: sha256(KEY + valuesOf(good).join('')),
  }),
  'a keyed hash': (good) => ({
    ...good,
    Signature: createHmac('sha256', KEY).update(valuesOf(good).join('||')).digest('hex'),
  }),
  'the signature of the request, which the browser has seen': (good) => ({
    ...good,
    Signature: requestSignature(KEY, {
      merchantCode: String(good['MerchantCode']),
      refNo: String(good['RefNo']),
      amount: String(good['Amount']),
      currency: String(good['Currency']),
    }),
  }),
  'amount and reference changed places': (good) => ({
    ...good,
    Amount: good['RefNo'] ?? '',
    RefNo: good['Amount'] ?? '',
  }),
};

const isAccepted = (message: unknown) => {
  const read = readProviderMessage(message);
  return read !== null && isGenuine(read, KEY);
};

describe('isGenuine', () => {
  it('rejects ten thousand forged messages and accepts every genuine one', () => {
    const forgers = Object.entries(FORGERS);
    const accepted = [];
    let genuine = 0;
    for (let attempt = 0; attempt < FORGERIES; attempt += 1) {
      const [name, forge] = forgers[attempt % forgers.length]!;
      const good = someMessage();
      if (isAccepted(good)) genuine += 1;
      const message = forge(good);
      if (isAccepted(message)) accepted.push({ name, message });
    }
    printFigures('Forged messages', { checked: FORGERIES, accepted: accepted.length, genuine });
    expect(accepted).toEqual([]);
    expect(genuine).toBe(FORGERIES);
  });
});

describe('forged messages for a pending payment', async () => {
  const shop = await freshShop();
  const order = await awaitingOrder(shop);
  const row = order.rows[0]!;
  const good = await openedSession(shop, row);

  it('rejects forgeries in processMessage and over HTTP', { timeout: 120_000 }, async () => {
    const forgers = Object.values(FORGERS);
    for (let attempt = 0; attempt < FORGERIES_AT_THE_SHOP; attempt += 1) {
      const message = forgers[attempt % forgers.length]!(good);
      if (attempt % 2 === 0) {
        expect((await processMessage(shop.shop, message)).rejection).not.toBeNull();
      } else {
        const { status, body } = await shop.client.post('/ipay88/backend', message);
        expect([status, body.Code]).toEqual([200, '0']);
      }
    }
    expect(await rowOf(shop.db, row)).toMatchObject({ isPaid: 0, needsAttention: false });
    expect((await newestSession(shop.db, row)).transactionStatus).toBeNull();
    expect((await shop.client.post('/ipay88/backend', good)).body.Code).toBe('1');
  });
});
