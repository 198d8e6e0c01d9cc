import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Runs a module of ours in a thread of its own over this data, and answers the one message that it posts. Throws whatever the module throws. */
export async function inThread<T>(entry: URL, workerData: unknown): Promise<T> {
  const [answer] = await once(new Worker(entry, { workerData }), 'message');
  return answer as T;
}
