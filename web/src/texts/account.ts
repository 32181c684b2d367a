/** Texts of the account area (specification.md 2). */
export const accountTexts = {
  menu: 'Menu akun',
  addresses: 'Daftar Alamat',
  loading: 'Memuat akun Anda',
  profileForm: 'Data diri',
  profileLead: 'Nama dan data diri Anda di toko kami.',
  phoneHint: 'Nomor ini Anda gunakan untuk Sign In.',
  chooseGender: 'Tidak disebutkan',
  profileSaved: 'Profil Anda telah disimpan.',
  passwordLead: 'Anda tetap masuk di perangkat ini setelah Password diganti.',
  changePassword: 'Ganti Password',
  passwordChanged: 'Password Anda telah diganti.',
} as const;
