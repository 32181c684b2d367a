import type { SplitRow } from '@gawai/domain/payment';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DUE, PaymentHarness } from '../../../test-kit/payment-harness.tsx';

function open(amounts: number[], onTyped?: (amount: number) => void) {
  const start = amounts.map((amount, index) => ({ amount, methodId: `m${index}` }));
  render(<PaymentHarness start={start} {...(onTyped && { onTyped })} />);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Bagi pembayaran' });
  if (!toggle.checked) fireEvent.click(toggle);
  return userEvent.setup();
}

const boxes = () => screen.getAllByLabelText<HTMLInputElement>('Jumlah');
const amounts = () => boxes().map(({ value }) => value);
const pickers = () => screen.getAllByRole('group', { name: 'Metode Pembayaran' });
const box = (index: number) => boxes()[index]!;

describe('amount of a payment row', () => {
  it('formats the amount while it is typed', async () => {
    const onTyped = vi.fn();
    const user = open([DUE], onTyped);
    await user.clear(box(0));
    await user.type(box(0), '400000');
    expect(amounts()).toEqual(['400.000']);
    expect(onTyped).toHaveBeenLastCalledWith(400_000);
  });

  it('leaves the caret where the shopper types', async () => {
    const user = open([1_234_567]);
    await user.click(box(0));
    box(0).setSelectionRange(1, 1);
    await user.keyboard('9');
    expect(box(0).value).toBe('19.234.567');
    expect(box(0).selectionStart).toBe(2);
  });

  it.each([
    ['Rp 250.000,00', '250.000'],
    ['250,000', '250.000'],
    ['1,250,000', '1.250.000'],
  ])('drops everything but digits, and cents of a pasted price: %s', async (pasted, shown) => {
    const user = open([DUE]);
    await user.clear(box(0));
    await user.paste(pasted);
    expect(amounts()).toEqual([shown]);
  });

  it('reads a blank or negative text as 0', async () => {
    const onTyped = vi.fn();
    const user = open([DUE], onTyped);
    await user.clear(box(0));
    expect(onTyped).toHaveBeenLastCalledWith(0);
    await user.paste('-5000');
    expect(onTyped).toHaveBeenLastCalledWith(0);
    await user.tab();
    expect(amounts()).toEqual(['0']);
  });
});

