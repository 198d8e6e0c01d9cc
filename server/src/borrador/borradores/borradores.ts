import {
  BORRADORES_MAXIMOS,
  type Borrador,
  type BorradorAbierto,
  type ListaDeBorradores,
  type Respuestas,
} from '@fedatario/contract/borrador';
import { respuestasDelPerfil } from '@fedatario/document-engine';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { versionDe, versionVigente } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { decodeCursor, toPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Actor, Context } from '../../http/route.ts';
import { avanceDe, evaluar, exigirPaso } from './evaluacion.ts';
import { insertBorrador, updateBorrador } from './filas/queries.ts';
import { findDeProducto, listBorradores, lockBorradoresDe } from './lista/queries.ts';
import { deSuPerfil } from './perfil.ts';
import { borradorDe } from './propio.ts';
import { finDeRestauracion, toBorrador } from './tarjeta.ts';

export { exigirVendible, faltasDeVendidos, type Vendido } from './completo.ts';
export { guardarCorreccion } from './corregidas.ts';
export { moverBorradores, sacarBorrador } from './mover.ts';
export { borradorDe } from './propio.ts';

/** Discarded drafts count too, so that making and discarding does not fill the disk. */
const TODOS_MAXIMOS = 3 * BORRADORES_MAXIMOS;
const LARGO_NOMBRE = 120;

/**
 * Opens a draft of a product: the last one, or a new one if there is none or another is asked for. A new one starts with the
 * data of the customer's profile.
 */
export async function abrirBorrador(
  { db, actor, now }: Context<'adminCliente'>,
  { idProducto, otro }: { idProducto: string; otro?: boolean | undefined },
): Promise<Borrador & { nuevo: boolean }> {
  const { nombre, ...version } = await versionVigente(db, idProducto);
  const cuenta = await lockBorradoresDe(db, actor.idUsuario);
  const known = otro ? undefined : await findDeProducto(db, actor, idProducto);
  if (known) return { ...(await tarjeta(db, actor, known)), nuevo: false };
  exigirCupo(cuenta);
  const { idVersion } = version;
  const respuestas = respuestasDelPerfil(version.entrevista, await deSuPerfil({ db, actor, now }));
  const idBorrador = await insertar(db, actor, now, {
    idProducto,
    idVersion,
    nombre,
    indice: 0,
    respuestas,
    ...avanceDe(evaluar(version, respuestas, now)),
  });
  return { ...(await tarjeta(db, actor, idBorrador)), nuevo: true };
}

interface DeOrigen {
  readonly idProducto: string;
  /** The trámite whose delivered document it is about. */
  readonly idOrigen: string;
  readonly nombre: string;
  readonly respuestas: Respuestas;
}

/** Opens the draft about a delivered document: the one that is open, or else a new one with these answers. */
export async function abrirDeOrigen({ db, actor, now }: Context<'adminCliente'>, de: DeOrigen): Promise<Borrador> {
  const { idProducto, idOrigen, nombre, respuestas } = de;
  const cuenta = await lockBorradoresDe(db, actor.idUsuario);
  const known = await findDeProducto(db, actor, idProducto, idOrigen);
  if (known) return tarjeta(db, actor, known);
  exigirCupo(cuenta);
  const version = await versionVigente(db, idProducto);
  const idBorrador = await insertar(db, actor, now, {
    idProducto,
    idVersion: version.idVersion,
    idSolicitudOrigen: idOrigen,
    nombre: nombre.slice(0, LARGO_NOMBRE),
    indice: 0,
    respuestas,
    ...avanceDe(evaluar(version, respuestas, now)),
  });
  return tarjeta(db, actor, idBorrador);
}

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly lista: ListaDeBorradores;
}

export async function listarBorradores({ db, actor }: Context<'adminCliente'>, { cursor, limite, lista }: Lista) {
  const [actualizadoEn, idBorrador] = decodeCursor(cursor, 2) ?? [];
  const rows = await listBorradores(db, actor, {
    lista,
    despuesDe: actualizadoEn === undefined ? undefined : posicion(String(actualizadoEn), String(idBorrador)),
    limite: limite + 1,
  });
  return toPage(rows.map(toBorrador), limite, (row) => [row.actualizadoEn, row.idBorrador]);
}

