/** Advantages of the shop; the checkout must do each of them. */
export const promiseTexts = {
  title: 'Belanja di sini',
  items: [
    {
      icon: 'truck',
      title: 'Delivery atau Self Pickup',
      text: 'Kirim ke alamat Anda, atau ambil sendiri di toko.',
    },
    {
      icon: 'card',
      title: 'Bagi hingga 3 pembayaran',
      text: 'Satu pesanan, beberapa Metode Pembayaran.',
    },
    {
      icon: 'user',
      title: 'Tanpa harus punya akun',
      text: 'Checkout sebagai tamu, cukup dengan email.',
    },
  ],
} as const;
