import { esperaPago, faseDeFactura } from '@fedatario/contract/compra';
import { abandonarFactura, lockFactura } from '../../../compra/facturas/facturas.ts';
import { hasComprobanteEnRevision } from '../../../compra/pagos/pagos.ts';
import { devolverDeOficio } from '../../../compra/reembolsos/reembolsos.ts';
import type { Db } from '../../../db/db.ts';
import { type Worker, worker } from '../../../queue/job.ts';
import { gastosResueltos, markRetirados, saldarGastos } from '../../../solicitud/gastos/gastos.ts';
import { faltanRequisitos } from '../../../solicitud/requisitos/requisitos.ts';
import { lockSolicitud } from '../../../solicitud/solicitudes/solicitudes.ts';
import { darPaso } from '../../expedientes/expedientes.ts';
import { cuentaDe, entregarSiNadaDebe } from './gastos.ts';
import { findPorPagar, findUltimoCobro, listCobros } from './queries.ts';

/** Moves a gestión on when its expenses are paid, and gives back what was not spent when it ends. */
export const jobs: readonly Worker[] = [
  worker(gastosResueltos, ({ db, now }, { idSolicitud }) => seguir(db, idSolicitud, now)),
  worker(saldarGastos, ({ db, now }, { idSolicitud }) => saldar(db, idSolicitud, now)),
];

/**
 * The gestión goes on where it was once its invoice is paid, or was annulled; with the invoice that expired, it expires. With its result
 * there and nothing owed, it is delivered.
 */
export async function seguir(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  if (!row) return;
  if (row.grupo === 'finalizado') return saldar(db, idSolicitud, now);
  const factura = await findUltimoCobro(db, idSolicitud);
  if (row.estado !== 'gastosPorPagar' || !factura || esperaPago(factura.estado)) return;
  const delSistema = { como: ['sistema'], idUsuario: null, now } as const;
  if (factura.numero === null) await markRetirados(db, factura.idFactura, now);
  if (faseDeFactura(factura.estado) === 'vencida')
    return void (await darPaso(db, row, { ...delSistema, accion: 'caducar' }));
  const movida = await darPaso(db, row, { ...delSistema, ...desenlaceDe(factura) });
  if (movida.estado === 'enPreparacion' && (await faltanRequisitos(db, idSolicitud)))
    return void (await darPaso(db, movida, { ...delSistema, accion: 'pedirRequisitos', motivo: 'Falta un requisito' }));
  // An invoice that was given up is not made again by itself: the office speaks with its customer first.
  await entregarSiNadaDebe(db, movida, now);
}

function desenlaceDe({ numero }: { readonly numero: number | null }) {
  if (numero !== null) return { accion: 'pagarGastos', motivo: null } as const;
  return { accion: 'dejarGastos', motivo: 'La factura de los gastos no se pagó' } as const;
}

/** Nobody pays for the expenses of what ended; a transfer whose receipt is being looked at is decided first. */
async function soltarCobro(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const idFactura = await findPorPagar(db, idSolicitud);
  const factura = idFactura === undefined ? undefined : await lockFactura(db, idFactura);
  if (!factura || !esperaPago(factura.estado) || (await hasComprobanteEnRevision(db, factura.idFactura))) return;
  await abandonarFactura(db, factura, 'anulada', now);
}

/** Gives back what was charged for the expenses of a gestión that ended and not spent, of the newest invoice first. */
export async function saldar(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  if (row?.grupo !== 'finalizado') return;
  await soltarCobro(db, idSolicitud, now);
  let { sobra } = await cuentaDe(db, idSolicitud);
  for (const { idFactura, queda } of await listCobros(db, idSolicitud)) {
    const monto = Math.min(sobra, queda);
    if (monto === 0) return;
    await devolverDeOficio(db, { idFactura, monto, motivo: 'Gastos que no hicieron falta', now });
    sobra -= monto;
  }
}
