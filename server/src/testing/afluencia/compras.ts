import { compraDe } from '../../compra/pagos/testing/compras.ts';
import type { Cliente } from './cliente.ts';
import type { EnVenta, Persona } from './personas.ts';

/** An order that the product said is paid. */
export interface Acusada {
  readonly idFactura: string;
  readonly lineas: number;
  /** Lines that the product delivers by itself, sealed. */
  readonly automaticas: number;
}

interface Pedido {
  readonly idFactura: string;
  readonly numero: string | null;
  readonly estado: string;
  readonly lineas: readonly { readonly solicitud: { readonly automatica: boolean } | null }[];
}

/** Buys one document from beginning to end: draft, answer, cart, purchase with the saved card, and the order read again. */
export async function comprar(
  cliente: Cliente,
  { idFormaPago }: Persona,
  { idProducto, precio }: { readonly idProducto: string; readonly precio: number },
): Promise<Acusada> {
  const post = <T>(path: string, body: object, isFinal?: (data: T) => boolean) =>
    cliente.insist<T>({ clase: 'escritura', method: 'POST', path: `/api/private${path}`, body }, isFinal);
  const get = <T>(path: string) => cliente.insist<T>({ clase: 'propia', path: `/api/private${path}` });
  type Borrador = { readonly idBorrador: string; readonly revision: number };
  const { idBorrador, revision } = await post<Borrador>('/borradores', { idProducto, otro: true });
  await post(`/borradores/${idBorrador}/respuestas`, { revision, cambios: [{ clave: 'alfa', valor: 'uno' }] });
  await post('/carrito/lineas', { idBorrador });
  const { totales } = await get<{ totales: { total: number } }>('/carrito');
  const compra = compraDe(totales.total || precio, { tipo: 'tarjetaGuardada', idFormaPago });
  const hecha = await post<Pedido>('/compras', compra, ({ estado }) => estado === 'pagada');
  const leida = await get<Pedido>(`/facturas/${hecha.idFactura}`);
  if (leida.estado !== 'pagada' || !leida.numero) throw new Error(`Leída después de pagada: ${leida.estado}`);
  const { length } = hecha.lineas;
  const automaticas = hecha.lineas.filter(({ solicitud }) => solicitud?.automatica).length;
  return { idFactura: hecha.idFactura, lineas: length, automaticas };
}

/** The product of each purchase: one in so many is a document that is sealed at once, which costs more than all the rest. */
export function productoDe({ notarial, automatico, precio }: EnVenta, turno: number) {
  return { idProducto: turno % CADA_CUANTAS === 0 ? automatico : notarial, precio };
}

const CADA_CUANTAS = 8;
