/** What the person asked of her device, or of us: nothing moves. */
function isStill(): boolean {
  return (
    document.documentElement.dataset.animaciones === 'no' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Specification, section 9: milliseconds that a chart takes to draw itself. */
export function chartAnimationMs(): number {
  return isStill() ? 0 : 1000;
}
