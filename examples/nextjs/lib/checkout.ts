import {
  CheckoutChoicesDocument,
  CheckoutQuoteDocument,
  CitiesDocument,
  DistrictsDocument,
  ProductDocument,
  type ProductDetailFragment,
} from '@gawai/client/operations';
import type { CheckoutQuoteInput } from '@gawai/client/schema-types';
import { ask, present } from './gateway';

async function quote(input: CheckoutQuoteInput) {
  return present((await ask(CheckoutQuoteDocument, { input })).checkoutQuote, 'quote');
}

/** Where this example delivers to. */
async function destination() {
  const { provinces, shippingMethods } = await ask(CheckoutChoicesDocument, {});
  const province = present(
    provinces?.find(({ name }) => name === 'Jawa Barat'),
    'province',
  );
  const { cities } = await ask(CitiesDocument, { provinceId: province.id });
  const city = present(
    cities?.find(({ name }) => name === 'Kota Bekasi'),
    'city',
  );
  const { districts } = await ask(DistrictsDocument, { cityId: city.id });
  const courier = present(
    shippingMethods?.find(({ name }) => name === 'JNE'),
    'courier',
  );
  return { provinceId: province.id, cityId: city.id, districts: districts ?? [], courier };
}

function lineOf(product: ProductDetailFragment) {
  const variant = product.variants.find(({ availability }) => availability === 'AVAILABLE');
  const { price } = variant ?? product;
  return { productId: product.id, variantId: variant?.id, quantity: 1, seenPrice: price };
}

/** One piece of a product, delivered and paid online; null when the product is not sold. */
export async function prepareCheckout(slug: string) {
  const [{ product }, place] = await Promise.all([ask(ProductDocument, { slug }), destination()]);
  if (product === null) return null;
  const choices = {
    lines: [lineOf(product)],
    fulfilment: { delivery: { cityId: place.cityId, shippingMethodId: place.courier.id } },
  };
  const open = await quote(choices);
  const online = open.paymentMethods.find(
    ({ isAvailable, method }) => isAvailable && method.kind === 'GATEWAY',
  );
  const { method } = present(online, 'online payment');
  const input = { ...choices, payments: [{ methodId: method.id, amount: open.amountDue }] };
  return { product, place, method, input, quote: await quote(input) };
}
