import { DAY } from '@fedatario/contract/base';
import {
  type ClaseDeUnidad,
  DIAS_POR_EXTENSION,
  diasEntre,
  estadosConBeneficios,
  maquinaDeSuscripcion,
  type SuscripcionConLibro,
} from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context, OutsideContext } from '../../http/route.ts';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';
import {
  avisarPlan,
  enDia,
  hastaCuando,
  lockSuscripcion,
  regalarUnidades,
  type SuscripcionRow,
  updateSuscripcion,
} from '../beneficios/beneficios.ts';
import type { PaymentServices } from '../pagos/pagos.ts';
import { cancelarSuscripcion, tomar } from './cancelacion.ts';
import { leerSuscripcion } from './oficina.ts';
import { findFinPagado } from './pagado/queries.ts';
import { findPedidoPendiente } from './queries.ts';

interface Orden {
  readonly motivo: string;
  readonly revision: number;
}

/** Gives units that serve until the period ends; a plan without limit needs none. */
export async function regalar(
  request: Context<'admin'>,
  idSuscripcion: string,
  { clase, cantidad, motivo, revision }: Orden & { readonly clase: ClaseDeUnidad; readonly cantidad: number },
): Promise<SuscripcionConLibro> {
  const { db, actor, now } = request;
  const row = await tomar(db, idSuscripcion, revision);
  if (row.vuelta === 0 || !estadosConBeneficios.includes(row.estado)) throw new AppError('estado-no-permite');
  const hasta = hastaCuando(row);
  // Units of a period that is over would be lost with it.
  if (hasta <= now) throw new AppError('estado-no-permite');
  const { idUsuario } = actor;
  const regalo = { idBeneficio: uuidv7(), idSuscripcion, clase, vuelta: row.vuelta, cantidad, motivo, idUsuario, now };
  if (!(await regalarUnidades(db, regalo))) throw new AppError('estado-no-permite');
  await updateSuscripcion(db, idSuscripcion, { motivoOficina: motivo, actualizadaEn: now });
  const [una, varias] = clase === 'cita' ? ['una cita', 'citas'] : ['un documento', 'documentos'];
  const cuantos = cantidad === 1 ? `${una} más` : `${cantidad} ${varias} más`;
  const detalle = `tiene ${cuantos} para usar hasta el ${enDia(diaLocal(hasta))}.`;
  await avisarPlan(db, row, 'suscripcionAjustada', { detalle });
  return leerSuscripcion(request, idSuscripcion);
}

/** Makes the present period some days longer, without a charge: the next one begins then. */
export async function extender(
  request: Context<'admin'>,
  idSuscripcion: string,
  { dias, motivo, revision }: Orden & { readonly dias: number },
): Promise<SuscripcionConLibro> {
  const { db, now } = request;
  const row = await tomar(db, idSuscripcion, revision);
  await exigirExtensible(db, row);
  const finPeriodo = inicioDelDia(diaLocal(new Date(row.finPeriodo.getTime() + dias * DAY)));
  const pagado = diaLocal((await findFinPagado(db, idSuscripcion)) ?? row.finPeriodo);
  if (diasEntre(pagado, diaLocal(finPeriodo)) > DIAS_POR_EXTENSION)
    throw new AppError('extension-maxima', { params: { dias: DIAS_POR_EXTENSION } });
  await updateSuscripcion(db, idSuscripcion, {
    ancla: finPeriodo,
    periodos: 0,
    finPeriodo,
    avisos: 0,
    avisadaEn: null,
    motivoOficina: motivo,
    actualizadaEn: now,
  });
  await avisarPlan(db, row, 'suscripcionAjustada', {
    detalle: `el periodo que ya pagó dura ahora hasta el ${enDia(diaLocal(finPeriodo))}.`,
  });
  return leerSuscripcion(request, idSuscripcion);
}

async function exigirExtensible(db: Db, { idSuscripcion, estado }: SuscripcionRow): Promise<void> {
  const paso = maquinaDeSuscripcion.paso(estado, 'extender', 'admin');
  // The renewal that is being charged already has its dates.
  if (!paso || (await findPedidoPendiente(db, idSuscripcion))) throw new AppError('estado-no-permite');
}

/** Cancels a customer's plan as they could themselves, for a reason that is kept. */
export async function cancelarPorOficina(
  services: PaymentServices,
  request: OutsideContext<'admin'>,
  idSuscripcion: string,
  { motivo, revision }: Orden,
): Promise<SuscripcionConLibro> {
  const { actor, db, now, transact, transactActo } = request;
  if (!(await transact((tx) => lockSuscripcion(tx, idSuscripcion)))) throw new AppError('no-encontrado');
  const cancelacion = { idSuscripcion, agente: 'admin', revision, motivo } as const;
  return cancelarSuscripcion(services, { db, transact, now }, cancelacion, (work) =>
    transactActo(async (tx) => {
      await work(tx);
      await updateSuscripcion(tx, idSuscripcion, { motivoOficina: motivo });
      return leerSuscripcion({ db: tx, actor, now }, idSuscripcion);
    }),
  );
}
