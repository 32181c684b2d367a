import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const question = 'Are you sure you want to delete?';

function showConfirm(isOpen = true) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      isOpen={isOpen}
      title="Hapus"
      message={question}
      confirmLabel="Hapus Produk"
      cancelLabel="Batal"
      isBusy={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { onConfirm, onCancel };
}

describe('Dialog', () => {
  it('renders no content while it is closed', () => {
    showConfirm(false);
    expect(screen.queryByText(question)).toBeNull();
  });

  it('opens a confirmation as an alertdialog with the focus on the cancel button', () => {
    showConfirm();
    const dialog = screen.getByRole('alertdialog', { name: 'Hapus', description: question });
    expect(dialog).toHaveProperty('open', true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Batal' }));
  });

  it('calls onConfirm only for the confirm button', async () => {
    const { onConfirm, onCancel } = showConfirm();
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Produk' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });

  it('calls onClose on Escape and on a press beside the panel', () => {
    const onClose = vi.fn();
    render(
      <Dialog isOpen onClose={onClose} title="Ukuran">
        <p>Isi</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    screen.getByText('Isi').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
    dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('does not close when the file picker of one of its inputs is dismissed', () => {
    const onClose = vi.fn();
    render(
      <Dialog isOpen onClose={onClose} title="Bukti Pembayaran">
        <input type="file" aria-label="Foto" />
      </Dialog>,
    );
    screen.getByLabelText('Foto').dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });
});
