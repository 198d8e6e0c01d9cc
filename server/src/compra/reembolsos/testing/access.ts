import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { AccessCase } from '../../../testing/access-case.ts';
import { createPagada } from '../../pagos/testing/compras.ts';
import { CUENTA, createPorPagar, createReembolso } from './reembolsos.ts';

const pagada: AccessCase = {
  own: async (db, owner) => ({ idFactura: await createPagada(db, owner) }),
  absent: { idFactura: uuidv7() },
};
const reembolso: AccessCase = {
  own: async (db, owner) => ({ idReembolso: (await createReembolso(db, owner)).idReembolso }),
  absent: { idReembolso: uuidv7() },
};
const porPagar: AccessCase = {
  own: async (db, owner) => ({ idReembolso: (await createPorPagar(db, owner)).idReembolso }),
  absent: { idReembolso: uuidv7() },
};
const lineas = [{ posicion: 1, monto: 10_000, cancela: true }];

/** Cases of refunds, for those who ask and those who decide. */
export const casosDeReembolsos: Record<string, AccessCase> = {
  [nameOf(api.reembolsos.quote)]: pagada,
  [nameOf(api.reembolsos.list)]: pagada,
  [nameOf(api.reembolsos.ask)]: {
    ...pagada,
    body: () => ({ lineas: [1], total: 10_000, motivo: 'Ya no lo necesito' }),
  },
  [nameOf(api.reembolsos.withdraw)]: reembolso,
  [nameOf(api.reembolsos.tellAccount)]: { ...porPagar, body: () => CUENTA },
  [nameOf(api.reembolsos.account)]: porPagar,
  [nameOf(api.reembolsos.order)]: { ...pagada, body: () => ({ lineas, motivo: 'Atraso nuestro' }) },
  [nameOf(api.reembolsos.approve)]: { ...reembolso, body: () => ({ lineas, revision: 2, motivo: null }) },
  [nameOf(api.reembolsos.deny)]: { ...reembolso, body: () => ({ revision: 2, motivo: 'No corresponde al caso' }) },
  [nameOf(api.reembolsos.settle)]: { ...porPagar, body: () => ({ revision: 4, referencia: 'BI-1' }) },
};
