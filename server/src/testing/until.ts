const PAUSE_MS = 50;

/** Asks until the answer is good; throws after `seconds`, long enough that only what never comes takes them, on a busy machine too. */
export async function until<T>(
  ask: () => T | Promise<T>,
  good: (value: T) => boolean = Boolean,
  seconds = 100,
): Promise<T> {
  const limit = performance.now() + seconds * 1_000;
  for (;;) {
    const value = await ask();
    if (good(value)) return value;
    if (performance.now() > limit)
      throw new Error(`En ${seconds} s no se llegó a lo esperado; lo último fue: ${value}`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