describe('PaymentRows', () => {
  it('shows and announces how much is missing or too much while an amount is typed', async () => {
    const user = open([DUE]);
    await user.clear(box(0));
    await user.type(box(0), '400000');
    const balance = screen.getByText('Kurang Rp 600.000 dari Total Tagihan').closest('p');
    await user.type(box(0), '0');
    expect(screen.getByText('Lebih Rp 3.000.000 dari Total Tagihan').closest('p')).toBe(balance);
    expect(balance?.getAttribute('aria-live')).toBe('polite');
  });

  it('assigns the rest to a new row, and allows at most three rows', async () => {
    const user = open([400_000]);
    await user.click(screen.getByRole('button', { name: 'Tambah Metode Pembayaran' }));
    expect(amounts()).toEqual(['400.000', '600.000']);
    expect(pickers()[1]!.contains(document.activeElement)).toBe(true);
    expect(screen.getByText('Sesuai dengan Total Tagihan')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tambah Metode Pembayaran' }));
    expect(amounts()).toEqual(['400.000', '600.000', '0']);
    expect(screen.queryByRole('button', { name: 'Tambah Metode Pembayaran' })).toBeNull();
  });

  it('adjusts the later rows when a changed amount loses the focus', async () => {
    const user = open([300_000, 500_000, 200_000]);
    await user.clear(box(0));
    await user.type(box(0), '900000');
    await user.tab();
    expect(amounts()).toEqual(['900.000', '100.000', '0']);
  });

  it('adjusts the later rows on Enter too', async () => {
    const user = open([300_000, 700_000]);
    await user.clear(box(0));
    await user.type(box(0), '200000{Enter}');
    expect(amounts()).toEqual(['200.000', '800.000']);
  });

  it('changes nothing when an unchanged amount loses the focus', async () => {
    const user = open([300_000, 500_000, 200_000]);
    await user.click(box(0));
    await user.tab();
    expect(amounts()).toEqual(['300.000', '500.000', '200.000']);
  });

  it('changes nothing when an amount is restored before it loses the focus', async () => {
    const user = open([300_000, 500_000, 200_000]);
    await user.type(box(0), '{Backspace}0');
    await user.tab();
    expect(amounts()).toEqual(['300.000', '500.000', '200.000']);
  });

  it('adds the amount of a removed row to the row before; the first row cannot be removed', async () => {
    const user = open([300_000, 500_000, 200_000]);
    expect(screen.queryByRole('button', { name: 'Hapus pembayaran 1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hapus pembayaran 2' }));
    expect(amounts()).toEqual(['800.000', '200.000']);
    expect(pickers()[1]!.contains(document.activeElement)).toBe(true);
  });

  it('offers no method twice', () => {
    open([300_000, 700_000]);
    for (const change of screen.getAllByRole('button', { name: /^Ganti/ })) change.click();
    const [first, second] = pickers().map((picker) => within(picker));
    expect(first!.queryByRole('radio', { name: /^Credit Card/ })).toBeNull();
    expect(second!.queryByRole('radio', { name: /^Transfer BCA/ })).toBeNull();
  });

  it('shows fee and total of a row from the quote', () => {
    open([400_000, 600_000]);
    const row = within(screen.getByRole('group', { name: 'Pembayaran 2' }));
    expect(row.getByText('Rp 17.400')).toBeTruthy();
    expect(row.getByText('Rp 617.400')).toBeTruthy();
  });

  it('shows what a row costs in instalments, where the quote has any', () => {
    open([400_000, 600_000]);
    const [first, second] = [1, 2].map((index) =>
      within(screen.getByRole('group', { name: `Pembayaran ${index}` })),
    );
    const terms = second!.getByText('Cicilan').nextElementSibling;
    expect(Array.from(terms!.children, ({ textContent }) => textContent)).toEqual([
      '3x Rp\u00a0205.800 /bulan',
      '6x Rp\u00a0102.900 /bulan',
    ]);
    expect(first!.queryByText('Cicilan')).toBeNull();
  });

  it.each([[[]], [[{ methodId: 'm0', amount: 0 }]]])(
    'shows no rows when nothing is due: %j',
    (start: SplitRow[]) => {
      render(<PaymentHarness start={start} due={0} />);
      expect(screen.getByText('Tidak ada yang perlu dibayar.')).toBeTruthy();
      expect(screen.queryByRole('group', { name: 'Metode Pembayaran' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Tambah Metode Pembayaran' })).toBeNull();
    },
  );
});

describe('payment method of a row', () => {
  const radio = (name: string) => screen.queryByRole('radio', { name: new RegExp(`^${name}`) });

  it('shows the methods as radio buttons with pictures under headings', () => {
    render(<PaymentHarness start={[{ methodId: null, amount: DUE }]} />);
    const cards = within(screen.getByRole('group', { name: 'Kartu Kredit' }));
    expect(cards.getByRole('radio', { name: /^Credit Card/ })).toBeTruthy();
    expect(cards.getByRole('presentation')).toHaveProperty('src', expect.stringMatching('.svg$'));
    expect(screen.getByRole('group', { name: 'Transfer Manual' })).toBeTruthy();
  });

  it('shows only the method chosen with a pointer, until the shopper wants another one', async () => {
    render(<PaymentHarness start={[{ methodId: null, amount: DUE }]} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: /^Credit Card/ }));
    expect(radio('Transfer BCA')).toBeNull();
    expect(document.activeElement).toBe(radio('Credit Card'));
    await user.click(screen.getByRole('button', { name: 'Ganti Credit Card' }));
    expect(document.activeElement).toBe(radio('Credit Card'));
    expect(radio('Transfer BCA')).toBeTruthy();
  });

  it('shows all methods after a choice with the space key, and only the chosen one after Enter', async () => {
    render(<PaymentHarness start={[{ methodId: null, amount: DUE }]} />);
    const user = userEvent.setup();
    radio('Credit Card')!.focus();
    await user.keyboard(' ');
    expect(radio('Transfer BCA')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(radio('Transfer BCA')).toBeNull();
    expect(radio('Credit Card')).toHaveProperty('checked', true);
  });
});
