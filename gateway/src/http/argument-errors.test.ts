import { describe, expect, it } from 'vitest';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';

/** Values that pass validation and fail during execution. */
const MISFITS: readonly (readonly [string, string])[] = [
  [
    'null in a required field of an input',
    'query ($v: Int = 1) { checkoutQuote(input: { lines: [{ productId: "Product:1", quantity: $v }] }) { subtotal } }',
  ],
  ['null for a required text', 'query ($v: String = "a") { product(by: { slug: $v }) { id } }'],
  [
    'null for a required weight',
    `query ($v: Grams = 1) {
      shippingOptions(methodId: "ShippingMethod:1", warehouseId: "Warehouse:1", cityId: "City:1", weight: $v) { service }
    }`,
  ],
  [
    'null in a condition at the root',
    'query ($v: Boolean = true) { provinces @skip(if: $v) { id } }',
  ],
];

describe.each([true, false])('invalid argument with queries compiled: %s', (compiled) => {
  const shop = gatewayForAll({}, { compiled });

  it.each(MISFITS)('returns BAD_USER_INPUT for %s and logs no error', async (_, query) => {
    const before = shop.logLines.length;
    const { data, errors } = await shop.execute(query, { v: null });
    expect(JSON.stringify(data)).toMatch(/^(null|\{"\w+":null\})$/);
    expect(errors).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^Argument "\w+" /),
        extensions: { code: 'BAD_USER_INPUT', field: expect.any(String) },
      }),
    ]);
    expect(shop.logLines.slice(before).join('')).not.toContain('unexpected error');
  });
});
