import { formatWhole } from '@gawai/domain/money';

/** Texts of a table with search, sorting and pages (specification.md 9). */
export const tableTexts = {
  size: 'Baris per halaman',
  sort: 'Urutkan',
  sortBy: (column: string, isAscending: boolean) =>
    `${column}, ${isAscending ? 'menaik' : 'menurun'}`,
  loading: 'Memuat tabel',
  notFoundTitle: 'Tidak ada yang cocok',
  notFound: (search: string) => `Tidak ada baris yang cocok dengan “${search}”.`,
  noneOfFilter: 'Tidak ada baris dengan pilihan ini.',
  clearSearch: 'Hapus pencarian',
  clearFilter: 'Tampilkan semua',
  pastEndTitle: 'Halaman ini kosong',
  pastEnd: 'Daftar sudah habis sebelum halaman ini.',
  firstPage: 'Ke halaman pertama',
  filtered: (unfilteredTotal: number) => `disaring dari ${formatWhole(unfilteredTotal)} seluruhnya`,
} as const;
