import { randomUUID } from 'node:crypto';
import { CODIGO, type Comprador, PRECIO } from '../fixtures/compra.ts';
import { send } from './multitud.ts';

/** A whole purchase: the customer's next draft into the cart, a promo code, the cart read, and the saved card charged. */
export async function buy(url: string, { authorization, borradores, idFormaPago }: Comprador): Promise<void> {
  const idBorrador = borradores.pop();
  if (!idBorrador) throw new Error('Se acabaron los borradores: haga más compradores.');
  const call = async (method: string, path: string, sent?: object) => {
    const { body } = await send(url + path, method, { authorization, 'idempotency-key': randomUUID() }, sent);
    return (body as { data: unknown }).data;
  };
  await call('POST', '/api/private/carrito/lineas', { idBorrador });
  await call('POST', '/api/private/carrito/codigo', { codigo: CODIGO });
  const cart = await call('GET', '/api/private/carrito');
  const { totales, huella } = cart as { totales: { total: number }; huella: string };
  const { total } = totales;
  const receptor = { tipo: 'CF', numero: 'CF', nombre: 'Ana Ruiz', direccion: null };
  const metodo = { tipo: 'tarjetaGuardada', idFormaPago };
  const done = await call('POST', `/api/private/compras?visto=${huella}`, { total, receptor, metodo, terminos: true });
  const { numero, lineas } = done as { numero: string | null; lineas: { solicitud: object | null }[] };
  if (total >= PRECIO || !numero || !lineas[0]?.solicitud) throw new Error(`No se compró: ${JSON.stringify(done)}`);
}
