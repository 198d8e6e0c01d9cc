import { TOTAL_CONTADO } from '@fedatario/contract/base';
import {
  type FiltrosDeSuscripciones,
  type ordenesDeSuscripciones,
  precioDePeriodo,
  type SuscripcionConLibro,
  type SuscripcionDeOficina,
} from '@fedatario/contract/compra';
import { type Claves, decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { leerLibro } from './libro.ts';
import { countDeOficina, type FilaDeOficina, findDeOficina, listDeOficina } from './oficina/queries.ts';

type Lectura = Pick<Context<'staff'>, 'db' | 'actor' | 'now'>;

const claves: Claves<(typeof ordenesDeSuscripciones)[number]> = { fin: 'number', inicio: 'number', cliente: 'string' };

interface Lista extends FiltrosDeSuscripciones {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarSuscripciones(request: Lectura, { cursor, limite, ...filtros }: Lista) {
  const { db } = request;
  const { orden = 'fin' } = filtros;
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listDeOficina(db, { ...filtros, orden, despuesDe, limite: limite + 1 }, request);
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idSuscripcion }) => idSuscripcion });
  return { data: data.map(toSuscripcion), siguiente, total: await countDeOficina(db, filtros, request, TOTAL_CONTADO) };
}

export async function leerSuscripcion(request: Lectura, idSuscripcion: string): Promise<SuscripcionConLibro> {
  const row = await findDeOficina(request.db, idSuscripcion, request);
  if (!row) throw new AppError('no-encontrado');
  return { ...toSuscripcion(row), libro: await leerLibro(request.db, idSuscripcion) };
}

function toSuscripcion(row: FilaDeOficina): SuscripcionDeOficina {
  const { idSuscripcion, idUsuario, nombre, email, nombrePlan, renovar, riesgos, pendiente, revision } = row;
  const periodo = row.periodo;
  return {
    idSuscripcion,
    cliente: { idUsuario, nombre, email },
    nombrePlan,
    periodo,
    estado: row.estado,
    inicio: row.inicio.toISOString(),
    finPeriodo: row.finPeriodo.toISOString(),
    renovar,
    precio: precioDePeriodo(row, periodo) ?? 0,
    disponibles: row.saldo ? row.saldo.disponible : 0,
    citas: row.saldoDeCitas ? row.saldoDeCitas.disponible : 0,
    riesgos,
    pendiente: pendiente && {
      ...pendiente,
      metodo: pendiente.metodo as NonNullable<SuscripcionDeOficina['pendiente']>['metodo'],
      venceEn: new Date(pendiente.venceEn).toISOString(),
    },
    revision,
  };
}
