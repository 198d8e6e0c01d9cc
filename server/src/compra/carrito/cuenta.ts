import { borradoresEnCarrito } from '@fedatario/contract/borrador';
import { estaEnVenta } from '@fedatario/contract/catalogo';
import { type Compra, totalizarConPlan } from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { huellaDeDatos } from '../../services/huella.ts';
import { alcanzaA, type PlanDeCliente, vigentes } from '../beneficios/beneficios.ts';
import { type Examen, examinarCodigo } from '../codigos/codigos.ts';
import { type ContextoRow, deleteLineasLater, type LineaRow } from './queries.ts';

export interface Cuenta {
  readonly codigo: string | null;
  readonly examen: Examen | null;
  readonly plan: PlanDeCliente | null;
  /** An earlier plan whose units are owed, and pay on top. */
  readonly debe: PlanDeCliente | null;
  readonly totales: ReturnType<typeof totalizarConPlan>;
}

/** Totals of these lines for this customer now, with their plan and the code if they apply. Cart, order and invoice all use this sum. */
export function hacerCuenta(
  filas: readonly LineaRow[],
  { codigo = null, cupon = null, planes = [] }: Partial<Pick<ContextoRow, 'codigo' | 'cupon' | 'planes'>>,
  now: Date,
): Cuenta {
  const lineas = filas.map((fila) => ({ ...fila, precio: precioDe(fila) }));
  const examen = codigo === null ? null : examinarCodigo(cupon, lineas, now);
  const [plan = null, debe = null] = vigentes(planes, now);
  const alcanza = (de: PlanDeCliente | null, { tipo, idCategoria }: LineaRow) =>
    // A plan gives documents; a gestión costs far more and is never one of them.
    de !== null && tipo === 'documento' && alcanzaA(de, idCategoria);
  const totales = totalizarConPlan(
    lineas.map((linea) => ({
      precio: linea.precio,
      conDescuento: examen?.alcanza(linea) ?? false,
      conPlan: alcanza(plan, linea),
      conDebida: alcanza(debe, linea),
    })),
    plan && { unidades: plan.disponible, descuento: plan.descuento, debidas: debe?.disponible ?? 0 },
    examen?.descuento ?? null,
  );
  return { codigo, examen, plan, debe, totales };
}

/** Reason why a line cannot be paid, or `lista`. */
export function estadoDe({ estadoProducto, idBorrador, estadoBorrador, idVersion }: LineaRow) {
  if (!estaEnVenta(estadoProducto) || !idVersion) return 'noDisponible';
  return idBorrador && !(estadoBorrador && borradoresEnCarrito.includes(estadoBorrador)) ? 'incompleta' : 'lista';
}

export function nombreDe({ nombreBorrador, nombreProducto }: LineaRow): string {
  return nombreBorrador ?? nombreProducto;
}

export function precioDe({ precio, precioVisto }: LineaRow): number {
  return precio ?? precioVisto;
}

/** {@link hacerCuenta}, of the lines an order is made of. */
export function contarLineas(
  filas: readonly (LineaRow & Pick<ContextoRow, 'codigo' | 'cupon' | 'planes'>)[],
  now: Date,
): Cuenta {
  return hacerCuenta(filas, filas[0] ?? {}, now);
}

/** Removes the lines of an order, and the code used with them, from the cart. */
export async function vaciarCarrito(db: Db, idUsuario: string, filas: readonly LineaRow[]): Promise<void> {
  const idLineas = filas.map(({ idLinea }) => idLinea);
  await deleteLineasLater(db, { idUsuario, idLineas });
}

/** The cart as the customer saw it who confirms it: its total, and its digest if their page has one. */
interface Visto extends Pick<Compra, 'total'> {
  readonly visto: string | undefined;
}

/** Refuses an order that would not be of what the customer saw. */
export function exigirLoVisto(filas: readonly LineaRow[], cuenta: Cuenta, { total, visto }: Visto): void {
  if (cuenta.totales.total !== total) throw new AppError('precio-cambiado');
  if (visto !== undefined && visto !== huellaDeCarrito(filas, cuenta)) throw new AppError('carrito-cambiado');
}

/** SHA-256 of what a cart sells, with the answers of each draft, and of what it costs, takes of a plan and leaves of it. */
export function huellaDeCarrito(filas: readonly LineaRow[], { codigo, examen, plan, debe, totales }: Cuenta): string {
  const lineas = filas.map((fila) => [
    fila.idLinea,
    fila.idBorrador,
    fila.revisionBorrador,
    fila.idVersion,
    nombreDe(fila),
    fila.modalidad,
    fila.plazoHoras,
    fila.aranceles,
  ]);
  const planes = [plan, debe].map((one) => one && [one.idSuscripcion, one.disponible, one.descuento]);
  return huellaDeDatos([lineas, totales, codigo, examen?.problema, planes]).toString('hex');
}
