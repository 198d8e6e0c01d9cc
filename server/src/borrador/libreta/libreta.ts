import { DAY } from '@fedatario/contract/base';
import {
  BYTES_DE_ENTRADA,
  DIAS_PARA_VENCER,
  ENTRADAS_MAXIMAS,
  type EntradaAbierta,
  type EntradaDeLibreta,
  type TipoDeEntrada,
} from '@fedatario/contract/borrador';
import { v7 as uuidv7 } from 'uuid';
import { contextoDe } from '../../catalogo/productos/productos.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { documentoDe, huellaDe, sobre, soloDelTipo } from './datos.ts';
import {
  type Contenido,
  deleteEntrada,
  type EntradaRow,
  findEntrada,
  insertEntrada,
  listEntradas,
  lockHuella,
  readEntrada,
  updateEntrada,
} from './queries.ts';

export async function listar({ db, actor, now }: Context<'adminCliente'>): Promise<EntradaDeLibreta[]> {
  const entradas = await listEntradas(db, actor);
  return entradas.map((row) => tarjeta(row, now)).sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
}

/** Stores data with the customer's consent; the same identity document updates the same entry. */
export async function guardar(
  { db, actor, now }: Context<'adminCliente'>,
  { tipo, datos: enviados, nombre, documentoVence }: Contenido & { tipo: TipoDeEntrada },
): Promise<EntradaDeLibreta & { nueva: boolean }> {
  const nuevos = soloDelTipo(tipo, enviados);
  exigirQueQuepan({ nombre, documentoVence, datos: nuevos });
  const huella = huellaDe(actor.idUsuario, nuevos);
  const { idEntrada: known, entradas } = await lockHuella(db, actor, tipo, huella);
  const guardados = known ? exigir(await readEntrada(db, actor, known)).datos : {};
  const contenido = { nombre, documentoVence, datos: sobre(guardados, nuevos) };
  const idEntrada = known ?? uuidv7();
  if (known) {
    await updateEntrada(db, { idEntrada, contenido, now, consentida: true });
  } else {
    if (entradas >= ENTRADAS_MAXIMAS) throw new AppError('limite-libreta');
    await insertEntrada(db, { idEntrada, idUsuario: actor.idUsuario, tipo, huella, contenido, now });
  }
  return { ...tarjeta(exigir(await readEntrada(db, actor, idEntrada)), now), nueva: known === undefined };
}

export async function leer({ db, actor, now }: Context<'adminCliente'>, id: string): Promise<EntradaAbierta> {
  const row = exigir(await readEntrada(db, actor, id));
  return { ...tarjeta(row, now), datos: row.datos };
}

export async function editar(
  { db, actor, now }: Context<'adminCliente'>,
  id: string,
  { revision, ...cambio }: Omit<Contenido, 'datos'> & { revision: number },
): Promise<EntradaDeLibreta> {
  const row = exigir(await findEntrada(db, actor, id));
  if (row.revision !== revision) throw new AppError('conflicto-revision', { actual: tarjeta(row, now) });
  await updateEntrada(db, { idEntrada: id, contenido: { ...cambio, datos: row.datos }, now });
  return tarjeta({ ...row, ...cambio, revision: revision + 1, actualizadaEn: now }, now);
}

export async function borrar({ db, actor }: Context<'adminCliente'>, id: string): Promise<void> {
  await deleteEntrada(db, exigir(await findEntrada(db, actor, id)).idEntrada);
}

function exigir(row: EntradaRow | undefined): EntradaRow {
  if (!row) throw new AppError('no-encontrado');
  return row;
}

function exigirQueQuepan({ datos }: Contenido): void {
  const json = JSON.stringify(datos);
  if (json === '{}' || Buffer.byteLength(json) > BYTES_DE_ENTRADA) throw invalidField('datos', 'invalido');
}

function tarjeta({ datos, ...row }: EntradaRow, now: Date): EntradaDeLibreta {
  return {
    ...row,
    documento: documentoDe(datos)?.slice(-4) ?? null,
    vigencia: row.documentoVence === null ? null : vigenciaDe(row.documentoVence, now),
    actualizadaEn: row.actualizadaEn.toISOString(),
  };
}

/** A document is good on its last day, where the documents are signed. */
function vigenciaDe(vence: string, now: Date): 'vigente' | 'porVencer' | 'vencido' {
  if (vence < contextoDe(now).hoy) return 'vencido';
  const { hoy: limite } = contextoDe(new Date(now.getTime() + DIAS_PARA_VENCER * DAY));
  return vence <= limite ? 'porVencer' : 'vigente';
}
