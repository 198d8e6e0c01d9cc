import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { surtir } from '../../../catalogo/surtido/surtido.ts';
import { createPedido } from '../../../compra/pagos/testing/compras.ts';
import type { AccessCase } from '../../../testing/access-case.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { firmarEnlace } from '../enlace.ts';
import { codigoDe, createArchivo, createComprobante, createDocumento, createEntregada, PUNTO } from './archivos.ts';

const now = new Date('2026-01-15T09:00:00Z');

const pedido: AccessCase = {
  own: async (db, owner) => ({ idFactura: await createPedido(db, owner) }),
  absent: { idFactura: uuidv7() },
};
const comprobante: AccessCase = {
  own: async (db, owner) => ({ idComprobante: (await createComprobante(db, owner)).idComprobante }),
  absent: { idComprobante: uuidv7() },
};

/** A case with a member of staff: the caller, or a notary in place of a customer. */
const personal: AccessCase = {
  own: async (db, owner) => ({
    id: (owner.rol === 'cliente' ? await createUsuario(db, { rol: 'notario' }) : owner).idUsuario,
  }),
  absent: { id: uuidv7() },
};

/** Cases of files, receipts, sealed documents and certificates. */
export const casosDeArchivos: Record<string, AccessCase> = {
  [nameOf(api.archivos.upload)]: { query: { nombre: 'recibo.png' }, body: () => PUNTO },
  [nameOf(api.archivos.open)]: {
    own: async (db, owner) => ({ enlace: firmarEnlace(await createArchivo(db, owner), now) }),
    absent: { enlace: 'inventado' },
  },
  [nameOf(api.comprobantes.submit)]: {
    ...pedido,
    body: async (db, owner) => ({
      idArchivo: await createArchivo(db, owner),
      monto: null,
      fecha: null,
      banco: null,
      referencia: null,
    }),
  },
  [nameOf(api.comprobantes.ofFactura)]: {
    ...pedido,
    own: async (db, owner) => ({ idFactura: (await createComprobante(db, owner)).idFactura }),
  },
  [nameOf(api.comprobantes.list)]: {},
  [nameOf(api.comprobantes.read)]: comprobante,
  [nameOf(api.comprobantes.accept)]: { ...comprobante, body: () => ({ montoRecibido: 10_000, motivo: null }) },
  [nameOf(api.comprobantes.reject)]: { ...comprobante, body: () => ({ motivo: 'No se lee la fecha' }) },
  [nameOf(api.documentos.download)]: {
    own: async (db, owner) => ({ idSolicitud: await createDocumento(db, owner) }),
    absent: { idSolicitud: uuidv7() },
  },
  [nameOf(api.documentos.word)]: {
    own: async (db, owner) => ({ idSolicitud: await createEntregada(db, owner) }),
    absent: { idSolicitud: uuidv7() },
  },
  [nameOf(api.documentos.authenticate)]: {
    own: async (db, owner) => {
      await db.transaction().execute((tx) => surtir({ db: tx, now }, new Map([['legalizacion-firmas', 15_000]])));
      return { idSolicitud: await createEntregada(db, owner) };
    },
    absent: { idSolicitud: uuidv7() },
  },
  [nameOf(api.certificados.read)]: personal,
  [nameOf(api.protocolo.read)]: personal,
  [nameOf(api.protocolo.note)]: {
    ...personal,
    body: () => ({ anotacion: 'cancelado', numero: 1, fecha: '2026-01-15', folios: '1', nota: 'No se firmó' }),
  },
  [nameOf(api.certificados.replace)]: { ...personal, body: () => ({ p12: 'AAAA', clave: '' }), status: 422 },
  [nameOf(api.documentos.verificar)]: {
    own: async (db, owner) => ({ codigo: await codigoDe(db, await createDocumento(db, owner)) }),
    absent: { codigo: 'A'.repeat(20) },
  },
};
