import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { AccessCase } from '../../testing/access-case.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { createNota } from '../facturas/testing/facturacion.ts';
import { createPagada, createPedido } from '../pagos/testing/compras.ts';

const pagada: AccessCase = {
  own: async (db, owner) => ({ idFactura: await createPagada(db, owner) }),
  absent: { idFactura: uuidv7() },
};
const pedido: AccessCase = {
  own: async (db, owner) => ({ idFactura: await createPedido(db, owner) }),
  absent: { idFactura: uuidv7() },
};
/** A sale to the customer; for a notary, a sale with a trámite that is assigned to them. */
const venta: AccessCase = {
  ...pedido,
  own: async (db, owner) => ({
    idFactura: owner.rol === 'notario' ? (await createTramite(db, owner)).idFactura : await createPedido(db, owner),
  }),
};
const nota: AccessCase = { own: createNota, absent: { idFactura: uuidv7(), idNota: uuidv7() } };

/** Cases of sales as the office sees them. */
export const casosDeVentas: Record<string, AccessCase> = {
  [nameOf(api.ventas.list)]: {},
  [nameOf(api.ventas.totals)]: {},
  [nameOf(api.notasDeCredito.list)]: {},
  [nameOf(api.notasDeCredito.totals)]: {},
  [nameOf(api.notasDeCredito.export)]: { query: { formato: 'csv' } },
  [nameOf(api.ventas.export)]: { query: { formato: 'csv' } },
  [nameOf(api.ventas.read)]: venta,
  [nameOf(api.ventas.pdf)]: pagada,
  [nameOf(api.ventas.notaPdf)]: nota,
  // Nothing is certified yet, and so nothing can be sent again.
  [nameOf(api.ventas.resend)]: { ...pagada, status: 409 },
  [nameOf(api.ventas.cancel)]: { ...pedido, body: () => ({ motivo: 'Está duplicado' }) },
};
