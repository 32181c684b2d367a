const figures = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** Bytes as a shopper reads them: `640 KB` below a million, `4,2 MB` from there (1 KB = 1,000 bytes). */
export function fileSizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${figures.format(Math.ceil(bytes / 1_000))} KB`
    : `${figures.format(bytes / 1_000_000)} MB`;
}
