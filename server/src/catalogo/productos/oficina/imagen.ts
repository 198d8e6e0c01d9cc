import type { Archivo } from '@fedatario/contract/base';
import { adjuntarArchivo, guardarImagen, leerArchivo, soltarArchivo } from '../../../casa/archivos/archivos.ts';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { OutsideContext } from '../../../http/route.ts';
import type { Files } from '../../../services/files/files.ts';
import { findImagen, swapImagen } from '../imagen/queries.ts';
import { leerDeOficina } from './oficina.ts';

/** Twice the largest size shown, in pixels. */
const LADO = 1_280;

/** Puts a picture on the page of a product, in the place of another: identified by its content and drawn again; shown at once. */
export async function ponerImagen(
  files: Files,
  request: OutsideContext<'admin'>,
  idProducto: string,
  contenido: Uint8Array,
) {
  const { transact, transactActo, actor, now } = request;
  await transact((db) => leerDeOficina(db, idProducto));
  const idArchivo = await guardarImagen(files, request, { nombre: 'imagen', contenido, lado: LADO });
  return transactActo(async (db) => {
    await adjuntarArchivo(db, idArchivo, actor.idUsuario);
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
