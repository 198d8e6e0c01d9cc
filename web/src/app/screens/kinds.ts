import type { Grupo } from '@fedatario/contract';
import type { Built } from '../screen.ts';

/** Where one signs in or up, for those who have not. */
export function door(path: string, page: Built['page']): Built {
  return { path, access: 'onlyGuest', page };
}

/** The profile, of a customer and of who works in the office. */
export function perfil(path: string, access: Grupo): Built {
  const page = async () => (await import('../pages/Perfil.tsx')).Perfil;
  return {
    path,
    access,
    page,
  };
}

/** What the company publishes for everybody to read. */
export function legal(path: string): Built {
  return visible(path, async () => (await import('../../casa/textos-legales/TextoLegalPage.tsx')).TextoLegalPage);
}

/** Anybody may see it. */
export function visible(path: string, page: Built['page']): Built {
  return { path, access: 'public', page };
}
