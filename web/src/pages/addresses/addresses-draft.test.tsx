import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleAddress, sampleAddressBook } from '../../../test-kit/sample-addresses.ts';
import { sampleCheckout } from '../../../test-kit/sample-checkout.ts';
import { pageOfTable } from '../../../test-kit/sample-orders.ts';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

async function open(count: number, { shop, address }: { shop?: StubRoot; address?: string } = {}) {
  rememberUser();
  const book = sampleAddressBook(count);
  const app = await renderApp(address ?? '/user-address', {
    shop: { ...sampleCheckout([]), ...book.root, ...shop },
  });
  return { ...app, book };
}

type TableQuestion = Parameters<typeof pageOfTable>[2];

const row = async (name: string) => {
  const words = await screen.findByText(name, { selector: 'strong' }, { timeout: 3_000 });
  const found = words.closest('tr');
  if (found === null) throw new Error(`${name} is in no row`);
  return found;
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('the draft of an address', () => {
  it('keep what was typed over a reload, until it is given up', async () => {
    const { user } = await open(1);
    await row('Rumah 1');
    await user.click(button('Tambah Alamat'));
    await user.click(within(await dialog('Tambah Alamat')).getByLabelText('Nama Alamat'));
    await user.paste('Kantor');
    cleanup();

    const again = await open(1);
    await row('Rumah 1');
    await again.user.click(button('Tambah Alamat'));
    const form = within(await dialog('Tambah Alamat'));
    expect(form.getByLabelText('Nama Alamat')).toHaveProperty('value', 'Kantor');
    expect(Object.keys(window.sessionStorage)).toEqual(['gawai:address:new']);
    await again.user.click(form.getByRole('button', { name: 'Batal' }));
    expect(Object.keys(window.sessionStorage)).toEqual([]);
    await again.user.click(button('Ubah alamat Rumah 1'));
    const old = within(await dialog('Ubah Alamat'));
    expect(old.getByLabelText('Nama Alamat')).toHaveProperty('value', 'Rumah 1');
  });

  it('drop what was typed over an address that has changed since', async () => {
    const { user } = await open(1);
    await row('Rumah 1');
    await user.click(button('Ubah alamat Rumah 1'));
    await user.type(within(await dialog('Ubah Alamat')).getByLabelText('Nama Alamat'), 'x');
    cleanup();

    const changed = sampleAddress(1, { name: 'Kos' });
    const again = await open(1, {
      shop: { addressTable: (args: TableQuestion) => pageOfTable([changed], () => 'Kos', args) },
    });
    await row('Kos');
    await again.user.click(button('Ubah alamat Kos'));
    const form = within(await dialog('Ubah Alamat'));
    expect(form.getByLabelText('Nama Alamat')).toHaveProperty('value', 'Kos');
  });
});
