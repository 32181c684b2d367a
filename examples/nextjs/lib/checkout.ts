import {
  CheckoutChoicesDocument,
  CheckoutQuoteDocument,
  CitiesDocument,
  DistrictsDocument,
  ProductDocument,
  type ProductDetailFragment,
} from '@gawai/client/operations';
import type { CheckoutQuoteInput } from '@gawai/client/schema-types';
import { execute, present } from './gateway';

async function quote(input: CheckoutQuoteInput) {
  return present((await execute(CheckoutQuoteDocument, { input })).checkoutQuote, 'quote');
}

/** Where this example delivers to. */
async function destination() {
  const { provinces, shippingMethods } = await execute(CheckoutChoicesDocument, {});
  const province = present(
    provinces?.find(({ name }) => name === 'Jawa Barat'),
    'province',
  );
  const { cities } = await execute(CitiesDocument, { provinceId: province.id });
  const city = present(
    cities?.find(({ name }) => name === 'Kota Bekasi'),
    'city',
  );
  const { districts } = await execute(DistrictsDocument, { cityId: city.id });
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
  const [{ product }, region] = await Promise.all([
    execute(ProductDocument, { slug }),
    destination(),
  ]);
  if (product === null) return null;
  const choices = {
    lines: [lineOf(product)],
    fulfilment: { delivery: { cityId: region.cityId, shippingMethodId: region.courier.id } },
  };
  const open = await quote(choices);
  const online = open.paymentMethods.find(
    ({ isAvailable, method }) => isAvailable && method.kind === 'GATEWAY',
  );
  const { method } = present(online, 'online payment');
  const input = { ...choices, payments: [{ methodId: method.id, amount: open.amountDue }] };
  return { product, region, method, input, quote: await quote(input) };
}
