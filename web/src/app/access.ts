import { type Grupo, permite, type Rol } from '@fedatario/contract/base';

/** A redirect for somebody who may not see a screen. */
export interface Detour {
  readonly to: string;
  /** Whether to store the requested path, for the return after signing in. */
  readonly remember?: true;
  readonly say?: 'sinRol';
}

/** On a screen reserved for the administration other staff stay and read why, instead of being redirected. */
export function isOfTheAdministration(access: Grupo, rol: Rol | undefined): boolean {
  return access === 'admin' && rol !== 'admin' && permite('staff', rol);
}

/**
 * Specification, section 4: a guest without the role goes to /login with the path remembered; a signed-in person, to
 * the remembered path or `/`. Undefined: let in.
 */
export function detour(access: Grupo, rol: Rol | undefined, remembered: string | undefined): Detour | undefined {
  if (permite(access, rol)) return undefined;
  if (rol === undefined) return { to: '/login', remember: true };
  const to = remembered ?? '/';
  return access === 'onlyGuest' ? { to } : { to, say: 'sinRol' };
}
