import type { SeedPage } from './seed-page.ts';

/** The terms a customer agrees to on signing up (shop-api.md 5.5). */
export const TERMS_PAGE: SeedPage = {
  id: 1,
  title: 'Syarat dan Ketentuan',
  slug: 'terms-and-conditions',
  description:
    'Aturan belanja di toko kami: akun, harga, pembayaran, pengiriman, dan pengembalian.',
  keywords: 'syarat, ketentuan, aturan belanja',
  content: `<h2>1. Tentang syarat ini</h2>
<p>Dengan membuat akun atau melakukan pemesanan, Anda dianggap telah membaca dan menyetujui syarat di halaman ini. Bila ada bagian yang kurang jelas, silakan bertanya kepada kami sebelum memesan.</p>
<h2>2. Akun</h2>
<ul>
<li>Satu nomor telepon hanya dapat dipakai untuk satu akun.</li>
<li>Jaga kerahasiaan password Anda. Pesanan yang dibuat dengan akun Anda menjadi tanggung jawab Anda.</li>
<li>Anda juga dapat berbelanja tanpa akun. Simpan tautan pesanan yang kami tampilkan setelah memesan.</li>
</ul>
<h2>3. Harga dan stok</h2>
<p>Harga tertulis dalam rupiah dan sudah termasuk pajak. Harga dan stok yang berlaku adalah yang tampil saat pesanan dikirim; bila ada perubahan, kami menunjukkannya sebelum Anda membayar.</p>
<h2>4. Pembayaran</h2>
<p>Tagihan dapat dibagi ke paling banyak tiga metode pembayaran. Pesanan diproses setelah seluruh bagian lunas. Untuk transfer manual, unggah bukti transfer di halaman pesanan. Bagian yang tidak dibayar sampai batas waktu akan kedaluwarsa; bila belum ada bagian yang dibayar, pesanan dibatalkan dan stok dikembalikan.</p>
<h2>5. Voucher</h2>
<p>Voucher berlaku untuk pelanggan yang masuk dengan akun, satu kali per pelanggan, selama masa berlaku dan kuotanya masih ada. Voucher tidak dapat diuangkan.</p>
<h2>6. Pengiriman dan pengambilan</h2>
<p>Risiko barang berpindah kepada Anda saat barang diterima dari kurir atau diambil di toko. Tunjukkan nomor pesanan dan kartu identitas saat mengambil barang.</p>
<h2>7. Pengembalian</h2>
<p>Barang yang rusak saat tiba dapat ditukar dalam 7 hari dengan menyertakan video saat membuka paket. Pelanggan yang masuk dengan akun dapat meminta pengembalian dana dari halaman pesanan; pembeli tanpa akun melalui layanan pelanggan.</p>
<h2>8. Perubahan</h2>
<p>Syarat ini dapat berubah. Pesanan yang sudah dibuat mengikuti syarat yang berlaku pada saat itu.</p>`,
};
