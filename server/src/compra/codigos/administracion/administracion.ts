import { errorDeCampo, TOTAL_CONTADO } from '@fedatario/contract/base';
import type {
  CambioDeCodigo,
  CodigoNuevo,
  CodigoPromocional,
  FiltrosDeCodigos,
  ordenesDeCodigos,
} from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { soloDe } from '../../../casa/clientela/clientela.ts';
import type { Db } from '../../../db/db.ts';
import { type Claves, decodePosition, toOrderedPage } from '../../../http/cursor.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import {
  type CodigoConUso,
  countCodigos,
  countFacturas,
  deleteCodigo,
  findConUso,
  hasCodigo,
  insertCodigo,
  listConUso,
  listObjetos,
  lockCodigo,
  type Mirada,
  updateCodigo,
} from './queries.ts';

type Lectura = Pick<Context<'staff'>, 'db' | 'actor' | 'now'>;
type CodigoRequest = Pick<Context<'admin'>, 'db' | 'now'>;

export const miradaDe = ({ actor, now }: Pick<Lectura, 'actor' | 'now'>): Mirada => ({ now, idNotario: soloDe(actor) });

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

export async function listarCodigos(request: Lectura, { cursor, limite, ...filtros }: Lista) {
  const { db } = request;
  const mirada = miradaDe(request);
  const { orden = 'codigo' } = filtros;
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listConUso(db, { ...filtros, orden, despuesDe, limite: limite + 1 }, mirada);
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idCodigo }) => idCodigo });
  return { data: data.map(toCodigo), siguiente, total: await countCodigos(db, filtros, mirada, TOTAL_CONTADO) };
}

export function leerCodigo(request: Lectura, idCodigo: string): Promise<CodigoPromocional> {
  return leer(request.db, idCodigo, miradaDe(request));
}

async function leer(db: Db, idCodigo: string, mirada: Mirada): Promise<CodigoPromocional> {
  const row = await findConUso(db, idCodigo, mirada);
  if (!row) throw new AppError('no-encontrado');
  return toCodigo(row);
}

/** Reads a code with all its uses, as the administration may. */
const leerTodo = ({ db, now }: CodigoRequest, idCodigo: string) => leer(db, idCodigo, { now, idNotario: null });

export async function crearCodigo({ db, now }: CodigoRequest, nuevo: CodigoNuevo): Promise<CodigoPromocional> {
  const codigo = { ...nuevo, objetos: await objetosDe(db, nuevo) };
  const idCodigo = uuidv7();
  if (!(await insertCodigo(db, { idCodigo, ...codigo, creadoEn: now, actualizadoEn: now })))
    throw invalidField('codigo', 'codigoRepetido');
  return leerTodo({ db, now }, idCodigo);
}

export async function cambiarCodigo(
  { db, now }: CodigoRequest,
  idCodigo: string,
  { revision, ...cambio }: CambioDeCodigo,
): Promise<CodigoPromocional> {
  const before = await lockCodigo(db, idCodigo);
  if (!before) throw new AppError('no-encontrado');
  if (before.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerTodo({ db, now }, idCodigo) });
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
  return leerTodo({ db, now }, idCodigo);
}

/** Activates or deactivates a code. A deactivated one serves no new order; orders that reserved it keep it. */
export async function activarCodigo({ db, now }: CodigoRequest, idCodigo: string, activo: boolean) {
  const before = await lockCodigo(db, idCodigo);
  if (!before) throw new AppError('no-encontrado');
  if (before.activo !== activo) await updateCodigo(db, idCodigo, { activo, actualizadoEn: now });
  return leerTodo({ db, now }, idCodigo);
}

/** Answers what it was. */
export async function borrarCodigo({ db, now }: CodigoRequest, idCodigo: string): Promise<CodigoPromocional> {
  if (!(await lockCodigo(db, idCodigo))) throw new AppError('no-encontrado');
  const facturas = await countFacturas(db, idCodigo);
  if (facturas > 0) throw new AppError('codigo-en-uso', { params: { facturas } });
  const codigo = await leerTodo({ db, now }, idCodigo);
  await deleteCodigo(db, idCodigo);
  return codigo;
}

async function exigirNombreLibre(db: Db, idCodigo: string, codigo: string): Promise<void> {
  if ((await countFacturas(db, idCodigo)) > 0) throw invalidField('codigo', 'codigoYaUsado');
  if (await hasCodigo(db, codigo)) throw invalidField('codigo', 'codigoRepetido');
}

type Alcance = Pick<CodigoNuevo, 'aplicaA' | 'objetos'>;

/** The ids that the code is limited to, without repetitions; each must exist, unless the code had it before. */
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
