import type { Descuento, ProblemaDeCodigo } from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { type Cupon, markUsadoLater, takeUso, type Uso, updateUsoLiberado } from './queries.ts';

export {
  activarCodigo,
  borrarCodigo,
  cambiarCodigo,
  crearCodigo,
  leerCodigo,
  listarCodigos,
} from './administracion/administracion.ts';
export { exportarCodigos } from './administracion/exportacion.ts';
export { listObjetos as objetosDeCodigos } from './administracion/queries.ts';
export { type Cupon, cuponDe, findCupon } from './queries.ts';

/** The data of a line that decide whether a code applies to it. */
export interface LineaConAlcance {
  readonly idProducto: string;
  readonly idCategoria: string;
  readonly precio: number;
}

/** A plan, that only a code made for plans applies to: one made before there were plans gives none away. */
export interface PlanConAlcance {
  readonly idPlan: string;
  readonly precio: number;
}

export interface Examen {
  readonly fila: Cupon | null;
  readonly problema: ProblemaDeCodigo | null;
  /** The discount; null with a problem. */
  readonly descuento: Descuento | null;
  readonly alcanza: (linea: LineaConAlcance) => boolean;
}

/** Normalises a code as people type or paste it: in capitals, with plain hyphens, without spaces or the full stop of a sentence. */
export function normalizarCodigo(texto: string): string {
  return texto
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\p{Cf}]|\.\s*$/gu, '')
    .toUpperCase();
}

/** Whether a code can be used on a plan, and what it takes off. */
export function examinarCodigoDePlan(fila: Cupon | null, plan: PlanConAlcance, now: Date): ExamenDePlan {
  if (!fila) return { fila, problema: 'inexistente', descuento: null };
  const { aplicaA, objetos } = fila;
  const alcanza = aplicaA === 'planes' && (objetos.length === 0 || objetos.includes(plan.idPlan));
  const problema = problemaDe(fila, alcanza ? [plan] : [], now);
  return { fila, problema, descuento: problema ? null : descuentoDe(fila) };
}

type ExamenDePlan = Omit<Examen, 'alcanza'>;

/** Whether a code can be used on these lines by its customer now, and what it takes off. */
export function examinarCodigo(fila: Cupon | null, lineas: readonly LineaConAlcance[], now: Date): Examen {
  if (!fila) return { fila, problema: 'inexistente', descuento: null, alcanza: () => false };
  const alcanza = alcanceDe(fila);
  const problema = problemaDe(fila, lineas.filter(alcanza), now);
  return { fila, problema, descuento: problema ? null : descuentoDe(fila), alcanza };
}

function descuentoDe({ tipo, valor }: Cupon): Descuento {
  return { tipo: tipo as Descuento['tipo'], valor };
}

/** Reserves a use with an order. Refuses when the last one went to someone else meanwhile. */
export async function reservarUso(db: Db, { fila, ...uso }: Reserva): Promise<void> {
  if (!(await takeUso(db, { ...uso, idCodigo: fila.idCodigo }))) throw new AppError('codigo-agotado');
}

type Reserva = Omit<Uso, 'idCodigo'> & { readonly fila: Cupon };

export const usarUso = markUsadoLater;
export const liberarUso = updateUsoLiberado;

function alcanceDe({ aplicaA, objetos }: Cupon): (linea: LineaConAlcance) => boolean {
  if (aplicaA === 'todo') return () => true;
  if (aplicaA === 'productos') return ({ idProducto }) => objetos.includes(idProducto);
  if (aplicaA === 'categorias') return ({ idCategoria }) => objetos.includes(idCategoria);
  return () => false;
}

function problemaDe(
  fila: Cupon,
  alcanzadas: readonly { readonly precio: number }[],
  now: Date,
): ProblemaDeCodigo | null {
  if (!fila.activo) return 'inactivo';
  if (fila.desde && now < new Date(fila.desde)) return 'antesDeFecha';
  if (fila.hasta && now >= new Date(fila.hasta)) return 'vencido';
  if (fila.usosMaximos !== null && fila.usos >= fila.usosMaximos) return 'agotado';
  if (fila.usosPorCliente !== null && fila.usosDelCliente >= fila.usosPorCliente) return 'yaUsado';
  if (alcanzadas.length === 0) return 'otrosProductos';
  const suma = alcanzadas.reduce((total, { precio }) => total + precio, 0);
  return suma < fila.montoMinimo ? 'montoMinimo' : null;
}
