import { DAY } from '@fedatario/contract/base';
import { DIAS_DEL_ENLACE_DE_GESTOR, type EnlaceDeGestor } from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { escribirA } from '../notificaciones/notificaciones.ts';
import { tokenDe } from './enlace.ts';
import {
  findEnlace,
  findGestor,
  hasGestor,
  listBitacora,
  markAnulado,
  markReemplazado,
  upsertEnlace,
} from './queries.ts';

export { cookieDeGestor } from './cookie.ts';
export { anotarDelGestor, exigirGestor, type Gestor } from './sesion.ts';

type Oficina = Pick<Context<'admin'>, 'db' | 'now'>;

/** The event that a mail with the link tells of: on a gestión, or none when the office only sends the link. */
interface Novedad {
  readonly idSolicitud: string;
  readonly tramite: string;
  readonly producto: string;
  readonly novedad: string;
}

/**
 * Sends a gestor the mail with their link, and renews it. The link is made from a key when the mail is written and stands nowhere:
 * nobody of the office can read it. False for a gestor who is not active.
 */
export async function enviarEnlace(db: Db, idGestor: string, now: Date, caso?: Novedad): Promise<boolean> {
  const gestor = await findGestor(db, idGestor);
  if (!gestor) return false;
  const { email, nombre } = gestor;
  await markReemplazado(db, { idGestor, email, now });
  const venceEn = new Date(now.getTime() + DIAS_DEL_ENLACE_DE_GESTOR * DAY);
  const idEnlace = await upsertEnlace(db, { idEnlace: uuidv7(), idGestor, email, venceEn, now });
  const token = tokenDe(idEnlace, email);
  if (!caso) await escribirA(db, email, { tipo: 'enlaceDeGestor', nombre, variables: {}, enlace: `/gestor#${token}` });
  else {
    const { idSolicitud, ...variables } = caso;
    const enlace = `/gestor/${idSolicitud}#${token}`;
    await escribirA(db, email, { tipo: 'encargoDeGestor', nombre, variables, enlace });
  }
  return true;
}

const ENTRADAS_DE_BITACORA = 20;

export async function leerEnlace({ db, now }: Oficina, idGestor: string): Promise<EnlaceDeGestor> {
  if (!(await hasGestor(db, idGestor))) throw new AppError('no-encontrado');
  const enlace = await findEnlace(db, idGestor, now);
  return {
    vigente: enlace?.vigente ?? false,
    enviadoEn: enlace?.enviadoEn.toISOString() ?? null,
    venceEn: enlace?.venceEn.toISOString() ?? null,
    bitacora: await listBitacora(db, idGestor, ENTRADAS_DE_BITACORA),
  };
}

export async function reenviarEnlace(request: Oficina, idGestor: string): Promise<EnlaceDeGestor> {
  const { db, now } = request;
  if (!(await hasGestor(db, idGestor))) throw new AppError('no-encontrado');
  if (!(await enviarEnlace(db, idGestor, now))) throw new AppError('gestor-inactivo');
  return leerEnlace(request, idGestor);
}

export async function anularEnlace(request: Oficina, idGestor: string): Promise<EnlaceDeGestor> {
  if (!(await hasGestor(request.db, idGestor))) throw new AppError('no-encontrado');
  await markAnulado(request.db, idGestor, request.now);
  return leerEnlace(request, idGestor);
}
