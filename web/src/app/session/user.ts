import type { Idioma, Perfil, Rol } from '@fedatario/contract';

/** Who is in front of the screen (specification, section 3); a guest has no role and no data. */
export interface User {
  readonly role: readonly Rol[];
  readonly data: Partial<UserData>;
}

interface UserData {
  readonly idUsuario: string;
  readonly nombreCompleto: string;
  readonly email: string;
  /** Without one, the initials of the name stand for it. */
  readonly urlFoto: string | null;
  readonly shortcuts: readonly string[];
  readonly idioma: Idioma;
  readonly zonaHoraria: string;
}

export const guest: User = { role: [], data: {} };

/** The profile as the server keeps it: its shortcuts are one text. */
export function userOf({
  rol,
  idUsuario,
  nombreCompleto,
  email,
  urlImagen,
  shortcuts,
  idioma,
  zonaHoraria,
}: Perfil): User {
  return {
    role: [rol.nombre],
    data: {
      idUsuario,
      nombreCompleto,
      email,
      urlFoto: urlImagen,
      shortcuts: shortcuts.split(',').filter(Boolean),
      idioma,
      zonaHoraria,
    },
  };
}
