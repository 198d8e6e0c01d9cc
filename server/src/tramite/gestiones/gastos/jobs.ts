import { abandonarFactura, lockFactura } from '../../../compra/facturas/facturas.ts';
import { devolverDeOficio } from '../../../compra/reembolsos/reembolsos.ts';
import type { Db } from '../../../db/db.ts';
import { type Worker, worker } from '../../../queue/job.ts';
import { gastosResueltos, saldarGastos } from '../../../solicitud/gastos/gastos.ts';
import { lockSolicitud } from '../../../solicitud/solicitudes/solicitudes.ts';
import { darPaso } from '../../expedientes/expedientes.ts';
import { cuentaDe, entregarSaldada } from './gastos.ts';
import { findPorPagar, hasResultado, listCobros } from './queries.ts';

/** Moves a gestión on when its expenses are paid, and gives back what was not spent when it ends. */
export const jobs: readonly Worker[] = [
  worker(gastosResueltos, ({ db, now }, { idSolicitud }) => seguir(db, idSolicitud, now)),
  worker(saldarGastos, ({ db, now }, { idSolicitud }) => saldar(db, idSolicitud, now)),
];

/** The gestión goes on where it was once its invoice is paid, or was given up. With its result there, it is delivered. */
export async function seguir(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  if (!row) return;
  if (row.grupo === 'finalizado') return saldar(db, idSolicitud, now);
  if (row.estado !== 'gastosPorPagar' || (await findPorPagar(db, idSolicitud))) return;
  const delSistema = { como: ['sistema'], idUsuario: null, now } as const;
  const { debido, cobrado, porCobrar } = await cuentaDe(db, idSolicitud);
  // Invoice and wait end together; whichever is noticed first, the gestión expires.
  if (porCobrar > 0 && row.limiteEn && row.limiteEn <= now)
    return void (await darPaso(db, row, { ...delSistema, accion: 'caducar' }));
  const motivo = porCobrar > 0 ? 'La factura de los gastos no se pagó' : null;
  const movida = await darPaso(db, row, { ...delSistema, accion: 'pagarGastos', motivo });
  // An invoice that was given up is not made again by itself: the office speaks with its customer first.
  if (cobrado >= debido && movida.estado === 'resuelta' && (await hasResultado(db, idSolicitud)))
    await entregarSaldada(db, movida, now);
}

/** Nobody pays for the expenses of what ended. */
async function soltarCobro(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const idFactura = await findPorPagar(db, idSolicitud);
  const factura = idFactura && (await lockFactura(db, idFactura));
  if (factura && factura.estado === 'pendientePago') await abandonarFactura(db, factura, 'anulada', now);
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
