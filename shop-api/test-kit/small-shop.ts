import type { Database } from '../src/db/database.ts';
import { pages, settings, slides } from '../src/db/tables/content.ts';
import {
  paymentGatewayCodes,
  paymentInstallments,
  paymentMethods,
} from '../src/db/tables/payment.ts';
import { users } from '../src/db/tables/session.ts';
import { shippingMethods, warehouses } from '../src/db/tables/shipping.ts';
import { vouchers } from '../src/db/tables/voucher.ts';
import { hashPassword } from '../src/resources/session/password.ts';
import { seedSmallCatalog } from './small-catalog.ts';

/** The password of the customers of the small shop. */
export const SMALL_SHOP_PASSWORD = 'rahasia-budi';

/** A small shop with the names and amounts of the examples of the contract. */
export async function seedSmallShop(db: Database): Promise<void> {
  await seedPlaces(db);
  await seedSmallCatalog(db);
  await seedPayment(db);
  await seedContent(db);
  await seedCustomers(db);
}

async function seedPlaces(db: Database): Promise<void> {
  await db.insert(warehouses).values([
    { id: 1, name: 'Gudang Jakarta', isDefault: true, cityId: 3174, position: 1 },
    {
      id: 2,
      name: 'Toko Bandung',
      cityId: 3273,
      address: 'Jl. Braga 1',
      openingHours: 'Setiap hari 10.00-20.00',
      phone: '+62224200000',
      position: 2,
    },
  ]);
  const courier = { insuranceFeePercentage: '0.20', insuranceFeeAmount: 5_000, isRajaongkir: true };
  await db.insert(shippingMethods).values([
    {
      id: 1,
      name: 'JNE',
      rajaongkirCourierName: 'jne',
      ...courier,
      trackingUrl: 'https://jne.example/?no={resi}',
      position: 1,
    },
    { id: 2, name: 'J&T', rajaongkirCourierName: 'jnt', ...courier, position: 2 },
    { id: 3, name: 'SiCepat', rajaongkirCourierName: 'sicepat', ...courier, position: 3 },
    { id: 4, name: 'Kurir Toko', isRajaongkir: false, additionalFee: 25_000, position: 4 },
    { id: 5, name: 'Kurir Lama', isRajaongkir: false, position: 5, isActive: false },
  ]);
}

async function seedPayment(db: Database): Promise<void> {
  const manual = { kind: 'manual', feeType: 'fixed', paymentGateway: 0 };
  await db.insert(paymentMethods).values([
    {
      id: 1,
      name: 'Transfer Manual BCA',
      ...manual,
      bank: 'BCA',
      accountNo: '123',
      accountHolder: 'Toko',
      position: 1,
    },
    {
      id: 2,
      name: 'BCA Virtual Account',
      kind: 'virtual_account',
      feeType: 'fixed',
      feeAmount: '4000',
      paymentGateway: 1,
      position: 2,
    },
    {
      id: 3,
      name: 'Credit Card',
      kind: 'card',
      feeType: 'Percentage',
      feeAmount: '2.90',
      paymentGateway: 1,
      position: 3,
    },
    { id: 4, name: 'Transfer Lama', ...manual, position: 4, isActive: false },
  ]);
  await db.insert(paymentGatewayCodes).values([
    { paymentMethodId: 2, code: '140', warehouseId: null },
    { paymentMethodId: 3, code: '1', warehouseId: 1 },
  ]);
  await db.insert(paymentInstallments).values([
    { paymentMethodId: 3, months: 12, monthlyRate: '1.50', minAmount: 1_000_000 },
    { paymentMethodId: 3, months: 3, monthlyRate: '0' },
  ]);
  const year = { startsAt: new Date('2026-01-01Z'), endsAt: new Date('2027-01-01Z') };
  await db.insert(vouchers).values({
    id: 3,
    code: 'HEMAT10',
    discountType: 'Percentage',
    discountAmount: '10',
    maxDiscount: 500_000,
    minOrder: 1_000_000,
    ...year,
  });
}

async function seedContent(db: Database): Promise<void> {
  await db.insert(slides).values([
    { id: 1, image: 'slider/promo-2.webp', url: null, position: 2 },
    {
      id: 2,
      image: 'slider/promo-1.webp',
      url: 'https://promo.example/november',
      headline: 'Ponsel baru bulan ini',
      priceFrom: 5_999_000,
      action: 'Lihat ponsel',
      position: 1,
    },
  ]);
  await db.insert(pages).values({
    id: 1,
    title: 'Syarat dan Ketentuan',
    urlSlug: 'terms-and-conditions',
    showInFooter: true,
    metaTitle: 'Syarat dan Ketentuan',
    content: '<h1>Syarat</h1>',
    position: 1,
  });
  await db.insert(settings).values([
    { name: 'footer_text', value: '<p>Toko elektronik</p>' },
    { name: 'payment_remarks', value: '<p>BCA 123 a.n. Toko</p>' },
  ]);
}

async function seedCustomers(db: Database): Promise<void> {
  const passwordHash = await hashPassword(SMALL_SHOP_PASSWORD);
  await db.insert(users).values([
    {
      id: 7,
      phone: '+6281234567890',
      firstName: 'Budi',
      lastName: 'Santoso',
      gender: 'Male',
      passwordHash,
    },
    { id: 8, phone: '+6281300000008', firstName: 'Sari', email: 'sari@example.com', passwordHash },
  ]);
}
