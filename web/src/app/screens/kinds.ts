import type { Grupo } from '@fedatario/contract';
import type { Capitulo } from '../../i18n/catalogo.ts';
import type { Built } from '../screen.ts';

/** Where one signs in or up, for those who have not. */
export function door(path: string, page: Built['page']): Built {
  return { path, access: 'onlyGuest', page, texts: ['identidad', 'campo'] };
}

/** A catalogue of the back office: its own words come with its page. */
export function catalogo(path: string, access: Grupo, page: Built['page']): Built {
  return { path, access, page, texts: ['catalogos', 'lista', 'campo'] };
}

/** The profile, of a customer and of who works in the office. */
export function perfil(path: string, access: Grupo): Built {
  const page = async () => (await import('../pages/Perfil.tsx')).Perfil;
  return {
    path,
    access,
    page,
    texts: ['usuarios', 'consultas', 'identidad', 'dosPasos', 'reingreso', 'campo', 'pago', 'avisos', 'privacidad'],
  };
}

/** What the company publishes for everybody to read. */
export function legal(path: string): Built {
  return visible(
    path,
    'textosLegales',
    async () => (await import('../../casa/textos-legales/TextoLegalPage.tsx')).TextoLegalPage,
  );
}

/** Anybody may see it. */
export function visible(path: string, texto: Capitulo, page: Built['page']): Built {
  return { path, access: 'public', page, texts: [texto] };
}
