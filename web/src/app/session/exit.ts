import type { Detour } from '../access.ts';

/** Target after a session ended on purpose, in place of /login. */
export interface Exit extends Detour {
  readonly state?: unknown;
}

let exit: Exit | undefined;

export function leaveBy(way: Exit): void {
  exit = way;
}

export function takeExit(): Exit | undefined {
  const way = exit;
  exit = undefined;
  return way;
}
