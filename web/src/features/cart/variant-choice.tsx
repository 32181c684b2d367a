import { useId } from 'react';
import type { CartProductFragment } from '../../apollo/cart/cart.generated.ts';
import { buyTexts } from '../../texts/buy.ts';
import type { Buy } from './use-buy.ts';
import styles from './variant-choice.module.css';
import type { VariantLookFragment } from './variant-look.generated.ts';

/** Stock at or below which the number of pieces left is shown. */
const FEW = 5;

/** A variant of a product with what the choice shows of it. */
export type ShownVariant = CartProductFragment['variants'][number] &
  VariantLookFragment['variants'][number];

/** Colour and name. The colour is an attribute of an SVG, because the content policy allows no inline style. */
function Look({ variant: { colour, name } }: { variant: ShownVariant }) {
  return (
    <>
      {colour === null ? null : (
        <svg className={styles['swatch']} color={colour} aria-hidden="true" />
      )}
      <span>{name}</span>
    </>
  );
}

interface VariantChoiceProps {
  /** All of the product. */
  variants: readonly ShownVariant[];
  buy: Buy<ShownVariant>;
  /** Called with the id of the variant that was chosen. */
  onChoose: (variantId: string) => void;
}

/**
 * The variants with online stock: radio buttons that look like buttons. Those without are named below and
 * cannot be chosen (specification.md 2).
 */
export function VariantChoice({ variants, buy, onChoose }: VariantChoiceProps) {
  const name = useId();
  if (buy.variants.length === 0) return null;
  const soldOut = variants.filter((each) => !buy.variants.includes(each));
  return (
    <fieldset>
      <legend className={styles['legend']}>{buyTexts.variant}</legend>
      <div className={styles['variants']}>
        {buy.variants.map((variant) => (
          <label key={variant.id} className={styles['variant']}>
            <input
              type="radio"
              name={name}
              value={variant.id}
              checked={buy.variant === variant}
              className={styles['radio']}
              onChange={() => onChoose(variant.id)}
            />
            <Look variant={variant} />
            {variant.onlineStock <= FEW ? (
              <span className={styles['left']}>{buyTexts.stockLeft(variant.onlineStock)}</span>
            ) : null}
          </label>
        ))}
      </div>
      {soldOut.length === 0 ? null : (
        <p className={styles['soldOut']}>
          {buyTexts.soldOut}
          {soldOut.map((variant) => (
            <span key={variant.id} className={styles['gone']}>
              <Look variant={variant} />
            </span>
          ))}
        </p>
      )}
    </fieldset>
  );
}
