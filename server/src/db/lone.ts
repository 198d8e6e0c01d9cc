import { Socket } from 'node:net';
import pg from 'pg';

/** A connection outside of the pools. */
export interface Lone {
  readonly client: pg.Client;
  /** Ends it with its socket: a server that hangs says no farewell. */
  readonly drop: () => void;
}

/** Makes a connection that breaks without ending the process; the caller connects it. */
export function openLone(connectionString: string, application: string): Lone {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    application_name: application,
    keepAlive: true,
    stream: () => socket,
  });
  client.on('error', () => undefined);
  const drop = () => {
    client.end().catch(() => undefined);
    socket.destroy();
  };
  return { client, drop };
}

/** Whether it is answered well within these milliseconds. */
export async function inTime(answer: Promise<unknown>, ms: number): Promise<boolean> {
  return (
    (await answerWithin(
      answer.then(() => true),
      ms,
    )) === true
  );
}

/** The answer, when it comes well within these milliseconds. */
export async function answerWithin<T>(answer: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  const result = await Promise.race([answer.catch(() => undefined), late]);
  clearTimeout(timer);
  return result;
}
