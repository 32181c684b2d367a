import { randomUUID } from 'node:crypto';
import { notFound } from 'next/navigation';
import { prepareCheckout } from '../../../lib/checkout';
import { priceText } from '../../../lib/gateway';
import { submitOrder } from './submit-order';

const fields = [
  ['firstName', 'Nama'],
  ['phone', 'Nomor telepon'],
  ['email', 'Email'],
  ['street', 'Alamat'],
  ['zipCode', 'Kode pos'],
];

export default async function CheckoutPage({
  params,
  searchParams,
}: PageProps<'/checkout/[slug]'>) {
  const { slug } = await params;
  const { error = [] } = await searchParams;
  const checkout = await prepareCheckout(slug);
  if (checkout === null) notFound();
  const { product, region, method, quote } = checkout;
  return (
    <main>
      <h1>Checkout</h1>
      <p>
        {product.name}: {priceText(quote.subtotal)}
      </p>
      <p>Ongkos kirim: {priceText(quote.shipping.total)}</p>
      <p>
        {method.name}: {priceText(quote.grandTotal)}
      </p>
      {[...quote.problems.map(({ message }) => message), ...[error].flat()].map((message) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      <form action={submitOrder}>
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="seenGrandTotal" value={quote.grandTotal} />
        {/* One key for each shown form: sending it twice creates one order. */}
        <input type="hidden" name="idempotencyKey" value={randomUUID()} />
        {fields.map(([name, label]) => (
          <label key={name}>
            {label} <input name={name} required />
          </label>
        ))}
        <label>
          Kecamatan{' '}
          <select name="districtId">
            {region.districts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button disabled={!quote.canSubmit}>Pesan</button>
      </form>
    </main>
  );
}
