import { type ErrorDeCampo, errorDeCampo, LARGO_DE_MOTIVO } from '@fedatario/contract/base';
import { borradoresEnPedido } from '@fedatario/contract/borrador';
import { faseDeFactura, maquinaDeFactura } from '@fedatario/contract/compra';
import { z } from 'zod';
import { faltasDeVendidos, moverBorradores } from '../../borrador/borradores/borradores.ts';
import type { Db } from '../../db/db.ts';
import { takeNumbersLater } from '../../db/numbers.ts';
import { type Answers, together } from '../../db/wire/together.ts';
import { AppError } from '../../http/errors.ts';
import { defineJob } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { gastosResueltos } from '../../solicitud/gastos/gastos.ts';
import {
  alistarSolicitudes,
  crearSolicitudes,
  paraAlistar,
  seriesDe,
} from '../../solicitud/solicitudes/solicitudes.ts';
import { aplicarCargo, insertDeReservadas, selectCargo, soltarCargo } from '../beneficios/beneficios.ts';
import { devolverLineas } from '../carrito/carrito.ts';
import { liberarUso, usarUso } from '../codigos/codigos.ts';
import { avisarCompra } from './cola/avisos.ts';
import { anioDe } from './filas/plazo.ts';
import {
  type FacturaRow,
  findLineas,
  markPagadaLater,
  updateFacturaLater,
  updateLineasSueltasLater,
} from './filas/queries.ts';

/** Work done by the queue after a payment: the fiscal document, its PDF and e-mail, immediate deliveries. */
export const facturaPagada = defineJob({ name: 'factura-pagada', data: z.object({ idFactura: z.uuid() }) });

type PorPagar = Pick<FacturaRow, 'idFactura' | 'idUsuario' | 'codigo' | 'gastosDe'>;

/** The queries of {@link examinarPago}. */
export const paraPagar = (db: Db, idFactura: string) =>
  [...paraAlistar(db, idFactura), selectCargo.of(db, { idFactura })] as const;

type Leido = Readonly<Answers<ReturnType<typeof paraPagar>>>;

export interface Examen {
  readonly leido: Leido;
  /** Errors that would prevent each line's delivery if its order were paid now; empty lists when there are none. */
  readonly faltas: readonly (readonly ErrorDeCampo[])[];
}

/** Checks the answers that each line was sold with once more, before an order is paid. */
export async function examinarPago(db: Db, leido: Leido, now: Date): Promise<Examen> {
  const [lineas] = leido;
  const incompletas = await faltasDeVendidos(db, lineas, now);
  const faltas = lineas.map(({ idBorrador, retiene, estadoBorrador, nombre: documento }, i) => {
    const suyo =
      idBorrador === null || (retiene && estadoBorrador !== null && borradoresEnPedido.includes(estadoBorrador));
    return suyo ? (incompletas[i] ?? []) : [errorDeCampo(`lineas.${i}`, 'enOtroPedido', { documento })];
  });
  return { leido, faltas };
}

/** {@link examinarPago}, of an order whose lines the caller did not ask for. */
export async function examinarFactura(db: Db, idFactura: string, now: Date): Promise<Examen> {
  return examinarPago(db, await together(db, ...paraPagar(db, idFactura)), now);
}

/** False also for an order that was not examined. */
export function esEntregable(examen: Examen | undefined): boolean {
  return examen?.faltas.every((una) => una.length === 0) ?? false;
}

/**
 * Turns an order into an invoice, in the transaction that notes its payment: its number, the use of its code, one
 * solicitud for each line. The caller holds the row and knows that it waits to be paid. What could not be delivered is refused.
 */
