import type { Rol } from '@fedatario/contract/base';
import { officeHome } from './office-home.ts';
import { redirects } from './screens.ts';

/** Target of `/admin`: the one of the specification, or the first office screen that the role may see. */
export function landing(rol: Rol | undefined): string {
  const home = officeHome(rol) ?? '/admin';
  return home === '/admin' ? redirects[home] : home;
}
