import {
  type Archivo,
  errorDeCampo,
  FILAS_POR_ARCHIVO,
  type FormatoDeExportacion,
  TOTAL_CONTADO,
} from '@fedatario/contract/base';
import type {
  catalogos,
  EntradaDeCatalogo,
  EntradaEscrita,
  LugarDeEntrada,
  NombreDeCatalogo,
} from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import type { output } from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { type Claves, decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { type Columna, numero, texto, writeSheet } from '../../services/sheet/sheet.ts';
import { tablaDe } from './definiciones.ts';
import {
  countEntradas,
  deleteEntrada,
  type Filtros,
  findEntrada,
  hasOtra,
  insertEntrada,
  listEntradas,
  listOrden,
  lockCatalogo,
  lockEntrada,
  type Tabla,
  updateEntrada,
  updateOrden,
} from './queries.ts';

interface CatalogoRequest {
  readonly db: Db;
  readonly now: Date;
}

/** Makes an entry from within, as the demo does: the caller keeps the rules of its schema. */
export async function crearEn<N extends NombreDeCatalogo>(
  nombre: N,
  request: CatalogoRequest,
  nueva: output<(typeof catalogos)[N]['Nueva']>,
  /** Columns that no form writes. */
  more: EntradaEscrita = {},
): Promise<string> {
  return (await crearEntrada(tablaDe(nombre), request, nueva as EntradaEscrita, more)).id;
}

interface Pedida extends Filtros {
  readonly orden?: string | undefined;
}

export async function listarEntradas(
  tabla: Tabla,
  { db }: CatalogoRequest,
  { cursor, limite, ...pedida }: Pedida & { cursor?: string | undefined; limite: number },
) {
  const orden = ordenDe(tabla, pedida);
  const despuesDe = decodePosition(cursor, orden, tabla.ordenes as Claves<string>);
  const rows = await listEntradas(db, tabla, { ...pedida, orden, despuesDe, limite: limite + 1 });
  const page = toOrderedPage(rows, { orden, limite, idOf: ({ id }) => id });
  return { ...page, total: await countEntradas(db, tabla, pedida, TOTAL_CONTADO) };
}

/** Exactly the entries that the same filter lists, in the same order. */
export async function exportarEntradas(
  tabla: Tabla,
  { db }: CatalogoRequest,
  { formato, nombre, ...pedida }: Pedida & { formato: FormatoDeExportacion; nombre: string },
): Promise<Archivo> {
  const filas = await listEntradas(db, tabla, {
    ...pedida,
    orden: ordenDe(tabla, pedida),
    limite: FILAS_POR_ARCHIVO + 1,
  });
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const titulos = { ...tabla.titulos, activo: 'Estado' };
  const columnas = Object.entries(titulos).map(([name, titulo]) => ({ titulo, de: celda(name) }));
  return writeSheet({ nombre, columnas, filas, zonaHoraria: jurisdiccion.zonaHoraria }, formato);
}

export async function leerEntrada(
  tabla: Tabla,
  { db }: Pick<CatalogoRequest, 'db'>,
  id: string,
): Promise<EntradaDeCatalogo> {
  const fila = await findEntrada(db, tabla, id);
  if (!fila) throw new AppError('no-encontrado');
  return fila;
}

export async function crearEntrada(
  tabla: Tabla,
  { db, now }: CatalogoRequest,
  nueva: EntradaEscrita,
  more: EntradaEscrita = {},
): Promise<EntradaDeCatalogo> {
  await lockCatalogo(db, tabla);
  const id = uuidv7();
  await exigirUnicos(db, tabla, nueva, id);
  const hecha = { [tabla.id]: id, creadoEn: now, actualizadoEn: now };
  await insertEntrada(db, tabla, { ...nueva, ...tabla.alCrear?.(nueva), ...more, ...hecha });
  return leerEntrada(tabla, { db }, id);
}

export async function cambiarEntrada(
  tabla: Tabla,
  { db, now }: CatalogoRequest,
  id: string,
  { revision, ...cambio }: EntradaEscrita,
): Promise<EntradaDeCatalogo> {
  const before = await ocupar(tabla, db, id);
  if (before.revision !== revision) throw new AppError('conflicto-revision', { actual: before });
  await exigirUnicos(db, tabla, cambio, id);
  await updateEntrada(db, tabla, id, { ...cambio, actualizadoEn: now });
  return leerEntrada(tabla, { db }, id);
}

export async function archivarEntrada(
  tabla: Tabla,
  { db, now }: CatalogoRequest,
  id: string,
  activo: boolean,
): Promise<EntradaDeCatalogo> {
  const before = await ocupar(tabla, db, id);
  if (before.activo !== activo) await updateEntrada(db, tabla, id, { [tabla.activo]: activo, actualizadoEn: now });
  return leerEntrada(tabla, { db }, id);
}

/** Moves it beside another entry. Concurrent moves take turns, each on the order that the one before left. */
export async function moverEntrada(
  tabla: Tabla,
  { db }: CatalogoRequest,
  id: string,
  { vecino, lado }: LugarDeEntrada,
): Promise<EntradaDeCatalogo> {
  const fila = await ocupar(tabla, db, id);
  const others = (await listOrden(db, tabla)).filter((one) => one !== id);
  const at = others.indexOf(vecino);
  if (at < 0 && vecino !== id) throw invalidField('vecino', 'vecinoInexistente');
  if (at >= 0) await updateOrden(db, tabla, others.toSpliced(lado === 'antes' ? at : at + 1, 0, id));
  return fila;
}

/** Answers what it was. */
export async function borrarEntrada(tabla: Tabla, { db }: CatalogoRequest, id: string): Promise<EntradaDeCatalogo> {
  const fila = await ocupar(tabla, db, id);
  await lockEntrada(db, tabla, id);
  const usos = (await tabla.usos?.(db, id)) ?? [];
  if (usos.length > 0) throw new AppError('entrada-en-uso', { usos });
  await deleteEntrada(db, tabla, id);
  return fila;
}

/** The entry, locked until this transaction ends. */
async function ocupar(tabla: Tabla, db: Db, id: string): Promise<EntradaDeCatalogo> {
  await lockCatalogo(db, tabla);
  return leerEntrada(tabla, { db }, id);
}

async function exigirUnicos(db: Db, tabla: Tabla, escrita: EntradaEscrita, id: string): Promise<void> {
  const errores = [];
  for (const campo of tabla.unicos ?? [])
    if (await hasOtra(db, tabla, campo, escrita[campo], id)) errores.push(errorDeCampo(campo, 'valorRepetido'));
  if (errores.length > 0) throw new AppError('datos-invalidos', { errores });
}

function ordenDe({ ordenes }: Tabla, { orden }: Pedida): string {
  return orden ?? Object.keys(ordenes)[0] ?? '';
}

function celda(name: string): Columna<EntradaDeCatalogo>['de'] {
  if (name === 'activo') return ({ activo }) => texto(activo ? 'Activo' : 'Archivado');
  return (fila) => {
    const value = fila[name];
    if (typeof value === 'number') return numero(value);
    if (typeof value === 'boolean') return texto(value ? 'Sí' : 'No');
    if (Array.isArray(value)) return texto(value.join('; '));
    return texto(value === null ? null : String(value));
  };
}
