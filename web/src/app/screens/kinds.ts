import type { Grupo } from '@fedatario/contract/base';
import type { Screen } from '../screen.ts';

/** A screen for signing in or up, for guests only. */
export function door(path: string, page: Screen['page']): Screen {
  return { path, access: 'onlyGuest', page };
}

/** The profile screen, of customers and of staff. */
export function perfil(path: string, access: Grupo): Screen {
  const page = async () => (await import('../pages/Perfil.tsx')).Perfil;
  return {
    path,
    access,
    page,
  };
}

/** A legal text, which everybody may read. */
export function legal(path: string): Screen {
  return visible(path, async () => (await import('../../casa/textos-legales/TextoLegalPage.tsx')).TextoLegalPage);
}

/** A screen that everybody may see. */
export function visible(path: string, page: Screen['page']): Screen {
  return { path, access: 'public', page };
}
