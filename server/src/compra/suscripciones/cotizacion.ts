import type { Plan } from '@fedatario/contract/catalogo';
import {
  type CotizacionDePlan,
  type PeriodoDePlan,
  precioDePeriodo,
  type Receptor,
  suscripcionesPorPagar,
} from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { listarPublicos } from '../../catalogo/planes/planes.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { huellaDeDatos } from '../../services/huella.ts';
import { finDe } from '../beneficios/beneficios.ts';
import { examinarCodigoDePlan, findCupon, normalizarCodigo } from '../codigos/codigos.ts';
import { cuentaDePlan } from '../facturas/facturas.ts';
import { pendienteDe } from './mia.ts';
import { findComprador, findPropia, hasTenido } from './queries.ts';

export interface Eleccion {
  readonly idPlan: string;
  readonly periodo: PeriodoDePlan;
  readonly codigo?: string | undefined;
}

/** Quotes subscribing now. */
export async function cotizar(
  { db, actor, now }: Context<'adminCliente'>,
  eleccion: Eleccion,
): Promise<CotizacionDePlan> {
  const { idUsuario } = actor;
  const preciado = await preciar(db, idUsuario, eleccion, now);
  const { plan, precio, examen } = preciado;
  const { lineas: _, ...montos } = cuentaDePlan(precio, examen?.descuento ?? null);
  const propia = await findPropia(db, idUsuario);
  return {
    plan,
    periodo: eleccion.periodo,
    montos,
    hasta: finDe(now, eleccion.periodo, 1).toISOString(),
    huella: huellaDeCotizacion(preciado, eleccion.periodo),
    // Its renewals cost the whole price, whatever a code takes off today.
    exigeIdentificar: jurisdiccion.factura.exigeIdentificar(precio),
    receptor: await receptorDe(db, idUsuario, precio),
    codigo: examen && { codigo: normalizarCodigo(eleccion.codigo ?? ''), problema: examen.problema },
    impedimento: propia
      ? suscripcionesPorPagar.includes(propia.estado)
        ? 'porPagar'
        : 'yaTiene'
      : (await leFalta(db, idUsuario, plan))
        ? 'soloNuevos'
        : null,
    pendiente: propia ? await pendienteDe(db, propia.idSuscripcion) : null,
  };
}

export type Preciado = Awaited<ReturnType<typeof preciar>>;

/** The plan on sale, its price for that period and what a code takes off it. */
export async function preciar(db: Db, idUsuario: string, { idPlan, periodo, codigo }: Eleccion, now: Date) {
  const plan = (await listarPublicos(db)).find((one) => one.idPlan === idPlan);
  if (!plan) throw new AppError('no-encontrado');
  const precio = precioDePeriodo(plan, periodo);
  if (precio === null) throw new AppError('plan-no-disponible');
  const fila = codigo ? await findCupon(db, normalizarCodigo(codigo), idUsuario) : null;
  const examen = codigo ? examinarCodigoDePlan(fila, { idPlan, precio }, now) : null;
  return { plan, precio, examen };
}

/** SHA-256 of a plan on sale, its terms, and its price with a code. */
export function huellaDeCotizacion({ plan, precio, examen }: Preciado, periodo: PeriodoDePlan): string {
  return huellaDeDatos([plan, periodo, precio, examen?.descuento]).toString('hex');
}

/** Refuses what would not be done on the terms that the customer saw. */
export function exigirLoVisto(visto: string | undefined, huella: string): void {
  if (visto !== undefined && visto !== huella) throw new AppError('plan-cambiado');
}

/** Whether the plan is for new customers only, and this one had a plan before. */
export async function leFalta(db: Db, idUsuario: string, { para }: Pick<Plan, 'para'>): Promise<boolean> {
  return para === 'nuevos' && (await hasTenido(db, idUsuario));
}

/** The buyer for an invoice of that amount: as on the last one, unless that was nobody and the amount demands somebody. */
export async function receptorDe(db: Db, idUsuario: string, total: number): Promise<Receptor | null> {
  const comprador = await findComprador(db, idUsuario);
  if (!comprador) return null;
  const { nit, nombreCompleto: nombre, direccion } = comprador;
  const ultimo = comprador.receptor as Receptor | null;
  const exige = jurisdiccion.factura.exigeIdentificar(total);
  if (ultimo && (ultimo.tipo !== 'CF' || !exige)) return ultimo;
  if (comprador.identificado) return comprador.identificado as Receptor;
  const { comodin } = jurisdiccion.idTributaria;
  return nit && nit !== comodin
    ? { tipo: 'NIT', numero: nit, nombre, direccion }
    : { tipo: 'CF', numero: comodin, nombre, direccion };
}

/** Whether an invoice of that amount cannot be made, because nobody is identified on it. */
export async function faltaIdentificar(db: Db, idUsuario: string, total: number): Promise<boolean> {
  if (!jurisdiccion.factura.exigeIdentificar(total)) return false;
  return (await receptorDe(db, idUsuario, total))?.tipo === 'CF';
}
