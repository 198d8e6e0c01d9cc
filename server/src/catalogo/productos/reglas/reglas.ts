import type { ReglasDeCatalogo } from '@fedatario/contract/catalogo';
import { exigirReingreso } from '../../../casa/identidad/identidad.ts';
import { notificarRoles } from '../../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { readNombre, readReglas, updateReglas } from './queries.ts';

const REGLAS = {
  con: 'Lo que se publica espera a que lo apruebe una persona distinta de quien lo pide.',
  sin: 'Quien escribe un producto lo publica, sin que otra persona lo apruebe.',
};

export function leerReglas(db: Db): Promise<ReglasDeCatalogo> {
  return readReglas(db);
}

/** Changes the conditions of publishing. The rest of the administration is told, since it is their guard too. */
export async function cambiarReglas(
  { db, actor, now }: Context<'admin'>,
  reglas: ReglasDeCatalogo,
): Promise<ReglasDeCatalogo> {
  await exigirReingreso(db, actor, now);
  const { segundaPersona } = await readReglas(db);
  await updateReglas(db, reglas);
  if (segundaPersona !== reglas.segundaPersona)
    await notificarRoles(
      db,
      ['admin'],
      {
        tipo: 'reglaDePublicacion',
        variables: {
          quien: await readNombre(db, actor.idUsuario),
          regla: reglas.segundaPersona ? REGLAS.con : REGLAS.sin,
        },
        enlace: '/admin/catalogos/productos/todos',
      },
      actor.idUsuario,
    );
  return reglas;
}

/** Refuses a change of what is sold by one person alone where the office demands two. */
export async function exigirSinSegundaPersona(db: Db): Promise<void> {
  const { segundaPersona } = await readReglas(db);
  if (segundaPersona) throw new AppError('publicacion-por-aprobar');
}
