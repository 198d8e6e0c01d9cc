import { v7 as uuidv7 } from 'uuid';
import { adjuntarArchivo, guardarArchivo } from '../../../casa/archivos/archivos.ts';
import type { Db } from '../../../db/db.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { sealedFiles } from '../../../services/files/files.ts';
import { testFiles } from '../../../services/files/testing/memory.ts';
import { sealPdf } from '../../../services/seal/seal.ts';
import { testSeal } from '../../../services/seal/testing/seal.ts';

const now = new Date('2026-01-15T09:00:00Z');
const sello = testSeal();
let blank: Promise<Uint8Array> | undefined;

/** A page without anything, sealed as no other, as the file of a document; with the hashes that its row states. */
export async function createPdfSellado(db: Db) {
  blank ??= blankPage();
  const razon = `Documento de prueba ${uuidv7()}`;
  const { pdf: bytes, sha256, certificado: certificadoSha256 } = await sealPdf(sello, await blank, { razon, now });
  const transact = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work);
  const nuevo = { idUsuario: null, nombre: 'documento.pdf', tipo: 'application/pdf', bytes, now } as const;
  const { idArchivo } = await guardarArchivo(sealedFiles(testFiles), transact, nuevo);
  await adjuntarArchivo(db, idArchivo, null);
  return { idArchivo, sha256, certificadoSha256 };
}

async function blankPage(): Promise<Uint8Array> {
  const { PDF } = await import('@libpdf/core');
  const file = PDF.create();
  file.addPage();
  return file.save();
}
