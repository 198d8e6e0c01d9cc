import { DAY } from '@fedatario/contract/base';
import type { TipoDeSolicitud } from '@fedatario/contract/solicitud';
import { lockFactura } from '../../compra/facturas/facturas.ts';
import { pedirReembolso } from '../../compra/reembolsos/reembolsos.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import type { Cambio } from '../../solicitud/solicitudes/solicitudes.ts';
import { cotizarSolicitud, exigirExpediente } from './lectura.ts';
import { darPaso, tomarSolicitud } from './paso.ts';

/** A kind of solicitud, and how its detail is read: for the calls that are the same for both. */
export interface Clase<Detalle> {
  readonly tipo: TipoDeSolicitud;
  readonly leer: (request: Context<'all'>, idSolicitud: string) => Promise<Detalle>;
}

interface Cancelacion {
  readonly revision: number;
  readonly motivo: string;
  /** The refund that the caller saw. Centavos. */
  readonly total: number;
}

const DIAS_DE_PAUSA = 365;

/** Locks a solicitud that the actor may act on; a stale revision is refused with it as it is. */
export async function tomarRevision<D>(
  request: Context<'all'>,
  { tipo, leer }: Clase<D>,
  idSolicitud: string,
  revision: number,
) {
  const { db, actor } = request;
  const found = await tomarSolicitud(db, actor, idSolicitud, tipo);
  if (found.row.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leer(request, idSolicitud) });
  return found;
}

/** Stops the work for good, and asks for what the rule gives back of it. */
export async function cancelar<D>(
  request: Context<'all'>,
  clase: Clase<D>,
  idSolicitud: string,
  { revision, motivo, total: visto }: Cancelacion,
): Promise<D> {
  const { db, actor, now } = request;
  const { idFactura, tipo } = await exigirExpediente(db, actor, idSolicitud);
  if (tipo !== clase.tipo) throw new AppError('no-encontrado');
  // The invoice is held first, as everywhere.
  await lockFactura(db, idFactura);
  const { row, como } = await tomarRevision(request, clase, idSolicitud, revision);
  const { posicion } = row;
  const { monto, enCurso } = await cotizarSolicitud(db, row, now);
  if (monto !== visto) throw new AppError('cotizacion-cambiada');
  const { idUsuario } = actor;
  // Quoted before it stops: the refund depends on how far the work went.
  if (monto > 0 && !enCurso)
    await pedirReembolso(db, { idFactura, posiciones: [posicion], visto, motivo, idUsuario, now });
  await darPaso(db, row, { accion: 'cancelar', como, idUsuario, motivo, now });
  return clase.leer(request, idSolicitud);
}

/** The end of a pause, which only and always a pause has. */
export function finDePausa(
  { accion, hasta }: { readonly accion: string; readonly hasta?: string | null | undefined },
  now: Date,
): Cambio {
  if (accion !== 'pausar') {
    if (hasta) throw invalidField('hasta', 'invalido');
    return {};
  }
  if (!hasta) throw invalidField('hasta', 'requerido');
  const limiteEn = new Date(hasta);
  if (limiteEn <= now || limiteEn.getTime() > now.getTime() + DIAS_DE_PAUSA * DAY)
    throw invalidField('hasta', 'fechaPausa');
  return { limiteEn };
}
