import { DAY } from '@fedatario/contract/base';
import { DIAS_PARA_ARREPENTIRSE } from '@fedatario/contract/control';
import { z } from 'zod';
import type { Db } from '../../../db/db.ts';
import { defineJob, type OutsideTask } from '../../../queue/job.ts';
import { enqueue } from '../../../queue/queue.ts';
import { seal, unseal } from '../../../services/cipher.ts';
import type { IdentityProvider } from '../../../services/identity/provider.ts';
import { notificar } from '../../notificaciones/notificaciones.ts';
import { cerrarSesionesDe } from '../sesion/cerrar.ts';
import { openCredential } from '../sesion/sesion.ts';
import { findCierre, findCredencialDeCierre, updateCierre } from './queries.ts';

export { updateDetenido as anotarCierreDetenido } from './queries.ts';

/**
 * Begins the closing of an account: every session is closed, and signing in within some days cancels it. The provider's
 * credential of this session is kept sealed, so that the account can be closed there too.
 */
export async function pedirCierre(db: Db, idUsuario: string, idSesion: string | null, now: Date): Promise<Date> {
  const cierraEn = new Date(now.getTime() + DIAS_PARA_ARREPENTIRSE * DAY);
  await updateCierre(db, idUsuario, { cierrePedidoEn: now, cierraEn, idSesion });
  await cerrarSesionesDe(db, { idUsuario, motivo: 'cierre-de-cuenta', now });
  return cierraEn;
}

/** Cancels the pending closing of an account, because a person who signs in again wants to keep it. */
export async function deshacerCierre(db: Db, idUsuario: string): Promise<void> {
  if (!(await findCierre(db, idUsuario))) return;
  await updateCierre(db, idUsuario, null);
  await notificar(db, { idUsuario, tipo: 'cierreDeshecho', variables: {}, enlace: '/perfil-usuario/privacidad' });
}

/** The account is erased: the provider forgets it too, when there is one that keeps accounts. */
export async function cerrarEnProveedor(db: Db, idUsuario: string): Promise<void> {
  const kept = await findCredencialDeCierre(db, idUsuario);
  if (!kept) return;
  const credential = openCredential(kept.credencialDeCierre, kept.sesionDeCierre);
  if (credential) await enqueue(db, olvidarCuenta, { sellado: seal(credential, CONTEXT).toString('base64') });
}

const CONTEXT = 'olvidar-cuenta';

export const olvidarCuenta = defineJob({ name: 'olvidar-cuenta', data: z.object({ sellado: z.string() }) });

export function olvidarEnProveedor(provider: IdentityProvider, task: OutsideTask, sellado: string): Promise<void> {
  return provider.forget(task, unseal(Buffer.from(sellado, 'base64'), CONTEXT));
}
