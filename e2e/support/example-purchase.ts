import { executeAt } from './graphql.ts';
import { payInSandbox, type PaymentForm } from './sandbox.ts';

/** The output of an example client (examples/) after it has placed an order. */
export interface Purchase {
  order: { accessHash: string };
  form: PaymentForm;
}

/** The purchase in the output of an example; throws when it printed none. */
export function purchaseIn(output: string): Purchase {
  const json = output.split('\n').find((line) => line.startsWith('{'));
  if (json === undefined) throw new Error(`No purchase in the output:\n${output}`);
  return JSON.parse(json) as Purchase;
}

/** Pays on the payment page of an example's order; returns the status of the order afterwards. */
export async function payPurchase(gateway: string, { order, form }: Purchase): Promise<string> {
  await payInSandbox(form, 'pay');
  const { data } = await executeAt<{ order: { status: string } }>(
    `${gateway}/graphql`,
    'query Status($accessHash: String!) { order(accessHash: $accessHash) { status } }',
    { accessHash: order.accessHash },
  );
  return data.order.status;
}
