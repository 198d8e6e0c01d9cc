/** Whether motion is off, by the settings of the device or of the product. */
function isStill(): boolean {
  return (
    document.documentElement.dataset.animaciones === 'no' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Milliseconds of a chart's animation (specification, section 9). */
export function chartAnimationMs(): number {
  return isStill() ? 0 : 1000;
}
