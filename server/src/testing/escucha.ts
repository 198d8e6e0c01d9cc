import type { Escucha } from '../db/escucha.ts';

/** Nobody listens to changes, and nothing is opened for it. */
export const nobody: Escucha = {
  subscribe: () => () => undefined,
  wasQuiet: () => false,
  stop: async () => undefined,
};
