import type { Grupo } from '@fedatario/contract/base';
import type { ComponentType } from 'react';

export interface Screen {
  /** Path of the specification, with `{name}` written `:name`. */
  readonly path: string;
  readonly access: Grupo;
  readonly page: () => Promise<ComponentType>;
  /** Layout, when it is not the desk: `public` is the home's, without Mantine; `bare` is none. */
  readonly layout?: 'public' | 'bare';
  /** Shown by the menu as not built yet; none is now. */
  readonly pending?: true;
}
