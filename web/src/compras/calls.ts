import type { carrito, facturacion, facturas, formasPago, reembolsos } from '@fedatario/contract';
import { light } from '../lib/calls.ts';

const access = 'adminCliente';

export const leerCarrito = light<typeof carrito.read>({ method: 'GET', path: '/private/carrito', access });

export const lineasEnCarrito = light<typeof carrito.lines>({
  method: 'GET',
  path: '/private/usuario/:id/productosEnCarrito',
  access: 'all',
});

export const agregar = light<typeof carrito.add>({ method: 'POST', path: '/private/carrito/lineas', access });

export const quitar = light<typeof carrito.remove>({
  method: 'DELETE',
  path: '/private/carrito/lineas/:idLinea',
  access,
});

export const aceptarPrecios = light<typeof carrito.acceptPrices>({
  method: 'POST',
  path: '/private/carrito/precios',
  access,
});

export const aplicarCodigo = light<typeof carrito.applyCode>({
  method: 'POST',
  path: '/private/carrito/codigo',
  access,
});

export const quitarCodigo = light<typeof carrito.removeCode>({
  method: 'DELETE',
  path: '/private/carrito/codigo',
  access,
});

export const comprar = light<typeof facturas.buy>({ method: 'POST', path: '/private/compras', access });

export const listarFacturas = light<typeof facturas.list>({ method: 'GET', path: '/private/facturas', access });

export const leerFactura = light<typeof facturas.read>({
  method: 'GET',
  path: '/private/facturas/:idFactura',
  access,
});

export const pdfDeFactura = light<typeof facturacion.pdf>({
  method: 'GET',
  path: '/private/facturas/:idFactura/pdf',
  access,
});

export const pdfDeNota = light<typeof facturacion.notaPdf>({
  method: 'GET',
  path: '/private/facturas/:idFactura/notas/:idNota/pdf',
  access,
});

export const pagarDeNuevo = light<typeof facturas.payAgain>({
  method: 'POST',
  path: '/private/facturas/:idFactura/pagos',
  access,
});

export const comprobar = light<typeof facturas.check>({
  method: 'POST',
  path: '/private/facturas/:idFactura/comprobacion',
  access,
});

export const anular = light<typeof facturas.cancel>({
  method: 'POST',
  path: '/private/facturas/:idFactura/anulacion',
  access,
});

export const listarTarjetas = light<typeof formasPago.list>({
  method: 'GET',
  path: '/private/formas-pago',
  access: 'all',
});

export const abrirTarjeta = light<typeof formasPago.open>({
  method: 'POST',
  path: '/private/formas-pago',
  access: 'all',
});

export const confirmarTarjeta = light<typeof formasPago.confirm>({
  method: 'POST',
  path: '/private/formas-pago/confirmacion',
  access: 'all',
});

export const elegirTarjeta = light<typeof formasPago.choose>({
  method: 'POST',
  path: '/private/formas-pago/:idFormaPago/predeterminada',
  access: 'all',
});

export const olvidarTarjeta = light<typeof formasPago.forget>({
  method: 'DELETE',
  path: '/private/formas-pago/:idFormaPago',
  access: 'all',
});

export const cotizar = light<typeof reembolsos.quote>({
  method: 'GET',
  path: '/private/facturas/:idFactura/cotizacion',
  access,
});

export const listarReembolsos = light<typeof reembolsos.list>({
  method: 'GET',
  path: '/private/facturas/:idFactura/reembolsos',
  access,
});

export const pedirReembolso = light<typeof reembolsos.ask>({
  method: 'POST',
  path: '/private/facturas/:idFactura/reembolsos',
  access,
});
