import { type Rol, roles } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { clavesDePrueba } from '../casa/identidad/testing/propio.ts';
import type { Db } from '../db/db.ts';

export const CLAVE = 'una clave de prueba';
let serial = 0;
const hashed = clavesDePrueba.hash(CLAVE);

export interface UsuarioOptions {
  readonly rol?: Rol;
  readonly email?: string;
  readonly nombreCompleto?: string;
  readonly clave?: string;
  readonly confirmado?: boolean;
  readonly activo?: boolean;
  readonly creadoEn?: Date;
}

export interface CreatedUsuario {
  readonly idUsuario: string;
  readonly email: string;
  readonly rol: Rol;
  readonly nombreCompleto: string;
}

/** A user with an account; a cliente called Ana Ruiz, confirmed, with the password {@link CLAVE}, unless told otherwise. */
export async function createUsuario(db: Db, options: UsuarioOptions = {}): Promise<CreatedUsuario> {
  serial += 1;
  const { rol = 'cliente', nombreCompleto = 'Ana Ruiz', confirmado = true, activo = true } = options;
  const email = options.email ?? `usuario${serial}@ejemplo.com`;
  const idUsuario = uuidv7();
  const now = options.creadoEn ?? new Date('2026-01-15T09:00:00Z');
  await db
    .insertInto('usuarios')
    .values({
      idUsuario,
      email,
      nombreCompleto,
      idRol: roles.indexOf(rol) + 1,
      activo,
      creadoEn: now,
      actualizadoEn: now,
    })
    .execute();
  const claveHash = await (options.clave ? clavesDePrueba.hash(options.clave) : hashed);
  await db
    .insertInto('cuentas')
    .values({ idUsuario, claveHash, confirmadaEn: confirmado ? now : null })
    .execute();
  return { idUsuario, email, rol, nombreCompleto };
}
