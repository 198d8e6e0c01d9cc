/** Registers something started, to be stopped when the work ends. */
export type Keep = <T>(started: T, stop: (started: T) => unknown) => T;

/** Does some work and then stops all that it started, the last first, also when it fails or is interrupted. */
export async function keeping<T>(work: (keep: Keep) => Promise<T>): Promise<T> {
  const { keep, endAll } = keeper();
  const interrupted = () => void endAll().then(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    return await work(keep);
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, interrupted);
    await endAll();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function keeper() {
  const ends: (() => unknown)[] = [];
  const keep: Keep = (started, stop) => {
    // Started while everything else was being stopped.
    if (ending !== undefined) {
      void stop(started);
      throw new Error('Se interrumpió.');
    }
    ends.push(() => stop(started));
    return started;
  };
  let ending: Promise<void> | undefined;
  const endAll = () => {
    ending ??= run(ends);
    return ending;
  };
  return { keep, endAll };
}

/** Stops what was started in reverse order. A stop that fails is printed, and the others follow all the same. */
async function run(ends: readonly (() => unknown)[]): Promise<void> {
  for (const end of ends.toReversed()) {
    try {
      await end();
    } catch (error) {
      console.error(error);
    }
  }
}
