/** Milliseconds to gather requests, and between runs. */
const GATHER_MS = 200;
const PAUSE_MS = 2_000;

/** Runs the work soon after a request, and at most once in a while, however often it is requested meanwhile. */
export function sparing(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return {
    ask: () => {
      if (timer !== undefined) return;
      const wait = Math.max(GATHER_MS, last + PAUSE_MS - Date.now());
      timer = setTimeout(() => {
        timer = undefined;
        last = Date.now();
        work();
      }, wait);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
