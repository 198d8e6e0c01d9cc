import { v7 as uuidv7 } from 'uuid';
import { insertDocumento } from '../../../acto/documentos/queries.ts';
import { createAutomatica } from '../../../acto/documentos/testing/automaticas.ts';
import { createPdfSellado } from '../../../acto/documentos/testing/sellos.ts';
import { entregarComprobante } from '../../../compra/comprobantes/comprobantes.ts';
import { createPagada, createPedido } from '../../../compra/pagos/testing/compras.ts';
import type { Db } from '../../../db/db.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { sha256 } from '../../../services/cipher.ts';
import { sealedFiles } from '../../../services/files/files.ts';
import { testFiles } from '../../../services/files/testing/memory.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';
import { adjuntarArchivo, guardarArchivo } from '../archivos.ts';

const now = new Date('2026-01-15T09:00:00Z');

/** A white dot. */
export const PUNTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

/** A picture that the user handed in; without one, a PDF that we made. */
export async function createArchivo(db: Db, who?: Pick<CreatedUsuario, 'idUsuario'>): Promise<string> {
  const transact = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work);
  const suyo = { idUsuario: who?.idUsuario ?? null, bytes: PUNTO, now };
  const nuevo = who
    ? ({ ...suyo, nombre: 'recibo.png', tipo: 'image/png' } as const)
    : ({ ...suyo, nombre: 'documento.pdf', tipo: 'application/pdf' } as const);
  return (await guardarArchivo(sealedFiles(testFiles), transact, nuevo)).idArchivo;
}

/** The receipt of an order of the customer's, in review. */
export async function createComprobante(db: Db, who: CreatedUsuario, precio = 10_000) {
  const idFactura = await createPedido(db, who, precio);
  const idArchivo = await createArchivo(db, who);
  const dicho = { idArchivo, monto: null, fecha: null, banco: null, referencia: null };
  const actor = { ...who, idSesion: uuidv7() };
  const { idComprobante } = await inTransaction(db, (tx) =>
    entregarComprobante({ db: tx, actor, now }, idFactura, dicho),
  );
  return { idComprobante, idFactura, idArchivo };
}

/** A document of a solicitud of the customer's, sealed. */
export async function createDocumento(db: Db, who: CreatedUsuario): Promise<string> {
  const idFactura = await createPagada(db, who);
  const { idSolicitud } = await db
    .selectFrom('solicitudes')
    .select('idSolicitud')
    .where('idFactura', '=', idFactura)
    .executeTakeFirstOrThrow();
  await insertEntregado(db, idSolicitud, await createPdfSellado(db));
  return idSolicitud;
}

/** A solicitud of the customer with a document that no notary signed, and whose file is not sealed. */
export async function createEntregada(db: Db, who: CreatedUsuario): Promise<string> {
  const { idSolicitud } = await createAutomatica(db, who);
  const idArchivo = await createArchivo(db);
  await adjuntarArchivo(db, idArchivo, null);
  const huellas = { sha256: sha256(Buffer.from(idArchivo)), certificadoSha256: sha256(PUNTO) };
  await insertEntregado(db, idSolicitud, { idArchivo, ...huellas });
  return idSolicitud;
}

type Sellado = Awaited<ReturnType<typeof createPdfSellado>>;

async function insertEntregado(db: Db, idSolicitud: string, sellado: Sellado): Promise<void> {
  const codigoVerificacion = uuidv7().replaceAll('-', '').slice(-20).toUpperCase();
  const row = { idDocumento: uuidv7(), idSolicitud, version: 1, ...sellado, codigoVerificacion };
  await insertDocumento(db, { ...row, selladoEn: now });
}

/** The verification code of its last document. */
export async function codigoDe(db: Db, idSolicitud: string): Promise<string> {
  const { codigoVerificacion } = await db
    .selectFrom('documentos')
    .select('codigoVerificacion')
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  return codigoVerificacion;
}
