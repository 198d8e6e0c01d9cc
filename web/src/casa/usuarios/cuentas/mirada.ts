import type { Rol } from '@fedatario/contract';

/** What of the users is looked at, and by whom. */
export interface Mirada {
  /** All of them, when left out. */
  rol: Rol | undefined;
  /** Whether whoever looks may change something. */
  gobierna: boolean;
  yo: string | undefined;
}
