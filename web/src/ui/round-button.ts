import styles from './round-button.module.css';

/** Class name of a round button, or of a link that looks like one, with only a drawing in it. */
export const roundButtonClass = styles['round'] ?? '';
