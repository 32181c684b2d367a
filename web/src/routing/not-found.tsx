import { commonTexts } from '../texts/common.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from './page-head.tsx';
import { paths } from './paths.ts';

/** The content of a page whose entity does not exist, with a link to the listing. */
export function NotFound({ title, message }: { title: string; message: string }) {
  return (
    <>
      <PageHead title={title} isPrivate />
      <EmptyState
        level={1}
        title={title}
        message={message}
        action={{ to: paths.listing(), label: commonTexts.allProducts }}
      />
    </>
  );
}
