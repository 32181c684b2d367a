import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressRow, openAddress, openAddresses } from '../../../test-kit/open-addresses.ts';
import { sampleAddress } from '../../../test-kit/sample-addresses.ts';
import { pageOfTable } from '../../../test-kit/sample-orders.ts';

type TableArgs = Parameters<typeof pageOfTable>[2];

const dialog = (name: string) => screen.findByRole('dialog', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('draft of a saved address', () => {
  it('restores what was typed after a reload, until the form is cancelled', async () => {
    const { user } = await openAddresses(1);
    await addressRow('Rumah 1');
    await user.click(button('Tambah Alamat'));
    await user.click(within(await dialog('Tambah Alamat')).getByLabelText('Nama Alamat'));
    await user.paste('Kantor');
    cleanup();

    const again = await openAddresses(1);
    await addressRow('Rumah 1');
    await again.user.click(button('Tambah Alamat'));
    const form = within(await dialog('Tambah Alamat'));
    expect(form.getByLabelText('Nama Alamat')).toHaveProperty('value', 'Kantor');
    expect(Object.keys(window.sessionStorage)).toEqual(['gawai:address:new']);
    await again.user.click(form.getByRole('button', { name: 'Batal' }));
    expect(Object.keys(window.sessionStorage)).toEqual([]);
    const old = await openAddress(again.user, 'Rumah 1');
    expect(old.getByLabelText('Nama Alamat')).toHaveProperty('value', 'Rumah 1');
  });

  it('discards the draft when the address has changed since', async () => {
    const { user } = await openAddresses(1);
    const form = await openAddress(user, 'Rumah 1');
    await user.type(form.getByLabelText('Nama Alamat'), 'x');
    cleanup();

    const changed = sampleAddress(1, { name: 'Kos' });
    const again = await openAddresses(1, {
      shop: { addresses: (args: TableArgs) => pageOfTable([changed], () => 'Kos', args) },
    });
    const reloaded = await openAddress(again.user, 'Kos');
    expect(reloaded.getByLabelText('Nama Alamat')).toHaveProperty('value', 'Kos');
  });
});
