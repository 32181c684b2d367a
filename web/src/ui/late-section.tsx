import { useEffect, useRef, useState } from 'react';
import type { LatePart } from '../lib/late-part.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

interface LateSectionProps<Props> {
  id?: string;
  part: LatePart<Props>;
  props: Props;
  /** The loader has fetched the script. */
  isLoaded?: boolean;
  /** Class of the empty placeholder, of about the same height. */
  className: string | undefined;
}

/** Distance below the window at which a section is fetched. */
const AHEAD = '400px';

/**
 * A section whose script is fetched when it comes near the window. Until then a server-rendered
 * document keeps its markup.
 */
export function LateSection<Props extends object>(section: LateSectionProps<Props>) {
  const { id, part, props, isLoaded = false, className } = section;
  const frame = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [isServerMarkup] = useState(!isHydrated && !import.meta.env.SSR);
  const [{ Part }, setPart] = useState(() => ({ Part: isLoaded ? part.ready() : null }));

  useEffect(() => {
    if (Part !== null || frame.current === null) return;
    const show = () => setPart({ Part: part.ready() });
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        part.fetch().then(show, () => undefined);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [Part, part]);

  if (Part === null && isServerMarkup) {
    return (
      <div id={id} ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  }
  return (
    <div key="shown" id={id} ref={frame} className={Part === null ? className : undefined}>
      {Part === null ? null : <Part {...props} />}
    </div>
  );
}
