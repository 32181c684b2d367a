import { commonTexts } from '../../texts/common.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { usePaymentRemarksQuery } from './payment-remarks.generated.ts';

/** How to pay manually, as the shop wrote it (specification.md 3, settings); nothing when it did not. */
export function PaymentRemarks() {
  const { data } = usePaymentRemarksQuery();
  const remarks = data?.settings?.paymentRemarks;
  if (!remarks) return null;
  return (
    <Disclosure summary={commonTexts.paymentRemarks}>
      <SafeHtml html={remarks} isSmall />
    </Disclosure>
  );
}
