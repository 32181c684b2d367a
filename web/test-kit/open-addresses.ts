import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from './render-app.tsx';
import { sampleAddressBook } from './sample-addresses.ts';
import { sampleCheckout } from './sample-checkout.ts';
import { rememberUser } from './sample-customer.ts';
import type { StubRoot } from './schema-stub.ts';

interface OpenAddresses {
  shop?: StubRoot;
  address?: string;
}

/** Opens the address list of a signed-in customer who has `count` saved addresses. */
export async function openAddresses(
  count: number,
  { shop, address = '/user-address' }: OpenAddresses = {},
) {
  rememberUser();
  const book = sampleAddressBook(count);
  const app = await renderApp(address, { shop: { ...sampleCheckout([]), ...book.root, ...shop } });
  return { ...app, book };
}

/** The row of the table with the address of this name, once it is there. */
export async function addressRow(name: string): Promise<HTMLElement> {
  const label = await screen.findByText(name, { selector: 'strong' }, { timeout: 3_000 });
  const found = label.closest('tr');
  if (found === null) throw new Error(`${name} is in no row`);
  return found;
}

/** Opens the form of the saved address of this name. */
export async function openAddress(user: UserEvent, name: string) {
  await addressRow(name);
  await user.click(screen.getByRole('button', { name: `Ubah alamat ${name}` }));
  return within(await screen.findByRole('dialog', { name: 'Ubah Alamat' }));
}
