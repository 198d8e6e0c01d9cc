import { VIDA_CODIGO } from '@fedatario/contract/casa';
import { z } from 'zod';
import type { Db } from '../../../db/db.ts';
import { defineJob, type OutsideTask } from '../../../queue/job.ts';
import { keyedHash } from '../../../services/cipher.ts';
import type { IdentityProvider } from '../../../services/identity/provider.ts';
import { escribirA } from '../../notificaciones/notificaciones.ts';
import { findCuenta } from '../filas/queries.ts';
import { avisarDeCuenta, newCodigo } from '../sesion/codigo.ts';
import { keepCredential, openCredential } from '../sesion/sesion.ts';
import { sameHash } from '../sesion/tokens.ts';
import { findCambio, findCredencial, lockHashNuevo, updateHashNuevo } from './queries.ts';

/** An address was asked for; a job finds out whether it is free, so that the answer's time tells nothing. */
export const codigoDeCorreo = defineJob({
  name: 'codigo-de-correo',
  data: z.object({ idUsuario: z.string(), idSesion: z.string() }),
  retries: 5,
});

export async function enviarCodigoDeCorreo(
  provider: IdentityProvider,
  { transact, now }: OutsideTask,
  { idUsuario, idSesion }: z.output<typeof codigoDeCorreo.data>,
): Promise<void> {
  const wanted = await transact(async (db) => {
    const cambio = await findCambio(db, idUsuario, now);
    const otra = cambio && (await findCuenta(db, cambio.email));
    if (otra) await avisarDeCuenta(db, otra.idUsuario);
    if (!cambio || otra) return undefined;
    return { nuevo: cambio.email, credential: openCredential(await findCredencial(db, idSesion), idSesion) };
  });
  if (!wanted) return;
  const kept = await provider.askEmail({ transact, now }, { idUsuario, ...wanted });
  if (kept !== wanted.credential) await transact((db) => keepCredential(db, idSesion, kept));
}

/** Makes the code for the new address and enqueues its mail, which contains nothing that was typed. */
export async function sendCodigoNuevo(db: Db, idUsuario: string, email: string): Promise<void> {
  const codigo = newCodigo();
  if (!(await updateHashNuevo(db, idUsuario, email, hashNuevoOf(idUsuario, email, codigo)))) return;
  const variables = { codigo, minutos: String(VIDA_CODIGO / 60) };
  await escribirA(db, email, { tipo: 'codigoCorreoNuevo', variables, enlace: null });
}

/** Whether this is the code that was sent to the new address; no one else's change goes on until the transaction ends. */
export async function isCodigoNuevo(db: Db, idUsuario: string, email: string, codigo: string): Promise<boolean> {
  return sameHash(await lockHashNuevo(db, idUsuario, email), hashNuevoOf(idUsuario, email, codigo));
}

function hashNuevoOf(idUsuario: string, email: string, codigo: string): Buffer {
  return keyedHash('correo-nuevo', idUsuario, email, codigo);
}
