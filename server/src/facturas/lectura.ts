import type { FacturaDetalle, FacturaResumen, LineaDeFactura, Pago, Receptor } from '@fedatario/contract';
import type { Db } from '../db/db.ts';
import { formatNumber } from '../db/numbers.ts';
import { decodeIdCursor, toPage } from '../http/cursor.ts';
import { AppError } from '../http/errors.ts';
import type { Context } from '../http/route.ts';
import { inicioDelDia } from '../services/hora-local.ts';
import { certificacionesDe } from './dtes/estado.ts';
import { findComprobante, findDatosTransferencia, findLineas, findPagos, findPropia, listPropias } from './queries.ts';

type Request = Pick<Context<'adminCliente'>, 'db' | 'actor'>;

/** An invoice of the actor's with its lines and payments. */
export async function leerFactura({ db, actor }: Request, idFactura: string): Promise<FacturaDetalle> {
  const row = await findPropia(db, actor, idFactura);
  if (!row) throw new AppError('no-encontrado');
  return detallar(db, row);
}

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly estado?: FacturaResumen['estado'] | undefined;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
}

/** Days are those of the jurisdiction's time zone, both included. */
export async function listarFacturas({ db, actor }: Request, { cursor, limite, estado, desde, hasta }: Lista) {
  const rows = await listPropias(db, actor, {
    estado,
    desde: desde === undefined ? undefined : inicioDelDia(desde),
    hasta: hasta === undefined ? undefined : new Date(inicioDelDia(hasta).getTime() + 86_400_000),
    antesDe: decodeIdCursor(cursor),
    limite: limite + 1,
  });
  return toPage(
    rows.map((row) => toResumen(row, row.conceptos)),
    limite,
    (row) => [row.idFactura],
  );
}

type Row = NonNullable<Awaited<ReturnType<typeof findPropia>>>;

/** The whole invoice, for whoever may see it. */
export async function detallar(db: Db, row: Row): Promise<FacturaDetalle> {
  const lineas = await findLineas(db, row.idFactura);
  const { moneda, subtotal, descuento, total, base, iva, codigo, motivoAnulacion } = row;
  return {
    ...toResumen(
      row,
      lineas.map(({ nombre }) => nombre),
    ),
    ...{ moneda, subtotal, descuento, total, base, iva, codigo, motivoAnulacion },
    receptor: row.receptor as Receptor,
    lineas: lineas.map(toLinea),
    pagos: (await findPagos(db, row.idFactura)).map(toPago),
    ...(await certificacionesDe(db, row)),
    comprobante: row.metodo === 'transferencia' ? await findComprobante(db, row.idFactura) : null,
    cuentaBancaria: row.metodo === 'transferencia' ? await findDatosTransferencia(db) : null,
  };
}

type Resumible = Pick<
  Row,
  'idFactura' | 'referencia' | 'serie' | 'numero' | 'estado' | 'metodo' | 'total' | 'reembolsado'
> &
  Pick<Row, 'creadaEn' | 'pagadaEn' | 'venceEn'>;

export function toResumen(row: Resumible, conceptos: string[]): FacturaResumen {
  const { serie, numero, venceEn, pagadaEn, creadaEn } = row;
  return {
    ...row,
    estado: row.estado as FacturaResumen['estado'],
    metodo: row.metodo as FacturaResumen['metodo'],
    numero: serie && numero !== null ? formatNumber(serie, numero) : null,
    conceptos,
    creadaEn: creadaEn.toISOString(),
    pagadaEn: pagadaEn?.toISOString() ?? null,
    venceEn: row.estado === 'pendientePago' ? venceEn.toISOString() : null,
  };
}

function toLinea(row: Awaited<ReturnType<typeof findLineas>>[number]): LineaDeFactura {
  const { idSolicitud, serieSolicitud: serie, numeroSolicitud: numero, estadoSolicitud: estado } = row;
  const solicitud = idSolicitud && serie && numero !== null && estado;
  return {
    ...row,
    tipo: row.tipo as LineaDeFactura['tipo'],
    solicitud: solicitud ? { idSolicitud, numero: formatNumber(serie, numero), estado } : null,
  };
}

function toPago({ marca, ultimosCuatro, ...row }: Awaited<ReturnType<typeof findPagos>>[number]): Pago {
  return {
    ...row,
    metodo: row.metodo as Pago['metodo'],
    estado: row.estado as Pago['estado'],
    motivo: row.motivo as Pago['motivo'],
    tarjeta: marca && ultimosCuatro ? { marca, ultimosCuatro } : null,
    url: row.estado === 'requiereAccion' || row.estado === 'iniciado' ? row.url : null,
    creadoEn: row.creadoEn.toISOString(),
  };
}
