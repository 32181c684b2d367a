import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** Side in px. */
  size?: 16 | 20 | 24 | 28;
  /** Accessible name when no text beside it has the meaning; without it the icon is decoration. */
  label?: string;
}

/** One line icon of the shop's own set, in the colour of the text. */
export function Icon({ name, size = 20, label }: IconProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...meaning} width={size} height={size} viewBox="0 0 24 24" className={styles['icon']}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
