import {
  type CambioPagado,
  type CotizacionDeCambio,
  cotizarCambioDePlan,
  type FacturaDetalle,
  type MiSuscripcion,
  maquinaDeSuscripcion,
  type PeriodoDePlan,
  unidadesDePeriodo,
} from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context, OutsideContext } from '../../http/route.ts';
import { diaEscrito, diaLocal, inicioDelDia } from '../../services/hora-local.ts';
import { huellaDeDatos } from '../../services/huella.ts';
import { finDe, insertCargo, sumUnidades, updateSuscripcion } from '../beneficios/beneficios.ts';
import { cuentaDePlan, guardarPedidoDePlan } from '../facturas/facturas.ts';
import type { PaymentServices } from '../pagos/pagos.ts';
import { pedirYCobrar } from './alta.ts';
import { exigirPaso, tomar } from './cancelacion.ts';
import { type Eleccion, exigirLoVisto, faltaIdentificar, leFalta, preciar, receptorDe } from './cotizacion.ts';
import { leerMia, pendienteDe } from './mia.ts';
import { findFinPagado } from './pagado/queries.ts';
import { findPropia, lockCliente, type PropiaRow } from './queries.ts';

/** Quotes passing to that plan today, and tells what comes of it. */
export async function cotizarCambio(
  { db, actor, now }: Context<'adminCliente'>,
  eleccion: Eleccion,
): Promise<CotizacionDeCambio> {
  const calculo = await calcular(db, actor.idUsuario, eleccion, now);
  const { row, plan, precio, cuenta, actual, pendiente, impedimento } = calculo;
  const { lineas: _, ...montos } = cuentaDePlan(cuenta.cuando === 'ahora' ? cuenta.diferencia : 0, null);
  return {
    plan,
    periodo: eleccion.periodo,
    actual: {
      nombrePlan: row.nombrePlan,
      periodo: row.periodo,
      finPeriodo: row.finPeriodo.toISOString(),
      disponibles: actual.documentos.disponibles,
      citas: actual.citas.disponibles,
    },
    cuando: cuenta.cuando,
    comienzaHoy: cuenta.comienzaHoy,
    credito: cuenta.credito,
    cargo: cuenta.cargo,
    montos,
    precio,
    hasta: inicioDelDia(cuenta.hasta).toISOString(),
    documentos: cuenta.documentos,
    citas: cuenta.citas,
    exigeIdentificar: jurisdiccion.factura.exigeIdentificar(Math.max(montos.total, precio)),
    receptor: await receptorDe(db, actor.idUsuario, precio),
    impedimento,
    pendiente,
    revision: row.revision,
    huella: huellaDeCambio(calculo, eleccion.periodo),
  };
}

/** Changes the plan now: the order of the difference, and the beginning of its payment. Until it is paid the plan stays as it is. */
export function cambiarPagando(
  services: PaymentServices,
  request: OutsideContext<'adminCliente'>,
  compra: CambioPagado,
  visto: string | undefined,
): Promise<FacturaDetalle> {
  return pedirYCobrar(services, request, { compra, visto }, pedirCambio);
}

interface Pedido {
  readonly idUsuario: string;
  readonly clave: string;
  readonly compra: CambioPagado;
  readonly visto?: string | undefined;
  readonly now: Date;
}

/** Writes the order of a change. The caller holds the customer. */
export async function pedirCambio(db: Db, { idUsuario, clave, compra, visto, now }: Pedido) {
  const { idSuscripcion } = await tomarPropia(db, idUsuario, compra.revision);
  const calculo = await calcular(db, idUsuario, compra, now);
  const { row, plan, precio, cuenta, impedimento } = calculo;
  if (impedimento) throw new AppError(ERRORES[impedimento]);
  if (cuenta.cuando !== 'ahora' || cuenta.diferencia !== compra.total) throw new AppError('precio-cambiado');
  exigirLoVisto(visto, huellaDeCambio(calculo, compra.periodo));
  const { periodo, receptor, metodo } = compra;
  const idFactura = uuidv7();
  const hasta = cuenta.comienzaHoy ? finDe(now, periodo, 1) : row.finPeriodo;
  const factura = await guardarPedidoDePlan(db, {
    idFactura,
    idUsuario,
    clave,
    huella: huellaDeDatos(compra),
    metodo: metodo.tipo === 'transferencia' ? 'transferencia' : 'tarjeta',
    receptor,
    idSuscripcion,
    nombre: `Cambio a ${plan.nombre}, del ${diaEscrito(diaLocal(now))} al ${diaEscrito(cuenta.hasta)}`,
    precio: cuenta.diferencia,
    precioAlRenovar: precio,
    cupon: null,
    now,
  });
  const vuelta = cuenta.comienzaHoy ? row.vuelta + 1 : row.vuelta;
  const cargo = { idFactura, idSuscripcion, clase: 'cambio', estado: 'pendiente', vuelta, periodo, precio } as const;
  await insertCargo(db, { ...cargo, idVersion: plan.idVersion, desde: now, hasta, creadoEn: now });
  return factura;
}

