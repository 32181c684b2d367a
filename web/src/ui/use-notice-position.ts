import { useLayoutEffect, type RefObject } from 'react';
import { useLate } from '../lib/use-late.ts';

const loadScript = () => import('./follow-page.ts');

/**
 * Places the pop-ups over the page where they cover no control. `content` is their content; null while
 * they are not over the page. Until its script has loaded, and without it, the style sheet positions them.
 */
export function useNoticePosition(region: RefObject<HTMLElement | null>, content: unknown): void {
  const script = useLate(loadScript);
  useLayoutEffect(() => {
    if (region.current === null || content === null) return;
    return script?.followPage(region.current);
  }, [region, content, script]);
}
