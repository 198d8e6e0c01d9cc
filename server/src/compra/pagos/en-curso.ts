/** Payments that this process is talking to the provider about, to let a notice wait for them. */
const haciendo = new Map<string, Promise<unknown>>();

/** Does the work; {@link haTerminado} waits for it. */
export async function alHacer<T>(idPago: string, act: () => Promise<T>): Promise<T> {
  const done = act();
  haciendo.set(idPago, done);
  try {
    return await done;
  } finally {
    if (haciendo.get(idPago) === done) haciendo.delete(idPago);
  }
}

/** Waits until the work on a payment ends, well or badly, for `ms` milliseconds at most. */
export async function haTerminado(idPago: string | undefined, ms: number): Promise<void> {
  const doing = haciendo.get(idPago ?? '');
  if (!doing) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, ms);
  const end = () => resolve();
  doing.then(end, end);
  await promise;
  clearTimeout(late);
}
