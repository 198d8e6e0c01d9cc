import type { Grupo } from '@fedatario/contract';
import type { ComponentType } from 'react';
import type { Pendiente } from './pendiente.ts';

interface Place {
  /** Path of the specification, with `{name}` written `:name`. */
  readonly path: string;
  readonly access: Grupo;
}
export interface Built extends Place {
  readonly page: () => Promise<ComponentType>;
  /** Layout, when it is not the desk: `public` is the home's, without Mantine; `bare` is none. */
  readonly layout?: 'public' | 'bare';
}
interface Pending extends Place {
  /** Not built yet. */
  readonly pending: Pendiente;
}
export type Screen = Built | Pending;
