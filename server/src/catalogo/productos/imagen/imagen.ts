import type { Archivo } from '@fedatario/contract';
import { adjuntarArchivo, guardarArchivo, leerArchivo, soltarArchivo } from '../../../casa/archivos/archivos.ts';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { OutsideContext } from '../../../http/route.ts';
import type { Files } from '../../../services/files/files.ts';
import { inspectPicture, nameFor } from '../../../services/files/inspect.ts';
import { leerDeOficina } from '../oficina/oficina.ts';
import { findImagen, swapImagen } from './queries.ts';

/** Twice the largest size shown, in pixels. */
const LADO = 1_280;

/** Puts a picture on the page of a product, in the place of another: identified by its content and drawn again; shown at once. */
export async function ponerImagen(
  files: Files,
  { transact, transactActo, actor, now }: OutsideContext<'admin'>,
  idProducto: string,
  contenido: Uint8Array,
) {
  await transact((db) => leerDeOficina(db, idProducto));
  const given = Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength);
  if (!(await files.scan(given))) throw new AppError('archivo-infectado');
  const { tipo, bytes } = await inspectPicture(given, LADO);
  const { idUsuario } = actor;
  const nuevo = { idUsuario, nombre: nameFor('imagen', tipo), tipo, bytes, now };
  const { idArchivo } = await guardarArchivo(files, transact, nuevo);
  return transactActo(async (db) => {
    await adjuntarArchivo(db, idArchivo, idUsuario);
    return cambiar(db, { idProducto, idArchivo, now });
  });
}

export async function quitarImagen({ transactActo, now }: OutsideContext<'admin'>, idProducto: string) {
  return transactActo((db) => cambiar(db, { idProducto, idArchivo: null, now }));
}

export async function leerImagen(
  files: Files,
  { db, transact }: Pick<OutsideContext, 'db' | 'transact'>,
  { idProducto, v }: { idProducto: string; v?: string | undefined },
): Promise<Archivo> {
  const idArchivo = await findImagen(db, idProducto, v);
  if (!idArchivo) throw new AppError('no-encontrado');
  return leerArchivo(files, transact, idArchivo);
}

interface Cambio {
  readonly idProducto: string;
  readonly idArchivo: string | null;
  readonly now: Date;
}

async function cambiar(db: Db, { idProducto, idArchivo, now }: Cambio) {
  const swapped = await swapImagen(db, idProducto, idArchivo, now);
  if (!swapped || (swapped.antes === null && idArchivo === null)) throw new AppError('no-encontrado');
  if (swapped.antes) await soltarArchivo(db, swapped.antes);
  return leerDeOficina(db, idProducto);
}
