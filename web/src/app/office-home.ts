import type { Rol } from '@fedatario/contract';

/** Where the back office begins for who works in it: as the specification says; for a notary, the first screen of her menu. */
const homes: Partial<Record<Rol, string>> = { admin: '/admin', notario: '/admin/tramites-en-proceso' };

export function officeHome(rol: Rol | undefined): string | undefined {
  return rol && homes[rol];
}
