import {
  type CambioDeCodigo,
  type CodigoNuevo,
  type CodigoPromocional,
  errorDeCampo,
  type FiltrosDeCodigos,
  type ordenesDeCodigos,
  TOTAL_CONTADO,
} from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { type Claves, decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import {
  type CodigoConUso,
  countCodigos,
  countFacturas,
  deleteCodigo,
  existeCodigo,
  findConUso,
  insertCodigo,
  listConUso,
  listObjetos,
  lockCodigo,
  updateCodigo,
} from './queries.ts';

type Request = Pick<Context<'staff'>, 'db' | 'now'>;

const claves: Claves<(typeof ordenesDeCodigos)[number]> = {
  codigo: 'string',
  usos: 'number',
  ingresos: 'number',
  vigencia: 'number',
};

interface Lista extends FiltrosDeCodigos {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarCodigos({ db, now }: Request, { cursor, limite, ...filtros }: Lista) {
  const { orden = 'codigo' } = filtros;
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listConUso(db, { ...filtros, orden, despuesDe, limite: limite + 1 }, now);
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idCodigo }) => idCodigo });
  return { data: data.map(toCodigo), siguiente, total: await countCodigos(db, filtros, now, TOTAL_CONTADO) };
}

export async function leerCodigo({ db, now }: Request, idCodigo: string): Promise<CodigoPromocional> {
  const row = await findConUso(db, idCodigo, now);
  if (!row) throw new AppError('no-encontrado');
  return toCodigo(row);
}

export async function crearCodigo({ db, now }: Request, nuevo: CodigoNuevo): Promise<CodigoPromocional> {
  const codigo = { ...nuevo, objetos: await objetosDe(db, nuevo) };
  const idCodigo = uuidv7();
  if (!(await insertCodigo(db, { idCodigo, ...codigo, creadoEn: now, actualizadoEn: now })))
    throw invalidField('codigo', 'codigoRepetido');
  return leerCodigo({ db, now }, idCodigo);
}

export async function cambiarCodigo(
  { db, now }: Request,
  idCodigo: string,
  { revision, ...cambio }: CambioDeCodigo,
): Promise<CodigoPromocional> {
  const before = await lockCodigo(db, idCodigo);
  if (!before) throw new AppError('no-encontrado');
  if (before.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerCodigo({ db, now }, idCodigo) });
  if (cambio.codigo !== before.codigo) await exigirNombreLibre(db, idCodigo, cambio.codigo);
  if (cambio.usosMaximos !== null && cambio.usosMaximos < before.usos)
    throw new AppError('datos-invalidos', {
      errores: [errorDeCampo('usosMaximos', 'menosQueUsos', { usos: before.usos })],
    });
  await updateCodigo(db, idCodigo, {
    ...cambio,
    objetos: await objetosDe(db, cambio, before.objetos),
    actualizadoEn: now,
  });
  return leerCodigo({ db, now }, idCodigo);
}

/** Deactivated it serves no new order; the orders that reserved it keep it. */
export async function activarCodigo({ db, now }: Request, idCodigo: string, activo: boolean) {
  const before = await lockCodigo(db, idCodigo);
  if (!before) throw new AppError('no-encontrado');
  if (before.activo !== activo) await updateCodigo(db, idCodigo, { activo, actualizadoEn: now });
  return leerCodigo({ db, now }, idCodigo);
}

/** Answers what it was. */
export async function borrarCodigo({ db, now }: Request, idCodigo: string): Promise<CodigoPromocional> {
  if (!(await lockCodigo(db, idCodigo))) throw new AppError('no-encontrado');
  const facturas = await countFacturas(db, idCodigo);
  if (facturas > 0) throw new AppError('codigo-en-uso', { params: { facturas } });
  const codigo = await leerCodigo({ db, now }, idCodigo);
  await deleteCodigo(db, idCodigo);
  return codigo;
}

async function exigirNombreLibre(db: Db, idCodigo: string, codigo: string): Promise<void> {
  if ((await countFacturas(db, idCodigo)) > 0) throw invalidField('codigo', 'codigoYaUsado');
  if (await existeCodigo(db, codigo)) throw invalidField('codigo', 'codigoRepetido');
}

type Alcance = Pick<CodigoNuevo, 'aplicaA' | 'objetos'>;

/** What it is limited to, without repetitions; each must exist, unless it stood there before. */
async function objetosDe(db: Db, { aplicaA, objetos }: Alcance, before: readonly string[] = []): Promise<string[]> {
  if (aplicaA === 'todo') return [];
  const known = new Set([...before, ...(await listObjetos(db))[aplicaA].map(({ id }) => id)]);
  if (aplicaA === 'planes' && known.size === 0) throw invalidField('aplicaA', 'opcion');
  if (objetos.some((id) => !known.has(id))) throw invalidField('objetos', 'objetoInexistente');
  return [...new Set(objetos)];
}

function toCodigo(row: CodigoConUso): CodigoPromocional {
  return {
    ...row,
    tipo: row.tipo as CodigoPromocional['tipo'],
    aplicaA: row.aplicaA as CodigoPromocional['aplicaA'],
    estado: row.estado as CodigoPromocional['estado'],
    desde: row.desde?.toISOString() ?? null,
    hasta: row.hasta?.toISOString() ?? null,
    creadoEn: row.creadoEn.toISOString(),
  };
}
