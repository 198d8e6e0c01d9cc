import { type Grupo, permite, type Rol } from '@fedatario/contract';

/** Where a person who may not see a screen is sent. */
export interface Detour {
  readonly to: string;
  /** The path asked for is kept, to come back to it after signing in. */
  readonly remember?: true;
  readonly say?: 'sinRol';
}

/** A screen of the administration stays where it is for the rest of the office, and says so. */
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
