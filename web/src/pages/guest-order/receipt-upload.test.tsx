import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, type RenderedApp } from '../../../test-kit/render-app.tsx';
import {
  manualPayment,
  ORDER_HASH,
  sampleOrder,
  samplePayment,
} from '../../../test-kit/sample-order.ts';

const address = `/order/guest/${ORDER_HASH}`;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const picture = new File([PNG], 'bukti.png', { type: 'image/png' });
const BUTTON = { name: 'Bayar dengan Transfer Manual BCA' };

const confirmedOrder = sampleOrder({
  payments: [{ ...manualPayment, isConfirmed: true }, samplePayment()],
});
const taken = { order: confirmedOrder, userErrors: [] };

/** Opens the dialog of the manual payment. */
async function openReceipt(uploadReceipt: unknown) {
  const app = await renderApp(address, { shop: { order: sampleOrder(), uploadReceipt } });
  await app.user.click(await screen.findByRole('button', BUTTON));
  const dialog = await screen.findByRole('dialog', { name: 'Unggah Bukti Pembayaran' });
  return { ...app, dialog: within(dialog) };
}

const fileBox = () => screen.getByLabelText('Bukti Pembayaran');
const send = async ({ user }: Pick<RenderedApp, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Kirim', busy: false }));
};

/** Chooses a file and waits until it is checked. */
async function choose({ user }: Pick<RenderedApp, 'user'>, file = picture) {
  await user.upload(fileBox(), file);
  await screen.findByText(file.name);
}

