import type { Rol } from '@fedatario/contract/base';

/** The filter of the list of users, and the person looking at it. */
export interface Mirada {
  /** Undefined for all roles. */
  rol: Rol | undefined;
  /** Whether the person looking may make changes. */
  gobierna: boolean;
  yo: string | undefined;
}
