import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';

const { client } = await freshShop();

describe('POST /order', () => {
  it('takes the order of a guest', async () => {
    const { status, body } = await client.post('/order', orderBody());
    console.log(JSON.stringify(body));
    expect(status).toBe(201);
    const read = await client.get(`/order/${body.data.hash}`);
    console.log(JSON.stringify(read.body,null,1));
  });
});
