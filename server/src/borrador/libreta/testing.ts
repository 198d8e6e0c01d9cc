import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { CreatedUsuario } from '../../testing/factories.ts';
import { guardar } from './libreta.ts';

const NOW = new Date('2026-01-15T09:00:00Z');

export const PERSONA = { nombres: 'Luz María', apellidos: 'Choc Pop', cui: '2500004231601' };

/** A person in the owner's address book. */
export async function createEntrada(db: Db, owner: CreatedUsuario) {
  const entrada = { tipo: 'persona', nombre: 'Luz María Choc Pop', datos: PERSONA, documentoVence: null } as const;
  return db.transaction().execute((tx) => guardar(requestOf(tx, owner), entrada));
}

/** So many addresses in the owner's address book. */
export async function createDirecciones(db: Db, owner: CreatedUsuario, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < count; i += 1) {
      const datos = { linea: `${i}a calle` };
      await guardar(requestOf(tx, owner), { tipo: 'direccion', nombre: `Casa ${i}`, datos, documentoVence: null });
    }
  });
}

function requestOf(db: Db, { idUsuario, email, rol }: CreatedUsuario) {
  return { db, now: NOW, actor: { idUsuario, email, rol, idSesion: uuidv7() } };
}
