import type { SeedPage } from './seed-page.ts';

/** Pages about the shop, its privacy policy and its warranty. */
export const TRUST_PAGES: readonly SeedPage[] = [
  {
    id: 2,
    title: 'Kebijakan Privasi',
    slug: 'kebijakan-privasi',
    description:
      'Data apa yang kami simpan, untuk apa, dan bagaimana Anda dapat memintanya dihapus.',
    keywords: 'privasi, data pribadi',
    content: `<p>Kami hanya meminta data yang dibutuhkan untuk mengirim pesanan Anda dan mencegah penyalahgunaan.</p>
<h2>Data yang kami simpan</h2>
<ul>
<li><strong>Akun:</strong> nama, nomor telepon, dan password yang sudah diacak sehingga tidak dapat kami baca, serta alamat, wishlist, dan ulasan yang Anda simpan.</li>
<li><strong>Pesanan:</strong> nama, telepon, e-mail, alamat, barang, dan riwayat pembayaran.</li>
<li><strong>Bukti transfer:</strong> gambar yang Anda unggah, hanya dapat dibuka petugas yang memeriksa pembayaran.</li>
</ul>
<h2>Yang tidak kami simpan</h2>
<p>Nomor kartu kredit tidak pernah melewati toko kami. Anda memasukkannya langsung di halaman penyedia pembayaran.</p>
<h2>Siapa yang menerimanya</h2>
<p>Kurir menerima nama, alamat, dan nomor telepon penerima. Penyedia pembayaran menerima nomor pesanan, jumlah tagihan, dan kontak Anda. Kami tidak menjual data kepada siapa pun.</p>
<h2>Hak Anda</h2>
<p>Anda dapat meminta salinan, perbaikan, atau penghapusan data. Riwayat transaksi kami simpan selama diwajibkan undang-undang perpajakan.</p>`,
  },
  {
    id: 5,
    title: 'Garansi',
    slug: 'garansi',
    description: 'Masa garansi resmi tiap jenis produk, cara klaim, dan yang tidak ditanggung.',
    keywords: 'garansi, klaim, servis',
    content: `<p>Semua produk bergaransi resmi Indonesia. IMEI ponsel dan tablet seluler terdaftar di Kemenperin.</p>
<table>
<thead><tr><th>Jenis</th><th>Garansi</th><th>Tempat klaim</th></tr></thead>
<tbody>
<tr><td>Ponsel dan tablet</td><td>12 bulan</td><td>Pusat servis resmi</td></tr>
<tr><td>Laptop dan komputer</td><td>12 sampai 36 bulan</td><td>Pusat servis resmi</td></tr>
<tr><td>Monitor</td><td>36 bulan</td><td>Pusat servis atau di tempat</td></tr>
<tr><td>SSD, harddisk, kartu memori, dan flashdisk</td><td>36 sampai 60 bulan</td><td>Toko kami</td></tr>
<tr><td>Aksesori lain</td><td>6 sampai 18 bulan</td><td>Toko kami</td></tr>
</tbody>
</table>
<h2>Cara klaim</h2>
<ol>
<li>Siapkan nomor pesanan dan foto atau video kerusakan.</li>
<li>Bawa ke pusat servis resmi, atau kirim ke toko kami untuk aksesori.</li>
<li>Kami mengabari perkembangan lewat telepon paling lama 14 hari kerja.</li>
</ol>
<h2>Tidak ditanggung</h2>
<p>Kerusakan karena jatuh, terkena air di luar batas ketahanan, listrik tidak stabil, atau pernah dibongkar pihak lain.</p>`,
  },
  {
    id: 6,
    title: 'Tentang Kami',
    slug: 'tentang-kami',
    description: 'Cerita singkat toko kami, gudang dan tokonya, dan cara menghubungi kami.',
    keywords: 'tentang, toko, alamat',
    content: `<p>Kami memulai dari satu etalase kecil di Kuningan, melayani teman kantor yang bingung memilih ponsel. Cara kerjanya masih sama sampai sekarang: tanya dulu mau dipakai untuk apa, baru bicara merek.</p>
<h2>Tempat kami</h2>
<ul>
<li><strong>Gudang Jakarta</strong>, pengiriman ke seluruh Indonesia.</li>
<li><strong>Toko Bandung</strong>, coba langsung dan ambil pesanan.</li>
<li><strong>Toko Surabaya</strong>, coba langsung dan ambil pesanan.</li>
</ul>
<h2>Janji kami</h2>
<p>Barang asli, harga yang sama di toko dan di situs, dan jawaban jujur bila barang yang lebih murah sudah cukup.</p>
<p>Hubungi kami setiap hari pukul 09.00 sampai 20.00 WIB.</p>`,
  },
];
