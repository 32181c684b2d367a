import { cleanText } from '@gawai/domain/field-check';
import { REVIEW_TEXT_MAX, STAR_DEFAULT } from '@gawai/domain/limits';
import { checkReview } from '@gawai/domain/review';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { SubmitButton, TextAreaField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { commonTexts } from '../../../texts/common.ts';
import { reviewTexts } from '../../../texts/order.ts';
import type { OrderLinesFragment } from '../order-lines.generated.ts';
import { Section } from '../section.tsx';
import { useStoredText } from '../use-stored-text.ts';
import styles from './review-section.module.css';
import { StarChoice } from './star-choice.tsx';
import { useSubmitReviewMutation } from './submit-review.generated.ts';

type Line = OrderLinesFragment['lines'][number];

interface ReviewValues {
  star: number;
  review: string;
}

interface ReviewFormProps {
  orderHash: string;
  line: Line;
  onSent: () => void;
}

/** Sends the review of an order line; the line in the cache is updated (specification.md 8). */
function ReviewForm({ orderHash, line, onSent }: ReviewFormProps) {
  const [submitReview] = useSubmitReviewMutation();
  const text = useStoredText(`review-${line.id}`);
  const stars = useStoredText(`stars-${line.id}`);
  const { productName, variantName } = line;
  const done = () => {
    text.drop();
    stars.drop();
    onSent();
  };
  const submit = useFormMutation({
    action: 'submitReview',
    send: async ({ star, review }: ReviewValues) => {
      const input = {
        orderAccessHash: orderHash,
        orderLineId: line.id,
        rating: star,
        text: cleanText(review) || null,
      };
      const { data } = await submitReview({ variables: { input } });
      const payload = data?.submitReview;
      // Also when the response to an earlier try was lost: this form and the focused button are removed.
      if (payload?.order?.lines.some(({ id, review: sent }) => id === line.id && sent !== null))
        done();
      return payload;
    },
    onAccepted: () => {
      done();
      return reviewTexts.sent;
    },
    fieldNames: { rating: 'star', text: 'review' },
  });
  return (
    <li className={styles['line']}>
      <h3 className={styles['product']}>
        {productName}
        {variantName === null ? null : (
          <span className={styles['variant']}>{` ${variantName}`}</span>
        )}
      </h3>
      <Form
        initialValues={{ star: Number(stars.initial) || STAR_DEFAULT, review: text.initial }}
        check={checkReview}
        label={reviewTexts.formOf(productName)}
        onValues={({ star, review }) => {
          text.save(review);
          stars.save(star === STAR_DEFAULT ? '' : String(star));
        }}
        onSubmit={submit}
      >
        <StarChoice name="star" />
        <TextAreaField
          name="review"
          label={fieldLabels.review}
          note={commonTexts.optional}
          limit={REVIEW_TEXT_MAX}
          autoComplete="off"
        />
        <div>
          <SubmitButton>{reviewTexts.submit}</SubmitButton>
        </div>
      </Form>
    </li>
  );
}

interface ReviewSectionProps {
  order: Pick<OrderLinesFragment, 'lines'> & { accessHash: string };
  /** Called after the review of a line was accepted; its form is gone by then. */
  onSent: (lineId: string) => void;
}

/**
 * A review for each line that has none (specification.md 2 and 4): paid, shipped, not given back,
 * signed in. The shop decides which lines those are; without one there is no section.
 */
export function ReviewSection({ order, onSent }: ReviewSectionProps) {
  const open = order.lines.filter(({ canReview }) => canReview);
  if (open.length === 0) return null;
  return (
    <Section title={reviewTexts.title} isScreenOnly>
      <ul>
        {open.map((line) => (
          <ReviewForm
            key={line.id}
            orderHash={order.accessHash}
            line={line}
            onSent={() => onSent(line.id)}
          />
        ))}
      </ul>
    </Section>
  );
}
