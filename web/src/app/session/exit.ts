import type { Detour } from '../access.ts';

/** Where somebody whose session is being ended on purpose goes, in place of /login. */
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
