import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import type { AccessCase } from '../../../testing/access-case.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';
import { createPagada } from '../../pagos/testing/compras.ts';
import { certificarMasTarde } from '../dtes/cola.ts';
import { findDteDe } from '../dtes/queries.ts';
import { crearNotaDeCredito } from '../facturas.ts';

const NOW = new Date('2026-01-15T09:00:00Z');

/** The issuer in tests: a NIT with a right check digit. */
export const EMISOR = {
  razonSocial: 'Servicios Notariales de Prueba, S. A.',
  nit: '576937K',
  establecimiento: '1',
  direccion: '12 calle 1-25, zona 10',
  municipio: 'Guatemala',
  departamento: 'Guatemala',
  codigoPostal: '01010',
  regimen: 'trimestral',
  datosTransferencia: 'Banco de Prueba, cuenta 123-456',
} as const;

export async function ponerEmisor(db: Db): Promise<void> {
  await db.updateTable('datosFacturacion').set(EMISOR).execute();
}

/** The fiscal document of an invoice of the customer's, which waits to be certified. */
async function createDte(db: Db, who: CreatedUsuario, precios?: number[]): Promise<string> {
  const idFactura = await createPagada(db, who, precios);
  return db.transaction().execute(async (tx) => {
    await certificarMasTarde(tx, { idFactura, idNota: null, emitidoEn: NOW, now: NOW });
    return (await findDteDe(tx, idFactura, null))?.idDte ?? '';
  });
}

/** A credit note for half of an invoice of the customer's. */
export async function createNota(db: Db, who: CreatedUsuario) {
  const idFactura = await createPagada(db, who);
  const pedida = { idFactura, lineas: [{ posicion: 1, monto: 5_000 }], motivo: 'Servicio no prestado', now: NOW };
  const { idNota } = await db.transaction().execute((tx) => crearNotaDeCredito(tx, pedida));
  return { idFactura, idNota };
}

/** Cases of the issuer's data and of invoices as PDF. */
export const casosDeFacturacion: Record<string, AccessCase> = {
  [nameOf(api.facturacion.receptor)]: { query: { tipo: 'NIT', numero: '576937-K' } },
  [nameOf(api.facturacion.read)]: {},
  [nameOf(api.facturacion.update)]: {
    body: async (db) => {
      const row = await db.selectFrom('datosFacturacion').selectAll().executeTakeFirstOrThrow();
      const { id: _, actualizadoEn: __, ...body } = row;
      return body;
    },
  },
  [nameOf(api.facturacion.detenidos)]: {},
  [nameOf(api.facturacion.reintentar)]: {
    own: async (db, owner) => ({ idDte: await createDte(db, owner) }),
    absent: { idDte: uuidv7() },
  },
  [nameOf(api.facturacion.pdf)]: {
    own: async (db, owner) => ({ idFactura: await createPagada(db, owner) }),
    absent: { idFactura: uuidv7() },
  },
  [nameOf(api.facturacion.notaPdf)]: {
    own: (db, owner) => createNota(db, owner),
    absent: { idFactura: uuidv7(), idNota: uuidv7() },
  },
};
