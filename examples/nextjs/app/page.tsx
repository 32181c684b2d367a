import { ProductsDocument } from '@gawai/client/operations';
import Link from 'next/link';
import { execute, priceText } from '../lib/gateway';

export default async function ListingPage({ searchParams }: PageProps<'/'>) {
  const { search } = await searchParams;
  const { products } = await execute(ProductsDocument, {
    search: typeof search === 'string' ? search : null,
    sort: 'PRICE_LOW',
  });
  return (
    <main>
      <h1>Produk</h1>
      <form method="get">
        <input name="search" aria-label="Cari" defaultValue={search} />
        <button>Cari</button>
      </form>
      <ul>
        {products?.nodes.map(({ id, slug, name, price, availability }) => (
          <li key={id}>
            {availability === 'AVAILABLE' ? <Link href={`/product/${slug}`}>{name}</Link> : name}{' '}
            {priceText(price)}
          </li>
        ))}
      </ul>
    </main>
  );
}
