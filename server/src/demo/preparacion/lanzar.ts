import { fork } from 'node:child_process';
import type { Config } from '../../config.ts';

/** All that the process needs that lives the past. */
export interface Encargo {
  readonly config: Config;
  /** Address of the database. */
  readonly url: string;
  readonly hasta: Date;
}

export interface Hijo {
  /** Whether it lived all of it; once it is gone. */
  readonly salida: Promise<boolean>;
  readonly parar: () => Promise<void>;
}

/** Room for what is new, so that it is collected seldom. */
const MEMORIA = ['--max-semi-space-size=32'];

/** Starts the process that lives the past. It ends with this one. */
export function iniciarHijo(encargo: Encargo): Hijo {
  const child = fork(new URL('./hijo.ts', import.meta.url), {
    execArgv: MEMORIA,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let parada = false;
  const { promise: gone, resolve } = Promise.withResolvers<number | null>();
  child.once('exit', resolve).once('error', () => resolve(1));
  child.send(encargo, () => undefined);
  return {
    salida: gone.then((code) => parada || code === 0),
    parar: async () => {
      parada = true;
      // It keeps nothing: what it leaves halfway is begun again.
      child.kill('SIGKILL');
      await gone;
    },
  };
}
