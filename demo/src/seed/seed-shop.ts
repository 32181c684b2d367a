import type { Database } from '@gawai/shop-api/db/database';
import { outboxMails } from '@gawai/shop-api/db/tables/mail';
import { pages, settings, slides } from '@gawai/shop-api/db/tables/content';
import {
  paymentGatewayCodes,
  paymentInstallments,
  paymentMethods,
} from '@gawai/shop-api/db/tables/payment';
import { shippingMethods, warehouses } from '@gawai/shop-api/db/tables/shipping';
import { vouchers } from '@gawai/shop-api/db/tables/voucher';
import { markPath } from '../drawing/marks/mark-files.ts';
import type { Shop } from '@gawai/shop-api/shop';
import { slidePicture } from './catalogue-pictures.ts';
import { ACCOUNT_HOLDER, PAYMENT_METHODS } from './payment-methods.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { PAGES } from './pages/pages.ts';
import { storedPath } from './picture-facts.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCustomer } from './seed-customer.ts';
import { SHIPPING_METHODS } from './shipping-methods.ts';
import { slidePrice, SLIDES } from './slides.ts';
import { VOUCHERS } from './vouchers.ts';
import { WAREHOUSES } from './warehouses.ts';
import type { Customer } from '@gawai/shop-api/http/customer';
import { addToWishlist } from '@gawai/shop-api/resources/wishlist/add-to-wishlist';
import { CATALOGUE } from './catalogue.ts';
import { DEMO_WISHES } from './demo-customer.ts';

/** The owner's texts, both HTML (shop-api.md 5.6). */
const SETTINGS = {
  footer_text:
    '<p>Ponsel, tablet, laptop, dan aksesori bergaransi resmi. Dikirim dari Jakarta, Bandung, dan Surabaya ke seluruh Indonesia.</p><p>Layanan pelanggan setiap hari 09.00-20.00 WIB.</p>',
  payment_remarks:
    '<p>Transfer tepat sesuai jumlah tagihan ke salah satu rekening berikut sebelum batas waktu pembayaran, lalu unggah bukti transfer.</p><ul><li><strong>BCA</strong> 123 456 7890 a.n. PT Gawai Nusantara</li><li><strong>Mandiri</strong> 098 765 4321 000 a.n. PT Gawai Nusantara</li></ul><p>Bukti transfer diperiksa pada jam kerja, biasanya kurang dari dua jam.</p>',
} as const;

/** Secrets that sign the payments of the past; their status is never requested from a provider. */
const FORMER_SECRETS = { operatorKey: null, merchantCode: 'DEMO', merchantKey: 'demo' };
const DAY_MS = 24 * 60 * 60 * 1000;

async function seedPlaces(db: Database): Promise<void> {
  await db
    .insert(warehouses)
    .values(WAREHOUSES.map((warehouse, index) => ({ ...warehouse, position: index + 1 })));
  await db.insert(shippingMethods).values(
    SHIPPING_METHODS.map(({ mark, ...method }, index) => ({
      ...method,
      logo: markPath(mark),
      position: index + 1,
    })),
  );
}

async function seedPayment(db: Database, now: Date): Promise<void> {
  await db.insert(paymentMethods).values(
    PAYMENT_METHODS.map(({ code, mark, account, ...method }, index) => ({
      ...method,
      ...(account && { ...account, accountHolder: ACCOUNT_HOLDER }),
      logo: markPath(mark),
      paymentGateway: code === null ? 0 : 1,
      position: index + 1,
    })),
  );
  await db.insert(paymentGatewayCodes).values(
    PAYMENT_METHODS.flatMap(({ id, code }) =>
      code === null
        ? []
        : WAREHOUSES.map((warehouse) => ({
            paymentMethodId: id,
            code,
            warehouseId: warehouse.id,
          })),
    ),
  );
  await db
    .insert(paymentInstallments)
    .values(
      PAYMENT_METHODS.flatMap(({ id, installments = [] }) =>
        installments.map((plan) => ({ ...plan, paymentMethodId: id })),
      ),
    );
  await db.insert(vouchers).values(
    VOUCHERS.map(({ fromDay, toDay, ...voucher }) => ({
      ...voucher,
      startsAt: new Date(now.getTime() + fromDay * DAY_MS),
      endsAt: new Date(now.getTime() + toDay * DAY_MS),
    })),
  );
}

async function seedContent(db: Database): Promise<void> {
  await db.insert(pages).values(
    PAGES.map(({ slug, description, keywords, ...page }, index) => ({
      ...page,
      urlSlug: slug,
      showInFooter: true,
      metaTitle: page.title,
      metaDescription: description,
      metaKeywords: keywords,
      position: index + 1,
    })),
  );
  await db
    .insert(settings)
    .values(Object.entries(SETTINGS).map(([name, value]) => ({ name, value })));
  await db.insert(slides).values(
    SLIDES.map((slide, index) => ({
      id: slide.id,
      image: storedPath(slidePicture(slide.name)),
      url: `/product?category=${slide.category}`,
      headline: slide.headline,
      priceFrom: slidePrice(slide),
      action: slide.action,
      position: index + 1,
    })),
  );
}

/**
 * Fills a database that holds the regions and nothing else with the demo shop: catalogue, stock,
 * warehouses, couriers, ways to pay, vouchers, pages, slides, and the demo customer with addresses,
 * wishlist and orders. Its `db` is the caller's transaction, so everything is stored or nothing; times
 * count from its `now()`.
 */
export async function seedShop(unsigned: Omit<Shop, 'secrets'>): Promise<void> {
  const shop: Shop = { ...unsigned, secrets: FORMER_SECRETS };
  const { db } = shop;
  await seedPlaces(db);
  await seedCatalogue(db);
  await seedPayment(db, shop.now());
  await seedContent(db);
  const customer = await seedCustomer(db);
  await seedWishlist(shop, customer);
  await seedOrders(shop, customer);
  // The buyers of the demo orders are invented: no mails are sent about them.
  await db.delete(outboxMails);
}

/** Adds the wishlist of the demo customer as the storefront does. Throws when the shop rejects an entry. */
async function seedWishlist(shop: Shop, customer: Customer): Promise<void> {
  for (const wish of DEMO_WISHES) {
    const product = CATALOGUE.find(({ name }) => name === wish.product);
    const price = 'seenPrice' in wish ? wish.seenPrice : product?.price;
    const body = { product_id: product?.id ?? null, price: price ?? null };
    const { status } = await addToWishlist(shop, customer, body);
    if (status !== 201) throw new Error(`${wish.product} cannot be wished for`);
  }
}
