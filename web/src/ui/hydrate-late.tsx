import { memo, Suspense, use, type ComponentType } from 'react';
import type { LatePart } from '../lib/late-part.ts';

/**
 * A late part that is fetched at once. The server renders it like any other part. Its HTML stays until the
 * script has loaded and hydrates it, or for good when the script fails to load; so it must work without.
 * Pass props of a stable identity: it is rendered again only when they change.
 */
export function hydrateLate<Props extends object>(part: LatePart<Props>): ComponentType<Props> {
  function Late(props: Props) {
    const Content = part.ready();
    if (Content === null) {
      part.fetch().catch(() => undefined);
      use(part.arrival);
    }
    return Content === null ? null : <Content {...props} />;
  }

  function Part(props: Props) {
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    );
  }
  return memo(Part);
}
