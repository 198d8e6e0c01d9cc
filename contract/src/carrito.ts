import * as z from 'zod/mini';
import { uuid } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** A line of the cart. `precio` in centavos, IVA included. */
export const LineaDeCarrito = z.object({
  idLinea: uuid,
  idProducto: uuid,
  idBorrador: z.nullable(uuid),
  nombre: z.string(),
  precio: z.int(),
  agregadaEn: z.iso.datetime(),
});
export type LineaDeCarrito = z.output<typeof LineaDeCarrito>;

/** A saved card: what identifies it to its owner. Its number never reaches us. */
export const FormaPago = z.object({
  idFormaPago: uuid,
  marca: z.string(),
  ultimosCuatro: z.string(),
  venceMes: z.int(),
  venceAnio: z.int(),
  predeterminada: z.boolean(),
});
export type FormaPago = z.output<typeof FormaPago>;

const params = z.strictObject({ id: uuid });

export const carrito = {
  lines: endpoint({
    method: 'GET',
    path: '/private/usuario/:id/productosEnCarrito',
    access: 'all',
    alcance: 'propio',
    summary: 'Productos en el carrito propio',
    params,
    response: z.array(LineaDeCarrito),
  }),
  formaPago: endpoint({
    method: 'GET',
    path: '/private/usuario/:id/forma-pago',
    access: 'all',
    alcance: 'propio',
    summary: 'Forma de pago guardada, o null',
    params,
    response: z.nullable(FormaPago),
  }),
  forgetFormaPago: endpoint({
    method: 'DELETE',
    path: '/private/usuario/:id/forma-pago',
    access: 'all',
    alcance: 'propio',
    summary: 'Olvida la forma de pago guardada',
    params,
    response: z.nullable(FormaPago),
  }),
};
