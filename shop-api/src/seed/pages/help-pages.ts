import type { SeedPage } from './seed-page.ts';

/** How to pay and how goods arrive. */
export const HELP_PAGES: readonly SeedPage[] = [
  {
    id: 3,
    title: 'Cara Pembayaran',
    slug: 'cara-pembayaran',
    description:
      'Transfer manual, kartu kredit, virtual account, dan e-wallet: langkah dan biayanya.',
    keywords: 'pembayaran, transfer, virtual account, kartu kredit, ovo',
    content: `<p>Anda dapat membayar dengan satu metode, atau membagi tagihan ke paling banyak tiga metode.</p>
<h2>Metode dan biaya</h2>
<table>
<thead><tr><th>Metode</th><th>Biaya</th><th>Konfirmasi</th></tr></thead>
<tbody>
<tr><td>Transfer Manual BCA</td><td>Gratis</td><td>Diperiksa petugas</td></tr>
<tr><td>Transfer Manual Mandiri</td><td>Gratis</td><td>Diperiksa petugas</td></tr>
<tr><td>Credit Card</td><td>2,9%</td><td>Otomatis</td></tr>
<tr><td>BCA Virtual Account</td><td>Rp 4.000</td><td>Otomatis</td></tr>
<tr><td>OVO</td><td>1,5%</td><td>Otomatis</td></tr>
</tbody>
</table>
<h2>Transfer manual</h2>
<ol>
<li>Tekan <strong>Cara Bayar</strong> pada halaman pesanan untuk melihat rekening kami.</li>
<li>Transfer tepat sesuai jumlah pada halaman pesanan sebelum batas waktunya.</li>
<li>Kami memeriksa pada jam kerja, biasanya kurang dari dua jam.</li>
</ol>
<h2>Pembayaran online</h2>
<ol>
<li>Tekan <strong>Bayar</strong>, dan Anda akan diarahkan ke halaman penyedia pembayaran.</li>
<li>Selesaikan pembayaran di sana. Setelah selesai Anda kembali ke halaman pesanan.</li>
<li>Untuk virtual account, uang dapat masuk beberapa menit kemudian.</li>
</ol>`,
  },
  {
    id: 4,
    title: 'Pengiriman',
    slug: 'pengiriman',
    description: 'Kurir, perkiraan waktu, asuransi, dan cara mengambil pesanan di toko.',
    keywords: 'pengiriman, ongkir, kurir, ambil di toko',
    content: `<h2>Kurir</h2>
<p>Kami mengirim dengan JNE, J&amp;T, dan SiCepat. Ongkos kirim dihitung dari berat paket dan kota tujuan, dan langsung terlihat saat checkout. Untuk wilayah di sekitar toko tersedia <strong>Kurir Toko</strong> dengan biaya tetap Rp 25.000.</p>
<h2>Waktu</h2>
<ul>
<li>Pesanan yang lunas sebelum pukul 14.00 WIB dikirim hari itu juga, Senin sampai Sabtu.</li>
<li>Satu kota: 1 sampai 2 hari. Antarkota di Jawa: 2 sampai 3 hari. Luar Jawa: 3 sampai 7 hari.</li>
</ul>
<h2>Asuransi</h2>
<p>Paket kurir selalu diasuransikan senilai barang. Biayanya terlihat sebagai <em>Biaya Asuransi</em> pada ringkasan.</p>
<h2>Self Pickup</h2>
<p>Pilih gudang atau toko saat checkout. Barang siap diambil dua jam setelah pembayaran lunas, dan kami simpan selama tujuh hari. Tidak ada ongkos kirim dan asuransi.</p>`,
  },
];
