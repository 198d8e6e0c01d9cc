import type { Rol } from '@fedatario/contract';
import { officeHome } from './office-home.ts';
import { redirects } from './screens.ts';

/** Where `/admin` leads: as the specification says; who may not see that, to where the office begins for her. */
export function landing(rol: Rol | undefined): string {
  const home = officeHome(rol) ?? '/admin';
  return home === '/admin' ? redirects[home] : home;
}