describe('receipt upload', () => {
  it('opens a dialog with the method, the amount and how to pay', async () => {
    const { dialog } = await openReceipt(taken);
    expect(dialog.getByText('Transfer Manual BCA')).toBeTruthy();
    expect(dialog.getByText('Rp 600.000')).toBeTruthy();
    expect(await dialog.findByText('Transfer ke BCA 123.')).toBeTruthy();
  });

  it('requires a file', async () => {
    const app = await openReceipt(taken);
    await send(app);
    expect(await screen.findByText('Kolom Bukti Pembayaran harus diisi')).toBeTruthy();
    expect(document.activeElement).toBe(fileBox());
    expect(screen.getByText('Pilih gambar')).toBeTruthy();
    expect(app.stub.requested).not.toContain('UploadReceipt');
  });

  it('requires an image', async () => {
    const app = await openReceipt(taken);
    await app.user.upload(fileBox(), new File(['halo'], 'bukti.png', { type: 'image/png' }));
    expect(
      await screen.findByText('Image must be an image (jpg, png, gif, svg, or webp)'),
    ).toBeTruthy();
    await send(app);
    expect(app.stub.requested).not.toContain('UploadReceipt');
  });

  it('accepts 1,000,000 bytes and rejects one more', async () => {
    const app = await openReceipt(taken);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(1_000_000)}</svg>`;
    await app.user.upload(fileBox(), new File([drawing], 'bukti.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText("Image size can't be larger than 1 MB")).toBeTruthy();
  });

  describe('receipt that is too large', () => {
    const TOO_LARGE = "Image size can't be larger than 1 MB";
    const photo = () => {
      const bytes = new Uint8Array(3_200_000);
      bytes.set(PNG);
      return new File([bytes], 'foto.png', { type: 'image/png' });
    };
    const shrinkButton = { name: 'Perkecil gambar' };

    /** A browser that can shrink pictures to this size, or not at all. */
    const browserShrinksTo = (size: number | null) => {
      vi.stubGlobal('createImageBitmap', () =>
        size === null
          ? Promise.reject(new Error('not a picture'))
          : Promise.resolve({ width: 4_000, height: 3_000, close: () => undefined }),
      );
      vi.stubGlobal(
        'OffscreenCanvas',
        class {
          getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
          convertToBlob = () => Promise.resolve(new Blob([new Uint8Array(size ?? 0)]));
        },
      );
    };

    it('rejects the receipt at the field and does not shrink it automatically', async () => {
      browserShrinksTo(300_000);
      const app = await openReceipt(taken);
      await app.user.upload(fileBox(), photo());
      expect(await screen.findByText(TOO_LARGE)).toBeTruthy();
      expect(screen.getByText('foto.png · 3,2 MB')).toBeTruthy();
      await send(app);
      expect(app.stub.requested).not.toContain('UploadReceipt');
    });

    it('shrinks the receipt with one press, shows its new size, and sends it', async () => {
      browserShrinksTo(300_000);
      const sent: { receipt: { name: string; size: number } }[] = [];
      const app = await openReceipt(({ input }: { input: (typeof sent)[number] }) => {
        sent.push(input);
        return taken;
      });
      await app.user.upload(fileBox(), photo());
      await app.user.click(await screen.findByRole('button', shrinkButton));
      expect(await screen.findByText('300 KB, diperkecil dari 3,2 MB')).toBeTruthy();
      expect(screen.queryByText(TOO_LARGE)).toBeNull();
      expect(screen.queryByRole('button', shrinkButton)).toBeNull();
      expect(document.activeElement?.textContent).toBe('Kirim');
      await send(app);
      expect(await screen.findByText('Submit Success')).toBeTruthy();
      expect(sent).toHaveLength(1);
    });

    it('shows a message when the browser cannot shrink it', async () => {
      browserShrinksTo(null);
      const app = await openReceipt(taken);
      await app.user.upload(fileBox(), photo());
      await app.user.click(await screen.findByRole('button', shrinkButton));
      expect(
        await screen.findByText('Gambar ini tidak dapat diperkecil. Silakan pilih gambar lain.'),
      ).toBeTruthy();
      expect(screen.getByText(TOO_LARGE)).toBeTruthy();
      expect(screen.queryByRole('button', shrinkButton)).toBeNull();
    });

    it('does not offer to shrink a drawing', async () => {
      browserShrinksTo(300_000);
      const app = await openReceipt(taken);
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(1_000_000)}</svg>`;
      await app.user.upload(fileBox(), new File([drawing], 'bukti.svg'));
      expect(await screen.findByText(TOO_LARGE)).toBeTruthy();
      expect(screen.queryByRole('button', shrinkButton)).toBeNull();
    });
  });

  it('shows the picture before it is sent, but only the name of a drawing', async () => {
    const app = await openReceipt(taken);
    await choose(app);
    const preview = screen.getByRole('img', { name: 'Pratinjau bukti pembayaran' });
    expect(preview.getAttribute('src')).toMatch(/^data:image\/png/);
    await choose(app, new File(['<svg></svg>'], 'gambar.svg', { type: 'image/svg+xml' }));
    expect(screen.queryByRole('img', { name: 'Pratinjau bukti pembayaran' })).toBeNull();
  });

  it('sends the receipt of its payment, then shows a tick and a button to replace the receipt', async () => {
    const app = await openReceipt(taken);
    await choose(app);
    await send(app);
    expect(await screen.findByText('Submit Success')).toBeTruthy();
    expect(
      await screen.findByText('Bukti pembayaran Anda telah terkirim dan akan segera kami periksa.'),
    ).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Bukti pembayaran sudah diterima' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.stub.inputsOf('UploadReceipt')).toMatchObject([
      { paymentId: 'OrderPayment:1', orderAccessHash: ORDER_HASH },
    ]);
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
    await app.user.click(
      screen.getByRole('button', { name: 'Ganti bukti pembayaran Transfer Manual BCA' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Ganti Bukti Pembayaran' })).toBeTruthy();
  });

  it('shows the shop’s reason at the file and in the pop-up', async () => {
    const message = "Image size can't be larger than 1 MB";
    const userErrors = [{ code: 'RECEIPT_TOO_LARGE', message, path: ['receipt'] }];
    const app = await openReceipt({ order: null, userErrors });
    await choose(app);
    await send(app);
    expect(await screen.findByText('Submit Failed')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  });

  it('sends the chosen file again after a failure', async () => {
    const app = await openReceipt(new Error('Toko sedang tidak dapat dihubungi.'));
    await choose(app);
    await send(app);
    expect(await screen.findByText('Submit Failed')).toBeTruthy();
    expect(screen.getByText('bukti.png')).toBeTruthy();
    app.stub.change({ uploadReceipt: taken });
    await send(app);
    expect(await screen.findByText('Submit Success')).toBeTruthy();
    expect(screen.queryByText('Submit Failed')).toBeNull();
  });

  it('shows its progress, and stops without an error when it is cancelled', async () => {
    const app = await openReceipt(() => new Promise(() => undefined));
    await choose(app);
    await send(app);
    expect(await screen.findByText(/Mengunggah 0%/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Kemajuan unggahan' })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Batalkan Unggahan' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByText('bukti.png')).toBeTruthy();
    expect(screen.queryByText('Submit Failed')).toBeNull();
  });

  it('shows the tick for a cancelled upload that arrived all the same', async () => {
    const app = await openReceipt(() => new Promise(() => undefined));
    await choose(app);
    await send(app);
    const cancel = await screen.findByRole('button', { name: 'Batalkan Unggahan' });
    app.stub.change({ order: taken.order });
    await app.user.click(cancel);
    expect(
      await screen.findByRole('img', { name: 'Bukti pembayaran sudah diterima' }),
    ).toBeTruthy();
  });
});
