import {
  comprobantesPorRevisar,
  esperaPago,
  estadosPagoEnPagina,
  type FacturaDetalle,
  type FacturaResumen,
  type LineaDeFactura,
  type Pago,
  type Receptor,
  venceElPedido,
} from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { type Answers, together } from '../../db/wire/together.ts';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { inicioDelDia } from '../../services/hora-local.ts';
import { toCertificaciones } from './dtes/estado.ts';
import { selectCertificaciones } from './dtes/queries.ts';
import {
  findComprobante,
  findDatosTransferencia,
  listPropias,
  selectLineas,
  selectPagos,
  selectPropia,
} from './filas/queries.ts';

type FacturaRequest = Pick<Context<'adminCliente'>, 'db' | 'actor'>;

/** An invoice of the actor's with its lines and payments. */
export async function leerFactura({ db, actor }: FacturaRequest, idFactura: string): Promise<FacturaDetalle> {
  const { idUsuario } = actor;
  const [[row], ...partes] = await together(
    db,
    selectPropia.of(db, { idUsuario, idFactura }),
    ...partesDe(db, idFactura),
  );
  if (!row) throw new AppError('no-encontrado');
  return armar(db, row, partes);
}

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly estado?: FacturaResumen['estado'] | undefined;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  readonly de?: 'planes' | undefined;
}

/** Days are those of the jurisdiction's time zone, both included. */
export async function listarFacturas(
  { db, actor }: FacturaRequest,
  { cursor, limite, estado, desde, hasta, de }: Lista,
) {
  const rows = await listPropias(db, actor, {
    estado,
    desde: desde === undefined ? undefined : inicioDelDia(desde),
    hasta: hasta === undefined ? undefined : new Date(inicioDelDia(hasta).getTime() + 86_400_000),
    antesDe: decodeIdCursor(cursor),
    soloPlanes: de === 'planes',
    limite: limite + 1,
  });
  return toPage(
    rows.map((row) => toResumen(row, row.conceptos)),
    limite,
    (row) => [row.idFactura],
  );
}

type Row = Awaited<ReturnType<typeof selectPropia.rows>>[number];

/** The whole invoice, for a caller that checked who may see it. */
export async function detallar(db: Db, row: Row): Promise<FacturaDetalle> {
  return armar(db, row, await together(db, ...partesDe(db, row.idFactura)));
}

const partesDe = (db: Db, idFactura: string) =>
  [
    selectLineas.of(db, { idFactura }),
    selectPagos.of(db, { idFactura }),
    selectCertificaciones.of(db, { idFactura }),
  ] as const;

type Partes = Readonly<Answers<ReturnType<typeof partesDe>>>;

async function armar(db: Db, row: Row, [lineas, pagos, dtes]: Partes): Promise<FacturaDetalle> {
  const { moneda, subtotal, descuento, total, base, iva, codigo, motivoAnulacion } = row;
  const comprobante = row.metodo === 'transferencia' ? await findComprobante(db, row.idFactura) : null;
  const comprobantePorRevisar =
    esperaPago(row.estado) && comprobantesPorRevisar.some((uno) => uno === comprobante?.estado);
  return {
    ...toResumen(
      { ...row, comprobantePorRevisar },
      lineas.map(({ nombre }) => nombre),
    ),
    moneda,
    subtotal,
    descuento,
    total,
    base,
    iva,
    codigo,
    motivoAnulacion,
    receptor: row.receptor as Receptor,
    lineas: lineas.map(toLinea),
    pagos: pagos.map(toPago),
    ...toCertificaciones(dtes, row.numero),
    comprobante,
    cuentaBancaria: row.metodo === 'transferencia' ? await findDatosTransferencia(db) : null,
  };
}

type Resumible = Pick<
  Row,
  'idFactura' | 'referencia' | 'serie' | 'numero' | 'estado' | 'metodo' | 'total' | 'reembolsado'
> &
  Pick<Row, 'creadaEn' | 'pagadaEn' | 'venceEn'> &
  Pick<FacturaResumen, 'comprobantePorRevisar'>;

export function toResumen(row: Resumible, conceptos: string[]): FacturaResumen {
  const { serie, numero, pagadaEn, creadaEn } = row;
  return {
    ...row,
    estado: row.estado,
    metodo: row.metodo as FacturaResumen['metodo'],
    numero: serie && numero !== null ? formatNumber(serie, numero) : null,
    conceptos,
    creadaEn: creadaEn.toISOString(),
    pagadaEn: pagadaEn?.toISOString() ?? null,
    venceEn: venceElPedido(row)?.toISOString() ?? null,
  };
}

function toLinea({ automatica, ...row }: Awaited<ReturnType<typeof selectLineas.rows>>[number]): LineaDeFactura {
  const { idSolicitud, serieSolicitud: serie, numeroSolicitud: numero, estadoSolicitud: estado } = row;
  const solicitud = idSolicitud && serie && numero !== null && estado;
  return {
    ...row,
    tipo: row.tipo as LineaDeFactura['tipo'],
    beneficio: row.beneficio as LineaDeFactura['beneficio'],
    solicitud: solicitud
      ? { idSolicitud, numero: formatNumber(serie, numero), estado, automatica: automatica === true }
      : null,
  };
}

function toPago({ marca, ultimosCuatro, ...row }: Awaited<ReturnType<typeof selectPagos.rows>>[number]): Pago {
  return {
    ...row,
    metodo: row.metodo as Pago['metodo'],
    estado: row.estado,
    motivo: row.motivo as Pago['motivo'],
    tarjeta: marca && ultimosCuatro ? { marca, ultimosCuatro } : null,
    url: estadosPagoEnPagina.includes(row.estado) ? row.url : null,
    creadoEn: row.creadoEn.toISOString(),
  };
}
