import { LARGO_RESPALDO } from '@fedatario/contract/casa';
import type { Db } from '../../../db/db.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import { keyedHash } from '../../../services/cipher.ts';
import { notificar } from '../../notificaciones/notificaciones.ts';
import { lockDosPasos, takeRespaldo, updateDosPasos } from './queries.ts';
import { periodOf } from './totp.ts';

/** A sign-in whose password was right, with the code given beside it. */
interface Entrada {
  readonly idUsuario: string;
  readonly codigo: string | undefined;
  readonly now: Date;
}

/** Refuses a sign-in without a code, or with a wrong one, to an account with a second step. Each code serves once. */
export async function exigirSegundoPaso(db: Db, { idUsuario, codigo, now }: Entrada): Promise<void> {
  const row = await lockDosPasos(db, idUsuario);
  if (!row?.activadoEn) return;
  if (codigo === undefined) throw new AppError('segundo-paso-requerido');
  if (codigo.length === LARGO_RESPALDO) return usarRespaldo(db, idUsuario, codigo);
  const paso = periodOf(row.secreto, codigo, now);
  if (paso === undefined || paso <= row.ultimoPaso) throw invalidField('segundoPaso', 'segundoPasoIncorrecto');
  await updateDosPasos(db, idUsuario, { ultimoPaso: paso });
}

async function usarRespaldo(db: Db, idUsuario: string, codigo: string): Promise<void> {
  if (!(await takeRespaldo(db, idUsuario, hashDeRespaldo(idUsuario, codigo))))
    throw invalidField('segundoPaso', 'segundoPasoIncorrecto');
  await decirPasos(db, idUsuario, 'se entró con un código de respaldo, que ya no vale');
}

export function hashDeRespaldo(idUsuario: string, codigo: string): Buffer {
  return keyedHash('respaldo', idUsuario, codigo);
}

export function decirPasos(db: Db, idUsuario: string, hecho: string): Promise<void> {
  return notificar(db, { idUsuario, tipo: 'dosPasos', variables: { hecho }, enlace: '/perfil-usuario/seguridad' });
}
