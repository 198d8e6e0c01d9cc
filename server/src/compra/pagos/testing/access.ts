import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { AccessCase } from '../../../testing/access-case.ts';
import { createTramite } from '../../../tramite/tramites/testing/tramites.ts';
import { codigoNuevo, createCodigo, createUso } from '../../codigos/testing.ts';
import { casosDeFacturacion } from '../../facturas/testing/facturacion.ts';
import { addNotarial, compraDe, createPedido, createTarjeta } from './compras.ts';

const pedido: AccessCase = {
  own: async (db, owner) => ({ idFactura: await createPedido(db, owner) }),
  absent: { idFactura: uuidv7() },
};
const codigo: AccessCase = {
  own: async (db) => ({ idCodigo: (await createCodigo(db)).idCodigo }),
  absent: { idCodigo: uuidv7() },
};
const tarjeta: AccessCase = {
  own: async (db, owner) => ({ idFormaPago: await createTarjeta(db, owner) }),
  absent: { idFormaPago: uuidv7() },
};

/** Cases of the cart, codes, invoices and cards. `id` names the owner. */
export const casosDeCompra = (id: AccessCase): Record<string, AccessCase> => ({
  [nameOf(api.carrito.lines)]: id,
  [nameOf(api.carrito.formaPago)]: id,
  [nameOf(api.carrito.forgetFormaPago)]: id,
  [nameOf(api.carrito.read)]: {},
  [nameOf(api.carrito.add)]: {
    body: () => ({ idBorrador: uuidv7() }),
    status: 404,
  },
  [nameOf(api.carrito.remove)]: {
    own: async (db, owner) => ({ idLinea: (await addNotarial(db, owner)).idLinea }),
    absent: { idLinea: uuidv7() },
  },
  [nameOf(api.carrito.acceptPrices)]: {},
  [nameOf(api.carrito.applyCode)]: { body: () => ({ codigo: 'NOEXISTE' }), status: 422 },
  [nameOf(api.carrito.removeCode)]: {},
  ...casosDeCodigos,
  ...casosDeFacturas,
  ...casosDeFacturacion,
  ...casosDeFormasPago,
});

const casosDeCodigos: Record<string, AccessCase> = {
  [nameOf(api.codigos.list)]: {},
  [nameOf(api.codigos.export)]: { query: { formato: 'csv' } },
  [nameOf(api.codigos.objetos)]: {},
  [nameOf(api.codigos.create)]: { body: () => codigoNuevo() },
  [nameOf(api.codigos.read)]: {
    ...codigo,
    own: async (db, owner) => {
      const { idCodigo } = await createCodigo(db);
      if (owner.rol === 'notario') await createUso(db, idCodigo, await createTramite(db, owner));
      return { idCodigo };
    },
  },
  [nameOf(api.codigos.update)]: { ...codigo, body: () => ({ ...codigoNuevo(), revision: 1 }) },
  [nameOf(api.codigos.activate)]: { ...codigo, body: () => ({ activo: false }) },
  [nameOf(api.codigos.remove)]: codigo,
};

const casosDeFacturas: Record<string, AccessCase> = {
  [nameOf(api.facturas.buy)]: { body: () => compraDe(0), status: 400 },
  [nameOf(api.facturas.list)]: {},
  [nameOf(api.facturas.read)]: pedido,
  [nameOf(api.facturas.payAgain)]: { ...pedido, body: () => ({ tipo: 'transferencia' }), status: 400 },
  [nameOf(api.facturas.check)]: pedido,
  [nameOf(api.facturas.cancel)]: pedido,
};

const casosDeFormasPago: Record<string, AccessCase> = {
  [nameOf(api.formasPago.list)]: {},
  // Without a provider, calls that need one answer 503.
  [nameOf(api.formasPago.options)]: {},
  [nameOf(api.formasPago.open)]: { status: 503 },
  [nameOf(api.formasPago.confirm)]: { body: () => ({ referencia: 'cs_1' }), status: 503 },
  [nameOf(api.formasPago.choose)]: tarjeta,
  [nameOf(api.formasPago.forget)]: { ...tarjeta, status: 503 },
};
