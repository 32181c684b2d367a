/** A five-pointed star of 28 px, decoration; its colours come from its place. */
export function StarShape() {
  return (
    <svg viewBox="0 0 20 20" width="28" height="28" aria-hidden="true">
      <path d="m10 1.8 2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8L1.8 7.9l5.7-.8L10 1.8Z" />
    </svg>
  );
}
