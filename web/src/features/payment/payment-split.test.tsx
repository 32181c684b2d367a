import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DUE, PaymentHarness } from '../../../test-kit/payment-harness.tsx';

const boxes = () => screen.getAllByLabelText<HTMLInputElement>('Jumlah');
const amounts = () => boxes().map(({ value }) => value);
const show = (stored: readonly number[], offered = 3) => {
  const start = stored.map((amount, index) => ({ amount, methodId: `m${index}` }));
  render(<PaymentHarness start={start} offered={offered} />);
};

describe('switch for a split payment', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Bagi pembayaran' });
  const addButton = () => screen.queryByRole('button', { name: 'Tambah Metode Pembayaran' });

  it('hides the amount field of one row that pays all until it is switched on', async () => {
    show([DUE]);
    expect(toggle()).toHaveProperty('checked', false);
    expect(screen.queryByLabelText('Jumlah')).toBeNull();
    expect(addButton()).toBeNull();
    await userEvent.click(toggle());
    expect(amounts()).toEqual(['1.000.000']);
    expect(addButton()).toBeTruthy();
  });

  it('offers no further row when no method is left, and shows that in a row without a method', () => {
    const start = [
      { amount: 400_000, methodId: 'm0' },
      { amount: 600_000, methodId: null },
    ];
    render(<PaymentHarness start={start} offered={1} />);
    expect(addButton()).toBeNull();
    const [first, second] = screen.getAllByRole('group', { name: /^Pembayaran \d/ });
    const message = 'Tidak ada metode lain untuk pesanan ini. Hapus pembayaran ini.';
    expect([first, second].map((row) => row?.textContent.includes(message))).toEqual([false, true]);
  });

  it.each([[[400_000, 600_000]], [[400_000]]])('starts on for the rows %j', (stored) => {
    show(stored);
    expect(toggle()).toHaveProperty('checked', true);
    expect(amounts()).toHaveLength(stored.length);
  });

  it('does not switch off when the amount is typed back to the whole', async () => {
    const user = userEvent.setup();
    show([400_000]);
    await user.clear(boxes()[0]!);
    await user.type(boxes()[0]!, '1000000');
    await user.tab();
    expect(amounts()).toEqual(['1.000.000']);
  });

  it('assigns everything to the first row when it is switched off', async () => {
    show([300_000, 500_000, 200_000]);
    await userEvent.click(toggle());
    expect(screen.getAllByRole('group', { name: /^Pembayaran \d/ })).toHaveLength(1);
    await userEvent.click(toggle());
    expect(amounts()).toEqual(['1.000.000']);
  });
});

describe('plans of a split payment', () => {
  const press = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
  };
  const limit = () => screen.getByLabelText<HTMLInputElement>('Batas per pembayaran');
  const status = () => screen.getByRole('status').textContent;

  it('splits one row into two equal parts, and three rows into three', async () => {
    show([400_000]);
    await press('Bagi rata');
    expect(amounts()).toEqual(['500.000', '500.000']);
    await press('Tambah Metode Pembayaran');
    await press('Bagi rata');
    expect(amounts()).toEqual(['333.334', '333.333', '333.333']);
    expect(status()).toBe('Dibagi menjadi Rp 333.334 + Rp 333.333 + Rp 333.333.');
    expect(screen.getByText('Sesuai dengan Total Tagihan')).toBeTruthy();
  });

  it('stops announcing a plan once the amounts change', async () => {
    show([400_000]);
    await press('Bagi rata');
    expect(status()).toBe('Dibagi menjadi Rp 500.000 + Rp 500.000.');
    await userEvent.type(boxes()[0]!, '{Backspace}');
    expect(status()).toBe('');
  });

  it('fills each payment up to a limit, with as many rows as needed', async () => {
    show([400_000]);
    await press('Bagi rata');
    await userEvent.type(limit(), '450000{Enter}');
    expect(amounts()).toEqual(['450.000', '450.000', '100.000']);
    expect(status()).toBe('Dibagi menjadi Rp 450.000 + Rp 450.000 + Rp 100.000.');
  });

  it('creates no more rows than there are methods', async () => {
    show([400_000, 300_000, 300_000], 2);
    await press('Bagi rata');
    expect(amounts()).toEqual(['500.000', '500.000']);
    await userEvent.type(limit(), '450000{Enter}');
    const message = 'Batas terlalu kecil untuk dua pembayaran. Isi sedikitnya Rp 500.000.';
    expect(screen.getByText(message)).toBeTruthy();
    expect(amounts()).toEqual(['500.000', '500.000']);
  });

  it('offers no plans for a single method', async () => {
    show([400_000]);
    await screen.findByRole('group', { name: 'Atur jumlah' });
    cleanup();
    show([400_000], 1);
    expect(screen.queryByRole('group', { name: 'Atur jumlah' })).toBeNull();
  });

  it.each([
    ['333333', 'Batas terlalu kecil untuk tiga pembayaran. Isi sedikitnya Rp 333.334.'],
    ['0', 'Isi batas per pembayaran dulu.'],
  ])('retains the amounts and shows the reason for a limit of %s', async (typed, message) => {
    show([400_000, 600_000]);
    await screen.findByRole('button', { name: 'Penuhi batas' });
    await userEvent.type(limit(), typed);
    await press('Penuhi batas');
    expect(screen.getByText(message)).toBeTruthy();
    expect(limit().getAttribute('aria-invalid')).toBe('true');
    expect(amounts()).toEqual(['400.000', '600.000']);
  });
});
