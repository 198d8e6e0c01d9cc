import type { Idioma, Rol } from '@fedatario/contract/base';
import type { Perfil } from '@fedatario/contract/casa';

/** The user of the specification (section 3); a guest has no role and no data. */
export interface User {
  readonly role: readonly Rol[];
  readonly data: Partial<UserData>;
}

interface UserData {
  readonly idUsuario: string;
  readonly nombreCompleto: string;
  readonly email: string;
  /** Null: the initials of the name are shown. */
  readonly urlFoto: string | null;
  readonly shortcuts: readonly string[];
  readonly idioma: Idioma;
  readonly zonaHoraria: string;
}

export const guest: User = { role: [], data: {} };

/** Converts the profile of the server, which keeps the shortcuts as one text. */
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
