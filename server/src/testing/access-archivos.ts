import { api, nameOf } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { firmarEnlace } from '../archivos/enlace.ts';
import type { AccessCase } from './access-case.ts';
import { codigoDe, createArchivo, createComprobante, createDocumento, PUNTO } from './archivos.ts';
import { createPedido } from './compras.ts';

const now = new Date('2026-01-15T09:00:00Z');

const pedido: AccessCase = {
  own: async (db, owner) => ({ idFactura: await createPedido(db, owner) }),
  absent: { idFactura: uuidv7() },
};
const comprobante: AccessCase = {
  own: async (db, owner) => ({ idComprobante: (await createComprobante(db, owner)).idComprobante }),
  absent: { idComprobante: uuidv7() },
};

/** Of files, receipts and sealed documents. */
export const casosDeArchivos: Record<string, AccessCase> = {
  [nameOf(api.archivos.upload)]: { query: { nombre: 'recibo.png' }, body: () => PUNTO },
  [nameOf(api.archivos.open)]: {
    own: async (db, owner) => ({ enlace: firmarEnlace(await createArchivo(db, owner), now) }),
    absent: { enlace: 'inventado' },
  },
  [nameOf(api.comprobantes.submit)]: {
    ...pedido,
    body: async (db, owner) => ({
      ...{ idArchivo: await createArchivo(db, owner), monto: null, fecha: null, banco: null, referencia: null },
    }),
  },
  [nameOf(api.comprobantes.ofFactura)]: {
    ...pedido,
    own: async (db, owner) => ({ idFactura: (await createComprobante(db, owner)).idFactura }),
  },
  [nameOf(api.comprobantes.list)]: {},
  [nameOf(api.comprobantes.accept)]: { ...comprobante, body: () => ({ montoRecibido: 10_000, motivo: null }) },
  [nameOf(api.comprobantes.reject)]: { ...comprobante, body: () => ({ motivo: 'No se lee' }) },
  [nameOf(api.documentos.download)]: {
    own: async (db, owner) => ({ idSolicitud: await createDocumento(db, owner) }),
    absent: { idSolicitud: uuidv7() },
  },
  [nameOf(api.documentos.verificar)]: {
    own: async (db, owner) => ({ codigo: await codigoDe(db, await createDocumento(db, owner)) }),
    absent: { codigo: 'A'.repeat(20) },
  },
};
