const DAY_MS = 86_400_000;
const isLong = process.env.TEST_LENGTH === 'long';

/**
 * Seed of what is random in the tests: the days since 1970 in UTC, so that each day other cases are tried. `TEST_SEED` repeats
 * those of another day.
 */
export const SEED = Number(process.env.TEST_SEED ?? Math.floor(Date.now() / DAY_MS));

/** The settings that repeat a run, for messages of failures and diagnostics. */
export const REPEAT = `${isLong ? 'TEST_LENGTH=long ' : ''}TEST_SEED=${SEED}`;

/** One of the two lengths of a test: the short one in `npm test`, the long one in `npm test -- --largo`. */
export function byLength<T>(short: T, long: T): T {
  return isLong ? long : short;
}

/** Milliseconds that only a test which hangs takes, on a busy machine too; the long length takes up to twenty times the short one. */
export const HANGS_MS = byLength(10, 60) * 60_000;

/** Options of fast-check for a test of two lengths, which starts from the seed of the day. */
export function runsByLength(short: number, long: number): { numRuns: number; seed: number } {
  return { numRuns: byLength(short, long), seed: SEED };
}

/** All of a list in the long length; in the short one, one of so many, evenly apart and others each day until each had its turn. */
export function someByLength<T>(list: readonly T[], oneIn: number): T[] {
  const step = byLength(oneIn, 1);
  return list.filter((_, n) => n % step === SEED % step);
}

/** Points of a work at which it is interrupted, from 0 to `points`: all of them, or one of so many. */
export function pointsByLength(points: number, oneIn: number): number[] {
  return someByLength(
    Array.from({ length: points }, (_, point) => point),
    oneIn,
  );
}
