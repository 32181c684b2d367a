import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { NotFound } from '../../routing/not-found.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { paths } from '../../routing/paths.ts';
import { PaymentForm } from '../../features/payment/payment-form.tsx';
import { usePaymentRequest } from '../../features/payment/use-payment-request.ts';
import { isRecord } from '../../lib/read-json.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { paymentRedirectTexts } from '../../texts/order.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './order-payment-page.module.css';

const LEFT = 'leftForProvider';

/** The key that this entry of the history had when the shopper left for the provider; undefined before. */
const leftKey = ({ state }: { state: unknown }) => (isRecord(state) ? state[LEFT] : undefined);

/**
 * One page back; to the home page when there is none. Also when the browser shows this page again as
 * it was: who presses Back at the provider does not want to be sent there once more.
 */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const [isFirstPage] = useState((leftKey(location) ?? location.key) === 'default');
  const goBack = useCallback(() => {
    void (isFirstPage ? navigate(paths.home(), { replace: true }) : navigate(-1));
  }, [isFirstPage, navigate]);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) goBack();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [goBack]);
  return goBack;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <PageHead title={paymentRedirectTexts.title} isPrivate />
      <Spinner />
      <h1>{paymentRedirectTexts.title}</h1>
      <p>{paymentRedirectTexts.explanation}</p>
      {children}
    </div>
  );
}

function Leaving({ hash, onRejected }: { hash: string; onRejected: () => void }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { form, isUnknown } = usePaymentRequest(hash, onRejected);
  const { key } = location;
  const hasLeft = leftKey(location) !== undefined;
  const mayMark = form !== null && !hasLeft;
  const { notFoundTitle, notFoundMessage } = paymentRedirectTexts;

  useEffect(() => {
    // The mark comes first: Back from the provider must find it.
    if (mayMark) void navigate('.', { replace: true, state: { [LEFT]: key } });
  }, [mayMark, key, navigate]);

  if (isUnknown) return <NotFound title={notFoundTitle} message={notFoundMessage} />;
  return (
    <Frame>
      {form === null ? (
        <p role="status">{paymentRedirectTexts.opening}</p>
      ) : (
        <PaymentForm form={form} mayLeave={hasLeft} />
      )}
    </Frame>
  );
}

function GoBack({ onBack }: { onBack: () => void }) {
  useEffect(onBack, [onBack]);
  return <Frame>{null}</Frame>;
}

/**
 * Takes the shopper to the payment provider (specification.md 2, /order/payment/{hash}). When the shop
 * rejects it, one page back (section 8); an unknown payment shows the not-found page.
 */
export function OrderPaymentPage() {
  const { hash = '' } = useParams();
  const location = useLocation();
  const isHydrated = useHydrated();
  const [cameBack] = useState(leftKey(location) !== undefined);
  const goBack = useGoBack();
  if (!isHydrated) return <Frame>{null}</Frame>;
  return cameBack ? <GoBack onBack={goBack} /> : <Leaving hash={hash} onRejected={goBack} />;
}
