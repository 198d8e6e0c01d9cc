import type { Escucha } from '../db/escucha.ts';

/** An Escucha without listeners or connection. */
export const nobody: Escucha = {
  subscribe: () => () => undefined,
  wasQuiet: () => false,
  stop: async () => undefined,
};
