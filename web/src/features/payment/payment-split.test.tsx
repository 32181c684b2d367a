import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DUE, PaymentHarness } from '../../../test-kit/payment-harness.tsx';

const boxes = () => screen.getAllByLabelText<HTMLInputElement>('Jumlah');
const amounts = () => boxes().map(({ value }) => value);
const show = (stored: readonly number[]) => {
  const start = stored.map((amount, place) => ({ amount, methodId: `m${place}` }));
  render(<PaymentHarness start={start} />);
};

describe('Bagi pembayaran', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Bagi pembayaran' });
  const addButton = () => screen.queryByRole('button', { name: 'Tambah Metode Pembayaran' });

  it('is off for one row that pays all, which then has no amount to fill in', async () => {
    show([DUE]);
    expect(toggle()).toHaveProperty('checked', false);
    expect(screen.queryByLabelText('Jumlah')).toBeNull();
    expect(addButton()).toBeNull();
    await userEvent.click(toggle());
    expect(amounts()).toEqual(['1.000.000']);
    expect(addButton()).toBeTruthy();
  });

  it.each([[[400_000, 600_000]], [[400_000]]])('is on for the rows %j', (stored) => {
    show(stored);
    expect(toggle()).toHaveProperty('checked', true);
    expect(amounts()).toHaveLength(stored.length);
  });

  it('stays on when the amount is typed back to the whole', async () => {
    const user = userEvent.setup();
    show([400_000]);
    await user.clear(boxes()[0]!);
    await user.type(boxes()[0]!, '1000000');
    await user.tab();
    expect(amounts()).toEqual(['1.000.000']);
  });

  it('gives everything to the first row when it is switched off', async () => {
    show([300_000, 500_000, 200_000]);
    await userEvent.click(toggle());
    expect(screen.getAllByRole('group', { name: /^Pembayaran \d/ })).toHaveLength(1);
    await userEvent.click(toggle());
    expect(amounts()).toEqual(['1.000.000']);
  });
});
