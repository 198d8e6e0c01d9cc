import { esperaPago, faseDeFactura, type MotivoDeRechazo } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { notificar, notificarRoles } from '../../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../../db/db.ts';
import { formatNumber } from '../../../db/numbers.ts';
import { diaEscrito, diaLocal } from '../../../services/hora-local.ts';
import type { Aviso } from '../cola/avisos.ts';
import { leerFiscal } from '../dtes/lectura.ts';
import { type DteRow, findDte } from '../dtes/queries.ts';
import { findDatosTransferencia } from '../filas/queries.ts';
import { findCompra } from './queries.ts';

type Compra = NonNullable<Awaited<ReturnType<typeof findCompra>>>;

/** Tells of an order as it is by now; nothing, when it is no longer true. */
export async function escribirAviso(db: Db, aviso: Aviso, idFactura: string): Promise<void> {
  const compra = await findCompra(db, idFactura);
  if (compra) await avisar(db, aviso, compra);
}

const MOTIVOS: Readonly<Record<MotivoDeRechazo, string>> = {
  fondosInsuficientes: 'El banco dice que la tarjeta no tiene fondos suficientes.',
  tarjetaVencida: 'El banco dice que la tarjeta está vencida.',
  cvcIncorrecto: 'El código de seguridad no coincide.',
  tarjetaInvalida: 'El número de la tarjeta no es válido.',
  confirmacionFallida: 'La confirmación con su banco no se completó.',
  rechazadaPorElBanco: 'El banco no aprobó el pago.',
  otro: 'El pago no se pudo completar.',
};

async function avisar(db: Db, tipo: Aviso, compra: Compra): Promise<void> {
  const { idUsuario, idFactura, referencia: pedido, estado, serie, numero } = compra;
  const suya = { idUsuario, enlace: `/detalle-pago/${idFactura}` };
  const monto = jurisdiccion.moneda.formatPantalla(compra.total);
  if (esperaPago(estado)) return avisarPendiente(db, tipo, compra);
  if (tipo === 'pedidoVencido' && faseDeFactura(estado) === 'vencida')
    await notificar(db, { ...suya, tipo, variables: { pedido }, enlace: '/checkout' });
  if (tipo === 'pedidoRetirado' && faseDeFactura(estado) === 'anulada')
    await notificar(db, { ...suya, tipo, variables: { pedido, monto, motivo: compra.motivoAnulacion ?? '' } });
  if (tipo === 'pagoRecibido' && serie && numero)
    await notificar(db, { ...suya, tipo, variables: { numero: formatNumber(serie, numero), monto } });
}

/** Sends the notices that are true only while the order waits for payment. */
async function avisarPendiente(db: Db, tipo: Aviso, compra: Compra): Promise<void> {
  const { idUsuario, idFactura, referencia: pedido, metodo } = compra;
  const suya = { idUsuario, enlace: `/detalle-pago/${idFactura}` };
  const hasta = momento(compra.venceEn);
  const monto = jurisdiccion.moneda.formatPantalla(compra.total);
  if (tipo === 'esperaTransferencia' && metodo === 'transferencia') {
    const cuenta = (await findDatosTransferencia(db)) ?? 'Escríbanos y le decimos a qué cuenta transferir.';
    await notificar(db, { ...suya, tipo, variables: { pedido, monto, hasta, cuenta } });
  }
  // The refusal of a renewal is told with its plan.
  if (tipo === 'pagoRechazado' && (!compra.venceFijo || compra.gastosDe)) {
    const motivo = MOTIVOS[(compra.motivo ?? 'otro') as MotivoDeRechazo];
    await notificar(db, { ...suya, tipo, variables: { pedido, monto, hasta, motivo } });
  }
}

/** Tells every administrator of a fiscal document that is stopped, or has another date than its payment. */
export async function escribirAlPersonalDe(db: Db, idDte: string): Promise<void> {
  const dte = await findDte(db, idDte);
  const fiscal = dte && (await leerFiscal(db, dte));
  if (!dte || !fiscal) return;
  if (dte.estado === 'certificada') return escribirDeLaFecha(db, dte, formatNumber(fiscal.serie, fiscal.numero));
  const errores = (dte.errores as { mensaje: string }[]).map(({ mensaje }) => mensaje).join('\n');
  await notificarRoles(db, ['admin'], {
    tipo: dte.estado === 'rechazada' ? 'dteRechazado' : 'dteDetenido',
    variables: { numero: formatNumber(fiscal.serie, fiscal.numero), errores },
    enlace: '/admin/generales/informacion-general?seccion=facturacion',
  });
}

async function escribirDeLaFecha(db: Db, { fechadoEn, emitidoEn }: DteRow, numero: string): Promise<void> {
  if (!fechadoEn) return;
  const variables = { numero, pago: diaEscrito(diaLocal(emitidoEn)), fecha: diaEscrito(diaLocal(fechadoEn)) };
  const enlace = '/admin/generales/informacion-general?seccion=facturacion';
  await notificarRoles(db, ['admin'], { tipo: 'dteFechado', variables, enlace });
}

/** `16 de enero de 2026, 3:00 a. m.`, where the company is. */
function momento(instante: Date): string {
  const { locale, zonaHoraria: timeZone } = jurisdiccion;
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(instante);
}