export async function leerBorrador({ db, actor, now }: Context<'adminCliente'>, id: string): Promise<BorradorAbierto> {
  const row = await borradorDe(db, actor, id);
  const { idVersion, numero, entrevistaJson, plantillaJson, valores } = await versionDe(db, row.idVersion);
  const vigente = row.idVersionVigente ? await versionDe(db, row.idVersionVigente) : undefined;
  return {
    ...toBorrador(row),
    respuestas: row.respuestas,
    puedeDeshacer: row.deshacer.length > 0,
    puedeRehacer: row.rehacer.length > 0,
    deSuPerfil: await deSuPerfil({ db, actor, now }),
    version: { idVersion, numero, entrevista: entrevistaJson, plantilla: plantillaJson, valores: [...valores] },
    versionVigente: vigente?.numero ?? numero,
  };
}

export async function renombrar(
  { db, actor, now }: Context<'adminCliente'>,
  id: string,
  nombre: string,
): Promise<Borrador> {
  const { idBorrador, estado } = await borradorDe(db, actor, id, true);
  exigirPaso(estado, 'renombrar');
  await updateBorrador(db, idBorrador, { nombre, actualizadoEn: now });
  return tarjeta(db, actor, idBorrador);
}

/** Copies a draft, on the same version; a bought one may be copied to buy it again. */
export async function duplicar({ db, actor, now }: Context<'adminCliente'>, id: string): Promise<Borrador> {
  exigirCupo(await lockBorradoresDe(db, actor.idUsuario));
  const row = await borradorDe(db, actor, id, true);
  const { idVersion, respuestas, indice, producto } = row;
  const version = await versionDe(db, idVersion);
  const idBorrador = await insertar(db, actor, now, {
    idProducto: producto.idProducto,
    idVersion,
    respuestas,
    indice,
    nombre: `Copia de ${row.nombre}`.slice(0, LARGO_NOMBRE),
    ...avanceDe(evaluar(version, respuestas, now)),
  });
  return tarjeta(db, actor, idBorrador);
}

export async function descartar({ db, actor, now }: Context<'adminCliente'>, id: string): Promise<Borrador> {
  const { idBorrador, estado } = await borradorDe(db, actor, id, true);
  exigirPaso(estado, 'descartar');
  await updateBorrador(db, idBorrador, { estado: 'descartado', descartadoEn: now });
  return tarjeta(db, actor, idBorrador);
}

/** Restores a discarded draft, evaluated today, while it is not too late. */
export async function restaurar({ db, actor, now }: Context<'adminCliente'>, id: string): Promise<Borrador> {
  const cuenta = await lockBorradoresDe(db, actor.idUsuario);
  const { idBorrador, idVersion, estado, respuestas, descartadoEn } = await borradorDe(db, actor, id, true);
  exigirPaso(estado, 'restaurar');
  if (descartadoEn === null || now > finDeRestauracion(descartadoEn)) throw new AppError('no-encontrado');
  if (cuenta.vivos >= BORRADORES_MAXIMOS) throw new AppError('limite-borradores');
  const avance = avanceDe(evaluar(await versionDe(db, idVersion), respuestas, now));
  await updateBorrador(db, idBorrador, { ...avance, descartadoEn: null });
  return tarjeta(db, actor, idBorrador);
}

async function tarjeta(db: Db, actor: Actor, id: string): Promise<Borrador> {
  return toBorrador(await borradorDe(db, actor, id));
}

type Nuevo = Pick<
  Parameters<typeof insertBorrador>[1],
  'idProducto' | 'idVersion' | 'nombre' | 'respuestas' | 'indice' | 'idSolicitudOrigen'
> &
  ReturnType<typeof avanceDe>;

async function insertar(db: Db, { idUsuario }: Actor, now: Date, nuevo: Nuevo): Promise<string> {
  const idBorrador = uuidv7();
  await insertBorrador(db, { ...nuevo, idBorrador, idUsuario, creadoEn: now, actualizadoEn: now });
  return idBorrador;
}

function exigirCupo({ vivos, todos }: { vivos: number; todos: number }): void {
  if (vivos >= BORRADORES_MAXIMOS || todos >= TODOS_MAXIMOS) throw new AppError('limite-borradores');
}

function posicion(actualizadoEn: string, idBorrador: string) {
  const known = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(actualizadoEn) && !Number.isNaN(Date.parse(actualizadoEn));
  if (!known || !isUuid(idBorrador)) throw new AppError('datos-invalidos');
  return { actualizadoEn, idBorrador };
}
