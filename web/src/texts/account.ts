/** Words of the account area (Specification section 2). */
export const accountTexts = {
  menu: 'Menu akun',
  addresses: 'Daftar Alamat',
  loading: 'Memuat akun Anda',
} as const;
