import type { Rol } from '@fedatario/contract/base';

/**
 * First screen of the back office for each role: the one of the specification; for a notary, the first of their menu.
 */
const homes: Partial<Record<Rol, string>> = { admin: '/admin', notario: '/admin/tramites-en-proceso' };

export function officeHome(rol: Rol | undefined): string | undefined {
  return rol && homes[rol];
}
