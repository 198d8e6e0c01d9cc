import type { CasoDeGestorDetalle, casosDeGestor, Recado } from '@fedatario/contract/tramite';
import { v7 as uuidv7 } from 'uuid';
import type { output } from 'zod/mini';
import { anotarDelGestor, enviarEnlace } from '../../../casa/enlaces-gestor/enlaces-gestor.ts';
import { notificarRoles } from '../../../casa/notificaciones/notificaciones.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { decirCambio, lockSolicitud, type SolicitudRow } from '../../../solicitud/solicitudes/solicitudes.ts';
import * as expedientes from '../../expedientes/expedientes.ts';
import {
  type Anotador,
  anotarDias,
  anotarObservacion,
  anotarPresentacion,
  anotarResultado,
} from '../diligencias/anotar.ts';
import { anotarGasto } from '../gastos/gastos.ts';
import { leerCaso, type PorEnlace, toRecado } from './lectura.ts';
import { findCaso, insertRecado, listRecados } from './queries.ts';

export { leerCaso, listarCasos, type PorEnlace } from './lectura.ts';

type Calls = typeof casosDeGestor;
type Cuerpo<V extends 'act' | 'dates' | 'present' | 'observe' | 'resolve' | 'spend' | 'ask'> = output<Calls[V]['body']>;

/** A notice begins the message; all of it is read where it is answered. */
const LARGO_DE_AVISO = 300;

interface Caso {
  readonly idSolicitud: string;
  readonly revision: number;
}

/** Takes a step that needs no other data; null once the case is given back, which is then no longer the gestor's. */
export async function actuarPorEnlace(
  request: PorEnlace,
  { idSolicitud, revision, accion, motivo }: Cuerpo<'act'>,
): Promise<CasoDeGestorDetalle | null> {
  await escribir(request, { idSolicitud, revision }, accion, async (row, quien) => {
    await expedientes.darPaso(request.db, row, { ...quien, accion, motivo });
  });
  return accion === 'devolver' ? null : leerCaso(request, idSolicitud);
}

export async function fecharPorEnlace(
  request: PorEnlace,
  { idSolicitud, revision, orden, ...fechas }: Cuerpo<'dates'>,
) {
  const { db, now } = request;
  await escribir(request, { idSolicitud, revision }, 'fechas', (row) => anotarDias(db, row, orden, { ...fechas, now }));
  return leerCaso(request, idSolicitud);
}

export async function presentarPorEnlace(request: PorEnlace, { idSolicitud, revision, ...dicho }: Cuerpo<'present'>) {
  await escribir(request, { idSolicitud, revision }, 'presentar', (row, quien) =>
    anotarPresentacion(request.db, row, quien, dicho),
  );
  return leerCaso(request, idSolicitud);
}

export async function observarPorEnlace(request: PorEnlace, { idSolicitud, revision, ...dicho }: Cuerpo<'observe'>) {
  await escribir(request, { idSolicitud, revision }, 'observar', (row, quien) =>
    anotarObservacion(request.db, row, quien, dicho),
  );
  return leerCaso(request, idSolicitud);
}

export async function resolverPorEnlace(request: PorEnlace, { idSolicitud, revision, ...dicho }: Cuerpo<'resolve'>) {
  await escribir(request, { idSolicitud, revision }, dicho.favorable ? 'resolver' : 'denegar', (row, quien) =>
    anotarResultado(request.db, row, quien, dicho),
  );
  return leerCaso(request, idSolicitud);
}

/** The gestor notes what an expense cost; its customer bears it, as far as it was estimated or accepted. */
export async function gastarPorEnlace(request: PorEnlace, { idSolicitud, revision, ...dicho }: Cuerpo<'spend'>) {
  await escribir(request, { idSolicitud, revision }, 'gastar', (row, quien) =>
    anotarGasto(request.db, row, quien, { ...dicho, paga: 'cliente' }),
  );
  return leerCaso(request, idSolicitud);
}

/** A message of the gestor's to the office; the same one sent again is written once. */
export async function preguntar(request: PorEnlace, { idSolicitud, idRecado, texto }: Cuerpo<'ask'>) {
  const { db, gestor, now } = request;
  const row = await tomar(request, idSolicitud);
  const { idGestor } = gestor;
  if (await insertRecado(db, { idRecado, idSolicitud, idGestor, idUsuario: null, texto, escritoEn: now })) {
    const { variables } = await expedientes.cartaDe(db, row);
    const aviso = { ...variables, gestor: gestor.nombre, mensaje: texto.slice(0, LARGO_DE_AVISO) };
    const enlace = expedientes.enlacesDe(row).oficina;
    await notificarRoles(db, ['admin'], {
      tipo: 'recadoDeGestor',
      variables: aviso,
      enlace,
      hecho: `recado:${idRecado}`,
    });
    await anotarDelGestor(db, gestor, 'recado', idSolicitud, now);
    await decirCambio(db, row);
  }
  return leerCaso(request, idSolicitud);
}

/** Takes a case of the gestor's, writes, and notes in the log of the link what was done. */
async function escribir(
  request: PorEnlace,
  { idSolicitud, revision }: Caso,
  que: string,
  work: (row: SolicitudRow, quien: Anotador) => Promise<void>,
): Promise<void> {
  const { db, gestor, now } = request;
  const row = await tomar(request, idSolicitud);
  if (row.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerCaso(request, idSolicitud) });
  await work(row, { como: ['gestor'], idUsuario: null, idGestor: gestor.idGestor, now });
  await anotarDelGestor(db, gestor, que, idSolicitud, now);
}

/** A case of the gestor's, held; another gestor's does not exist. */
async function tomar({ db, gestor }: PorEnlace, idSolicitud: string): Promise<SolicitudRow> {
  const row = await lockSolicitud(db, idSolicitud);
  if (!row || !(await findCaso(db, gestor.idGestor, idSolicitud))) throw new AppError('no-encontrado');
  return row;
}

type Oficina = Pick<Context<'all'>, 'db' | 'actor' | 'now'>;

/** Messages that the office and its gestores wrote about a gestión. */
export async function listarRecados({ db, actor }: Oficina, idSolicitud: string): Promise<Recado[]> {
  await expedientes.exigirDeOficina(db, actor, idSolicitud);
  return (await listRecados(db, idSolicitud)).map((recado) => toRecado(recado, true));
}

/** The office writes to the gestor who has the gestión, who gets it by mail with their link. */
export async function enviarRecado(request: Oficina, idSolicitud: string, texto: string): Promise<Recado[]> {
  const { db, actor, now } = request;
  const row = await expedientes.exigirDeOficina(db, actor, idSolicitud);
  const { idGestor } = row;
  if (row.tipo !== 'gestion' || idGestor === null) throw new AppError('estado-no-permite');
  await insertRecado(db, {
    idRecado: uuidv7(),
    idSolicitud,
    idGestor,
    idUsuario: actor.idUsuario,
    texto,
    escritoEn: now,
  });
  const { variables } = await expedientes.cartaDe(db, row);
  const novedad = `la oficina le escribe: «${texto}»`;
  if (!(await enviarEnlace(db, idGestor, now, { ...variables, idSolicitud, novedad })))
    throw new AppError('gestor-inactivo');
  await decirCambio(db, row);
  return listarRecados(request, idSolicitud);
}
