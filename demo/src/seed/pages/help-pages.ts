import { PAYMENT_METHODS, type SeedPaymentMethod } from '../payment-methods.ts';
import type { SeedPage } from './seed-page.ts';

function feeRow({ name, feeType, feeAmount, code }: SeedPaymentMethod): string {
  const amount = Number(feeAmount);
  const fixed = amount === 0 ? 'Gratis' : `Rp ${amount.toLocaleString('id-ID')}`;
  const fee = feeType === 'Percentage' ? `${String(amount).replace('.', ',')}%` : fixed;
  const confirmation = code === null ? 'Unggah bukti transfer' : 'Otomatis';
  return `<tr><td>${name}</td><td>${fee}</td><td>${confirmation}</td></tr>`;
}

/** How to pay, how goods arrive and how they go back. */
export const HELP_PAGES: readonly SeedPage[] = [
  {
    id: 3,
    title: 'Cara Pembayaran',
    slug: 'cara-pembayaran',
    description:
      'Transfer manual, virtual account, kartu kredit, e-wallet, gerai ritel, dan cicilan tanpa kartu: langkah dan biayanya.',
    keywords: 'pembayaran, transfer, virtual account, kartu kredit, ovo',
    content: `<p>Anda dapat membayar dengan satu metode, atau membagi tagihan ke paling banyak tiga metode.</p>
<h2>Metode dan biaya</h2>
<table>
<thead><tr><th>Metode</th><th>Biaya</th><th>Konfirmasi</th></tr></thead>
<tbody>
${PAYMENT_METHODS.map(feeRow).join('\n')}
</tbody>
</table>
<h2>Transfer manual</h2>
<ol>
<li>Buka halaman pesanan. Rekening kami dan jumlah yang harus ditransfer tertera di bagian pembayaran.</li>
<li>Transfer tepat sesuai jumlah itu sebelum batas waktunya.</li>
<li>Unggah foto atau tangkapan layar bukti transfer di halaman pesanan: JPG, PNG, GIF, SVG, atau WebP, paling besar 1 MB.</li>
<li>Kami memeriksa pada jam kerja, biasanya kurang dari dua jam. Selama menunggu diperiksa, pesanan tidak kedaluwarsa.</li>
</ol>
<h2>Pembayaran online</h2>
<ol>
<li>Tekan <strong>Bayar</strong>, dan Anda akan diarahkan ke halaman penyedia pembayaran.</li>
<li>Selesaikan pembayaran di sana. Setelah selesai Anda kembali ke halaman pesanan.</li>
<li>Untuk virtual account, uang dapat masuk beberapa menit kemudian.</li>
</ol>
<h2>Batas waktu</h2>
<p>Batas waktu setiap pembayaran tertera di halaman pesanan. Pembayaran yang lewat batas menjadi kedaluwarsa. Bila belum ada bagian yang dibayar, pesanan dibatalkan dan barang kembali ke stok.</p>`,
  },
  {
    id: 4,
    title: 'Pengiriman',
    slug: 'pengiriman',
    description: 'Kurir, perkiraan waktu, asuransi, dan cara mengambil pesanan di toko.',
    keywords: 'pengiriman, ongkir, kurir, ambil di toko',
    content: `<h2>Kurir</h2>
<p>Kami mengirim dengan JNE, J&amp;T, dan SiCepat. Ongkos kirim dihitung dari berat paket dan kota tujuan, dan langsung terlihat saat checkout. Tersedia pula <strong>Kurir Toko</strong> dengan biaya tetap Rp 25.000 per pesanan.</p>
<h2>Waktu</h2>
<ul>
<li>Pesanan yang lunas sebelum pukul 14.00 WIB dikirim hari itu juga, Senin sampai Sabtu.</li>
<li>Perkiraan untuk layanan reguler: satu kota 1 sampai 2 hari, antarkota satu pulau 2 sampai 3 hari, antarpulau 3 sampai 5 hari. Layanan hemat dan kargo lebih lama.</li>
</ul>
<h2>Asuransi</h2>
<p>Paket JNE, J&amp;T, dan SiCepat selalu diasuransikan senilai barang. Biayanya terlihat sebagai <em>Biaya Asuransi</em> pada ringkasan.</p>
<h2>Self Pickup</h2>
<p>Pilih gudang atau toko saat checkout. Barang siap diambil dua jam setelah pembayaran lunas, dan kami simpan selama tujuh hari. Tidak ada ongkos kirim dan asuransi.</p>`,
  },
  {
    id: 7,
    title: 'Pengembalian Dana',
    slug: 'pengembalian',
    description: 'Kapan dana dapat dikembalikan, cara memintanya, dan berapa lama prosesnya.',
    keywords: 'pengembalian, refund, tukar barang',
    content: `<p>Ada yang tidak beres dengan pesanan Anda? Beri tahu kami, dan kita cari jalan keluarnya bersama.</p>
<h2>Kapan dapat diminta</h2>
<ul>
<li>Barang rusak saat tiba, tidak lengkap, atau tidak sesuai pesanan: paling lambat 7 hari setelah diterima, dengan video saat membuka paket.</li>
<li>Pesanan sudah dibayar tetapi belum dikirim, dan Anda berubah pikiran.</li>
</ul>
<p>Pesanan yang belum dibayar tidak perlu dikembalikan: biarkan saja sampai kedaluwarsa.</p>
<h2>Cara meminta</h2>
<ol>
<li>Masuk ke akun Anda, lalu buka pesanan itu dari daftar pesanan Anda.</li>
<li>Pilih permintaan pengembalian dana dan ceritakan alasannya dengan singkat.</li>
<li>Kami menjawab paling lama dua hari kerja. Status dan jawaban kami terlihat di halaman pesanan.</li>
</ol>
<p>Belanja tanpa akun? Hubungi layanan pelanggan dengan nomor pesanan Anda.</p>
<h2>Setelah disetujui</h2>
<ul>
<li>Dana kembali ke metode pembayaran semula. Transfer manual: 1 sampai 3 hari kerja. Kartu dan e-wallet: mengikuti penyedianya, paling lama 14 hari kerja.</li>
<li>Voucher yang dipakai dapat digunakan lagi bila barang belum dikirim.</li>
<li>Ongkos kirim ikut dikembalikan bila kesalahan ada pada kami.</li>
</ul>`,
  },
];