export async function pagarFactura(db: Db, factura: PorPagar, examen: Examen, now: Date): Promise<void> {
  const { idFactura, idUsuario, codigo, gastosDe } = factura;
  const anio = anioDe(now);
  const serie = `F-${anio}`;
  if (!esEntregable(examen)) throw new AppError('pedido-no-entregable', { errores: examen.faltas.flat() });
  const [lineas, calendario, [cargo]] = examen.leido;
  const listas = await alistarSolicitudes(db, { idFactura, idUsuario, anio, now }, [lineas, calendario]);
  const idBorradores = listas.flatMap(({ idBorrador }) => idBorrador ?? []);
  if (codigo) await usarUso(db, idFactura, now);
  if (cargo) await aplicarCargo(db, cargo, now);
  if (lineas.some(({ beneficio }) => beneficio === 'unidad'))
    await insertDeReservadas(db, { idFactura, movimiento: 'consumido', now });
  await moverBorradores(db, idBorradores, { accion: 'comprar', a: 'comprado', now });
  await enqueue(db, facturaPagada, { idFactura });
  if (gastosDe) await enqueue(db, gastosResueltos, { idSolicitud: gastosDe });
  // Last, because every payment of this moment waits for these rows.
  await takeNumbersLater(db, { [serie]: 1, ...seriesDe(listas) });
  await markPagadaLater(db, { idFactura, serie, now });
  await crearSolicitudes(db, listas);
}

/** Gives an unpaid order up: what it reserved is free again and its lines are back in the cart. */
export async function abandonarFactura(
  db: Db,
  factura: PorPagar & Pick<FacturaRow, 'estado'>,
  estado: 'vencida' | 'anulada',
  now: Date,
): Promise<void> {
  const { idFactura, idUsuario } = factura;
  const lineas = (await findLineas(db, idFactura)).filter(({ retiene }) => retiene);
  await soltar(db, factura, { estado, actualizadaEn: now });
  // The gestión itself tells what becomes of it when its expenses are not paid.
  if (faseDeFactura(estado) === 'vencida' && !factura.gastosDe && lineas.some(({ tipo }) => tipo !== 'plan'))
    await avisarCompra(db, 'pedidoVencido', idFactura);
  if (factura.gastosDe) await enqueue(db, gastosResueltos, { idSolicitud: factura.gastosDe });
  else await devolverLineas(db, idUsuario, lineas, now);
}

/**
 * Takes back an order that was paid for and cannot be delivered: the caller, which notes the payment, refunds it. Lines that
 * may be sold return to the cart; a draft that lacks something is open again. Decision 0046.
 */
export async function retirarFactura(
  db: Db,
  factura: PorPagar & Pick<FacturaRow, 'estado'>,
  { faltas, leido: [lineas] }: Examen,
  now: Date,
): Promise<void> {
  const { idFactura, idUsuario } = factura;
  const motivoAnulacion = faltas
    .flat()
    .map(({ mensaje }) => mensaje)
    .join(' ')
    .slice(0, LARGO_DE_MOTIVO);
  const vuelven = (await findLineas(db, idFactura)).filter(
    ({ posicion, retiene }) => retiene && faltas[posicion - 1]?.length === 0,
  );
  await soltar(db, factura, { estado: 'anulada', actualizadaEn: now, motivoAnulacion });
  await devolverLineas(db, idUsuario, vuelven, now);
  const abiertos = lineas.flatMap(({ idBorrador, retiene }, i) =>
    idBorrador && retiene && faltas[i]?.length !== 0 ? [idBorrador] : [],
  );
  await moverBorradores(db, abiertos, { accion: 'devolver', a: 'enProgreso', now });
  await avisarCompra(db, 'pedidoRetirado', idFactura);
}

async function soltar(
  db: Db,
  { idFactura, codigo, estado }: Pick<FacturaRow, 'idFactura' | 'codigo' | 'estado'>,
  cambio: { estado: 'vencida' | 'anulada'; actualizadaEn: Date; motivoAnulacion?: string },
): Promise<void> {
  if (!maquinaDeFactura.paso(estado, cambio.estado === 'vencida' ? 'vencer' : 'anular'))
    throw new AppError('estado-no-permite');
  await updateFacturaLater(db, idFactura, cambio);
  await updateLineasSueltasLater(db, { idFactura });
  if (codigo) await liberarUso(db, idFactura, cambio.actualizadaEn);
  await insertDeReservadas(db, { idFactura, movimiento: 'devuelto', now: cambio.actualizadaEn });
  const [cargo] = await selectCargo.rows(db, { idFactura });
  if (cargo) await soltarCargo(db, cargo, cambio.actualizadaEn);
}
