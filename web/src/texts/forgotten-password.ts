/** Texts of the forgotten password; separate from the session texts, which every page loads. */
export const forgottenPasswordTexts = {
  link: 'Lupa Password?',
  title: 'Lupa Password',
  lead: 'Masukkan nomor telepon atau email akun Anda. Kami akan mengirim tautan untuk membuat Password baru.',
  submit: 'Kirim Tautan',
  sent: 'Jika akun dengan kontak ini terdaftar dan memiliki alamat email, kami telah mengirim tautan untuk membuat Password baru.',
  next: 'Periksa kotak masuk dan folder spam Anda. Tautan berlaku selama 30 menit.',
  backToSignIn: 'Ingat Password Anda?',
  resetTitle: 'Buat Password Baru',
  resetSubmit: 'Simpan Password',
  resetDone: 'Password baru berhasil disimpan. Silakan Sign In.',
  linkExpired: 'Tautan tidak berlaku lagi?',
  requestLink: 'Minta tautan baru',
} as const;
