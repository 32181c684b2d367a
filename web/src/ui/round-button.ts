import { classNames } from './class-names.ts';
import styles from './round-button.module.css';

/** Class name of a round button, or of a link that looks like one, that contains only an icon. */
export const roundButtonClass = styles['round'] ?? '';

/** The same without background and border, e.g. at the foot of a card. */
export const bareButtonClass = classNames(roundButtonClass, styles['bare']);
