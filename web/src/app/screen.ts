import type { Grupo } from '@fedatario/contract';
import type { ComponentType } from 'react';
import type { Pendiente } from './pendiente.ts';

interface Place {
  /** As the specification writes it, `{name}` being `:name`. */
  readonly path: string;
  readonly access: Grupo;
}
export interface Built extends Place {
  readonly page: () => Promise<ComponentType>;
  /** What stands around it, when it is not the desk: `public` is the home's, without Mantine; `bare`, nothing. */
  readonly layout?: 'public' | 'bare';
}
interface Pending extends Place {
  /** Not built yet. */
  readonly pending: Pendiente;
}
export type Screen = Built | Pending;
