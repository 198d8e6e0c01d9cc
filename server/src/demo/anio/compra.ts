import { HOUR, MINUTE } from '@fedatario/contract/base';
import { borradores } from '@fedatario/contract/borrador';
import { productos } from '@fedatario/contract/catalogo';
import {
  carrito,
  comprobantes,
  esperaPago,
  type FacturaDetalle,
  facturas,
  formasPago,
  type Receptor,
} from '@fedatario/contract/compra';
import { diaLocal } from '../../services/hora-local.ts';
import type { TestCardKind } from '../../services/payments/past.ts';
import type { Azar } from './azar.ts';
import { type Gente, nombreDe } from './gente.ts';
import type { Persona } from './llamada.ts';
import type { Oficina } from './oficina.ts';
import { subir } from './papeles.ts';
import type { Respuestas } from './respuestas.ts';
import { despues, enHorario } from './tiempo.ts';

/** A customer: their account, and who they are. */
export interface Cliente extends Persona {
  readonly gente: Gente;
}

export type Metodo = 'tarjeta' | 'tarjetaGuardada' | 'transferencia';

/** Fills in a new draft of a product with these answers; its id. */
export async function redactar(
  { llamar }: Oficina,
  cliente: Cliente,
  slug: string,
  respuestas: Respuestas,
): Promise<string> {
  const { idProducto } = await llamar(undefined, productos.read, { params: { idProducto: slug } });
  const { idBorrador, revision } = await llamar(cliente, borradores.create, { body: { idProducto, otro: true } });
  const cambios = Object.entries(respuestas).map(([clave, valor]) => ({ clave, valor }));
  await llamar(cliente, borradores.save, { params: { idBorrador }, body: { revision, cambios } });
  return idBorrador;
}

/** Puts a draft into the cart, with a code where there is one, and makes the order; it is paid yet only if it costs nothing. */
export async function pedir(
  oficina: Oficina,
  cliente: Cliente,
  idBorrador: string,
  metodo: Metodo,
  codigo?: string,
): Promise<FacturaDetalle> {
  const { llamar } = oficina;
  // Lines given up another day came back to the cart, and nobody wants them any more.
  const { lineas } = await llamar(cliente, carrito.read, {});
  for (const { idLinea } of lineas) await llamar(cliente, carrito.remove, { params: { idLinea } });
  await llamar(cliente, carrito.add, { body: { idBorrador } });
  if (codigo) await llamar(cliente, carrito.applyCode, { body: { codigo } });
  const { totales, huella: visto } = await llamar(cliente, carrito.read, {});
  const body = {
    total: totales.total,
    receptor: receptorDe(cliente.gente),
    metodo: await medioDe(oficina, cliente, metodo),
    terminos: true,
  } as const;
  return llamar(cliente, facturas.buy, { query: { visto }, body });
}

export async function medioDe({ llamar }: Oficina, cliente: Cliente, metodo: Metodo) {
  if (metodo === 'transferencia') return { tipo: 'transferencia' } as const;
  const [guardada] = await llamar(cliente, formasPago.list, {});
  if (metodo === 'tarjetaGuardada' && guardada)
    return { tipo: 'tarjetaGuardada', idFormaPago: guardada.idFormaPago } as const;
  return { tipo: 'tarjetaNueva', recordar: metodo === 'tarjetaGuardada' } as const;
}

/** Types a card on the page of the bank for an order, and returns from it. */
export async function pagarEnPagina(
  { llamar, typeCard }: Oficina,
  cliente: Cliente,
  { idFactura, pagos }: FacturaDetalle,
  tarjeta: TestCardKind = 'aceptada',
): Promise<FacturaDetalle> {
  const url = pagos[0]?.url;
  if (url) await typeCard(url, tarjeta, nombreDe(cliente.gente));
  return llamar(cliente, facturas.check, { params: { idFactura } });
}

/** Pays an order by the method it was made with; a transfer is seen by the office the next working day. */
export async function* pagar(
  oficina: Oficina,
  cliente: Cliente,
  pedido: FacturaDetalle,
  admin: Persona,
): AsyncGenerator<Date, FacturaDetalle, void> {
  if (!esperaPago(pedido.estado)) return pedido;
  if (pedido.metodo !== 'transferencia') return pagarEnPagina(oficina, cliente, pedido);
  const { idFactura } = pedido;
  yield despues(oficina.reloj.ahora, 40 * MINUTE);
  const { idComprobante } = await enviarComprobante(oficina, cliente, pedido);
  yield enHorario(despues(oficina.reloj.ahora, 3 * HOUR));
  const body = { montoRecibido: pedido.total, motivo: null };
  await oficina.llamar(admin, comprobantes.accept, { params: { idComprobante }, body });
  return oficina.llamar(cliente, facturas.read, { params: { idFactura } });
}

/** Hands in the receipt of a transfer that was just made. */
export async function enviarComprobante(oficina: Oficina, cliente: Cliente, { idFactura, total }: FacturaDetalle) {
  const idArchivo = await subir(oficina, cliente, 'recibo');
  const fecha = diaLocal(oficina.reloj.ahora);
  const referencia = String(10_000_000 + (total % 89_999_999));
  const body = { idArchivo, monto: total, fecha, banco: 'Banco de Desarrollo Rural', referencia };
  return oficina.llamar(cliente, comprobantes.submit, { params: { idFactura }, body });
}

/** To whom their invoices are made out. */
export function receptorDe(gente: Gente): Receptor {
  const { lugar } = gente;
  const direccion = `${lugar.calle}, ${lugar.nombre}`;
  if (gente.empresa) return { tipo: 'NIT', numero: gente.nit, nombre: `${gente.empresa}, Sociedad Anónima`, direccion };
  return { tipo: 'NIT', numero: gente.nit, nombre: nombreDe(gente), direccion };
}

/** How people pay: most by card. */
export const metodoDe = (azar: Azar): Metodo =>
  azar.uno(['tarjeta', 'tarjeta', 'tarjeta', 'tarjetaGuardada', 'tarjetaGuardada', 'transferencia']);
