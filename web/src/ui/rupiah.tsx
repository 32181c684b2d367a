import { formatRupiah } from '@gawai/domain/money';
import styles from './rupiah.module.css';

interface RupiahProps {
  /** Whole rupiah. */
  amount: number;
  /** The price before a discount: struck through. A text beside it must say what it is. */
  isStruck?: boolean;
}

/** An amount, `Rp 1.500.000`, in figures of one width that never break. */
export function Rupiah({ amount, isStruck = false }: RupiahProps) {
  const text = formatRupiah(amount);
  return isStruck ? (
    <s className={styles['struck']}>{text}</s>
  ) : (
    <span className={styles['rupiah']}>{text}</span>
  );
}
