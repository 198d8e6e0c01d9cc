import { DAY, idDeRol } from '@fedatario/contract/base';
import { type Bloqueo, type BloqueoNuevo, DIAS_DE_BLOQUEO } from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import { canalDe, canalDeRol } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { publish } from '../../db/escucha.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { lockBloqueo, takeTiempo, updateLibres } from './ocupaciones/queries.ts';
import { toBloqueo } from './paso/lectura.ts';
import { findRol } from './paso/queries.ts';

/** Keeps hours of a notary free of appointments; those that exist are not touched, so it is refused where there is one. */
export async function bloquear({ db, actor, now }: Context<'all'>, nuevo: BloqueoNuevo): Promise<Bloqueo> {
  const { idNotario, motivo } = nuevo;
  const inicio = new Date(nuevo.inicio);
  const fin = new Date(nuevo.fin);
  if (actor.rol === 'notario' && idNotario !== actor.idUsuario) throw invalidField('idNotario', 'opcion');
  if ((await findRol(db, idNotario)) !== idDeRol.notario) throw invalidField('idNotario', 'opcion');
  if (fin <= now) throw invalidField('fin', 'fechaHora');
  exigirPlazo(inicio, fin, now);
  const idCausa = uuidv7();
  const bloqueo = { idCausa, idPersona: idNotario, papel: 'bloqueo', inicio, fin, motivo } as const;
  if (!(await takeTiempo(db, { ...bloqueo, antes: 0, despues: 0, lugar: null, propuesta: false })))
    throw new AppError('hora-con-citas');
  const row = await lockBloqueo(db, idCausa);
  if (!row) throw new Error('El bloqueo recién hecho no está.');
  await decir(db, idCausa, idNotario);
  return toBloqueo(row);
}

function exigirPlazo(inicio: Date, fin: Date, now: Date): void {
  const { dura, hasta } = DIAS_DE_BLOQUEO;
  const larga = fin.getTime() - inicio.getTime() > dura * DAY;
  if (larga || fin.getTime() - now.getTime() > hasta * DAY) throw invalidField('fin', 'bloqueoLargo', { dura, hasta });
}

export async function desbloquear({ db, actor }: Context<'all'>, idBloqueo: string): Promise<null> {
  const row = await lockBloqueo(db, idBloqueo);
  if (!row || (actor.rol === 'notario' && row.idPersona !== actor.idUsuario)) throw new AppError('no-encontrado');
  await updateLibres(db, idBloqueo);
  await decir(db, idBloqueo, row.idPersona);
  return null;
}

/** The notary and the administration hear that their calendar changed. */
async function decir(db: Db, id: string, idNotario: string): Promise<void> {
  await publish(db, [canalDe(idNotario), canalDeRol('admin')], { tema: 'citas', id });
}
