import { type CambioDeCorreo, type CodigosDeCorreo, VIDA_CODIGO } from '@fedatario/contract/casa';
import type { z } from 'zod/mini';
import type { Db } from '../../../db/db.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import type { Actor } from '../../../http/route.ts';
import { enqueue } from '../../../queue/queue.ts';
import { keyedHash } from '../../../services/cipher.ts';
import type { IdentityProvider, ProviderContext } from '../../../services/identity/provider.ts';
import { escribirA, notificar } from '../../notificaciones/notificaciones.ts';
import { exigirReingreso } from '../dos-pasos/reingreso.ts';
import { buzonDe, forgiveGuesses, takeGuess } from '../intentos/intentos.ts';
import { cerrarSesionesDe } from '../sesion/cerrar.ts';
import { newCodigo, TRIES, venceDesde } from '../sesion/codigo.ts';
import { keepCredential, openCredential } from '../sesion/sesion.ts';
import { sameHash } from '../sesion/tokens.ts';
import { codigoDeCorreo } from './envio.ts';
import { deleteCodigos, findCambio, findCredencial, takeCambio, takeIntentoDeCambio, upsertCambio } from './queries.ts';

type ActorContext = ProviderContext & { readonly actor: Actor };

interface Reader {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: Date;
}

export async function leerCambioDeCorreo({ db, actor, now }: Reader): Promise<{ cambio: CambioDeCorreo | null }> {
  const cambio = await findCambio(db, actor.idUsuario, now);
  return { cambio: cambio ? { ...cambio, venceEn: cambio.venceEn.toISOString() } : null };
}

/**
 * Sends a code to the address of the account and another to the new one, or, when that is another account's, a notice to
 * its owner. Which of the two is found out by a job, so that the answer and the time it takes are the same.
 */
export async function pedirCambioDeCorreo(context: ActorContext, email: string): Promise<CambioDeCorreo> {
  const { actor, now, transact } = context;
  const { idUsuario, idSesion } = actor;
  await transact((db) => exigirReingreso(db, actor, now));
  if (email === actor.email) throw invalidField('email', 'correoIgual');
  await takeGuess(context, { kind: 'envio', about: ['correo', idUsuario] });
  await takeGuess(context, { kind: 'buzon', about: [buzonDe(email)] });
  const venceEn = venceDesde(now);
  const codigo = newCodigo();
  await transact(async (db) => {
    await upsertCambio(db, { idUsuario, email, venceEn, hashAnterior: hashAnteriorOf(idUsuario, email, codigo) });
    const variables = { codigo, minutos: String(VIDA_CODIGO / 60) };
    await notificar(db, {
      idUsuario,
      tipo: 'codigoCorreoAnterior',
      variables,
      enlace: '/perfil-usuario/seguridad',
    });
    await enqueue(db, codigoDeCorreo, { idUsuario, idSesion });
  });
  return { email, venceEn: venceEn.toISOString() };
}

/** Writes the address on the user; throws `correo-en-uso` when another account has it by now. */
type Write = (db: Db, email: string) => Promise<void>;

/**
 * Changes the address with both codes; answers it. The session that asks stays, the others are closed, and both addresses
 * are told. Every call counts as a try of both codes.
 */
export async function cambiarCorreo(
  { provider }: { readonly provider: IdentityProvider },
  context: ActorContext,
  { codigoNuevo, codigoAnterior }: z.output<typeof CodigosDeCorreo>,
  write: Write,
): Promise<string> {
  const { actor, now, transact } = context;
  const { idUsuario, idSesion } = actor;
  const guessed = { kind: 'codigo', about: ['correo', idUsuario] } as const;
  await takeGuess(context, guessed);
  const cambio = await transact((db) => takeIntentoDeCambio(db, idUsuario, TRIES, now));
  if (!cambio) throw new AppError('codigo-incorrecto');
  const { email, hashAnterior } = cambio;
  if (!sameHash(hashAnterior, hashAnteriorOf(idUsuario, email, codigoAnterior))) {
    throw invalidField('codigoAnterior', 'codigoIncorrecto');
  }
  const credential = openCredential(await transact((db) => findCredencial(db, idSesion)), idSesion);
  const change = { idUsuario, credential, nuevo: email, codigo: codigoNuevo };
  const { right, credential: kept } = await provider.changeEmail(context, change, async (db) => {
    if (!(await takeCambio(db, idUsuario, email))) throw new AppError('codigo-incorrecto');
    await write(db, email);
    await afterChange(db, actor, email, now);
  });
  if (kept !== credential) await transact((db) => keepCredential(db, idSesion, kept));
  if (!right) throw invalidField('codigoNuevo', 'codigoIncorrecto');
  await forgiveGuesses(context, guessed);
  return email;
}

async function afterChange(db: Db, { idUsuario, idSesion, email: anterior }: Actor, correo: string, now: Date) {
  await deleteCodigos(db, idUsuario);
  await cerrarSesionesDe(db, { idUsuario, motivo: 'cambio-de-correo', now, menos: idSesion });
  const aviso = { tipo: 'correoCambiado', variables: { correo }, enlace: '/perfil-usuario/seguridad' } as const;
  await escribirA(db, anterior, aviso);
  await notificar(db, { idUsuario, ...aviso });
}

function hashAnteriorOf(idUsuario: string, email: string, codigo: string): Buffer {
  return keyedHash('correo-anterior', idUsuario, email, codigo);
}
