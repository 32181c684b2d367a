/** Words of the forgotten password; apart from those of the session, which every page loads. */
export const forgottenPasswordTexts = {
  link: 'Lupa kata sandi?',
  title: 'Lupa Kata Sandi',
  lead: 'Masukkan nomor telepon atau email akun Anda. Kami akan mengirim tautan untuk membuat kata sandi baru.',
  submit: 'Kirim Tautan',
  sent: 'Jika akun dengan kontak ini terdaftar dan memiliki alamat email, kami telah mengirim tautan untuk membuat kata sandi baru.',
  next: 'Periksa kotak masuk dan folder spam Anda. Tautan berlaku selama 30 menit.',
  backToSignIn: 'Ingat kata sandi Anda?',
  resetTitle: 'Buat Kata Sandi Baru',
  resetSubmit: 'Simpan Kata Sandi',
  resetDone: 'Kata sandi baru berhasil disimpan. Silakan Sign In.',
  linkExpired: 'Tautan tidak berlaku lagi?',
  requestLink: 'Minta tautan baru',
} as const;
