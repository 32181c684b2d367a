import { choosePosition, type Box, type Obstacle } from './notice-position.ts';

/** Controls, and rows of a table that may have changed. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], tbody tr';

/** Content that pop-ups must not cover: the title of the page, and content that changes after a press. */
const CHANGING = 'h1, [role="status"], [data-keep-visible]';

/** Windows narrower than this, in px, are phones: 48rem, as in the style sheets. */
const PHONE_PX = 768;

/** Free px between the pop-ups and the sides of the window or its bars. */
const MARGIN_PX = 8;
const SIDE_PX = 16;

/** Time in ms without a change of the page before the pop-ups are positioned again. */
const REST_MS = 100;

/** The topmost element at a point of the window, outside of the pop-ups. */
const hitBelow = (region: HTMLElement, x: number, y: number) =>
  document.elementsFromPoint(x, y).find((hit) => !region.contains(hit));

/** The bar across the page (header, price with its button) that stays at this height while the page scrolls. */
function barAt(region: HTMLElement, y: number): DOMRect | undefined {
  const { clientWidth } = document.documentElement;
  let element = hitBelow(region, clientWidth / 2, y) ?? null;
  for (; element !== null; element = element.parentElement) {
    const isStuck = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const box = element.getBoundingClientRect();
    if (isStuck && box.width >= clientWidth) return box;
  }
  return undefined;
}

/** The window between its bars, above the keyboard of a phone. */
function boundsIn(region: HTMLElement): Box {
  const height = window.visualViewport?.height ?? window.innerHeight;
  return {
    left: SIDE_PX,
    right: document.documentElement.clientWidth - SIDE_PX,
    top: (barAt(region, MARGIN_PX)?.bottom ?? 0) + MARGIN_PX,
    bottom: (barAt(region, height - MARGIN_PX)?.top ?? height) - MARGIN_PX,
  };
}

function obstaclesIn(bounds: Box, region: HTMLElement): Obstacle[] {
  return [...document.querySelectorAll(`${CONTROLS}, ${CHANGING}`)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isInBounds =
      box.bottom > bounds.top && box.top < bounds.bottom && box.width * box.height > 0;
    if (!isInBounds || region.contains(element)) return [];
    return [{ box, mustStay: element.matches(CHANGING) }];
  });
}

function position(region: HTMLElement): void {
  const { width, height } = region.getBoundingClientRect();
  const bounds = boundsIn(region);
  const { left, top } = choosePosition({
    size: { width, height },
    bounds,
    anchor: window.innerWidth < PHONE_PX ? 'bottom' : 'topRight',
    obstacles: obstaclesIn(bounds, region),
  });
  region.style.inset = `${String(top)}px auto auto ${String(left)}px`;
}

/**
 * Positions the pop-ups over the page where they cover no control (`choosePosition`): on phones at the
 * bottom, above a fixed bar; elsewhere below the header on the right. Repeats it when the page scrolls
 * or changes below them, until the returned function is called.
 */
export function followPage(region: HTMLElement): () => void {
  position(region);
  // A mouse that rests where the pop-ups opened, as on the button that was pressed, does not point at them.
  let isPointedAt = false;
  const onMove = () => {
    isPointedAt = true;
  };
  const onLeave = () => {
    isPointedAt = false;
  };
  region.addEventListener('pointermove', onMove);
  region.addEventListener('pointerleave', onLeave);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const positionSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Nothing moves away from below a finger or a mouse.
      if (!isPointedAt && !region.matches(':focus-within')) position(region);
    }, REST_MS);
  };
  const page = new MutationObserver(positionSoon);
  page.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-expanded', 'class', 'hidden', 'open'],
  });
  const events = ['scroll', 'resize'] as const;
  for (const event of events) window.addEventListener(event, positionSoon, true);
  window.visualViewport?.addEventListener('resize', positionSoon);
  return () => {
    clearTimeout(timer);
    region.removeEventListener('pointermove', onMove);
    region.removeEventListener('pointerleave', onLeave);
    page.disconnect();
    for (const event of events) window.removeEventListener(event, positionSoon, true);
    window.visualViewport?.removeEventListener('resize', positionSoon);
  };
}