/** Leaves the change for the next renewal, whose notices tell its amount. */
export async function programarCambio(
  { actor, db, now }: Context<'adminCliente'>,
  { revision, visto, ...eleccion }: Eleccion & { readonly revision: number; readonly visto?: string | undefined },
): Promise<MiSuscripcion | null> {
  await lockCliente(db, actor.idUsuario);
  const { idSuscripcion } = await tomarPropia(db, actor.idUsuario, revision);
  const calculo = await calcular(db, actor.idUsuario, eleccion, now);
  const { row, plan, precio, impedimento } = calculo;
  if (impedimento) throw new AppError(ERRORES[impedimento]);
  exigirLoVisto(visto, huellaDeCambio(calculo, eleccion.periodo));
  if (await faltaIdentificar(db, actor.idUsuario, precio)) throw new AppError('plan-exige-identificar');
  exigirPaso(row, 'programarCambio', 'cliente');
  await updateSuscripcion(db, idSuscripcion, {
    estado: 'cambioProgramado',
    idVersionSiguiente: plan.idVersion,
    periodoSiguiente: eleccion.periodo,
    versionAvisadaEn: null,
    actualizadaEn: now,
  });
  return leerMia({ db, actor });
}

/** The customer's subscription, held before its units are counted, so that none of them is spent meanwhile. */
async function tomarPropia(db: Db, idUsuario: string, revision: number) {
  const propia = await findPropia(db, idUsuario);
  if (!propia || propia.vuelta === 0) throw new AppError('no-encontrado');
  return tomar(db, propia.idSuscripcion, revision);
}

type Impedimento = NonNullable<CotizacionDeCambio['impedimento']>;

const ERRORES = {
  mismo: 'suscripcion-existente',
  porPagar: 'suscripcion-existente',
  estado: 'estado-no-permite',
  soloNuevos: 'plan-no-disponible',
} as const satisfies Record<Impedimento, string>;

/** SHA-256 of the plan that is changed to, its terms, and what the change costs and leaves. */
function huellaDeCambio({ plan, precio, cuenta }: Awaited<ReturnType<typeof calcular>>, periodo: PeriodoDePlan) {
  return huellaDeDatos([plan, periodo, precio, cuenta]).toString('hex');
}

/** The customer's plan, the one on sale that they pass to, and the sum of the change today. */
async function calcular(db: Db, idUsuario: string, eleccion: Eleccion, now: Date) {
  const row = await findPropia(db, idUsuario);
  if (!row || row.vuelta === 0) throw new AppError('no-encontrado');
  const { plan, precio } = await preciar(db, idUsuario, eleccion, now);
  const periodo = row.periodo;
  const documentos = await sumUnidades(db, row.idSuscripcion, row.vuelta, 'documento');
  const citas = await sumUnidades(db, row.idSuscripcion, row.vuelta, 'cita');
  const actual = {
    // Money that was given back is not credited as well.
    valor: Math.max(0, row.valor - row.devuelto),
    desde: diaLocal(row.inicioPeriodo),
    hasta: diaLocal(row.finPeriodo),
    pagadoHasta: diaLocal((await findFinPagado(db, row.idSuscripcion)) ?? row.finPeriodo),
    periodo,
    documentos: { incluidas: unidadesDePeriodo(row.documentos, periodo), disponibles: documentos.disponibles },
    citas: { incluidas: unidadesDePeriodo(row.citas, periodo), disponibles: citas.disponibles },
  };
  const nuevo = {
    precio,
    periodo: eleccion.periodo,
    documentos: unidadesDePeriodo(plan.documentos, eleccion.periodo),
    citas: unidadesDePeriodo(plan.citas, eleccion.periodo),
  };
  const cuenta = cotizarCambioDePlan(actual, nuevo, diaLocal(now));
  const pendiente = await pendienteDe(db, row.idSuscripcion);
  const ajeno = plan.idPlan !== row.idPlan && (await leFalta(db, idUsuario, plan));
  const impedimento = terminado(row, now)
    ? 'estado'
    : impedimentoDe(row, { ...eleccion, idVersion: plan.idVersion }, pendiente !== null, ajeno);
  return { row, plan, precio, cuenta, actual, pendiente, impedimento };
}

/** A period that is over is renewed before anything is changed: a change that waits for its payment would stop the renewal. */
const terminado = ({ finPeriodo }: PropiaRow, now: Date) => now >= finPeriodo;

function impedimentoDe(
  row: PropiaRow,
  { idVersion, periodo }: { readonly idVersion: string; readonly periodo: PeriodoDePlan },
  pendiente: boolean,
  ajeno: boolean,
): Impedimento | null {
  if (row.idVersion === idVersion && row.periodo === periodo) return 'mismo';
  if (pendiente) return 'porPagar';
  // Its period is not credited to another plan while its money may go back.
  if (row.enDevolucion) return 'estado';
  if (!maquinaDeSuscripcion.paso(row.estado, 'programarCambio', 'cliente')) return 'estado';
  return ajeno ? 'soloNuevos' : null;
}
