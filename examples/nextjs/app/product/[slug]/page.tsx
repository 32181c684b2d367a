import { ProductDocument } from '@gawai/client/operations';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { executeForPage, priceText } from '../../../lib/gateway';

export default async function ProductPage({ params }: PageProps<'/product/[slug]'>) {
  const { slug } = await params;
  const { product } = await executeForPage(ProductDocument, { slug });
  if (product === null) notFound();
  const { name, price, image } = product;
  return (
    <main>
      <h1>{name}</h1>
      {image === null ? null : (
        <img src={image.url} srcSet={image.srcSet ?? undefined} sizes="20rem" alt="" width="320" />
      )}
      <p>{priceText(price)}</p>
      <Link href={`/checkout/${slug}`}>Beli</Link>
    </main>
  );
}
