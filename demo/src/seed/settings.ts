/** The owner's texts, both HTML (shop-api.md 5.6). */
export const SETTINGS = {
  footer_text:
    '<p>Ponsel, tablet, laptop, dan aksesori bergaransi resmi. Dikirim dari Jakarta, Bandung, dan Surabaya ke seluruh Indonesia.</p><p>Layanan pelanggan setiap hari 09.00-20.00 WIB.</p>',
  payment_remarks:
    '<p>Transfer tepat sesuai jumlah tagihan ke salah satu rekening berikut sebelum batas waktu pembayaran, lalu unggah bukti transfer.</p><ul><li><strong>BCA</strong> 123 456 7890 a.n. PT Gawai Nusantara</li><li><strong>Mandiri</strong> 098 765 4321 000 a.n. PT Gawai Nusantara</li></ul><p>Bukti transfer diperiksa pada jam kerja, biasanya kurang dari dua jam.</p>',
} as const;
