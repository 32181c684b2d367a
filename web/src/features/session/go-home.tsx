import { Navigate } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/**
 * Redirects a signed-in customer to the home page (specification-notes.md 82 and 83); until it is loaded,
 * the page is not blank.
 */
export function GoHome() {
  return (
    <>
      <Navigate to={paths.home()} replace />
      <Loading label={commonTexts.loading}>
        <Skeleton shape="block" />
      </Loading>
    </>
  );
}
