import styles from './unbroken.module.css';

const UNITS = 'GB|TB|g|gram|kg|mm|cm|m|inci|W|V|A|Wh|mAh|Hz|MP|jam|hari|menit|detik';
const FIGURE = new RegExp(
  String.raw`Rp \d{1,3}(?:\.\d{3})*|× \d+|\d[\d.,]* (?:${UNITS})(?![\p{L}\d])`,
  'gu',
);

/** Browsers break after a hyphen, and no CSS property prevents that for one character. */
const HYPHENATED = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** Longer than this, in characters, a hyphenated word may break: it would not fit a narrow card. */
const HYPHENATED_MAX = 16;

const isWhole = (piece: string) => HYPHENATED.test(piece) && piece.length <= HYPHENATED_MAX;

/**
 * A text whose prices, figures with a unit, numbers of pieces (× 2) and hyphenated words (2-in-1) stay on
 * one line each. Spaces in them become no-break spaces; the rest of the text does not change.
 */
export function Unbroken({ text }: { text: string }) {
  const pieces = text
    .replace(FIGURE, (figure) => figure.replace(' ', '\u00a0'))
    .split(new RegExp(HYPHENATED, 'gu'));
  return (
    // A changed text gets a new element: a browser that translates the page has replaced the text nodes of the old one.
    <span key={text}>
      {pieces.map((piece, index) =>
        isWhole(piece) ? (
          <span key={index} className={styles['whole']}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
